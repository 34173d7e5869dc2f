"""The built site in Chromium. Elements are found as people find them: by role and name."""

from __future__ import annotations

import functools
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
)

from tests.browser.windows import Windows, open_window
from tests.support.browsers import PATIENCE, chromium_launch_options, shared_playwright, until
from tests.support.server import serve

ROOT = Path(__file__).parents[2]
SITE = ROOT / "site"
SAMPLES = ROOT / "docs" / "samples"
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
DESK = {"viewport": {"width": 1280, "height": 900}}
TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
#: By how much the page can be scrolled sideways.
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
#: The left edges of a long table's heads, and those of a row's cells, in whole pixels.
EDGES = """
(table) => [table.rows[0], table.rows[70]].map((row) =>
  [...row.cells].filter((cell) => cell.checkVisibility())
    .map((cell) => Math.round(cell.getBoundingClientRect().left)))
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
  const parts = ["text", "order", "player", "versus", "choices", "changes", "reading",
    "section", "rules", "class"];
  return parts.every((part) => JSON.stringify(carried[part]) === JSON.stringify(asked[part]));
}
"""
#: Has an empty page as it was at first, but for the texts that were there; tells whether it is.
EMPTIED = """
(base) => {
  const app = document.querySelector(".tb-app");
  if (!app || location.origin + location.pathname !== `${base}calculator/`) return false;
  app.querySelector("[data-part=new]")?.click();
  scrollTo(0, 0);
  const { state, waits } = app.dataset;
  const box = app.querySelector("textarea");
  return state === "ready" && !waits && !box.value && !location.hash && !location.search;
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
DARK_PHONE = {**PHONE, "color_scheme": "dark"}
DARK_TOO = pytest.mark.parametrize("settings", [DESK, DARK_PHONE], ids=["desk", "dark phone"])


def _one_in_all(always: dict[str, Any], seldom: dict[str, Any]) -> pytest.MarkDecorator:
    """What hardly differs: one size always, the other in ``make test-all``."""
    sizes = [
        pytest.param(size, id=name, marks=[pytest.mark.long] if size == seldom else [])
        for size, name in ((DESK, "desk"), (PHONE, "phone"), (DARK_PHONE, "dark phone"))
        if size in (always, seldom)
    ]
    return pytest.mark.parametrize("settings", sizes)


#: As ``BOTH`` and ``DARK_TOO`` where one of them would find what the other one finds. Where room
#: is short, the phone is the one that is always tried.
PHONE_IN_ALL = _one_in_all(DESK, PHONE)
DESK_IN_ALL = _one_in_all(PHONE, DESK)
DARK_IN_ALL = _one_in_all(DESK, DARK_PHONE)
LIGHT_IN_ALL = _one_in_all(DARK_PHONE, DESK)
#: Has every test start Python in its own page, marked or not: ``COLD=1 make test ARGS=…``.
ALL_COLD = bool(os.environ.get("COLD"))
WSCF = (SAMPLES / "wscf.txt").read_text(encoding="utf-8")

# On a machine with other work the runtime may take a while; a test that waits this long fails.
expect.set_options(timeout=PATIENCE)


class Calculator:
    """The calculator page, and what a person does with it.

    ``kept`` is a tab that other tests had before, and others get later.
    """

    def __init__(self, page: Page, base: str, *, kept: bool = False) -> None:
        self.page = page
        self.base = base
        self.kept = kept
        self.app = page.locator(".tb-app")
        self.box = page.get_by_role("textbox", name="Crosstable")
        self.button = page.get_by_role("button", name="Calculate")
        self.standings = page.get_by_role("table", name="Standings")
        self.workings = page.get_by_role("region", name="Workings")
        self.choices = page.get_by_role("region", name="Another result")
        self.changed = page.get_by_role("region", name="What if")
        self.player = page.get_by_role("combobox", name="Player", exact=True)
        self.names = self.app.get_by_role("listbox")
        self.alert = self.app.get_by_role("alert")
        self.status = self.app.get_by_role("status")
        # The browser is told to hand over what asks for a file, and nobody waits until it has
        # heard: a key that is pressed right after may come first. So it is told early.
        page.on("filechooser", lambda _: None)

    def open(self, fragment: str = "") -> None:
        """Go to the page, and wait until its script listens.

        A kept tab is there, and follows a link without loading anything.
        """
        if self.kept:
            expect(self.app).to_have_attribute("data-state", "ready")
        if fragment or not self.kept:
            self._go(fragment)

    def _go(self, fragment: str = "") -> None:
        self.page.goto(f"{self.base}calculator/{fragment}")
        expect(self.app).to_have_attribute("style", re.compile("--tb-part"))

    def show(self, text: str = WSCF, player: str = "") -> None:
        """Have a text worked out on an empty page, and perhaps a player chosen.

        In a tab that is kept, the text is one of the samples: of another version of a table that
        was there before, the page would say what has changed since.
        """
        if not self.kept:
            self.open()
        else:
            assert text in sample_texts()
            expect(self.app).to_have_attribute("data-state", "ready")
        self.calculate(text)
        self.expect_state("done")
        if player:
            self.choose(player)
            self.expect_player(player)
            self.expect_state("done")

    def emptied(self) -> bool:
        """Press "New crosstable", if it is there; tell whether nothing of a test is left then."""
        return bool(self.page.evaluate(EMPTIED, self.base))

    def expect_state(self, state: str) -> None:
        """Wait for a state; who is asked for a name after a paste does not want to say it."""
        expect(self.app).to_have_attribute("data-state", state)
        if state == "done" and self.names.is_visible():
            self.page.keyboard.press("Escape")

    def sample(self) -> None:
        """Open the page, and in it the first sample, without anybody chosen."""
        self.open()
        self.page.get_by_role("button", name="US Swiss").click()
        expect(self.app).to_have_attribute("data-state", "done")
        self.choose("")
        expect(self.app.locator("[data-part=answer]")).to_have_count(0)

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
        """Type a text in place of what is in the box, and press the button.

        As long as nothing is there, it is not: a key does the same.
        """
        self.box.fill(text)
        if text:
            self.button.click()
        else:
            self.box.press("Control+Enter")

    def edit(self) -> None:
        """Have the text box back, after a result."""
        if not self.page.get_by_role("button", name="Edit the text").is_visible():
            self.panel("agreement")
        self.page.get_by_role("button", name="Edit the text").click()
        expect(self.box).to_be_focused()
        # Nothing lies over the box.
        expect(self.app.locator("#tb-agreement")).to_be_hidden()

    def how_it_was_read(self) -> None:
        """Open how the text was read, and how its print compares."""
        self.panel("agreement")

    def change_order(self) -> None:
        """Open or close the order."""
        self.panel("editor")

    def new(self) -> None:
        """Have an empty box."""
        self.panel("others")
        self.page.get_by_role("button", name="New crosstable").click()

    def prize_class(self, rule: str) -> None:
        """Choose a prize class."""
        panel = self.panel("others")
        panel.get_by_role("combobox", name="Prize class").select_option(rule)
        self.panel("others")

    def panel(self, part: str) -> Locator:
        """Open a panel by its button, or close it as people do."""
        panel = self.app.locator(f"#tb-{part}")
        if panel.is_visible():
            self.page.keyboard.press("Escape")
            expect(panel).to_be_hidden()
        else:
            self.app.locator(f".tb-open-{part}").click()
            expect(panel).to_be_visible()
        return panel

    def choose(self, player: str) -> None:
        """Type a name, the beginning of one, or a number, and take the first who fits."""
        self.player.fill(player)
        self.player.press("Enter")

    def expect_player(self, player: str) -> None:
        """Wait until the player with this name or number is chosen; ``""``: nobody."""
        if not player.isdecimal():
            expect(self.player).to_have_value(player)
            return
        row = self.standings.locator(f'tr[data-number="{player}"]')
        expect(row).to_have_attribute("aria-current", "true")
        expect(self.player).to_have_value(row.get_by_role("rowheader").inner_text())

    def unfold_share(self, *, more: bool = False) -> Locator:
        """Open the group "Share", with ``more`` the other forms in it as well."""
        self.app.locator(".tb-open-share").click()
        group = self.page.get_by_role("group", name="Share")
        if more:
            group.locator("summary", has_text="More").click()
        return group

    def put(self, cell: Locator | str, result: str | int) -> None:
        """Put a game of the crosstable to another result: by name, or any that it has not."""
        if isinstance(cell, str):
            cell = self.page.get_by_role("table", name="Results").get_by_role("button", name=cell)
        cell.click()
        buttons = self.choices.get_by_role("group").get_by_role("button")
        if isinstance(result, str):
            button = buttons.and_(self.page.get_by_role("button", name=result))
        else:
            button = buttons.and_(self.page.locator('[aria-pressed="false"]')).nth(result)
        button.click()
        self.choices.get_by_role("button", name="Close").click()
        expect(self.choices).to_be_hidden()

    def link(self) -> str:
        """The address, once it has followed the result: it does so after the next frame."""
        until(self.page, CARRIED)
        return self.page.url

    def value(self, number: int, tiebreak: str) -> Locator:
        """The button that shows a player's value."""
        return self.standings.locator(f'[data-number="{number}"][data-tiebreak="{tiebreak}"]')

    def all_tiebreaks(self) -> None:
        """On a phone, have the columns of all tiebreaks shown."""
        more = self.standings.get_by_role("button", name="all tiebreaks")
        if more.is_visible():
            more.click()

    def cells(self) -> list[list[str]]:
        """The texts of the table's body."""
        rows = self.standings.locator("tr[data-number]").all()
        return [[text.strip() for text in row.locator("th, td").all_inner_texts()] for row in rows]


@functools.cache
def sample_texts() -> frozenset[str]:
    """The texts of all samples: each is of another event."""
    return frozenset(path.read_text(encoding="utf-8") for path in SAMPLES.rglob("*.txt"))


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
    with shared_playwright() as playwright:
        options = chromium_launch_options(light=True)
        # No test lives long enough for the code that the optimising compiler makes meanwhile, nor
        # for a collector of garbage with threads of its own: a quarter less work.
        options["args"].append("--js-flags=--liftoff-only --single-threaded-gc")
        # The tabs of a window share one process, which has the site's scripts compiled: without
        # this a new one would begin with each tab. Nothing else is shared; a tab that hangs would
        # hold up the next one, but each test closes its own.
        options["args"].append("--process-per-site")
        started = playwright.chromium.launch(**options)
        yield started
        started.close()


@pytest.fixture
def settings() -> dict[str, Any]:
    """What a test's browser window is like; tests override it with parametrize.

    The same as that of tests on a desk: each kind of window costs seconds.
    """
    return DESK


@pytest.fixture(scope="session")
def windows(browser: Browser, base: str) -> Iterator[Windows]:
    """The windows of all tests but those marked ``cold``."""
    kept = Windows(browser, base)
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
    """An empty page. What does not load is shown where its test fails."""
    made = context.new_page()
    made.on("requestfailed", lambda request: print(f"{request.url}: {request.failure}"))
    return made


@pytest.fixture
def heard(page: Page) -> Heard:
    """What the page's browser says from here on."""
    return Heard(page)


@pytest.fixture
def calculator(
    request: pytest.FixtureRequest, base: str, settings: dict[str, Any]
) -> Iterator[Calculator]:
    """The calculator; nothing is loaded before `open`.

    For a test marked ``kept`` it is in a tab that others had before, with nothing shown: most of
    what a test costs is a new page. Such a test begins with `show` or `open`, and does nothing to
    the page that only loading it again would undo: it adds no script, no route, no listener, and
    leaves size and colors as they are. Texts of before can be brought back in it, and of another
    version of one the page says what has changed since.
    """
    marked = request.node.get_closest_marker
    if ALL_COLD or marked("fresh") or not marked("kept"):
        yield Calculator(request.getfixturevalue("page"), base)
        return
    windows: Windows = request.getfixturevalue("windows")
    page = windows.tab(settings)
    found = Calculator(page, base, kept=True)
    if page.url == "about:blank":
        found._go()
    yield found
    windows.put_back(page, clean=found.emptied())


def sideways(page: Page | Locator) -> int:
    """By how much the page, or the frame of an element, can be scrolled sideways."""
    return int(page.evaluate(f"() => {SIDEWAYS}"))


def refused(page: Page) -> list[str]:
    """What the policy of a page has refused, and what was asked of others than this site."""
    asked = "performance.getEntriesByType('resource').map((each) => each.name)"
    others = f"{asked}.filter((name) => !name.startsWith(location.origin))"
    found: list[str] = page.evaluate(f"[...(globalThis.refusals ?? []), ...{others}]")
    return found


#: Whether long tests are left out: then axe is asked by the tests of it alone.
_QUICK: list[bool] = []


def pytest_configure(config: pytest.Config) -> None:
    """Note whether this is ``make test``."""
    _QUICK[:] = [config.option.markexpr == "not long"]


#: The rules of axe whose answer a page's colors change.
OF_COLORS = ("color-contrast", "link-in-text-block")


def violations(page: Page, rules: tuple[str, ...] = (), *, always: bool = False) -> list[str]:
    """What axe finds in a page, by all its rules or these, a line each; and what was refused.

    To ask axe takes as long as most tests. What one of something else shows on its way is looked
    at in ``make test-all``; tests of axe itself ask it ``always``.
    """
    others = refused(page)
    if any(_QUICK) and not always:
        return others
    # Not as a script of the page, which its policy may forbid.
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "\nvoid 0")
    found = page.evaluate(
        """(rules) =>
          axe.run({ resultTypes: ["violations"], ...(rules.length && { runOnly: rules }) })
            .then(({ violations }) => violations)""",
        rules,
    )
    return others + [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]


def in_both_schemes(page: Page, *, always: bool = False) -> list[str]:
    """What axe finds in a page as it is, and by the rules of colors in the other scheme.

    Nothing but colors depends on the scheme, so the other rules need not be asked again.
    """
    found = violations(page, always=always)
    if any(_QUICK) and not always:
        return found
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    page.emulate_media(color_scheme="light" if dark else "dark")
    themed = page.locator("body[data-md-color-scheme]")
    if themed.count():
        expect(themed).to_have_attribute("data-md-color-scheme", "default" if dark else "slate")
    page.evaluate(PAINTED)
    return found + violations(page, OF_COLORS, always=always)


def printed(text: str = WSCF) -> list[list[str]]:
    """The values that a WinTD table prints, as the page writes them: ½ for .5."""
    lines = [line.split("\t") for line in text.splitlines()]
    first = lines[0].index("TBrk1")
    return [
        [f"{float(cell):g}".replace(".5", "½") for cell in line[first : first + 4]]
        for line in lines[1:]
    ]
