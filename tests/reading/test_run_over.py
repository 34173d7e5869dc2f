"""Names that may hold another column's cell, and lines whose ends were cut off, are told of."""

import pytest

from calculator.model import Message
from calculator.reading import ReadError, opened, read

NAMES = ("Ann Lee", "Mary Jo Marsh", "Bob Ray", "Kay H. Poe")
CELLS = (("W2", "D3"), ("L1", "W4"), ("W4", "D1"), ("L3", "L2"))


def closely(*rows: tuple[str, ...]) -> str:
    """Each column as wide as its longest cell and one blank."""
    widths = [max(map(len, column)) + 1 for column in zip(*rows, strict=True)]
    return "".join("".join(map(str.ljust, row, widths)).rstrip() + "\n" for row in rows)


def singly(*rows: tuple[str, ...]) -> str:
    return "".join(" ".join(row) + "\n" for row in rows)


def event(head: str, cells: tuple[str, str, str, str], *, before: bool) -> list[tuple[str, ...]]:
    """An event with one more column beside the names."""
    rows = [("Name", head), *zip(NAMES, cells, strict=True)]
    turned = [row[::-1] if before else row for row in rows]
    rounds = [("R1", "R2"), *CELLS]
    numbers = ("No", "1", "2", "3", "4")
    return [(n, *row, *of) for n, row, of in zip(numbers, turned, rounds, strict=True)]


def said(text: str, code: str) -> list[Message]:
    return [one for one in read(text).warnings if one.code == code]


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize(
    ("head", "cells"),
    [
        ("Team", ("Rooks", "Blue Knights", "Rooks", "")),
        ("Club", ("Ash Vale", "", "Oak", "Ash Vale")),
        ("Grade", ("3", "12", "5", "1")),
        ("Prize", ("trophy", "", "$25", "")),
    ],
)
def test_names_are_whole_or_told(
    head: str, cells: tuple[str, str, str, str], *, before: bool
) -> None:
    rows = event(head, cells, before=before)
    for text in (closely(*rows), singly(*rows)):
        wrong = [
            one for one, name in zip(read(text).players, NAMES, strict=True) if one.name != name
        ]
        told = said(text, "names-run-over") + said(text, "names-guessed") + said(text, "name-odd")
        assert told or not wrong, text


def test_a_color_below_its_heading_is_no_part_of_a_name() -> None:
    text = (
        "No  Name            Color  R1    Color  R2    Total\n"
        " 1  Yorke, Lou      B      W4†   W      W3†   2.0\n"
        " 2  Abbot, Bea      B      W3†   B      D4†   1.5\n"
        " 3  Hale, Noa       W      L2†   B      L1†   0.0\n"
        " 4  Nakai, Eva      W      L1†   W      D2†   0.5\n"
    )
    with pytest.raises(ReadError, match="Yorke, Lou, round 1 says “W4†”"):
        read(text)
    names = [one.name for one in read(text.replace("†", " ")).players]
    assert sorted(names) == ["Abbot, Bea", "Hale, Noa", "Nakai, Eva", "Yorke, Lou"]


def test_where_names_end_is_a_guess_between_single_blanks() -> None:
    rows = event("Team", ("Rooks", "Blue Knights", "Rooks", "Blue Knights"), before=False)
    (one,) = said(singly(*rows), "names-guessed")
    assert (one.facts, one.line) == (("Ann Lee", "Team"), 2)
    # A code in capitals, or a figure, is no part of a name.
    for cells in (("NY", "MA", "NY", "WA"), ("1", "3", "12", "5")):
        assert said(singly(*event("St", cells, before=False)), "names-guessed") == []


def test_a_heading_may_stand_above_the_names_by_chance() -> None:
    text = (
        "No. Name    Pts R1  R2\n"
        "1   Player, A   1.5 W2  D3\n"
        "2   Player, B   1.0 L1  W4\n"
        "3   Player, C   1.5 W4  D1\n"
        "4   Player, D   0.0 L3  L2\n"
    )
    table = read(text)
    assert ([one.name for one in table.players][1:3], table.warnings) == (
        ["Player, B", "Player, C"],
        (),
    )


HEAD = "Kind: swiss\n#\tName\tRating\tRd 1\tRd 2\tRd 3\n"


def test_a_round_whose_games_have_no_color() -> None:
    rows = (
        "1\tAnn Lee\t1900\tW2w\tD3b\tW4w\n"
        "2\tBob Ray\t1800\tL1b\tW4w\tL3w\n"
        "3\tCleo Poe\t1700\tW4b\tD1w\tW2b\n"
        "4\tDee Fox\t1600\tL3w\tL2b\tL1b\n"
    )
    assert said(HEAD + rows, "round-without-colors") == []
    cut = rows.replace("W4w\n", "W4\n").replace("L3w\n", "L3\n").replace("W2b\n", "W2\n")
    (one,) = said(HEAD + cut, "round-without-colors")
    assert (one.facts, one.line, one.column) == ((3,), 3, 24)
    # One alone is a slip, of which another check tells.
    assert said(HEAD + rows.replace("W4w\n", "W4\n"), "round-without-colors") == []


def test_a_row_between_bars_with_fewer_cells() -> None:
    rows = [
        "| No. | Name | Rtg | 1 | 2 | 3 | Pts |",
        "|---|---|---|---|---|---|---|",
        "| 1 | Eva Poe | 1450 | 2:W | 3:D | :L | 1.5 |",
        "| 2 | Otis Ray | 1300 | 1:L | :L | 3:W | 1.0 |",
        "| 3 | Ivo Jost | 1247 | :L | 1:D | 2:L | 0.5 |",
    ]
    assert said("\n".join(rows), "cells-cut") == []
    (one,) = said("\n".join(row[:35] for row in rows), "cells-cut")
    assert (one.facts, one.line) == ((3,), 3)


def test_words_under_the_heading_of_names_are_no_fact() -> None:
    # The names end where their heading does, so that the first ones are under it.
    text = (
        "         Name  Evening 5  Evening 4  Evening 3  Evening 2  Evening 1  Total\n"
        "    Dell, Noa  W4         W5         D4         L2         L3         2.5\n"
        " Wexford, Ann  -U-        W6         W5         W1         -U-        3.0\n"
        "Eastlake, Zoe  L6         W4         D6         L6         W1         2.5\n"
        " Gardner, Ann  L1         L3         D1         D5         D6         1.5\n"
        "   Birch, Ivo  -B-        L1         L2         D4         -H-        2.0\n"
        " Kestrel, Ann  W3         L2         D3         W3         D4         3.0\n"
    )
    (one,) = said(text, "name-cut")
    assert one.facts == (6, "Dell", "Noa")
    assert said(text.replace("         Name", "Name         "), "name-cut") == []


def test_sections_without_headings_begin_anew_behind_an_empty_line() -> None:
    first = "1\tAnn Lee\tW2\tD3\n2\tBob Ray\tL1\tW3\n3\tCleo Poe\tL2\tD1\n"
    second = "1\tDee Fox\tW2\tU\n2\tEve Kim\tL1\tH\n"
    found = opened(first + "\n" + second)
    assert len(found.sections) == 2
    assert len(found.table.players) == 3
    # Where numbers go on, an empty line is none.
    on = second.replace("1\t", "4\t", 1).replace("2\tEve", "5\tEve").replace("W2", "W5")
    assert len(opened(first + "\n" + on.replace("L1", "L4")).sections) == 1


def test_first_names_of_one_length_are_no_column_of_their_own() -> None:
    text = (
        " 1  Bea Peña      W4  L2  1.0\n"
        " 2  Eva Zeller    D3  W1  1.5\n"
        " 3  Kim Dell      D2  W4  1.5\n"
        " 4  Bea van Rijn  L1  L3  0.0\n"
    )
    assert [player.name for player in read(text).players] == [
        "Bea Peña",
        "Eva Zeller",
        "Kim Dell",
        "Bea van Rijn",
    ]


def test_names_beside_a_team_are_whole_where_their_words_stand_above_each_other() -> None:
    text = (
        "1  Team          Peña, Kay H.       W4  L3  1.0\n"
        "2  Blue Knights  Holloway, Mary Jo  D3  W4  1.5\n"
        "3  Blue Knights  van Rijn, Tom      D2  W1  1.5\n"
        "4                Kwan, Kim          L1  L2  0.0\n"
    )
    table = read(text)
    assert [player.name for player in table.players] == [
        "Peña, Kay H.",
        "Holloway, Mary Jo",
        "van Rijn, Tom",
        "Kwan, Kim",
    ]
    assert not table.warnings


def test_a_word_beside_a_name_that_is_left_out_is_told_of() -> None:
    text = (
        "1 Ann Lee Oak W2 L3 1.0\n"
        "2 Bob Ray Elm L1 W4 1.0\n"
        "3 Cem Poe Oak D4 W1 1.5\n"
        "4 Dan Roy Elm D3 L2 0.5\n"
    )
    said = [(one.code, one.facts[1:], one.line) for one in read(text).warnings]
    assert said == [("names-guessed", ("Oak",), 1)]
    # A federation is no part of a name.
    federations = text.replace("Oak", "USA").replace("Elm", "ESP")
    assert not read(federations).warnings


def test_an_opponent_in_brackets_is_of_the_result_before_it() -> None:
    text = (
        "No.  Name           Rtg   1        2        3\n"
        "  1  Lund, Bea      2113  0 (3s)   0 (2s)   1k       †\n"
        "  2  Juhl, Mary     1313  ½k       1 (1w)   0 (3s)\n"
        "  3  Kestrel, Noa   1432  1 (1w)   ½ (4s)   1 (2w)   *\n"
        "  4  Fox, Dee       1200  1k       ½ (3w)   0k\n"
    )
    first = read(text).players[0].results
    assert [(one.code, one.opponent) for one in first[:2]] == [("L", 3), ("L", 2)]


def test_a_score_below_the_heading_of_the_names_is_no_part_of_a_name() -> None:
    """Tabs shown as blanks, four to a stop, move what is behind a short name to the left."""
    lines = ["No.\tName\tPts\tR1\tR2\tR3", "1\tRosa\t2.5\tW4\tD3\tW2", "2\tStan\t1.5\tD3\tB\tL1"]
    lines += ["3\tTess\t2\tD2\tD1\tX4", "4\tUwe\t0\tL1\tU\tF3"]
    text = "\n".join(lines).expandtabs(4)
    assert "Uwe 0" in text
    assert said(text, "names-run-over") == []


def test_a_result_behind_its_opponent_is_of_the_same_round() -> None:
    text = (
        "No.  Name             Rtg   1         2     Pts\n"
        "  1  Jost, Félix      273   b3 0      w2 0  0\n"
        "  2  Corrigan, Félix  768   ½ bye     b1 1  1.5\n"
        "  3  Moreau, Otis     800   w1 1      b4 ½  1.5\n"
        "  4  Ünal, Zoë        700   1-pt bye  w3 ½\n"
    )
    table = read(text)
    seconds = [(one.results[1].code, one.results[1].opponent) for one in table.players]
    assert seconds == [("L", 2), ("W", 1), ("D", 4), ("D", 3)]


def test_rows_between_commas_that_end_before_their_heading() -> None:
    text = (
        "No.,Name,Rtg,1,2,3,Pt\n"
        "1,Eva Poe,720, 2:W, 3:W,\n"
        "2,Félix Ray,2547, 1:L,:D\n"
        "3,Eva Finch,1124,:W, 1:L,\n"
    )
    (one,) = said(text, "cells-cut")
    assert (one.facts, one.line) == ((2,), 2)


def test_two_files_of_swiss_manager_side_by_side_are_refused() -> None:
    head, row = "Runde;Brett;NrW;NrS;ErgW;ErgS;Kontumaz;Erg", "1;1;1;2;1;0;;1:0"
    listed = "Nr;Name;Titel;Identnr;EloNat;EloInt\n1;Poe, Ida;;;0;1000\n2;Ray, Tom;;;0;1100\n"
    assert len(read(f"{head}\n{row}\n\n{listed}").players) == 2
    with pytest.raises(ReadError):
        read(f"{head}      {head}\n{row}      {row}\n\n{listed}")


def test_what_a_page_ends_with_is_no_part_of_a_name() -> None:
    text = "1. Juhl, Mary - 1 -\n2. Gunn, Mary\n3. Abbot, Kay\n4. Poe, Ida\n\n"
    games = "R1: 2-1 0-1, 3-4 0-1\nR2: 1-4 1-0, 2-3 0-1\n"
    assert [one.facts for one in said(text + games, "name-odd")] == [(1, "Juhl, Mary - 1 -")]
    assert said((text + games).replace(" - 1 -", ""), "name-odd") == []


def test_a_text_between_the_two_lines_of_a_player_takes_no_colors_away() -> None:
    rows = [
        "    1 | ANN LEE      |1.0  |W   2|",
        " MI | 20000001 / R: 1500   ->1510    |     |W    |",
        "    2 | BOB RAY      |0.0  |L   1|",
        " MI | 20000002 / R: 1400   ->1390    |     |B    |",
    ]
    whole = read("\n".join(rows))
    assert [one.results[0].color for one in whole.players] == ["W", "B"]
    apart = read("\n".join([*rows[:3], "In the team match Oak won 3-1.", rows[3]]))
    assert [one.results for one in apart.players] == [one.results for one in whole.players]


def test_a_row_that_only_has_byes_is_told_of_where_it_is_left_out() -> None:
    rows = ["2 Noa Zell W3 D4 1.5", "3 Ann Rijn L2 W4 1.0", "4 Bea Finch L3 D2 0.5"]
    (one,) = said("\n".join(["1 Kay Ives H 0.5", *rows]), "row-left-out")
    assert (one.facts, one.line) == ((1,), 1)
    # A whole one is counted back from its end.
    table = read("\n".join(["1 Kay Ives H U 0.5", *rows]))
    assert [one.code for one in table.players[0].results] == ["H", "U"]
    # A number that is there already begins something else.
    assert said("\n".join([*rows, "", "2 Noa Zell $40"]), "row-left-out") == []


@pytest.mark.parametrize(
    ("heading", "rows"),
    [
        # Data stand left of their headings.
        (
            "No.   Name                    Team    Rate   Rnd1    Rnd2   Rnd3    Total",
            (
                "1  Lee, Ann     OAK  1500   W2   W3   D4    2.5",
                "2  Poe, Ben Kay ELM  1432   L1   D4   W3    1.5",
                "3  Ray, Eva     OAK  1321   W4   L1   L2    0.5",
                "4  Fox, Zoe     ELM  1290   L3   D2   D1    1.0",
            ),
        ),
        # Single blanks: an empty cell lets a title go into the number.
        (
            "Title # State Grade Name Rating Rd 1 Rd 2",
            (
                "FM 1 WA 5 Corrigan, Mary Jo 2383 W3 D4",
                " 2 WA 12 Brook, Zoe 1234 L4 L3",
                " 3 MA 12 Hale, Mary Jo 1219 L1 W2",
                " 4 MA 1 Farrow, Jose 1525 W2 D1",
            ),
        ),
    ],
)
def test_a_name_with_what_is_another_columns_or_without_its_first_words_is_told_of(
    heading: str, rows: tuple[str, ...]
) -> None:
    said = read("\n".join((heading, *rows))).warnings
    assert "names-guessed" in [one.code for one in said]


def test_how_many_names_begin_with_what_is_no_name_is_told() -> None:
    text = (
        "1 Prize Abbot, Ida W2 W3 2.0\n2 trophy Rowe, Ida L1 W4 1.0\n"
        "3 trophy Novak, Zoe W4 L1 1.0\n4 Kwan, Kim L3 L2 0.0\n"
    )
    assert [one.facts for one in read(text).warnings if one.code == "names-run-over"] == [
        (3, "Prize Abbot, Ida")
    ]
