"""axe finds nothing, ours or the theme's, on any kind of page and in any state.

No rule is left out, and nothing of a page. A light desk and a dark phone are looked at; then each
page gets the other colors, and the rules about colors are asked again. In every run, the phone is
looked at empty and with a sample; test_cells.py looks at a page where all is open.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import DARK_TOO, LIGHT_IN_ALL, WSCF, Calculator, in_both_schemes

pytestmark = pytest.mark.browser

#: One page of each kind: every block and every template is on one of them.
KINDS = (
    "",
    "404.html",
    "rules/",
    "rules/modified-median/",
    "rules/result-between-tied/",
    "guides/compare/",
    "guides/what-can-i-paste/",
    "guides/what-do-tbrk1-to-tbrk4-mean/",
    "guides/how-do-team-tiebreaks-work/",
    "fide/",
    "fide/editions/",
    "fide/direct-encounter/",
    "developers/command-line/",
    "developers/host-your-own/",
    "sources/",
    "es/",
    "es/reglas/",
)
#: Further pages with a calculator: looked at when it has worked something out.
ELSEWHERE = ("es/calculadora/", "embed/", "es/embed/")
PLAYER_B = "#" + state(WSCF, "us-chess", 2)


@DARK_TOO
@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind or "home")
def test_a_page_of_each_kind(page: Page, base: str, kind: str) -> None:
    page.goto(base + kind)
    assert in_both_schemes(page, always=True) == []


# The search is the theme's, and found by role in test_later.py and test_policy.py.
@pytest.mark.long
@LIGHT_IN_ALL
@pytest.mark.cold  # the search has a worker of its own, in place of which others get the core
def test_the_search_with_results(page: Page, base: str) -> None:
    page.goto(f"{base}rules/solkoff/")
    page.keyboard.press("f")  # Material's key for its search, on a phone too
    box = page.get_by_role("textbox", name="Search")
    expect(box).to_be_visible()
    box.press_sequentially("solkoff")
    expect(page.get_by_role("dialog", name="Search").get_by_role("link").first).to_be_visible()
    assert in_both_schemes(page, always=True) == []


# The menu is the theme's.
@pytest.mark.long
@LIGHT_IN_ALL
def test_the_menu(page: Page, base: str) -> None:
    page.goto(f"{base}fide/buchholz/")
    menu = page.locator("label.md-header__button[for=__drawer]")
    if menu.is_visible():  # on a desk its parts are beside the text
        menu.click()
    expect(page.get_by_role("navigation", name="FIDE")).to_be_in_viewport()
    assert in_both_schemes(page, always=True) == []


def empty(calculator: Calculator) -> None:
    calculator.calculate("")
    calculator.expect_state("error")


def nonsense(calculator: Calculator) -> None:
    calculator.calculate("Dear parents, the trophies will be posted on Monday.")
    calculator.expect_state("error")


def unreadable(calculator: Calculator) -> None:
    calculator.calculate(WSCF.replace("W13", "W99", 1))
    calculator.expect_state("error")


def contradicting(calculator: Calculator) -> None:
    calculator.calculate(WSCF.replace("W13", "L13", 1))
    calculator.expect_state("done")


def result(calculator: Calculator) -> None:
    calculator.paste(WSCF)
    calculator.expect_state("done")


#: What a visitor does on the page as it opens.
FROM_THE_START: tuple[Callable[[Calculator], None], ...] = (
    contradicting,
    empty,
    unreadable,
    nonsense,
    result,
)


# A result and the empty page are in the next test.
@pytest.mark.long
@DARK_TOO
@pytest.mark.parametrize("act", FROM_THE_START, ids=lambda act: act.__name__)
def test_the_calculator_before_anybody_is_chosen(
    calculator: Calculator, act: Callable[[Calculator], None]
) -> None:
    calculator.open()
    calculator.expect_state("ready")
    act(calculator)
    assert in_both_schemes(calculator.page, always=True) == []


@LIGHT_IN_ALL
def test_the_empty_page_and_a_sample(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    assert in_both_schemes(calculator.page, always=True) == []
    calculator.sample()
    assert in_both_schemes(calculator.page, always=True) == []


def answer(calculator: Calculator) -> None:
    expect(calculator.page.get_by_role("region", name="Why this place")).not_to_be_empty()


def workings(calculator: Calculator) -> None:
    calculator.value(2, "modified-median").click()
    expect(calculator.workings).to_be_visible()


def read_as(calculator: Calculator) -> None:
    calculator.how_it_was_read()
    expect(calculator.page.get_by_role("button", name="Edit the text")).to_be_visible()


def names(calculator: Calculator) -> None:
    calculator.player.click()
    expect(calculator.page.get_by_role("listbox", name="Player")).to_be_visible()


def share(calculator: Calculator) -> None:
    group = calculator.unfold_share(more=True)
    expect(group.get_by_role("button", name="Copy the text")).to_be_visible()


def crosstable(calculator: Calculator) -> None:
    calculator.page.get_by_role("button", name="Show the crosstable").click()
    expect(calculator.page.get_by_role("table", name="Results")).to_be_visible()


def choices(calculator: Calculator) -> None:
    crosstable(calculator)
    calculator.page.get_by_role("button", name="Player, A, round 1: W6").click()
    expect(calculator.choices.get_by_role("button", name="draw")).to_be_visible()


def changed(calculator: Calculator) -> None:
    choices(calculator)
    calculator.choices.get_by_role("button", name="draw").click()
    expect(calculator.changed).to_be_visible()


def higher(calculator: Calculator) -> None:
    calculator.page.get_by_role("button", name="What would have put me higher?").click()
    expect(calculator.page.get_by_role("button", name="Try: ").first).to_be_visible()


#: What a visitor does who has come by a link to an answer.
FROM_AN_ANSWER: tuple[Callable[[Calculator], None], ...] = (
    answer,
    workings,
    read_as,
    names,
    share,
    crosstable,
    choices,
    changed,
    higher,
)


# All of it at once is in test_cells.py.
@pytest.mark.long
@DARK_TOO
@pytest.mark.parametrize("act", FROM_AN_ANSWER, ids=lambda act: act.__name__)
def test_the_calculator_with_an_answer(
    calculator: Calculator, act: Callable[[Calculator], None]
) -> None:
    calculator.open(PLAYER_B)
    calculator.expect_state("done")
    act(calculator)
    assert in_both_schemes(calculator.page, always=True) == []


@DARK_TOO
@pytest.mark.long
@pytest.mark.parametrize("where", ELSEWHERE)
def test_the_calculator_elsewhere(page: Page, base: str, where: str) -> None:
    page.goto(base + where + PLAYER_B)
    expect(page.locator(".tb-app")).to_have_attribute("data-state", "done")
    assert in_both_schemes(page, always=True) == []
