"""Byes of one word and of several in tables whose columns one blank parts, lined up in any way.

No printed total tells where a bye belongs that is asked for a round to come: only the columns do.
"""

from collections.abc import Callable, Sequence
from itertools import product

import pytest

from calculator.reading import ReadError, read

NAMES = ("Zoë van Rijn", "Félix Orr", "Noa Jost", "Félix Dell", "Mary Jo Nakai", "Zoë Rowe")
RATINGS = ("2325", "1550", "2387", "", "704", "")
GAMES = (
    ("2s/0", "3s/0"),
    ("1w/1", "5w/½"),
    ("5s/½", "1w/1"),
    ("6s/½", "6s/1"),
    ("3w/½", "2s/½"),
    ("4w/½", "4w/0"),
)
POINTS = ("0", "1.5", "1.5", "1.5", "1", "0.5")
#: How a bye is written, and its code.
BYES = {
    "": "U",
    "-": "U",
    "½": "H",
    "bye": "P",
    "+": "P",
    "bye ½": "H",
    "½ bye": "H",
    "bye(½)": "H",
    "half bye": "H",
    "zero bye": "U",
    "HPB": "H",
    "out": "U",
}
LEFT: Callable[[str, int], str] = str.ljust
ALIGNED = {"left": LEFT, "right": str.rjust, "centered": str.center}
ROUNDS = 8


def lined_up(rows: Sequence[Sequence[str]], put: Callable[[str, int], str]) -> str:
    """Return the text of rows whose columns are one blank apart; numbers and names begin them."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        " ".join(
            (LEFT if at < 2 else put)(cell, width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def under_way(head: str, byes: Sequence[str], put: Callable[[str, int], str]) -> str:
    """Return an event after two of eight rounds, in which the second player asked for byes."""
    heads = ["No.", "Name", "Rtg", *(f"{head}{at}" for at in range(1, ROUNDS + 1)), "Pts"]
    to_come = ROUNDS - len(GAMES[0])
    rows = [heads]
    for at, (name, rating, games) in enumerate(zip(NAMES, RATINGS, GAMES, strict=True)):
        own = byes if at == 1 else ()
        cells = [*own, *[""] * (to_come - len(own))]
        rows.append([str(at + 1), name, rating, *games, *cells, POINTS[at]])
    return lined_up(rows, put)


@pytest.mark.parametrize("aligned", ALIGNED)
@pytest.mark.parametrize("head", ["", "Rd"])
def test_two_byes_side_by_side_are_in_their_own_rounds(aligned: str, head: str) -> None:
    right = 0
    for at, (one, other) in enumerate(product(BYES, BYES)):
        first = 2 * (at % 2)
        text = under_way(head, [*[""] * first, one, other], ALIGNED[aligned])
        table = read(text)
        assert [player.name for player in table.players] == list(NAMES), text
        wanted = ["U"] * (ROUNDS - 2)
        wanted[first : first + 2] = BYES[one], BYES[other]
        codes = [result.code or "U" for result in table.players[1].results[2:]]
        codes = ["P" if code == "B" else code for code in codes]
        codes += ["U"] * (len(wanted) - len(codes))
        assert codes == wanted or table.warnings, text
        right += codes == wanted
    assert right >= 0.9 * len(BYES) ** 2


def test_a_rating_in_front_of_a_bye_is_no_part_of_it() -> None:
    text = """\
No. Name           Rtg      Rd1 Rd2      Rd3 Rd4 Rd5 Pts
1   Zoë van Rijn  1843       =5  -2       -5  -3  =4 1.0
2   Félix Orr     1348       +3  +1  forfeit  -4  -3 2.0
3   Noa Jost      1825       -2  -5       -4  +1  +2 2.0
4   Dell, Ann D   1709  forfeit  -6       +3  +2  =1 2.5
5   Mary Jo Nakai 1864       =1  +3       +1  -6  -6 2.5
6   Rowe, Zoë     1615 1-pt bye  +4 1-pt bye  +5  +5 5.0"""
    last = read(text).players[-1]
    assert (last.name, last.rating) == ("Rowe, Zoë", 1615)
    assert [result.code for result in last.results] == ["B", "W", "B", "W", "W"]


def test_headings_of_several_rounds_above_one_column_are_no_fact() -> None:
    text = """\
No. Name          Rtg  Rd1  Rd2  Rd3 Rd4 Rd5 Rd6 Rd7 Rd8 Pts
1   Zoë van Rijn  2325 2s/0 3s/0                         0
2   Félix Orr     1550 1w/1 5w/½         B               1.5
3   Noa Jost      2387 5s/½ 1w/1                         1.5
4   Félix Dell         6s/½ 6s/1                         1.5
5   Mary Jo Nakai 704  3w/½ 2s/½                         1
6   Zoë Rowe           4w/½ 4w/0                         0.5"""
    with pytest.raises(ReadError, match="Félix Orr, round 5 says “B”"):
        read(text)
