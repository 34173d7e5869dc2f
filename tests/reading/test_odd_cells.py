"""Cells that few sheets have: forfeits in words, first names, colors that are none, templates."""

from __future__ import annotations

import pytest

from calculator.reading import read
from tests.reading.test_games_list import codes, refused, results

READ = {
    "Ashdown, Felix": "WBrook, Ida LCalder, Ivo",
    "Brook, Ida": "LAshdown, Felix DDunn, Pat",
    "Calder, Ivo": "DDunn, Pat WAshdown, Felix",
    "Dunn, Pat": "DCalder, Ivo DBrook, Ida",
}
FORFEITED = READ | {
    "Ashdown, Felix": "XBrook, Ida LCalder, Ivo",
    "Brook, Ida": "FAshdown, Felix DDunn, Pat",
}
BY_NUMBER = (
    "No\tName\tOpp 1\tCol 1\tRes 1\tOpp 2\tCol 2\tRes 2\tPts\n"
    "1\tAshdown, Felix\t2\t\t1\t3\t\t0\t1\n2\tBrook, Ida\t1\t\t0\t4\t\t½\t½\n"
    "3\tCalder, Ivo\t4\t\t½\t1\t\t1\t1½\n4\tDunn, Pat\t3\t\t½\t2\t\t½\t1\n"
)


@pytest.mark.parametrize("said", ["(forfeit)", "forfeit", "f", "(f)", "ff"])
def test_a_forfeit_behind_the_result(said: str) -> None:
    one_cell = (
        f"Name\tR1\tR2\tPts\nAshdown, Felix\tBrook W {said}\tCalder L\t1\n"
        f"Brook, Ida\tAshdown L {said}\tDunn D\t½\nCalder, Ivo\tDunn D\tAshdown W\t1½\n"
        "Dunn, Pat\tCalder D\tBrook D\t1\n"
    )
    two_cells = (
        f"Name\tOpp 1\tRes 1\tOpp 2\tRes 2\tPts\nAshdown, Felix\tBrook\tW {said}\tCalder\tL\t1\n"
        f"Brook, Ida\tAshdown\tL {said}\tDunn\tD\t½\nCalder, Ivo\tDunn\tD\tAshdown\tW\t1½\n"
        "Dunn, Pat\tCalder\tD\tBrook\tD\t1\n"
    )
    assert results(read(one_cell)) == results(read(two_cells)) == FORFEITED


def test_first_names_that_only_one_has_are_said() -> None:
    table = read(
        "Name\tR1\tR2\tPts\nAshdown, Felix\tW Ida\tL Ivo\t1\nBrook, Ida\tL Felix\tD Pat\t½\n"
        "Calder, Ivo\tD Pat\tW Felix\t1½\nDunn, Pat\tD Ivo\tD Ida\t1\n"
    )
    assert results(table) == READ
    (warning,) = table.warnings
    assert (warning.code, warning.line, warning.column) == ("name-taken", 2, 16)
    assert "W Ida = Brook, Ida; L Ivo = Calder, Ivo; L Felix = Ashdown, Felix" in warning.words()


def test_a_round_that_is_paired_and_not_played() -> None:
    table = read(
        "Name\tR1\tR2\tPts\nAshdown, Felix\tW Brook\tCalder\t1\nBrook, Ida\tL Ashdown\tDunn\t0\n"
        "Calder, Ivo\tD Dunn\tAshdown\t½\nDunn, Pat\tD Calder\tBrook\t½\n"
    )
    assert results(table)["Dunn, Pat"] == "DCalder, Ivo .Brook, Ida"
    assert table.rounds_played == 1


def test_columns_of_colors_that_are_empty() -> None:
    assert results(read(BY_NUMBER)) == READ


@pytest.mark.parametrize(
    ("old", "new", "column", "said"),
    [
        ("2\t\t½", "xx\t\t½", 18, "says “xx”, but that is not a result"),
        ("2\t\t½", "bye\t\twhat", 23, "says “what”, but that is not a result"),
        ("2\t\t½", "2\t\twhat", 21, "says “what”, but that is not a result"),
        ("2\t\t½", "2\tgreen\t½", 20, "says “green”, but that is not a color"),
    ],
)
def test_what_is_wrong_beside_a_number(old: str, new: str, column: int, said: str) -> None:
    head, last = BY_NUMBER.rstrip().rsplit("\n", 1)
    colored = head.replace("\t\t", "\tW\t")
    error = refused(f"{colored}\n{last.replace(old, new)}\n")
    assert (error.line, error.column) == (5, column)
    assert error.message.startswith(f"Dunn, Pat, round 2 {said}")


def test_points_of_a_short_line() -> None:
    error = refused("Ann 2,5,5 of 3: 1 1 1\nBob 1 of 3: 1 1 1\n")
    assert (error.line, error.column) == (1, 5)
    assert error.message == "Ann’s row says “2,5,5”, but that is not a number of points."
    # Points beside results only have to be their sum.
    assert results(read("Ann 1,5 of 2: W D\nBob 0.5 of 2: L D\n")) == {"Ann": "W D", "Bob": "L D"}
    assert refused("Ann 2 of 2: W D\nBob 0.5 of 2: L D\n").line == 1


ROWS = (
    "<tr><td>1<td>Ann<td>W2<td>W3<td>2<tr><td>2<td>Ben<td>L1<td>W4<td>1"
    "<tr><td>3<td>Cem<td>W4<td>L1<td>1<tr><td>4<td>Dea<td>L3<td>L2<td>0"
)
HEAD = "<tr><th>No<th>Name<th>R1<th>R2<th>Pts"


@pytest.mark.parametrize(
    "inside",
    [
        HEAD + ROWS,
        f"{HEAD}<template><tr><td>9<td>Zoe<td>W2<td>W3<td>9</template>{ROWS}",
        f"{HEAD}</template>{ROWS}",
        (
            "<tr><th rowspan=3>No<th rowspan=3>Name<th colspan=2>Rounds<th rowspan=3>Pts"
            f"<tr><th>R1<th>R2<tr><th>a<th>b{ROWS}"
        ),
        HEAD + ROWS.replace("<td>Ann", "<td colspan=1000 rowspan=1000>Ann"),
    ],
    ids=["plain", "template", "template-closed", "three-lines-of-heading", "spans-that-are-absurd"],
)
def test_markup_that_shows_the_same_table(inside: str) -> None:
    assert results(read(f"<table>{inside}</table>")) == {
        "Ann": "WBen WCem",
        "Ben": "LAnn WDea",
        "Cem": "WDea LAnn",
        "Dea": "LCem LBen",
    }


@pytest.mark.parametrize("total", ["\tPts", ""])
def test_a_crosstable_with_a_total_that_is_missing(total: str) -> None:
    points = ("\t2", "\t", "\t½") if total else ("", "", "")
    rows = ("1\tAnn\t*\t1\t1", "2\tBen\t0\t*\t½", "3\tCem\t0\t½\t*")
    text = "\n".join([f"No\tName\t1\t2\t3{total}", *map("".join, zip(rows, points, strict=True))])
    table = read(text)
    assert results(table) == {"Ann": "WBen WCem", "Ben": "LAnn DCem", "Cem": "LAnn DBen"}
    assert codes(table) == []
