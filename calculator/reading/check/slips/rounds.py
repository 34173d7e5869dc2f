"""Which changes of cells make the games of a round agree: a search, the likeliest first.

Where two cells clash, one of them is wrong: either the first says something else, or the second
answers it. So each clash leaves few ways on, and all ways are tried in the order of their price.
"""

import heapq
import itertools
from collections.abc import Iterator, Sequence

from calculator.reading.cells.grammar import RawResult
from calculator.reading.check.slips.price import SLIP, nearly
from calculator.reading.check.slips.puzzle import Changes, Place, Puzzle, Way

#: This many steps are spent on the clashes that belong together.
_STEPS = 160
#: Of more clashes that hang together some way is sought, not the likeliest.
_LARGE = 12
#: This many ways are kept.
_WAYS = 24
#: Ways so much less likely than the best are left out.
_MARGIN = 1.2 * SLIP
#: Of this many who have no game any may be the opponent; of more, only those with a similar number.
_FEW = 6


def knots(puzzle: Puzzle, clashing: Sequence[Place]) -> list[list[Place]]:
    """Sort clashing cells into those that hang together: players of one round."""
    above: dict[Place, Place] = {}

    def top(place: Place) -> Place:
        while above.setdefault(place, place) != place:
            place = above[place]
        return place

    alone: dict[int, Place] = {}
    for place in clashing:
        partner = puzzle.partner(place, {})
        if partner:
            above[top(partner)] = top(place)
        named = any(puzzle.clash((at, place[1]), {}) for at in puzzle.named_by(place))
        if not named and not (partner and puzzle.loose(partner, {})):
            # Whom nobody names may have met another whom nobody names.
            above[top(alone.setdefault(place[1], place))] = top(place)
    found: dict[Place, list[Place]] = {}
    for place in clashing:
        found.setdefault(top(place), []).append(place)
    return list(found.values())


def ways(puzzle: Puzzle, clashing: Sequence[Place]) -> list[Way]:
    """Return the ways to make the games agree that hang together, the likeliest first."""
    if len(clashing) <= _LARGE and (found := _search(puzzle, clashing)):
        return found
    if puzzle.typed and len(clashing) > _LARGE:
        # Nobody would see through what is proposed.
        return []
    return _search(puzzle, clashing, haste=SLIP)[:1]


def _search(puzzle: Puzzle, clashing: Sequence[Place], haste: float = 0) -> list[Way]:
    """Search; with ``haste``, which each clash that is left costs, for some way, not the best."""
    counter = itertools.count()
    start: tuple[float, int, float, dict[Place, RawResult], frozenset[Place]]
    start = (0.0, next(counter), 0.0, {}, frozenset())
    heap = [start]
    found: dict[frozenset[tuple[Place, RawResult]], Way] = {}
    for _ in range(_STEPS):
        # What is weighed in a step grows with the clashes that hang together.
        puzzle.patience -= 1 + len(clashing)
        if not heap or len(found) == _WAYS or puzzle.patience < 0:
            break
        _, _, cost, changes, kept = heapq.heappop(heap)
        if found and cost > next(iter(found.values())).cost + _MARGIN:
            break
        left = _left(puzzle, clashing, changes)
        if not left:
            found.setdefault(frozenset(changes.items()), Way(cost, changes))
            continue
        steps = min((_steps(puzzle, place, left, changes, kept) for place in left), key=len)
        for place, new, keeping in steps:
            dearer = cost + puzzle.cost(place, new)
            then = {**changes, place: new}
            left_then = haste and haste * len(_left(puzzle, clashing, then))
            heapq.heappush(heap, (dearer + left_then, next(counter), dearer, then, kept | keeping))
    return [*found.values()]


def _left(puzzle: Puzzle, clashing: Sequence[Place], changes: Changes) -> list[Place]:
    """Return which cells still clash, or do so after the changes."""
    watched = dict.fromkeys([*clashing, *changes])
    for place in changes:
        watched.update(dict.fromkeys((at, place[1]) for at in puzzle.named_by(place)))
        if partner := puzzle.partner(place, {}):
            watched[partner] = None
    return [place for place in watched if puzzle.clash(place, changes)]


_Step = tuple[Place, RawResult, frozenset[Place]]


def _steps(
    puzzle: Puzzle,
    place: Place,
    left: Sequence[Place],
    changes: Changes,
    kept: frozenset[Place],
) -> list[_Step]:
    """Return what may be done about a clash: a place, what it says then, and what stays."""
    steps: list[_Step] = []
    if place not in kept:
        own = dict.fromkeys(_otherwise(puzzle, place, left, changes))
        steps += [(place, new, frozenset({place})) for new in own]
    partner = puzzle.partner(place, changes)
    if partner and partner not in kept:
        both = frozenset({place, partner})
        steps += [(partner, answer, both) for answer in puzzle.answers(place, changes)]
    return steps


def _otherwise(
    puzzle: Puzzle, place: Place, left: Sequence[Place], changes: Changes
) -> Iterator[RawResult]:
    """Yield what else a cell may say."""
    old = puzzle.cell(place, {})
    at, index = place
    yield from puzzle.price.seen(place)
    if puzzle.raw.of_opponents:
        partner = puzzle.partner(place, {})
        if partner:
            yield from puzzle.answers(partner, changes)
        return
    for other in dict.fromkeys([*puzzle.named_by(place), *(found[0] for found in changes)]):
        there = other, index
        if puzzle.partner(there, changes) == place:
            yield from puzzle.answers(there, changes)
    if old.code and old.opponent is not None:
        for other in _free(puzzle, place, left, changes):
            if other != at and puzzle.numbers[other] != old.opponent:
                yield old._replace(opponent=puzzle.numbers[other])
    for code in puzzle.byes:
        yield old._replace(code=code, opponent=None, color="")


def _free(puzzle: Puzzle, place: Place, left: Sequence[Place], changes: Changes) -> Iterator[int]:
    """Yield who may have met a player in a round: those whose own game clashes, or is not there."""
    index = place[1]
    yield from (at for at, there in left if there == index)
    idle = [
        at
        for at, row in enumerate(puzzle.rows)
        if index < len(row) and (at, index) not in changes and row[index].opponent is None
    ]
    old = str(puzzle.cell(place, {}).opponent)
    yield from (at for at in idle if len(idle) <= _FEW or nearly(old, str(puzzle.numbers[at])))
