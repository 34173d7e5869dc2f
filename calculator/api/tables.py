"""Tables made by a program: of players and results, in points."""

from collections.abc import Iterable, Sequence

from calculator.model import RESULT_CODES, Crosstable, EventKind, Player, Points, TableError
from calculator.model.new_crosstable import crosstable as made


def crosstable(
    players: Iterable[Player],
    *,
    rounds: int | None = None,
    rounds_played: int | None = None,
    kind: EventKind = "swiss",
    games_per_round: int = 1,
    points: Sequence[float] = (1, 0.5, 0),
) -> Crosstable:
    """Make a :class:`Crosstable` of players, checked and with rows of equal length.

    Args:
        players: in the order of the table; opponents are named by their numbers.
        rounds: how many there are; without it as many as the longest row has.
        rounds_played: up to which round there are results; without it the last with a game.
        kind: how the event was paired, ``"swiss"`` or ``"round-robin"``.
        games_per_round: 2 where the same two play two games in a round.
        points: what a win, a draw and a loss score, ``(3, 1, 0)`` say.

    Raises:
        TableError: a number is there twice, an opponent does not exist or plays himself, a result
            code is unknown, or points are no multiples of a half.

    >>> from calculator import Player, Result, rank
    >>> ann = Player(1, "Ann", (Result("W", 2), Result("D", 2)))
    >>> bob = Player(2, "Bob", (Result("L", 1), Result("D", 1)))
    >>> [row.points for row in rank(crosstable([ann, bob]), "solkoff")]
    [1.5, 0.5]
    >>> [row.points for row in rank(crosstable([ann, bob], points=(3, 1, 0)), "solkoff")]
    [4.0, 1.0]
    """
    worth = Points(*map(_halves, points))
    rows = [
        player._replace(
            results=tuple(
                result
                if result.scored_halves is not None or result.code not in RESULT_CODES
                else result._replace(scored_halves=worth.scored(result.code))
                for result in player.results
            )
        )
        for player in players
    ]
    return made(
        rows,
        rounds=rounds,
        rounds_played=rounds_played,
        kind=kind,
        games_per_round=games_per_round,
        points=worth,
    )


def _halves(points: float) -> int:
    halves = round(points * 2)
    if halves != points * 2:
        raise TableError(f"points are multiples of a half, not {points:g}")
    return halves
