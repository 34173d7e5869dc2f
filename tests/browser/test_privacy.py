"""Nothing leaves the browser, and the browser has nothing to complain of."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import WSCF, Calculator, Heard, refused

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
    share = calculator.unfold_share()
    calculator.page.keyboard.press("Escape")
    expect(share).to_be_hidden()
    calculator.page.get_by_role("button", name="Copy link").click()
    expect(calculator.status).to_have_text("Link copied")
    calculator.new()
    calculator.calculate("no crosstable at all")
    calculator.expect_state("error")


@pytest.mark.cold
def test_no_request_goes_elsewhere_or_carries_the_table(
    calculator: Calculator, heard: Heard
) -> None:
    go_through(calculator)
    assert len(heard.requests) > 10
    # The picture of an answer is drawn from an address within the page.
    own = re.compile(f"(blob:)?{re.escape(calculator.base)}")
    assert [url for url in heard.requests if not own.match(url)] == []
    bare = [url.partition("#")[0] for url in heard.requests]
    assert [url for url in bare if "?" in url or "Player" in url] == []
    # Nor is anything wrong, or refused by the policy.
    assert heard.complaints == []
    assert refused(calculator.page) == []


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
