"""Nothing that was pasted is lost: not by another paste, not by an error, not by a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import SAMPLES, WSCF, Calculator
from tests.support.browsers import until

pytestmark = pytest.mark.browser

QUAD = (SAMPLES / "quad.txt").read_text(encoding="utf-8")
OTHER = WSCF.replace("Player, A", "Somebody")
BROKEN = WSCF.replace("W13", "W99", 1)


def before(calculator: Calculator) -> Locator:
    return calculator.page.get_by_role("button", name="Back to the previous text")


def choose_player(calculator: Calculator) -> None:
    calculator.choose("2")
    expect(calculator.page.locator(".tb-answer")).to_be_visible()


def test_a_paste_is_taken_back_with_what_was_chosen(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(OTHER)
    calculator.expect_state("done")
    expect(before(calculator)).to_be_hidden()
    choose_player(calculator)
    calculator.paste(QUAD)
    expect(calculator.standings.get_by_role("row")).to_have_count(5)
    before(calculator).click()
    expect(calculator.standings.get_by_role("row")).to_have_count(16)
    calculator.expect_player("2")
    expect(calculator.box).to_have_value(OTHER)
    before(calculator).click()
    expect(calculator.box).to_have_value(QUAD)


def test_after_a_reload_in_trouble_all_is_still_there(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(OTHER)
    calculator.expect_state("done")
    choose_player(calculator)
    until(calculator.page, "location.hash.length > 100")
    calculator.paste(BROKEN)
    calculator.expect_state("error")
    calculator.page.reload()
    calculator.expect_state("error")
    expect(calculator.box).to_have_value(BROKEN)
    expect(calculator.alert).to_contain_text("W99")
    before(calculator).click()
    calculator.expect_state("done")
    expect(calculator.box).to_have_value(OTHER)
    calculator.expect_player("2")


def test_a_link_opened_over_a_table_does_not_lose_it(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(QUAD)
    calculator.expect_state("done")
    link = calculator.link()
    calculator.paste(OTHER)
    expect(calculator.standings.get_by_role("row")).to_have_count(16)
    until(calculator.page, "link => location.href !== link", arg=link)
    calculator.page.goto("about:blank")
    calculator.page.goto(link)
    expect(calculator.standings.get_by_role("row")).to_have_count(5)
    before(calculator).click()
    expect(calculator.box).to_have_value(OTHER)


# What a tab keeps is found again after a reload above, and in another tab in test_tables.py.
@pytest.mark.long
def test_one_comes_back_to_the_page_and_goes_on(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(QUAD)
    calculator.expect_state("done")
    calculator.page.goto(f"{calculator.base}rules/")
    calculator.open()
    calculator.expect_state("done")
    assert len(calculator.cells()) == 4


def test_a_new_crosstable_begins_empty_and_the_old_one_waits(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(QUAD)
    calculator.expect_state("done")
    calculator.new()
    expect(calculator.box).to_have_value("")
    expect(calculator.standings).to_have_count(0)
    expect(calculator.status).to_be_empty()
    assert "#" not in calculator.page.url
    # Where the browser allows it, pasting is one press away; a reload changes nothing.
    paste = calculator.page.get_by_role("button", name="Paste from clipboard")
    expect(paste).to_be_focused()
    calculator.page.reload()
    expect(paste).to_be_visible()
    expect(calculator.standings).to_have_count(0)
    calculator.box.fill("half a table")
    before(calculator).click()
    expect(calculator.box).to_have_value(QUAD)
    before(calculator).click()
    expect(calculator.box).to_have_value("half a table")


@pytest.mark.kept
def test_a_table_pasted_anywhere_takes_the_place_of_the_last(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(QUAD)
    calculator.expect_state("done")
    # Into the box, wherever the caret is: the result of what stood there is below.
    calculator.paste(OTHER)
    expect(calculator.standings.get_by_role("row")).to_have_count(16)
    expect(calculator.box).to_have_value(OTHER)
    calculator.page.evaluate("text => navigator.clipboard.writeText(text)", QUAD)
    calculator.player.focus()
    calculator.page.keyboard.press("Control+V")
    expect(calculator.standings.get_by_role("row")).to_have_count(5)


def test_pieces_that_are_pasted_one_after_the_other_stay_together(calculator: Calculator) -> None:
    calculator.open()
    lines = QUAD.splitlines(keepends=True)
    calculator.paste("".join(lines[:2]))
    calculator.expect_state("error")
    calculator.page.keyboard.press("Control+End")
    calculator.paste("".join(lines[2:]))
    calculator.expect_state("done")
    expect(calculator.box).to_have_value(QUAD)


# So it does where a cell is corrected in place: see test_text_in.py.
@pytest.mark.long
def test_what_was_chosen_stays_while_the_text_is_corrected(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(OTHER)
    calculator.expect_state("done")
    choose_player(calculator)
    calculator.calculate(OTHER.replace("Somebody", "Somebody Else"))
    expect(calculator.standings.get_by_role("rowheader", name="Somebody Else")).to_be_visible()
    calculator.expect_player("2")


# That the box comes back is tried wherever a text is edited, as in test_since.py.
@pytest.mark.long
def test_the_box_is_out_of_sight_once_there_is_a_result(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(OTHER)
    calculator.expect_state("done")
    assert height(calculator.box) < 2
    calculator.paste(OTHER.replace("Somebody", "Somebody Else"))
    expect(calculator.standings.get_by_role("rowheader", name="Somebody Else")).to_be_visible()
    assert height(calculator.box) < 2
    calculator.edit()
    assert height(calculator.box) > 120


def height(locator: Locator) -> float:
    """How much of an element can be seen."""
    return float(locator.evaluate("element => element.closest('form').offsetHeight"))
