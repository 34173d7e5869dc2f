"""What sheets call the tiebreaks: each heading names its column, each annotation its tiebreak."""

import re
from pathlib import Path

import pytest

from calculator.reading import read
from calculator.reading.columns.tiebreak_headings import FIDE_CODES, Announced, tiebreak_headed
from calculator.reading.columns.tiebreak_names import tiebreak_called
from calculator.tiebreaks import REGISTER, find
from calculator.tiebreaks.register import forms
from calculator.words import use

#: As sheets write them.
HEADINGS = {
    "modified-median": "ModMed MMed ModMedian ModifiedMedian Med MM Mod-Med M-Med",
    "solkoff": "Solk Solkoff Sol",
    "cumulative": "Cumul Cumulative Cumu Cum Cml",
    "median": "Median Harkness",
    "most-blacks": "BPG Blacks MostBlacks",
    "kashdan": "Kash Kas Kashdan",
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
    "late-arrival": "OnTime InTime LateArrival",
    "actual-play": "InPlay ActualPlay",
    "team-game-points": "GamePoints TeamGamePoints",
    "us-amateur-team": "USAT USAmateurTeam",
    "DE": "DE DirectEncounter HeadToHead H2H",
    "WIN": "Win",
    "WON": "WON",
    "BPG": "mBl",
    "AOB": "AOB",
    "PS": "Prog Progr Progressive PS",
    "BH": "Buch Buchh Buchholz BucT Buct Buc BH BHZ Bu",
    "BH/C1": "BuC1 Buch1 BuchholzCut1 Buchholz-Cut1 BHC1 BHCut1 BH-C1 BHZ1",
    "BH/C2": "BuC2 BHC2 BHCut2 BH-C2",
    "BH/M1": "MedianBuchholz MedBuch MBuch M-Buch BucM BHM1 BH-M1",
    "KS": "Koya KS",
    "ARO": "ARO",
    "ARO/C1": "AROC1 ARO-C1",
    "TPR": "Rp TPR ratP",
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


OF_THE_REGISTER = [(head, name) for name, form, _ in forms() for head in form.headings.split()]


@pytest.mark.parametrize(("heading", "name"), OF_THE_REGISTER)
def test_every_heading_of_the_register_names_its_column(heading: str, name: str) -> None:
    (column,) = read(TABLE.format(heading)).printed
    assert (column.tiebreak, column.assumed) == (name, False)


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
        ("Opponents' Cumulative Scores", "cumulative-opposition"),
        ("Mod. Median", "modified-median"),
        ("Harkness (Median)", "median"),
        ("Head-to-head", "DE"),
        ("Result between tied players", "result-between-tied"),
        ("Most Blacks", "most-blacks"),
        ("Coin flip", "coin-flip"),
        ("Median Buchholz", "BH/M1"),
        ("Buchholz Cut 1 (BH-C1)", "BH/C1"),
        ("Average Rating of Opponents Cut 1 (ARO/C1)", "ARO/C1"),
        ("Sonneborn Berger (Neustadtl)", "SB"),
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


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Resultado particular", "DE"), ("Encuentro directo", "DE"), ("Bucholz mediano", "BH/M1"),
        ("Buchholz corte 1", "BH/C1"), ("Buchholz (Corte 2)", "BH/C2"), ("Bucholz -1", "BH/C1"),
        ("Buchholz brasileño", "BH/C1"), ("Buchholz total", "BH"), ("Progresivo", "PS"),
        ("Sonneborn-Berger corte 1", "SB/C1"), ("Sistema Koya", "KS"), ("Performance", "TPR"),
        ("Numero de victorias", "WIN"), ("Partidas ganadas con negras", "BWG"),
        ("Media de Elo de los rivales", "ARO"), ("Mediana modificada", "modified-median"),
    ],
)  # fmt: skip
def test_what_a_spanish_announcement_calls_a_tiebreak(said: str, name: str) -> None:
    assert tiebreak_called(said) == Announced(name)


def test_our_own_names_in_spanish_are_those_tiebreaks_or_not_known() -> None:
    known = 0
    for entry in REGISTER.values():
        with use("es"):
            found = tiebreak_called(entry.title)
        if found is not None:
            known += 1
            assert FIDE_CODES.get(found.name, found.name) == FIDE_CODES.get(entry.name, entry.name)
    assert known > 30


@pytest.mark.parametrize(
    "said",
    [
        "Buchholz medio", "Doble Buchholz", "Suma de Buchholz", "Buchholz de los rivales",
        "Buchholz and SB", "Solkoff or Buchholz", "Median of opponents' Solkoff", "BuSumme",
        "Summe Buchholz", "Buchholz (sum of opponents' scores)", "Total opposition rating",
        "Cumulative without last round", "Adjusted cumulative", "% score", "Competition average",
        "Buchholz minus 1", "Schmuljan", "Feinwertung", "Total Points", "Blitz playoff",
        "Extended Sonneborn-Berger for teams (ESB)", "Best of Buchholz Cut 1, Cut 2",
    ],
)  # fmt: skip
def test_a_name_that_says_more_than_ours_is_not_ours(said: str) -> None:
    assert tiebreak_called(said) is None


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Buchholz tronqué", "BH"),
        ("Mittlere Buchholzwertung", "BH"),
        ("Buchholz Tie-Break Variable (2023)", "BH"),
        ("The greater number of victories (variable)", "WIN"),
        ("Performance Tie-Breaks (TPR, APRO, PTP, APPO)", "TPR"),
        ("Performance Index", "TPR"),
        ("Solkoff Cut 1", "solkoff"),
    ],
)
def test_a_name_with_a_word_that_nobody_knows_is_not_sure(said: str, name: str) -> None:
    assert tiebreak_called(said) == Announced(name, sure=False)


SWISS_MANAGER = Path(__file__).parent.parent / "reading/data/swiss-manager-names.tsv"
_CODE = re.compile(r"[A-Z]{2,4}(?:/[A-Z]\d?)?|kashdan|sum-of-buchholz")
#: Of boards, which no sheet shows that prints such a column: it stays what the sheet says.
_OF_BOARDS = {"BC", "TBR", "BBE", "SSSC"}
#: Of teams, and word for word the name of what players have (4).
_AS_OF_PLAYERS = {"34": "BH/M1"}


def _swiss_manager() -> list[tuple[str, str, set[str], bool]]:
    """The names with their numbers, what they may be, and whether parameters leave it open."""
    lines = SWISS_MANAGER.read_text("utf-8").splitlines()[1:]
    rows = []
    for number, name, _short, ours, *_ in (line.split("\t") for line in lines):
        codes = set() if ours == "not known" else set(_CODE.findall(ours))
        rows.append((number, name, codes, " by " in ours))
    return rows


def test_there_are_92_names() -> None:
    assert len({name for name, *_ in _swiss_manager()}) == 92


@pytest.mark.parametrize(("number", "said", "codes", "is_open"), _swiss_manager())
def test_each_name_of_swiss_manager_is_the_right_one_or_not_known(
    number: str, said: str, codes: set[str], *, is_open: bool
) -> None:
    codes |= {_AS_OF_PLAYERS[number]} if number in _AS_OF_PLAYERS else set()
    found = tiebreak_called(said)
    assert found is None or found.name in codes
    assert found is None or not found.sure or not is_open
    # Where we have the rule, it is known.
    ours = {code for code in codes if find(code)} - {"MP", "BH:MP"} - _OF_BOARDS
    of_players = "teams" not in said and "Olympiad" not in said and "Matchpoints" not in said
    assert found is not None or not ours or not of_players


@pytest.mark.parametrize(
    ("short", "names"),
    [
        ("BHm", {"BH/M1?"}), ("BH1", {"BH/C1?"}), ("BHs", {"sum-of-buchholz?"}), ("Res.", {None}),
        ("mBl", {"BPG"}), ("RtgSum", {"?"}), ("ARPO", {"?"}), ("rtgØ", {"ARO?"}),
        ("vict", {"WIN?"}), ("ratP", {"TPR"}), ("MPSum", {"?"}), ("Man", {None}),
        ("Bh.", {"BH"}), ("Bu.", {"BH"}), ("Tr.", {None}), ("BuSumm", {"sum-of-buchholz?"}),
    ],
)  # fmt: skip
def test_a_short_heading_is_the_right_one_or_not_known(short: str, names: set[str | None]) -> None:
    assert tiebreak_headed(short) in names


@pytest.mark.parametrize(
    ("said", "name", "sure"),
    [
        ("points (game-points)", "GP", True),
        ("Buchholz Tie-Break Variable (2023) (Gamepoints, Cut1)", "BH:GP/C1", True),
        ("Buchholz Tie-Break Variable (2023) (Matchpoints)", "BH:MP", True),
        ("Buchholz Tie-Breaks (all Results)", "BH", False),
    ],
)
def test_a_sheet_of_teams_says_which_points(said: str, name: str, *, sure: bool) -> None:
    assert tiebreak_called(said, teams=True) == Announced(name, sure)
