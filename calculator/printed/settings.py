"""Under which order, edition and conventions a text's own places and values come out.

First what the text announces, then the default of its layout; only where that contradicts the
print, the other published orders (:mod:`calculator.printed.candidate_orders`), under each edition
of the rules (:mod:`calculator.printed.edition_scores`). Where nothing gives all of the print, what
gives most of it is taken (:mod:`calculator.printed.order_source`), and what differs is reported.
"""

from collections.abc import Mapping
from typing import NamedTuple

from calculator.model import Crosstable
from calculator.printed.candidate_orders import Candidate
from calculator.printed.edition_scores import Readings
from calculator.printed.order_source import basis_of, basis_with, fitting, misprints
from calculator.printed.printed_places import by_points, listed, places
from calculator.ranking import Basis, Place, Standing, Standings, placed
from calculator.tiebreaks import Choices, Tally, carried, edition_of, tiebreaks


class Settings(NamedTuple):
    """A table with its columns named, the scores under an edition, and where they come from."""

    table: Crosstable
    tally: Tally
    basis: Basis
    places: Mapping[int, Place]
    """The printed places by number; none where results were changed."""
    by_points: bool
    """Whether the printed places follow the points; if not, they are no places of standings."""
    edition: str
    """The edition of FIDE's rules for an order that names none."""
    fitting: Basis | None = None
    """What fits the print, where another order was asked for that does not."""
    rows: tuple[Standing, ...] = ()
    """Everybody's lines under the order, where they were needed to find all this."""


def recognise(
    table: Crosstable,
    order: str | tuple[str, ...] | list[str] | None,
    choices: Choices,
    rules: str | None,
) -> Settings:
    r"""Find the order, the edition and the conventions for a table.

    ``order`` and ``rules`` are what was asked for; what was not is found. Raises
    :class:`calculator.tiebreaks.UnknownTiebreakError` for an unknown name.

    >>> from calculator.reading import read
    >>> found = recognise(read("Name,R1,Total\nAnn,D2,0.5\nBob,D1,0.5"), None, Choices(), None)
    >>> found.basis.origin, found.basis.order[0]
    ('default', 'modified-median')
    """
    wanted = rules or (edition_of(order) if isinstance(order, str) else None)
    readings = Readings(table, choices, wanted)
    named, tally = readings.best()
    printed = _places(table)
    follows = by_points(printed, tally.score)
    held = printed if follows else {}
    # Which order a text has is told by what it prints; the rows within a range only follow it.
    row_by_row = listed(named, printed)
    if not order:
        basis = fitting(named, tally.rules, held, readings)
        if row_by_row is not printed and follows:
            found = Candidate(basis.origin, basis.order, basis.rules, basis.named)
            counted = basis_of(found, row_by_row, readings)
            basis = basis._replace(places=counted.places, wrong=counted.wrong, open=counted.open)
        ranked = readings.tally(basis.rules).of(named)
        return Settings(named, ranked, basis, row_by_row, follows, tally.rules)
    held = row_by_row if follows else {}
    chosen = tiebreaks(order)
    asked = tuple(tiebreak.name for tiebreak in chosen)
    own = Candidate("asked", asked, tally.rules, order if isinstance(order, str) else "")
    rows = placed(tally, chosen, [player.number for player in named.competitors])
    basis = basis_with(own, held, rows)
    better = None
    # The order that was asked for may have brought an edition of its own.
    again = readings if wanted == rules else Readings(table, choices, rules)
    other, others = again.best()
    if basis.wrong:
        better = fitting(other, others.rules, held, again, instead=True)
        better = better if _fits(better, basis) else None
    return Settings(named, tally, basis, row_by_row, follows, others.rules, better, rows)


def _fits(better: Basis, basis: Basis) -> bool:
    """Whether what was found fits the print, where what was asked for does not.

    The default of the layout does not where it is wrong all over, or leaves everybody tied.
    """
    if better.origin == "default" and (
        better.wrong > misprints(better.places)
        or better.wrong + better.open >= basis.wrong + basis.open
    ):
        return False
    return better.wrong < basis.wrong


def as_before(
    table: Crosstable, order: str | tuple[str, ...] | list[str], like: Standings
) -> Settings:
    """Take order, edition and conventions from the standings before some results were changed.

    Where the order is theirs, it also comes from where theirs came from; what was printed belongs
    to the results as they were.
    """
    names = tuple(tiebreak.name for tiebreak in tiebreaks(order))
    basis = Basis("asked", names, like.tally.rules)
    if names == like.basis.order:
        basis = like.basis._replace(places=0, wrong=0, open=0, alike=())
    tally = carried(like.tally, table)
    return Settings(table, tally, basis, _places(table), by_points=True, edition=like.edition)


def _places(table: Crosstable) -> Mapping[int, Place]:
    """Return the printed places: they belong to the results as they were, and to everybody."""
    return {} if table.altered or table.out else places(table)
