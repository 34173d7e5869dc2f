"""Nothing is too wide, nothing lies over a text: every page, and every sample in every state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, SAMPLES, SITE, Calculator, sideways
from tests.support.examples import one_in

pytestmark = pytest.mark.browser

#: The narrowest phone that is still sold.
#: A page of a phone that is too wide makes the window wider: so this is no phone's browser.
NARROW: dict[str, Any] = {"viewport": {"width": 320, "height": 640}, "has_touch": True}
PAGES = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))
#: In so many tests, so that several can run at a time.
PARTS = 8
#: What of a text lies over another one: the words of both. Each line of a text is a box; what is
#: scrolled out of its frame, or hidden but for screen readers, is not seen. Boxes touch as letters
#: do: only what shares a third of its height, and two pixels of its width, lies over the other.
OVER = """
() => {
  const seen = (box, element) => {
    let { left, top, right, bottom } = box;
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.clipPath !== "none" || style.visibility === "hidden") return null;
      if (["fixed", "sticky"].includes(style.position)) return null;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (one instanceof SVGElement && !(one instanceof SVGSVGElement)) continue;
      const edge = one.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  };
  const boxes = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent?.checkVisibility({ opacityProperty: true })) continue;
    if (parent.closest("script, style, title, desc, header, option, .md-dialog")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const box = seen(rect, parent);
      if (box) boxes.push({ ...box, text });
    }
  }
  boxes.sort((one, other) => one.top - other.top);
  const found = [];
  boxes.forEach((one, at) => {
    for (let next = at + 1; next < boxes.length && boxes[next].top < one.bottom; next++) {
      const other = boxes[next];
      if (other.text === one.text) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - other.top;
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (wide > 2 && high > least / 3) {
        found.push(`${one.text.data.trim()} | ${other.text.data.trim()}`.slice(0, 120));
      }
    }
  });
  return found;
}
"""


@pytest.mark.parametrize("settings", [NARROW], ids=["320"])
@pytest.mark.parametrize("part", one_in(8, range(PARTS)))
def test_nothing_is_too_wide_and_nothing_lies_over_a_text(page: Page, base: str, part: int) -> None:
    assert len(PAGES) > 80
    found = []
    for name in PAGES[part::PARTS]:
        page.goto(base + name.removesuffix("index.html"), wait_until="load")
        if (wide := sideways(page)) > 0:
            found.append(f"{name}: {wide} pixels sideways")
        found += [f"{name}: {said}" for said in page.evaluate(OVER)[:3]]
    assert found == []


#: The samples that are a table to be read.
TABLES = sorted(path.name for path in SAMPLES.glob("*.txt") if path.name != "unreadable.txt")
#: The one that shows most; the others are for the long run.
DIFFERENT = {"misprint.txt"}
#: The cells of the standings that are not laid out as cells: a table holds its rows together.
NO_CELLS = """
(table) => [...table.querySelectorAll("tr[data-number] > *")].filter((cell) =>
  !["table-cell", "none"].includes(getComputedStyle(cell).display)).map((cell) => cell.className)
"""


def states(calculator: Calculator, sample: str) -> Iterator[str]:
    """Open a sample, and have one thing after the other shown; yields what is shown."""
    page, app = calculator.page, calculator.app
    text = (SAMPLES / sample).read_text(encoding="utf-8")
    calculator.show(text)
    yield "the standings"
    calculator.all_tiebreaks()
    yield "all tiebreaks"
    last = calculator.standings.locator("tr[data-number]").last
    number = last.get_attribute("data-number")
    last.get_by_role("rowheader").get_by_role("link").click()
    calculator.expect_player(number or "")
    calculator.expect_state("done")
    yield "an answer"
    every = page.get_by_role("button", name="Show every tiebreak added up")
    if every.is_visible():
        every.press("Enter")
        expect(every).to_be_hidden()
        yield "every sum"
    cross = page.get_by_role("button", name="Show the crosstable")
    if cross.is_visible():
        cross.press("Enter")
        expect(page.get_by_role("table", name="Results")).to_be_visible()
        yield "the crosstable"
    for panel in ("agreement", "share", "others", "editor"):
        if app.locator(f".tb-open-{panel}").is_visible():
            calculator.panel(panel)
            yield panel
            calculator.panel(panel)


@pytest.mark.kept
@pytest.mark.parametrize(
    ("settings", "sample"),
    [
        pytest.param(
            settings,
            name,
            id=f"{settings['viewport']['width']}-{name}",
            # What is narrow and of another kind shows most of what may be too wide.
            marks=[] if settings is NARROW and name in DIFFERENT else [pytest.mark.long],
        )
        for settings in (NARROW, DESK)
        for name in TABLES
    ],
)
def test_no_state_of_a_sample_is_too_wide_or_lies_over_a_text(
    calculator: Calculator, sample: str
) -> None:
    found = []
    for shown in states(calculator, sample):
        if (wide := sideways(calculator.page)) > 0:
            found.append(f"{shown}: {wide} pixels sideways")
        found += [f"{shown}: {said}" for said in calculator.page.evaluate(OVER)[:3]]
        found += [f"{shown}: {name}" for name in calculator.standings.evaluate(NO_CELLS)[:3]]
    assert found == []


@pytest.mark.parametrize("settings", [NARROW], ids=["320"])
@pytest.mark.parametrize("path", ["rules/solkoff/", "rules/cumulative/", "es/mediana-modificada/"])
def test_what_a_press_changes_is_in_sight_beside_it(page: Page, base: str, path: str) -> None:
    page.goto(base + path)
    rows = page.locator(".tb-head .tb-live tr")
    expect(rows.first).to_be_visible()
    for row in rows.all():
        box = row.locator("th, td").last.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= NARROW["viewport"]["width"]
