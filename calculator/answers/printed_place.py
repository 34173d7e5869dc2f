"""What the pasted text says of a player's place, where that is not what we say."""

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from calculator.answers.wording import by_own_columns, not_said, order_name
from calculator.model import Message
from calculator.ranking import Difference, Place, Published, Standing, Standings


class Contradicted(NamedTuple):
    """A printed place that is not ours, and why."""

    printed: Place
    place: int
    reason: Message | None
    """``None`` where the sheet does not say how ties were broken: that is said by itself."""

    caused: bool = False
    """Whether the reason says how the sheet comes to the place, not what speaks against it."""

    def said(self) -> Message:
        """Return the sentence with which the answer begins."""
        if self.reason is None:
            return Message("print-unexplained", (_printed_as(self.printed),))
        if self.caused:
            return Message("print-caused", (_printed_as(self.printed), self.reason))
        return Message("print-contradicts", (_printed_as(self.printed), self.place, self.reason))

    def in_short(self) -> Message:
        """Return what the sheet says, without the reason."""
        return Message("print-unexplained", (_printed_as(self.printed),))


def contradicted(standings: Standings, number: int) -> Contradicted | None:
    r"""Return what the text prints for a player's place, where it is not ours, and why.

    The reason is, in this order: another order was asked for than the one that fits the print;
    the print does not follow the points; a printed value differs, the player's or that of
    somebody of the same score, and why the sheet has it, where that is known; the printed values
    themselves contradict the printed places; a column that nobody can name; no order that we
    know. There is none where the sheet does not say how ties were broken.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> table = "Place\tName\tR1\tTotal\n{}\tAnn\tD2\t½\n{}\tBob\tD1\t½\n3\tCy\tU\t0"
    >>> contradicted(rank(read(table.format(1, 2))), 1) is None
    True
    """
    published = standings.published
    found = published.places if published else None
    # In a prize class it is the places of the class that are asked for: a sheet prints none.
    if published is None or found is None or standings.part is not None:
        return None
    one = next((one for one in found.differences if one.number == number), None)
    if one is None:
        return None
    row = standings.row(number)
    first = _other_order(standings) or _points(standings, row, found.printed)
    differing = [] if first else _of_the_tied(standings, row, published.differences)
    if cause := _cause(published, differing):
        return Contradicted(one.printed, one.computed, cause, caused=True)
    reason = (
        first
        or _value(standings, row, differing)
        or _own_figures(standings, row, found.printed)
        or _own_columns(standings)
        or _unnamed(standings)
        or _no_order(standings, len(found.differences), found.compared)
    )
    return Contradicted(one.printed, one.computed, reason)


def shared_in_print(standings: Standings, number: int) -> Message | None:
    """Return the place that the text prints for a player whom our order leaves tied with others.

    ``None`` where it prints none, or one for all of a group, which says nothing about this tie;
    and where that is not ours: then :func:`contradicted` says it.
    """
    published = standings.published
    found = published.places if published else None
    if found is None or standings.part is not None:
        return None
    printed = found.printed.get(number)
    if printed is None or printed.first < printed.last:
        return None
    if any(one.number == number for one in found.differences):
        return None
    return Message("print-shared", (_printed_as(printed),))


def _printed_as(place: Place) -> Message:
    if place.first == place.last:
        return Message("print-place", (place.first,))
    return Message("print-places", (place.first, place.last))


def _other_order(standings: Standings) -> Message | None:
    if standings.fitting is None:
        return None
    return Message("print-why-order", (order_name(standings.fitting),))


def _points(standings: Standings, row: Standing, printed: Mapping[int, Place]) -> Message | None:
    """Somebody with other points is on the wrong side of the player in print."""
    own = printed[row.number]
    for other in standings.rows:
        theirs = printed.get(other.number)
        if theirs is None or other.score == row.score:
            continue
        above, below = theirs.last < own.first, theirs.first > own.last
        if (above and other.score < row.score) or (below and other.score > row.score):
            side = "above" if above else "below"
            return Message(
                f"print-why-points-{side}",
                (standings.tally.spoken(other.number), Fraction(other.score, 2)),
            )
    return None


def _of_the_tied(
    standings: Standings, row: Standing, differences: tuple[Difference, ...]
) -> list[Difference]:
    """Return the printed values that differ and have a part in the place, the own ones first."""
    order = [tiebreak.name for tiebreak in standings.order]
    score = standings.tally.score
    having = [
        one
        for one in differences
        if one.tiebreak in order
        and score[one.number] == row.score
        and one.computed.amount is not None
    ]
    return sorted(having, key=lambda one: (one.number != row.number, order.index(one.tiebreak)))


def _cause(published: Published, differing: list[Difference]) -> Message | None:
    """How the sheet works out the values by which it lists those of the same score.

    Only where that explains all the values that differ there.
    """
    for tiebreak in dict.fromkeys(one.tiebreak for one in differing):
        cause = published.causes.get(tiebreak)
        numbers = {one.number for one in differing if one.tiebreak == tiebreak}
        if cause is not None and numbers <= cause.numbers:
            return cause.said
    return None


def _value(standings: Standings, row: Standing, differing: list[Difference]) -> Message | None:
    """A printed value differs that has a part in the place: the own one first."""
    if not differing:
        return None
    one = differing[0]
    ours = Fraction(one.computed.amount or 0, one.computed.scale)
    facts = (Message("title", (one.tiebreak,)), Fraction(one.printed, 1000), ours)
    if one.number == row.number:
        return Message("print-why-own-value", facts)
    return Message("print-why-value", (*facts, standings.tally.spoken(one.number)))


def _own_figures(
    standings: Standings, row: Standing, printed: Mapping[int, Place]
) -> Message | None:
    """By the printed values, too, somebody belongs on the other side of the player."""
    own = printed[row.number]
    columns = {column.tiebreak: column.values for column in standings.table.printed}
    for other in standings.rows:
        theirs = printed.get(other.number)
        if theirs is None or other.score != row.score or other.number == row.number:
            continue
        above = theirs.last < own.first and other.place > row.place
        below = theirs.first > own.last and other.place < row.place
        if not above and not below:
            continue
        for tiebreak in standings.order:
            mine = columns.get(tiebreak.name, {}).get(row.number)
            others = columns.get(tiebreak.name, {}).get(other.number)
            if mine is None or others is None or mine == others:
                continue
            if ((others > mine) != tiebreak.lowest_first) != below:
                break
            figures = (Fraction(others, 1000), Fraction(mine, 1000))
            name = standings.tally.spoken(other.number)
            facts = (name, figures[0], Message("title", (tiebreak.name,)), figures[1])
            return Message("print-why-own-figures", facts)
    return None


def _own_columns(standings: Standings) -> Message | None:
    """All printed values are ours, and they do not give the printed place."""
    return Message("print-why-columns") if by_own_columns(standings) else None


def _unnamed(standings: Standings) -> Message | None:
    unnamed = standings.published.unnamed if standings.published else ()
    return Message("print-why-column", (unnamed[0],)) if unnamed else None


def _no_order(standings: Standings, differing: int, compared: int) -> Message | None:
    if not_said(standings):
        return None
    return Message("print-why-no-order", (differing, compared))
