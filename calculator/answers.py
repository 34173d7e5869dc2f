"""Answers to what people ask: why this place?"""

from typing import NamedTuple

from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tiebreak, Value
from calculator.words import ordinal, points, quantity, say


class Comparison(NamedTuple):
    """Two players level on score, and the tiebreak that put one above the other."""

    ahead: Standing
    behind: Standing
    tiebreak: Tiebreak | None
    """``None`` where nothing separates them."""


class Why(NamedTuple):
    """Why a player stands where he or she does."""

    row: Standing
    of: int
    """How many players there are."""
    level: tuple[Standing, ...]
    """The others with the same score."""
    comparison: Comparison | None
    """With the one just above if level on score, else with the one just below."""


def why(standings: Standings, number: int) -> Why:
    """Tell what decided a player's place; ``KeyError`` where nobody has that number."""
    rows = standings.rows
    row = standings.row(number)
    at = rows.index(row)
    level = tuple(other for other in rows if other.score == row.score and other is not row)
    comparison = None
    above = rows[at - 1] if at else None
    below = rows[at + 1] if at + 1 < len(rows) else None
    # The one above is whom people ask about; who shares the place is not above.
    while above is not None and above.place == row.place:
        index = rows.index(above)
        above = rows[index - 1] if index else None
    if above is not None and above.score == row.score:
        comparison = compare(standings, above, row)
    elif below is not None and below.score == row.score:
        comparison = compare(standings, row, below)
    return Why(row, len(rows), level, comparison)


def compare(standings: Standings, ahead: Standing, behind: Standing) -> Comparison:
    """Tell which tiebreak separates two players who are level on score."""
    if ahead.place != behind.place:
        for tiebreak in standings.order:
            first, second = ahead.values.get(tiebreak.name), behind.values.get(tiebreak.name)
            if first and second and first.amount is not None and second.amount is not None:
                if first.amount > second.amount:
                    return Comparison(ahead, behind, tiebreak)
                if first.amount < second.amount:
                    break
    return Comparison(ahead, behind, None)


def in_words(answer: Why) -> str:
    r"""Put the answer into a sentence or two.

    >>> from calculator import rank, read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> in_words(why(standings, 1))
    '2nd of 2. Level with Bob on 2; behind on Solkoff, 1½ to 2½.'
    """
    row = answer.row
    place = ordinal(row.place)
    if not answer.level:
        return say("alone-on", place, answer.of, row.score)
    names = _names([other.name for other in answer.level])
    comparison = answer.comparison
    if comparison is None or comparison.tiebreak is None:
        return say("tied-all", place, answer.of, names, row.score)
    tiebreak = comparison.tiebreak
    first = shown(comparison.ahead.values[tiebreak.name])
    second = shown(comparison.behind.values[tiebreak.name])
    code = "tied-ahead" if comparison.ahead is row else "tied-behind"
    return say(code, place, answer.of, names, row.score, tiebreak.title, first, second)


def shown(value: Value) -> str:
    """Write a value as people do: 19½; a dash where there is none.

    >>> shown(Value(39, 2)), shown(Value(None))
    ('19½', '–')
    """
    return "–" if value.amount is None else quantity(value.amount, value.scale)


def score(row: Standing) -> str:
    """Write a player's score."""
    return points(row.score)


def _names(names: list[str]) -> str:
    if len(names) == 1:
        return names[0]
    if len(names) == 2:
        return say("names-two", *names)
    return say("names-more", names[0], len(names) - 1)
