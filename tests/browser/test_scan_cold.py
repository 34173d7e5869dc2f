"""What really reads pictures, in a browser: Tesseract in its worker, and the page's own Python.

It reads what the command line reads of the same file, and needs nobody but this site.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from random import Random

import pytest
from PIL import Image
from playwright.sync_api import expect

from calculator.command.pictures import table_of_pictures
from calculator.files import File
from calculator.ranked import rank
from calculator.reading import read
from tests.browser.conftest import DESK, PHONE, Calculator, violations
from tests.browser.test_text_in import drop
from tests.browser.waiting_requests import held
from tests.scans.looks import LOOKS, drawn
from tests.scans.phone_faults import spoiled
from tests.scans.reading import installed
from tests.scans.test_read import HIGH as ROW_HIGH
from tests.scans.test_read import ROWS, UNDER, framed, two_sections
from tests.support.printouts import jbig2, pictured, scan

pytestmark = [pytest.mark.browser, pytest.mark.cold]


def saved(picture: Image.Image, kind: str, turned: int = 1) -> bytes:
    """A picture as a file; ``turned``: how a camera that was held so says it."""
    exif = Image.Exif()
    exif[0x0112] = turned
    to = io.BytesIO()
    picture.save(to, kind, exif=exif, **({"quality": 90} if kind == "JPEG" else {}))
    return to.getvalue()


def _photo() -> Image.Image:
    small = framed(UNDER)
    large = small.resize((2 * small.width, 2 * small.height), Image.Resampling.BICUBIC)
    return spoiled(large, Random(2))  # noqa: S311 - no secret


def _same(calculator: Calculator, name: str, data: bytes) -> None:
    """Open a file in the page, and on the command line: both say the same, and doubt the same."""
    drop(calculator, name, data)
    panel = calculator.page.get_by_role("region", name="Read from the picture")
    expect(panel).to_be_visible()
    calculator.expect_state("done")
    found = table_of_pictures([File(name, data)])
    expect(calculator.box).to_have_value(found.text)
    doubtful = {doubt.place for doubt in found.doubts if doubt.texts}
    cells = {place for sheet in found.tables for row in sheet.places for place in row}
    expect(panel.locator("[data-doubtful]")).to_have_count(len(doubtful & cells))


# Over five seconds: a photo is read twice, here and by the command line.
@pytest.mark.parametrize("settings", [PHONE], ids=["phone"])
def test_the_page_reads_a_photo_by_itself_as_the_command_line_does(calculator: Calculator) -> None:
    asked: list[str] = []
    calculator.page.on("request", lambda request: asked.append(request.url))
    calculator.open()
    calculator.expect_state("ready")
    assert not any(re.search(r"/app/(scan|letters|files)-", url) for url in asked)
    # Held upright, a camera saves what it sees lying on its side.
    photo = saved(_photo().transpose(Image.Transpose.ROTATE_90), "JPEG", 6)
    with installed():
        _same(calculator, "wall.jpg", photo)
    assert all(url.startswith((calculator.base, "data:")) for url in asked)
    assert "scan" not in calculator.link()
    table = read("\n".join(line.replace("|", "\t").replace("-", "") for line in UNDER.split("\n")))
    shown = [[cells[1].split("\n")[0], cells[2]] for cells in calculator.cells()]
    points = {"2½": 5, "2": 4, "1": 2, "½": 1}
    wanted = [(row.name, row.score) for row in rank(table).rows]
    assert [(name, points[score]) for name, score in shown] == wanted


@pytest.mark.long
@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_the_command_line_reads_what_the_page_reads(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    event = drawn(Random(3), LOOKS[0], (9, 10))  # noqa: S311 - no secret
    maker = calculator.page.context.new_page()
    maker.set_content(event.html)
    look = maker.locator("body").screenshot()
    maker.close()
    with installed():
        _same(calculator, "sections.png", saved(two_sections(), "PNG"))
        _same(calculator, "wall.webp", saved(framed(), "WEBP"))
        _same(calculator, "look.png", look)


@pytest.mark.long
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
    expect(calculator.alert).to_contain_text("No table could be read")
    calculator.page.route(re.compile("/letters-"), lambda route: route.abort())
    drop(calculator, "wall.png", picture)
    expect(calculator.alert).to_contain_text("could not be downloaded")
    expect(calculator.box).to_have_value(before)


@pytest.mark.long
@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
def test_reading_is_stopped_and_the_next_picture_is_read(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    before = calculator.box.input_value()
    picture = saved(framed(UNDER), "PNG")
    # What reads letters never arrives.
    with held(calculator.page, re.compile("/letters-")):
        drop(calculator, "wall.png", picture)
        calculator.page.locator(".tb-scan-waits").get_by_role("button", name="Stop").click()
        expect(calculator.alert).to_contain_text("Stopped")
        expect(calculator.page.locator(".tb-scan-waits")).to_have_count(0)
        expect(calculator.box).to_have_value(before)
    drop(calculator, "wall.png", picture)
    panel = calculator.page.get_by_role("region", name="Read from the picture")
    expect(panel).to_be_visible()
    calculator.expect_state("done")


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
    expect(panel).to_be_visible()
    calculator.expect_state("done")
    expect(calculator.status).not_to_contain_text("Opening")
    wanted = [line.replace("-", "").split("|") for line in ROWS.split("\n")[1:]]
    lines = calculator.box.input_value().strip().split("\n")[1:]
    # The points and the results; a name may be misread.
    assert [line.split("\t")[3:] for line in lines] == [row[3:] for row in wanted]
    assert violations(calculator.page) == []
