"""WinTD and SwissSys standings, as they come from pages, files and PDFs."""

from collections.abc import Callable

import pytest

from calculator import Crosstable, Result
from calculator.reading import read
from tests.corpus.cases import sheet
from tests.support.tables import event_of

WSCF = sheet("00_wscf").text
OPEN = sheet("20_open").text

#: The same table as left by another program, system or person.
DRESSES: dict[str, Callable[[str], str]] = {
    "as printed": str,
    "spaces for tabs": lambda text: text.replace("\t", "   "),
    "CRLF": lambda text: text.replace("\n", "\r\n"),
    "byte order mark": lambda text: "\ufeff" + text,
    "non-breaking spaces": lambda text: text.replace(" ", "\u00a0"),
    "en dashes": lambda text: text.replace("-B-", "–B–").replace("---", "–––"),
    "decimal commas": lambda text: text.replace(".0\t", ",0\t").replace(".5\t", ",5\t"),
    "½ as a character": lambda text: text.replace("0.5\t", "½\t").replace(".5\t", "½\t"),
    "whole points without decimals": lambda text: text.replace(".0\t", "\t"),
    "small letters": lambda text: text.replace("\tW", "\tw").replace("\tL", "\tl"),
    "text around it": lambda text: f"Home | Events\nClub Open\n\n{text}\n© the club\nPrivacy",
    "blank lines between the rows": lambda text: text.replace("\n", "\n\n"),
    "a rule under the heading": lambda text: text.replace("Rnd6\n", "Rnd6\n-----------------\n"),
    "spaces inside cells": lambda text: text.replace("\t", " \t "),
}


@pytest.mark.parametrize("dress", DRESSES)
@pytest.mark.parametrize("text", [WSCF, OPEN], ids=["wintd", "swisssys"])
def test_however_it_was_copied(text: str, dress: str) -> None:
    table = read(DRESSES[dress](text))
    assert table.warnings == ()
    assert event_of(table) == event_of(read(text))


def test_wintd_cells() -> None:
    table = read(
        "No.\tName\tPts\tRnd1\tRnd2\tRnd3\tRnd4\n"
        "1\tPlayer 01\t3.0\tW2\t-H-\tX2\tH\n"
        "2\tPlayer 02\t1.5\tL1\t-B-\tF1\t-H-\n"
        "3\tPlayer 03\t0.5\t-U-\tD4\t-U-\t\n"
        "4\tPlayer 04\t0.5\t\tD3\t-U-\tU\n"
    )
    assert table.format == "wintd-text"
    codes = [[result.code for result in player.results] for player in table.players]
    assert codes == [list("WHXH"), list("LBFH"), ["U", "D", "U", ""], ["", "D", "U", "U"]]
    assert table.players[0].results[2] == Result("X", 2)


def test_swisssys_cells_places_and_ratings() -> None:
    table = read(
        "SwissSys 11.76 - Standings. Club Open: Section 02 (Standings)\n\n"
        "#\tPlace\tName\tID\tRating\tRd 1\tRd 2\tRd 3\tTotal\n"
        "1\t1-2\tPlayer 01\t20000001\t1401 (1407)\tX3\tW2\tH---\t2.0\n"
        "2\t\tPlayer 02\t20000002\tunr.\tB---\tL1\t\t1.0\n"
        "3\t3\tPlayer 03\t20000003\t1320\tF1\tU---\t\t0.0\n"
    )
    assert (table.format, table.event, table.section) == (
        "swisssys-text",
        "Club Open",
        "Section 02",
    )
    assert [player.rating for player in table.players] == [1401, None, 1320]
    assert (table.rounds, table.rounds_played) == (3, 2)
    assert table.players[0].results == (Result("X", 3), Result("W", 2), Result("H"))


def test_opponents_mean_the_number_that_makes_results_agree() -> None:
    """Rows sorted by name: the cells refer to the printed numbers."""
    heading, *rows = WSCF.strip().split("\n")
    rows.sort(key=lambda row: row.split("\t")[1])
    table = read("\n".join([heading, *rows]))
    assert table.warnings == ()
    assert [player.number for player in table.players][:4] == [1, 2, 4, 5]
    assert {e.number: e for e in event_of(table).entrants} == {
        e.number: e for e in event_of(read(WSCF)).entrants
    }


def test_the_largest_of_several_tables_is_taken() -> None:
    """A handout explains with extracts before it shows the crosstable."""
    heading = "No.\tName\tPts\tRnd1\tRnd2\tRnd3\tRnd4\tRnd5\tRnd6\tTBrk1\n"
    extract = f"{heading}1\tPlayer, A\t6.0\tW6\tW3\tW9\tW5\tW4\tW7\t\n"
    text = f"Modified Median\n\n{extract}Opponents Scores\t\t\t3.0 *\t4.0\n\nCrosstable\n\n{WSCF}"
    assert event_of(read(text)) == event_of(read(WSCF))


def test_a_table_copied_without_its_heading() -> None:
    table = read(WSCF.partition("\n")[2])
    assert table.warnings == ()
    assert event_of(table) == event_of(read(WSCF))


def test_a_heading_repeated_on_the_next_page() -> None:
    lines = WSCF.strip().split("\n")
    text = "\n".join([*lines[:9], "", lines[0], *lines[9:]])
    assert event_of(read(text)) == event_of(read(WSCF))


def printed(table: Crosstable) -> list[tuple[str, str | None]]:
    return [(column.heading, column.tiebreak) for column in table.printed]


@pytest.mark.parametrize(
    ("headings", "tiebreaks"),
    [
        (("Mod. Med", "Solk"), ("modified-median", "solkoff")),
        (("Med", "Solkoff"), ("modified-median", "solkoff")),
        (("Mod. Med", "Med"), ("modified-median", "median")),
        (("Cumul.", "Op. cumul."), ("cumulative", "cumulative-opposition")),
        (("Kash", "BPG"), ("kashdan", "most-blacks")),
        (("TBrk[M]", "TBrk[S]"), ("modified-median", "solkoff")),
        (("TBrk[C]", "TBrk[O]"), ("cumulative", "cumulative-opposition")),
        (("MMed", "CumOp"), ("modified-median", "cumulative-opposition")),
        (("Op. perf.", "Fair play"), ("opposition-performance", None)),
    ],
)
def test_headings_of_tiebreaks(headings: tuple[str, str], tiebreaks: tuple[str, str]) -> None:
    first, second = headings
    table = read(
        f"#\tPlace\tName\tRating\tRd 1\tTotal\t{first}\t{second}\n"
        "1\t1\tPlayer 01\t1500\tW2\t1.0\t0.0\t0.0\n"
        "2\t2\tPlayer 02\t1400\tL1\t0.0\t1.0\t1.0\n"
    )
    found = dict(printed(table))
    assert found[first] == tiebreaks[0]
    assert found.get(second) == tiebreaks[1]


def test_numbered_columns_hold_the_defaults_in_their_order() -> None:
    assert printed(read(WSCF)) == [
        ("TBrk1", "modified-median"),
        ("TBrk2", "solkoff"),
        ("TBrk3", "cumulative"),
        ("TBrk4", "cumulative-opposition"),
    ]


def test_a_legend_says_what_numbered_columns_hold() -> None:
    text = WSCF + "\nTie Break results\n1. Solkoff 2. Modified Median\n3. Cumulative 4. Cum. Opp.\n"
    names = [tiebreak for _, tiebreak in printed(read(text))]
    assert names[:3] == ["solkoff", "modified-median", "cumulative"]


def test_team_cells_hold_game_points() -> None:
    table = read(sheet("27_team").text)
    assert table.players[0].results[0] == Result("W", 22, game_halves=8)
    assert table.players[0].name == "Team 01"
    assert len(table.players) == 26
