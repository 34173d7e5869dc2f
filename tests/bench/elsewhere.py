"""How long a visitor waits for the first result in Firefox and WebKit: ours, and stock Pyodide."""

from __future__ import annotations

import time
from contextlib import ExitStack

from pyscript_app.docs_blocks.links import state
from tests.bench.core import SAMPLE
from tests.bench.startup import SETTLED, Startup, Visits, in_turn, sites
from tests.everywhere.drivers import Driver, Windows, started
from tests.support.server import serve

ENGINES = {"firefox": "Firefox", "webkit": "WebKit"}
#: In seconds: for the first result, and for what is kept after it, which WebKit may never say.
PATIENCE, KEEPING = 180, 30
EMPTY = "about:blank"


def _took(driver: Driver, address: str) -> float:
    """Open an address; return the milliseconds to the first result."""
    driver.open(address)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if took := driver.measure("window.took"):
            return float(took)
        # Asking too often would take the processor from it.
        time.sleep(0.25)
    raise TimeoutError(address)


def _visits(windows: Windows, address: str, settled: str, stay: float) -> Visits:
    """The first and the second visit in a new window; how long the first was left open."""
    with windows() as driver:
        first = _took(driver, address)
        began = time.monotonic()
        end = began + (KEEPING if settled else stay)
        while time.monotonic() < end and not (settled and driver.measure(settled)):
            time.sleep(0.25)
        stayed = time.monotonic() - began
        driver.open(EMPTY)
        return first, _took(driver, address), stayed


def measure(engine: str, rounds: int = 3) -> Startup:
    """Visit both pages in turn, each time in a window that remembers nothing.

    Args:
        engine: one of :data:`ENGINES`.
        rounds: how often.
    """
    fragment = state(SAMPLE.read_text(encoding="utf-8"), "us-chess", None)
    with sites() as folders, ExitStack() as stack:
        bases = [stack.enter_context(serve(folder)) for folder in folders]
        windows = stack.enter_context(started(engine))
        ours, stock = f"{bases[0]}#{fragment}", bases[1]
        return in_turn(
            engine,
            rounds,
            lambda: _visits(windows, ours, SETTLED, 0),
            lambda stay: _visits(windows, stock, "", stay),
        )
