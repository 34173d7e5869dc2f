"""Every number opens its workings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Calculator

pytestmark = [pytest.mark.browser, pytest.mark.kept]


@pytest.fixture(autouse=True)
def _wscf(calculator: Calculator) -> None:
    calculator.show()


def test_a_dropped_term_is_struck_out_and_says_so(calculator: Calculator) -> None:
    calculator.value(2, "modified-median").click()
    terms = calculator.workings.get_by_role("listitem")
    expect(terms).to_have_count(6)
    dropped = terms.filter(has_text="dropped")
    expect(dropped).to_have_count(1)
    struck = dropped.locator("del")
    expect(struck).to_have_text("1½")
    style = struck.evaluate("element => getComputedStyle(element).textDecorationLine")
    assert "line-through" in style
    expect(calculator.workings).to_contain_text("16")


def test_the_focus_goes_there_and_comes_back(calculator: Calculator) -> None:
    value = calculator.value(4, "solkoff")
    value.click()
    expect(calculator.workings).to_be_focused()
    expect(value).to_have_attribute("aria-expanded", "true")
    calculator.page.keyboard.press("Escape")
    expect(value).to_be_focused()
    expect(calculator.workings).to_be_hidden()
    value.click()
    calculator.page.get_by_role("button", name="Close").click()
    expect(value).to_be_focused()


def test_a_bye_is_taken_off_as_a_term_of_its_own(calculator: Calculator) -> None:
    calculator.value(8, "cumulative").click()
    terms = calculator.workings.get_by_role("listitem")
    expect(terms).to_have_count(7)
    expect(terms.last).to_contain_text("−1")


def test_all_60_values_open(calculator: Calculator) -> None:
    values = calculator.standings.locator("tbody").get_by_role("button").all()
    assert len(values) == 60
    for value in values[::7]:
        shown = value.inner_text().strip()
        value.click()
        expect(calculator.workings.locator(".tb-total")).to_contain_text(shown)
