"""Most Blacks, Kashdan, Sonneborn-Berger, cumulative of opposition, and those by rating."""

from tests.support.tables import section, values

LONGER = section("W2 W3 D4", "L1 W4 L3", "D4 L1 W2", "D3 L2 D1")  # 2½, 1, 1½, 1


class TestMostBlacks:
    """34E6."""

    def test_played_games_only(self) -> None:
        table = section("W2b D3w X2b", "L1w B F1w", "H D1b U")
        assert values(table, "most-blacks") == {1: 1, 2: 0, 3: 1}

    def test_no_value_without_colors(self) -> None:
        assert values(LONGER, "most-blacks") == dict.fromkeys((1, 2, 3, 4))


class TestKashdan:
    """34E7: 4, 2, 1, and 0 for an unplayed round."""

    def test_every_result(self) -> None:
        table = section("W2 D2 L2 X2 H", "L1 D1 W1 F1 B", "U U U W4 W4", "U U U L3 L3")
        assert values(table, "kashdan") == {1: 7, 2: 7, 3: 8, 4: 2}


class TestSonnebornBerger:
    """34E8: the examples of the Big Rapids page, and unplayed games."""

    def test_alexa_and_betty(self) -> None:
        table = section("L2 W3 W4", "W1 D3 D4", "D2 L1 W4", "D2 L1 L3")
        assert values(table, "sonneborn-berger") == {1: 2, 2: 3, 3: 1.5, 4: 1}

    def test_jill_and_kelly(self) -> None:
        table = section("D2 D3 L4", "D1 W4 L3", "D1 W2 L4", "L2 W3 W1")
        assert values(table, "sonneborn-berger")[2] == 2.5
        assert values(table, "sonneborn-berger")[3] == 2

    def test_faith_and_hillary(self) -> None:
        table = section("L2 L4 W3", "D4 W3 W1", "L2 L4 L1", "D2 W3 W1")
        assert values(table, "sonneborn-berger")[2] == 2.25
        assert values(table, "sonneborn-berger")[4] == 2.25

    def test_nothing_for_unplayed_games_and_raw_scores_of_opponents(self) -> None:
        table = section("X2 W3", "F1 W4", "B L1", "U L2")
        assert values(table, "sonneborn-berger")[1] == 1  # player 3's bye counts in full


class TestCumulativeOfOpposition:
    """34E9: the cumulative values, with their subtractions, of the opponents played."""

    def test_sum(self) -> None:
        # Cumulative: 1+2+2½, 0+1+1, ½+½+1½, ½+½+1
        assert values(LONGER, "cumulative") == {1: 5.5, 2: 2, 3: 2.5, 4: 2}
        assert values(LONGER, "cumulative-opposition") == {1: 6.5, 2: 10, 3: 9.5, 4: 10}

    def test_with_their_subtractions_and_without_forfeited_opponents(self) -> None:
        table = section("W2 X3", "L1 B", "B F1")
        assert values(table, "cumulative-opposition") == {1: 0, 2: 2, 3: 0}

    def test_met_twice(self) -> None:
        assert values(section("W2 W2", "L1 L1"), "cumulative-opposition") == {1: 0, 2: 6}


class TestAverageOpposition:
    """34E11: the average rating of the opponents played."""

    def test_rounded_half_up(self) -> None:
        table = section("W2 W3", "L1 U", "U L1", ratings={1: 1500, 2: 1400, 3: 1401})
        assert values(table, "average-opposition") == {1: 1401, 2: 1500, 3: 1500}

    def test_unrated_and_forfeited_left_out(self) -> None:
        table = section("W2 W3 X4", "L1 U U", "U L1 U", "U U F1", ratings={2: 1400, 4: 2000})
        assert values(table, "average-opposition") == {1: 1400, 2: None, 3: None, 4: None}


class TestOppositionPerformance:
    """34E10: the average of the opponents' performances."""

    def test_plus_and_minus_400(self) -> None:
        table = section("W2 D3", "L1 W3", "L2 D1", ratings={1: 2000, 2: 1800, 3: 1900})
        # Performances: 1 = (2200 + 1900)/2, 2 = (1600 + 2300)/2, 3 = (1400 + 2000)/2.
        assert values(table, "opposition-performance") == {1: 1825, 2: 1875, 3: 2000}
