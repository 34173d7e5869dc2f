"""Which way to correct a table agrees best with the tiebreaks that it prints."""

from collections.abc import Sequence

from calculator.model import Crosstable, Player, PrintedColumn, Result
from calculator.reading.check.slips.likeliest_corrections import Solution
from calculator.tiebreaks import Tally, Tiebreak, find

#: This many columns are worked out: more say no more.
_COLUMNS = 3
#: What one printed value that does not agree costs, and the most that all cost.
_COST, _MOST = 0.7, 4.0


def weighed(table: Crosstable, solutions: Sequence[Solution]) -> list[Solution]:
    """Return the solutions with the prices of printed values that do not agree, cheapest first.

    Where most values do not agree with any of them, the columns say something else: they are
    left out of it.
    """
    columns = [
        (column, tiebreak)
        for column in table.printed
        if (tiebreak := find(column.tiebreak or "")) and not tiebreak.of_a_group
    ][:_COLUMNS]
    if len(solutions) < 2 or not columns:
        return list(solutions)
    wrong = [_wrong(_mended(table, one), columns) for one in solutions]
    least = min(wrong)
    if 2 * least > sum(len(column.values) for column, _ in columns):
        return list(solutions)
    dearer = [
        one._replace(cost=one.cost + min(_MOST, _COST * (count - least)))
        for one, count in zip(solutions, wrong, strict=True)
    ]
    return sorted(dearer, key=lambda one: one.cost)


def _mended(table: Crosstable, solution: Solution) -> Crosstable:
    players: list[Player] = list(table.players)
    for (at, index), new in solution.cells.items():
        results = list(players[at].results)
        scored = table.points.scored(new.code)
        results[index] = Result(new.code, new.opponent, new.color, new.game_halves, scored)
        players[at] = players[at]._replace(results=tuple(results))
    return table._replace(players=tuple(players))


def _wrong(table: Crosstable, columns: Sequence[tuple[PrintedColumn, Tiebreak]]) -> int:
    """Count the printed values that are not what the results give."""
    tally = Tally(table)
    count = 0
    for column, tiebreak in columns:
        values = tiebreak.values(tally, column.values)
        for number, printed in column.values.items():
            amount, scale = values[number].amount, values[number].scale
            count += amount is None or amount * 1000 != printed * scale
    return count
