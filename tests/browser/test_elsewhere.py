"""The bookmark takes standings out of other people's pages, as strict as their policies may be."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, expect

from calculator import Crosstable, ReadError
from calculator.reading import read_all
from pyscript_app.after_build.policy import _hash
from tests.browser.conftest import DESK_IN_ALL, Calculator, Heard, in_both_schemes, sideways
from tests.browser.windows import new_window
from tests.support.examples import one_in
from tests.support.server import serve

pytestmark = pytest.mark.browser

PAGES = Path(__file__).parent / "data" / "elsewhere"
OPEN = ["Ann", "Ben", "Cleo", "Dan", "Emma", "Finn", "Gina", "Hugo"]
QUAD = ["Ida", "Per", "Ana", "Tom"]
#: What each program's page holds: its event, and the players of each section.
HOLDS = {
    "chess-results": ("Spring Open 2026", [OPEN]),
    "rating-report": ("Section 1 - OPEN", [OPEN, QUAD]),
    "ratings-site": ("Spring Open | Ratings", [OPEN]),
    "swisssys": ("Spring Open", [OPEN, QUAD]),
    "wintd": ("Spring Open", [OPEN]),
    "club": ("Spring Open results - Riverside Chess Club", [OPEN, QUAD]),
}
GUIDE = "guides/from-any-page/"
#: What a page's own style may do; nothing else may run, be loaded or become markup.
STRICT = (
    "default-src 'none'; script-src 'none'; img-src data:; style-src {}; base-uri 'none'; "
    "form-action 'none'; trusted-types 'none'; require-trusted-types-for 'script'"
)


def strict() -> dict[str, str]:
    styles = [
        _hash(style)
        for path in sorted(PAGES.glob("*.html"))
        for style in re.findall(r"<style[^>]*>(.*?)</style>", path.read_text("utf-8"), re.DOTALL)
    ]
    return {"Content-Security-Policy": STRICT.format(" ".join(styles)), "Cache-Control": "no-store"}


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[str]:
    """The pages, on an origin of their own, under a policy that allows nothing."""
    with serve(PAGES, strict()) as address:
        yield address


@pytest.fixture(scope="module")
def bookmark(browser: Browser, base: str) -> str:
    """The link of the guide, as it is dragged into the bookmarks."""
    page = browser.new_page()
    page.goto(base + GUIDE)
    link = page.get_by_role("link", name="Tiebreaks", exact=True)
    expect(link).to_have_attribute("href", re.compile("^javascript:"))
    found = str(link.get_attribute("href"))
    page.context.close()
    return found


@pytest.fixture
def window(browser: Browser, base: str, settings: dict[str, Any]) -> Iterator[BrowserContext]:
    """A window in which the calculator is a blank page: its address is what counts."""
    made = new_window(browser, **settings)
    blank = "<!doctype html><title>Calculator</title>"
    made.route(
        f"{base}calculator/", lambda route: route.fulfill(content_type="text/html", body=blank)
    )
    yield made
    made.close()


def press(page: Page, bookmark: str) -> None:
    """Press the bookmark: so the browser itself runs what an address like this says."""
    session = page.context.new_cdp_session(page)
    session.send("Page.navigate", {"url": bookmark})
    session.detach()


def taken(page: Page, bookmark: str) -> str:
    """Press the bookmark, and return what the calculator gets in its new tab."""
    with page.context.expect_page() as opened:
        press(page, bookmark)
    tab = opened.value
    tab.wait_for_url("**/calculator/#*")
    # The page that the table comes from has no say in the tab.
    assert tab.evaluate("window.opener") is None
    found = text_in(tab.url)
    tab.close()
    return found


def text_in(address: str) -> str:
    """The text that a link carries."""
    packed = address.partition("#v1=")[2]
    whole = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
    return str(json.loads(zlib.decompress(whole, -zlib.MAX_WBITS))["text"])


def sections(text: str) -> list[list[str]]:
    """The first names in each section of what was taken."""
    tables = [table for _, table in read_all(text) if not isinstance(table, ReadError)]
    return [[first(player.name) for player in table.players] for table in tables]


def first(name: str) -> str:
    return (name.partition(", ")[2] or name.split(maxsplit=1)[0]).title()


@pytest.mark.parametrize("program", one_in(2, HOLDS))
def test_a_program_s_page_is_taken_under_a_strict_policy(
    window: BrowserContext, elsewhere: str, bookmark: str, program: str
) -> None:
    page = window.new_page()
    heard = Heard(page)
    page.goto(f"{elsewhere}{program}.html")
    before = page.content()
    text = taken(page, bookmark)
    event, players = HOLDS[program]
    assert [sorted(one) for one in sections(text)] == [sorted(one) for one in players]
    (_, table), *_ = read_all(text)
    assert isinstance(table, Crosstable)
    assert table.event == event
    # What only looks like a table, and what a page hides, is not among it.
    assert not re.search("Home|Calendar|Rd\\.1|, sort|<script|style=", text)
    assert page.content() == before
    assert heard.complaints == []
    assert [urlsplit(each).path for each in heard.requests] == [f"/{program}.html"]


def test_a_press_leads_to_the_answer(
    context: BrowserContext, base: str, elsewhere: str, bookmark: str
) -> None:
    page = context.new_page()
    page.goto(f"{elsewhere}club.html")
    with context.expect_page() as opened:
        press(page, bookmark)
    found = Calculator(opened.value, base)
    found.expect_state("done")
    expect(found.standings.get_by_role("rowheader")).to_have_count(8)
    # The box has what a person can read, not the HTML of the page.
    assert found.box.input_value().startswith("Spring Open results - Riverside Chess Club\n")
    expect(found.page.get_by_role("combobox", name="Section")).to_contain_text("Under 1200")


SELECT = """([from, to]) => {
  const rows = document.querySelectorAll("tbody tr");
  const range = document.createRange();
  range.setStart(rows[from].cells[1], 0);
  range.setEnd(rows[to].cells[2], 1);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
}"""


def test_what_is_selected_comes_first(
    window: BrowserContext, elsewhere: str, bookmark: str
) -> None:
    page = window.new_page()
    page.goto(f"{elsewhere}club.html")
    page.evaluate(SELECT, [10, 13])
    text = taken(page, bookmark)
    # Whole rows, with the headings of their table.
    assert sections(text) == [QUAD]
    assert "<th>Rd 1</th>" in text
    assert "Under 1200" in text
    # A word that was pressed twice is not what anybody wants.
    page.evaluate("getSelection().selectAllChildren(document.querySelector('h1'))")
    assert sections(taken(page, bookmark)) == [OPEN, QUAD]


def test_of_a_text_of_fixed_width_the_selected_lines_are_taken(
    window: BrowserContext, elsewhere: str, bookmark: str
) -> None:
    page = window.new_page()
    page.goto(f"{elsewhere}rating-report.html")
    page.evaluate("getSelection().selectAllChildren(document.querySelectorAll('pre')[1])")
    assert sections(taken(page, bookmark)) == [QUAD]


def test_without_a_table_the_text_of_the_page_is_taken(
    window: BrowserContext, elsewhere: str, bookmark: str, tmp_path: Path
) -> None:
    lines = "Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"
    (tmp_path / "index.html").write_text(
        f"<title>Two</title><script>//</script><p>{lines.replace(chr(10), '<br>')}</p>", "utf-8"
    )
    with serve(tmp_path) as address:
        page = window.new_page()
        page.goto(address)
        assert taken(page, bookmark) == lines


def test_a_table_in_a_frame_of_the_same_site_is_found(
    window: BrowserContext, elsewhere: str, bookmark: str, tmp_path: Path
) -> None:
    (tmp_path / "inner.html").write_text((PAGES / "wintd.html").read_text("utf-8"), "utf-8")
    (tmp_path / "index.html").write_text(
        "<title>Club</title><h1>Results</h1><table><tr><td>Mon<td>7:00</table>"
        '<iframe src="inner.html" width="600" height="400"></iframe>',
        encoding="utf-8",
    )
    with serve(tmp_path) as address:
        page = window.new_page()
        page.goto(address)
        assert sections(taken(page, bookmark)) == [OPEN]


ROWS = [("Ann", "W2", "D3"), ("Ben", "L1", "W4"), ("Cem", "W4", "D1"), ("Dea", "L3", "L2")]


def test_what_is_around_a_table_or_in_its_cells_does_no_harm(
    window: BrowserContext, bookmark: str, tmp_path: Path
) -> None:
    # Buttons that unfold rows, a column for wide screens alone, a page that is far too long.
    rows = "".join(
        f"<tr><td><button>+</button>{at}<td>{name}<td>{one}<td hidden>{two}</tr>"
        f"<tr hidden><td colspan=3>The card of {name}</tr>"
        for at, (name, one, two) in enumerate(ROWS, 1)
    )
    heads = "<tr><th>#<th><button>Name</button><th>R1<th hidden>R2</tr>"
    welcome = f"<title>Club</title><h1>Club</h1><p>{'Welcome. ' * 100_000}</p>"
    page_of_club = f"{welcome}<table>{heads}{rows}</table>"
    (tmp_path / "index.html").write_text(page_of_club, encoding="utf-8")
    (tmp_path / "drawn.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf-8")
    with serve(tmp_path) as address:
        page = window.new_page()
        page.goto(address)
        text = taken(page, bookmark)
        assert sections(text) == [["Ann", "Ben", "Cem", "Dea"]]
        assert "<td>1</td><td>Ann</td><td>W2</td><td>D3</td>" in text
        assert not re.search("Welcome|card of", text)
        # Where a page is no HTML, the browser itself says it.
        page.goto(f"{address}drawn.svg")
        said: list[str] = []

        def hear(dialog: Dialog) -> None:
            said.append(dialog.message)
            dialog.accept()

        page.on("dialog", hear)
        press(page, bookmark)
        assert said[0].startswith("No standings can be read on this page")


@DESK_IN_ALL
def test_a_box_says_where_nothing_can_be_read(
    window: BrowserContext, base: str, elsewhere: str, bookmark: str, tmp_path: Path
) -> None:
    page = window.new_page()
    heard = Heard(page)
    (tmp_path / "index.html").write_text(
        '<!doctype html><html lang="en"><title>Empty</title><link rel="icon" href="data:,">'
        '<main><h1><img alt="Results" src="data:,"></h1></main>',
        encoding="utf-8",
    )
    (tmp_path / "frame.html").write_text(
        '<!doctype html><html lang="en"><title>Club</title><link rel="icon" href="data:,">'
        f'<main><h1>Results</h1><iframe title="a" src="{elsewhere}club.html" width="100%" '
        'height="600"></iframe></main>',
        encoding="utf-8",
    )
    policy = {"Content-Security-Policy": "default-src 'none'; img-src data:; frame-src *"}
    with serve(tmp_path, policy) as address:
        page.goto(address)
        press(page, bookmark)
        box = page.get_by_role("alert")
        expect(box).to_contain_text("No standings can be read on this page")
        expect(box.get_by_role("link")).to_have_attribute("href", f"{base}calculator/")
        assert in_both_schemes(page) == []
        assert sideways(page) <= 0
        press(page, bookmark)
        expect(box).to_have_count(1)
        box.get_by_role("button", name="Close").click()
        expect(box).to_have_count(0)

        page.goto(f"{address}frame.html")
        press(page, bookmark)
        host = urlsplit(elsewhere).netloc
        expect(box).to_contain_text(f"These standings come from {host}")
        link = box.get_by_role("link", name=f"Open {host}")
        expect(link).to_have_attribute("href", f"{elsewhere}club.html")
    assert heard.complaints == []


def test_where_no_tab_may_be_opened_the_calculator_comes_here(
    window: BrowserContext, elsewhere: str, bookmark: str
) -> None:
    page = window.new_page()
    page.add_init_script("window.open = () => null")
    page.goto(f"{elsewhere}wintd.html")
    press(page, bookmark)
    page.wait_for_url("**/calculator/#*")
    assert sections(text_in(page.url)) == [OPEN]


def test_a_browser_that_compresses_nothing_sends_the_text_as_it_is(
    context: BrowserContext, base: str, elsewhere: str, bookmark: str
) -> None:
    page = context.new_page()
    page.goto(f"{elsewhere}rating-report.html")
    page.evaluate("delete globalThis.CompressionStream")
    with context.expect_page() as opened:
        press(page, bookmark)
    found = Calculator(opened.value, base)
    found.expect_state("done")
    expect(found.standings.get_by_role("rowheader")).to_have_count(8)


def test_the_guide_s_link_is_to_be_dragged_or_copied(page: Page, base: str, bookmark: str) -> None:
    page.goto(base + GUIDE)
    page.get_by_role("link", name="Tiebreaks", exact=True).click()
    said = page.locator(".tb-bookmark").get_by_role("status")
    expect(said).to_have_text(re.compile("^Drag this to your bookmarks bar"))
    assert page.url == base + GUIDE
    page.get_by_role("button", name="Copy the link").click()
    expect(said).to_have_text(re.compile("^Copied"))
    assert page.evaluate("navigator.clipboard.readText()") == bookmark
    # So that a browser keeps it, and a phone can paste it.
    assert len(bookmark) < 20_000
    page.goto(f"{base}es/desde-cualquier-pagina/")
    link = page.get_by_role("link", name="Desempates", exact=True)
    expect(link).to_have_attribute("href", re.compile("calculadora.*Cerrar"))
