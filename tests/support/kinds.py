"""Random tables of every kind of event: Swiss, round robin, two games a round, teams, points."""

from random import Random

from hypothesis import strategies as st

from calculator.answers.what_if.changed_table import OF_TWO
from calculator.model import Crosstable, Player, Points, Result
from tests.support.events import random_event
from tests.support.robins import circle
from tests.support.tables import core_table

#: The board points of four boards that go with a match result, in half points.
_BOARDS = {"W": (5, 6, 7, 8), "D": (4,), "L": (0, 1, 2, 3)}


def _with(table: Crosstable, rows: dict[int, list[Result]]) -> Crosstable:
    return table._replace(
        players=tuple(
            player._replace(results=tuple(rows[player.number])) for player in table.players
        )
    )


def _games(players: tuple[Player, ...]) -> list[tuple[int, int, int]]:
    """Every game once: the two numbers, the position of the round, and both cells."""
    row = {player.number: player.results for player in players}
    return [
        (number, result.opponent, at)
        for number, results in row.items()
        for at, result in enumerate(results)
        if result.opponent is not None
        and number < result.opponent
        and row[result.opponent][at].opponent == number
    ]


def two_games_a_round(table: Crosstable, rng: Random) -> Crosstable:
    """Every game played becomes two, as SwissSys writes them."""
    rows = {player.number: list(player.results) for player in table.players}
    for one, other, at in _games(table.players):
        if rows[one][at].code in {"W", "D", "L"}:
            code = rng.choice(list(OF_TWO))
            rows[one][at] = rows[one][at]._replace(code=code)
            rows[other][at] = rows[other][at]._replace(code=OF_TWO[code])
    return _with(table, rows)._replace(games_per_round=2)


def of_teams(table: Crosstable, rng: Random) -> Crosstable:
    """Every game played becomes a match on four boards."""
    rows = {player.number: list(player.results) for player in table.players}
    for one, other, at in _games(table.players):
        code = rows[one][at].code
        if code in _BOARDS:
            halves = rng.choice(_BOARDS[code])
            rows[one][at] = rows[one][at]._replace(game_halves=halves)
            rows[other][at] = rows[other][at]._replace(game_halves=8 - halves)
    return _with(table, rows)


def of_three_points(table: Crosstable, _rng: Random) -> Crosstable:
    """A win scores 3, a draw 1."""
    points = Points(6, 2, 0)
    worth = {"W": 6, "N": 6, "X": 6, "B": 6, "P": 6, "D": 2, "R": 2, "H": 2, "Z": 2}
    rows = {
        player.number: [
            found._replace(scored_halves=worth.get(found.code, 0)) for found in player.results
        ]
        for player in table.players
    }
    return _with(table, rows)._replace(points=points)


def round_robin(table: Crosstable, _rng: Random) -> Crosstable:
    """The same games, declared to be a round robin."""
    return table._replace(kind="round-robin")


def all_meet(table: Crosstable, rng: Random) -> Crosstable:
    """A round robin; some games have no result yet."""
    numbers = [player.number for player in table.players][:6]
    pairings = list(circle(numbers))
    rows: dict[int, list[Result]] = {number: [] for number in numbers}
    for pairs in pairings:
        for one, other in pairs:
            code = rng.choice(("W", "W", "D", "L", "L", "", "?"))
            if one is None or other is None:
                rows[(one or other) or 0].append(Result())
            else:
                rows[one].append(Result(code, other))
                rows[other].append(Result({"W": "L", "L": "W"}.get(code, code), one))
    players = tuple(player for player in table.players if player.number in rows)
    rounds = len(pairings)
    short = table._replace(players=players, rounds=rounds, rounds_played=rounds)
    return _with(short, rows)._replace(kind="round-robin")


KINDS = {
    "swiss": lambda table, _rng: table,
    "round robin": round_robin,
    "all meet": all_meet,
    "two games": two_games_a_round,
    "teams": of_teams,
    "three points": of_three_points,
}


def tables(max_players: int = 12, max_rounds: int = 6) -> st.SearchStrategy[Crosstable]:
    """Tables of every kind for hypothesis."""
    return st.builds(
        lambda rng, kind, players, rounds: KINDS[kind](
            core_table(random_event(rng, players, rounds)), rng
        ),
        st.randoms(use_true_random=False),
        st.sampled_from(list(KINDS)),
        st.integers(2, max_players),
        st.integers(1, max_rounds),
    )
