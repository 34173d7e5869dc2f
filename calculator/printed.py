"""The places that a pasted table prints, to be held against ours."""

from typing import NamedTuple

from calculator.model import Crosstable
from calculator.ranking import Standings


class Place(NamedTuple):
    """A printed place, or the places that a printed group shares."""

    first: int
    last: int

    def __str__(self) -> str:
        return f"{self.first}" if self.first == self.last else f"{self.first}–{self.last}"


def places(table: Crosstable) -> dict[int, Place]:
    """Return the printed place of each player who has one, by number.

    Standings may print a shared place once, for the group (``2-5``), and nothing below it.
    What is no place ends the group.

    >>> from calculator.model import Player, crosstable
    >>> rows = [Player(1, "A", place="1"), Player(2, "B", place="2-3"), Player(3, "C")]
    >>> [str(place) for place in places(crosstable(rows)).values()]
    ['1', '2–3', '2–3']
    """
    found: dict[int, Place] = {}
    group: Place | None = None
    for player in table.players:
        if player.stub:
            continue
        if player.place:
            first, _, last = player.place.replace("–", "-").partition("-")
            last = last or first
            group = Place(int(first), int(last)) if (first + last).isdecimal() else None
        if group is not None:
            found[player.number] = group
            # Below a place of its own an empty cell says nothing.
            group = group if group.first < group.last else None
    return found


def otherwise(standings: Standings) -> dict[int, Place]:
    """Return the printed places that are not ours; where either is shared, those that differ.

    A player who shares the places 2 to 5 in print and stands third with us is not among them.
    """
    size: dict[int, int] = {}
    for row in standings.rows:
        size[row.place] = size.get(row.place, 0) + 1
    printed = places(standings.table)
    return {
        row.number: found
        for row in standings.rows
        if (found := printed.get(row.number))
        and not (found.first < row.place + size[row.place] and row.place <= found.last)
    }
