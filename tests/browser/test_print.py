"""The sheet for the printer: on the screen nobody sees it, on paper it stands alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DARK_TOO, WSCF, Calculator

pytestmark = pytest.mark.browser


def print_sheet(calculator: Calculator, what: str, text: str = WSCF, player: str = "") -> None:
    """Choose a sheet and press Print; the browser's own window is stood in for."""
    calculator.page.add_init_script("window.print = () => { window.printed = true; };")
    calculator.open()
    calculator.paste(text)
    calculator.expect_state("done")
    if player:
        calculator.page.get_by_role("combobox", name="Player").select_option(player)
        expect(calculator.page.locator(".tb-answer")).to_be_visible()
    calculator.page.get_by_text("Share or print").click()
    calculator.page.get_by_role("combobox", name="Sheet").select_option(label=what)
    calculator.page.get_by_role("button", name="Print").click()
    calculator.page.wait_for_function("window.printed")


def paper(calculator: Calculator, size: str = "Letter") -> int:
    """Print to a file, and count its pages."""
    return len(re.findall(rb"/Type\s*/Page\b", calculator.page.pdf(format=size)))


@DARK_TOO
@pytest.mark.parametrize("size", ["Letter", "A4"])
def test_standings_and_a_tied_group_fit_one_page(calculator: Calculator, size: str) -> None:
    print_sheet(calculator, "standings, and the workings of everyone on 3½")
    sheet = calculator.page.locator("body > .tb-sheet")
    expect(sheet).to_be_hidden()
    calculator.page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    expect(calculator.app).to_be_hidden()
    expect(calculator.page.get_by_role("banner")).to_be_hidden()
    expect(sheet.get_by_role("heading", name="Everyone on 3½")).to_be_visible()
    # Modified Median, Solkoff and Cumulative were needed, each with three players.
    expect(sheet.locator(".tb-sums")).to_have_count(3)
    expect(sheet.locator(".tb-sums tbody tr")).to_have_count(9)
    expect(sheet.locator(".tb-ranked tbody tr")).to_have_count(15)
    expect(sheet).to_contain_text("Your opponents’ scores added up")
    expect(sheet).to_contain_text(f"{calculator.base.removeprefix('http://')}calculator/")
    expect(sheet).not_to_contain_text("#v1=")
    expect(sheet.locator(".tb-code")).to_be_visible()
    colours = (
        "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]"
    )
    assert calculator.page.evaluate(colours) == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    calculator.page.emulate_media(media="null")
    assert paper(calculator, size) == 1


def test_the_answer_for_one_player(calculator: Calculator) -> None:
    print_sheet(calculator, "the answer for Player, B", player="2")
    sheet = calculator.page.locator("body > .tb-sheet")
    expect(sheet).to_contain_text("2nd of 15 with 6 points.")
    expect(sheet.locator(".tb-sums tbody tr")).to_have_count(2)
    expect(sheet).to_contain_text("one unplayed round counts ½")
    assert paper(calculator) == 1


def test_a_long_table_repeats_its_head_and_breaks_no_row(calculator: Calculator) -> None:
    # The shape is what counts: each of 120 players had a bye in every round.
    rows = [f"{at}\tPlayer {at:03}\t2\t-B-\t-B-" for at in range(1, 121)]
    print_sheet(calculator, "standings", "\n".join(["No.\tName\tPts\tRnd1\tRnd2", *rows]))
    assert paper(calculator) >= 3
    calculator.page.emulate_media(media="print")
    head = calculator.page.locator(".tb-sheet .tb-ranked thead")
    assert head.evaluate("e => getComputedStyle(e).display") == "table-header-group"
    row = calculator.page.locator(".tb-sheet .tb-ranked tbody tr").first
    assert row.evaluate("e => getComputedStyle(e).breakInside") == "avoid"


def test_results_that_were_changed_are_said_on_paper(calculator: Calculator) -> None:
    print_sheet(calculator, "standings")
    calculator.page.get_by_role("button", name="Show the crosstable").click()
    calculator.page.get_by_role("button", name="Player, A, round 1: W6").click()
    calculator.page.get_by_role("button", name="draw", exact=True).click()
    expect(calculator.page.get_by_role("region", name="With other results")).to_be_visible()
    expect(calculator.page.locator("body > .tb-sheet")).to_have_count(0)
    calculator.page.get_by_role("button", name="Print").click()
    sheet = calculator.page.locator("body > .tb-sheet")
    expect(sheet).to_contain_text("With other results: Round 1, Player, A: draw")


def test_the_sheet_goes_when_the_person_goes_on(calculator: Calculator) -> None:
    print_sheet(calculator, "standings")
    sheet = calculator.page.locator("body > .tb-sheet")
    expect(sheet).to_have_count(1)
    calculator.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_have_count(1)
    calculator.page.keyboard.press("Shift")
    expect(sheet).to_have_count(0)


def test_the_page_itself_prints_black_on_white(calculator: Calculator) -> None:
    calculator.page.emulate_media(color_scheme="dark", media="print")
    calculator.open()
    calculator.paste(WSCF)
    calculator.expect_state("done")
    body = "getComputedStyle(document.body).backgroundColor"
    assert calculator.page.evaluate(body) == "rgb(255, 255, 255)"
    expect(calculator.page.get_by_role("button", name="Calculate")).to_be_hidden()
    expect(calculator.standings).to_be_visible()
