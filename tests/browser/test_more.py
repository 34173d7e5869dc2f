"""What of the core no usual first answer needs comes after that answer, or when it is needed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import DESK, SITE, WSCF, Calculator
from tests.browser.windows import open_window
from tests.support.project import ROOT
from tests.support.server import serve

pytestmark = [pytest.mark.browser, pytest.mark.cold]
on_a_desk = pytest.mark.parametrize("settings", [DESK], ids=["desk"])

(MORE,) = (path.name for path in (SITE / "app").glob("more-*.bin"))
TEAMS = (ROOT / "docs" / "samples" / "team-cup.txt").read_text(encoding="utf-8")
NOT_ARRIVED = "could not be downloaded, or arrived damaged"


@on_a_desk
def test_a_usual_answer_does_without_and_what_needs_it_says_so(calculator: Calculator) -> None:
    page = calculator.page
    page.route(f"**/{MORE}", lambda route: route.fulfill(status=404, body="gone"))
    with page.expect_response(f"**/{MORE}"):
        calculator.open(f"#{state(WSCF, 'us-chess', 5)}")
        calculator.expect_state("done")
    expect(calculator.alert).to_be_empty()
    calculator.calculate(TEAMS)
    expect(calculator.alert).to_contain_text(NOT_ARRIVED)
    expect(calculator.box).to_have_value(TEAMS)
    page.unroute(f"**/{MORE}")
    calculator.alert.get_by_role("button", name="Try again").click()
    calculator.expect_state("done")
    expect(page.locator(".tb-standings")).to_contain_text("Anchors")


# That it comes when a question needs it is in the test above.
@pytest.mark.long
def test_where_the_first_question_needs_it_it_comes_at_once(browser: Browser) -> None:
    sent: list[tuple[str, int]] = []
    with serve(SITE, sent=sent) as base, open_window(browser, {}) as window:
        calculator = Calculator(window.new_page(), base)
        calculator.page.goto(f"{base}es/calculadora/#{state(TEAMS, '', 1)}")
        calculator.expect_state("done")
        expect(calculator.page.locator(".tb-standings")).to_contain_text("Anchors")
        assert sum(path.endswith(MORE) for path, _ in sent) >= 1
