"""Nothing of the main path hangs out of the screen, is cut, or jumps away when it is pressed."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import (
    DESK,
    DESK_IN_ALL,
    ON_PHONE,
    PAINTED,
    SAMPLES,
    Calculator,
    sideways,
)
from tests.support.events import random_event
from tests.support.examples import one_in
from tests.support.sheets import wintd_tabs

pytestmark = pytest.mark.browser

SCHOOL = (SAMPLES / "high-school.txt").read_text(encoding="utf-8")
PLAYERS = 120
SIX = "solkoff,cumulative,cumulative-opposition,opposition-performance,kashdan,most-wins"
ON_DESK = pytest.mark.parametrize("settings", [DESK], ids=["desk"])

#: What of a list of names, place, name and score, is not wholly on the screen.
OUT_OF_SIGHT = """
(list) => [list, ...list.querySelectorAll("span")].filter((each) => {
  const { left, right } = each.getBoundingClientRect();
  return left < 0 || right > innerWidth || each.scrollWidth > each.clientWidth + 1;
}).map((each) => each.textContent)
"""
#: Pairs of texts of the same table that lie over each other.
OVER_EACH_OTHER = """
(table) => [...table.querySelectorAll("tr")].flatMap((row) => {
  const boxes = [...row.cells].flatMap((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return [...range.getClientRects()].map((box) => ({ box, cell }));
  });
  return boxes.flatMap((one, at) => boxes.slice(at + 1)
    .filter((other) => other.cell !== one.cell
      && one.box.left < other.box.right - 1 && other.box.left < one.box.right - 1
      && one.box.top < other.box.bottom - 1 && other.box.top < one.box.bottom - 1)
    .map((other) => one.cell.textContent + " / " + other.cell.textContent));
})
"""
#: By how much the standings are wider than their place, and the heads whose text is cut.
CUT = """
(table) => [
  table.parentElement.scrollWidth - table.parentElement.clientWidth,
  ...[...table.querySelectorAll("thead button")]
    .filter((head) => head.scrollWidth > head.clientWidth).map((head) => head.textContent),
]
"""


@ON_PHONE
@pytest.mark.parametrize("path", ["calculator/", pytest.param("embed/", marks=pytest.mark.long)])
def test_the_list_of_names_is_wholly_on_every_phone(
    calculator: Calculator, base: str, path: str
) -> None:
    page = calculator.page
    page.goto(f"{base}{path}#{state(SCHOOL, '')}")
    calculator.expect_state("done")
    for width in (320, 360, 390, 412, 430):
        page.set_viewport_size({"width": width, "height": 800})
        calculator.player.click()
        names = page.get_by_role("listbox", name="Player")
        expect(names.get_by_role("option")).to_have_count(19)
        assert names.evaluate(OUT_OF_SIGHT) == [], width
        calculator.player.press("Escape")


#: For each head of a table, where its text ends, and where the text of the first row's cell does.
ENDS = """
(table) => {
  const end = (cell) => {
    const range = document.createRange();
    const short = cell.querySelector(".tb-short-head");
    if (short) return short.getBoundingClientRect().right;
    range.selectNodeContents(cell.querySelector("button") ?? cell);
    return Math.max(...[...range.getClientRects()].map((box) => box.right));
  };
  const row = table.querySelector("tbody tr[data-number]");
  return [...table.tHead.rows[0].cells]
    .map((head, at) => [head, row.cells[at]])
    .filter((pair) => pair.every((each) => each?.checkVisibility({ visibilityProperty: true })))
    .filter(([, cell]) => cell.textContent && !cell.matches(".tb-name"))
    .map(([head, cell]) => [head.textContent, end(head) - end(cell)]);
}
"""


@DESK_IN_ALL
def test_heads_end_where_their_figures_end(calculator: Calculator, settings: object) -> None:
    page = calculator.page
    calculator.open(f"#{state(SCHOOL, SIX, 7)}")
    calculator.expect_state("done")
    page.get_by_role("button", name="Show the crosstable").press("Enter")
    results = page.get_by_role("table", name="Results")
    expect(results).to_be_visible()
    calculator.all_tiebreaks()
    page.evaluate(PAINTED)
    for table, columns in ((calculator.standings, 8), (results, 7)):
        ends = table.evaluate(ENDS)
        assert len(ends) == columns
        assert [one for one in ends if abs(one[1]) > 1] == [], settings


def long_event() -> str:
    return wintd_tabs(random_event(Random(7), players=PLAYERS, rounds=7))  # noqa: S311 - no secret


#: Where the columns of the standings begin, and how high a player's row is.
COLUMNS = """
(table) => [
  [...table.tHead.rows[0].cells].map((head) => Math.round(head.getBoundingClientRect().left)),
  Math.round(table.querySelector("tr[data-number]").getBoundingClientRect().height),
]
"""


# In test_rows.py columns stay in line, and a score above its players; a row stays in place below.
@pytest.mark.long
@ON_DESK
def test_an_answer_leaves_the_columns_where_they_are(calculator: Calculator) -> None:
    """The rows of a long table are 32 pixels high; the line above a score stays below the heads."""
    page = calculator.page
    calculator.open()
    calculator.calculate(long_event())
    calculator.expect_state("done")
    page.evaluate(PAINTED)
    columns, height = calculator.standings.evaluate(COLUMNS)
    assert height == 32
    row = calculator.standings.locator("tr[data-number]").nth(60)
    row.scroll_into_view_if_needed()
    page.evaluate(PAINTED)
    seen = calculator.standings.evaluate("""(table) => {
      const { left, bottom } = table.tHead.getBoundingClientRect();
      return document.elementFromPoint(left + 20, bottom + 6).closest("tr").textContent;
    }""")
    score = row.locator(".tb-score").inner_text()
    assert re.fullmatch(rf"{score} · \d+ players · \d+–\d+", seen)
    row.locator(".tb-player").click()
    expect(row).to_have_attribute("aria-current", "true")
    page.evaluate(PAINTED)
    assert calculator.standings.evaluate(COLUMNS) == [columns, height]


@ON_PHONE
@pytest.mark.kept
def test_a_phone_goes_from_the_answer_to_the_row_and_back(calculator: Calculator) -> None:
    page = calculator.page
    calculator.open()
    calculator.calculate(long_event())
    calculator.expect_state("done")
    row = calculator.standings.locator("tr[data-number]").nth(60)
    row.evaluate("(row) => row.scrollIntoView({ block: 'center' })")
    page.evaluate(PAINTED)
    top = "(row) => row.getBoundingClientRect().top"
    before = row.evaluate(top)
    calculator.link()
    row.locator(".tb-player").tap()
    answer = page.get_by_role("region", name="Why this place").get_by_role("heading").first
    expect(answer).to_be_in_viewport()
    down = page.get_by_role("button", name="Your row in the standings")
    up = page.get_by_role("button", name="Back to the answer")
    expect(up).to_be_hidden()
    down.tap()
    expect(row).to_be_in_viewport()
    expect(down).to_be_hidden()
    up.tap()
    expect(answer).to_be_in_viewport()
    calculator.link()
    page.go_back()
    expect(calculator.player).to_have_value("")
    page.evaluate(PAINTED)
    assert abs(row.evaluate(top) - before) <= 2


# That another player moves nothing is in test_steady.py.
@pytest.mark.long
@ON_DESK
def test_a_pressed_row_stays_where_it_is(calculator: Calculator) -> None:
    """Whether a name was pressed or a value, and whatever the table's columns become."""
    table = random_event(Random(7), players=PLAYERS, rounds=7)  # noqa: S311 - no secret
    text = re.sub(r"(?m)^(\d+\t)", r"\1Fitzgerald-Montgomery Hamilton, ", wintd_tabs(table))
    page = calculator.page
    calculator.open()
    calculator.calculate(text)
    calculator.expect_state("done")
    row = calculator.standings.locator("tr[data-number]").nth(60)
    for part in (".tb-value", ".tb-player"):
        row.scroll_into_view_if_needed()
        page.evaluate(PAINTED)
        before = row.evaluate("(row) => row.getBoundingClientRect().top")
        row.locator(part).first.click()
        opened = "Workings" if part == ".tb-value" else "Why this place"
        expect(page.get_by_role("region", name=opened).get_by_role("heading")).to_be_visible()
        page.evaluate(PAINTED)
        after = row.evaluate("(row) => row.getBoundingClientRect().top")
        assert abs(after - before) <= 2
        if opened == "Workings":
            page.keyboard.press("Escape")
            expect(page.get_by_role("region", name=opened)).to_be_empty()
    name = row.locator(".tb-player")
    name.hover()
    expect(name).to_have_attribute("title", name.text_content() or "?")


def every_sum(page: Page) -> None:
    page.get_by_role("button", name="Show every tiebreak added up").click()
    expect(page.get_by_role("button", name="Only what decided")).to_be_visible()


# That nothing is too wide or lies over a text, in every state, is in test_geometry.py.
@pytest.mark.long
@ON_DESK
def test_six_tiebreaks_beside_an_answer_are_whole_and_so_is_every_sum(
    calculator: Calculator,
) -> None:
    """One of the six has no value: one line says so, in place of a column of dashes."""
    page = calculator.page
    calculator.open(f"#{state(SCHOOL, '', 7)}")
    calculator.expect_state("done")
    why = page.get_by_role("region", name="Why this place")
    said = "Most Blacks: no value, the table gives no colors."
    expect(page.get_by_text(said)).to_have_count(1)
    assert calculator.standings.get_by_role("columnheader", name="Blacks").count() == 0
    every_sum(page)
    expect(why.get_by_text(said)).to_have_count(1)
    for width in (1280, 390, 360):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(PAINTED)
        assert sideways(page) <= 0, width
        for table in why.locator("table").all():
            assert table.evaluate(OVER_EACH_OTHER) == [], width
    page.set_viewport_size({"width": 1280, "height": 900})
    for path, order in (("calculator/", SIX), ("es/calculadora/", "us-chess")):
        page.goto("about:blank")
        page.goto(f"{calculator.base}{path}#{state(SCHOOL, order, 7)}")
        calculator.expect_state("done")
        page.evaluate(PAINTED)
        assert page.locator(".tb-standings").evaluate(CUT) == [0]


#: Where a row is seen below what stays at the top, the bar of changes and the heads of the table.
BELOW = """
(row) => {
  const bar = document.querySelector(".tb-changes").getBoundingClientRect().bottom;
  const head = row.closest("table").tHead.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  return [top - Math.max(bar, head.bottom), innerHeight - bottom];
}
"""


@DESK_IN_ALL
@pytest.mark.kept
def test_what_is_tried_shows_the_players_new_place(
    calculator: Calculator, settings: object
) -> None:
    """Neither the bar nor the heads of the table lie over the player's row."""
    page = calculator.page
    calculator.show(SCHOOL, "7")
    page.get_by_role("button", name="What would have put me higher?").click()
    # It leads to second place; the page has been scrolled down to it.
    tried = page.locator(".tb-higher:visible").get_by_role("button", name="Try: ")
    tried.filter(visible=True).first.click()
    expect(calculator.changed).to_be_visible()
    page.evaluate(PAINTED)
    row = calculator.standings.locator("tr[aria-current]")
    below, above_end = row.evaluate(BELOW)
    assert below >= 0, settings
    assert above_end >= 0, settings
    # What it was before is no button, and has not the color of one.
    was, link = row.locator(".tb-was"), calculator.page.locator("a.tb-player").first
    color = "(found) => getComputedStyle(found).color"
    assert was.evaluate(color) != link.evaluate(color)


TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
#: The tops of what stands in the first line of the bar, besides the event.
TOPS = """
() => [...document.querySelector(".tb-bar-facts").children]
  .filter((each) => each.checkVisibility()).map((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  })
"""


@pytest.mark.parametrize("settings", one_in(2, [TABLET, DESK]), ids=["tablet", "desk"])
def test_what_stands_beside_a_long_event_stays_together(calculator: Calculator) -> None:
    event = "Event: The Forty-Seventh Annual Northern Valley Championship for Everybody\n"
    calculator.open()
    calculator.paste(event + SCHOOL)
    calculator.expect_state("done")
    assert len(set(calculator.page.evaluate(TOPS))) == 1
    assert sideways(calculator.page) <= 0


@pytest.mark.parametrize("settings", [{"viewport": {"width": 360, "height": 740}}], ids=["360"])
@pytest.mark.kept
def test_a_prize_class_fits_a_phone(calculator: Calculator) -> None:
    calculator.open()
    calculator.paste((SAMPLES / "prizes.txt").read_text(encoding="utf-8"))
    calculator.expect_state("done")
    calculator.prize_class("rating<1200")
    expect(calculator.standings).to_contain_text("2nd overall")
    assert calculator.standings.evaluate(CUT) == [0]


@ON_PHONE
@pytest.mark.kept
def test_the_end_of_the_page_is_not_below_the_way_back(calculator: Calculator) -> None:
    calculator.show(SCHOOL, "7")
    page = calculator.page
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    way = page.locator(".tb-jump:visible")
    expect(way).to_have_count(1)
    last = page.locator(".md-footer a").last
    expect(last).to_be_in_viewport()
    ends, begins = last.bounding_box(), way.bounding_box()
    assert ends is not None
    assert begins is not None
    assert ends["y"] + ends["height"] <= begins["y"]
