"""Printed columns: recognised, compared, and their differences explained."""

import pytest

from calculator.answers.wording import agreement, warnings
from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read
from calculator.tiebreaks import Tally, find
from tests.reading.samples import BY_FILE

WSCF = BY_FILE["wintd-wscf.txt"].text
HEADS = ("TBrk1", "TBrk2", "TBrk3", "TBrk4")


def codes(standings: Standings) -> list[str]:
    return [found.code for found in warnings(standings)]


def with_column(values: dict[int, float], heading: str = "TBrk1") -> str:
    """The WSCF sheet with one tiebreak column, of these values."""
    rows = [line.split("\t") for line in WSCF.splitlines()]
    lines = ["\t".join([*rows[0][:3], heading, *rows[0][7:]])]
    lines += ["\t".join([*row[:3], f"{values[int(row[0])]:.2f}", *row[7:]]) for row in rows[1:]]
    return "\n".join(lines)


def values_of(table: Crosstable, name: str, tally: Tally | None = None) -> dict[int, float]:
    tiebreak = find(name)
    assert tiebreak is not None
    numbers = [player.number for player in table.players]
    found = tiebreak.values(tally or Tally(table), numbers)
    return {number: value.number or 0 for number, value in found.items()}


def test_the_default_order_is_recognised() -> None:
    standings = rank(read(WSCF))
    assert agreement(standings) == "all 60 printed values agree"
    assert [tiebreak.name for tiebreak in standings.order] == [
        "modified-median", "solkoff", "cumulative", "cumulative-opposition",
    ]  # fmt: skip
    assert standings.published is not None
    assert standings.published.swaps == ()


def test_another_order_is_recognised() -> None:
    rows = [line.split("\t") for line in WSCF.splitlines()]
    # Cumulative, Solkoff, Cumulative of opposition, Modified Median under TBrk1 to TBrk4.
    moved = [[*row[:3], row[5], row[4], row[6], row[3], *row[7:]] for row in rows]
    moved[0][3:7] = HEADS
    standings = rank(read("\n".join("\t".join(row) for row in moved)))
    assert [tiebreak.name for tiebreak in standings.order] == [
        "cumulative", "solkoff", "cumulative-opposition", "modified-median",
    ]  # fmt: skip
    assert standings.published is not None
    assert (standings.published.compared, standings.published.agree) == (60, 60)


def test_the_team_sheet_is_recognised() -> None:
    standings = rank(read(BY_FILE["wintd-team.txt"].text))
    assert [tiebreak.name for tiebreak in standings.order] == ["us-amateur-team"]
    assert agreement(standings) == "all 26 printed values agree"


def test_the_edition_before_2023() -> None:
    standings = rank(read(BY_FILE["chess-results-rank.csv"].text))
    assert standings.published is not None
    assert (standings.published.compared, standings.published.agree) == (716, 716)
    assert [tiebreak.name for tiebreak in standings.order][:2] == ["BH/C1", "BH"]
    assert codes(standings) == ["bye-ambiguous", "column-encounter"]


def test_a_cross_table_of_a_round_robin() -> None:
    standings = rank(read(BY_FILE["chess-results-round-robin.csv"].text))
    assert agreement(standings) == ("all 12 printed values agree · all 6 printed places agree")


def test_what_the_table_lacks_is_not_compared() -> None:
    text = with_column(dict.fromkeys(range(1, 16), 2.0), "BPG")
    standings = rank(read(text))
    assert "column-lacks" in codes(standings)
    assert standings.published is not None
    assert standings.published.compared == 0


def test_unplayed_rounds_as_scored() -> None:
    table = read(WSCF)
    tally = Tally(table)
    tally.adjusted = dict(tally.score)
    standings = rank(read(with_column(values_of(table, "solkoff", tally), "Solkoff")))
    assert standings.published is not None
    assert standings.published.differences
    assert codes(standings)[0] == "differs-if"


def test_a_column_that_holds_something_else() -> None:
    table = read(WSCF)
    standings = rank(read(with_column(values_of(table, "median"), "Solkoff")))
    assert codes(standings) == ["column-holds"]


def test_a_column_that_holds_solkoff() -> None:
    table = read(WSCF)
    standings = rank(read(with_column(values_of(table, "solkoff"), "Cumul")))
    assert codes(standings) == ["column-holds"]
    assert "holds Solkoff: all its values agree" in warnings(standings)[0].words()


#: Wins, but of few different values: whatever the tiebreak is, most of them agree by chance.
FEW_VALUES = """\
No.\tName\tPts\tTBrk1\tRnd1\tRnd2
1\tAnn\t2\t2\tW5\tW2
2\tBen\t1\t1\tW6\tL1
3\tCem\t1\t1\tW7\tL4
4\tDea\t2\t2\tW8\tW3
5\tEva\t1\t1\tL1\tW6
6\tFay\t0\t0\tL2\tL5
7\tGus\t1\t{}\tL3\tW8
8\tHal\t0\t0\tL4\tL7"""


def test_a_column_of_few_values_is_known_only_if_all_agree() -> None:
    right, wrong = (rank(read(FEW_VALUES.format(wins))) for wins in (1, 2))
    assert agreement(right) == "all 8 printed values agree"
    assert codes(wrong) == ["column-unknown"]


@pytest.mark.parametrize("differing", [3, 4])
def test_differences_without_a_cause_are_told_with_the_first(differing: int) -> None:
    values = values_of(read(WSCF), "solkoff")
    for number in range(1, differing + 1):
        values[number] += 4 + number
    standings = rank(read(with_column(values, "Solkoff")))
    assert standings.published is not None
    assert len(standings.published.differences) == differing
    (said,) = warnings(standings)
    assert said.code == "column-differs"
    assert said.facts[2] == differing


def test_the_fault_of_wintd() -> None:
    table = read(WSCF)
    values = values_of(table, "modified-median")
    medians = values_of(table, "median")
    values[1] = medians[1] - 1
    values[2] = medians[2] - 0.5
    standings = rank(read(with_column(values, "Mod. Med")))
    assert standings.published is not None
    assert [found.number for found in standings.published.differences] == [1, 2]
    assert codes(standings) == ["column-differs", "differs-wintd"]


def test_the_fault_of_wintd_is_of_values_below_the_median_and_plus_scores_only() -> None:
    table = read(WSCF)
    values, medians = values_of(table, "modified-median"), values_of(table, "median")
    plus, minus = (1, 2), 15
    for number in plus:
        values[number] = medians[number] - 1
    # More than the median, and one who has no plus score.
    values[3] = medians[3] + 3
    values[minus] = medians[minus] - 1
    standings = rank(read(with_column(values, "Mod. Med")))
    assert standings.published is not None
    (told,) = [note for note in standings.published.warnings if note.code == "differs-wintd"]
    assert told.facts == ("Mod. Med", len(plus), len(standings.published.differences))


def test_the_other_convention_is_taken() -> None:
    table = read(WSCF)
    swapped = rank(read(with_column(values_of(table, "sonneborn-berger"), "SB")))
    assert agreement(swapped).startswith("all 15 printed values agree")


def test_a_value_that_nothing_explains() -> None:
    values = values_of(read(WSCF), "solkoff")
    values[3] += 4
    standings = rank(read(with_column(values, "Solkoff")))
    assert standings.published is not None
    assert [found.number for found in standings.published.differences] == [3]
    assert codes(standings) == ["column-differs"]


def test_the_printed_order_is_compared() -> None:
    lines = WSCF.splitlines()
    # Players 1 and 2 are the other way around, everything else is unchanged.
    text = "\n".join([lines[0], lines[2], lines[1], *lines[3:]])
    standings = rank(read(text))
    assert standings.published is not None
    assert [(swap.above, swap.below) for swap in standings.published.swaps or ()] == [(2, 1)]
    assert agreement(standings).endswith("one pair of neighbors is the other way around")


def test_whoever_has_no_value_changes_no_places_under_another_edition() -> None:
    text = """Rk.;;Name;Rtg;FED;1.Rd;2.Rd;3.Rd;Pts.;TB1
1;;Ann;2000;FID;2w1;3b1;4w½;2,5;1850
2;;Bob;1900;FID;1b0;4w½;-0;0,5;1850
3;;Cem;1800;FID;4b½;1w0;-1;1,5;1850
4;;Dea;1700;FID;3w½;2b½;1b½;1,5;1950
5;;Eva;1600;FID;-½;-½;-½;1,5;0
Annotation:
Tie Break1: Average Rating of Opponents Cut 1 (ARO/C1)
"""
    standings = rank(read(text), ["ARO/C1"], rules="fide-2024")
    said = {found.code: found.facts for found in warnings(standings)}
    # Eva met nobody: hers is no value of the print's edition either.
    assert said["differs-by-edition"] == ("TB1", 2, 3, "fide-2022")
    assert said["differs-swaps"] == (1, "Cem", "Dea")
