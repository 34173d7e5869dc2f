"""The ways in which a text comes in and is set right, on a desk and on a phone."""

from __future__ import annotations

import base64
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import (
    DESK_IN_ALL,
    PHONE_IN_ALL,
    ROOT,
    SAMPLES,
    WSCF,
    Calculator,
    sideways,
    violations,
)

pytestmark = pytest.mark.browser

EXPORTS = ROOT / "tests" / "reading" / "data"
PAIR = [EXPORTS / "swiss-manager-players.txt", EXPORTS / "swiss-manager-pairings.txt"]


def sample(name: str) -> str:
    return (SAMPLES / f"{name}.txt").read_text(encoding="utf-8")


def button(calculator: Calculator, name: str) -> Locator:
    return calculator.page.get_by_role("button", name=name, exact=True)


def choose_files(calculator: Calculator, files: Sequence[Path] | dict[str, Any]) -> None:
    """Press the button, once the script is there, and choose files in the browser's window."""
    expect(calculator.app).not_to_have_attribute("data-state", "loading")
    with calculator.page.expect_file_chooser() as chooser:
        button(calculator, "Open a file").click()
    chooser.value.set_files(files)  # type: ignore[arg-type] # a dict of bytes is one too


def drop(calculator: Calculator, name: str, content: bytes) -> None:
    """Drop a file somewhere on the calculator."""
    calculator.app.evaluate(
        """(app, [name, bytes]) => {
          const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([content], name));
          for (const type of ["dragenter", "dragover", "drop"]) {
            const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
            const untouched = app.dispatchEvent(event);
            if (type === "dragenter") window.shownWhileDragging = app.hasAttribute("data-dragging");
            if (type !== "dragenter" && untouched) throw new Error("the browser would open it");
          }
        }""",
        [name, base64.b64encode(content).decode()],
    )
    assert calculator.page.evaluate("window.shownWhileDragging")


def clean(calculator: Calculator) -> bool:
    """Axe finds nothing, and the page cannot be scrolled sideways."""
    assert violations(calculator.page) == []
    return sideways(calculator.page) <= 0


@DESK_IN_ALL
@pytest.mark.kept
def test_one_of_several_sections_is_chosen_and_stands_in_the_link(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(f"{sample('sections')}\nLast section\n{sample('quad')}")
    calculator.expect_state("done")
    section = calculator.page.get_by_role("combobox", name="Section")
    expect(section.locator("option").last).to_have_text("Last section · 4 players")
    section.focus()
    section.select_option(label="Last section · 4 players")
    expect(calculator.standings.get_by_role("rowheader", name="Ned")).to_be_visible()
    calculator.expect_state("done")
    expect(section).to_be_focused()
    assert clean(calculator)
    link = calculator.link()
    calculator.page.evaluate("sessionStorage.clear()")
    calculator.page.goto("about:blank")
    calculator.page.goto(link)
    calculator.expect_state("done")
    assert len(calculator.cells()) == 4


@DESK_IN_ALL
@pytest.mark.kept
def test_another_reading_is_chosen(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(
        "Rk.\tSNo\tName\t1.Rd\tPts.\n"
        "1\t3\tA\t2w1\t1\n2\t4\tB\t1b0\t0\n3\t1\tC\t4w1\t1\n4\t2\tD\t3b0\t0\n"
    )
    calculator.expect_state("done")
    calculator.how_it_was_read()
    reading = calculator.page.get_by_role("combobox", name="Read as")
    expect(calculator.app).to_contain_text("Read as chess-results crosstable: 4 players, one round")
    reading.select_option(label="chess-results crosstable, opponents by start number")
    expect(calculator.app).to_contain_text(re.compile("one round, opponents by start number"))
    assert clean(calculator)


@DESK_IN_ALL
@pytest.mark.kept
def test_a_cell_that_contradicts_another_is_corrected_in_place(calculator: Calculator) -> None:
    broken = WSCF.replace("W13", "L13", 1).replace("D15", "W15", 1)
    calculator.open()
    calculator.paste(broken)
    calculator.expect_state("done")
    correct = calculator.page.get_by_role("region", name="To be corrected")
    expect(correct).to_contain_text("2 pairs of results cannot both be right")
    # Who it is can be said, and no list of names lies over what is to be corrected.
    expect(calculator.player).to_be_focused()
    expect(calculator.names).to_be_hidden()
    assert clean(calculator)
    calculator.choose("2")
    expect(calculator.page.locator(".tb-answer")).to_be_visible()
    field = correct.get_by_role("textbox", name="Player, E, round 3")
    field.fill("W13")
    field.press("Enter")
    expect(field).to_have_count(0)
    expect(correct.get_by_role("textbox", name="Player, K, round 2")).to_be_focused()
    calculator.page.keyboard.type("D15")
    calculator.page.keyboard.press("Enter")
    expect(correct).to_have_count(0)
    expect(calculator.box).to_have_value(WSCF)
    expect(calculator.page.locator(".tb-answer")).to_be_visible()
    button(calculator, "Back to the previous text").click()
    expect(correct.get_by_role("textbox")).to_have_count(2)
    button(calculator, "Back to the previous text").click()
    expect(correct.get_by_role("textbox")).to_have_count(4)
    expect(calculator.box).to_have_value(broken)
    # What was likely meant is proposed, one button a slip.
    meant = correct.get_by_role("button")
    expect(meant).to_have_text(
        ["Player, E, round 3: W13, not L13", "Player, K, round 2: D15, not W15"]
    )
    meant.first.click()
    expect(meant).to_have_count(1)
    expect(calculator.box).to_have_value(WSCF.replace("D15", "W15", 1))
    meant.first.click()
    expect(correct).to_have_count(0)
    expect(calculator.box).to_have_value(WSCF)


@DESK_IN_ALL
@pytest.mark.kept
def test_a_cell_that_cannot_be_read_is_corrected_in_place(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(WSCF.replace("W13", "W99", 1).replace("W15", "Q15", 1))
    calculator.expect_state("error")
    field = calculator.alert.get_by_role("textbox")
    expect(field).to_have_value("Q15")
    assert clean(calculator)
    field.fill("W15")
    field.press("Enter")
    expect(field).to_have_value("W99")
    expect(field).to_be_focused()
    field.fill("W13")
    field.press("Enter")
    calculator.expect_state("done")
    expect(calculator.box).to_have_value(WSCF)


@PHONE_IN_ALL
@pytest.mark.kept
def test_files_are_opened_by_the_button(calculator: Calculator) -> None:
    calculator.open()
    choose_files(calculator, PAIR)
    calculator.expect_state("done")
    expect(calculator.app).to_contain_text("Read as Swiss-Manager export")
    calculator.edit()
    text = sample("quad").replace("Ned", "Zoë Ðə")
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        file = {"name": "a.txt", "mimeType": "text/plain", "buffer": text.encode(encoding)}
        choose_files(calculator, file)
        expect(calculator.box).to_have_value(text)
        calculator.expect_state("done")
        calculator.edit()
    western = sample("quad").replace("Ned", "Zoë – ½")
    file = {"name": "a.csv", "mimeType": "", "buffer": western.encode("cp1252")}
    choose_files(calculator, file)
    expect(calculator.box).to_have_value(western)


@PHONE_IN_ALL
@pytest.mark.kept
def test_a_file_is_dropped(calculator: Calculator) -> None:
    html = (EXPORTS / "chess-results-start-rank-mid-event.html").read_bytes()
    calculator.open()
    calculator.expect_state("ready")
    drop(calculator, "page.html", html)
    calculator.expect_state("done")
    assert len(calculator.cells()) == 32
    expect(calculator.box).to_have_value(re.compile("^(?!.*<td)", re.DOTALL))


@PHONE_IN_ALL
@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("photo.png", b"\x89PNG\r\n", "is a picture"),
        ("a.bin", b"ab\0\0cd", "is not text"),
        # Which they are, one function of the page says.
        pytest.param("empty.txt", b"", "is empty", marks=pytest.mark.long),
        pytest.param("all.pgn", b"x" * 4_000_001, "too large", marks=pytest.mark.long),
    ],
)
@pytest.mark.kept
def test_a_file_that_is_no_text_is_refused_and_nothing_is_lost(
    calculator: Calculator, name: str, content: bytes, says: str
) -> None:
    calculator.open()
    calculator.expect_state("ready")
    drop(calculator, name, content)
    expect(calculator.alert).to_contain_text(f"“{name}”")
    expect(calculator.alert).to_contain_text(says)
    expect(calculator.box).to_have_value("")
    expect(button(calculator, "US Swiss")).to_be_visible()


@DESK_IN_ALL
def test_samples_are_there_to_try_and_are_called_samples(calculator: Calculator) -> None:
    label = calculator.page.locator(".tb-is-sample")
    calculator.open()
    expect(label).to_be_hidden()
    assert clean(calculator)
    # The others are in test_first_view.py.
    button(calculator, "US Swiss").click()
    calculator.expect_state("done")
    expect(label).to_be_visible()
    calculator.new()
    expect(label).to_be_hidden()
    expect(calculator.box).to_have_value("")
    expect(button(calculator, "Back to the previous text")).to_be_hidden()
    calculator.calculate(sample("six-wins"))
    expect(label).to_have_text("Sample: a US Swiss, 15 players")
    calculator.edit()
    calculator.calculate(sample("quad"))
    expect(label).to_be_hidden()


@DESK_IN_ALL
def test_printed_values_are_compared(calculator: Calculator) -> None:
    calculator.sample()
    printed = calculator.page.get_by_role("region", name="Printed values")
    calculator.how_it_was_read()
    expect(printed).to_contain_text("all 60 printed values agree · the printed order agrees")
    calculator.paste(re.sub(r"\t(\d+)\.5\t", r"\t\1.0\t", WSCF, count=9))
    calculator.expect_state("done")
    expect(printed).to_contain_text(re.compile(r"\d+ of 60 printed values differ"))
    differing = printed.get_by_role("table")
    expect(differing).to_be_hidden()
    printed.get_by_text("values that differ").click()
    expect(differing).to_be_visible()
    assert clean(calculator)
