"""What to propose for a table that contradicts itself: nothing is changed by itself."""

from collections.abc import Sequence

from calculator.model import Correction, Crosstable, Slip
from calculator.reading.check.paired_cells import spot
from calculator.reading.check.slips.likeliest_corrections import Solution, solved
from calculator.reading.check.slips.printed_values import weighed
from calculator.reading.check.slips.puzzle import Puzzle
from calculator.reading.check.slips.style_of_results import Writer
from calculator.reading.columns.raw import RawTable

#: In a table with more faults than these nothing is proposed: it is misunderstood.
_MOST = 60
#: Nobody sees through a way of more changes.
_CHANGES = 4
#: This many ways are proposed for a slip.
_WAYS = 4
#: A way is proposed beside the best one if it is not less likely by more than this.
_MARGIN = 3.0
#: How many ways of a slip, and rows in all, are weighed by the tiebreaks that a table prints.
_WEIGHED = 8
_ROWS = 4000
#: Two ways as near each other are equally likely, as far as we can tell.
_EVEN = 0.25


def slips(
    raw: RawTable, numbers: Sequence[int], played: int, table: Crosstable | None = None
) -> tuple[Slip, ...]:
    """Return what is likely wrong with a table, and what was meant.

    With the ``table`` itself, the tiebreaks that it prints tell more.
    """
    puzzle = Puzzle(raw, numbers, played)
    faults = len(puzzle.clashes()) + sum(not puzzle.right(at, {}) for at in range(len(puzzle.rows)))
    if not 0 < faults <= _MOST:
        return ()
    writer = Writer(raw, numbers)
    weighing = _Weighing(table, _ROWS // len(numbers))
    found = (
        _slip(puzzle, writer, solutions, weighing) for solutions in solved(puzzle) if solutions
    )
    return tuple(sorted(filter(None, found), key=_place))


class _Weighing:
    """Weighs ways by the tiebreaks that a table prints, as long as that takes no time."""

    def __init__(self, table: Crosstable | None, most: int) -> None:
        self._table = table
        self._left = most

    def weighed(self, ways: Sequence[Solution]) -> Sequence[Solution]:
        """Return the ways, the likeliest first."""
        if self._table is None or len(ways) > self._left:
            return ways
        self._left -= len(ways)
        return weighed(self._table, ways)


def _place(slip: Slip) -> tuple[int, int]:
    first = slip.ways[0][0].spot
    return first.line, first.column


def _slip(
    puzzle: Puzzle, writer: Writer, solutions: Sequence[Solution], weighing: _Weighing
) -> Slip | None:
    best = solutions[0]
    near: Sequence[Solution] = [
        one
        for one in solutions
        if one.cost <= best.cost + _MARGIN and one.size <= min(best.size, _CHANGES)
    ]
    if not near:
        return None
    near = weighing.weighed(near[:_WEIGHED])
    best = near[0]
    ways = []
    costs = []
    for one in near:
        way = _way(puzzle, writer, one)
        # If the likeliest way cannot be written down, a less likely one would mislead.
        if way is None and one is best:
            return None
        if way and way not in ways and one.cost <= best.cost + _MARGIN:
            ways.append(way)
            costs.append(one.cost)
    even = len(costs) > 1 and costs[1] - costs[0] <= _EVEN
    return Slip(tuple(ways[:_WAYS]), even) if ways else None


def _way(puzzle: Puzzle, writer: Writer, solution: Solution) -> tuple[Correction, ...] | None:
    """Return the changes of the text; ``None`` where one of them cannot be written."""
    changes = []
    for (at, index), new in sorted(solution.cells.items()):
        old = puzzle.rows[at][index]
        text = writer.result(old, new)
        if text is None or text == old.cell.text:
            return None
        changes.append(Correction(puzzle.numbers[at], index + 1, spot(old.cell), text))
    for at, halves in solution.totals.items():
        cell = puzzle.raw.rows[at].total_cell
        if cell is None:
            return None
        changes.append(Correction(puzzle.numbers[at], 0, spot(cell), writer.total(halves)))
    return tuple(changes)
