"""What an event chooses for its schools: how many count, and how ties are broken."""

from typing import NamedTuple

from calculator.model.late import pattern
from calculator.ranking.classes import ClassError
from calculator.tiebreaks import REGISTER, Tally, Tiebreak, Value, tiebreaks
from calculator.tiebreaks.values import summed as added_up

#: How many scores of a school count by default.
BEST = 4
#: What only schools are told apart by: the total rating of their players' opponents.
OPPOSITION = "total-opposition"
#: The lists of tiebreaks between schools that have a name: what the counted players have of each
#: is added up.
ORDERS: dict[str, tuple[str, ...]] = {
    "us-scholastic": ("solkoff", "cumulative"),
    "us-scholastic-accelerated": ("sonneborn-berger", "solkoff", "cumulative"),
    "state-list": ("solkoff", "sonneborn-berger", "kashdan", "cumulative", OPPOSITION),
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
    out: tuple[int, ...] = ()
    """Who was not entered for a school: they play, and count for nobody."""


def _total(tally: Tally, number: int) -> Value:
    """Add up the ratings of a player's opponents; who is unrated counts zero."""
    average = _AVERAGE.values(tally, (number,))[number]
    terms = [term for term in average.terms if term.counted]
    return added_up(terms, 1) if terms else Value(None, missing=average.missing)


_AVERAGE = REGISTER["average-opposition"]
#: No event breaks ties between players by it, so it is in no register.
_OPPOSITION = Tiebreak(
    OPPOSITION,
    "",
    ("opponents", "ratings"),
    each=_total,
    of_their_results=False,
    explained="rated",
)


class Summed(NamedTuple):
    """The tiebreaks whose values are added up for a school, and those that cannot be."""

    added: tuple[Tiebreak, ...]
    passed: tuple[Tiebreak, ...]
    """What cannot be added: it is of those who are tied, or the lowest is ahead."""


def summed(order: str, of_event: tuple[Tiebreak, ...]) -> Summed:
    """Return which tiebreaks are added up, by what was asked or by the event's order.

    A game between two players says nothing about two schools, and a rank or a coin is not a figure
    to add. Raises :class:`calculator.tiebreaks.UnknownTiebreakError` for an unknown name.

    >>> [tiebreak.name for tiebreak in summed("us-scholastic", ()).added]
    ['solkoff', 'cumulative']
    >>> [[one.name for one in part] for part in summed("DE, BH, TPN", ())]
    [['BH'], ['DE', 'TPN']]
    >>> summed("state-list", ()).added[-1].name
    'total-opposition'
    """
    found = _named(ORDERS.get(order.strip()) or order) if order.strip() else of_event
    fit = [tiebreak for tiebreak in found if not (tiebreak.of_a_group or tiebreak.lowest_first)]
    return Summed(tuple(fit), tuple(one for one in found if one not in fit))


def _named(order: str | tuple[str, ...]) -> tuple[Tiebreak, ...]:
    """Return the tiebreaks of a list, that which only schools have among them."""
    names = order.split(",") if isinstance(order, str) else order
    found: list[Tiebreak] = []
    for name in names:
        own = name.strip().lower() == OPPOSITION
        found += [_OPPOSITION] if own else tiebreaks(name) if name.strip() else ()
    return tuple(found)


def written(rule: Rule, tried: str = "") -> str:
    """Write a rule as an address keeps it; after it the school whose other results are tried.

    >>> written(Rule("Club", 3, None, "us-scholastic"), "Oak; Hill")
    '3;us-scholastic;Club;Oak; Hill'
    >>> written(Rule(best=4, limit=6, out=(7, 12)))
    '4/6-7.12'
    """
    limit = "" if rule.limit is None else f"/{rule.limit}"
    out = f"-{'.'.join(map(str, rule.out))}" if rule.out else ""
    return f"{rule.best}{limit}{out};{rule.order};{rule.column};{tried}".rstrip(";")


def parsed(text: str) -> tuple[Rule, str]:
    """Read a rule back, and the school; what is no number leaves the usual one.

    >>> parsed("3;us-scholastic;Club;Oak; Hill")
    (Rule(column='Club', best=3, limit=None, order='us-scholastic', out=()), 'Oak; Hill')
    >>> parsed("4/6-7.12")[0]
    Rule(column='', best=4, limit=6, order='', out=(7, 12))
    >>> parsed("x")[0].best
    4
    """
    first, order, column, tried = (text.split(";", 3) + [""] * 3)[:4]
    found = _WRITTEN.fullmatch(first)
    if not found:
        return Rule(column, order=order), tried
    best, limit, out = found.groups()
    numbers = tuple(int(number) for number in out.split(".")) if out else ()
    return Rule(column, int(best), int(limit) if limit else None, order, numbers), tried


#: No event counts more players of a school than three digits say.
_WRITTEN = pattern(r"([0-9]{1,3})(?:/([0-9]{1,3}))?(?:-([0-9]{1,7}(?:\.[0-9]{1,7})*))?")
