"""What a table that contradicts itself may have been meant to say, in words."""

from collections.abc import Mapping, Sequence

from calculator.model import Correction, Slip
from calculator.words import quoted, say


def change(found: Correction, names: Mapping[int, str]) -> str:
    """Say a change.

    >>> from calculator.model import Spot
    >>> change(Correction(7, 3, Spot(8, 20, 3, "W12"), "W1"), {7: "Ann"})
    'Ann, round 3: W1, not W12'
    """
    name = names.get(found.number) or say("nameless", found.number)
    old = quoted(found.spot.text) or say("no-cell")
    if found.round:
        return say("slip-cell", name, found.round, found.to, old)
    return say("slip-total", name, found.to, old)


def way(changes: Sequence[Correction], names: Mapping[int, str]) -> str:
    """Say changes that go together."""
    return "; ".join(change(found, names) for found in changes)


def question(slip: Slip, names: Mapping[int, str]) -> str:
    """Ask whether one of the ways to fix a slip is meant, the likeliest first.

    >>> from calculator.model import Spot
    >>> ways = tuple((Correction(7, 3, Spot(8, 20, 3, "W12"), to),) for to in ("W1", "W2"))
    >>> question(Slip(ways, even=True), {7: "Ann"})
    'Did you mean: Ann, round 3: W1, not W12 – or Ann, round 3: W2, not W12?'
    """
    return say("slip-question", say("slip-or").join(way(one, names) for one in slip.ways))
