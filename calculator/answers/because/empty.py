"""What stands in a sum of opponents for rounds that the player did not play."""

from collections.abc import Iterable
from fractions import Fraction

from calculator.answers.because.reason import Pair
from calculator.model import Message
from calculator.tiebreaks import Term, Value

#: A term with one of these notes is nobody's score.
_NOTES = {"own-unplayed", "dummy", "virtual-opponent", "no-opponent"}
_DUMMIES = {"dummy": "because-dummy", "virtual-opponent": "because-virtual"}


def is_empty(term: Term) -> bool:
    """Whether a term stands for a round without an opponent (a forfeit may count as a game)."""
    return term.notes[0].code in _NOTES


def remarks(pair: Pair) -> list[Message]:
    """Say what both players' unplayed rounds count as.

    FIDE's dummies always, because the sum is not right without them. The nothing of the US
    rules only where the one who is behind has more of them that count.
    """
    found: list[Message] = []
    found += _dummies(pair.own, "own", ())
    found += _dummies(pair.theirs, "their", (pair.other.name,))
    own, theirs = _nothings(pair.own), _nothings(pair.theirs)
    met = [any(not is_empty(term) for term in value.terms) for value in (pair.own, pair.theirs)]
    if pair.apart < 0 and len(own) > len(theirs) and met[0]:
        found.append(_counts_nothing(own, "own", ()))
    if pair.apart > 0 and len(theirs) > len(own) and met[1]:
        found.append(_counts_nothing(theirs, "their", (pair.other.name,)))
    return found


def _nothings(value: Value) -> list[Term]:
    return [term for term in value.terms if term.counted and term.notes[0].code == "own-unplayed"]


def _counts_nothing(terms: list[Term], whose: str, who: tuple[str, ...]) -> Message:
    if len(terms) == 1:
        kind = str(terms[0].notes[0].facts[0])
        return Message(f"because-{whose}-empty", (terms[0].round or 0, kind, *who))
    return Message(f"because-{whose}-empties", (_rounds(terms), *who))


def _dummies(value: Value, whose: str, who: tuple[str, ...]) -> list[Message]:
    terms = [term for term in value.terms if term.notes[0].code in _DUMMIES]
    if not terms:
        return []
    score = Fraction(sum(map(_score, terms)), 2)
    dummy = Message(_DUMMIES[terms[0].notes[0].code])
    if len(terms) == 1:
        category = str(terms[0].notes[0].facts[0])
        round_ = terms[0].round or 0
        return [Message(f"because-{whose}-dummy", (round_, category, dummy, score, *who))]
    return [Message(f"because-{whose}-dummies", (_rounds(terms), dummy, score, *who))]


def _score(term: Term) -> int:
    """Return the half points of the dummy itself, whatever they were multiplied with."""
    for note in term.notes:
        if note.code in {"times-points", "times-draw"}:
            return int(str(note.facts[0]))
    return term.amount


def _rounds(terms: Iterable[Term]) -> Message:
    return Message("rounds", tuple(term.round or 0 for term in terms))
