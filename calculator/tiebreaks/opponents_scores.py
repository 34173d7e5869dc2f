"""Sums of the opponents' scores: Modified Median (34E1), Solkoff (34E2), Median (34E4).

They are one sum and differ only in what they drop.
"""

from calculator.model import Message, Result
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import (
    NoValueError,
    OpponentScore,
    Term,
    Value,
    summed,
    without,
)


def solkoff(tally: Tally, number: int) -> Value:
    """34E2: the opponents' adjusted scores, all of them.

    >>> from calculator.tiebreaks.example import each
    >>> each(solkoff)
    [3.5, 4.5, 4, 4]
    """
    return summed(opponents_scores(tally, number), 2)


def modified_median(tally: Tally, number: int) -> Value:
    """34E1: the same sum without the least significant opponents.

    A plus score drops the lowest, a minus score the highest, an even score both; with
    nine or more rounds it is two instead of one at each end that is dropped.

    >>> from calculator.tiebreaks.example import each
    >>> each(modified_median)
    [3, 1.5, 1.5, 1.5]
    """
    return summed(without(opponents_scores(tally, number), *drop_by_score(tally, number)), 2)


def median(tally: Tally, number: int) -> Value:
    """34E4 (Harkness): the same sum without the highest and the lowest, whatever the score.

    With nine or more rounds it is two and two.

    >>> from calculator.tiebreaks.example import each
    >>> each(median)
    [1.5, 1.5, 1.5, 1.5]
    """
    return summed(without(opponents_scores(tally, number), *drop_both(tally, number)), 2)


def drop_none(_tally: Tally, _number: int) -> tuple[int, int]:
    """34E2: drop nothing, neither of the lowest nor of the highest."""
    return 0, 0


def drop_by_score(tally: Tally, number: int) -> tuple[int, int]:
    """34E1: a plus score drops the lowest, a minus score the highest, an even score both."""
    # Half of the maximum is that of the rounds played: so is the score held against it.
    score, even = tally.score[number] - tally.ahead[number], tally.even
    ends = ends_to_drop(tally)
    return (ends if score >= even else 0), (ends if score <= even else 0)


def drop_both(tally: Tally, _number: int) -> tuple[int, int]:
    """34E4: as many of the lowest as of the highest."""
    ends = ends_to_drop(tally)
    return ends, ends


def ends_to_drop(tally: Tally) -> int:
    """How many scores go at an end: one, or two in a tournament of nine or more rounds."""
    return 2 if tally.table.rounds >= 9 else 1


def opponents_scores(tally: Tally, number: int) -> tuple[Term, ...]:
    """Return a term for each round: the opponent's adjusted score, or 0 where none was played.

    Raises :class:`NoValueError` where the table does not say who the opponents were.
    """
    terms = []
    for round_, result in enumerate(tally.record[number], 1):
        if not result.played:
            notes = (own_unplayed(result),)
            terms.append(Term(round_, None, 0, notes, unplayed=True, result=result.code))
        elif result.opponent is None:
            raise NoValueError("no-opponents", 2)
        else:
            terms.append(adjusted_score(tally, round_, result.opponent))
    return tuple(terms)


def adjusted_score(tally: Tally, round_: int, opponent: int) -> Term:
    """Return the term of an opponent's score with every unplayed round counted as ½."""
    score, adjusted = tally.score[opponent], tally.adjusted[opponent]
    unplayed = tally.unplayed[opponent]
    notes: tuple[Message, ...] = (Message("final-score", (score,)),)
    if unplayed:
        notes = (Message("adjusted-score", (score, unplayed, adjusted)),)
    seen = OpponentScore(adjusted, score, unplayed)
    return Term(round_, opponent, adjusted, notes, score=seen)


def own_unplayed(result: Result) -> Message:
    """Explain the 0 that an unplayed round of the player's own counts."""
    return Message("own-unplayed", (result.code, result.opponent or 0))
