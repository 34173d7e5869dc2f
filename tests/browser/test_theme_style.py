"""The theme's style without what no page needs: pages look as they do with all of it."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import SITE
from tests.support.examples import one_in

pytestmark = pytest.mark.browser

PACKAGES = Path(sysconfig.get_path("purelib"))
THEME = PACKAGES / "material" / "templates" / "assets" / "stylesheets"
#: How each element of a page looks, as far as a style can say it.
LOOKS = """
() => [...document.body.querySelectorAll("*")].map((element) => [
  element.tagName + "." + element.classList,
  getComputedStyle(element).cssText,
  getComputedStyle(element, "::before").cssText,
  getComputedStyle(element, "::after").cssText,
])
"""


def looks(page: Page, address: str) -> list[list[str]]:
    page.goto(address, wait_until="load")
    found: list[list[str]] = page.evaluate(LOOKS)
    return found


@pytest.mark.parametrize("path", one_in(2, ["guides/is-it-fair/", "developers/host-your-own/"]))
def test_a_page_looks_as_with_all_of_the_theme(page: Page, base: str, path: str) -> None:
    # Without the scripts, whose turn would come sooner or later.
    page.route("**/*.js", lambda route: route.abort())
    spared = looks(page, f"{base}{path}")
    whole = "".join(
        next(THEME.glob(f"{name}.*.min.css")).read_text("utf-8") for name in ("main", "palette")
    )
    served = []

    def all_of_it(route: Route) -> None:
        served.append(route.request.url)
        route.fulfill(body=whole, content_type="text/css; charset=utf-8")

    page.route("**/assets/stylesheets/theme.*.css", all_of_it)
    with_all = looks(page, f"{base}{path}")
    assert len(served) == 1
    assert len(spared) > 300
    different = [(one, two) for one, two in zip(spared, with_all, strict=True) if one != two]
    assert different == []


def test_the_style_is_smaller_and_has_nothing_that_styles_whole_pages_again() -> None:
    (style,) = (SITE / "assets" / "stylesheets").glob("*.css")
    text = style.read_text(encoding="utf-8")
    assert len(text) < 90_000
    assert "data-md-color-switching" not in text
    assert "columnheader" not in text
    assert "table:not([class])" not in text
    # What only the search shows is made by the theme's script.
    assert ".md-search-result__link" in text
    (script,) = (SITE / "assets" / "javascripts").glob("*.js")
    assert 'name:"color-scheme"' not in script.read_text(encoding="utf-8")
