"""Ratings and totals in every form; what cannot be read is said."""

import pytest

from calculator.reading import ReadError, read
from calculator.reading.cells.grammar import is_rating, is_unread, rating, total
from calculator.words import use

RATINGS = {
    "1812": 1812,
    "1812 → 1830": 1812,
    "1812->1830": 1812,
    "1812 -> 1830": 1812,
    "1812=>1830": 1812,
    "(1812)": 1812,
    "[1812]": 1812,
    "1,812": 1812,
    "1.812": 1812,
    "1 812": 1812,
    "1812.0": 1812,
    "1812 F": 1812,
    "1674 E": 1674,
    "799 N": 799,
    "1812?": 1812,
    "1812*": 1812,
    "1812 FM": 1812,
    "1850-55": 1850,
    "1641P17": 1641,
    "1641P17->1700P22": 1641,
    "1641 P17": 1641,
    "1812/14": 1812,
    "1812p": 1812,
    "2200 (1965)": 2200,
    "1401 (1407)": 1401,
    "1812 / 1790": 1812,
    "950": 950,
}
UNRATED = ["unr.", "Unr", "UNRATED", "new", "0", "0000", "-", "--", "0 *", "n/a", "", "(unr)", "?"]
UNREAD = ["l812", "12", "18120", "W12", "abc", "1812x1830y", "18 12", "1812 1830 1850"]


@pytest.mark.parametrize(("text", "value"), RATINGS.items(), ids=list(RATINGS))
def test_the_first_figure_is_the_rating_before_the_event(text: str, value: int) -> None:
    assert rating(text) == value
    assert not is_unread(text)


@pytest.mark.parametrize("text", UNRATED)
def test_unrated(text: str) -> None:
    assert rating(text) is None
    assert not is_unread(text)


@pytest.mark.parametrize("text", UNREAD)
def test_what_is_no_rating(text: str) -> None:
    assert rating(text) is None
    assert is_unread(text)
    assert not is_rating(text)


@pytest.mark.parametrize("text", ["1.250", "2.375", "17.5", "19½", "W12", "3"])
def test_what_a_column_of_tiebreaks_holds_is_no_rating(text: str) -> None:
    assert not is_rating(text)


TABLE = "No.\tName\tRtg\tR1\tTotal\n1\tAnn\t{}\tW2\t{}\n2\tBob\t{}\tL1\t0\n"


@pytest.mark.parametrize(("text", "value"), RATINGS.items(), ids=list(RATINGS))
def test_ratings_in_a_table(text: str, value: int) -> None:
    table = read(TABLE.format(text, "1", "1500"))
    assert [player.rating for player in table.players] == [value, 1500]
    assert table.warnings == ()


@pytest.mark.parametrize("text", UNREAD)
def test_a_rating_that_cannot_be_read_is_said(text: str) -> None:
    table = read(TABLE.format("1700", "1", text))
    assert [player.rating for player in table.players] == [1700, None]
    (warning,) = table.warnings
    assert warning.code == "rating-unread"
    assert (warning.line, warning.column) == (3, 7)
    with use("en"):
        assert warning.words() == (
            f"Bob: “{text}” is not a rating that can be read here; counted as unrated."
        )


def test_several_ratings_that_cannot_be_read() -> None:
    (warning,) = read(TABLE.format("?!", "1", "abc")).warnings
    assert warning.facts == (2, "Ann", "?!")


def test_a_grade_behind_a_rating_is_no_part_of_it() -> None:
    rows = [
        "No. Name       Rtg  Grade 1      2      Pts",
        "1   Xu, Tom    2204 1     ½k     0k     0.5",
        "2   Fay, Kay   1563 1     ½ (3w) 1 (3s) 1.5",
        "3   Lund, Pat  2488 12    ½ (2s) 0 (2w) 0.5",
    ]
    table = read("\n".join(rows))
    assert [player.rating for player in table.players] == [2204, 1563, 2488]
    assert table.warnings == ()


TOTALS = {
    "3": 6,
    "3.5": 7,
    "3½": 7,
    "3 1/2": 7,
    "4,5": 9,
    "3.5/5": 7,
    "3.5 / 5": 7,
    "3½ of 5": 7,
    "3 1/2 out of 5": 7,
    "½/5": 1,
    "0/5": 0,
    "5/5": 10,
    "3.5 pts": 7,
    "3.5pts.": 7,
    "1 pt": 2,
    "3.5 points": 7,
    "3.5 (70%)": 7,
    "3.5/5 (70 %)": 7,
    "3.5 70%": 7,
    "2-Jan": 1,
}


@pytest.mark.parametrize(("text", "value"), TOTALS.items(), ids=list(TOTALS))
def test_totals(text: str, value: int) -> None:
    assert total(text) == value


@pytest.mark.parametrize("text", ["6/5", "70%", "17.25", "W3", "3.5.5", "", "of 5", "3 of", "-1"])
def test_what_is_no_total(text: str) -> None:
    assert total(text) is None


@pytest.mark.parametrize("text", ["1/1", "1 of 1", "1 pt", "1 (100%)", "1.0"])
def test_totals_in_a_table(text: str) -> None:
    table = read(TABLE.format("1700", text, "1500"))
    assert table.players[0].total_halves == 2
    assert table.wrong_totals == ()


def test_one_of_two_beside_others_of_two() -> None:
    text = "No.\tName\tR1\tR2\tTotal\n1\tAnn\tW2\tL3\t1/2\n2\tBob\tL1\tL4\t{}\n"
    text += "3\tCem\tW4\tW1\t{}\n4\tDea\tL3\tW2\t1/2\n"
    assert [player.total_halves for player in read(text.format("0/2", "2/2")).players] == [
        2,
        0,
        4,
        2,
    ]
    # Alone it is half a point, which the results do not add up to.
    table = read(text.format("0", "2"))
    assert [player.total_halves for player in table.players] == [1, 0, 4, 1]
    assert [wrong.number for wrong in table.wrong_totals] == [1, 4]


def test_a_total_of_more_than_there_is_is_refused() -> None:
    with pytest.raises(ReadError, match="Ann, column “Total” says “6/5”"):
        read(TABLE.format("1700", "6/5", "1500"))
