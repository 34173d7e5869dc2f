"""The cut: which contributions do not count (art. 14), and its exception (16.5).

A cut is a value that any sum can be given, not a copy of the sum's rule.
"""

from collections.abc import Iterable
from typing import NamedTuple

from calculator.model import Message
from calculator.tiebreaks.values import End, Term


class Contribution(NamedTuple):
    """A term, how significant it is, and whether the round was voluntarily unplayed.

    ``significance`` is what tells the least and the most significant: the opponent's score
    in Buchholz and in Sonneborn-Berger, the rating in the average of ratings.
    """

    term: Term
    significance: int
    voluntary: bool = False


def cut(
    contributions: Iterable[Contribution], low: int, high: int, *, exception: bool
) -> tuple[Term, ...]:
    """Cut that many of the lowest, then of the highest, and return all terms.

    With the exception of 16.5, where the least significant one would be cut and the lowest
    contribution of a voluntarily unplayed round is at least as high, that one goes instead.
    Each of several cuts is decided again. The highest have no exception.

    >>> bye = Contribution(Term(3, None, 9, ()), 9, voluntary=True)
    >>> terms = cut([Contribution(Term(1, 7, 4, ()), 4), bye], 1, 0, exception=True)
    >>> [term.counted for term in terms]
    [True, False]
    """
    found = list(contributions)
    terms = [contribution.term for contribution in found]
    left = list(range(len(found)))

    def significance(index: int) -> tuple[int, int]:
        return found[index].significance, found[index].term.amount

    def contributed(index: int) -> tuple[int, int]:
        return found[index].term.amount, found[index].significance

    def drop(index: int, end: End) -> None:
        left.remove(index)
        terms[index] = terms[index].out(end, Message(f"cut-{end}"))

    for _ in range(min(low, len(left))):
        least = min(left, key=significance)
        voluntary = [index for index in left if found[index].voluntary]
        instead = min(voluntary, key=contributed) if exception and voluntary else least
        if instead != least and terms[instead].amount >= terms[least].amount:
            drop(instead, "voluntary")
        else:
            drop(least, "lowest")
    for _ in range(min(high, len(left))):
        drop(max(left, key=significance), "highest")
    return tuple(terms)
