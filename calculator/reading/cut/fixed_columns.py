"""Lines whose cells begin just where the headings do, in each of them: they are cut there."""

import sys
from collections.abc import Sequence
from itertools import pairwise

from calculator.model import quick
from calculator.model.late import pattern
from calculator.reading.columns.headings import Column
from calculator.reading.columns.words_of_columns import suits
from calculator.reading.lexicon.headings import titles
from calculator.reading.text.grid import Cell

#: Fewer lines tell nothing.
_FEWEST = 2
_COUNTED = pattern(r"\s*#?\d{1,4}[.):]?\s")
#: More blanks are between cells of which one has no heading.
_WIDE = "  "
_TITLE = pattern(titles())
#: A sign, and an opponent lined up at the right: ``+  4W`` above ``- 11B``.
_SIGN_APART = pattern(r"[+=<>-] {2,3}\d{1,2}[^\W\d_]?")


def starts_of(columns: Sequence[Column], below: Sequence[str]) -> tuple[int, ...]:
    """Return where the cells of the lines below a heading begin; nothing where some do elsewhere.

    The first of them tell.

    >>> from calculator.reading.columns.headings import column
    >>> from calculator.reading.text.grid import words
    >>> heads = [column(cell) for cell in words(1, "No Name   Rtg R1")]
    >>> starts_of(heads, ["1  Ann Li 900 W2", "2  Bo Roe     L1"])
    (0, 3, 10, 14)
    >>> starts_of(heads, ["1  Ann Li 900 W2", "2  Bo Roewe   L1"])
    ()
    """
    starts = tuple(one.heading.column - 1 for one in columns)
    rows = []
    for line in below:
        if _COUNTED.match(line):
            rows.append(line)
        elif not line.strip() or line[: starts[1]].strip():
            break
    if len(rows) < _FEWEST or any(row[: starts[0]].strip() for row in rows):
        return ()
    for start, end in pairwise((*starts[1:], sys.maxsize)):
        if any(row[start - 1 : start].strip() for row in rows):
            return ()
        if not any(row[start : start + 1].strip() for row in rows) and any(
            row[start:end].strip() for row in rows
        ):
            return ()
    return starts


def cut_at(
    starts: Sequence[int], kinds: Sequence[str], number: int, line: str
) -> tuple[Cell, ...] | None:
    """Return the cells of a line; ``None`` where one is not what its column holds.

    >>> found = cut_at((0, 3, 7, 10), ("number", "name", "round", "total"), 2, "1  Ann W2 1.5")
    >>> found and [cell.text for cell in found]
    ['1', 'Ann', 'W2', '1.5']
    >>> cut_at((0, 3, 7, 10), ("number", "name", "rating", "total"), 2, "1  Ann W2 1.5")
    """
    if line[: starts[0]].strip():
        return None
    made: list[Cell] = []
    name = kinds.index("name")
    for at, (kind, (start, end)) in enumerate(
        zip(kinds, pairwise((*starts, sys.maxsize)), strict=True), 1
    ):
        if start and line[start - 1 : start].strip():
            return None
        part = line[start:end]
        text = part.strip()
        if at == name and " " in text:
            # Titles in front of names have no heading.
            text, _, title = text.partition(" ")
            if not _TITLE.fullmatch(title.strip()):
                return None
        if kind == "round" and _SIGN_APART.fullmatch(text):
            text = " ".join(text.split())
        if _WIDE in text or (text and kind != "name" and not suits(kind, text)):
            return None
        # An empty cell comes after the word before it.
        empty = made[-1].end if made else start + 1
        column = start + 1 + len(part) - len(part.lstrip()) if text else empty
        made.append(quick(Cell, (text, number, column)))
    return tuple(made) if made[0].text and any(cell.text for cell in made[1:]) else None
