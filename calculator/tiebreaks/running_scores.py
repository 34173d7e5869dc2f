"""Sums of running scores: Cumulative (34E3) and Cumulative of Opposition (34E9)."""

from calculator.model import Message
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Term, Value, summed

#: What is taken off the sum, once, for an unplayed round that scored (34E3), in half points.
SUBTRACTED = {"B": 2, "P": 2, "X": 2, "H": 1, "Z": 1}


def cumulative(tally: Tally, number: int) -> Value:
    """34E3: the running score after each round, less what unplayed rounds scored.

    The subtraction is made once for each such round, not from every running score after it,
    and is a term of its own.

    >>> from calculator.tiebreaks.example import each
    >>> each(cumulative)
    [5, 4, 1, 1.5]
    """
    running = 0
    terms = []
    record = tally.record[number]
    if tally.player[number].stub or any(result.code == "?" for result in record):
        return Value(None, 2, missing=Message("no-results"))
    for round_, result in enumerate(record, 1):
        running += result.halves
        code = "running" if result.halves else "running-nothing"
        notes = (Message(code, (result.code, result.opponent or 0, result.halves)),)
        terms.append(Term(round_, result.opponent, running, notes, unplayed=not result.played))
    for round_, result in enumerate(record, 1):
        if result.code in SUBTRACTED:
            taken = SUBTRACTED[result.code]
            notes = (Message("subtracted", (result.code, round_, taken)),)
            terms.append(Term(round_, None, -taken, notes, unplayed=True))
    return summed(terms, 2)


def cumulative_opposition(tally: Tally, number: int) -> Value:
    """34E9: the cumulative values, subtractions included, of the opponents actually played.

    >>> from calculator.tiebreaks.example import each
    >>> each(cumulative_opposition)
    [6.5, 7.5, 9, 9]
    """
    terms = []
    for round_, result in enumerate(tally.record[number], 1):
        if not result.played:
            notes = (Message("no-opponent", (result.code, result.opponent or 0)),)
            terms.append(Term(round_, None, 0, notes, unplayed=True))
            continue
        if result.opponent is None:
            return Value(None, 2, missing=Message("no-opponents"))
        theirs = tally.value("cumulative", result.opponent, cumulative)
        if theirs.amount is None:
            return Value(None, 2, missing=Message("no-opponents-results"))
        notes = (Message("their-cumulative", (theirs.amount,)),)
        terms.append(Term(round_, result.opponent, theirs.amount, notes))
    return summed(terms, 2)
