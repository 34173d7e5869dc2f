"""Headed tables as clubs type them: byes of several words, opponents' names, clubs, long names."""

import re

import pytest

from calculator.model import Crosstable
from calculator.reading import read


def codes(table: Crosstable, name: str) -> str:
    """Return the codes of a player's rounds, a point for one that is not told."""
    player = next(one for one in table.players if one.name == name)
    return "".join(result.code or "." for result in player.results)


#: A table, a player, and what the player's rounds are.
ROUNDS = [
    # The heading's blank is above the one within a cell.
    (
        """\
No.  NAME                      Rd 1             Rd 2  Rd 3  Rd 4  Tot
---------------------------------------------------------------------
1    Ann Winn          Kim O'Neil 0      Kim Byers 1                1
2    Ivo Quist-Ray       Ann D Li 1     Kim O'Neil 1   H/B          2
3    Zoë Łoś          Mary Jo Orr 0       Ann D Li 0                0
4    A.J. Gärtner       Will King 0    Mary Jo Orr 0     -     -    0
5    Tom White          Kim Byers 1      Will King 1                2
6    Ann D Li       Ivo Quist-Ray 0        Zoë Łoś 1                1
7    Mary Jo Orr          Zoë Łoś 1   A.J. Gärtner 1   H/B          2
8    Kim O'Neil          Ann Winn 1  Ivo Quist-Ray 0                1
9    Kim Byers          Tom White 0       Ann Winn 0                0
10   Will King       A.J. Gärtner 1      Tom White 0                1""",
        "Ivo Quist-Ray",
        "WWH.",
    ),
    # So is it within a bye.
    (
        """\
Name               School   Gr                    r1                   r2         r3         r4   Total
-------------------------------------------------------------------------------------------------------
Ida Nakai         SC Nord    6              zero bye             half bye   half bye                  ½
Noa O'Neil            NPE   11      lost to Will Łoś     beat Félix Novak                             1
Di Day           Oak Hall    6         beat Noa Half     beat Lou Ashdown   zero bye                  2
Kay U. Dunn      Oak Hall    3      beat Félix Novak        drew Kim Winn   half bye                 1½
Félix Novak           NPE    3   lost to Kay U. Dunn   lost to Noa O'Neil                             0
Lou Ashdown   Rook & Roll   12           beat Wei Xu       lost to Di Day                             1
Ida Finch        Oak Hall    3         drew Kim Winn          beat Wei Xu   half bye   half bye      1½
Kim Winn              Elm   10        drew Ida Finch     drew Kay U. Dunn   half bye                  1
Drew King     Rook & Roll    1        beat Wei Byers        beat Will Łoś                             2
Noa Half         Oak Hall    8        lost to Di Day       beat Wei Byers                             1
Ann D Marsh    Central HS   12              half bye             zero bye                             ½
Wei Xu           Oak Hall    1   lost to Lou Ashdown    lost to Ida Finch                             0
Wei Byers        Oak Hall    1     lost to Drew King     lost to Noa Half                             0
Will Łoś              NPE    3       beat Noa O'Neil    lost to Drew King                             1""",  # noqa: E501 - as it was typed
        "Di Day",
        "WWU.",
    ),
    # Opponents and results are lined up below "Rd" and its number.
    (
        """\
NAME                  Rd 1           Rd 2          Rd 3   Rd 4   Rd 5  Rd 6  Points
-----------------------------------------------------------------------------------
Will Hale            bye 0  Bea Ashdown 1    Di Marsh 0  bye ½                    1
Wei Dunn        Di Marsh ½     Di Marsh ½         bye 0                           1
Pat Nakai            bye 1   Noa Calder ½  Noa Calder 1         bye ½            2½
Bea Ashdown   Noa Calder 0    Will Hale 0         bye 1  bye ½                    1
Noa Calder   Bea Ashdown 1    Pat Nakai ½   Pat Nakai 0                          1½
Di Marsh        Wei Dunn ½     Wei Dunn ½   Will Hale 1                           2""",
        "Pat Nakai",
        "BDW.H.",
    ),
    (
        """\
Nr   NAME              Grade    Elo    DOB     Round 1     Round 2     Round 3   Round 4   Round 5   Pts
1    Félix Ives           10   2169   1964   -St. John       bye 1       -Dunn               bye ½     1
2    Max H. St. John       3   1310   1984       +Ives       =Dunn    -Gärtner     bye ½     bye 0    1½
3    Wei Dunn             12   2015   1985     +O'Neil   =St. John       +Ives                        2½
4    Drew O'Neil          10    997   1981       -Dunn       bye ½         +Xu                        1½
5    Noa Xu               11   1545   1982       bye ½    -Gärtner     -O'Neil                         ½
6    Wei Gärtner           3   1556   1982       bye 1         +Xu   +St. John                         3""",  # noqa: E501 - as it was typed
        "Félix Ives",
        "LBL.H",
    ),
    # Nobody has anything else in these rounds.
    (
        """\
#  NAME           Elo         Team              R1              R2              R3              R4              R5              R6              R7      R8  Pts
1  Young, Bea     641      SC Nord  half-point bye   O'Neil, Ann L     Orr, Will L    Marsh, Pat W     Orr, Will W                                           2½
2  Orr, Will     1323          NPE  Rowe, Kay U. L    Marsh, Pat L    Young, Bea W        Li, Di D    Young, Bea L                  half-point bye           1½
3  O'Neil, Ann   1129  Rook & Roll    Novak, Eva D    Young, Bea W    Novak, Eva D    Novak, Eva W    White, Bea D                                           3½
4  White, Bea                  NPE  full-point bye  Rowe, Kay U. L    Marsh, Pat W  Rowe, Kay U. W   O'Neil, Ann D                                           3½
5  Marsh, Pat    unr.      SC Nord        Li, Di L     Orr, Will W    White, Bea L    Young, Bea L  full-point bye                                            2
6  Novak, Eva     718          Elm   O'Neil, Ann D        Li, Di D   O'Neil, Ann D   O'Neil, Ann L        Li, Di L                                  absent   1½
7  Rowe, Kay U.  2391          Elm     Orr, Will W    White, Bea W        Li, Di W    White, Bea L          absent  half-point bye                            3
8  Li, Di        1664  Rook & Roll    Marsh, Pat W    Novak, Eva D  Rowe, Kay U. L     Orr, Will D    Novak, Eva W                                            3""",  # noqa: E501 - as it was typed
        "Orr, Will",
        "LLWDL.H.",
    ),
    (
        """\
Name            Gr Pts             R1             R2             R3     R4             R5     R6
Gärtner, Zoë     2   1 half-point bye        D-Nakai         L-Ives                       absent
Half, Ida        3   1 half-point bye         absent half-point bye absent
Novak, Tom       7   2         W-Ives   L-De La Cruz   W-De La Cruz        half-point bye
Ives, Noa        7  1½        L-Novak half-point bye      W-Gärtner
Nakai, Bea       1  1½   L-De La Cruz      D-Gärtner full-point bye
De La Cruz, Eva 10   2        W-Nakai        W-Novak        L-Novak""",
        "Novak, Tom",
        "WLW.H.",
    ),
]


@pytest.mark.parametrize(("text", "name", "rounds"), ROUNDS)
def test_byes_of_several_words_are_in_their_rounds(text: str, name: str, rounds: str) -> None:
    table = read(text)
    assert codes(table, name) == rounds
    assert not [one for one in table.warnings if one.code != "byes-ahead"]


def test_half_a_point_is_no_player_called_half() -> None:
    table = read(
        """\
| NAME | Year | rd. 1 | rd. 2 | rd. 3 | rd. 4 | rd. 5 |
| Half, Di | 1961 | Day, Ida W | Li, Will W | van Rijn, Noa W |  | half |
| Rowe, Pat | 1954 | van Rijn, Noa L | Day, Ida L | Nakai, Max H. L |  |  |
| Day, Ida | 1952 | Half, Di L | Rowe, Pat W | Li, Will L |  |  |
| Nakai, Max H. | 1993 | Li, Will L | van Rijn, Noa L | Rowe, Pat W |  |  |
| Li, Will | 1989 | Nakai, Max H. W | Half, Di L | Day, Ida W | half |  |
| van Rijn, Noa | 1967 | Rowe, Pat W | Nakai, Max H. W | Half, Di L |  |  |"""
    )
    assert codes(table, "Half, Di") == "WWW.H"
    assert codes(table, "Li, Will") == "WLWH."


def test_a_player_called_like_a_color_is_whole() -> None:
    table = read(
        """\
Name         R1         R2
Ann White    +Bo White  =Cem Fox
Bo White     -Ann White -Di Hale
Cem Fox      +Di Hale   =Ann White
Di Hale      -Cem Fox   +Bo White"""
    )
    assert [codes(table, one.name) for one in table.players] == ["WD", "LL", "WD", "LW"]


def test_a_minus_behind_a_name_is_a_loss_where_a_plus_is_a_win() -> None:
    table = read(
        """\
Pl,Player,Rd1,Rd2
1,"Best, Zoë","Hale, Kim +","van Rijn, Al ="
2,"van Rijn, Al","Dunn, Bo +","Best, Zoë ="
3,"Hale, Kim","Best, Zoë -","Dunn, Bo +"
4,"Dunn, Bo","van Rijn, Al -","Hale, Kim -"
"""
    )
    assert [codes(table, one.name) for one in table.players] == ["WD", "WD", "LW", "LL"]


@pytest.mark.parametrize(
    "text",
    [
        # One blank is everywhere in the rows of the longest names, which are not lined up.
        """\
Name        Rd 1  Total
Ann Kim     L-Roe 0
Kai Roe     W-Kim 1
Hana Jessup L-O'Neil 0
Gus Hill    L-Orr 0
Bo Orr      W-Hill 1
Dana O'Neil W-Jessup 1""",
        # Nor is a rating a year.
        """\
- Hana Kim (1512): lost to O'Neil
- Bo Jessup (1522): out
- Kai Quaid (940): lost to Orr
- Jo Orr (1366): beat Quaid
- Cem Hill (2027): out
- Dana O'Neil (1546): beat Kim""",
    ],
)
def test_no_row_is_lost(text: str) -> None:
    table = read(text)
    assert len(table.players) == 6
    assert "".join(codes(table, one.name) for one in table.players).count("W") == len(
        [one for one in table.players if "L" in codes(table, one.name)]
    )


def test_what_tabs_part_is_not_cut_at_commas() -> None:
    table = read(
        """\
No\tName\tOpponents\tResults\tPoints
1\tDana Abbott\t2, 3\tD, L\t½
2\tBo Jessup\t1, 4\tD, L\t½
3\tFay Bell\t4, 1\tD, W\t1½
4\tJo Wu\t3, 2\tD, W\t1½
"""
    )
    assert [one.name for one in table.players] == ["Dana Abbott", "Bo Jessup", "Fay Bell", "Jo Wu"]
    assert codes(table, "Fay Bell") == "DW"


@pytest.mark.parametrize(
    ("text", "name", "rating"),
    [
        # A club that is lined up at its end begins one blank behind the longest name.
        (
            """\
No Player               School     R1   R2   R3  R4  R5 Total
1  Ann D De La Cruz    SC Nord    W10w W2w               2.0
2  Kay U. Quist-Ray Black Knights W11w L1b          HPB  1.0
3  A.J. St. John       SC Nord    D5w  out                .5
4  Noa Zeller            NPE      W14w D13b              1.5
5  Will Nakai          SC Nord    D3b  out      out       .5
6  Max H. Li         Rook & Roll  out  D10w     out       .5
7  Di Finch              Elm      D13b L8b                .5
8  Di Day              Oak Hall   HPB  W7w      out      1.5
9  Di Ashdown          SC Nord    D12b L12w               .5
10 Ida Gärtner         Oak Hall   L1b  D6b  out           .5
11 Kay U. King        Central HS  L2b  HPB                .5
12 Kay U. Rowe           NPE      D9w  W9b               1.5
13 Mary Jo Winn      Rook & Roll  D7w  D4w               1.0
14 Tom Marsh           Oak Hall   L4b  HPB                .5""",
            "Kay U. Quist-Ray",
            None,
        ),
        (
            """\
Name               Team     Rd 1     Rd 2     Rd 3     Rd 4     Rd 5 Rd 6 Score
Wei Marsh           Elm   Ives L 1-pt bye   Hale W   Ives W                 3.0
Ann D van Rijn Oak Hall 0-pt bye 0-pt bye 0-pt bye 1-pt bye                 1.0
Lou Ives            NPE  Marsh W  White D  Novak W  Marsh L                 2.5
Wei Li         Oak Hall 0-pt bye 0-pt bye 1-pt bye  Novak W                 2.0
Lou Hale            Elm  White L   King L  Marsh L ½-pt bye                  .5
Bea King        SC Nord  Novak D   Hale W  White D  White W ½-pt bye        3.0
Pat White           NPE   Hale W   Ives D   King D   King L                 2.0
Lou Novak       SC Nord   King D ½-pt bye   Ives L     Li L                 1.0""",
            "Ann D van Rijn",
            None,
        ),
        # Below "DOB" is no rating.
        (
            """\
#   Player            Club           DOB   Elo   r1        r2        r3        r4        r5        Score
1   St. John, Tom     Elm            1998  1109  L6b       bye       L9b       L2b       L5w       1.0
2   Half, Ann D       NPE            1990  906   L8w       L9b       bye       W1w       D3b       2.5
3   Dunn, Eva         Black Knights  2017  1341  D5b       W4w       W8b       L6b       D2w       3.0
4   Quist-Ray, Félix  Elm            1970  1881  zero bye  L3b       L6b       bye       bye       2.0
5   Young, Di         NPE            2010  550   D3w       D10b      D10w      L10w      W1b       2.5
6   O'Neil, Ann       SC Nord        2012  2351  W1w       L8b       W4w       W3w       half bye  3.5
7   Łoś, Kay U.       Central HS     1974  980   W9w       zero bye  zero bye  zero bye  zero bye  1.0
8   Peña, Tom         Central HS     1951        W2b       W6w       L3w       D9w       half bye  3.0
9   Marsh, Kay U.     Elm            2007  2134  L7b       W2w       W1w       D8b       D10w      3.0
10  White, Noa        SC Nord        2001  1709  half bye  D5w       D5b       W5b       D9b       3.0""",  # noqa: E501 - as it was typed
            "Peña, Tom",
            None,
        ),
    ],
)
def test_facts_are_below_their_headings(text: str, name: str, rating: int | None) -> None:
    table = read(text)
    assert next(one for one in table.players if one.name == name).rating == rating


@pytest.mark.parametrize("game", ["+{}", "W({})"])
def test_one_blank_everywhere_is_no_place_for_whole_byes(game: str) -> None:
    text = f"""\
# Name Rtg R1 R2 R3 Pts
1 Ann Lee 1500 {game.format("Orr")} bye - 2
2 Bo Orr 1400 {game.format("Lee").replace("+", "-").replace("W", "L")} bye - 1
"""
    table = read(text)
    assert [one.total_halves for one in table.players] == [4, 2]
    assert codes(table, "Ann Lee").rstrip(".U") == "WB"


#: Opponent, color and points, in a table that blanks part at places within cells, too.
OF_COLORS = """\
Name           Rd1          Rd2          Rd3          Rd4         Total
Ann Lee        Woods W 1    Fox B 1/2    Day W 0      Kim B 1     2.5
Bo Woods       Lee B 0      Kim W 1      Fox B 1      Day W 0     2
Cy Fox         Day B 1      Lee W 1/2    Woods W 0    bye 1/2     2
Di Day         Fox W 0      bye 1        Lee B 1      Woods B 1   3
Ed Kim         bye 1        Woods B 0    bye 0        Lee W 0     1
"""
#: The same in signs.
OF_SIGNS = """\
Name           Rd1        Rd2        Rd3        Total
Ann Lee        Woods W +  Fox B =    Day W -    1.5
Bo Woods       Lee B -    Kim W +    Fox B +    2
Cy Fox         Day B +    Lee W =    Woods W -  1.5
Di Day         Fox W -    BYE        Lee B +    2
Ed Kim         BYE        Woods B -  half bye   1.5
"""


@pytest.mark.parametrize("parted", [False, True])
@pytest.mark.parametrize(
    ("text", "rounds"),
    [
        (OF_COLORS, ["W2W D3B L4W W5B", "L1B W5W W3B L4W", "W4B D1W L2W H", "L3W B W1B W2B"]),
        (OF_SIGNS, ["W2W D3B L4W", "L1B W5W W3B", "W4B D1W L2W", "L3W B W1B", "B L2B H"]),
    ],
)
def test_a_color_beside_the_points_is_one(text: str, rounds: list[str], parted: bool) -> None:
    table = read(re.sub(r" {2,}", "\t", text) if parted else text)
    found = [
        " ".join(f"{one.code}{one.opponent or ''}{one.color}" for one in player.results)
        for player in table.players
    ]
    assert found[: len(rounds)] == rounds
    assert not table.warnings
