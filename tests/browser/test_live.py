"""Live examples: a press on a result shows what it changes, and nothing is loaded before."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import (
    DARK_IN_ALL,
    LIGHT_IN_ALL,
    PAINTED,
    Calculator,
    Heard,
    sideways,
    violations,
)
from tests.browser.windows import new_window

pytestmark = pytest.mark.browser

#: Where a part of a page begins, from the top of the page.
PLACE = "(part) => Math.round(part.getBoundingClientRect().top + scrollY)"


def example(page: Page, number: int = 0) -> Locator:
    """An example of a page, the first is the figure at its head; the case that it is in opens."""
    found = page.locator("[data-part=example]").nth(number)
    found.evaluate(
        "(it) => { const inside = it.closest('details'); if (inside) inside.open = true }"
    )
    return found


def sums(within: Locator) -> list[str]:
    """What the ends of the rows say."""
    rows = within.locator("[data-part=live-sum]").all()
    said = [row.locator("[data-part=live-now]").all_text_contents() for row in rows]
    return [" ".join(row) for row in said]


@LIGHT_IN_ALL
def test_a_result_is_changed_seen_taken_back_and_opened(
    page: Page, base: str, heard: Heard, calculator: Calculator
) -> None:
    page.goto(f"{base}rules/modified-median/")
    first = example(page, 1)
    cell = first.get_by_role("button", name="Round 3, Player, A against Player, G")
    below = page.get_by_role("heading", name="Plus, even and minus", exact=True)
    where = below.evaluate(PLACE)
    assert sums(first) == ["Player, A 17 1st", "Player, B 16 2nd"]
    assert not [url for url in heard.requests if "/live/" in url]

    cell.click()
    status = first.get_by_role("status")
    expect(status).to_have_text(
        "Round 3, Player, A against Player, G: draw. Player, A, 17, 2nd was 1st; "
        "Player, B, 16½ was 16, 1st was 2nd."
    )
    assert len([url for url in heard.requests if "/live/" in url]) == 1
    assert sums(first) == [
        "Player, A 17 2nd was 1st",
        "Player, B 16½ was 16 1st was 2nd",
    ]
    # The lowest is another one now, and nothing says any more that the source agrees.
    expect(first.locator(".tb-out .tb-who").first).to_have_text("W Player, I")
    expect(first.locator(".tb-tick")).to_have_count(0)
    expect(cell).to_be_focused()
    assert below.evaluate(PLACE) == where
    assert violations(page) == []
    assert sideways(page) == 0

    # By keyboard: on to the next row, where another single change takes the place of the first.
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(status).to_have_text(
        "Round 3, Player, B against Player, C: draw. Player, A, 17½ was 17, 1st; "
        "Player, B, 16½ was 16, 2nd."
    )
    page.keyboard.press("Enter")
    expect(status).to_contain_text("Player, C: loss.")
    page.keyboard.press("Enter")
    expect(status).to_have_text("Press a result to change it.")
    assert sums(first) == ["Player, A 17 1st", "Player, B 16 2nd"]
    cell.click()
    first.get_by_role("button", name="As it was").click()
    expect(cell).to_be_focused()
    expect(first.locator(".tb-tick")).to_have_count(2)
    assert below.evaluate(PLACE) == where
    assert heard.complaints == []

    cell.click()
    page.evaluate(PAINTED)
    first.get_by_role("link", name="Open in the calculator").click()
    calculator.expect_state("done")
    expect(calculator.changed).to_contain_text("1 changed result")
    expect(calculator.value(2, "modified-median")).to_have_text("16½")
    expect(calculator.standings.locator("tbody tr").first).to_contain_text("Player, B")


# The same script changes an example above.
@pytest.mark.long
@DARK_IN_ALL
def test_scores_and_whole_tables_are_changed_in_spanish_too(page: Page, base: str) -> None:
    page.goto(f"{base}es/solkoff/")
    scored = example(page, 2)
    scored.get_by_role("button", name="Eric, rival 3: puntuación final 2½").click()
    expect(scored.get_by_role("status")).to_have_text(
        "Eric, rival 3: puntuación final 3. Eric, 6 antes 5½, 1.º."
    )
    page.goto(f"{base}rules/sonneborn-berger/")
    whole = example(page, 1)
    whole.get_by_role("button", name="Round 1, Betty against Alexa: win").click()
    # Both cells of the game are changed, and lead on from there.
    other = whole.get_by_role("button", name="Round 1, Alexa against Betty: draw")
    expect(other).to_have_text("D2")
    other.click()
    expect(whole.get_by_role("status")).to_contain_text("Round 1, Alexa against Betty: win")
    assert violations(page) == []


def test_without_a_script_the_page_stays_as_it_is(browser: Browser, base: str) -> None:
    context = new_window(browser, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{base}rules/modified-median/")
    expect(page.get_by_role("img", name="Modified Median, drawn to scale")).to_be_visible()
    page.locator("summary", has_text="Players A and B of the WSCF table").click()
    expect(page.get_by_role("heading", name="Player, A")).to_be_visible()
    expect(page.get_by_text("Press a result to change it.").first).to_be_hidden()
    expect(page.get_by_role("table", name="Results to change").first).to_be_hidden()
    page.goto(f"{base}rules/sonneborn-berger/")
    page.locator("summary", has_text="Alexa and Betty").click()
    expect(page.get_by_role("table", name="Crosstable").first).to_be_visible()
    context.close()


def test_what_cannot_be_loaded_is_said_and_can_be_tried_again(page: Page, base: str) -> None:
    page.route("**/live/*.json", lambda route: route.abort())
    page.goto(f"{base}rules/solkoff/")
    first = example(page)
    cell = first.get_by_role("button", name="Round 1, Ann against Ben")
    cell.click()
    expect(first.get_by_role("alert")).to_contain_text("Check the connection")
    page.unroute("**/live/*.json")
    cell.click()
    expect(first.get_by_role("status")).to_contain_text("draw")
    expect(first.get_by_role("alert")).to_be_hidden()


# The same script changes an example above.
@pytest.mark.long
@DARK_IN_ALL
def test_the_figure_at_the_head_follows_what_is_changed(page: Page, base: str) -> None:
    page.goto(f"{base}rules/modified-median/")
    head = example(page)
    figure = head.locator("svg")
    below = page.get_by_role("heading", name="By hand")
    where = below.evaluate(PLACE)
    expect(figure).to_contain_text("Ann  3 of 4 points")
    assert sums(head) == ["Ann 7½ 1st", "Ben 7 2nd"]
    # Cleo, who wins then, counts more for Ann, and is ahead of both.
    head.get_by_role("button", name="Round 3, Ann against Cleo: draw").click()
    expect(head.get_by_role("status")).to_contain_text("Round 3, Ann against Cleo: loss.")
    expect(figure).to_contain_text("Ann  2½ of 4 points")
    assert sums(head) == ["Ann 8 was 7½ 3rd was 1st", "Ben 7 2nd"]
    assert below.evaluate(PLACE) == where
    assert violations(page) == []
    assert sideways(page) == 0
    head.get_by_role("button", name="As it was").click()
    expect(figure).to_contain_text("Ann  3 of 4 points")
    # The link opens what is in view.
    expect(head.get_by_role("link", name="Open in the calculator")).to_be_visible()


def test_numbers_of_rounds_stand_over_their_buttons(page: Page, base: str) -> None:
    page.goto(f"{base}rules/modified-median/")
    table = example(page).get_by_role("table", name="Results to change")
    middle = """(cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right } = range.getBoundingClientRect();
      return (left + right) / 2;
    }"""
    heads = [one.evaluate(middle) for one in table.locator("thead th").all()[1:5]]
    cells = [
        one.evaluate(middle) for one in table.locator("tbody tr").first.locator("td").all()[:4]
    ]
    assert heads == pytest.approx(cells, abs=1.5)
