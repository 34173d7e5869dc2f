"""Columns of opponents' numbers that no heading names: they answer each other."""

from collections.abc import Sequence

#: Fewer players answer each other by chance; and one cell in this many may be a slip.
_FEWEST, _FEW = 4, 8


def answering(own: Sequence[str], opponents: Sequence[str]) -> bool:
    """Whether whoever plays number 2 is the one whom number 2 plays, and nobody himself.

    >>> answering(["1", "2", "3", "4", "5"], ["4", "3", "2", "1", "bye"])
    True
    >>> answering(["1", "2", "3", "4"], ["1", "2", "2", "1"])
    False
    """
    of = dict(zip(own, opponents, strict=True))
    met = {one: other for one, other in of.items() if other in of}
    if len(met) < _FEWEST or 2 * len(met) <= len(of) or any(a == b for a, b in met.items()):
        return False
    return _FEW * sum(met.get(other) != one for one, other in met.items()) <= len(met)
