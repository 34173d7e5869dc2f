"""Of a result only what changed is drawn again; what then is in the page is the whole result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pyscript_app.docs_blocks.links import state
from tests.bench.core import large_table
from tests.bench.interaction import CLICK
from tests.browser.conftest import Calculator
from tests.support.browsers import until_equal

pytestmark = [pytest.mark.browser, pytest.mark.kept]

# All that the core's trees say: not the button that the page adds, nor what is unfolded.
SAID = """
() => {
  const copy = document.querySelector(".tb-result > div").cloneNode(true);
  for (const own of copy.querySelectorAll(".tb-copy, .tb-beyond")) own.remove();
  for (const details of copy.querySelectorAll("details")) details.removeAttribute("open");
  const said = (node) => node.nodeType === Node.TEXT_NODE ? node.data : [
    node.localName,
    // Material's script leaves an empty class on what had the focus.
    [...node.attributes].map(({ name, value }) => `${name}=${value}`)
      .filter((said) => said !== "class=").sort(),
    ...[...node.childNodes].map(said),
  ];
  return said(copy);
}
"""


@pytest.fixture(autouse=True)
def _wscf(calculator: Calculator) -> None:
    calculator.show()


def test_after_many_steps_the_page_is_as_if_drawn_at_once(calculator: Calculator) -> None:
    page = calculator.page
    page.get_by_role("button", name="Show the crosstable").click()
    page.evaluate("document.querySelector('.tb-standings').dataset.same = ''")
    calculator.put(page.locator(".tb-cell").nth(3), 0)
    calculator.choose("5")
    expect(page.locator(".tb-answer")).to_be_visible()
    calculator.put(page.locator(".tb-cell").nth(40), 1)
    calculator.put(page.locator(".tb-cell").nth(41), 0)
    changed = calculator.changed
    expect(changed).to_contain_text("3 changed results")
    changed.locator("summary").click()
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
    # What depends on the room that there is comes with the next frame.
    until_equal(page, lambda: page.evaluate(SAID), stepwise)


# It is slow then, not wrong; test_rows.py always sees that few rows are drawn.
@pytest.mark.long
@pytest.mark.fresh
def test_a_changed_result_does_not_style_the_whole_page_again(
    calculator: Calculator, tmp_path: Path
) -> None:
    """In Chromium one `:has()` that ends in `*` is enough: it styles every cell of every row."""
    page = calculator.page
    calculator.open(f"#{state(large_table(), 'us-chess', 57)}")
    calculator.expect_state("done")
    page.get_by_role("button", name="Show the crosstable").press("Enter")
    page.locator(".tb-cell").first.wait_for()
    page.evaluate(CLICK, [40])
    browser = page.context.browser
    assert browser is not None
    kept = tmp_path / "trace.json"
    browser.start_tracing(
        page=page, path=str(kept), categories=["devtools.timeline", "blink.user_timing"]
    )
    page.evaluate(CLICK, [500])
    browser.stop_tracing()
    events = json.loads(kept.read_text())["traceEvents"]
    pressed, seen = (
        next(event["ts"] for event in events if event["name"] == name)
        for name in ("pressed", "seen")
    )
    styled = [
        event["args"]["elementCount"]
        for event in events
        if event["name"] == "UpdateLayoutTree" and pressed < event["ts"] < seen
    ]
    assert styled
    # A row or two and what else differs; there are 200 rows of a dozen cells.
    assert max(styled) < 400


def test_nothing_that_the_page_adds_is_there_twice(calculator: Calculator) -> None:
    for player in ("5", "3", ""):
        calculator.choose(player)
        calculator.expect_state("done")
    expect(calculator.page.locator(".tb-copy")).to_have_count(1)


def test_a_select_shows_what_is_so(calculator: Calculator) -> None:
    """The list of tiebreaks to add goes back to its first line once one was added."""
    calculator.change_order()
    add = calculator.page.get_by_label("Add a tiebreak")
    heads = calculator.standings.get_by_role("columnheader")
    before = heads.count()
    add.select_option(label="Kashdan")
    expect(heads).to_have_count(before + 1)
    assert add.evaluate("select => select.selectedIndex") == 0


def test_open_workings_close_when_the_result_changes(calculator: Calculator) -> None:
    calculator.value(5, "cumulative").click()
    expect(calculator.workings).to_be_visible()
    calculator.choose("5")
    expect(calculator.workings).to_be_hidden()
    expect(calculator.standings.locator("[aria-expanded]")).to_have_count(0)


def test_the_focus_stays_on_the_control_that_was_used(calculator: Calculator) -> None:
    order = calculator.page.get_by_role("combobox", name="Tiebreak order")
    order.focus()
    order.select_option("wintd-default")
    expect(order).to_have_value("wintd-default")
    calculator.expect_state("done")
    expect(order).to_be_focused()
