"""Where all cells agree nobody looks for what contradicts: there is nothing to be found."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from calculator.model import Crosstable, last_round_with_a_game
from calculator.reading.cells.grammar import RawResult
from calculator.reading.check.opponent_numbers import all_alike, results_of
from calculator.reading.check.paired_cells import check_opponents, clashes, half_told
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.text.grid import Cell
from tests.support.events import random_event
from tests.support.examples import examples
from tests.support.tables import core_table


def damaged(table: Crosstable, random: Random) -> Crosstable:
    """Change one cell: whom it names, what it says, or its color."""
    players = list(table.players)
    player = random.choice(players)
    at = random.randrange(len(player.results))
    change = random.choice(
        [
            {"opponent": random.choice([None, *range(len(players) + 2)])},
            {"code": random.choice("WLDXFZHBU")},
            {"color": random.choice(["W", "B", ""])},
        ]
    )
    results = list(player.results)
    results[at] = results[at]._replace(**change)
    players[players.index(player)] = player._replace(results=tuple(results))
    return table._replace(players=tuple(players))


def rows_of(table: Crosstable) -> RawTable:
    cell = Cell("", 1, 1)
    return RawTable(
        (),
        tuple(
            RawRow(
                cell,
                Cell(player.name, 1, 1),
                tuple(RawResult(one.code, one.opponent, cell, None, one.color) for one in results),
            )
            for player in table.players
            for results in [player.results]
        ),
    )


@examples(100)
@given(st.randoms(use_true_random=False), st.integers(0, 3))
def test_nothing_contradicts_where_all_cells_agree(random: Random, changes: int) -> None:
    table = core_table(random_event(random, random.randint(4, 9), random.randint(1, 5)))
    for _ in range(changes):
        table = damaged(table, random)
    raw, numbers = rows_of(table), [player.number for player in table.players]
    alike = all_alike(results_of(raw.rows, numbers)) is not None
    assert alike or changes
    if alike:
        check_opponents(raw, numbers)
        assert not clashes(raw, numbers, table.rounds)
        assert not half_told(raw, table.players, last_round_with_a_game(table.players))
