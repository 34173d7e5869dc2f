"""What would have put one higher; and the order in one's own hands."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import DESK_IN_ALL, WSCF, Calculator, sideways
from tests.support.events import random_event
from tests.support.sheets import wintd_tabs

pytestmark = [pytest.mark.browser, pytest.mark.kept]

PLAYERS = 120
LARGE = wintd_tabs(random_event(Random(3), PLAYERS, 7, plain=True))  # noqa: S311 - the same each time

#: Unfolds a reason that is shown, at once: the next part of a search may take its place.
UNFOLD = """
() => [...document.querySelectorAll("details[data-part=way] summary")]
  .find((summary) => summary.checkVisibility()).click()
"""
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
    calculator.show()


def button(calculator: Calculator, name: str) -> Locator:
    return calculator.page.get_by_role("button", name=name)


def test_a_tiebreak_moved_up_decides_first_and_keeps_the_focus(calculator: Calculator) -> None:
    calculator.change_order()
    before = calculator.link()
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


#: Keeps what the page asks until `answerAll` is called, as a slow device would.
HELD = """
() => {
  const { postMessage } = Worker.prototype;
  const kept = [];
  Worker.prototype.postMessage = function (message) {
    kept.push(() => postMessage.call(this, message));
  };
  window.answerAll = () => {
    Worker.prototype.postMessage = postMessage;
    for (const ask of kept) ask();
  };
}
"""


def test_a_press_before_the_answer_to_the_last_one_counts_as_well(calculator: Calculator) -> None:
    calculator.change_order()
    heads = calculator.standings.get_by_role("columnheader")
    expect(heads.nth(5)).to_have_text("Cumulative")
    calculator.page.evaluate(HELD)
    up = button(calculator, "Cumulative: up")
    up.click()
    up.click()
    calculator.page.evaluate("answerAll()")
    expect(heads.nth(3)).to_have_text("Cumulative")
    expect(heads.nth(5)).to_have_text("Solkoff")


def higher(calculator: Calculator, player: str) -> Locator:
    """Ask what would have put a player higher, and return the answer."""
    calculator.choose(player)
    button(calculator, "What would have put me higher?").click()
    found = calculator.page.locator(".tb-higher:visible")
    expect(found).to_be_visible()
    return found


@DESK_IN_ALL
def test_what_would_have_helped_can_be_tried(calculator: Calculator) -> None:
    found = higher(calculator, "5")
    table = found.get_by_role("table", name="What would have put me higher?")
    heads = ["Rd.", "Game", "Was", "What if", "Place", "Try"]
    expect(table.get_by_role("columnheader")).to_have_text(heads)
    first = table.get_by_role("row").nth(1)
    expect(first.get_by_role("rowheader")).to_contain_text("You – ")
    # The best place, and of those that lead there an own result.
    expect(first.get_by_role("cell")).to_have_text(["2", "0", "1", "3rd", "Try"])
    reason = table.get_by_role("row").nth(2)
    expect(reason).not_to_contain_text("because")
    first.locator("summary").press("Enter")
    expect(reason).to_contain_text("If you had beaten")
    expect(reason).to_contain_text("you would be 3rd, because")
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
    calculator.link()
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
    expect(calculator.status).to_contain_text("results would have put you higher.")
    found.get_by_role("button", name="Try: ").first.click()
    expect(calculator.status).to_have_text("Player, D: 3rd, was 5th. Decided by score.")
    calculator.standings.get_by_role("button", name="Name").click()
    expect(calculator.standings.get_by_role("columnheader", name="Name")).to_have_attribute(
        "aria-sort", "ascending"
    )
    expect(calculator.status).to_have_text("Player, D: 3rd, was 5th. Decided by score.")
    button(calculator, "Real results").click()
    expect(calculator.status).to_have_text("Player, D: 5th, was 3rd. Decided by Cumulative.")


def test_six_ways_are_shown_and_then_all(calculator: Calculator) -> None:
    found = higher(calculator, "5")
    tried = found.get_by_role("button", name="Try: ")
    expect(tried).to_have_count(6)
    found.locator("summary", has_text="Show all").press("Enter")
    (count,) = [int(word) for word in found.locator("p").first.inner_text().split()
                if word.isdecimal()]  # fmt: skip
    expect(found.locator("summary", has_text=f"Show all {count}")).to_be_visible()
    expect(tried).to_have_count(count)
    places = [int(text[:-2]) for text in found.locator(".tb-way strong").all_inner_texts()]
    assert places == sorted(places)


@DESK_IN_ALL
def test_the_crosstable_is_one_tap_away(calculator: Calculator) -> None:
    found = higher(calculator, "5")
    for _ in range(2):
        found.get_by_role("button", name="Show the crosstable").click()
        results = calculator.page.get_by_role("region", name="Results")
        expect(results).to_be_focused()
        expect(results.get_by_role("table")).to_be_in_viewport()
    # What was found is still there, and so is what was unfolded.
    expect(found.get_by_role("button", name="Try: ")).to_have_count(6)


# That it is not too wide is seen above, on a phone as well.
@pytest.mark.long
@pytest.mark.fresh
@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("calculator/", "What would have put me higher?"),
        pytest.param(
            "es/calculadora/", "¿Qué me habría puesto más arriba?", marks=pytest.mark.long
        ),
    ],
)
def test_on_a_phone_the_table_is_short_and_names_wrap(
    calculator: Calculator, path: str, asked: str
) -> None:
    page = calculator.page
    page.set_viewport_size({"width": 360, "height": 700})
    names = re.sub("Player, ([A-Z])", r"Ramachandran, Yara \1", WSCF)
    page.goto(f"{calculator.base}{path}#{state(names, '', 5)}")
    calculator.expect_state("done")
    button(calculator, asked).click()
    found = page.locator(".tb-higher:visible")
    expect(found.locator(".tb-way:visible")).to_have_count(6)
    expect(found.get_by_role("progressbar")).to_have_count(0)
    assert sideways(page) <= 0
    box = found.bounding_box()
    assert box is not None
    assert box["height"] < 850
    page.set_viewport_size({"width": 320, "height": 700})
    assert sideways(page) <= 0
    page.emulate_media(media="print")
    expect(found.locator(".tb-way th:visible")).to_have_count(6)
    expect(found.get_by_role("button")).to_have_count(0)


def test_a_large_event_is_searched_a_little_at_a_time(calculator: Calculator) -> None:
    calculator.calculate(LARGE)
    calculator.expect_state("done")
    expect(calculator.standings.locator("tr[data-number]")).to_have_count(PLAYERS)
    found = higher(calculator, "100")
    expect(found.locator(".tb-way").first).to_be_visible()
    expect(found.get_by_role("progressbar")).to_be_visible()
    # A reason that is unfolded stays so through what comes.
    calculator.page.evaluate(UNFOLD)
    # And so does the focus.
    found.get_by_role("button", name="Stop").focus()
    expect(found.get_by_role("progressbar")).to_have_count(0)
    assert sideways(calculator.page) <= 0
    # Sorting asks the same question: what was found is still there.
    expect(found.locator("details[open]")).to_have_count(1)
    many = found.locator(".tb-way").count()
    calculator.standings.get_by_role("button", name="Name").click()
    expect(found.locator(".tb-way")).to_have_count(many)
    expect(found.get_by_role("progressbar")).to_have_count(0)


# What test_need.py looks for is stopped in the same way.
@pytest.mark.long
@pytest.mark.fresh
def test_a_search_can_be_stopped_and_another_question_ends_it(calculator: Calculator) -> None:
    calculator.calculate(LARGE)
    expect(calculator.standings.locator("tr[data-number]")).to_have_count(PLAYERS)
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
