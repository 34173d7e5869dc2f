"""A picture of a table: read in the page, shown beside what was read, set right and worked out.

Here the words and the ink in most pictures are known beforehand (``known_pictures.py``). That what
really reads them does so in a browser, and as on the command line, is for ``test_scan_cold.py``.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.conftest import DESK, PHONE, Calculator, sideways, violations
from tests.browser.known_pictures import Sheet, known
from tests.browser.test_text_in import drop
from tests.scans.words_and_ink import SHEET as ROWS
from tests.support.examples import one_in
from tests.support.printouts import pictured, printout

pytestmark = pytest.mark.browser

UNDER = [
    ["No.", "Name", "Pts", "Rnd1", "Rnd2"],
    ["1", "Gus Moe", "2.0", "W2", "W3"],
    ["2", "Hal Rim", "1.0", "L1", "W4"],
    ["3", "Ivy Poe", "1.0", "W4", "L1"],
    ["4", "Jon Quist", "0.0", "L3", "L2"],
]
CLEAR = Sheet(ROWS)
#: Three cells without an opponent were not read for certain, and two of them wrongly.
DOUBTFUL = Sheet(ROWS, {(4, 5): "-H-", (5, 4): "-U-", (5, 5): "-H-"})
SHORT = Sheet(UNDER)
TABLE = "\n".join("\t".join(row) for row in UNDER)
#: A phone as people hold it.
HANDY = {**PHONE, "viewport": {"width": 390, "height": 844}}


def panel_of(calculator: Calculator) -> Locator:
    return calculator.page.get_by_role("region", name="Read from the picture")


def shown(calculator: Calculator, sheet: Sheet, name: str = "wall.png") -> Locator:
    """Drop a picture on the calculator, and wait for what was read."""
    known(sheet)
    calculator.open()
    calculator.expect_state("ready")
    drop(calculator, name, sheet.file())
    panel = panel_of(calculator)
    expect(panel).to_be_visible()
    calculator.expect_state("done")
    return panel


def said(calculator: Calculator) -> list[list[str]]:
    return [line.split("\t") for line in calculator.box.input_value().split("\n")]


@pytest.mark.parametrize("settings", [HANDY], ids=["phone"])
def test_where_nothing_is_in_doubt_the_comparison_is_folded(calculator: Calculator) -> None:
    panel = shown(calculator, CLEAR)
    expect(panel).to_contain_text("Nothing is in doubt")
    beside = panel.locator("details")
    expect(beside).not_to_have_attribute("open", "")
    expect(panel.get_by_role("button", name="It is right")).to_be_hidden()
    panel.get_by_text("Compare with the picture").tap()

    # A cell is pressed, and changed: what contradicts it is said.
    cell = panel.get_by_role("button", name="Ben Orr, round 2, L1", exact=True)
    cell.tap()
    expect(cell).to_have_attribute("aria-pressed", "true")
    field = panel.get_by_role("textbox", name="What the cell says: Ben Orr, round 2")
    expect(field).to_have_value("L1")
    # A keyboard on the screen would hide the picture.
    expect(field).not_to_be_focused()
    field.fill("W1")
    panel.get_by_role("button", name="Use this").tap()
    expect(calculator.app).to_contain_text("cannot both be right")
    assert said(calculator)[2][4] == "W1"
    assert sideways(calculator.page) <= 0
    assert violations(calculator.page) == []
    panel.get_by_role("button", name="Ben Orr, round 2, W1", exact=True).tap()
    field.fill("L1")
    field.press("Enter")
    expect(calculator.app).not_to_contain_text("cannot both be right")

    # Another table takes the picture away.
    calculator.calculate(TABLE)
    calculator.expect_state("done")
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_what_is_in_doubt_is_looked_at_by_keyboard_alone(calculator: Calculator) -> None:
    page = calculator.page
    panel = shown(calculator, DOUBTFUL)
    expect(panel).to_contain_text("3 cells may be wrong")
    expect(panel.locator("details")).not_to_have_attribute("open", "")
    group = panel.get_by_role("group", name="Dea Roy, round 3")
    expect(group).to_contain_text("1 of 3")
    expect(group.get_by_role("img", name="The cell in the picture")).to_be_visible()
    # Read aloud as it comes.
    live = panel.locator(".tb-scan-check [aria-live]")
    expect(live).to_contain_text("1 of 3 Dea Roy, round 3: read as B (first read as “H”)")
    field = panel.get_by_role("textbox", name="What the cell says")
    field.focus()
    expect(field).to_have_value("B")
    page.keyboard.press("Enter")
    expect(live).to_contain_text("2 of 3 Eva Kim, round 2: read as U")
    expect(panel).to_contain_text("2 cells may be wrong")

    # Up leads back, down on, and round; what was looked at says so.
    page.keyboard.press("ArrowUp")
    expect(live).to_contain_text("1 of 3 ✓")
    page.keyboard.press("ArrowUp")
    expect(live).to_contain_text("3 of 3")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(live).to_contain_text("2 of 3")
    # What is typed replaces what was read, and Enter takes it.
    expect(field).to_be_focused()
    page.keyboard.type("H")
    expect(panel.get_by_role("button", name="Use this")).to_be_visible()
    page.keyboard.press("Enter")
    expect(live).to_contain_text("3 of 3 Eva Kim, round 3")
    assert said(calculator)[5][4] == "H"

    # Also from a button: arrows lead on, and letters go into the field.
    panel.get_by_role("button", name="Previous").focus()
    page.keyboard.press("ArrowLeft")
    expect(live).to_contain_text("2 of 3 ✓")
    page.keyboard.press("ArrowRight")
    page.keyboard.type("h")
    expect(field).to_have_value("h")
    field.fill("H")
    page.keyboard.press("Enter")
    expect(live).to_have_text("Everything that was in doubt has been looked at.")
    expect(live).to_be_focused()
    expect(field).to_be_hidden()
    assert [row[5] for row in said(calculator)[4:6]] == ["B", "H"]
    assert violations(page) == []

    # The last one is there again.
    panel.get_by_role("button", name="Previous").press("Enter")
    expect(live).to_contain_text("3 of 3 ✓")
    panel.get_by_text("Compare with the picture").press("Enter")
    cell = panel.get_by_role("button", name="Ann Kay, round 1, W4", exact=True)
    cell.press("Enter")
    expect(field).to_be_focused()
    expect(field).to_have_value("W4")
    # Behind a cell of the table the next one in doubt, and the table, are a key away.
    page.keyboard.press("Enter")
    expect(cell).to_be_focused()


# The same by keyboard is above.
@pytest.mark.long
@pytest.mark.parametrize("settings", [HANDY], ids=["phone"])
def test_what_is_in_doubt_is_looked_at_by_thumb(calculator: Calculator) -> None:
    panel = shown(calculator, DOUBTFUL)
    check = panel.locator(".tb-scan-check")
    expect(check).to_be_in_viewport(ratio=1)
    assert sideways(calculator.page) <= 0
    small = """() => [...document.querySelectorAll(".tb-scan :is(button, input, summary)")]
        .map((each) => [each.textContent, each.getBoundingClientRect()])
        .filter(([, { width, height }]) => width && Math.min(width, height) < 44)"""
    assert calculator.page.evaluate(small) == []
    right = panel.get_by_role("button", name="It is right")
    field = panel.get_by_role("textbox", name="What the cell says")
    # Below each other: what the picture shows, what was read, the way on.
    parts = [check.locator("canvas"), field, panel.get_by_role("button", name="Next")]
    tops = [(part.bounding_box() or {"y": 0})["y"] for part in parts]
    assert tops == sorted(tops)
    panel.get_by_role("button", name="Next").tap()
    expect(check).to_contain_text("2 of 3")
    panel.get_by_role("button", name="Previous").tap()
    # What else it may say is a press away.
    check.get_by_role("group", name="It may say").get_by_role("button", name="H").tap()
    expect(check).to_contain_text("2 of 3")
    assert said(calculator)[4][5] == "H"
    right.tap()
    expect(field).not_to_be_focused()
    right.tap()
    expect(panel).to_contain_text("Everything that was in doubt has been looked at")
    panel.get_by_text("Compare with the picture").tap()
    assert calculator.page.evaluate(small) == []
    expect(panel.locator("[data-doubtful]")).to_have_count(0)
    assert violations(calculator.page) == []


# Two pictures of tables are read together below; a section is chosen in test_text_in.py.
@pytest.mark.long
@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_two_sections_in_one_picture_are_chosen_and_mended(calculator: Calculator) -> None:
    under = [[*row[:5], ""] for row in UNDER]
    both = [["Open", *[""] * 5], *ROWS, ["Juniors", *[""] * 5], *under]
    panel = shown(calculator, Sheet(both))
    assert len(calculator.cells()) == len(ROWS) - 1
    # The other section is chosen as in a text that was pasted; both stay beside the picture.
    calculator.how_it_was_read()
    calculator.page.get_by_role("combobox", name="Section").select_option("1")
    rows = calculator.page.get_by_role("table", name="Standings").get_by_role("row")
    expect(rows).to_have_count(len(UNDER))
    panel.get_by_text("Compare with the picture").click()
    expect(panel.get_by_role("table")).to_have_count(2)
    # A cell of it is changed: the section stays chosen.
    juniors = panel.get_by_role("table", name="Juniors")
    juniors.get_by_role("button", name="Gus Moe, round 1, W2").press("Enter")
    field = panel.get_by_role("textbox", name="What the cell says")
    field.fill("L2")
    field.press("Enter")
    expect(calculator.app).to_contain_text("cannot both be right")
    expect(rows).to_have_count(len(UNDER))


@pytest.mark.parametrize("settings", [PHONE], ids=["phone"])
def test_what_is_wrong_with_the_whole_table_stands_above_it(calculator: Calculator) -> None:
    panel = shown(calculator, Sheet([[*ROWS[0][:5], "Rnd4"], *ROWS[1:]]))
    expect(panel).to_contain_text("“Rnd4” heads round 3")
    expect(panel).not_to_contain_text("Nothing is in doubt")
    # All of it is to be compared, and every cell of that round.
    expect(panel.locator("details")).to_have_attribute("open", "")
    last = panel.get_by_role("row").locator("td:last-child button[data-doubtful]")
    expect(last).to_have_count(len(ROWS) - 1)
    expect(panel.locator(".tb-scan-check")).to_contain_text(f"1 of {len(ROWS) - 1}")
    assert sideways(calculator.page) <= 0
    assert violations(calculator.page) == []


@contextmanager
def slow(calculator: Calculator) -> Iterator[Locator]:
    """Have what reads letters take its time: what the page shows meanwhile."""
    calculator.page.evaluate("() => (window.holdLooks = true)")
    yield calculator.page.locator(".tb-scan-waits")
    calculator.page.evaluate("() => (window.holdLooks = false)")


@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_reading_is_stopped_and_the_next_picture_is_read(calculator: Calculator) -> None:
    known(CLEAR)
    calculator.open()
    calculator.expect_state("ready")
    with slow(calculator) as waits:
        drop(calculator, "wall.png", CLEAR.file())
        # The share that is done: words are more than half of the work.
        expect(waits.get_by_role("progressbar")).to_have_js_property("value", 0.35)
        stop = waits.get_by_role("button", name="Stop")
        stop.focus()
        stop.press("Enter")
        expect(calculator.alert).to_have_text("Stopped.")
        # Whoever pressed a key is not lost.
        expect(calculator.alert).to_be_focused()
        expect(waits).to_have_count(0)
        expect(calculator.status).to_have_text("")
        expect(calculator.box).to_have_value("")
    drop(calculator, "wall.png", CLEAR.file())
    expect(panel_of(calculator)).to_be_visible()
    calculator.expect_state("done")
    expect(calculator.alert).to_be_empty()


@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_what_the_visitor_did_last_wins(calculator: Calculator) -> None:
    known(CLEAR, SHORT)
    calculator.open()
    calculator.expect_state("ready")
    panel = panel_of(calculator)
    with slow(calculator) as waits:
        drop(calculator, "wall.png", CLEAR.file())
        expect(waits).to_be_visible()
        calculator.paste(TABLE)
        calculator.expect_state("done")
    expect(waits).to_have_count(0)
    expect(panel).to_have_count(0)
    expect(calculator.box).to_have_value(TABLE)
    expect(calculator.alert).to_be_empty()

    # A text in which nothing is found counts as well, and what is said of it stays.
    with slow(calculator) as waits:
        drop(calculator, "wall.png", CLEAR.file())
        expect(waits).to_be_visible()
        calculator.paste("Nothing but words,\nand more of them")
        calculator.expect_state("error")
        expect(waits).to_have_count(0)
    expect(calculator.alert).to_contain_text("No table was found in this text")

    # Of two pictures the second one is shown, though the first takes longer to be opened.
    slow_first = """() => {
      const open = createImageBitmap;
      let count = 0;
      window.createImageBitmap = async (file) => {
        if (!count++) while (!window.secondRead) await new Promise((go) => setTimeout(go, 10));
        return open(file);
      };
    }"""
    calculator.page.evaluate(slow_first)
    drop(calculator, "wall.png", CLEAR.file())
    expect(waits).to_be_visible()
    drop(calculator, "under.png", SHORT.file())
    expect(panel).to_be_visible()
    calculator.expect_state("done")
    calculator.page.evaluate("() => (window.secondRead = true)")
    expect(panel).to_have_count(1)
    assert len(calculator.cells()) == len(UNDER) - 1


@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_a_text_that_comes_while_a_picture_is_being_loaded_stays(calculator: Calculator) -> None:
    known(CLEAR)
    calculator.open()
    calculator.expect_state("ready")
    calculator.page.evaluate(
        """() => {
          const bytes = Blob.prototype.arrayBuffer;
          Blob.prototype.arrayBuffer = async function () {
            while (!window.loaded) await new Promise((go) => setTimeout(go, 10));
            window.handed = true;
            return bytes.call(this);
          };
        }"""
    )
    drop(calculator, "wall.png", CLEAR.file())
    calculator.paste(TABLE)
    calculator.expect_state("done")
    calculator.page.evaluate("() => (window.loaded = true)")
    # One more question to the page: whatever was to come of the picture would have begun.
    expect(calculator.app).to_have_js_property("ownerDocument.defaultView.handed", value=True)
    expect(calculator.page.locator(".tb-scan-waits")).to_have_count(0)
    expect(calculator.box).to_have_value(TABLE)


@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
@pytest.mark.parametrize("kind", one_in(4, ["AVIF", "BMP", "WEBP", "GIF"]))
def test_the_browser_opens_what_it_knows(calculator: Calculator, kind: str) -> None:
    known(CLEAR)
    calculator.open()
    calculator.expect_state("ready")
    drop(calculator, f"wall.{kind.lower()}", CLEAR.file(kind))
    panel = panel_of(calculator)
    expect(panel).to_be_visible()
    calculator.expect_state("done")
    assert len(calculator.cells()) == len(ROWS) - 1
    # It is this picture, not a white page.
    dark = """(canvas) => canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height)
        .data.filter((light, at) => at % 4 === 0 && light < 100).length"""
    assert panel.locator(".tb-scan-page canvas").evaluate(dark) > 200


def _heic() -> bytes:
    """What a phone's photo in HEIC begins with; what follows no browser here reads anyway."""
    return b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(400)


def _tiff() -> bytes:
    held = io.BytesIO()
    Image.new("L", (300, 200), 255).save(held, "TIFF")
    return held.getvalue()


@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_what_the_browser_does_not_know_is_named_in_one_sentence(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    for name, data in (("IMG_2041.HEIC", _heic()), ("scan.tif", _tiff())):
        drop(calculator, name, data)
        expect(calculator.alert).to_contain_text(f"“{name}”")
        expect(calculator.alert).to_contain_text("screenshot")
        kind = "HEIC" if name.endswith("C") else "TIFF"
        expect(calculator.alert).to_contain_text(kind)
        expect(calculator.alert).not_to_contain_text("no text")
        expect(calculator.page.locator(".tb-scan-waits")).to_have_count(0)
    expect(calculator.box).to_have_value("")


def _chosen(calculator: Calculator, files: dict[str, bytes]) -> None:
    payloads: list[FilePayload] = [
        {"name": name, "mimeType": "", "buffer": data} for name, data in files.items()
    ]
    calculator.page.locator("input[type=file]").set_input_files(payloads)


@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
@pytest.mark.parametrize(
    # The scan is read as a picture is, and opened first.
    "scanned",
    [pytest.param(False, marks=pytest.mark.long), True],
    ids=["picture", "scan"],
)
def test_a_picture_and_a_text_are_both_read(calculator: Calculator, *, scanned: bool) -> None:
    known(CLEAR)
    calculator.open()
    calculator.expect_state("ready")
    if scanned:
        files = {
            "scan.pdf": pictured([CLEAR.picture()]),
            "juniors.pdf": printout([UNDER]),
        }
    else:
        table = "\n".join(",".join(row) for row in UNDER).encode()
        files = {"juniors.csv": table, "wall.png": CLEAR.file()}
    _chosen(calculator, files)
    panel = panel_of(calculator)
    expect(panel).to_be_visible()
    calculator.expect_state("done")
    assert len(calculator.cells()) == len(ROWS) - 1
    calculator.how_it_was_read()
    section = calculator.page.get_by_role("combobox", name="Section")
    expect(section).to_contain_text("juniors")
    section.select_option("1")
    expect(calculator.app).to_contain_text("Gus Moe")
    # Only what the picture shows is compared with it, and mended in the whole.
    expect(panel.get_by_role("table", include_hidden=True)).to_have_count(1)
    panel.get_by_text("Compare with the picture").click()
    panel.get_by_role("button", name="Ann Kay, round 3, D3").press("Enter")
    panel.get_by_role("textbox", name="What the cell says").fill("L3")
    panel.get_by_role("button", name="Use this").click()
    expect(calculator.box).to_have_value(re.compile(r"W2\tL3\n"))
    assert "Gus Moe" in calculator.box.input_value()


@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_a_text_beside_a_picture_of_nothing_is_read(calculator: Calculator) -> None:
    known(CLEAR)
    calculator.open()
    calculator.expect_state("ready")
    table = "\n".join(",".join(row) for row in UNDER).encode()
    _chosen(calculator, {"dog.png": Sheet([["x"]]).file(), "juniors.csv": table})
    expect(calculator.alert).to_contain_text("No table could be read")
    calculator.expect_state("done")
    expect(calculator.app).to_contain_text("Gus Moe")
    expect(calculator.alert).to_contain_text("No table could be read")


@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_what_does_not_come_is_said(calculator: Calculator, tmp_path: Path) -> None:
    calculator.open()
    calculator.expect_state("ready")
    drop(calculator, "cut.png", CLEAR.file()[:60])
    expect(calculator.alert).to_contain_text("cannot show")
    calculator.page.route(re.compile(r"/scan-\w+\.js"), lambda route: route.abort())
    calculator.page.reload()
    calculator.expect_state("ready")
    drop(calculator, "wall.png", CLEAR.file())
    expect(calculator.alert).to_contain_text("could not be downloaded")
    expect(calculator.box).to_have_value("")
