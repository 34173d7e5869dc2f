"""Every page of the site on the narrowest phone: nothing is too wide, nothing lies over a text."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import SITE, sideways

pytestmark = pytest.mark.browser

#: The narrowest phone that is still sold.
#: A page of a phone that is too wide makes the window wider: so this is no phone's browser.
NARROW = {"viewport": {"width": 320, "height": 640}, "has_touch": True}
PAGES = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))
#: In so many tests, so that several can run at a time.
PARTS = 6
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
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_too_wide_and_nothing_lies_over_a_text(page: Page, base: str, part: int) -> None:
    assert len(PAGES) > 80
    found = []
    for name in PAGES[part::PARTS]:
        page.goto(base + name.removesuffix("index.html"), wait_until="load")
        if (wide := sideways(page)) > 0:
            found.append(f"{name}: {wide} pixels sideways")
        found += [f"{name}: {said}" for said in page.evaluate(OVER)[:3]]
    assert found == []
