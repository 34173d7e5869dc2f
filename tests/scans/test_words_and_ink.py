"""Cells that were seen in several ways: the likeliest table that does not contradict itself."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

import pytest

from calculator import ReadError
from calculator.reading import read
from calculator.scanned.likeliest_table import CellGuesses, Guess, LikeliestTable, likeliest
from tests.reading.test_slips import Rows, event, meaning, text_of
from tests.support.sheets import wintd_rows
from tests.support.work import steps

#: What a character is taken for in a picture.
TAKEN_FOR = {
    "W": "VN", "L": "I1", "D": "O0", "1": "lI7", "0": "O6", "5": "S6", "8": "B3", "6": "85",
    "3": "85", "2": "Z7", "7": "12", "9": "04", "4": "91", ".": ":,",
}  # fmt: skip
NAME, TOTAL = 1, 2
TENS = ["30", "25", "20", "10", "05"]
NAMES = ["Ann", "Ben", "Cem", "Dea"]


def misread(rng: Random, text: str) -> str:
    """The text with one character taken for another."""
    places = [at for at, character in enumerate(text) if character in TAKEN_FOR]
    if not places:
        return text
    at = rng.choice(places)
    return text[:at] + rng.choice(TAKEN_FOR[text[at]]) + text[at + 1 :]


def as_seen(rng: Random, text: str, rate: float) -> CellGuesses:
    """A cell as a picture shows it: wrong as often as ``rate``, the right one mostly second."""
    wrong = misread(rng, text)
    if wrong == text or rng.random() > rate:
        doubts = (Guess(text, 0.6), Guess(wrong, 0.3)) if rng.random() < 0.1 else ()
        return CellGuesses(doubts or (Guess(text, 0.97),))
    if rng.random() < 0.7:
        return CellGuesses((Guess(wrong, 0.55), Guess(text, 0.35)))
    return CellGuesses((Guess(wrong, 0.7),))


class Count(NamedTuple):
    tables: int = 0
    cells: int = 0
    misread: int = 0
    wrong: int = 0
    whole: int = 0


def seen_of(rng: Random, rows: Rows, rate: float) -> list[list[CellGuesses]]:
    return [
        [
            (as_seen(rng, text, rate if line and at != NAME else 0))._replace(place=(line, at))
            if line and at != NAME
            else CellGuesses((Guess(text),), (line, at))
            for at, text in enumerate(row)
        ]
        for line, row in enumerate(rows)
    ]


def same(right: str, found: str, at: int) -> bool:
    if at == NAME:
        return right == found
    return meaning(right) == meaning(found.replace(",", "."))


def measured(rng: Random, rate: float, events: int, players: tuple[int, int]) -> Count:
    count = Count()
    for _ in range(events):
        rows = wintd_rows(event(rng, rng.randint(*players), rng.randint(4, 7)))
        right = read(text_of(rows))
        if right.contradictions or right.wrong_totals:
            continue
        seen = seen_of(rng, rows, rate)
        found = likeliest(seen)
        pairs = [
            (one, other, cell.text, at)
            for line, cells, row in zip(found.text.split("\n"), seen, rows, strict=True)
            for at, (one, other, cell) in enumerate(zip(row, line.split("\t"), cells, strict=True))
        ]
        wrong = sum(not same(one, other, at) for one, other, _, at in pairs)
        count = Count(
            count.tables + 1,
            count.cells + len(pairs),
            count.misread + sum(one != text for one, _, text, _ in pairs),
            count.wrong + wrong,
            count.whole + (not wrong),
        )
    return count


def test_most_misreadings_do_not_survive() -> None:
    few = measured(Random(1), 0.02, 10, (8, 40))  # noqa: S311
    assert few.misread >= 20
    assert few.wrong <= 0.1 * few.misread
    assert few.whole >= 0.9 * few.tables
    many = measured(Random(2), 0.1, 10, (8, 40))  # noqa: S311
    assert many.misread >= 80
    assert many.wrong <= 0.1 * many.misread
    assert many.whole >= 0.6 * many.tables


def test_a_large_table_takes_no_longer_than_one_waits() -> None:
    rng = Random(5)  # noqa: S311
    rows = wintd_rows(event(rng, 200, 9))
    seen = seen_of(rng, rows, 0.05)
    assert steps(lambda: likeliest(seen)) < 100 * steps(lambda: read(text_of(rows)))


def club(**otherwise: tuple[Guess, ...]) -> LikeliestTable:
    """A small table with some cells seen in other ways, by row and column: ``r3c4``."""
    rows = [
        ["No.", "Name", "Pts", "R1", "R2"],
        ["1", "Ann", "2", "W2", "W3"],
        ["2", "Ben", "0.5", "L1", "D4"],
        ["3", "Cem", "1", "W4", "L1"],
        ["4", "Dea", "0.5", "L3", "D2"],
    ]
    return likeliest(seen_as(rows, otherwise))


def seen_as(rows: Rows, otherwise: Mapping[str, tuple[Guess, ...]]) -> list[list[CellGuesses]]:
    return [
        [
            CellGuesses(otherwise.get(f"r{line}c{at}", (Guess(text, 0.95),)), (line, at))
            for at, text in enumerate(row)
        ]
        for line, row in enumerate(rows)
    ]


def test_it_says_what_it_changed_and_why() -> None:
    found = club(
        r1c0=(Guess("l", 0.8),),
        r3c4=(Guess("I1", 0.6), Guess("L1", 0.3)),
        r4c2=(Guess("O.S", 0.9),),
    )
    assert found.text.split("\n")[1:] == [
        "1\tAnn\t2\tW2\tW3", "2\tBen\t0.5\tL1\tD4", "3\tCem\t1\tW4\tL1", "4\tDea\t0.5\tL3\tD2"
    ]  # fmt: skip
    said = {mended.place: (mended.seen, mended.text, mended.why) for mended in found.corrections}
    assert said == {
        (1, 0): ("l", "1", "number"),
        (3, 4): ("I1", "L1", "form"),
        (4, 2): ("O.S", "0.5", "answer"),
    }


def test_a_number_that_runs_on_is_in_no_doubt() -> None:
    found = club(r3c0=(Guess("8", 0.3), Guess("3", 0.2)))
    assert [line[0] for line in found.text.split("\n")[1:]] == [*"1234"]
    assert found.doubts == ()


def test_what_nothing_decides_is_doubtful_with_both_readings() -> None:
    # Without totals nobody knows who won the game.
    blank = {f"r{line}c2": (Guess("", 0.9),) for line in range(1, 5)}
    found = club(
        **blank,
        r4c3=(Guess("W3", 0.5), Guess("L3", 0.5)),
        r3c3=(Guess("W4", 0.5), Guess("L4", 0.5)),
    )
    assert {doubt.place: doubt.texts for doubt in found.doubts} == {
        (3, 3): ("L4", "W4"),
        (4, 3): ("L3", "W3"),
    }


@pytest.mark.parametrize(("sure", "doubtful"), [(0.02, True), (0.6, False)])
def test_which_letter_counts_a_point_no_total_says(sure: float, *, doubtful: bool) -> None:
    found = club(r3c3=(Guess("B", sure), Guess("X", 0.01)), r4c3=(Guess("U", 0.95),))
    assert found.text.split("\n")[3].split("\t")[3] == "B"
    assert ((3, 3) in [doubt.place for doubt in found.doubts]) == doubtful


def totals_of(*totals: str) -> LikeliestTable:
    """The small table with other totals, read twice each."""
    return club(**{f"r{line}c2": (Guess(text, 0.95),) for line, text in enumerate(totals, 1)})


def test_totals_without_their_points_have_them_though_one_is_misread() -> None:
    found = totals_of("20", "05", "10", "9.3")
    assert [line.split("\t")[2] for line in found.text.split("\n")[1:]] == [
        "2.0",
        "0.5",
        "1.0",
        "0.5",
    ]
    assert {doubt.place for doubt in found.doubts} == {(4, 2)}
    # Two that are misread leave nothing of that, and all are marked.
    found = totals_of("20", "15", "93", "84")
    assert {(1, 2), (2, 2)} <= {doubt.place for doubt in found.doubts}


def test_totals_of_rounds_that_are_cut_off_have_their_points_if_all_lack_them() -> None:
    rows = [["No.", "Name", "Pts", "R1"]]
    rows += [[str(at), f"Ann {at}", total, "-U-"] for at, total in enumerate(TENS, 1)]
    seen = [[CellGuesses((Guess(text, 0.95),)) for text in row] for row in rows]
    found = likeliest(seen, goes_on=True)
    totals = [line.split("\t")[2] for line in found.text.split("\n")[1:]]
    assert totals == ["3.0", "2.5", "2.0", "1.0", "0.5"]


def test_a_total_that_is_not_there_is_in_doubt_where_others_are() -> None:
    found = club(r2c2=(Guess("", 0.95),))
    assert [doubt.place for doubt in found.doubts] == [(2, 2)]
    # Of which most have none, nobody has one to be looked for.
    assert club(**{f"r{row}c2": (Guess("", 0.95),) for row in (1, 2, 3)}).doubts == ()


def test_a_column_most_of_which_is_in_doubt_is_in_doubt_as_a_whole() -> None:
    # Totals behind the rounds look like results, and two of them agree by chance.
    rows = [
        ["No.", "Name", "R1", "R2", "R3"],
        ["1", "Ann", "W2", "W3", "4½"],
        ["2", "Ben", "L1", "D4", "2½"],
        ["3", "Cem", "W4", "L1", "W4"],
        ["4", "Dea", "L3", "D2", "L3"],
        ["5", "Eva", "W6", "D6", "2"],
        ["6", "Fay", "L5", "D5", "2½"],
    ]
    unsure = {"r1c4": (Guess("W9", 0.3),), "r2c4": (Guess("L7", 0.3),)}
    doubts = {doubt.place for doubt in likeliest(seen_as(rows, unsure), (2, 3, 4)).doubts}
    assert {(row, 4) for row in range(1, 7)} <= doubts


def test_a_row_without_a_number_most_of_which_is_in_doubt_is_in_doubt_as_a_whole() -> None:
    said = {0: ("", 0.95), 1: ("HORN", 0.95), 2: ("", 0.95), 3: ("B", 0.2), 4: ("U", 0.2)}
    found = club(**{f"r4c{at}": (Guess(*one),) for at, one in said.items()})
    doubts = {doubt.place: doubt.texts for doubt in found.doubts}
    assert {(4, at) for at in (0, 1, 3, 4)} <= doubts.keys()
    # A name that is sure otherwise is marked as well: there may be nobody.
    assert doubts[4, 1] == ()


def test_cells_that_make_no_table() -> None:
    with pytest.raises(ReadError):
        likeliest([[CellGuesses((Guess("Hello"),))], [CellGuesses((Guess("there"),))]])


def test_columns_of_results_are_rounds_whatever_is_seen_above_them() -> None:
    found = club(r0c3=(Guess("Rndl", 0.6),), r0c4=(Guess("Rmdé2", 0.6),))
    assert found.text.split("\n")[0] == "No.\tName\tPts\tR1\tR2"


def test_what_nobody_saw_and_nothing_confirms_is_doubtful() -> None:
    # 3.5 is not what the results add up to, and nothing else was seen there.
    found = club(r1c2=(Guess("3.5", 0.97),))
    assert [(doubt.place, doubt.texts) for doubt in found.doubts] == [((1, 2), ("3.5", "2.0"))]


def test_what_was_read_for_certain_is_marked_where_it_becomes_something_else() -> None:
    # The opponent's cell and the total say so; nobody saw it.
    found = club(r3c4=(Guess("W2", 0.97),))
    assert found.text.split("\n")[3].endswith("\tL1")
    assert {doubt.place: doubt.texts for doubt in found.doubts} == {(3, 4): ("W2", "L1")}


@pytest.mark.parametrize(("sure", "doubtful"), [(0.6, True), (0.9, False)])
def test_a_figure_that_may_be_misread_is_no_point_without_an_opponent(
    sure: float, *, doubtful: bool
) -> None:
    found = club(r3c3=(Guess("W0", sure),), r4c3=(Guess("U", 0.95),))
    assert ((3, 3) in [doubt.place for doubt in found.doubts]) == doubtful


def test_cells_that_agree_only_because_both_were_changed_are_doubtful() -> None:
    # Nothing else says that this was a game: the bye and the blank would do as well.
    found = club(
        r1c4=(Guess("W4", 0.6), Guess("W3", 0.35)),
        r3c4=(Guess("L2", 0.6), Guess("L1", 0.35)),
    )
    assert found.text.split("\n")[1].endswith("W3")
    assert {doubt.place for doubt in found.doubts} >= {(1, 4), (3, 4)}


def test_ink_that_nothing_was_read_of_is_doubtful() -> None:
    found = club(r2c4=(Guess("…", 0.05),), r4c4=(Guess("…", 0.05),))
    assert {(2, 4), (4, 4)} <= {doubt.place for doubt in found.doubts}
    assert "…" not in found.text


def test_an_opponent_alone_is_no_reading_of_a_result() -> None:
    found = club(r3c4=(Guess("L1", 0.5), Guess("1", 0.5)))
    assert (found.corrections, found.doubts) == ((), ())


def test_a_column_that_was_mostly_misread_holds_results_by_what_else_was_seen() -> None:
    found = club(
        r1c4=(Guess("wi3", 0.6), Guess("W3", 0.3)),
        r2c4=(Guess("O4", 0.6), Guess("D4", 0.3)),
    )
    assert [line.split("\t")[4] for line in found.text.split("\n")] == [
        "R2",
        "W3",
        "D4",
        "L1",
        "D2",
    ]


def test_an_opponent_who_is_not_there_is_left_out_and_doubtful() -> None:
    # Nothing else was seen there: the table is read without it, not refused.
    found = club(r1c4=(Guess("W7", 0.9),), r3c4=(Guess("-U-", 0.9),))
    assert "W7" in {doubt.place: doubt.texts for doubt in found.doubts}[1, 4]
    assert len(read(found.text).players) == 4


def test_a_game_without_an_opponent_is_no_result() -> None:
    found = club(r1c4=(Guess("W", 0.9), Guess("W3", 0.05)))
    assert found.text.split("\n")[1].split("\t")[4] == "W3"


@pytest.mark.parametrize("seen", ["…", "", ":0"])
@pytest.mark.parametrize("beside", ["Pts", "Team"])
def test_a_player_whose_name_was_not_read_is_named_by_the_row(seen: str, beside: str) -> None:
    # "Team" may head names too, but not beside "Name".
    found = club(r0c2=(Guess(beside),), r2c1=(Guess(seen, 0.05),))
    assert [player.name for player in read(found.text).players][1] == "Player in row 2"
    assert (2, 1) in {doubt.place for doubt in found.doubts}


def test_totals_without_their_points_have_them_again() -> None:
    said = ("20", "05", "10", "05")
    lost = {f"r{row}c2": (Guess(text, 0.9),) for row, text in enumerate(said, 1)}
    totals = [line.split("\t")[2] for line in club(**lost).text.split("\n")[1:]]
    assert totals == ["2.0", "0.5", "1.0", "0.5"]


def test_cells_that_were_hardly_read_confirm_nothing_though_they_agree() -> None:
    found = club(
        r1c4=(Guess("W3", 0.1), Guess("W2", 0.05)),
        r3c4=(Guess("L1", 0.1), Guess("L2", 0.05)),
    )
    assert {doubt.place for doubt in found.doubts} >= {(1, 4), (3, 4)}


def test_a_column_beside_rounds_is_one_though_little_was_read_of_it() -> None:
    rows = [
        ["No.", "Name", "Pts", "R1", "M2", "R3"],
        ["1", "Ann", "2", "W2", "ww", "-U-"],
        ["2", "Ben", "0.5", "L1", "o4", "-U-"],
        ["3", "Cem", "1", "W4", "ui", "-U-"],
        ["4", "Dea", "0.5", "L3", "~", "-U-"],
    ]
    seen = [
        [CellGuesses((Guess(text, 0.95),), (line, at)) for at, text in enumerate(row)]
        for line, row in enumerate(rows)
    ]
    for rounds, headings in ((), ["R1", "M2", "R2"]), ((3, 4, 5), ["R1", "R2", "R3"]):
        assert likeliest(seen, rounds).text.split("\n")[0].split("\t")[3:] == headings
    doubts = {doubt.place for doubt in likeliest(seen, (3, 4, 5)).doubts}
    assert {(row, 4) for row in range(1, 5)} <= doubts


def test_totals_below_two_words_with_the_bar_beside_them_read_as_a_figure() -> None:
    found = club(r0c2=(Guess("Total Pts", 0.9),), r3c2=(Guess("1.06", 0.9), Guess("1.0", 0.2)))
    rows = [line.split("\t") for line in found.text.split("\n")]
    assert (rows[0][2], rows[3][2]) == ("Pts", "1.0")


def test_a_table_of_which_hardly_anything_was_read_says_so() -> None:
    results = [(1, 3), (1, 4), (2, 3), (2, 4), (3, 3), (3, 4), (4, 3), (4, 4)]
    texts = ["W2", "W3", "L1", "D4", "W4", "L1", "L3", "D2"]
    seen = {
        f"r{row}c{at}": (Guess(text, 0.05),) for (row, at), text in zip(results, texts, strict=True)
    }
    found = club(**seen)
    assert [note.code for note in found.notes] == ["picture-hardly-read"]
    assert {doubt.place for doubt in found.doubts} >= set(results)
    few = club(**dict(list(seen.items())[:3]))
    assert few.notes == ()


def test_where_hardly_anything_was_read_columns_without_a_heading_are_marked_too() -> None:
    rows = [
        ["No.", "Name", "Pts", "{|", "R1", "R2"],
        ["1", "Ann", "2", "L 1m", "W2", "W3"],
        ["2", "Ben", "0.5", "jv", "L1", "D4"],
        ["3", "Cem", "1", "", "W4", "L1"],
        ["4", "Dea", "0.5", "TS", "L3", "D2"],
    ]
    for sure, marked in ((0.05, {1, 2, 4}), (0.95, set[int]())):
        seen = [
            [
                CellGuesses((Guess(text, sure if row and at > 3 else 0.95),), (row, at))
                for at, text in enumerate(line)
            ]
            for row, line in enumerate(rows)
        ]
        doubts = {doubt.place for doubt in likeliest(seen).doubts}
        assert {row for row in range(1, 5) if (row, 3) in doubts} == marked


def test_a_cell_that_makes_no_sense_is_read_from_the_others() -> None:
    # Two games of round 1 were read as a word, and as a figure.
    found = club(r2c3=(Guess("Ann", 0.95),), r3c3=(Guess("9", 0.95),))
    rows = [line.split("\t") for line in found.text.split("\n")]
    assert [row[3] for row in rows[1:]] == ["W2", "L1", "W4", "L3"]
    assert "Ann" in {doubt.place: doubt.texts for doubt in found.doubts}[2, 3]


def test_cells_that_contradict_each_other_still_are_doubtful() -> None:
    found = club(
        r1c3=(Guess("R3", 0.95),),
        r3c2=(Guess("Ann", 0.95),),
        r3c3=(Guess("9", 0.95),),
        r4c3=(Guess("X7", 0.95),),
    )
    table = read(found.text)
    assert table.contradictions
    doubts = {doubt.place for doubt in found.doubts}
    for pair in table.contradictions:
        for spot in (pair.first, pair.second):
            at = len(found.text.split("\n")[spot.line - 1][: spot.column - 1].split("\t")) - 1
            assert (spot.line - 1, at) in doubts


def test_numbers_below_the_heading_of_a_round_are_left_out_and_doubtful() -> None:
    found = club(r0c0=(Guess("R3", 0.95),), r4c0=(Guess("…", 0.05),))
    assert [line.split("\t")[1] for line in found.text.split("\n")[1:]] == NAMES
    assert {(2, 0), (3, 0), (4, 0)} <= {doubt.place for doubt in found.doubts}
    assert "…" not in found.text


def test_totals_below_the_heading_of_a_round_leave_results_in_doubt() -> None:
    found = club(
        r0c2=(Guess("R3", 0.95),),
        r0c3=(Guess("1", 0.95),),
        r2c3=(Guess("D", 0.95),),
        r4c3=(Guess("…", 0.05),),
    )
    assert [line.split("\t")[1] for line in found.text.split("\n")[1:]] == NAMES
    assert {(row, at) for row in range(2, 5) for at in (2, 3, 4)} <= {
        doubt.place for doubt in found.doubts
    }


def test_a_table_of_which_too_much_makes_no_sense_is_doubtful_all_over() -> None:
    found = club(
        r1c0=(Guess("Name", 0.95),),
        r1c2=(Guess("R3", 0.95),),
        r2c0=(Guess("L8", 0.95),),
        r2c2=(Guess("W9", 0.95),),
        r2c4=(Guess("D8", 0.95),),
        r3c4=(Guess("X7", 0.95),),
        r4c2=(Guess("L6", 0.95),),
    )
    assert {doubt.place for doubt in found.doubts} >= {
        (row, at) for row in range(1, 5) for at in range(2, 5)
    }


def test_words_in_most_games_leave_them_out() -> None:
    words = ("Total", "Name", "Ann", "R3", "Ben", "Total")
    places = ("r1c3", "r2c3", "r3c3", "r4c3", "r1c4", "r2c4")
    found = {place: (Guess(word, 0.95),) for place, word in zip(places, words, strict=True)}
    with pytest.raises(ReadError):
        club(**found)


def test_a_heading_read_as_a_number_is_one_all_the_same() -> None:
    found = read(club(r0c0=(Guess("9", 0.95),)).text)
    whole = [(player.name, player.results) for player in read(club().text).players]
    assert [(player.name, player.results) for player in found.players] == whole
    assert "row-left-out" not in [said.code for said in found.warnings]


@pytest.mark.parametrize(
    "misread",
    [
        # No heading says which column holds the names, and in one row there is none.
        {"r0c1": "Ann", "r2c1": "", "r3c1": "D8"},
        # Nothing that may be a name.
        {"r0c1": "7", "r1c1": "1", "r2c1": "2", "r3c1": "3", "r4c1": "4"},
    ],
)
def test_what_is_no_table_is_an_error(misread: dict[str, str]) -> None:
    with pytest.raises(ReadError):
        club(**{place: (Guess(text, 0.95),) for place, text in misread.items()})
