"""Rows that call opponents by name are read without a heading, or told of."""

import pytest

from calculator.model import HALVES
from calculator.reading import read
from tests.fuzz import unheaded
from tests.support.examples import seeds


def test_rows_that_nothing_heads_are_read_or_told_of() -> None:
    every = [unheaded.tried(seed) for seed in seeds(300)]
    silent = [one for one in every if one.verdict == "silent"]
    assert not silent, "\n".join(f"seed {one.seed}: {one.said}\n{one.text}" for one in silent)
    assert sum(one.verdict.startswith("right") for one in every) > 0.95 * len(every)


ROWS = (
    ("{}Ann Ray", "(950)", "W Hart", "D Fox", "1.5"),
    ("{}Ed Hart", "(1011)", "L Ray", "W Orr", "1"),
    ("{}Di Fox", "(unr)", "W Orr", "D Ray", "1.5"),
    ("{}Bo Orr", "(588)", "L Fox", "L Hart", "0"),
)


@pytest.mark.parametrize("cut", unheaded.CUTS, ids=("lined up", *"\t,;| "))
@pytest.mark.parametrize("places", [("1st", "2nd", "3rd", "4th"), ("1.", "2.", "3.", "4."), ()])
def test_a_place_in_front_and_a_rating_in_brackets_are_no_part_of_a_name(
    cut: unheaded.Cut, places: tuple[str, ...]
) -> None:
    front = [f"{place} " for place in places] or [""] * len(ROWS)
    table = read(
        cut([(row[0].format(own), *row[1:]) for row, own in zip(ROWS, front, strict=True)])
    )
    assert [player.name for player in table.players] == ["Ann Ray", "Ed Hart", "Di Fox", "Bo Orr"]
    assert [player.rating for player in table.players] == [950, 1011, None, 588]
    assert ["".join(one.code for one in player.results) for player in table.players] == [
        *("WD", "LW", "WD", "LL")
    ]
    assert [player.total_halves for player in table.players] == [3, 2, 3, 0]


def test_who_had_a_bye_is_not_lost_below_rows_in_words() -> None:
    table = read(
        "Hana Hill = Abbott .5\nLea Orr = Roe .5\nEli Abbott = Hill .5\n"
        "Jo Roe = Orr .5\nFay Wu bye 1\n"
    )
    assert [one.code for one in table.players[4].results] == ["B"]


def test_a_heading_that_names_no_place_takes_no_ordinal_for_a_name() -> None:
    """Under "Name" the first word of a row was taken for one of the name."""
    rows = "1st Ann Ray 950 W2 D3 1.5\n2nd Ed Hart 900 L1 B 1\n3rd Di Fox 800 H D1 1"
    table = read(f"Name Rtg 1 2 Pts\n{rows}\n")
    assert [player.name for player in table.players] == ["Ann Ray", "Ed Hart", "Di Fox"]


@pytest.mark.parametrize(
    "places",
    [
        ("T1st", "T1st", "3rd", "4th"),
        ("1st:", "2nd:", "2nd:", "4th:"),
        ("1-2", "1-2", "3", "4"),
        ("T-1st", "T-1st", "T-3rd", "T-3rd"),
    ],
)
@pytest.mark.parametrize("cut", unheaded.CUTS, ids=("lined up", *"\t,;| "))
def test_places_that_are_shared_are_no_part_of_a_name(
    places: tuple[str, ...], cut: unheaded.Cut
) -> None:
    rows = [("W4", "D3", "1.5"), ("L3", "W4", "1"), ("W2", "D1", "1.5"), ("L1", "L2", "0")]
    names = ("Ann Ray", "Ed Hart", "Di Fox", "Bo Orr")
    told = [(f"{at} {name}", *row) for at, name, row in zip(places, names, rows, strict=True)]
    table = read(f"{cut(told)}\n\nPrizes\n1st Ann Ray $30\n2nd Di Fox $20\n")
    assert [player.name for player in table.players] == list(names)
    assert [player.total_halves for player in table.players] == [3, 2, 3, 0]


def test_shared_places_below_their_heading_stay() -> None:
    rows = "T1st\tAnn Ray\tW4\tD3\nT1st\tDi Fox\tW3\tD1\n3rd\tEd Hart\tL2\tW4\n4th\tBo Orr\tL1\tL3"
    table = read(f"Place\tName\tR1\tR2\n{rows}\n")
    assert [player.place for player in table.players] == ["T1st", "T1st", "3rd", "4th"]


#: The points of a bye and a total: no match between what is in front of them.
OF_BYES = (
    "1 Jo O'Neil (1944) W Quaid - L Abbott L Kim 1\n"
    "2 Kai Kim (1200) ½ bye L Abbott bye W O'Neil 2½\n"
    "3 Gus Quaid (834) L O'Neil bye ½ bye W Abbott 2½\n"
    "4 Fay Abbott (1200) ½ bye W Kim W O'Neil L Quaid 2½\n"
)
#: Last words of opponents' names are below each other: no round by themselves.
PARTED = (
    "Cem O'Neil  1026  + Gus Kim     = Eli Jessup  1.5\n"
    "Lea Dahl    537   = Hana Quaid  ½ bye         1\n"
    "Hana Quaid  1200  = Lea Dahl    ½ bye         1\n"
    "Eli Jessup  1200  bye           = Cem O'Neil  1.5\n"
    "Gus Kim     751   - Cem O'Neil  bye           1\n"
)


@pytest.mark.parametrize(("rounds", "rows"), [(4, OF_BYES), (2, PARTED)])
def test_what_is_beside_names_is_not_taken_for_something_else(rounds: int, rows: str) -> None:
    table = read(f"Hi all, the results.\n{rows}")
    assert table.teams is None
    assert {len(player.results) for player in table.players} == {rounds}
    assert [player.total_halves for player in table.players] == [
        sum(HALVES[one.code] for one in player.results) for player in table.players
    ]
