"""Which cells contradict each other, or name a player who is not there.

Where A lists B in a round, B lists A in that round, with the opposite result.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from calculator.model import (
    OPPOSITE,
    PLAYED,
    RESULT_CODES,
    Contradiction,
    Message,
    Player,
    Spot,
)
from calculator.reading.cells.grammar import RawResult
from calculator.reading.columns.context import in_sight
from calculator.reading.columns.cross import answer_index
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.text.errors import ReadError, Whose, listed
from calculator.reading.text.grid import Cell

#: Below this many contradictions a table is faulty in places rather than misunderstood.
_MISUNDERSTOOD = 4
#: This many of the things that only one of two rows has are mentioned.
_MOST_TOLD = 3
#: One row in this many is one of a few.
_FEW, _HARDLY_ANY = 4, 6
_ADJUSTMENT = Message("hint-rating-adjustment")


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
    code, _, _, _, color = cell
    answer, named, _, _, other = theirs
    # A forfeit need not be answered by number.
    if named != number and (named is not None or PLAYED[code]):
        return False
    return agreeing(code, answer, color, other, games)


@cache
def agreeing(code: str, answer: str, color: str, theirs: str, games: int) -> bool:
    """Whether cells that name each other agree."""
    both = color and color == theirs and code != "F" and answer != "F"
    return not both and _may_answer(code, answer, games)


@cache
def _may_answer(code: str, answer: str, games: int) -> bool:
    """Whether two results can be of one game; both may lose a double forfeit."""
    if RESULT_CODES[code].played:
        if not RESULT_CODES[answer].played:
            return False
        # Split results (N, S, R) are those that need not be opposite.
        return opposite(code, games) in {"", answer} or answer in "NSR?"
    answers = {"X": "FU", "F": "XFUB", "Z": "Z"}.get(code, "")
    return answer in answers if answer else True


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
    if not {found.opponent for row in raw.rows for found in row.results} <= there | {None}:
        named = [
            (found.cell, found.opponent, Whose(row.name.text, round_))
            for row in raw.rows
            for round_, found in enumerate(row.results, 1)
            if found.opponent is not None
        ]
        missing = [each for each in named if each[1] not in there]
        cell, opponent, whose = missing[0]
        others = sorted({number for _, number, _ in missing})
        if len(missing) * 2 > len(named) and others[0] >= 100 and others[-1] > len(raw.rows):
            said, hint = Message("error-rating-adjustment", (opponent,)), _ADJUSTMENT
        else:
            said = Message("error-no-such-player", (opponent, min(there), max(there)))
            shown = in_sight(raw.around, len(raw.rows))
            hint = Message("hint-rows-in-sight", shown) if shown else _more_missing(others)
        raise ReadError.says(cell, said, hint).knowing(whose=whose)
    if raw.dialect == "cross":
        return
    for number, row in zip(numbers, raw.rows, strict=True):
        for round_, found in enumerate(row.results, 1):
            if found.opponent == number:
                said = Message("error-met-oneself", (number,))
                whose = Whose(row.name.text, round_)
                raise ReadError.says(found.cell, said, "hint-another-number").knowing(whose=whose)


def _more_missing(numbers: Sequence[int]) -> Message:
    """Return what to do about numbers that the table does not have."""
    if len(numbers) == 1:
        return Message("hint-no-such-player")
    return Message("hint-no-such-players", (listed(map(str, numbers), 6, ", "),))


def clashes(raw: RawTable, numbers: Sequence[int], played: int) -> tuple[Clash, ...]:
    """Return each pair of cells that contradict each other, in the order of the text.

    Where most results do, the numbers cannot mean what we think: :class:`ReadError`.
    """
    rows = {number: row.results for number, row in zip(numbers, raw.rows, strict=True)}
    found: list[Clash] = []
    seen = set()
    games = clashing = 0
    crossed, each_round = raw.of_opponents, raw.games
    for number, results in rows.items():
        for index, cell in enumerate(results[:played]):
            code, opponent, _, _, color = cell
            if opponent is None:
                continue
            games += 1
            answers = rows[opponent]
            there: int | None = index
            if crossed:
                there = answer_index(answers, index, number, len(numbers))
            if there is None:
                there = min(index, len(answers) - 1)
            theirs = answers[there]
            answer, named, _, _, other = theirs
            # As :func:`agree`, which would be called for every cell.
            back = named == number or (named is None and not PLAYED[code])
            if back and agreeing(code, answer, color, other, each_round):
                continue
            clashing += 1
            pair = frozenset(((index, number), (there, opponent)))
            if pair not in seen:
                seen.add(pair)
                found.append(Clash(index + 1, number, cell, opponent, theirs, there + 1))
    if clashing >= _MISUNDERSTOOD and clashing * 2 > games:
        first = found[0]
        names = {number: row.name.text for number, row in zip(numbers, raw.rows, strict=True)}
        sides = (first.cell.cell.text, names[first.other], first.theirs.cell.text)
        raise ReadError.at(
            first.cell.cell,
            Message("error-most-contradict", (first.round, names[first.number], *sides))
            if not raw.of_opponents
            else Message("error-most-contradict-cross", (names[first.number], *sides)),
            "hint-most-contradict",
            contradictions=tuple(clash.contradiction for clash in found),
            names=names,
        )
    return tuple(found)


def facing(rows: Sequence[RawRow], numbers: Sequence[int]) -> list[tuple[RawResult, ...]]:
    """Return everybody's games in a crosstable of opponents so that they face their opponents'.

    Of several games against somebody each player's row may have the one with White first: where
    more of them agree then, those of one of the two are reversed, all or two by two.

    >>> def row(opponent: int, *codes: str) -> RawRow:
    ...     cell = Cell("", 1, 1)
    ...     return RawRow(cell, cell, tuple(RawResult(code, opponent, cell) for code in codes))
    >>> first, second = facing([row(2, "D", "W"), row(1, "L", "D")], [1, 2])
    >>> [one.code for one in first], [one.code for one in second]
    (['D', 'W'], ['D', 'L'])
    """
    own = [_by_opponent(row.results) for row in rows]
    at = {number: index for index, number in enumerate(numbers)}
    turned: dict[tuple[int, int], list[int]] = {}
    for one, number in enumerate(numbers):
        for other, games in own[one].items():
            theirs = own[at[other]].get(number, []) if other in at else []
            if other > number and len(games) == len(theirs) > 1:
                turned[number, other] = [_agreeing(games, way(theirs), number) for way in _WAYS]
    right = [sum(agreeing) for agreeing in zip(*turned.values(), strict=True)]
    if not right or max(right) == right[0]:
        return [row.results for row in rows]
    best = right.index(max(right))
    for (number, other), agreeing in turned.items():
        if agreeing[best] >= agreeing[0]:
            own[at[other]][number] = _WAYS[best](own[at[other]][number])
    made: list[tuple[RawResult, ...]] = []
    for row, by_other in zip(rows, own, strict=True):
        left = {other: iter(each) for other, each in by_other.items()}
        made.append(
            tuple(
                found if found.opponent is None else next(left[found.opponent])
                for found in row.results
            )
        )
    return made


def _two_by_two(games: list[RawResult]) -> list[RawResult]:
    return [game for at in range(0, len(games), 2) for game in games[at : at + 2][::-1]]


#: How one player's games may match the opponent's: as they are, or reversed.
_WAYS: tuple[Callable[[list[RawResult]], list[RawResult]], ...] = (
    list,
    lambda games: games[::-1],
    _two_by_two,
)


def _by_opponent(results: Sequence[RawResult]) -> dict[int, list[RawResult]]:
    found: dict[int, list[RawResult]] = {}
    for one in results:
        if one.opponent is not None:
            found.setdefault(one.opponent, []).append(one)
    return found


def _agreeing(games: Sequence[RawResult], theirs: Sequence[RawResult], number: int) -> int:
    pairs = zip(games, theirs, strict=True)
    return sum(agree(game, answer, number) for game, answer in pairs)


def blanks(raw: RawTable, players: Sequence[Player], played: int) -> tuple[Message, ...]:
    """Return one warning for the empty cells in rounds that were played."""
    empty = [[not one.code for one in player.results[:played]] for player in players]
    at = next((at for at, cells in enumerate(empty) if True in cells), None)
    if at is None:
        return ()
    round_ = empty[at].index(True)
    facts = (sum(map(sum, empty)), players[at].name, round_ + 1)
    cell = raw.rows[at].results[round_].cell
    return (Message("blank-result", facts, cell.line, cell.column),)


def rounds_empty(raw: RawTable, last: int) -> tuple[Message, ...]:
    """Return a warning for a round of which few cells say anything, before the ``last`` played."""
    columns = [] if raw.of_opponents else [one for one in raw.columns if one.kind == "round"]
    if not columns:
        return ()
    told = [0] * last
    for row in raw.rows:
        for at, one in enumerate(row.results[:last]):
            told[at] += one.cell.text != ""
        if _HARDLY_ANY * min(told[: len(columns)], default=0) > len(raw.rows):
            # As nearly always: then no other row has to be looked at.
            return ()
    for at, (found, count) in enumerate(zip(columns, told, strict=False)):
        if _HARDLY_ANY * count <= len(raw.rows) < 2 * max(told[at:]):
            cell, facts = found.heading, (at + 1, count, len(raw.rows))
            if not count:
                return (Message("round-empty", (at + 1,), cell.line, cell.column),)
            return (Message("round-nearly-empty", facts, cell.line, cell.column),)
    return ()


def totals_missing(raw: RawTable) -> tuple[Message, ...]:
    """Return a warning where nearly everybody has a total: the others' rows may lack a cell."""
    without = [row for row in raw.rows if row.total_cell is not None and not row.total_cell.text]
    if not 0 < _FEW * len(without) <= len(raw.rows):
        return ()
    cell = without[0].name
    return (Message("total-missing", (len(without), cell.text), cell.line, cell.column),)


def half_told(raw: RawTable, players: Sequence[Player], played: int) -> tuple[Message, ...]:
    """Return a warning for what only one of two rows has: a forfeit, a color, an opponent.

    A slip in one cell of a pair may leave every point right: it is said, and nothing is changed.
    ``players`` are those of the rows, in the same order.
    """
    if raw.of_opponents:
        return ()
    found: list[Message] = []
    alone: list[Message] = []
    without: list[str] = []
    at = {player.number: index for index, player in enumerate(players)}
    for player, row in zip(players, raw.rows, strict=True):
        name, number = player.name, player.number
        for index, (code, opponent, color, _, _, _) in enumerate(player.results[:played]):
            if opponent is None:
                if PLAYED[code]:
                    cell = row.results[index].cell
                    said = (name, index + 1, cell.text)
                    alone.append(Message("opponent-missing", said, cell.line, cell.column))
                continue
            answer, named, their_color, _, _, _ = players[at[opponent]].results[index]
            if named == number:
                if their_color and not color and code:
                    cell = row.results[index].cell
                    facts = (name, index + 1)
                    found.append(Message("color-missing", facts, cell.line, cell.column))
                    without.append(name)
            elif named is None and answer and RESULT_CODES[code].of_a_game and not PLAYED[code]:
                cell, other = row.results[index].cell, raw.rows[at[opponent]]
                theirs = other.results[index].cell
                both = (index + 1, name, cell.text, other.name.text, theirs.text or "-")
                found.append(Message("forfeit-unanswered", both, theirs.line, theirs.column))
    # Where hardly anybody has an opponent, the table names none.
    told = 2 * len(alone) < len(players) * played
    return (
        *_without_colors(players, raw, without[:_MOST_TOLD], played),
        *found[:_MOST_TOLD],
        *(alone[:_MOST_TOLD] if told else ()),
    )


def _without_colors(
    players: Sequence[Player], raw: RawTable, told: Sequence[str], played: int
) -> tuple[Message, ...]:
    """Return a warning for games without a color of more players than are ``told`` one by one."""
    if not told:
        return ()
    bare = [
        (player.name, row.results[index].cell)
        for player, row in zip(players, raw.rows, strict=True)
        for index, one in enumerate(player.results[:played])
        if PLAYED[one.code] and one.opponent is not None and not one.color
    ]
    names = list(dict.fromkeys(name for name, _ in bare))
    if set(told).issuperset(names):
        return ()
    cell = bare[0][1]
    return (Message("colors-missing", (len(names), names[0]), cell.line, cell.column),)
