"""An order found from nothing but printed places: tiebreaks that contradict none of them."""

from calculator.printed.evidence import Groups, PrintedTies, bits_of, neighbors, sampled, split_all
from calculator.tiebreaks import Tally, Tiebreak, find, ranked

#: A list as long as this is what events announce at most.
_MAX_TIEBREAKS = 5
#: Of a tiebreak of a group, so many groups of so few are looked at first.
_SMALL = 8
#: How many steps the search may take: each looks at the values of all.
_STEPS = 400


def by_trial(tally: Tally, printed: PrintedTies, least: float) -> tuple[str, ...] | None:
    """Return tiebreaks that, one after another, put the players as they are printed.

    No tiebreak of it may contradict a printed place, all of it must tell apart nearly all whom
    the print does, and explain at least this many bits (:mod:`calculator.printed.evidence`): fewer
    are not evidence. Empty where there is none, and ``None`` where none can even be the first.
    """
    # A pair that is told apart is a bit at least.
    if len(printed.pairs) < least and _told(printed) < least:
        return ()
    search = _Search(tally, printed)
    if not search.first:
        return None
    found = search.order(printed.groups, ())
    if found is None:
        return ()
    left = sum(bits_of(group, printed.places) for group in search.left)
    tells = len(neighbors(search.left, printed.places)) * 10 <= len(printed.pairs)
    return found if tells and _told(printed) - left >= least else ()


def _told(printed: PrintedTies) -> float:
    """Return how many bits the print tells of all who are tied."""
    return sum(bits_of(group, printed.places) for group in printed.groups)


class _Search:
    """Looks for an order, the most usual tiebreaks first; steps back where none leads on."""

    def __init__(self, tally: Tally, printed: PrintedTies) -> None:
        self._tally = tally
        self._places = printed.places
        names = ranked("order", "fide" if tally.table.system == "fide" else "us-chess")
        self._pool = [tiebreak for name in names if (tiebreak := find(name))]
        self.first = [
            tiebreak
            for tiebreak in self._pool
            if (
                _splits(tiebreak, tally, printed)
                if tiebreak.of_a_group
                else sampled((tiebreak,), tally, printed)
            )
        ]
        """What may come first: most contradict the print, or say nothing of it, in a few pairs."""
        self._steps = 0
        self.left: Groups = []
        """Who is still tied under the best order so far."""
        self._best: tuple[int, tuple[str, ...]] | None = None

    def order(self, groups: Groups, names: tuple[str, ...]) -> tuple[str, ...] | None:
        """Return the order that leaves the fewest tied, found by going on from ``names``."""
        left = self._open(groups)
        if names and (self._best is None or left < self._best[0]):
            self._best, self.left = (left, names), groups
        if left and len(names) < _MAX_TIEBREAKS:
            for tiebreak in self._pool if names else self.first:
                self._steps += 1
                if self._steps > _STEPS or (self._best and not self._best[0]):
                    break
                if tiebreak.name in names:
                    continue
                finer = split_all(groups, tiebreak, self._tally, self._places)
                if finer is not None and self._open(finer) < left:
                    self.order(finer, (*names, tiebreak.name))
        return self._best[1] if self._best else None

    def _open(self, groups: Groups) -> int:
        """Count the neighbors whom the print tells apart and who are tied."""
        return len(neighbors(groups, self._places))


def _splits(tiebreak: Tiebreak, tally: Tally, printed: PrintedTies) -> bool:
    """Whether a tiebreak of a group tells somebody apart in small groups, and contradicts none."""
    small = [group for group in printed.groups if len(group) <= _SMALL][:_SMALL]
    left = split_all(small, tiebreak, tally, printed.places)
    if left is None:
        return False
    return neighbors(left, printed.places) != neighbors(small, printed.places)
