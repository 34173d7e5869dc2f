"""What a table does not tell: the value is missing, and so is every value made of it."""

from __future__ import annotations

from typing import Any

import pytest

from calculator.model import Crosstable
from calculator.tiebreaks import Tally, find
from tests.fide.test_rules import event, value
from tests.support.tables import section

WHOLE = event("W2 D3", "L1 W4", "D4 D1", "D3 L2")
OF_THEM = "no-opponents-results"


def but(table: Crosstable, number: int, round_: int, **told: Any) -> Crosstable:  # noqa: ANN401 - any field
    """The same table with one result told otherwise."""
    players = list(table.players)
    results = list(players[number - 1].results)
    results[round_ - 1] = results[round_ - 1]._replace(**told)
    players[number - 1] = players[number - 1]._replace(results=tuple(results))
    return table._replace(players=tuple(players))


#: Whom player 1 met in round 1, and how player 2 fared in round 2, is not told.
NOBODY, UNKNOWN = but(WHOLE, 1, 1, opponent=None), but(WHOLE, 2, 2, code="?")
TWO_GAMES = WHOLE._replace(games_per_round=2)

#: What needs to know everybody met, and what needs to know how each game ended.
OF_OPPONENTS = (
    "solkoff median modified-median sonneborn-berger result-between-tied DE WIN WON BPG BWG PS "
    "REP STD FB SB KS TPR PTP"
)
OF_RESULTS = (
    "cumulative kashdan sonneborn-berger result-between-tied most-wins time-of-loss late-arrival "
    "actual-play DE WIN WON BPG BWG PS REP STD SB KS TPR PTP"
)
#: What does not need to know that.
ALL_THE_SAME = ("solkoff", "median", "BH", "ARO", "TPN", "most-blacks")
OF_ONESELF = ("cumulative", "kashdan", "most-wins", "TPN", "RTNG")


@pytest.mark.parametrize(
    ("table", "code", "missing"),
    [
        (NOBODY, "BH", ["no-opponents", None, None, None]),
        (NOBODY, "AOB", ["no-opponents", "no-opponents", "no-opponents", None]),
        (NOBODY, "ARO", ["no-opponents", None, None, None]),
        (NOBODY, "APRO", ["no-opponents", OF_THEM, OF_THEM, None]),
        (NOBODY, "APPO", ["no-opponents", OF_THEM, OF_THEM, None]),
        (NOBODY, "opposition-performance", ["no-opponents", OF_THEM, OF_THEM, None]),
        (NOBODY, "average-opposition", ["no-opponents", None, None, None]),
        *((NOBODY, code, ["no-opponents", None, None, None]) for code in OF_OPPONENTS.split()),
        *((UNKNOWN, code, [None, "no-results", None, None]) for code in OF_RESULTS.split()),
        *((UNKNOWN, code, [None] * 4) for code in ALL_THE_SAME),
        *((NOBODY, code, [None] * 4) for code in OF_ONESELF),
        (NOBODY, "cumulative-opposition", ["no-opponents", None, None, None]),
        (UNKNOWN, "cumulative-opposition", [OF_THEM, None, None, OF_THEM]),
        (UNKNOWN, "opposition-performance", [OF_THEM, None, None, OF_THEM]),
        (TWO_GAMES, "kashdan", ["two-games-a-round"] * 4),
        (UNKNOWN, "APRO", [OF_THEM, "no-results", None, OF_THEM]),
        (UNKNOWN, "APPO", [OF_THEM, "no-results", None, OF_THEM]),
    ],
)
def test_a_value_is_missing_where_the_table_does_not_tell(
    table: Crosstable, code: str, missing: list[str | None]
) -> None:
    found = [value(table, code, number) for number in (1, 2, 3, 4)]
    assert [one.missing and one.missing.code for one in found] == missing
    # It has a value exactly where nothing is missing.
    assert [one.amount is None for one in found] == [bool(code) for code in missing]


def test_an_opponent_who_met_nobody_is_left_out_of_the_average() -> None:
    # Player 2 won by forfeit and has no performance; player 1 met players 2 and 3.
    table = event("L2 W3", "W1 L3", "P L1", "P P")
    met_nobody = but(but(table, 2, 1, code="X"), 2, 2, code="F")
    (left_out, counted) = value(met_nobody, "APRO").terms
    assert (left_out.opponent, left_out.counted) == (2, False)
    assert left_out.notes[0].code == "no-performance"
    assert value(met_nobody, "APRO").amount == counted.amount == value(met_nobody, "TPR", 3).amount


def test_games_with_black_need_colors_and_wins_do_not() -> None:
    table = but(WHOLE, 1, 1, color="")
    for code in ("BPG", "BWG"):
        missing = value(table, code).missing
        assert missing is not None
        assert missing.code == "no-colors"
        assert value(table, code, 3).missing is None
    assert value(table, "WIN").amount == 1


@pytest.mark.parametrize("code", ["TPR", "PTP", "ARO", "AOB"])
def test_who_met_nobody_has_no_value_and_it_is_said(code: str) -> None:
    missing = value(event("P H", "P H"), code).missing
    assert missing is not None
    assert missing.words() == "met nobody"


def test_a_rating_that_was_published_for_the_unrated_is_named() -> None:
    table = event("W2", "L1")
    unrated = table._replace(players=(table.players[0], table.players[1]._replace(rating=None)))
    (term,) = value(unrated, "ARO/U1400").terms
    assert (term.amount, [note.words() for note in term.notes]) == (
        1400,
        ["unrated: taken as 1400"],
    )


def test_a_direct_encounter_says_what_each_can_still_reach() -> None:
    # Of 1, 2 and 3 only the first two met: 1 won. Each could have 1 point a game from the rest.
    table = event("W2 D4", "L1 D5", "D5 D4", "D1 D3", "D3 D2")
    encounter = find("DE")
    assert encounter is not None
    found = encounter.values(Tally(table), [1, 2, 3])
    said = [found[number].terms[-1].notes[0] for number in (1, 2, 3)]
    assert [(note.code, note.facts[:2]) for note in said] == [
        ("mini-reach", (3, 4)), ("mini-reach", (3, 2)), ("mini-reach", (3, 4)),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("average-opposition", "no opponent has a rating in the table"),
        ("BH:GP", "the table gives no game points"),
    ],
)
def test_what_the_table_lacks_is_said(code: str, said: str) -> None:
    missing = value(section("W2 D3", "L1 W3", "L2 D1"), code).missing
    assert missing is not None
    assert missing.words() == said
