"""Sums of running scores: Cumulative (34E3) and Cumulative of Opposition (34E9)."""

from itertools import accumulate

from calculator.model import Message
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Term, Value, added

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
    gained = tally.gained[number]
    if gained is None or tally.player[number].stub:
        return Value(None, 2, missing=Message("no-results"))
    record = tally.record[number]
    taken = [at for at, result in enumerate(record) if result.code in SUBTRACTED]

    def term(at: int, amount: int) -> Term:
        if at >= len(record):
            round_ = taken[at - len(record)]
            note = Message("subtracted", (record[round_].code, round_ + 1, -amount))
            return Term(round_ + 1, None, amount, (note,), unplayed=True)
        result, halves = record[at], gained[at]
        code = "running" if halves else "running-nothing"
        note = Message(code, (result.code, result.opponent or 0, halves))
        return Term(at + 1, result.opponent, amount, (note,), unplayed=not result.played)

    amounts = [*accumulate(gained), *(-SUBTRACTED[record[at].code] for at in taken)]
    return added(amounts, 2, term)


def cumulative_opposition(tally: Tally, number: int) -> Value:
    """34E9: the cumulative values, subtractions included, of the opponents actually played.

    >>> from calculator.tiebreaks.example import each
    >>> each(cumulative_opposition)
    [6.5, 7.5, 9, 9]
    """
    met, record = tally.met[number], tally.record[number]
    if met is None:
        return Value(None, 2, missing=Message("no-opponents"))
    amounts = []
    kept = tally.values.setdefault("cumulative", {})
    for other in met:
        theirs: int | None = 0
        if other is not None:
            value = kept.get(other) or tally.value("cumulative", other, cumulative)
            theirs = value.amount
        if theirs is None:
            return Value(None, 2, missing=Message("no-opponents-results"))
        amounts.append(theirs)

    def term(at: int, amount: int) -> Term:
        if met[at] is None:
            note = Message("no-opponent", (record[at].code, record[at].opponent or 0))
            return Term(at + 1, None, amount, (note,), unplayed=True)
        return Term(at + 1, met[at], amount, (Message("their-cumulative", (amount,)),))

    return added(amounts, 2, term)
