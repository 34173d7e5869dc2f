"""Nothing jumps when results come: the shifts of the layout, as browsers count them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import PAINTED, WSCF, Calculator

pytestmark = pytest.mark.browser

LIMIT = 0.05
# An answer longer or shorter than the one before moves the standings below it, at once after a
# person asked for it: browsers do not count that. Here it is counted.
ASKED = 0.1
# Every shift, those too that follow something a person did within half a second.
WATCH = """
{
  window.shifts = [];
  const note = (entries) => {
    for (const entry of entries) {
      window.shifts.push({
        value: entry.value,
        input: entry.hadRecentInput,
        moved: entry.sources.map(({ node, previousRect, currentRect }) => [
          node?.nodeName ?? "", node?.className ?? "", previousRect.y, currentRect.y,
          previousRect.height, currentRect.height,
        ].join(" ")),
      });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  window.noteTheLast = () => note(observer.takeRecords());
}
"""

SIZES = [{"width": 1280, "height": 900}, {"width": 360, "height": 740}]


@pytest.fixture(params=SIZES, ids=["1280", "360"])
def settings(request: pytest.FixtureRequest) -> dict[str, Any]:
    return {"viewport": request.param}


@pytest.fixture(autouse=True)
def _watched(page: Page) -> None:
    page.add_init_script(WATCH)


def shifts(page: Page, *, unasked: bool = False) -> float:
    """The sum of the shifts since the last time; ``unasked`` leaves out what a person caused."""
    # The last frame has to be counted too, and what letters do that come late.
    page.evaluate("document.fonts.ready.then(() => {})")
    page.evaluate(PAINTED)
    found = page.evaluate("window.noteTheLast(), window.shifts.splice(0)")
    print(*(shift for shift in found if shift["value"] > 0.001), sep="\n")
    return float(sum(shift["value"] for shift in found if not (unasked and shift["input"])))


@pytest.mark.cold
def test_the_first_view_stays_where_it_is_while_python_comes(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    assert shifts(calculator.page) <= LIMIT


@pytest.mark.cold
def test_the_result_of_a_link_comes_without_a_jump(calculator: Calculator) -> None:
    calculator.open("#" + state(WSCF.replace("Player, A", "Somebody else"), "us-chess", 5))
    calculator.expect_state("done")
    assert shifts(calculator.page) <= LIMIT


def test_the_result_of_what_was_pasted_comes_without_a_jump(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    shifts(calculator.page)
    calculator.paste(WSCF.replace("Player, A", "Somebody else"))
    calculator.expect_state("done")
    assert shifts(calculator.page, unasked=True) <= LIMIT


def test_another_player_moves_nothing_that_was_not_asked_for(calculator: Calculator) -> None:
    calculator.open("#" + state(WSCF, "us-chess", 5))
    calculator.expect_state("done")
    chosen = calculator.page.get_by_role("combobox", name="Player")
    # The link has led to the answer; the list of players stands above it.
    chosen.scroll_into_view_if_needed()
    shifts(calculator.page)
    for player in ("3", "2", "9"):
        chosen.select_option(player)
        name = calculator.standings.locator(f'tr[data-number="{player}"]')
        expect(name).to_have_attribute("aria-current", "true")
        assert shifts(calculator.page) <= ASKED
