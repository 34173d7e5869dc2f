"""A name that is longer than the others stays whole where columns are lined up by spaces."""

import pytest

from calculator.reading import read
from tests.reading.test_families_read_back import lined_up
from tests.support.sheets import aligned

FIRST = ("Ivo", "Ann", "Bea", "Cem", "Dea", "Eva", "Fay", "Gus", "Hal")
RESULTS = ("W5 D2 W3", "W6 D1 W4", "W7 W4 L1", "W8 L3 L2", "L1 W6 -B-", "L2 L5 W8", "L3 -H- -U-",
           "L4 -B- L6", "-U- -H- -U-")  # fmt: skip
LONGER = ("Ashdown, Mary Jo", "Ashdown, Kay H.", "Mary Jo Ashdown", "Kay H. van Ashdown")
POINTS = {"W": 2, "D": 1, "B": 2, "H": 1}


def rows(longer: str, heading: str, *, clubs: bool, opponents: bool) -> list[list[str]]:
    names = [f"Lee, {first}" if "," in longer else f"{first} Lee" for first in FIRST]
    names[1] = longer
    made = [heading.split("|")]
    for number, (name, cells) in enumerate(zip(names, RESULTS, strict=True), 1):
        parts = cells.split()
        total = sum(POINTS.get(cell.strip("-")[0], 0) for cell in parts) / 2
        if opponents:
            parts = [
                cell if cell.startswith("-") else f"{cell[0]} {names[int(cell[1:]) - 1]}"
                for cell in parts
            ]
        club = [("Ash Vale", "Elm", "")[number % 3]] if clubs else []
        made.append([str(number), *club, name, *parts, f"{total:g}"])
    return made


@pytest.mark.parametrize("longer", LONGER)
@pytest.mark.parametrize(
    "heading",
    [
        "No|Name|R1|R2|R3|Total",
        "No|Name|R3|R2|R1|Total",
        "Lp.|Zawodnik|Runda 1|Runda 2|Runda 3|Punkty",
        "Qx|Wer|Abend 1|Abend 2|Abend 3|Summe",
        "No|Club|Name|1|2|3|Pts",
        "No|Verein|Name|Runde 1|Runde 2|Runde 3|Punkte",
    ],
)
def test_the_name_is_whole(longer: str, heading: str) -> None:
    clubs = heading.count("|") == 6
    table = read(aligned(rows(longer, heading, clubs=clubs, opponents=False)))
    assert [player.name for player in table.players][:3] == [
        "Lee, Ivo" if "," in longer else "Ivo Lee",
        longer,
        "Lee, Bea" if "," in longer else "Bea Lee",
    ]


@pytest.mark.parametrize("longer", LONGER)
def test_the_name_is_whole_where_opponents_are_named(longer: str) -> None:
    made = rows(longer, "No|Name|R1|R2|R3|Total", clubs=False, opponents=True)
    table = read(lined_up([row[1:] for row in made]))
    assert table.players[1].name == longer
