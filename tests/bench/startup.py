"""How long a visitor waits for the first result: our app, and stock Pyodide on the same page."""

from __future__ import annotations

import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from calculator import rank, read
from calculator.view import shell, to_html
from pyscript_app.build.pages import entry
from pyscript_app.docs_blocks.links import state
from tests.bench.core import SAMPLE
from tests.support.browsers import chromium_launch_options
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


class Times(NamedTuple):
    """Milliseconds to the first result, one figure for each round."""

    cold: list[float]
    """First visit, nothing in the browser's cache."""
    warm: list[float]
    """Third visit."""


class Startup(NamedTuple):
    """Our times and stock Pyodide's."""

    ours: Times
    stock: Times

    def ratio(self, *, warm: bool) -> float:
        """Our median divided by stock Pyodide's."""
        ours, stock = (times.warm if warm else times.cold for times in self)
        return statistics.median(ours) / statistics.median(stock)


def _page(script: str, sample: str) -> str:
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>'
        f'<link rel="icon" href="data:,"><body>{to_html(shell(sample, rank(read(sample))))}'
        f'<script>{CLOCK}</script><script type="module" src="{script}"></script></body></html>'
    )


@contextmanager
def _site() -> Iterator[Path]:
    """Two pages that differ only in their script: ours with docs/app, stock with npm's files."""
    app, npm, here = ROOT / "docs" / "app", ROOT / "node_modules" / "pyodide", Path(__file__).parent
    sample = SAMPLE.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as scratch:
        site = Path(scratch)
        shutil.copytree(app, site / "app")
        stock = site / "stock"
        stock.mkdir()
        for name in STOCK_FILES:
            shutil.copyfile(npm / name, stock / name)
        (wheel,) = (app / "wheel").glob("*.whl")
        shutil.copyfile(wheel, stock / wheel.name)
        shutil.copyfile(here / "stock.js", stock / "stock.js")
        worker = (here / "stock-worker.js").read_text(encoding="utf-8")
        (stock / "stock-worker.js").write_text(worker.replace("WHEEL", wheel.name))
        (site / "ours.html").write_text(_page(f"app/{entry(app).script}", sample), encoding="utf-8")
        (site / "stock.html").write_text(_page("stock/stock.js", sample), encoding="utf-8")
        yield site


def _visit(context: BrowserContext, address: str) -> float:
    page = context.new_page()
    page.goto(address, wait_until="commit")
    page.wait_for_function("window.took", timeout=120_000)
    took = float(page.evaluate("window.took"))
    page.close()
    return took


def _visits(playwright: Playwright, address: str) -> tuple[float, float]:
    """The first and the third visit with a new profile, in milliseconds."""
    # A profile on disk: without one, Chromium keeps no compiled code.
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, headless=True, **chromium_launch_options()
        )
        try:
            cold = _visit(context, address)
            _visit(context, address)
            return cold, _visit(context, address)
        finally:
            context.close()


def measure(rounds: int = 5) -> Startup:
    """Visit both pages in turn, so that whatever else the machine does affects both alike."""
    result = Startup(Times([], []), Times([], []))
    # Our app calculates by itself when the address carries a table, as a link from the docs does.
    fragment = state(SAMPLE.read_text(encoding="utf-8"), "us-chess")
    with _site() as site, serve(site) as base, sync_playwright() as playwright:
        pages = (f"{base}ours.html#{fragment}", f"{base}stock.html")
        for _ in range(rounds):
            for times, address in zip(result, pages, strict=True):
                cold, warm = _visits(playwright, address)
                times.cold.append(cold)
                times.warm.append(warm)
    return result
