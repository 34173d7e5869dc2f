"""What an event chooses for its schools: how many count, and how ties are broken."""

from typing import NamedTuple

from calculator.ranking.classes import ClassError
from calculator.tiebreaks import Tiebreak, tiebreaks

#: So many scores of a school count where nobody says otherwise.
BEST = 4
#: The lists of tiebreaks between schools that have a name: what the counted players have of each
#: is added up. A state's list has the total rating of the opponents last, which is not here.
ORDERS: dict[str, tuple[str, ...]] = {
    "us-scholastic": ("solkoff", "cumulative"),
    "us-scholastic-accelerated": ("sonneborn-berger", "solkoff", "cumulative"),
    "state-list": ("solkoff", "sonneborn-berger", "kashdan", "cumulative"),
}
#: With this begins the name of a sum, as in ``sum:solkoff``.
SUM = "sum:"


class SchoolsError(ClassError):
    """No standings of schools can be made: the table does not say whose anybody is, or the like."""


class Rule(NamedTuple):
    """What one event chose."""

    column: str = ""
    """The heading that is meant; empty for the one that a table lends itself to."""
    best: int = BEST
    """How many of a school count."""
    limit: int | None = None
    """How many a school may enter; ``None`` where nothing limits it."""
    order: str = ""
    """One of :data:`ORDERS`, or a list of tiebreaks; empty for the event's own."""


class Summed(NamedTuple):
    """The tiebreaks whose values are added up for a school, and those that cannot be."""

    added: tuple[Tiebreak, ...]
    passed: tuple[Tiebreak, ...]
    """What cannot be added: it is of those who are tied, or the lowest is ahead."""


def summed(order: str, of_event: tuple[Tiebreak, ...]) -> Summed:
    """Return which tiebreaks are added up, by what was asked or by the event's order.

    A game between two players says nothing of two schools, and a rank or a coin is no figure to
    be added. Raises :class:`calculator.tiebreaks.UnknownTiebreakError` for an unknown name.

    >>> [tiebreak.name for tiebreak in summed("us-scholastic", ()).added]
    ['solkoff', 'cumulative']
    >>> [[one.name for one in part] for part in summed("DE, BH, TPN", ())]
    [['BH'], ['DE', 'TPN']]
    """
    found = tiebreaks(ORDERS.get(order.strip()) or order) if order.strip() else of_event
    fit = [tiebreak for tiebreak in found if not (tiebreak.of_a_group or tiebreak.lowest_first)]
    return Summed(tuple(fit), tuple(one for one in found if one not in fit))


def written(rule: Rule, tried: str = "") -> str:
    """Write a rule as an address keeps it; behind it the school whose other results are tried.

    >>> written(Rule("Club", 3, None, "us-scholastic"), "Oak; Hill")
    '3;us-scholastic;Club;Oak; Hill'
    """
    return f"{rule.best};{rule.order};{rule.column};{tried}".rstrip(";")


def parsed(text: str) -> tuple[Rule, str]:
    """Read a rule back, and the school; what is no number leaves the usual one.

    >>> parsed("3;us-scholastic;Club;Oak; Hill")
    (Rule(column='Club', best=3, limit=None, order='us-scholastic'), 'Oak; Hill')
    >>> parsed("x")[0].best
    4
    """
    best, order, column, tried = (text.split(";", 3) + [""] * 3)[:4]
    count = int(best) if best.isdecimal() and len(best) < _DIGITS else BEST
    return Rule(column, count, None, order), tried


#: No event counts more players of a school than so many digits say.
_DIGITS = 4
