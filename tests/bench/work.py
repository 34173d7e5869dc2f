"""The page under work: typing a name, pressing one, a changed result, scrolling 9,998 rows.

``python -m tests.bench work`` says of each how long it takes to the frame that shows it, how much
of the processor's time the page's main thread takes for it, and the longest task of that thread, in
that time too: what else the machine does changes the first of these figures only.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.bench.core import large_table
from tests.support.browsers import chromium_launch_options
from tests.support.events import random_event
from tests.support.server import serve
from tests.support.sheets import wintd_tabs

SITE: Final = Path(__file__).parents[2] / "site"
#: How often each is done; the first few times only warm up.
TIMES: Final = 12
WARM: Final = 2
LARGEST: Final = (9998, 9)
#: The same two marks around whatever is done, until the frame that shows it has been painted.
ACT: Final = """
async ([act, done, arg]) => {
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const app = document.querySelector(".tb-app");
  await frame();
  await new Promise((next) => setTimeout(next, 300));
  const acts = {
    type: (letter) => {
      const box = app.querySelector("[data-part=find] input");
      box.value += letter;
      box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
    press: (at) => {
      const rows = app.querySelectorAll(".tb-standings tbody tr[data-number]");
      rows[at].querySelector("a[data-key=player]").click();
    },
    change: () => app.querySelector(".tb-outcomes [aria-pressed=false]").click(),
    scroll: (by) => scrollBy(0, by),
  };
  const before = app.querySelector("[data-part=answer]")?.textContent;
  const shown = {
    now: () => true,
    answered: () => app.querySelector("[data-part=answer]")?.textContent !== before,
    changed: () => window.changes > 0,
  };
  window.changes = 0;
  const watch = new MutationObserver((all) => { window.changes += all.length; });
  const options = { attributes: true, characterData: true, childList: true, subtree: true };
  const table = app.querySelector(".tb-standings");
  if (table) watch.observe(table, options);
  performance.mark("go");
  const began = performance.now();
  acts[act](arg);
  // What is there when a frame begins is what it shows; it is painted when the timer runs.
  do await new Promise((next) => requestAnimationFrame(next));
  while (!shown[done]());
  await new Promise((next) => setTimeout(next));
  const took = performance.now() - began;
  performance.mark("shown");
  watch.disconnect();
  return took;
}
"""
#: Puts a text into the box, and has it worked out.
FILL: Final = """
(box, text) => {
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.form.requestSubmit();
}
"""
#: Opens the choices of one of the cells of the crosstable.
CELL: Final = """
async (at) => {
  const cell = document.querySelectorAll(".tb-cell")[at];
  cell.click();
  while (!cell.hasAttribute("aria-expanded")) await new Promise(requestAnimationFrame);
}
"""
TRACED: Final = ["-*", "blink.user_timing", "toplevel", "disabled-by-default-devtools.timeline"]


class Work(NamedTuple):
    """Of one kind, in milliseconds: medians, and the most."""

    name: str
    aim: int
    took: float
    """Until the frame that shows it."""
    processor: float
    """What the main thread takes of the processor until then."""
    longest: float
    """The longest task on the main thread, in that time, of all times."""


def _tasks(trace: list[dict[str, Any]]) -> list[float]:
    """The processor's time of each task of the main thread between the marks."""
    marks = {
        name: next(one for one in trace if one["name"] == name and "ts" in one)
        for name in ("go", "shown")
    }
    go, shown = marks["go"], marks["shown"]
    tasks = sorted(
        (
            one
            for one in trace
            if one["ph"] == "X"
            and (one["pid"], one["tid"]) == (go["pid"], go["tid"])
            and one["ts"] + one["dur"] > go["ts"]
            and one["ts"] < shown["ts"]
        ),
        key=lambda one: (one["ts"], -one["dur"]),
    )
    end, found = 0, []
    for task in tasks:
        if task["ts"] >= end:
            end = task["ts"] + task["dur"]
            found.append(task.get("tdur", 0) / 1000)
    return found


def _act(
    browser: Browser, page: Page, act: str, done: str, arg: object
) -> tuple[float, list[float]]:
    """Do something once: how long it took, and the tasks of the main thread."""
    browser.start_tracing(page=page, categories=TRACED)
    took = float(page.evaluate(ACT, [act, done, arg]))
    return took, _tasks(json.loads(browser.stop_tracing())["traceEvents"])


def _work(name: str, aim: int, found: list[tuple[float, list[float]]]) -> Work:
    return Work(
        name,
        aim,
        statistics.median(took for took, _ in found),
        statistics.median(sum(tasks) for _, tasks in found),
        max(max(tasks, default=0) for _, tasks in found),
    )


@contextmanager
def _opened(browser: Browser, base: str, text: str) -> Iterator[Page]:
    page = browser.new_page()
    page.goto(f"{base}calculator/")
    page.locator('.tb-app[data-state="ready"], .tb-app[data-state="done"]').wait_for(
        timeout=180_000
    )
    # Playwright's own way takes longer than it waits, with a text of half a megabyte.
    page.locator("#tb-text").evaluate(FILL, text)
    # On a busy machine the page asks whether it is to go on.
    anyway = page.locator("[data-part=problem] button")
    done = page.locator('.tb-app[data-state="done"]')
    while not done.count():
        if anyway.count():
            anyway.click()
        page.wait_for_timeout(1000)
    page.locator(".tb-standings tbody tr[data-number]").nth(150).wait_for(state="attached")
    yield page
    page.close()


def _typed(browser: Browser, page: Page, name: str) -> Work:
    """One letter after another of a name, in the list that is open."""
    found = []
    for word in ("player", "pl", "12"):
        field = page.locator("[data-part=find] input")
        field.click()
        field.fill("")
        found += [_act(browser, page, "type", "now", letter) for letter in word]
    page.keyboard.press("Escape")
    return _work(f"{name}: a letter of a name", 16, found[WARM:])


def _pressed(browser: Browser, page: Page, name: str) -> Work:
    found = [
        _act(browser, page, "press", "answered", at * 11 % 150 + at % 2) for at in range(1, TIMES)
    ]
    return _work(f"{name}: a name pressed", 50, found[WARM:])


def _changed(browser: Browser, page: Page, name: str) -> Work:
    page.get_by_role("button", name="Show the crosstable").press("Enter")
    page.locator(".tb-cell").first.wait_for()
    found = []
    for at in range(TIMES):
        page.evaluate(CELL, 97 * (at + 1) % 1500)
        found.append(_act(browser, page, "change", "changed", None))
        page.locator('.tb-app[data-state="done"]').wait_for()
    return _work(f"{name}: a changed result", 50, found[WARM:])


def _scrolled(browser: Browser, page: Page, name: str) -> Work:
    """Down by a screen at a time, and then far at once."""
    steps = [700] * TIMES + [40_000, -20_000, 90_000]
    found = [_act(browser, page, "scroll", "now", step) for step in steps]
    return _work(f"{name}: scrolled", 50, found)


def measure(site: Path = SITE, only: str = "") -> list[Work]:
    """Do everything on the built site, in Chromium."""
    works: list[Work] = []
    largest = wintd_tabs(
        random_event(Random(9998), players=LARGEST[0], rounds=LARGEST[1])  # noqa: S311 - no secret
    )
    with serve(site) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium_launch_options())
        for name, text, acts in (
            ("200 players", large_table(), (_typed, _pressed, _changed)),
            ("9,998 players", largest, (_scrolled, _typed)),
        ):
            if only and not name.startswith(only):
                continue
            with _opened(browser, base, text) as page:
                for act in acts:
                    works.append(act(browser, page, name))
                    print(f"  {works[-1]}", file=sys.stderr)
        browser.close()
    return works


def main(words: list[str]) -> int:
    """Measure and print a table; ``site=FOLDER`` where another one than ``site`` is meant."""
    site = next((word[5:] for word in words if word.startswith("site=")), str(SITE))
    only = next((word for word in words if word[0].isdigit()), "")
    print("| Under work | aim | ms | processor, ms | longest task, ms |")
    print("|---|--:|--:|--:|--:|")
    for name, aim, took, processor, longest in measure(Path(site), only):
        print(f"| {name} | {aim} | {took:.0f} | {processor:.0f} | {longest:.0f} |")
    return 0
