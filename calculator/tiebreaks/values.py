"""A tiebreak value and the terms that it is made of.

A value is never computed apart from its explanation: the terms are worked out first,
and the value is the sum of those that count.
"""

from collections.abc import Iterable
from typing import NamedTuple

from calculator.model import How, Message


class Term(NamedTuple):
    """One line of a sum.

    ``amount`` is in units of ``1 / scale`` of the value that the term belongs to.
    """

    round: int | None
    opponent: int | None
    amount: int
    notes: tuple[Message, ...]
    counted: bool = True
    unplayed: bool = False
    """The player's own round was not played."""
    adjusted: bool = False
    """The opponent's score was changed for unplayed rounds."""


class Value(NamedTuple):
    """A tiebreak value with its workings; ``amount`` is ``None`` where the rule gives none.

    >>> Value(35, 2).number, Value(34, 2).number, Value(None, 2).number
    (17.5, 17, None)
    """

    amount: int | None
    scale: int = 1
    terms: tuple[Term, ...] = ()
    missing: Message | None = None
    """Why there is no value."""
    how: How = "sum"
    """How the terms make the value: their ``sum``, their ``average``, or ``other``."""
    term_scale: int = 0
    """The unit of the terms where it is not that of the value."""
    group: tuple[int, ...] = ()
    """The tied players among whom the value was worked out, where that matters."""
    rank: int = 0
    """The place within the group, where the amount itself says nothing to people (a lot)."""

    @property
    def unit(self) -> int:
        """The terms are in units of ``1 / unit``."""
        return self.term_scale or self.scale

    @property
    def number(self) -> float | int | None:
        """The value as a number, as the JSON document has it."""
        if self.amount is None:
            return None
        whole, rest = divmod(self.amount, self.scale)
        return self.amount / self.scale if rest else whole


def summed(terms: Iterable[Term], scale: int) -> Value:
    """Return the value that is the sum of the counted terms."""
    terms = tuple(terms)
    return Value(sum(term.amount for term in terms if term.counted), scale, terms)


def averaged(terms: Iterable[Term], scale: int = 1) -> Value:
    """Return the average of the counted terms, rounded half up to a whole number.

    >>> averaged([Term(1, 2, 1500, ()), Term(2, 3, 1501, ())]).number
    1501
    """
    terms = tuple(terms)
    counted = [term.amount for term in terms if term.counted]
    count = len(counted) * scale
    if not count:
        return Value(None, 1, terms, Message("no-rated-opponents"), "average", scale)
    return Value((2 * sum(counted) + count) // (2 * count), 1, terms, None, "average", scale)


def without(terms: Iterable[Term], lowest: int, highest: int) -> tuple[Term, ...]:
    """Drop that many of the lowest and of the highest terms; of equal ones the earliest.

    The lowest go first. Where fewer terms are left than are to be dropped, all are.

    >>> [t.counted for t in without([Term(1, 2, 5, ()), Term(2, 3, 3, ())], 1, 0)]
    [True, False]
    """
    terms = list(terms)
    order = sorted(range(len(terms)), key=lambda index: terms[index].amount)
    low = order[:lowest]
    rest = sorted(order[len(low) :], key=lambda index: -terms[index].amount)
    for code, dropped in (("dropped-lowest", low), ("dropped-highest", rest[:highest])):
        for index in dropped:
            term = terms[index]
            terms[index] = term._replace(counted=False, notes=(*term.notes, Message(code)))
    return tuple(terms)
