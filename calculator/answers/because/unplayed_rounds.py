"""What counts, in a sum of opponents' scores, for rounds that the player did not play."""

from collections.abc import Iterable
from fractions import Fraction

from calculator.answers.because.reason import Pair
from calculator.answers.round_phrases import missed
from calculator.model import Message
from calculator.tiebreaks import Term, Value


def dummies(pair: Pair) -> list[Message]:
    """Say what FIDE's made-up opponents of both count: without them the sum is not right."""
    return [
        *_dummies(pair, pair.own, "own", ()),
        *_dummies(pair, pair.theirs, "their", (pair.name,)),
    ]


def nothings(pair: Pair) -> list[Message]:
    """Say that unplayed rounds count zero (US Chess).

    Only where the one who is behind has more of them that count, and met somebody.
    """
    own, theirs = _nothings(pair.own), _nothings(pair.theirs)
    met = any(not term.empty for term in (pair.own if pair.apart < 0 else pair.theirs).terms)
    if pair.apart < 0 and len(own) > len(theirs) and met:
        return [_counts_nothing(pair, own, "own", ())]
    if pair.apart > 0 and len(theirs) > len(own) and met:
        return [_counts_nothing(pair, theirs, "their", (pair.name,))]
    return []


def _nothings(value: Value) -> list[Term]:
    return [term for term in value.terms if term.counted and term.empty and term.dummy is None]


def _counts_nothing(pair: Pair, terms: list[Term], whose: str, who: tuple[str, ...]) -> Message:
    at = _rounds(pair, terms)
    if len(terms) == 1:
        return Message(f"because-{whose}-empty", (at, terms[0].result, *who))
    return Message(f"because-{whose}-empties", (at, *who))


def _dummies(pair: Pair, value: Value, whose: str, who: tuple[str, ...]) -> list[Message]:
    found = [(term, term.dummy) for term in value.terms if term.dummy]
    if not found:
        return []
    score = Fraction(sum(dummy.score for _, dummy in found), 2)
    terms, made_up = zip(*found, strict=True)
    dummy = Message("because-virtual" if made_up[0].virtual else "because-dummy")
    if len(terms) == 1:
        facts = (_rounds(pair, terms), terms[0].result, dummy, score)
        return [Message(f"because-{whose}-dummy", (*facts, *who))]
    return [Message(f"because-{whose}-dummies", (_rounds(pair, terms), dummy, score, *who))]


def _rounds(pair: Pair, terms: Iterable[Term]) -> Message:
    return missed(pair.tally.table, (term.round or 0 for term in terms))
