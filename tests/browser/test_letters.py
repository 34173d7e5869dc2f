"""The letters of the site come soon and move nothing; nothing moves where it must not."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import DESK_IN_ALL, PAINTED, SITE, WSCF, Calculator
from tests.support.browsers import until

pytestmark = pytest.mark.browser

KINDS = ("", "calculator/", "rules/modified-median/", "es/", "es/calculadora/")
#: In bytes: the letters of a page.
MOST = 70_000
#: What browsers count as a good page.
LIMIT = 0.05
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.shifted += one.value;
}).observe({ type: "layout-shift", buffered: true });
"""
#: How high the page's heading and its first paragraph are, and the letters that are there.
HIGH = """
() => [...document.querySelectorAll(".md-content h1, .md-content .tb-lead, .md-content p")]
  .slice(0, 4).map((each) => each.getBoundingClientRect().height)
"""
LOADED = (
    "() => [...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family)"
)


@pytest.mark.parametrize("path", KINDS, ids=lambda path: path or "home")
def test_each_page_asks_for_its_letters_at_once(page: Page, base: str, path: str) -> None:
    page.goto(base + path)
    hrefs = page.locator("link[rel=preload][as=font]").evaluate_all(
        "(all) => all.map((e) => e.href)"
    )
    assert len(hrefs) == 2
    sizes = [(SITE / href.removeprefix(base)).stat().st_size for href in hrefs]
    assert sum(sizes) < MOST
    until(page, "document.fonts.status === 'loaded'")
    assert {"Inter", "Source Serif"} <= {name.strip('"') for name in page.evaluate(LOADED)}


@DESK_IN_ALL
@pytest.mark.parametrize("path", ["", "calculator/", "es/"], ids=["home", "calculator", "es"])
def test_letters_that_come_late_move_nothing(page: Page, base: str, path: str) -> None:
    page.add_init_script(SHIFTS)
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))  # noqa: PLW0108 - a builtin will not do
    page.goto(base + path, wait_until="commit")
    expect(page.locator("footer")).to_be_attached()
    page.evaluate(PAINTED)
    before = page.evaluate(HIGH)
    assert "Inter" not in page.evaluate(LOADED)
    for route in held:
        route.continue_()
    until(page, "document.fonts.status === 'loaded'")
    page.evaluate(PAINTED)
    assert page.evaluate(HIGH) == pytest.approx(before, abs=1)
    assert page.evaluate("window.shifted") < LIMIT


ANIMATED = """
() => document.getAnimations().filter((one) => one.effect?.target?.closest(".tb-app")).length
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_bars_slide_only_where_motion_is_not_reduced(
    calculator: Calculator,
    motion: Any,  # noqa: ANN401 - one of the browser's words
) -> None:
    page = calculator.page
    page.emulate_media(reduced_motion=motion)
    page.add_init_script(
        "window.moved = 0; document.addEventListener('animationstart', () => window.moved++, true)"
    )
    page.goto(f"{calculator.base}calculator/#{state(WSCF, 'us-chess', 2)}")
    calculator.expect_state("done")
    expect(page.locator(".tb-why .tb-part").first).to_be_visible()
    page.evaluate(PAINTED)
    assert (page.evaluate("window.moved") > 0) == (motion != "reduce")
    assert motion != "reduce" or page.evaluate(ANIMATED) == 0
