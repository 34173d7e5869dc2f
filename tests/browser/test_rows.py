"""A long event: only what is in sight is drawn, and nobody can tell."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import (
    DESK_IN_ALL,
    EDGES,
    PAINTED,
    PHONE,
    PHONE_IN_ALL,
    Calculator,
    sideways,
    violations,
)
from tests.browser.warm import serve_python
from tests.browser.windows import new_window
from tests.support.browsers import chromium_launch_options
from tests.support.events import random_event
from tests.support.sheets import wintd_tabs

pytestmark = pytest.mark.browser

PLAYERS = 120
# Which of the rows the browser has laid out.
DRAWN = """
(table) => [...table.querySelectorAll("tr[data-number]")].map((row) =>
  row.cells[0].checkVisibility({ contentVisibilityAuto: true }))
"""


@pytest.fixture
def large(calculator: Calculator) -> Calculator:
    open_large(calculator)
    return calculator


def open_large(calculator: Calculator) -> None:
    table = random_event(Random(7), players=PLAYERS, rounds=6)  # noqa: S311 - no secret
    calculator.open()
    calculator.calculate(wintd_tabs(table))
    calculator.expect_state("done")
    # By the keyboard: rows are laid out as they come into sight, so that the button may move
    # between the moments in which a mouse goes down and up.
    calculator.page.get_by_role("button", name="Show the crosstable").press("Enter")
    expect(calculator.page.get_by_role("table", name="Results")).to_be_visible()


# Where one cell ends the next begins: what is left over.
GAPS = """
(table) => [...table.rows].slice(0, 5).flatMap((row) => {
  const boxes = [...row.cells].map((cell) => cell.getBoundingClientRect());
  const seen = boxes.filter((box) => box.width);
  return seen.slice(1).map((box, at) => Math.abs(box.left - seen[at].right) < 1.5);
})
"""


@PHONE_IN_ALL
def test_only_rows_in_sight_are_drawn_and_columns_are_in_line(large: Calculator) -> None:
    for all_ in (False, True):
        if all_:
            large.all_tiebreaks()
        heads, cells = large.standings.evaluate(EDGES)
        assert heads == cells
    assert set(large.standings.evaluate(GAPS)) == {True}
    for table in (large.standings, large.page.get_by_role("table", name="Results")):
        heads, cells = table.evaluate(EDGES)
        assert heads == cells
        drawn = table.evaluate(DRAWN)
        assert len(drawn) == PLAYERS
        assert drawn.count(True) < PLAYERS / 2
    assert sideways(large.page) <= 0


# Of a table of fifteen rows, which has the same elements, test_cells.py always asks axe.
@pytest.mark.long
@PHONE_IN_ALL
def test_it_is_a_table_for_those_who_hear_it(large: Calculator) -> None:
    assert violations(large.page) == []


@pytest.mark.long
@PHONE_IN_ALL
def test_rows_out_of_sight_are_there_for_those_who_hear_them(
    browser: Browser, base: str, settings: dict[str, Any]
) -> None:
    """Browsers once forgot what a table is where its rows are laid out otherwise."""
    options = chromium_launch_options()
    # As with a screen reader, which is there before the page.
    options["args"].append("--force-renderer-accessibility")
    listening = browser.browser_type.launch(**options)
    context = new_window(listening, **settings)
    serve_python(context)
    calculator = Calculator(context.new_page(), base)
    open_large(calculator)
    devtools = calculator.page.context.new_cdp_session(calculator.page)
    tree = devtools.send("Accessibility.getFullAXTree")["nodes"]
    roles = Counter(node["role"]["value"] for node in tree if not node["ignored"])
    # Above each score is a line with one cell.
    scores = len(set(calculator.standings.locator(".tb-score").all_text_contents()))
    listening.close()
    assert roles["row"] == 2 * (PLAYERS + 1) + scores
    assert roles["rowheader"] == 2 * PLAYERS
    # Place, name and score; all four tiebreaks, or on a phone what decided.
    tiebreaks = 1 if settings == PHONE else 4
    assert roles["columnheader"] == 3 + tiebreaks + 9
    least = PLAYERS * (2 + tiebreaks + 8) + scores
    # Of rows out of sight Chromium does not know yet which cells a phone leaves out.
    most = PLAYERS * (2 + 5 + 8) + scores if settings == PHONE else least
    assert least <= roles["cell"] <= most


# How keys go through a table is in test_cells.py, which rows are drawn in the test above.
@pytest.mark.long
@PHONE_IN_ALL
def test_keys_go_to_the_last_row_and_bring_it_into_sight(large: Calculator) -> None:
    large.standings.get_by_role("button").nth(20).focus()
    large.page.keyboard.press("Control+End")
    last = large.standings.locator("tbody tr").last
    expect(last.get_by_role("button").last).to_be_focused()
    expect(last.get_by_role("button").last).to_be_in_viewport()


# That columns are in line is in the test above.
@pytest.mark.long
@DESK_IN_ALL
def test_places_that_move_leave_the_columns_in_line(large: Calculator) -> None:
    for cell in (3, 40):
        large.put(large.page.locator(".tb-cell").nth(cell), 0)
    expect(large.standings.locator(".tb-was").first).to_be_visible()
    heads, cells = large.standings.evaluate(EDGES)
    assert heads == cells
    overflowing = large.standings.locator(".tb-place").evaluate_all(
        "places => places.filter((place) => place.scrollWidth > place.clientWidth).length"
    )
    assert overflowing == 0
    assert sideways(large.page) <= 0


# That columns stay in line is in the tests around.
@pytest.mark.long
@PHONE_IN_ALL
def test_a_narrower_window_has_columns_of_its_own(large: Calculator) -> None:
    large.page.set_viewport_size({"width": 500, "height": 800})
    # It is told of its new width before the next frame, and measures then.
    large.page.evaluate(PAINTED)
    heads, cells = large.standings.evaluate(EDGES)
    assert heads == cells
    assert sideways(large.page) <= 0
    large.page.emulate_media(media="print")
    display = large.standings.evaluate("table => getComputedStyle(table).display")
    assert display == "table"


#: Of each body of the standings how many rows it has, the lines above scores apart; and whether the
#: rows of all are in the order of places.
BODIES = """
(table) => {
  const bodies = [...table.tBodies].map((body) => [...body.rows]);
  const places = bodies.flat().filter((row) => row.dataset.number)
    .map((row) => parseInt(row.cells[0].textContent));
  return {
    most: Math.max(...bodies.map((rows) => rows.length)),
    mixed: bodies
      .filter((rows) => rows.length > 1 && rows.some((row) => !row.dataset.number)).length,
    count: bodies.length,
    players: places.length,
    ordered: places.every((place, at) => !at || place >= places[at - 1]),
  };
}
"""
#: The row that lies right below the heads.
BELOW_HEADS = """
(table) => {
  const { left, bottom } = table.tHead.getBoundingClientRect();
  return document.elementFromPoint(left + 20, bottom + 6).closest("tr").textContent;
}
"""
MANY = 410


# It takes more than four hundred players: fifteen rows have the same elements.
@pytest.mark.long
def test_hundreds_of_rows_are_skipped_by_the_fifty(calculator: Calculator) -> None:
    page, standings = calculator.page, calculator.standings
    calculator.open()
    calculator.calculate(wintd_tabs(random_event(Random(7), players=MANY, rounds=2)))  # noqa: S311
    calculator.expect_state("done")
    page.evaluate(PAINTED)
    bodies = standings.evaluate(BODIES)
    assert bodies["ordered"]
    assert (bodies["players"], bodies["most"], bodies["mixed"]) == (MANY, 50, 0)
    heads, cells = standings.evaluate(EDGES)
    assert heads == cells
    drawn = standings.evaluate(DRAWN)
    assert 0 < drawn.count(True) < 200
    # Tab stops at a value, not at a head.
    assert standings.locator("[tabindex='0']").evaluate("one => one.closest('tbody') !== null")
    # The line above a score stays below the heads, also over the next body of its players.
    row = standings.locator("tr[data-number]").nth(250)
    row.scroll_into_view_if_needed()
    page.evaluate(PAINTED)
    # What a browser skipped until now may have no inner text yet.
    score = row.locator(".tb-score").text_content()
    assert standings.evaluate(BELOW_HEADS).startswith(f"{score} · ")
    # Rows that move stay in order; sorted, and back, they are as at first.
    row.locator(".tb-player").click()
    expect(row).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="Show the crosstable").press("Enter")
    calculator.put(page.locator(".tb-chosen .tb-cell").first, 0)
    expect(calculator.changed).to_contain_text("1 changed result")
    page.evaluate(PAINTED)
    moved = standings.evaluate(BODIES)
    assert (moved["ordered"], moved["players"]) == (True, MANY)
    standings.get_by_role("button", name="Name").press("Enter")
    expect(standings.locator("[aria-sort]")).to_contain_text("Name")
    page.evaluate(PAINTED)
    by_name = standings.evaluate(BODIES)
    assert (by_name["players"], by_name["ordered"]) == (MANY, False)
    assert by_name["most"] < 150
    standings.get_by_role("button", name="Place").press("Enter")
    expect(standings.locator("[aria-sort]")).to_contain_text("Place")
    page.evaluate(PAINTED)
    again = standings.evaluate(BODIES)
    assert again["ordered"]
    assert (again["players"], again["mixed"]) == (MANY, 0)
    # In print they are one table.
    page.emulate_media(media="print")
    lines = "bodies => bodies.filter((one) => one.rows[0].cells[0].clientHeight < 5).length"
    assert standings.locator("tbody").evaluate_all(lines) == 0
