"""How much work something is: counted in steps of Python, or timed beside honest work.

A clock on a machine that does other work tells little; steps are the same on every run. What runs
inside a regular expression takes no steps: there the clock has to do, with a wide margin and three
tries.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from time import process_time
from typing import Any

from calculator.reading import read
from tests.support.project import ROOT

#: The tool's number among those that Python keeps apart; profilers and debuggers have lower ones.
TOOL = 4
#: Seconds that any text may take, and how many times as long as an honest one of its length.
START, TIMES = 0.6, 12


def steps(work: Callable[[], object]) -> int:
    """Run something; return how often a function began and a loop or a condition jumped.

    >>> steps(lambda: [n for n in range(1000)]) - steps(lambda: [n for n in range(500)]) > 400
    True
    """
    counted = 0

    def count(*_: Any) -> None:  # noqa: ANN401 - each event brings things of its own
        nonlocal counted
        counted += 1

    watch = sys.monitoring
    events = watch.events.PY_START | watch.events.PY_RESUME | watch.events.JUMP
    watch.use_tool_id(TOOL, "steps")
    try:
        for event in (watch.events.PY_START, watch.events.PY_RESUME, watch.events.JUMP):
            watch.register_callback(TOOL, event, count)
        watch.set_events(TOOL, events)
        work()
    finally:
        watch.set_events(TOOL, 0)
        watch.free_tool_id(TOOL)
    return counted


@cache
def _honest() -> str:
    return (ROOT / "tests/reading/data/chess-results-rank.csv").read_text(encoding="utf-8")


def as_soon_as_honest(text: str, work: Callable[[str], object]) -> str:
    """Return what is wrong if some work on a text takes far longer than to read an honest table.

    The honest one, as long as the text and at least 100 kB, is timed beside it. Whatever ``work``
    raises stops the test.
    """
    said = ""
    for _ in range(3):
        began = process_time()
        read(_honest())
        unit = (process_time() - began) / len(_honest())
        began = process_time()
        work(text)
        taken = process_time() - began
        honest = unit * max(len(text), 100_000)
        if taken < START + TIMES * honest:
            return ""
        said = f"{taken:.2f} s, where an honest table of that length takes {honest:.2f} s"
    return said
