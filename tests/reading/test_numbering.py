"""A number on two rows, and numbers with letters: read with a warning that says how, or refused."""

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read
from calculator.words import use

HEADING = "No\tName\tR1\tR2\tPts"
ROWS = ["Ann\tW3\tD2\t1.5", "Cem\tW4\tD1\t1.5", "Bob\tL1\tW4\t1", "Dea\tL2\tL3\t0"]


def numbered(*numbers: str, heading: str = HEADING) -> str:
    rows = [f"{number}\t{row}" for number, row in zip(numbers, ROWS, strict=True)]
    return "\n".join([heading, *rows]) + "\n"


def said(table: Crosstable, language: str = "en") -> list[str]:
    with use(language):
        return [found.words() for found in table.warnings]


def test_a_shared_number_by_which_opponents_are_called() -> None:
    table = read(numbered("1", "1", "3", "4"))
    (warning,) = said(table)
    assert warning == (
        "Number 1 is on 2 rows: Ann; Cem. Opponents’ numbers were read as rows counted from the "
        "top, so “1” there is Ann."
    )
    assert (table.warnings[0].line, table.warnings[0].column) == (3, 1)
    assert table.players[2].results[0].opponent == table.players[0].number
    assert said(table, "es")[0].endswith("así que «1» es allí Ann.")


def test_a_shared_number_that_nobody_names() -> None:
    text = "No\tName\tR1\tPts\n1\tAnn\tW2\t1\n2\tBob\tL1\t0\n9\tCem\tU\t0\n9\tDea\tU\t0\n"
    assert said(read(text)) == [
        "Number 9 is on 2 rows: Cem; Dea. No result names that number."
    ]  # fmt: skip


def test_shared_places_are_nothing_unusual() -> None:
    table = read(numbered("1", "1", "3", "4", heading=HEADING.replace("No", "Place")))
    assert table.warnings == ()


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        (
            ("A1", "A2", "A3", "A4"),
            "4 players’ numbers are not plain numbers; the first is “A1” (Ann).",
        ),
        (("1", "2", "3", "A4"), "The number of Dea is “A4”, not a plain number."),
        (("1", "2", "*", "4"), "The number of Bob is “*”, not a plain number."),
        (("1", "GM", "3", "4"), "The number of Cem is “GM”, not a plain number."),
        (("1", "2", "3b", "4"), "The number of Bob is “3b”, not a plain number."),
    ],
)
def test_numbers_with_letters(numbers: tuple[str, ...], words: str) -> None:
    table = read(numbered(*numbers))
    assert [player.name for player in table.players] == ["Ann", "Cem", "Bob", "Dea"]
    (warning,) = said(table)
    assert warning == f"{words} Opponents’ numbers were read as rows counted from the top."
    assert table.warnings[0].line == 2 + next(
        at for at, number in enumerate(numbers) if not number.isdecimal()
    )


def test_letters_where_the_rows_do_not_fit_are_refused() -> None:
    lines = numbered("A1", "A2", "A3", "A4").splitlines()
    with pytest.raises(ReadError, match="contradict"):
        read("\n".join([lines[0], *reversed(lines[1:])]))


def test_a_shared_number_of_players_with_other_totals() -> None:
    (warning,) = said(read(numbered("1", "2", "3", "3")))
    assert warning.startswith("Number 3 is on 2 rows: Bob; Dea.")
