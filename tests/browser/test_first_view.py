"""What is in the page before Python, or without it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import BOTH, WSCF, Calculator, Heard, printed
from tests.browser.held import held
from tests.support.browsers import until

pytestmark = pytest.mark.browser


@pytest.mark.cold
def test_the_sample_and_its_workings_are_there_before_python(calculator: Calculator) -> None:
    with held(calculator.page) as waiting:
        calculator.open()
        expect(calculator.box).to_have_value(WSCF)
        assert len(calculator.cells()) == 15
        calculator.value(2, "modified-median").click()
        expect(calculator.workings.get_by_role("listitem")).to_have_count(6)
        calculator.expect_state("loading")
        expect(calculator.status).to_contain_text("Getting ready")
        assert waiting.routes, "the runtime was not even asked for"


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
@BOTH
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


@pytest.mark.cold
def test_what_was_pasted_before_the_script_came_is_worked_out(calculator: Calculator) -> None:
    with held(calculator.page, "**/app-*.js") as waiting:
        calculator.page.goto(f"{calculator.base}calculator/", wait_until="commit")
        calculator.box.fill(WSCF.replace("Player, A", "Somebody else"))
        waiting.go_on()
        calculator.expect_state("done")
        assert calculator.cells()[0][1] == "Somebody else"


def test_what_was_pasted_beside_the_sample_before_the_script_came_stands_alone(
    calculator: Calculator,
) -> None:
    with held(calculator.page, "**/app-*.js") as waiting:
        calculator.page.goto(f"{calculator.base}calculator/", wait_until="commit")
        other = WSCF.replace("Player, A", "Somebody else")
        calculator.box.fill(other + WSCF)
        waiting.go_on()
        calculator.expect_state("done")
        expect(calculator.box).to_have_value(other)


def test_without_scripts_it_can_be_read_and_sends_nothing(browser: Browser, base: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    heard = Heard(page)
    calculator = Calculator(page, base)
    page.goto(f"{base}calculator/")
    expect(calculator.standings.get_by_role("row")).to_have_count(16)
    heard.requests.clear()
    calculator.button.click()
    # What it sent would come before what this link asks for.
    page.get_by_role("link", name="What the numbers mean").click()
    expect(page).to_have_url(f"{base}rules/")
    assert heard.requests[0] == f"{base}rules/"
    context.close()


def test_the_static_sample_equals_what_the_page_computes(calculator: Calculator) -> None:
    calculator.open()
    static = calculator.cells()
    calculator.calculate(WSCF)
    calculator.expect_state("done")
    assert calculator.cells() == static
    assert [row[3:] for row in static] == printed()
