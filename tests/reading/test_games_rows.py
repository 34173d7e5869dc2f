"""Rows of a list of games: names that commas cut, odd headings, byes, results that are none."""

from __future__ import annotations

import pytest

from calculator.reading import read
from tests.reading.test_games_list import codes, refused, results

ONE_ROUND = {
    "Ashdown, Felix": "WBrook, Idaw",
    "Brook, Ida": "LAshdown, Felixb",
    "Calder, Ivo": "LDunn, Patw",
    "Dunn, Pat": "WCalder, Ivob",
}
TURNED = {
    "Ashdown, Felix": "LBrook, Idab",
    "Brook, Ida": "WAshdown, Felixw",
    "Calder, Ivo": "WDunn, Patb",
    "Dunn, Pat": "LCalder, Ivow",
}


@pytest.mark.parametrize("separator", [",", "\t"])
def test_a_comma_inside_a_name_is_no_column(separator: str) -> None:
    text = (
        "Round 1\nBoard,White,Result,Black\n1,Ashdown,Felix,1-0,Brook,Ida\n"
        "2,Calder,Ivo,0-1,Dunn,Pat\n"
    )
    assert results(read(text.replace(",", separator))) == ONE_ROUND


@pytest.mark.parametrize(
    ("row", "white", "black"),
    [
        ("1,Ashdown,Felix,1-0,Brook", "Ashdown, Felix", "Brook"),
        # What is behind the last column is no part of a name.
        ("1,Ashdown,1-0,Brook,Ida", "Ashdown", "Brook"),
    ],
)
def test_a_comma_inside_one_of_the_names(row: str, white: str, black: str) -> None:
    table = read(f"Round 1\nBoard,White,Result,Black\n{row}\n2,Calder,0-1,Dunn\n")
    assert results(table) == {
        white: f"W{black}w",
        black: f"L{white}b",
        "Calder": "LDunnw",
        "Dunn": "WCalderb",
    }


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("1 Ashdown, Felix vs 0 Brook, Ida", "W"),
        ("1 Ashdown, Felix - 0 Brook, Ida", "W"),
        ("1 Ashdown, Felix, 0 Brook, Ida", "W"),
        ("½ Ashdown, Felix v. ½ Brook, Ida", "D"),
        ("Ashdown, Felix ½ vs Brook, Ida ½", "D"),
        ("Ashdown, Felix =-= Brook, Ida", "D"),
        ("Ashdown, Felix vs Brook, Ida 1-0 (10 moves)", "W"),
        ("Ashdown, Felix (1800) v Brook, Ida (1700) 0-1 London", "L"),
        ("1812 Ashdown, Felix 1-0 1700 Brook, Ida", "W"),
    ],
)
def test_what_stands_between_two_names_is_no_part_of_them(line: str, code: str) -> None:
    found = results(read(f"Round 1\n{line}\nCalder, Ivo 0-1 Dunn, Pat\n"))
    assert found["Ashdown, Felix"] == f"{code}Brook, Idaw"
    assert list(found) == list(ONE_ROUND)


@pytest.mark.parametrize(
    "line",
    [
        "Brook, Ida bye Ashdown, Felix",
        "Brook, Ida bye London",
        "Byes: Ann Lee Bob Ray Tom Sue Max Joe",
    ],
)
def test_whose_a_bye_is_must_be_clear(line: str) -> None:
    error = refused(f"Round 1\n{line}\nCalder, Ivo 0-1 Dunn, Pat\n")
    assert (error.line, error.column) == (2, 1)
    assert error.message == f"This cell says “{line}”, but it is not clear who has the bye."


def test_a_result_under_another_heading_is_still_one() -> None:
    text = (
        "Round 1\nBoard\tWhite\tRating\tBlack\n1\tAshdown, Felix\t1-0\tBrook, Ida\n"
        "2\tCalder, Ivo\t0-1\tDunn, Pat\n"
    )
    assert results(read(text)) == ONE_ROUND


@pytest.mark.parametrize(
    ("heading", "wanted"),
    [
        ("Board White Result Black", ONE_ROUND),
        ("Board Name Result Name", ONE_ROUND),
        # The result is that of White and Black, in this order.
        ("Board Black Result White", TURNED),
    ],
)
def test_a_heading_of_words_says_who_has_white(heading: str, wanted: dict[str, str]) -> None:
    text = f"Round 1\n{heading}\n1 Ashdown, Felix 1-0 Brook, Ida\n2 Calder, Ivo 0-1 Dunn, Pat\n"
    assert results(read(text)) == wanted


@pytest.mark.parametrize("heading", ["Round Board", "Board Round"])
def test_figures_in_front_are_those_of_the_heading(heading: str) -> None:
    games = ("Ashdown 1-0 Brook", "Calder 0-1 Dunn", "Calder ½-½ Ashdown", "Brook 0-1 Dunn")
    where = ((1, 1), (1, 2), (2, 1), (2, 2))
    step = 1 if heading == "Round Board" else -1
    rows = [
        " ".join(map(str, at[::step])) + f" {game}" for at, game in zip(where, games, strict=True)
    ]
    table = read("\n".join([f"{heading} White Result Black", *rows]))
    assert results(table) == {
        "Ashdown": "WBrookw DCalderb",
        "Brook": "LAshdownb LDunnw",
        "Calder": "LDunnw DAshdownw",
        "Dunn": "WCalderb WBrookb",
    }


def test_a_round_in_words_in_its_column() -> None:
    rows = "Round 1\tAshdown\tBrook\t1-0\nRound 1\tCalder\tDunn\t0-1\n"
    found = results(read(f"Round\tWhite\tBlack\tResult\n{rows}"))
    assert found["Dunn"] == "WCalderb"


def test_both_rows_of_a_game_say_white() -> None:
    rows = "1\tAshdown\tBrook\tW\t1\n1\tBrook\tAshdown\tW\t0\n1\tCalder\tDunn\tB\t1\n"
    table = read(f"Round\tPlayer\tOpponent\tColor\tResult\n{rows}")
    assert results(table) == {
        "Ashdown": "WBrookw",
        "Brook": "LAshdownb",
        "Calder": "WDunnb",
        "Dunn": "LCalderw",
    }
    assert codes(table) == ["colors-differ", "colors-differ"]


@pytest.mark.parametrize(
    ("heading", "row", "column", "says"),
    [
        ("Round\tPlayer 1\tPlayer 2\tWinner", "1\tCalder\tDunn\tsomebody", 15, "somebody"),
        ("Round\tWhite\tBlack\tResult", "1\tCalder\tDunn\twhat", 15, "what"),
        ("Round\tWhite\tWhite Score\tBlack\tBlack Score", "1\tCalder\tx\tDunn\ty", 10, "x y"),
        ("Round\tWhite\tWhite Score\tBlack\tBlack Score", "1\tCalder\t\tDunn\ty", 16, "y"),
    ],
)
def test_what_is_no_result_is_pointed_at(heading: str, row: str, column: int, says: str) -> None:
    good = "1\tAshdown\t1\tBrook\t0" if "Score" in heading else "1\tAshdown\tBrook\t1-0"
    error = refused(f"{heading}\n{good}\n{row}\n")
    assert (error.line, error.column) == (3, column)
    assert error.message.startswith(f"This cell says “{says}”, but that is not a result")
    assert error.hint == ("A result is one of 1-0, 0-1, ½-½, 1F-0F, 0F-1F, 0F-0F, or nothing yet.")


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("1,Ashdown,1-0,BYE,", "B"),
        ("1|Ashdown|½-½|BYE", "H"),
        ("1|BYE|0-1|Ashdown", "B"),
        ("1|bye|1-0|Ashdown", "U"),
        ("White: BYE  Black: Ashdown  Result: 0-1", "B"),
        ("White: Ashdown  Black: bye  Result: ½-½", "H"),
        ("White: BYE  Black: Ashdown", "B"),
    ],
)
def test_a_bye_in_a_row_without_a_heading(row: str, code: str) -> None:
    table = read(f"Round 1\n{row}\nCalder 1-0 Dunn\n")
    assert results(table) == {"Ashdown": code, "Calder": "WDunnw", "Dunn": "LCalderb"}


def test_a_bye_against_a_bye_is_no_game() -> None:
    heading = "Round 1\nBoard\tWhite\tResult\tBlack\n"
    error = refused(f"{heading}1\tBYE\t1-0\tBYE\n2\tCalder\t0-1\tDunn\n")
    assert (error.line, error.column) == (3, 11)
    assert error.said is not None
    assert "neither a game nor a bye" in error.message


def test_a_federation_is_no_bye() -> None:
    rows = "1|Ashdown|GER|1-0|Brook|USA\n2|Calder|ENG|0-1|Dunn|BAY\n"
    assert results(read(f"Round 1\n{rows}"))["Dunn"] == "WCalderb"


GAMES = (
    "Round 1\nAshdown, Felix 1-0 Brook, Ida\nCalder, Ivo 1-0 Dunn, Pat\n"
    "Round 2\nCalder, Ivo 1-0 Ashdown, Felix\n"
)


@pytest.mark.parametrize(
    ("line", "brook", "dunn"),
    [
        ("Byes: Brook, Ida; Dunn, Pat", "B", "B"),
        ("Round 2 byes: Brook, Ida; Dunn, Pat", "B", "B"),
        ("Round 2 byes: Brook, Ida (½); Dunn, Pat (0)", "H", "U"),
        ("Round 2 half-point byes: Brook, Ida and Dunn, Pat", "H", "H"),
        ("Byes: Ida Brook, Pat Dunn", "B", "B"),
    ],
)
def test_several_byes_of_a_line(line: str, brook: str, dunn: str) -> None:
    found = results(read(f"{GAMES}{line}\n"))
    assert found["Brook, Ida"] == f"LAshdown, Felixb {brook}"
    assert found["Dunn, Pat"] == f"LCalder, Ivob {dunn}"


def test_labels_of_one_player_are_no_game() -> None:
    table = read("Round 1\nWhite: Ashdown, Felix Result: 1-0\nCalder, Ivo 0-1 Dunn, Pat\n")
    assert [player.name for player in table.players] == ["Calder, Ivo", "Dunn, Pat"]
    assert codes(table) == ["line-left-out"]
    error = refused("Round 1\nCalder 1-0 Dunn\nWhite: Ashdown Black: Brook Result: what\n")
    assert (error.line, error.message[:22]) == (3, "This cell says “what”,")


def test_players_by_number_need_a_list() -> None:
    error = refused("Round 1\nBoard\tWhite\tResult\tBlack\n1\t7\t1-0\t8\n2\tCalder\t0-1\tDunn\n")
    assert (error.line, error.column) == (3, 3)
    assert error.message == ("These games call players by number, and no list says who they are.")


@pytest.mark.parametrize("line", ["Calder + Dunn +", "Calder 1f Dunn 1f"])
def test_two_who_both_won_by_forfeit_are_no_game(line: str) -> None:
    later = "Round 2\nAshdown 1 Calder 0\nBrook 1 Dunn 0\n"
    error = refused(f"Round 1\nAshdown 1 Brook 0\n{line}\n{later}")
    assert error.line == 3
    assert line in error.message


def test_a_text_between_games_of_one_round_is_said_to_be_left_out() -> None:
    # Only a text right above a round that was there already may be the name of a section.
    table = read(
        "Round 2\nAnn Ash 1 Ben Elm 0\nplayed on Friday evening\nCem Fir 1 Dan Oak 0\n"
        "Round 1\nAnn Ash 1 Cem Fir 0\nBen Elm 1 Dan Oak 0\n"
    )
    assert codes(table) == ["line-left-out"]
    assert table.warnings[0].facts == ("played on Friday evening",)


def test_a_text_between_rounds_that_go_down_names_no_section() -> None:
    table = read(
        "Round 2\nAnn Ash 1 Ben Elm 0\nFir, x Oak\nRound 1\nAnn Ash 1 Cem Fir 0\n"
        "Ben Elm 1 Dan Oak 0\n"
    )
    assert codes(table) == ["blank-result", "line-left-out"]
    assert table.warnings[1].facts == ("Fir, x Oak",)


def test_a_pairing_that_comes_again_without_its_result_is_the_same_game() -> None:
    table = read(
        "Round 1\nAnn Ash 1-0 Ben Elm\nCem Fir 0-1 Dan Oak\n\n"
        "Round 1\nAnn Ash - Ben Elm\nCem Fir - Dan Oak\n"
    )
    assert [[one.code for one in player.results] for player in table.players] == [
        ["W"], ["L"], ["L"], ["W"],
    ]  # fmt: skip
