"""Every value that the tests compare with somebody else's, counted while they are compared.

A value that differs, and is not among the differences that a test lists, stops the count with an
``AssertionError``: so what is written was all equal.
"""

from __future__ import annotations

from importlib.metadata import version
from random import Random
from typing import Any, NamedTuple

from calculator.ranked import rank
from calculator.reading import read
from tests.asked import search as asked
from tests.bench import beside
from tests.corpus import test_other_tiebreaks as others
from tests.corpus.cases import DEFAULTS, SHEETS, sections, sheet
from tests.corpus.test_sections import differing
from tests.fide import test_gacrux
from tests.property import test_oracle_agrees as twice
from tests.support.events import random_event
from tests.support.figures import keep, stamp
from tests.support.tables import core_table

#: Events that are compared with our second computation: those of the tests, and others.
SEEDS = range(20_000)
#: Sizes of the opens that are compared with tiebreak-core.
OPENS = tuple((players, rounds) for players in range(10, 201, 10) for rounds in (5, 7, 9))
#: Events of every kind about which everything is asked.
QUESTIONED = 60


class Oracle(NamedTuple):
    """Somebody else's values."""

    name: str
    what: str
    """Which of theirs, in which version."""
    events: int
    random: bool
    """Whether the events are made at random."""
    values: int
    """How many values were compared."""
    listed: int = 0
    """How many of them differ, all as a list with reasons says beforehand."""


def _same(found: list[object]) -> None:
    if found:
        raise AssertionError(found[:3])


def published() -> Oracle:
    """Sections that SwissSys published; Opposition's Performance where all have ratings."""
    values = 0
    for section in sections():
        _same([*differing(core_table(section.event), section)])
        values += len(section.defaults)
    everything = list(sections())
    values += others.compare("kashdan", everything) + others.compare("most-blacks", everything)
    rated = [section for section in everything if others.all_rated(section)]
    values += others.compare("opposition-performance", rated)
    return Oracle("SwissSys 11", "values of sections that it published", 82, False, values)


def sheets() -> Oracle:
    """The sheets of the sources, as they are pasted."""
    values = 0
    for name in SHEETS:
        case = sheet(name)
        standings = rank(read(case.text), order="us-chess")
        for number, printed in case.values.items():
            for tiebreak in DEFAULTS:
                if tiebreak not in printed:
                    continue
                ours = standings.row(number).values[tiebreak].number
                _same([] if ours == printed[tiebreak] else [(name, number, tiebreak)])
                values += 1
    return Oracle("WinTD and SwissSys", "values of the sources’ sheets", len(SHEETS), False, values)


def second() -> Oracle:
    """The second computation of the US Chess tiebreaks: the tests' own, from the rule text."""
    values = 0
    for seed in SEEDS:
        event = random_event(Random(seed))  # noqa: S311 - no secret
        names = tuple(twice.RULES) if seed % 10 == 0 else twice.DEFAULTS
        _same([*twice.disagreements(event, names)])
        values += len(event.entrants) * (len(names) + 1)
    what = "the tests’ own, from the rule text, without the calculator’s code"
    return Oracle("A second computation", what, len(SEEDS), True, values)


def gacrux() -> Oracle:
    """gacrux, the reference checker of FIDE's tiebreaks."""
    found = [test_gacrux.compared(batch) for batch in range(test_gacrux.BATCHES)]
    return Oracle(
        "gacrux",
        f"the reference checker of FIDE’s tiebreaks, {version('gacrux')}",
        test_gacrux.BATCHES * test_gacrux.IN_A_BATCH,
        True,
        sum(one.values for one in found),
        sum(one.listed for one in found),
    )


def tiebreak_core() -> Oracle:
    """tiebreak-core, a package on PyPI that ranks by FIDE's tiebreaks."""
    found = [beside.compare(beside.open_of(*size)) for size in OPENS]
    return Oracle(
        "tiebreak-core",
        f"a package on PyPI, {version('tiebreak-core')}",
        len(OPENS),
        True,
        sum(one.values for one in found),
        sum(one.as_gacrux for one in found),
    )


def questions() -> dict[str, int]:
    """Ask everything about random events of every kind, and check each answer."""
    searched = asked.search(19, events=QUESTIONED)
    _same([searched.found] if searched.found else [])
    return {"events": searched.events, "answers": searched.asked}


def figures() -> dict[str, Any]:
    """Compare everything."""
    oracles = [published(), sheets(), second(), gacrux(), tiebreak_core()]
    reasons = {code: reason for code, (reason, _) in test_gacrux.DIFFERENT.items()}
    return {
        "oracles": [one._asdict() for one in oracles],
        "differences": reasons,
        "questions": questions(),
        **stamp(),
    }


if __name__ == "__main__":
    keep("compared", figures())
