"""The sheet for the printer: on the screen nobody sees it, on paper it stands alone."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import DARK_IN_ALL, PHONE_IN_ALL, SAMPLES, WSCF, Calculator
from tests.browser.test_geometry import OVER
from tests.support.browsers import until
from tests.support.events import random_event
from tests.support.examples import one_in
from tests.support.sheets import wintd_tabs

pytestmark = pytest.mark.browser


def print_sheet(calculator: Calculator, what: str, text: str = WSCF, player: str = "") -> None:
    """Choose a sheet and press Print; the browser's own window is stood in for."""
    calculator.page.add_init_script("window.print = () => { window.printed = true; };")
    calculator.open()
    calculator.paste(text)
    calculator.expect_state("done")
    if player:
        calculator.choose(player)
        expect(calculator.page.locator(".tb-answer")).to_be_visible()
    calculator.unfold_share()
    calculator.page.get_by_role("combobox", name="Sheet").select_option(label=what)
    calculator.page.get_by_role("button", name="Print", exact=True).click()
    until(calculator.page, "window.printed")


def paper(calculator: Calculator, size: str = "Letter") -> int:
    """Print to a file, and count its pages."""
    return len(re.findall(rb"/Type\s*/Page\b", calculator.page.pdf(format=size)))


@DARK_IN_ALL
@pytest.mark.parametrize("size", one_in(2, ["Letter", "A4"]))
def test_a_tied_group_and_its_sums_fit_one_page(calculator: Calculator, size: str) -> None:
    print_sheet(calculator, "each place and why, for 3½")
    sheet = calculator.page.locator("body > .tb-sheet")
    expect(sheet).to_be_hidden()
    calculator.page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    expect(calculator.app).to_be_hidden()
    expect(calculator.page.get_by_role("banner")).to_be_hidden()
    expect(sheet.get_by_role("heading", name="Everyone with 3½")).to_be_visible()
    # Modified Median, Solkoff and Cumulative were needed, each with three players.
    expect(sheet.locator(".tb-sums")).to_have_count(3)
    expect(sheet.locator(".tb-sums tbody tr")).to_have_count(9)
    expect(sheet).to_contain_text("your opponents’ scores added up")
    expect(sheet).to_contain_text(f"{calculator.base.removeprefix('http://')}calculator/")
    expect(sheet).not_to_contain_text("#v1=")
    # A code with the whole table in it would be too fine for a phone two meters away.
    expect(sheet.locator(".tb-code")).to_have_count(0)
    colors = (
        "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]"
    )
    assert calculator.page.evaluate(colors) == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    calculator.page.emulate_media(media="null")
    assert paper(calculator, size) == 1


# The same sheet is printed above; what is on it tests/unit/test_sheet.py reads.
@pytest.mark.long
@pytest.mark.parametrize("size", one_in(2, ["A4", "Letter"]))
def test_who_is_where_and_why_hangs_on_one_page(calculator: Calculator, size: str) -> None:
    print_sheet(calculator, "each place and why, for 3½")
    calculator.page.emulate_media(media="print")
    sheet = calculator.page.locator("body > .tb-sheet")
    expect(sheet.get_by_role("heading", name="Everyone with 3½")).to_be_visible()
    row = sheet.locator(".tb-wall").get_by_role("row", name="6 Player, I")
    expect(row).to_contain_text("Tied with Player, D on score, behind on Modified Median, 14 to 20")
    expect(sheet.locator(".tb-ranked")).to_have_count(0)
    # Black on white, whatever the screen has.
    cell = "(e) => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]"
    assert row.get_by_role("cell").last.evaluate(cell) == ["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]
    calculator.page.emulate_media(media="null")
    assert paper(calculator, size) == 1


# Which sheets there are is tested in tests/unit/test_sheet.py.
@pytest.mark.long
@PHONE_IN_ALL
def test_a_prize_class_has_its_own_sheets(calculator: Calculator) -> None:
    calculator.page.add_init_script("window.print = () => { window.printed = true; };")
    calculator.open()
    calculator.paste((SAMPLES / "prizes.txt").read_text(encoding="utf-8"))
    calculator.expect_state("done")
    calculator.prize_class("rating<1200")
    expect(calculator.app.get_by_role("heading", name="Rating under 1200: 6 of 12")).to_be_visible()
    group = calculator.unfold_share()
    sheets = group.get_by_role("combobox", name="Sheet")
    sheets.select_option(label="Rating under 1200: each place and why")
    group.get_by_role("button", name="Print", exact=True).click()
    until(calculator.page, "window.printed")
    calculator.page.emulate_media(media="print")
    sheet = calculator.page.locator("body > .tb-sheet")
    expect(sheet.get_by_role("heading", name="Rating under 1200")).to_be_visible()
    expect(sheet.locator(".tb-ranked tbody tr:not(.tb-why-row)")).to_have_count(6)
    expect(sheet.locator(".tb-wall").first).to_be_visible()
    calculator.page.emulate_media(media="null")
    assert paper(calculator) <= 2


# What the sheet holds is in tests/unit/test_sheet.py; another one is printed above.
@pytest.mark.long
def test_the_answer_for_one_player(calculator: Calculator) -> None:
    print_sheet(calculator, "the answer for Player, B", player="2")
    sheet = calculator.page.locator("body > .tb-sheet")
    expect(sheet).to_contain_text("Player, B is 2nd of 15 with 6 points")
    expect(sheet.locator(".tb-sums tbody tr")).to_have_count(2)
    expect(sheet).to_contain_text("a full-point bye, which counts ½ here")
    assert paper(calculator) == 1


# Browsers do it by two lines of the style; what the sheet holds is in tests/unit/test_sheet.py.
@pytest.mark.long
def test_a_long_table_repeats_its_head_and_breaks_no_row(calculator: Calculator) -> None:
    # The shape is what counts: each of 120 players had a bye in every round.
    rows = [f"{at}\tPlayer {at:03}\t2\t-B-\t-B-" for at in range(1, 121)]
    print_sheet(calculator, "standings", "\n".join(["No.\tName\tPts\tRnd1\tRnd2", *rows]))
    # Two columns of sixty.
    assert paper(calculator) == 2
    calculator.page.emulate_media(media="print")
    head = calculator.page.locator(".tb-sheet .tb-ranked thead")
    assert head.evaluate("e => getComputedStyle(e).display") == "table-header-group"
    row = calculator.page.locator(".tb-sheet .tb-ranked tbody tr").first
    assert row.evaluate("e => getComputedStyle(e).breakInside") == "avoid"


# What lies over a text is looked for in test_geometry.py, on paper in the test of a tied group.
@pytest.mark.long
def test_nothing_of_two_columns_lies_over_the_other(calculator: Calculator) -> None:
    # Names of several words, and a tiebreak whose own name is long.
    event = random_event(Random(3), 80, 7, plain=True)  # noqa: S311 - the same each time
    text = wintd_tabs(event).replace("Player", "van der Ramachandran")
    print_sheet(calculator, "standings", text)
    calculator.page.set_viewport_size({"width": 720, "height": 960})
    calculator.page.emulate_media(media="print")
    expect(calculator.page.locator(".tb-sheet .tb-columns")).to_be_visible()
    assert calculator.page.evaluate(OVER) == []
    wide = "(e) => e.scrollWidth - e.clientWidth"
    assert calculator.page.locator(".tb-sheet .tb-columns").evaluate(wide) <= 0


# What a sheet says is tested in tests/unit/test_sheet.py.
@pytest.mark.long
def test_results_that_were_changed_are_said_on_paper(calculator: Calculator) -> None:
    print_sheet(calculator, "standings")
    calculator.page.get_by_role("button", name="Show the crosstable").click()
    calculator.put("Player, A, round 1: W6", "draw")
    expect(calculator.changed).to_be_visible()
    expect(calculator.page.locator("body > .tb-sheet")).to_have_count(0)
    # Pressing something else has closed the panel.
    group = calculator.unfold_share()
    group.get_by_role("button", name="Print", exact=True).click()
    sheet = calculator.page.locator("body > .tb-sheet")
    expect(sheet).to_contain_text("With other results: Round 1 · Player, A drew with Player, I")


def test_the_sheet_goes_when_the_person_goes_on(calculator: Calculator) -> None:
    print_sheet(calculator, "standings")
    sheet = calculator.page.locator("body > .tb-sheet")
    expect(sheet).to_have_count(1)
    calculator.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_have_count(1)
    calculator.page.keyboard.press("Shift")
    expect(sheet).to_have_count(0)


# What is left of the page on paper is below.
@pytest.mark.long
def test_the_page_itself_prints_black_on_white(calculator: Calculator) -> None:
    calculator.page.emulate_media(color_scheme="dark")
    calculator.open()
    calculator.paste(WSCF)
    calculator.expect_state("done")
    calculator.page.emulate_media(color_scheme="dark", media="print")
    body = "getComputedStyle(document.body).backgroundColor"
    assert calculator.page.evaluate(body) == "rgb(255, 255, 255)"
    expect(calculator.page.get_by_role("button", name="Calculate")).to_be_hidden()
    expect(calculator.standings).to_be_visible()
    # The columns are those of a wide screen, and no heading is left without what it heads.
    heads = calculator.standings.get_by_role("columnheader").filter(visible=True)
    expect(heads).to_have_count(7)
    expect(heads.filter(has_text="Decided by")).to_have_count(0)
    expect(calculator.page.get_by_role("heading", name="Crosstable")).to_be_hidden()


@DARK_IN_ALL
def test_on_paper_nothing_is_left_to_press_but_the_values(calculator: Calculator) -> None:
    calculator.open("#" + state(WSCF, "us-chess", 2))
    calculator.expect_state("done")
    calculator.page.get_by_role("button", name="Show the crosstable").click()
    expect(calculator.page.get_by_role("table", name="Results")).to_be_visible()
    calculator.page.emulate_media(media="print")
    left = calculator.app.locator("button, select, input, textarea, summary").filter(visible=True)
    outside = "all => all.filter((e) => !e.closest('table')).map((e) => e.textContent)"
    assert left.count()
    assert left.evaluate_all(outside) == []
    expect(calculator.value(2, "solkoff")).to_be_visible()
    expect(calculator.page.get_by_role("heading", name="Player, B is 2nd of 15")).to_be_visible()
    expect(calculator.page.get_by_text("Paste the whole table")).to_be_hidden()
