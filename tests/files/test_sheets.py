"""Spreadsheets: sheets are sections, figures are figures, and what Excel made days is a ½ again."""

import datetime as dt
import io
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from calculator import ReadError
from calculator.__main__ import main
from calculator.files import File, FileError, text_of
from calculator.ranked import rank
from calculator.reading import read, read_all
from tests.reading.test_round_trip import table_of
from tests.reading.writers import Holds, held
from tests.support.events import events
from tests.support.examples import examples
from tests.support.oracle import Event
from tests.support.workbooks import Rows, club_sheet, repacked, workbook

HOLDS = Holds(splits=True, forfeits_without_opponents=True)
HEAD = ["No", "Name", "Rd 1", "Rd 2", "Pts"]
ANN: Rows = [HEAD, [1, "Ann", "W2", "D3", 1.5], [2, "Bob", "L1", "B", 1], [3, "Cem", "H", "D1", 1]]
ROBIN: Rows = [
    ["No", "Name", 1, 2, 3, "Pts"],
    [1, "Ann", "*", 1, 0.5, 1.5],
    [2, "Bob", 0, "*", 1, 1],
    [3, "Cem", 0.5, 0, "*", 0.5],
]


def text(data: bytes) -> str:
    return text_of([File("club.xlsx", data)])


@examples(30)
@given(event=events(max_players=8, max_rounds=6))
def test_random_events_come_back(event: Event) -> None:
    table = held(table_of(event), HOLDS)
    if not table.rounds_played or table.rounds_played < table.rounds:
        return
    again = read(text(workbook({"Sheet1": club_sheet(table)})))
    for mine, theirs in zip(table.players, again.players, strict=True):
        assert (theirs.number, theirs.name, theirs.rating) == (mine.number, mine.name, mine.rating)
        # A forfeit without an opponent has no color there.
        assert theirs.results == tuple(
            result if result.opponent else result._replace(color="") for result in mine.results
        )
    assert not again.contradictions
    assert not again.wrong_totals


def test_sheets_are_sections_called_as_they_are() -> None:
    found = read_all(text(workbook({"Open": ANN, "Empty": [], "Under 1200": ROBIN})))
    assert [title for title, _ in found] == ["Open", "Under 1200"]
    assert [len(table.players) for _, table in found if not isinstance(table, ReadError)] == [3, 3]


def test_one_sheet_has_no_title() -> None:
    assert text(workbook({"Sheet1": ANN})).startswith("No\tName\tRd 1\tRd 2\tPts\n1\tAnn\tW2\t")


def test_hidden_sheets_are_left_out() -> None:
    def hide(book: Any) -> None:  # noqa: ANN401 - openpyxl has no types
        book["Old"].sheet_state = "hidden"

    assert text(workbook({"Old": ROBIN, "New": ANN}, hide)) == text(workbook({"New": ANN}))


def _days(value: object, form: str = "d-mmm") -> bytes:
    def change(book: Any) -> None:  # noqa: ANN401 - as above
        for at in ("E2", "C4"):
            cell = book["Sheet1"][at]
            cell.value, cell.number_format = value, form

    return workbook({"Sheet1": ROBIN}, change)


@pytest.mark.parametrize("day", [dt.date(2026, 1, 2), dt.datetime(2026, 2, 1, 0, 0)])  # noqa: DTZ001
@pytest.mark.parametrize("form", ["d-mmm", "mmm-d", "m/d", "[$-409]d\\-mmm;@"])
def test_a_day_that_was_typed_as_a_half_is_one_again(day: dt.date, form: str) -> None:
    table = read(text(_days(day, form)))
    assert table.kind == "round-robin"
    assert [result.code for result in table.players[0].results] == ["W", "D"]
    assert not table.wrong_totals


def test_a_day_in_the_column_of_places_is_a_shared_place() -> None:
    rows: list[list[object]] = [["Place", "Name", "Rd 1", "Pts"]]
    rows += [[None, "Ann", "D2", 0.5], [None, "Bob", "D1", 0.5]]

    def share(book: Any) -> None:  # noqa: ANN401 - as above
        for at in ("A2", "A3"):
            book["S"][at].value = dt.date(2026, 1, 2)
            book["S"][at].number_format = "d-mmm"

    assert "1-2\tAnn" in text(workbook({"S": rows}, share))


def test_days_with_a_year_stay_days() -> None:
    rows = [*ANN, ["Updated", dt.date(2026, 1, 2)]]
    assert text(workbook({"S": rows})).endswith("Updated\t2026-01-02\n")


def test_a_result_that_became_a_time_of_day_is_one_again() -> None:
    assert "\t1:0\n" in text(workbook({"S": [["Result", "x"], ["Ann", dt.time(1, 0)]]}))


def test_merged_cells_hold_their_text_once() -> None:
    rows = [["Ashdown Open", None, None, None, None], *ANN]
    made = workbook({"S": rows}, lambda book: book["S"].merge_cells("A1:E1"))
    assert text(made).startswith("Ashdown Open\nNo\tName")
    table = read(text(made))
    assert (table.event, len(table.players)) == ("Ashdown Open", 3)


def test_line_ends_and_tabs_within_a_cell_are_spaces() -> None:
    rows: Rows = [HEAD, [1, "Ann\n(Club)\tX", "W2", "B", 2], [2, "Bob", "L1", "B", 1]]
    assert read(text(workbook({"S": rows}))).players[0].name == "Ann (Club) X"


def test_formulas_without_values_are_refused_and_those_with_values_are_read() -> None:
    rows: Rows = [HEAD, [1, "Ann", "W2", "B", "=1+1"], [2, "Bob", "L1", "B", 1]]
    made = workbook({"S": rows})
    with pytest.raises(FileError, match="formulas whose values were not saved"):
        text(made)
    with_value = repacked(
        made, {"xl/worksheets/sheet1.xml": lambda xml: xml.replace(b"<v />", b"<v>2</v>")}
    )
    assert "W2\tB\t2\n" in text(with_value)


PLAIN = workbook({"S": ANN})


def _bomb() -> bytes:
    made = io.BytesIO()
    # The quickest way is enough: it is made whenever tests are collected.
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("xl/workbook.xml", b"")
        for at in range(3):
            archive.writestr(f"xl/worksheets/sheet{at}.xml", bytes(40_000_000))
    return made.getvalue()


def _document() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("[Content_Types].xml", b"<x/>")
        archive.writestr("word/document.xml", b"<x/>")
    return made.getvalue()


def _entities(xml: bytes) -> bytes:
    return xml.replace(b"<worksheet", b'<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet', 1)


def _protected(data: bytes) -> bytes:
    # The flag of encryption, in the heads of the entries and in the list of them.
    return data.replace(b"PK\x03\x04\x14\0\0\0", b"PK\x03\x04\x14\0\1\0").replace(
        b"PK\x01\x02\x14\x03\x14\0\0\0", b"PK\x01\x02\x14\x03\x14\0\1\0"
    )


def _undeflated(data: bytes) -> bytes:
    """Packed in a way that does not exist, from the first byte of the first entry on."""
    name = zipfile.ZipFile(io.BytesIO(data)).namelist()[0].encode()
    at = data.index(name) + len(name)
    return data[:at] + b"\xff" * 20 + data[at + 20 :]


REFUSED: list[tuple[bytes, str]] = [
    (_undeflated(repacked(PLAIN, {})), "file-damaged"),
    (PLAIN[:-300], "file-damaged"),
    (PLAIN[:30], "file-damaged"),
    (_bomb(), "file-unpacked"),
    (_document(), "file-document"),
    (repacked(PLAIN, {"xl/worksheets/.*": _entities}), "file-damaged"),
    (repacked(PLAIN, {"xl/worksheets/.*": lambda xml: xml[:150]}), "file-damaged"),
    (repacked(PLAIN, {"xl/workbook.xml": lambda xml: b"<a/>"}), "file-no-cells"),
    (_protected(PLAIN), "file-password"),
    (b"\xd0\xcf\x11\xe0" + bytes(600), "file-old-office"),
    (b"\xd0\xcf\x11\xe0" + "EncryptedPackage".encode("utf-16-le"), "file-password"),
    (workbook({"S": []}), "file-no-cells"),
    (b"\x89PNG\r\n\x1a\n", "file-picture"),
    (b"\x1f\x8b\x08", "file-packed"),
    (b"MZ\x90\0\3\0\0\0", "file-binary"),
    (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", "file-heic"),
    (b"\0\0\0\x1cftypavif\0\0\0\0avifmif1", "file-picture"),
    (b"BM\x1e\0\0\0" + bytes(24), "file-picture"),
    (bytes(25_000_001), "file-large"),
]


@pytest.mark.parametrize(
    ("data", "code"), REFUSED, ids=[f"{at}-{case[1]}" for at, case in enumerate(REFUSED)]
)
def test_what_cannot_be_opened_says_why(data: bytes, code: str) -> None:
    with pytest.raises(FileError) as caught:
        text(data)
    assert caught.value.said.code == code
    assert "club.xlsx" in str(caught.value)


def test_a_sheet_that_says_that_it_is_huge_is_read_all_the_same() -> None:
    made = repacked(
        PLAIN,
        {
            "xl/worksheets/.*": lambda xml: xml.replace(
                b'<dimension ref="A1:E4"', b'<dimension ref="A1:XFD1048576"'
            )
        },
    )
    assert text(made) == text(PLAIN)


def test_too_many_rows_and_too_much_text_are_refused() -> None:
    with pytest.raises(FileError, match="more text than any tournament"):
        text(workbook({"S": [["x"]] * 20_001}))
    with pytest.raises(FileError, match="more text than any tournament"):
        text(workbook({"S": [["x" * 30_000]] * 140}))
    with pytest.raises(FileError, match="more text than any tournament"):
        text_of([File("a.txt", b"x" * 4_000_001)])


def test_too_many_sheets_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("calculator.files.sheets.MOST_PARTS", 2)
    assert text(workbook({"A": ANN, "B": ROBIN})).count("Section: ") == 2
    with pytest.raises(FileError, match="more than 2 "):
        text(workbook({"A": ANN, "B": ROBIN, "C": ANN}))


def test_what_follows_far_below_many_empty_rows_is_no_part_of_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("calculator.files.sheets._MOST_ROWS", 2)
    assert text(workbook({"S": [["x"], *[[None]] * 98, ["y"]]})) == "x\ny\n"
    assert text(workbook({"S": [["x"], *[[None]] * 101, ["y"]]})) == "x\n"


def test_pictures_and_cells_that_are_true_or_false_are_no_trouble() -> None:
    rows: Rows = [[*HEAD, "Paid"], [1, "Ann", "W2", "B", 2, True], [2, "Bob", "L1", "B", 1, False]]
    made = io.BytesIO(workbook({"S": rows}))
    with zipfile.ZipFile(made, "a") as archive:
        archive.writestr("xl/media/image1.png", b"\x89PNG<!DOCTYPE")
    lines = text(made.getvalue()).splitlines()
    assert [line.split("\t")[-1] for line in lines] == ["Paid", "TRUE", "FALSE"]


def test_running_out_of_memory_is_no_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr(zipfile.ZipFile, "read", refused)
    with pytest.raises(MemoryError):
        text(PLAIN)


def test_an_archive_of_too_many_files_is_refused() -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for at in range(201):
            archive.writestr(f"{at}.txt", "x")
    with pytest.raises(FileError, match="more than 200 files"):
        text(made.getvalue())


def test_an_archive_without_tables_says_so() -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("a.png", b"\x89PNG")
    with pytest.raises(FileError, match="there is no file with a table"):
        text(made.getvalue())


def test_without_openpyxl_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    with pytest.raises(FileError, match=r'pip install "chess-tiebreak-calculator\[files\]"'):
        text(PLAIN)


def test_on_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "a name without an ending"
    path.write_bytes(workbook({"Open": ANN, "Quad": ROBIN}))
    assert main([str(path), "--section", "Open"]) == 0
    assert "Ann" in capsys.readouterr().out
    assert rank(read(text(PLAIN))).rows[0].name == "Ann"
