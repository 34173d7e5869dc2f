"""Nothing jumps when results come: the shifts of the layout, as browsers count them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import PAINTED, WSCF, Calculator

pytestmark = pytest.mark.browser

LIMIT = 0.05
# Another answer, which a person asked for, moves little beside it. On the phone the standings are
# below it, and move by what it is longer or shorter: browsers do not count that.
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

#: Where room is short, more moves; on a desk the same is tried in ``make test-all``.
SIZES = [
    pytest.param({"width": 1280, "height": 900}, marks=pytest.mark.long),
    {"width": 360, "height": 740},
]


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
def test_a_rule_stays_where_it_is_while_its_script_comes(page: Page, base: str) -> None:
    """What only a script can use is there from the beginning."""
    page.goto(f"{base}rules/modified-median/", wait_until="load")
    assert shifts(page) <= LIMIT


@pytest.mark.cold
def test_the_result_of_a_link_comes_without_a_jump(calculator: Calculator) -> None:
    calculator.open("#" + state(WSCF.replace("Player, A", "Somebody else"), "us-chess", 5))
    calculator.expect_state("done")
    assert shifts(calculator.page) <= LIMIT


# That the first view stays where it is, is above.
@pytest.mark.long
def test_what_is_drawn_before_the_calculator_is_there_does_not_move(page: Page, base: str) -> None:
    """A slow phone draws the beginning of a page before the rest has come."""

    def top() -> float:
        box = page.locator(".md-main__inner").bounding_box()
        assert box is not None
        return float(box["y"])

    address = f"{base}calculator/"
    page.goto(address)
    whole = top()
    page.route(
        address,
        lambda route: route.fulfill(
            content_type="text/html",
            body=route.fetch().text().partition('<div class="tb-page">')[0],
        ),
    )
    page.goto(address)
    expect(page.locator(".tb-app")).to_have_count(0)
    assert top() == whole


def test_the_result_of_what_was_pasted_comes_without_a_jump(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    shifts(calculator.page)
    calculator.paste(WSCF.replace("Player, A", "Somebody else"))
    calculator.expect_state("done")
    assert shifts(calculator.page) <= LIMIT


def test_another_player_moves_nothing_that_was_not_asked_for(
    calculator: Calculator, settings: dict[str, Any]
) -> None:
    calculator.open("#" + state(WSCF, "us-chess", 5))
    calculator.expect_state("done")
    # The link has led to the answer; the box in which players are chosen is above it.
    calculator.player.scroll_into_view_if_needed()
    shifts(calculator.page)
    for player in ("3", "2", "9"):
        calculator.choose(player)
        name = calculator.standings.locator(f'tr[data-number="{player}"]')
        expect(name).to_have_attribute("aria-current", "true")
        narrow = settings["viewport"]["width"] < 720
        assert shifts(calculator.page, unasked=narrow) <= (LIMIT if narrow else ASKED)
