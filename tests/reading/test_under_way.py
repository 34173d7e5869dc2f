"""Tables and lists of events that are not over, or in which half a round had byes."""

import pytest

from calculator.model import Crosstable
from calculator.reading import read
from tests.support.sheets import tabbed


def results(table: Crosstable) -> dict[str, str]:
    """Return everybody's results: ``W2 H .3``."""
    return {
        player.name: " ".join(f"{one.code or '.'}{one.opponent or ''}" for one in player.results)
        for player in table.players
    }


BYES_OF_HALF = """\
No|Player|Rd 1|Rd 1|Rd 2|Rd 2|Rd 3|Rd 3
1|Hana Jessup|2|W|3|W|2|L
2|Kai Orr|1|L|4|W|1|W
3|Ivo Abbott|4|W|1|L|0bye|
4|Ann Kim|3|L|2|L|½bye|
"""


@pytest.mark.parametrize("between", ["\t", ",", " | "])
@pytest.mark.parametrize("over", ["each", "first"])
def test_a_round_in_which_half_have_byes_is_not_left_out(between: str, over: str) -> None:
    head, *rows = [line.split("|") for line in BYES_OF_HALF.splitlines()]
    if over == "first":
        head = [*head[:2], *(text if at % 2 else "" for at, text in enumerate(head[2:], 1))]
    text = "\n".join(between.join(row) for row in (head, *rows))
    assert results(read(text)) == {
        "Hana Jessup": "W2 W3 L2",
        "Kai Orr": "L1 W4 W1",
        "Ivo Abbott": "W4 L1 U",
        "Ann Kim": "L3 L2 H",
    }


def test_results_in_front_of_opponents_have_byes_among_them() -> None:
    text = """\
Player,Round 1,,Round 2,,Round 3,,Total
Ann Kim,H,,½,Ortiz,0,Abbott,1
Fay Hill,0,Ortiz,B,,½,Quaid,1.5
Lea Ortiz,1,Hill,½,Kim,U,,1.5
Hana Quaid,½,Abbott,½,Abbott,½,Hill,1.5
Bo Abbott,½,Quaid,½,Quaid,1,Kim,2
"""
    assert results(read(text)) == {
        "Ann Kim": "H D3 L5",
        "Fay Hill": "L3 B D4",
        "Lea Ortiz": "W2 D1 U",
        "Hana Quaid": "D5 D5 D2",
        "Bo Abbott": "D4 D4 W1",
    }


@pytest.mark.parametrize("blank", ["", ".", "-", "?", "tbd", "…", "—"])
def test_a_round_that_is_paired_keeps_the_opponents_of_all_rounds(blank: str) -> None:
    rows = [
        ["Name", "Round 1", "", "Round 2", "", "Round 3", "", "Total"],
        ["Fay Abbott", "0", "Wu", blank, "O'Neil", blank, "", "0"],
        ["Gus Roe", "½", "O'Neil", blank, "Wu", blank, "", ".5"],
        ["Kai O'Neil", "½", "Roe", blank, "Abbott", blank, "", ".5"],
        ["Hana Wu", "1", "Abbott", blank, "Roe", blank, "", "1"],
    ]
    found = results(read(tabbed(rows)))
    assert {name: said.split()[:2] for name, said in found.items()} == {
        "Fay Abbott": ["L4", ".3"],
        "Gus Roe": ["D3", ".4"],
        "Kai O'Neil": ["D2", ".1"],
        "Hana Wu": ["W1", ".2"],
    }


def test_a_heading_that_ends_early_takes_no_results_from_the_next_round() -> None:
    text = """\
No | Player | R1 |  | R2 |  | R3 |
1 | Fay Bell | 1 | Orr | . |  | hpb |
2 | Eli O'Neil | 0 | Quaid | . |  | hpb |
3 | Cem Orr | 0 | Bell | . |  | . |
4 | Ann Quaid | 1 | O'Neil | . |  | . |
"""
    assert results(read(text)) == {
        "Fay Bell": "W3 . H",
        "Eli O'Neil": "L4 . H",
        "Cem Orr": "L1 . .",
        "Ann Quaid": "W2 . .",
    }


def test_a_bye_asked_for_stays_in_its_round() -> None:
    text = """\
No;Player;R1;;R2;;R3;;R4;;Pts
1;Gus Kim;3;1;2;1;;;½ bye;;2
2;Cem Dahl;4;1;1;0;;;;;1
3;Kai Wu;1;0;4;½;;;;;.5
4;Fay Jessup;2;0;3;½;;;;;.5
"""
    assert results(read(text))["Gus Kim"] == "W3 W2 . H"


def test_a_bye_in_the_column_of_colors_is_read() -> None:
    text = """\
No;Player;Rd 1;;;Rd 2;;;Rd 3;;
1;Kai Kim;w;4;0;w;3;0;0bye;;
2;Fay Abbott;b;3;1;w;4;½;b;4;1
3;Eli O'Neil;w;2;0;b;1;1;bye;;
4;Ivo Orr;b;1;1;b;2;½;w;2;0
"""
    assert results(read(text)) == {
        "Kai Kim": "L4 L3 U",
        "Fay Abbott": "W3 D4 W4",
        "Eli O'Neil": "L2 W1 B",
        "Ivo Orr": "W1 D2 L2",
    }


def test_names_that_no_round_takes_up_are_told_of() -> None:
    text = """\
Ann O'Neil   1191  WRoe     WDahl    LKim     H---  2
Fay Dahl     925   BYE      LO'Neil  LRoe     --    1
Lea Kim      2123  WAbbott  WBell    WO'Neil  --    3
Jo Roe       2068  LO'Neil  WAbbott  WDahl    --    2
Gus Bell     935   zpb      LKim     WAbbott  --    1
Hana Abbott  1369  LKim     LRoe     LBell    H---  0
"""
    assert [one.code for one in read(text).warnings] == ["column-of-opponents"]


BETWEEN = """\
Round 1
Table|White||Black
1|Fay Abbott|1 : 0|Lea Wu
2|Bo Quaid|1 : 0|Gus O'Neil
Round 2
Table|White||Black
1|Bo Quaid|½ : ½|Lea Wu
|Fay Abbott|{}|bye
|Gus O'Neil|{}|bye
"""


@pytest.mark.parametrize("between", ["\t", ",", " | "])
@pytest.mark.parametrize(
    ("scored", "codes"), [("½ 0", "HU"), ("0 1", "UB"), ("1 ½", "BH"), ("- vs", "BB")]
)
def test_what_a_bye_scores_may_stand_under_no_heading(
    between: str, scored: str, codes: str
) -> None:
    table = read(BETWEEN.format(*scored.split()).replace("|", between))
    by_name = {player.name: player.results[1].code for player in table.players}
    assert by_name["Fay Abbott"] + by_name["Gus O'Neil"] == codes


SO_FAR = """\
Round 1
1;Kai Abbott (0);Fay Orr (0);1-0
2;Eli Wu (0);Ann Hill (0);0-1
Ivo O'Neil (0) bye
Bo Jessup (0) half-point bye
Round 2
1;Kai Abbott (1);Bo Jessup (½);1-0
2;Eli Wu (0);Ivo O'Neil (1);1-0
Fay Orr (0);bye;½
Ann Hill (1) zero-point bye
"""


def test_the_score_so_far_is_not_what_a_bye_counts() -> None:
    table = read(SO_FAR)
    assert results(table) == {
        "Kai Abbott": "W2 W6",
        "Fay Orr": "L1 H",
        "Eli Wu": "L4 W5",
        "Ann Hill": "W3 U",
        "Ivo O'Neil": "B L3",
        "Bo Jessup": "H L1",
    }
    assert not table.warnings


def test_half_a_point_beside_a_name_with_a_bye_is_told_of() -> None:
    table = read(SO_FAR.replace("Ann Hill (1) zero-point bye", "Ann Hill (½) bye"))
    assert results(table)["Ann Hill"] == "W3 B"
    assert [one.code for one in table.warnings] == ["bye-score-so-far"]


@pytest.mark.parametrize("drawn", ["D", "d", "="])
def test_a_last_round_of_draws_by_a_letter_is_read(drawn: str) -> None:
    text = f"""\
Round 1
Gus O'Neil | 1705 | 1-0 | Bo Ortiz | 2098
Kai Roe | 1216 | 0-1 | Jo Orr | 1963

Round 2
Bo Ortiz | 2098 | {drawn} | Kai Roe | 1216
Jo Orr | 1963 | {drawn} | Gus O'Neil | 1705
"""
    assert set(results(read(text)).values()) == {"W2 D4", "L1 D3", "L4 D2", "W3 D1"}


def test_games_of_the_last_round_that_are_not_understood_are_told_of() -> None:
    text = """\
Round 1
Gus O'Neil | 1-0 | Bo Ortiz
Kai Roe | 0-1 | Jo Orr

Round 2
Bo Ortiz | zz | Kai Roe
Jo Orr | zz | Gus O'Neil
"""
    assert {one.code for one in read(text).warnings} == {"line-left-out"}
