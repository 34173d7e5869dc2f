"""Tiebreaks by the opponents' ratings: Opposition performance (34E10), Average (34E11)."""

from math import lcm

from calculator.model import RESULT_CODES, Message
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Term, Value, averaged

#: A win is worth a performance this far above the opponent's rating, a loss as far below.
_STEP = 400
#: SwissSys: in a win the opponent counts as rated at least this far below the player.
_FLOOR = 350


def average_opposition(tally: Tally, number: int) -> Value:
    """34E11: the average rating of the opponents played, rounded half up; unrated left out.

    >>> from calculator.tiebreaks.example import each
    >>> each(average_opposition)
    [1600, 1633, 1750, 1750]
    """
    terms = []
    for round_, opponent in _opponents(tally, number):
        if opponent is None:
            return Value(None, missing=Message("no-opponents"))
        rating = tally.player[opponent].rating
        if rating is None:
            terms.append(Term(round_, opponent, 0, (Message("unrated"),), counted=False))
        else:
            terms.append(Term(round_, opponent, rating, (Message("rating", (rating,)),)))
    return averaged(terms)


def opposition_performance(tally: Tally, number: int) -> Value:
    """34E10: the average of the opponents' performance ratings, rounded half up.

    A performance is the average, over the games against rated opponents, of the
    opponent's rating, 400 more for a win and 400 less for a loss. The convention
    ``swisssys`` counts an opponent beaten as rated at most 350 below the winner, and rounds
    each performance down, but not below 0, and gives 0 to a player who met nobody. Opponents
    who met nobody rated are left out.

    >>> from calculator.tiebreaks.example import each
    >>> each(opposition_performance)
    [1578, 1656, 1750, 1750]
    """
    swisssys = tally.choices.convention("opposition-performance") == "swisssys"
    found: list[tuple[int, int, int, int]] = []
    terms = []
    for round_, opponent in _opponents(tally, number):
        if opponent is None:
            return Value(None, missing=Message("no-opponents"))
        if tally.met[opponent] is None or tally.gained[opponent] is None:
            return Value(None, missing=Message("no-opponents-results"))
        total, games = _performance(tally, opponent, swisssys=swisssys)
        if not games:
            terms.append(Term(round_, opponent, 0, (Message("no-performance"),), counted=False))
        else:
            found.append(
                (round_, opponent, *((max(total // games, 0), 1) if swisssys else (total, games)))
            )
    if swisssys and not terms and not found:
        return Value(0, terms=(Term(None, None, 0, (Message("met-nobody"),)),))
    scale = lcm(*(games for *_, games in found)) if found else 1
    for round_, opponent, total, games in found:
        notes = (
            Message("performance", (games,)) if not swisssys else Message("performance-floored"),
        )
        terms.append(Term(round_, opponent, total * scale // games, notes))
    terms.sort(key=lambda term: term.round or 0)
    return averaged(terms, scale)


def _performance(tally: Tally, number: int, *, swisssys: bool) -> tuple[int, int]:
    """Return a player's performance as the sum over rated games, and how many they were."""
    own = tally.player[number].rating
    total = games = 0
    for result in tally.record[number]:
        if not result.played or result.opponent is None:
            continue
        rating = tally.player[result.opponent].rating
        if rating is None:
            continue
        if swisssys and RESULT_CODES[result.code].halves == 2 and own is not None:
            rating = max(rating, own - _FLOOR)
        games += 1
        total += rating + (RESULT_CODES[result.code].halves - tally.table.games_per_round) * _STEP
    return total, games


def _opponents(tally: Tally, number: int) -> list[tuple[int, int | None]]:
    return [
        (round_, result.opponent)
        for round_, result in enumerate(tally.record[number], 1)
        if result.played
    ]
