"""Where the order of a text's standings comes from: the text says it, or its places may show it.

What a legend announces is never left; what headings name, or columns show by their values, only
where more places contradict it than may be misprints. Otherwise the places are all there is, and
a few of them fit many an order by chance. So first come what breaks no ties at all and the
default of the layout; another order is taken only if it explains more of the places than chance
would (:mod:`calculator.printed.evidence`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from calculator.model import Crosstable, SheetOrder
from calculator.model.late import late
from calculator.printed.candidate_orders import Candidate, default, editions, others, own_order
from calculator.printed.edition_scores import Readings
from calculator.ranking import Basis, Place, Standing, groups
from calculator.tiebreaks import edition_of, tiebreaks

if TYPE_CHECKING:
    from calculator.printed.evidence import PrintedTies, evidence, tied
    from calculator.printed.list_without_tiebreaks import listed_by
    from calculator.printed.order_by_trial import by_trial
else:
    evidence = late("calculator.printed.evidence", "evidence")
    tied = late("calculator.printed.evidence", "tied")
    by_trial = late("calculator.printed.order_by_trial", "by_trial")
    listed_by = late("calculator.printed.list_without_tiebreaks", "listed_by")

#: So few places may be misprints.
_MAX_MISPRINTED_PLACES = 2
#: The bits that places must tell for an order to be believed: about seven, so that chance would do
#: it in less than one sheet of a hundred, and those of how many are tried. To list the tied by
#: rating or number is so common that less will do; so is another edition of the layout's list.
_LISTED: dict[SheetOrder, int] = {"rating": 4, "number": 4, "name": 7, "rows": 7}
_EDITION = 5
_NAMED = 11
_TRIED = 16


def fitting(
    table: Crosstable,
    rules: str,
    printed: Mapping[int, Place],
    readings: Readings,
    *,
    instead: bool = False,
) -> Basis:
    """Return the order of a text with where it comes from; ``table`` has its columns named.

    ``printed`` are the printed places, none where they are no places of standings. ``instead`` of
    one that was asked for, the default of the layout is looked at only until it does not fit.
    """
    few = misprints(len(printed))
    own = own_order(table, rules, readings)
    most = few if instead and not own else None
    first = basis_of(own or default(table, rules), printed, readings, most)
    if own and (first.wrong <= few or table.legend):
        return first
    if len(printed) < 2:
        return first
    return _by_places(table, first, printed, readings) or first


def _by_places(
    table: Crosstable, first: Basis, printed: Mapping[int, Place], readings: Readings
) -> Basis | None:
    """Return what the places alone show; ``None`` where they show nothing but ``first``."""
    tally = readings.tally(first.rules)
    found = tied(tally, printed)
    if not found.pairs:
        return None
    listed = listed_by(table, found)
    if listed is not None and listed.bits >= (enough := _LISTED[listed.by]):
        usual = None if first.wrong else evidence(tiebreaks(first.order), tally, found)
        if usual is None or (usual < enough <= listed.bits - usual):
            basis = basis_of(Candidate("places", (), first.rules), printed, readings)
            return basis._replace(sheet_order=listed.by)
    if not first.wrong:
        return None
    fits = [*_fits(table, first, found, readings)]
    if fits:
        most = max(bits for bits, _ in fits)
        best, *alike = [candidate for bits, candidate in fits if bits == most]
        basis = basis_of(best, printed, readings)
        return basis._replace(alike=tuple(other.named for other in alike if other.named))
    for edition in editions(table, readings.editions[0], readings):
        order = by_trial(readings.tally(edition), found, _TRIED)
        if order:
            return basis_of(Candidate("places", order, edition), printed, readings)
        if order is None:
            # Nor under another edition, but for a few: to see that would take as long again.
            break
    return None


def _fits(
    table: Crosstable, first: Basis, printed: "PrintedTies", readings: Readings
) -> Iterator[tuple[float, Candidate]]:
    """Yield the orders that explain more of the places than chance would, with their bits.

    None that contradicts a single place: tiebreaks resemble one another, so that a wrong one
    gives most of the places of the right one, and would accuse the sheet of the others.
    """
    for candidate in others(table, first.rules, readings):
        bits = evidence(tiebreaks(candidate.order), readings.tally(candidate.rules), printed)
        enough = _EDITION if _of_default(candidate, first) else _NAMED
        if bits is not None and bits >= enough:
            yield bits, candidate


def _of_default(candidate: Candidate, first: Basis) -> bool:
    """Whether a candidate is the layout's own list under another edition of the rules."""
    own, other = edition_of(first.named), edition_of(candidate.named)
    if own is None or other is None:
        return False
    return candidate.named.removeprefix(other) == first.named.removeprefix(own)


def misprints(places: int) -> int:
    """Return how many of some printed places may be misprints where an order fits them."""
    return max(_MAX_MISPRINTED_PLACES, places // 10)


def basis_of(
    candidate: Candidate,
    printed: Mapping[int, Place],
    readings: Readings,
    most: int | None = None,
) -> Basis:
    """Return an order with how many of the printed places it gives.

    Nobody looks further where more than ``most`` are wrong.
    """
    tally = readings.tally(candidate.rules)
    numbers = [player.number for player in tally.table.competitors]
    sharing = groups(tally, tiebreaks(candidate.order), numbers)
    return _held_against(_basis(candidate), printed, sharing, most)


def basis_with(
    candidate: Candidate, printed: Mapping[int, Place], rows: Sequence[Standing]
) -> Basis:
    """Return the same of an order of which everybody's lines are known."""
    sharing = ([row.number for row in of] for _, of in groupby(rows, attrgetter("place")))
    return _held_against(_basis(candidate), printed, sharing)


def _basis(candidate: Candidate) -> Basis:
    return Basis(candidate.origin, candidate.order, candidate.rules, candidate.named)


def _held_against(
    basis: Basis,
    printed: Mapping[int, Place],
    sharing: Iterable[Sequence[int]],
    most: int | None = None,
) -> Basis:
    """Count which printed places are those of the players who share one with us."""
    if len(printed) < 2:
        return basis
    place = 1
    wrong = open_ = 0
    for group in sharing:
        after = place + len(group)
        for number in group:
            if found := printed.get(number):
                # As :func:`misses`, which would be called for everybody.
                first, last, *_ = found
                if first < after and place <= last:
                    open_ += len(group) > 1 and first == last
                else:
                    wrong += 1
        place = after
        if most is not None and wrong > most:
            break
    return basis._replace(places=len(printed), wrong=wrong, open=open_)
