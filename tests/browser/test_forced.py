"""Forced colors take backgrounds and shadows away: what these say is said by edges as well."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DARK_PHONE, DESK, WSCF, Calculator

FORCED = {"forced_colors": "active"}
pytestmark = [
    pytest.mark.browser,
    pytest.mark.kept,
    pytest.mark.parametrize(
        "settings",
        [{**DESK, **FORCED}, pytest.param({**DARK_PHONE, **FORCED}, marks=pytest.mark.long)],
        ids=["desk", "dark phone"],
    ),
]


@pytest.fixture(autouse=True)
def _answer(calculator: Calculator) -> None:
    calculator.show(WSCF, "2")


def style(found: Locator, name: str) -> str:
    return str(found.evaluate("(e, name) => getComputedStyle(e)[name]", name))


# Outlines in forced colors are in the other tests.
@pytest.mark.long
def test_the_chosen_row_has_edges_that_no_other_row_has(calculator: Calculator) -> None:
    chosen = calculator.standings.locator("tr[aria-current] > *")
    assert {style(cell, "borderBottomWidth") for cell in chosen.all()} == {"2px"}
    other = calculator.standings.locator('tr[data-number="4"] > *').first
    assert style(chosen.first, "borderBottomColor") != style(other, "borderBottomColor")


def test_ones_own_sum_has_an_outline(calculator: Calculator) -> None:
    rows = calculator.page.locator(".tb-sums").first.locator("tbody tr")
    styles = [style(row, "outlineStyle") for row in rows.all()]
    assert sorted(styles) == ["none", "solid"]


def test_figures_that_differ_can_be_read(calculator: Calculator) -> None:
    mark = calculator.app.locator("mark").first
    paper = calculator.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert style(mark, "color") != paper


def test_what_is_unfolded_and_what_has_the_focus_is_outlined(calculator: Calculator) -> None:
    value = calculator.value(2, "modified-median")
    value.focus()
    calculator.page.keyboard.press("Enter")
    expect(calculator.workings).to_be_visible()
    assert style(value, "outlineStyle") == "solid"
    calculator.page.keyboard.press("Escape")
    expect(value).to_be_focused()
    assert style(value, "outlineStyle") == "solid"
