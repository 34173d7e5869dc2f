"""What a person waits for comes first, and what is done does not grow with the table.

Nothing here is a time: what is counted holds on a slow machine as on a quick one.
"""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import PAINTED, PHONE_IN_ALL, WSCF, Calculator
from tests.support.browsers import until
from tests.support.events import random_event
from tests.support.sheets import wintd_tabs

pytestmark = pytest.mark.browser

LINK = f"#{state(WSCF, 'us-chess', 5)}"
#: What the result has when the answer is first in the page, and then what is told to happen.
FIRST = """
(() => {
  const look = () => {
    const result = document.querySelector("[data-part=result]");
    if (window.first || !result?.querySelector("[data-part=answer]")) return;
    window.first = ["standings", "find"].map((part) =>
      Boolean(result.querySelector(`[data-part="${part}"]`)));
    window.first.push(Boolean(result.querySelector(".tb-sums")));
    window.then?.();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
})();
"""
#: Nothing is drawn in such a window, and so nothing is waited for.
UNSEEN = "Object.defineProperty(Document.prototype, 'hidden', { get: () => true });"
#: The result as it is, without what follows from the room that there is.
TREE = """
(result) => {
  const copy = result.cloneNode(true);
  for (const each of copy.querySelectorAll("[style]")) each.removeAttribute("style");
  for (const each of copy.querySelectorAll("[data-fits]")) each.removeAttribute("data-fits");
  for (const each of copy.querySelectorAll(".tb-jump")) each.remove();
  return copy.innerHTML;
}
"""


def opened(calculator: Calculator, script: str = "") -> str:
    """The result of a link, when all of it is there."""
    page = calculator.page
    page.add_init_script(script + FIRST)
    page.goto(f"{calculator.base}calculator/{LINK}")
    calculator.expect_state("done")
    return str(calculator.app.locator("[data-part=result]").evaluate(TREE))


@PHONE_IN_ALL
def test_the_answer_of_a_link_is_drawn_before_the_table(calculator: Calculator) -> None:
    opened(calculator)
    # The box with the player's name and the sums are there with it.
    assert calculator.page.evaluate("window.first") == [False, True, True]
    expect(calculator.standings.locator("tbody tr[data-number]")).to_have_count(15)


def test_drawn_in_parts_it_is_what_it_is_at_once(calculator: Calculator) -> None:
    in_parts = opened(calculator)
    context = calculator.page.context
    unseen = Calculator(context.new_page(), calculator.base)
    assert opened(unseen, UNSEEN) == in_parts
    assert unseen.page.evaluate("window.first") == [True, True, True]


def test_another_question_while_the_rest_is_to_come(calculator: Calculator) -> None:
    other = state(WSCF, "us-chess", 2)
    opened(calculator, f"window.then = () => {{ location.hash = '{other}' }};")
    calculator.expect_player("Player, B")
    expect(calculator.standings.locator("tbody tr[data-number]")).to_have_count(15)
    expect(calculator.standings.locator("[data-part=chosen]")).to_have_count(1)
    expect(calculator.app.locator("[data-part=answer]")).to_have_count(1)


# Of 200 rows, test_drawing.py always counts it, more strictly.
@pytest.mark.long
def test_a_changed_result_styles_no_more_rows_than_are_near(calculator: Calculator) -> None:
    """A rule of the style that had all cells checked again made this grow with the table."""
    page = calculator.page
    page.goto(f"{calculator.base}calculator/")
    calculator.calculate(wintd_tabs(random_event(Random(7), players=300, rounds=6)))  # noqa: S311
    calculator.expect_state("done")
    page.get_by_role("button", name="Show the crosstable").press("Enter")
    calculator.put(page.locator(".tb-cell").nth(3), 0)
    expect(calculator.changed).to_contain_text("1 changed result")
    whole = page.locator(".tb-result *").count()
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["-*", "devtools.timeline"])
    calculator.put(page.locator(".tb-cell").nth(9), 0)
    expect(calculator.changed).to_contain_text("2 changed results")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = sum(
        event["args"].get("elementCount", 0)
        for event in events
        if event["name"] == "UpdateLayoutTree"
    )
    assert 0 < styled < whole


#: How often it is asked whether something beside a place has room, which costs a layout.
ASKED = """
(() => {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, "scrollWidth");
  window.asked = 0;
  Object.defineProperty(Element.prototype, "scrollWidth", {
    get() {
      if (this.matches("td")) window.asked += 1;
      return own.get.call(this);
    },
  });
})();
"""


def test_marks_that_have_had_room_cost_no_layout(calculator: Calculator) -> None:
    page = calculator.page
    page.add_init_script(ASKED)
    calculator.open()
    calculator.calculate(wintd_tabs(random_event(Random(7), players=90, rounds=4)))  # noqa: S311
    calculator.expect_state("done")
    page.get_by_role("button", name="Show the crosstable").press("Enter")
    cell = page.locator(".tb-cell").nth(3)
    cell.click()
    group = calculator.choices.get_by_role("group")
    before = group.locator("[aria-pressed=true]").inner_text()
    other = group.locator("[aria-pressed=false]").first.inner_text()
    calculator.choices.get_by_role("button", name="Close").click()
    asked = []
    for outcome in (other, before, other):
        page.evaluate("window.asked = 0")
        calculator.put(cell, outcome)
        calculator.expect_state("done")
        page.evaluate(PAINTED)
        asked.append(page.evaluate("window.asked"))
    expect(calculator.standings.locator(".tb-was").first).to_be_visible()
    assert asked[0] > 0
    assert asked[1:] == [0, 0]


def test_a_letter_of_a_name_has_nothing_looked_at_but_the_list(calculator: Calculator) -> None:
    """A rule with `:has()` of what is around a table has Chromium look at all its rows."""
    page = calculator.page
    calculator.sample()
    calculator.player.click()
    browser = page.context.browser
    assert browser is not None
    tracked = ["devtools.timeline", "invalidationTracking"]
    categories = ["-*", tracked[0], f"disabled-by-default-{'.'.join(tracked)}"]
    browser.start_tracing(page=page, categories=categories)
    calculator.player.press_sequentially("o")
    expect(calculator.names.get_by_role("option")).to_have_count(2)
    page.evaluate(PAINTED)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    looked = {
        event["args"]["data"].get("nodeName", "")
        for event in events
        if event["name"] in {"ScheduleStyleInvalidationTracking", "StyleRecalcInvalidationTracking"}
    }
    assert any(name.startswith("LI ") for name in looked)
    assert [name for name in looked if name.startswith("ARTICLE ")] == []


def test_a_long_list_of_names_grows_as_it_is_gone_through(calculator: Calculator) -> None:
    page = calculator.page
    # What is typed before the page's script listens is worked out without the button.
    calculator.open()
    calculator.calculate(wintd_tabs(random_event(Random(7), players=130, rounds=3)))  # noqa: S311
    calculator.expect_state("done")
    calculator.player.click()
    found = calculator.app.locator("[data-part=found]")
    names = found.get_by_role("option")
    expect(names).to_have_count(14)
    expect(names.first).to_have_attribute("aria-setsize", "130")
    names.last.scroll_into_view_if_needed()
    expect(names).to_have_count(28)
    page.keyboard.press("ArrowUp")
    expect(names).to_have_count(130)
    expect(names.last).to_have_attribute("aria-selected", "true")
    expect(names.last).to_be_in_viewport()
    page.keyboard.press("ArrowDown")
    expect(found.locator("[aria-selected=true]")).to_have_count(1)
    expect(names.first).to_have_attribute("aria-selected", "true")
    # What is typed begins at the top again.
    calculator.player.press_sequentially("p")
    until(page, "document.querySelector('[data-part=found]').scrollTop === 0")
    expect(names).to_have_count(14)
    last = calculator.standings.locator("th .tb-player").last.inner_text()
    calculator.player.fill(last)
    page.keyboard.press("Enter")
    calculator.expect_player(last)
