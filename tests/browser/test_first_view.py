"""What is in the page before Python, or without it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import BOTH, DESK_IN_ALL, PHONE_IN_ALL, WSCF, Calculator, Heard
from tests.browser.waiting_requests import WASM, held
from tests.browser.windows import new_window
from tests.support.browsers import until

pytestmark = pytest.mark.browser


@pytest.mark.cold
def test_the_box_and_answers_are_there_before_python(calculator: Calculator) -> None:
    with held(calculator.page):
        with calculator.page.expect_request(WASM):
            calculator.open()
        expect(calculator.box).to_have_value("")
        expect(calculator.standings).to_have_count(0)
        expect(calculator.app.get_by_text("Owen is 2nd of 15 with 6 points")).to_be_visible()
        expect(calculator.app.get_by_role("img", name="Modified Median")).to_be_visible()
        calculator.expect_state("loading")
        expect(calculator.status).to_contain_text("Getting ready")


@pytest.mark.cold
def test_progress_is_shown_as_the_runtime_comes(calculator: Calculator) -> None:
    calculator.page.add_init_script(
        """
        window.parts = [];
        addEventListener("DOMContentLoaded", () => {
          const app = document.querySelector(".tb-app");
          new MutationObserver(() => window.parts.push(app.style.getPropertyValue("--tb-part")))
            .observe(app, { attributeFilter: ["style"] });
        });
        """
    )
    slow = {"offline": False, "latency": 0, "downloadThroughput": 2e6, "uploadThroughput": -1}
    session = calculator.page.context.new_cdp_session(calculator.page)
    session.send("Network.emulateNetworkConditions", slow)
    calculator.open()
    calculator.expect_state("ready")
    parts = [float(part) for part in calculator.page.evaluate("window.parts")]
    assert parts == sorted(parts)
    assert len({part for part in parts if 0 < part < 1}) > 3
    assert parts[-1] == 1


#: Where the bar begins, and where the header ends that stays in place.
BAR = """
() => {
  const app = document.querySelector(".tb-app");
  const bar = getComputedStyle(app, "::before");
  return [
    app.getBoundingClientRect().top + parseFloat(bar.top),
    document.querySelector(".md-header").getBoundingClientRect().bottom,
    Number(bar.opacity),
  ];
}
"""


@pytest.mark.cold
@pytest.mark.parametrize("fragment", ["", f"#{state(WSCF, 'us-chess', 2)}"], ids=["bare", "link"])
@DESK_IN_ALL
def test_the_bar_is_in_sight_whatever_is_waited_for(calculator: Calculator, fragment: str) -> None:
    with held(calculator.page) as waiting:
        calculator.open(fragment)
        calculator.expect_state("working" if fragment else "loading")
        until(calculator.page, f"({BAR})()[2] > 0.7")
        top, header, _ = calculator.page.evaluate(BAR)
        assert top >= header
        waiting.go_on()


@pytest.mark.cold
def test_what_is_pasted_meanwhile_waits_and_is_worked_out(calculator: Calculator) -> None:
    with held(calculator.page) as waiting:
        calculator.open()
        calculator.paste(WSCF)
        calculator.expect_state("working")
        calculator.paste(WSCF.replace("Player, A", "Somebody else"))
        expect(calculator.status).to_contain_text("Ready in a moment")
        waiting.go_on()
        calculator.expect_state("done")
        assert calculator.cells()[0][1] == "Somebody else", "the newest question is answered"


def test_what_was_pasted_before_the_script_came_is_worked_out(calculator: Calculator) -> None:
    with held(calculator.page, "**/app-*.js") as waiting:
        calculator.page.goto(f"{calculator.base}calculator/", wait_until="commit")
        calculator.box.fill(WSCF.replace("Player, A", "Somebody else"))
        waiting.go_on()
        calculator.expect_state("done")
        assert calculator.cells()[0][1] == "Somebody else"


def test_without_scripts_it_can_be_read_and_sends_nothing(browser: Browser, base: str) -> None:
    context = new_window(browser, java_script_enabled=False)
    page = context.new_page()
    heard = Heard(page)
    calculator = Calculator(page, base)
    page.goto(f"{base}calculator/")
    expect(page.get_by_text("Owen is 2nd of 15 with 6 points")).to_be_visible()
    heard.requests.clear()
    calculator.box.fill(WSCF)
    calculator.box.press("Control+Enter")
    # What it sent would come before what this link asks for.
    page.get_by_role("link", name="What the numbers mean").click()
    expect(page).to_have_url(f"{base}rules/")
    assert heard.requests[0] == f"{base}rules/"
    context.close()


SAMPLES_SHOWN = ("US Swiss", "Byes", "Round robin", "FIDE")


@PHONE_IN_ALL
@pytest.mark.kept
def test_each_sample_opens_with_the_answer_on_its_card(calculator: Calculator) -> None:
    calculator.open()
    for name in SAMPLES_SHOWN:
        card = calculator.app.get_by_role("listitem").filter(
            has=calculator.page.get_by_role("button", name=name, exact=True)
        )
        head = card.get_by_role("paragraph").first.inner_text()
        card.get_by_role("button").click()
        calculator.expect_state("done")
        expect(calculator.page.get_by_role("region", name="Why this place")).to_contain_text(head)
        expect(calculator.app.get_by_text("Sample: ")).to_be_visible()
        expect(card).to_be_hidden()
        calculator.new()
        expect(card).to_be_visible()


#: The green buttons that are in sight, by what they say.
GREEN = """
() => [...document.querySelectorAll(".tb-app button")]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor ===
    getComputedStyle(document.querySelector(".md-typeset .tb-more")).color)
  .map((one) => one.textContent)
"""


@BOTH
def test_one_button_is_green_and_the_one_that_pastes_keeps_its_size(
    calculator: Calculator,
) -> None:
    calculator.open()
    calculator.expect_state("ready")
    paste = calculator.page.get_by_role("button", name="Paste from clipboard")
    size = paste.bounding_box()
    assert size is not None
    assert calculator.page.evaluate(GREEN) == ["Paste from clipboard"]
    expect(calculator.button).to_be_hidden()
    calculator.box.fill("Dear all, the trophies will be posted on Monday.")
    assert calculator.page.evaluate(GREEN) == ["Calculate"]
    calculator.button.press("Enter")
    calculator.expect_state("error")
    assert calculator.page.evaluate(GREEN) == ["Calculate"]
    now = paste.bounding_box()
    assert now is not None
    assert (now["width"], now["height"]) == (size["width"], size["height"])


#: How far the line that says how much has come is above what stands below it.
ABOVE = """
() => {
  const app = document.querySelector(".tb-app");
  const bar = getComputedStyle(app, "::before");
  const end = app.getBoundingClientRect().top + parseFloat(bar.top) + parseFloat(bar.height);
  return document.querySelector(".tb-paste-now").getBoundingClientRect().top - end;
}
"""


@BOTH
def test_the_line_of_progress_lies_on_nothing(calculator: Calculator) -> None:
    calculator.open()
    assert calculator.page.evaluate(ABOVE) >= 4
