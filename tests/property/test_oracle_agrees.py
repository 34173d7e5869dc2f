"""The core and the second computation, which share no code, on many invented events."""

from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given

from calculator.ranked import rank
from calculator.tiebreaks import Choices
from calculator.tiebreaks.us_chess import US_CHESS
from tests.support import oracle
from tests.support.events import events, random_event
from tests.support.examples import seeds
from tests.support.oracle import Event
from tests.support.tables import core_table

Rule = Callable[[Event, int], Fraction | int | None]

RULES: dict[str, Rule] = {
    "modified-median": oracle.modified_median,
    "solkoff": oracle.solkoff,
    "cumulative": oracle.cumulative,
    "cumulative-opposition": oracle.cumulative_opposition,
    "median": oracle.median,
    "most-blacks": oracle.most_blacks,
    "kashdan": oracle.kashdan,
    "sonneborn-berger": oracle.sonneborn_berger,
    "opposition-performance": oracle.opposition_performance,
    "average-opposition": oracle.average_opposition,
    "most-wins": oracle.most_wins,
    "time-of-loss": lambda event, number: (
        oracle.time_of_loss(event, number) or event.rounds_played + 1
    ),
    "late-arrival": lambda event, number: int(oracle.rounds_late(event, number) == 0),
    "actual-play": lambda event, number: int(oracle.scored_over_the_board(event, number)),
}
DEFAULTS = ("modified-median", "solkoff", "cumulative", "cumulative-opposition")

#: Decided at the board or by lot, for teams, or (below) among those tied.
WITHOUT_RULE = {
    "playoff", "single-fast-game", "coin-flip", "team-game-points", "us-amateur-team",
    "result-between-tied",
}  # fmt: skip


def test_every_us_chess_tiebreak_is_worked_out_twice() -> None:
    assert set(RULES) | WITHOUT_RULE == {tiebreak.name for tiebreak in US_CHESS}


def disagreements(
    event: Event, names: tuple[str, ...] = tuple(RULES)
) -> list[tuple[str, int, object, object]]:
    """Tiebreak, player, the core's value and the oracle's, wherever the values differ."""
    standings = rank(core_table(event), order=names)
    found: list[tuple[str, int, object, object]] = []
    for row in standings.rows:
        if Fraction(row.score, 2) != oracle.score(event, row.number):
            found.append(("score", row.number, row.score, oracle.score(event, row.number)))
        for name in names:
            value = row.values[name]
            ours = None if value.amount is None else Fraction(value.amount, value.scale)
            theirs = RULES[name](event, row.number)
            if ours != theirs or value.number != (None if theirs is None else float(theirs)):
                found.append((name, row.number, ours, theirs))
    return found


@given(events())
def test_small_events(event: Event) -> None:
    assert disagreements(event) == []


@pytest.mark.parametrize("block", range(8))
def test_many_events(block: int) -> None:
    """Two thousand events in a search: the defaults on each, everything on every tenth."""
    for seed in range(block * 250, block * 250 + len(seeds(250))):
        event = random_event(Random(seed))  # noqa: S311
        names = tuple(RULES) if seed % 10 == 0 else DEFAULTS
        assert disagreements(event, names) == [], f"seed {seed}"


@pytest.mark.parametrize(("players", "rounds"), [(200, 12), (200, 9), (199, 5), (120, 1)])
def test_large_events(players: int, rounds: int) -> None:
    event = random_event(Random(players + rounds), players, rounds)  # noqa: S311
    assert disagreements(event) == []


def expected_places(event: Event) -> dict[int, int]:
    """Places by score and the four defaults; tied players share the higher place."""
    keys = {
        number: (oracle.score(event, number), *(RULES[name](event, number) for name in DEFAULTS))
        for number in event.by_number
    }
    return {
        number: 1 + sum(1 for other in keys.values() if other > key) for number, key in keys.items()
    }


@given(events(max_rounds=5))
def test_places(event: Event) -> None:
    rows = rank(core_table(event), order="us-chess").rows
    assert {row.number: row.place for row in rows} == expected_places(event)
    assert [row.place for row in rows] == sorted(row.place for row in rows)


@given(events(max_players=16, max_rounds=4))
def test_what_decided_a_place(event: Event) -> None:
    rows = rank(core_table(event), order="us-chess").rows
    assert rows[0].decided_by == "score"
    for above, below in pairwise(rows):
        if above.score != below.score:
            decided: str | None = "score"
        else:
            differing = [
                name
                for name in DEFAULTS
                if RULES[name](event, above.number) != RULES[name](event, below.number)
            ]
            decided = differing[0] if differing else None
        assert below.decided_by == decided
        assert (below.place == above.place) == (decided is None)


@given(events(max_players=16, max_rounds=5))
def test_result_between_tied_among_those_still_tied(event: Event) -> None:
    rows = rank(core_table(event), order=["solkoff", "result-between-tied"]).rows
    level: dict[tuple[Fraction, Fraction], list[int]] = {}
    for number in event.by_number:
        key = (oracle.score(event, number), oracle.solkoff(event, number))
        level.setdefault(key, []).append(number)
    for row in rows:
        (tied,) = (group for group in level.values() if row.number in group)
        if len(tied) == 1:
            assert "result-between-tied" not in row.values
        else:
            expected = oracle.result_between_tied(event, row.number, tied)
            assert row.values["result-between-tied"].number == expected


@given(events())
def test_conventions(event: Event) -> None:
    choices = Choices((("sonneborn-berger", "adjusted"), ("most-wins", "forfeits")))
    rows = rank(core_table(event), ["sonneborn-berger", "most-wins"], choices=choices).rows
    for row in rows:
        expected = oracle.sonneborn_berger(event, row.number, adjusted=True)
        assert row.values["sonneborn-berger"].number == expected
        forfeits = sum(cell.code == "X" for cell in oracle.cells(event, row.number))
        assert row.values["most-wins"].number == oracle.most_wins(event, row.number) + forfeits
