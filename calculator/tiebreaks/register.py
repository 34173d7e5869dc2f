"""The single register of tiebreaks and of named orders."""

from typing import NamedTuple

from calculator.tiebreaks.opponents_scores import modified_median, solkoff
from calculator.tiebreaks.running_scores import cumulative, cumulative_opposition
from calculator.tiebreaks.tiebreak import Tiebreak, each


class Order(NamedTuple):
    """A list of tiebreaks that somebody has published under one name."""

    name: str
    title: str
    source: str
    tiebreaks: tuple[str, ...]


class UnknownTiebreakError(ValueError):
    """A name that is neither a tiebreak nor an order."""


REGISTER: dict[str, Tiebreak] = {
    tiebreak.name: tiebreak
    for tiebreak in (
        Tiebreak(
            "modified-median",
            "Modified Median",
            "Mod. Median",
            "US Chess 34E1",
            "Your opponents' scores added up, without the least telling of them.",
            "rules/modified-median/",
            each("modified-median", modified_median),
            ("opponents",),
        ),
        Tiebreak(
            "solkoff",
            "Solkoff",
            "Solkoff",
            "US Chess 34E2",
            "Your opponents' scores added up, all of them.",
            "rules/solkoff/",
            each("solkoff", solkoff),
            ("opponents",),
        ),
        Tiebreak(
            "cumulative",
            "Cumulative",
            "Cumulative",
            "US Chess 34E3",
            "Your score after each round added up: early points count more.",
            "rules/cumulative/",
            each("cumulative", cumulative),
            ("results",),
        ),
        Tiebreak(
            "cumulative-opposition",
            "Cumulative of Opposition",
            "Cum. of opp.",
            "US Chess 34E9",
            "Your opponents' cumulative scores added up.",
            "rules/cumulative-opposition/",
            each("cumulative-opposition", cumulative_opposition),
            ("opponents", "results"),
        ),
    )
}

ORDERS: dict[str, Order] = {
    order.name: order
    for order in (
        Order(
            "us-chess",
            "US Chess default",
            "US Chess 34E",
            ("modified-median", "solkoff", "cumulative", "cumulative-opposition"),
        ),
    )
}


def tiebreaks(names: str | tuple[str, ...] | list[str]) -> tuple[Tiebreak, ...]:
    """Return the tiebreaks of a named order, or of a (comma) list of names, in that order.

    Raises :class:`UnknownTiebreakError` for a name that is not in the register.

    >>> [tiebreak.title for tiebreak in tiebreaks("solkoff,cumulative")]
    ['Solkoff', 'Cumulative']
    """
    if isinstance(names, str):
        order = ORDERS.get(names.strip())
        names = order.tiebreaks if order else tuple(name.strip() for name in names.split(","))
    found: list[Tiebreak] = []
    for name in names:
        tiebreak = REGISTER.get(name)
        if tiebreak is None:
            raise UnknownTiebreakError(
                f"unknown tiebreak or order {name!r}; --list shows those there are"
            )
        if tiebreak not in found:
            found.append(tiebreak)
    return tuple(found)
