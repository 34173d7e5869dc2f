"""A picture of a table: read in the page, shown beside what was read, set right and worked out."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from random import Random

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, expect

from calculator.command.pictures import table_of_pictures
from calculator.files import File
from calculator.ranked import rank
from tests.browser.conftest import DESK, PHONE, Calculator, sideways, violations
from tests.browser.held import held
from tests.browser.test_text_in import drop
from tests.scans.looks import LOOKS, drawn
from tests.scans.reading import installed
from tests.scans.spoiled import spoiled
from tests.scans.test_read import HIGH as ROW_HIGH
from tests.scans.test_read import ROWS, UNDER, framed, rows_of, two_sections
from tests.support.printouts import jbig2, pictured, printout, scan

pytestmark = [pytest.mark.browser, pytest.mark.cold]

RULED = next(look for look in LOOKS if look.name == "ruled")


@pytest.mark.parametrize("settings", [PHONE], ids=["phone"])
def test_a_picture_is_read_set_right_and_worked_out(calculator: Calculator) -> None:
    event = drawn(Random(3), RULED, (9, 10))  # noqa: S311
    maker = calculator.page.context.new_page()
    maker.set_content(event.html)
    picture = maker.locator("body").screenshot()
    maker.close()

    asked: list[str] = []
    calculator.page.on("request", lambda request: asked.append(request.url))
    calculator.open()
    calculator.expect_state("ready")
    assert not any(re.search(r"/app/(scan|letters|files)-", url) for url in asked)
    drop(calculator, "wall.png", picture)
    panel = calculator.page.get_by_role("region", name="Read from the picture")
    expect(panel).to_be_visible(timeout=60_000)
    calculator.expect_state("done")
    assert not any("openstreet" in url or "://cdn" in url for url in asked)

    # What was read is the event.
    right = rank(event.table)
    shown = [cells[1].split("\n")[0] for cells in calculator.cells()]
    assert sorted(shown) == sorted(row.name for row in right.rows)
    link = calculator.link()
    assert "scan" not in link

    # Nothing is in doubt: picture and table are folded, the standings come at once.
    beside = panel.locator("details")
    sure = panel.get_by_text("Nothing is in doubt").is_visible()
    assert (beside.get_attribute("open") is None) == sure
    if sure:
        panel.get_by_text("Compare with the picture").click()

    # A cell is changed: it is worked out again, and what contradicts it is said.
    first = event.table.players[0]
    at = next(at for at, result in enumerate(first.results) if result.opponent)
    cell = panel.get_by_role("row").nth(1).get_by_role("button").nth(3 + at)
    was = (cell.text_content() or "").strip()
    cell.click()
    expect(cell).to_have_attribute("aria-pressed", "true")
    field = panel.get_by_role("textbox", name="What the cell says")
    expect(field).to_have_value(was)
    wrong = ("L" if was[0] != "L" else "W") + was[1:]
    field.fill(wrong)
    field.press("Enter")
    expect(calculator.box).to_have_value(re.compile(rf"\t{wrong}(\t|\n)"))
    expect(calculator.app).to_contain_text("cannot both be right")
    assert violations(calculator.page) == []
    assert not sideways(calculator.page)
    cell.click()
    field.fill(was)
    panel.get_by_role("button", name="Use this").click()
    expect(calculator.app).not_to_contain_text("cannot both be right")

    # Another table takes the picture away.
    calculator.calculate("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1")
    calculator.expect_state("done")
    expect(panel).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_two_sections_in_one_picture_are_read_chosen_and_mended(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    held = io.BytesIO()
    two_sections().save(held, "PNG")
    drop(calculator, "wall.png", held.getvalue())
    panel = calculator.page.get_by_role("region", name="Read from the picture")
    expect(panel).to_be_visible(timeout=60_000)
    calculator.expect_state("done")
    assert len(calculator.cells()) == len(rows_of(ROWS))

    # The other section is chosen as in a text that was pasted; both stay beside the picture.
    calculator.how_it_was_read()
    calculator.page.get_by_role("combobox", name="Section").select_option("1")
    expect(calculator.page.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(
        len(rows_of(UNDER)) + 1
    )
    if panel.locator("details").get_attribute("open") is None:
        panel.get_by_text("Compare with the picture").click()
    tables = panel.get_by_role("table")
    expect(tables).to_have_count(2)
    under = panel.get_by_role("table", name="Under 1200")
    # A cell of it is changed: the section stays chosen, and what contradicts the cell is said.
    cell = under.get_by_role("row").nth(1).get_by_role("button").nth(4)
    cell.press("Enter")
    field = panel.get_by_role("textbox", name="What the cell says")
    expect(field).to_have_value("W4")
    field.fill("L4")
    field.press("Enter")
    expect(calculator.app).to_contain_text("cannot both be right")
    # In between, the next doubtful cell was opened.
    cell.press("Enter")
    expect(field).to_have_value("L4")
    field.fill("W4")
    field.press("Enter")
    expect(calculator.app).not_to_contain_text("cannot both be right")
    expect(calculator.page.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(
        len(rows_of(UNDER)) + 1
    )
    assert violations(calculator.page) == []


@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_what_is_no_picture_of_a_table_says_so_and_nothing_is_lost(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    before = calculator.box.input_value()
    maker = calculator.page.context.new_page()
    maker.set_content("<body style='background:#fff'>Hello")
    picture = maker.screenshot(clip={"x": 0, "y": 0, "width": 300, "height": 100})
    maker.close()
    drop(calculator, "wall.png", picture)
    expect(calculator.alert).to_contain_text("no table", timeout=60_000)
    calculator.page.route(re.compile("/letters-"), lambda route: route.abort())
    drop(calculator, "wall.png", picture)
    expect(calculator.alert).to_contain_text("could not be downloaded", timeout=60_000)
    expect(calculator.box).to_have_value(before)


@pytest.mark.long
@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_reading_is_stopped_and_the_next_picture_is_read(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    before = calculator.box.input_value()
    maker = calculator.page.context.new_page()
    maker.set_content(drawn(Random(3), RULED, (8, 8)).html)  # noqa: S311
    picture = maker.locator("body").screenshot()
    maker.close()

    # What reads letters never arrives.
    with held(calculator.page, re.compile("/letters-")):
        drop(calculator, "wall.png", picture)
        calculator.page.locator(".tb-scan-waits").get_by_role("button", name="Stop").click()
        expect(calculator.alert).to_contain_text("Stopped")
        expect(calculator.page.locator(".tb-scan-waits")).to_have_count(0)
        expect(calculator.box).to_have_value(before)

    drop(calculator, "wall.png", picture)
    panel = calculator.page.get_by_role("region", name="Read from the picture")
    expect(panel).to_be_visible(timeout=60_000)
    calculator.expect_state("done")


def _saved(picture: Image.Image, kind: str, turned: int = 1) -> bytes:
    """A picture as a file; ``turned``: how a camera that was held so says it."""
    exif = Image.Exif()
    exif[0x0112] = turned
    to = io.BytesIO()
    picture.save(to, kind, exif=exif, **({"quality": 90} if kind == "JPEG" else {}))
    return to.getvalue()


def _photo() -> Image.Image:
    wide, high = framed().size
    large = framed().resize((2 * wide, 2 * high), Image.Resampling.BICUBIC)
    return spoiled(large, Random(2))  # noqa: S311 - no secret


@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
@pytest.mark.parametrize(
    "made",
    [
        lambda: ("wall.png", _saved(two_sections(), "PNG")),
        pytest.param(lambda: ("wall.webp", _saved(framed(), "WEBP")), marks=pytest.mark.long),
        # Held upright, a camera saves what it sees lying on its side.
        lambda: ("wall.jpg", _saved(_photo().transpose(Image.Transpose.ROTATE_90), "JPEG", 6)),
    ],
    ids=["screenshot", "webp", "photo"],
)
def test_the_command_line_reads_what_the_page_reads(
    calculator: Calculator, made: Callable[[], tuple[str, bytes]]
) -> None:
    name, data = made()
    calculator.open()
    calculator.expect_state("ready")
    drop(calculator, name, data)
    panel = calculator.page.get_by_role("region", name="Read from the picture")
    expect(panel).to_be_visible(timeout=60_000)
    with installed():
        found = table_of_pictures([File(name, data)])
    expect(calculator.box).to_have_value(found.text)
    doubtful = {doubt.place for doubt in found.doubtful if doubt.texts}
    cells = {place for sheet in found.tables for row in sheet.places for place in row}
    expect(panel.locator("[data-doubtful]")).to_have_count(len(doubtful & cells))


@pytest.mark.long
@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_a_table_that_comes_while_a_picture_is_read_stays(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    held_ = io.BytesIO()
    framed().save(held_, "PNG")
    waits = calculator.page.locator(".tb-scan-waits")
    with held(calculator.page, re.compile("/letters-")):
        drop(calculator, "wall.png", held_.getvalue())
        expect(waits).to_be_visible()
        text = "\n".join(line.replace("|", "\t") for line in UNDER.split("\n"))
        drop(calculator, "under.txt", text.encode())
        calculator.expect_state("done")
    expect(waits).to_have_count(0)
    expect(calculator.page.get_by_role("region", name="Read from the picture")).to_have_count(0)
    expect(calculator.app).to_contain_text("Gus Moe")
    expect(calculator.alert).to_be_empty()


def _black_and_white(picture: Image.Image) -> Image.Image:
    return picture.convert("L").point([0] * 140 + [255] * 116).convert("1")


def _in_two() -> list[Image.Image]:
    """A sheet on two pages."""
    whole = framed()
    below = 14 + 4 * ROW_HIGH
    return [
        whole.crop((0, 0, whole.width, below)),
        whole.crop((0, below, whole.width, whole.height)),
    ]


@pytest.mark.long
@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
@pytest.mark.parametrize(
    "made",
    [
        lambda: scan(_in_two()),
        lambda: pictured([_black_and_white(framed())]),
        lambda: pictured([framed()]),
        lambda: jbig2(_black_and_white(framed())),
    ],
    ids=["strips", "fax", "jpeg", "jbig2"],
)
def test_a_scanned_pdf_is_read_as_its_pages_look(
    calculator: Calculator, made: Callable[[], bytes]
) -> None:
    calculator.open()
    calculator.expect_state("ready")
    drop(calculator, "scan.pdf", made())
    panel = calculator.page.get_by_role("region", name=re.compile("Read from "))
    expect(panel).to_be_visible(timeout=60_000)
    calculator.expect_state("done")
    expect(calculator.status).not_to_contain_text("Opening")
    wanted = [line.replace("-", "").split("|") for line in ROWS.split("\n")[1:]]
    lines = calculator.box.input_value().strip().split("\n")[1:]
    # The points and the results; a name may be misread.
    assert [line.split("\t")[3:] for line in lines] == [row[3:] for row in wanted]
    assert violations(calculator.page) == []


@pytest.mark.parametrize("settings", [PHONE], ids=["phone"])
def test_what_is_wrong_with_the_whole_table_stands_above_it(calculator: Calculator) -> None:
    held = io.BytesIO()
    framed(ROWS.replace("Rnd3", "Rnd4")).save(held, "PNG")
    calculator.open()
    calculator.expect_state("ready")
    drop(calculator, "wall.png", held.getvalue())
    panel = calculator.page.get_by_role("region", name="Read from the picture")
    expect(panel).to_contain_text("“Rnd4” heads round 3", timeout=60_000)
    # Every cell of that round is to be looked at, an empty one too.
    last = panel.get_by_role("row").locator("td:last-child button[data-doubtful]")
    expect(last).to_have_count(len(ROWS.split("\n")) - 1)
    expect(panel).not_to_contain_text("Nothing is in doubt")
    assert sideways(calculator.page) <= 0
    assert violations(calculator.page) == []


@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_a_scan_beside_a_text_is_refused(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    before = calculator.box.input_value()
    texts = printout([[["1", "Ann Ray", "1804", "W2"], ["2", "Max Lee", "1755", "L1"]]])
    both: list[FilePayload] = [
        {"name": "scan.pdf", "mimeType": "application/pdf", "buffer": pictured([framed()])},
        {"name": "text.pdf", "mimeType": "application/pdf", "buffer": texts},
    ]
    calculator.page.locator("input[type=file]").set_input_files(both)
    expect(calculator.alert).to_contain_text("Open pictures without other files", timeout=60_000)
    expect(calculator.box).to_have_value(before)
