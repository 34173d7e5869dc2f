"""Nothing leaves the browser, and the browser has nothing to complain of."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import WSCF, Calculator, Heard

pytestmark = pytest.mark.browser


def go_through(calculator: Calculator) -> None:
    """All that a person does: paste, choose, open workings, copy the link, paste nonsense."""
    calculator.open()
    calculator.paste(WSCF)
    calculator.expect_state("done")
    calculator.choose("5")
    expect(calculator.page.locator(".tb-answer")).to_be_visible()
    calculator.value(5, "cumulative").click()
    expect(calculator.workings).to_be_visible()
    calculator.page.get_by_role("button", name="Copy link").click()
    calculator.new()
    calculator.calculate("no crosstable at all")
    calculator.expect_state("error")


@pytest.mark.cold
def test_no_request_goes_elsewhere_or_carries_the_table(
    calculator: Calculator, heard: Heard
) -> None:
    go_through(calculator)
    assert len(heard.requests) > 10
    own = re.compile(re.escape(calculator.base))
    assert [url for url in heard.requests if not own.match(url)] == []
    bare = [url.partition("#")[0] for url in heard.requests]
    assert [url for url in bare if "?" in url or "Player" in url] == []


@pytest.mark.cold
def test_no_error_and_no_warning(calculator: Calculator, heard: Heard) -> None:
    go_through(calculator)
    assert heard.complaints == []


def test_nothing_is_stored_but_the_text_of_this_tab_and_my_tables(calculator: Calculator) -> None:
    go_through(calculator)
    page = calculator.page
    assert page.context.cookies() == []
    stored = page.evaluate("Object.keys(sessionStorage)")
    assert [key for key in stored if key.startswith("tiebreaks")] == ["tiebreaks:text"]
    kept = "Object.keys(localStorage).filter((key) => localStorage[key].includes('Player'))"
    assert page.evaluate(kept) == ["tiebreaks:tables"]
    again = Calculator(page.context.new_page(), calculator.base)
    again.open()
    again.page.get_by_role("button", name="Forget all").click()
    assert page.evaluate(kept) == []
