"""Each journey by the keyboard alone: what is used is reached with Tab, and has a name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import SAMPLES, WSCF, Calculator, sideways

pytestmark = pytest.mark.browser

#: How often Tab is pressed at most.
ENOUGH = 80


def reach(page: Page, wanted: Locator) -> None:
    """Press Tab until something has the focus, which then is in sight."""
    for _ in range(ENOUGH):
        if wanted.evaluate("part => part === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(wanted).to_be_focused()
    expect(wanted).to_be_in_viewport()


# Each of its steps has a test of its own: in test_player.py, test_cells.py and test_whatif.py.
@pytest.mark.long
def test_from_an_empty_page_to_the_shared_link(calculator: Calculator) -> None:
    """From an empty page to the shared link; each step is named, and what comes of it is said."""
    calculator.open()
    page, press = calculator.page, calculator.page.keyboard.press
    reach(page, calculator.box)
    calculator.paste(WSCF)
    expect(calculator.status).to_contain_text("15 players")
    reach(page, calculator.player)
    page.keyboard.type("Player, D")
    press("ArrowDown")
    press("Enter")
    expect(calculator.status).to_have_text("Player, D: 5th. Decided by Cumulative.")
    expect(page.get_by_role("region", name="Why this place")).to_contain_text("Player, D")

    reach(page, calculator.standings.locator('[tabindex="0"]'))
    press("Control+End")
    value = calculator.value(15, "cumulative-opposition")
    expect(value).to_be_focused()
    press("Enter")
    expect(calculator.workings).to_be_focused()
    expect(calculator.workings).to_contain_text("Cumulative of Opposition")
    press("Escape")
    expect(value).to_be_focused()

    reach(page, page.get_by_role("button", name="Show the crosstable"))
    press("Enter")
    results = page.get_by_role("table", name="Results")
    reach(page, results.locator('[tabindex="0"]'))
    press("Enter")
    expect(calculator.choices).to_be_visible()
    other = calculator.choices.get_by_role("button").and_(page.locator('[aria-pressed="false"]'))
    reach(page, other.first)
    press("Enter")
    expect(calculator.changed).to_contain_text("What if: 1 changed result")
    expect(calculator.status).to_contain_text("was 5th")
    press("Escape")
    expect(calculator.choices).to_be_hidden()

    reach(page, page.get_by_role("button", name="Share", exact=True))
    press("Enter")
    reach(page, page.get_by_role("button", name="Copy link"))
    press("Enter")
    expect(calculator.status).to_contain_text("copied")
    assert page.evaluate("navigator.clipboard.readText()") == calculator.link()


# Panels open by keyboard on the way to the shared link, too; test_higher.py moves tiebreaks.
@pytest.mark.long
def test_another_order_and_how_it_compares_with_the_print(calculator: Calculator) -> None:
    calculator.open()
    page, press = calculator.page, calculator.page.keyboard.press
    calculator.paste((SAMPLES / "wscf.txt").read_text("utf-8"))
    calculator.expect_state("done")
    reach(page, page.get_by_role("button", name="Edit the order"))
    press("Enter")
    reach(page, page.get_by_role("button", name="Solkoff: up"))
    press("Enter")
    expect(calculator.standings.get_by_role("columnheader").nth(3)).to_have_text("Solkoff")
    # It goes on from where one was.
    expect(page.get_by_role("button", name="Solkoff: down")).to_be_focused()
    reach(page, calculator.app.locator(".tb-open-agreement"))
    press("Enter")
    expect(calculator.app.locator(".tb-agreement")).to_contain_text("Read as")


def test_a_faulty_cell_is_mended(calculator: Calculator) -> None:
    calculator.open()
    page = calculator.page
    calculator.paste(WSCF.replace("W13", "W99", 1))
    calculator.expect_state("error")
    reach(page, calculator.alert.get_by_role("textbox", name="Player, E, round 3"))
    page.keyboard.press("Control+A")
    page.keyboard.type("W13")
    page.keyboard.press("Enter")
    calculator.expect_state("done")
    expect(calculator.status).to_contain_text("15 players")


# What test_higher.py asks is unfolded there by keyboard as well, tried and taken back.
@pytest.mark.long
def test_what_would_have_helped_is_tried_and_taken_back(calculator: Calculator) -> None:
    calculator.open()
    page, press = calculator.page, calculator.page.keyboard.press
    calculator.paste(WSCF)
    calculator.expect_state("done")
    reach(page, calculator.player)
    page.keyboard.type("5")
    press("Enter")
    reach(page, page.get_by_role("button", name="What would have put me higher?"))
    press("Enter")
    first = page.locator(".tb-higher:visible .tb-way").first
    reach(page, first.locator("summary"))
    press("Enter")
    expect(first).to_contain_text("If you had beaten")
    reach(page, first.get_by_role("button", name="Try"))
    press("Enter")
    expect(calculator.changed).to_contain_text("1 changed")
    expect(page.get_by_role("region", name="Why this place")).to_be_focused()
    reach(page, calculator.changed.get_by_role("button").first)
    press("Enter")
    expect(calculator.changed).to_be_hidden()


def test_a_file_is_chosen(calculator: Calculator) -> None:
    calculator.open()
    page = calculator.page
    reach(page, page.get_by_role("button", name="Open a file"))
    with page.expect_file_chooser() as asked:
        page.keyboard.press("Enter")
    asked.value.set_files(SAMPLES / "wscf.txt")
    calculator.expect_state("done")
    expect(calculator.status).to_contain_text("15 players")
    assert sideways(page) <= 0
