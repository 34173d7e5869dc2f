"""Lists of games as few people write them: figures beside names, byes in a row, broken rows."""

from __future__ import annotations

import pytest

from calculator.reading import read
from tests.reading.test_games_list import codes, refused, results

GAME = "Round 1\nAnn Reed 1-0 Ben Poe\n"
WON = {"Ann Reed": "WBen Poew", "Ben Poe": "LAnn Reedb"}
ROUND = {**WON, "Cem Cobb": "DDea Dunnw", "Dea Dunn": "DCem Cobbb"}


@pytest.mark.parametrize(
    "lines",
    [
        "1. Ann Reed 1 Ben Poe 0\n2. Cem Cobb ½ Dea Dunn ½",
        "Board 1 Ann Reed 1 Ben Poe 0\nBoard 2 Cem Cobb ½ Dea Dunn ½",
        "Ann Reed 1 Ben Poe 0\nCem Cobb ½ Dea Dunn ½",
        "1 Ann Reed 0 Ben Poe\n½ Cem Cobb ½ Dea Dunn",
        "1. 1850 Ann Reed 1-0 1790 Ben Poe\n2. 1700 Cem Cobb ½-½ 1620 Dea Dunn",
    ],
)
def test_a_score_beside_each_name_behind_the_number_of_a_board(lines: str) -> None:
    assert results(read(f"Round 1\n{lines}\n")) == ROUND


def test_ratings_in_front_of_the_names() -> None:
    rated = "1. 1850 Ann Reed 1-0 1790 Ben Poe\n2. 12 FM 1700 Cem Cobb ½-½ #13 620 Dea Dunn\n"
    table = read(f"Round 1\n{rated}")
    assert results(table) == ROUND
    assert [player.rating for player in table.players] == [1850, 1790, 1700, 620]


def test_scores_that_cannot_both_be_right_are_no_result() -> None:
    more = "2. Cem Cobb 1 Dea Dunn 0\n3. Eva Orr 1 Fay Orr 0\n4. Gus Orr 1 Hal Orr 0\n"
    assert refused(f"Round 1\n1. Ann Reed 1 Ben Poe 1\n{more}").line == 2


@pytest.mark.parametrize(
    ("byes", "cem", "dea"),
    [
        ("Byes: 1 Cem Cobb, 2 Dea Dunn", "B", "B"),
        ("Byes: 1 Cem Cobb; ½ Dea Dunn", "B", "H"),
        ("Byes: Cem Cobb; ; - ; Dea Dunn (½)", "B", "H"),
        ("Byes: 12; Cem Cobb; Dea Dunn 0", "B", "U"),
    ],
)
def test_byes_with_figures_and_gaps(byes: str, cem: str, dea: str) -> None:
    assert results(read(f"{GAME}{byes}\n")) == {**WON, "Cem Cobb": cem, "Dea Dunn": dea}


def test_games_by_number_with_dots_between_them() -> None:
    names = "1. Ann Reed\n2. Ben Poe\n3. Cem Cobb\n4. Dea Dunn\n"
    assert results(read(f"{names}\nR1: 1-2 1-0, . , 3-4 ½-½\n")) == ROUND


def test_the_figures_of_numbered_players_are_part_of_their_names() -> None:
    names = "".join(f"{at} Player 0{at}\n" for at in range(1, 5))
    table = read(f"{names}\nRound 1\n1-2 1-0\n3-4 ½-½\n")
    assert list(results(table)) == ["Player 01", "Player 02", "Player 03", "Player 04"]


def test_names_in_a_list_of_numbers_may_lack_theirs() -> None:
    names = "No\tName\n1\tAnn Reed\n2\tBen Poe\n\tEva Orr\n3\tCem Cobb\n4\tDea Dunn\n"
    table = read(f"{names}\nR1: 1-2 1-0, 3-4 ½-½\n")
    assert results(table) == {**ROUND, "Eva Orr": "."}


STANDINGS = "Rank\tName\tPts\n1\tAnn Reed\t1\n2\tBen Poe\t0\n\n"


@pytest.mark.parametrize(
    ("standings", "totals"),
    [
        (STANDINGS, [2, 0]),
        (STANDINGS.replace("1\tAnn", "-\t-\t-\n1\tAnn"), [2, 0]),
        # Rows that end early, or have more than their heading.
        ("Rank\tName\tTB\tPts\n1\tAnn Reed\n2\tBen Poe\n\n", [None, None]),
        # Lined up by spaces, with a row that names nobody.
        ("Rank Name Pts\n1 Ann Reed 1\n2 Ben Poe 0\n3 4\n\n", [2, 0]),
    ],
)
def test_standings_above_games(standings: str, totals: list[int | None]) -> None:
    table = read(standings + GAME)
    assert results(table) == WON
    assert [player.total_halves for player in table.players] == totals


def test_standings_of_a_page_with_a_rule_below_their_heading() -> None:
    rows = "Rank\tName\tPts\n---\t---\t---\n1\tAnn Reed\t1\n2\tBen Poe\t0"
    table = "".join(f"<tr><td>{row.replace(chr(9), '<td>')}" for row in rows.split("\n"))
    found = read(f"<table>{table}</table><p>Round 1</p><p>Ann Reed 1-0 Ben Poe</p>")
    assert [player.total_halves for player in found.players] == [2, 0]


def test_ratings_behind_the_names_of_games_are_none_of_the_standings() -> None:
    table = read(f"{STANDINGS}Round 1\nAnn Reed 1850 1-0 Ben Poe 1790\n")
    assert (results(table), codes(table)) == (WON, [])


@pytest.mark.parametrize(
    "before", [STANDINGS, "No\tName\tRating\n1\tAnn Reed\t1800\n2\tBen Poe\t1700\n\n"]
)
def test_standings_above_and_below_are_of_the_same_players(before: str) -> None:
    table = read(f"{before}{GAME}\n{STANDINGS}")
    assert (results(table), codes(table)) == (WON, [])
    assert [player.total_halves for player in table.players] == [2, 0]


def test_of_two_whom_a_short_name_fits_it_is_the_one_without_a_game() -> None:
    standings = "Rank\tName\tPts\n1\tAnn Reed\t1\n2\tAnn Poe\t0\n3\tCem Cobb\t1\n4\tDea Dunn\t0\n"
    table = read(f"{standings}\nRound 1\nAnn Reed 1-0 Dea Dunn\nCem Cobb 1-0 Ann\n")
    assert results(table)["Ann Poe"] == "LCem Cobbb"
    assert [warning.facts for warning in table.warnings] == [("Ann", "Ann Poe")]


ROWS = "Board\tWhite\tResult\tBlack\n1\tAnn Reed\t1-0\tBen Poe\n"


@pytest.mark.parametrize(
    ("row", "cem"), [("Cem Cobb\t1\t", "B"), ("\t1\tCem Cobb", "B"), ("Cem Cobb\t½\tbye", "H")]
)
def test_a_row_with_one_name(row: str, cem: str) -> None:
    assert results(read(f"{ROWS}2\t{row}\n")) == {**WON, "Cem Cobb": cem}


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("\t1-0\t", "error-no-game"),
        ("-\t1-0\t-", "error-no-game"),
        ("Cem Cobb\tabc\tbye", "error-no-result"),
        ("Cem Cobb\t2-0-1\tbye", "error-no-result"),
        ("Cem Cobb\tnot played, because nobody could come through the snow\tDea Dunn",
         "error-no-result"),
    ],
)  # fmt: skip
def test_a_row_that_is_no_game(row: str, code: str) -> None:
    error = refused(f"{ROWS}2\t{row}\n3\tEva Orr\t1-0\tFay Orr\n")
    assert (error.said.code, error.line) == (code, 3)


def test_a_bye_among_pairings_without_a_column_of_results() -> None:
    rows = "Board\tWhite\tBlack\n1\tAnn Reed\tBen Poe\n2\tCem Cobb\tbye\n"
    assert refused(f"{rows}\nRound 1\nAnn Reed 1-0 Ben Poe\n").said.code == "error-no-round"


def test_a_line_without_the_figures_of_its_heading_is_of_no_round() -> None:
    lines = "Rd Bd White Result Black\n1 1 Ann Reed 1-0 Ben Poe\nCem Cobb 1-0 Dea Dunn\n"
    error = refused(f"{lines}1 2 Eva Orr 1-0 Fay Orr\n")
    assert (error.said.code, error.line) == ("error-no-round", 3)


def test_a_result_far_from_any_name_is_left_out_and_said() -> None:
    lines = "Ann Reed\n1-0\n1800\n12\n1\n2\n3\nBen Poe\nCem Cobb\n1-0\nDea Dunn\n"
    # Where more is left out than read, it is refused.
    assert refused(f"Round 1\n{lines}").line == 2
    table = read(f"Round 1\n{lines}Eva Orr\n0-1\nFay Fry\n")
    assert list(results(table)) == ["Cem Cobb", "Dea Dunn", "Eva Orr", "Fay Fry"]
    assert table.warnings[0].facts == ("Ann Reed",)
