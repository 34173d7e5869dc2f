"""The tables: sorted, gone through by keyboard, with what belongs together marked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import (
    DESK_IN_ALL,
    PHONE,
    PHONE_IN_ALL,
    Calculator,
    sideways,
    violations,
)

pytestmark = [pytest.mark.browser, pytest.mark.kept]


@pytest.fixture(autouse=True)
def _wscf(calculator: Calculator) -> None:
    calculator.show()
    calculator.all_tiebreaks()


def head(calculator: Calculator, name: str) -> Locator:
    return calculator.standings.get_by_role("columnheader", name=name, exact=True)


def names(calculator: Calculator) -> list[str]:
    return [row[1] for row in calculator.cells()]


@DESK_IN_ALL
def test_every_column_sorts(calculator: Calculator) -> None:
    by_place = names(calculator)
    expect(head(calculator, "Place")).to_have_attribute("aria-sort", "ascending")
    press = head(calculator, "Solkoff").get_by_role("button")
    press.click()
    expect(head(calculator, "Solkoff")).to_have_attribute("aria-sort", "descending")
    expect(press).to_be_focused()
    assert names(calculator)[:3] == ["Player, G", "Player, C", "Player, D"]
    press.click()
    expect(head(calculator, "Solkoff")).to_have_attribute("aria-sort", "ascending")
    press.click()
    expect(head(calculator, "Place")).to_have_attribute("aria-sort", "ascending")
    assert names(calculator) == by_place
    head(calculator, "Name").get_by_role("button").click()
    expect(head(calculator, "Name")).to_have_attribute("aria-sort", "ascending")
    assert names(calculator) == sorted(by_place)
    assert sideways(calculator.page) <= 0


@PHONE_IN_ALL
def test_tab_stops_once_and_arrows_go_through_the_cells(calculator: Calculator) -> None:
    press = calculator.page.keyboard.press
    expect(calculator.standings.locator('[tabindex="0"]')).to_have_count(1)
    value = calculator.value(1, "modified-median")
    value.focus()
    for key, there in (
        ("ArrowRight", calculator.value(1, "solkoff")),
        ("ArrowDown", calculator.value(2, "solkoff")),
        ("End", calculator.value(2, "cumulative-opposition")),
        ("Home", calculator.standings.get_by_role("link").nth(1)),
        ("ArrowUp", calculator.standings.get_by_role("link").nth(0)),
        ("ArrowUp", head(calculator, "Name").get_by_role("button")),
        ("Control+End", calculator.value(15, "cumulative-opposition")),
        ("PageUp", calculator.value(5, "cumulative-opposition")),
        ("Control+Home", head(calculator, "Place").get_by_role("button")),
    ):
        press(key)
        expect(there).to_be_focused()
    expect(calculator.standings.locator('[tabindex="0"]')).to_have_count(1)
    press("Tab")
    inside = "table => table.contains(document.activeElement)"
    assert not calculator.standings.evaluate(inside)
    press("Shift+Tab")
    expect(head(calculator, "Place").get_by_role("button")).to_be_focused()


@PHONE_IN_ALL
def test_enter_opens_the_workings_and_escape_returns_to_the_cell(calculator: Calculator) -> None:
    value = calculator.value(4, "solkoff")
    value.focus()
    calculator.page.keyboard.press("ArrowDown")
    calculator.page.keyboard.press("Enter")
    expect(calculator.workings).to_be_focused()
    expect(calculator.workings).to_contain_text("Player, D")
    calculator.page.keyboard.press("Escape")
    expect(calculator.value(5, "solkoff")).to_be_focused()


@DESK_IN_ALL
def test_a_sum_is_worked_to_its_end(calculator: Calculator) -> None:
    calculator.value(2, "modified-median").click()
    expect(calculator.workings.locator(".tb-subtotal")).to_have_text(
        ["All together 17½", "Left out −1½"]
    )
    expect(calculator.workings.locator(".tb-total")).to_contain_text("16")
    expect(calculator.workings.get_by_role("listitem")).to_have_count(6)
    assert sideways(calculator.page) <= 0


@DESK_IN_ALL
def test_the_crosstable_is_gone_through_alike_and_marks_ones_games(calculator: Calculator) -> None:
    calculator.choose("5")
    calculator.page.get_by_role("button", name="Show the crosstable").click()
    results = calculator.page.get_by_role("table", name="Results")
    cell = results.get_by_role("button", name="Player, D, round 1: W11")
    expect(cell).to_have_attribute("tabindex", "0")
    cell.focus()
    calculator.page.keyboard.press("ArrowRight")
    expect(results.get_by_role("button", name="Player, D, round 2: L2")).to_be_focused()
    calculator.page.keyboard.press("Enter")
    expect(calculator.choices).to_contain_text("Round 2 · Player, D lost to Player, B")
    expect(results.locator("tr.tb-met")).to_have_count(6)
    expect(results.locator(".tb-among-level")).to_have_count(2)
    expect(calculator.page.get_by_text("Underlined: your games.")).to_be_visible()
    assert sideways(calculator.page) <= 0


@DESK_IN_ALL
def test_axe_finds_nothing_where_all_is_open(calculator: Calculator) -> None:
    calculator.choose("5")
    calculator.page.get_by_role("button", name="Show the crosstable").click()
    calculator.change_order()
    expect(calculator.page.locator(".tb-effects")).to_be_visible()
    head(calculator, "Solkoff").get_by_role("button").click()
    expect(head(calculator, "Solkoff")).to_have_attribute("aria-sort", "descending")
    calculator.player.fill("player")
    assert violations(calculator.page, always=True) == []


@DESK_IN_ALL
def test_a_phone_shows_what_decided_and_all_where_it_is_asked_for(calculator: Calculator) -> None:
    narrow = calculator.page.viewport_size == PHONE["viewport"]
    back = calculator.page.get_by_role("button", name="Only what decided")
    heads = calculator.standings.get_by_role("columnheader")
    expect(heads).to_have_count(7)
    expect(back).to_be_visible(visible=narrow)
    if not narrow:
        return
    back.click()
    more = calculator.standings.get_by_role("button", name="all tiebreaks")
    expect(more).to_be_focused()
    expect(heads).to_have_text(
        ["Place", "Name", "Score", re.compile("Decided by\\s+all tiebreaks")]
    )
    rows = calculator.standings.locator("tbody").get_by_role("row")
    # The value that decided, and the one of the player above that it was compared with.
    for row, said in ((3, "14½"), (4, "12½"), (5, "14")):
        values = rows.nth(row).get_by_role("button")
        expect(values).to_have_count(1)
        expect(values).to_have_text(said)
    expect(rows.nth(2).get_by_role("button")).to_have_count(0)
    label = rows.nth(4).locator("td", has_text="12½")
    said = label.evaluate("cell => getComputedStyle(cell, '::before').content")
    assert said == '"Cumulative"'
    more.press("Enter")
    expect(back).to_be_focused()
    expect(heads).to_have_count(7)
