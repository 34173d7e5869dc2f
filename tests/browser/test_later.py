"""Nothing but the answer until the answer stands: the theme's script and the search come later."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import DESK_IN_ALL, WSCF, Calculator
from tests.browser.waiting_requests import WASM, held
from tests.support.browsers import until

pytestmark = [pytest.mark.browser, pytest.mark.cold]

LINK = f"#{state(WSCF, 'us-chess', 5)}"
THEME = re.compile(r"/assets/javascripts/")
INDEX = "**/search_index.json"
#: The search's results in the page, and the box.
FOUND = ".md-search-result__link mark"
BOX = ".md-search__input"
#: The theme's script has run, and has taken the page over.
THEMED = "'component$' in window && document.querySelector('[data-md-component=top]')?.style.top"


#: Where the parts of the header are, sideways.
WHERE = """
(header) => [...header.querySelectorAll(".md-search, .site-entries, .site-language")]
  .map((part) => Math.round(part.getBoundingClientRect().left))
"""


def asked(page: Page) -> list[str]:
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url))
    return found


def of_theme(urls: list[str]) -> list[str]:
    return [url for url in urls if THEME.search(url) or "search_index" in url]


# The answer would come later, no more; that the search is there by then is below.
@pytest.mark.long
def test_before_a_links_answer_nothing_of_the_theme_or_its_search_comes(
    calculator: Calculator,
) -> None:
    page = calculator.page
    requests = asked(page)
    with held(page) as python:
        with page.expect_request(WASM):
            page.goto(f"{calculator.base}calculator/{LINK}")
        expect(calculator.app).to_have_attribute("data-state", "working")
        # What waits for the browser to be idle has had its turn.
        page.evaluate("() => new Promise((done) => requestIdleCallback(() => done()))")
        expect(page.locator("script[src*='/assets/javascripts/']")).to_have_count(0)
        assert of_theme(requests) == []
        before = page.locator("header").evaluate(WHERE)
        python.go_on()
        calculator.expect_state("done")
        until(page, THEMED)
    # What comes with it has its room.
    assert page.locator("header").evaluate(WHERE) == before
    assert len([url for url in requests if "bundle." in url]) == 1
    # The search begins when somebody goes to it.
    assert not any("search_index" in url for url in requests)


# Dark is the one that is not the style's own.
# Dark pages are looked at where axe is asked; here it is the moment before.
@pytest.mark.long
@pytest.mark.parametrize("scheme", ["dark", pytest.param("light", marks=pytest.mark.long)])
def test_a_links_answer_has_the_colors_of_the_system_from_the_start(
    calculator: Calculator, scheme: Literal["dark", "light"]
) -> None:
    page = calculator.page
    page.emulate_media(color_scheme=scheme)
    paper = "getComputedStyle(document.body).backgroundColor"
    with held(page) as python:
        page.goto(f"{calculator.base}calculator/{LINK}")
        expect(calculator.app).to_have_attribute("data-state", "working")
        before = page.evaluate(paper)
        assert (before == "rgb(255, 255, 255)") == (scheme == "light")
        python.go_on()
        calculator.expect_state("done")
        until(page, THEMED)
    assert page.evaluate(paper) == before


def test_without_a_link_the_theme_comes_when_the_page_is_there(calculator: Calculator) -> None:
    with held(calculator.page):
        calculator.page.goto(f"{calculator.base}calculator/")
        until(calculator.page, THEMED)


@DESK_IN_ALL
def test_who_searches_before_the_answer_finds(calculator: Calculator) -> None:
    page = calculator.page
    with held(page) as python:
        page.goto(f"{calculator.base}calculator/{LINK}")
        expect(calculator.app).to_have_attribute("data-state", "working")
        button = page.locator(".md-header__button[for=__search]")
        if button.is_visible():
            button.click()
        else:
            page.locator(BOX).click()
        expect(page.locator(BOX)).to_be_focused()
        page.keyboard.type("solkoff")
        expect(page.locator(FOUND).first).to_be_visible()
        expect(page.locator(BOX)).to_have_value("solkoff")
        python.go_on()
        page.keyboard.press("Escape")
        calculator.expect_state("done")


def test_a_key_of_the_themes_brings_it(calculator: Calculator) -> None:
    page = calculator.page
    with held(page):
        page.goto(f"{calculator.base}calculator/{LINK}")
        expect(calculator.app).to_have_attribute("data-state", "working")
        page.keyboard.press("Tab")
        until(page, THEMED)


# Who searches before the answer, above, types before the index is there as well.
@pytest.mark.long
def test_letters_typed_before_the_index_is_there_are_looked_for(page: Page, base: str) -> None:
    requests = asked(page)
    with held(page, INDEX) as index:
        page.goto(f"{base}rules/cumulative/", wait_until="load")
        until(page, THEMED)
        assert not index.routes
        page.locator(BOX).click()
        page.keyboard.type("solkoff")
        until(page, f"document.querySelector('{BOX}').value === 'solkoff'")
        expect(page.locator(FOUND)).to_have_count(0)
        index.go_on()
        expect(page.locator(FOUND).first).to_be_visible()
    expect(page.locator(BOX)).to_be_focused()
    assert sum("search_index" in url for url in requests) == 1


# Under the policy test_policy.py searches for the same, and looks at the marks.
@pytest.mark.long
def test_what_was_searched_for_is_marked_in_the_page_that_was_found(page: Page, base: str) -> None:
    page.goto(f"{base}rules/cumulative/")
    page.locator(BOX).click()
    page.keyboard.type("solkoff")
    page.locator(FOUND).first.click()
    page.wait_for_url("**h=solkoff**")
    expect(page.locator("article mark").first).to_be_attached()
    expect(
        page.locator(".md-content mark", has_text=re.compile("solkoff", re.IGNORECASE)).first
    ).to_be_attached()


# The same search is asked in the tests above.
@pytest.mark.long
def test_a_question_in_the_address_is_looked_for(page: Page, base: str) -> None:
    page.goto(f"{base}?q=solkoff")
    expect(page.locator(FOUND).first).to_be_visible()
