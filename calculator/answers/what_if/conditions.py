"""The smallest conditions under which something happens, of all outcomes of some games.

An outcome is a number with one digit a game, a set of outcomes the bits of a whole number: so
whether a condition leads to one place only is one comparison of two numbers, exact for all of them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import prod
from typing import NamedTuple

#: How many games the shortest conditions have, which are all tried; of many games two.
_SHORT, _MANY = 3, 8
#: Of this many results every set has a name: "you do not win".
_NAMED = 3
#: How many results two games in one round have.
_OF_TWO = 5


class Condition(NamedTuple):
    """What some games have to bring; the others have no effect."""

    games: tuple[tuple[int, tuple[int, ...]], ...]
    """The position of each game, and of the results that it may have."""


class _Literal(NamedTuple):
    """A game with some of the results that it can have, and all outcomes where it has them."""

    game: int
    results: tuple[int, ...]
    outcomes: int


class Conditions:
    """Finds the conditions for some outcomes of the games that matter, among all there are.

    ``games`` are the positions of those games, each with how many results it may have. An end
    has the positions of the results that each game may have, none where it may have any.

    >>> found = Conditions({0: 2, 1: 2})
    >>> found.smallest([((0,), ()), ((1,), (0,))])
    (Condition(games=((0, (0,)),)), Condition(games=((1, (0,)),)))
    """

    def __init__(self, games: Mapping[int, int]) -> None:
        self.games = tuple(games)
        self.all: int = (1 << prod(games.values())) - 1
        self.single: dict[tuple[int, int], int] = {}
        size = 1
        for game, results in games.items():
            for result in range(results):
                self.single[game, result] = self._where(size, results, result)
            size *= results
        self.literals = {
            game: [_Literal(game, kind, self.having(game, kind)) for kind in _kinds(results)]
            for game, results in games.items()
        }

    def _where(self, size: int, results: int, result: int) -> int:
        """Return all outcomes in which a digit has a value; ``size`` is what the digit counts."""
        every = self.all // ((1 << size * results) - 1)
        return every * (((1 << size) - 1) << size * result)

    def having(self, game: int, results: Iterable[int]) -> int:
        """Return all outcomes in which a game has one of some results."""
        found = 0
        for result in results:
            found |= self.single[game, result]
        return found

    def _end(self, outcome: tuple[tuple[int, ...], ...]) -> int:
        found = self.all
        for game in self.games:
            if results := outcome[game]:
                found &= self.having(game, results)
        return found

    def smallest(self, ends: Sequence[tuple[tuple[int, ...], ...]]) -> tuple[Condition, ...]:
        """Return conditions that together are some ends, the smallest first.

        Each is true whatever happens in the other games; none can be made shorter or wider.
        """
        whole = 0
        masks = [self._end(outcome) for outcome in ends]
        for mask in masks:
            whole |= mask
        if whole == self.all:
            return (Condition(()),)
        chosen: list[tuple[int, tuple[_Literal, ...]]] = []
        left = whole
        for size in range(1, (_SHORT if len(self.games) <= _MANY else 2) + 1):
            found = list(self._of_size(size, whole, left))
            # Those that add most come first, those of nearer games before others.
            while left and found:
                best = max(found, key=lambda one: (one[0] & left).bit_count())
                if not best[0] & left:
                    break
                chosen.append(best)
                left &= ~best[0]
        for outcome, mask in zip(ends, masks, strict=True):
            if mask & left:
                wider = self._wider(outcome, whole)
                chosen.append(wider)
                left &= ~wider[0]
        told = sorted(self._without_spare(chosen), key=lambda one: len(one[1]))
        return tuple(
            Condition(tuple((literal.game, literal.results) for literal in literals))
            for _, literals in told
        )

    def _of_size(
        self, size: int, whole: int, left: int
    ) -> Iterator[tuple[int, tuple[_Literal, ...]]]:
        """Yield every condition on so many games that leads there, and to something that is left.

        One that a shorter or a wider condition holds is left out.
        """
        for games in combinations(self.games, size):
            found: list[tuple[int, tuple[_Literal, ...]]] = []
            for mask, literals in self._among(games, whole, left):
                if not any(mask & ~other == 0 for other, _ in found):
                    found = [one for one in found if one[0] & ~mask] + [(mask, literals)]
            yield from found

    def _among(
        self, games: tuple[int, ...], whole: int, left: int
    ) -> Iterator[tuple[int, tuple[_Literal, ...]]]:
        partial: list[tuple[int, tuple[_Literal, ...]]] = [(self.all, ())]
        for at, game in enumerate(games):
            last = at == len(games) - 1
            longer = []
            for mask, literals in partial:
                for literal in self.literals[game]:
                    both = mask & literal.outcomes
                    if not both & left:
                        continue
                    inside = not both & ~whole
                    if inside == last:
                        longer.append((both, (*literals, literal)))
            partial = longer
        yield from partial

    def _wider(
        self, outcome: tuple[tuple[int, ...], ...], whole: int
    ) -> tuple[int, tuple[_Literal, ...]]:
        """Return a condition that holds an end and leads nowhere else, as wide as it can be."""
        allowed: dict[int, tuple[int, ...]] = {
            game: outcome[game] for game in self.games if outcome[game]
        }

        def mask(of: Mapping[int, tuple[int, ...]]) -> int:
            found = self.all
            for game, results in of.items():
                found &= self.having(game, results)
            return found

        for game in reversed(list(allowed)):
            without = {other: results for other, results in allowed.items() if other != game}
            if not mask(without) & ~whole:
                allowed = without
        for game, results in list(allowed.items()):
            wide = [one for one in self.literals[game] if set(results) < set(one.results)]
            for literal in sorted(wide, key=lambda one: -len(one.results)):
                if not mask({**allowed, game: literal.results}) & ~whole:
                    allowed[game] = literal.results
                    break
        literals = tuple(
            _Literal(game, results, self.having(game, results)) for game, results in allowed.items()
        )
        return mask(allowed), literals

    @staticmethod
    def _without_spare(
        chosen: list[tuple[int, tuple[_Literal, ...]]],
    ) -> list[tuple[int, tuple[_Literal, ...]]]:
        """Leave out what the other conditions hold together, the longest first."""
        kept = list(chosen)
        for one in sorted(chosen, key=lambda one: -len(one[1])):
            rest = 0
            for other in kept:
                if other is not one:
                    rest |= other[0]
            if not one[0] & ~rest:
                kept = [other for other in kept if other is not one]
        return kept


def _kinds(results: int) -> Iterator[tuple[int, ...]]:
    """Yield the sets of results that a condition may name, the fewest results last.

    Of two games in one round only those that have a name: 1½, at least 1½, at most 1½; of the
    boards of a match also those from one result to another.
    """
    last = results - 1
    for size in range(last, 0, -1):
        if results <= _NAMED:
            yield from combinations(range(results), size)
            continue
        for first in range(results - size + 1):
            if size == 1 or first in {0, results - size} or results > _OF_TWO:
                yield tuple(range(first, first + size))
