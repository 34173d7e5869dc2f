"""The page answers the players of every sample; if it cannot draw an answer, it says so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SAMPLES, WSCF, Calculator, Heard
from tests.support.examples import one_in

pytestmark = pytest.mark.browser

#: So many of a table are asked for: `tests/asked` asks for all.
FIRST = 1
#: Those of the samples that are a table to be read, with a heading of their own each.
TABLES = sorted(path.name for path in SAMPLES.glob("*.txt") if path.name != "unreadable.txt")


#: So many pages show all samples, one after the other: a new page costs as much as its answers.
PAGES = 12


@pytest.mark.parametrize("first", one_in(PAGES, range(PAGES)))
def test_the_players_of_every_sample_get_an_answer(
    calculator: Calculator, heard: Heard, first: int
) -> None:
    calculator.open()
    for name in TABLES[first::PAGES]:
        calculator.expect_state("ready")
        calculator.calculate((SAMPLES / name).read_text(encoding="utf-8"))
        every_player(calculator)
        assert heard.complaints == [], name
        calculator.new()


def every_player(calculator: Calculator) -> None:
    calculator.expect_state("done")
    rows = calculator.standings.locator("tbody tr[data-number]").all()
    assert rows
    why = calculator.page.get_by_role("region", name="Why this place")
    for row in rows[:FIRST]:
        number, player = row.get_attribute("data-number"), row.get_by_role("rowheader").inner_text()
        assert number
        calculator.player.fill(player)
        calculator.player.press("Enter")
        calculator.expect_player(number)
        # The heading begins with the name, whoever was asked about before.
        expect(why.get_by_role("heading").first).to_have_text(
            re.compile(rf"^\W*{re.escape(player)}\b")
        )
        calculator.expect_state("done")


def test_an_answer_that_cannot_be_drawn_is_said_and_the_text_stays(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste(WSCF)
    calculator.expect_state("done")
    calculator.new()
    calculator.page.evaluate(
        """() => {
          const made = document.createElement.bind(document);
          document.createElement = (tag) => {
            if (tag === "table") throw new TypeError("no tables today");
            return made(tag);
          };
          window.mend = () => { document.createElement = made; };
        }"""
    )
    calculator.calculate(WSCF)
    calculator.expect_state("error")
    expect(calculator.alert).to_contain_text("Your text is still here: try again.")
    expect(calculator.box).to_have_value(WSCF)
    calculator.page.evaluate("window.mend()")
    calculator.alert.get_by_role("button", name="Try again").click()
    calculator.expect_state("done")
    assert len(calculator.cells()) == 15
