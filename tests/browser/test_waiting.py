"""While a text waits, what is there is of that text; long work can be stopped."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import (
    DESK_IN_ALL,
    PAINTED,
    PHONE_IN_ALL,
    SAMPLES,
    WSCF,
    Calculator,
    sideways,
)
from tests.browser.waiting_requests import held
from tests.property.test_reading_back import printable
from tests.support.events import random_event
from tests.support.sheets import WRITERS

pytestmark = pytest.mark.browser

#: A row of what is shown of a text that waits.
ROW = re.compile(r"^1 +Ann Reed", re.MULTILINE)
MINE = "Club Open 2026\n\n" + WSCF.replace("Player, A", "Ann Reed")
LINES = len([line for line in MINE.splitlines() if line.strip()])
TOLD = f"Your table: {LINES} lines. Ready in a moment…"


def seen(calculator: Calculator) -> Locator:
    """The lines of a text that waits."""
    return calculator.app.locator(".tb-waiting > div", has_text=ROW)


def expect_rows_to_come(calculator: Calculator) -> None:
    """Nothing of the sample, but the text's own lines."""
    expect(calculator.standings).to_be_hidden()
    expect(calculator.page.get_by_text("A sample:")).to_be_hidden()
    expect(calculator.page.get_by_text("values agree")).to_be_hidden()
    expect(calculator.status).to_have_text(TOLD)
    expect(calculator.app.get_by_text("Club Open 2026", exact=True)).to_be_visible()
    expect(seen(calculator)).to_be_visible()
    assert sideways(calculator.page) <= 0


# In test_link_answer.py, and in the next test, the text of a link is shown before Python is there.
@pytest.mark.long
@DESK_IN_ALL
@pytest.mark.cold
def test_a_link_shows_its_own_text_at_once(calculator: Calculator) -> None:
    with held(calculator.page) as waiting:
        calculator.open(f"#{state(MINE, 'us-chess', 2)}")
        expect(calculator.box).to_have_value(MINE)
        expect_rows_to_come(calculator)
        expect(calculator.page).to_have_title(re.compile(r"^Club Open 2026 · Calculator"))
        calculator.expect_state("working")
        waiting.go_on()
        calculator.expect_state("done")
        assert calculator.cells()[0][1] == "Ann Reed"
        expect(seen(calculator)).to_have_count(0)
        expect(calculator.page).to_have_title("Player, B · Club Open 2026")


@PHONE_IN_ALL
def test_a_link_shows_its_own_text_before_any_module_has_come(calculator: Calculator) -> None:
    modules = re.compile(r"/app/[^/]+\.js$")
    with held(calculator.page, modules) as waiting:
        address = f"{calculator.base}calculator/#{state(MINE, 'us-chess', 2)}"
        # The page has not loaded before its modules have.
        calculator.page.goto(address, wait_until="commit")
        row = seen(calculator)
        expect(row).to_be_visible()
        expect(calculator.standings).to_be_hidden()
        waiting.go_on()
        expect(calculator.box).to_have_value(MINE)
        calculator.expect_state("done")
        expect(calculator.standings).to_contain_text("Ann Reed")


# Where nothing may jump, a text is pasted, and its rows seen, as well.
@pytest.mark.long
@pytest.mark.cold
def test_its_rows_are_seen_when_a_text_is_pasted(calculator: Calculator) -> None:
    with held(calculator.page) as waiting:
        calculator.open()
        calculator.paste(MINE)
        expect_rows_to_come(calculator)
        waiting.go_on()
        calculator.expect_state("done")
        assert calculator.cells()[0][1] == "Ann Reed"


@pytest.mark.cold
def test_its_rows_are_seen_when_a_file_is_opened(calculator: Calculator) -> None:
    with held(calculator.page):
        calculator.open()
        file = FilePayload(name="club.txt", mimeType="text/plain", buffer=MINE.encode())
        calculator.page.locator("input[type=file]").set_input_files(file)
        expect_rows_to_come(calculator)


@pytest.mark.kept
def test_the_sample_goes_while_another_text_is_typed_and_comes_back_with_its_own(
    calculator: Calculator,
) -> None:
    calculator.sample()
    calculator.edit()
    expect(calculator.page.get_by_text("Sample:")).to_be_visible()
    sample = calculator.box.input_value()
    calculator.box.fill("Ann: W D")
    expect(calculator.standings).to_be_hidden()
    expect(calculator.page.get_by_text("Sample:")).to_be_hidden()
    told = "Your table: one line. Press “Calculate” when it is complete."
    expect(calculator.app.get_by_text(told)).to_be_visible()
    calculator.box.fill("")
    expect(calculator.standings).to_be_hidden()
    expect(calculator.app.get_by_text("Press “Calculate”")).to_have_count(0)
    calculator.box.fill(sample)
    expect(calculator.standings).to_be_visible()
    expect(calculator.page.get_by_text("Sample:")).to_be_visible()


@pytest.mark.kept
def test_a_table_that_was_changed_by_hand_says_that_its_result_is_old(
    calculator: Calculator,
) -> None:
    calculator.open()
    calculator.paste(MINE)
    calculator.expect_state("done")
    calculator.edit()
    calculator.box.fill(MINE.replace("W15", "D15"))
    told = "The text has changed. Press “Calculate” to work it out."
    expect(calculator.app.get_by_text(told)).to_be_visible()
    calculator.button.click()
    expect(calculator.app.get_by_text(told)).to_have_count(0)


@pytest.mark.cold
def test_a_runtime_that_fails_brings_no_sample_back(calculator: Calculator) -> None:
    calculator.page.route("**/*.wasm", lambda route: route.abort())
    calculator.open()
    calculator.expect_state("error")
    calculator.paste(MINE)
    expect(calculator.alert).to_contain_text("Check the connection")
    expect(calculator.standings).to_be_hidden()
    expect(calculator.box).to_be_visible()
    expect(calculator.box).to_have_value(MINE)


def test_the_page_is_named_after_the_player_and_the_event(calculator: Calculator) -> None:
    calculator.open()
    page = calculator.page
    own = page.title()
    calculator.paste((SAMPLES / "layouts" / "trf.txt").read_text(encoding="utf-8"))
    calculator.expect_state("done")
    expect(page).to_have_title(f"Quad · {own}")
    calculator.choose("Ann")
    expect(page).to_have_title("Ann · Quad")
    calculator.new()
    expect(page).to_have_title(own)


def large() -> str:
    """A sheet of more players than any event has."""
    sheet = printable(random_event(Random(5), 3000, 9, plain=True), WRITERS["wintd-tabs"])  # noqa: S311
    assert sheet is not None
    return WRITERS["wintd-tabs"].write(sheet)


# A worker that hangs is stopped, and another one started, in test_failures.py.
@pytest.mark.long
@PHONE_IN_ALL
@pytest.mark.cold
def test_long_work_says_what_it_does_and_can_be_stopped(calculator: Calculator) -> None:
    calculator.open()
    calculator.expect_state("ready")
    text = large()
    calculator.paste(text)
    stop = calculator.page.get_by_role("button", name="Stop", exact=True)
    expect(stop).to_be_visible()
    expect(stop).to_be_in_viewport()
    beside = calculator.app.locator("div", has=stop).last
    expect(beside).to_have_text(re.compile(r"(Reading|Working out|Putting).*… \d+ s"))
    stop.click()
    expect(calculator.alert).to_have_text("Stopped. Your text is still here.")
    expect(calculator.box).to_be_visible()
    expect(calculator.box).to_have_value(text)
    expect(stop).to_be_hidden()
    expect(calculator.standings).to_be_hidden()
    # Python is started again for the next question.
    calculator.calculate(MINE)
    calculator.expect_state("done")
    assert calculator.cells()[0][1] == "Ann Reed"
    expect(calculator.alert).to_be_empty()


# That what was pasted comes without a jump is in test_steady.py.
@pytest.mark.long
@pytest.mark.cold
@DESK_IN_ALL
def test_what_is_pasted_before_python_is_there_comes_without_a_jump(
    calculator: Calculator,
) -> None:
    with held(calculator.page) as waiting:
        calculator.open()
        calculator.paste(MINE)
        expect(calculator.status).to_have_text(TOLD)
        expect(seen(calculator)).to_be_visible()
        # What a person has just done, and letters that come, may move things; a result that comes
        # later may not.
        calculator.page.evaluate("document.fonts.ready.then(() => {})")
        calculator.page.evaluate(PAINTED)
        calculator.page.evaluate(
            """() => {
              window.moved = 0;
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) window.moved += entry.value;
              }).observe({ type: "layout-shift" });
            }"""
        )
        waiting.go_on()
        calculator.expect_state("done")
        calculator.page.evaluate(PAINTED)
        assert calculator.page.evaluate("window.moved") <= 0.05
