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
2   Félix Orr     1550 1w/1 5w/½         Q               1.5
3   Noa Jost      2387 5s/½ 1w/1                         1.5
4   Félix Dell         6s/½ 6s/1                         1.5
5   Mary Jo Nakai 704  3w/½ 2s/½                         1
6   Zoë Rowe           4w/½ 4w/0                         0.5"""
    with pytest.raises(ReadError, match="Félix Orr, round 5 says “Q”"):
        read(text)


#: Events under way whose opponents are named, and the byes asked for the last round by the rows.
NAMED = [
    (
        """\
Name              Born  Rtg   Pts    Round 1     Round 2  Round 3  TB1
Best, Kay U.      1965  1139  0.0   L v White                ½     16.5
Zeller, Max H.    2010  unr.  0.0  did not play                    17.5
White, Ann W.     1975  unr.  1.0    W v Best                ½     4.0
Lund, Mary-Jo B.  1986        0.0   L v Šimić                      20.0
Šimić, Ole D.     2012        1.0    W v Lund                      17.0""",
        "H.H..",
    ),
    (
        """\
Place Name         Rtg  Round 1     Round 2     Round 3 Pts
1     Félix Byers       U           W(Dell)             1
2     Max Šimić    unr. L(Li)       D(Zeller)   BYE (½) ½
3     Tim van Rijn 607  L(Zeller)   W(Li)               1
4     Tim Li            W(Šimić)    L(van Rijn)         1
5     Max Draw     1567 U           L(King)             0
6     Zoë King     unr. D(Dell)     W(Draw)             1½
7     Kay Zeller        W(van Rijn) D(Šimić)            1½
8     Max Dell     unr. D(King)     L(Byers)    BYE (½) ½""",
        ".H.....H",
    ),
    (
        """\
Name              Rtg  Pts       Rnd1  Rnd2  Rnd3
Li, Zoë A.               1  W v Nakai         bye
Dell, Max U.     1265    ½     D v Ng
Half, Al X.       853    1   1-pt bye
Ng, Ann X.        832    ½   D v Dell
Nakai, Félix H.  1167    0     L v Li""",
        "B....",
    ),
    (
        """\
Place  Name                       1             2             3             4          5    Pts
1      de la Cruz, Félix A.    ½ Šimić         1 Ng         ½ Dell       ½ O'Neil           2.5
2      Best, Mary-Jo U.        half bye     ½ van Rijn     half bye       ½ Dell            2.0
3      Dell, Noa W.           0 van Rijn      ½ Lee      ½ de la Cruz     ½ Best            1.5
4      Lee, Noa B.               1 Ng         ½ Dell      ½ van Rijn     0 Šimić     bye ½  2.0
5      van Rijn, Ann A.         1 Dell        ½ Best        ½ Lee          1 Ng      bye ½  3.0
6      O'Neil, Ann B.          half bye      1 Šimić         0 Ng      ½ de la Cruz         2.0
7      Šimić, Ann D.         ½ de la Cruz    0 O'Neil      half bye       1 Lee             2.0
8      Ng, Al H.                0 Lee      0 de la Cruz    1 O'Neil     0 van Rijn          1.0""",
        "...HH...",
    ),
]


@pytest.mark.parametrize(("text", "byes"), NAMED, ids=("½", "BYE (½)", "bye", "bye ½"))
def test_byes_of_rounds_to_come_are_kept_beside_named_opponents(text: str, byes: str) -> None:
    table = read(text)
    last = table.rounds - 1
    codes = [
        player.results[last].code if len(player.results) > last else "" for player in table.players
    ]
    assert "".join(code or "." for code in codes) == byes
    assert table.rounds == (5 if "  5  " in text else 3)


#: After the first rounds, with dashes for the rest.
TABLES = [
    """\
#   Name              Rd1    Rd2   Rd3  Pts
1.  Wins, Bo H.      3 w 0    -     -    0
2.  Byers, Tim U.      -     bye    -    1
3.  King, Max W.     1 b 1  4 b ½   -    1½
4.  White, Félix X.  5 w 1  3 w ½   -    1½
5.  Lee, Ole B.      4 b 0    -     -    0""",
    """\
#  Name            Club             Rnd1       Rnd2 Rnd3 Rnd4 Pts
1. Best, Tim                        =3         =4   -    -    1,0
2. Li, Al          St. Mary's       not paired -6   -    -    0,0
3. de la Cruz, Max -                =1         +8   -    -    1,5
4. Black, Zoë      St. Mary's       =7         =1   -    -    1,0
5. King, Jo        -                =8         +7   -    -    1,5
6. Zeller, Kay     Bye Bye Blunders -          +2   -    -    1,0
7. Rowe, Félix     Riverside CC     =4         -5   -    -    0,5
8. Page, Max       Oak              =5         -3   -    -    0,5""",
]


@pytest.mark.parametrize("text", TABLES)
def test_rows_of_players_are_no_match_of_teams(text: str) -> None:
    lines = text.splitlines()[1:]
    table = read(text)
    assert len(table.players) == len(lines)
    assert all(player.name in line for player, line in zip(table.players, lines, strict=True))


@pytest.mark.parametrize("aligned", ["right", "centered"])
def test_a_club_below_a_shorter_one_is_no_part_of_a_name(aligned: str) -> None:
    clubs = ("A", "St. Mary's", "Oak", "Bye Bye Blunders", "Riverside CC", "Knights 2")
    rows = [["No.", "Name", "Club", "R1", "R2", "Pts"]]
    for at, (name, club, games, points) in enumerate(zip(NAMES, clubs, GAMES, POINTS, strict=True)):
        rows.append([str(at + 1), f" {name} ", f" {club} ", *games, points])
    table = read(lined_up(rows, ALIGNED[aligned]))
    assert [player.name for player in table.players] == list(NAMES)
