"""Of a result only what changed is drawn anew; what then stands in the page is the whole result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import WSCF, Calculator

pytestmark = pytest.mark.browser

# All that the core's trees say: not the button that the page adds, nor what is unfolded.
SAID = """
() => {
  const copy = document.querySelector(".tb-read").cloneNode(true);
  for (const own of copy.querySelectorAll(".tb-copy, .tb-beyond")) own.remove();
  for (const details of copy.querySelectorAll("details")) details.removeAttribute("open");
  const said = (node) => node.nodeType === Node.TEXT_NODE ? node.data : [
    node.localName,
    [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
    ...[...node.childNodes].map(said),
  ];
  return said(copy);
}
"""


@pytest.fixture(autouse=True)
def _wscf(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(WSCF)
    calculator.expect_state("done")


def put_otherwise(calculator: Calculator, cell: int, choice: int) -> None:
    """Change a result in the crosstable."""
    choices = calculator.page.locator(".tb-choices")
    calculator.page.locator(".tb-cell").nth(cell).click()
    choices.get_by_role("button").nth(choice).click()
    expect(choices).to_be_hidden()


def test_after_many_steps_the_page_is_as_if_drawn_at_once(calculator: Calculator) -> None:
    page = calculator.page
    page.get_by_role("button", name="Show the crosstable").click()
    page.evaluate("document.querySelector('.tb-standings').dataset.same = ''")
    put_otherwise(calculator, 3, 0)
    page.get_by_role("combobox", name="Player").select_option("5")
    expect(page.locator(".tb-answer")).to_be_visible()
    put_otherwise(calculator, 40, 1)
    put_otherwise(calculator, 41, 0)
    changed = page.get_by_role("region", name="With other results")
    expect(changed.get_by_role("listitem")).to_have_count(3)
    changed.get_by_role("listitem").nth(1).get_by_role("button").click()
    expect(changed.get_by_role("listitem")).to_have_count(2)
    before = calculator.link()
    page.get_by_role("combobox", name="Order").select_option("wintd-default")
    expect(page).not_to_have_url(before)
    expect(page.locator("[data-same]")).to_have_count(1)
    page.evaluate("document.querySelector('.tb-standings').removeAttribute('data-same')")
    stepwise = page.evaluate(SAID)
    page.reload()
    calculator.expect_state("done")
    assert page.evaluate(SAID) == stepwise


def test_nothing_that_the_page_adds_is_there_twice(calculator: Calculator) -> None:
    for player in ("5", "3", ""):
        calculator.page.get_by_role("combobox", name="Player").select_option(player)
        calculator.expect_state("done")
    expect(calculator.page.locator(".tb-copy")).to_have_count(1)


def test_a_select_shows_what_is_so(calculator: Calculator) -> None:
    """The list of tiebreaks to add goes back to its first line once one was added."""
    calculator.page.get_by_text("Change the order").click()
    add = calculator.page.locator(".tb-editor select")
    heads = calculator.standings.get_by_role("columnheader")
    before = heads.count()
    add.select_option(label="Kashdan")
    expect(heads).to_have_count(before + 1)
    assert add.evaluate("select => select.selectedIndex") == 0


def test_open_workings_close_when_the_result_changes(calculator: Calculator) -> None:
    calculator.value(5, "cumulative").click()
    expect(calculator.workings).to_be_visible()
    calculator.page.get_by_role("combobox", name="Player").select_option("5")
    expect(calculator.workings).to_be_hidden()
    expect(calculator.standings.locator("[aria-expanded]")).to_have_count(0)


def test_the_focus_stays_on_the_control_that_was_used(calculator: Calculator) -> None:
    chosen = calculator.page.get_by_role("combobox", name="Player")
    chosen.focus()
    chosen.select_option("5")
    expect(calculator.page.locator(".tb-answer")).to_be_visible()
    expect(chosen).to_be_focused()
