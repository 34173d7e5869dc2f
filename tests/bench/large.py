"""How long large events take, and how much memory: tables, FIDE reports, places of no order.

``python -m tests.bench core`` writes what was found for the page "How fast it is".
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import tiebreak_core

from calculator.ranked import rank
from calculator.reading import read
from calculator.writing.crosstable_trf import to_trf
from tests.bench.beside import FIDE, LARGE, LARGEST, THEIRS, open_of, theirs
from tests.bench.core import times
from tests.support.figures import Figures, keep, stamp
from tests.support.oracle import Event
from tests.support.sheets import wintd_tabs
from tests.support.tables import core_table

ROOT: Final = Path(__file__).parents[2]
#: Read and ranked by a process of its own, which says how much memory it had at most, in kB. Its
#: ``ru_maxrss`` would be at least what this process had when it started the other: Linux counts so.
_ALONE: Final = """
import re, resource, sys
from pathlib import Path
from calculator.ranked import rank
from calculator.reading import ReadError, read
text = sys.stdin.read()
try:
    rank(read(text), {order})
except ReadError:
    pass
status = Path("/proc/self/status")
peak = status.exists() and re.search(r"VmHWM:\\s*(\\d+)", status.read_text())
print(peak[1] if peak else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def misplaced(event: Event) -> str:
    """Write a table with places by points and, among those who are tied, by lot."""
    table = core_table(event)
    played, random = table.rounds_played, Random(1)  # noqa: S311 - no secret
    players = sorted(table.players, key=lambda one: (-one.halves(played), random.random()))
    rows = [["Place", "No", "Name", "Rating", *(f"R{at + 1}" for at in range(played)), "Pts"]]
    for place, one in enumerate(players, 1):
        cells = [f"{result.code}{result.opponent or ''}" for result in one.results[:played]]
        points = f"{one.halves(played) / 2:g}"
        rows.append([f"{place}", f"{one.number}", one.name, f"{one.rating or ''}", *cells, points])
    return "\n".join(map("\t".join, rows))


CASES: Final[dict[str, tuple[str, Callable[[Event], str]]]] = {
    "table": ("A table of WinTD", wintd_tabs),
    "report": ("A FIDE report", lambda event: to_trf(core_table(event))),
    "places": ("A table with places that no order explains", misplaced),
}


def memory(text: str) -> int:
    """Return how many megabytes a process has at most that reads a text and ranks it."""
    done = subprocess.run(
        [sys.executable, "-c", _ALONE.format(order=FIDE)],
        input=text,
        capture_output=True,
        check=True,
        text=True,
        cwd=ROOT,
    )
    return round(int(done.stdout) / 1000)


def a_megabyte() -> str:
    """Return random characters of results, in lines: what no reader makes anything of."""
    letters = "0123456789½/.,:+-=*()? wbWLDXHBsk\n\t "
    return "".join(Random(1).choices(letters, k=1_000_000))  # noqa: S311 - no secret


def measure(turns: int) -> Iterator[Figures]:
    """Measure every kind of table in both sizes, in turn with tiebreak-core's ranking.

    What was found so far comes after each turn, so that a run that is stopped leaves figures.
    """
    large, largest = open_of(*LARGE), open_of(*LARGEST)
    table = read(wintd_tabs(large))
    data, played = theirs(table), table.rounds_played
    works: dict[str, Callable[[], object]] = {
        "theirs": lambda: tiebreak_core.rank_standings_strict(
            data, THEIRS, played, ruleset="fide-2026"
        )
    }
    texts = {name: (write(large), write(largest)) for name, (_, write) in CASES.items()}
    for name, pair in texts.items():
        for size, text in zip(("large", "largest"), pair, strict=True):
            works[f"{name} {size}"] = partial(lambda of: rank(read(of), FIDE), text)
    used = {name: memory(largest) for name, (_, largest) in texts.items()}
    of_letters = memory(a_megabyte())
    took = {name: float("inf") for name in works}
    for _ in range(turns):
        for name, work in works.items():
            # Both sizes for the second time in a row: what the first one kept in mind is there.
            seconds = 0 if name.endswith("largest") else 0.3
            found = times(work, seconds, least=1, clock=time.process_time)
            took[name] = min(took[name], *found)
        yield _figures(took, used, of_letters)


def _figures(took: Mapping[str, float], used: Mapping[str, int], of_letters: int) -> Figures:
    """Return the document of the least times and of the memory."""
    cases: dict[str, Any] = {
        name: {
            "name": title,
            "took": round(took[f"{name} large"]),
            "theirs": round(took["theirs"]),
            "largest": round(took[f"{name} largest"]),
            "memory": used[name],
        }
        for name, (title, _) in CASES.items()
    }
    return {
        "players": LARGE[0],
        "largest": LARGEST[0],
        "rounds": LARGE[1],
        "cases": cases,
        "megabyte": of_letters,
        **stamp(),
    }


def main(turns: int = 3) -> int:
    """Measure so many times; keep what was found after each, and say it in the end."""
    found: Figures = {}
    for found in measure(turns):
        keep("core", found)
    for one in found["cases"].values():
        shares = f"{one['took'] / one['theirs']:.2f}, {one['largest'] / one['took']:.1f} times"
        print(f"{one['name']}: {one['took']} ms, {shares}, {one['memory']} MB")
    print(f"A megabyte of random characters: {found['megabyte']} MB")
    return 0
