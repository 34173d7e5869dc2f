"""What cannot be read, and a runtime that cannot start."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import SAMPLES, WSCF, Calculator

pytestmark = pytest.mark.browser


def test_an_unreadable_paste_is_pointed_at_and_kept(calculator: Calculator) -> None:
    broken = WSCF.replace("W13", "W99", 1)
    calculator.open()
    calculator.paste(broken)
    calculator.expect_state("error")
    expect(calculator.alert).to_contain_text(re.compile(r"Line 4, column 44.*W99", re.DOTALL))
    expect(calculator.box).to_have_value(broken)
    expect(calculator.box).to_be_focused()
    selected = "box => box.value.slice(box.selectionStart, box.selectionEnd)"
    assert calculator.box.evaluate(selected) == "W99"
    calculator.calculate(WSCF)
    calculator.expect_state("done")
    expect(calculator.alert).to_be_empty()


def test_the_sample_of_the_docs_that_cannot_be_read(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste((SAMPLES / "unreadable.txt").read_text(encoding="utf-8"))
    calculator.expect_state("error")
    expect(calculator.alert).to_contain_text(re.compile(r"Line \d+, column \d+"))


def test_an_empty_box_says_what_to_paste(calculator: Calculator) -> None:
    calculator.open()
    calculator.calculate("")
    calculator.expect_state("error")
    expect(calculator.alert).not_to_be_empty()


@pytest.mark.cold
@pytest.mark.parametrize("script", ["app", "calculator", "chunk"])
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
    calculator.alert.get_by_role("button", name="Try again").click()
    calculator.paste(WSCF)
    calculator.expect_state("done")
    expect(calculator.alert).to_be_empty()


@pytest.mark.parametrize(
    ("pattern", "says"),
    [
        ("**/*.wasm", "Check the connection"),
        pytest.param("**/worker-*.js", "Check the connection", marks=pytest.mark.long),
        pytest.param("**/pyodide.mjs", "Check the connection", marks=pytest.mark.long),
        pytest.param("**/pyodide.asm.mjs", "did not start", marks=pytest.mark.long),
        ("**/calculator-*.zip", "did not start"),
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
    assert len(calculator.cells()) == 15, "the sample stays"
    calculator.page.unroute(pattern)
    calculator.page.get_by_role("button", name="Try again").click()
    calculator.expect_state("ready")
    expect(calculator.alert).to_be_empty()


@pytest.mark.cold
def test_what_was_asked_is_answered_after_trying_again(calculator: Calculator) -> None:
    calculator.page.route("**/*.wasm", lambda route: route.abort())
    calculator.open()
    calculator.expect_state("error")
    calculator.paste(WSCF.replace("Player, A", "Somebody"))
    calculator.expect_state("error")
    expect(calculator.box).to_have_value(re.compile("Somebody"))
    calculator.page.unroute("**/*.wasm")
    calculator.page.get_by_role("button", name="Try again").click()
    calculator.expect_state("done")
    assert calculator.cells()[0][1] == "Somebody"


@pytest.mark.cold
def test_a_browser_that_cannot_compile_it_is_told_so(calculator: Calculator) -> None:
    def garbled(route: Route) -> None:
        route.fulfill(body=b"\0asm no more", content_type="application/wasm")

    calculator.page.route("**/*.wasm", garbled)
    calculator.open()
    calculator.expect_state("error")
    expect(calculator.alert).to_contain_text("WebAssembly")


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
