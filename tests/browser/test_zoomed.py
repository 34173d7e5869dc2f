"""The calculator at 200 and 400 % zoom, and where motion is unwanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, WSCF, Calculator, sideways, violations

pytestmark = pytest.mark.browser

#: A window of 1280 by 1024 pixels, as it is after zooming in.
ZOOMED = [
    {"viewport": {"width": 1280 // by, "height": 1024 // by}, "device_scale_factor": by}
    for by in (2, 4)
]
#: The part of the window that what stays in place leaves to what is read, in percent.
LEFT = """
() => {
  const seen = (y) => document.elementsFromPoint(innerWidth / 2, y)[0];
  const stays = (part) => {
    for (let at = part; at; at = at.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)
        && !at.closest("table")) return true;
    return false;
  };
  const lines = Array.from({ length: innerHeight }, (_, y) => y);
  return 100 * lines.filter((y) => !stays(seen(y))).length / innerHeight;
}
"""
#: What moves by itself, or would take its time.
MOVING = """
() => [
  ...document.getAnimations().filter(({ playState }) => playState === "running")
    .map(({ effect }) => effect.target.className),
  ...[getComputedStyle(document.documentElement).scrollBehavior].filter((way) => way !== "auto"),
]
"""


@pytest.mark.parametrize(
    "settings",
    [
        pytest.param(ZOOMED[0], id="200 %", marks=pytest.mark.long),
        pytest.param(ZOOMED[1], id="400 %"),
    ],
)
def test_zoomed_in_nothing_is_lost(calculator: Calculator) -> None:
    calculator.open()
    page = calculator.page
    assert sideways(page) <= 0
    calculator.paste(WSCF)
    calculator.expect_state("done")
    calculator.choose("2")
    answer = page.get_by_role("region", name="Why this place")
    expect(answer).to_contain_text("Player, B")
    calculator.all_tiebreaks()
    value = calculator.value(2, "modified-median")
    value.click()
    expect(calculator.workings).to_contain_text("All together 17½")
    total = calculator.workings.locator(".tb-total")
    total.scroll_into_view_if_needed()
    expect(total).to_be_in_viewport(ratio=0.95)
    page.keyboard.press("Escape")
    expect(value).to_be_focused()
    expect(value).to_be_in_viewport(ratio=0.95)
    assert sideways(page) <= 0
    assert page.evaluate(LEFT) > 50
    share = calculator.unfold_share()
    expect(share.get_by_role("button", name="Print")).to_be_visible()
    assert sideways(page) <= 0
    page.keyboard.press("Escape")
    expect(share).to_be_hidden()
    page.get_by_role("button", name="Copy link").click()
    expect(calculator.status).not_to_be_empty()
    assert sideways(page) <= 0
    assert violations(page) == []


# The style's one rule for it is looked at in test_letters.py.
@pytest.mark.long
@pytest.mark.parametrize("settings", [DESK], ids=["desk"])
@pytest.mark.kept
def test_where_motion_is_unwanted_nothing_moves(calculator: Calculator) -> None:
    calculator.show()
    for act in (
        lambda: calculator.choose("5"),
        lambda: calculator.value(2, "modified-median").click(),
        lambda: calculator.page.keyboard.press("Escape"),
        calculator.page.get_by_role("button", name="Show the crosstable").click,
        lambda: calculator.put("Player, D, round 2: L2", "draw"),
        calculator.unfold_share,
    ):
        act()
        assert calculator.page.evaluate(MOVING) == []
