"""34E5: games among the tied; more than two rank by wins minus losses, not by percentage."""

from calculator.model import Player, Result, crosstable
from calculator.ranked import rank
from calculator.tiebreaks import Choices, Tally, find
from tests.support.tables import places, section, values


def test_two_tied_players_who_met() -> None:
    table = section("L2 W3 W4", "W1 W4 L3", "W4 L1 W2", "L3 L2 L1")
    # 1, 2 and 3 are tied with 2 points; each beat one and lost to one.
    assert places(table, "result-between-tied") == {1: 1, 2: 1, 3: 1, 4: 4}
    table = section("W2 L3", "L1 W4", "W4 W1", "L3 L2")
    assert places(table, "result-between-tied") == {3: 1, 1: 2, 2: 3, 4: 4}


def test_plus_two_beats_plus_one() -> None:
    table = section(
        "W3 W4 W5 L6 U",  # three wins, one loss among the tied: plus two
        "W4 B B U U",  # one win, no loss: plus one
        "L1 B B B U",
        "L2 L1 B B B",
        "B B L1 B U",
        "B U B W1 U",
        "U U U U D8",  # somebody plays in the last round
        "U U U U D7",
    )
    order = places(table, "result-between-tied")
    assert order == {1: 1, 2: 2, 6: 2, 3: 4, 5: 4, 4: 6, 7: 7, 8: 7}
    balance = values(table, "result-between-tied")
    assert [balance[number] for number in range(1, 7)] == [2, 1, -1, -2, -1, 1]


def test_forfeits_do_not_count() -> None:
    table = section("X2 L3 U", "F1 U W3", "B W1 L2")  # 1 and 2 are tied
    assert places(table, "result-between-tied") == {3: 1, 1: 2, 2: 2}
    choices = Choices(conventions=(("result-between-tied", "forfeits"),))
    rows = rank(table, order=["result-between-tied"], choices=choices).rows
    assert [row.number for row in rows] == [3, 1, 2]
    assert rows[2].decided_by == "result-between-tied"


def test_only_those_still_tied_count() -> None:
    # 1, 3 and 4 have 1½ points. Among these three everybody is even. But once Solkoff has
    # separated 4, only the games of 1 and 3 are left, and 3 won one of those.
    table = section("L2 L3 D3 W4", "W1 D4 W4 W3", "L4 W1 D1 L2", "W3 D2 L2 L1")
    assert places(table, "result-between-tied") == {2: 1, 1: 2, 3: 2, 4: 2}
    assert values(table, "solkoff") == {1: 8, 2: 6, 3: 8, 4: 10}
    assert places(table, "solkoff", "result-between-tied") == {2: 1, 4: 2, 3: 3, 1: 4}


def test_players_who_never_met_stay_tied() -> None:
    table = section("W3", "W4", "L1", "L2")
    assert places(table, "result-between-tied") == {1: 1, 2: 1, 3: 3, 4: 3}


def test_rounds_of_two_games_are_wins_less_losses_of_both() -> None:
    # Ann won one and drew one against Ben, and beat Cem twice.
    table = crosstable(
        [
            Player(1, "Ann", (Result("#", 2), Result("$", 3))),
            Player(2, "Ben", (Result("D", 1), Result("U"))),
            Player(3, "Cem", (Result("U"), Result("L", 1))),
        ]
    )
    tiebreak = find("result-between-tied")
    assert tiebreak is not None
    assert tiebreak.values(Tally(table), (1, 2, 3))[1].number == 3
