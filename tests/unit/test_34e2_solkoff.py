"""34E2: the same sum, nothing dropped."""

from calculator.ranked import rank
from tests.support.tables import section, values


def test_sum_of_the_opponents_scores() -> None:
    table = section("W2 W3 D4", "L1 W4 L3", "D4 L1 W2", "D3 L2 D1")
    assert values(table, "solkoff") == {1: 3.5, 2: 5.0, 3: 4.5, 4: 5.0}


def test_every_round_has_a_term_and_all_count() -> None:
    table = section("W2 B D2", "L1 U D1")
    terms = rank(table, order=["solkoff"]).row(1).values["solkoff"].terms
    assert [(term.round, term.opponent, term.counted) for term in terms] == [
        (1, 2, True),
        (2, None, True),
        (3, 2, True),
    ]


def test_a_forfeited_opponent_adds_nothing() -> None:
    assert values(section("X2 W2", "F1 L1"), "solkoff") == {1: 0.5, 2: 1.5}
