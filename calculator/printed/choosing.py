"""Of the orders that a text may have been ranked by, the one that gives its printed places."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from calculator.model import Crosstable
from calculator.model.late import late
from calculator.printed.orders import Candidate, candidates, unlisted
from calculator.printed.places import differing
from calculator.printed.readings import Readings
from calculator.ranking import Basis, Place, placed
from calculator.tiebreaks import tiebreaks

if TYPE_CHECKING:
    from calculator.printed.trial import contradicts
else:
    contradicts = late("calculator.printed.trial", "contradicts")

#: So few places may be misprints.
_FEW = 2


def fitting(
    table: Crosstable, rules: str, printed: Mapping[int, Place], readings: Readings
) -> Basis:
    """Return what gives the printed places; of several the first, which is the most common.

    Where nothing does, it is what comes closest, but only if it is much closer than the text's
    own order or the layout's default: a sheet that no order explains is no reason to leave them.
    """
    tried = candidates(table, rules, readings)
    own = basis_of(next(tried), printed, readings)
    if not own.wrong:
        return own
    few = max(_FEW, own.places // 10)
    rest = list(tried)
    found = [
        basis_of(candidate, printed, readings)
        for candidate in rest
        if not contradicts(
            readings.tally(candidate.rules), tiebreaks(candidate.order[:1])[0], printed
        )
    ]
    if own.origin == "columns" and not readings.wrong(own.rules) and own.wrong <= few:
        # By columns whose values are all right, a place or two are misprints: unless the order
        # goes on beyond the columns.
        longer = [basis for basis in found if basis.order[: len(own.order)] == own.order]
        return _first(longer) or own
    best = _first(found)
    if best is None or best.open > few:
        for candidate in unlisted(table, printed, readings):
            found.append(basis_of(candidate, printed, readings))
            if not found[-1].wrong:
                break
        best = _first(found)
    # One that leaves nearly everybody tied contradicts nothing, and explains nothing.
    tied = basis_of(Candidate("default", (), own.rules), printed, readings).open
    if best is not None and (best.open <= _apart(own) or 2 * best.open <= tied):
        return best
    closest = min(
        (own, *(basis_of(candidate, printed, readings) for candidate in rest)), key=_apart
    )
    return closest if 2 * _apart(closest) <= _apart(own) else own


def _apart(basis: Basis) -> int:
    """How many printed places an order does not give: wrong ones, and those left tied."""
    return basis.wrong + basis.open


def _first(found: list[Basis]) -> Basis | None:
    """Return the first of those that contradict nothing and leave the fewest tied."""
    fitting = [basis for basis in found if not basis.wrong]
    if not fitting:
        return None
    best = min(fitting, key=lambda basis: basis.open)
    same = (other for other in fitting if other.open == best.open and other is not best)
    return best._replace(alike=tuple(other.named for other in same if other.named))


def basis_of(candidate: Candidate, printed: Mapping[int, Place], readings: Readings) -> Basis:
    """Return an order with how many of the printed places it gives."""
    basis = Basis(candidate.origin, candidate.order, candidate.rules, candidate.named)
    if len(printed) < 2:
        return basis
    tally = readings.tally(candidate.rules)
    numbers = [player.number for player in tally.table.players if not player.stub]
    rows = placed(tally, tiebreaks(candidate.order), numbers)
    wrong = differing(printed, rows)
    size = Counter(row.place for row in rows)
    open_ = sum(
        size[row.place] > 1 and row.number not in wrong and found.first == found.last
        for row in rows
        if (found := printed.get(row.number))
    )
    return basis._replace(places=len(printed), wrong=len(wrong), open=open_)
