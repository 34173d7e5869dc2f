"""What is left of two sums when all that is equal in them is crossed out: that decides."""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from calculator.answers.compared import Comparison, differing
from calculator.model import Message
from calculator.ranking import Standing
from calculator.tiebreaks import Term, Value


class Sum(NamedTuple):
    """The terms of one player's sum, each kind the largest first."""

    same: tuple[Term, ...]
    """Those that the other sum has as well: amount for amount, in the same order."""
    left: tuple[Term, ...]
    out: tuple[Term, ...]
    """Those that do not count."""

    @property
    def apart(self) -> int:
        """What is left adds up to this; two of them differ by as much as the two values do."""
        return sum(term.amount for term in self.left)


class Crossed(NamedTuple):
    """Two sums, what is equal in both apart from what is not."""

    ahead: Sum
    behind: Sum
    scale: int
    """Amounts are in units of ``1 / scale``."""


def crossed(comparison: Comparison) -> Crossed | None:
    r"""Cross out what is equal; ``None`` where the values are not sums, or something is deducted.

    >>> from calculator import rank, read
    >>> from calculator.answers import why
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> found = crossed(why(standings, 1).above)
    >>> [term.amount for term in found.ahead.same], found.ahead.apart, found.behind.apart
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
    apart = differing(*values, in_step=in_step)
    ahead, behind = (_sum(value, left) for value, left in zip(values, apart, strict=True))
    if [term.amount for term in ahead.same] != [term.amount for term in behind.same]:
        return None
    return Crossed(ahead, behind, values[0].unit)


def _sum(value: Value, left: set[int]) -> Sum:
    """Sort the terms of a value, of which those at some positions are left."""
    counted = [(at, term) for at, term in enumerate(value.terms) if term.counted]
    return Sum(
        _largest(term for at, term in counted if at not in left),
        _largest(term for at, term in counted if at in left),
        _largest(term for term in value.terms if not term.counted),
    )


def _largest(terms: Iterable[Term]) -> tuple[Term, ...]:
    """Return terms by their amounts, the largest first."""
    return tuple(sorted(terms, key=lambda term: -term.amount))


def said(found: Crossed, comparison: Comparison, row: Standing) -> Message | None:
    """Say what is left, to one of the two; ``None`` where nothing was equal.

    The one who asks comes first: "4 against 4½".
    """
    if not any(term.amount for term in found.ahead.same):
        return None
    sums = [found.ahead, found.behind]
    if comparison.behind.number == row.number:
        sums.reverse()
    own, theirs = (Fraction(one.apart, found.scale) for one in sums)
    return Message("crossed", (own, theirs))
