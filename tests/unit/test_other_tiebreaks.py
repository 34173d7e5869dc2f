"""Tiebreaks outside 34E that the sources name."""

from calculator.answers import wording
from calculator.ranked import rank
from tests.support.tables import places, section, values


def test_most_wins_counts_played_wins() -> None:
    table = section("W2 X2 B", "L1 F1 W3", "B U L2")
    assert values(table, "most-wins") == {1: 1, 2: 1, 3: 0}


class TestTimeOfLoss:
    """The player whose first loss came later is ahead; no loss is best."""

    def test_later_is_better(self) -> None:
        table = section("W2 L3 U", "L1 W4 U", "D4 W1 L4", "D3 L2 W3")
        assert places(table, "time-of-loss")[1] < places(table, "time-of-loss")[2]

    def test_no_loss_is_best(self) -> None:
        table = section("D2 D3 D4", "D1 L4 W3", "D4 D1 L2", "D3 W2 D1")
        order = places(table, "time-of-loss")
        assert order[1] < order[2]

    def test_a_forfeit_loss_is_a_loss(self) -> None:
        table = section("F2 W3", "X1 L4", "L4 L1", "W3 W2")
        assert places(table, "time-of-loss")[2] < places(table, "time-of-loss")[1]


class TestLateArrival:
    """A player who entered after round 1 was paired is behind."""

    def test_behind(self) -> None:
        table = section("H D3", "D3 D4", "D2 D1", "B D2")
        order = places(table, "late-arrival")
        assert order[2] < order[1]
        standings = rank(table, ["late-arrival"])
        said = [
            wording.reason(standings.row(one).values["late-arrival"].terms[0]) for one in (1, 2)
        ]
        assert said == ["entered in round 2", "was there for round 1"]

    def test_a_full_point_bye_is_no_late_arrival(self) -> None:
        table = section("B L3", "W4 L5", "W5 W1", "L2 D6", "L3 W2", "U D4")
        order = places(table, "late-arrival")
        assert order[1] == order[2]


class TestActualPlay:
    """Before any tiebreak: points made over the board beat points from unplayed games."""

    def test_ahead(self) -> None:
        table = section("B L3 L4", "W3 L4 U", "L2 W1 B", "B W2 W1")
        order = places(table, "actual-play", "modified-median")
        assert order[2] < order[1]

    def test_nothing_to_say_where_both_scored_over_the_board(self) -> None:
        table = section("W2 L2", "L1 W1")
        assert places(table, "actual-play") == {1: 1, 2: 1}
