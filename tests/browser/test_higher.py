"""What would have put one higher; and the order in one's own hands."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESK_IN_ALL, WSCF, Calculator, sideways
from tests.support.browsers import until
from tests.support.events import random_event
from tests.support.sheets import wintd_tabs

pytestmark = pytest.mark.browser

LARGE = wintd_tabs(random_event(Random(3), 200, 7, plain=True))  # noqa: S311 - the same each time

ENDLESS = """
() => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message) {
    const { what, stop } = message.request ?? {};
    if (what !== "higher" || stop) postMessage.call(this, message);
  };
}
"""


@pytest.fixture(autouse=True)
def _wscf(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(WSCF)
    calculator.expect_state("done")


def button(calculator: Calculator, name: str) -> Locator:
    return calculator.page.get_by_role("button", name=name)


def test_a_tiebreak_moved_up_decides_first_and_keeps_the_focus(calculator: Calculator) -> None:
    calculator.change_order()
    before = calculator.page.url
    up = button(calculator, "Solkoff: up")
    up.click()
    heads = calculator.standings.get_by_role("columnheader")
    expect(heads.nth(3)).to_have_text("Solkoff")
    expect(button(calculator, "Solkoff: down")).to_be_focused()
    # The address follows a moment after the result.
    expect(calculator.page).not_to_have_url(before)
    calculator.page.reload()
    calculator.expect_state("done")
    expect(heads.nth(3)).to_have_text("Solkoff")


def higher(calculator: Calculator, player: str) -> Locator:
    """Ask what would have put a player higher, and return the answer."""
    calculator.choose(player)
    button(calculator, "What would have put me higher?").click()
    found = calculator.page.locator(".tb-higher:visible")
    expect(found).to_be_visible(timeout=60_000)
    return found


@DESK_IN_ALL
def test_what_would_have_helped_can_be_tried(calculator: Calculator) -> None:
    found = higher(calculator, "5")
    expect(found.get_by_role("heading").first).to_have_text("Your own results")
    first = found.get_by_role("listitem").first
    expect(first).to_contain_text("If you had beaten")
    expect(first).to_contain_text("because")
    assert sideways(calculator.page) <= 0
    place = calculator.standings.locator('tr[data-number="5"] .tb-place')
    before = place.inner_text()
    first.get_by_role("button").click()
    expect(calculator.changed).to_contain_text("1 changed")
    expect(place).to_contain_text("was ")
    # It leads to the answer, which has the focus.
    why = calculator.page.get_by_role("region", name="Why this place")
    expect(why).to_be_focused()
    expect(why.get_by_role("heading").first).to_be_in_viewport()
    # What was tried is in the link; the search is not.
    until(calculator.page, "location.hash.length > 100")
    calculator.page.reload()
    expect(calculator.changed).to_be_visible()
    button(calculator, "Real results").click()
    expect(calculator.changed).to_be_hidden()
    expect(place).to_have_text(before)


def test_the_status_says_what_was_read_and_then_what_a_choice_has_done(
    calculator: Calculator,
) -> None:
    expect(calculator.status).to_contain_text("Read as WinTD standings: 15 players")
    calculator.choose("5")
    expect(calculator.status).to_have_text("Player, D: 5th. Decided by Cumulative.")
    found = higher(calculator, "5")
    expect(calculator.status).to_contain_text("results, each of which would have put you higher.")
    found.get_by_role("listitem").first.get_by_role("button").click()
    expect(calculator.status).to_have_text("Player, D: 3rd, was 5th. Decided by score.")
    calculator.standings.get_by_role("button", name="Name").click()
    expect(calculator.standings.get_by_role("columnheader", name="Name")).to_have_attribute(
        "aria-sort", "ascending"
    )
    expect(calculator.status).to_have_text("Player, D: 3rd, was 5th. Decided by score.")
    button(calculator, "Real results").click()
    expect(calculator.status).to_have_text("Player, D: 5th, was 3rd. Decided by Cumulative.")


def test_all_that_is_found_can_be_unfolded(calculator: Calculator) -> None:
    found = higher(calculator, "5")
    summary = found.locator("summary").first
    hidden = found.locator("details").first.get_by_role("listitem")
    expect(hidden.first).to_be_hidden()
    summary.click()
    expect(hidden.first).to_be_visible()
    (count,) = [int(word) for word in summary.inner_text().split() if word.isdecimal()]
    expect(hidden).to_have_count(count)


def test_a_large_event_is_searched_a_little_at_a_time(calculator: Calculator) -> None:
    calculator.calculate(LARGE)
    calculator.expect_state("done")
    expect(calculator.standings.locator("tr[data-number]")).to_have_count(200)
    found = higher(calculator, "100")
    expect(found.get_by_role("heading").first).to_have_text("Your own results")
    expect(found.get_by_role("progressbar")).to_be_visible()
    # What is unfolded, and where the focus is, stay through what comes.
    found.get_by_role("button", name="Stop").focus()
    expect(found.get_by_role("heading", name="Other games")).to_be_visible(timeout=60_000)
    expect(found.get_by_role("progressbar")).to_have_count(0, timeout=120_000)
    assert sideways(calculator.page) <= 0
    # Sorting asks the same question: what was found is still there.
    many = found.get_by_role("listitem").count()
    calculator.standings.get_by_role("button", name="Name").click()
    expect(found.get_by_role("listitem")).to_have_count(many)
    expect(found.get_by_role("progressbar")).to_have_count(0)


def test_a_search_can_be_stopped_and_another_question_ends_it(calculator: Calculator) -> None:
    calculator.calculate(LARGE)
    expect(calculator.standings.locator("tr[data-number]")).to_have_count(200)
    # However quick the machine: the steps after the first part get no answer.
    calculator.page.evaluate(ENDLESS)
    found = higher(calculator, "100")
    found.get_by_role("button", name="Stop").click()
    expect(found).to_contain_text("You stopped before every result was tried.")
    expect(found.get_by_role("progressbar")).to_have_count(0)
    found = higher(calculator, "101")
    calculator.choose("102")
    expect(calculator.page.locator(".tb-higher")).to_have_count(0)
    calculator.expect_state("done")
