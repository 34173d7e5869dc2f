"""Texts as people paste them: from e-mail, phones, Markdown, other keyboards, by hand."""

import re

import pytest

from calculator.answers import wording
from calculator.model import Crosstable, Result
from calculator.ranked import rank
from calculator.reading import ReadError, excerpt, opened, read
from tests.reading.samples import BY_FILE

WSCF = BY_FILE["wintd-wscf.txt"].text
LINES = WSCF.splitlines()
WHOLE = read(WSCF)


def barred(lines: list[str], *, edges: bool = True, bar: str = "|") -> list[str]:
    rows = [f" {bar} ".join(line.split("\t")) for line in lines]
    return [f"{bar} {row} {bar}" for row in rows] if edges else rows


TEXTS = {
    "quoted": "\n".join(f"> {line}" for line in LINES),
    "quoted below addresses": "On Friday the TD <td@club.org> wrote to Theo <theo@club.org>:\n"
    + "\n".join(f"> {line}" for line in LINES),
    "quoted twice": "\n".join(f">> {line}" for line in LINES),
    "quoted spaces": "Hi,\n\n" + "\n".join(f"> {line.expandtabs(8)}" for line in LINES) + "\n>\n",
    "club header": "Chess Club\nSpring Open, Rounds: 6\nTD: Somebody\n\n" + WSCF,
    "notes": WSCF + "\nThanks to all who came!\n1st prize: a trophy\n12 players next time\n",
    "no-break spaces": WSCF.replace(" ", "\xa0"),
    "tabs expanded": WSCF.expandtabs(4),
    "one space": WSCF.replace("\t", " "),
    "tabs and spaces": WSCF.replace("\t", " \t "),
    "full width": WSCF.translate({code: code + 0xFEE0 for code in range(0x21, 0x7F)}),
    "zero width": WSCF.replace("W", "\u200bW\u200b"),
    "heading in the second line": "\tStandings\t\t\t\n" + WSCF,
    "a line a cell": "Open\n\n" + WSCF.replace("\t", "\n"),
    "a line a cell, apart": WSCF.replace("\t", "\n").replace("\n", "\n\n"),
    "Markdown": "\n".join(barred(LINES)),
    "Markdown with rule": "\n".join(
        [*barred(LINES[:1]), "|" + "---|" * len(LINES[0].split("\t")), *barred(LINES[1:])]
    ),
    "Markdown without edges": "\n".join(barred(LINES, edges=False)),
    "a box": "\n".join(barred(LINES, bar="│")),
    "a box of signs": "\n+---+---+\n".join(barred(LINES)),
    "byte order mark": "\ufeff" + WSCF,
    "CRLF": WSCF.replace("\n", "\r\n"),
    "CR": WSCF.replace("\n", "\r"),
    "lower case": LINES[0] + "\n" + re.sub(r"\t\w\d", lambda m: m[0].lower(), "\n".join(LINES[1:])),
    "upper case": LINES[0].upper() + "\n" + "\n".join(LINES[1:]),
    "no heading": "\n".join(LINES[1:]),
    "empty lines between": "\n\n".join(LINES),
    "heading again": "\n".join([*LINES[:8], LINES[0], *LINES[8:]]),
    "pages": "\n".join([*LINES[:8], "Page 1 of 2", "", "Open", *LINES[8:]]).expandtabs(8),
    "quoted cells": "\n".join(";".join(f'"{c}"' for c in line.split("\t")) for line in LINES),
    "commas without quotes": "\n".join(line.replace("\t", ",") for line in LINES),
    "an empty column": "\n".join(f"\t{line}\t\t" for line in LINES),
}


@pytest.mark.parametrize("name", TEXTS)
def test_the_same_table(name: str) -> None:
    table = read(TEXTS[name])
    assert [player.results for player in table.players] == [
        player.results for player in WHOLE.players
    ]
    assert [player.total_halves for player in table.players] == [
        player.total_halves for player in WHOLE.players
    ]
    assert [column.values for column in table.printed] == [c.values for c in WHOLE.printed]
    assert [player.name for player in table.players] == [player.name for player in WHOLE.players]
    assert (table.numbered_by, table.warnings) == ("standings", ())


def codes(table: Crosstable, number: int = 1) -> list[tuple[str, int | None]]:
    found = next(player for player in table.players if player.number == number)
    return [(result.code, result.opponent) for result in found.results]


@pytest.mark.parametrize("half", ["½", "0.5", ".5", "0,5", "1/2", "="])
def test_half_a_point(half: str) -> None:
    scores = read(f"Name\tR1\tR2\tTotal\nAnn\t1\t{half}\t1.5\nBob\t0\t{half}\t½\n")
    assert [code for code, _ in codes(scores)] == ["W", "D"]
    cross = read(
        f"No\tName\t1\t2\t3\tPts\n1\tAnn\t*\t{half}\t1\t1½\n2\tBob\t{half}\t*\t0\t.5\n"
        "3\tCem\t0\t1\t*\t1\n"
    )
    assert codes(cross) == [("D", 2), ("W", 3)]
    server = read(
        f"No.\tName\t1.Rd\t2.Rd\tPts.\n1\tA\t2w{half}\t2b1\t1,5\n2\tB\t1b{half}\t1w0\t½\n"
    )
    assert codes(server) == [("D", 2), ("W", 2)]


@pytest.mark.parametrize("total", ["2.5", "2,5", "2½", "2 1/2", "2-1/2", "2 ½"])
def test_two_and_a_half(total: str) -> None:
    text = f"No\tName\tPts\tR1\tR2\tR3\n1\tAnn\t{total}\tD2\tW2\tW2\n2\tBob\t½\tD1\tL1\tL1\n"
    assert (read(text).players[0].total_halves, read(text).warnings) == (5, ())


@pytest.mark.parametrize(
    ("win", "draw", "loss"),
    [
        ("W2", "D2", "L1"), ("w2", "d2", "l1"), ("W 2", "D 2", "L 1"), ("W-2", "D-2", "L-1"),
        ("W(2)", "D(2)", "L(1)"), ("W#2", "D#2", "L#1"), ("2W", "2D", "1L"), ("+2", "=2", "-1"),
    ],
)  # fmt: skip
def test_results_by_hand(win: str, draw: str, loss: str) -> None:
    table = read(f"No,Name,R1,R2\n1,Ann,{win},{draw}\n2,Bob,{loss},{draw.replace('2', '1')}\n")
    assert codes(table) == [("W", 2), ("D", 2)]
    assert table.contradictions == ()


@pytest.mark.parametrize(
    ("white", "black", "draw"),
    [("W2w", "L1b", "D{}"), ("W 2 (w)", "L 1 (b)", "D{}"), ("2Ww", "1Lb", "{}D")],
)
def test_colors_by_hand(white: str, black: str, draw: str) -> None:
    first, second = draw.format(2), draw.format(1)
    table = read(f"No,Name,R1,R2\n1,Ann,{white},{first}\n2,Bob,{black},{second}\n")
    assert table.players[0].results[0] == Result("W", 2, "W")


def test_a_score_that_names_nobody_is_a_bye() -> None:
    table = read(
        "Place\tName\tScore\tR1\tR2\n1st\tAnn\t2\tW2\tW3\n2nd\tBob\t1\tL1\t1\n"
        "3rd\tCem\t½\t½\tL1\n4th\tDea\t0\t0\t0\n"
    )
    assert [codes(table, number)[1][0] for number in (2, 4)] == ["B", "U"]
    assert codes(table, 3)[0] == ("H", None)
    assert table.warnings == ()


def test_places_may_be_shared() -> None:
    table = read("Place\tName\tR1\n1\tAnn\tW2\n2-3\tBob\tL1\n2-3\tCem\tU\n")
    assert [player.place for player in table.players] == ["1", "2-3", "2-3"]
    assert table.numbered_by == "row"


def test_first_and_last_name_in_two_columns() -> None:
    table = read("No\tFirst name\tLast name\tR1\n1\tAnn\tLee\tW2\n2\tBob\tRay\tL1\n")
    assert [player.name for player in table.players] == ["Lee, Ann", "Ray, Bob"]


def test_a_row_of_sums_is_no_player() -> None:
    table = read("No\tName\tPts\tR1\n1\tAnn\t1\tW2\n2\tBob\t0\tL1\n\tTotal\t1\t1\n")
    assert len(table.players) == 2


def test_a_stacked_table_keeps_its_legend() -> None:
    text = BY_FILE["chess-results-rank.csv"].text.replace(";", "\n")
    table = read(text)
    assert (len(table.players), table.rounds) == (179, 21)
    said = "all 716 printed values agree · all 179 printed places agree"
    assert wording.agreement(rank(table)) == said


def test_a_stacked_table_that_is_cut_off() -> None:
    cells = WSCF.replace("\t", "\n").rstrip("\n").split("\n")
    with pytest.raises(ReadError, match="This row has only one cell; the heading has 13") as caught:
        read("\n".join(cells[:-6]))
    assert caught.value.line == len(cells) - 12


def test_a_table_in_which_every_row_is_faulty() -> None:
    text = "Name\tR1\tR2\nAnn\tUp 2\tEven 2\nBob\tDown 1\tEven 1\n"
    with pytest.raises(
        ReadError, match="Ann, round 1 says “Up 2”, but that is not a result"
    ) as caught:
        read(text)
    assert (caught.value.line, caught.value.column) == (2, 5)


def test_in_a_quoted_text_the_place_is_the_same() -> None:
    text = TEXTS["quoted"].replace("W14", "Q14")
    with pytest.raises(ReadError) as caught:
        read(text)
    error = caught.value
    line, mark = excerpt(text, error.line or 0, error.column or 0, error.length).split("\n")
    assert line[mark.index("^") : mark.rindex("^") + 1] == "Q14"


def test_what_is_not_quoted_stays() -> None:
    text = "Name,R1\n>Ann,W2\nBob,L1\nCem,B\n"
    assert [player.name for player in opened(text).table.players] == [">Ann", "Bob", "Cem"]
