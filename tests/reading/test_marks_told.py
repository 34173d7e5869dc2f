"""Marks behind results and names, and what a line of the text says of them."""

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read

LIST = (
    "Round 1\nAnn Lee - Bo Ray 1-0{mark}\nCy Poe - Di Fox 0-1\n"
    "Round 2\nAnn Lee - Cy Poe 1-0\nBo Ray - Di Fox 1/2\n\n{says}\n"
)
COLUMNS = (
    "Round\tWhite\tResult\tBlack\n1\tAnn Lee\t1-0{mark}\tBo Ray\n1\tCy Poe\t0-1\tDi Fox\n"
    "2\tAnn Lee\t1-0\tCy Poe\n2\tBo Ray\t1/2\tDi Fox\n\n{says}\n"
)
BY_NUMBER = (
    "1\tAnn Lee\tW2{mark}\tD3\tW4\t2.5\n2\tBo Ray\tL1{mark}\tW4\tD3\t1.5\n"
    "3\tCy Poe\tW4\tD1\tD2\t2.0\n4\tDi Fox\tL3\tL2\tL1\t0.0\n\n{says}\n"
)
MATRIX = (
    "1\tAnn Lee\tx\t1{mark}\t½\t1\t2.5\n2\tBo Ray\t0{mark}\tx\t½\t1\t1.5\n"
    "3\tCy Poe\t½\t½\tx\t1\t2.0\n4\tDi Fox\t0\t0\t0\tx\t0.0\n\n{says}\n"
)
EVERY = {"list": LIST, "columns": COLUMNS, "by number": BY_NUMBER, "matrix": MATRIX}
FORFEITS = (
    "* forfeit",
    "* = forfeit",
    "(* = won by forfeit)",
    "Note: * forfeited game",
    "* by default",
    "* Bo Ray did not show up",
    "* game not played",
    "* kampflos",
    "** played on Friday; * won by forfeit",
    "Games marked * were forfeits.",
    "An asterisk marks a forfeit",
)


def codes(table: Crosstable, round_: int = 1) -> list[str]:
    return [player.results[round_ - 1].code for player in table.players]


def warned(table: Crosstable) -> set[str]:
    return {one.code for one in table.warnings}


@pytest.mark.parametrize("says", FORFEITS)
@pytest.mark.parametrize("form", EVERY)
def test_a_mark_that_is_told_to_be_a_forfeit_is_one(form: str, says: str) -> None:
    for mark in ("*", " (*)", "(*)"):
        table = read(EVERY[form].format(mark=mark, says=says))
        assert [player.name for player in table.players] == [
            "Ann Lee", "Bo Ray", "Cy Poe", "Di Fox"
        ]  # fmt: skip
        assert codes(table)[:2] == ["X", "F"]
        assert not {"X", "F"} & {*codes(table)[2:], *codes(table, 2)}
        assert not warned(table) & {"results-noted", "column-of-results"}


@pytest.mark.parametrize("mark", ["#", "†", "‡", "§", "¹", "**"])
@pytest.mark.parametrize("form", EVERY)
def test_any_mark_of_a_footnote_may_be_one(form: str, mark: str) -> None:
    table = read(EVERY[form].format(mark=mark, says=f"{mark} forfeit"))
    assert codes(table)[:2] == ["X", "F"]


@pytest.mark.parametrize("says", ["* played on Friday", "* = paired late", "* see the minutes"])
@pytest.mark.parametrize("form", ["list", "columns", "matrix"])
def test_of_a_mark_that_says_something_else_there_is_a_word(form: str, says: str) -> None:
    table = read(EVERY[form].format(mark="*", says=says))
    assert codes(table)[:2] == ["W", "L"]
    assert "results-noted" in warned(table)


def test_a_mark_behind_a_name_counts_for_the_game() -> None:
    text = LIST.format(mark="", says="* forfeit").replace("Ann Lee - Bo", "Ann Lee* - Bo")
    table = read(text)
    assert codes(table)[:2] == ["X", "F"]
    assert codes(table, 2) == ["W", "D", "L", "D"]


def test_draws_and_byes_are_no_forfeits() -> None:
    text = LIST.format(mark="", says="* forfeit").replace("Di Fox 1/2", "Di Fox ½-½*")
    table = read(text)
    assert codes(table, 2) == ["W", "D", "L", "D"]
    assert "results-noted" in warned(table)


def test_the_own_cell_is_no_mark() -> None:
    table = read(
        "1 Ann Lee * 1 1* 2\n2 Bo Ray 0 * 1 1\n3 Cy Poe 0* 0 * 0\n\n* won by forfeit\n",
    )
    assert [[result.code for result in player.results] for player in table.players] == [
        ["W", "X"], ["L", "W"], ["F", "L"]
    ]  # fmt: skip


@pytest.mark.parametrize("behind", [" +", " (+)", " (+/-)", " (G forfait)"])
def test_what_may_be_a_forfeit_is_no_game(behind: str) -> None:
    with pytest.raises(ReadError, match="line 2"):
        read(LIST.format(mark=behind, says=""))


@pytest.mark.parametrize("behind", [" (time)", " (34)", " !", " (−)"])
def test_other_remarks_change_nothing(behind: str) -> None:
    assert codes(read(LIST.format(mark=behind, says="")))[:2] == ["W", "L"]
