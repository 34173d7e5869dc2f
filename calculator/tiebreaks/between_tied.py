"""Result between tied players (34E5)."""

from calculator.model import Message
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Term, Value, summed

#: What a result is worth in wins minus losses.
_BALANCE = {"W": 1, "N": 1, "X": 1, "L": -1, "S": -1, "F": -1, "$": 2, "#": 1}


def result_between_tied(tally: Tally, tied: tuple[int, ...]) -> dict[int, Value]:
    """34E5: wins minus losses in the games among the tied players, not a percentage.

    Only played games count; the convention ``forfeits`` takes forfeits too. Where none of
    them met, everybody has 0 and they stay tied.

    >>> from calculator.tiebreaks.example import EVENT
    >>> {number: value.number for number, value in result_between_tied(EVENT, (2, 4)).items()}
    {2: -1, 4: 1}
    """
    forfeits = tally.choices.convention("result-between-tied") == "forfeits"
    return {
        number: _balance(tally, number, set(tied), forfeits=forfeits)._replace(group=tied)
        for number in tied
    }


def _balance(tally: Tally, number: int, tied: set[int], *, forfeits: bool) -> Value:
    terms = []
    for round_, result in enumerate(tally.record[number], 1):
        if result.played and result.opponent is None:
            return Value(None, missing=Message("no-opponents"))
        if result.code == "?":
            return Value(None, missing=Message("no-results"))
        if result.opponent not in tied or not (result.played or forfeits):
            continue
        if tally.table.games_per_round == 2:
            amount = result.halves - 2
        else:
            amount = _BALANCE.get(result.code, 0)
        notes = (Message("result", (result.code,)),)
        terms.append(Term(round_, result.opponent, amount, notes, unplayed=not result.played))
    if not terms:
        return Value(0, terms=(Term(None, None, 0, (Message("never-met"),)),))
    return summed(terms, 1)
