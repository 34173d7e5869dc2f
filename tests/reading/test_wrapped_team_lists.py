"""Lists of teams that an e-mail broke at 60 to 80 columns are put together, or it is told."""

import re

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read
from tests.reading.test_team_matches import WRITERS, boards, fits, results, tournament
from tests.support.examples import seeds

NAMES = """Riverside Heights High School A|Oak|Elm Academy of the Sacred Mountain|St. Mary Prep
Ash Grove Chess Club II|Yew Tree|Saint Bartholomew Middle School|Harbor|Maple Street Magnet School B
Pine Hill|Cedar|Northern Valley Regional|Birch Lake Charter|Spruce|Poplar Creek|Larch"""
LONG = re.split(r"[|\n]", NAMES)
PEOPLE = [
    "Abernathy",
    "Brook",
    "Castellanos-Whitfield",
    "Dale",
    "Eisenhower",
    "Fox",
    "Giannopoulos",
    "Hart",
    "Ivanov",
]
FIRST = ["Ann", "Benedict", "Christopher", "Dea", "Elizabeth", "Flo", "Gus"]


def realistic(text: str) -> str:
    """An event with names as long as teams and people have them."""

    def person(found: re.Match[str]) -> str:
        number = int(found[1])
        return f"{PEOPLE[number % 9]}, {FIRST[number // 9 % 7]} {chr(65 + number // 63)}."

    return re.sub(
        r"Player (\d{3})", person, re.sub(r"Team (\d\d)", lambda one: LONG[int(one[1]) - 1], text)
    )


def wrapped(text: str, width: int) -> str:
    """Break lines at blanks or tabs, as mail programs do."""
    out = []
    for line in text.split("\n"):
        rest = line
        while len(rest) > width:
            at = max(rest.rfind(" ", 1, width + 1), rest.rfind("\t", 1, width + 1))
            out.append(rest[:at].rstrip(" "))
            rest = rest[at:].lstrip(" ")
        out.append(rest)
    return "\n".join(out)


def facts(table: Crosstable, name: str) -> tuple[object, ...]:
    seated = WRITERS[name][1]
    found = results(table, rounds=name != "matrix")
    return found, boards(table) if seated and table.teams else None


@pytest.mark.parametrize(
    ("name", "spaced"),
    [
        # Each list always, by turns with tabs and with blanks.
        pytest.param(
            name,
            spaced,
            id=f"{name}-{'blanks' if spaced else 'tabs'}",
            marks=[pytest.mark.long] * (spaced != bool(at % 2)),
        )
        for at, name in enumerate(WRITERS)
        for spaced in (False, True)
    ],
)
def test_broken_lists_are_put_together_or_told(name: str, spaced: bool) -> None:
    tried = same = 0
    for seed in seeds(6):
        table = tournament(seed)
        if not fits(table, name):
            continue
        text = realistic(WRITERS[name][0](table))
        whole = text.replace("\t", "  ") if spaced else text
        broken = wrapped(whole, (60, 66, 72, 78)[seed % 4])
        if broken == whole:
            continue
        tried += 1
        expected = facts(read(whole), name)
        try:
            found = read(broken)
        except ReadError:
            continue
        same += facts(found, name) == expected
        assert facts(found, name) == expected or found.warnings, seed
    assert 4 * same >= 3 * tried


LIST = """Round 1
Riverside Heights High School A  2½ - 1½  Elm Academy of the
Sacred Mountain
Oak  2 - 2  Ash

Round 2
Oak  1 - 3  Riverside Heights High School A
Elm Academy of the Sacred Mountain  4 - 0  Ash
"""


def test_lines_that_were_put_together_are_told() -> None:
    table = read(LIST)
    assert [one.name for one in table.players][:2] == [
        "Riverside Heights High School A",
        "Elm Academy of the Sacred Mountain",
    ]
    assert [(one.code, one.line) for one in table.warnings if one.code == "list-lines-joined"] == [
        ("list-lines-joined", 2)
    ]
    assert not [one for one in table.warnings if one.code == "match-line-left-out"]


def test_a_line_that_is_no_part_of_a_name_is_left_and_told() -> None:
    text = "Round 1\nOak Grove  2½ - 1½  Elm Academy of the North\nUnder protest\nAsh  2 - 2  Yew\n"
    table = read(text)
    assert [one.name for one in table.players] == [
        "Oak Grove",
        "Elm Academy of the North",
        "Ash",
        "Yew",
    ]
    assert [one.code for one in table.warnings] == ["match-line-left-out"]


def test_a_fault_is_where_the_broken_text_has_it() -> None:
    with pytest.raises(ReadError) as raised:
        read(LIST.replace("Elm Academy of the Sacred Mountain  4 - 0", "Oak  4 - 0"))
    assert raised.value.line in {7, 8}


def test_the_rest_of_a_row_is_not_lost() -> None:
    text = """Rk.\tTeam\t1.Rd\t2.Rd\t3.Rd\tMP\tGP
1\tOak\t2w2½\t4b3\t3w2\t5\t7,5
2\tElm\t1b1½\t3w4
\t4b3½\t4\t9
3\tAsh\t4w2\t2b0\t1b2\t2\t4
4\tYew\t3b2\t1w1
\t2w½\t1\t3,5
"""
    try:
        table = read(text)
    except ReadError:
        return
    assert [one.results[2].opponent for one in table.players] == [3, 4, 1, 2]
