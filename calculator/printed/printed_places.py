"""The places that a pasted table prints, to be held against ours."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from calculator.model import Crosstable, quick
from calculator.model.late import pattern
from calculator.ranking import Place, PlaceDifference, Places, Standing
from calculator.tiebreaks import find

#: ``3``, ``3.``, ``3rd``, ``T3``, ``T-3``, ``3T``, ``=3``, ``3=`` and a range, ``2-5``.
_PLACE = pattern(r"[T=]?-?(\d{1,4})(?:[-–](\d{1,4})|st|nd|rd|th|T|=)?[.)]?", re.IGNORECASE)
#: So many a place has at most.
_DIGITS = 4
#: So large a share of neighbors the other way around by points is no order by points at all.
_DISORDER = 5
#: Of so many neighbors in a range one pair may be out of order: a slip of the sheet's.
_SLIPS = 10
#: Of so many players one may be out of order in any case.
_MIN_PLAYERS_FOR_ONE_FAULT = 4


def places(table: Crosstable) -> dict[int, Place]:
    """Return the printed place of each player who has one, by number.

    Standings may print a shared place once, for the group (``2-5``), and nothing below it, or
    the same place for each of the group. What is no place ends the group.

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
            group = _place(player.place)
        if group is not None:
            found[player.number] = group
            # Below a place of its own an empty cell says nothing.
            group = group if group.first < group.last else None
    printed_as = Counter(found.values())
    if len(printed_as) == len(found):
        return found
    return {
        number: place
        if place.first < place.last or printed_as[place] == 1
        else Place(place.first, place.first + printed_as[place] - 1)
        for number, place in found.items()
    }


def _place(text: str) -> Place | None:
    """Read one place, or a range; ``None`` where it is none."""
    if len(text) <= _DIGITS and text.isdecimal():
        # As nearly always.
        return quick(Place, (number := int(text), number, False))
    match = _PLACE.fullmatch(text.replace(" ", ""))
    return Place(int(match[1]), int(match[2] or match[1])) if match else None


def listed(table: Crosstable, printed: Mapping[int, Place]) -> Mapping[int, Place]:
    """Return printed places with those of the rows within a range, where they say one.

    Programs print the range of a whole score group on its first row ("2-7") and nothing below.
    Where the rows are in the order of the printed tiebreaks, the third row of it is listed 4th.
    Rows with the same printed values share what they have, and rows in no such order say nothing.

    >>> from calculator.model import Player, PrintedColumn, crosstable
    >>> rows = [Player(1, "A", place="1-3"), Player(2, "B"), Player(3, "C")]
    >>> column = PrintedColumn("Solkoff", "solkoff", {1: 9000, 2: 8000, 3: 8000})
    >>> table = crosstable(rows)._replace(printed=(column,))
    >>> [str(place) for place in listed(table, places(table)).values()]
    ['1', '2–3', '2–3']
    """
    keys = _sorted_by(table)
    if not keys:
        return printed
    groups = [group for group in _ranges(table, printed) if all(n in keys for n in group)]
    pairs = [pair for group in groups for pair in pairwise(group) if keys[pair[0]] != keys[pair[1]]]
    wrong = sum(keys[above] < keys[below] for above, below in pairs)
    if not pairs or wrong * _SLIPS > len(pairs):
        return printed
    found = dict(printed)
    for group in groups:
        first = printed[group[0]].first
        for at, number in enumerate(group):
            same = [other for other, one in enumerate(group) if keys[one] == keys[number]]
            if same == list(range(same[0], same[-1] + 1)):
                found[number] = Place(first + same[0], first + same[-1], listed=True)
            else:
                found[number] = Place(first + at, first + at, listed=True)
    return found


def _sorted_by(table: Crosstable) -> dict[int, tuple[int, ...]]:
    """Return everybody's printed values of the tiebreaks that do not depend on who is tied.

    The best is the greatest; nobody without all of them is among them.
    """
    columns = [
        (column.values, -1 if tiebreak.lowest_first else 1)
        for column in table.printed
        if (tiebreak := find(column.tiebreak or "")) and not tiebreak.of_a_group
    ]
    return {
        player.number: tuple(values[player.number] * sign for values, sign in columns)
        for player in table.players
        if columns and all(player.number in values for values, _ in columns)
    }


def _ranges(table: Crosstable, printed: Mapping[int, Place]) -> list[list[int]]:
    """Return the players of each printed range, row by row, if it has as many rows as places."""
    groups: list[list[int]] = []
    for player in table.players:
        if player.place:
            groups.append([])
        if groups and player.number in printed:
            groups[-1].append(player.number)
    return [
        group
        for group in groups
        if group
        and len({printed[number] for number in group}) == 1
        and len(group) > 1
        and len(group) == printed[group[0]].last - printed[group[0]].first + 1
    ]


def by_points(printed: Mapping[int, Place], score: Mapping[int, int]) -> bool:
    """Whether printed places follow the points, but for a few: else they are no standings.

    A pairing program's file may hold the starting rank where the place belongs.

    >>> by_points({1: Place(1, 1), 2: Place(2, 2)}, {1: 0, 2: 4})
    False
    """
    order = sorted(printed, key=lambda number: printed[number].first)
    wrong = sum(score[above] < score[below] for above, below in pairwise(order))
    return wrong <= max(len(order) >= _MIN_PLAYERS_FOR_ONE_FAULT, (len(order) - 1) // _DISORDER)


def differing(
    printed: Mapping[int, Place], rows: Sequence[Standing], *, shared: bool = True
) -> dict[int, Place]:
    """Return the printed places that are not ours; where either is shared, those that differ.

    A player who shares the places 2 to 5 in print and is third with us is not among them. Nor,
    with ``shared``, is one of two whom everything leaves tied with us and who are printed one
    after the other; without it the lower one is: a printed 6th is no shared 5th.
    """
    size = Counter(row.place for row in rows) if shared else Counter[int]()
    return {
        row.number: found
        for row in rows
        if (found := printed.get(row.number)) and misses(found, row.place, size[row.place] or 1)
    }


def misses(printed: Place, place: int, sharing: int) -> bool:
    """Whether a printed place is none of those that a player shares, from ``place`` on.

    >>> misses(Place(2, 5), 3, 1), misses(Place(6, 6), 5, 1), misses(Place(6, 6), 5, 2)
    (False, True, False)
    """
    return not (printed.first < place + sharing and place <= printed.last)


def compared(
    printed: Mapping[int, Place], rows: Sequence[Standing], *, shared: bool
) -> Places | None:
    """Hold the printed places against ours, as :func:`differing`; ``None`` where none are."""
    if not printed:
        return None
    wrong = differing(printed, rows, shared=shared)
    return Places(
        printed,
        sum(row.number in printed for row in rows),
        tuple(
            PlaceDifference(row.number, wrong[row.number], row.place)
            for row in rows
            if row.number in wrong
        ),
    )
