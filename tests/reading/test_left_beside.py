"""What stands beside a table is none of it, and what is left of its rows is told of."""

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, opened, read

TABLE = (
    "No.\tName\tRtg\t1\t2\tPts\n"
    "1\tAnn Lind\t1629\tL vs 4\tW vs 2\t1\n"
    "2\tBob Rowe\t2205\tW vs 3\tL vs 1\t1\n"
    "3\tCleo Dunn\t1444\tL vs 2\tbye 1\t1\n"
    "4\tDan Juhl\t864\tW vs 1\tBYE (½)\t1.5\n"
)


def codes(table: Crosstable) -> list[str]:
    return [one.code for one in table.warnings]


@pytest.mark.parametrize(
    "said",
    [
        "Congratulations to Ann Lind, who won 3-1 in the blitz playoff against Bob Rowe!\n",
        "Thanks to all 24 players who came. The next event is on March 14.\n",
        "On Sun, Mar 8, 2026 at 6:22 PM Kim Lund wrote:\n",
        "Open 01: Section 02 (Standings)\n",
        "Sent 8.3.2026 18:22 by Kim Lund\n",
    ],
)
def test_prose_beside_a_table_is_no_match_of_teams(said: str) -> None:
    rows = TABLE.splitlines(keepends=True)
    for text in (said + TABLE + "\n" + said, "".join([*rows[:3], said, *rows[3:], said])):
        table = read(text)
        assert [one.name for one in table.players] == [
            *("Ann Lind", "Bob Rowe", "Cleo Dunn", "Dan Juhl"),
        ]
        assert [one.halves(2) for one in table.players] == [2, 2, 2, 3]
        assert not table.of_teams


def test_two_play_offs_beside_a_table_of_players_are_no_matches_of_teams() -> None:
    text = TABLE + "\nPlayoff\nAnn Lind 2.5 - 1.5 Bob Rowe\nCleo Dunn 3 - 1 Dan Juhl\n"
    assert not read(text).of_teams


MATCHES = (
    "Round 1\nOak 3 - 1 Elm\nAsh 2.5 - 1.5 Yew\nRound 2\nOak 2 - 2 Ash\nElm 3 - 1 Yew\n"
    "Round 3\nOak 3.5 - 0.5 Yew\nElm 1 - 3 Ash\n"
)
PLAYERS = (
    "No  Name            Rtg   R1    R2    R3    Total\n"
    "1   Ann Lindgren    1812  W4    D2    W3    2.5\n"
    "2   Bob Kestrel     1711  W3    D1    L4    1.5\n"
    "3   Cleo Marsh      1650  L2    W4    L1    1.0\n"
    "4   Dan Yorke       1544  L1    L3    W2    1.0\n"
)


@pytest.mark.parametrize("above", [True, False])
def test_of_matches_and_a_table_of_players_one_is_read_and_the_other_told_of(
    *, above: bool
) -> None:
    parts = (PLAYERS, "\n", MATCHES) if above else (MATCHES, "\n", PLAYERS)
    table = read("".join(parts))
    assert table.of_teams
    assert codes(table) == ["row-left-out"] * 3
    # Two matches beside four players are said beside their table.
    few = "Oak 3 - 1 Elm\nAsh 2.5 - 1.5 Yew\n"
    table = read(PLAYERS + few if above else few + PLAYERS)
    assert [one.halves(3) for one in table.players] == [5, 3, 2, 2]


def test_a_list_of_players_below_matches_is_no_ranking_of_the_teams() -> None:
    best = "\nRank Name Pts\n1 Ann Lee 3.0\n2 Bob Ray 2.5\n3 Cem Poe 2.0\n"
    table = read(MATCHES + best)
    assert [one.name for one in table.players] == ["Oak", "Elm", "Ash", "Yew"]
    assert codes(table) == ["row-left-out"] * 3


def test_matches_with_a_day_and_an_hour_are_matches() -> None:
    table = read(
        "Round 1, Sunday, 8 March 2026, at 18:30\nOak 2½ - 1½ Elm\nAsh 3 - 1 Yew\n"
        "Round 2, Sunday, 15 March 2026, at 18:30\nOak 2 - 2 Ash\nElm 4 - 0 Yew\n"
    )
    assert table.of_teams
    assert [one.name for one in table.players] == ["Oak", "Elm", "Ash", "Yew"]
    assert table.warnings == ()


REVERSED = (
    "No  Name             Evening 3  Evening 2  Evening 1  Total\n"
    "{}"
    " 1  Dunn, Eva        W4         L2         D3         1.5\n"
    " 2  Lind, Leo        L3         W1         W4         2.0\n"
    " 3  Novak, Tom       W2         L4         D1         1.5\n"
    " 4  Gunn, Zoe        L1         W3         L2         1.0\n"
)


@pytest.mark.parametrize(
    "said", ["", "On Sunday Kim Lund wrote:\n", "\nHi all, let me know if this is wrong. Kim\n\n"]
)
def test_a_heading_above_a_line_of_prose_is_the_table_s(said: str) -> None:
    table = read(REVERSED.format(said))
    assert [one.opponent for one in table.players[0].results] == [3, 2, 4]


def test_a_broken_heading_that_turns_the_rounds_is_not_passed_over() -> None:
    heading = (
        "| No | Name | Evening 5\n| Evening 4 | Evening 3\n| Evening 2 | Evening 1\n| Total |\n"
        "|---|---|---|---\n|---|---|---\n|\n"
    )
    rows = (
        "| 1 | Dunn, Eva | W4 |\nL2 | D3 | W4 | L2 | 2.5 |\n"
        "| 2 | Lind, Leo | L3 |\nW1 | W4 | L3 | W1 | 3.0 |\n"
        "| 3 | Novak, Tom | W2 |\nL4 | D1 | W2 | L4 | 2.5\n|\n"
        "| 4 | Gunn, Zoe | L1\n| W3 | L2 | L1 | W3 | 2.0 |\n"
    )
    with pytest.raises(ReadError) as caught:
        read(heading + rows)
    assert caught.value.said.code == "error-lines-wrapped"


def test_a_row_that_holds_what_others_do_is_told_of() -> None:
    text = (
        "Title No. Name          Rtg  1    2    3      Pts\n"
        "      1   Dunn, Zoe     1075  2:D  4:D  3:W * 2\n"
        "WCM   2   Lind, Kim           1:D  3:W  4:L † 1.5\n"
        "NM    3   Abbot, Pat    2614  4:L  2:L  1:L † 0\n"
        "FM    4   Jost, Leo     2391  3:W  1:D :W     2.5\n"
    )
    table = read(text)
    whole = len(table.players) == 4
    assert whole or "row-left-out" in codes(table)


def test_a_bye_whose_value_is_cut_off_is_told_of() -> None:
    text = (
        "No.  Name            Rtg   1      2\n"
        "  1  Marsh, Pat      2502  b4 1   b3 1\n"
        "  2  Lind, Ida       948   bye 0  b4 ½\n"
        "  3  Jost, Bea       1733  w5 0   w1 0\n"
        "  4  Rowe, Ida       1333  w1 0   w2 ½\n"
        "  5  Novak, Tom      1950  b3 1   bye\n"
    )
    assert "lines-cut" in codes(read(text))
    assert "lines-cut" not in codes(read(text.replace("bye 0", "w9 0").replace("w9 0", "bye  ")))


def test_a_bye_whose_value_may_be_cut_off_is_told_of_where_a_full_point_is_written_otherwise() -> (
    None
):
    text = (
        "No.  Name          Rtg   1     2\n"
        "  1  Marsh, Pat    2502  4w/1  3s/1\n"
        "  2  Lind, Ida     948   +     4s/½\n"
        "  3  Jost, Bea     1733  5w/0  1w/0\n"
        "  4  Rowe, Ida     1333  1s/0  2w/½\n"
        "  5  Novak, Tom    1950  3s/1  bye\n"
    )
    assert "lines-cut" in codes(read(text))
    # Here the word is how the full point is written, or the value would be there.
    assert "lines-cut" not in codes(read(text.replace("+     4s/½", "bye   4s/½")))
    assert "lines-cut" not in codes(read(text.replace("2w/½", "2w/½  ½")))


def test_a_table_at_the_right_without_a_heading_is_not_lost() -> None:
    text = (
        "1  Kwan, Mary Jo  W4 L2 D5 1.5            1 Moreau, Al   D2 W3 1.5\n"
        "2  Marsh, Mary Jo L5 W1 W3 2.0            2 Xu, Zoe      D1 L3 0.5\n"
        "3  Juhl, Pat      D6 W5 L2 1.5            3 Quist, Jo    H  L1 0.5\n"
        "4  Nakai, Ida     L1 L6 H  0.5\n5  Zeller, Ann    W2 L3 D1 1.5\n"
        "6  Hale, Bea      D3 W4 B  2.5\n"
    )
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.line in {1, 2, 3}


def test_a_rating_is_no_part_of_a_name_beside_what_it_gained() -> None:
    text = (
        "# Name Rating +/- Rd 1 Rd 2 State\n"
        "1 Bea Kestrel 2174 +0 B--- D2b WA\n2 Eva Brook 937 -3 W3w D1w MA\n"
        "3 Mary Jo Finch 261 -3 L2b W4b WA\n4 Ida Dunn 1853 +7.2 H--- L3w WA\n"
    )
    table = read(text)
    assert [(one.name, one.rating) for one in table.players] == [
        *(("Bea Kestrel", 2174), ("Eva Brook", 937), ("Mary Jo Finch", 261), ("Ida Dunn", 1853)),
    ]


@pytest.mark.parametrize("name", ["Eastlake, Leo 186 2", "Kim Lund 186 2", "kolo Ann Lind"])
def test_what_is_behind_or_in_front_of_one_name_is_told_of(name: str) -> None:
    rows = (
        "1\tAnn Rowe\tW2\tL3",
        f"2\t{name}\tL1\tW4",
        "3\tCleo Dunn\tD4\tW1",
        "4\tDan Ray\tD3\tL2",
    )
    assert "name-odd" in codes(read("\n".join(("No\tName\tR1\tR2", *rows))))


def test_columns_one_blank_apart_are_cut_where_their_headings_begin() -> None:
    text = (
        "Name            Title R1 Opp           R1 R2 Opp          R2 Fed Pts ID\n"
        "Kwan, Tom       FM    Lund, Kay        W  Ives, Tom       D  USA 1.5 20141962\n"
        "Lund, Kay       NM    Kwan, Tom        L  Olsen, Ann Eva  W  CAN 1.0 22189262\n"
        "Ives, Tom             Olsen, Ann Eva   D  Kwan, Tom       D  USA 1.0 32789599\n"
        "Olsen, Ann Eva        Ives, Tom        D  Lund, Kay       L  MEX 0.5 27006066\n"
    )
    assert [one.total_halves for one in read(text).players] == [3, 2, 2, 1]


def test_signs_of_results_under_no_heading_are_refused() -> None:
    text = (
        "No.  Name         Rtg   1      2\n  1  Joe Calder   2385  -  4B  >\n"
        "  2  Noa Dell     1594  +  3W  -\n  3  Ann Neill    1297  -  2B  =\n"
        "  4  Ann Penn     646   +  1W  +\n"
    )
    with pytest.raises(ReadError, match="Ann Penn, round 2 says"):
        read(text)


def test_so_many_contradictions_are_no_slips() -> None:
    names = ("Ann", "Bob", "Cem", "Dan", "Eva", "Flo", "Gus", "Hal")
    right = ("W2 W3 L4", "L1 W4 L3", "W4 L1 W2", "L3 L2 W1", "W6 W7 L8", "L5 W8 L7", "W8 L5 W6")
    heading, rows = "No\tName\tR1\tR2\tR3", [*right, "L7 L6 W5"]
    whole = [
        "\t".join((str(at), name, *row.split()))
        for at, (name, row) in enumerate(zip(names, rows, strict=True), 1)
    ]
    assert codes(read("\n".join((heading, *whole)))) == []
    # In two rows each cell is under the heading of another round.
    moved = [
        "\t".join((*line.split("\t")[:2], *line.split("\t")[3:], line.split("\t")[2]))
        if at in {0, 7}
        else line
        for at, line in enumerate(whole)
    ]
    assert "results-mixed" in codes(read("\n".join((heading, *moved))))


def test_the_rests_of_a_team_s_rows_are_not_passed_over() -> None:
    text = (
        "Rk.\tTeam\t1.Rd\t2.Rd\n3.Rd\tMP\n1\tOak\t2b3\t3w2\n4b2½\t5\n2\tElm\t1w1\t4b2\n3w2\t2\n"
        "3\tAsh\t4w3\t1b2\n2b2\t4\n4\tYew\t3b1\t2w2\n1w1½\t1\n"
    )
    with pytest.raises(ReadError) as caught:
        read(text)
    assert (caught.value.said.code, caught.value.line) == ("error-lines-wrapped", 4)


CUT = (
    "No.  Name             Rtg   1\n  1  Kwan, Ivo        1177   2:W\n"
    "  2  Ashdown, Kay H.         1:L\n  3  Neill, Ida       481   :D\n"
)
BROKEN = (
    "> No  Name           1  2  3  T\n> otal\n>  1  Juhl, Lou      X  0  1  1\n> .0\n"
    ">  2  Kwan, Tom      1  X  ½  1\n> .5\n>  3  Eastlake, Eva  0  ½  X  0\n> .5\n"
)


@pytest.mark.parametrize(
    ("text", "name", "total"), [(CUT, "Kwan, Ivo", None), (BROKEN, "Juhl, Lou", 2)]
)
def test_the_figures_of_columns_are_no_part_of_a_name(
    text: str, name: str, total: int | None
) -> None:
    first = read(text).players[0]
    assert (first.name, first.total_halves) == (name, total)


def test_a_broken_name_above_another_section_is_no_title_of_it() -> None:
    first = "Name,R1,R2\nJoe Kwan,W2,D3\nNoa Marsh,L1,W4\nMary Jo\nAshdown,W4,D1\nKim Hale,L3,L2\n"
    second = 'Name,R1,R2\n"Brook, Kim",D2,B\n"Lind, Joe",D1,\n"Quist, Ada",U,\n'
    with pytest.raises(ReadError) as caught:
        read(f"{first}\n{second}", section=0)
    assert (caught.value.said.code, caught.value.line) == ("error-lines-wrapped", 4)


def _beside(line: str) -> tuple[str, ...]:
    return (f"{PLAYERS}\n{line}\n", f"{PLAYERS}{line}\n", f"{line}\n\n{PLAYERS}")


@pytest.mark.parametrize(
    ("line", "whose"),
    [
        ("Penalty: Ann Lindgren -0.5", "Ann Lindgren"),
        ("Ann Lindgren: -½ (late)", "Ann Lindgren"),
        ("Lindgren, Ann was docked a point", "Ann Lindgren"),
        ("Punktabzug: Marsh", "Cleo Marsh"),
        ("Bob Kestrel forfeit round 3", "Bob Kestrel"),
        ("Byes: Bob Kestrel (round 3)", "Bob Kestrel"),
        ("Cleo Marsh did not play in the 3rd round", "Cleo Marsh"),
        ("Withdrawn: Dan Yorke", "Dan Yorke"),
        ("Marsh zurückgezogen", "Cleo Marsh"),
        ("Corrected: Dan Yorke beat Cleo Marsh in round 2", "Dan Yorke"),
        ("Ann Lindgren beat Bob Kestrel in round 2 to take the lead.", "Ann Lindgren"),
        ("Dan Yorke won in round 1", "Dan Yorke"),
        ("Correction: round 3 of Bob Kestrel", "Bob Kestrel"),
        ("Ann Lindgren: 3.0", "Ann Lindgren"),
        ("Dan Yorke 1½ points", "Dan Yorke"),
    ],
)
def test_a_note_that_says_of_a_player_what_the_table_has_not(line: str, whose: str) -> None:
    for text in _beside(line):
        table = read(text)
        assert [one.halves(3) for one in table.players] == [5, 3, 2, 2]
        (said,) = table.warnings
        assert (said.code, said.facts[1:]) == ("note-not-in-table", (whose, line))
        assert text.splitlines()[(said.line or 0) - 1] == line


def test_a_player_who_withdrew_though_the_table_has_the_games() -> None:
    assert codes(read(f"{PLAYERS}\nAnn Lindgren withdrew after round 2\n")) == ["note-not-in-table"]
    away = PLAYERS.replace("W3    2.5", "-     1.5").replace("L1    1.0\n4", "B     2.0\n4")
    assert codes(read(f"{away}\nAnn Lindgren withdrew after round 2\n")) == codes(read(away))


@pytest.mark.parametrize(
    "line",
    [
        "1st place: Ann Lindgren $100",
        "1st: Ann Lindgren 2.5, 2nd: Bob Kestrel 1.5",
        "Congratulations to Ann Lindgren!",
        "Congratulations to Ann Lindgren, who scored 2½ out of 3 and won on tiebreaks!",
        "Winner: Ann Lindgren (2.5 points)",
        "TD: Pat Wall",
        "TD: Ann Lindgren. No byes in round 3.",
        "Half-point byes must be asked for by round 2: contact Bob Kestrel",
        "Best U1600: Dan Yorke",
        "Best U1700: Cleo Marsh 1.0",
        "Upset prize: Dan Yorke, round 3",
        "Best game: Ann Lindgren - Bob Kestrel, round 2",
        "Cleo Marsh beat Dan Yorke in round 2",
        "Ann Lindgren and Bob Kestrel drew in round 2 after a long fight.",
        "Bob Kestrel lost a wild game in round 3.",
        "Bob Kestrel missed the first place by half a point.",
        "Next week: Bob Kestrel has a bye in round 1",
        "Byes for round 4: Bob Kestrel",
        "Ann Lindgren beat Cleo Marsh 2-1 in the playoff",
        "Cleo Marsh won on tiebreak over Dan Yorke",
        "Dan Yorke gained 34 rating points",
        "Entry fee to Ann Lindgren, 20.00 by March 5",
    ],
)
def test_what_clubs_print_beside_a_table_is_nothing_to_tell_of(line: str) -> None:
    for text in _beside(line):
        assert codes(read(text)) == []


def test_a_note_names_somebody_of_short_names() -> None:
    table = read(
        "# Name 1 2 Pts\n1 Bo Li W3 W2 2\n2 Di Wu B L1 1\n3 Cy Fox L1 U 0\nPenalty: Di Wu -0.5\n"
    )
    assert [one.facts[1] for one in table.warnings if one.code == "note-not-in-table"] == ["Di Wu"]


def test_what_is_said_of_a_text_is_said_in_every_reading_of_it() -> None:
    rows = ("1\t2\tAnn Lee\tD3", "2\t1\tBob Ray\tD4", "3\t4\tCem Fox\tD1", "4\t3\tDan Roe\tD2")
    text = "\n".join(["Place\tNr\tName\tR1", *rows, "", "Bob Ray forfeit round 1"])
    first = opened(text)
    (other,) = first.readings[1:]
    assert codes(first.table) == ["note-not-in-table"]
    assert codes(read(text, other)) == ["note-not-in-table"]


#: Rows without a heading; some columns are of forms that may be something else.
WEAK = [
    """\
1 | 5 | Tom Reed | 1352 | Oak | 4+ | half-point bye | 8= | 2,0
2 | 1 | Ivan Petrov | 1565 | SK 1908 | 8= | 7+ | 2= | 2,0
3 | 2 | Ana Silva | 1179 | Oak | 7+ | 6= | 1= | 2,0
4 | 8 | Mia Chen | 1189 | Oak | 1= | 4+ | 5= | 2,0
5 | 3 | Eva Stone | 1798 | Elm City | absent | Bye | 6= | 1,5
6 | 6 | Omar Diaz | 2020 | SK 1908 | half-point bye | 2= | 3= | 1,5
7 | 4 | Nora Quist | 1587 | Elm City | 5- | 8- | 7= | 0,5
8 | 7 | Leo Park | 1876 | SK 1908 | 2- | 1- | 4= | 0,5""",
    """\
1;2;Mia Chen;2220;1b4;½b5;1w6;2,5
2;3;Ana Silva;1094;½b6;1b4;½w5;2,0
3;5;Tom Reed;1402;1w1;½w2;½b3;2,0
4;1;Leo Park;990;0b5;1w6;-U-;1,0
5;4;Eva Stone;1881;0w2;0w3;-B-;1,0
6;6;Omar Diaz;2010;½w3;0b1;0b2;0,5""",
]


@pytest.mark.parametrize("text", WEAK)
def test_rounds_without_a_heading_are_read_or_told_of_whatever_their_form(text: str) -> None:
    table = read(text)
    assert table.rounds == 3 or "column-of-results" in codes(table)
