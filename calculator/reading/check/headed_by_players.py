"""A crosstable of opponents that was read as one of rounds: its heading has the players' names."""

from collections.abc import Sequence

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.columns.headings import may_head
from calculator.reading.columns.raw import RawTable
from calculator.reading.text.errors import ReadError

#: Fewer rows tell nothing; more than half of the players are in the heading.
_FEWEST, _HALF = 3, 2
_WORD = pattern(r"[^\W\d_]{2,}")


def heads_players(raw: RawTable, lines: Sequence[str]) -> ReadError | None:
    """Return the error of a crosstable of opponents that was read as one of rounds.

    Its heading has the players' names: but rows are missing, or their cells moved.

    >>> from calculator.reading.columns.raw import RawRow
    >>> from calculator.reading.text.grid import Cell
    >>> names = ("Ann Lee", "Bob Ray", "Cem Poe")
    >>> rows = tuple(
    ...     RawRow(Cell("", at, 1), Cell(one, at, 3), ()) for at, one in enumerate(names, 2)
    ... )
    >>> error = heads_players(RawTable((), rows), ["Name Ann Lee Bob Ray Cem Poe Di Roe"])
    >>> error and error.said.code, heads_players(RawTable((), rows), ["Name R1 R2 R3"])
    ('error-cells-unclear', None)
    """
    if len(raw.rows) < _FEWEST:
        return None
    headings = [one.heading.text.casefold() for one in raw.columns]
    names = [row.name.text.casefold() for row in raw.rows]
    first = raw.rows[0].name
    above = next((line for line in lines[: first.line - 1][::-1] if _WORD.search(line)), "")
    there = sum(name in headings for name in names)
    told = above.casefold() if may_head(above) else ""
    if _HALF * max(there, sum(name in told for name in names)) <= len(names):
        return None
    if there:
        # Behind the last name are the totals.
        start = next(at for at, text in enumerate(headings) if text in names)
        columns = [one for one in raw.columns[start:] if one.kind in {"round", "other"}]
        said = Message("error-cross-not-square", (len(names), len(columns)))
        return ReadError.at(raw.columns[start].heading, said, "hint-whole-table")
    return ReadError.at(first, "error-cells-unclear", "hint-separate-cells")
