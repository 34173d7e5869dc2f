"""Sums of the opponents' scores: Modified Median (34E1), Solkoff (34E2), Median (34E4).

They are one sum and differ only in what they drop.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from calculator.model import Message, Result
from calculator.model.late import late
from calculator.tiebreaks.tally import Tally, missed
from calculator.tiebreaks.values import NoValueError, OpponentScore, Term, Value, added, ends

if TYPE_CHECKING:
    from calculator.tiebreaks.adjusted_score_words import adjusted as adjusted_score
else:
    adjusted_score = late("calculator.tiebreaks.adjusted_score_words", "adjusted")


def solkoff(tally: Tally, number: int) -> Value:
    """34E2: the opponents' adjusted scores, all of them.

    >>> from calculator.tiebreaks.example import each
    >>> each(solkoff)
    [3.5, 4.5, 4, 4]
    """
    return _sum(tally, number, drop_none)


def modified_median(tally: Tally, number: int) -> Value:
    """34E1: the same sum without the lowest or the highest, by the player's own score.

    A plus score drops the lowest, a minus score the highest, an even score both; with
    nine or more rounds it is two instead of one at each end that is dropped.

    >>> from calculator.tiebreaks.example import each
    >>> each(modified_median)
    [3, 1.5, 1.5, 1.5]
    """
    return _sum(tally, number, drop_by_score)


def median(tally: Tally, number: int) -> Value:
    """34E4 (Harkness): the same sum without the highest and the lowest, whatever the score.

    With nine or more rounds it is two and two.

    >>> from calculator.tiebreaks.example import each
    >>> each(median)
    [1.5, 1.5, 1.5, 1.5]
    """
    return _sum(tally, number, drop_both)


def drop_none(_tally: Tally, _number: int) -> tuple[int, int]:
    """34E2: drop nothing, neither of the lowest nor of the highest."""
    return 0, 0


def drop_by_score(tally: Tally, number: int) -> tuple[int, int]:
    """34E1: a plus score drops the lowest, a minus score the highest, an even score both."""
    # Half of the maximum is that of the rounds played: so is the score held against it.
    score, even = tally.score[number] - tally.ahead[number], tally.even(number)
    ends = ends_to_drop(tally)
    return (ends if score >= even else 0), (ends if score <= even else 0)


def drop_both(tally: Tally, _number: int) -> tuple[int, int]:
    """34E4: as many of the lowest as of the highest."""
    ends = ends_to_drop(tally)
    return ends, ends


def ends_to_drop(tally: Tally) -> int:
    """How many scores go at an end: one, or two in a tournament of nine or more rounds."""
    return 2 if tally.table.rounds >= 9 else 1


def _sum(tally: Tally, number: int, drops: Callable[[Tally, int], tuple[int, int]]) -> Value:
    """Add up the opponents' adjusted scores, 0 for a round not played, but for what is dropped.

    Raises :class:`NoValueError` where the table does not say who the opponents were.
    """
    met = tally.met[number]
    if met is None:
        raise NoValueError("no-opponents", 2)
    records, score, adjusted, unplayed = tally.record, tally.score, tally.adjusted, tally.unplayed
    record, players, rounds, half = records[number], tally.player, tally.rounds, tally.half

    def term(at: int, amount: int) -> Term:
        opponent = met[at]
        if opponent is None:
            notes = (own_unplayed(record[at]),)
            return Term(at + 1, None, amount, notes, unplayed=True, result=record[at].code)
        before, count = score[opponent], unplayed[opponent]
        note = Message("final-score", (before,))
        if count:
            byes = missed(players[opponent], records[opponent], rounds)
            note = adjusted_score(before, byes, half)
        seen = OpponentScore(amount, before, count)
        return Term(at + 1, opponent, amount, (note,), score=seen)

    amounts = [0 if other is None else adjusted[other] for other in met]
    return added(amounts, 2, term, ends(amounts, *drops(tally, number)), "dropped")


def own_unplayed(result: Result) -> Message:
    """Explain the 0 that an unplayed round of the player's own counts."""
    return Message("own-unplayed", (result.code, result.opponent or 0))
