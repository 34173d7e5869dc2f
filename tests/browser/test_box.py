"""The calculator's box on the first page: what is put into it is worked out on its own page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import (
    DESK_IN_ALL,
    PHONE_IN_ALL,
    SAMPLES,
    WSCF,
    Calculator,
    Heard,
    printed,
    sideways,
    violations,
)

pytestmark = pytest.mark.browser


@DESK_IN_ALL
def test_what_is_put_into_the_first_page_is_worked_out(
    calculator: Calculator, heard: Heard
) -> None:
    page = calculator.page
    page.goto(calculator.base)
    expect(calculator.app).to_have_attribute("data-live", "")
    assert not [url for url in heard.requests if "pyodide" in url or url.endswith(".bin")]
    assert sideways(page) <= 0
    assert violations(page) == []
    heading = page.get_by_role("heading", level=1).bounding_box()
    assert heading
    assert heading["height"] > 20
    with page.expect_request("**/*.wasm"):
        calculator.box.focus()

    # Copied from a web page: its HTML goes with it.
    rows = [line.split("\t") for line in WSCF.splitlines()]
    html = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    calculator.paste("all the cells without any order", f"<table>{html}</table>")
    page.wait_for_url("**/calculator/**")
    calculator.expect_state("done")
    calculator.all_tiebreaks()
    assert [row[3:] for row in calculator.cells()] == printed()

    # A file, in Spanish; what was worked out before can be brought back.
    page.goto(f"{calculator.base}es/")
    expect(calculator.app).to_have_attribute("data-live", "")
    calculator.app.locator("[data-part=picker]").set_input_files(SAMPLES / "quad.txt")
    page.wait_for_url("**/es/calculadora/**")
    calculator.expect_state("done")
    expect(calculator.app.locator(".tb-standings tbody tr")).to_have_count(4)
    calculator.panel("others").locator("[data-part=new]").click()
    calculator.app.locator("[data-part=before]").click()
    expect(calculator.app.locator(".tb-standings tbody tr")).to_have_count(4)
    assert heard.complaints == []


#: Counts what a person presses, over pages.
TAPS = """
addEventListener("click", () => sessionStorage.setItem("taps",
  Number(sessionStorage.getItem("taps") ?? 0) + 1), true);
"""


@DESK_IN_ALL
def test_two_taps_from_the_first_page_to_ones_answer(
    calculator: Calculator, settings: dict[str, Any]
) -> None:
    page = calculator.page
    page.add_init_script(TAPS)
    page.goto(calculator.base)
    expect(calculator.app).to_have_attribute("data-live", "")
    page.evaluate("text => navigator.clipboard.writeText(text)", WSCF)

    def press(what: Locator) -> None:
        expect(what).to_be_in_viewport(ratio=1)
        what.tap() if settings.get("has_touch") else what.click()

    # What it does is seen beside it, or right below it.
    expect(page.get_by_text("Owen is 2nd of 15 with 6 points")).to_be_in_viewport()
    press(page.get_by_role("button", name="Paste from clipboard"))
    expect(calculator.player).to_be_focused()
    expect(calculator.names.get_by_role("option")).to_have_count(15)
    press(calculator.names.get_by_role("option").nth(1))
    answer = page.get_by_role("region", name="Why this place")
    expect(answer).to_contain_text("Player, B is 2nd of 15")
    expect(answer.get_by_role("heading").first).to_be_in_viewport()
    assert page.evaluate("sessionStorage.getItem('taps')") == "2"
    # Asked once: a reload, or another table, does not ask again.
    page.reload()
    calculator.expect_state("done")
    expect(calculator.names).to_be_hidden()


# The button that pastes asks for the name in the test above.
@pytest.mark.long
@PHONE_IN_ALL
def test_a_paste_by_hand_asks_for_a_name_too_and_nothing_is_lost(calculator: Calculator) -> None:
    page = calculator.page
    page.goto(calculator.base)
    expect(calculator.app).to_have_attribute("data-live", "")
    calculator.paste(WSCF)
    page.wait_for_url("**/calculator/**")
    expect(calculator.names.get_by_role("option")).to_have_count(15)
    expect(calculator.player).to_be_focused()
    expect(calculator.box).to_have_value(WSCF)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(calculator.names).to_be_hidden()
    # What is pasted into another result replaces it: who that was about knows where names are.
    calculator.paste((SAMPLES / "quad.txt").read_text(encoding="utf-8"))
    expect(calculator.standings.locator("tbody tr")).to_have_count(4)
    expect(calculator.names).to_be_hidden()


def test_a_table_with_a_fault_asks_for_the_name_once_it_is_mended(calculator: Calculator) -> None:
    page = calculator.page
    page.goto(calculator.base)
    expect(calculator.app).to_have_attribute("data-live", "")
    calculator.paste(WSCF.replace("W13", "W99", 1))
    page.wait_for_url("**/calculator/**")
    calculator.expect_state("error")
    expect(calculator.box).to_have_value(re.compile("W99"))
    calculator.calculate(WSCF)
    expect(calculator.names.get_by_role("option")).to_have_count(15)


def test_the_example_of_the_first_page_is_called_a_sample(calculator: Calculator) -> None:
    page = calculator.page
    page.goto(calculator.base)
    page.get_by_role("link", name="An example").click()
    calculator.expect_state("done")
    expect(page.get_by_text("Sample: ")).to_be_visible()
    expect(page.get_by_role("region", name="Why this place")).to_contain_text("Owen is 2nd of 15")


def test_an_empty_box_and_a_browser_that_stores_nothing(calculator: Calculator) -> None:
    page = calculator.page
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); };")
    page.goto(calculator.base)
    expect(calculator.app).to_have_attribute("data-live", "")
    expect(calculator.button).to_be_hidden()
    calculator.box.press("Control+Enter")
    expect(page).to_have_url(re.compile(r"/$"))
    calculator.calculate((SAMPLES / "quad.txt").read_text(encoding="utf-8"))
    page.wait_for_url("**/calculator/**")
    calculator.expect_state("done")
    expect(calculator.standings.locator("tbody tr")).to_have_count(4)
