"""A sheet that breaks no ties: how it lists those with the same score, which is not a tiebreak."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import NamedTuple

from calculator.model import Crosstable, Player, SheetOrder
from calculator.model.late import pattern
from calculator.printed.evidence import PrintedTies, bits_of

_DIGITS = pattern(r"\d+")


class Unbroken(NamedTuple):
    """What the tied are listed by, and how many bits of the print that explains."""

    by: SheetOrder
    bits: float


def listed_by(table: Crosstable, printed: PrintedTies) -> Unbroken | None:
    """Return what those of the same score are listed by; ``None`` where it is nothing of these.

    The rating, the highest first and those without one last; the pairing number; the name; the
    order of the rows, where that is not the order of the places. Of several it is the one that
    explains most, and then the first.
    """
    player = {player.number: player for player in table.players}
    row = {player.number: at for at, player in enumerate(table.players)}
    places = printed.places
    standing = [*places] == sorted(places, key=lambda number: places[number].first)
    ways: list[tuple[SheetOrder, Callable[[Player], tuple[object, ...]]]] = [
        ("rating", lambda one: (one.rating is None, -(one.rating or 0))),
        ("number", lambda one: (one.number,)),
        # Of people who are only numbered ("Player 07") the numbers are no names.
        ("name", lambda one: (_DIGITS.sub("", one.name).casefold(),)),
        ("rows", lambda one: (row[one.number],)),
    ]
    best: Unbroken | None = None
    for by, key in ways:
        # Rows in the order of their places, and numbers that count them, tell nothing.
        if standing and (by == "rows" or (by == "number" and _counts_rows(table))):
            continue
        bits = _explained(player, key, printed)
        if bits is not None and (best is None or bits > best.bits):
            best = Unbroken(by, bits)
    return best


def _counts_rows(table: Crosstable) -> bool:
    numbers = [player.number for player in table.competitors]
    return numbers == sorted(numbers)


def _explained(
    player: Mapping[int, Player], key: Callable[[Player], tuple[object, ...]], printed: PrintedTies
) -> float | None:
    """Return the bits that keys explain, the lowest first; ``None`` where they contradict one."""
    places = printed.places
    bits = 0.0
    for group in printed.groups:
        keys = {number: key(player[number]) for number in group}
        lined_up = sorted(group, key=lambda number: (places[number].first, keys[number]))
        for above, below in pairwise(lined_up):
            if keys[above] > keys[below]:
                return None
        alike: dict[tuple[object, ...], list[int]] = {}
        for number in group:
            alike.setdefault(keys[number], []).append(number)
        bits += bits_of(group, places) - sum(bits_of(part, places) for part in alike.values())
    return round(bits, 6)
