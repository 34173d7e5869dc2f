"""Printed columns of direct encounter: no value of one player, but of those who are tied.

Programs print a figure where FIDE has a rank: chess-results the points from the games among
the players who are tied on everything before the column. Which of the ways a column holds is
found by trying.
"""

from collections.abc import Iterator
from operator import itemgetter
from typing import NamedTuple

from calculator.model import Crosstable, PrintedColumn
from calculator.printed.equal_figures import apart
from calculator.tiebreaks import Tally, Tiebreak, Value


class Encounter(NamedTuple):
    """A way to fill the column, as the code of what to say of it, and its values."""

    code: str
    values: dict[int, Value]


def printed_as(
    column: PrintedColumn, tiebreak: Tiebreak, table: Crosstable, tally: Tally
) -> Encounter | None:
    """Return the way in which the column is filled; ``None`` where none fits most of it.

    A column that is the same for everybody fits only if nothing of it differs.
    """
    groups = _tied(column, table, tally)
    tried = [
        (len(apart(encounter.values, column.values)), encounter)
        for encounter in _ways(groups, tiebreak, tally)
    ]
    wrong, best = min(tried, key=itemgetter(0))
    telling = sum(value != 0 for value in column.values.values())
    return best if 2 * wrong < telling or not wrong else None


def _tied(column: PrintedColumn, table: Crosstable, tally: Tally) -> list[tuple[int, ...]]:
    """Return who is tied on the score and on every column that is printed before this one."""
    before = []
    for other in table.printed:
        if other is column:
            break
        before.append(other.values)
    groups: dict[tuple[int | None, ...], list[int]] = {}
    for number in column.values:
        key = (tally.score[number], *(values.get(number) for values in before))
        groups.setdefault(key, []).append(number)
    return [tuple(group) for group in groups.values()]


def _ways(groups: list[tuple[int, ...]], tiebreak: Tiebreak, tally: Tally) -> Iterator[Encounter]:
    for forfeits in (False, True):
        for met in (False, True):
            values: dict[int, Value] = {}
            for group in groups:
                values |= _points(group, tally, forfeits=forfeits, met=met)
            yield Encounter("column-encounter-met" if met else "column-encounter", values)
    ranks: dict[int, Value] = {}
    for group in groups:
        ranks |= tiebreak.values(tally, group)
    yield Encounter("column-encounter-rank", ranks)


def _points(group: tuple[int, ...], tally: Tally, *, forfeits: bool, met: bool) -> dict[int, Value]:
    """Return the points from games among a group; with ``met`` only where all have met."""
    games = {
        number: [
            result
            for result in tally.record[number]
            if result.opponent in group and (result.played or forfeits)
        ]
        for number in group
    }
    all_met = all(
        len({result.opponent for result in found}) == len(group) - 1 for found in games.values()
    )
    counted = all_met or not met
    return {
        number: Value(sum(result.halves for result in found) if counted else 0, 2)
        for number, found in games.items()
    }
