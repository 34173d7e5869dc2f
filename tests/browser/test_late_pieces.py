"""Pieces of a result that come after the rest of it: what a person has begun by then stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE_IN_ALL, WSCF, Calculator
from tests.browser.test_drawing import SAID
from tests.support.browsers import until, until_equal

pytestmark = pytest.mark.browser

#: The core is asked for such pieces when the test says so: `release()` tells whether it was.
HOLD = """
(() => {
  let held = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...more) {
    const late = message?.request?.part === "rest"
      || (typeof message?.request === "string" && message.request.includes('"part":"rest"'));
    if (window.holding && late) held.push(() => postMessage.call(this, message, ...more));
    else postMessage.call(this, message, ...more);
  };
  window.held = () => held.length;
  window.release = () => {
    window.holding = false;
    const all = held;
    held = [];
    for (const send of all) send();
  };
})();
"""
#: What follows from where the pointer, the focus and the page are.
PLAIN = """
() => {
  for (const each of document.querySelectorAll(".tb-result .tb-jump")) each.hidden = false;
  for (const each of document.querySelectorAll(".tb-player")) each.removeAttribute("title");
  for (const each of document.querySelectorAll(".tb-result [data-cells] [tabindex]"))
    each.removeAttribute("tabindex");
}
"""
BROKEN = WSCF.replace("W13", "L13", 1).replace("D15", "W15", 1)


def opened(calculator: Calculator, text: str = WSCF) -> None:
    """A result of which Player, E is asked for, in a page that holds late pieces back."""
    calculator.page.add_init_script(HOLD)
    calculator.show(text, "5")


def hold(calculator: Calculator) -> None:
    calculator.page.evaluate("window.holding = true")


def pressed(calculator: Calculator, name: str) -> None:
    """Press a name of the table, and have the answer without what comes late."""
    hold(calculator)
    calculator.standings.get_by_role("link", name=name, exact=True).click()
    until(calculator.page, "() => window.held() > 0")
    answer(calculator, name)


def answer(calculator: Calculator, name: str) -> None:
    expect(calculator.page.locator("[data-part=answer]")).to_contain_text(name)


def released(calculator: Calculator) -> None:
    assert calculator.page.evaluate("window.held()") == 1
    calculator.page.evaluate("window.release()")
    expect(calculator.app).to_have_attribute("data-state", "done")


def as_if_at_once(calculator: Calculator) -> None:
    """The result is what a reload makes of the address."""
    page = calculator.page

    def said() -> object:
        page.evaluate(PLAIN)
        return page.evaluate(SAID)

    calculator.link()
    stepwise = said()
    page.reload()
    calculator.expect_state("done")
    until_equal(page, said, stepwise)


@PHONE_IN_ALL
def test_a_cell_that_is_being_corrected_stays(calculator: Calculator) -> None:
    opened(calculator, BROKEN)
    pressed(calculator, "Player, B")
    correct = calculator.page.get_by_role("region", name="To be corrected")
    field = correct.get_by_role("textbox", name="Player, E, round 3")
    field.click()
    field.fill("W1")
    released(calculator)
    expect(field).to_be_focused()
    expect(field).to_have_value("W1")
    field.press_sequentially("3")
    field.press("Enter")
    expect(field).to_have_count(0)


def test_what_is_chosen_and_made_under_share_stays(calculator: Calculator) -> None:
    opened(calculator)
    pressed(calculator, "Player, B")
    group = calculator.unfold_share(more=True)
    form = group.locator("[data-part=copy-as]")
    last = form.locator("option").last.get_attribute("value") or ""
    assert form.input_value() != last
    form.select_option(last)
    group.get_by_role("button", name="QR code").click()
    code = group.locator("[data-part=shared] svg")
    expect(code).to_be_visible()
    released(calculator)
    expect(group).to_be_visible()
    expect(code).to_be_visible()
    expect(form).to_have_value(last)
    # Of the next result it is no more.
    calculator.page.keyboard.press("Escape")
    calculator.standings.get_by_role("link", name="Player, C", exact=True).click()
    answer(calculator, "Player, C")
    expect(code).to_have_count(0)


def test_an_open_picture_comes_with_its_place(calculator: Calculator) -> None:
    calculator.page.add_init_script(HOLD)
    calculator.show(WSCF)
    group = calculator.unfold_share()
    hold(calculator)
    calculator.choose("2")
    until(calculator.page, "() => window.held() > 0")
    answer(calculator, "Player, B")
    released(calculator)
    expect(group.get_by_role("img", name="Player, B")).to_be_visible()


def test_a_name_that_is_being_typed_stays(calculator: Calculator) -> None:
    opened(calculator)
    pressed(calculator, "Player, B")
    calculator.player.fill("Player, K")
    expect(calculator.names).to_be_visible()
    released(calculator)
    expect(calculator.player).to_be_focused()
    expect(calculator.names).to_be_visible()
    calculator.player.press("Escape")
    expect(calculator.player).to_have_value("Player, B")


def test_the_box_says_who_was_pressed_at_once_and_after_it(calculator: Calculator) -> None:
    opened(calculator)
    pressed(calculator, "Player, B")
    expect(calculator.player).to_have_value("Player, B")
    released(calculator)
    expect(calculator.player).to_have_value("Player, B")
    as_if_at_once(calculator)


def test_workings_that_were_opened_stay(calculator: Calculator) -> None:
    opened(calculator)
    pressed(calculator, "Player, B")
    calculator.value(2, "solkoff").click()
    expect(calculator.workings).to_contain_text("Solkoff")
    released(calculator)
    expect(calculator.workings).to_contain_text("Solkoff")
    expect(calculator.value(2, "solkoff")).to_have_attribute("aria-expanded", "true")


def test_the_next_name_does_not_wait_for_what_comes_late(calculator: Calculator) -> None:
    opened(calculator)
    pressed(calculator, "Player, B")
    calculator.standings.get_by_role("link", name="Player, K", exact=True).click()
    answer(calculator, "Player, K")
    until(calculator.page, "() => window.held() > 1")
    calculator.page.evaluate("window.release()")
    calculator.expect_state("done")
    as_if_at_once(calculator)


def test_a_changed_result_has_its_bar_and_the_focus_before_what_comes_late(
    calculator: Calculator,
) -> None:
    opened(calculator)
    page = calculator.page
    page.get_by_role("button", name="Show the crosstable").click()
    cell = page.locator(".tb-cell").nth(3)
    cell.click()
    choice = calculator.choices.locator('[role=group] [aria-pressed="false"]').first
    choice.wait_for()
    calculator.expect_state("done")
    hold(calculator)
    choice.click()
    until(page, "() => window.held() > 0")
    expect(calculator.changed).to_contain_text("1 changed result")
    focused = page.evaluate("document.activeElement.textContent")
    released(calculator)
    assert page.evaluate("document.activeElement.textContent") == focused
    as_if_at_once(calculator)
