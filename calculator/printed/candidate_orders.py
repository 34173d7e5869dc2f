"""The orders of tiebreaks that a text may have been ranked by, the likeliest first."""

from collections.abc import Iterator
from typing import NamedTuple

from calculator.model import Crosstable, Origin
from calculator.printed.columns import known
from calculator.printed.edition_scores import Readings
from calculator.tiebreaks import ORDERS, default_order, edition_of, find, tiebreaks


class Candidate(NamedTuple):
    """An order to try."""

    origin: Origin
    """Where it comes from, as :attr:`~calculator.ranking.Basis.origin` has it."""
    order: tuple[str, ...]
    """The names of its tiebreaks."""
    rules: str
    """The edition of FIDE's rules."""
    named: str = ""
    """The name of the order, where it has one."""


def own_order(table: Crosstable, rules: str, readings: Readings) -> Candidate | None:
    """Return the order that the text has of its own; ``None`` where it has none.

    A legend or headings that name tiebreaks announce it; else it is that of the columns whose
    values show what they hold. ``table`` has its columns named.
    """
    named = known(table.announced)
    if not named:
        return None
    return Candidate("announced" if readings.table.announced else "columns", named, rules)


def default(table: Crosstable, rules: str) -> Candidate:
    """Return the order that goes with the layout."""
    name = default_order(table, rules)
    return Candidate("default", _names(name), rules, name)


def others(table: Crosstable, rules: str, readings: Readings) -> Iterator[Candidate]:
    """Yield what places alone may show: the columns in their order, then the named orders."""
    columns = tuple(
        dict.fromkeys(
            column.tiebreak
            for column in table.printed
            if column.tiebreak and not column.assumed and find(column.tiebreak)
        )
    )
    if columns:
        yield Candidate("places", columns, rules)
    usual = default(table, rules)
    kinds = ["-round-robin", ""] if table.kind == "round-robin" else ["", "-round-robin"]
    teams = table.teams is not None
    if teams:
        kinds = ["-teams"]
    fide = [f"{edition}{kind}" for kind in kinds for edition in editions(table, rules, readings)]
    american = [
        name
        for name, order in ORDERS.items()
        if edition_of(name) is None and (teams or not order.of_teams)
    ]
    for name in (*fide, *american) if table.system == "fide" else (*american, *fide):
        # None of them begins with a lot, or with what is decided at the board.
        if name != usual.named:
            yield Candidate("places", _names(name), edition_of(name) or rules, name)


def editions(table: Crosstable, rules: str, readings: Readings) -> list[str]:
    """Return the editions under which the printed values differ in no more than they must.

    For a US table without printed values it is the one of its day: the others would cost as much
    as all the rest.
    """
    least = readings.wrong(rules)
    found = [rules, *(name for name in readings.editions if name != rules)]
    if not table.printed and table.system != "fide":
        return found[:1]
    if not table.printed:
        return found
    return [edition for edition in found if readings.wrong(edition) <= least]


def _names(order: str) -> tuple[str, ...]:
    return tuple(tiebreak.name for tiebreak in tiebreaks(order))
