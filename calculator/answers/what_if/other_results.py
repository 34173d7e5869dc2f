"""What would have put a player higher: every other result is tried, and what helps is listed.

Only results are changed, never pairings. First every single change is tried; where none helps,
two together. What is skipped is skipped because it cannot change the place, so that the
answer is that of trying all of them.
"""

from math import isqrt
from typing import NamedTuple

from calculator.answers.what_if.candidates import WHOSE, Candidate, Candidates
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import altered, seated
from calculator.answers.what_if.overtaken_players import Overtaken, Overtaking
from calculator.ranking import Standings, place
from calculator.tiebreaks.changed_results import Carrier

#: What it costs to rank again, and more for each player, where looking at a change costs 1.
_RANKING, _EACH = 12, 0.25
#: How many times as much it costs where a value rests on everybody's results.
_OF_EVENT = 4


class Way(NamedTuple):
    """Results that would have put a player higher."""

    changes: tuple[Change, ...]
    place: int
    """The place that they lead to."""
    whose: str
    """Whose games they are, one of :data:`WHOSE`; of two the one farther from the player."""
    overtaken: Overtaken
    """Whom they take the player past, and on what."""
    shared: bool
    """Whether nothing separates the player from somebody there."""


class Search:
    """A search that can be done a little at a time.

    ``pairs`` bounds how many pairs of changes are looked at, ``enough`` how many of them may
    help before the search ends; ``None`` is without bound. Raises ``KeyError`` where nobody has
    the number.
    """

    def __init__(
        self,
        standings: Standings,
        number: int,
        *,
        pairs: int | None = None,
        enough: int | None = None,
    ) -> None:
        self.standings = standings
        self.number = number
        self.enough = enough
        self.now = standings.row(number).place
        self.found: list[Way] = []
        self.at = 0
        """How many cells, and after them how many pairs of changes, have been looked at."""
        self._carrier = Carrier(standings.tally)
        self._source = Candidates(standings, number, self._carrier)
        self.candidates: list[Candidate] = []
        """The single changes met with so far."""
        self.of_cells = len(self._source.cells) if self.now > 1 else 0
        """How many cells there are to look at."""
        self._pairs = pairs
        self._among = [row.number for row in standings.rows]
        self._before = Overtaking(standings.tally, standings.order, number, self._among)
        of_event = any(tiebreak.of_event for tiebreak in standings.order)
        self._ranking = (_OF_EVENT if of_event else 1) * (_RANKING + _EACH * len(self._among))
        self._ranked = set(self._among)
        self._above: dict[int, int] = {}

    @property
    def one_sided(self) -> int:
        """Games that were not tried, because only one of the two rows tells of them."""
        return self._source.one_sided

    @property
    def whole(self) -> bool:
        """Whether matches of teams were tried of which nobody knows the boards."""
        return self._source.whole

    @property
    def unnamed(self) -> bool:
        """Whether there are games that cannot be tried, because nobody knows the opponent."""
        return self._source.unnamed

    @property
    def tries_games(self) -> bool:
        """Whether results of games can be changed: of teams the boards must be known."""
        boards = any(board for *_, board in self._source.cells)
        return boards or self.standings.table.teams is None

    @property
    def unplayed(self) -> int:
        """Matches of teams, or boards, that cannot be tried, because nobody played them."""
        return self._source.unplayed

    @property
    def of_pairs(self) -> int:
        """How many pairs of changes there are, once all changes are known."""
        count = len(self.candidates)
        return count * (count - 1) // 2

    @property
    def paired(self) -> int:
        """How many pairs of changes have been looked at."""
        return max(0, self.at - self.of_cells)

    @property
    def single(self) -> bool:
        """Whether a single change helps, so that no two are needed."""
        return bool(self.found) and len(self.found[0].changes) == 1

    @property
    def total(self) -> int:
        """What :attr:`at` comes to in the end, as far as one can tell by now."""
        if self.single or self.at < self.of_cells:
            return self.of_cells
        return self.of_cells + (
            self.of_pairs if self._pairs is None else min(self._pairs, self.of_pairs)
        )

    @property
    def finished(self) -> bool:
        """Whether nothing more will be looked at."""
        full = self.enough is not None and self.paired > 0 and len(self.found) >= self.enough
        return full or self.at >= self.total

    @property
    def complete(self) -> bool:
        """Whether every change was tried, and every two where none of them helps alone."""
        return self.at >= self.of_cells and (self.single or self.paired >= self.of_pairs)

    @property
    def ways(self) -> tuple[Way, ...]:
        """What helps: own results, then games of opponents, then others; the best place first."""

        def rank(way: Way) -> tuple[int, int, int]:
            whose = WHOSE.index(way.whose)
            return min(whose, 2), way.place, whose

        return tuple(sorted(self.found, key=rank))

    @property
    def best_first(self) -> tuple[Way, ...]:
        """What helps, the best place first; of the same place, own results first."""
        return tuple(sorted(self.ways, key=lambda way: (way.place, way.shared)))

    def run(self, effort: float | None = None) -> None:
        """Look at some more, or at all that is left; ``effort`` 1 is one change skipped."""
        spent = 0.0
        while not self.finished and (effort is None or spent < effort):
            for tried in self._next():
                spent += self._try(tried)
            self.at += 1
            spent += 1

    def _next(self) -> list[tuple[Candidate, ...]]:
        """Return what is to be tried now: the changes of a cell, or two changes together.

        Pairs of what comes first come first. One game cannot have two results.
        """
        if self.at < self.of_cells:
            found = self._source.of(self.at)
            self.candidates += found
            return [(one,) for one in found]
        pair = self.at - self.of_cells
        second = (1 + isqrt(1 + 8 * pair)) // 2
        one = self.candidates[pair - second * (second - 1) // 2]
        other = self.candidates[second]
        return [(one, other)] if one.cells.isdisjoint(other.cells) else []

    def _try(self, tried: tuple[Candidate, ...]) -> float:
        """Try some changes together; return what it took beyond looking at them."""
        if self._cannot_help(tried):
            return 0
        tally, order = self.standings.tally, self.standings.order
        changes = tuple(one.change for one in tried)
        single = tried[0].rows if len(tried) == 1 else None
        rows = single or altered(tally.table, tally.player, changes)
        after = self._carrier.after(rows, seated(tally.table, tally.player, changes))
        if place(after, order, self.number, self._among) < self.now:
            seen = Overtaking(after, order, self.number, self._among)
            past = seen.past(self._before.ahead, tally.score)
            whose = max((one.whose for one in tried), key=WHOSE.index)
            self.found.append(Way(changes, seen.place, whose, past, bool(seen.tied)))
        return self._ranking

    def _cannot_help(self, tried: tuple[Candidate, ...]) -> bool:
        """Whether scores alone say that the place gets no better.

        Either so many have more points that who is tied has no effect; or those tied with
        the player, and all their values, stay as they are.
        """
        score, number = self.standings.tally.score, self.number
        scores: dict[int, int] = {}
        for one in tried:
            for other, more in one.scores.items():
                scores[other] = scores.get(other, 0) + more
        mine = score[number] + scores.pop(number, 0)
        above, joins = self._with_more(mine), False
        for other, more in scores.items():
            if other not in self._ranked:
                continue
            after = score[other] + more
            above += (after > mine) - (score[other] > mine)
            joins = joins or after == mine
        if above + 1 >= self.now:
            return True
        if joins or not all(one.apart for one in tried):
            return False
        return above + self.now - self._with_more(mine) >= self.now

    def _with_more(self, halves: int) -> int:
        """Return how many others have more than a score, by the real results."""
        if halves not in self._above:
            self._above[halves] = sum(
                row.score > halves for row in self.standings.rows if row.number != self.number
            )
        return self._above[halves]


def ways(standings: Standings, number: int) -> tuple[Way, ...]:
    r"""Return every single change that puts a player higher; where none does, every two.

    Own results come first, then games of opponents, then others, the best place first in each.
    Raises ``KeyError`` where nobody has the number.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> table = read("No.\tName\tPts\tR1\n1\tAnn\t1\tW2\n2\tBob\t0\tL1")
    >>> [(change.code, way.place) for way in ways(rank(table), 2) for change in way.changes]
    [('W', 1), ('D', 1)]
    """
    search = Search(standings, number)
    search.run()
    return search.ways
