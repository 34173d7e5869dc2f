"""What the pasted text says of a player's place, where that is not what we say."""

from typing import NamedTuple

from calculator.answers import shown
from calculator.explain import order_title
from calculator.placing import Standing
from calculator.printed import Difference, Place, places
from calculator.ranking import Standings
from calculator.tiebreaks import Note, find
from calculator.words import decimal, ordinal, say


class Contradicted(NamedTuple):
    """A printed place that is not ours, and why."""

    printed: Place
    place: int
    reason: Note


def contradicted(standings: Standings, number: int) -> Contradicted | None:
    """Return what the text prints for a player's place, where it is not ours, and why.

    The reason is, in this order: another order was asked for than the one that fits the print;
    the print does not follow the points; a printed value differs, the player's or that of
    somebody of the same score; the printed values themselves contradict the printed places; a
    column that nobody can name; no order that we know.
    """
    published = standings.published
    found = published.places if published else None
    # In a prize class it is the places of the class that are asked for: a sheet prints none.
    if published is None or found is None or standings.part is not None:
        return None
    differing = {one.number: one for one in found.differences}
    if number not in differing:
        return None
    one = differing[number]
    row = standings.row(number)
    reason = (
        _other_order(standings)
        or _points(standings, row)
        or _value(standings, row, published.differences)
        or _own_figures(standings, row)
        or _unnamed(standings)
        or Note("print-why-no-order", (len(found.differences), found.compared))
    )
    return Contradicted(one.printed, one.computed, reason)


def opening(standings: Standings, number: int) -> str:
    r"""Say what the text prints, with what the answer has to begin; empty where it agrees.

    >>> from calculator import rank, read
    >>> table = "Place\tName\tR1\tTotal\n{}\tAnn\tW2\t1\n{}\tBob\tL1\t0"
    >>> opening(rank(read(table.format(1, 2))), 1)
    ''
    >>> opening(rank(read(table.format(2, 1))), 1)
    ''
    """
    found = contradicted(standings, number)
    if found is None:
        return ""
    because = say(found.reason.code, *found.reason.facts)
    return say("print-contradicts", place_in_words(found.printed), found.place, because)


def place_in_words(place: Place) -> str:
    """Say a printed place: "4th", or "4th to 7th" where a group shares it."""
    if place.first == place.last:
        return ordinal(place.first)
    return say("print-places", place.first, place.last)


def in_print(standings: Standings, number: int) -> Place | None:
    """Return the place that the text prints for a player, if it prints one."""
    return places(standings.table).get(number)


def _other_order(standings: Standings) -> Note | None:
    if standings.fitting is None:
        return None
    return Note("print-why-order", (order_title(standings.fitting),))


def _printed(standings: Standings) -> dict[int, Place]:
    return places(standings.table)


def _points(standings: Standings, row: Standing) -> Note | None:
    """Somebody with other points stands on the wrong side of the player in print."""
    printed = _printed(standings)
    own = printed[row.number]
    for other in standings.rows:
        theirs = printed.get(other.number)
        if theirs is None or other.score == row.score:
            continue
        if (theirs.last < own.first and other.score < row.score) or (
            theirs.first > own.last and other.score > row.score
        ):
            side = "above" if theirs.last < own.first else "below"
            return Note(f"print-why-points-{side}", (other.name, other.score))
    return None


def _value(standings: Standings, row: Standing, differences: tuple[Difference, ...]) -> Note | None:
    """A printed value differs that has a part in the place: the own one first."""
    order = [tiebreak.name for tiebreak in standings.order]
    score = standings.tally.score
    having = [
        one for one in differences if one.tiebreak in order and score[one.number] == row.score
    ]
    having.sort(key=lambda one: (one.number != row.number, order.index(one.tiebreak)))
    if not having:
        return None
    one = having[0]
    tiebreak = find(one.tiebreak)
    name = tiebreak.title if tiebreak else one.tiebreak
    figures = (decimal(one.printed), shown(one.computed))
    if one.number == row.number:
        return Note("print-why-own-value", (name, *figures))
    return Note("print-why-value", (name, *figures, standings.tally.player[one.number].name))


def _own_figures(standings: Standings, row: Standing) -> Note | None:
    """By the printed values too somebody belongs on the other side of the player."""
    printed = _printed(standings)
    own = printed[row.number]
    columns = {column.tiebreak: column.values for column in standings.table.printed}
    for other in standings.rows:
        theirs = printed.get(other.number)
        if theirs is None or other.score != row.score or other is row:
            continue
        if not (theirs.last < own.first and other.place > row.place) and not (
            theirs.first > own.last and other.place < row.place
        ):
            continue
        for tiebreak in standings.order:
            mine = columns.get(tiebreak.name, {}).get(row.number)
            others = columns.get(tiebreak.name, {}).get(other.number)
            if mine is None or others is None or mine == others:
                continue
            ahead = (others > mine) != tiebreak.lowest_first
            if ahead != (other.place < row.place):
                return None
            facts = (other.name, decimal(others), tiebreak.title, decimal(mine))
            return Note("print-why-own-figures", facts)
    return None


def _unnamed(standings: Standings) -> Note | None:
    found = standings.published.warnings if standings.published else ()
    unknown = [str(one.facts[0]) for one in found if one.code == "column-unknown"]
    return Note("print-why-column", (unknown[0],)) if unknown else None
