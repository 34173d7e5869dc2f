"""Text in, standings out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import (
    DESK_IN_ALL,
    PHONE_IN_ALL,
    SAMPLES,
    WSCF,
    Calculator,
    printed,
)

pytestmark = pytest.mark.browser


@pytest.mark.kept
def test_pasting_calculates_and_all_60_values_are_the_printed_ones(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(WSCF)
    calculator.expect_state("done")
    expect(calculator.standings.get_by_role("columnheader")).to_have_text(
        [
            "Place",
            "Name",
            "Score",
            "Modified Median",
            "Solkoff",
            "Cumulative",
            "Cumulative of Opposition",
        ]
    )
    rows = calculator.cells()
    assert len(rows) == 15
    assert [row[3:] for row in rows] == printed()
    assert [row[0] for row in rows] == [str(place) for place in range(1, 16)]


@pytest.mark.kept
def test_what_was_pasted_takes_the_place_of_the_sample(calculator: Calculator) -> None:
    other = (SAMPLES / "quad.txt").read_text(encoding="utf-8")
    calculator.open()
    calculator.paste(other)
    calculator.expect_state("done")
    calculator.edit()
    expect(calculator.box).to_have_value(other)


@pytest.mark.kept
def test_a_table_copied_from_a_page_is_read_from_its_html(calculator: Calculator) -> None:
    rows = [line.split("\t") for line in WSCF.splitlines()]
    html = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    calculator.open()
    calculator.paste("all the cells without any order", f"<table>{html}</table>")
    calculator.expect_state("done")
    assert [row[3:] for row in calculator.cells()] == printed()
    # Opening workings asks again, and needs the HTML again.
    calculator.value(1, "solkoff").click()
    expect(calculator.workings.get_by_role("listitem")).to_have_count(6)


@pytest.mark.kept
def test_editing_what_was_pasted_forgets_the_html(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste("nothing", "<table><tr><td>no table of chess</td></tr></table>")
    calculator.expect_state("error")
    calculator.calculate(WSCF)
    calculator.expect_state("done")
    assert len(calculator.cells()) == 15


@pytest.mark.kept
def test_control_enter_calculates(calculator: Calculator) -> None:
    calculator.open()
    calculator.box.fill(WSCF)
    calculator.box.press("Control+Enter")
    calculator.expect_state("done")


@pytest.mark.kept
def test_the_reason_for_a_place_names_the_deciding_tiebreak(calculator: Calculator) -> None:
    calculator.show()
    calculator.choose("Player, B")
    why = calculator.page.get_by_role("region", name="Why this place")
    expect(why).to_contain_text(re.compile(r"2nd\sof\s15.*Modified Median.*16 to 17", re.DOTALL))
    expect(why).to_be_focused()


@pytest.mark.kept
def test_another_order_ranks_anew(calculator: Calculator) -> None:
    calculator.sample()
    order = calculator.page.get_by_role("combobox", name="Tiebreak order")
    names = order.locator("option").evaluate_all("options => options.map((o) => o.value)")
    other = next(name for name in names if name not in {"", "us-chess"})
    heads = calculator.standings.get_by_role("columnheader")
    before = heads.all_inner_texts()
    order.select_option(other)
    calculator.expect_state("done")
    expect(order).to_have_value(other)
    assert heads.all_inner_texts() != before


def test_names_stay_text(calculator: Calculator) -> None:
    name = '<img src=x onerror="document.title=1">'
    calculator.open()
    title = calculator.page.title()
    calculator.paste(WSCF.replace("Player, A", name))
    calculator.expect_state("done")
    assert calculator.cells()[0][1] == name
    assert calculator.app.locator("img").count() == 0
    assert calculator.page.title() == title


def test_the_text_outlives_a_reload_of_the_tab(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    calculator.box.fill("half a table")
    calculator.page.reload()
    expect(calculator.box).to_have_value("half a table")


@DESK_IN_ALL
@pytest.mark.kept
def test_one_press_pastes_what_was_copied(calculator: Calculator) -> None:
    calculator.open()
    calculator.page.evaluate("text => navigator.clipboard.writeText(text)", WSCF)
    calculator.page.get_by_role("button", name="Paste from clipboard").click()
    calculator.expect_state("done")
    expect(calculator.box).to_have_value(WSCF)
    # One more press, and a player has the answer.
    calculator.standings.get_by_role("link", name="Player, D").click()
    expect(calculator.page.get_by_role("region", name="Why this place")).to_be_in_viewport()
    # The button to calculate is for what was edited by hand.
    calculator.edit()
    expect(calculator.button).to_be_hidden()
    calculator.box.press("End")
    calculator.page.keyboard.type(" ")
    expect(calculator.button).to_be_visible()


@PHONE_IN_ALL
@pytest.mark.kept
def test_a_web_pages_table_is_pasted_by_the_button_with_its_cells(calculator: Calculator) -> None:
    calculator.open()
    rows = [line.split("\t") for line in WSCF.splitlines()]
    cells = ["".join(f"<td>{cell}</td>" for cell in row) for row in rows]
    html = "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>"
    calculator.page.evaluate(
        """(html) => navigator.clipboard.write([new ClipboardItem({
          "text/plain": new Blob(["no table"], { type: "text/plain" }),
          "text/html": new Blob([html], { type: "text/html" }),
        })])""",
        html,
    )
    calculator.page.get_by_role("button", name="Paste from clipboard").click()
    calculator.expect_state("done")
    assert len(calculator.cells()) == 15


@DESK_IN_ALL
@pytest.mark.parametrize(
    ("refuses", "said"),
    [
        ("() => Promise.reject(new DOMException('', 'NotAllowedError'))", "may not read"),
        ("async () => []", "no text on the clipboard"),
    ],
    ids=["refused", "empty"],
)
def test_where_nothing_can_be_pasted_the_box_is_ready(
    calculator: Calculator, refuses: str, said: str
) -> None:
    calculator.page.add_init_script(f"Clipboard.prototype.read = {refuses};")
    calculator.open()
    calculator.page.get_by_role("button", name="Paste from clipboard").click()
    expect(calculator.alert).to_contain_text(said)
    expect(calculator.box).to_be_focused()


def test_a_browser_that_lets_no_page_read_the_clipboard_has_no_button(
    calculator: Calculator,
) -> None:
    calculator.page.add_init_script(
        "delete Clipboard.prototype.read; delete Clipboard.prototype.readText;"
    )
    calculator.open()
    expect(calculator.page.get_by_role("button", name="Open a file")).to_be_visible()
    expect(calculator.page.get_by_role("button", name="Paste from clipboard")).to_be_hidden()
