"""What sheets call the tiebreaks: each heading names its column, each annotation its tiebreak."""

import pytest

from calculator import read
from calculator.reading.legend import tiebreak_called
from calculator.tiebreaks.register import forms

HEADINGS = {
    "modified-median": "ModMed MMed ModMedian ModifiedMedian Med MM Mod-Med M-Med",
    "solkoff": "Solk Solkoff Sol",
    "cumulative": "Cumul Cumulative Cumu Cum Cml",
    "median": "Median Harkness",
    "most-blacks": "BPG Blacks MostBlacks",
    "kashdan": "Kash Kashdan",
    "sonneborn-berger": (
        "SB Sonneborn-Berger SonnebornBerger S-B SBerg SoBerg SBrg SonnB SonBorn Sonn-Berger "
        "Sonneborn"
    ),
    "cumulative-opposition": (
        "OpCumul OpCumu OpCum CumOp CumOpp OppCum OppCumul CumOfOpp CumulativeOpp OpCumulative "
        "CumulativeOfOpposition CumulativeOpposition CumOfOpposition"
    ),
    "opposition-performance": "OpPerf OppPerf OppositionPerformance",
    "average-opposition": "AvgOpp AverageOpposition AvOpp",
    "most-wins": "Wins MostWins",
    "time-of-loss": "FirstLoss TimeOfLoss",
    "late-arrival": "InTime LateArrival",
    "actual-play": "InPlay ActualPlay",
    "team-game-points": "GamePoints TeamGamePoints",
    "us-amateur-team": "USAT USAmateurTeam",
    "DE": "DE DirectEncounter HeadToHead H2H",
    "WIN": "Win Vict",
    "WON": "WON",
    "PS": "Prog Progr Progressive PS",
    "BH": "Buch Buchh Buchholz BucT Buct Buc BH BHZ Bu",
    "BH/C1": "BuC1 Buch1 BuchholzCut1 Buchholz-Cut1 BHC1 BHCut1 BH-C1 BHZ1",
    "BH/C2": "BuC2 BHC2 BHCut2 BH-C2",
    "BH/M1": "MedianBuchholz MedBuch MBuch M-Buch BucM BHM1 BH-M1",
    "KS": "Koya KS",
    "ARO": "ARO",
    "ARO/C1": "AROC1 ARO-C1",
    "TPR": "Rp TPR",
}
TABLE = """\
No\tName\tRd 1\tRd 2\tPts\t{}
1\tAnn\tW2\tD2\t1.5\t1
2\tBob\tL1\tD1\t0.5\t2
"""


@pytest.mark.parametrize("name", HEADINGS)
def test_a_heading_names_its_column(name: str) -> None:
    for heading in HEADINGS[name].split():
        (column,) = read(TABLE.format(heading)).printed
        assert (column.heading, column.tiebreak, column.assumed) == (heading, name, False)


@pytest.mark.parametrize(
    "heading",
    [
        "TBrk2", "TB 2", "Tie-2", "Tiebreak 2", "Wtg 2", "Fw2", "Feinw. 2", "Des 2", "Desemp 2",
        "Dép 2", "Sp. 2", "Spar 2", "Spareggio 2", "BYS2", "EB 2", "PU2", "Pdt 2", "TBK2",
        "Wert 2", "Wertung 2",
    ],
)  # fmt: skip
def test_a_heading_that_only_numbers_its_column_is_the_one_of_the_order(heading: str) -> None:
    (column,) = read(TABLE.format(heading)).printed
    assert (column.heading, column.tiebreak, column.assumed) == (heading, "solkoff", True)


def test_every_tiebreak_with_headings_is_among_them() -> None:
    assert {name for name, form, _ in forms() if form.headings} == set(HEADINGS)


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Direct Encounter (DE)", "DE"),
        ("Sonneborn Berger Tie-Break (2026)", "SB"),
        ("Fore Buchholz", "FB"),
        ("The average of the opponents' Buchholz", "AOB"),
        ("Buchholz Tie-Breaks", "BH"),
        ("The wins including byes", "WIN"),
        ("The greater number of victories", "WIN"),
        ("Number of wins (variable)", "WIN"),
        ("Number of games won over the board", "WON"),
        ("Number of games won with Black", "BWG"),
        ("Number of wins with Black pieces", "BWG"),
        ("Number of games played with Black", "BPG"),
        ("Most black pieces", "BPG"),
        ("Koya System", "KS"),
        ("Sum of progressive scores", "PS"),
        ("Average performance rating of opponents", "APRO"),
        ("Average perfect performance of opponents", "APPO"),
        ("Perfect tournament performance", "PTP"),
        ("Tournament performance rating", "TPR"),
        ("Rating performance", "TPR"),
        ("Opposition's performance", "opposition-performance"),
        ("Rating average of the opponents", "ARO"),
        ("Average rating of opponents", "ARO"),
        ("Average opp. rating", "average-opposition"),
        ("Game-points", "PTS"),
        ("Standard points", "STD"),
        ("Rounds one elected to play", "REP"),
        ("The cumulative of opponents", "cumulative-opposition"),
        ("The cumulative score", "cumulative"),
        ("The modified median", "modified-median"),
        ("The Solkoff system", "solkoff"),
        ("Harkness system", "median"),
        ("The Kashdan system", "kashdan"),
    ],
)
def test_what_an_annotation_calls_a_tiebreak(said: str, name: str) -> None:
    found = tiebreak_called(said)
    assert found is not None
    assert found.name == name
