"""A table with changed results: what may be taken over from before, and when nothing may."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from calculator.model import Crosstable, Player
from calculator.tiebreaks import Tally, tiebreaks
from calculator.tiebreaks.changed_results import carried
from tests.support.tables import section

TABLE = section("D2 D3", "D1 D4", "D4 D1", "D3 D2")


def counted(table: Crosstable = TABLE) -> Tally:
    tally = Tally(table)
    for tiebreak in tiebreaks("solkoff,cumulative"):
        tiebreak.values(tally, [1, 2, 3, 4])
    return tally


def first(change: Callable[[Player], Player]) -> Crosstable:
    """The table with its first player changed."""
    return TABLE._replace(players=(change(TABLE.players[0]), *TABLE.players[1:]))


def test_a_changed_result_leaves_the_values_of_those_who_are_far_from_it() -> None:
    row = section("W2 D3", "L1 D4", "D4 D1", "D3 D2").players[0].results
    tally = carried(counted(), first(lambda one: one._replace(results=row)))
    # Player 4 did not meet player 1, and nobody else has other results.
    assert [*tally.values["solkoff"]] == [4]
    assert tally.score[1] == 3


def test_the_same_table_keeps_every_value() -> None:
    before = counted()
    assert carried(before, TABLE).values == before.values


@pytest.mark.parametrize(
    "other",
    [
        first(lambda one: one._replace(rating=1500)),
        first(lambda one: one._replace(name="Somebody else")),
        first(
            lambda one: one._replace(results=section("D4 D3", "D3", "D2", "D1").players[0].results)
        ),
        TABLE._replace(players=TABLE.players[:3]),
        TABLE._replace(games_per_round=2),
        section("D2w D3", "D1b D4", "D4 D1", "D3 D2"),
    ],
)
def test_nothing_is_kept_where_more_than_results_differ(other: Crosstable) -> None:
    assert not carried(counted(), other).values
