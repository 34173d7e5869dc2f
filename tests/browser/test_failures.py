"""What does not come, comes damaged, or is forbidden is said, with a way on; no text is lost.

What the network fails at while Python starts is also in test_problems.py, without a network
test_offline.py, damaged memory of Python test_memory.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, FilePayload, Page, Route, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import SITE, WSCF, Calculator
from tests.browser.warm import serve_python
from tests.browser.windows import open_window
from tests.support.browsers import until
from tests.support.server import TYPES, serve

pytestmark = pytest.mark.browser

MINE = WSCF.replace("Player, A", "Somebody")
BROKEN = MINE.replace("W13", "W99", 1)
LINK = f"#{state(MINE, 'us-chess', 2)}"
NOT_LOADED = "Part of the calculator did not load."
NOT_ARRIVED = "could not be downloaded, or arrived damaged"
#: The smallest WebAssembly that there is.
NOTHING = b"\0asm\1\0\0\0"


def file_of(route: Route) -> tuple[bytes, str]:
    """What the site has there, and its type."""
    path = SITE / urlsplit(route.request.url).path.lstrip("/")
    return path.read_bytes(), TYPES.get(path.suffix, "application/octet-stream")


def gone(route: Route) -> None:
    """As after a deploy: the page is older than the files."""
    route.fulfill(status=404, content_type="text/html", body="<title>Not found</title>")


def other_type(route: Route) -> None:
    """As some servers and hotels answer: a page, whatever was asked for."""
    route.fulfill(content_type="text/html", body="<title>Welcome</title><p>Log in")


def cut(route: Route) -> None:
    content, kind = file_of(route)
    route.fulfill(content_type=kind, body=content[: len(content) // 3])


def damaged(route: Route) -> None:
    content, kind = file_of(route)
    whole = bytearray(content)
    # In several places: one may be inside a string, which is read all the same.
    for at in (len(whole) // 4, len(whole) // 2, len(whole) * 3 // 4):
        whole[at : at + 27] = b"\x07{)" * 9
    route.fulfill(content_type=kind, body=bytes(whole))


def empty(route: Route) -> None:
    route.fulfill(content_type=file_of(route)[1], body=b"")


def garbled(route: Route) -> None:
    route.fulfill(content_type="application/wasm", body=NOTHING + b"\7\7\7")


#: A file, what becomes of it, what the page says.
FAILURES: list[tuple[str, Callable[[Route], None], str]] = [
    ("app-*.js", other_type, NOT_LOADED),
    ("app-*.js", cut, NOT_LOADED),
    ("app-*.js", empty, NOT_LOADED),
    ("chunk-*.js", damaged, NOT_LOADED),
    ("chunk-*.js", cut, NOT_LOADED),
    ("worker-*.js", gone, NOT_ARRIVED),
    ("worker-*.js", damaged, NOT_ARRIVED),
    ("pyodide.mjs", cut, NOT_ARRIVED),
    ("pyodide.asm.mjs", gone, NOT_ARRIVED),
    ("pyodide.asm.wasm", other_type, NOT_ARRIVED),
    ("pyodide.asm.wasm", garbled, NOT_ARRIVED),
    ("pyodide.data.wasm", gone, NOT_ARRIVED),
    ("pyodide.data.wasm", garbled, NOT_ARRIVED),
    ("library-*.bin", gone, NOT_ARRIVED),
    ("library-*.bin", damaged, NOT_ARRIVED),
    ("calculator-*.bin", gone, NOT_ARRIVED),
    ("calculator-*.bin", cut, NOT_ARRIVED),
    ("calculator-*.bin", damaged, NOT_ARRIVED),
]


@pytest.mark.long
@pytest.mark.cold
def test_a_file_that_fails_is_said(page: Page, base: str) -> None:
    for name, failure, says in FAILURES:
        told = f"{name} {failure.__name__}"
        page.goto("about:blank")
        page.route(f"**/{name}", failure)
        page.goto(f"{base}calculator/{LINK}")
        app = page.locator(".tb-app")
        expect(app.get_by_role("alert"), told).to_contain_text(says)
        expect(app.get_by_role("button", name="Try again"), told).to_be_visible()
        expect(app.locator("textarea"), told).to_be_visible()
        if says == NOT_ARRIVED:
            expect(app, told).to_have_attribute("data-state", "error")
            expect(app.locator("textarea"), told).to_have_value(MINE)
        page.unroute(f"**/{name}")


def test_what_was_typed_is_still_there_after_a_damaged_script_was_fetched_again(
    calculator: Calculator,
) -> None:
    page = calculator.page
    page.route("**/app-*.js", cut)
    page.goto(f"{calculator.base}calculator/")
    expect(calculator.alert).to_contain_text(NOT_LOADED)
    calculator.box.fill(MINE)
    page.unroute("**/app-*.js")
    with (
        page.expect_request(lambda request: "/app/app-" in request.url) as asked,
        page.expect_navigation(),
    ):
        calculator.alert.get_by_role("button", name="Try again").click()
    # What the browser keeps is not trusted.
    assert asked.value.resource_type == "fetch"
    expect(calculator.app).to_have_attribute("style", re.compile("--tb-part"))
    expect(calculator.box).to_have_value(MINE)


@pytest.mark.parametrize(
    ("name", "failure"),
    [
        ("app-*.css", gone),
        pytest.param("app-*.css", cut, marks=pytest.mark.long),
        pytest.param("app-*.css", damaged, marks=pytest.mark.long),
        # The app's own style shows the same at once.
        pytest.param("theme.*.css", other_type, marks=pytest.mark.long),
        ("bundle.*.js", gone),
    ],
)
def test_without_style_or_theme_the_calculator_works_and_says_why_it_looks_plain(
    calculator: Calculator, name: str, failure: Callable[[Route], None]
) -> None:
    calculator.page.route(f"**/{name}", failure)
    calculator.open(LINK)
    calculator.expect_state("done")
    assert calculator.cells()[0][1] == "Somebody"
    said = calculator.page.get_by_text("Part of this page did not load, so it looks plain.")
    expect(said).to_be_visible()
    calculator.page.unroute(f"**/{name}")
    said.get_by_role("button", name="Try again").click()
    expect(said).to_have_count(0)
    calculator.expect_state("done")
    expect(calculator.box).to_have_value(MINE)


# A style that is gone is in the test above.
@pytest.mark.long
def test_where_the_connection_breaks_in_the_middle_of_the_style_it_says_so(
    browser: Browser,
) -> None:
    breaks = [path.name for path in (SITE / "app").glob("app-*.css")]
    assert breaks
    with serve(SITE, breaks=breaks) as base, open_window(browser, {}) as window:
        serve_python(window)
        calculator = Calculator(window.new_page(), base)
        calculator.open(LINK)
        said = calculator.page.get_by_text("Part of this page did not load, so it looks plain.")
        expect(said).to_be_visible()
        calculator.expect_state("done")
        assert calculator.cells()[0][1] == "Somebody"
        breaks.clear()
        said.get_by_role("button", name="Try again").click()
        expect(said).to_have_count(0)
        calculator.expect_state("done")
        expect(calculator.box).to_have_value(MINE)


# A language that is gone is found by the same check.
@pytest.mark.parametrize("failure", [gone, pytest.param(cut, marks=pytest.mark.long)])
def test_without_the_words_of_a_language_the_answer_comes_in_it(
    page: Page, base: str, failure: Callable[[Route], None]
) -> None:
    page.route("**/catalogue-es-*.js", failure)
    page.goto(f"{base}es/calculadora/{LINK}")
    expect(page.locator(".tb-app")).to_have_attribute("data-state", "done")
    expect(page.locator(".tb-answer")).to_contain_text("puntos")


# What does not come is told in the same way of pictures: see test_scan.py.
@pytest.mark.long
def test_without_the_script_of_the_code_the_rest_is_shared(calculator: Calculator) -> None:
    calculator.page.route("**/qr-*.js", gone)
    calculator.open(LINK)
    calculator.expect_state("done")
    share = calculator.unfold_share(more=True)
    share.get_by_role("button", name="QR code").click()
    expect(share).to_contain_text(NOT_ARRIVED)


def test_the_box_of_the_front_page_says_that_its_script_is_missing(page: Page, base: str) -> None:
    page.route("**/box-*.js", gone)
    page.goto(base)
    expect(page.get_by_role("alert").get_by_text(NOT_LOADED)).to_be_visible()


POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-inline' {wasm}; style-src 'self' "
    "'unsafe-inline'; img-src 'self' data:; connect-src 'self'; worker-src {worker}"
)
#: Only the runtime asks for memory; the loader tries what the browser can with smaller modules.
REFUSED = """
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (module, imports) => {
  const small = !(module instanceof WebAssembly.Module);
  if (small || WebAssembly.Module.imports(module).length < 50) return instantiate(module, imports);
  throw new RangeError("WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory");
};
"""


ISOLATED = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
}


# Few hosts do, and what they forbid is elsewhere.
@pytest.mark.long
def test_on_a_host_that_isolates_its_pages_it_works_too(browser: Browser) -> None:
    with serve(SITE, ISOLATED) as base, open_window(browser, {}) as window:
        calculator = Calculator(window.new_page(), base)
        calculator.open(LINK)
        calculator.expect_state("done")
        assert calculator.page.evaluate("crossOriginIsolated") is True
        assert calculator.cells()[0][1] == "Somebody"


@pytest.mark.parametrize(
    ("wasm", "worker"),
    [
        pytest.param("", "'self'", id="wasm"),
        pytest.param("'wasm-unsafe-eval'", "'none'", id="worker", marks=pytest.mark.long),
    ],
)
def test_a_policy_that_forbids_it_is_named(browser: Browser, wasm: str, worker: str) -> None:
    policy = {"Content-Security-Policy": POLICY.format(wasm=wasm, worker=worker)}
    with serve(SITE, policy) as base, open_window(browser, {}) as window:
        calculator = Calculator(window.new_page(), base)
        calculator.open(LINK)
        expect(calculator.alert).to_contain_text("Content-Security-Policy is too strict")
        expect(calculator.box).to_have_value(MINE)


def before(first: str) -> Callable[[Route], None]:
    """Run this before a script."""

    def changed(route: Route) -> None:
        content, kind = file_of(route)
        route.fulfill(content_type=kind, body=first.encode() + content)

    return changed


@pytest.mark.cold
@pytest.mark.parametrize(
    "lacks",
    [
        "WebAssembly.compileStreaming = async () => { throw new WebAssembly.CompileError('no') };",
        pytest.param("delete self.WebAssembly;", marks=pytest.mark.long),
    ],
    ids=["old", "switched off"],
)
def test_a_browser_that_cannot_run_it_is_told_so(calculator: Calculator, lacks: str) -> None:
    calculator.page.route("**/worker-*.js", before(lacks))
    calculator.open(LINK)
    expect(calculator.alert).to_contain_text("WebAssembly or workers are missing")
    expect(calculator.box).to_have_value(MINE)


@pytest.mark.cold
def test_a_browser_without_workers_is_told_so(calculator: Calculator) -> None:
    calculator.page.add_init_script("delete window.Worker")
    calculator.open(LINK)
    expect(calculator.alert).to_contain_text("WebAssembly or workers are missing")
    expect(calculator.box).to_have_value(MINE)


@pytest.mark.cold
def test_a_device_without_free_memory_is_told_so(calculator: Calculator) -> None:
    calculator.page.route("**/worker-*.js", before(REFUSED))
    calculator.open(LINK)
    expect(calculator.alert).to_contain_text("not enough free memory")
    expect(calculator.box).to_have_value(MINE)


@pytest.mark.cold
def test_a_worker_that_hangs_is_stopped_and_another_one_answers(calculator: Calculator) -> None:
    page = calculator.page
    hangs = "self.postMessage({ type: 'ready' });"
    page.route(
        "**/worker-*.js", lambda route: route.fulfill(content_type="text/javascript", body=hangs)
    )
    page.clock.install()
    calculator.open(LINK)
    calculator.expect_state("working")
    expect(calculator.box).to_have_value(MINE)
    stop = page.get_by_role("button", name="Stop", exact=True)
    expect(stop).to_be_visible()
    page.unroute("**/worker-*.js")
    page.clock.run_for(12_000)
    expect(calculator.alert).to_contain_text("This took more than 10 seconds, so it was stopped.")
    expect(stop).to_be_hidden()
    expect(calculator.box).to_be_visible()
    expect(calculator.box).to_have_value(MINE)
    calculator.alert.get_by_role("button", name="Let it take its time").click()
    calculator.expect_state("done")
    assert calculator.cells()[0][1] == "Somebody"


# A question that takes too long is always stopped in the same way.
@pytest.mark.long
@pytest.mark.cold
def test_a_slow_device_has_longer_for_its_answer(calculator: Calculator) -> None:
    """Where Python takes seconds to start, an answer takes longer, too."""
    page = calculator.page
    slow = """
    self.onmessage = ({ data }) => {
      if (data.type !== "ask") return;
      self.postMessage({ type: "progress", step: "start" });
      setTimeout(() => self.postMessage({ type: "ready" }), 1800);
    };
    """
    page.route(
        "**/worker-*.js", lambda route: route.fulfill(content_type="text/javascript", body=slow)
    )
    page.clock.install()
    calculator.open(LINK)
    stop = page.get_by_role("button", name="Stop", exact=True)
    expect(stop).to_be_visible()
    page.clock.run_for(13_000)
    expect(stop).to_be_visible()
    expect(calculator.alert).to_be_empty()
    page.unroute("**/worker-*.js")
    while stop.is_visible():
        page.clock.run_for(2000)
    expect(calculator.alert).to_contain_text(
        re.compile(r"more than (1[5-9]|[2-9]\d|\d{3}) seconds")
    )


# A question that takes too long is always stopped in the same way.
@pytest.mark.long
@pytest.mark.cold
def test_a_file_that_takes_over_a_minute_to_open_is_stopped(calculator: Calculator) -> None:
    page = calculator.page
    hangs = "self.postMessage({ type: 'ready' });"
    page.route(
        "**/worker-*.js", lambda route: route.fulfill(content_type="text/javascript", body=hangs)
    )
    page.clock.install()
    calculator.open()
    calculator.expect_state("ready")
    before = calculator.box.input_value()
    page.unroute("**/worker-*.js")
    # How a spreadsheet begins: Python opens it.
    slow = FilePayload(name="club.xlsx", mimeType="application/zip", buffer=b"PK\3\4" + bytes(40))
    page.locator("input[type=file]").set_input_files(slow)
    expect(calculator.status).to_contain_text("club.xlsx")
    page.clock.run_for(59_000)
    expect(calculator.alert).to_be_empty()
    page.clock.run_for(3_000)
    expect(calculator.alert).to_contain_text("“club.xlsx” took more than a minute to open")
    expect(calculator.box).to_have_value(before)
    calculator.calculate(MINE)
    calculator.expect_state("done")
    assert calculator.cells()[0][1] == "Somebody"


FORBIDDEN = """
for (const name of ["sessionStorage", "localStorage", "caches"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("", "SecurityError"); } });
}
"""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };
"""


@pytest.mark.parametrize(
    "script", [pytest.param(FORBIDDEN, marks=pytest.mark.long), FULL], ids=["forbidden", "full"]
)
def test_where_nothing_can_be_stored_the_browser_asks_before_a_text_is_lost(
    calculator: Calculator, script: str
) -> None:
    page = calculator.page
    page.add_init_script(script)
    calculator.open()
    calculator.paste(BROKEN)
    calculator.expect_state("error")
    expect(calculator.alert).to_contain_text("W99")
    with page.expect_event("dialog") as asked:
        page.evaluate("setTimeout(() => location.reload())")
    assert asked.value.type == "beforeunload"
    asked.value.dismiss()
    expect(calculator.box).to_have_value(BROKEN)
    # Once the address carries it, nobody is asked.
    calculator.calculate(MINE)
    calculator.expect_state("done")
    until(page, "location.hash.length > 100 && !window.onbeforeunload")
    page.reload()
    calculator.expect_state("done")
    expect(calculator.box).to_have_value(MINE)


def test_what_a_browser_wipes_meanwhile_is_not_missed(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(MINE)
    calculator.expect_state("done")
    calculator.link()
    calculator.page.evaluate("sessionStorage.clear(); localStorage.clear()")
    calculator.choose("5")
    expect(calculator.page.locator(".tb-answer")).to_be_visible()
    calculator.page.reload()
    calculator.expect_state("done")
    expect(calculator.box).to_have_value(MINE)
