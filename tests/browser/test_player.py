"""Finding oneself, and what the choices would do to the place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import (
    DESK_IN_ALL,
    PHONE_IN_ALL,
    SAMPLES,
    Calculator,
    sideways,
)

pytestmark = [pytest.mark.browser, pytest.mark.kept]


@pytest.fixture(autouse=True)
def _wscf(calculator: Calculator) -> None:
    calculator.show()


def why(calculator: Calculator) -> Locator:
    return calculator.page.get_by_role("region", name="Why this place")


def offered(calculator: Calculator) -> Locator:
    """The names in the list below the box."""
    return calculator.page.get_by_role("listbox", name="Player").get_by_role("option")


@DESK_IN_ALL
def test_a_name_is_found_by_its_beginning_and_remembered(calculator: Calculator) -> None:
    calculator.player.fill("pláyer d")
    expect(offered(calculator)).to_have_text(["5 Player, D 3½"])
    assert sideways(calculator.page) <= 0
    calculator.player.press("Enter")
    expect(why(calculator)).to_contain_text("5th of 15")
    expect(why(calculator)).to_be_focused()
    expect(why(calculator)).to_be_in_viewport()
    expect(offered(calculator)).to_have_count(0)
    calculator.expect_player("Player, D")
    calculator.link()
    calculator.page.reload()
    expect(why(calculator)).to_contain_text("5th of 15")
    calculator.expect_player("Player, D")


@PHONE_IN_ALL
def test_the_list_has_everybody_and_is_gone_through_by_keyboard(calculator: Calculator) -> None:
    calculator.player.click()
    expect(offered(calculator)).to_have_count(15)
    press = calculator.page.keyboard.press
    press("ArrowDown")
    press("ArrowDown")
    second = offered(calculator).nth(1)
    expect(second).to_have_attribute("aria-selected", "true")
    expect(second).to_have_text("2 Player, B 6")
    press("ArrowUp")
    press("ArrowUp")
    expect(offered(calculator).last).to_have_attribute("aria-selected", "true")
    expect(offered(calculator).last).to_be_in_viewport()
    press("Escape")
    expect(calculator.player).to_be_focused()
    expect(offered(calculator)).to_have_count(0)
    calculator.player.fill("nobody of that name")
    expect(offered(calculator)).to_have_text("Nobody by that name")
    press("Enter")
    expect(why(calculator)).to_be_empty()
    # Who goes on without choosing sees who is chosen: nobody.
    press("Tab")
    calculator.expect_player("")


@DESK_IN_ALL
def test_a_name_in_the_list_is_pressed(calculator: Calculator) -> None:
    calculator.player.click()
    offered(calculator).filter(has_text="Player, I").click()
    expect(why(calculator)).to_contain_text("6th of 15")
    # Another one, then nobody: by the cross, or by emptying the box.
    calculator.choose("3")
    expect(why(calculator)).to_contain_text("Player, E is 3rd of 15")
    calculator.page.get_by_role("button", name="No player").click()
    expect(why(calculator)).to_be_empty()
    calculator.choose("3")
    expect(why(calculator)).not_to_be_empty()
    calculator.choose("")
    expect(why(calculator)).to_be_empty()
    calculator.expect_player("")


@DESK_IN_ALL
def test_a_name_in_the_standings_leads_to_its_answer(calculator: Calculator) -> None:
    calculator.standings.get_by_role("link", name="Player, D").click()
    expect(why(calculator)).to_be_focused()
    expect(why(calculator)).to_contain_text(
        "behind on Cumulative, 12½ to 14½.The scores after each round add up to 12½ for you"
    )
    # And from there to those of the same score.
    why(calculator).get_by_role("link", name="Player, I").click()
    expect(why(calculator)).to_contain_text("6th of 15")
    assert sideways(calculator.page) <= 0


@DESK_IN_ALL
def test_each_order_says_what_place_it_would_give(calculator: Calculator) -> None:
    calculator.choose("5")
    expect(why(calculator)).to_contain_text("5th of 15")
    effects = calculator.page.get_by_role("region", name="Player, D’s place under each order")
    expect(effects).to_have_count(0)
    calculator.change_order()
    expect(effects).to_be_visible()
    down = calculator.page.get_by_role("button", name="Cumulative: down (4th)")
    expect(down).to_be_visible()
    assert sideways(calculator.page) <= 0
    effects.get_by_role("button", name="ICCF").click()
    expect(why(calculator)).to_contain_text("4th of 15")
    expect(effects.get_by_role("button", name="ICCF")).to_have_attribute("aria-current", "true")
    calculator.change_order()
    expect(effects).to_have_count(0)


@PHONE_IN_ALL
def test_fides_edition_is_a_switch_and_stays_in_the_link(calculator: Calculator) -> None:
    calculator.calculate((SAMPLES / "fide-open.txt").read_text(encoding="utf-8"))
    calculator.expect_state("done")
    calculator.change_order()
    rules = calculator.page.get_by_role("combobox", name="FIDE rules")
    expect(rules).to_have_value("")
    before = calculator.cells()
    rules.select_option("fide-2022")
    calculator.expect_state("done")
    expect(rules).to_have_value("fide-2022")
    assert calculator.cells() != before
    calculator.link()
    calculator.page.reload()
    calculator.expect_state("done")
    calculator.change_order()
    expect(rules).to_have_value("fide-2022")


@PHONE_IN_ALL
def test_who_came_late_is_corrected(calculator: Calculator) -> None:
    calculator.page.get_by_role("combobox", name="Tiebreak order").select_option("iccf")
    calculator.change_order()
    calculator.page.get_by_role("combobox", name="Add a tiebreak").select_option(
        label="Late Arrival"
    )
    group = calculator.page.get_by_role("group", name="Came late")
    expect(group).to_contain_text("Nobody")
    group.get_by_role("combobox", name="Add").select_option(label="Player, A")
    remove = group.get_by_role("button", name="Player, A was on time")
    expect(remove).to_be_visible()
    expect(calculator.value(1, "late-arrival")).to_have_text("0")
    remove.click()
    expect(group).to_contain_text("Nobody")
    expect(calculator.value(1, "late-arrival")).to_have_text("1")
