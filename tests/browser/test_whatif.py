"""The order in one's own hands, and what would have changed the place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import WSCF, Calculator

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def _wscf(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(WSCF)
    calculator.expect_state("done")


def button(calculator: Calculator, name: str) -> Locator:
    return calculator.page.get_by_role("button", name=name)


def test_a_tiebreak_moved_up_decides_first_and_keeps_the_focus(calculator: Calculator) -> None:
    calculator.page.get_by_text("Change the order").click()
    up = button(calculator, "Solkoff: up")
    up.click()
    heads = calculator.standings.get_by_role("columnheader")
    expect(heads.nth(3)).to_have_text("Solkoff")
    expect(button(calculator, "Solkoff: down")).to_be_focused()
    calculator.page.reload()
    calculator.expect_state("done")
    expect(heads.nth(3)).to_have_text("Solkoff")


def test_the_fewest_results_that_would_have_helped_can_be_tried(calculator: Calculator) -> None:
    calculator.page.get_by_role("combobox", name="Player").select_option("5")
    button(calculator, "What would have put me higher?").click()
    first = calculator.page.locator(".tb-higher li").first
    expect(first).to_be_visible(timeout=60_000)
    first.get_by_role("button").click()
    changed = calculator.page.get_by_role("region", name="With other results")
    expect(changed.get_by_role("listitem")).to_have_count(1)
    place = calculator.standings.locator('tr[data-number="5"] .tb-place')
    expect(place).to_contain_text("was 5")
    # What was tried stands in the link; the search does not.
    calculator.page.wait_for_function("location.hash.length > 100")
    calculator.page.reload()
    expect(changed).to_be_visible()
    button(calculator, "Back to the real results").click()
    expect(changed).to_be_hidden()
    expect(place).to_have_text("5")


def test_a_result_in_the_crosstable_can_be_put_otherwise(calculator: Calculator) -> None:
    button(calculator, "Show the crosstable").click()
    results = calculator.page.get_by_role("table", name="Results")
    expect(results.get_by_role("row")).to_have_count(16)
    results.locator(".tb-cell").first.click()
    choices = calculator.page.locator(".tb-choices")
    expect(choices).to_be_visible()
    choices.get_by_role("button").first.click()
    expect(choices).to_be_hidden()
    expect(calculator.page.get_by_role("region", name="With other results")).to_be_visible()
