"""An order found from printed places alone: it gives those places, and tells apart nearly all."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.model import Crosstable
from calculator.printed.evidence import tied
from calculator.printed.order_by_trial import by_trial
from calculator.ranking import Place
from calculator.tiebreaks import Choices, Tally
from tests.support.events import USUAL, random_event
from tests.support.tables import core_table, places

#: Those that a US Chess sheet may have been sorted by.
USUAL_ORDERS = (
    ("modified-median", "solkoff", "cumulative"),
    ("solkoff", "cumulative"),
    ("cumulative", "median", "sonneborn-berger"),
    ("sonneborn-berger",),
)


def printed(found: dict[int, int]) -> dict[int, Place]:
    """Places as a sheet prints them: those who share one have the first and the last of it."""
    shared = [*found.values()]
    return {
        number: Place(place, place + shared.count(place) - 1) for number, place in found.items()
    }


def event(seed: int) -> Crosstable:
    return core_table(random_event(Random(seed), 24, 6, habits=USUAL, plain=True))  # noqa: S311


def check(table: Crosstable, wanted: dict[int, int]) -> bool:
    """Whether an order is found; if one is, it is one that gives the print."""
    tally = Tally(table, Choices(), "fide-2026")
    found = by_trial(tally, tied(tally, printed(wanted)), 16)
    if not found:
        return False
    by_number = sorted(wanted, key=lambda number: wanted[number])
    neighbors = [
        pair
        for pair in pairwise(by_number)
        if tally.score[pair[0]] == tally.score[pair[1]] and wanted[pair[0]] != wanted[pair[1]]
    ]
    ours = places(table, *found)
    assert all(ours[one] <= ours[other] for one, other in neighbors)
    level = sum(ours[one] == ours[other] for one, other in neighbors)
    assert level * 10 <= len(neighbors)
    return True


@given(st.integers(0, 10**9), st.sampled_from(USUAL_ORDERS))
def test_an_order_that_is_found_gives_what_is_printed(seed: int, order: tuple[str, ...]) -> None:
    table = event(seed)
    check(table, places(table, *order))


@given(st.integers(0, 10**9))
def test_places_by_lot_are_not_explained_by_a_little(seed: int) -> None:
    table = event(seed)
    score = Tally(table, Choices(), "fide-2026").score
    lots = Random(seed)  # noqa: S311
    lined_up = sorted(score, key=lambda number: (-score[number], lots.random()))
    check(table, {number: place for place, number in enumerate(lined_up, 1)})


@pytest.mark.parametrize("order", USUAL_ORDERS)
def test_an_order_of_usual_tiebreaks_is_found(order: tuple[str, ...]) -> None:
    tables = [event(seed) for seed in range(8)]
    assert sum(check(table, places(table, *order)) for table in tables) >= 6
