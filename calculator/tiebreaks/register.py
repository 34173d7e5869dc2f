"""The single register of tiebreaks."""

from calculator.tiebreaks.orders import ORDERS
from calculator.tiebreaks.tiebreak import Tiebreak
from calculator.tiebreaks.us_chess import US_CHESS


class UnknownTiebreakError(ValueError):
    """A name that is neither a tiebreak nor an order."""


REGISTER: dict[str, Tiebreak] = {tiebreak.name: tiebreak for tiebreak in US_CHESS}


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
