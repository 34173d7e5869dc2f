"""A Swiss whose crosstable has a column for each opponent, as Swiss Master prints it.

Most cells are empty: the players did not meet. Byes are nowhere but in the total, so what a
total has more than the games is counted as byes, with a warning.
"""

from collections.abc import Sequence

from calculator.model import RESULT_CODES, Message
from calculator.reading.cells.grammar import RawResult
from calculator.reading.columns.raw import RawRow
from calculator.reading.text.errors import listed
from calculator.reading.text.grid import Cell

#: So large a part of all pairs did not meet.
_APART = 0.25
#: No round robin that is still being played has so many players.
_LARGE = 17


def is_swiss(rows: Sequence[RawRow], *, announced: bool = False) -> bool:
    """Whether a crosstable of opponents is of a Swiss, by who met whom and what totals hold.

    ``announced`` is whether the text above says so: then one pair that did not meet is enough.
    """
    count = len(rows)
    games = sum(bool(found.code) for row in rows for found in row.results)
    empty = 1 - games / (count * (count - 1))
    if announced:
        return empty > 0
    return empty > _APART and (count >= _LARGE or any(row.more_than_results > 0 for row in rows))


def in_rounds(rows: Sequence[RawRow]) -> tuple[tuple[RawRow, ...], tuple[Message, ...]]:
    """Return the rows with as many results as there were rounds, and what is to be said of it.

    The games come first, in the order of the opponents, then the byes; what is left is unpaired.
    """
    games = [tuple(found for found in row.results if found.code) for row in rows]
    rounds = max(
        len(played) + (max(0, row.more_than_results) + 1) // 2
        for row, played in zip(rows, games, strict=True)
    )
    made = []
    byes: list[tuple[RawRow, Cell]] = []
    for row, played in zip(rows, games, strict=True):
        codes = _byes(max(0, row.more_than_results), rounds - len(played))
        cell = row.total_cell or row.name
        if codes:
            byes.append((row, cell))
        rest = "U" * (rounds - len(played) - len(codes))
        unplayed = tuple(RawResult(code, None, cell) for code in codes + rest)
        made.append(row._replace(results=played + unplayed))
    return tuple(made), _warning(byes) + _forfeits(games)


def _byes(missing: int, rounds: int) -> str:
    """Return the codes of byes that make up these half points, full ones first if there is room."""
    halves = "H" * missing
    return halves if missing == rounds else "B" * (missing // 2) + "H" * (missing % 2)


def _forfeits(games: Sequence[tuple[RawResult, ...]]) -> tuple[Message, ...]:
    """Return a warning for games won and lost by forfeit, whose rounds nobody knows."""
    found = [one for played in games for one in played if not RESULT_CODES[one.code].played]
    if not found:
        return ()
    cell = found[0].cell
    return (Message("forfeits-without-rounds", (cell.text,), cell.line, cell.column),)


def _warning(byes: Sequence[tuple[RawRow, Cell]]) -> tuple[Message, ...]:
    if not byes:
        return ()
    cell = byes[0][1]
    facts = (len(byes), listed(row.name.text for row, _ in byes))
    return (Message("byes-from-totals", facts, cell.line, cell.column),)
