"""Buchholz (8.1), Average of opponents' Buchholz (8.2), Fore Buchholz (8.3).

Their sum, without the division of 8.2, is not a tiebreak of FIDE's: programs have it.
"""

from calculator.model import Message
from calculator.tiebreaks.codes import Code
from calculator.tiebreaks.fide.cuts import cut
from calculator.tiebreaks.fide.event import Event, Scores, event_of, fore_of
from calculator.tiebreaks.fide.opponents import scores_seen
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Term, Value, added, summed


def buchholz(tally: Tally, number: int, code: Code) -> Value:
    """8.1: the opponents' scores added up, unplayed rounds as art. 16 has them.

    8.3, Fore Buchholz, is the same as if the paired games of the event's last round were drawn.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(buchholz, Code("BH", low=1))
    [3, 4, 4, 4]
    """
    event, fore = event_of(tally, code.of), False
    if code.fore or code.base == "FB":
        event, fore = fore_of(tally, code.of)
    scores = scores_seen(event, number, fore=fore, forfeits=code.forfeits)
    if isinstance(scores, Message):
        return Value(None, 2, missing=scores)
    amounts = scores.amounts
    out = cut(amounts, amounts, code.low, code.high, scores.excepted)
    return added(amounts, 2, _term, out, of=(event, number, scores))


def _term(event: Event, number: int, scores: Scores, at: int, amount: int) -> Term:
    """Return the term of a round; as no closure, of which each cell takes memory."""
    round_, found = (scores.some or event.record[number])[at], scores.seen[at]
    return Term(
        round_.number,
        round_.opponent,
        amount,
        found.notes,
        unplayed=not round_.played,
        score=found.score,
        dummy=found.dummy,
        result=round_.category,
    )


def average_of_buchholz(tally: Tally, number: int, code: Code) -> Value:
    """8.2: the mean of the Buchholz of the opponents met over the board.

    Kept exact: all values are in the same fraction of a half point.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(average_of_buchholz, Code("AOB"))
    [5.166666666666667, 4.833333333333333, 4.5, 4.5]
    """
    terms = _of_opponents(tally, number, code)
    if isinstance(terms, Message):
        return Value(None, 2, missing=terms)
    if not terms:
        return Value(None, 2, missing=Message("met-nobody"))
    total = sum(term.amount for term in terms)
    scale = event_of(tally, code.of).common
    mean = total * (scale // len(terms))
    return Value(mean, 2 * scale, tuple(terms), how="average", term_scale=2)


def sum_of_buchholz(tally: Tally, number: int, code: Code) -> Value:
    """The Buchholz of the opponents met over the board, added up; the others add nothing.

    Programs print it ("Sum of Buchholz-Tie-Breaks", "BuSumm") without a rule for rounds that were
    not played. Here they have no part in it, as in 8.2.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(sum_of_buchholz, Code("sum-of-buchholz"))
    [15.5, 14.5, 9, 9]
    """
    terms = _of_opponents(tally, number, code)
    if isinstance(terms, Message):
        return Value(None, 2, missing=terms)
    return summed(terms, 2)


def _of_opponents(tally: Tally, number: int, code: Code) -> list[Term] | Message:
    """Return the Buchholz of each opponent met over the board, or what the table lacks."""
    event = event_of(tally, code.of)
    if lacking := event.without(number, results=False):
        return lacking
    base = code._replace(base="FB" if code.fore else "BH", fore=False)
    terms = []
    for game in event.games(number):
        if game.opponent is None:  # pragma: no cover - then it would lack something
            continue
        theirs = buchholz_kept(tally, game.opponent, base)
        if theirs.amount is None:
            return theirs.missing or Message("no-opponents")
        note = Message("their-fore-buchholz" if code.fore else "their-buchholz", (theirs.amount,))
        terms.append(Term(game.number, game.opponent, theirs.amount, (note,)))
    return terms


def buchholz_kept(tally: Tally, number: int, code: Code) -> Value:
    """Return a Buchholz that is worked out once."""
    return tally.value(code.name, number, lambda tally, number: buchholz(tally, number, code))
