"""Tiebreaks of team events: total game points (source 004), US Amateur Team (34G2)."""

from calculator.model import Message
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Term, Value, summed


def team_game_points(tally: Tally, number: int) -> Value:
    """Source 004: the game points of all members in all matches.

    >>> from calculator.tiebreaks.example import each
    >>> each(team_game_points)
    [7, 6, 5, 6]
    """
    terms = []
    for round_, result in enumerate(tally.record[number], 1):
        if result.game_halves is None:
            if result.code:
                return Value(None, 2, missing=Message("no-game-points"))
            continue
        notes = (Message("game-points", (result.code, result.game_halves)),)
        terms.append(Term(round_, result.opponent, result.game_halves, notes))
    return summed(terms, 2)


def us_amateur_team(tally: Tally, number: int) -> Value:
    """34G2: for each match, the opponent's final match points times the game points in it.

    The sum is in quarters of a point.

    >>> from calculator.tiebreaks.example import each
    >>> each(us_amateur_team)
    [9.25, 9.75, 6, 7.5]
    """
    terms = []
    for round_, result in enumerate(tally.record[number], 1):
        if not result.played or result.opponent is None:
            notes = (Message("no-opponent", (result.code, 0)),)
            terms.append(Term(round_, None, 0, notes, unplayed=True))
            continue
        if result.game_halves is None:
            return Value(None, 4, missing=Message("no-game-points"))
        theirs = tally.score[result.opponent]
        notes = (Message("match-times-games", (theirs, result.game_halves)),)
        own = result.game_halves
        terms.append(Term(round_, result.opponent, theirs * own, notes, points=own))
    return summed(terms, 4)
