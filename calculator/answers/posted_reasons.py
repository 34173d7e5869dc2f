"""Why one is below another, as it is said to everybody, on a posted sheet: nobody is "you"."""

from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from calculator.answers import place_sentences
from calculator.answers.comparison import Comparison, separated
from calculator.answers.round_phrases import when
from calculator.answers.sum_remainders import ahead_by
from calculator.model import Message
from calculator.ranking import Standing, Standings
from calculator.words import quantity, say
from calculator.words.message_words import in_words

#: The explanations of tiebreaks that ask about the games among the tied.
_OF_GAMES = {"between", "encounter"}
_WON = {"W", "N", "$", "#", "X"}


def said_to_all(standings: Standings, above: Standing, row: Standing) -> str:
    r"""Say what put a player below the one above, or that both share the place.

    Nothing where the scores differ: those tell it.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> said_to_all(standings, *standings.rows)
    'Tied with Bob on score, behind on Solkoff, 1½ to 2½.'
    """
    if above.score != row.score:
        return ""
    if above.place == row.place:
        equal = place_sentences.equal(standings, (above, row))
        return in_words(
            [Message("wall-shares", (row.place, standings.tally.spoken(above.number))), *equal]
        )
    comparison = separated(standings, above, row)
    if comparison is None:  # pragma: no cover - two of one score with different places
        return ""
    passed = [Message("passed-over", (tiebreak.name,)) for tiebreak in comparison.passed]
    behind = place_sentences.comparison(comparison, row)
    if behind.code == "tied-behind-printed":
        behind = behind._replace(code="wall-behind-printed")
    return in_words([behind, *passed, *_game(comparison)])


def place_to_all(standings: Standings, row: Standing) -> str:
    r"""Say who has which place, and what put the player below the one above of the same score.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> for row in standings.rows:
    ...     print(place_to_all(standings, row))
    Bob is 1st of 2 with 2 points.
    Ann is 2nd of 2 with 2 points. Tied with Bob on score, behind on Solkoff, 1½ to 2½.
    """
    at = standings.rows.index(row)
    below = said_to_all(standings, standings.rows[at - 1], row) if at else ""
    placed = place_sentences.placed(standings, row).words()
    return f"{placed} {below}".strip()


#: Above this many on one score, what orders them is said, not each player by name.
_NAMED = 5


def group_in_a_line(standings: Standings, group: tuple[Standing, ...]) -> str:
    r"""Say in a line why the players of a score are in this order.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> group_in_a_line(standings, standings.rows)
    'Bob before Ann: Solkoff 2½ to 1½'
    """
    steps: list[_Step] = []
    for above, row in pairwise(group):
        step = _step(standings, above, row)
        # Three by one tiebreak are said in one breath.
        if steps and steps[-1].more(step):
            steps[-1] = step.after(steps[-1])
        else:
            steps.append(step)
    if len(group) > _NAMED:
        titles = dict.fromkeys(step.tiebreak for step in steps if step.tiebreak)
        if not titles:
            return Message("wall-share", (group[0].place,)).words()
        by = Message("list", tuple(Message("title", (name,)) for name in titles))
        return Message("wall-by", (len(group), by)).words()
    return "; ".join(step.words(standings) for step in steps)


class _Step(NamedTuple):
    """What put some players, one below the other, in order; no tiebreak where they share."""

    rows: tuple[Standing, ...]
    tiebreak: str
    values: tuple[Fraction, ...] = ()
    """Empty where the values say nothing to people."""

    def more(self, below: "_Step") -> bool:
        """Whether what comes below goes on with this."""
        return self.tiebreak == below.tiebreak and bool(self.values) == bool(below.values)

    def after(self, above: "_Step") -> "_Step":
        """Return this one with what it goes on with before it."""
        rows = (*above.rows, *self.rows[1:])
        return self._replace(rows=rows, values=(*above.values, *self.values[1:]))

    def words(self, standings: Standings) -> str:
        """Say it."""
        called = tuple(standings.tally.spoken(row.number) for row in self.rows)
        if not self.tiebreak:
            names = Message("list", called)
            return Message("wall-share-names", (names, self.rows[0].place)).words()
        order = say("wall-before").join(called)
        name = Message("title", (self.tiebreak,))
        if not self.values:
            return Message("wall-order", (order, name)).words()
        if len(self.values) == 2:
            return Message("wall-order-two", (order, name, *self.values)).words()
        return Message(
            "wall-order-by",
            (
                order,
                name,
                Message(
                    "list", tuple(quantity(one.numerator, one.denominator) for one in self.values)
                ),
            ),
        ).words()


def _step(standings: Standings, above: Standing, row: Standing) -> _Step:
    """Return what put one below the one above."""
    comparison = separated(standings, above, row) if above.place != row.place else None
    if comparison is None:
        return _Step((above, row), "")
    name = comparison.tiebreak.name
    values = (above.values[name], row.values[name])
    if ahead_by(*values) is None:
        return _Step((above, row), name)
    return _Step(
        (above, row),
        name,
        tuple(Fraction(value.amount or 0, value.scale) for value in values),
    )


def _game(comparison: Comparison) -> list[Message]:
    """Say who won, where two were tied and their game decided."""
    ahead, behind = comparison.ahead, comparison.behind
    value = behind.values[comparison.tiebreak.name]
    if comparison.tiebreak.explained not in _OF_GAMES or len(value.group) != 2:
        return []
    won = tuple(
        round_
        for round_, result in enumerate(comparison.tally.record[ahead.number], 1)
        if result.opponent == behind.number and result.code in _WON
    )
    name = comparison.tally.spoken(ahead.number)
    return [Message("wall-won", (name, when(comparison.tally.table, won)))] if won else []
