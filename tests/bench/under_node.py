"""How long the core takes in Pyodide under Node: what a browser runs, without a page around it."""

from __future__ import annotations

import json
import statistics
import sysconfig
import tempfile
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from calculator.reading import read
from pyscript_app.build.bundle import run_node, unpacked
from pyscript_app.build.runtime import empty_lock
from pyscript_app.build.split import folder
from tests.bench.beside import FIDE, LARGE, SMALL, THEIRS, US, open_of, theirs
from tests.bench.core import large_table
from tests.support.events import random_event
from tests.support.project import ROOT
from tests.support.sheets import wintd_tabs

STOCK = ROOT / "node_modules" / "pyodide"
APP = ROOT / "docs" / "app"
#: So many times is the core imported, each time in a Pyodide of its own.
STARTS = 5

IMPORTED = """
import sys, time
before, start = len(sys.modules), time.perf_counter()
import calculator.page
f"{(time.perf_counter() - start) * 1000} {len(sys.modules) - before}"
"""

INSIDE = """
import sys
sys.path += ["/root", "/packages"]
from tests.bench.inside_pyodide import main
main()
"""


class Ranked(NamedTuple):
    """Times in milliseconds; tiebreak-core only ranks."""

    players: int
    rounds: int
    fide: float
    us: float
    tiebreak_core: float


class Changed(NamedTuple):
    """One result changed, 200 players and 9 rounds, in milliseconds."""

    ranked: float
    """The new standings."""
    answered: float
    """What the page is sent: the standings and what differs from what it shows."""


class Higher(NamedTuple):
    """All that would have put one of 209 players higher, in milliseconds."""

    first: float
    """The longest of all players until the first answer, which the page shows at once."""
    longest: float
    """The longest of all players, all answers together."""
    median: float


class Figures(NamedTuple):
    """All of it."""

    imported: float
    """Importing what the page asks, from the published bundle."""
    modules: int
    ranked: list[Ranked]
    changed: Changed
    higher: Higher


def _run(code: str, pyodide: Path, options: dict[str, Any], mounts: dict[str, Path]) -> str:
    with tempfile.TemporaryDirectory() as scratch:
        plan = {
            "pyodide": str(pyodide / "pyodide.mjs"),
            "options": options,
            "mounts": {path: str(folder) for path, folder in mounts.items()},
            "load": [],
            "awaits": False,
            "python": code,
        }
        file = Path(scratch) / "plan.json"
        file.write_text(json.dumps(plan), encoding="utf-8")
        return run_node(ROOT / "tests" / "node" / "run.mjs", file, cwd=ROOT)


def imported() -> tuple[float, int]:
    """Import the core from the published bundle: the median time, and how many modules come."""
    with tempfile.TemporaryDirectory() as scratch:
        zips = [Path(scratch) / name for name in ("library", "calculator", "more")]
        for path in zips:
            (found,) = APP.glob(f"{path.name}-*.bin")
            path.write_bytes(unpacked(found))
        options = {
            "stdLibURL": str(zips[0]),
            "core": str(zips[1]),
            "more": str(zips[2]),
            "lockFileContents": empty_lock(STOCK),
            "packageBaseUrl": str(APP),
        }
        said = [_run(IMPORTED, folder(APP), options, {}).split() for _ in range(STARTS)]
    return statistics.median(float(took) for took, _ in said), int(said[0][1])


def _events() -> list[dict[str, Any]]:
    found = []
    for players, rounds in (SMALL, LARGE):
        text = wintd_tabs(open_of(players, rounds))
        data = theirs(read(text)).values()
        found.append(
            {
                "players": players,
                "rounds": rounds,
                "text": text,
                "orders": [FIDE, US],
                "theirs": THEIRS,
                "data": [asdict(one) for one in data],
            }
        )
    return found


def measure() -> Figures:
    """Measure all of it, on this machine's Node."""
    took, modules = imported()
    search = wintd_tabs(random_event(Random(209), players=209, rounds=9))  # noqa: S311 - no secret
    asked = {"events": _events(), "changed": large_table(), "higher": search}
    with tempfile.TemporaryDirectory() as work:
        (Path(work) / "asked.json").write_text(json.dumps(asked), encoding="utf-8")
        mounts = {
            "/root": ROOT,
            "/packages": Path(sysconfig.get_path("purelib")),
            "/asked": Path(work),
        }
        told = json.loads(_run(INSIDE, STOCK, {}, mounts))
    return Figures(
        took,
        modules,
        [Ranked(**one) for one in told["ranked"]],
        Changed(**told["changed"]),
        Higher(**told["higher"]),
    )
