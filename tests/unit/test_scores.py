"""Scores, and how many rounds are played."""

import pytest

from calculator.model import TableError, crosstable
from calculator.ranked import rank
from tests.support.tables import section


def scores(*rows: str) -> list[int]:
    """Scores in half points, in the order of the rows."""
    standings = rank(section(*rows), order=["solkoff"])
    return [standings.row(number).score for number in range(1, len(rows) + 1)]


@pytest.mark.parametrize(
    ("code", "halves"),
    [*zip("WLDNSRBHUXFZ", (2, 0, 1, 2, 0, 1, 2, 1, 0, 2, 0, 1), strict=True)],
)
def test_every_result_scores_its_points(code: str, halves: int) -> None:
    assert scores(f"D2 {code}", "D1 D3", "B D2")[0] == halves + 1


def test_a_bye_in_a_round_that_is_not_played_yet_scores_nothing() -> None:
    table = section("W2 - H", "L1 B -")
    assert (table.rounds, table.rounds_played) == (3, 1)
    assert scores("W2 - H", "L1 B -") == [2, 0]


def test_a_forfeit_is_the_result_of_a_game() -> None:
    assert section("W2 X2", "L1 F1").rounds_played == 2


def test_a_round_left_out_between_played_rounds_is_played() -> None:
    assert section("W2 - W2", "L1 - L1").rounds_played == 3


def test_nothing_played_yet() -> None:
    table = section("H -", "- B")
    assert table.rounds_played == 0
    assert scores("H -", "- B") == [0, 0]


def test_both_players_of_a_double_forfeit_score_nothing() -> None:
    assert scores("F2 W3", "F1 U", "U L1") == [2, 0, 0]


@pytest.mark.parametrize("rows", [("W3", "L1"), ("W1", "L1"), ("Q2", "L1")])
def test_a_table_that_cannot_be_is_refused(rows: tuple[str, ...]) -> None:
    with pytest.raises(TableError):
        section(*rows)


def test_a_number_used_twice_is_refused() -> None:
    player = section("D2", "D1").players[0]
    with pytest.raises(TableError):
        crosstable([player, player])
