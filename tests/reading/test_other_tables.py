"""What a text holds beside a table: sections for other readers, and games that are in no table."""

import re

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, opened, read_all

NUMBERS = """Open section
#\tName\tRtg\tR1\tR2\tR3\tTotal
1\tAnn Fox\t1900\tW3\tW2\tW4\t3
2\tBob Roe\t1850\tW4\tL1\tW3\t2
3\tCyd Day\t1800\tL1\tW4\tL2\t1
4\tDan Lee\t1750\tL2\tL3\tL1\t0
"""
NAMES = """Reserve section
Name\tR1\tR2\tR3\tTotal
Eva Gale\tW Finn Hope\tD Hal Jude\tW Gus Ives\t2.5
Finn Hope\tL Eva Gale\tW Gus Ives\tL Hal Jude\t1
Gus Ives\tL Hal Jude\tL Finn Hope\tL Eva Gale\t0
Hal Jude\tW Gus Ives\tD Eva Gale\tW Finn Hope\t2.5
"""
LINED_UP = """Booster section
 #  Name       R1  R2  R3  Tot
 1  Ivy Kent   W2  W3  W4  3
 2  Jon Lamb   L1  D4  W3  1.5
 3  Kim Moss   W4  L1  L2  1
 4  Leo Nash   L3  D2  L1  0.5
"""
BOOSTER_BY_TABS = "\n".join(re.sub(" {2,}", "\t", line.strip()) for line in LINED_UP.split("\n"))
QUAD = """Quad
#\tName\t1\t2\t3\tTotal
1\tIvy Kent\t*\t1\t1\t2
2\tJon Lamb\t0\t*\t½\t0.5
3\tKim Moss\t0\t½\t*\t0.5
"""
TABLE_OF_GAMES = """Junior
Round\tWhite\tResult\tBlack
1\tMeg Oaks\t1-0\tNed Pike
1\tOda Quin\t0-1\tPam Rice
2\tMeg Oaks\t½-½\tPam Rice
2\tNed Pike\t1-0\tOda Quin
"""
GAMES = """Junior section
Round 1
Meg Oaks 1-0 Ned Pike
Oda Quin 0-1 Pam Rice
Round 2
Meg Oaks 1/2-1/2 Pam Rice
Ned Pike 1-0 Oda Quin
"""


def players(text: str) -> list[tuple[str, list[str]]]:
    """Each section with its title and its players, each with the codes of the results."""
    return [
        (
            title,
            [
                f"{player.name} {''.join(result.code for result in player.results)}"
                for player in table.players
            ],
        )
        if isinstance(table, Crosstable)
        else (title, [table.said.code])
        for title, table in read_all(text)
    ]


OPEN = ("Open section", ["Ann Fox WWW", "Bob Roe WLW", "Cyd Day LWL", "Dan Lee LLL"])
RESERVE = ("Reserve section", ["Eva Gale WDW", "Finn Hope LWL", "Gus Ives LLL", "Hal Jude WDW"])
BOOSTER = ("Booster section", ["Ivy Kent WWW", "Jon Lamb LDW", "Kim Moss WLL", "Leo Nash LDL"])
SQUARE = ("Quad", ["Ivy Kent WW", "Jon Lamb LD", "Kim Moss LD"])
JUNIOR = ("Junior", ["Meg Oaks WD", "Ned Pike LW", "Oda Quin LL", "Pam Rice WD"])


@pytest.mark.parametrize(
    ("parts", "found"),
    [
        ([NUMBERS, NAMES], [OPEN, RESERVE]),
        ([NAMES, NUMBERS], [RESERVE, OPEN]),
        ([NUMBERS, GAMES], [OPEN, JUNIOR]),
        ([NAMES, GAMES], [RESERVE, JUNIOR]),
        ([LINED_UP, GAMES], [BOOSTER, JUNIOR]),
        ([NUMBERS, NAMES, GAMES], [OPEN, RESERVE, JUNIOR]),
        ([NUMBERS, BOOSTER_BY_TABS, NAMES], [OPEN, BOOSTER, RESERVE]),
        ([NUMBERS, NAMES, BOOSTER_BY_TABS], [OPEN, RESERVE, BOOSTER]),
        ([LINED_UP, NAMES], [BOOSTER, RESERVE]),
        ([NAMES, LINED_UP], [RESERVE, BOOSTER]),
        ([NUMBERS.replace("\t", ","), NAMES.replace("\t", ",")], [OPEN, RESERVE]),
        ([NAMES, QUAD], [RESERVE, SQUARE]),
        ([NAMES, QUAD, GAMES], [RESERVE, SQUARE, JUNIOR]),
        ([NUMBERS, TABLE_OF_GAMES], [OPEN, JUNIOR]),
    ],
)
def test_sections_of_several_kinds(parts: list[str], found: list[tuple[str, list[str]]]) -> None:
    assert players("\n".join(parts)) == found


def test_a_section_of_another_kind_can_be_chosen() -> None:
    for section, first in ((0, "Ann Fox"), (1, "Eva Gale"), (2, "Meg Oaks")):
        table = opened(f"{NUMBERS}\n{NAMES}\n{GAMES}", section=section).table
        assert table.players[0].name == first
    table = opened(f"{NUMBERS}\n{NAMES}\n{GAMES}", section="Junior").table
    assert (table.format, table.rounds) == ("games", 2)


def test_somebody_may_play_in_two_sections() -> None:
    reserve = NAMES.replace("Gus Ives", "Dan Lee").replace("\t", ",")
    (_, one), (title, other) = players("\n".join([NUMBERS.replace("\t", ","), reserve]))
    assert (title, one) == ("Reserve section", OPEN[1])
    assert other == ["Eva Gale WDW", "Finn Hope LWL", "Dan Lee LLL", "Hal Jude WDW"]


def test_the_same_event_by_numbers_and_by_names_is_one_section() -> None:
    names = """Name\tR1\tR2\tR3\tTotal
Ann Fox\tW Cyd Day\tW Bob Roe\tW Dan Lee\t3
Bob Roe\tW Dan Lee\tL Ann Fox\tW Cyd Day\t2
Cyd Day\tL Ann Fox\tW Dan Lee\tL Bob Roe\t1
Dan Lee\tL Bob Roe\tL Cyd Day\tL Ann Fox\t0
"""
    ((_, found),) = players("\n".join([NUMBERS.replace("\t", ","), names.replace("\t", ",")]))
    assert found == OPEN[1]


def page(*texts: str) -> str:
    """The tables as a web page has them, all in one line."""
    made = ""
    for text in texts:
        title, *rows = text.strip().splitlines()
        cells = ["".join(f"<td>{cell}</td>" for cell in row.split("\t")) for row in rows]
        made += f"<h2>{title}</h2><table>{''.join(f'<tr>{row}</tr>' for row in cells)}</table>"
    return made


def test_sections_of_two_kinds_in_a_page() -> None:
    for texts, found in (((NUMBERS, NAMES), [OPEN, RESERVE]), ((NAMES, QUAD), [RESERVE, SQUARE])):
        there = players(page(*texts))
        assert [names for _, names in there] == [names for _, names in found]


def test_games_below_the_table_of_a_page_are_named() -> None:
    text = page(NUMBERS) + "<h2>Junior</h2><p>Meg Oaks 1-0 Ned Pike</p><p>Oda Quin 0-1 Pam Rice</p>"
    assert warned(text) == [("games-left-out", 2, "Meg Oaks", "Ned Pike", 1)]


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        (f"{NUMBERS.replace('L1', 'zonk', 1)}\n{NAMES}", "zonk"),
        (f"{NUMBERS}\n{GAMES.replace('Quin 0-1', 'Quin 0-7')}", "Oda Quin 0-7 Pam Rice"),
    ],
)
def test_what_is_wrong_in_one_is_told_there(text: str, cell: str) -> None:
    found = read_all(text)
    (error,) = (table for _, table in found if isinstance(table, ReadError))
    assert error.cell == cell
    assert len(found) == 2
    line = text.splitlines()[(error.line or 0) - 1]
    assert line[(error.column or 0) - 1 :].startswith(cell)


def warned(text: str) -> list[tuple[object, ...]]:
    ((_, table),) = read_all(text)
    assert isinstance(table, Crosstable)
    return [(one.code, *one.facts, one.line) for one in table.warnings]


@pytest.mark.parametrize(
    ("below", "said"),
    [
        ("Round 4\nAnn Fox 1-0 Bob Roe\nCyd Day 0-1 Dan Lee", (2, "Ann Fox", "Bob Roe", 9)),
        ("Playoff:\nBob Roe 1-0 Cyd Day\nBob Roe 1/2-1/2 Dan Lee", (1, "Bob Roe", "Dan Lee", 10)),
        ("Side game:\nCyd Day 1-0 Zed Zorn", (1, "Cyd Day", "Zed Zorn", 9)),
    ],
)
def test_games_that_no_table_has_are_named(below: str, said: tuple[object, ...]) -> None:
    assert warned(f"{NUMBERS}\n{below}\n") == [("games-left-out", *said)]


@pytest.mark.parametrize(
    "below",
    [
        "Round 2\nAnn Fox 1-0 Bob Roe\nCyd Day 1-0 Dan Lee",
        "Pairings of round 4\nAnn Fox - Bob Roe\nCyd Day - Dan Lee",
        "Thanks to all 14 who came.\nAnn won all three games.",
    ],
)
def test_what_the_table_has_and_what_is_no_game_is_not(below: str) -> None:
    assert warned(f"{NUMBERS}\n{below}\n") == []
