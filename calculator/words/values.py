"""A tiebreak value as people write it."""

from typing import Protocol

from calculator.words.numbers import quantity
from calculator.words.sentences import ordinal


class Shown(Protocol):
    """What one must know about a value to write it."""

    @property
    def amount(self) -> int | None:
        """The value in units of ``1 / scale``; ``None`` if there is none."""

    @property
    def scale(self) -> int:
        """How many units make one."""

    @property
    def rank(self) -> int:
        """The place within a tied group, if that says it all; else 0."""


def shown(value: Shown) -> str:
    """Write a value as people do: 19½; the place given by a lot; a dash if there is none.

    >>> from calculator.tiebreaks import Value
    >>> shown(Value(39, 2)), shown(Value(None)), shown(Value(2386412, rank=2))
    ('19½', '–', '2nd')
    """
    if value.rank and value.amount is not None:
        return ordinal(value.rank)
    return "–" if value.amount is None else quantity(value.amount, value.scale)
