"""A link carries its answer: it is read at once, marked, until it has been worked out."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from calculator.answers import why
from calculator.answers.link_answer import in_link
from calculator.ranked import rank
from calculator.reading import read
from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import PHONE, WSCF, Calculator
from tests.browser.waiting_requests import Held, held
from tests.support.browsers import until
from tests.support.examples import one_in

pytestmark = [pytest.mark.browser, pytest.mark.cold]

TOLD = in_link(why(rank(read(WSCF), "us-chess"), 5))
CHECKED = "This answer came with the link. It is being checked…"
OTHER = "The link came with another answer."


def link(told: str) -> str:
    return f"#{state(WSCF, 'us-chess', 5, told=told)}"


def carried(address: str) -> str:
    """The answer that a link carries."""
    packed = address.partition("#v1=")[2]
    plain = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15)
    return str(json.loads(plain).get("told", ""))


@pytest.fixture
def python(calculator: Calculator) -> Iterator[Held]:
    """Python waits until it is let go."""
    with held(calculator.page) as waiting:
        yield waiting


@pytest.fixture
def told(calculator: Calculator) -> Locator:
    """The answer that came with the link."""
    return calculator.app.locator("[data-part=told]")


def test_the_answer_is_there_before_python_and_is_confirmed_without_a_word(
    calculator: Calculator, python: Held, told: Locator
) -> None:
    page = calculator.page
    page.goto(f"{calculator.base}calculator/{link(TOLD)}")
    head = told.get_by_role("heading", name="Player, D is 5th of 15 with 3½ points")
    expect(head).to_be_visible()
    expect(told).to_contain_text(
        "Tied with Player, C on score, Modified Median and Solkoff, "
        "behind on Cumulative, 12½ to 14½."
    )
    rows = told.get_by_role("table", name="Cumulative").get_by_role("row")
    expect(rows.nth(2).get_by_role("rowheader")).to_have_text("5 Player, D")
    expect(rows.nth(2).get_by_role("cell").last).to_have_text("12½")
    expect(page.get_by_text(CHECKED)).to_be_visible()
    # The page has begun to work it out, and the answer still stands there.
    expect(calculator.app).to_have_attribute("data-state", "working")
    expect(head).to_be_visible()
    # To the letter: its lines break where they will when it has been worked out.
    shown = head.text_content()
    python.go_on()
    calculator.expect_state("done")
    expect(told).to_have_count(0)
    expect(page.get_by_text(CHECKED)).to_have_count(0)
    expect(calculator.alert).to_be_empty()
    assert page.locator(".tb-answer h2").first.text_content() == shown


#: Whether what follows the answer's script was in the page by the time the answer was.
LATE = """
new MutationObserver((_, watch) => {
  if (!document.querySelector("[data-part=told]")) return;
  watch.disconnect();
  window.late = document.querySelector("script[data-part=script]") !== null;
}).observe(document, { subtree: true, childList: true });
"""


def test_the_answer_is_there_before_the_rest_of_the_page(
    calculator: Calculator, python: Held, told: Locator
) -> None:
    """So that it does not miss the first frame, nor come in a long task with all of that."""
    calculator.page.add_init_script(LATE)
    calculator.page.goto(f"{calculator.base}calculator/{link(TOLD)}")
    expect(told).to_be_visible()
    assert calculator.page.evaluate("window.late") is False
    python.go_on()


def test_another_answer_is_replaced_with_a_word(
    calculator: Calculator, python: Held, told: Locator
) -> None:
    made_up = TOLD.replace("|5|15|3½", "|1|15|3½", 1)
    assert made_up != TOLD
    calculator.page.goto(f"{calculator.base}calculator/{link(made_up)}")
    expect(told).to_contain_text("Player, D is 1st of 15")
    expect(calculator.page.get_by_text(CHECKED)).to_be_visible()
    python.go_on()
    calculator.expect_state("done")
    expect(told).to_have_count(0)
    expect(calculator.alert).to_contain_text(OTHER)
    expect(calculator.page.locator(".tb-answer").first).to_contain_text("Player, D is 5th of 15")
    # The next link is right.
    assert carried(calculator.link()) == TOLD


# Which texts are refused, tests/node/test_link_answer.py tries; here, that none is shown.
@pytest.mark.parametrize(
    "written",
    one_in(
        5,
        [
            "a|<img src=x onerror=alert(1)>|5|15|3½",
            "a|Player, D|5|15|3½^Call this number",
            TOLD.replace("Player, J", "Somebody"),
            TOLD.replace("^5|Player, D|12½", "^5|Player, D|12½|1|Player, J"),
            TOLD.replace("=cumulative", "=__proto__"),
        ],
    ),
)
def test_what_is_no_answer_of_ours_is_not_shown(
    calculator: Calculator, python: Held, told: Locator, written: str
) -> None:
    assert written != TOLD
    calculator.page.goto(f"{calculator.base}calculator/{link(written)}")
    expect(calculator.app).to_have_attribute("data-state", "working")
    expect(calculator.app.locator(".tb-waiting")).to_contain_text("Player, A")
    expect(told).to_have_count(0)
    python.go_on()
    calculator.expect_state("done")
    expect(calculator.alert).to_be_empty()


def test_where_it_cannot_be_checked_it_does_not_stay(
    calculator: Calculator, python: Held, told: Locator
) -> None:
    calculator.page.goto(f"{calculator.base}calculator/{link(TOLD)}")
    expect(told).to_be_visible()
    expect(calculator.app).to_have_attribute("data-state", "working")
    python.fail()
    expect(calculator.alert).to_contain_text("Try again")
    expect(told).to_have_count(0)


# That another answer is replaced is above.
@pytest.mark.long
def test_what_is_asked_next_is_not_told_by_the_link(
    calculator: Calculator, python: Held, told: Locator
) -> None:
    page = calculator.page
    page.goto(f"{calculator.base}calculator/{link(TOLD)}")
    expect(told).to_be_visible()
    expect(calculator.app).to_have_attribute("data-state", "working")
    page.evaluate("hash => { location.hash = hash; }", f"#{state(WSCF, 'us-chess', 6)}")
    expect(told).to_have_count(0)
    python.go_on()
    calculator.expect_state("done")
    expect(calculator.alert).to_be_empty()
    expect(page.locator(".tb-answer").first).to_contain_text("Player, I is 6th of 15")


@pytest.mark.parametrize("settings", [PHONE], ids=["phone"])
def test_a_shared_link_and_the_address_carry_it(calculator: Calculator) -> None:
    page = calculator.page
    calculator.open(f"#{state(WSCF, 'us-chess', 5)}")
    calculator.expect_state("done")
    assert carried(calculator.link()) == TOLD
    calculator.app.get_by_role("button", name="Copy link").click()
    until(page, "async () => (await navigator.clipboard.readText()).includes('#v1=')")
    assert carried(page.evaluate("navigator.clipboard.readText()")) == TOLD
    calculator.choose("6")
    other = in_link(why(rank(read(WSCF), "us-chess"), 6))
    expect(page.locator(".tb-answer").first).to_contain_text("Player, I is 6th of 15")
    assert carried(calculator.link()) == other


# That no sentence is without Spanish, tests/words sees; the first test says it in English.
@pytest.mark.long
def test_it_is_said_in_the_pages_language(
    calculator: Calculator, python: Held, told: Locator
) -> None:
    page = calculator.page
    page.goto(f"{calculator.base}es/calculadora/{link(TOLD)}")
    expect(told).to_contain_text("Player, D ocupa el puesto 5 de 15 con 3½ puntos")
    expect(told).to_contain_text("por detrás en")
    expect(page.get_by_text("Esta respuesta venía con el enlace.")).to_be_visible()
    python.go_on()
    calculator.expect_state("done")
    expect(calculator.alert).to_be_empty()
