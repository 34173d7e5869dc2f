"""What is left of two sums when all that is equal in them is crossed out: that decides."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from calculator.answers.compared import Comparison, differing
from calculator.model import Message
from calculator.ranking import Standing
from calculator.tiebreaks import Term


class Crossed(NamedTuple):
    """Two sums, what is equal in both apart from what is not; what does not count is in neither."""

    same: tuple[tuple[Term, Term], ...]
    """Pairs of terms of one amount, that of the player ahead first; the largest first."""
    ahead: tuple[Term, ...]
    """What is left of the sum of the player ahead, the largest first."""
    behind: tuple[Term, ...]
    scale: int
    """Amounts are in units of ``1 / scale``."""

    def left(self, *, behind: bool) -> int:
        """Return what is left of a sum: both differ by as much as the two values do."""
        return sum(term.amount for term in (self.behind if behind else self.ahead))


def crossed(comparison: Comparison) -> Crossed | None:
    r"""Cross out what is equal; ``None`` where the values are not sums, or something is deducted.

    >>> from calculator import rank, read
    >>> from calculator.answers import why
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> found = crossed(why(standings, 1).above)
    >>> [one.amount for one, _ in found.same], found.left(behind=False), found.left(behind=True)
    ([2], 3, 1)
    """
    name = comparison.tiebreak.name
    values = [row.values[name] for row in (comparison.ahead, comparison.behind)]
    terms = [term for value in values for term in value.terms]
    if any(value.how != "sum" or not value.terms for value in values):
        return None
    if min(term.amount for term in terms) < 0 or len({value.unit for value in values}) > 1:
        return None
    in_step = "opponents" not in comparison.tiebreak.needs
    left = [
        [value.terms[at] for at in sorted(own) if value.terms[at].counted]
        for value, own in zip(values, differing(*values, in_step=in_step), strict=True)
    ]
    same = [
        [term for term in _largest(value.terms) if term.counted and term not in own]
        for value, own in zip(values, left, strict=True)
    ]
    if [term.amount for term in same[0]] != [term.amount for term in same[1]]:
        return None
    pairs = tuple(zip(*same, strict=True))
    return Crossed(pairs, _largest(left[0]), _largest(left[1]), values[0].unit)


def _largest(terms: Sequence[Term]) -> tuple[Term, ...]:
    """Return terms by their amounts, the largest first."""
    return tuple(sorted(terms, key=lambda term: -term.amount))


def said(found: Crossed, comparison: Comparison, row: Standing) -> Message | None:
    """Say what is left, to one of the two; ``None`` where nothing was equal.

    The one who asks comes first: "4 against 4½".
    """
    if not found.same or not any(one.amount for one, _ in found.same):
        return None
    is_behind = comparison.behind.number == row.number
    own, theirs = (
        Fraction(found.left(behind=behind), found.scale) for behind in (is_behind, not is_behind)
    )
    return Message("crossed", (own, theirs))
