"""My tables: the last ones on this device, found again when the tab is gone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from pyscript_app.docs_blocks.links import state
from tests.browser.conftest import (
    DESK_IN_ALL,
    SAMPLES,
    SIDEWAYS,
    WSCF,
    Calculator,
    Heard,
    in_both_schemes,
)
from tests.support.browsers import until, until_equal

pytestmark = pytest.mark.browser

SPRING = f"Event: Spring Open\n{WSCF}"
GOING_ON = (SAMPLES / "going-on.txt").read_text(encoding="utf-8")
KEPT = "JSON.parse((localStorage.getItem('tiebreaks:tables') || '0[]').replace(/^\\d+/, ''))"
#: A browser that lets no page store anything: the theme complains of that, so it is not asked here.
REFUSED = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })"
#: One that stores nothing more.
FULL = """
for (const name of ["getItem", "setItem"]) {
  const real = Storage.prototype[name];
  Storage.prototype[name] = function (key, ...rest) {
    if (this === localStorage && key.startsWith("tiebreaks")) throw new DOMException("full");
    return real.call(this, key, ...rest);
  };
}
"""
#: By how much what is below has moved since the page was first drawn.
SHIFTS = """
() => new Promise((done) => new PerformanceObserver((list) =>
  done(list.getEntries().reduce((sum, entry) => sum + entry.value, 0))
).observe({ type: "layout-shift", buffered: true }) || setTimeout(() => done(0), 300))
"""


def tables(page: Page) -> Locator:
    return page.locator(".tb-tables")


def names(page: Page) -> list[str]:
    """What is listed, one after the other."""
    return tables(page).locator("li > button:first-child > span:first-child").all_inner_texts()


def work_out(calculator: Calculator, text: str, player: str = "") -> None:
    calculator.open()
    calculator.paste(text)
    calculator.expect_state("done")
    if player:
        calculator.choose(player)
        calculator.expect_player(player)
        until(calculator.page, f"{KEPT}[0].who !== ''")


@DESK_IN_ALL
def test_a_table_is_found_again_when_the_tab_is_gone(calculator: Calculator) -> None:
    work_out(calculator, SPRING, "5")
    context, base = calculator.page.context, calculator.base
    calculator.page.close()
    again = Calculator(context.new_page(), base)
    again.open()
    expect(tables(again.page)).to_be_visible()
    (name,) = names(again.page)
    assert name.startswith("Spring Open · Player")
    assert again.page.evaluate(SHIFTS) < 0.01
    assert again.page.evaluate(SIDEWAYS) <= 0
    assert in_both_schemes(again.page) == []
    tables(again.page).get_by_role("button", name="Spring Open").first.click()
    again.expect_state("done")
    again.expect_player("5")
    assert again.page.title().endswith("· Spring Open")
    expect(tables(again.page)).to_be_hidden()
    # Whoever waits for an answer does not wait for a list that is not seen.
    again.page.reload()
    again.expect_state("done")
    assert tables(again.page).locator("li").count() == 0
    again.new()
    expect(tables(again.page)).to_be_visible()
    assert names(again.page) == [name]


def test_forgetting_one_and_all(calculator: Calculator) -> None:
    page = calculator.page
    for text in (GOING_ON, SPRING):
        work_out(calculator, text)
        calculator.new()
    until_equal(page, lambda: names(page), ["Spring Open", "6 players"])
    tables(page).get_by_role("button", name="Forget Spring Open").click()
    until_equal(page, lambda: names(page), ["6 players"])
    expect(tables(page).get_by_role("button").first).to_be_focused()
    page.reload()
    expect(tables(page)).to_be_visible()
    # It is not to be pressed before the script is there: that would do nothing.
    tables(page).get_by_role("button", name="Forget all").click()
    expect(tables(page)).to_be_hidden()
    assert page.evaluate("localStorage.getItem('tiebreaks:tables')") is None
    page.reload()
    expect(calculator.box).to_be_visible()
    expect(tables(page)).to_be_hidden()


def test_samples_and_what_if_are_not_kept(calculator: Calculator) -> None:
    calculator.sample()
    assert calculator.page.evaluate(f"{KEPT}.length") == 0
    work_out(calculator, SPRING, "5")
    calculator.page.get_by_role("button", name="Show the crosstable").click()
    calculator.put("Player, D, round 2: L2", "draw")
    expect(calculator.changed).to_be_visible()
    kept = calculator.page.evaluate(f"{KEPT}.map(({{ state }}) => state)")
    assert [(one["player"], one.get("changes")) for one in kept] == [("5", None)]


def test_more_than_four_are_folded(calculator: Calculator) -> None:
    many = [
        {"state": {"text": f"{at}"}, "event": f"Open {at}", "who": "", "day": "2026-11-25"}
        for at in range(20)
    ]
    calculator.open()
    calculator.page.evaluate(
        "(text) => localStorage.setItem('tiebreaks:tables', text)", f"20{json.dumps(many)}"
    )
    calculator.page.reload()
    expect(tables(calculator.page)).to_be_visible()
    expect(
        tables(calculator.page).get_by_role("button", name="Open 3", exact=False).first
    ).to_be_visible()
    last = tables(calculator.page).get_by_role("button", name="Open 19").first
    expect(last).to_be_hidden()
    tables(calculator.page).locator("summary").click()
    expect(last).to_be_visible()


@pytest.mark.parametrize(
    "how", [REFUSED, pytest.param(FULL, marks=pytest.mark.long)], ids=["refused", "full"]
)
def test_where_nothing_is_stored_nothing_is_kept_and_nothing_fails(
    calculator: Calculator, heard: Heard, how: str
) -> None:
    calculator.page.add_init_script(how)
    work_out(calculator, SPRING)
    calculator.new()
    expect(tables(calculator.page)).to_be_hidden()
    assert how == REFUSED or heard.complaints == []


def test_a_frame_keeps_nothing(calculator: Calculator) -> None:
    page = calculator.page
    link = state(SPRING, "us-chess", 5)
    for path in ("embed/", "calculator/"):
        page.goto(f"{calculator.base}robots-none.html")
        page.evaluate(
            "(src) => { const frame = document.createElement('iframe');"
            " frame.src = src; document.body.replaceChildren(frame); }",
            f"{calculator.base}{path}#{link}",
        )
        inside = page.frame_locator("iframe")
        expect(inside.locator(".tb-app")).to_have_attribute("data-state", "done")
        assert page.evaluate("localStorage.getItem('tiebreaks:tables')") is None
    # A bare page by itself keeps none either: it is a club's.
    page.goto(f"{calculator.base}embed/#{link}")
    calculator.expect_state("done")
    assert page.evaluate("localStorage.getItem('tiebreaks:tables')") is None


# What another app gets is in test_share.py.
@pytest.mark.long
def test_the_share_sheet_names_event_and_player(calculator: Calculator) -> None:
    calculator.page.add_init_script(
        "navigator.share = async (data) => { window.shared = { ...data, files: 0 } }"
    )
    work_out(calculator, SPRING, "5")
    group = calculator.unfold_share()
    group.get_by_role("button", name="Share …").click()
    until(calculator.page, "Boolean(window.shared)")
    shared = calculator.page.evaluate("window.shared")
    assert shared["title"] == calculator.page.title()
    assert shared["title"].endswith(" · Spring Open")
    assert shared["title"].startswith("Player")
    assert shared["text"].startswith("Spring Open")
