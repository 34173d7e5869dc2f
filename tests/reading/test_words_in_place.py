"""Words that a person reads at once, in every place where clubs and directors write them."""

import pytest

from calculator.reading import ReadError, read

NAMES = ("Ida Ashdown", "Ole Best", "Una Calder", "Abe Dunn")


def results(text: str) -> dict[str, str]:
    """Everybody's results, with the row in which the opponent stands in :data:`NAMES`."""
    table = read(text)
    row = {player.number: NAMES.index(player.name) + 1 for player in table.players}
    return {
        player.name: " ".join(
            f"{one.code or '-'}{row[one.opponent] if one.opponent else ''}"
            for one in player.results
        )
        for player in table.players
    }


def said(text: str) -> list[str]:
    return [one.code for one in read(text).warnings]


@pytest.mark.parametrize(
    ("won", "drawn", "lost"),
    [
        ("beat", "drew with", "lost to"),
        ("win!", "draw", "loss"),
        ("Won vs.", "Drew vs.", "Lost vs."),
        ("W vs", "D vs", "L vs"),
        ("victoire", "match nul", "défaite"),
    ],
)
def test_words_in_a_crosstable_of_opponents(won: str, drawn: str, lost: str) -> None:
    text = (
        "No\tName\t1\t2\t3\t4\n1\tIda Ashdown\tX\tW\tD\tL\n2\tOle Best\tL\tX\tW\tforfeit win\n"
        "3\tUna Calder\tD\tL\tX\tW\n4\tAbe Dunn\tW\tforfeit loss\tL\tX\n"
    )
    cells = {"W": won, "D": drawn, "L": lost}
    lines = [
        "\t".join([*line.split("\t")[:2], *(cells.get(one, one) for one in line.split("\t")[2:])])
        for line in text.splitlines()
    ]
    found = results("\n".join(lines))
    assert list(found.values()) == ["W2 D3 L4", "L1 W3 X4", "D1 L2 W4", "W1 F2 L3"]


@pytest.mark.parametrize("total", [True, False])
def test_words_that_are_no_results_leave_no_event_without_games(total: bool) -> None:
    rows = ["X\tfull\thalf", "zero\tX\tfull", "half\tzero\tX"]
    points = ["1.5", "1", "0.5"]
    text = "No\tName\t1\t2\t3" + "\tTotal" * total + "\n"
    for at, (name, row, score) in enumerate(zip(NAMES, rows, points, strict=False), 1):
        text += f"{at}\t{name}\t{row}" + f"\t{score}" * total + "\n"
    with pytest.raises(ReadError, match="full"):
        read(text)


@pytest.mark.parametrize("form", ["double forfeit {}", "{} (double forfeit)", "dbl. forfeit {}"])
@pytest.mark.parametrize("named", [True, False])
def test_both_lost_by_forfeit(form: str, named: bool) -> None:
    def cell(code: str, row: int) -> str:
        return f"{code} {NAMES[row - 1].split()[1]}" if named else f"{code}{row}"

    def lost(row: int) -> str:
        return form.format(NAMES[row - 1].split()[1] if named else row)

    text = (
        f"No\tName\tRd 1\tRd 2\tTotal\n1\tIda Ashdown\t{cell('W', 2)}\t{cell('D', 3)}\t1.5\n"
        f"2\tOle Best\t{cell('L', 1)}\t{lost(4)}\t0\n"
        f"3\tUna Calder\t{cell('W', 4)}\t{cell('D', 1)}\t1.5\n"
        f"4\tAbe Dunn\t{cell('L', 3)}\t{lost(2)}\t0\n"
    )
    assert list(results(text).values()) == ["W2 D3", "L1 F4", "W4 D1", "L3 F2"]


@pytest.mark.parametrize("cell", ["{} (forfeit win)", "{} won by forfeit"])
def test_a_forfeit_behind_a_number(cell: str) -> None:
    for form in ("W{}", "{}W"):
        text = (
            "No\tName\tRd 1\tRd 2\tTotal\n"
            f"1\tIda Ashdown\t{form.format(2)}\t{cell.format(3)}\t2\n"
            f"2\tOle Best\t{form.format(1).replace('W', 'L')}\t{form.format(4)}\t1\n"
            f"3\tUna Calder\t{form.format(4)}\t{cell.format(1).replace('win', 'loss')}\t1\n"
            f"4\tAbe Dunn\t{form.format(3).replace('W', 'L')}\t{form.format(2).replace('W', 'L')}"
            "\t0\n"
        ).replace("1 won by", "1 lost by")
        assert results(text)["Ida Ashdown"] == "W2 X3"


#: Games of seven players, and what they scored in them, in half points.
ROWS = (
    ("Ida Ashdown", "W4 D2 W3", 5), ("Ole Best", "W5 D1 W7", 5), ("Una Calder", "D6 {} L1", 1),
    ("Abe Dunn", "L1 W7 L6", 2), ("Eve Finch", "L2 L6 {}", 0), ("Gus Hale", "D3 W5 W4", 5),
    ("Lea Ives", "{} L4 L2", 0),
)  # fmt: skip


@pytest.mark.parametrize(
    ("word", "counts", "code"),
    [
        ("bye", 1, "H"),
        ("BYE", 0, "U"),
        ("-B-", 1, "H"),
        ("bye", 2, "B"),
        ("half-point bye", 1, "H"),
    ],
)
def test_what_a_bye_counts_the_totals_tell_without_headings(
    word: str, counts: int, code: str
) -> None:
    text = ""
    for at, (name, cells, games) in enumerate(ROWS, 1):
        points = games + counts * cells.count("{}")
        shown = [one.format(word) for one in cells.split()]
        text += "\t".join([str(at), name, *shown, str(points / 2)]) + "\n"
    table = read(text)
    assert table.players[2].results[1].code == code
    assert table.players[2].total_halves == 1 + counts
    wanted = [] if code == "B" or "half" in word else ["byes-worth"]
    assert [one.code for one in table.warnings] == wanted


GAMES = (
    "Round 1\nIda Ashdown 1-0 Ole Best\n{}\n\nRound 2\nIda Ashdown 1-0 Una Calder\n"
    "Ole Best 1-0 Abe Dunn\n"
)


@pytest.mark.parametrize(
    ("note", "codes"),
    [
        *((note, "XF") for note in (
            "(WF)", "(1F)", "(1-F)", "(ff win)", "(W by FF)", "(FW)", "(W (forfeit))", "(wo)",
            "forfeit win", "W by forfeit", "(win by default)", "(kampflos)", "(1 forfeit)",
        )),
        *((note, "WL") for note in ("(time)", "(Oak Hall)", "(time forfeit)", "(B)")),
        *((note, "") for note in ("(F)", "(X)", "(half-point bye)", "(abwesend)")),
    ],
)  # fmt: skip
def test_a_note_on_a_game(note: str, codes: str) -> None:
    text = GAMES.format(f"Una Calder 1-0 Abe Dunn {note}")
    if not codes:
        with pytest.raises(ReadError):
            read(text)
        return
    found = results(text)
    assert found["Una Calder"].split()[0] + found["Abe Dunn"].split()[0] == (
        f"{codes[0]}4{codes[1]}3"
    )


def test_letters_that_say_a_sex_are_no_forfeits() -> None:
    found = results(GAMES.format("Una Calder (F) 1-0 Abe Dunn (M)"))
    assert found["Una Calder"] == "W4 L1"


def test_results_beside_both_names_are_no_game_to_be_played() -> None:
    with pytest.raises(ReadError):
        read(GAMES.format("Una Calder (Win) vs Abe Dunn (Loss)"))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("0 bye: {}", "U"),
        ("0 (bye): {}", "U"),
        ("½ spielfrei: {}", "H"),
        ("{} spielfrei ½", "H"),
        ("{} - spielfrei (0)", "U"),
        ("{} exempt ½", "H"),
        ("no-point bye: {}", "U"),
        ("{} requested bye (0)", "U"),
        ("{} bye (requested)", "H"),
        ("Requested byes: {}", "H"),
        ("{} - spielfrei", "P"),
        ("{} bye", "B"),
        ("{} 1-0 (bye)", "B"),
        ("{} ½ [bye]", "H"),
        ("½ byes:\n{}", "H"),
        ("1/2-point bye:\n{}", "H"),
    ],
)
def test_what_a_bye_in_a_list_counts(line: str, code: str) -> None:
    text = (
        f"Round 1\nIda Ashdown 1-0 Ole Best\n{line.format('Una Calder')}\n\n"
        f"Round 2\nUna Calder 0-1 Ida Ashdown\n{line.format('Ole Best')}\n"
    )
    assert results(text)["Una Calder"] == f"{code} L1"


@pytest.mark.parametrize("word", ["pending", "not yet played", "ppd.", "aplazado", "steht aus"])
def test_no_result_yet_beside_an_opponent(word: str) -> None:
    text = (
        "No\tName\tR1 Opp\tR1 Res\tR2 Opp\tR2 Res\tTotal\n1\tIda Ashdown\t2\t1\t3\t½\t1.5\n"
        f"2\tOle Best\t1\t0\t4\t{word}\t0\n3\tUna Calder\t4\t1\t1\t½\t1.5\n"
        f"4\tAbe Dunn\t3\t0\t2\t{word}\t0\n"
    )
    assert results(text)["Ole Best"] == "L1 -4"
    assert said(text) == ["round-running"]


@pytest.mark.parametrize(
    ("white", "black"),
    [("White", "Black"), ("Blancas", "Negras"), ("Brancas", "Pretas"), ("Białe", "Czarne"),
     ("as White", "as Black"), ("Wht.", "Blk."), ("Hvit", "Svart")],
)  # fmt: skip
def test_colors_in_a_column_and_in_brackets(white: str, black: str) -> None:
    rows = [(1, white, 2, "1"), (2, black, 1, "0"), (3, black, 4, "½"), (4, white, 3, "½")]
    text = "Round,Player,Color,Opponent,Result\n" + "".join(
        f"1,{NAMES[one - 1]},{color},{NAMES[other - 1]},{score}\n"
        for one, color, other, score in rows
    )
    beside = (
        f"Round 1\nOle Best ({black}) 0-1 Ida Ashdown ({white})\n"
        f"Una Calder ({black}) ½-½ Abe Dunn ({white})\n"
    )
    for table in (read(text), read(beside)):
        colors = {player.name: player.results[0].color for player in table.players}
        assert [colors[name] for name in NAMES] == ["W", "B", "B", "W"]
        assert not table.warnings


def test_a_letter_that_is_no_color_is_not_passed_over() -> None:
    text = "Round,Player,Color,Opponent,Result\n1,Ida Ashdown,B,Ole Best,1\n"
    table = read(text)
    colors = {player.name: player.results[0].color for player in table.players}
    assert colors == {"Ida Ashdown": "B", "Ole Best": "W"}
    with pytest.raises(ReadError, match="P"):
        read(text + "1,Una Calder,P,Abe Dunn,0\n")


@pytest.mark.parametrize(
    "heading", ["Rd. {}", "{}. Runde", "Round #{}", "Rd-{}", "{}ª ronda", "{}"]
)
def test_a_heading_over_the_opponent_and_the_result(heading: str) -> None:
    text = (
        f"No\tName\t{heading.format(1)}\t\t{heading.format(2)}\t\tTotal\n"
        "1\tIda Ashdown\t2\t1\t3\t½\t1.5\n2\tOle Best\t1\t0\t4\t1\t1\n"
        "3\tUna Calder\t4\t1\t1\t½\t1.5\n4\tAbe Dunn\t3\t0\t2\t0\t0\n"
    )
    assert list(results(text).values()) == ["W2 D3", "L1 W4", "W4 D1", "L3 L2"]


@pytest.mark.parametrize("heading", ["US Chess Rating", "Current Rating", "Classement Elo"])
def test_a_rating_under_a_heading_of_several_words(heading: str) -> None:
    text = (
        f"No  Name         {heading}  Rd 1  Rd 2  Total\n"
        f"1   Ida Ashdown  {1812:<{len(heading)}}  W2    D3    1.5\n"
        f"2   Ole Best     {1790:<{len(heading)}}  L1    W4    1\n"
        f"3   Una Calder   {1655:<{len(heading)}}  W4    D1    1.5\n"
        f"4   Abe Dunn     {1507:<{len(heading)}}  L3    L2    0\n"
    )
    assert [player.rating for player in read(text).players] == [1812, 1790, 1655, 1507]


def test_opponents_beside_scores_are_no_column_of_their_own() -> None:
    text = (
        "1  Ida Ashdown   1912  1 5    0.5 2  1 3    2½\n"
        "2  Ole Best      1875  1 6    0.5 1  1 4    2½\n"
        "3  Una Calder    1744  0.5 7  1 6    0 1    1½\n"
        "4  Abe Dunn      1690  1 8    0.5 7  0 2    1½\n"
        "5  Eve Finch     1583  0 1    1 8    0.5 6  1½\n"
        "6  Gus Hale      1402  0 2    0 3    0.5 5  ½\n"
        "7  Lea Ives      1267  0.5 3  0.5 4  1 8    2\n"
        "8  Jo Katz       1105  0 4    0 5    0 7    0\n"
    )
    found = [
        " ".join(f"{one.code}{one.opponent}" for one in player.results)
        for player in read(text).players
    ]
    assert found[:2] == ["W5 D2 W3", "W6 D1 W4"]
    assert "H" not in "".join(found)


@pytest.mark.parametrize(("cell", "code"), [("W4 (no show)", "X4"), ("W4 no-show", "X4")])
def test_who_won_by_a_no_show_was_there(cell: str, code: str) -> None:
    text = (
        "No\tName\tRd 1\tRd 2\tTotal\n1\tIda Ashdown\tW2\tD3\t1.5\n"
        f"2\tOle Best\tL1\t{cell}\t1\n3\tUna Calder\tW4\tD1\t1.5\n"
        f"4\tAbe Dunn\tL3\t{cell.replace('W4', 'L2')}\t0\n"
    )
    assert [results(text)[name].split()[1] for name in NAMES] == ["D3", code, "D1", "F2"]


@pytest.mark.parametrize("heading", ["Bucholz", "Buchholtz"])
def test_a_tiebreak_that_is_spelled_otherwise(heading: str) -> None:
    text = (
        f"No\tName\tRd 1\tRd 2\tTotal\t{heading}\n1\tIda Ashdown\tW2\tD3\t1.5\t2.5\n"
        "2\tOle Best\tL1\tW4\t1\t1.5\n3\tUna Calder\tW4\tD1\t1.5\t1.5\n"
        "4\tAbe Dunn\tL3\tL2\t0\t2.5\n"
    )
    assert [one.tiebreak for one in read(text).printed] == ["BH"]
    assert not said(text)


@pytest.mark.parametrize(
    ("said", "codes"),
    [
        *((said, "WL") for said in (
            "White wins on time", "Black resigned", "1-0 (time)", "1-0 mate", "Black lost on time",
            "ganan blancas", "białe wygrały",
        )),
        *((said, "LW") for said in ("White resigns", "0-1, time", "negras ganan")),
        *((said, "DD") for said in ("draw agreed", "stalemate", "perpetual check", "drawn game")),
        *((said, "XF") for said in (
            "White by forfeit", "1-0 (forfeit)", "1-0 W.O.", "Black forfeits",
            "blancas por incomparecencia", "ganhou por falta de comparência",
        )),
        *((said, "FX") for said in ("Black by forfeit", "White forfeits", "White no-show")),
        *((said, "") for said in ("White default", "zonk", "White later")),
    ],
)  # fmt: skip
def test_how_a_game_ended_in_a_column_and_behind_a_colon(said: str, codes: str) -> None:
    rows = "1\tIda Ashdown\tOle Best\t1-0\n1\tUna Calder\tAbe Dunn\t{}\n"
    rows += "2\tIda Ashdown\tUna Calder\t1-0\n2\tOle Best\tAbe Dunn\t0-1\n"
    text = "Round\tWhite\tBlack\tResult\n" + rows.format(said)
    colon = (
        f"Round 1\nIda Ashdown - Ole Best: 1-0\nUna Calder - Abe Dunn: {said}\n"
        "Round 2\nIda Ashdown - Una Calder: 1-0\nOle Best - Abe Dunn: 0-1\n"
    )
    if not codes:
        for one in (text, colon):
            with pytest.raises(ReadError):
                read(one)
        return
    found = results(text)
    wanted = f"{codes[0]}4", f"{codes[1]}3"
    assert (found["Una Calder"].split()[0], found["Abe Dunn"].split()[0]) == wanted
    try:
        found = results(colon)
    except ReadError:
        return
    assert (found["Una Calder"].split()[0], found["Abe Dunn"].split()[0]) == wanted


@pytest.mark.parametrize(("white", "black"), [("(W)", "(B)"), ("(○)", "(●)"), ("[♔]", "[♚]")])
def test_a_color_in_brackets_goes_with_the_name_wherever_it_stands(white: str, black: str) -> None:
    table = read(
        f"Round 1\nIda Ashdown {white} 1-0 Ole Best {black}\n"
        f"Una Calder {black} 1-0 Abe Dunn {white}\n"
        f"Round 2\nOle Best {white} 1-0 Una Calder {black}\n"
        f"Abe Dunn {black} ½-½ Ida Ashdown {white}\n"
    )
    colors = {
        player.name: "".join(one.color or "-" for one in player.results) for player in table.players
    }
    assert colors == {
        "Ida Ashdown": "WW",
        "Ole Best": "BW",
        "Una Calder": "BB",
        "Abe Dunn": "WB",
    }
