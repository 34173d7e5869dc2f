"""The answer as a person reads it: the headline, the sums as one table, and anybody to compare."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import (
    BOTH,
    DESK,
    DESK_IN_ALL,
    PAINTED,
    PHONE,
    SIDEWAYS,
    WSCF,
    Calculator,
)

pytestmark = [pytest.mark.browser, pytest.mark.kept]
TABLET = {"viewport": {"width": 768, "height": 1024}}
WIDTHS = pytest.mark.parametrize(
    "settings",
    [*(pytest.param(wide, marks=pytest.mark.long) for wide in (DESK, TABLET)), PHONE],
    ids=["desk", "tablet", "phone"],
)


def answer(calculator: Calculator, number: int) -> Locator:
    """The answer of a player of the handout."""
    calculator.show(WSCF, str(number))
    return calculator.page.get_by_role("region", name="Why this place")


def boxes(cells: Locator) -> list[FloatRect]:
    return [box for cell in cells.all() if (box := cell.bounding_box())]


@WIDTHS
def test_the_answer_is_a_heading_and_a_table_to_add_up(calculator: Calculator) -> None:
    why = answer(calculator, 2)
    expect(why.get_by_role("heading", name="Player, B is 2nd of 15 with 6 points")).to_be_visible()
    expect(why).to_contain_text("behind on Modified Median, 16 to 17.")
    table = why.get_by_role("table", name="Modified Median")
    expect(table.get_by_role("rowheader")).to_have_text(["1 Player, A", "2 Player, B"])
    expect(table.get_by_role("columnheader")).to_have_text(
        ["Round", "1", "2", "3", "4", "5", "6", "Sum"]
    )
    own = table.get_by_role("row").filter(has_text="Player, B").last
    expect(own.get_by_role("cell").last).to_have_text("16")
    expect(own.get_by_role("cell").nth(1)).to_have_text(re.compile("3½\\s+W Player, D"))
    assert calculator.page.evaluate(SIDEWAYS) <= 0


@DESK_IN_ALL
def test_headings_of_sums_say_round_and_do_not_look_as_if_a_click_sorted(
    calculator: Calculator,
) -> None:
    heads = answer(calculator, 2).get_by_role("table", name="Modified Median")
    corner = heads.get_by_role("columnheader").first
    box = corner.get_by_text("Round").bounding_box()
    assert box is not None
    assert box["width"] > 20
    looks = heads.get_by_role("columnheader").evaluate_all(
        """(heads) => heads.map((head) => [
          getComputedStyle(head).cursor, getComputedStyle(head, "::after").content,
        ].join())"""
    )
    assert set(looks) == {"auto,none"}


@BOTH
def test_every_term_stands_in_line_with_its_round(calculator: Calculator) -> None:
    """Side by side where there is room; below one another where there is none."""
    table = answer(calculator, 2).get_by_role("table", name="Modified Median")
    heads = boxes(table.get_by_role("columnheader"))
    row = table.get_by_role("row").nth(1)
    cells = [*boxes(row.get_by_role("rowheader")), *boxes(row.get_by_role("cell"))]
    assert len(heads) == len(cells)
    below = heads[1]["y"] > heads[0]["y"] + 5
    for head, cell in zip(heads, cells, strict=True):
        if below:
            assert abs(head["y"] - cell["y"]) < 2
            assert cell["x"] > head["x"]
        else:
            assert abs(head["x"] - cell["x"]) < 2
            assert cell["y"] > head["y"]
    assert len({round(cell["x" if below else "y"]) for cell in cells}) == 1


@WIDTHS
def test_anybody_can_be_compared_with(calculator: Calculator) -> None:
    why = answer(calculator, 6)
    why.get_by_role("combobox", name="Compare with").focus()
    why.get_by_role("combobox", name="Compare with").select_option(label="4  Player, C")
    expect(why).to_contain_text("Tied with Player, C on score, behind on Modified Median, 14 to 20")
    table = why.get_by_role("table", name="Modified Median")
    expect(table.get_by_role("rowheader")).to_have_text(["4 Player, C", "6 Player, I"])
    expect(why.get_by_role("combobox", name="Compare with")).to_be_focused()
    again = calculator.link()
    calculator.page.goto("about:blank")
    calculator.page.goto(again)
    expect(why).to_contain_text("behind on Modified Median, 14 to 20")
    why.get_by_role("combobox", name="Compare with").select_option(label="1  Player, A")
    expect(why).to_contain_text("Player, A has 6 points, you have 3½.")
    why.get_by_role("combobox", name="Compare with").select_option(label="neighbors")
    expect(why).to_contain_text("Tied with Player, D on score")


@pytest.mark.fresh
def test_a_sum_of_sums_that_decides_is_open_and_folds_in_place(calculator: Calculator) -> None:
    calculator.open(f"#{state(WSCF, 'cumulative-opposition', 2)}")
    calculator.expect_state("done")
    why = calculator.page.get_by_role("region", name="Why this place")
    fold = why.locator("details", has_text="Cumulative of those Player, B played")
    inner = fold.get_by_role("table", name="Cumulative")
    expect(inner).to_be_visible()
    expect(inner.get_by_role("rowheader").first).to_have_text("Player, H")
    calculator.page.evaluate(PAINTED)
    assert calculator.page.evaluate(SIDEWAYS) <= 0
    fold.locator("summary").click()
    expect(inner).to_be_hidden()


def test_pointing_at_a_term_lights_the_row_that_it_comes_from(calculator: Calculator) -> None:
    table = answer(calculator, 2).get_by_role("table", name="Modified Median")
    row = calculator.standings.get_by_role("row").filter(has_text="Player, D")
    own = table.get_by_role("row").filter(has_text="Player, B").last
    own.get_by_role("cell").filter(has_text="W Player, D").hover()
    expect(row).to_have_attribute("data-lit", "")
    calculator.standings.get_by_role("columnheader").first.hover()
    expect(row).not_to_have_attribute("data-lit", "")
