"""Undamaged tables in styles of clubs, and what is said where a table is hardly what it seems."""

import pytest

from calculator.ranked import rank
from calculator.reading import opened, read


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


def test_a_heading_that_was_broken_is_told_of() -> None:
    text = (
        "No;Name;Evening\n3;Evening 2;Evening\n1;Total\n1;Ek,\nIda;W4;W3;D2;2.5\n"
        "2;Penn,\nOle;W3;L4;D1;1.5\n3;Marsh, Mary\nUna;L2;L1;L4;0.0\n"
        "4;Eastlund,\nAbe;L1;W2;W3;2.0\n"
    )
    assert "columns-guessed" in said(text)


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
