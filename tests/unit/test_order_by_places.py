"""The order of a sheet that prints places and names no tiebreak, found by those places."""

from __future__ import annotations

from cProfile import Profile
from itertools import pairwise
from random import Random

import pytest

from calculator.answers import wording
from calculator.model import SYSTEMS, Crosstable, System
from calculator.ranked import rank
from calculator.ranking import Standings
from tests.support.events import USUAL, random_event
from tests.support.tables import core_table, places


def event(seed: int) -> Crosstable:
    return core_table(random_event(Random(seed), 24, 6, habits=USUAL, plain=True))  # noqa: S311


def ranked(table: Crosstable, printed: dict[int, int]) -> Standings:
    """Rank a sheet that prints these places."""
    players = (player._replace(place=str(printed[player.number])) for player in table.players)
    return rank(table._replace(players=tuple(players)))


def misprinted(table: Crosstable, printed: dict[int, int]) -> dict[int, int]:
    """Two of the same score change places, below the first eight."""
    score = rank(table).tally.score
    lined_up = sorted(printed, key=lambda number: printed[number])[8:]
    one, other = next(pair for pair in pairwise(lined_up) if len({*map(score.get, pair)}) == 1)
    return {**printed, one: printed[other], other: printed[one]}


@pytest.mark.parametrize("seed", [0, 1, 3, 4])
def test_an_order_that_is_tried_gives_every_place(seed: int) -> None:
    table = event(seed)
    found = ranked(table, places(table, "cumulative", "median", "sonneborn-berger"))
    assert (found.basis.origin, found.basis.order[0]) == ("places", "cumulative")
    assert (found.basis.places, found.basis.wrong, found.basis.open) == (24, 0, 0)
    # Each of its tiebreaks tells somebody apart whom those before leave tied.
    order = found.basis.order
    apart = [len({*places(table, *order[:length]).values()}) for length in range(1, len(order) + 1)]
    assert apart == sorted(set(apart))
    titles = ", ".join(tiebreak.title for tiebreak in found.order)
    assert wording.basis(found) == (
        f"We found no tiebreak order on the sheet. All 24 printed places fit {titles}.",
    )


def test_an_order_that_gives_all_places_but_two_is_not_said() -> None:
    # It may be one that resembles the right one, and would accuse the sheet of two misprints.
    table = event(0)
    found = ranked(table, misprinted(table, places(table, "sonneborn-berger", "most-wins")))
    assert (found.basis.origin, found.basis.named) == ("default", "us-chess")
    assert wording.basis(found)[0].startswith("We found no tiebreak order on the sheet. Under ")


def test_where_no_order_explains_the_places_it_is_not_said() -> None:
    table = event(3)
    order = ("cumulative", "median", "sonneborn-berger")
    found = ranked(table, misprinted(table, places(table, *order)))
    assert wording.basis(found) == (
        (
            "We found no tiebreak order on the sheet. "
            "Under the US Chess default, 14 of its 24 places differ."
        ),
    )


def test_only_an_order_with_a_name_has_one() -> None:
    table = event(0)
    assert rank(table, "solkoff,cumulative").basis.order == ("solkoff", "cumulative")
    assert rank(table, ["solkoff"]).basis.named == ""
    assert rank(table, "golombek-swiss").basis.named == "golombek-swiss"


def calls(table: Crosstable, printed: dict[int, int]) -> int:
    """How many functions are called while a sheet that prints these places is ranked."""
    profile = Profile()
    profile.enable()
    ranked(table, printed)
    profile.disable()
    return sum(entry.callcount for entry in profile.getstats())


def by_lot(table: Crosstable, seed: int) -> dict[int, int]:
    """Places by points, and by lot among those of the same score."""
    score = rank(table).tally.score
    lots = Random(seed)  # noqa: S311
    lined_up = sorted(score, key=lambda number: (-score[number], lots.random()))
    return {number: at for at, number in enumerate(lined_up, 1)}


@pytest.mark.parametrize("seed", range(4))
def test_of_two_orders_that_are_wrong_all_over_neither_fits(seed: int) -> None:
    table, order = event(seed), "fide-2026"
    printed = by_lot(table, seed)
    players = (player._replace(place=str(printed[player.number])) for player in table.players)
    found = rank(table._replace(players=tuple(players)), order)
    assert found.basis.wrong > 2
    assert found.fitting is None


@pytest.mark.parametrize("system", SYSTEMS)
def test_places_that_fit_no_order_cost_little_more_than_those_that_do(system: System) -> None:
    made = random_event(Random(1), 400, 9, habits=USUAL, plain=True)  # noqa: S311
    table = core_table(made)._replace(system=system)
    fit = {row.number: at for at, row in enumerate(rank(table).rows, 1)}
    none = by_lot(table, 5)
    # Of what FIDE's lists need each edition has its own; of all that is done, reading is half.
    most = 1.5 if system == "us-chess" else 2
    assert calls(table, none) < most * calls(table, fit)
