"""Any two players compared: what put the one above the other, and whether they met."""

from collections import Counter
from itertools import zip_longest
from typing import NamedTuple

from calculator.answers import because
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tally, Tiebreak, Value

#: A result that the other cell contradicts ("N") is not a win to speak of.
_WON, _LOST = {"W", "$", "#"}, {"L", "S"}
#: The guide for those who beat somebody who is ahead, below the site's root.
GUIDE = "guides/i-beat-him/"


class Comparison(NamedTuple):
    """Two players tied on score, and the tiebreak that put one above the other."""

    ahead: Standing
    behind: Standing
    tiebreak: Tiebreak
    level: tuple[Tiebreak, ...]
    """The tiebreaks before it, on which both are tied."""
    tally: Tally
    passed: tuple[Tiebreak, ...] = ()
    """Those before it that decided nothing, as somebody in the tie has no value."""

    def seen_by(self, row: Standing) -> because.Pair:
        """Return the two as seen by the one who asks."""
        other = self.ahead if self.behind.number == row.number else self.behind
        return because.Pair(row, other, self.tiebreak, self.tally)


class Beaten(NamedTuple):
    """The player behind beat the one ahead, and why that did not decide."""

    rounds: tuple[int, ...]
    """The rounds in which the player behind won."""
    tiebreak: Tiebreak | None
    """The tiebreak of the order that asks about games among the tied, if it has one."""
    when: str
    """``never``: the order has none; ``later``: it comes after what decided; ``among``: it was
    asked, about the games of all who were tied; ``passed``: it had no value for somebody."""
    group: int = 0
    """How many were tied where it was asked."""


class Versus(NamedTuple):
    """Any two players: who is ahead, and by what."""

    ahead: Standing
    behind: Standing
    """The second of the two where they share a place."""
    decided: str | None
    """``"score"``, the name of a tiebreak, or ``None`` where they share a place."""
    comparison: Comparison | None
    """The tiebreak and what came before it, where one decided."""
    beaten: Beaten | None
    """Set where the one who is behind on tiebreaks beat the one ahead."""
    standings: Standings

    @property
    def tied_on(self) -> tuple[str, ...]:
        """The names of what both have alike before it was decided, ``"score"`` first."""
        if self.decided == "score":
            return ()
        if self.comparison is not None:
            return ("score", *(tiebreak.name for tiebreak in self.comparison.level))
        equal = [
            tiebreak.name
            for tiebreak in self.standings.order
            if (own := _amount(self.ahead, tiebreak)) is not None
            and own == _amount(self.behind, tiebreak)
        ]
        return ("score", *equal)


def compare(standings: Standings, one: int, other: int) -> Versus:
    r"""Compare any two players by their numbers; ``KeyError`` where nobody has one of them.

    ``ValueError`` for a player and himself or herself.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Ann 1 of 2: 1 0\nBob 2 of 2: 1 1\nCy 2 of 2: 2 1"), "solkoff")
    >>> compare(standings, 1, 2).decided, compare(standings, 3, 2).decided
    ('score', 'solkoff')
    """
    if one == other:
        raise ValueError("a player and himself or herself")
    places = {row.number: at for at, row in enumerate(standings.rows)}
    first, second = sorted((one, other), key=places.__getitem__)
    ahead, behind = standings.row(first), standings.row(second)
    if ahead.score != behind.score:
        return Versus(ahead, behind, "score", None, None, standings)
    comparison = separated(standings, ahead, behind)
    if comparison is None:
        return Versus(standings.row(one), standings.row(other), None, None, None, standings)
    beaten = beat(standings, comparison)
    return Versus(ahead, behind, comparison.tiebreak.name, comparison, beaten, standings)


def separated(standings: Standings, ahead: Standing, behind: Standing) -> Comparison | None:
    """Tell which tiebreak put one of two of the same score above the other, who shares no place.

    It is what the ranking did: each line says what put it below the line above, and of all
    that put the lines from the one to the other apart, the first of the order put these two
    apart. A tiebreak that was skipped, because somebody in the tie has no value, separated
    nobody, however much the values of these two differ.
    """
    between = {
        row.decided_by
        for row in standings.rows
        if ahead.place < row.place <= behind.place and row.decided_by
    }
    level: list[Tiebreak] = []
    passed: list[Tiebreak] = []
    for tiebreak in standings.order:
        if tiebreak.name in between:
            found = tuple(level), standings.tally, tuple(passed)
            return Comparison(ahead, behind, tiebreak, *found)
        first, second = (_amount(row, tiebreak) for row in (ahead, behind))
        if first is not None and first == second:
            level.append(tiebreak)
        elif (first, second) != (None, None):
            passed.append(tiebreak)
    return None


def beat(standings: Standings, comparison: Comparison) -> Beaten | None:
    """Tell whether the one behind beat the one ahead, and why that does not decide.

    Games over the board, and more of them won than lost: a player who won one and lost one
    has nothing to complain of, and one who won by forfeit did not beat anybody.
    """
    games = [
        (round_, result)
        for round_, result in enumerate(standings.tally.record[comparison.behind.number], 1)
        if result.opponent == comparison.ahead.number and result.played
    ]
    won = tuple(round_ for round_, result in games if result.code in _WON)
    if len(won) <= sum(result.code in _LOST for _, result in games):
        return None
    order = [tiebreak.name for tiebreak in standings.order]
    asks = [tiebreak for tiebreak in standings.order if tiebreak.head_to_head]
    if not asks:
        return Beaten(won, None, "never")
    tiebreak = asks[0]
    if order.index(tiebreak.name) > order.index(comparison.tiebreak.name):
        return Beaten(won, tiebreak, "later")
    value = comparison.behind.values.get(tiebreak.name) or Value(None)
    if value.amount is None or comparison.ahead.number not in value.group:
        return Beaten(won, tiebreak, "passed")
    return Beaten(won, tiebreak, "among", len(value.group))


def _amount(row: Standing, tiebreak: Tiebreak) -> int | None:
    value = row.values.get(tiebreak.name)
    return None if value is None else value.amount


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
