"""What a text announces: in which words, where it stands, and that it is never left."""

import re
from pathlib import Path

import pytest

from calculator.answers import in_words, why
from calculator.answers.what_if.other_result_sentences import ending
from calculator.answers.what_if.other_results import Search
from calculator.model import Crosstable, PrintedColumn
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read, read_all
from calculator.reading.columns.order_announcements import announced
from calculator.reading.text.grid import Cell
from calculator.view.asked import Asked
from calculator.view.order import change_order
from calculator.words import use
from calculator.writing import to_csv, to_json, to_text
from calculator.writing.standings_json import document

DATA = Path(__file__).parent / "legends"

MM, SO, CU, CO = "modified-median", "solkoff", "cumulative", "cumulative-opposition"


def told(text: str) -> list[str]:
    """Return the names that a text announces, in order; of one that is not ours, its words."""
    found = announced([Cell(line, 1, 1) for line in text.split("|")], teams=False)
    assert list(found) == list(range(1, len(found) + 1))
    return [(one.name or one.said) + ("" if one.sure else "?") for one in found.values()]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Tie break order: Modified Median, Solkoff, Cumulative, Cumulative of Opposition",
         [MM, SO, CU, CO]),
        ("Tiebreaks used: 1. Modified Median 2. Solkoff 3. Cumulative", [MM, SO, CU]),
        ("Tiebreaks used: 1) Modified Median; 2) Solkoff", [MM, SO]),
        ("Tie breaks are USCF standard", [MM, SO, CU, CO]),
        ("Standard US Chess tie-breaks were used.", [MM, SO, CU, CO]),
        ("Tiebreaks: the usual U.S.C.F. ones", [MM, SO, CU, CO]),
        ("Tiebreaks: usual USCF", [MM, SO, CU, CO]),
        ("We do not use standard USCF tiebreaks", []),
        ("USCF standard rated. Tiebreaks Solkoff, Cumulative", [SO, CU]),
        ("USCF standard rated event", []),
        ("Tiebreaks: SOS, Cumulative", [SO, CU]),
        ("Tiebreaks: 1 Modified Median, 2 Solkoff", [MM, SO]),
        ("Tie-breaks: Modified Median, then Solkoff, then coin flip", [MM, SO, "coin-flip"]),
        ("Tie-breaks: Modified Median, Solkoff and Cumulative", [MM, SO, CU]),
        ("Tie breaks used: Modified Median,|Solkoff, Cumulative", [MM, SO, CU]),
        ("TBrk1 = Modified Median|TBrk2 = Solkoff", [MM, SO]),
        ("TBrk1=Mod. Med. TBrk2=Solk. TBrk3=Cumul.", [MM, SO, CU]),
        ("TBrk1: Modified Median, TBrk2: Solkoff, TBrk3: Opp. Cumul.", [MM, SO, CO]),
        ("Tiebreak 1: Modified Median|Tiebreak 2: Club rule", [MM, "Club rule"]),
        ("Tie-break #1: Modified Median  Tie-break #2: Solkoff", [MM, SO]),
        ("1st tiebreak: Modified Median; 2nd tiebreak: Solkoff", [MM, SO]),
        ("First tiebreak - Head to head|Second tiebreak - Solkoff", ["DE", SO]),
        ("Ties are broken by Modified Median, Solkoff.", [MM, SO]),
        ("Tie-breaks are:|- Modified Median|- Solkoff|- Cumulative|Prizes: none", [MM, SO, CU]),
        ("Tie Breaks|Modified Median|Solkoff|Thanks for coming", [MM, SO]),
        ("Tie-Breaker Order|1. Modified Median|2. Solkoff", [MM, SO]),
        ("Tie breaks:|1. Solkoff|2. Age of the opponents|3. Cumulative",
         [SO, "Age of the opponents", CU]),
        ("Tiebreaks (in order): Modified Median, Solkoff", [MM, SO]),
        ("Tie Breaking Method: USCF Modified Median, Solkoff", [MM, SO]),
        ("Order of tie-breaks: Modified Median > Solkoff > Cumulative", [MM, SO, CU]),
        ("Tiebreaks: Score, Modified Median, Solkoff", [MM, SO]),
        ("Tiebreaks: MM, Solk, Cumul, OpCumul", [MM, SO, CU, CO]),
        ("Final crosstable (tie-breaks: mod. median, solkoff)", [MM, SO]),
        ("Open section - tiebreaks: Solkoff, Cumulative", [SO, CU]),
        ("TB order: MM, Sol, Cum, OCum", [MM, SO, CU, CO]),
        ("TB: 8, 9, 10.5", []),
        ("Tie Breaks: [A]Solkoff [B]Cumulative", [SO, CU]),
        ("TieBreaks used: 1-Median 2-Solkoff 3-Kashdan", ["median", SO, "kashdan"]),
        ("T1: Mod. Med.  T2: Solk.  T3: Opp. Cumul.", [MM, SO, CO]),
        ("T1: 40/90  T2: SD/30", []),
        ("Welcome! Tie break order: Solkoff, Modified Median. Prizes are paid by check.", [SO, MM]),
        ("Rounds at 9. Tie break: Modified Median. Byes: two.", [MM]),
        ("Tie-breaks: BH/C1, BH, SB", ["BH/C1", "BH", "SB"]),
        ("TB1: Sum of ratings TB2: Buchholz", ["Sum of ratings", "BH"]),
        ("Desempates: 1. Buchholz Cut 1 2. Koya", ["BH/C1", "KS"]),
        ("Desempate 1: Buchholz|Desempate 2: Koya", ["BH", "KS"]),
        ("Criterios de desempate: Buchholz, Koya", ["BH", "KS"]),
        ("Desempates: resultado particular, Buchholz corte 1 y Bucholz",
         ["DE", "BH/C1", "BH"]),
        ("Los desempates serán: 1º Encuentro directo, 2º Bucholz mediano", ["DE", "BH/M1"]),
        ("Desempates:|1º Bucholz -1|2º Progresivo|Premios: trofeos", ["BH/C1", "PS"]),
        ("Feinwertungen: Buchholz, Koya", ["BH", "KS"]),
        ("1. Feinwertung: Buchholz|2. Feinwertung: Koya", ["BH", "KS"]),
        ("Wertung1: Buchholzwertung|Wertung2: Sonneborn-Berger-Wertung", ["BH", "SB"]),
        ("Départages : Buchholz, Koya", ["BH", "KS"]),
        ("Spareggi: Buchholz Cut 1, Buchholz, ARO", ["BH/C1", "BH", "ARO"]),
        ("First tiebreak Mod Med, then Solkoff", [MM, SO]),
        ("First tiebreak Modified Median, second tiebreak Solkoff.", [MM, SO]),
        ("First tie-break is Solkoff, 2nd is cumulative", [SO, CU]),
        ("1st tiebreak: Modified Median; 2nd: Solkoff", [MM, SO]),
        ("Ties broken on Solkoff", [SO]),
        ("Ties were decided with Modified Median, then a coin flip", [MM, "coin-flip"]),
        ("We broke ties on solkoff then mod. median", [SO, MM]),
        ("tie break order mod. median / solkoff / cumulative", [MM, SO, CU]),
        ("Tiebreaks Solkoff and Cumulative", [SO, CU]),
        ("Tiebreak is Solkoff", [SO]),
    ],
)  # fmt: skip
def test_the_words_in_which_an_order_is_announced(text: str, names: list[str]) -> None:
    assert told(text) == names


@pytest.mark.parametrize(
    "text",
    [
        "Tie-breaks: trophies only.",
        "Tie-breaks: see the website",
        "Tie-breaks: we use Solkoff in the under 1000 section only, else Modified Median.",
        "Tie-breaks: Modified Median for the Open, Solkoff for the rest",
        "Tie-breaks for trophies: Modified Median, Solkoff",
        "The tiebreak is Solkoff, which adds up your opponents' scores.",
        "We use Solkoff in the under 1000 section only, and the tie break order is fair.",
        "Ties for trophies are broken by computer; cash is split. In the past it was Solkoff.",
        "1. Bring a set. 2. Solkoff is posted after the round.",
        "Tiebreak Solkoff 12.5 for Ann, 13 for Bob",
        "Tiebreaks Solkoff does not count for prizes",
        "The first tiebreak was wrong",
        "Ties broken on board one",
    ],
)
def test_prose_that_mentions_a_tiebreak_is_no_order(text: str) -> None:
    assert told(text) == []


TABLE = """\
No.	Name	Pts	Rnd1	Rnd2	Rnd3	Rnd4
1	Ann	3.0	W2	W5	D3	D4
2	Ben	3.0	L1	W6	W5	W3
3	Cleo	2.5	W6	W8	D1	L2
4	Dan	2.0	D8	L7	W6	D1
5	Emma	1.5	W7	L1	L2	D8
6	Finn	0.5	L3	L2	L4	D7
7	Gina	1.5	L5	W4	L8	D6
8	Hugo	2.0	D4	L3	W7	D5
"""


@pytest.mark.parametrize("place", ["above", "below"])
@pytest.mark.parametrize(
    "said",
    [
        "Tie break order: Solkoff, Head-to-head, Modified Median",
        "Tiebreaks used: 1. Solkoff 2. Head-to-head 3. Modified Median",
        "TBrk1 = Solkoff\nTBrk2 = Head-to-head\nTBrk3 = Modified Median",
        "Tie-breaks:\n1. Solkoff\n2. Head-to-head\n3. Modified Median",
    ],
)
def test_a_sheet_of_us_chess_is_ranked_by_what_it_announces(said: str, place: str) -> None:
    text = f"{said}\n\n{TABLE}" if place == "above" else f"{TABLE}\n{said}\n"
    found = rank(read(text))
    names = [tiebreak.name for tiebreak in found.order]
    assert names == ["solkoff", "result-between-tied", "modified-median"]


def test_a_name_that_nobody_knows_keeps_its_place_and_is_said() -> None:
    found = rank(read(f"Tiebreaks: Solkoff, club rule 4, Cumulative\n\n{TABLE}"))
    assert [one.name for one in found.order] == ["solkoff", "printed:club rule 4", "cumulative"]
    (said,) = [warning.words() for warning in found.warnings]
    assert said == (
        "The text announces “club rule 4”, which we do not know, and prints no values for it: it "
        "decides nothing here."
    )


def ranked(name: str) -> Standings:
    return rank(read((DATA / f"{name}.txt").read_text("utf-8")))


def answer(standings: Standings, player: str, language: str = "en") -> str:
    number = next(row.number for row in standings.rows if row.name == player)
    with use(language):
        return in_words(why(standings, number))


def test_a_column_that_we_do_not_work_out_decides_in_its_place() -> None:
    found = ranked("01")
    told = document(found)
    assert told["order"] == ["BH", "printed:TB2"]
    dea = next(row for row in told["standings"] if row["name"] == "Dea")
    ann = next(row for row in told["standings"] if row["name"] == "Ann")
    assert dea["values"] == {"BH": 13, "printed:TB2": 8960}
    assert ann["decided_by"] == "printed:TB2"
    # This sheet contradicts itself: its figures put Dea ahead, and it lists her below.
    said = answer(found, "Ann")
    assert (
        "Tied with Dea on score and Buchholz; your sheet’s TB2 puts Dea ahead, 8960 to 8880. "
        "On your sheet TB2 is “Sum of the ratings of the opponents (whithout one result)”. "
        "We do not work that out."
    ) in said
    assert "Modified Median" not in said


def test_a_column_entered_by_hand_decides() -> None:
    found = ranked("02")
    told = document(found)
    assert told["order"] == ["printed:TB1", "BH"]
    assert told["published"]["places"] == {"compared": 10, "agree": 10, "differences": []}
    assert told["published"]["compared"] == 10
    ann = next(row for row in told["standings"] if row["name"] == "Ann")
    assert (ann["place"], ann["decided_by"]) == (5, "printed:TB1")
    assert answer(found, "Ann") == (
        "Ann is 5th of 10 with 2½ points. Tied with Dea on score; your sheet’s TB1 puts Dea "
        "ahead, 1 to 0. TB1 was entered by hand (“Manually input (after Tie-Break matches)”): it "
        "cannot be worked out. Also with 2½ points: Dea (4th)."
    )
    assert (
        "Empate con Dea en puntos; la columna TB1 de tu hoja pone por delante a Dea, 1 a 0. "
        "TB1 se introdujo a mano («Manually input (after Tie-Break matches)»): no se puede "
        "calcular."
    ) in answer(found, "Ann", "es")


def test_a_sum_of_buchholz_is_no_buchholz() -> None:
    found = ranked("03")
    told = document(found)
    assert told["order"] == ["BH", "sum-of-buchholz"]
    assert told["order_from"] == "announced"
    assert (told["published"]["compared"], told["published"]["agree"]) == (20, 20)
    assert told["published"]["places"]["agree"] == 10
    assert told["published"]["differences"] == []
    assert answer(found, "Dea") == (
        "Dea is 4th of 10 with 2½ points. Tied with Ann on score and Buchholz, ahead on Sum of "
        "opponents’ Buchholz, 59 to 58. The Buchholz of your opponents adds up to 59, that of "
        "Ann’s opponents to 58. Also with 2½ points: Ann (5th)."
    )
    assert "Los Buchholz de tus rivales suman 58; los de los rivales de Dea, 59." in answer(
        found, "Ann", "es"
    )


def test_a_sum_of_buchholz_that_counts_otherwise_is_taken_as_printed() -> None:
    """Programs do not say how rounds without a game count in it: its name is no proof."""
    text = (DATA / "03.txt").read_text("utf-8")
    for at, value in enumerate((66, 66, 65, 59, 58, 65, 63, 61, 63, 59), 1):
        text = re.sub(rf"(?m)^({at}\t.*\t){value}$", rf"\g<1>{3 * value + at * at % 7}", text)
    found = rank(read(text))
    assert [one.name for one in found.order] == ["BH", "printed:TB2"]
    told = document(found)
    assert (told["published"]["compared"], told["published"]["differences"]) == (10, [])


def test_buchholz_without_one_result_is_cut_1() -> None:
    told = document(ranked("04"))
    assert told["order"] == ["BH/C1", "BH"]
    assert (told["published"]["compared"], told["published"]["agree"]) == (20, 20)


@pytest.mark.parametrize(
    "legend",
    [
        "Extended Sonneborn-Berger for teams (ESB)",
        "Olympiad-Sonneborn-Berger-Tie-Break without lowest result (Khanty-Mansiysk)",
        "Extended Direct Encounter for teams (EDE)",
        "Average Recursive Ratingperformance",
    ],
)
def test_a_name_of_teams_that_we_do_not_have_accuses_nobody(legend: str) -> None:
    text = (DATA / "05.txt").read_text("utf-8")
    text = text.replace("Extended Sonneborn-Berger for teams (ESB)", legend)
    found = rank(read(text), rules="fide-2024")
    told = document(found)
    assert told["order"] == ["printed:TB1"]
    assert (told["published"]["compared"], told["published"]["differences"]) == (0, [])
    assert "158½ to 131" in answer(found, "Antelopes")


def test_a_shared_text_keeps_what_a_sheet_calls_its_columns() -> None:
    table = read((DATA / "01.txt").read_text("utf-8"))
    for again in (read(to_text(table)), read(to_csv(table)), read(to_json(table))):
        assert rank(again).order == rank(table).order
        assert [one.called for one in again.printed] == [one.called for one in table.printed]


def test_a_column_without_a_name_has_its_place_between_others_that_have_one() -> None:
    table = read((DATA / "04.txt").read_text("utf-8").partition("Annotation")[0])
    buchholz = table.printed[1]._replace(tiebreak="BH", heading="BH")
    numbers = [player.number for player in table.players]
    strange = {number: 1000 * (number * number % 17 + 90) for number in numbers}
    middle = PrintedColumn("RtgSum", None, strange)
    last = table.printed[0]._replace(heading="BH-C1", tiebreak="BH/C1")
    named = table._replace(printed=(buchholz, middle, last), announced=())
    order = [one.name for one in rank(named).order]
    assert order == ["BH", "printed:RtgSum", "BH/C1"]
    # With the same figure for everybody it decides nothing, and is no part of the order.
    same = middle._replace(values=dict.fromkeys(numbers, 5000))
    found = rank(named._replace(printed=(buchholz, same, last)))
    assert [one.name for one in found.order] == ["BH", "BH/C1"]


@pytest.mark.parametrize(
    ("heading", "name"), [("RtgSum", "printed:RtgSum"), ("BHs", "printed:BHs")]
)
def test_a_heading_that_we_cannot_name_is_a_tiebreak_in_its_place(heading: str, name: str) -> None:
    text = (DATA / "01.txt").read_text("utf-8").partition("Annotation")[0]
    found = rank(read(text.replace("TB1", "BH").replace("TB2", heading)))
    assert [one.name for one in found.order] == ["BH", name]
    assert "we do not know what" in answer(found, "Ann").lower()


def test_what_a_sheet_prints_stays_when_results_are_changed_and_it_is_said() -> None:
    for name, said in (("02", True), ("04", False)):
        search = Search(ranked(name), 5)
        search.run()
        told = " ".join(ending(search))
        assert "The pairings stay" in told
        assert ("Your sheet’s own figures (TB1) stay too" in told) == said


def test_another_order_leaves_a_column_of_the_sheet_aside_and_says_so() -> None:
    table = read((DATA / "02.txt").read_text("utf-8"))
    found = rank(table, "BH")
    assert found.published is not None
    said = [warning.words() for warning in found.published.warnings]
    assert (
        "TB1, on your sheet “Manually input (after Tie-Break matches)”, was not compared: we do "
        "not work it out."
    ) in said


def test_the_page_takes_a_column_of_the_sheet_in_and_out_of_the_order() -> None:
    found = ranked("02")
    tree = str(change_order(found, Asked()))
    assert "TB1 of the sheet" in tree
    out = rank(found.table, "BH")
    assert "BH,printed:TB1" in str(change_order(out, Asked()))


OTHERS = re.sub(r"\t([A-Z][a-z]+)\t", r"\tNew \1\t", TABLE)


def test_what_is_announced_above_all_sections_is_for_each_of_them() -> None:
    above = "Tie break order: Solkoff, Modified Median"
    text = f"{above}\n\nOpen\n{TABLE}\nReserve\n{OTHERS}"
    for _, table in read_all(text):
        assert isinstance(table, Crosstable)
        assert table.announced == ("solkoff", "modified-median")
    own = text.replace("Reserve", "Reserve\nTiebreaks: Cumulative, Solkoff")
    orders = [table.announced for _, table in read_all(own) if isinstance(table, Crosstable)]
    assert orders == [("solkoff", "modified-median"), ("cumulative", "solkoff")]


def test_what_is_announced_below_a_section_is_for_that_one() -> None:
    first = "Tiebreak 1: Solkoff\nTiebreak 2: Median"
    second = "Tiebreak 1: Cumulative\nTiebreak 2: Solkoff"
    text = f"Open\n{TABLE}{first}\n\nReserve\n{OTHERS}{second}\n"
    orders = [table.announced for _, table in read_all(text) if isinstance(table, Crosstable)]
    assert orders == [("solkoff", "median"), ("cumulative", "solkoff")]
    # Below the next section's title it is that section's, whose only one it may be.
    text = f"Open\n{TABLE}\nReserve\n{second}\n{OTHERS}"
    orders = [table.announced for _, table in read_all(text) if isinstance(table, Crosstable)]
    assert orders == [(), ("cumulative", "solkoff")]


#: Nothing is headed; nobody says whose tiebreaks these are.
HEADLESS = "1 Lee, Ann W2 D3 2.5\n2 Ray, Bob L1 W4 1\n3 Poe, Kim W4 D1 1.5\n4 Day, Jo L3 L2 0"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Tiebreak: we used Solkoff in U1000 only", True),
        ("Modified Median (drop low) is the tiebreak", True),
        ("Tie-break games will be played at G/10", False),
        ("Solkoff 12.5 was the best", False),
        ("Tiebreak is Solkoff", False),
    ],
)
def test_a_line_that_may_say_the_order_is_named_where_it_is_not_understood(
    line: str, said: bool
) -> None:
    table = read(f"{HEADLESS}\n\n{line}")
    found = [one for one in table.warnings if one.code == "order-unclear"]
    assert bool(found) is said
    if said:
        assert found[0].facts == (line,)
        assert found[0].line == HEADLESS.count("\n") + 3


def test_a_table_without_headings_is_in_no_other_language() -> None:
    """The US Chess default is that of a table that does not say whose it is."""
    assert read(HEADLESS).system == "us-chess"
    assert read(f"Nr Name Rd1 Rd2 Punkte\n{HEADLESS}").system == "fide"
