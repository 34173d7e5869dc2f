"""The standings of a prize class, out of those of the whole event."""

from calculator.model import Message
from calculator.ranking.classes.rule import RATING, ClassError, Members, Part, Rule, members, parse
from calculator.ranking.places import placed
from calculator.ranking.standings import Standings

#: The warnings that are about a class, not about the whole event.
OF_A_CLASS = ("class-without-rating", "class-without-value")


def of_class(whole: Standings, rule: str) -> Standings:
    r"""Return the standings of those whom a rule names, with the places among them.

    Values, printed columns and warnings are those of the whole event. A tiebreak that depends on
    who is tied (a direct encounter) is worked out among those of the class who are: they are tied
    for its prizes, anybody else who has the same score. Raises
    :class:`~calculator.ranking.classes.ClassError` where the rule makes no sense, or names nobody.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> table = read("Name,Rating,R1,R2\nAnn,1500,W2,W3\nBob,1100,L1,D4\nCy,,W4,L1\nDi,900,L3,D2")
    >>> under = of_class(rank(table, "solkoff"), "rating<1200")
    >>> [(row.place, under.part.overall[row.number], row.name) for row in under.rows]
    [(1, 3, 'Bob'), (2, 4, 'Di')]
    """
    read = parse(rule, whole.table)
    found = members(read, whole.table)
    return _part(whole, read, found)


def _part(whole: Standings, rule: Rule, found: Members) -> Standings:
    rows = placed(whole.tally, whole.order, found.numbers)
    # What was worked out beside the order stays with the player.
    also = {row.number: row.values for row in whole.rows} if whole.also else {}
    for row in rows:
        for tiebreak in whole.also:
            row.values[tiebreak.name] = also[row.number][tiebreak.name]
    return whole._replace(
        rows=rows,
        part=Part(rule, {row.number: row.place for row in whole.rows}),
        warnings=(*whole.warnings, *_not_counted(rule, found)),
        other=_part(whole.other, rule, found) if whole.other else None,
    )


def without_unrated(standings: Standings) -> bool:
    """Whether unrated players are not counted in a class of ratings."""
    return any(found.code == "class-without-rating" for found in standings.warnings)


def with_player(classes: list[Standings], number: int, name: str) -> list[Standings]:
    """Return those classes in which a player is; :class:`ClassError` where it is none."""
    found = [one for one in classes if any(row.number == number for row in one.rows)]
    if not found:
        titles = tuple(one.part.rule.said for one in classes if one.part)
        raise ClassError("class-not-in", name, Message("people", titles))
    return found


def _not_counted(rule: Rule, found: Members) -> tuple[Message, ...]:
    if not found.unknown:
        return ()
    if rule.column == RATING:
        return (Message("class-without-rating", (found.unknown,)),)
    return (Message("class-without-value", (found.unknown, rule.column)),)
