"""A reason, the two players whom it is about, and the words that reasons share."""

from fractions import Fraction
from typing import NamedTuple

from calculator.ranking import Standing
from calculator.tiebreaks import Note, Tally, Term, Tiebreak, Value
from calculator.words import quantity, say


class Reason(NamedTuple):
    """One sentence, as a code of the catalogue, and what it explains."""

    note: Note
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
    def apart(self) -> Fraction:
        """By how much the own value is more; below 0 where it is less."""
        return exact(self.own) - exact(self.theirs)


def amount(part: Fraction) -> str:
    """Write points without their sign, with the word for them.

    >>> amount(Fraction(1)), amount(Fraction(-1, 2)), amount(Fraction(3, 4)), amount(Fraction(5, 2))
    ('one point', 'half a point', '¾ of a point', '2½ points')
    """
    part = abs(part)
    if part == 1:
        return say("because-one")
    if part == Fraction(1, 2):
        return say("because-half")
    return say("because-part" if part < 1 else "because-many", figure(part))


def rounds(numbers: list[int]) -> str:
    """List rounds, those in a row as a range.

    >>> rounds([2]), rounds([2, 3, 4, 6])
    ('round 2', 'rounds 2–4 and 6')
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    text = listed([f"{run[0]}–{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs])
    return say("because-round" if len(numbers) == 1 else "because-rounds", text)


def listed(parts: list[str]) -> str:
    """Join parts as one does in a sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return say("names-two", ", ".join(parts[:-1]), parts[-1])


def exact(value: Value) -> Fraction:
    """Return a value as a fraction; 0 where there is none."""
    return Fraction(value.amount or 0, value.scale)


def figure(part: Fraction) -> str:
    """Write a number without a unit."""
    return quantity(part.numerator, part.denominator)


def sided(code: str, part: Fraction, *facts: int | str) -> Note:
    """Return the sentence for more or for less."""
    return Note(f"because-{code}-{'more' if part > 0 else 'less'}", facts)


def total_of(value: Value, terms: list[Term]) -> Fraction:
    """Add up terms of a value."""
    return Fraction(sum(term.amount for term in terms), value.unit)
