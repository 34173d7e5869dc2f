"""How long the core takes, on this machine's own Python."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from calculator.ranked import rank
from calculator.reading import read
from tests.support.events import random_event
from tests.support.sheets import wintd_tabs

SAMPLE = Path(__file__).parents[2] / "docs" / "samples" / "wscf.txt"


class Figures(NamedTuple):
    """Median times in milliseconds."""

    read_small: float
    rank_small: float
    read_large: float
    rank_large: float


def large_table() -> str:
    """A WinTD table of 200 players and 9 rounds, with byes and forfeits; always the same."""
    return wintd_tabs(random_event(Random(200), players=200, rounds=9))  # noqa: S311 - no secret


def times(
    work: Callable[[], object],
    seconds: float,
    least: int = 5,
    clock: Callable[[], float] = time.perf_counter,
) -> list[float]:
    """The times of single calls by a clock, in milliseconds: at least so many, for so long."""
    work()
    found: list[float] = []
    gc.collect()
    gc.disable()
    try:
        end = time.perf_counter() + seconds
        while len(found) < least or time.perf_counter() < end:
            start = clock()
            work()
            found.append((clock() - start) * 1000)
    finally:
        gc.enable()
    return found


def median_ms(work: Callable[[], object], seconds: float = 1.5) -> float:
    """The median time of one call, in milliseconds, over at least five calls."""
    return statistics.median(times(work, seconds))


def measure() -> Figures:
    """Time reading, and reading with ranking, of the 15-player sample and of 200 players."""
    small, large = SAMPLE.read_text(encoding="utf-8"), large_table()
    return Figures(
        read_small=median_ms(lambda: read(small)),
        rank_small=median_ms(lambda: rank(read(small))),
        read_large=median_ms(lambda: read(large)),
        rank_large=median_ms(lambda: rank(read(large))),
    )
