"""Tables that somebody typed below headings, or without one, are read as what they are."""

import pytest

from calculator.reading import ReadError, read
from tests.fuzz import under_headings
from tests.support.examples import seeds


def test_what_is_typed_below_headings_is_read_or_told_of() -> None:
    every = [under_headings.tried(seed) for seed in seeds(300)]
    silent = [one for one in every if one.verdict == "silent"]
    assert not silent, "\n".join(f"seed {one.seed}: {one.said}\n{one.text}" for one in silent)
    assert sum(one.verdict.startswith("right") for one in every) > 0.85 * len(every)


def codes(text: str) -> list[str]:
    return ["".join(one.code for one in player.results) for player in read(text).players]


#: Four players in two rounds, as they are typed.
TYPED = {
    "the last round and the total run into each other": """\
Name      R1    R2   Pts
Ann Ray   +Hart =Fox 1.5
Ed Hart   -Ray +Orr 1
Di Fox    +Orr  =Ray 1.5
Bo Orr    -Fox -Hart 0
""",
    "the last two": """\
Name      R1  R2  Total Place
Ann Ray   W2  D3  1½ 1st
Ed Hart   L1  W4  1 3rd
Di Fox    W4  D1  1½ 1st
Bo Orr    L3  L2  0 4th
""",
    "nothing is lined up": """\
Name R1 R2 Pts
Ann Ray Hart+ Fox= 1.5
Ed Hart  Ray- Orr+ 1
Di Fox Orr+ Ray= 1.5
Bo Orr   Fox- Hart- 0
""",
    "rounds are numbers": """\
Name 1 2 Pts
Ann Ray W-Hart D-Fox 1.5
Ed Hart L-Ray W-Orr 1
Di Fox W-Orr D-Ray 1.5
Bo Orr L-Fox L-Hart 0
""",
    "a cell each": """\
1	Ann Ray	1800	W	2	D	3	1.5
2	Ed Hart	1750	L	1	W	4	1
3	Di Fox	1600	W	4	D	1	1.5
4	Bo Orr	1500	L	3	L	2	0
""",
    "a rating of three figures is no opponent": """\
1,Ann Ray,800,W,2,D,3,1.5
2,Ed Hart,750,L,1,W,4,1
3,Di Fox,600,W,4,D,1,1.5
4,Bo Orr,500,L,3,L,2,0
""",
    "the number first": """\
1|Ann Ray|800|2|W|3|D|1.5
2|Ed Hart|750|1|L|4|W|1
3|Di Fox|600|4|W|1|D|1.5
4|Bo Orr|500|3|L|2|L|0
""",
}


@pytest.mark.parametrize("text", TYPED.values(), ids=TYPED)
def test_four_players_in_two_rounds(text: str) -> None:
    table = read(text)
    assert codes(text) == ["WD", "LW", "WD", "LL"]
    assert [player.name for player in table.players] == ["Ann Ray", "Ed Hart", "Di Fox", "Bo Orr"]
    assert [player.total_halves for player in table.players] == [3, 2, 3, 0]
    assert not table.warnings


@pytest.mark.parametrize("bye", ["bye", "-"])
def test_a_bye_a_blank_before_the_total_is_no_points_of_it(bye: str) -> None:
    total = 2 if bye == "bye" else 1
    rows = f"1 Ann Ray 2W  {bye} {total}\n2 Bo Orr  1L  3L 0\n3 Ed Poe  -   2W 1"
    text = f"# Name    R1  R2 Pts\n{rows}"
    assert codes(text)[0] == ("WB" if bye == "bye" else "W")
    assert [player.total_halves for player in read(text).players] == [2 * total, 0, 2]


def test_where_a_word_is_missing_nothing_moves_along() -> None:
    """Bo Orr's first cell is empty: his name is not one word shorter."""
    rows = "Ann Ray Orr+ Fox=\nBo Lee Orr Fox-\nDi Fox Orr+ Ray="
    with pytest.raises(ReadError):
        read(f"Name R1 R2\n{rows}")
