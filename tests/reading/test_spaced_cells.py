"""Cells of several words in tables lined up by spaces."""

import itertools
from random import Random
from typing import Any

import pytest

from calculator.reading import ReadError, read
from calculator.reading.cells.grammar import RawResult
from calculator.reading.cells.joined_words import whole_cells
from calculator.reading.check.results_of_no_round import unused
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.cut import aligned
from calculator.reading.text.grid import Cell, words
from tests.reading.form_writers import WRITERS
from tests.reading.layout_writers import LAYOUTS, random_written
from tests.reading.test_forms_read_back import holding, read_or_refused, same
from tests.support import sheets
from tests.support.events import random_event
from tests.support.examples import seeds


def lined_up(text: str) -> str:
    """The table with its cells lined up, two spaces between columns."""
    rows = [line.split("\t") for line in text.rstrip("\n").split("\n")]
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    return "\n".join(lines)


def squeezed(text: str) -> str:
    """The table with one space between cells; empty ones are gone."""
    return "\n".join(" ".join(filter(None, line.split("\t"))) for line in text.split("\n"))


#: The events that each layout writes.
SEEDS = seeds(40)


@pytest.mark.parametrize("name", WRITERS)
def test_tables_lined_up_by_spaces(name: str) -> None:
    writer = WRITERS[name]
    read_back = 0
    for seed in SEEDS:
        table = holding(random_event(Random(seed), plain=True), writer)  # noqa: S311
        if not table.rounds_played or table.rounds_played < table.rounds:
            continue
        again = read_or_refused(lined_up(writer.write(table)))
        if isinstance(again, ReadError):
            continue
        assert same(table, again, name), f"seed {seed}"
        read_back += 1
    assert read_back >= len(SEEDS) * 0.4


@pytest.mark.parametrize("name", WRITERS)
def test_tables_with_single_spaces_are_not_read_wrongly_without_a_word(name: str) -> None:
    writer = WRITERS[name]
    for seed in SEEDS:
        table = holding(random_event(Random(seed), plain=True), writer)  # noqa: S311
        if not table.rounds_played or table.rounds_played < table.rounds:
            continue
        again = read_or_refused(squeezed(writer.write(table)))
        if not isinstance(again, ReadError):
            assert same(table, again, name) or again.warnings, f"seed {seed}"


@pytest.mark.parametrize(
    ("line", "cells"),
    [
        ("1 Ann 1500 1 (3s) ½ (2w) 1k 2.5", ["1", "Ann", "1500", "1 (3s)", "½ (2w)", "1k", "2.5"]),
        ("1 Ann 1500 W 3 D 2 W 4 2.5", ["1", "Ann", "1500", "W 3", "D 2", "W 4", "2.5"]),
        ("1 Ann 1500 L 1 (b) W 4 1", ["1", "Ann", "1500", "L 1 (b)", "W 4", "1"]),
        ("1 Ann 1500 Lost to 12 (black) 1", ["1", "Ann", "1500", "Lost to 12 (black)", "1"]),
        ("1 Ann 1812 -> 1830 W3 1", ["1", "Ann", "1812 -> 1830", "W3", "1"]),
        ("1 Ann 2200 (1965) W3 1", ["1", "Ann", "2200 (1965)", "W3", "1"]),
        ("1 Ann 1674 F + 3N 1", ["1", "Ann", "1674 F", "+ 3N", "1"]),
        ("1  Ann  799 E  EXE  +  1N  =  1½", ["1", "Ann", "799 E", "EXE", "+ 1N", "=", "1½"]),
        ("1 Ann D 900 W3 L4 D5 2", ["1", "Ann", "D", "900", "W3", "L4", "D5", "2"]),
        ("1 Ann Bye Half-point bye 1", ["1", "Ann", "Bye", "Half-point bye", "1"]),
        ("1 | Ann | W3 | 1", ["1", "Ann", "W3", "1"]),
        ("1 Ann * 1 ½ 1½", ["1", "Ann", "*", "1", "½", "1½"]),
        ("1  Ann  W8 F  L7 L4 1", ["1", "Ann", "W8", "F", "L7", "L4", "1"]),
        ("1  Ann  D7  W3 1", ["1", "Ann", "D7", "W3", "1"]),
        ("1  Ann  w7 0  b3 1  1", ["1", "Ann", "w7 0", "b3 1", "1"]),
        ("1  Ann  1 16  ½ 3  1½", ["1", "Ann", "1 16", "½ 3", "1½"]),
    ],
)
def test_cells_of_a_line(line: str, cells: list[str]) -> None:
    assert [cell.text for cell in whole_cells(words(1, line), 3)] == cells


def test_a_letter_of_a_name_before_a_rating_is_no_result() -> None:
    text = (
        "No. Name Rtg R1 R2 Total\n1 Ashdown, Felix 850 W 3 D 2 1.5\n"
        "2 Brook, Ida D 799 W 4 D 1 1.5\n3 Calder, Ivo 500 L 1 W 4 1\n4 Dunn, Pat L 900 L 2 L 3 0\n"
    )
    table = read(text)
    assert [player.rating for player in table.players] == [850, 799, 500, 900]
    assert [player.name for player in table.players][3] == "Dunn, Pat L"
    assert table.warnings == ()


def test_half_a_point_before_two_tiebreaks_is_the_total_not_another_round() -> None:
    table = read(
        "No  Name            Rate  R1   R2   R3   R4   Pts  Solk  Cumul\n"
        "1  Élodie Płayer-B  2260  H  0.5  0  0\n"
        "6  PLAYER G III  1656  H  0.5  0\n"
    )
    assert [one.code for one in table.players[0].results if one.code] == ["H"]
    assert table.players[0].total_halves == 1


def test_a_row_cut_as_the_one_above_is_cut_as_if_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    cut = 0

    def as_above(*given: Any) -> Any:  # noqa: ANN401 - as it is called
        nonlocal cut
        cells = _as_above(*given)
        cut += cells is not None
        return cells

    def outcome(text: str) -> object:
        try:
            return read(text)
        except ReadError as error:
            return str(error)

    _as_above = aligned._as_above
    for count, seed in enumerate(seeds(4), 1):
        clubs = ("Oak", "Elm", "Elm Hill", "")[:count]
        for layout in LAYOUTS:
            made = random_written(layout, Random(seed), people=True)  # noqa: S311
            rows = [line.split("\t") for line in made.text.splitlines()] if made else []
            if len({len(row) for row in rows}) != 1 or len(rows[0]) < 3:
                continue
            # Where nothing else is of letters only the name is of several words.
            at = next((at for at, cell in enumerate(rows[0]) if "Name" in cell), 0) + 1
            rows[0].insert(at, "Club")
            for row, club in zip(rows[1:], itertools.cycle(clubs)):
                row.insert(at, club)
            # Cells that begin where their heading does need not be dealt out.
            text = f" {sheets.aligned(rows)}"
            monkeypatch.setattr(aligned, "_as_above", as_above)
            found = outcome(text)
            monkeypatch.setattr(aligned, "_as_above", lambda *_: None)
            assert outcome(f"{text}\n") == found
    assert cut > 100


@pytest.mark.parametrize("half", ["½", "1/2"])
def test_what_a_bye_counts_is_no_cell_of_its_own(half: str) -> None:
    table = read(
        "No. Name Rtg 1 2 3 Pts\n"
        f"1 Ann Dunn 1640 3w/0 6w/½ bye {half} 1\n2 Noa Cole 1594 4s/1 5s/1 3w/1 3\n"
        f"3 Ida Birch 1223 1s/1 bye {half} 2s/0 1.5\n4 Pat Nakai 988 2w/0 5s/0 6s/½ 0.5\n"
        f"5 Noa Kwan 1547 bye {half} 4w/1 bye {half} 2\n6 Ida Ashdown 1224 bye 1s/½ 4w/½ 2\n"
    )
    assert [player.name for player in table.players][:3] == ["Ann Dunn", "Noa Cole", "Ida Birch"]
    assert ["".join(one.code for one in player.results) for player in table.players] == [
        *("LDH", "WWW", "WHL", "LLD", "HWH", "PDD")
    ]
    # The bye at the end of a row counts what the total says, or is one with a total behind it.
    assert [cell.text for cell in whole_cells(words(1, f"6 Ida 1224 3w/0 bye {half}"))][-2:] == [
        "bye",
        half,
    ]


def test_a_result_in_a_name_is_told_of() -> None:
    lines = ["1 Ann Dunn 3w/0 6w/½ 1", "2 Noa Cole 4s/1 5s/1 2"]
    ends = ("6w/½", "5s/1")

    def rows(*names: str) -> RawTable:
        return RawTable(
            (),
            tuple(
                RawRow(
                    Cell(str(at), at, 1),
                    Cell(name, at, 3),
                    (RawResult("W", 1, Cell(end, at, lines[at - 1].index(end) + 1)),),
                )
                for at, (name, end) in enumerate(zip(names, ends, strict=True), 1)
            ),
        )

    (said,) = unused(rows("Ann Dunn 3w/0", "Noa Cole"), lines)
    assert (said.code, said.facts) == ("results-unused", (1, "Noa Cole", "4s/1"))
    lines[1] = "2 Noa Cole 5s/1 2"
    (said,) = unused(rows("Ann Dunn 3w/0", "Noa Cole"), lines)
    assert (said.code, said.facts) == ("results-unused", (1, "Ann Dunn 3w/0", "3w/0"))


@pytest.mark.parametrize("sign", ["*", "†", "**"])
def test_a_mark_behind_a_title_is_no_part_of_a_name(sign: str) -> None:
    rows = [
        ("No.", "Name", "Rtg", "1.Rd", "Pts"),
        ("1", f"FM {sign} Novak, Ann", "2100", "2w1", "1"),
        ("2", "FM Brook, Tom", "1950", "1b0", "0"),
        ("3", "WIM Gunn, Lea", "2010", "4w½", "½"),
        ("4", f"WIM {sign} Dell, Zoe", "1901", "3b½", "½"),
    ]
    table = read("\n".join("\t".join(row) for row in rows))
    assert [player.name.removeprefix("W") for player in table.players] == [
        *("FM Novak, Ann", "FM Brook, Tom", "IM Gunn, Lea", "IM Dell, Zoe")
    ]


def test_a_last_round_whose_heading_was_cut_is_missed_in_every_row() -> None:
    table = read(
        "Lp.  Zawodnik      Ranking  Runda 1  Runda 2  Runda 3  Runda\n"
        "  1  Moreau, Eva   1810      2:W      3:W      3:D      3:L\n"
        "  2  Tuncel, Eva   1650      1:L      4:W      4:W     :D\n"
        "  3  Roe, Ivo                4:W      1:L      1:D      1:W\n"
        "  4  Dunn, Mary    274       3:L      2:L      2:L     :W\n"
    )
    (said,) = (one for one in table.warnings if one.code == "results-unused")
    assert said.facts == (4, "Moreau, Eva", "3:L")
