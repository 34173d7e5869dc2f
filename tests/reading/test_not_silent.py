"""What damaged texts lost without a word, by kind: each is told of now, read rightly or refused."""

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read, read_all
from tests.support.project import ROOT

SAMPLES = ROOT / "docs" / "samples" / "layouts"


def codes(table: Crosstable) -> list[str]:
    return [one.code for one in table.warnings]


def told(text: str) -> dict[str, tuple[object, ...]]:
    """Return what each kind of warning says first."""
    return {one.code: one.facts for one in reversed(read(text).warnings)}


def refused(text: str) -> ReadError:
    with pytest.raises(ReadError) as caught:
        read(text)
    return caught.value


def test_colors_are_no_byes_where_unknown_marks_are_behind_all_results() -> None:
    text = (
        "No  Name              R1    Color  R2    Color  R3    Color  R4   Color  Total\n"
        " 1  Ashdown, Kim      -H-?  -      L2?   B      W3?   B      L4?  B      1.5\n"
        " 2  Zeller, Félix     D4?   W      W1?   W      L5?   B      L3?  B      1.5\n"
        " 3  Quist-Ray, Eva    D5?   B      -B-?  -      L1?   W      W2?  W      2.5\n"
        " 4  Abbot, José       D2?   B      L5?   W      -H-?  -      W1?  W      2.0\n"
        " 5  Brook, Zoë        D3?   W      W4?   B      W2?   W      -U-? -      2.5\n"
    )
    assert refused(text).said.code in {"error-nobody-has-a-result", "error-no-result"}


def test_rows_of_a_report_that_end_before_the_points_are_told_of() -> None:
    text = (SAMPLES / "trf.txt").read_text("utf-8")
    assert "lines-cut" not in codes(read(text))
    lines = text.splitlines()
    cut = [line[:60] if line.startswith("001") and "Ann" not in line else line for line in lines]
    assert "lines-cut" in codes(read("\n".join(cut)))


def test_a_round_cut_off_in_its_first_characters_is_told_of() -> None:
    text = (
        "No.     Name    Rtg     1       2\n"
        "1       Dell, Mary Jo   1335    4z\n"
        "2       Yorke, Otis     481     -1\n"
        "3       Kestrel, Lou    940     10\n"
        "4       Ekström, Ivo    2031    1w\n"
        "5       Jost, Noa       2405    9z\n"
        "6       Kwan, Tom       1539    7z\n"
        "7       Birch, Kim      877     6w\n"
        "8       Gärtner, Zoë    339     11\n"
        "9       Brook, Ivo              5w\n"
        "10      Abbot, Lou              3w\n"
        "11      Moreau, Otis            8z\n"
    )
    assert "lines-cut" in codes(read(text))


def test_rows_that_end_within_the_ratings_are_told_of() -> None:
    text = (
        "# Place Name ID Rating Rd 1\n"
        "1 1 Moreau, Kim 20000001 224\n"
        "2 2-3 Birch, Leo 20000002 46\n"
        "3  Rowe, Zoe 20000003 1138 L\n"
        "4 4 Zeller, Pat 20000004 183\n"
        "5 5-6 Ingram, Tom 20000005 u\n"
    )
    said = told(text)
    assert "lines-cut" in said
    # It was taken for no rating.
    assert said["words-left-out"] == (3, "46")


def test_how_many_rows_lack_their_colors_is_told() -> None:
    text = (
        "1 | GUNN, ANN     |2.0  |W   4|W   2|L   6|\n"
        "MI | 20000001 / R: 1216 ->1216 |     |W    |W    |B    |\n"
        "2 | MOREAU, EVA   |1.0  |W   3|L   1|L   4|\n"
        "MI | 20000002 / R: 699 -> 699  |     |W    |B    |W    |\n"
        "3 | INGRAM, PAT   |2.0  |L   2|W   6|W   5|\n"
        "MI | 20000003 / R: 1916 ->1916 |     |B    |W    |B    |\n"
        "4 | ASHDOWN, BEA  |2.0  |L   1|W   5|W   2|\n"
        "MI | 20000004 / R: 1630 ->1630 |     |B    |W    |B    |\n"
        "5 | FINCH, KAY H. |0.0  |L   6|L   4|L   3|\n"
        "MI | 20000005 / R: 440 -> 440  |     |B    |B    |W    |\n"
        "6 | JUHL, OTIS    |2.0  |W   5|L   3|W   1|\n"
        "MI | 20000006 / R: 2256 ->2256 |     |W    |B    |W    |\n"
    )
    assert "colors-missing" not in codes(read(text))
    # Of all but one the second line goes on behind a break.
    lines = text.splitlines()
    for at in range(3, 12, 2):
        lines[at] = "|".join(lines[at].split("|")[:2]) + "|"
    said = [one for one in read("\n".join(lines)).warnings if one.code == "colors-missing"]
    assert [one.facts for one in said] == [(5, "MOREAU, EVA")]


def test_the_rest_of_the_last_row_is_a_rest_as_others_are() -> None:
    text = (
        "No.  Name        Rtg   1       2       3       Pt\n"
        "s\n"
        "  1  Brook, Ivo  1835  0 (3s)  ½k      1 (2w)  1.\n"
        "5\n"
        "  2  Lind, Ida   1929  ½k      1 (3s)  0 (1s)  1.\n"
        "5\n"
        "  3  Jost, Kim   2265  1 (1w)  0 (2w)  1k      2\n"
    )
    assert [player.total for player in read(text).players] == [1.5, 1.5, 2]
    lines = text.splitlines()
    table = read("\n".join([*lines[:4], lines[6], *lines[4:6]]))
    assert [(player.name, player.total) for player in table.players] == [
        ("Brook, Ivo", 1.5), ("Jost, Kim", 2), ("Lind, Ida", 1.5),
    ]  # fmt: skip


def test_a_result_that_no_round_has_taken_up_is_told_of() -> None:
    text = (
        "No\tName\tClub\tR1\tR2\tTotal\n"
        "1\tAnn Lee\tOak\tW2\tD3\t1.5\n"
        "2\tBob Poe\tElm\tL1\tW4\t1.0\n"
        "3\tCem Day\tW4\tD1\t\t1.5\n"
        "4\tDea Juhl\tOak\tL3\tL2\t0.0\n"
    )
    said = [one for one in read(text).warnings if one.code == "results-unused"]
    assert [one.facts for one in said] == [(1, "Cem Day", "W4")]


def test_games_without_results_before_where_totals_would_be_are_told_of() -> None:
    text = (
        "No.      Name         Rtg   FED  1.Rd\n"
        "  1  FM  Tom Gärtner  377   SUI    5w\n"
        "  2  FM  Kim Rowe     2569  SUI    3w\n"
        "  3  FM  Tom Tuncel   218   SUI    2b\n"
        "  4  FM  Kim Zeller   1475  SUI  -1\n"
        "  5  FM  Otis Ives    745   SUI    1b\n"
    )
    assert "lines-cut" in codes(read(text))
    # Between tabs every cell is told; a round that is paired behind others is one to come.
    names = [" ".join(line.split()[2:4]) for line in text.splitlines()[1:]]
    tabs = "No.\tName\t1.Rd\n" + "".join(
        f"{at}\t{name}\t{cell}\n"
        for at, (name, cell) in enumerate(
            zip(names, ("5w", "3w", "2b", "-1", "1b"), strict=True), 1
        )
    )
    assert "lines-cut" not in codes(read(tabs))
    paired = "Name     R1  R2\nAnn Lee  W2  D3\nBob Poe  L1  4\nCem Day  D4  D1\nDea Ray  D3  2\n"
    assert "lines-cut" not in codes(read(paired))


def test_colors_alone_are_no_results_whatever_byes_stand_between_them() -> None:
    text = (
        "No      Name    Color   R1\n"
        "1       Šimić, Otis     W\n"
        "2       Dunn, Ivo       W\n"
        "3       Novak, Mary Jo  B\n"
        "4       Farrow, Félix   B\n"
        "5       Xu, Ida -       -H-\n"
    )
    assert refused(text).said.code == "error-nobody-has-a-result"
    assert read(text.replace("B\n", "L\n")).players[2].results[0].code == "L"


def test_a_section_whose_first_players_only_had_byes_is_none_of_the_one_above() -> None:
    text = (
        "1;Moreau, Tom;W2;L3;2.0\n2;Dell, Zoë;L1;W4;1.5\n3;Yorke, Ann;L4;W1;0.5\n"
        "4;Ünal, Zoë;W3;L2;2.0\n"
        "\n"
        "1;Dunn, Eva;H;U;0.5\n2;Brook, Pat;D3;U;0.5\n3;Rowe, José;D2;B;1.5\n"
    )
    found = [table for _, table in read_all(text) if isinstance(table, Crosstable)]
    assert [len(table.players) for table in found] == [4, 3]


def test_a_word_of_a_name_that_went_to_another_column_is_told_of() -> None:
    text = (
        "No.     Name    Prize   Rtg     1       2       Pts\n"
        "1       Noa Birch               1133    W2      W3      2\n"
        "2       Noa van Rijn            1516    L1      W4      1\n"
        "3       Zoe Calder      $25.50  1308    W4      L1      1\n"
        "4       Tom Nakai       $50     2122    L3      L2      0\n"
    )
    table = read(text)
    said = [one.facts for one in table.warnings if one.code == "name-cut"]
    assert table.players[1].name == "Noa van Rijn" or said == [(1, "Noa van", "Rijn")]


def test_a_state_in_the_place_of_a_name_is_told_of() -> None:
    rows = [
        ("Ann Lee", "W2", "1"),
        ("MA", "L1", "0"),
        ("Bob Poe", "W4", "1"),
        ("Jo Ray", "L3", "0"),
    ]
    text = "No\tName\tR1\tPts\n" + "".join(
        "\t".join((str(at), *row)) + "\n" for at, row in enumerate(rows, 1)
    )
    assert "name-odd" in codes(read(text))
    assert "name-odd" not in codes(read(text.replace("Ann Lee", "AL").replace("Jo Ray", "JR")))


def test_what_is_behind_signs_is_no_score_that_nobody_can_have() -> None:
    text = (
        "No.     Name    Rtg     1       2\n"
        "1       Novak, Lou      349     -  2\n"
        "2       Dunn, Pat       1676    +  1\n"
        "3       Jost, Mary Jo   2683    +  5\n"
        "4       Hale, José\n"
        "5       Lund, Zoë               -  3\n"
    )
    # Nobody has five points after two rounds: these are opponents.
    table = read(text)
    said = [(one.code, one.opponent) for player in table.players for one in player.results[1:]]
    assert said == [("L", 2), ("W", 1), ("W", 5), ("", None), ("L", 3)]
    assert "round-empty" in codes(table)


def test_whole_points_of_several_without_a_game_are_nobodys_results() -> None:
    text = (
        "No.  Name     Rtg   1    2    Pts\n"
        "1    Ann Lee  1500  -B-  -H-  1.5\n"
        "2    Bob Poe  1400  -B-  -U-  1.0\n"
        "3    Cem Day  1300  -B-  -B-  2.0\n"
    )
    # A round that was called off: the totals say so.
    assert len(read(text).players) == 3
    text = "\n".join(line[:29].rstrip() for line in text.splitlines())
    assert refused(text).said.code == "error-nobody-has-a-result"


def test_names_that_were_broken_within_a_word_are_told_of() -> None:
    text = (
        "No.  Name           Rtg   1     2     Pts\n"
        "  1  Novak, Mary J\nane  1263  b2 1  b3 1  2\n"
        "  2  Lind, Noa      788   w1 0  w4 1  1\n"
        "  3  Ekström, Felix P\nat  717   b4 1  w1 0  1\n"
        "  4  Holloway, Eva S\nue  529   w3 0  b2 0  0\n"
    )
    said = [one.facts for one in read(text).warnings if one.code == "names-joined"]
    # The line of the third has the full width: nothing was between its parts.
    assert said == [(2, "Novak, Mary J ane")]


def test_totals_close_to_what_is_behind_them_are_read() -> None:
    text = (
        "Name             R1         R2         Pts State\n"
        "Brook, Pat       L Kwan     D Nakai    0.5 MA\n"
        "Kwan, Kay H.     W Brook    L Hale     1.0 WA\n"
        "Nakai, Tom       D Hale     D Brook    1.0 NY\n"
        "Hale, Lou        D Nakai    W Kwan     1.5 MA\n"
    )
    found = read(text)
    assert [player.total for player in found.players] == [0.5, 1.0, 1.0, 1.5]
    assert [dict(player.about)["State"] for player in found.players] == ["MA", "WA", "NY", "MA"]


def test_games_of_rows_that_say_against_are_no_matches_of_teams() -> None:
    table = read(
        "No. Name Rtg 1 2 3 4 5\n"
        "1 Ingram, Noa 2172 D vs 3 D vs 4 D vs 3 W vs 3 L vs 4\n"
        "2 Zeller, Otis 2443 L vs 4 W vs 3 D vs 4 L vs 4 D vs 3\n"
        "3 Holloway, Otis 765 D vs 1 L vs 2 D vs 1 L vs 1 D vs 2\n"
        "4 Quist-Ray, Zoe 853 W vs 2 D vs 1 D vs 2 W vs 2 W vs 1\n"
    )
    assert [player.name for player in table.players][:2] == ["Ingram, Noa", "Zeller, Otis"]
    assert [one.opponent for one in table.players[0].results] == [3, 4, 3, 3, 4]


def test_a_cut_heading_that_begins_with_the_last_round_is_not_left_out() -> None:
    rows = [
        "No      Name    Evening 4       Evenin",
        "1       Ann Lee W2      L3",
        "2       Bob Ray L1      W4",
        "3       Cem Poe W4      W1",
        "4       Mary Jo Fox     L3",
    ]
    with pytest.raises(ReadError) as caught:
        read("\n".join(rows))
    assert (caught.value.said.code, caught.value.line) == ("error-lines-wrapped", 1)


def test_a_caption_behind_a_name_is_told_of() -> None:
    text = "1. Lee, Ann\n2. Ray, Bob  Page 1 of 2\n3. Poe, Cem\n4. Day, Kim\n\nRound 1\n"
    text += "1 v 2: 1-0\n3 v 4: 1-0\nRound 2\n1 v 3: 1-0\n2 v 4: 1-0\n"
    assert told(text) == {"name-odd": (1, "Ray, Bob  Page 1 of")}


def test_a_total_in_the_place_of_a_bye_is_told_of() -> None:
    text = (
        "No.      Name          Rtg   FED  1.Rd   2.Rd   3.Rd   Pts.  Rk.\n"
        "  1  FM  Ann Lee       2292  SUI    3b1    2b1    4b½  2,5   1\n"
        "  2  FM  Ivo van Rijn  1258  SUI  -½       1w0  0,5    1\n"
        "  3  FM  Lou Fox       1740  SUI    1w0  -½       5w½  1     1\n"
        "  4  FM  Zoë Juhl      2159  SUI    5w1  -1       1w½  2,5   1\n"
        "  5  FM  Bea Marsh     892   SUI    4b0  -½       3b½  1     1\n"
    )
    assert told(text)["round-guessed"] == ("0,5", 3)


def test_ratings_most_of_which_are_zero_are_ratings_under_an_unknown_heading() -> None:
    text = (
        "Lp.      Zawodnik      Ranking  FED  Runda 1  Runda 2  Punkty  Rk.\n"
        "  1  FM  Ida Eastlake  0        SUI    3b1      2b1    2       1\n"
        "  2  FM  Bea Poe       0        SUI    4b½      1w0    0,5     1\n"
        "  3  FM  Eva Moreau    0        SUI    1w0      4w½    0,5     1\n"
        "  4  FM  Bea Marsh     2075     SUI    2w½      3b½    1       1\n"
        "  5  FM  Tom Ekström   1102     SUI  -½       -½       1       1\n"
    )
    assert [one.rating for one in read(text).players] == [None, None, None, 2075, 1102]


def test_a_club_behind_names_is_told_of_where_one_row_has_none() -> None:
    text = (
        "1 Dell, Eva Club W2 W3 2.0\n"
        "2 Fox, Tom Oak L1 W4 1.0\n"
        "3 Hale, Ida  W4 L1 1.0\n"
        "4 Ray, Kim Elm L3 L2 0.0\n"
    )
    assert told(text) == {"names-guessed": ("Dell, Eva Club", "Club")}


def test_a_row_that_ends_within_its_federation_was_cut() -> None:
    text = (
        "No.\tName\tRtg\tFED\t1.Rd\t2.Rd\n"
        "1\tLee, Ann\t2380\tSUI\t-0\n"
        "2\tRay, Bob\t2546\tSUI\t-½\n"
        "3\tPoe, Cem\t2339\tSUI\t  4\n"
        "4\tFox, Mary Jo\t1870\tSU\n"
    )
    assert "lines-cut" in told(text)


def test_the_beginning_of_a_last_name_that_is_in_no_cell_is_told_of() -> None:
    """Names that end at one place seem to be two columns where several begin at another."""
    text = (
        "           Name  R1          R2          R3          Pts\n"
        "      Jost, Kim  W Nakai     L van Rijn  D Dunn      1.5\n"
        "     Nakai, Eva  L Jost      L Moreau    -B-         1.0\n"
        "    Moreau, Ann  L van Rijn  W Nakai     D van Rijn  1.5\n"
        "van Rijn, Félix  W Moreau    W Jost      D Moreau    2.5\n"
        "      Dunn, Tom  -U-         -H-         D Jost      1.0\n"
    )
    assert told(text)["name-cut"] == (1, "Rijn, Félix", "van")


def test_totals_that_are_the_beginnings_of_results_are_told_of() -> None:
    text = (
        "No.  Name           Rtg   1       2       3       4       Pts\n"
        "  1  Ida Gray       1640  0 (4w)  1 (2s)  0\n"
        "  2  Tom Fox        581   ½ (3s)  0 (1w)  0\n"
        "  3  Eva Lund       2163  ½ (2w)  1 (4s)  1\n"
        "  4  Otis Brook     1598  1 (1s)  0 (3w)  1\n"
    )
    assert told(text)["lines-cut"] == (43,)


def test_a_rating_report_in_which_a_row_lost_its_rest_is_refused() -> None:
    text = (SAMPLES / "rating-report.txt").read_text("utf-8")
    lines = text.splitlines()
    at = next(at for at, line in enumerate(lines) if line.lstrip().startswith("2 |"))
    lines[at] = lines[at].rpartition("|")[0].partition("|")[0] + "| Lee, Ann"
    error = refused("\n".join(lines))
    assert (error.said.code, error.line) == ("error-lines-wrapped", at + 1)
