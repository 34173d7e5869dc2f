"""How long a person who changes a result in the page waits, in an event of 200 players."""

from __future__ import annotations

import statistics
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from pyscript_app.docs_blocks.links import state
from tests.bench.core import large_table
from tests.support.browsers import chromium_launch_options
from tests.support.server import serve

SITE = Path(__file__).parents[2] / "site"
ORDERS = {"us-chess": "US Chess", "fide-2026": "FIDE 2026"}
TIMES = 15

# From the click on one of the choices to the frame after the standings have changed.
CLICK = """
async ([position]) => {
  const app = document.querySelector(".tb-app");
  const settled = async (done) => {
    while (!done()) await new Promise((next) => requestAnimationFrame(next));
  };
  const cells = [...app.querySelectorAll(".tb-cell")];
  cells[position].click();
  await settled(() => app.querySelector(".tb-cell[aria-expanded]") === cells[position]);
  await new Promise((next) => setTimeout(next, 300));
  const seen = new Promise((shown) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => shown(performance.now())));
    });
    observer.observe(app.querySelector(".tb-standings"), {
      attributes: true, characterData: true, childList: true, subtree: true,
    });
  });
  performance.mark("pressed");
  const start = performance.now();
  app.querySelector(".tb-outcomes [aria-pressed=false]").click();
  const took = await seen - start;
  performance.mark("seen");
  await settled(() => app.dataset.state === "done");
  return took;
}
"""


class Interaction(NamedTuple):
    """Median milliseconds from a changed result to the frame with the new standings."""

    order: str
    alone: float
    """Nobody is chosen."""
    chosen: float
    """A player is chosen, so the page also says why the place is what it is."""


def _changes(page: Page) -> float:
    """Change one result after another and return the median time of one."""
    # By the keyboard: the rows above it are laid out only once they come into sight.
    page.get_by_role("button", name="Show the crosstable").press("Enter")
    page.locator(".tb-cell").first.wait_for()
    # Cells here and there in the table. The first few only warm up.
    times = [page.evaluate(CLICK, [97 * (at + 1) % 1500]) for at in range(3 + TIMES)]
    return float(statistics.median(times[3:]))


def measure() -> list[Interaction]:
    """Change results of the 200-player event, under both orders, with and without a player."""
    found = []
    text = large_table()
    with serve(SITE) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium_launch_options())
        for order, title in ORDERS.items():
            medians = []
            for player in (None, 57):
                page = browser.new_page()
                page.goto(f"{base}calculator/#{state(text, order, player)}")
                page.locator('.tb-app[data-state="done"]').wait_for(timeout=120_000)
                medians.append(_changes(page))
                page.close()
            found.append(Interaction(title, *medians))
        browser.close()
    return found
