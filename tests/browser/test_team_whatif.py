"""What a board, or a match, would have changed for a team."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK_IN_ALL, SAMPLES, Calculator, in_both_schemes, sideways

pytestmark = pytest.mark.browser

CUP = (SAMPLES / "team-cup.txt").read_text(encoding="utf-8")
NO_BOARDS = (SAMPLES / "four-teams.txt").read_text(encoding="utf-8")


def tries(calculator: Calculator, text: str, team: str) -> tuple[list[str], str]:
    """Ask what would have put a team higher and try the first; the heads, and the game."""
    page = calculator.page
    calculator.open()
    calculator.calculate(text)
    calculator.expect_state("done")
    calculator.choose(team)
    page.get_by_role("button", name="What would have put me higher?").click()
    found = page.locator(".tb-higher:visible").get_by_role("table")
    expect(found).to_be_visible()
    # What was found takes the place of what was there while it looked.
    expect(page.locator(".tb-higher:visible").get_by_role("progressbar")).to_have_count(0)
    heads = found.get_by_role("columnheader").all_inner_texts()
    first = found.get_by_role("row").nth(1)
    game = first.get_by_role("rowheader").inner_text()
    assert sideways(page) <= 0
    place = calculator.standings.locator(f'tr[data-number="{team}"] .tb-place')
    before = place.inner_text()
    first.get_by_role("button", name="Try").click()
    expect(calculator.changed).to_contain_text("changed")
    expect(place).to_contain_text("was ")
    expect(page.get_by_role("region", name="Why this place")).to_be_focused()
    assert in_both_schemes(page) == []
    page.get_by_role("button", name="Real results").click()
    expect(place).to_have_text(before)
    return heads, game


@DESK_IN_ALL
@pytest.mark.kept
def test_boards_of_matches_are_tried(calculator: Calculator) -> None:
    heads, game = tries(calculator, CUP, "4")
    assert heads[:2] == ["Rd.", "Board"]
    assert "board 1 (Ona – Ada)" in game


# Boards are tried in the same way above; what a whole match would do, the core's tests say.
@pytest.mark.long
def test_matches_without_boards_are_tried_whole(calculator: Calculator) -> None:
    heads, game = tries(calculator, NO_BOARDS, "2")
    assert heads[:2] == ["Rd.", "Match"]
    assert "board" not in game
