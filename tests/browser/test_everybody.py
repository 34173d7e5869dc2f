"""A phone, a screen reader; light and dark; a site that swaps its pages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pyscript_app.build.split import OFTEN
from tests.browser.conftest import ON_PHONE, PHONE, WSCF, Calculator, Heard, sideways, violations

pytestmark = pytest.mark.browser


# That no state is too wide, test_geometry.py sees.
@pytest.mark.long
@ON_PHONE
def test_a_phone_never_scrolls_the_page_sideways(calculator: Calculator) -> None:
    calculator.open()
    assert sideways(calculator.page) <= 0
    calculator.paste(WSCF)
    calculator.expect_state("done")
    calculator.choose("2")
    expect(calculator.page.locator(".tb-answer")).to_be_visible()
    assert sideways(calculator.page) <= 0
    calculator.all_tiebreaks()
    assert sideways(calculator.page) <= 0
    table = calculator.page.locator(".tb-scroll")
    table.evaluate("element => { element.scrollLeft = 1000; }")
    row = calculator.standings.get_by_role("row").nth(1)
    place, name = row.get_by_role("cell").first.bounding_box(), row.locator("th").bounding_box()
    frame = table.bounding_box()
    assert place is not None
    assert name is not None
    assert frame is not None
    assert abs(place["x"] - frame["x"]) <= 1, "the places stay"
    assert abs(name["x"] - place["x"] - place["width"]) <= 1, "and the names beside them"
    calculator.value(2, "modified-median").tap()
    expect(calculator.workings).to_be_in_viewport()
    expect(calculator.value(2, "modified-median")).to_be_in_viewport()
    assert sideways(calculator.page) <= 0
    calculator.page.get_by_role("button", name="Close").tap()
    calculator.new()
    calculator.calculate(WSCF.replace("W13", "W99", 1))
    calculator.expect_state("error")
    assert sideways(calculator.page) <= 0


@ON_PHONE
@pytest.mark.kept
def test_what_is_tapped_on_a_phone_is_large_enough(calculator: Calculator) -> None:
    calculator.show()
    buttons = calculator.standings.get_by_role("button").all()
    controls = calculator.app.locator(".tb-bar").locator("input, select, button")
    for button in [*buttons[:8], *controls.all()]:
        if not button.is_visible():
            continue
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44


@pytest.mark.long
@pytest.mark.parametrize(
    "settings",
    [{"color_scheme": "light"}, {"color_scheme": "dark"}, PHONE],
    ids=["light", "dark", "phone"],
)
def test_axe_finds_nothing(calculator: Calculator) -> None:
    calculator.open()
    assert violations(calculator.page) == []
    calculator.paste(WSCF)
    calculator.expect_state("done")
    calculator.choose("2")
    expect(calculator.page.locator(".tb-answer")).to_be_visible()
    calculator.value(2, "modified-median").click()
    expect(calculator.workings).to_be_visible()
    assert violations(calculator.page) == []
    calculator.page.get_by_role("button", name="Close").click()
    calculator.new()
    calculator.calculate("nonsense")
    calculator.expect_state("error")
    assert violations(calculator.page) == []


# Only where the theme swaps pages, which ours is not told to do.
@pytest.mark.long
@pytest.mark.cold
def test_pages_may_be_swapped_without_loading(calculator: Calculator, heard: Heard) -> None:
    # Material's instant navigation tells of each swap through `document$`.
    calculator.page.add_init_script(
        "window.document$ = { subscribe(next) { this.next = next; next(); next(); } };"
    )
    calculator.open()
    calculator.expect_state("ready")
    calculator.page.evaluate(
        """() => {
          const old = document.querySelector(".tb-app");
          const fresh = old.cloneNode(true);
          fresh.removeAttribute("data-live");
          fresh.querySelector("textarea").value = "";
          old.replaceWith(fresh);
          window.document$.next();
        }"""
    )
    calculator.paste(WSCF)
    calculator.expect_state("done")
    assert len(calculator.cells()) == 15
    # The other part of it comes some seconds later.
    assert len([url for url in heard.requests if url.endswith(OFTEN)]) == 1


@pytest.mark.parametrize("settings", [{"color_scheme": "dark"}], ids=["dark"])
def test_dark_is_dark(calculator: Calculator) -> None:
    calculator.sample()
    expect(calculator.standings).to_be_visible()
    color = calculator.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert sum(int(part) for part in color.strip("rgba()").split(",")[:3]) < 200


@ON_PHONE
def test_on_a_phone_the_standings_begin_at_the_top_however_long_the_title(
    calculator: Calculator,
) -> None:
    calculator.open()
    title = "93rd Massachusetts Open Championship, Second Hall, May 2024"
    calculator.paste(f"{title}\n\n{WSCF}")
    calculator.expect_state("done")
    box = calculator.standings.bounding_box()
    assert box is not None
    # Above it are the event, whether the print agrees, the player and the order.
    assert 0 < box["y"] <= 260
    shown = calculator.app.locator(".tb-title", has_text=title)
    expect(shown).to_be_visible()
    expect(shown).to_have_attribute("title", title)
