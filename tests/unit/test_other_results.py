"""Other results put into a table: what they score, which rows they touch, what is refused."""

from __future__ import annotations

import pytest

from calculator.answers import compare
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import changed, in_force
from calculator.model import Crosstable, Player, Points, Result, crosstable
from calculator.ranked import rank
from tests.support.tables import section

FOOTBALL = Points(win=6, draw=2, loss=0)
"""Three points for a win and one for a draw, in half points."""


def pair(*, games: int = 1) -> Crosstable:
    """Two players who met in round 1, and a round without a game."""
    first = Player(1, "Ann", (Result("W", 2, scored_halves=6), Result("U", scored_halves=0)))
    second = Player(2, "Bob", (Result("L", 1, scored_halves=0), Result("U", scored_halves=0)))
    return crosstable([first, second], points=FOOTBALL, games_per_round=games)


def scores(table: Crosstable, round_: int) -> list[int]:
    return [player.results[round_ - 1].halves for player in table.players]


@pytest.mark.parametrize(
    ("code", "expected"), [("W", [6, 0]), ("D", [2, 2]), ("L", [0, 6]), ("X", [6, 0])]
)
def test_a_changed_game_scores_as_the_event_does(code: str, expected: list[int]) -> None:
    assert scores(changed(pair(), [Change(1, 1, code)]), 1) == expected


@pytest.mark.parametrize(("code", "expected"), [("B", 6), ("H", 2), ("Z", 2), ("U", 0)])
def test_a_changed_bye_scores_as_the_event_does(code: str, expected: int) -> None:
    assert scores(changed(pair(), [Change(2, 1, code)]), 2) == [expected, 0]


@pytest.mark.parametrize(
    ("code", "expected"),
    [("$", [12, 0]), ("#", [9, 3]), ("W", [6, 6]), ("D", [3, 9]), ("L", [0, 12])],
)
def test_two_games_a_round_score_as_the_event_does(code: str, expected: list[int]) -> None:
    assert scores(changed(pair(games=2), [Change(1, 1, code)]), 1) == expected


@pytest.mark.parametrize("change", [(0, 1, "D"), (3, 1, "D"), (1, 3, "D"), (1, 1, "?!")])
def test_a_change_of_what_is_not_there_is_refused(change: tuple[int, int, str]) -> None:
    with pytest.raises(KeyError):
        changed(pair(), [Change(*change)])


@pytest.mark.parametrize("change", [(0, 1, "D"), (3, 1, "D"), (1, 3, "D")])
def test_no_change_is_in_force_where_there_is_no_cell(change: tuple[int, int, str]) -> None:
    with pytest.raises(KeyError):
        in_force(pair(), [Change(*change)])


def test_a_row_that_names_somebody_else_stays_as_it_is() -> None:
    # Player 1 has a win against 2, whose row says he met 3 then.
    table = section("W2", "D3", "D2")
    after = changed(table, [Change(1, 1, "L")])
    assert [player.results[0].code for player in after.players] == ["L", "D", "D"]
    # So it is a game of one row only, and two changes are in force.
    both = (Change(1, 1, "L"), Change(1, 2, "W"))
    assert in_force(table, both) == both


def test_a_bye_in_place_of_a_game_leaves_the_opponents_row() -> None:
    after = changed(section("W2", "L1"), [Change(1, 1, "H")])
    assert [player.results[0].code for player in after.players] == ["H", "L"]


@pytest.mark.parametrize(
    ("rows", "rounds"),
    [
        # One win each: nobody beat the other.
        (("W2 L2 D3", "L1 W1 D4", "W4 W4 D1", "L3 L3 D2"), None),
        # Two wins against one loss.
        (("L2 L2 W2 W3", "W1 W1 L1 L4", "W4 W4 W4 L1", "L3 L3 L3 W2"), (1, 2)),
        # A win by forfeit is no win over the board.
        (("F2 W3 U", "X1 L4 U", "W4 L1 W4", "L3 W2 L3"), None),
    ],
)
def test_to_have_beaten_somebody_takes_more_wins_than_losses(
    rows: tuple[str, ...], rounds: tuple[int, ...] | None
) -> None:
    versus = compare(rank(section(*rows), ["solkoff"]), 1, 2)
    assert (versus.ahead.number, versus.decided) == (1, "solkoff")
    assert (versus.beaten.rounds if versus.beaten else None) == rounds
