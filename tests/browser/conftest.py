"""The built site in Chromium. Elements are found as people find them: by role and name."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.warm import WarmPython
from tests.browser.windows import Windows, open_window
from tests.support.browsers import chromium_launch_options
from tests.support.server import serve

ROOT = Path(__file__).parents[2]
SITE = ROOT / "site"
SAMPLES = ROOT / "docs" / "samples"
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
DESK = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
#: By how much the page can be scrolled sideways.
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
#: The left edges of a long table's heads, and those of a row's cells, in whole pixels.
EDGES = """
(table) => [table.rows[0], table.rows[70]].map((row) =>
  [...row.cells].map((cell) => Math.round(cell.getBoundingClientRect().left)))
"""
#: Whether the address carries what was asked last, as this tab keeps it.
CARRIED = """
async () => {
  if (!location.hash.startsWith("#v1=")) return false;
  const packed = location.hash.slice(4).replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const carried = await new Response(unpacked).json();
  const { asked } = JSON.parse(sessionStorage.getItem("tiebreaks:text"));
  const parts = ["text", "order", "player", "choices", "changes", "reading", "section", "rules",
    "class"];
  return parts.every((part) => JSON.stringify(carried[part]) === JSON.stringify(asked[part]));
}
"""
#: Settles when what a script has changed so far has been painted.
PAINTED = """
() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
"""
#: Marks what is to hold on a desk and on a phone; and what on the phone in the dark, too.
BOTH = pytest.mark.parametrize("settings", [DESK, PHONE], ids=["desk", "phone"])
ON_PHONE = pytest.mark.parametrize("settings", [PHONE], ids=["phone"])
#: As ``BOTH``, where the phone takes long and hardly differs.
PHONE_IN_ALL = pytest.mark.parametrize(
    "settings", [DESK, pytest.param(PHONE, marks=pytest.mark.long)], ids=["desk", "phone"]
)
DARK_TOO = pytest.mark.parametrize(
    "settings", [DESK, {**PHONE, "color_scheme": "dark"}], ids=["desk", "dark phone"]
)
#: Has every test start Python in its own page, marked or not: ``COLD=1 make test ARGS=…``.
ALL_COLD = bool(os.environ.get("COLD"))
WSCF = (SAMPLES / "wscf.txt").read_text(encoding="utf-8")

# On a machine with other work the runtime may take a while; a test that waits this long fails.
expect.set_options(timeout=30_000)


class Calculator:
    """The calculator page, and what a person does with it."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.app = page.locator(".tb-app")
        self.box = page.get_by_role("textbox", name="Crosstable")
        self.button = page.get_by_role("button", name="Calculate")
        self.standings = page.get_by_role("table", name="Standings")
        self.workings = page.get_by_role("region", name="Workings")
        self.alert = self.app.get_by_role("alert")
        self.status = self.app.get_by_role("status")

    def open(self, fragment: str = "") -> None:
        """Go to the page, and wait until its script listens."""
        self.page.goto(f"{self.base}calculator/{fragment}")
        expect(self.app).to_have_attribute("style", re.compile("--tb-part"))

    def expect_state(self, state: str) -> None:
        expect(self.app).to_have_attribute("data-state", state)

    def paste(self, text: str, html: str | None = None) -> None:
        """Put text, and perhaps HTML as a web page does, on the clipboard and paste it."""
        self.page.evaluate(
            """async ([text, html]) => {
              const parts = { "text/plain": new Blob([text], { type: "text/plain" }) };
              if (html) parts["text/html"] = new Blob([html], { type: "text/html" });
              await navigator.clipboard.write([new ClipboardItem(parts)]);
            }""",
            [text, html],
        )
        self.box.focus()
        self.page.keyboard.press("Control+V")

    def calculate(self, text: str) -> None:
        """Type a text in place of what stands in the box, and press the button."""
        self.box.fill(text)
        self.button.click()

    def link(self) -> str:
        """The address, once it has followed the result: it does so after the next frame."""
        self.page.wait_for_function(CARRIED)
        return self.page.url

    def value(self, number: int, tiebreak: str) -> Locator:
        """The button that shows a player's value."""
        return self.standings.locator(f'[data-number="{number}"][data-tiebreak="{tiebreak}"]')

    def cells(self) -> list[list[str]]:
        """The texts of the table's body."""
        rows = self.standings.locator("tbody tr").all()
        return [[text.strip() for text in row.locator("th, td").all_inner_texts()] for row in rows]


class Heard:
    """What the browser complained of, and whom it asked."""

    def __init__(self, page: Page) -> None:
        self.complaints: list[str] = []
        self.requests: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type != "log" else None,
        )


@pytest.fixture(scope="session")
def base() -> Iterator[str]:
    """The address of the built site."""
    if not (SITE / "calculator" / "index.html").is_file():
        pytest.fail("site/ is not built: run `make build`")
    with serve(SITE) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        options = chromium_launch_options()
        # No test lives long enough for the code that the optimising compiler makes meanwhile: a
        # quarter less work.
        options["args"].append("--js-flags=--liftoff-only")
        started = playwright.chromium.launch(**options)
        yield started
        started.close()


@pytest.fixture
def settings() -> dict[str, Any]:
    """What a test's browser window is like; tests override it with parametrize."""
    return {}


@pytest.fixture(scope="session")
def python(browser: Browser, base: str) -> Iterator[WarmPython]:
    """A Python that runs already, for all tests but those marked ``cold``."""
    with WarmPython(browser, SITE, base) as started:
        yield started


@pytest.fixture(scope="session")
def windows(browser: Browser, python: WarmPython, base: str) -> Iterator[Windows]:
    """The windows of all tests but those marked ``cold``."""
    kept = Windows(browser, python, base)
    yield kept
    kept.close()


@pytest.fixture
def context(
    browser: Browser, settings: dict[str, Any], request: pytest.FixtureRequest
) -> Iterator[BrowserContext]:
    """A window with nothing stored in it; for a test marked ``cold`` a new one."""
    if ALL_COLD or request.node.get_closest_marker("cold"):
        with open_window(browser, settings) as made:
            yield made
    else:
        windows: Windows = request.getfixturevalue("windows")
        made = windows.take(settings)
        yield made
        windows.clean(made)


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """An empty page."""
    return context.new_page()


@pytest.fixture
def heard(page: Page) -> Heard:
    """What the page's browser says from here on."""
    return Heard(page)


@pytest.fixture
def calculator(page: Page, base: str) -> Calculator:
    """The calculator; nothing is loaded before `open`."""
    return Calculator(page, base)


def sideways(page: Page | Locator) -> int:
    """By how much the page, or the frame of an element, can be scrolled sideways."""
    return int(page.evaluate(f"() => {SIDEWAYS}"))


def violations(page: Page, within: str = ".tb-app", rules: tuple[str, ...] = ()) -> list[str]:
    """What axe finds, by some of its rules or all, as one line each."""
    page.add_script_tag(path=AXE)
    found = page.evaluate(
        """([within, rules]) => axe.run(within, rules.length ? { runOnly: rules } : {})
          .then(({ violations }) => violations)""",
        [within, rules],
    )
    return [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]


def printed(text: str = WSCF) -> list[list[str]]:
    """The values that a WinTD table prints, as the page writes them: ½ for .5."""
    lines = [line.split("\t") for line in text.splitlines()]
    first = lines[0].index("TBrk1")
    return [
        [f"{float(cell):g}".replace(".5", "½") for cell in line[first : first + 4]]
        for line in lines[1:]
    ]
