"""How much of the printed places an order explains, so that chance is not read as a reason.

The measure is the bit: two players of the same score whom the print tells apart are one bit,
three in a row are 2.6 (one of six arrangements). An order that has nothing to do with the sheet
gives ``n`` bits of its places once in two to the power of ``n`` times.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, pairwise
from math import lcm, lgamma, log
from typing import NamedTuple

from calculator.ranking import Place
from calculator.tiebreaks import Tally, Tiebreak, Value

#: Tied players, those of each score in the order of print.
type Groups = list[list[int]]

#: How many pairs of neighbors are looked at first.
_SAMPLE = 24
#: With fewer the whole is looked at as quickly.
_WORTH_A_SAMPLE = 12


class PrintedTies(NamedTuple):
    """The printed places of those who are tied on score."""

    places: Mapping[int, Place]
    """By the player's number."""
    groups: Groups
    """The tied, the smallest groups first: they contradict a wrong order as soon, and cost less."""
    pairs: list[tuple[int, int]]
    """The neighbors in the groups whom the print tells apart, the higher one first."""


def tied(tally: Tally, printed: Mapping[int, Place]) -> PrintedTies:
    """Return those of the same score, each group in the order of print."""
    groups: dict[int, list[int]] = {}
    for number in sorted(printed, key=lambda number: printed[number].first):
        groups.setdefault(tally.score[number], []).append(number)
    found = sorted((group for group in groups.values() if len(group) > 1), key=len)
    return PrintedTies(printed, found, neighbors(found, printed))


def neighbors(groups: Groups, printed: Mapping[int, Place]) -> list[tuple[int, int]]:
    """Return the pairs of tied neighbors whom the print tells apart, the higher one first."""
    return [
        pair for group in groups for pair in pairwise(group) if printed[pair[0]] != printed[pair[1]]
    ]


def bits_of(group: Sequence[int], printed: Mapping[int, Place]) -> float:
    """Return how many bits the print tells of a group: none of those who share a place.

    >>> first, second, both = Place(1, 1), Place(2, 2), Place(1, 2)
    >>> bits_of([7, 8], {7: first, 8: second}), bits_of([7, 8], {7: both, 8: both})
    (1.0, 0.0)
    """
    shared = Counter(printed[number] for number in group).values()
    ways = lgamma(len(group) + 1) - sum(lgamma(count + 1) for count in shared)
    # Rounded, so that what explains the same is the same.
    return round(ways / log(2), 6)


def evidence(order: Sequence[Tiebreak], tally: Tally, printed: PrintedTies) -> float | None:
    """Return how many bits an order explains; ``None`` where it contradicts a printed place."""
    if len(printed.pairs) >= _WORTH_A_SAMPLE and sampled(order, tally, printed) is None:
        return None
    bits = 0.0
    for group in printed.groups:
        left = _left(group, order, tally, printed.places)
        if left is None:
            return None
        bits += bits_of(group, printed.places)
        bits -= sum(bits_of(part, printed.places) for part in left)
    return round(bits, 6)


def _left(
    group: list[int], order: Sequence[Tiebreak], tally: Tally, printed: Mapping[int, Place]
) -> Groups | None:
    """Return who of a group is still tied under an order; ``None`` where it contradicts."""
    left = [group]
    for tiebreak in order:
        finer = split_all(left, tiebreak, tally, printed)
        if not finer:
            return finer
        left = finer
    return left


def split_all(
    groups: Groups, tiebreak: Tiebreak, tally: Tally, printed: Mapping[int, Place]
) -> Groups | None:
    """Split groups by a tiebreak; return those still tied, ``None`` where it contradicts."""
    finer: Groups = []
    for group in groups:
        parts = split(group, tiebreak, tiebreak.values(tally, group), printed)
        if parts is None:
            return None
        finer += [part for part in parts if len(part) > 1]
    return finer


def split(
    group: Sequence[int],
    tiebreak: Tiebreak,
    values: Mapping[int, Value],
    printed: Mapping[int, Place],
) -> Groups | None:
    """Split a group, in the order of print, by a tiebreak; ``None`` where that contradicts it."""
    if any(values[number].amount is None for number in group):
        return [list(group)]
    scale = lcm(*(values[number].scale for number in group))
    sign = 1 if tiebreak.lowest_first else -1
    worth = {
        number: sign * (values[number].amount or 0) * (scale // values[number].scale)
        for number in group
    }
    # Among those who share a printed place, nobody knows who was ahead.
    lined_up = sorted(group, key=lambda number: (printed[number].first, worth[number]))
    if any(worth[above] > worth[below] for above, below in pairwise(lined_up)):
        return None
    return [list(part) for _, part in groupby(lined_up, worth.__getitem__)]


def sampled(order: Iterable[Tiebreak], tally: Tally, printed: PrintedTies) -> int | None:
    """Return how many of some pairs of neighbors, evenly spread, an order gives.

    ``None`` where it contradicts one: that shows after a few, so that the values of nobody else
    are needed. What depends on who else is tied, and all that comes after it, is not looked at.
    """
    plain: list[Tiebreak] = []
    for tiebreak in order:
        if tiebreak.of_a_group:
            break
        plain.append(tiebreak)
    right = 0
    for above, below in printed.pairs[:: -(-len(printed.pairs) // _SAMPLE)]:
        decided = _decided(plain, tally, above, below)
        if decided < 0:
            return None
        right += decided
    return right


def _decided(order: Sequence[Tiebreak], tally: Tally, above: int, below: int) -> int:
    """Return 1 if an order puts the upper one of two ahead, -1 the lower one, 0 neither."""
    for tiebreak in order:
        values = tiebreak.values(tally, (above, below))
        one, other = values[above], values[below]
        if one.amount is None or other.amount is None:
            # Whether it is skipped depends on the rest of the group.
            return 0
        difference = one.amount * other.scale - other.amount * one.scale
        if difference:
            return 1 if (difference > 0) != tiebreak.lowest_first else -1
    return 0
