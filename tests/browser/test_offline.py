"""Without a network: what was visited once opens again; a new version says so and waits."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import SITE, WSCF, Calculator
from tests.browser.test_scan_cold import saved
from tests.browser.test_text_in import drop
from tests.browser.warm import serve_python
from tests.browser.windows import new_window
from tests.scans.test_read import ROWS, UNDER, framed, rows_of
from tests.support.browsers import until
from tests.support.server import serve

pytestmark = pytest.mark.browser

SETTLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"

#: Put something in the place of Python's memory (pyscript_app/page/snapshot.js).
KEEP = """
async (url) => {
  const files = await navigator.storage.getDirectory();
  await files.getFileHandle(encodeURIComponent(url), { create: true });
}
"""
MEMORIES = """
async () => {
  const files = await navigator.storage.getDirectory();
  return (await Array.fromAsync(files.keys())).map((name) => decodeURIComponent(name));
}
"""

#: Each address that is kept, and whether what is kept of it holds a name of the table.
HELD = """
async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      // What has just been removed is not kept.
      const text = await (await cache.match(request))?.text();
      if (text !== undefined) found.push([request.url, text.includes("Somebody else")]);
    }
  }
  return found;
}
"""


@contextmanager
def working_offline(browser: Browser) -> Iterator[BrowserContext]:
    """A window whose service worker is allowed."""
    made = new_window(browser, permissions=["clipboard-read", "clipboard-write"])
    # A device that is short of memory keeps none of Python's: that is in test_memory.py.
    made.add_init_script("Object.defineProperty(navigator, 'deviceMemory', { value: 1 })")
    yield made
    made.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A window whose service worker is allowed."""
    with working_offline(browser) as made:
        yield made


def visit(calculator: Calculator) -> None:
    """Open the calculator, and stay until all is kept."""
    calculator.open()
    calculator.expect_state("ready")
    until(calculator.page, SETTLED)


# Over five seconds: all that is kept for later is fetched first.
def test_it_works_without_a_network_after_one_visit_and_keeps_no_table(
    calculator: Calculator,
) -> None:
    page = calculator.page
    visit(calculator)
    calculator.paste(WSCF.replace("Player, A", "Somebody else"))
    calculator.expect_state("done")
    until(page, "location.hash.length > 100")
    page.reload()
    calculator.expect_state("done")
    held = page.evaluate(HELD)
    assert len(held) > 20
    assert [url for url, holds in held if holds or "#" in url or "?" in url] == []

    page.context.set_offline(offline=True)
    page.goto("about:blank")
    calculator.open()
    calculator.paste(WSCF.replace("Player, A", "Another one"))
    calculator.expect_state("done")
    assert calculator.cells()[0][1] == "Another one"


@pytest.mark.long
def test_a_link_opens_without_a_network(calculator: Calculator) -> None:
    visit(calculator)
    calculator.paste(WSCF)
    calculator.expect_state("done")
    calculator.choose("5")
    expect(calculator.page.locator(".tb-answer")).to_be_visible()
    link = calculator.link()
    calculator.page.context.set_offline(offline=True)
    calculator.page.goto("about:blank")
    calculator.page.goto(link)
    calculator.expect_state("done")
    expect(calculator.page.locator(".tb-answer")).to_be_visible()


@pytest.mark.long
@pytest.mark.cold
def test_pictures_are_read_without_a_network_once_one_was_read(calculator: Calculator) -> None:
    visit(calculator)
    panel = calculator.page.get_by_role("region", name="Read from the picture")
    for table in (ROWS, UNDER):
        drop(calculator, "wall.png", saved(framed(table), "PNG"))
        for place in (panel, calculator.page.get_by_role("table", name="Standings")):
            for _, name, *_ in rows_of(table):
                expect(place).to_contain_text(name)
        calculator.expect_state("done")
        # What reads letters came with the first one.
        calculator.page.context.set_offline(offline=True)
        calculator.open()
        # The table of before is there, the picture is gone.
        calculator.expect_state("done")
        expect(panel).to_have_count(0)


@pytest.mark.long
def test_a_page_that_was_visited_is_read_without_a_network(calculator: Calculator) -> None:
    visit(calculator)
    page = calculator.page
    page.goto(f"{calculator.base}rules/solkoff/")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Solkoff")
    until(page, "caches.match(location.href.split('#')[0])")
    page.context.set_offline(offline=True)
    page.reload()
    expect(heading).to_contain_text("Solkoff")
    color = "getComputedStyle(document.querySelector('.md-header')).backgroundColor"
    assert page.evaluate(color) != "rgba(0, 0, 0, 0)", "without its style"


#: Damage what is kept of a file; where it is.
DAMAGE = """
async (part) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.includes(part)) continue;
      const found = await cache.match(request);
      const content = new Uint8Array(await found.arrayBuffer());
      content.fill(7, content.length / 2);
      await cache.put(request, new Response(content, { headers: found.headers }));
      return request.url;
    }
  }
}
"""


@pytest.mark.long
@pytest.mark.parametrize("kept", ["calculator-*.bin", "library-*.bin", "worker-*.js"])
def test_what_is_kept_damaged_is_fetched_again_and_mended(
    calculator: Calculator, kept: str
) -> None:
    mine = WSCF.replace("Player, A", "Somebody else")
    (path,) = (SITE / "app").glob(kept)
    visit(calculator)
    page = calculator.page
    assert page.evaluate(DAMAGE, path.name)
    page.reload()
    expect(calculator.alert).to_contain_text("could not be downloaded, or arrived damaged")
    calculator.box.fill(mine)
    calculator.alert.get_by_role("button", name="Try again").click()
    calculator.expect_state("ready")
    expect(calculator.box).to_have_value(mine)
    calculator.button.click()
    calculator.expect_state("done")
    assert calculator.cells()[0][1] == "Somebody else"
    calculator.link()
    # What came took the place of what was damaged.
    page.reload()
    calculator.expect_state("done")
    page.context.set_offline(offline=True)
    page.reload()
    calculator.expect_state("done")


# The server's answer that nothing has changed would cost the browser what it has compiled.
@pytest.mark.cold
def test_a_second_visit_does_not_ask_the_server_for_the_webassembly(page: Page) -> None:
    asked: list[tuple[str, int]] = []
    headers = {"Cache-Control": "max-age=0"}
    with serve(SITE, headers=headers, sent=asked) as base:
        calculator = Calculator(page, base)
        visit(calculator)
        assert [path for path, _ in asked if path.endswith(".wasm")]
        page.goto("about:blank")
        asked.clear()
        visit(calculator)
    paths = [path for path, _ in asked]
    assert any(path.endswith("/calculator/") for path in paths)
    assert not [path for path in paths if path.endswith(".wasm")]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A site of one's own, to change."""
    return Path(shutil.copytree(SITE, tmp_path / "site", ignore=shutil.ignore_patterns("wheel")))


def change(site: Path) -> None:
    """Publish another version: a heading of the calculator page, and with it the list's hash."""
    for name, old, new in (
        ("calculator/index.html", "<h1 ", '<h1 data-version="2" '),
        ("service-worker.js", 'VERSION = "', 'VERSION = "2'),
    ):
        path = site / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_new_version_is_said_and_used_on_request(page: Page, copy: Path) -> None:
    # That the page works without a network, its own Python included, is above.
    serve_python(page.context)
    with serve(copy) as base:
        calculator = Calculator(page, base)
        visit(calculator)
        calculator.paste(WSCF)
        calculator.expect_state("done")
        until(page, "location.hash.length > 100")
        notice = page.locator(".tb-update")
        expect(notice).to_have_count(0)
        change(copy)
        page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
        expect(notice).to_have_text("A new version is hereUse it")
        expect(notice).to_have_attribute("role", "status")
        now = f"{base}app/{next(copy.glob('app/worker-*.js')).name}"
        # A copy of the site that is inside of this one has its own.
        others = f"{base}other/app/worker-OLD.js"
        for url in (f"{base}app/worker-OLD.js", now, others):
            page.evaluate(KEEP, url)
        calculator.box.fill("Adam 1 of 1: 0")
        notice.get_by_role("button", name="Use it").click()
        expect(page.locator('h1[data-version="2"]')).to_be_visible()
        expect(calculator.box).to_have_value("Adam 1 of 1: 0")
        expect(notice).to_have_count(0)
        until(page, "caches.keys().then((names) => names.length <= 3)")
        # Of what an earlier version kept of Python's memory, nothing is left.
        assert sorted(page.evaluate(MEMORIES)) == [now, others]
        page.context.set_offline(offline=True)
        page.reload()
        expect(page.locator('h1[data-version="2"]')).to_be_visible()


@pytest.mark.long
def test_with_a_network_a_changed_page_shows_at_once(page: Page, copy: Path) -> None:
    with serve(copy) as base:
        calculator = Calculator(page, base)
        visit(calculator)
        change(copy)
        # The server lets browsers keep pages for some minutes; a reload asks it.
        page.reload()
        expect(page.locator('h1[data-version="2"]')).to_be_visible()


@pytest.mark.long
def test_the_service_worker_can_be_taken_back(page: Page, copy: Path) -> None:
    with serve(copy) as base:
        visit(Calculator(page, base))
        gone = Path(__file__).parents[2] / "pyscript_app" / "page" / "offline" / "gone.js"
        shutil.copyfile(gone, copy / "service-worker.js")
        page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
        until(page, "caches.keys().then((names) => !names.length)")
        until(
            page, "navigator.serviceWorker.getRegistration().then((found) => found === undefined)"
        )
