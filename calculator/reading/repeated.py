"""Rows that stand in the text twice: a selection that overlaps, a page copied again.

A row that is the same in every cell is left out, with a warning. The same player with other
results is an error: nobody can tell which of the two is right. Another player with the same number
is a slip of whoever typed the table, which :mod:`calculator.reading.numbering` warns of; many are
two sections in one, and an error.
"""

from collections.abc import Sequence
from typing import NamedTuple

from calculator.model import Message
from calculator.reading.errors import ReadError
from calculator.reading.grid import Cell

Cells = tuple[Cell, ...]
#: No warning lists more names.
_LISTED = 5
#: So many numbers may be on two rows by mistake.
_SLIPS = 2


class Rows(NamedTuple):
    """The rows that differ, and the name cells of those that came again."""

    rows: list[Cells]
    repeated: tuple[Cell, ...]


def once(rows: Sequence[Cells], number: int | None, name: int, total: int | None) -> Rows:
    """Leave out the rows that came before; ``number``, ``name`` and ``total`` are columns.

    Raises :class:`ReadError` at a number that stands for two different rows of one name, and
    where more than a few stand for two names. Players who share a place may share its number:
    neighbours with the same total.
    """
    kept: list[Cells] = []
    repeated = []
    by_number: dict[str, Cells] = {}
    seen = set()
    slips: list[ReadError] = []
    for cells in rows:
        texts = tuple(cell.text for cell in cells)
        if texts in seen:
            repeated.append(cells[name])
            continue
        seen.add(texts)
        if number is not None and (text := cells[number].text.rstrip(".")).isdecimal():
            before = by_number.setdefault(text, cells)
            if before is not cells and not _level(before, cells, kept[-1], name, total):
                cell = cells[number]
                error = ReadError.at(
                    cell,
                    Message("error-number-twice", (cell.text,)),
                    Message("hint-row-twice", (before[number].line,)),
                )
                slips.append(error)
                if cells[name].text == before[name].text or len(slips) > _SLIPS:
                    raise slips[0] if cells[name].text != before[name].text else error
        kept.append(cells)
    return Rows(kept, tuple(repeated))


def _level(before: Cells, cells: Cells, above: Cells, name: int, total: int | None) -> bool:
    """Whether two rows may share a number because they share the place."""
    return (
        total is not None
        and cells[name].text != before[name].text
        and cells[total].text == before[total].text == above[total].text
    )


def warning(repeated: Sequence[Cell]) -> tuple[Message, ...]:
    """Return the warning for rows that were left out."""
    if not repeated:
        return ()
    names = "; ".join(cell.text for cell in repeated[:_LISTED])
    names += " …" if len(repeated) > _LISTED else ""
    first = repeated[0]
    return (Message("rows-repeated", (len(repeated), names), first.line, first.column),)
