"""Which cells contradict each other, or name a player who is not there.

Where A lists B in a round, B lists A in that round, with the opposite result.
"""

from collections.abc import Sequence
from typing import NamedTuple

from calculator.model import OPPOSITE, RESULT_CODES, Contradiction, Message, Player, Spot
from calculator.reading.cells import RawResult
from calculator.reading.cross import answer_index
from calculator.reading.errors import ReadError
from calculator.reading.grid import Cell
from calculator.reading.raw import RawTable

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
    their_round: int
    """Its column: another one than the first cell's only in a crosstable of opponents."""

    @property
    def contradiction(self) -> Contradiction:
        """The clash as the model has it."""
        first, second = spot(self.cell.cell), spot(self.theirs.cell)
        return Contradiction(self.round, self.number, self.other, first, second)


def spot(cell: Cell) -> Spot:
    """Return the place of a cell, with its text."""
    return Spot(cell.line, cell.column, len(cell.text), cell.text)


def agree(cell: RawResult, theirs: RawResult, number: int, games: int = 1) -> bool:
    """Whether the opponent's cell answers this one of player ``number``.

    Where a round has two ``games`` the cells share the two points.
    """
    if cell.colour and cell.colour == theirs.colour and cell.code != "F" and theirs.code != "F":
        return False
    if RESULT_CODES[cell.code].played:
        if theirs.opponent != number or not RESULT_CODES[theirs.code].played:
            return False
        # Split results (N, S, R) are those that need not be opposite.
        return opposite(cell.code, games) in {"", theirs.code} or theirs.code in "NSR?"
    # A forfeit need not be answered by number, and both may lose a double forfeit.
    if theirs.opponent not in {None, number}:
        return False
    answers = {"X": "FU", "F": "XFUB", "Z": "Z"}.get(cell.code, "")
    return theirs.code in answers if theirs.code else True


#: What the opponent's cell shows in a round of two games.
_OF_TWO = {"$": "L", "#": "D", "W": "W", "D": "#", "L": "$"}


def opposite(code: str, games: int = 1) -> str:
    """Return what the opponent's cell must show; empty where that is open.

    >>> opposite("W"), opposite("W", 2), opposite("N")
    ('L', 'W', '')
    """
    return (_OF_TWO if games == 2 and code in _OF_TWO else OPPOSITE).get(code, "")


def check_opponents(raw: RawTable, numbers: Sequence[int]) -> None:
    """Raise for the first cell that names a player who is not there, or the player himself."""
    there = set(numbers)
    named = [found for row in raw.rows for found in row.results if found.opponent is not None]
    missing = [found for found in named if found.opponent not in there]
    if missing:
        cell = missing[0].cell
        others = sorted({found.opponent or 0 for found in missing})
        if len(missing) * 2 > len(named) and others[0] >= 100 and others[-1] > len(raw.rows):
            raise ReadError.at(
                cell,
                Message("error-rating-adjustment", (cell.text, missing[0].opponent or 0)),
                "hint-rating-adjustment",
            )
        listed = ", ".join(map(str, others[:6])) + (" …" if len(others) > 6 else "")
        raise ReadError.at(
            cell,
            Message("error-no-such-player", (cell.text, missing[0].opponent or 0)),
            Message("hint-no-such-player", (min(there), max(there), listed)),
        )
    for number, row in zip(numbers, raw.rows, strict=True):
        for found in row.results:
            if found.opponent == number and raw.dialect != "cross":
                raise ReadError.at(
                    found.cell,
                    Message("error-met-oneself", (found.cell.text, number)),
                    "hint-another-number",
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
        for index, cell in enumerate(row.results[:played]):
            if cell.opponent is None:
                continue
            games += 1
            answers = raw.rows[at[cell.opponent]].results
            there: int | None = index
            if raw.of_opponents:
                there = answer_index(answers, index, number, len(numbers))
            if there is None:
                there = min(index, len(answers) - 1)
            theirs = answers[there]
            if agree(cell, theirs, number, raw.games):
                continue
            clashing += 1
            pair = frozenset(((index, number), (there, cell.opponent)))
            if pair not in seen:
                seen.add(pair)
                found.append(Clash(index + 1, number, cell, cell.opponent, theirs, there + 1))
    if clashing >= _MISUNDERSTOOD and clashing * 2 > games:
        at_fault = found[0].cell.cell
        raise ReadError.at(
            at_fault,
            Message("error-most-contradict", (at_fault.text,)),
            "hint-most-contradict",
            contradictions=tuple(clash.contradiction for clash in found),
            names={number: row.name.text for number, row in zip(numbers, raw.rows, strict=True)},
        )
    return tuple(found)


def blanks(raw: RawTable, players: Sequence[Player], played: int) -> tuple[Message, ...]:
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
    return (Message("blank-result", facts, cell.line, cell.column),)
