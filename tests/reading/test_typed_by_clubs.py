"""Undamaged tables in styles of clubs, and what is said where a table is hardly what it seems."""

import pytest

from calculator.ranked import rank
from calculator.reading import ReadError, opened, read


def cells(text: str) -> list[str]:
    """Return everybody's results, with opponents."""
    return [
        " ".join(f"{one.code or '-'}{one.opponent or ''}" for one in player.results)
        for player in read(text).players
    ]


def names(text: str) -> list[str]:
    return [player.name for player in read(text).players]


def said(text: str) -> list[str]:
    return [one.code for one in read(text).warnings]


def test_an_opponent_and_a_forfeit() -> None:
    text = (
        "No Player R1 R2 R3 Pts\n"
        "1 Ida Marsh 2W 3D 4W 2.5\n2 Ole Penn 1L 4W 3X 2\n"
        "3 Una Tarn 4W 1D 2F 1.5\n4 Abe Lund 3L 2L 1L 0\n"
    )
    assert cells(text) == ["W2 D3 W4", "L1 W4 X3", "W4 D1 F2", "L3 L2 L1"]
    assert not said(text)
    # Among scores the same is a forfeit of whom the column names.
    scores = "#\tName\t1\t2\t3\n1\tIda\tX\t1F\t1\n2\tOle\t0F\tX\t1\n3\tUna\t0\t0\tX\n"
    assert cells(scores)[0] == "X2 W3"


def test_a_game_that_both_lost_stays_as_it_is_written() -> None:
    text = (
        "#\tName\t1\t2\t3\t4\tPts\n1\tIda Marsh\tX\t0\t1\t1\t2\n2\tOle Penn\t0\tX\t1\t1\t2\n"
        "3\tUna Tarn\t0\t0\tX\t1\t1\n4\tAbe Lund\t0\t0\t0\tX\t0\n"
    )
    table = read(text)
    assert said(text) == ["results-contradict"]
    assert not table.wrong_totals
    assert [player.halves(table.rounds_played) for player in table.players] == [4, 4, 2, 0]
    # Where the totals tell who won, they are believed.
    other = text.replace("1\t1\t2\n2", "1\t1\t3\n2")
    assert [player.halves(3) for player in read(other).players] == [6, 4, 2, 0]


@pytest.mark.parametrize(
    ("first", "result"), [("H", "H"), ("BYE", "B"), ("U", "U"), ("half", "H"), ("unr W4", "W4")]
)
def test_what_is_behind_a_name_first(first: str, result: str) -> None:
    rated = "1500 " if first.startswith("unr") else ""
    text = (
        f"1. Marsh, Ida {rated}W2 D3 1.5\n2. Penn, Ole {rated}L1 W4 1\n"
        f"3. Tarn, Una {first} D1 1\n4. Lund, Abe {rated}{'L3' if rated else 'U'} L2 0\n"
    )
    assert names(text)[2] == "Tarn, Una"
    assert cells(text)[2].split()[0] == result


def test_clubs_one_blank_behind_names() -> None:
    rows = (
        "1 Ida Marsh Quay & Rail W2 W3 2", "2 Ole Penn Mill Lane HS L1 W4 1",
        "3 Una Tarn Mill Lane HS W4 L1 1", "4 Abe Lund Quay & Rail L3 L2 0",
    )  # fmt: skip
    text = "\n".join(("No Name Club R1 R2 Pts", *rows, ""))
    assert names(text) == ["Ida Marsh", "Ole Penn", "Una Tarn", "Abe Lund"]
    assert dict(read(text).players[1].about) == {"Club": "Mill Lane HS"}
    # It stays a guess.
    assert said(text) == ["names-guessed"]


def test_prizes_and_tiebreaks_below_are_no_players() -> None:
    text = "No Name R1\n1 Ida Marsh W2\n2 Ole Penn L1\n3 Una Tarn B\n"
    assert len(names(text)) == 3
    for below in (
        "\n1st place: $100\nBest U1200: $40\n",
        "1. Direct Encounter\n2. Buchholz Cut 1\n",
    ):
        assert names(text + below) == names(text)


def test_figures_in_front_of_games_are_rounds() -> None:
    text = (
        "1;Ida;Ole;1-0\n1;Una;Abe;0-1\n2;Ida;Una;1-0\n2;Ole;Abe;0-1\n3;Ida;Abe;1-0\n3;Ole;Una;1-0\n"
    )
    assert cells(text)[0] == "W2 W3 W4"
    # Boards begin again, so they are boards still.
    boards = text.replace("1;Una", "2;Una").replace("2;Ida", "1;Ida").replace("3;Ida", "1;Ida")
    assert cells(boards.replace("3;Ole", "2;Ole"))[0] == "W2 W3 W4"


ALONE = (
    "No Name R1 R2 R3\n1 Ida Marsh W2 B W3\n2 Ole Penn L1 B W4\n3 Una Tarn W4 H L1\n"
    "4 Abe Lund L3 U L2\n"
)
PAIRED = "No Name R1 R2\n1 Ida Marsh W3 2\n2 Ole Penn W4 1\n3 Una Tarn L1 4\n4 Abe Lund L2 3\n"
SHORT = "No Name R1 R2\n1 Ida Marsh W2 D3\n2 Ole Penn L1 W4\n3 Tarn W4 D1\n4 Abe Lund L3 L2\n"


def test_what_a_table_hardly_ever_has_is_said() -> None:
    assert said(ALONE) == ["round-without-opponents"]
    assert "round-without-results" in said(PAIRED)
    assert said(SHORT) == ["name-short"]
    # With tabs, or with totals behind it, nothing is cut off.
    assert not said(PAIRED.replace(" ", "\t").replace("a\tM", "a M"))
    assert not said(SHORT.replace("Tarn", "Una Tarn"))
    # Who asks for byes in the last round is no round of byes.
    asked = "No\tName\tR1\tR2\n1\tIda\tW2\tH\n2\tOle\tL1\t\n3\tUna\tW4\t\n4\tAbe\tL3\t\n"
    assert "round-without-opponents" not in said(asked)


def test_a_heading_that_was_broken_is_no_part_of_a_name() -> None:
    """It was: "Total 1, Ek, Ida", and the evenings were taken in the order in which they stand."""
    text = (
        "No;Name;Evening\n3;Evening 2;Evening\n1;Total\n1;Ek,\nIda;W4;W3;D2;2.5\n"
        "2;Penn,\nOle;W3;L4;D1;1.5\n3;Marsh, Mary\nUna;L2;L1;L4;0.0\n"
        "4;Eastlund,\nAbe;L1;W2;W3;2.0\n"
    )
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.said.code == "error-lines-wrapped"


def test_a_section_at_the_right_may_be_in_another_layout() -> None:
    left = ("Name\tR1 Opp\tR1\tPts", "Marsh, Ida\tPenn, Ole\tW\t1", "Penn, Ole\tMarsh, Ida\tL\t0")
    right = ("Name\tR1\tR2\tPts", "Tarn, Una\tW Lund\tD Lund\t1.5", "Lund, Abe\tL Tarn\tD Tarn\t.5")
    text = "\n".join("\t".join(both) for both in zip(left, right, strict=True))
    assert len(opened(text).sections) == 2


@pytest.mark.parametrize("bye", ["H ½", "B 1", "U 0", "H .5"])
def test_a_bye_and_the_total_behind_it(bye: str) -> None:
    letter, _, points = bye.partition(" ")
    text = f"Nr Name R1 Pts\n01 Ida Marsh (655) 3W 1\n02 Ole Penn (2426) {bye}\n03 Una Tarn 1L 0\n"
    assert cells(text)[1].split() == [letter]
    assert read(text).players[1].total_halves == {"½": 1, ".5": 1, "1": 2, "0": 0}[points]


@pytest.mark.parametrize(
    ("below", "order"),
    [
        ("", ["solkoff"]),
        ("SOS = sum of opponents' scores", ["solkoff"]),
        ("Tiebreak: sum of opponents' scores", ["solkoff"]),
        ("Tie break order: Modified Median (drop low), Solkoff", ["modified-median", "solkoff"]),
    ],
)
def test_the_sum_of_the_opponents_scores(below: str, order: list[str]) -> None:
    text = (
        "No\tName\tR1\tR2\tPts\tSOS\n1\tIda Marsh\tW3\tD2\t1.5\t2.5\n"
        "2\tOle Penn\tW4\tD1\t1.5\t1.5\n3\tUna Tarn\tL1\tW4\t1\t1.5\n"
        f"4\tAbe Lund\tL2\tL3\t0\t2.5\n\n{below}\n"
    )
    table = read(text)
    assert not table.warnings
    assert [one.name for one in rank(table).order] == order


def test_the_state_behind_the_number_is_no_part_of_its_heading() -> None:
    text = (
        "No. St Prize Name Pts R1 R2\n1 WA trophy Marsh, Ida 2.0 W2 W3\n"
        "2 MA  Penn, Ole 1.0 L1 W4\n3 CT $50 Tarn, Una 1.0 W4 L1\n4 MA  Lund, Abe 0.0 L3 L2\n"
    )
    assert names(text) == ["Marsh, Ida", "Penn, Ole", "Tarn, Una", "Lund, Abe"]
    assert dict(read(text).players[0].about) == {"St": "WA", "Prize": "trophy"}


def test_a_list_below_is_no_row_of_whoever_is_missing() -> None:
    text = (
        "No. Name       R1  R2  Pts\n 1  Ida Marsh  W4  W3  2\n 2  Ole Penn   W3  D4  1.5\n"
        " 4  Abe Lund   L1  D2  0.5\n\nJuniors\n#   Player   Score\n1   Ole Penn   1.5\n"
        "2   Ida Marsh   2\n3   Abe Lund   0.5\n"
    )
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.said.code == "error-no-such-player"


def test_a_rating_that_stays_behind_a_name() -> None:
    text = (
        "No\tName\tRtg\tPrize\tR1\tPts\n1\tIda Marsh\t1500\t\tW2\t1\n"
        "2\tOle Penn 1480\t$25\t\tL1\t0\n"
        "3\tUna Tarn\t1410\t\tW4\t1\n4\tAbe Lund\t1390\t$5\tL3\t0\n5\tEve Dove\t1290\t\tB\t1"
    )
    second = read(text).players[1]
    assert (second.name, second.rating, dict(second.about)) == ("Ole Penn", 1480, {"Prize": "$25"})
    # Of one player a rating in parentheses is enough, where nobody has one of his own.
    one = "Name\tR1\tPts\nIda Marsh (1432P12)\tW2\t1\nOle Penn\tL1\t0\nUna Tarn\tB\t1\n"
    assert [(each.name, each.rating) for each in read(one).players][:2] == [
        ("Ida Marsh", 1432), ("Ole Penn", None),
    ]  # fmt: skip


def test_a_stroke_at_the_end_of_a_line_is_what_is_left_of_a_result() -> None:
    text = (
        "No. Name       1     2     Pts\n 1  Ida Marsh  2w/1  3s/½  1.5\n"
        " 2  Ole Penn   1s/0  4w/1  1\n 3  Una Tarn   4s/1  1w/\n 4  Abe Lund   3w/0  2s/0  0\n"
    )
    assert "lines-cut" in said(text)
    assert "lines-cut" not in said(text.replace("1w/\n", "1w/½  1.5\n"))


@pytest.mark.parametrize(
    ("cell", "code", "total"), [("requested bye", "H", "½"), ("B1", "B", "1"), ("+", "B", "1")]
)
def test_byes_as_clubs_write_them(cell: str, code: str, total: str) -> None:
    text = (
        "No\tName\tR1\tR2\tPts\n1\tIda Marsh\tW2\tW3\t2\n2\tOle Penn\tL1\tD4\t.5\n"
        f"3\tUna Tarn\t{cell}\tL1\t{total}\n4\tAbe Lund\tU\tD2\t.5\n"
    )
    assert cells(text)[2].split()[0].rstrip("-") == code
    assert not said(text)


ROUNDS = ["W2 D3 W4", "L1 W4 L3", "W4 D1 W2", "L3 L2 L1"]


@pytest.mark.parametrize(
    "text",
    [
        "Marsh W2, D3, W4 = 2½\nPenn L1, W4, L3 = 1\nTarn W4, D1, W2 = 2½\nLund L3, L2, L1 = 0\n",
        (
            "Marsh (2-0-1): beat Penn, drew Tarn, beat Lund\n"
            "Penn (1-2-0): lost to Marsh, beat Lund, lost to Tarn\n"
            "Tarn (2-0-1): beat Lund, drew Marsh, beat Penn\n"
            "Lund (0-3-0): lost to Tarn, lost to Penn, lost to Marsh\n"
        ),
        (
            "Ida Marsh\tW-Ole Penn\tD-Una Tarn\tW-Abe Lund\nOle Penn\tL-Ida Marsh\tW-Abe Lund\t"
            "L-Una Tarn\nUna Tarn\tW-Abe Lund\tD-Ida Marsh\tW-Ole Penn\n"
            "Abe Lund\tL-Una Tarn\tL-Ole Penn\tL-Ida Marsh\n"
        ),
        (
            "Round\tWinner\tLoser\tDraw\n1\tMarsh\tPenn\t\n1\tTarn\tLund\t\n"
            "2\tMarsh\tTarn\tyes\n2\tPenn\tLund\t\n3\tMarsh\tLund\t\n3\tTarn\tPenn\tno\n"
        ),
    ],
)
def test_players_and_games_as_clubs_tell_them(text: str) -> None:
    found = {player.name.split()[-1]: player.number for player in read(text).players}
    order = [found[name] for name in ("Marsh", "Penn", "Tarn", "Lund")]
    rows = cells(text)
    new = {str(number): str(at) for at, number in enumerate(order, 1)}
    told = [" ".join(one[0] + new[one[1:]] for one in rows[number - 1].split()) for number in order]
    assert told == ROUNDS
    assert not said(text)


def test_a_draw_among_winners_and_losers_is_no_name() -> None:
    with pytest.raises(ReadError):
        read("Round\tWinner\tLoser\n1\tMarsh\tPenn\n1\tDraw\tdraw\n2\tMarsh\tTarn\n")


def test_boxes_headed_by_one_letter() -> None:
    text = (
        "Round 1\nBd\tWhite\tW\tB\tBlack\n1\tMarsh\t1\t0\tPenn\n2\tTarn\t½\t½\tLund\n"
        "Round 2\nBd\tWhite\tW\tB\tBlack\n1\tPenn\t0\t1\tTarn\n2\tLund\t1\t0\tMarsh\n"
    )
    assert cells(text) == ["W2 L4", "L1 L3", "D4 W2", "D3 W1"]
    assert [one.color for one in read(text).players[0].results] == ["W", "B"]


def test_draws_have_no_colors_where_no_win_has() -> None:
    text = "Round 1\nMarsh {} Penn\nTarn = Lund\nRound 2\nPenn = Tarn\nLund {} Marsh\n"
    for between in (">", "beat"):
        table = read(text.format(between, between))
        assert {one.color for player in table.players for one in player.results} == {""}
    assert read(text.format("1-0", "1-0")).players[2].results[0].color == "W"


def test_a_day_behind_a_draw_is_none_of_its_words() -> None:
    text = "Marsh and Tarn drew (12/2)\nPenn beat Lund (12/2)\nMarsh beat Lund (12/9)\n"
    assert cells(text + "Penn and Tarn drew (12/9)\n")[:2] == ["D2 W4", "D1 D3"]


@pytest.mark.parametrize(
    "line",
    [
        "Marsh 1-0 Penn (forfeit)",
        "Marsh 1-0 Penn (no show)",
        "Marsh 1-0 Penn, no show",
        "Marsh 1-0 Penn - forfeit",
        "Marsh 1-0 Penn forfeit",
        "Marsh 1-0 Penn no show",
        "Marsh 1-0 Penn (Penn did not show)",
        "Marsh (forfeit) 1-0 Penn",
        "Penn (no show) 0-1 Marsh",
        "Marsh beat Penn (no-show)",
        "Marsh beat Penn - Penn no show",
        "Penn lost to Marsh (Penn no show)",
        "Marsh - Penn 1-0 (incomparecencia)",
        "Marsh\t1-0\tPenn (forfeit)",
        "Penn (forfeit)\t0-1\tMarsh",
    ],
)
def test_a_forfeit_beside_a_game(line: str) -> None:
    text = f"Round 1\n{line}\nTarn 1-0 Lund\n"
    found = {player.name: player.results[0].code for player in read(text).players}
    assert found == {"Marsh": "X", "Penn": "F", "Tarn": "W", "Lund": "L"}


@pytest.mark.parametrize(
    "line",
    [
        "Marsh 0-0 Penn (double forfeit)",
        "Marsh 0-0 Penn (both forfeited)",
        "Marsh 0-0 Penn, double forfeit",
        "Marsh 0-0 Penn (forfeit)",
    ],
)
def test_a_game_that_both_lost_by_forfeit(line: str) -> None:
    table = read(f"Round 1\n{line}\nTarn 1-0 Lund\n")
    assert [player.results[0].code for player in table.players] == ["F", "F", "W", "L"]
    assert not table.warnings


@pytest.mark.parametrize("parted", ["\t", " "])
def test_prizes_behind_rows_that_nothing_heads_are_no_round(parted: str) -> None:
    rows = (
        ("1", "Marsh", "1900", "W4", "W3", "2.0", "$60"),
        ("2", "Penn", "1700", "D3", "W4", "1.5", "$20"),
        ("3", "Tarn", "1650", "D2", "L1", "0.5"),
        ("4", "Lund", "1500", "L1", "L2", "0.0"),
    )
    table = read("\n".join(parted.join(row) for row in rows))
    assert table.rounds == 2
    assert [player.total_halves for player in table.players] == [4, 3, 1, 0]


@pytest.mark.parametrize(
    "above",
    [
        "RESERVE SECTION — after 3 rounds",
        "",
        "Standings after 3 rounds",
        "Standings after 3 of 4 rounds",
        "Standings after round 3 of 4",
        "Club championship, 3 of 4 played",
    ],
)
@pytest.mark.parametrize("club", ["", "   Oakdale"])
def test_a_caption_that_counts_rounds_heads_no_columns(above: str, club: str) -> None:
    """It took the first round, the ratings and the totals from a table, with another warning."""
    rows = (
        "Quinn, Ada   1432   W 4   W 3   D 2    2.5",
        "Rudd, Ben    1401   W 3   W 4   D 1    2.5",
        "Sharp, Cyd   1388   L 2   L 1   W 4    1.0",
        "Teal, Dot    unr    L 1   L 2   L 3    0.0",
    )
    table = read("\n".join([above, *(f"{row}{club}" for row in rows)]))
    assert not table.warnings
    assert (table.rounds, [player.rating for player in table.players]) == (
        3,
        [1432, 1401, 1388, None],
    )
    assert [player.total_halves for player in table.players] == [5, 5, 2, 0]


def test_a_caption_that_says_how_many_rounds_there_will_be_is_none_of_a_row() -> None:
    table = read(
        "Standings after 3 of 4 rounds\n1. Marsh 2000 W3 W2 D4 - 2.5\n2. Penn 1900 W4 L1 W3 - 2\n"
        "3. Tarn 1800 L1 W4 L2 - 1\n4. Lund 1700 L2 L3 D1 - .5\n"
    )
    assert [player.total_halves for player in table.players] == [5, 4, 2, 1]
    assert not table.warnings


def test_an_age_in_brackets_is_left_alone() -> None:
    table = read(
        "1) Ada Quinn 1432 (age 9, Oakdale): W4, W3, D2 - 2.5\n"
        "2) Ben Rudd 1401 (age 10, Oakdale): W3, W4, D1 - 2.5\n"
        "3) Cyd Sharp 1388 (age 8, Hilltop): L2, L1, W4 - 1\n"
        "4) Dot Teal unr (age 9, Hilltop): L1, L2, L3 - 0\n"
    )
    assert not table.warnings
    assert [player.name for player in table.players] == [
        *("Ada Quinn", "Ben Rudd", "Cyd Sharp", "Dot Teal")
    ]
    assert [player.total_halves for player in table.players] == [5, 5, 2, 0]


def test_a_caption_above_rows_that_nothing_heads_is_one_text() -> None:
    text = "Section: Reserve (6 players)\n1   Marsh  W4  W3  2.0\n2   Penn   D3  W4  1.5\n"
    table = read(f"{text}3   Tarn   D2  L1  0.5\n4   Lund   L1  L2  0.0\n")
    assert table.section == "Reserve (6 players)"


def test_a_remark_headed_as_one_tells_of_a_forfeit() -> None:
    text = "White\tResult\tBlack\tRemarks\nMarsh\t1-0\tPenn\tforfeit\nTarn\t1-0\tLund\t\n"
    assert cells(text) == ["X2", "F1", "W4", "L3"]
    numbers = "Round 1\n1-2 1-0 forfeit\n3-4 1-0\n1 Marsh\n2 Penn\n3 Tarn\n4 Lund\n"
    assert cells(numbers) == ["X2", "F1", "W4", "L3"]


def test_what_is_no_forfeit_beside_a_game() -> None:
    # A game that was lost on time, and names that end in what may be such words.
    text = "Round 1\nMarsh beat Penn (time forfeit)\nTarn 1-0 Kim Vo\nLund 1-0 Ann Wo\n"
    assert cells(text) == ["W2", "L1", "W4", "L3", "W6", "L5"]
    assert names(text)[3] == "Kim Vo"
    with pytest.raises(ReadError):
        read("Round 1\nMarsh 1-0 Penn (Marsh did not show)\nTarn 1-0 Lund\n")


@pytest.mark.parametrize("name", ["{} {:<9}", "{1:<11}", "{1} (1500)"])
def test_quads_one_below_the_other_have_no_heading_above_the_names(name: str) -> None:
    squares = ("X 1 1 ½ 2.5", "0 X 1 1 2", "0 0 X 1 1", "½ 0 0 X 0.5")
    people = (("Marsh", "Penn", "Tarn", "Lund"), ("Dove", "Finch", "Heron", "Wren"))
    lines: list[str] = []
    for at, quad in enumerate(people, 1):
        lines += [f"Quad {at}", " " * 17 + "1   2   3   4   Score"]
        for number, (who, row) in enumerate(zip(quad, squares, strict=True), 1):
            lines.append(f"{name.format(number, who):<17}" + "   ".join(row.split()))
        lines.append("")
    found = opened("\n".join(lines))
    assert [(one.title, one.players) for one in found.sections] == [("Quad 1", 4), ("Quad 2", 4)]
    assert cells("\n".join(lines)) == ["W2 W3 D4", "L1 W3 W4", "L1 L2 W4", "D1 L2 L3"]
    assert not found.table.warnings


def test_half_a_point_beside_an_opponent_and_a_draw_behind_wins() -> None:
    text = "Player\tOpp\tRes\tOpp\tRes\nMarsh\tPenn\t.5\tTarn\t1\nPenn\tMarsh\t.5\tLund\t1\n"
    assert cells(text + "Tarn\tLund\t1\tMarsh\t0\nLund\tTarn\t0\tPenn\t0\n")[0] == "D2 W3"
    assert cells("Ortega def Kane\nDube def Shaw\nWong and Cole drew\n")[4:] == ["D6", "D5"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Game 1: Marsh beat Penn", "Game 2: Tarn drew Lund"),
        ("Match #1 - Marsh beat Penn", "Match #2 - Tarn drew Lund"),
        ("Marsh won, Penn lost", "Tarn and Lund drew"),
        ("Marsh (White) beat Penn (Black)", "Tarn (Black) drew Lund (White)"),
        ("White: Marsh, Black: Penn, 1-0", "White: Tarn, Black: Lund, draw"),
        ("Marsh vs. Penn: Marsh", "Tarn vs. Lund: draw"),
        ("Penn vs. Marsh (Marsh)", "Tarn vs. Lund (draw)"),
        ("Marsh vs. Penn → 1-0", "Tarn vs. Lund → ½"),
    ],
)
def test_games_as_people_tell_them(first: str, second: str) -> None:
    table = read(f"Round 1\n{first}\n{second}\n")
    found = {player.name: player.results[0].code for player in table.players}
    assert found == {"Marsh": "W", "Penn": "L", "Tarn": "D", "Lund": "D"}
    assert not table.warnings


def test_what_is_in_front_of_a_name_is_no_part_of_it() -> None:
    text = "Round 1\n{}\nTarn 1-0 Lund\n"
    with pytest.raises(ReadError) as caught:
        read(text.format("Top board: Marsh 1-0 Penn"))
    assert caught.value.line == 2
    upset = text.format("Upset! Marsh beat Penn")
    assert (names(upset), said(upset)) == (["Tarn", "Lund"], ["line-left-out"])


def test_a_column_of_days_beside_winners_by_color() -> None:
    text = (
        "Date\tWhite\tBlack\tWinner\n11/1\tMarsh\tPenn\tWhite\n11/1\tTarn\tLund\tDraw\n"
        "11/8\tPenn\tTarn\tBlack\n11/8\tLund\tMarsh\tBlack\n"
    )
    assert cells(text) == ["W2 W4", "L1 L3", "D4 W2", "D3 L1"]
    assert said(text) == ["rounds-by-day"]


def test_players_by_letters_and_the_winner_by_name() -> None:
    text = "Player A\tPlayer B\tWinner\nMarsh\tPenn\tMarsh\nTarn\tLund\tDraw\n"
    assert cells(text) == ["W2", "L1", "D4", "D3"]


def test_rounds_with_their_numbers_in_rows_of_words() -> None:
    text = (
        "Marsh: R1 W v Penn, R2 L v Tarn\nPenn: R1 L v Marsh, R2 W v Lund\n"
        "Tarn: R1 D v Lund, R2 W v Marsh\nLund: R1 D v Tarn, R2 L v Penn\n"
    )
    assert cells(text) == ["W2 L3", "L1 W4", "D4 W1", "D3 L2"]


@pytest.mark.parametrize("parted", ["\t", "  "])
@pytest.mark.parametrize("scores", ["1 1 ½ 0", "W W D L"])
@pytest.mark.parametrize("heads", ["Op{}", "vs", "P{}", "Opp"])
def test_columns_of_opponents_whatever_heads_them(heads: str, scores: str, parted: str) -> None:
    won, _, half, lost = scores.split()
    rows = (
        ("1", "Marsh", "4", won, "3", won), ("2", "Penn", "3", half, "4", won),
        ("3", "Tarn", "2", half, "1", lost), ("4", "Lund", "1", lost, "2", lost),
    )  # fmt: skip
    head = ("#", "Name", heads.format(1), "R1", heads.format(2), "R2")
    width = 0 if parted == "\t" else 5
    text = "\n".join(parted.join(f"{cell:<{width}}" for cell in row) for row in (head, *rows))
    found = cells(text)
    assert found == ["W4 W3", "D3 W4", "D2 L1", "L1 L2"] or said(text) == ["column-of-opponents"]
    assert found[0] == "W4 W3" or heads == "P{}"


def test_numbers_beside_rounds_that_are_no_opponents() -> None:
    text = "#\tName\tBd\tR1\tBd\tR2\n1\tMarsh\t1\t1\t1\t1\n2\tPenn\t2\t½\t2\t1\n"
    text += "3\tTarn\t2\t½\t1\t0\n4\tLund\t1\t0\t2\t0\n"
    assert cells(text) == ["W W", "D W", "D L", "L L"]
    assert "column-of-opponents" not in said(text)


@pytest.mark.parametrize(
    "row",
    [
        "{0} beat {2}, drew {3} ({1})",
        "{0}\twin vs {2}\tdraw vs {3}\t{1}",
        "{0} ({1}): W{2} D{3}",
        "{0} [W{2}, D{3}] {1}",
    ],
)
def test_rows_that_tell_games_behind_a_name(row: str) -> None:
    played = ("W2 D3", "L1 W4", "W4 D1", "L3 L2")
    people = ("Ida Marsh", "Ole Penn", "Una Tarn", "Abe Lund")
    words = {"W": "beat", "L": "lost to", "D": "drew"} if "beat" in row else {}
    words = {"W": "win vs", "L": "loss vs", "D": "draw vs"} if "vs" in row else words
    lines = []
    for name, games in zip(people, played, strict=True):
        score = sum({"W": 1, "D": 0.5, "L": 0}[game[0]] for game in games.split())
        told = [f"{words.get(game[0], game[0])} {game[1]}" for game in games.split()]
        told = told if words else games.split()
        line = row.replace("beat {2}", "{2}").replace("drew {3}", "{3}")
        line = line.replace("win vs {2}", "{2}").replace("draw vs {3}", "{3}")
        line = line.replace("W{2}", "{2}").replace("D{3}", "{3}")
        lines.append(line.format(name, f"{score:g}", *told))
    text = "\n".join(lines)
    assert cells(text) == list(played)
    assert names(text) == list(people)


def test_games_that_stay_in_names_are_refused() -> None:
    rows = ("Ida Marsh beat 2  drew 3", "Ole Penn lost 1  beat 4", "Una Tarn beat 4  drew 1")
    with pytest.raises(ReadError) as caught:
        read("\n".join((*rows, "Abe Lund lost 3  lost 2")))
    assert caught.value.said.code == "error-in-a-name"


def test_one_round_in_which_most_had_a_bye() -> None:
    text = "Bo Hill - 0 bye - 0\nAnn Bell - D Dana Cole - ½\nDana Cole - D Ann Bell - ½\n"
    assert names(text + "Eli Dove - BYE - 1\n") == ["Bo Hill", "Ann Bell", "Dana Cole", "Eli Dove"]
    assert cells(text)[1:] == ["D3", "D2"]


def test_a_round_of_forfeits_alone_is_one() -> None:
    rows = ("1\tMarsh\t3D\t4X\t2W\t2.5", "2\tPenn\t4W\t3X\t1L\t2", "3\tTarn\t1D\t2F\t4D\t1")
    assert cells("\n".join((*rows, "4\tLund\t2L\t1F\t3D\t0.5")))[:2] == ["D3 X4 W2", "W4 X3 L1"]


@pytest.mark.parametrize("head", ["Section\tName", "Section\tPlace\tName", "Pl\tDivision\tName"])
def test_a_column_of_sections_in_which_numbers_start_again(head: str) -> None:
    games = ("W4\tW3\tD2", "W3\tW4\tD1", "L2\tL1\tW4", "L1\tL2\tL3")
    people = (("Marsh", "Penn", "Tarn", "Lund"), ("Dove", "Finch", "Heron", "Wren"))
    lines = [f"{head}\tR1\tR2\tR3"]
    for section, four in zip(("Open", "U1200"), people, strict=True):
        for at, (name, row) in enumerate(zip(four, games, strict=True), 1):
            front = {"Section": section, "Division": section, "Name": name}
            begins = "\t".join(front.get(cell, str(at)) for cell in head.split("\t"))
            lines.append(f"{begins}\t{row}")
    text = "\n".join(lines)
    assert [(one.title, one.players) for one in opened(text).sections] == [
        ("Open", 4),
        ("U1200", 4),
    ]
    assert cells(text) == ["W4 W3 D2", "W3 W4 D1", "L2 L1 W4", "L1 L2 L3"]
    assert not said(text)


def test_the_end_of_a_bye_in_a_column_of_its_own() -> None:
    text = (
        "No.  Name        1     2      3  Pts\n  1  Ida Marsh   4w/1  2s/1          2\n"
        "  2  Ole Penn    3w/1  1w/0   bye ½     1\n  3  Una Tarn    2s/0  -      -  0\n"
        "  4  Abe Lund    1s/0  +             1\n"
    )
    assert cells(text)[1].split()[-1].rstrip("-") == "H"


@pytest.mark.parametrize(
    ("game", "byes", "found"),
    [
        ("Marsh 1-0 Penn", "Half-point byes: Tarn, Lund", ["Tarn", "Lund"]),
        ("Marsh, Ida 1-0 Penn, Ole", "Half-point byes: Tarn, Una", ["Tarn, Una"]),
        ("Ida Marsh 1-0 Ole Penn", "Half-point byes: Una Tarn, Abe Lund", ["Una Tarn", "Abe Lund"]),
    ],
)
def test_a_comma_between_byes_or_in_a_name(game: str, byes: str, found: list[str]) -> None:
    text = f"Round 1\n{game}\n{byes}\n"
    assert names(text)[2:] == found
    assert cells(text)[2:] == ["H-"] * len(found) or cells(text)[2:] == ["H"] * len(found)


@pytest.mark.parametrize("initials", ["{}. {}", "{} {}", "{}.{}"])
def test_an_initial_behind_a_result_is_no_mark_of_a_forfeit(initials: str) -> None:
    one, two, three, four = (
        initials.format(letter, name)
        for letter, name in zip("JKFX", ("Marsh", "Penn", "Tarn", "Lund"), strict=True)
    )
    text = f"Round 1\n{one} 1-0 {two}\n{three} ½-½ {four}\n"
    assert cells(text) == ["W2", "L1", "D4", "D3"]
    assert names(text) == [one, two, three, four]
    assert cells("Round 1\nMarsh 1-0 F Penn\nTarn 1-0F Lund\n") == ["X2", "F1", "X4", "F3"]


def test_letters_that_number_names_are_no_initials() -> None:
    rows = ("A. Marsh  .  ½  1", "B. Penn   ½  .  1", "C. Tarn   0  0  .")
    text = "\n".join(("          A  B  C", *rows))
    assert names(text) == ["Marsh", "Penn", "Tarn"]
    assert names(text.replace("A. ", "D. ", 1).replace("B. ", "A. ", 1))[0] == "D. Marsh"


@pytest.mark.parametrize(
    "text",
    [
        "Round 1\nW Ida Marsh - B Ole Penn 1-0\nRound 2\nB Ida Marsh - W Ole Penn 1-0\n",
        "Round 1\nWhite Ida Marsh beats Black Ole Penn\nRound 2\n(W) Ole Penn 0-1 (B) Ida Marsh\n",
    ],
)
def test_a_color_in_front_of_a_name_is_no_part_of_it(text: str) -> None:
    table = read(text)
    assert [player.name for player in table.players] == ["Ida Marsh", "Ole Penn"]
    found = [(one.code, one.color) for one in table.players[0].results]
    assert found == [("W", "W"), ("W", "B")]
    assert names("Round 1\nW. Marsh 1-0 B. Penn\nB Tarn 1-0 W Lund\n")[:2] == [
        "W. Marsh",
        "B. Penn",
    ]


def test_two_games_of_a_round_in_one_line() -> None:
    text = "Round 1: Marsh 1 Penn 0; Tarn ½ Lund ½\nRound 2: Marsh 1 Tarn 0; Penn 0 Lund 1\n"
    for half in ("½", "1/2", ".5"):
        assert cells(text.replace("½", half)) == ["W2 W3", "L1 L4", "D4 L1", "D3 W2"]
        assert names(text.replace("½", half)) == ["Marsh", "Penn", "Tarn", "Lund"]


def test_full_points_of_several_in_a_last_round_are_what_is_left_of_games() -> None:
    rows = ("1\tMarsh\t1 3\t1", "2\tPenn\t1 4\t1", "3\tTarn\t0 1\t½", "4\tLund\t0 2\t0")
    text = "\n".join(("No.\tName\t1\t2\t3", *rows))
    assert "lines-cut" in said(text)
    # Of byes to come at most one is a full point.
    assert "lines-cut" not in said(text.replace("1 4\t1", "1 4\t½"))


def test_colors_in_brackets_between_number_and_result_are_kept_in_sections() -> None:
    """Where names have commas the numbers are told by their answers, and the colors were lost."""
    rows = (
        "No.  Name            Rtg   1        2        3        Pts\n"
        "  1  {:<14}  2368  4 (b) 0  4 (w) 0  2 (w) ½  0.5\n"
        "  2  {:<14}  2548  6 (w) 0  5 (w) ½  1 (b) ½  1\n"
        "  3  {:<14}  892   5 (w) 1  6 (b) 0  5 (b) 1  2\n"
        "  4  {:<14}        1 (w) 1  1 (b) 1  6 (b) 0  2\n"
        "  5  {:<14}  2103  3 (b) 0  2 (b) ½  3 (w) 0  0.5\n"
        "  6  {:<14}  1969  2 (b) 1  3 (w) 1  4 (w) 1  3\n"
    )
    names = "Tuncel, Ida", "Finch, Mary Jo", "Ives, Leo", "Dell, Tom", "Yorke, Noa", "Hale, Kim"
    turned = [" ".join(reversed(name.split(", "))) for name in reversed(names)]
    text = f"{rows.format(*names)}\nReserve\n\n{rows.format(*turned)}"
    for section in (0, 1):
        players = read(text, section=section).players
        colors = ["".join(one.color for one in player.results) for player in players]
        assert colors == ["BWW", "WWB", "WBB", "WBB", "BBW", "BWW"]


def test_two_scores_that_no_game_has_are_no_game() -> None:
    """It was a result of one and a half points in all: two byes, or a slip, nobody knows."""
    text = "Round 1\nAnn 1, Bob 0\nCy 1, Dee ½\nRound 2\nAnn 1, Cy 0\nBob ½, Dee ½\n"
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.line == 3
    assert cells(text.replace("Dee ½\nR", "Dee 0\nR")) == ["W2 W3", "L1 D4", "W4 L1", "L3 D2"]


@pytest.mark.parametrize(
    "text",
    [
        (
            "Name - Score - Results\nAnn Ray - 2.5 - W4 W3 D2\nBo Poe - 2 - W3 D4 D1\n"
            "Cy Fox - 1 - L2 L1 W4\nDi Wu - .5 - L1 D2 L3\n"
        ),
        (
            "Player (rating): results = points\n1. Ann Ray (1500): W4, W3, D2 = 2½\n"
            "2. Bo Poe (1400): W3, D4, D1 = 2\n3. Cy Fox (1300): L2, L1, W4 = 1\n"
            "4. Di Wu (1200): L1, D2, L3 = ½\n"
        ),
    ],
)
def test_a_typed_heading_is_no_title(text: str) -> None:
    table = read(f"Oak Hall Open\n{text}")
    assert [player.total_halves for player in table.players] == [5, 4, 2, 1]
    assert (table.event, table.section, table.warnings) == ("Oak Hall Open", None, ())
