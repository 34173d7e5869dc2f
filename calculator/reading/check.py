"""Whom the opponent numbers mean, and which cells contradict each other.

Programs number players differently, so a reading is tried by reciprocity: where A lists B
in a round, B lists A in that round, with the opposite result.
"""

from collections.abc import Sequence
from typing import NamedTuple

from calculator.model import KINDS, OPPOSITE, Player, TableWarning
from calculator.reading.cells import RawResult
from calculator.reading.errors import ReadError
from calculator.reading.standings import RawRow, RawTable

#: Below this many contradictions a table is faulty in places rather than misunderstood.
_MISUNDERSTOOD = 4


class Clash(NamedTuple):
    """Two cells of one round that cannot both be right."""

    round: int
    number: int
    cell: RawResult
    other: int
    """The player whom the first cell names."""
    theirs: RawResult
    """That player's cell of the same round."""


def numbers_meant(rows: Sequence[RawRow]) -> list[int]:
    """Decide by which number the cells refer to players: the number printed, or the row's."""
    printed = [
        int(row.number.text.rstrip(".")) if row.number.text.rstrip(".").isdigit() else 0
        for row in rows
    ]
    by_row = list(range(1, len(rows) + 1))
    if printed == by_row:
        return by_row
    choices = [by_row]
    if len(set(printed)) == len(printed) and 0 not in printed:
        choices.insert(0, printed)
    return max(choices, key=lambda numbers: _agreeing(rows, numbers))


def _agreeing(rows: Sequence[RawRow], numbers: Sequence[int]) -> int:
    at = {number: index for index, number in enumerate(numbers)}
    return sum(
        agree(cell, rows[at[cell.opponent]].results[index], number)
        for row, number in zip(rows, numbers, strict=True)
        for index, cell in enumerate(row.results)
        if cell.opponent in at
    )


def agree(cell: RawResult, theirs: RawResult, number: int) -> bool:
    """Whether the opponent's cell answers this one of player ``number``."""
    if KINDS[cell.code].played:
        if theirs.opponent != number or not KINDS[theirs.code].played:
            return False
        # Split results (N, S, R) are those that need not be opposite.
        return OPPOSITE.get(cell.code, theirs.code) == theirs.code or theirs.code in "NSR"
    # A forfeit need not be answered by number, and both may lose a double forfeit.
    if theirs.opponent not in {None, number}:
        return False
    answers = {"X": "FU", "F": "XFUB", "Z": "Z"}.get(cell.code, "")
    return theirs.code in answers if theirs.code else True


def check_opponents(raw: RawTable, numbers: Sequence[int]) -> None:
    """Raise for the first cell that names a player who is not there, or the player himself."""
    there = set(numbers)
    missing = [
        found
        for row in raw.rows
        for found in row.results
        if found.opponent is not None and found.opponent not in there
    ]
    if missing:
        cell = missing[0].cell
        others = sorted({found.opponent or 0 for found in missing})
        listed = ", ".join(map(str, others[:6])) + (" …" if len(others) > 6 else "")
        raise ReadError(
            f"“{cell.text}”: there is no player {missing[0].opponent}",
            cell.line,
            cell.column,
            f"the table has players {min(there)} to {max(there)} but refers to {listed}; "
            "copy the whole table",
            length=len(cell.text),
        )
    for number, row in zip(numbers, raw.rows, strict=True):
        for found in row.results:
            if found.opponent == number:
                raise ReadError(
                    f"“{found.cell.text}”: player {number} cannot have met himself or herself",
                    found.cell.line,
                    found.cell.column,
                    "expected another player’s number",
                    length=len(found.cell.text),
                )


def clashes(raw: RawTable, numbers: Sequence[int], played: int) -> tuple[Clash, ...]:
    """Return each pair of cells that contradict each other, in the order of the text.

    Where most results do, the numbers cannot mean what we think: :class:`ReadError`.
    """
    at = {number: index for index, number in enumerate(numbers)}
    found: list[Clash] = []
    seen = set()
    games = clashing = 0
    for number, row in zip(numbers, raw.rows, strict=True):
        for round_, cell in enumerate(row.results[:played], 1):
            if cell.opponent is None:
                continue
            games += 1
            theirs = raw.rows[at[cell.opponent]].results[round_ - 1]
            if agree(cell, theirs, number):
                continue
            clashing += 1
            pair = (round_, frozenset((number, cell.opponent)))
            if pair not in seen:
                seen.add(pair)
                found.append(Clash(round_, number, cell, cell.opponent, theirs))
    if clashing >= _MISUNDERSTOOD and clashing * 2 > games:
        at_fault = found[0].cell.cell
        raise ReadError(
            f"most results contradict each other, “{at_fault.text}” first",
            at_fault.line,
            at_fault.column,
            "where one player lists another in a round, the other must list the first, "
            "with the opposite result; is this one whole section?",
            length=len(at_fault.text),
        )
    return tuple(found)


def blanks(raw: RawTable, players: Sequence[Player], played: int) -> tuple[TableWarning, ...]:
    """Return one warning for the empty cells in rounds that were played."""
    blank = [
        (player.name, round_, row.results[round_ - 1].cell)
        for row, player in zip(raw.rows, players, strict=True)
        for round_ in range(1, played + 1)
        if not player.results[round_ - 1].code
    ]
    if not blank:
        return ()
    name, round_, cell = blank[0]
    facts = (len(blank), name, round_)
    return (TableWarning("blank-result", facts, cell.line, cell.column),)
