"""Words and ink with their places: lines, columns, cells, and the text of the table."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pytest

from calculator import ReadError, incoming
from calculator.model import Message
from calculator.reading import read
from calculator.scanned import (
    Box,
    Picture,
    PicturesError,
    Word,
    close_looks,
    closer_looks,
    sheet_of,
)
from calculator.scanned.column_kinds import kinds
from calculator.scanned.grid import grids
from calculator.scanned.table_regions import regions
from tests.scans.words_and_ink import WIDE, box_of, read_alone, sections_of, shown

ROWS = [
    ["No.", "Name", "Pts", "Rnd1", "Rnd2", "Rnd3"],
    ["1", "Ann Reed", "2.5", "W4", "W2", "D3"],
    ["2", "Ben Marsh", "2.0", "W5", "L1", "W6"],
    ["3", "Cem Lee", "2.0", "D6", "W4", "D1"],
    ["4", "Dea Roy", "1.0", "L1", "L3", "-B-"],
    ["5", "Eva Kim", "1.0", "L2", "-H-", "-H-"],
    ["6", "Fay Pat", "1.5", "D3", "-B-", "L2"],
]
STARTS = [10, 50, 160, 220, 280, 340]


def text_of(rows: Sequence[Sequence[str]]) -> str:
    return "\n".join("\t".join(cell.strip("-") for cell in row) for row in rows)


def meaning(text: str) -> list[tuple[int, str, list[tuple[str, int | None]]]]:
    return [
        (
            player.number,
            player.name,
            [(result.code, result.opponent) for result in player.results],
        )
        for player in read(text).players
    ]


def test_a_table_without_rules_is_read_as_it_is() -> None:
    picture = shown(ROWS, STARTS)
    found = sheet_of([picture], read_alone([picture], [ROWS], STARTS))
    assert meaning(found.text) == meaning(text_of(ROWS))
    assert found.doubts == ()
    assert kinds(grids(picture)[0]) == (
        "figures",
        "other",
        "figures",
        "results",
        "results",
        "results",
    )


def test_numbers_and_names_without_room_between_them_are_two_columns() -> None:
    near = [17, 28, 160, 220, 280, 340]
    names = ["Ann Kay", "Bennett Orr", "Cem Lee", "Deandra Roy", "Evan Kim", "Fa Patton"]
    rows = [ROWS[0], *([row[0], name, *row[2:]] for row, name in zip(ROWS[1:], names, strict=True))]
    picture = shown(rows[:1], STARTS)
    below = shown([[], *rows[1:]], near)
    picture = picture._replace(words=(*picture.words, *below.words), ink=(*picture.ink, *below.ink))
    found = sheet_of([picture], read_alone([picture], [rows], near))
    assert meaning(found.text) == meaning(text_of(rows))


def test_a_menu_above_a_table_is_no_part_of_its_heading() -> None:
    menu = ["Home", "Events", "Ratings", "News", "Help", "About"]
    rows = [menu, [], *ROWS]
    picture = shown(rows, STARTS)
    found = sheet_of([picture], read_alone([picture], [rows], STARTS))
    assert "Events" not in found.text
    assert meaning(found.text) == meaning(text_of(ROWS))


def test_what_was_misread_is_set_right_by_reading_it_alone_or_by_the_other_cells() -> None:
    misread = {(1, 3): "VV4", (2, 4): "lI", (4, 4): "", (5, 0): "S", (6, 3): "O3"}
    picture = shown(ROWS, STARTS, misread=misread)
    alone = read_alone([picture], [ROWS], STARTS)
    assert meaning(sheet_of([picture], alone).text) == meaning(text_of(ROWS))
    # Without it, nothing is known of one cell but that it is there: its opponent's says it.
    found = sheet_of([picture], {})
    assert meaning(found.text) == meaning(text_of(ROWS))
    changed = {mended.text for mended in found.corrections}
    assert "L3" in changed


def test_lines_that_fall_and_titles_above_and_below() -> None:
    rows = [["Spring Open at the old town hall", "", "", "", "", ""], *ROWS]
    picture = shown(rows, STARTS, slope=0.02)
    found = sheet_of([picture], {})
    assert found.text.split("\n")[0] == "Spring Open at the old town hall"
    assert found.tables[0].first == 1
    assert meaning(found.text) == meaning(text_of(ROWS))


def test_rounds_that_are_not_played_yet_are_columns_too() -> None:
    rows = [[*row, "Rnd4" if not at else "-U-" if at == 2 else ""] for at, row in enumerate(ROWS)]
    rows = [[*row, "Rnd5" if not at else ""] for at, row in enumerate(rows)]
    found = sheet_of([shown(rows, [*STARTS, 400, 460])], {})
    heading, *players = found.text.split("\n")
    assert heading.split("\t")[-2:] == ["Rnd4", "Rnd5"]
    assert [row.split("\t")[-2:] for row in players][:3] == [["", ""], ["U", ""], ["", ""]]


def test_a_rating_report_has_two_lines_a_player_and_bars() -> None:
    rows = [["Pair", "Player Name", "Total", "Round", "Round", "Round"]]
    rows += [["Num", "ID / Rtg", "Pts", " 1", " 2", " 3"]]
    for number, name, total, *results in ROWS[1:]:
        cells = [result.strip("-")[0] + "  " + result.strip("-")[1:] for result in results]
        rows += [[number, name, total, *cells], ["MI", "12345678 / R: 1800", "", "", "", ""]]
    bars = [45, 155, 200, 265, 325, 385]
    starts = [10, 50, 160, 210, 272, 332]
    picture = shown(rows, starts, bars=bars)
    found = sheet_of([picture], read_alone([picture], [rows], starts))
    assert [line[2] for line in meaning(found.text)] == [line[2] for line in meaning(text_of(ROWS))]


@pytest.mark.parametrize("heading", [True, False])
@pytest.mark.parametrize("shared", [0, 1, 3])
def test_two_pictures_of_one_sheet_are_one_table(shared: int, *, heading: bool) -> None:
    below = [*ROWS[:1], *ROWS[4 - shared :]] if heading else ROWS[4 - shared :]
    parts = [ROWS[:4], below]
    pictures = [shown(part, STARTS) for part in parts]
    found = sheet_of(pictures, read_alone(pictures, parts, STARTS))
    assert meaning(found.text) == meaning(text_of(ROWS))


UNDER = [
    ["No.", "Name", "Pts", "Rnd1", "Rnd2", ""],
    ["1", "Gus Moe", "2.0", "W2", "W3", ""],
    ["2", "Hal Orr", "1.0", "L1", "W4", ""],
    ["3", "Ivy Poe", "1.0", "W4", "L1", ""],
    ["4", "Jon Quist", "0.0", "L3", "L2", ""],
]
#: Two sections, with the lines above them.
BOTH = [["Open", *[""] * 5], *ROWS, ["Under 1200", *[""] * 5], *UNDER]


def sections(text: str) -> list[tuple[str, int, int]]:
    return [(title, len(table.players), table.rounds) for title, table in sections_of(text)]


@pytest.mark.parametrize("misread", [{}, {(9, 1): "Narne", (9, 3): "Rndl"}])
def test_sections_below_each_other_are_told_apart(misread: dict[tuple[int, int], str]) -> None:
    picture = shown(BOTH, STARTS, misread=misread)
    found = sheet_of([picture], read_alone([picture], [BOTH], STARTS))
    assert sections(found.text) == [("Open", 6, 3), ("Under 1200", 4, 2)]
    lines = found.text.split("\n")
    assert [lines[sheet.first - 1] for sheet in found.tables] == ["Open", "Under 1200"]
    for sheet in found.tables:
        for line, places in zip(lines[sheet.first :], sheet.places, strict=False):
            assert len(line.split("\t")) == len(places)
    # Nobody of a section of four can have lost to number 6.
    picture = shown(BOTH, STARTS, misread={**misread, (12, 4): "L6"})
    found = sheet_of([picture], {})
    assert found.text.split("\n")[found.tables[1].first + 3].split("\t")[4] == "L1"


def test_a_section_whose_heading_was_not_read_is_headed_as_the_one_above() -> None:
    both = [*ROWS, ["Under 1200", *[""] * 5], *[[*row[:5], row[4]] for row in UNDER]]
    picture = shown(both, STARTS, misread={(8, at): "" for at in range(6)})
    found = sheet_of([picture], {})
    assert len(found.tables) == 2
    assert found.text.split("\n")[found.tables[1].first].split("\t")[:3] == ROWS[0][:3]
    # That heading is nowhere in the picture: the page has no place to show for it.
    heading, row, *_ = incoming.shown(found)["tables"][1]["rows"]
    assert heading[0] == {"text": "No."}
    assert row[0]["picture"] == 0


def test_two_sections_without_headings_are_two_all_the_same() -> None:
    below = [[*row[:5], row[4]] for row in UNDER[1:]]
    picture = shown([*ROWS[1:], ["Under 1200", *[""] * 5], *below], STARTS)
    found = sheet_of([picture], {})
    assert sections(found.text)[1:] == [("Under 1200", 4, 3)]
    assert found.text.split("\n")[found.tables[1].first].split("\t")[3:] == ["R1", "R2", "R3"]


def test_a_heading_alone_at_the_lower_edge_is_nobody() -> None:
    found = sheet_of([shown([*ROWS, ROWS[0]], STARTS)], {})
    assert meaning(found.text) == meaning(text_of(ROWS))


def test_a_player_behind_a_title_begins_a_section_without_heading() -> None:
    rows = [*ROWS, ["Under 1200", *[""] * 5], ["1", "Gus Moe", "1.0", "W2", "-U-", "-U-"]]
    rows += [["2", "Hal Orr", "0.0", "L1", "-U-", "-U-"]]
    found = sheet_of([shown(rows, STARTS)], {})
    assert sections(found.text)[1:] == [("Under 1200", 2, 3)]


def test_sections_in_two_pictures_are_two() -> None:
    parts = [ROWS, UNDER]
    pictures = [shown(part, STARTS) for part in parts]
    found = sheet_of(pictures, read_alone(pictures, parts, STARTS))
    assert [size for _, *size in sections(found.text)] == [[6, 3], [4, 2]]


def test_pictures_in_the_wrong_order_are_put_in_order() -> None:
    parts = [ROWS[4:], ROWS[:4]]
    pictures = [shown(part, STARTS) for part in parts]
    found = sheet_of(pictures, read_alone(pictures, parts, STARTS))
    assert meaning(found.text) == meaning(text_of(ROWS))


#: The table with a column of tiebreaks on its right.
WIDER = [[*row, ["TBrk1", *"543210"][at]] for at, row in enumerate(ROWS)]


@pytest.mark.parametrize("shared", [0, 2])
@pytest.mark.parametrize(("above", "below"), [(WIDER, ROWS), (ROWS, WIDER)])
@pytest.mark.parametrize("heading", [True, False])
def test_a_column_that_one_picture_lacks_shifts_no_other(
    above: list[list[str]], below: list[list[str]], shared: int, *, heading: bool
) -> None:
    parts = [above[:4], [*below[:1], *below[4 - shared :]] if heading else below[4 - shared :]]
    starts = [*STARTS, 400]
    pictures = [shown(part, starts) for part in parts]
    found = sheet_of(pictures, read_alone(pictures, parts, starts))
    assert meaning(found.text) == meaning(text_of(ROWS))
    # What only the later one shows is left out, and that is said.
    first = "TBrk1" if heading else {0: "2", 2: "4"}[shared]
    left_out = [Message("picture-columns-left-out", (2, first))] if below is WIDER else []
    assert list(found.notes) == left_out


def test_numbers_that_one_picture_lacks_are_those_that_follow() -> None:
    parts = [ROWS[:4], [row[1:] for row in ROWS[4:]]]
    pictures = [shown(parts[0], STARTS), shown(parts[1], STARTS[1:])]
    found = sheet_of(pictures, {})
    assert meaning(found.text) == meaning(text_of(ROWS))


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        # A round is cut off; the names are; rows between the pictures are missing.
        ((ROWS[:4], [row[:5] for row in ROWS[4:]]), "error-pictures-columns"),
        (([row[:5] for row in ROWS[:4]], ROWS[4:]), "error-pictures-columns"),
        ((ROWS[:4], [["", "", *row[2:]] for row in ROWS[4:]]), "error-pictures-columns"),
        ((ROWS[:4], ROWS[5:]), "error-pictures-apart"),
    ],
)
def test_pictures_that_do_not_fit_say_so(parts: tuple[list[list[str]], ...], code: str) -> None:
    pictures = [shown(part, STARTS) for part in parts]
    with pytest.raises(PicturesError) as error:
        sheet_of(pictures, read_alone(pictures, parts, STARTS))
    assert (error.value.said.code, error.value.picture) == (code, 1)


def test_dirt_beside_a_round_is_no_round() -> None:
    # The last letter of a heading, and what is left of the edge of a dark band, are no column.
    rows = [
        [*row, f"Rnd{at + 4}" if not line else "-U-"] for line, row in enumerate(ROWS) for at in [0]
    ]
    starts = [*STARTS, 400]
    picture = shown(rows, starts)
    dirt = Box(308, 27, 316, 29)
    wider = [
        box._replace(right=316) if box.left == 301 and box.top == 10 else box for box in picture.ink
    ]
    found = sheet_of([picture._replace(ink=(*wider, dirt))], {})
    assert meaning(found.text) == meaning(text_of(rows))
    assert (found.notes, found.doubts) == ((), ())


def test_specks_and_the_edge_of_a_sheet_are_no_column_and_no_player() -> None:
    picture = shown(ROWS, STARTS)
    top, left = max(box.bottom for box in picture.ink), STARTS[-1] + 60
    specks = [Box(left, box.top, left + 2, box.top + 3) for box in picture.ink if box.left == 10]
    edge = [Box(start, top + 14, start + 50, top + 24) for start in STARTS[1:4:2]]
    words = [Word("|", 0.4, box) for box in specks[1:4]] + [Word("EEE", 0.3, edge[0])]
    wider = picture._replace(
        ink=(*picture.ink, *specks[1:], *edge), words=(*picture.words, *words), size=(0, 0)
    )
    found = sheet_of([wider], read_alone([picture], [ROWS], STARTS))
    assert meaning(found.text) == meaning(text_of(ROWS))
    assert len(found.tables[0].places[0]) == len(STARTS)


@pytest.mark.parametrize(
    ("headings", "note"),
    [
        (["Rnd1", "Rnd2", "Rnd3"], None),
        (["Rnd1", "Rndl", "Rnd3"], None),
        # One heading was misread.
        (["Rnd1", "Rnd7", "Rnd3"], None),
        (["Rnd1", "Rnd2", "Rnd8"], None),
        (["Rnd1", "Rnd2", "Rnd4"], ("Rnd4", 3)),
        (["Rnd1", "Rnd3", "Rnd4"], ("Rnd3", 2)),
        (["Rnd1", "Rnd", "Rnd2"], ("Rnd2", 3)),
    ],
)
def test_rounds_that_are_not_below_their_headings_are_doubtful_from_there_on(
    headings: list[str], note: tuple[str, int] | None
) -> None:
    rows = [[*ROWS[0][:3], *headings], *ROWS[1:]]
    found = sheet_of([shown(rows, STARTS)], {})
    assert meaning(found.text) == meaning(text_of(ROWS))
    notes = [Message("picture-rounds-misplaced", note)] if note else []
    assert list(found.notes) == notes
    doubts = {doubt.place for doubt in found.doubts}
    marked = [
        all(line[at] in doubts for line in found.tables[0].places[1:]) for at in range(len(STARTS))
    ]
    first = {None: 6, ("Rnd4", 3): 5, ("Rnd3", 2): 4, ("Rnd2", 3): 4}[note]
    assert marked == [at >= first for at in range(len(STARTS))]


def test_a_row_that_was_not_seen_shifts_no_numbers() -> None:
    # Nobody played number 5 but number 1.
    rows = [
        ["No.", "Name", "Pts", "Rnd1", "Rnd2"],
        ["1", "Ann Reed", "2.0", "W5", "W3"],
        ["2", "Ben Marsh", "1.0", "L6", "W4"],
        ["3", "Cem Lee", "1.0", "W4", "L1"],
        ["4", "Dea Roy", "0.0", "L3", "L2"],
        ["6", "Fay Pat", "1.5", "W2", "D7"],
        ["7", "Gus Moe", "1.5", "-B-", "D6"],
    ]
    found = sheet_of([shown(rows, STARTS[:5])], {})
    assert list(found.notes) == [Message("picture-rows-missing", (4, 6))]
    lines = [line.split("\t") for line in found.text.split("\n")]
    assert [line[0] for line in lines[1:]] == ["1", "2", "3", "4", "6", "7"]
    assert lines[5][4] == "D7"


@pytest.mark.parametrize("results", [{}, {(1, 3): "W110", (1, 4): "Wb", (1, 5): "D34"}])
def test_a_first_player_whose_number_was_not_read_is_no_heading(
    results: dict[tuple[int, int], str],
) -> None:
    picture = shown(ROWS, STARTS, misread={(1, 0): "I"} | results)
    found = sheet_of([picture], read_alone([picture], [ROWS], STARTS))
    assert meaning(found.text) == meaning(text_of(ROWS))


@pytest.mark.parametrize("heading", ["", "Pxx"])
@pytest.mark.parametrize("at", [3, 5])
def test_a_column_without_a_heading_beside_rounds_is_one_if_some_results_were_read(
    at: int, heading: str
) -> None:
    texts = (
        ["oe", "wh", "D6", "L1", "w?", "D3"] if at == 3 else ["D3", "oe", "wh", "-B-", "w?", "L2"]
    )
    misread = {(0, at): heading, **{(row, at): text for row, text in enumerate(texts, 1)}}
    picture = shown(ROWS, STARTS, misread=misread)
    found = sheet_of([picture], read_alone([picture], [ROWS], STARTS))
    assert meaning(found.text) == meaning(text_of(ROWS))
    assert found.notes == ()


def test_a_player_with_few_results_whose_number_was_read_as_a_letter_keeps_the_row() -> None:
    added = ["Rnd4", "Rnd5", "Rnd6", "Rnd7"]
    rows = [[*row, *(["-U-"] * 4 if at else added)] for at, row in enumerate(ROWS)]
    rows[4] = [*rows[4][:2], "0.0", *rows[4][3:5], *[""] * 5]
    starts = [*STARTS, 400, 460, 520, 580]
    picture = shown(rows, starts, misread={(4, 0): "Rs", (4, 3): "L111"})
    found = sheet_of([picture], read_alone([picture], [rows], starts))
    assert meaning(found.text) == meaning(text_of(rows))
    assert found.notes == ()


def test_a_round_of_which_half_was_misread_is_one() -> None:
    misread = {(0, 5): "RAs", (1, 5): "€3", (2, 5): "ty", (3, 5): "0é"}
    assert kinds(grids(shown(ROWS, STARTS, misread=misread))[0])[3:] == ("results",) * 3


@pytest.mark.parametrize(
    ("at", "heading"), [(3, "Rndl"), (3, "RAnd1"), (5, "RndS"), (5, "Rndd"), (4, "Rad2")]
)
def test_a_column_headed_like_a_round_is_one_though_no_result_was_read(
    at: int, heading: str
) -> None:
    junk = ["oe", "wh", "w?", "Na", "ae", "xy"]
    misread = {(0, at): heading, **{(row, at): text for row, text in enumerate(junk, 1)}}
    picture = shown(ROWS, STARTS, misread=misread)
    # So its cells are read again, for results alone, and no round is missing.
    found = sheet_of([picture], read_alone([picture], [ROWS], STARTS))
    assert meaning(found.text) == meaning(text_of(ROWS))
    assert found.notes == ()


@pytest.mark.parametrize(
    "cells", [("unr", "une", "oe", "unt", "we", "unr"), ("w", "f", "oe", "kq", "xq", "w")]
)
@pytest.mark.parametrize("heading", ["Fed", "Rtg", "Club", "Total", "Sex"])
def test_a_short_column_beside_rounds_is_none_if_its_heading_says_something_else(
    heading: str, cells: tuple[str, ...]
) -> None:
    added = [heading, *cells]
    rows = [[*row[:3], more, *row[3:]] for row, more in zip(ROWS, added, strict=True)]
    starts = [*STARTS, 400]
    found = sheet_of([shown(rows, starts)], {})
    assert [results for _, _, results in meaning(found.text)] == [
        results for _, _, results in meaning(text_of(ROWS))
    ]


def test_a_heading_that_was_read_only_alone_makes_a_round_of_its_column() -> None:
    junk = ["oe", "wh", "w?", "Na", "ae", "xy"]
    misread = {
        **{(0, at): "" for at in range(len(STARTS))},
        **{(row, 3): text for row, text in enumerate(junk, 1)},
    }
    picture = shown(ROWS, STARTS, misread=misread)
    alone = read_alone([picture], [ROWS], STARTS)
    left = {(row, STARTS[3]) for row in range(1, len(ROWS))}
    said = {
        asked: read
        for asked, read in alone.items()
        if (round((asked.box.top - 10) / 20), asked.box.left) not in left
    }
    found = sheet_of([picture], said)
    table = read(found.text)
    assert table.rounds_played == 3
    # What nobody read of the first round is what the opponents' cells say, or is marked.
    doubts = {doubt.place for doubt in found.doubts}
    for line, (player, (_, _, wanted)) in enumerate(
        zip(table.players, meaning(text_of(ROWS)), strict=True), 1
    ):
        result = player.results[0]
        place = found.tables[0].places[line][3]
        assert (result.code, result.opponent) == wanted[0] or place in doubts


def test_a_result_that_could_be_only_one_thing_is_marked_if_nothing_confirms_it() -> None:
    # No totals, and a bye needs no answer: of what was read of it only one text is a result.
    rows = [[cell for at, cell in enumerate(row) if at != 2] for row in ROWS]
    starts = [start for at, start in enumerate(STARTS) if at != 2]
    picture = shown(rows, starts)
    unsure = [
        word._replace(confidence=0.6) if word.box == box_of(6, 280, "-B-") else word
        for word in picture.words
    ]
    found = sheet_of([picture._replace(words=tuple(unsure))], {})
    assert (0, box_of(6, 280, "-B-")._replace(right=300)) in {doubt.place for doubt in found.doubts}


@pytest.mark.parametrize("at", [3, 6])
def test_a_player_without_results_keeps_the_row(at: int) -> None:
    blanks = ["-H-", "-U-", "-U-", "-H-", "-U-"]
    rows = [[*ROWS[0], "Rnd4", "Rnd5"], *([*row[:2], "1.0", *blanks] for row in ROWS[1:])]
    rows[at][2:] = ["0.0", *[""] * 5]
    below = ["7 rounds were played in all", *[""] * 7]
    found = sheet_of([shown([*rows, below], [*STARTS, 400, 460])], {})
    assert [line.split("\t")[0] for line in found.text.split("\n")] == ["No.", *"123456"]
    assert not found.notes


def test_an_empty_cell_has_a_place_too() -> None:
    rows = [[*row[:5], "" if at == 5 else row[5]] for at, row in enumerate(ROWS)]
    found = sheet_of([shown(rows, STARTS)], {})
    assert found.tables[0].places[5][5] == (0, Box(340, 110, 360, 120))


def test_rules_in_pieces_part_columns_and_are_none() -> None:
    # Between names and points there is hardly any room but a rule.
    bars = (5, 9, 45, 157, 214, 274, 334, 395)
    rules = [Box(at, 6 + 20 * row, at + 1, 24 + 20 * row) for at in bars for row in range(7)]
    picture = shown(ROWS, STARTS)._replace(rules=tuple(rules))
    assert len(grids(picture)[0].spans) == len(STARTS)
    assert meaning(sheet_of([picture], {}).text) == meaning(text_of(ROWS))


def test_where_bars_are_lost_each_heading_has_its_column() -> None:
    # Those beside the names and between two rounds; and between some words dirt was read.
    bars = (157, 214, 334)
    rules = [Box(at, 6 + 20 * row, at + 1, 24 + 20 * row) for at in bars for row in range(7)]
    names = ["Name", "Ann Kayes", "Benne Orr", "Cemil Lee", "Deand Roy", "Eva Kimmy", "Fayette P"]
    sheet = [
        [row[0], name, "1500" if name != "Name" else "Rating", *row[2:]]
        for name, row in zip(names, ROWS, strict=True)
    ]
    starts = [10, 30, 110, 165, 220, 280, 340]
    for heading in sheet[0], ["", "", "", *sheet[0][3:]]:
        picture = shown([heading, *sheet[1:]], starts)
        dirt = [Word("~~", 0.2, Box(95, 10 + 20 * row, 105, 20 + 20 * row)) for row in (2, 5)]
        picture = picture._replace(rules=tuple(rules), words=(*picture.words, *dirt))
        assert len(grids(picture)[0].spans) == len(starts)
        assert meaning(sheet_of([picture], {}).text) == meaning(text_of(sheet))


def test_a_name_without_its_blank_is_read_again_and_parted() -> None:
    picture = shown(ROWS, STARTS)
    glued = [word for word in picture.words if not 50 <= word.box.left < 150 or word.box.top > 35]
    name = Word("AnnReed", 0.9, box_of(1, 50, "Ann Reed"))
    glued = [word for word in glued if word.text not in {"Ann", "Reed"}]
    picture = picture._replace(words=(*glued, name))
    assert any(asked.box.left == 50 and not asked.letters for asked in close_looks([picture]))
    assert "Ann Reed" in sheet_of([picture], {}).text


def test_a_name_in_doubt_is_looked_at_in_other_ways_and_word_by_word() -> None:
    sheet = [*ROWS[:2], ["2", "Kay Y. Oakes", *ROWS[2][2:]], *ROWS[3:]]
    picture = shown(sheet, STARTS)
    kept = [word for word in picture.words if word.box.top != 50 or not 50 <= word.box.left < 150]
    # A letter was lost between the words.
    seen = Word("Kay.", 0.8, box_of(2, 50, "Kay Y.")), Word("Cakes", 0.6, box_of(2, 99, "Oakes"))
    picture = picture._replace(words=(*kept, *seen))
    asked = close_looks([picture])
    said = {one: ("Kay. Cakes", 0.7) for one in asked if one.box.top == 50 and one.box.left == 50}
    said = read_alone([picture], [sheet], STARTS) | said
    more = closer_looks([picture], said)
    # Nobody else is in doubt.
    assert {one.box.top for one in more} == {50}
    # Where all are, nothing is to be told.
    many = [[str(at), f"Ann Oakes{at}", "0.0", "L1", "L1", "L1"] for at in range(1, 71)]
    assert closer_looks([shown([ROWS[0], *many], STARTS)], {}) == []
    whole = [one for one in more if one.way > 1]
    assert len(whole) == 3
    words = dict(zip([one for one in more if one.way == 1], ("Kay", "Y.", "Oakes"), strict=True))
    for readings in (
        said | dict.fromkeys(whole, ("Kay Y. Oakes", 0.5)),
        said | {one: (text, 0.5) for one, text in words.items()},
        # Each word is read more surely than all as a whole.
        said
        | dict.fromkeys(whole, ("Kay V. Oakes", 0.7))
        | {one: (text, 0.9) for one, text in words.items()},
    ):
        found = sheet_of([picture], readings)
        assert "Kay Y. Oakes" in found.text
        # It is in doubt all the same.
        assert any("Kay Y. Oakes" in doubt.texts for doubt in found.doubts)


def test_a_word_that_is_read_more_surely_alone_is_that_one() -> None:
    sheet = [*ROWS[:2], ["2", "Zoe E. Oakes", *ROWS[2][2:]], *ROWS[3:]]
    picture = shown(sheet, STARTS)
    kept = [word for word in picture.words if word.box.top != 50 or not 50 <= word.box.left < 150]
    seen = Word("Zoe", 0.5, box_of(2, 50, "Zoe")), Word("K.Oakes", 0.5, box_of(2, 78, "E. Oakes"))
    picture = picture._replace(words=(*kept, *seen))
    said = read_alone([picture], [sheet], STARTS)
    said |= {one: ("Zoe K. Oakes", 0.5) for one in said if one.box.top == 50 and not one.letters}
    more = closer_looks([picture], said)
    words = dict(zip([one for one in more if one.way == 1], ("Zoe", "E.", "Oakes"), strict=True))
    said |= dict.fromkeys(more, ("Zoe K. Oakes", 0.5))
    assert "Zoe K. Oakes" in sheet_of([picture], said).text
    alone = said | {one: (text, 0.9 if text == "E." else 0.3) for one, text in words.items()}
    assert "Zoe E. Oakes" in sheet_of([picture], alone).text


def test_a_name_whose_blank_nobody_saw_is_parted_where_its_words_are_read_alone() -> None:
    names = ["Mia Illing", *(row[1] for row in ROWS[2:])]
    rows = [ROWS[0], *([row[0], name, *row[2:]] for row, name in zip(ROWS[1:], names, strict=True))]
    picture = shown(rows, STARTS)
    seen = Word("Miallling", 0.8, box_of(1, 50, names[0]))
    kept = [word for word in picture.words if word.text not in names[0].split()]
    picture = picture._replace(words=(*kept, seen), size=(400, 200))
    said = read_alone([picture], [rows], STARTS)
    own = [one for one in said if one.box.top == 30 and one.box.left == 50]
    said |= dict(zip(own, [("MialIlling", 0.3), ("Miallling", 0.6)], strict=True))
    more = closer_looks([picture], said)
    words = dict(zip([one for one in more if one.way == 1], names[0].split(), strict=True))
    said |= {one: (words.get(one, "Miallling"), 0.8) for one in more}
    found = sheet_of([picture], said)
    assert names[0] in found.text
    assert any(names[0] in doubt.texts for doubt in found.doubts)


@pytest.mark.parametrize(
    ("name", "seen", "rooms"),
    [
        # What touches an m takes its stems: all looks agree on an n.
        ("Uma Reed", "Una Reed", "nmx xxxx"),
        # Where letters are far apart, blanks and strokes are read between them.
        ("Mill", "Mi I'I", "mmmm"),
        ("Jo Illing", "Jo Illling", "xx mmmmnx"),
    ],
)
def test_letters_of_a_typewriter_are_as_many_as_their_rooms(
    name: str, seen: str, rooms: str
) -> None:
    rows = [ROWS[0], ["1", name, *ROWS[1][2:]], *ROWS[2:]]
    picture = shown(rows, STARTS)._replace(typed=(WIDE, 53.0))
    own = [word for word in picture.words if word.box.top == 30 and 50 <= word.box.left < 150]
    word = Word(seen, 0.93, box_of(1, 50, name))
    picture = picture._replace(words=(*(one for one in picture.words if one not in own), word))
    asked = [one for one in close_looks([picture]) if one.box.left == 50]
    in_rooms = [one for one in asked if one.way == 5 and 30 < one.box.top < 40]
    assert len(in_rooms) == 1
    said = {one: (seen, 0.9) for one in asked if one.box.top == 30}
    assert seen in sheet_of([picture], said).text
    assert f"1\t{name}\t" in sheet_of([picture], said | {in_rooms[0]: (rooms, 1)}).text


def test_letters_that_most_looks_lost_are_there_if_one_saw_them() -> None:
    rows = [ROWS[0], ["1", "Illing, Zoe", *ROWS[1][2:]], *ROWS[2:]]
    picture = shown(rows, STARTS)._replace(size=(400, 200))
    words = [word for word in picture.words if word.text not in {"Illing,", "Zoe"}]
    seen = Word("ling, Zoe", 0.3, box_of(1, 50, "Illing, Zoe"))
    # It is no typewriter's.
    picture = moved(
        picture._replace(words=(*words, seen)),
        lambda box: (box.left % 3 if box.high == box.wide + 4 else 0, 0),
    )
    said = read_alone([picture], [rows], STARTS)
    said |= {one: ("ling, Zoe", 0.4) for one in said if one.box.top == 30 and not one.letters}
    more = closer_looks([picture], said)
    said |= {one: ("llling, Zoe" if one.way == 4 else "ling, Zoe", 0.5) for one in more}
    found = sheet_of([picture], said)
    assert "Illing, Zoe" in found.text
    assert any("Illing, Zoe" in doubt.texts for doubt in found.doubts)


def test_in_small_print_a_name_that_looks_like_another_is_marked() -> None:
    names = ["Ann Joyrer", "Ben Marsh", "Cem Lee", "Dea Roy", "Eva Kim", "Fay Pat"]
    rows = [ROWS[0], *([row[0], name, *row[2:]] for row, name in zip(ROWS[1:], names, strict=True))]
    picture = shown(rows, STARTS)
    read_ = read_alone([picture], [rows], STARTS)
    found = {
        letter: sheet_of([picture._replace(letter=letter, size=(400, 200))], read_)
        for letter in (8, 12)
    }
    marked = {letter: [doubt.texts for doubt in one.doubts] for letter, one in found.items()}
    assert marked == {8: [("Ann Joyrer", "Ann Joyner")], 12: []}
    # What all looks read stays.
    assert all("Ann Joyrer" in one.text for one in found.values())


def named(name: str) -> list[list[str]]:
    """Rows of which the first player is called so."""
    return [ROWS[0], ["1", name, *ROWS[1][2:]], *ROWS[2:]]


@pytest.mark.parametrize(("sure", "first"), [(0.3, "Ann Joyner"), (0.6, "Ann Joyrer")])
def test_where_no_look_was_sure_the_likelier_name_is_shown(sure: float, first: str) -> None:
    rows = named("Ann Joyrer")
    picture = shown(rows, STARTS)._replace(letter=8, size=(400, 200))
    words = (word._replace(confidence=min(word.confidence, sure)) for word in picture.words)
    read_ = {one: (text, sure) for one, (text, _) in read_alone([picture], [rows], STARTS).items()}
    found = sheet_of([picture._replace(words=tuple(words))], read_)
    assert found.text.split("\n")[1].split("\t")[1] == first
    assert any("Ann Joyrer" in doubt.texts for doubt in found.doubts)


def test_in_a_photo_an_m_in_doubt_is_an_rn_if_many_are_called_so() -> None:
    rows = named("Ann Thome")
    picture = shown(rows, STARTS)
    words = [word._replace(confidence=0.3) for word in picture.words]
    found = sheet_of([picture._replace(words=tuple(words))], {})
    assert found.text.split("\n")[1].split("\t")[1] == "Ann Thorne"
    assert any("Ann Thorne" in doubt.texts for doubt in found.doubts)


@pytest.mark.parametrize(("wide", "name"), [(2, "Al Willis"), (5, "Ali Willis")])
def test_in_a_photo_a_stroke_as_wide_as_two_is_two_and_in_doubt(wide: float, name: str) -> None:
    rows = named("Al Willis")
    picture = shown(rows, STARTS)
    letters = "".join("".join(row) for row in rows).replace(" ", "")
    # A typewriter's letters would be as far from each other.
    ink = [box._replace(left=box.left + at % 2 * 1.5) for at, box in enumerate(picture.ink)]
    ink = [
        box._replace(right=box.left + (wide if 57 <= box.left < 60 else 2)) if own in "li" else box
        for box, own in zip(ink, letters, strict=True)
    ]
    picture = picture._replace(ink=tuple(ink), shapes=tuple(map(ord, letters)))
    found = sheet_of([picture], read_alone([picture], [rows], STARTS))
    assert found.text.split("\n")[1].split("\t")[1] == name
    assert any(name in doubt.texts for doubt in found.doubts) == (name == "Ali Willis")


def test_what_is_left_of_dashes_behind_a_letter_is_no_figure() -> None:
    rows = [*ROWS[:4], ["4", "Dea Roy", "0.0", "L1", "L3", "Foe"], *ROWS[5:]]
    picture = shown(rows, STARTS, misread={(4, 5): "Foe"})
    place = box_of(4, 340, "Foe")
    others = [box for box in picture.ink if box.top != place.top or box.left < place.left]
    rest = [Box(at, place.top + 5, at + 2, place.top + 7) for at in (350, 356)]
    ink = [*others, box_of(4, 340, "x")._replace(right=346), *rest]
    picture = picture._replace(ink=tuple(ink))
    said = read_alone([picture], [rows], STARTS)
    said = {one: ("B", 0.0) if text == "Foe" else (text, 0.9) for one, (text, _) in said.items()}
    found = sheet_of([picture], said)
    assert found.text.split("\n")[4].split("\t")[5] == "F"


def test_the_low_1_of_a_half_is_no_figure_before_it() -> None:
    totals = ["Pts", "2½", "2", "2", "1", "1", "Ls"]
    rows = [[*row[:2], total, *row[3:]] for row, total in zip(ROWS, totals, strict=True)]
    rows[6][4] = "-U-"
    picture = shown(rows, STARTS, misread={(6, 2): "Ls"})
    place = box_of(6, 160, "Ls")
    others = [box for box in picture.ink if box.top != place.top or not 160 <= box.left < 200]
    half = [Box(160, place.top, 164, place.top + 7), Box(167, place.top + 4, 171, place.top + 8)]
    picture = picture._replace(ink=(*others, *half))
    said = read_alone([picture], [rows], STARTS)
    said = {one: ("5", 0.0) if text == "Ls" else (text, 0.9) for one, (text, _) in said.items()}
    found = sheet_of([picture], said)
    assert found.text.split("\n")[6].split("\t")[2] == "0.5"


def test_commas_that_are_read_as_periods_are_commas() -> None:
    names = ["Reed. Ann", "Marsh. Ben", "Lee. Cem", "Roy, Dea", "Kim. Eva", "Pat. Fay"]
    rows = [ROWS[0], *([row[0], name, *row[2:]] for row, name in zip(ROWS[1:], names, strict=True))]
    text = sheet_of([shown(rows, STARTS)], {}).text
    assert [line.split("\t")[1] for line in text.split("\n")[1:]] == [
        name.replace(".", ",") for name in names
    ]


def test_halves_that_are_read_as_percent_signs_are_totals_without_a_heading_too() -> None:
    rows = [[*row[:2], f"{at}%", *row[3:]] for at, row in enumerate(ROWS)]
    picture = shown([["", "", "", *ROWS[0][3:]], *rows[1:]], STARTS)
    assert kinds(grids(picture)[0])[3] == "figures"


@pytest.mark.parametrize(
    ("first", "looks", "name"),
    [
        ("Jo Whitlock", ["Jo Whit lock", "Jo Whit lock"], "Jo Whitlock"),
        ("Jo Whit lock", ["Jo Whitlock", "Jo Whit lock"], "Jo Whitlock"),
        ("Jo Willis", ["Jo Wilis", "Jo Wilis"], "Jo Willis"),
        ("Jo O'Dell", ["Jo G'Dell", "Jo C'Dell"], "Jo O'Dell"),
    ],
)
def test_blanks_and_strokes_of_a_name_are_those_of_its_ink(
    first: str, looks: list[str], name: str
) -> None:
    rows = [ROWS[0], ["1", name, *ROWS[1][2:]], *ROWS[2:]]
    picture = shown(rows, STARTS)
    others = [word for word in picture.words if word.box.top != 30 or not 50 <= word.box.left < 160]
    words = [Word(first, 0.8, box_of(1, 50, name))]
    picture = picture._replace(words=(*others, *words))
    thin = {
        box: box._replace(left=box.left + 2, right=box.left + 4)
        for at, letter in enumerate(name)
        if letter == "l"
        for box in [box_of(1, 50 + 7 * at, "x")._replace(right=56 + 7 * at)]
    }
    picture = picture._replace(ink=tuple(thin.get(box, box) for box in picture.ink))
    asked = [one for one in close_looks([picture]) if one.box.top == 30 and one.box.left == 50]
    found = sheet_of([picture], {one: (said, 0.9) for one, said in zip(asked, looks, strict=True)})
    assert found.text.split("\n")[1].split("\t")[1] == name
    assert not any("Jo" in text for doubt in found.doubts for text in doubt.texts)


def test_a_place_is_that_of_the_ink() -> None:
    picture = shown(ROWS, STARTS, misread={(3, 3): "D"})
    asked = [one for one in close_looks([picture]) if one.box.top == 10 + 3 * 20]
    assert [one.box.left for one in asked] == [10, 160, 220, 280, 340]
    assert {one.letters for one in asked} == {"0123456789.,-½", "WLDBHUXFZ-0123456789"}


class Marked(NamedTuple):
    place: object
    texts: tuple[str, ...]


def test_what_nothing_decides_is_doubtful_with_its_place_and_its_readings() -> None:
    # Who won is in both cells of the game alone; the totals are not there.
    rows = [[cell for at, cell in enumerate(row) if at != 2] for row in ROWS]
    starts = [start for at, start in enumerate(STARTS) if at != 2]
    picture = shown(rows, starts, misread={(1, 2): "4", (4, 2): "1"})
    found = sheet_of([picture], {})
    doubts: Mapping[object, tuple[str, ...]] = {doubt.place: doubt.texts for doubt in found.doubts}
    places = [place for place in doubts if isinstance(place, tuple)]
    assert {(0, box_of(4, 220, "L1")._replace(right=233))} <= set(places)


def test_words_alone_will_do_where_ink_is_not_known() -> None:
    picture = Picture(shown(ROWS, STARTS).words)
    assert meaning(sheet_of([picture], {}).text) == meaning(text_of(ROWS))


def test_no_table_is_an_error_of_reading() -> None:
    for words in ((), (Word("Hello", 0.9, Box(0, 0, 50, 10)),)):
        with pytest.raises(ReadError):
            sheet_of([Picture(words)], {})


def test_a_heading_that_only_the_second_picture_shows_heads_the_table() -> None:
    pictures = [shown(ROWS[1:4], STARTS), shown([ROWS[0], *ROWS[4:]], STARTS)]
    found = sheet_of(pictures, {})
    assert meaning(found.text) == meaning(text_of(ROWS))
    assert found.text.split("\n")[0].split("\t") == ROWS[0]


def test_rows_that_two_pictures_show_are_the_same_by_their_numbers_though_half_was_misread() -> (
    None
):
    parts = [ROWS[:6], [ROWS[0], *ROWS[4:]]]
    misread = {(1, 1): "", (1, 2): "7", (1, 3): "I", (2, 1): "Evc", (2, 3): "l", (2, 4): "~"}
    pictures = [shown(parts[0], STARTS), shown(parts[1], STARTS, misread=misread)]
    assert meaning(sheet_of(pictures, {}).text) == meaning(text_of(ROWS))


def test_a_column_without_a_heading_stays_one() -> None:
    rows = [["", *ROWS[0][1:]], *ROWS[1:]]
    assert meaning(sheet_of([shown(rows, STARTS)], {}).text) == meaning(text_of(ROWS))


def test_cells_of_which_hardly_anything_was_read_are_those_that_fit() -> None:
    misread = {(1, 2): "|", (1, 3): "W04", (2, 4): "~é", (4, 5): "8"}
    found = sheet_of([shown(ROWS, STARTS, misread=misread)], {})
    assert meaning(found.text) == meaning(text_of(ROWS))
    assert (0, box_of(2, 280, "L1")._replace(right=293)) in {doubt.place for doubt in found.doubts}


def test_a_column_between_two_rounds_is_a_round_though_nothing_was_read_of_it() -> None:
    misread = {(0, 4): "RAs", **{(row, 4): "ty" for row in range(1, 7)}}
    found = sheet_of([shown(ROWS, STARTS, misread=misread)], {})
    assert found.text.split("\n")[0].split("\t")[3:] == ["Rnd1", "R2", "Rnd3"]
    doubts = {doubt.place for doubt in found.doubts}
    assert all(line[4] in doubts for line in found.tables[0].places[1:])


def test_a_bar_that_was_read_as_a_part_of_a_result_is_none() -> None:
    starts = [10, 50, 160, 210, 272, 332]
    picture = shown(ROWS, starts, bars=[45, 155, 200, 265, 325, 385])
    bars = {"W4": ("W4I", {"right": 266.0}), "W5": ("[W5", {"left": 200.0})}
    words = [
        word._replace(text=bars[word.text][0], box=word.box._replace(**bars[word.text][1]))
        if word.text in bars and word.box.left == 210
        else word
        for word in picture.words
    ]
    found = sheet_of([picture._replace(words=tuple(words))], {})
    assert meaning(found.text) == meaning(text_of(ROWS))
    assert found.corrections == ()


def moved(picture: Picture, by: Callable[[Box], tuple[float, float]]) -> Picture:
    """The picture with everything moved, to the right and down."""

    def put(box: Box) -> Box:
        x, y = by(box)
        return Box(box.left + x, box.top + y, box.right + x, box.bottom + y)

    words = tuple(word._replace(box=put(word.box)) for word in picture.words)
    return picture._replace(words=words, ink=tuple(map(put, picture.ink)))


def test_byes_on_the_left_of_their_column_are_in_it() -> None:
    rows = [*ROWS[:4], [*ROWS[4][:5], "B"], [*ROWS[5][:5], "H"], ROWS[6]]
    games = (30, 50, 70, 130)
    picture = moved(
        shown(rows, STARTS), lambda box: (10.0 * (box.left >= 340 and box.top in games), 0)
    )
    assert meaning(sheet_of([picture], {}).text) == meaning(text_of(ROWS))


def test_a_sheet_with_a_crease_has_whole_lines() -> None:
    # Lines rise to the crease, and begin anew behind it.
    picture = moved(
        shown(ROWS, STARTS),
        lambda box: (0, 7 - 7 * box.left / 300 if box.left < 300 else 7),
    )
    assert meaning(sheet_of([picture], {}).text) == meaning(text_of(ROWS))


def test_a_title_that_one_player_of_many_has_is_a_column_of_its_own() -> None:
    pairs = [(one, one + 1 if one % 2 else one - 1) for one in range(1, 31)]
    rows = [["No.", "", "Name", "Pts", "Rnd1"]]
    for one, other in pairs:
        score, result = ("1.0", "W") if one % 2 else ("0.0", "L")
        title = "GM" if one == 4 else ""
        rows.append([str(one), title, f"Ann {chr(64 + one % 26)}oe", score, f"{result}{other}"])
    picture = shown(rows, [10, 40, 70, 150, 200])
    found = sheet_of([picture], read_alone([picture], [rows], [10, 40, 70, 150, 200]))
    assert [line[2] for line in meaning(found.text)] == [
        [("W" if one % 2 else "L", other)] for one, other in pairs
    ]
    assert found.text.split("\n")[4].split("\t")[1] == "GM"


def test_letters_that_stand_apart_below_one_heading_are_no_column() -> None:
    picture = shown(ROWS, STARTS)
    dirt = Box(240, 30, 244, 39)
    found = sheet_of([picture._replace(ink=(*picture.ink, dirt))], {})
    assert meaning(found.text) == meaning(text_of(ROWS))
    assert len(found.tables[0].places[0]) == len(STARTS)


def test_the_edge_of_a_sheet_is_no_column() -> None:
    # It is read as this or that, but thinner than any letter.
    picture = shown(ROWS, [start + 60 for start in STARTS])
    edge = [Box(8, 10 + 20 * row, 8.5, 20 + 20 * row) for row in range(1, len(ROWS))]
    words = tuple(Word("2", 0.7, box._replace(right=14)) for box in edge[:4])
    picture = picture._replace(words=(*picture.words, *words), ink=(*picture.ink, *edge))
    found = sheet_of([picture], {})
    assert meaning(found.text) == meaning(text_of(ROWS))
    assert len(found.tables[0].places[0]) == len(STARTS)


def test_a_list_that_is_no_table_of_results_is_an_error() -> None:
    rows = [["Item", "Price", "Where"], ["Clock", "dear", "hall"], ["Board", "cheap", "attic"]]
    with pytest.raises(ReadError):
        sheet_of([shown(rows, [10, 100, 200])], {})


def test_links_beside_a_table_at_other_heights_do_not_end_it() -> None:
    starts = [start + 200 for start in STARTS]
    picture = shown(ROWS, starts)
    # The first two reach into lines of the table, and the third is far below the first.
    links = [
        Word(text, 0.95, Box(10, top, 10 + 7 * len(text), bottom))
        for text, top, bottom in (("Open", 8, 28), ("Reserve", 27, 38), ("Pairings", 38, 61.5))
    ]
    picture = picture._replace(
        words=(*links, *picture.words), ink=(*(word.box for word in links), *picture.ink)
    )
    assert meaning(sheet_of([picture], {}).text) == meaning(text_of(ROWS))


@pytest.mark.parametrize("seen", ["4", "47", "1", "I"])
def test_row_numbers_of_a_spreadsheet_are_left_out_though_the_first_is_misread(seen: str) -> None:
    begins = int(seen[0]) if seen[0].isdecimal() else 1
    sheet = [[str(begins + at), *row] for at, row in enumerate(ROWS)]
    starts = [10, *(start + 40 for start in STARTS)]
    picture = shown(sheet, starts, misread={(0, 0): seen})
    assert sheet_of([picture], {}).text == text_of(ROWS)


@pytest.mark.parametrize("apart", [11, 12.5])
def test_the_number_of_a_round_on_a_typewriter_is_no_column(apart: float) -> None:
    # Only the word is above what was played.
    rows = [[*ROWS[0][:3], *["Round"] * 3], *ROWS[1:]]
    starts = [10, 50, 160, 220, 300, 380]
    picture = shown(rows, starts)
    numbers = [
        Word(str(number), 0.9, Box(left + apart, 10, left + apart + 7, 20))
        for number, left in enumerate((start + 34 for start in starts[3:]), 1)
    ]
    picture = picture._replace(
        words=(*picture.words, *numbers), ink=(*picture.ink, *(word.box for word in numbers))
    )
    assert meaning(sheet_of([picture], {}).text) == meaning(text_of(ROWS))


def test_specks_at_an_edge_make_no_column() -> None:
    picture = shown(ROWS, STARTS)
    speck = Word("|", 0.84, box_of(3, 420, "|"))
    picture = picture._replace(words=(*picture.words, speck), ink=(*picture.ink, speck.box))
    found = sheet_of([picture], {})
    assert found.text.split("\n")[0].split("\t") == ROWS[0]


def test_broken_figures_are_no_halves_where_numbers_or_decimals_are() -> None:
    picture = shown(ROWS, STARTS)
    # Of numbers and totals, each figure is in an upper and a lower piece.
    ink: list[Box] = []
    for box in picture.ink:
        broken = box.top > 25 and (box.left < 40 or 150 < box.left < 200)
        ink += (
            [box._replace(bottom=box.top + 5), box._replace(top=box.top + 6)] if broken else [box]
        )
    found = sheet_of([picture._replace(ink=tuple(ink))], {})
    assert [line.split("\t")[::2][:2] for line in found.text.split("\n")] == [
        [row[0], row[2]] for row in ROWS
    ]


def test_a_total_whose_point_is_not_seen_is_in_one_column() -> None:
    starts = [10, 50, 220, 280, 340, 400]
    rows = [[row[0], row[1], *row[3:], row[2]] for row in ROWS]
    picture = shown(rows, starts)
    # The figures are as far apart as with their point, of which no ink was seen.
    points = [box for box in picture.ink if box.left == 407 and box.top > 20]
    picture = picture._replace(ink=tuple(box for box in picture.ink if box not in points))
    assert len(grids(picture)[0].spans) == len(starts)


def test_a_club_that_is_read_otherwise_once_is_what_it_is_elsewhere_and_marked() -> None:
    clubs = ["Club", "Lakeside", "Harbor", "Lakeside", "Harbor", "Lakesxde", "Harbor"]
    rows = [[*row[:2], club, *row[2:]] for row, club in zip(ROWS, clubs, strict=True)]
    starts = [10, 50, 160, 250, 310, 370, 430]
    picture = shown(rows, starts)
    found = sheet_of([picture], read_alone([picture], [rows], starts))
    assert found.text.count("Lakeside") == 3
    assert any("Lakesxde" in doubt.texts for doubt in found.doubts)


@pytest.mark.parametrize("others", ["Lakeside", "Mill"])
def test_a_club_that_is_read_elsewhere_for_certain_is_in_no_doubt(others: str) -> None:
    clubs = ["Club", "Lakeside", "Harbor", others, "Harbor", others, "Harbor"]
    rows = [[*row[:2], club, *row[2:]] for row, club in zip(ROWS, clubs, strict=True)]
    starts = [10, 50, 160, 250, 310, 370, 430]
    picture = shown(rows, starts)
    place = box_of(1, 160, "Lakeside")
    words = (one._replace(confidence=0.3) if one.box == place else one for one in picture.words)
    picture = picture._replace(words=tuple(words))
    said = read_alone([picture], [rows], starts)
    said |= {one: (text, 0.3) for one, (text, _) in said.items() if text == "Lakeside"}
    found = sheet_of([picture], said)
    assert "Ann Reed\tLakeside" in found.text
    assert bool(found.doubts) == (others == "Mill")


@pytest.mark.parametrize(("first", "beside"), [("No.", False), ("Home", True)])
def test_names_below_a_heading_that_was_misread_are_no_list_of_links(
    first: str, beside: bool
) -> None:
    """The heading of clubs was taken for the first one, and names and numbers were left out."""
    lines = [(0, (first, "PBlayer", "Rating", "Team", "Round", "1", "Pts"))]
    lines += [(at, (str(at), "Van Horn Ann", "1500", "Oak", "W2", "", "1")) for at in (1, 2, 3)]
    words = [
        Word(text, 0.9, Box(left, 30 * at, left + 10 * len(text), 30 * at + 20))
        for at, texts in lines
        for whole, start in zip(texts, (0, 80, 400, 520, 640, 700, 760), strict=True)
        for text, left in _apart(whole, start)
    ]
    (found,) = regions(Picture(tuple(words), tuple(word.box for word in words), 20))
    assert ("PBlayer" not in {word.text for word in found.words}) == beside


def _apart(texts: str, start: int) -> list[tuple[str, int]]:
    """Return words with where each begins."""
    said = texts.split()
    begins = [start + 10 * len(" ".join(said[:at])) + 10 * bool(at) for at in range(len(said))]
    return list(zip(said, begins, strict=True))
