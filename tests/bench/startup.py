"""How long a visitor waits for the first result: our app, and stock Pyodide on the same page."""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from html import escape
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from calculator.view import el, shell, to_html
from pyscript_app.build import offline
from pyscript_app.build.pages import EARLY_START, LINK_PREVIEW, SHELL, entry
from pyscript_app.docs_blocks.links import state
from tests.bench import phone
from tests.bench.core import SAMPLE
from tests.support.browsers import chromium_launch_options, until
from tests.support.server import serve

ROOT = Path(__file__).parents[2]
STOCK_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
# The clock runs from the start of the navigation to the frame that shows the result.
CLOCK = """
const root = document.querySelector(".tb-app");
const stop = () => { window.took ??= performance.now(); };
const seen = () => { if (root.dataset.state === "done") requestAnimationFrame(stop); };
new MutationObserver(seen).observe(root, { attributeFilter: ["data-state"] });
"""


#: Ours has kept for the next visit what it keeps, or is not going to.
SETTLED = """
performance.getEntriesByType("mark").some(({ name }) => /^memory-(not-)?kept$/.test(name))
"""


#: The first and the second visit in milliseconds, and for how many seconds the first was left open.
Visits = tuple[float, float, float]


class Times(NamedTuple):
    """Milliseconds to the first result, one figure for each round."""

    first: list[float]
    """First visit, nothing in the browser's cache."""
    second: list[float]
    """Second visit, after a first one that was left open for a while."""


class Startup(NamedTuple):
    """Our times and stock Pyodide's."""

    ours: Times
    stock: Times

    def ratio(self, *, second: bool) -> float:
        """Our median divided by stock Pyodide's."""
        ours, stock = (times.second if second else times.first for times in self)
        return statistics.median(ours) / statistics.median(stock)


def _page(
    script: str, before: str = "", preview: str = "", inside: str = "", first: str = ""
) -> str:
    calculator = to_html(shell(begins=el("script", first))).replace(
        "</textarea>", f"{escape(inside)}</textarea>"
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>'
        f'<link rel="icon" href="data:,"><body>{before}{calculator}'
        f"<script>{CLOCK}</script>{preview}"
        f'<script type="module" src="{script}"></script></body></html>'
    )


def _our_page(app: Path) -> str:
    """Around the calculator stands what the site's own page has there."""
    named = entry(app)
    links = (f'<link rel="modulepreload" href="app/{name}">' for name in named.rest)
    names = (EARLY_START, LINK_PREVIEW, SHELL)
    early, preview, first = ((app / name).read_text(encoding="utf-8") for name in names)
    before = f'<script data-app="app/">{early}</script>{"".join(links)}'
    return _page(f"app/{named.script}", before, f"<script>{preview}</script>", first=first)


@contextmanager
def sites() -> Iterator[tuple[Path, Path]]:
    """Two sites whose page differs in its script only: with docs/app, and with npm's files."""
    app, npm, here = ROOT / "docs" / "app", ROOT / "node_modules" / "pyodide", Path(__file__).parent
    sample = SAMPLE.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as scratch:
        ours, stock = Path(scratch) / "ours", Path(scratch) / "stock"
        shutil.copytree(app, ours / "app")
        (ours / "index.html").write_text(_our_page(app), encoding="utf-8")
        worker = offline.script(offline.kept(ours))
        (ours / offline.NAME).write_text(worker, encoding="utf-8")
        stock.mkdir()
        for name in STOCK_FILES:
            shutil.copyfile(npm / name, stock / name)
        (wheel,) = (app / "wheel").glob("*.whl")
        shutil.copyfile(wheel, stock / wheel.name)
        shutil.copyfile(here / "stock.js", stock / "stock.js")
        worker = (here / "stock-worker.js").read_text(encoding="utf-8")
        (stock / "stock-worker.js").write_text(worker.replace("WHEEL", wheel.name))
        (stock / "index.html").write_text(_page("stock.js", inside=sample), encoding="utf-8")
        yield ours, stock


def _visit(context: BrowserContext, address: str, settled: str = "", stay: float = 0) -> float:
    page = context.new_page()
    page.goto(address, wait_until="commit")
    until(page, "window.took", timeout=180_000)
    took = float(page.evaluate("window.took"))
    if settled:
        until(page, settled, timeout=300_000)
    page.wait_for_timeout(stay * 1000)
    page.close()
    return took


@contextmanager
def new_window(playwright: Playwright, *, slow: bool) -> Iterator[BrowserContext]:
    """Open a window of Chromium that remembers nothing; ``slow`` as on a phone."""
    # A profile on disk: without one, Chromium keeps no compiled code.
    with tempfile.TemporaryDirectory() as profile, ExitStack() as stack:
        context = playwright.chromium.launch_persistent_context(
            profile, headless=True, **chromium_launch_options()
        )
        try:
            if slow:
                stack.enter_context(phone.slow_processor(profile))
            yield context
        finally:
            stack.close()
            context.close()


def _visits(
    playwright: Playwright, address: str, *, slow: bool, settled: str = "", stay: float = 0
) -> Visits:
    """The first and the second visit with a new profile; how long the first was left open."""
    with new_window(playwright, slow=slow) as context:
        began = time.monotonic()
        first = _visit(context, address, settled, stay)
        stayed = time.monotonic() - began - first / 1000
        return first, _visit(context, address), stayed


def in_turn(
    name: str, rounds: int, ours: Callable[[], Visits], stock: Callable[[float], Visits]
) -> Startup:
    """Visit ours, then stock, so often; what else the machine does affects both alike.

    ``stock`` gets for how long its first visit is to be left open, so that the browser has as long
    to keep what it compiled.
    """
    result = Startup(Times([], []), Times([], []))
    for at in range(rounds):
        *one, stayed = ours()
        *other, _ = stock(stayed)
        for times, (first, second) in zip(result, (one, other), strict=True):
            times.first.append(first)
            times.second.append(second)
        told = ", ".join(f"{each:.0f}" for each in [*one, *other])
        print(f"  {name} {at + 1}, ours and stock: {told} ms", file=sys.stderr)
    return result


def measure(rounds: int = 5, *, slow: bool = False) -> Startup:
    """Visit both pages in turn, in Chromium.

    Args:
        rounds: how often.
        slow: as on a phone, by a link that asks about a player.
    """
    # Our app calculates by itself when the address carries a table, as a link from the docs does.
    fragment = state(SAMPLE.read_text(encoding="utf-8"), "us-chess", 5 if slow else None)
    with sites() as folders, ExitStack() as stack, sync_playwright() as playwright:
        bases = [stack.enter_context(serve(site)) for site in folders]
        if slow:
            bases = [stack.enter_context(phone.slow_network(base)) for base in bases]
        ours, stock = f"{bases[0]}#{fragment}", bases[1]
        return in_turn(
            "round",
            rounds,
            lambda: _visits(playwright, ours, slow=slow, settled=SETTLED),
            lambda stay: _visits(playwright, stock, slow=slow, stay=stay),
        )
