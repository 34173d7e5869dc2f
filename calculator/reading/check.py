"""Whom the opponent numbers mean, and which cells contradict each other.

Programs number players differently, so a reading is tried by reciprocity: where A lists B
in a round, B lists A in that round, with the opposite result.
"""

from collections.abc import Sequence
from typing import NamedTuple

from calculator.model import KINDS, OPPOSITE, Contradiction, Message, Player, Spot
from calculator.reading.cells import RawResult
from calculator.reading.cross import answer_index
from calculator.reading.errors import ReadError
from calculator.reading.grid import Cell
from calculator.reading.raw import RawRow, RawTable

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
        first, second = _spot(self.cell.cell), _spot(self.theirs.cell)
        return Contradiction(self.round, self.number, self.other, first, second)


class Numbers(NamedTuple):
    """By which numbers the cells refer to players."""

    numbers: tuple[int, ...]
    by: str


def _spot(cell: Cell) -> Spot:
    return Spot(cell.line, cell.column, len(cell.text), cell.text)


def numbers_meant(raw: RawTable, by: str = "") -> Numbers:
    """Decide which of the numbers of a row the cells refer to: the one that fits best.

    The number that stands first, the place, a starting or pairing number, or the row's own;
    ``by`` chooses one. Raises :class:`ReadError` where the rows have no such numbers.
    """
    found = _meanings(raw)
    if by:
        chosen = next((choice for choice in found if choice.by == by), None)
        if chosen is None:
            cell = raw.rows[0].number
            said = Message("error-not-numbered-by", (f"opponents-by-{by}",))
            raise ReadError.at(cell, said)
        return chosen
    distinct = _distinct(found)
    if len(distinct) == 1:
        return found[0]
    return max(distinct, key=lambda choice: _agreeing(raw.rows, choice.numbers))


def other_meanings(raw: RawTable, taken: str) -> tuple[str, ...]:
    """Return what else the cells' numbers may mean: whom they name is there, not contradicted."""
    found = _meanings(raw)
    numbers = next((choice.numbers for choice in found if choice.by == taken), ())
    return tuple(
        choice.by
        for choice in _distinct(found)
        if choice.numbers != numbers and _readable(raw, choice.numbers)
    )


def _readable(raw: RawTable, numbers: Sequence[int]) -> bool:
    there = set(numbers)
    for number, row in zip(numbers, raw.rows, strict=True):
        for cell in row.results:
            if cell.opponent is not None and (
                cell.opponent not in there or cell.opponent == number
            ):
                return False
    try:
        clashes(raw, numbers, len(raw.rows[0].results))
    except ReadError:
        return False
    return True


def _distinct(found: Sequence[Numbers]) -> tuple[Numbers, ...]:
    """Leave out what only has another name."""
    distinct: dict[tuple[int, ...], Numbers] = {}
    for choice in found:
        distinct.setdefault(choice.numbers, choice)
    return tuple(distinct.values())


def _meanings(raw: RawTable) -> list[Numbers]:
    """Return every number that each row has, the likeliest first."""
    rows = raw.rows
    by_row = tuple(range(1, len(rows) + 1))
    if raw.dialect == "cross":
        return [Numbers(by_row, "row")]
    kinds = {column.kind for column in raw.columns}
    own, second = raw.meanings
    first = raw.numbers or ("place" if "number" not in kinds and "place" in kinds else own)
    choices = [
        (first, [row.number.text for row in rows]),
        ("place", [row.place for row in rows]),
        (second, [row.start for row in rows]),
    ]
    found = [
        Numbers(numbers, by)
        for by, texts in choices
        if (numbers := _figures(texts)) and len(set(numbers)) == len(numbers)
    ]
    return [*found, Numbers(by_row, "row")]


def _figures(texts: Sequence[str]) -> tuple[int, ...] | None:
    """Return the numbers if every text is one, else ``None``."""
    stripped = [text.rstrip(".") for text in texts]
    if not all(text.isdecimal() and len(text) < 6 for text in stripped):
        return None
    return tuple(map(int, stripped))


def _agreeing(rows: Sequence[RawRow], numbers: Sequence[int]) -> int:
    at = {number: index for index, number in enumerate(numbers)}
    return sum(
        agree(cell, rows[at[cell.opponent]].results[index], number)
        for row, number in zip(rows, numbers, strict=True)
        for index, cell in enumerate(row.results)
        if cell.opponent in at
    )


def agree(cell: RawResult, theirs: RawResult, number: int, games: int = 1) -> bool:
    """Whether the opponent's cell answers this one of player ``number``.

    Where a round has two ``games`` the cells share the two points.
    """
    if cell.colour and cell.colour == theirs.colour and cell.code != "F" and theirs.code != "F":
        return False
    if KINDS[cell.code].played:
        if theirs.opponent != number or not KINDS[theirs.code].played:
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
