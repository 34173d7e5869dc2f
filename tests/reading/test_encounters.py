"""Printed columns of direct encounter."""

from calculator.answers.wording import agreement, warnings
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read

#: Ann, Bob and Cem have 2 points each; all of them have met, Ann beat both.
ROBIN = """Rk.;;Name;Rtg;FED;1.Rd;2.Rd;3.Rd;Pts.;TB1
1;;Ann;2000;FID;3w1;2b1;4w0;2;{}
2;;Bob;1900;FID;4b1;1w0;3b1;2;{}
3;;Cem;1800;FID;1b0;4w1;2w0;1;{}
4;;Dea;1700;FID;2w0;3b0;1b1;1;{}
Annotation:
Tie Break1: Direct Encounter (DE)
"""
#: Three of four with one point: Bob and Dea did not meet.
OPEN = """Rk.;;Name;1.Rd;2.Rd;Pts.;TB1
1;;Ann;2w1;3b1;2;{}
2;;Bob;1b0;4w1;1;{}
3;;Cem;4b1;1w0;1;{}
4;;Dea;3w0;2b0;0;{}
5;;Eva;6w1;6b0;1;{}
6;;Fay;5b0;5w1;1;{}
Annotation:
Tie Break1: Direct Encounter (DE)
"""


def compared(text: str, *values: str) -> Standings:
    return rank(read(text.format(*values)))


def codes(standings: Standings) -> list[str]:
    return [found.code for found in warnings(standings)]


def test_the_points_among_those_who_are_tied() -> None:
    standings = compared(ROBIN, "1", "0", "1", "0")
    assert agreement(standings).startswith("all 4 printed values agree")
    assert codes(standings) == ["column-encounter"]


def test_one_of_them_is_wrong() -> None:
    standings = compared(ROBIN, "1", "1", "1", "0")
    assert standings.published is not None
    found = standings.published.differences
    assert [(one.number, one.printed, one.computed.number) for one in found] == [(2, 1000, 0)]


def test_only_where_all_have_met() -> None:
    # Bob, Cem, Eva and Fay are tied, and not all have met: chess-results prints 0 for them.
    some = compared(OPEN, "0", "0", "0", "0", "1", "1")
    assert codes(some) == ["column-encounter"]
    none = compared(OPEN, "0", "0", "0", "0", "0", "0")
    assert codes(none) == ["column-encounter-met"]
    assert agreement(none).startswith("all 6 printed values agree")


def test_the_rank_among_them() -> None:
    standings = compared(ROBIN, "1", "2", "1", "2")
    assert codes(standings) == ["column-encounter-rank"]
    assert agreement(standings).startswith("all 4 printed values agree")


def test_the_columns_before_say_who_is_tied() -> None:
    assert codes(compared(ROBIN, "0", "0", "0", "0")) == ["column-of-group"]
    text = ROBIN.replace("TB1\n", "TB1;TB2\n").replace("{}", "{};0")
    text = text.replace(
        "Tie Break1: Direct", "Tie Break1: Games played with Black (BPG)\nTie Break2: Direct"
    )
    # Their games with Black separate all of them before that: no encounter counts.
    standings = compared(text, "1", "2", "1", "2")
    assert agreement(standings).startswith("all 8 printed values agree")
    assert codes(standings) == ["column-encounter"]


def test_what_fits_nothing_is_not_compared() -> None:
    standings = compared(ROBIN, "7", "8", "9", "6")
    assert codes(standings) == ["column-of-group"]
    assert standings.published is not None
    assert standings.published.compared == 0


def test_a_column_that_nothing_names_is_found_by_its_values() -> None:
    unnamed = ROBIN.partition("Annotation")[0]
    standings = compared(unnamed, "1", "0", "1", "0")
    assert codes(standings) == ["column-encounter"]
    assert agreement(standings).startswith("all 4 printed values agree")
    assert [tiebreak.name for tiebreak in standings.order] == ["DE"]
