"""The likeliest ways to make a whole table agree: games with games, and totals with results."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from calculator.model import RESULT_CODES
from calculator.reading.cells.grammar import RawResult
from calculator.reading.check.slips.price import SLIP
from calculator.reading.check.slips.puzzle import Place, Puzzle, Way
from calculator.reading.check.slips.rounds import knots, ways

#: This many ways through the rounds are kept while they are put together: more than a small
#: table has.
_WIDTH = 200
#: Ways so much less likely than the best are left out.
_MARGIN = 2.4 * SLIP
#: In a typed table, nobody can solve what involves more places than this.
_TOGETHER = 40
#: This many ways through take as long as a step of the search.
_AS_LONG = 12
#: This many ways are kept in the end.
_KEPT = 24


#: The results of a game that was played.
_GAME = "WDL"
#: What it costs more that a result is wrong in both rows: less than two totals that are.
_BOTH = 4.0


class Solution(NamedTuple):
    """One way to make what hangs together agree."""

    cost: float
    cells: Mapping[Place, RawResult]
    totals: Mapping[int, int]
    """What totals should be, in half points, by the position of the row."""

    @property
    def size(self) -> int:
        """How many cells and totals it changes."""
        return len(self.cells) + len(self.totals)


def solved(puzzle: Puzzle) -> list[list[Solution]]:
    """Return, for each fault or faults that belong together, the ways to fix it, likeliest first.

    What no way was found for has none.
    """
    options = [ways(puzzle, knot) or [] for knot in knots(puzzle, puzzle.clashes())]
    unsolved: list[list[Solution]] = [[] for found in options if not found]
    options = [found for found in options if found]
    free = {at for at in range(len(puzzle.rows)) if not puzzle.right(at, {})}
    if puzzle.ends_in_doubt and options:
        # Without the game that makes it one, the last round is none, and all totals may be right.
        found = _together(puzzle, options, sorted(free | _rows(puzzle, options)))
        if found and not found[0].totals:
            return [found, *unsolved]
    options += _byes(puzzle, options)
    options += _turned(puzzle, free)
    groups = _groups(puzzle, options)
    free -= {at for group in groups for at in _rows(puzzle, group)}
    return [
        *(_together(puzzle, group) for group in groups),
        *(_together(puzzle, [], (at,)) for at in sorted(free)),
        *unsolved,
    ]


def _byes(puzzle: Puzzle, options: Sequence[Sequence[Way]]) -> list[list[Way]]:
    """Return what rounds without a game may be instead, where totals may be wrong."""
    touched = {at for found in options for way in found for at, _ in way.changes}
    taken = {place for found in options for way in found for place in way.changes}
    made = []
    for at, row in enumerate(puzzle.rows):
        if puzzle.totals[at] is None or (at not in touched and puzzle.right(at, {})):
            continue
        for index, old in enumerate(row[: puzzle.played]):
            place = (at, index)
            paired = old.opponent is not None or RESULT_CODES[old.code].of_a_game
            if paired or place in taken or puzzle.raw.of_opponents:
                continue
            others = [
                new
                for other in puzzle.named_by(place)
                for new in puzzle.answers((other, index), {})
            ]
            others += [old._replace(code=code) for code in puzzle.byes if code != old.code]
            found = [Way(puzzle.cost(place, new), {place: new}) for new in others]
            made.append([Way(0.0, {}), *found])
    return made


def _turned(puzzle: Puzzle, wrong: set[int]) -> list[list[Way]]:
    """Return which games may have ended differently, where both players' totals say so.

    A program writes what was typed into both rows, so both cells agree; only what was printed
    before tells.
    """
    made = []
    for at in sorted(wrong) if puzzle.typed and puzzle.raw.games < 2 else ():
        for index, old in enumerate(puzzle.rows[at][: puzzle.played]):
            place = (at, index)
            partner = puzzle.partner(place, {})
            if (
                old.code not in _GAME
                or partner is None
                or partner[0] not in wrong
                or partner < place
            ):
                continue
            found = [Way(0.0, {})]
            for code in _GAME.replace(old.code, ""):
                new = old._replace(code=code)
                for answer in puzzle.answers(place, {place: new}):
                    changes = {place: new, partner: answer}
                    if puzzle.right(at, changes) and puzzle.right(partner[0], changes):
                        found.append(Way(puzzle.cost(place, new) + _BOTH, changes))
            if len(found) > 1:
                made.append(found)
    return made


def _rows(puzzle: Puzzle, options: Sequence[Sequence[Way]]) -> set[int]:
    """Return the rows with a printed total that some of these ways change."""
    rows = {at for found in options for way in found for at, _ in way.changes}
    return {at for at in rows if puzzle.totals[at] is not None}


def _groups(puzzle: Puzzle, options: Sequence[list[Way]]) -> list[list[list[Way]]]:
    """Put together what is about the same totals, or the same cells."""
    groups: list[tuple[set[object], list[list[Way]]]] = []
    for found in options:
        own: set[object] = {*_rows(puzzle, [found])}
        own |= {place for way in found for place in way.changes}
        joined = [found]
        apart = []
        for about, group in groups:
            if about & own:
                own |= about
                joined = [*group, *joined]
            else:
                apart.append((about, group))
        groups = [*apart, (own, joined)]
    return [group for _, group in groups if any(len(found[0].changes) for found in group)] + [
        group
        for _, group in groups
        if not any(len(found[0].changes) for found in group)
        and any(not puzzle.right(at, {}) for at in _rows(puzzle, group))
    ]


def _together(
    puzzle: Puzzle, group: Sequence[Sequence[Way]], rows: Sequence[int] = ()
) -> list[Solution]:
    """Return the likeliest choices of a way for each of a group, with the totals weighed."""
    if puzzle.typed and len(group) > _TOGETHER:
        return []
    ordered = sorted(group, key=len)
    last: dict[int, int] = {}
    for step, found in enumerate(ordered):
        last.update(dict.fromkeys(_rows(puzzle, [found]), step))
    last.update(dict.fromkeys(rows, max(len(ordered) - 1, 0)))
    partial = [Solution(0.0, {}, {})]
    for step, found in enumerate(ordered or [[Way(0.0, {})]]):
        settled = [at for at, when in last.items() if when == step]
        choices = [
            (done.cost + way.cost, done, way)
            for done in partial
            for way in found
            if all(done.cells.get(place, new) == new for place, new in way.changes.items())
        ]
        puzzle.patience -= len(choices) // _AS_LONG
        if not choices or puzzle.patience < 0:
            return []
        weighed: list[tuple[float, int, Solution]] = []
        least = math.inf
        for at, (cost, done, way) in sorted(enumerate(choices), key=lambda choice: choice[1][0]):
            if cost > least + _MARGIN:
                # Totals only add to it.
                break
            cells = {**done.cells, **way.changes}
            whole = _weighed(puzzle, Solution(cost, cells, done.totals), settled)
            weighed.append((whole.cost, at, whole))
            least = min(least, whole.cost)
        partial = [whole for cost, _, whole in sorted(weighed)[:_WIDTH] if cost <= least + _MARGIN]
    return partial[:_KEPT]


def _weighed(puzzle: Puzzle, done: Solution, rows: Sequence[int]) -> Solution:
    """Add what the printed totals of these rows cost where they are wrong then."""
    cost, totals = done.cost, dict(done.totals)
    for at in rows:
        if not puzzle.right(at, done.cells):
            totals[at] = puzzle.sum(at, done.cells)
            cost += puzzle.price.total(at, puzzle.totals[at] or 0, totals[at])
    return Solution(cost, done.cells, totals)
