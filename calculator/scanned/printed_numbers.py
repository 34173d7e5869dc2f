"""Whether all rounds and all rows were seen, and no other: the numbers printed there say so."""

from collections import Counter
from collections.abc import Sequence

#: A row more or less: no more of them in one place are told from misread numbers.
_MOST = 3
#: How many numbers it takes to show that the first is not 1.
_BEGINS = 0.6
#: How many more numbers must fit with it than without.
_MORE = 2


def first_misplaced(rounds: Sequence[int]) -> int | None:
    """Return the first column from which on the rounds are not those of their headings.

    Args:
        rounds: the round that each column's heading names, from the left; 0 where it names none.

    Returns:
        Its position; ``None`` where the headings fit, or one alone does not: that was misread.

    >>> (
    ...     first_misplaced([1, 2, 0, 0, 4, 5]),
    ...     first_misplaced([1, 2, 4, 5]),
    ...     first_misplaced([1, 2, 8, 4]),
    ... )
    (2, 2, None)
    """
    off = Counter(number - at for at, number in enumerate(rounds, 1) if number)
    off = Counter({by: count for by, count in off.items() if 0 < abs(by) <= _MOST})
    ((by, count),) = off.most_common(1) or [(0, 0)]
    last = next((at for at in range(len(rounds) - 1, -1, -1) if rounds[at]), 0)
    if not count or (count < _MORE and rounds[last] - last - 1 != by):
        return None
    first = next(at for at, number in enumerate(rounds) if number and number - at - 1 == by)
    # Those before it without a heading may be the one too many.
    while first and not rounds[first - 1]:
        first -= 1
    return first


def row_numbers(numbers: Sequence[int]) -> list[int]:
    """Return the numbers of rows that run on, but where a row was not seen, or seen twice.

    They begin with 1, or where most of them say so.

    Args:
        numbers: what was read, from the top; 0 where that is no number.

    >>> row_numbers([1, 2, 8, 4, 0]), row_numbers([1, 2, 0, 5, 6, 7]), row_numbers([3, 4, 8, 6])
    ([1, 2, 3, 4, 5], [1, 2, 3, 5, 6, 7], [3, 4, 5, 6])
    """
    firsts = Counter(number - at for at, number in enumerate(numbers) if number)
    usual, count = max(firsts.items(), key=lambda one: one[1], default=(1, 0))
    first = usual if usual > 1 and count > _BEGINS * len(numbers) else 1
    found = list(range(first, len(numbers) + first))
    begin = by = 0
    while True:
        right = sum(one == two for one, two in zip(numbers[begin:], found[begin:], strict=True))
        if right + _MORE > len(numbers) - begin:
            return found
        best = max(
            (
                (_fitting(numbers, found, begin, at, more), -abs(more), at, more)
                for more in range(-_MOST, _MOST + 1)
                for at in range(begin + 1, len(numbers))
                if more and numbers[at] == found[at] + more
            ),
            default=None,
        )
        if best is None or best[0] < right + _MORE:
            return found
        _, _, begin, by = best
        found[begin:] = [number + by for number in found[begin:]]


def _fitting(numbers: Sequence[int], found: Sequence[int], begin: int, at: int, more: int) -> int:
    """Return how many numbers from ``begin`` on fit if from ``at`` on ``more`` is added."""
    return sum(
        number == (found[row] + more if row >= at else found[row])
        for row, number in enumerate(numbers)
        if row >= begin
    )
