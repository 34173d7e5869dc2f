"""How what a text prints compares with what was worked out."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from calculator.model import Message
from calculator.tiebreaks import Value


class Place(NamedTuple):
    """A printed place, or the places that a printed group shares.

    >>> str(Place(3, 3)), str(Place(2, 5))
    ('3', '2–5')
    """

    first: int
    last: int
    listed: bool = False
    """Whether it is that of the row within a printed range: the place itself is not printed."""

    def __str__(self) -> str:
        return f"{self.first}" if self.first == self.last else f"{self.first}–{self.last}"


class PlaceDifference(NamedTuple):
    """A printed place that is not ours."""

    number: int
    printed: Place
    computed: int
    """Our place."""


class Places(NamedTuple):
    """The printed places, how many of them were compared, and which are not ours."""

    printed: Mapping[int, Place]
    """By the player's number."""
    compared: int
    differences: tuple[PlaceDifference, ...]

    @property
    def agree(self) -> int:
        """How many of them are ours."""
        return self.compared - len(self.differences)


class Difference(NamedTuple):
    """A printed value that differs from ours."""

    number: int
    tiebreak: str
    heading: str
    """The heading of the column."""
    printed: int
    """In thousandths."""
    computed: Value


class Swap(NamedTuple):
    """Two neighbors of the printed order whom we place the other way around."""

    above: int
    below: int


class Cause(NamedTuple):
    """What would explain that printed values of a tiebreak differ from ours."""

    said: Message
    """How the sheet works it out: "it counts …"."""
    numbers: frozenset[int]
    """The players whose differences it explains."""


class Published(NamedTuple):
    """How what a text prints compares with ours: its values, its order, its places."""

    compared: int
    """How many printed values were compared."""
    agree: int
    """How many of them are ours."""
    differences: tuple[Difference, ...]
    """Those that are not."""
    warnings: tuple[Message, ...] = ()
    """The columns that could not be compared, and what would explain differences."""
    swaps: tuple[Swap, ...] | None = None
    """Where the printed order is not ours; ``None`` where no order was compared."""
    places: Places | None = None
    """How the printed places compare; ``None`` where none are printed."""
    unnamed: tuple[str, ...] = ()
    """The headings of columns of which nobody can say what they hold."""
    causes: Mapping[str, Cause] = MappingProxyType({})
    """What would explain printed values that differ, by the tiebreak's name."""
