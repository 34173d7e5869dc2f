"""Making a crosstable of players: checked, and with rows of equal length."""

from collections.abc import Iterable

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
        for result in player.results:
            if result.code not in RESULT_CODES:
                raise TableError(f"unknown result code {result.code!r} of player {player.number}")
            if result.opponent is not None and result.opponent not in numbers:
                raise TableError(
                    f"player {player.number} met number {result.opponent}, who does not exist"
                )
            if result.opponent == player.number:
                raise TableError(f"player {player.number} cannot have met himself or herself")
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


def last_round_with_a_game(players: Iterable[Player]) -> int:
    """Return the number of the last round in which any game, played or forfeited, has a result."""
    rows = [player.results for player in players]
    for number in range(max(map(len, rows), default=0), 0, -1):
        for results in rows:
            if number <= len(results) and RESULT_CODES[results[number - 1].code].of_a_game:
                return number
    return 0
