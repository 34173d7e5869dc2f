"""What cannot be read, and a runtime that cannot start."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import (
    DESK_IN_ALL,
    ON_PHONE,
    PHONE_IN_ALL,
    SAMPLES,
    WSCF,
    Calculator,
    sideways,
)

pytestmark = pytest.mark.browser


WHOLE = (
    "Copy the whole table: its heading, and for each player a row with the results of the rounds."
)
BROKEN = WSCF.replace("W13", "W99", 1)
SAID = "Player, E, round 3 says “W99”, but there is no player 99 (the table has 1 to 15)."


@DESK_IN_ALL
@pytest.mark.kept
def test_a_faulty_cell_is_told_as_a_friend_would(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(BROKEN)
    calculator.expect_state("error")
    said = calculator.alert.get_by_role("paragraph").all_inner_texts()
    assert said[:3] == [
        SAID,
        "Line 4, column 44.",
        "Correct the cell; if rows are missing, copy the whole table.",
    ]
    expect(calculator.box).to_have_value(BROKEN)
    guide = calculator.alert.get_by_role("link", name="What can I paste?")
    expect(guide).to_have_attribute("href", "../guides/what-can-i-paste/")
    assert sideways(calculator.page) <= 0
    calculator.alert.get_by_role("textbox", name="Player, E, round 3").fill("W13")
    calculator.page.keyboard.press("Enter")
    calculator.expect_state("done")
    expect(calculator.alert).to_be_empty()


@pytest.mark.kept
def test_on_a_desk_the_faulty_cell_is_marked_in_the_box(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(BROKEN)
    calculator.expect_state("error")
    expect(calculator.box).to_be_focused()
    selected = "box => box.value.slice(box.selectionStart, box.selectionEnd)"
    assert calculator.box.evaluate(selected) == "W99"


@ON_PHONE
@pytest.mark.kept
def test_on_a_phone_the_message_is_gone_to_and_no_keyboard_covers_it(
    calculator: Calculator,
) -> None:
    calculator.open()
    calculator.paste(BROKEN)
    calculator.expect_state("error")
    expect(calculator.alert).to_be_focused()
    expect(calculator.alert.get_by_text(SAID)).to_be_in_viewport()
    calculator.calculate(WSCF)
    calculator.expect_state("done")
    expect(calculator.alert).to_be_empty()


@PHONE_IN_ALL
@pytest.mark.kept
def test_the_text_before_can_be_put_back(calculator: Calculator) -> None:
    mine = WSCF.replace("Player, A", "Somebody")
    calculator.open()
    calculator.paste(mine)
    calculator.expect_state("done")
    calculator.paste(BROKEN)
    calculator.expect_state("error")
    calculator.alert.get_by_role("button", name="Put my text back").click()
    calculator.expect_state("done")
    expect(calculator.box).to_have_value(mine)
    assert calculator.cells()[0][1] == "Somebody"
    expect(calculator.alert).to_be_empty()


def test_where_nothing_was_before_nothing_can_be_put_back(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(BROKEN)
    calculator.expect_state("error")
    expect(calculator.alert.get_by_role("button", name="Put my text back")).to_have_count(0)


@pytest.mark.kept
def test_the_sample_of_the_docs_that_cannot_be_read(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste((SAMPLES / "unreadable.txt").read_text(encoding="utf-8"))
    calculator.expect_state("error")
    expect(calculator.alert).to_contain_text(re.compile(r"Line \d+, column \d+"))


@DESK_IN_ALL
@pytest.mark.kept
def test_an_empty_box_says_what_to_paste(calculator: Calculator) -> None:
    calculator.open()
    calculator.calculate("")
    calculator.expect_state("error")
    said = calculator.alert.get_by_role("paragraph").all_inner_texts()
    assert said[:2] == [
        "Nothing pasted yet.",
        "Paste the standings or the crosstable: the whole table, with the results of every round.",
    ]
    expect(calculator.alert).to_contain_text("A table looks like this:")
    expect(calculator.alert).not_to_contain_text("Line 1")
    assert sideways(calculator.page) <= 0


@DESK_IN_ALL
@pytest.mark.kept
def test_prose_is_told_what_a_table_looks_like(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste("Dear all,\n\nsee you on Friday at the club.")
    calculator.expect_state("error")
    said = calculator.alert.get_by_role("paragraph").all_inner_texts()
    assert said[:3] == [
        "No table was found in this text.",
        "Line 1, column 1.",
        WHOLE,
    ]
    expect(calculator.alert).to_contain_text("Ann Reed")
    expect(calculator.alert.get_by_role("link", name="What can I paste?")).to_be_visible()


@pytest.mark.cold
@pytest.mark.parametrize(
    "script",
    [
        "app",
        pytest.param("chunk", marks=pytest.mark.long),
    ],
)
def test_a_script_that_is_gone_is_said_and_can_be_tried_again(
    calculator: Calculator, script: str
) -> None:
    page = calculator.page
    # As after a deploy: an old page asks for modules that are not there any more.
    page.route(f"**/{script}-*.js", lambda route: route.fulfill(status=404, body="gone"))
    page.goto(f"{calculator.base}calculator/")
    calculator.expect_state("error")
    expect(calculator.alert).to_contain_text("Part of the calculator did not load.")
    page.unroute(f"**/{script}-*.js")
    with page.expect_navigation():
        calculator.alert.get_by_role("button", name="Try again").click()
    calculator.paste(WSCF)
    calculator.expect_state("done")
    expect(calculator.alert).to_be_empty()


@pytest.mark.parametrize(
    ("pattern", "says"),
    [
        # The test that tries again has it first.
        pytest.param("**/*.wasm", "Check the connection", marks=pytest.mark.long),
        pytest.param("**/worker-*.js", "Check the connection", marks=pytest.mark.long),
        pytest.param("**/pyodide.mjs", "Check the connection", marks=pytest.mark.long),
        pytest.param("**/pyodide.asm.mjs", "Check the connection", marks=pytest.mark.long),
        pytest.param("**/calculator-*.bin", "Check the connection", marks=pytest.mark.long),
        pytest.param("**/library-*.bin", "Check the connection", marks=pytest.mark.long),
    ],
)
@pytest.mark.cold
def test_a_download_that_fails_is_said_and_can_be_tried_again(
    calculator: Calculator, pattern: str, says: str
) -> None:
    calculator.page.route(pattern, lambda route: route.abort())
    calculator.open()
    calculator.expect_state("error")
    expect(calculator.alert).to_contain_text(says)
    expect(calculator.page.get_by_role("button", name="Paste from clipboard")).to_be_visible()
    calculator.page.unroute(pattern)
    calculator.page.get_by_role("button", name="Try again").click()
    calculator.expect_state("ready")
    expect(calculator.alert).to_be_empty()


@pytest.mark.cold
def test_what_was_asked_is_answered_after_trying_again(calculator: Calculator) -> None:
    calculator.page.route("**/*.wasm", lambda route: route.abort())
    calculator.open()
    calculator.expect_state("error")
    expect(calculator.alert).to_contain_text("Check the connection")
    calculator.paste(WSCF.replace("Player, A", "Somebody"))
    calculator.expect_state("error")
    expect(calculator.box).to_have_value(re.compile("Somebody"))
    calculator.page.unroute("**/*.wasm")
    calculator.page.get_by_role("button", name="Try again").click()
    calculator.expect_state("done")
    expect(calculator.alert).to_be_empty()
    assert calculator.cells()[0][1] == "Somebody"


# Few servers are like that, and nothing of ours changes it.
@pytest.mark.long
@pytest.mark.cold
def test_a_server_that_does_not_know_webassembly_keeps_nobody_out(calculator: Calculator) -> None:
    def untyped(route: Route) -> None:
        answer = route.fetch()
        headers = {**answer.headers, "content-type": "application/octet-stream"}
        route.fulfill(response=answer, headers=headers)

    calculator.page.route("**/*.wasm", untyped)
    calculator.open()
    calculator.paste(WSCF)
    calculator.expect_state("done")
