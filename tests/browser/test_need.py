"""What one needs before the last round: the table of needs, games put in, progress and stop."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import DESK_IN_ALL, ON_PHONE, Calculator, sideways, violations
from tests.browser.test_higher import ENDLESS
from tests.unit.test_need import QUAD, SWISS

pytestmark = pytest.mark.browser


def asked(calculator: Calculator, text: str, player: int) -> Locator:
    """Open a table before its last round, and ask what a player needs."""
    calculator.open(f"#{state(text, '', player)}")
    calculator.expect_state("done")
    return press(calculator)


def press(calculator: Calculator) -> Locator:
    calculator.page.get_by_role("button", name="What do I need?").click()
    found = calculator.page.locator(".tb-need:visible")
    expect(found).to_be_visible()
    return found


@DESK_IN_ALL
@pytest.mark.kept
def test_what_one_needs_is_a_table_and_games_can_be_put_in(calculator: Calculator) -> None:
    found = asked(calculator, SWISS, 1)
    expect(found.get_by_role("heading").first).to_have_text("What you need in round 5")
    tables = found.get_by_role("table", name="What do I need?")
    expect(found.get_by_role("progressbar")).to_have_count(0)
    own, places = tables.nth(0), tables.nth(1)
    expect(own.get_by_role("row")).to_have_text(
        ["You win2nd or 3rd", "You draw2nd to 6th", "You lose4th to 7th"]
    )
    best = places.get_by_role("row").first
    expect(best.get_by_role("rowheader")).to_have_text("2nd")
    expect(best.get_by_role("listitem").first).to_have_text("You win and Ben does not beat Dea")
    assert sideways(calculator.page) <= 0
    assert violations(calculator.page) == []
    # A game that is over: the answer goes by it, and the button takes it back.
    game = found.get_by_role("group", name="Ben – Dea").get_by_role("button", name="Dea beats Ben")
    game.click()
    expect(calculator.changed).to_contain_text("1 changed")
    expect(game).to_have_attribute("aria-pressed", "true")
    expect(game).to_be_focused()
    expect(own.get_by_role("row").first).to_have_text("You win2nd")
    game.press("Enter")
    expect(calculator.changed).to_be_hidden()
    expect(own.get_by_role("row").first).to_have_text("You win2nd or 3rd")


@ON_PHONE
def test_it_looks_until_it_is_stopped(calculator: Calculator) -> None:
    # Of somebody of whom nobody has asked yet: what was found is remembered.
    calculator.open(f"#{state(SWISS, '', 5)}")
    calculator.expect_state("done")
    # However quick the machine: the steps after the first part get no answer.
    calculator.page.evaluate(ENDLESS)
    found = press(calculator)
    expect(found.get_by_role("progressbar", name="Trying every result…")).to_be_visible()
    found.get_by_role("button", name="Stop").click()
    expect(found).to_contain_text("You stopped before every result was tried.")
    expect(found.get_by_role("progressbar")).to_have_count(0)
    # Games can be put in all the same.
    expect(found.get_by_role("group", name="Ann – Gus")).to_be_visible()


@ON_PHONE
@pytest.mark.kept
def test_an_unpaired_last_round_of_a_round_robin_is_played_out(calculator: Calculator) -> None:
    unpaired = "\n".join(line.rpartition("\t")[0] + "\t" for line in QUAD.splitlines()[1:])
    found = asked(calculator, f"{QUAD.splitlines()[0]}\n{unpaired}\n", 1)
    note = "Round 3 is not paired in your sheet. Everyone plays everyone, so these games are left"
    expect(calculator.app).to_contain_text(note)
    # What was found takes the place of what was there while it looked.
    expect(found.get_by_role("progressbar")).to_have_count(0)
    for game, result in (("Ann – Ben", "Ann beats Ben"), ("Cem – Ruth", "Ruth beats Cem")):
        found.get_by_role("group", name=game).get_by_role("button", name=result).click()
        expect(found.get_by_role("button", name=result)).to_have_attribute("aria-pressed", "true")
    expect(found).to_contain_text("Every game has a result now: you would ")
