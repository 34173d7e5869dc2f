"""What changed since: the new table pasted over the old one, or the next day in another tab."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK_IN_ALL, SAMPLES, SIDEWAYS, WSCF, Calculator, in_both_schemes
from tests.support.browsers import until

pytestmark = pytest.mark.browser

BEFORE = (SAMPLES / "going-on.txt").read_text(encoding="utf-8")
NOW = (SAMPLES / "going-on-later.txt").read_text(encoding="utf-8")
TITLE = "What changed since round 2"


def paste(calculator: Calculator, text: str) -> None:
    calculator.paste(text)
    expect(calculator.box).to_have_value(text)
    calculator.expect_state("done")


@DESK_IN_ALL
def test_the_new_table_over_the_old_one(calculator: Calculator) -> None:
    page = calculator.page
    line = page.locator(".tb-since-line")
    calculator.open()
    paste(calculator, BEFORE)
    expect(line).to_have_count(0)
    paste(calculator, NOW)
    expect(line).to_contain_text("2 places changed, 3 new results, 1 name")
    calculator.choose("Finn")
    calculator.expect_player("5")
    expect(line).to_contain_text(TITLE)
    top = calculator.standings.bounding_box()
    panel = calculator.panel("since")
    assert calculator.standings.bounding_box() == top, "what opens moves nothing"
    expect(panel).to_contain_text("Finn: 5th, was 6th. Still ½ point. Passed Dan")
    expect(panel).to_contain_text("Benn (before: Ben)")
    assert in_both_schemes(page) == []
    assert page.evaluate(SIDEWAYS) <= 0
    calculator.panel("since")
    # The way back is the other way around; another table has nothing to do with it.
    paste(calculator, WSCF)
    expect(line).to_have_count(0)


# A table of before is compared above, and found again in another tab in test_tables.py.
@pytest.mark.long
def test_the_next_day_in_another_tab(calculator: Calculator) -> None:
    calculator.open()
    paste(calculator, BEFORE)
    until(calculator.page, "localStorage.getItem('tiebreaks:tables') !== null")
    context, base = calculator.page.context, calculator.base
    calculator.page.close()
    again = Calculator(context.new_page(), base)
    again.open()
    paste(again, NOW)
    expect(again.page.locator(".tb-since-line")).to_contain_text(TITLE)
    again.page.reload()
    again.expect_state("done")
    expect(again.page.locator(".tb-since-line")).to_contain_text(TITLE)


# The panel is in the test of a new table; the words for a correction are the core's.
@pytest.mark.long
def test_a_correction_and_the_same_again(calculator: Calculator) -> None:
    calculator.open()
    paste(calculator, BEFORE)
    calculator.edit()
    calculator.calculate(BEFORE.replace("D2", "L2").replace("D1", "W1"))
    calculator.expect_state("done")
    line = calculator.page.locator(".tb-since-line")
    expect(line).to_contain_text("1 result corrected")
    calculator.edit()
    rows = calculator.box.input_value().splitlines()
    calculator.calculate("\n".join([*rows, ""]) + "\n ")
    calculator.expect_state("done")
    expect(line).to_contain_text("Nothing changed, except perhaps the order of the rows.")
