"""Sonneborn-Berger (34E8)."""

from typing import TYPE_CHECKING

from calculator.model import Message
from calculator.model.late import late
from calculator.tiebreaks.tally import Tally, missed
from calculator.tiebreaks.values import OpponentScore, Term, Value, added

if TYPE_CHECKING:
    from calculator.tiebreaks.adjusted_score_words import adjusted as adjusted_score
    from calculator.tiebreaks.fide.lichess import sonneborn_berger as _of_lichess
else:
    adjusted_score = late("calculator.tiebreaks.adjusted_score_words", "adjusted")
    _of_lichess = late("calculator.tiebreaks.fide.lichess", "sonneborn_berger")

#: The catalogue has words for shares up to this many half points ("twice"): two games' worth.
#: A win that scores 3 is shown as a product.
MOST_NAMED = 4


def sonneborn_berger(tally: Tally, number: int) -> Value:
    """34E8: the scores of the opponents beaten, and half the scores of those drawn with.

    Nothing for losses and unplayed rounds. The rule text says final scores; the convention
    ``adjusted`` takes the scores adjusted as in 34E1, ``lichess`` is Lichess' own rule. The sum
    is in quarters of a point.

    >>> from calculator.tiebreaks.example import each
    >>> each(sonneborn_berger)
    [3.25, 2.25, 0, 1.5]
    """
    convention = tally.choices.convention("sonneborn-berger")
    if convention == "lichess":
        return _of_lichess(tally, number)
    adjusted = convention == "adjusted"
    met, gained = tally.met[number], tally.gained[number]
    if met is None or gained is None:
        return Value(None, 4, missing=Message("no-results" if met else "no-opponents"))
    raw, unplayed, record = tally.score, tally.unplayed, tally.record[number]
    scores = tally.adjusted if adjusted else raw
    players, records, rounds, half = tally.player, tally.record, tally.rounds, tally.half

    def term(at: int, amount: int) -> Term:
        opponent, halves, code = met[at], gained[at], record[at].code
        if opponent is None:
            none = Message("no-opponent", (code, record[at].opponent or 0))
            return Term(at + 1, None, amount, (none,), unplayed=True)
        score, before = scores[opponent], raw[opponent]
        count = unplayed[opponent] if adjusted else 0
        first = Message("final-score", (before,))
        if count:
            byes = missed(players[opponent], records[opponent], rounds)
            first = adjusted_score(before, byes, half)
        share = Message("share", (code, halves))
        if halves > MOST_NAMED:
            share = Message("times-points", (score, halves))
        seen = OpponentScore(score, before, count)
        return Term(at + 1, opponent, amount, (first, share), score=seen, points=halves)

    amounts = [
        0 if other is None else scores[other] * halves
        for other, halves in zip(met, gained, strict=True)
    ]
    return added(amounts, 4, term)
