"""The prize classes that a table lends itself to."""

from calculator.model import Crosstable
from calculator.ranking.classes import facts
from calculator.ranking.classes.rule import RATING, ClassError, Rule, parse

#: Rating bands are so wide.
_BAND = 200
#: A column with more values than this makes too long a list.
_MAX_COLUMN_VALUES = 40
_OFFERED = {"grade", "club", "team", "fed", "state", "sex", "type"}


def offers(table: Crosstable) -> tuple[Rule, ...]:
    r"""Return rating bands, and each grade, club, team …, as far as the table tells them.

    Every rule is true of somebody and not of everybody.

    >>> from calculator.reading import read
    >>> table = read("Name,Rating,Grade,R1\nAnn,1250,5,W2\nBob,1100,K,L1\nCy,,5,B")
    >>> [rule.text for rule in offers(table)]
    ['rating<1200', 'rating=unrated', 'Grade=K', 'Grade=5']
    """
    players = table.competitors
    rated = sorted(player.rating for player in players if player.rating is not None)
    rules = []
    if rated:
        limits = range(_BAND * (rated[0] // _BAND + 1), rated[-1] + 1, _BAND)
        rules += [f"{RATING}<{limit}" for limit in limits]
        rules += [f"{RATING}=unrated"] if len(rated) < len(players) else []
    for heading in facts.headings(table):
        if facts.fact(heading) not in _OFFERED:
            continue
        held = {facts.value(player, heading) for player in players}
        values = sorted(held - {""}, key=lambda value: facts.in_order(value, heading))
        if len(held) > 1 and len(values) <= _MAX_COLUMN_VALUES:
            rules += [f"{heading}={value}" for value in values if ";" not in value]
    return tuple(found for rule in rules if (found := _read(rule, table)))


def _read(rule: str, table: Crosstable) -> Rule | None:
    """Read a rule; ``None`` for a heading that cannot be asked for by its own name."""
    try:
        return parse(rule, table)
    except ClassError:
        return None
