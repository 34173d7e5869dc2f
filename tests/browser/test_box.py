"""The calculator's box on the first page: what is put into it is worked out on its own page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import (
    DESK_IN_ALL,
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
    calculator.panel("others")
    calculator.app.locator("[data-part=new]").click()
    calculator.app.locator("[data-part=before]").click()
    expect(calculator.app.locator(".tb-standings tbody tr")).to_have_count(4)
    assert heard.complaints == []


def test_an_empty_box_and_a_browser_that_stores_nothing(calculator: Calculator) -> None:
    page = calculator.page
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); };")
    page.goto(calculator.base)
    expect(calculator.app).to_have_attribute("data-live", "")
    calculator.button.click()
    expect(page).to_have_url(re.compile(r"/$"))
    calculator.calculate((SAMPLES / "quad.txt").read_text(encoding="utf-8"))
    page.wait_for_url("**/calculator/**")
    calculator.expect_state("done")
    expect(calculator.standings.locator("tbody tr")).to_have_count(4)
