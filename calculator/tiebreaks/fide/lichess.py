"""Sonneborn-Berger as Lichess works it out, by its own program; only for those who choose it.

An opponent counts with the points in the standings, whatever they were scored with. A forfeit win
over somebody who was paired is a win. A bye is a game against a virtual opponent, who had the
player's points before it, lost it, and drew every game after it. Rounds without a pairing or a
bye add nothing.
"""

from operator import mul

from calculator.model import Message
from calculator.tiebreaks.fide.cuts import cut
from calculator.tiebreaks.fide.event import category
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Dummy, OpponentScore, Term, Value, added

#: Byes that Lichess gives, by their codes.
_BYES = {"B", "P"}


def sonneborn_berger(tally: Tally, number: int, low: int = 0, high: int = 0) -> Value:
    """Add up the opponents' points times those scored against them, in quarters of a point.

    >>> from calculator.tiebreaks.example import each
    >>> each(sonneborn_berger)
    [3.25, 2.25, 0.5, 1.5]
    """
    if tally.gained[number] is None or tally.met[number] is None:
        lacking = "no-opponents" if tally.met[number] is None else "no-results"
        return Value(None, 4, missing=Message(lacking))
    record = tally.record[number]
    win, draw, rounds = tally.table.points.win, tally.table.points.draw, tally.rounds
    before, scores, points, dummies = 0, [], [], []
    for at, result in enumerate(record, 1):
        halves, opponent = result.halves, result.opponent
        dummy = None
        if opponent is None and result.code in _BYES:
            virtual = before + win - halves + draw * (rounds - at)
            dummy = Dummy(virtual, virtual, virtual=True)
        dummies.append((dummy, before))
        scores.append(dummy.score if dummy else 0 if opponent is None else tally.score[opponent])
        points.append(halves if dummy or opponent is not None else 0)
        before += halves

    def term(at: int, amount: int) -> Term:
        result, (dummy, before) = record[at], dummies[at]
        opponent, unplayed = result.opponent, not result.played
        if opponent is None and dummy is None:
            none = Message("no-opponent", (result.code, 0))
            return Term(at + 1, None, amount, (none,), unplayed=True)
        if dummy:
            facts = (category(result), before, win - result.halves, rounds - at - 1)
            first, score = Message("virtual-opponent", facts), None
        else:
            theirs = scores[at]
            first, score = Message("final-score", (theirs,)), OpponentScore(theirs, theirs)
        notes = (first, Message("times-points", (scores[at], points[at])))
        return Term(
            at + 1,
            opponent,
            amount,
            notes,
            unplayed=unplayed,
            score=score,
            dummy=dummy,
            points=points[at],
            result=category(result),
        )

    amounts = list(map(mul, scores, points))
    return added(amounts, 4, term, cut(amounts, scores, low, high))
