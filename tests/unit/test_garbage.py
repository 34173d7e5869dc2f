"""Python's search for garbage is left as it was found; results do not wait for it."""

from __future__ import annotations

import gc
from random import Random
from weakref import ref

import pytest

from calculator import ReadError, UnknownTiebreakError
from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import ORDERS, REGISTER, Tally
from calculator.tiebreaks.tally import RoundsSeen
from calculator.writing.crosstable_trf import to_trf
from tests.support.events import random_event
from tests.support.tables import core_table


def test_reading_and_ranking_leave_the_search_on() -> None:
    table = read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1")
    rank(table, "solkoff")
    with pytest.raises(ReadError):
        read("nothing")
    with pytest.raises(UnknownTiebreakError):
        rank(table, "no-such-order")
    assert gc.isenabled()


def test_who_has_switched_it_off_finds_it_off() -> None:
    gc.disable()
    try:
        rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff")
        assert not gc.isenabled()
    finally:
        gc.enable()


def _ranked(
    table: Crosstable, names: str | list[str], *, looking: bool
) -> list[ref[Tally | RoundsSeen]]:
    """Rank a table, and maybe look at every term: they are made when somebody does."""
    standings = rank(table, names)
    for row in standings.rows if looking else ():
        for value in row.values.values():
            tuple(value.terms)
    kept: tuple[Tally | RoundsSeen, ...] = (standings.tally, *standings.tally.events.values())
    return [ref(one) for one in kept]


@pytest.mark.parametrize("looking", [True, False], ids=["looked at", "not looked at"])
@pytest.mark.parametrize("names", [*ORDERS, *([name] for name in REGISTER)], ids=str)
def test_what_was_worked_out_goes_at_once_when_nobody_holds_it(
    names: str | list[str], looking: bool
) -> None:
    event = random_event(Random(3), 12, 5)  # noqa: S311 - no secret
    table = read(to_trf(core_table(event)))
    gc.disable()
    try:
        assert not any(found() for found in _ranked(table, names, looking=looking))
    finally:
        gc.enable()
