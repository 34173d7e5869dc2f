"""The main things are there by role and name, whole, at each width and in each kind of colors."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import WSCF, Calculator, sideways

pytestmark = pytest.mark.browser

WIDTHS = {"1280": (1280, 900), "768": (768, 1024), "360": (360, 740)}
COLORS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "forced": {"forced_colors": "active"},
}
#: Headings and buttons whose text does not fit into them; those for the ear alone are 1 px wide.
CUT = """
() => [...document.querySelectorAll("h1, h2, h3, button, .md-button")]
  .filter((e) => e.checkVisibility() && e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.outerHTML.slice(0, 120))
"""


@pytest.fixture(params=[f"{width} {colors}" for width in WIDTHS for colors in COLORS])
def settings(request: pytest.FixtureRequest) -> dict[str, Any]:
    width, colors = request.param.split()
    wide, high = WIDTHS[width]
    return {"viewport": {"width": wide, "height": high}, **COLORS[colors]}


def expect_whole(page: Page) -> None:
    assert sideways(page) <= 0
    assert page.evaluate(CUT) == []


@pytest.mark.long
def test_an_answer_is_there_and_nothing_is_cut_off(calculator: Calculator) -> None:
    calculator.open("#" + state(WSCF, "us-chess", 2))
    calculator.expect_state("done")
    page = calculator.page
    why = page.get_by_role("region", name="Why this place")
    expect(why.get_by_role("heading", name="Player, B is 2nd of 15")).to_be_visible()
    expect(why.get_by_role("table").first).to_be_visible()
    expect(calculator.standings).to_be_visible()
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    expect(calculator.player).to_be_visible()
    expect(page.get_by_role("combobox", name="Tiebreak order")).to_be_visible()
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_visible()
    expect_whole(page)


@pytest.mark.long
@pytest.mark.parametrize("path", ["", "rules/solkoff/", "404.html"], ids=["home", "rule", "404"])
def test_a_page_of_the_site_is_whole(page: Page, base: str, path: str) -> None:
    page.goto(base + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("banner").get_by_role("link", name="Español")).to_be_visible()
    expect_whole(page)
