"""The standings of schools in the page: chosen, answered, taken away."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESK_IN_ALL, SAMPLES, Calculator, in_both_schemes, sideways
from tests.support.browsers import until

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.browser

EVENT = (SAMPLES / "schools.txt").read_text(encoding="utf-8")
OPEN = (SAMPLES / "schools-last-round.txt").read_text(encoding="utf-8")


def schools(calculator: Calculator, text: str = EVENT) -> Locator:
    """Paste a table and show its schools."""
    calculator.open()
    calculator.calculate(text)
    calculator.expect_state("done")
    calculator.page.get_by_role("button", name="Show their standings").click()
    part = calculator.page.locator(".tb-schools")
    expect(part.get_by_role("heading", name="Schools: the best 4 of each")).to_be_visible()
    return part


@DESK_IN_ALL
@pytest.mark.kept
def test_who_was_not_entered_is_left_out_with_a_press(calculator: Calculator) -> None:
    part = schools(calculator)
    part.get_by_role("combobox", name="Ties").select_option(label="US national scholastics")
    part.get_by_role("combobox", name="May be entered").select_option(label="4")
    expect(part).to_contain_text("Northpoint 5")
    part.get_by_text("Northpoint: who counts").click()
    part.get_by_role("button", name="Leave out: Iris Tate").click()
    expect(part).to_contain_text("Not entered: Iris Tate.")
    first = part.locator("tbody > tr").first
    expect(first).to_contain_text("Southport")
    assert sideways(calculator.page) == 0
    assert in_both_schemes(calculator.page) == []
    part.get_by_role("button", name="Put back: Iris Tate").click()
    expect(first).to_contain_text("Northpoint")


def test_the_standings_are_saved_and_printed(calculator: Calculator, tmp_path: Path) -> None:
    calculator.page.add_init_script("window.print = () => { window.printed = true; }")
    part = schools(calculator)
    with calculator.page.expect_download() as download:
        part.get_by_role("button", name="Save as CSV").click()
    assert download.value.suggested_filename == "schools.csv"
    download.value.save_as(tmp_path / "saved.csv")
    rows = list(csv.DictReader(io.StringIO((tmp_path / "saved.csv").read_text("utf-8-sig"))))
    assert [(row["Place"], row["School"], row["Score"]) for row in rows] == [
        ("1", "Southport", "9.5"),
        ("2", "Northpoint", "9.5"),
        ("3", "Castle", "6"),
    ]
    part.get_by_role("button", name="Print this list").click()
    until(calculator.page, "window.printed")
    calculator.page.emulate_media(media="print")
    sheet = calculator.page.locator("body > .tb-sheet")
    expect(sheet.get_by_role("heading", name="Schools: the best 4 of each")).to_be_visible()
    expect(sheet).to_contain_text("Not counted: Jack Unger 1; only the best 4 count.")


@pytest.mark.kept
def test_what_a_school_needs_is_asked_for_with_a_press(calculator: Calculator) -> None:
    part = schools(calculator, OPEN)
    part.get_by_role("combobox", name="How many count").select_option(label="2")
    part.get_by_text("Elm: who counts").click()
    part.get_by_role("button", name="What does Elm need in round 3?").click()
    expect(part).to_contain_text("4½ points at the end: 1st")
    expect(part).to_contain_text("The others can end like this: Oak 3 to 5, Yew ½ to 2½.")
