"""Sections below each other whose numbers go on: a title is between, and nobody plays across it."""

import sys
from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise

from calculator.reading.check.closed import is_closed
from calculator.reading.check.consistency import Judged
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.lexicon.prose import is_page
from calculator.reading.text.errors import MOST_SECTIONS
from calculator.reading.text.grid import Cell

#: A section has no fewer players; of one round alone nobody knows who would meet whom.
_FEWEST, _ROUNDS = 2, 2
#: No title is longer.
_LONGEST = 60


def by_title(table: Judged) -> list[Judged]:
    """Return the sections of a table that titles between its rows tell apart; else the table."""
    raw = table.raw
    titles = _titles(raw)
    if not titles or raw.of_opponents or len(raw.rounds) < _ROUNDS:
        return [table]
    lines = sorted({row.name.line for row in raw.rows})
    # Of several lines between two rows the last is the title.
    begins = {lines[bisect_right(lines, title.line)]: title for title in titles}
    if _FEWEST * len(begins) >= len(lines) or len(begins) > MOST_SECTIONS:
        return [table]
    groups: list[list[RawRow]] = [[]]
    named = [""]
    for row in raw.rows:
        if row.name.line in begins:
            groups.append([])
            named.append(begins[row.name.line].text)
        groups[-1].append(row)
    parts = _parts(raw, groups, named)
    closed = all(is_closed(part) and len(part.raw.rows) >= _FEWEST for part in parts)
    return parts if closed else [table]


def _titles(raw: RawTable) -> list[Cell]:
    """Return the texts between the rows that may be titles: the number of a page is none."""
    if not raw.rows:
        return []
    first, last = raw.rows[0].name.line, raw.rows[-1].name.line
    return [
        cell
        for cell in raw.after
        if first < cell.line < last
        and len(cell.text) < _LONGEST
        and any(map(str.isalnum, cell.text))
        and not is_page(cell.text)
    ]


def _parts(raw: RawTable, groups: Sequence[Sequence[RawRow]], named: Sequence[str]) -> list[Judged]:
    """Return each group as a table of its own; what is said of a line is said of its group."""
    ends = [0, *[group[-1].name.line for group in groups[:-1]], sys.maxsize]
    made = []
    for (begin, end), group, title in zip(pairwise(ends), groups, named, strict=True):
        after = [cell for cell in raw.after if begin < cell.line <= end]
        said = [one for one in raw.warnings if begin < (one.line or 1) <= end]
        own = raw._replace(
            rows=tuple(group),
            section=title or raw.section,
            before=() if begin else raw.before,
            after=tuple(cell for cell in after if cell.text != title),
            warnings=tuple(said),
        )
        made.append(Judged(own))
    return made
