"""What an edge of a picture cuts off is named, as far as the rest of the sheet tells."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from calculator.scanned import Box, Picture, PicturesError, Word, sheet_of
from calculator.scanned.column_kinds import kinds
from calculator.scanned.grid import EMPTY, Cell, Grid, grids
from calculator.scanned.likeliest_table import CellGuesses, Guess, likeliest
from calculator.scanned.missing_edges import at_edges
from calculator.scanned.picture import around
from calculator.words import use
from tests.scans.words_and_ink import SHEET as ROWS
from tests.scans.words_and_ink import read_alone, shown

STARTS = [10, 50, 160, 220, 280, 340]


def cut(rows: Sequence[Sequence[str]], starts: Sequence[float], right: float) -> list[str]:
    """What is said of a picture that ends there."""
    whole = shown(rows, starts)
    picture = Picture(
        tuple(
            word._replace(box=word.box._replace(right=min(word.box.right, right)))
            for word in whole.words
            if word.box.left < right
        ),
        tuple(box._replace(right=min(box.right, right)) for box in whole.ink if box.left < right),
        whole.letter,
        size=(right, 20 * len(rows) + 20),
    )
    found = sheet_of([picture], read_alone([picture], [rows], starts))
    return [note.words() for note in found.notes if "edge" in note.words()]


def without_totals() -> list[list[str]]:
    """The same table with its totals behind the rounds."""
    return [[*row[:2], *row[3:], row[2]] for row in ROWS]


def test_a_round_that_is_cut_is_named() -> None:
    # Through the letters of the third round; the totals stand before the rounds.
    (said,) = cut(ROWS, STARTS, 349)
    assert said.endswith("cuts the table: round 3 is missing, and perhaps later rounds.")


def test_where_no_round_is_left_it_is_said_that_they_are_missing() -> None:
    # Behind the totals.
    with pytest.raises(PicturesError, match="the results of the rounds are missing"):
        cut(ROWS, STARTS, 210)


def test_a_round_that_is_cut_is_named_though_hardly_anybody_has_letters_there() -> None:
    rows = [[*row[:5], row[5] if at in {0, 3} else ""] for at, row in enumerate(ROWS)]
    (said,) = cut(rows, STARTS, 343)
    assert "round 3 is missing" in said


def test_totals_say_that_rounds_are_missing() -> None:
    # Behind the first round, where no column is cut.
    (said,) = cut(ROWS, STARTS, 236)
    assert said.endswith("the table: rounds 2 to 3 are missing, and perhaps later rounds.")


def test_what_stands_above_says_how_many_rounds_there_are() -> None:
    titled = [["Club Open, 4 rounds", *[""] * 5], *without_totals()]
    (said,) = cut(titled, STARTS, 289)
    assert said == (
        "The right edge of the picture cuts the table: the totals and rounds 3 to 4 are missing."
    )


def test_totals_stay_as_printed_where_rounds_are_missing() -> None:
    whole = shown(ROWS, STARTS)
    left = Picture(
        tuple(word for word in whole.words if word.box.right < 236),
        tuple(box for box in whole.ink if box.right < 236),
        whole.letter,
        size=(400, 20 * len(ROWS) + 20),
    )
    found = sheet_of([left], read_alone([left], [ROWS], STARTS))
    totals = [line.split("\t")[2] for line in found.text.split("\n")[1:]]
    assert totals == [row[2] for row in ROWS[1:]]


def test_opponents_whose_rows_are_missing_are_named_as_they_are_printed() -> None:
    above = ROWS[:5]
    found = sheet_of([shown(above, STARTS)], read_alone([shown(above, STARTS)], [above], STARTS))
    rows = [line.split("\t")[3:] for line in found.text.split("\n")[1:]]
    assert rows == [[cell.strip("-") for cell in row[3:]] for row in above[1:]]
    with use("en"):
        (said,) = (note.words() for note in found.notes)
    assert said.startswith("Opponents up to number 6 are named")


@pytest.mark.parametrize("room", [10, 40])
def test_an_opponent_below_the_lower_edge_may_be_named_but_once(room: float) -> None:
    rows = [row[:5] for row in ROWS[:6]]
    picture = shown(rows, STARTS[:5])
    picture = picture._replace(size=(400, max(box.bottom for box in picture.ink) + room))
    found = sheet_of([picture], read_alone([picture], [rows], STARTS[:5]))
    # Number 3 has drawn with number 6. Where there is room for others, nobody is below.
    named = found.text.split("\n")[3].endswith("D6\tW4")
    assert named == (room < 20)
    assert any(note.code == "picture-rows-below" for note in found.notes) == named


TABLE = """\
No.\tName\tPts\tR1\tR2
1\tAnn\t2\tW2\tW3
2\tBen\t1\tL1\tW4
3\tCem\t1\tW4\tL1
4\tDea\t0\tL3\tL2"""


@pytest.mark.parametrize(
    ("ends", "table", "above", "beyond", "said"),
    [
        # What is known, and no more.
        (["right"], TABLE, ["4 rounds"], (), "rounds 3 to 4 are missing."),
        (["right"], TABLE, ["Standings after round 3"], (), "round 3 is missing, and perhaps"),
        (["right"], TABLE, ["2 rounds"], (), "what is further right is missing"),
        (["right"], TABLE, [], ("Rnd", "W", "L1", "D", "B"), "round 3 is missing, and perhaps"),
        (["right"], TABLE, [], ("R3", "", "", "", ""), "round 3 is missing, and perhaps"),
        (["right"], TABLE, [], ("Solk", "4", "3.", "2", "1"), "what is further right is missing"),
        (["right"], TABLE, [], (), "what is further right is missing"),
        (["right"], TABLE.replace("Pts", "Rtg"), [], (), "the totals are missing, and perhaps"),
        # One total that is too high was misread.
        (["right"], TABLE.replace("Ann\t2", "Ann\t4"), [], (), "what is further right"),
        (["right"], TABLE.replace("Ann\t2", "Ann\t35").replace("Ben\t1", "Ben\t2.5"), [], (),
         "rounds 3 to 4 are missing, and perhaps later"),
        # The edge itself may show nothing of it.
        ([], TABLE.replace("Ann\t2", "Ann\t3").replace("Ben\t1", "Ben\t2"), [], (),
         "The totals count more than the rounds that were seen: round 3 is missing"),
        (["left", "bottom"], TABLE, ["4 rounds"], (), "what is further left is missing"),
    ],
)  # fmt: skip
def test_of_rounds_that_are_not_seen(
    ends: list[str], table: str, above: list[str], beyond: tuple[str, ...], said: str
) -> None:
    found = at_edges(ends, table, above, beyond)  # type: ignore[arg-type] # edges
    assert len(found) == max(1, len(ends))
    assert said in found[0].words()


def test_nothing_is_missing_where_the_totals_are_right() -> None:
    assert at_edges([], TABLE, ["2 rounds"]) == ()
    # Behind the rounds stands something else: what is missing is not there.
    text = TABLE.replace("Ann\t2", "Ann\t3").replace("Ben\t1", "Ben\t2")
    assert at_edges([], "\n".join(f"{line}\t7" for line in text.split("\n")), []) == ()


def test_it_is_said_in_spanish_too() -> None:
    with use("es"):
        (said,) = at_edges(["right"], TABLE, ["3 rounds"])
        assert said.words() == "El borde derecho de la imagen corta la tabla: falta la ronda 3."


def test_a_total_stays_as_it_is_where_the_picture_cuts_later_rounds() -> None:
    sure = [["1", "Ann", "1.5", "W2"], ["2", "Ben", "0", "L1"]]
    rows = [
        [CellGuesses((Guess(text),)) for text in row]
        for row in [["No.", "Name", "Pts", "R1"], *sure]
    ]
    rows[1][2] = CellGuesses((Guess("1.5", 0.9), Guess("1", 0.6)))
    assert likeliest(rows).text.split("\n")[1] == "1\tAnn\t1\tW2"
    assert likeliest(rows, goes_on=True).text.split("\n")[1] == "1\tAnn\t1.5\tW2"


def test_without_a_heading_the_longest_name_is_whole_in_the_first_row_too() -> None:
    rows = [["1", "Ann Kays", *ROWS[1][2:]], *ROWS[2:]]
    picture = shown(rows, STARTS)._replace(size=(400, 200))
    (row, *_) = grids(picture)[0].rows
    assert [len(cell.ink) for cell in row[:3]] == [1, len("Ann"), len("Kays")]


def test_what_the_lower_edge_cuts_is_in_doubt() -> None:
    whole = shown(ROWS, STARTS)
    last = max(box.bottom for box in whole.ink)
    low = [box for box in whole.ink if box.bottom == last][:2]
    picture = whole._replace(
        ink=tuple(box._replace(bottom=last + 1) if box in low else box for box in whole.ink),
        size=(400, last + 1),
    )
    found = sheet_of([picture], read_alone([picture], [ROWS], STARTS))
    assert {text for doubt in found.doubts for text in doubt.texts} == {"Fay Pat"}
    assert not sheet_of(
        [whole._replace(size=(400, last + 9))], read_alone([whole], [ROWS], STARTS)
    ).doubts


def test_totals_of_halves_that_nothing_heads_are_no_results() -> None:
    half = [Box(0, 0, 5, 10), Box(7, 0, 9, 5), Box(9, 0, 12, 10), Box(12, 5, 15, 10)]
    read = ["2%2", "1Y", "D4", "L2"]
    rows = []
    for at, text in enumerate(read):
        top = 20 * at
        ink = tuple(box._replace(top=box.top + top, bottom=box.bottom + top) for box in half)
        total = Cell(around(list(ink)), (Word(text, 0.5, around(list(ink))),), ink=ink)
        game = Box(-20, top, -10, top + 10)
        rows.append((Cell(game, (Word("W3", 0.9, game),), ink=(game,)), total))
    assert kinds(Grid((), ((EMPTY, EMPTY), *rows), ((-20, -10), (0, 15)))) == ("results", "figures")


def test_what_a_heading_calls_totals_are_totals_though_halves_are_read_as_results() -> None:
    texts = ["R3", "D8", "W5", "D6", "-B-"], ["Total", "v2", "v2", "2", "v2"]
    assert kinds(_columns(*texts)) == ("results", "figures")
    # A heading that is above the wrong column makes no totals of results.
    assert kinds(_columns(texts[0], ["Total", *texts[0][1:]])) == ("results", "results")


def test_clubs_most_of_which_were_not_read_are_no_totals() -> None:
    # Small letters above each other's middle look like the figures of a half.
    word = [Box(0, 0, 5, 10), Box(7, 0, 9, 5), Box(9, 0, 12, 10), Box(12, 5, 15, 10)]
    rows = []
    for at, text in enumerate(["Mill", "North", "", "", "", ""]):
        ink = tuple(
            box._replace(top=box.top + 20 * at, bottom=box.bottom + 20 * at) for box in word
        )
        place = around(list(ink))
        rows.append((Cell(place, (Word(text, 0.5, place),) if text else (), ink=ink),))
    assert kinds(Grid((), ((EMPTY,), *rows), ((0, 15),))) == ("other",)


def test_a_round_of_few_rows_is_one_though_the_first_is_above_the_edge() -> None:
    texts = ["W5", "-H-", "13", "2"], ["D2", "-H-", "L1", "W4"]
    assert kinds(_columns(*texts)) == ("results", "results")


def _columns(*texts: Sequence[str]) -> Grid:
    """Two columns beside each other."""
    rows = []
    for line in zip(*texts, strict=True):
        boxes = [Box(30 * at, 0, 30 * at + 10, 10) for at in range(len(line))]
        rows.append(
            tuple(
                Cell(box, (Word(text, 0.9, box),), ink=(box,))
                for box, text in zip(boxes, line, strict=True)
            )
        )
    return Grid((), tuple(rows), ((0, 10), (30, 40)))


@pytest.mark.parametrize(("shape", "columns"), [(7, 8), (8, 7)])
def test_a_letter_that_is_elsewhere_is_a_round_though_its_heading_is_cut_off(
    shape: int, columns: int
) -> None:
    # One bye in a round whose heading the upper edge cut off, never read: on a screen it has
    # exactly the shape of others, and dirt has a shape of its own.
    whole = shown(ROWS[1:], STARTS)
    bye = Box(400, 30, 406, 40)
    picture = whole._replace(
        ink=(*whole.ink, bye), shapes=(*[7] * len(whole.ink), shape), size=(450, 200)
    )
    assert len(grids(picture)[0].spans) == columns
