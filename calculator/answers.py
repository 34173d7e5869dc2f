"""Answers to what people ask: why this place, and not the one above?"""

from collections import Counter
from itertools import zip_longest
from typing import NamedTuple

from calculator import because
from calculator.classes import Part
from calculator.classes.standings import place_in_class
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tally, Tiebreak, Value
from calculator.words import ordinal, points, quantity, say

#: How many of those with the same score a sentence names.
_NAMED = 6


class Comparison(NamedTuple):
    """Two players level on score, and the tiebreak that put one above the other."""

    ahead: Standing
    behind: Standing
    tiebreak: Tiebreak
    level: tuple[Tiebreak, ...]
    """The tiebreaks before it, on which both are level."""
    tally: Tally

    def seen_by(self, row: Standing) -> because.Pair:
        """Return the two as seen by the one who asks."""
        other = self.ahead if self.behind is row else self.behind
        return because.Pair(row, other, self.tiebreak, self.tally)


class Why(NamedTuple):
    """Why a player stands where he or she does."""

    row: Standing
    of: int
    """How many players there are."""
    level: tuple[Standing, ...]
    """The others with the same score."""
    sharing: tuple[Standing, ...]
    """Those of them who share the place."""
    above: Comparison | None
    """With the one just above, if level on score."""
    below: Comparison | None
    """With the one just below, if level on score."""
    part: Part | None = None
    """The prize class in which the place is; ``None`` for the whole event."""


def why(standings: Standings, number: int) -> Why:
    """Tell what decided a player's place; ``KeyError`` where nobody has that number."""
    rows = standings.rows
    row = standings.row(number)
    level = tuple(other for other in rows if other.score == row.score and other is not row)
    higher = [other for other in level if other.place < row.place]
    lower = [other for other in level if other.place > row.place]
    return Why(
        row,
        len(rows),
        level,
        tuple(other for other in level if other.place == row.place),
        compare(standings, higher[-1], row) if higher else None,
        compare(standings, row, lower[0]) if lower else None,
        standings.part,
    )


def compare(standings: Standings, ahead: Standing, behind: Standing) -> Comparison | None:
    """Tell which tiebreak put a player above the next one; ``None`` where they share a place.

    It is what the ranking says decided the lower place: a tiebreak that was passed over,
    because somebody of the tied group has no value, separated nobody.
    """
    if ahead.place == behind.place:
        return None
    decided = next(row.decided_by for row in standings.rows if row.place == behind.place)
    level: list[Tiebreak] = []
    for tiebreak in standings.order:
        if tiebreak.name == decided:
            return Comparison(ahead, behind, tiebreak, tuple(level), standings.tally)
        first, second = ahead.values.get(tiebreak.name), behind.values.get(tiebreak.name)
        if first and second and first.amount is not None and first.amount == second.amount:
            level.append(tiebreak)
    return None


def in_words(answer: Why) -> str:
    r"""Put the answer into a few sentences: the place, who is level, what decided and why.

    >>> from calculator import rank, read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> for sentence in in_words(why(standings, 1)).split(". "):
    ...     print(sentence)
    2nd of 2 with 2 points
    Level with Bob on score; behind on Solkoff, 1½ to 2½
    Your opponents scored one point less together
    Also on 2 points: Bob (1st).
    """
    comparison = answer.above or answer.below
    said = [in_short(answer)]
    if comparison is not None:
        said.append(because.in_words(comparison.seen_by(answer.row)))
    if len(answer.level) > len(answer.sharing):
        level = [say("level-place", row.name, row.place) for row in answer.level[:_NAMED]]
        if (more := len(answer.level) - _NAMED) > 0:
            level.append(say("level-more", more))
        said.append(say("also-level", answer.row.score, "; ".join(level)))
    return " ".join(part for part in said if part)


def in_short(answer: Why) -> str:
    """Say the place, who shares it, and which tiebreak separated from the one above or below."""
    row = answer.row
    # Half a point and one point are singular.
    code = "place-with-one" if row.score in {1, 2} else "place-with"
    said = [say(code, ordinal(row.place), answer.of, row.score)]
    if answer.part:
        said = [place_in_class(answer.part, row, answer.of)]
    if not answer.level:
        said.append(say("class-nobody-level" if answer.part else "nobody-level"))
    if answer.sharing:
        said.append(say("shares-with", names([other.name for other in answer.sharing])))
    comparison = answer.above or answer.below
    if comparison is not None:
        said.append(comparison_in_words(comparison, row))
    return " ".join(said)


def comparison_in_words(comparison: Comparison, row: Standing) -> str:
    """Say who is ahead on what; ``row`` is the player who asks, and comes first."""
    other = comparison.ahead if comparison.behind is row else comparison.behind
    tiebreak = comparison.tiebreak
    own, theirs = (shown(one.values[tiebreak.name]) for one in (row, other))
    titles = [one.title for one in comparison.level]
    if not titles:
        level = say("score-only")
    elif len(titles) == 1:
        level = say("and-score", titles[0])
    else:
        level = say("and-more", ", ".join(titles[:-1]), titles[-1])
    code = "level-behind" if comparison.behind is row else "level-ahead"
    return say(code, other.name, level, tiebreak.title, own, theirs)


def differing(first: Value, second: Value, *, in_step: bool = False) -> tuple[set[int], set[int]]:
    """Return the positions of the terms of each value that the other has no match for.

    Counted terms of the same amount match; with ``in_step`` only those at the same position
    do, as in running scores.

    >>> from calculator.tiebreaks import Term
    >>> one = Value(5, 2, (Term(1, 2, 3, ()), Term(2, 3, 2, ())))
    >>> two = Value(6, 2, (Term(1, 4, 2, ()), Term(2, 5, 4, ())))
    >>> differing(one, two)
    ({0}, {1})
    """
    if in_step:
        pairs = enumerate(zip_longest(first.terms, second.terms))
        apart = {at for at, (one, two) in pairs if not one or not two or one.amount != two.amount}
        return (
            {at for at in apart if at < len(first.terms)},
            {at for at in apart if at < len(second.terms)},
        )

    def alone(value: Value, other: Value) -> set[int]:
        left = Counter(term.amount for term in other.terms if term.counted)
        found = set()
        for position, term in enumerate(value.terms):
            if not term.counted:
                continue
            if left[term.amount] > 0:
                left[term.amount] -= 1
            else:
                found.add(position)
        return found

    return alone(first, second), alone(second, first)


def shown(value: Value) -> str:
    """Write a value as people do: 19½; the place that a lot gave; a dash where there is none.

    >>> shown(Value(39, 2)), shown(Value(None)), shown(Value(2386412, rank=2))
    ('19½', '–', '2nd')
    """
    if value.rank and value.amount is not None:
        return ordinal(value.rank)
    return "–" if value.amount is None else quantity(value.amount, value.scale)


def score(row: Standing) -> str:
    """Write a player's score."""
    return points(row.score)


def names(found: list[str]) -> str:
    """List names as one does in a sentence.

    >>> names(["Ann"]), names(["Ann", "Bob"]), names(["Ann", "Bob", "Cy", "Di"])
    ('Ann', 'Ann and Bob', 'Ann and three more')
    """
    if len(found) == 1:
        return found[0]
    if len(found) == 2:
        return say("names-two", *found)
    return say("names-more", found[0], len(found) - 1)
