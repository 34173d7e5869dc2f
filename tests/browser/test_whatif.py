"""Other results: the choices of a cell, the bar of what is changed, and the ways back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import (
    DESK,
    PHONE,
    TABLET,
    WSCF,
    Calculator,
    sideways,
    violations,
)

pytestmark = [
    pytest.mark.browser,
    pytest.mark.kept,
    pytest.mark.parametrize(
        "settings",
        [
            pytest.param(DESK, marks=pytest.mark.long),
            pytest.param(TABLET, marks=pytest.mark.long),
            PHONE,
        ],
        ids=["desk", "tablet", "phone"],
    ),
]

#: How high the site's header is: what lies below it is covered.
HEADER = 48


@pytest.fixture(autouse=True)
def _player_d(calculator: Calculator) -> None:
    """Player D's answer, and the crosstable."""
    calculator.show(WSCF, "5")
    calculator.page.get_by_role("button", name="Show the crosstable").click()
    expect(calculator.page.get_by_role("table", name="Results")).to_be_visible()


def cell(calculator: Calculator, name: str) -> Locator:
    results = calculator.page.get_by_role("table", name="Results")
    return results.get_by_role("button", name=name)


def choice(calculator: Calculator, name: str) -> Locator:
    return calculator.choices.get_by_role("group").get_by_role("button", name=name)


def top(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box is not None
    return box["y"]


def test_a_cell_opens_its_choices_in_view_and_keeps_its_place(calculator: Calculator) -> None:
    pressed = cell(calculator, "Player, D, round 2: L2")
    pressed.scroll_into_view_if_needed()
    before = top(pressed)
    pressed.click()
    expect(calculator.choices.get_by_role("heading")).to_have_text(
        "Round 2 · Player, D lost to Player, B"
    )
    expect(choice(calculator, "win")).to_be_focused()
    expect(calculator.choices).to_be_in_viewport(ratio=1)
    expect(pressed).to_be_in_viewport(ratio=1)
    expect(choice(calculator, "loss")).to_have_attribute("aria-pressed", "true")
    for name in ("win", "draw"):
        expect(choice(calculator, name)).to_have_attribute("aria-pressed", "false")
        expect(choice(calculator, name)).to_contain_text("You: 5th → 3rd")
    # It stays where it was seen, unless the choices would cover it.
    assert top(pressed) <= before + 1
    assert top(calculator.choices) > HEADER
    assert sideways(calculator.page) <= 0
    assert violations(calculator.page) == []


def test_a_choice_keeps_the_focus_and_says_its_effect_in_the_bar(calculator: Calculator) -> None:
    cell(calculator, "Player, D, round 2: L2").click()
    choice(calculator, "draw").click()
    expect(calculator.changed).to_be_visible()
    expect(choice(calculator, "draw")).to_be_focused()
    expect(choice(calculator, "draw")).to_have_attribute("aria-pressed", "true")
    expect(choice(calculator, "loss")).to_contain_text("You: 3rd → 5th · the real result")
    expect(calculator.changed).to_contain_text("What if: 1 changed result")
    expect(calculator.changed).to_contain_text("Player, D: 5th → 3rd")
    expect(calculator.status).to_have_text("Player, D: 3rd, was 5th. Decided by Modified Median.")
    # The opponent's cell has changed with it; both say so.
    for name in ("Player, D, round 2: D2", "Player, B, round 2: D5"):
        expect(cell(calculator, name)).to_be_visible()
    # By the keyboard the next choice is one Tab away.
    calculator.page.keyboard.press("Shift+Tab")
    expect(choice(calculator, "win")).to_be_focused()
    calculator.page.keyboard.press("Enter")
    expect(choice(calculator, "win")).to_have_attribute("aria-pressed", "true")
    expect(choice(calculator, "win")).to_be_focused()
    expect(calculator.changed).to_contain_text("1 changed")
    assert violations(calculator.page) == []


def test_escape_and_the_close_button_lead_back_to_the_cell(calculator: Calculator) -> None:
    cell(calculator, "Player, D, round 2: L2").click()
    expect(choice(calculator, "win")).to_be_focused()
    calculator.page.keyboard.press("Escape")
    expect(calculator.choices).to_be_hidden()
    expect(cell(calculator, "Player, D, round 2: L2")).to_be_focused()
    calculator.page.keyboard.press("Enter")
    choice(calculator, "draw").click()
    expect(calculator.changed).to_be_visible()
    calculator.choices.get_by_role("button", name="Close").click()
    expect(calculator.choices).to_be_hidden()
    expect(cell(calculator, "Player, D, round 2: D2")).to_be_focused()
    expect(cell(calculator, "Player, D, round 2: D2")).to_be_in_viewport()


def test_workings_open_over_the_choices_and_close_first(calculator: Calculator) -> None:
    calculator.all_tiebreaks()
    cell(calculator, "Player, D, round 2: L2").click()
    expect(choice(calculator, "win")).to_be_focused()
    calculator.value(5, "solkoff").click()
    expect(calculator.workings).to_be_focused()
    expect(calculator.choices).to_be_hidden()
    calculator.page.keyboard.press("Escape")
    expect(calculator.workings).to_be_hidden()
    expect(calculator.choices).to_be_visible()
    expect(calculator.value(5, "solkoff")).to_be_focused()


def test_the_bar_stays_in_view_in_one_line_and_covers_no_focus(calculator: Calculator) -> None:
    calculator.all_tiebreaks()
    calculator.put("Player, D, round 2: L2", "draw")
    bar = calculator.changed
    for place in (cell(calculator, "Player, D, round 2: D2"), calculator.value(1, "solkoff")):
        place.focus()
        place.evaluate("element => element.scrollIntoView({ block: 'start' })")
        expect(bar).to_be_in_viewport(ratio=1)
        assert top(bar) >= HEADER - 1
        box = bar.bounding_box()
        assert box is not None
        assert box["height"] < 50
        assert top(place) >= box["y"] + box["height"]
    assert sideways(calculator.page) <= 0


# The same buttons are pressed in test_drawing.py, among many steps.
@pytest.mark.long
def test_each_change_can_be_taken_back_by_itself(calculator: Calculator) -> None:
    calculator.put("Player, D, round 2: L2", "draw")
    calculator.put("Player, A, round 1: W6", "loss")
    expect(calculator.changed).to_contain_text("2 changed results")
    calculator.changed.locator("summary").click()
    items = calculator.changed.get_by_role("listitem")
    expect(items.first).to_contain_text("Round 2 · Player, D drew with Player, B (really: loss)")
    expect(items.last).to_contain_text("Round 1 · Player, A lost to Player, I (really: win)")
    items.first.get_by_role("button").click()
    expect(items).to_have_count(1)
    expect(items.get_by_role("button")).to_be_focused()
    expect(cell(calculator, "Player, D, round 2: L2")).to_be_visible()
    items.get_by_role("button").click()
    expect(calculator.changed).to_be_hidden()
    # The answer, as the button is gone.
    expect(calculator.page.get_by_role("region", name="Why this place")).to_be_focused()


def test_undo_takes_back_the_last_change_and_real_results_all(calculator: Calculator) -> None:
    calculator.put("Player, D, round 2: L2", "draw")
    calculator.put("Player, A, round 1: W6", "loss")
    expect(calculator.changed).to_contain_text("2 changed results")
    undo = calculator.changed.get_by_role("button", name="Undo")
    undo.click()
    expect(calculator.changed).to_contain_text("1 changed result")
    expect(undo).to_be_focused()
    expect(cell(calculator, "Player, A, round 1: W6")).to_be_visible()
    calculator.put("Player, A, round 1: W6", "loss")
    calculator.changed.get_by_role("button", name="Real results").click()
    expect(calculator.changed).to_be_hidden()
    expect(cell(calculator, "Player, D, round 2: L2")).to_be_visible()
    expect(calculator.standings.locator(".tb-was")).to_have_count(0)


# That a game has two sides, the core's own tests try.
@pytest.mark.long
def test_a_game_changed_from_its_other_side_is_one_changed_game(calculator: Calculator) -> None:
    calculator.put("Player, D, round 2: L2", "draw")
    calculator.put("Player, B, round 2: D5", "loss")
    expect(calculator.changed).to_contain_text("1 changed result")
    expect(cell(calculator, "Player, D, round 2: W2")).to_be_visible()
    calculator.put("Player, B, round 2: L5", "win")
    expect(calculator.changed).to_be_hidden()


# The bar for somebody who is chosen is above; the words are the core's.
@pytest.mark.long
def test_where_nobody_is_chosen_the_bar_says_how_many_places_change(
    calculator: Calculator,
) -> None:
    calculator.choose("")
    calculator.expect_player("")
    cell(calculator, "Player, D, round 2: L2").click()
    expect(choice(calculator, "draw")).to_have_text("draw")
    choice(calculator, "draw").click()
    expect(calculator.changed).to_contain_text("5 places change")


def test_targets_are_large_enough_for_a_finger(calculator: Calculator, settings: object) -> None:
    cell(calculator, "Player, D, round 2: L2").click()
    choice(calculator, "draw").click()
    expect(calculator.changed).to_be_visible()
    least = 44 if settings is PHONE else 24
    for button in [
        *calculator.choices.get_by_role("button").all(),
        *calculator.changed.get_by_role("button").all(),
    ]:
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= least, button.inner_text()


# Forced colors are looked at in test_forced.py.
@pytest.mark.long
@pytest.mark.fresh
def test_in_forced_colors_the_present_result_and_the_open_cell_are_seen(
    calculator: Calculator,
) -> None:
    calculator.page.emulate_media(forced_colors="active")
    cell(calculator, "Player, D, round 2: L2").click()
    expect(choice(calculator, "loss")).to_have_css("border-top-width", "2px")
    expect(choice(calculator, "win")).to_have_css("border-top-width", "1px")
    expect(cell(calculator, "Player, D, round 2: L2")).to_have_css("outline-style", "solid")
