"""Files that are no texts: dropped on the page, what opens them comes only then."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from calculator.files import File, text_of
from calculator.reading import read
from tests.browser.conftest import DESK, ROOT, WSCF, Calculator
from tests.browser.test_text_in import drop
from tests.support import dbf_files
from tests.support.examples import one_in
from tests.support.printouts import printout
from tests.support.workbooks import Rows, workbook

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("settings", [DESK], ids=["desk"])]

TABLE = read(WSCF)
ROWS = [
    ["No.", "Name", "Rating", "Rd 1", "Rd 2", "Tot"],
    ["1", "Ashdown, Felix", "1850", "W2", "D3", "1.5"],
    ["2", "Brook, Zoë", "1700", "L1", "B", "1.0"],
    ["3", "Calder, Ivo", "1650", "H", "D1", "1.0"],
]
SHEET: Rows = [
    ROWS[0],
    *([int(row[0]), row[1], int(row[2]), *row[3:5], float(row[5])] for row in ROWS[1:]),
]


def archive() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("TDEXPORT.DBF", dbf_files.players([TABLE]))
        packed.writestr("TSEXPORT.DBF", dbf_files.sections([TABLE], ["OPEN"]))
    return made.getvalue()


#: Each with how it is read, and how many players it has.
KINDS: list[tuple[str, Callable[[], bytes], str, int]] = [
    ("club.xlsx", lambda: workbook({"Open": SHEET}), "Read as table", 3),
    ("standings.pdf", lambda: printout([ROWS]), "Read as table", 3),
    ("landscape.pdf", lambda: printout([ROWS], turn=1), "Read as table", 3),
    (
        "TDEXPORT.DBF",
        lambda: dbf_files.players([TABLE]),
        "Read as US Chess rating report files",
        15,
    ),
    ("report.zip", archive, "Read as US Chess rating report files", 15),
    (
        "event.sjson",
        (ROOT / "tests" / "reading" / "data" / "swisssys.sjson").read_bytes,
        "Read as SwissSys file",
        8,
    ),
]


#: The Python that the other tests ask answers questions; it opens no files.
COLD = {"club.xlsx", "TDEXPORT.DBF", "report.zip"}
#: They come into the page as the others do; what is in them, tests/files opens, and Python in
#: WebAssembly does in tests/node/test_npm.py. A workbook is dropped in test_seldom.py.
ALIKE = {"club.xlsx", "landscape.pdf", "TDEXPORT.DBF", "report.zip"}


@pytest.mark.parametrize(
    ("name", "made", "read_as", "players"),
    [
        pytest.param(
            *kind,
            marks=[pytest.mark.cold] * (kind[0] in COLD) + [pytest.mark.long] * (kind[0] in ALIKE),
            id=kind[0],
        )
        for kind in KINDS
    ],
)
def test_a_file_is_dropped(
    calculator: Calculator, name: str, made: Callable[[], bytes], read_as: str, players: int
) -> None:
    asked: list[str] = []
    calculator.page.on("request", lambda request: asked.append(request.url))
    calculator.open()
    calculator.expect_state("ready")
    loaded = re.compile(r"/app/(files|printout)-")
    assert not any(map(loaded.search, asked))
    drop(calculator, name, made())
    calculator.expect_state("done")
    expect(calculator.app).to_contain_text(read_as)
    assert len(calculator.cells()) == players
    expect(calculator.status).not_to_contain_text("Opening")
    # What the worker loads is its own affair.
    seen = {found[1] for found in map(loaded.search, asked) if found}
    assert seen - {"files"} == ({"printout"} if name.endswith(".pdf") else set())


def refused(calculator: Calculator, name: str, content: bytes, says: str) -> None:
    drop(calculator, name, content)
    expect(calculator.alert).to_contain_text(f"“{name}”")
    expect(calculator.alert).to_contain_text(says)
    expect(calculator.box).to_have_value("")
    expect(calculator.status).not_to_contain_text("Opening")
    expect(calculator.page.get_by_role("button", name="US Swiss")).to_be_visible()


def test_a_printout_that_cannot_be_opened_says_why_and_nothing_is_lost(
    calculator: Calculator,
) -> None:
    calculator.open()
    calculator.expect_state("ready")
    refused(calculator, "locked.pdf", printout([ROWS], encrypt=True), "protected by a password")
    refused(calculator, "empty.pdf", printout([[]]), "neither text nor a picture")
    refused(calculator, "cut.pdf", b"%PDF-1.7", "is damaged")


# What Python says of them tests/files and tests/unit ask; a printout is refused in the same way.
@pytest.mark.long
@pytest.mark.cold
def test_another_file_that_cannot_be_opened_says_why_and_nothing_is_lost(
    calculator: Calculator,
) -> None:
    calculator.open()
    calculator.expect_state("ready")
    refused(calculator, "cut.xlsx", workbook({"Open": SHEET})[:-200], "is damaged")
    sections = dbf_files.sections([TABLE], ["OPEN"])
    refused(calculator, "TSEXPORT.DBF", sections, "Open TDEXPORT.DBF too")
    refused(calculator, "old.xls", b"\xd0\xcf\x11\xe0" + bytes(600), "save it as .xlsx")


def test_what_does_not_come_is_said_and_may_come_later(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    calculator.page.route(re.compile("/printout-"), lambda route: route.abort())
    drop(calculator, "standings.pdf", printout([ROWS]))
    expect(calculator.alert).to_contain_text("could not be downloaded")
    expect(calculator.page.get_by_role("button", name="US Swiss")).to_be_visible()


#: Tables as pages show them: with nothing, with frames over the whole width, small and close.
LOOKS = {
    "plain": "",
    "framed": "table{border-collapse:collapse;width:100%} td,th{border:1px solid;padding:3px 8px;"
    "text-align:center} td:nth-child(2){text-align:left} th{background:#234;color:#fff}",
    "close": "body{font:10px sans-serif} table{border-spacing:1px} td{padding:1px 4px;"
    "text-align:right} td:nth-child(2){text-align:left}",
}


# What is in such a file, tests/files/test_printouts.py reads.
@pytest.mark.parametrize("look", one_in(3, LOOKS))
def test_a_page_printed_to_a_file_is_read_in_the_page_and_on_the_command_line(
    calculator: Calculator, look: str
) -> None:
    rows = [f"<td>{'<td>'.join(row)}" for row in ROWS]
    table = f"<table><tr>{rows[0].replace('td>', 'th>')}<tr>{'<tr>'.join(rows[1:])}</table>"
    printed = calculator.page.context.new_page()
    printed.set_content(f"<style>{LOOKS[look]}</style><h1>Spring Open</h1>{table}<p>Thank you.</p>")
    data = printed.pdf()
    printed.close()
    found = read(text_of([File("standings.pdf", data)]))
    assert [(player.name, player.rating) for player in found.players] == [
        (row[1], int(row[2])) for row in ROWS[1:]
    ]
    assert not found.warnings
    calculator.open()
    calculator.expect_state("ready")
    drop(calculator, "standings.pdf", data)
    calculator.expect_state("done")
    shown = read(calculator.box.input_value())
    assert shown.players == found.players
    assert shown.event == "Spring Open"
