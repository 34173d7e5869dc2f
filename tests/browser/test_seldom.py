"""What of the runtime is called seldom comes after the first answer, or when it is needed."""

from __future__ import annotations

from contextlib import closing

import pytest
from playwright.sync_api import Browser, expect

from pyscript_app.build.split import OFTEN, SELDOM
from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import DESK, SITE, WSCF, Calculator
from tests.browser.test_files_in import SHEET
from tests.browser.test_text_in import drop
from tests.browser.windows import new_window, open_window
from tests.support.browsers import until
from tests.support.examples import one_in
from tests.support.server import serve
from tests.support.workbooks import workbook

pytestmark = [pytest.mark.browser, pytest.mark.cold]
on_a_desk = pytest.mark.parametrize("settings", [DESK], ids=["desk"])

LINK = f"calculator/#{state(WSCF, 'us-chess', 5)}"
RESUMED = "performance.getEntriesByName('python-resumed').length"
KEPT = "performance.getEntriesByName('memory-kept').length > 0"
#: Put before the worker: data is to be saved. Who sets a timer of seconds, as what fetches in
#: advance does, asks for "timer".
SAVING = """
Object.defineProperty(WorkerNavigator.prototype, "connection", { value: { saveData: true } });
const { setTimeout: real } = self;
self.setTimeout = (act, time, ...more) => {
  if (time > 1000) void fetch("/timer");
  return real(act, time, ...more);
};
"""
NOT_ARRIVED = "could not be downloaded, or arrived damaged"


def times(sent: list[tuple[str, int]], name: str) -> int:
    return sum(path.endswith(f"/{name}") and size > 0 for path, size in sent)


@pytest.mark.parametrize(
    "question",
    # For another order the core calls the same, as tests/node/test_bundle.py counts.
    one_in(2, [LINK, f"calculator/#{state(WSCF, 'fide-2026', 3)}"]),
    ids=["us-chess", "fide-2026"],
)
def test_the_first_answer_does_not_wait_for_it_and_nobody_waits_later(
    browser: Browser, question: str
) -> None:
    sent: list[tuple[str, int]] = []
    with serve(SITE, sent=sent) as base, open_window(browser, {}) as window:
        calculator = Calculator(window.new_page(), base)
        calculator.page.goto(base + question)
        calculator.expect_state("done")
        assert times(sent, SELDOM) == 0
        assert times(sent, OFTEN) == 1
        with calculator.page.expect_response(f"**/{SELDOM}"):
            pass


# Of the second visit that test_memory.py always makes, this is noticed as well.
@pytest.mark.long
def test_a_second_visit_with_the_memory_of_the_first_needs_none_of_it(browser: Browser) -> None:
    sent: list[tuple[str, int]] = []
    # The service worker is allowed, so memory is kept.
    window = new_window(browser)
    with serve(SITE, sent=sent) as base, closing(window):
        calculator = Calculator(window.new_page(), base)
        calculator.page.goto(base + LINK)
        until(calculator.page, KEPT)
        calculator.page.goto("about:blank")
        asked: list[str] = []
        calculator.page.on("request", lambda request: asked.append(request.url))
        calculator.page.goto(base + LINK)
        calculator.expect_state("done")
        assert calculator.page.evaluate(RESUMED) == 1
        # Nor any of what Python imports from: all of that is in the memory.
        assert not [url for url in asked if url.endswith((SELDOM, ".bin"))]


# Over five seconds: Python starts with half of its code, and waits for the rest.
@on_a_desk
def test_it_joins_when_it_is_needed_or_says_that_it_did_not_come(calculator: Calculator) -> None:
    page = calculator.page
    page.route(f"**/{SELDOM}", lambda route: route.fulfill(status=404, body="gone"))
    calculator.open()
    calculator.expect_state("ready")
    text = calculator.box.input_value()
    drop(calculator, "club.xlsx", workbook({"Open": SHEET}))
    expect(calculator.alert).to_contain_text(NOT_ARRIVED)
    expect(calculator.box).to_have_value(text)
    page.unroute(f"**/{SELDOM}")
    calculator.alert.get_by_role("button", name="Try again").click()
    calculator.expect_state("ready")
    drop(calculator, "club.xlsx", workbook({"Open": SHEET}))
    expect(page.locator(".tb-standings")).to_contain_text("Ashdown, Felix")


# That it comes when it is needed is in the test above.
@pytest.mark.long
@on_a_desk
def test_where_data_is_saved_it_comes_only_when_it_is_needed(calculator: Calculator) -> None:
    page = calculator.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    # The worker's own navigator cannot be changed from the page, but its script can.
    page.route(
        "**/worker-*.js",
        lambda route: route.fulfill(
            body=SAVING + route.fetch().text(), content_type="text/javascript"
        ),
    )
    calculator.open()
    calculator.expect_state("ready")
    calculator.calculate(WSCF)
    calculator.expect_state("done")
    assert SELDOM not in asked
    drop(calculator, "club.xlsx", workbook({"Open": SHEET}))
    expect(page.locator(".tb-standings")).to_contain_text("Ashdown, Felix")
    assert SELDOM in asked
    assert "timer" not in asked
