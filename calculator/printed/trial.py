"""An order found from nothing but printed places: tiebreaks that contradict none of them."""

from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise
from math import lcm

from calculator.ranking import Place
from calculator.tiebreaks import Tally, Tiebreak, Value, find, ranked

#: A list as long as this is what events announce at most.
_LONGEST = 5
#: So many neighbours must be told apart before chance is out of the question.
_ENOUGH = 8
#: How many steps the search may take: each looks at the values of all.
_STEPS = 400

_Groups = list[list[int]]


def by_trial(tally: Tally, printed: Mapping[int, Place]) -> tuple[str, ...]:
    """Return tiebreaks that, one after another, put the players as they are printed.

    No tiebreak of it may contradict a printed place, and all of it must tell apart nearly all
    whom the print does; too few for that are no evidence. Empty where there is none.
    """
    groups = _tied(tally, printed)
    open_ = _open(groups, printed)
    if open_ < _ENOUGH:
        return ()
    search = _Search(tally, printed)
    found = search.order(groups, ())
    if found is None:
        return ()
    return found if _open(search.left, printed) * 10 <= open_ else ()


def contradicts(tally: Tally, tiebreak: Tiebreak, printed: Mapping[int, Place]) -> bool:
    """Whether a tiebreak, asked first, has to put somebody where the print does not."""
    groups = _tied(tally, printed)
    values = None if tiebreak.of_a_group else tiebreak.values(tally, printed)
    return any(
        _parts(group, tiebreak, values or tiebreak.values(tally, group), printed) is None
        for group in groups
    )


def _tied(tally: Tally, printed: Mapping[int, Place]) -> _Groups:
    """Return those of the same score, each in the order of print."""
    groups: dict[int, list[int]] = {}
    for number in sorted(printed, key=lambda number: printed[number].first):
        groups.setdefault(tally.score[number], []).append(number)
    return [group for group in groups.values() if len(group) > 1]


def _open(groups: _Groups, printed: Mapping[int, Place]) -> int:
    """Count the neighbours whom the print tells apart and who are tied."""
    return sum(printed[one] != printed[other] for group in groups for one, other in pairwise(group))


class _Search:
    """Looks for an order, the most usual tiebreaks first; steps back where none leads on."""

    def __init__(self, tally: Tally, printed: Mapping[int, Place]) -> None:
        self._tally = tally
        self._printed = printed
        names = ranked("order", "fide" if tally.table.system == "fide" else "us-chess")
        self._pool = [tiebreak for name in names if (tiebreak := find(name))]
        self._values: dict[str, Mapping[int, Value]] = {}
        self._steps = 0
        self.left: _Groups = []
        """Who is still tied under the best order so far."""
        self._best: tuple[int, tuple[str, ...]] | None = None

    def order(self, groups: _Groups, names: tuple[str, ...]) -> tuple[str, ...] | None:
        """Return the order that leaves the fewest tied, found by going on from ``names``."""
        left = _open(groups, self._printed)
        if names and (self._best is None or left < self._best[0]):
            self._best, self.left = (left, names), groups
        if left and len(names) < _LONGEST:
            for tiebreak in self._pool:
                self._steps += 1
                if self._steps > _STEPS or (self._best and not self._best[0]):
                    break
                if tiebreak.name in names:
                    continue
                finer = self._split(groups, tiebreak)
                if finer is not None and _open(finer, self._printed) < left:
                    self.order(finer, (*names, tiebreak.name))
        return self._best[1] if self._best else None

    def _split(self, groups: _Groups, tiebreak: Tiebreak) -> _Groups | None:
        """Split groups by a tiebreak; ``None`` where it contradicts the print."""
        finer: _Groups = []
        for group in groups:
            parts = _parts(group, tiebreak, self._values_of(tiebreak, group), self._printed)
            if parts is None:
                return None
            finer += [part for part in parts if len(part) > 1]
        return finer

    def _values_of(self, tiebreak: Tiebreak, group: Sequence[int]) -> Mapping[int, Value]:
        if tiebreak.of_a_group:
            return tiebreak.values(self._tally, group)
        if tiebreak.name not in self._values:
            self._values[tiebreak.name] = tiebreak.values(self._tally, self._printed)
        return self._values[tiebreak.name]


def _parts(
    group: Sequence[int],
    tiebreak: Tiebreak,
    values: Mapping[int, Value],
    printed: Mapping[int, Place],
) -> _Groups | None:
    """Split a group, in the order of print, by a tiebreak; ``None`` where that contradicts it."""
    if any(values[number].amount is None for number in group):
        return [list(group)]
    scale = lcm(*(values[number].scale for number in group))
    sign = 1 if tiebreak.lowest_first else -1
    worth = {
        number: sign * (values[number].amount or 0) * (scale // values[number].scale)
        for number in group
    }
    # Among those who share a printed place, nobody knows who was ahead.
    lined_up = sorted(group, key=lambda number: (printed[number].first, worth[number]))
    if any(worth[above] > worth[below] for above, below in pairwise(lined_up)):
        return None
    return [list(part) for _, part in groupby(lined_up, worth.__getitem__)]
