"""A reason, the two players whom it is about, and what reasons share."""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from calculator.model import Message
from calculator.ranking import Standing
from calculator.tiebreaks import Tally, Term, Tiebreak, Value


class Reason(NamedTuple):
    """One sentence, and what it explains."""

    said: Message
    part: Fraction = Fraction(0)
    """What it puts between the two values, own less theirs; 0 for a remark."""


class Pair(NamedTuple):
    """The player who asks, the one of the same score, and their values of one tiebreak."""

    row: Standing
    other: Standing
    tiebreak: Tiebreak
    tally: Tally

    @property
    def own(self) -> Value:
        """The value of the player who asks."""
        return self.row.values[self.tiebreak.name]

    @property
    def theirs(self) -> Value:
        """The other player's value."""
        return self.other.values[self.tiebreak.name]

    @property
    def name(self) -> str:
        """How a sentence calls the other."""
        return self.tally.spoken(self.other.number)

    @property
    def apart(self) -> Fraction:
        """By how much the own value is more; below 0 where it is less."""
        return exact(self.own) - exact(self.theirs)


def exact(value: Value) -> Fraction:
    """Return a value as a fraction; 0 where there is none."""
    return Fraction(value.amount or 0, value.scale)


def total(value: Value, terms: Iterable[Term]) -> Fraction:
    """Add up terms of a value, those that do not count too."""
    return Fraction(sum(term.amount for term in terms), value.unit)


def whole(values: Iterable[Value]) -> list[int]:
    """Return values that are whole numbers as such."""
    return [int(exact(value)) for value in values]
