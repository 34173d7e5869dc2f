"""Making a crosstable of players: checked, and with rows of equal length."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from calculator.model.codes import EventKind
from calculator.model.player import Player, Points
from calculator.model.results import RESULT_CODES, Result
from calculator.model.table import Crosstable


class TableError(ValueError):
    """A crosstable that cannot be: a number used twice, or an opponent who is not there."""


def crosstable(
    players: Iterable[Player],
    *,
    rounds: int | None = None,
    rounds_played: int | None = None,
    kind: EventKind = "swiss",
    games_per_round: int = 1,
    points: Points = Points(),  # noqa: B008 - immutable
) -> Crosstable:
    """Make a :class:`Crosstable` of players, checked and with rows of equal length.

    Raises :class:`TableError` where a number is there twice, an opponent does not exist or
    plays himself, or a result code is unknown.

    >>> table = crosstable([Player(1, "A", (Result("W", 2),)), Player(2, "B", (Result("L", 1),))])
    >>> table.rounds, table.rounds_played
    (1, 1)
    """
    rows = tuple(players)
    numbers = {player.number for player in rows}
    if len(numbers) < len(rows):
        seen: set[int] = set()
        twice = next(p.number for p in rows if p.number in seen or seen.add(p.number))  # type: ignore[func-returns-value]
        raise TableError(f"number {twice} stands for two players")
    for player in rows:
        number = player.number
        for code, opponent, _, _, _, _ in player.results:
            if code not in RESULT_CODES:
                raise TableError(f"unknown result code {code!r} of player {number}")
            if opponent is not None and opponent not in numbers:
                raise TableError(f"player {number} met number {opponent}, who does not exist")
            if opponent == number:
                raise TableError(f"player {number} cannot have met himself or herself")
    columns = max((len(player.results) for player in rows), default=0)
    columns = max(columns, rounds or 0)
    padded = tuple(
        player
        if player.stub or len(player.results) == columns
        else player._replace(results=player.results + (Result(),) * (columns - len(player.results)))
        for player in rows
    )
    if rounds_played is None:
        rounds_played = last_round_with_a_game(padded)
    return Crosstable(
        padded, columns, rounds_played, kind=kind, games_per_round=games_per_round, points=points
    )


class _Coded(Protocol):
    @property
    def code(self) -> str: ...


class _Row[One](Protocol):
    """A player, or a row as it is in a text."""

    @property
    def results(self) -> Sequence[One]: ...


def last_round[One](rows: Iterable[_Row[One]], holds: Callable[[One], bool]) -> int:
    """Return the last round in which something holds of somebody's result; 0 if there is none.

    >>> rows = [Player(1, "A", (Result("W", 2), Result("H"))), Player(2, "B", (Result("L", 1),))]
    >>> last_round(rows, lambda result: result.opponent is not None)
    1
    """
    every = [row.results for row in rows]
    for number in range(max(map(len, every), default=0), 0, -1):
        if any(len(results) >= number and holds(results[number - 1]) for results in every):
            return number
    return 0


def last_round_with_a_game(rows: Iterable[_Row[_Coded]]) -> int:
    """Return the number of the last round in which any game, played or forfeited, has a result."""
    return last_round(rows, lambda result: RESULT_CODES[result.code].of_a_game)
