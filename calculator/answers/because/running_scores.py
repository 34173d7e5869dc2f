"""Sums of running scores: ahead after some rounds, behind after others."""

from fractions import Fraction

from calculator.answers.because.reason import Pair, Reason
from calculator.model import Message
from calculator.tiebreaks import Value


def running(pair: Pair) -> list[Reason]:
    """Both sums of the scores after each round, where they differ, what is taken off."""
    (own, own_taken), (theirs, their_taken) = _split(pair.own), _split(pair.theirs)
    unit, name = pair.own.unit, pair.name
    cut = sum(term.dropped == "early" for term in pair.own.terms)
    sums = (Fraction(sum(own.values()), unit), name, Fraction(sum(theirs.values()), unit))
    equal = "-equal" if sums[0] == sums[2] else ""
    first = (
        Message(f"because-running-from{equal}", (*sums, cut + 1))
        if cut
        else Message(f"because-running{equal}", sums)
    )
    gaps = {at: own.get(at, 0) - theirs.get(at, 0) for at in sorted({*own, *theirs})}
    found = []
    for code, sign in (("more", 1), ("less", -1)):
        at = tuple(number for number, gap in gaps.items() if gap * sign > 0)
        if at:
            part = Fraction(sum(gaps[number] for number in at), unit)
            facts = (Message("rounds", at), abs(part), len(at))
            found.append(Reason(Message(f"because-running-{code}", facts), part))
    if pair.apart < 0:
        found.reverse()
    for taken, whose, sign, who in (
        (own_taken, "own", -1, ()),
        (their_taken, "their", 1, (name,)),
    ):
        if taken:
            part = Fraction(taken, unit)
            found.append(Reason(Message(f"because-{whose}-taken", (part, *who)), sign * part))
    return [Reason(first), *found]


def _split(value: Value) -> tuple[dict[int, int], int]:
    """Return the scores after each round that count, and what is taken off for unplayed ones."""
    taken = -sum(term.amount for term in value.terms if term.amount < 0)
    return {
        term.round or 0: term.amount for term in value.terms if term.counted and term.amount >= 0
    }, taken
