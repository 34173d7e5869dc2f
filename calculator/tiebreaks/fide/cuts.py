"""The cut: which contributions do not count (art. 14), and its exception (16.5).

A cut is a value that any sum can be given, not a copy of the sum's rule.
"""

from collections.abc import Sequence
from functools import cache

from calculator.tiebreaks.values import NOTHING, End, Out


def cut(
    amounts: Sequence[int],
    significance: Sequence[int],
    low: int,
    high: int,
    voluntary: Sequence[int] = (),
) -> Out:
    """Cut that many of the lowest, then of the highest, and return which those are.

    ``significance`` is what tells the least and the most significant: the opponent's score in
    Buchholz and in Sonneborn-Berger, the rating in the average of ratings.

    ``voluntary`` are the positions of voluntarily unplayed rounds, where the exception of 16.5
    is in force: where the least significant one would be cut and the lowest contribution of
    such a round is at least as high, that one goes instead. Each of several cuts is decided
    again. The highest have no exception.

    >>> cut([4, 9], [4, 9], 1, 0), cut([4, 9], [4, 9], 1, 0, voluntary=[1])
    ({0: 'lowest'}, {1: 'voluntary'})
    """
    if not (low or high):
        return NOTHING
    if low == 1 and not high and amounts:
        # The usual cut.
        lowest = min(significance)
        at = significance.index(lowest)
        if significance is not amounts and significance.count(lowest) > 1:
            at = min(zip(significance, amounts, range(len(amounts)), strict=True))[2]
        if voluntary:
            other = min(voluntary, key=lambda one: (amounts[one], significance[one]))
            if other != at and amounts[other] >= amounts[at]:
                return _only(other, "voluntary")
        return _only(at, "lowest")
    out: dict[int, End] = {}
    left = list(zip(significance, amounts, range(len(amounts)), strict=True))
    for _ in range(min(low, len(left))):
        least = min(left)
        unplayed = [one for one in left if one[2] in voluntary] if voluntary else ()
        instead = min(unplayed, key=_contributed) if unplayed else least
        if instead is not least and instead[1] >= least[1]:
            out[instead[2]] = "voluntary"
            left.remove(instead)
        else:
            out[least[2]] = "lowest"
            left.remove(least)
    for _ in range(min(high, len(left))):
        most = max(left, key=_significant)
        out[most[2]] = "highest"
        left.remove(most)
    return out


@cache
def _only(at: int, end: End) -> Out:
    """Return what is out of a usual cut: one for all that are cut there."""
    return {at: end}


def _contributed(one: tuple[int, int, int]) -> tuple[int, int]:
    significance, amount, _ = one
    return amount, significance


def _significant(one: tuple[int, int, int]) -> tuple[int, int]:
    significance, amount, _ = one
    return significance, amount
