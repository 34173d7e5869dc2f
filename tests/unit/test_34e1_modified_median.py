"""34E1: plus scores lose the lowest, minus scores the highest, even scores both."""

import pytest

from calculator.ranked import rank
from tests.support.tables import by_name, section, values

ROUND_ROBIN = ("W2 W3 D4", "L1 W4 L3", "D4 L1 W2", "D3 L2 D1")  # 2½, 1, 1½, 1 of 3


def test_plus_even_and_minus_scores() -> None:
    modified = values(section(*ROUND_ROBIN), "modified-median")
    assert modified[1] == 1.5 + 1  # plus: one of the two 1s dropped
    assert modified[3] == 1  # even: 1 and 2½ dropped of 1, 2½, 1
    assert modified[2] == 1 + 1.5  # minus: 2½ dropped
    assert modified[4] == 1.5 + 1  # minus: 2½ dropped


@pytest.mark.parametrize(
    ("row", "value"),
    [
        ("5 of 8: 1 2 3 4 5 5 6 7", 32.0),
        ("4 of 8: 1 2 3 4 5 5 6 7", 25.0),
        ("3.5 of 8: 1 2 3 4 5 5 6 7", 26.0),
        ("6 of 9: 1 2 3 4 5 5 6 7 8", 38.0),
        ("4.5 of 9: 1 2 3 4 5 5 6 7 8", 23.0),
        ("4 of 9: 1 2 3 4 5 5 6 7 8", 26.0),
        ("5.5 of 10: 1 2 3 4 5 5 6 7 8 9", 47.0),
        ("5 of 10: 1 2 3 4 5 5 6 7 8 9", 30.0),
    ],
)
def test_nine_or_more_rounds_drop_two(row: str, value: float) -> None:
    assert by_name(f"Adam {row}\nBarbara {row}\n", "modified-median")["Adam"] == value


@pytest.mark.parametrize(
    ("row", "value"), [("½ of 1: 1", 0), ("1 of 2: 1 1½", 0), ("1 of 1: ½", 0), ("0 of 1: 1", 0)]
)
def test_fewer_scores_than_are_dropped_make_nothing(row: str, value: float) -> None:
    assert by_name(f"Adam {row}\nBarbara {row}\n", "modified-median")["Adam"] == value


def test_one_round_of_a_real_table() -> None:
    assert values(section("D2", "D1", "B"), "modified-median") == {1: 0, 2: 0, 3: 0}


def test_an_own_bye_is_an_opponent_with_0_that_a_plus_score_drops() -> None:
    table = section("B W2 W3", "W3 L1 W4", "L2 W4 L1", "U L3 L2")
    # Player 2 has 2, player 3 has 1: both stay, the bye goes.
    assert values(table, "modified-median")[1] == 3.0
    terms = rank(table, order=["modified-median"]).row(1).values["modified-median"].terms
    assert [(t.round, t.opponent, t.amount, t.counted) for t in terms if not t.counted] == [
        (1, None, 0, False)
    ]


def test_an_own_bye_stays_when_the_highest_is_dropped() -> None:
    table = section("L2 L3 H", "W1 W4 D3", "W4 W1 D2", "L3 L2 B")
    assert values(table, "modified-median")[1] == 2.5  # 2½ dropped of 2½, 2½, 0


def test_two_own_unplayed_rounds_but_only_one_dropped() -> None:
    table = section("B H W2", "W3 D3 L1", "L2 D2 B")  # 2½ of 3
    assert values(table, "modified-median")[1] == 1.5
    assert values(table, "solkoff")[1] == 1.5


def test_a_forfeited_opponent_is_no_opponent() -> None:
    table = section("X2 W3 W4", "F1 W4 W3", "W4 L1 L2", "L3 L2 L1")
    # Player 2 (2 points, one forfeit: 2½) does not count to player 1.
    assert values(table, "modified-median")[1] == 1.0
    assert values(table, "modified-median")[2] == 1.0


def test_the_same_opponent_met_twice_counts_twice() -> None:
    table = section("W2 L2 W3", "L1 W1 B", "B B L1")
    assert values(table, "modified-median")[1] == 1.5 + 1.5  # 1½ twice, player 3's 1 dropped
    assert values(table, "solkoff")[1] == 4.0


def test_even_depends_on_the_rounds_played_so_far() -> None:
    # 1 point is even after two rounds, though the table has room for four.
    table = section("W2 L3 - -", "L1 W4 - -", "W4 W1 - -", "L3 L2 - H")
    assert values(table, "modified-median")[1] == 0
    assert values(table, "modified-median")[3] == 1.0


def test_dropped_scores_say_so() -> None:
    value = rank(section(*ROUND_ROBIN), order=["modified-median"]).row(3).values["modified-median"]
    assert [term.counted for term in value.terms].count(False) == 2
    assert sum(term.amount for term in value.terms if term.counted) == 1 * value.scale
