"""What is left of two sums when all that is equal in them is crossed out: that decides."""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from calculator.answers.comparison import Comparison, differing
from calculator.model import Message
from calculator.ranking import Standing
from calculator.tiebreaks import Term, Tiebreak, Value


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


def crossed(tiebreak: Tiebreak, ahead: Value, behind: Value) -> Crossed | None:
    r"""Cross out what is equal; ``None`` where the values are not sums, or something is deducted.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> (solkoff,) = standings.order
    >>> found = crossed(solkoff, *(row.values["solkoff"] for row in standings.rows))
    >>> [term.amount for term in found.ahead.same], found.ahead.apart, found.behind.apart
    ([2], 3, 1)
    """
    values = (ahead, behind)
    terms = [term for value in values for term in value.terms]
    if any(value.how != "sum" or not value.terms for value in values):
        return None
    if min(term.amount for term in terms) < 0 or ahead.unit != behind.unit:
        return None
    apart = differing(ahead, behind, in_step="opponents" not in tiebreak.needs)
    first, second = (_sum(value, left) for value, left in zip(values, apart, strict=True))
    if [term.amount for term in first.same] != [term.amount for term in second.same]:
        return None
    return Crossed(first, second, ahead.unit)


def _sum(value: Value, left: set[int]) -> Sum:
    """Sort the terms of a value, of which those at some positions are left."""
    counted = [(at, term) for at, term in enumerate(value.terms) if term.counted]
    return Sum(
        largest_first(term for at, term in counted if at not in left),
        largest_first(term for at, term in counted if at in left),
        largest_first(term for term in value.terms if not term.counted),
    )


def largest_first(terms: Iterable[Term]) -> tuple[Term, ...]:
    """Return terms by their amounts, the largest first."""
    return tuple(sorted(terms, key=lambda term: -term.amount))


def said(comparison: Comparison, row: Standing) -> list[Message]:
    """Say below the figure by how much who is ahead, and what is left where something is equal.

    Nothing where the values say nothing to people, such as a lot, or where less is better.
    """
    tiebreak = comparison.tiebreak
    pair = [one.values[tiebreak.name] for one in (comparison.ahead, comparison.behind)]
    lead = ahead_by(*pair)
    if lead is None or lead <= 0:
        return []
    words = [Message("lead", (comparison.tally.spoken(comparison.ahead.number), lead))]
    if left := crossed_out(comparison, row):
        words.append(left._replace(code="crossed"))
    return words


def crossed_out(comparison: Comparison, row: Standing) -> Message | None:
    """Say what is left of both sums, to one of the two; ``None`` where nothing is equal.

    The one who asks comes first: "4 against 4½".
    """
    name = comparison.tiebreak.name
    pair = [one.values[name] for one in (comparison.ahead, comparison.behind)]
    found = crossed(comparison.tiebreak, *pair)
    if found is None or not any(term.amount for term in found.ahead.same):
        return None
    sums = [found.ahead, found.behind]
    if comparison.behind.number == row.number:
        sums.reverse()
    return Message("crossed-out", tuple(Fraction(one.apart, found.scale) for one in sums))


def ahead_by(ahead: Value, behind: Value) -> Fraction | None:
    """Return by how much one value is more than another; ``None`` where they are no quantities.

    >>> ahead_by(Value(28, 2), Value(27, 2)), ahead_by(Value(1, rank=1), Value(2, rank=2))
    (Fraction(1, 2), None)
    """
    if ahead.amount is None or behind.amount is None or "rank" in (ahead.how, behind.how):
        return None
    if ahead.rank or behind.rank:
        return None
    return Fraction(ahead.amount, ahead.scale) - Fraction(behind.amount, behind.scale)
