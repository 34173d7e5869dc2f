"""A link's worker fetches Python before the page's modules have come; the page takes it over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from pyscript_app.build.split import OFTEN
from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import WSCF, Calculator
from tests.browser.waiting_requests import held
from tests.support.browsers import until

pytestmark = [pytest.mark.browser, pytest.mark.cold]

MODULES = re.compile(r"/app/(?!worker-)[^/]+\.js$")
LINK = f"#{state(WSCF, 'us-chess', 5)}"

#: Python runs, in the worker that was there first.
STARTED = "window.tiebreaksWorker?.said.some(({ type }) => type === 'ready')"


def workers(calculator: Calculator) -> int:
    return sum("/app/worker-" in worker.url for worker in calculator.page.workers)


# What has started has been fetched: the next test notices the same.
@pytest.mark.long
def test_python_is_fetched_before_the_modules_and_by_one_worker(calculator: Calculator) -> None:
    page = calculator.page
    with held(page, MODULES) as waiting:
        # Either may be asked for first.
        with page.expect_request(MODULES), page.expect_request(f"**/{OFTEN}"):
            page.goto(f"{calculator.base}calculator/{LINK}", wait_until="commit")
        until(page, "true")
        assert waiting.routes
        assert workers(calculator) == 1
        waiting.go_on()
        calculator.expect_state("done")
    assert workers(calculator) == 1
    expect(page.locator(".tb-answer")).to_contain_text("Player, D")


def test_python_starts_while_the_modules_are_still_to_come(calculator: Calculator) -> None:
    page = calculator.page
    with held(page, MODULES) as waiting:
        page.goto(f"{calculator.base}calculator/{LINK}", wait_until="commit")
        until(page, STARTED, timeout=60_000)
        waiting.go_on()
        calculator.expect_state("done")
    assert workers(calculator) == 1


# What is there before Python is in test_first_view.py as well.
@pytest.mark.long
def test_without_a_link_the_page_comes_first(calculator: Calculator) -> None:
    page = calculator.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with held(page, MODULES) as waiting:
        page.goto(f"{calculator.base}calculator/", wait_until="commit")
        expect(page.get_by_text("Owen is 2nd of 15")).to_be_visible()
        assert workers(calculator) == 0
        waiting.go_on()
        calculator.expect_state("ready")
    assert sum(url.endswith(OFTEN) for url in asked) == 1


# A script that is gone is in test_problems.py, a start before the modules in the test above.
@pytest.mark.long
def test_where_it_failed_another_one_takes_its_place(calculator: Calculator) -> None:
    page = calculator.page
    seen: list[Route] = []

    def once_gone(route: Route) -> None:
        seen.append(route)
        if len(seen) == 1:
            route.fulfill(status=404, body="gone")
        else:
            route.continue_()

    page.route("**/worker-*.js", once_gone)
    with held(page, MODULES) as waiting:
        page.goto(f"{calculator.base}calculator/{LINK}", wait_until="commit")
        expect(calculator.app.locator(".tb-waiting")).to_be_visible()
        until(page, "window.tiebreaksWorker?.failed")
        waiting.go_on()
        calculator.expect_state("done")
    assert workers(calculator) == 1
    assert len(seen) == 2
