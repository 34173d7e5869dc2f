"""How long the answer of a link takes on the site's own page, beside a page that adds 1 and 1.

The site is served as it was built, under a path of its own, and opened by a link that asks about a
player. The other page does no more than load Pyodide as it comes and add 1 and 1. ``python -m
tests.bench own`` writes what was found for the page "How fast it is".
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from calculator.answers import why
from calculator.answers.link_answer import in_link
from calculator.ranked import rank
from calculator.reading import read
from pyscript_app.docs_blocks.links import state
from tests.bench import phone
from tests.bench.core import SAMPLE
from tests.bench.startup import SETTLED, STOCK_FILES, new_window
from tests.everywhere.drivers import ByPlaywright, Driver, Windows, started
from tests.support.figures import Figures, keep, known, stamp
from tests.support.server import serve

ROOT: Final = Path(__file__).parents[2]
#: As on GitHub Pages: the site is not at the root of its server.
UNDER: Final = "chess-tiebreaks/"
PLAYER: Final = 5
#: The clock runs from the start of the navigation to the frame that shows the answer, worked out
#: (``took``); ``told`` is when one that is still to be checked was shown, if one was. ``longest``
#: is the longest task on the main thread until then.
CLOCK: Final = """
(() => {
  const found = window.measured = { took: 0, told: 0, longest: 0 };
  const framed = (name) => requestAnimationFrame(() => { found[name] ||= performance.now(); });
  const look = () => {
    const app = document.querySelector("[data-part=app]");
    if (app?.querySelector("[data-part=told]")) framed("told");
    if (document.querySelector("[data-sum]")) framed("took");
    if (app && !app.dataset.waits && app.querySelector("[data-part=answer]")) framed("took");
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-waits", "data-sum"],
  });
  try {
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (!found.took || startTime < found.took) {
          found.longest = Math.max(found.longest, duration);
        }
      }
    }).observe({ type: "longtask", buffered: true });
  } catch {}
})();
"""
#: The clock is written into both pages, ahead of the policy, which would forbid it: WebKit's driver
#: can put nothing into a page before its own scripts run.
AHEAD_OF: Final = '<meta http-equiv="Content-Security-Policy"'
STOCK_PAGE: Final = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>1 + 1</title>
<script>{CLOCK}</script>
<link rel="icon" href="data:,"><body><script type="module">
import {{ loadPyodide }} from "./pyodide.mjs";
const python = await loadPyodide();
document.body.textContent = python.runPython("1 + 1");
document.body.dataset.sum = "";
</script></body></html>"""


class Visit(NamedTuple):
    """Of one visit, in milliseconds."""

    took: float
    """Until the answer, worked out."""
    told: float
    """Until an answer, which may still have to be checked."""
    longest: float
    """The longest task on the main thread until then; 0 if none was over 50 ms, or nothing says."""


class Case(NamedTuple):
    """A browser and a device."""

    name: str
    engine: str = "chromium"
    slow: bool = False
    """As on a phone."""


CASES: Final = {
    "chromium": Case("Chromium"),
    "phone": Case("as on a phone", slow=True),
    "firefox": Case("Firefox", "firefox"),
    "webkit": Case("WebKit", "webkit"),
}


class Visits(NamedTuple):
    """What was measured with a new profile."""

    first: Visit
    second: Visit
    stayed: float
    """For how many seconds the first one was left open."""


#: In seconds: for an answer, and for what is kept after it.
PATIENCE: Final = 180
KEEPING: Final = 60
#: In seconds: asking more often would take the processor from the page.
OFTEN: Final = 0.25
EMPTY: Final = "about:blank"


def _visit(driver: Driver, address: str) -> Visit:
    """Open an address, and wait for the answer."""
    driver.open(address)
    end = time.monotonic() + PATIENCE
    while not driver.measure("window.measured && window.measured.took"):
        if time.monotonic() > end:
            raise TimeoutError(address)
        time.sleep(OFTEN)
    # The observer of long tasks hears of the last one a little later.
    time.sleep(OFTEN)
    found: dict[str, float] = driver.measure("window.measured")
    took = found["took"]
    return Visit(took, min(found["told"] or took, took), found["longest"])


@contextmanager
def _chromium(playwright: Playwright, *, slow: bool) -> Iterator[Driver]:
    """Open a window of Chromium that remembers nothing."""
    with new_window(playwright, slow=slow) as context:
        yield _Tabs(context)


class _Tabs(ByPlaywright):
    """Each address in a tab of its own, and waited for no longer than until it begins to come."""

    def __init__(self, context: BrowserContext) -> None:
        super().__init__(context.new_page())

    def open(self, address: str) -> None:
        last = self.page
        self.page = last.context.new_page()
        last.close()
        self.page.goto(address, wait_until="commit")


@contextmanager
def _windows(case: Case) -> Iterator[Windows]:
    """What opens a window of the case's browser that remembers nothing."""
    if case.engine != "chromium":
        with started(case.engine) as windows:
            yield windows
        return
    with sync_playwright() as playwright:
        yield lambda: _chromium(playwright, slow=case.slow)


def _visits(windows: Windows, address: str, stay: float | None = None) -> Visits:
    """Visit an address twice.

    Args:
        windows: open one that remembers nothing.
        address: of the page.
        stay: for how many seconds the first visit is left open; else until all is kept that is
            kept for the next one.
    """
    with windows() as driver:
        first = _visit(driver, address)
        began = time.monotonic()
        end = began + (KEEPING if stay is None else stay)
        while time.monotonic() < end and (stay is not None or not driver.measure(SETTLED)):
            time.sleep(OFTEN)
        stayed = time.monotonic() - began
        driver.open(EMPTY)
        return Visits(first, _visit(driver, address), stayed)


@contextmanager
def _sites(site: Path) -> Iterator[tuple[str, str]]:
    """The addresses of the site's calculator and of the page that adds 1 and 1."""
    npm = ROOT / "node_modules" / "pyodide"
    with tempfile.TemporaryDirectory() as scratch, ExitStack() as stack:
        stock = Path(scratch)
        for name in STOCK_FILES:
            shutil.copyfile(npm / name, stock / name)
        (stock / "index.html").write_text(STOCK_PAGE, encoding="utf-8")
        own = shutil.copytree(site, stock / "own")
        page = own / "calculator" / "index.html"
        written = page.read_text(encoding="utf-8")
        if written.count(AHEAD_OF) != 1:
            raise ValueError(f"no policy in {page}")
        timed = written.replace(AHEAD_OF, f"<script>{CLOCK}</script>{AHEAD_OF}")
        page.write_text(timed, encoding="utf-8")
        ours, theirs = (stack.enter_context(serve(folder, under=UNDER)) for folder in (own, stock))
        yield f"{ours}calculator/", theirs


def measure(case: Case, rounds: int, site: Path = ROOT / "site") -> list[tuple[Visits, Visits]]:
    """Visit both pages in turn, ours and the other: what else the machine does affects both."""
    fragment = link()
    found = []
    with _sites(site) as addresses, ExitStack() as stack, _windows(case) as windows:
        ours, stock = (
            stack.enter_context(phone.slow_network(one)) if case.slow else one for one in addresses
        )
        for at in range(rounds):
            one = _visits(windows, f"{ours}#{fragment}")
            # The other one is left open as long, so that the browser can keep what it compiled.
            other = _visits(windows, stock, one.stayed)
            told = ", ".join(f"{each.took:.0f}" for each in (*one[:2], *other[:2]))
            first = f"; told {one.first.told:.0f}, {one.second.told:.0f}"
            tasks = f"; longest task {one.first.longest:.0f}, {one.second.longest:.0f}"
            print(
                f"  {case.name} {at + 1}, ours and 1 + 1: {told} ms{first}{tasks}", file=sys.stderr
            )
            found.append((one, other))
    return found


def link() -> str:
    """What follows ``#`` in a link that asks about a player of a usual table, as it is shared."""
    text = SAMPLE.read_text(encoding="utf-8")
    told = in_link(why(rank(read(text), "us-chess"), PLAYER))
    return state(text, "us-chess", PLAYER, told=told)


def figures(found: list[tuple[Visits, Visits]]) -> Figures:
    """The medians of one case."""
    ours, stock = ([pair[at] for pair in found] for at in (0, 1))
    return {
        "first visit": _medians([one.first for one in ours], [one.first for one in stock]),
        "second visit": _medians([one.second for one in ours], [one.second for one in stock]),
    }


def _medians(ours: list[Visit], stock: list[Visit]) -> dict[str, int]:
    return {
        "told": round(statistics.median(one.told for one in ours)),
        "took": round(statistics.median(one.took for one in ours)),
        "stock": round(statistics.median(one.took for one in stock)),
        "longest task": round(statistics.median(one.longest for one in ours)),
    }


def main(words: list[str]) -> int:
    """Measure, say and keep what was found.

    Args:
        words: how many rounds, if a number is among them; some of :data:`CASES`, else all; ``try``
            where nothing is to be kept; ``site=FOLDER`` where another one than ``site`` is meant.

    What is kept of other cases stays.
    """
    rounds = next((int(word) for word in words if word.isdecimal()), 5)
    site = next((word[5:] for word in words if word.startswith("site=")), str(ROOT / "site"))
    names = [word for word in words if word in CASES] or list(CASES)
    print("Opening the site's own page, about ten minutes …", file=sys.stderr)
    cases: dict[str, Any] = known("visits").get("cases", {})
    for name in names:
        one = figures(measure(CASES[name], rounds, Path(site)))
        cases[name] = {"name": CASES[name].name, "rounds": rounds, **one}
        for visit, times in one.items():
            said = f"{times['told']} and {times['took']} ms, 1 + 1 {times['stock']} ms"
            shares = f"{times['told'] / times['stock']:.2f}, {times['took'] / times['stock']:.2f}"
            print(f"{CASES[name].name}, {visit}: {said}: {shares}")
        if "try" not in words:
            # After each: a browser that does not start takes none of the others with it.
            ordered = {name: cases[name] for name in CASES if name in cases}
            keep("visits", {"cases": ordered, **stamp()})
    return 0
