"""Sonneborn-Berger (34E8)."""

from calculator.model import Message
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import OpponentScore, Term, Value, summed

#: The catalogue has words for shares up to this many half points ("twice"): two games' worth.
#: A win that scores 3 is told as a product.
MOST_NAMED = 4


def sonneborn_berger(tally: Tally, number: int) -> Value:
    """34E8: the scores of the opponents beaten, and half the scores of those drawn with.

    Nothing for losses and unplayed rounds. The rule text says final scores; the convention
    ``adjusted`` takes the scores adjusted as in 34E1. The sum is in quarters of a point.

    >>> from calculator.tiebreaks.example import each
    >>> each(sonneborn_berger)
    [3.25, 2.25, 0, 1.5]
    """
    adjusted = tally.choices.convention("sonneborn-berger") == "adjusted"
    terms = []
    for round_, result in enumerate(tally.record[number], 1):
        if result.code == "?" or (result.played and result.opponent is None):
            return Value(None, 4, missing=Message("no-opponents"))
        opponent = result.opponent
        if not result.played or opponent is None:
            none = Message("no-opponent", (result.code, opponent or 0))
            terms.append(Term(round_, None, 0, (none,), unplayed=True))
            continue
        raw = tally.score[opponent]
        score = tally.adjusted[opponent] if adjusted else raw
        unplayed = tally.unplayed[opponent] if adjusted else 0
        first = Message("final-score", (raw,))
        if unplayed:
            first = Message("adjusted-score", (raw, unplayed, score))
        share = Message("share", (result.code, result.halves))
        if result.halves > MOST_NAMED:
            share = Message("times-points", (score, result.halves))
        terms.append(
            Term(
                round_,
                opponent,
                score * result.halves,
                (first, share),
                score=OpponentScore(score, raw, unplayed),
                points=result.halves,
            )
        )
    return summed(terms, 4)
