"""What an entry of the register of layouts says: everything that anybody needs of a layout."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from calculator.model import Crosstable, Message, NumberedBy, System
from calculator.reading.check.consistency import Judged
from calculator.reading.columns.raw import RawTable
from calculator.reading.text.errors import ReadError

#: A section as a reader finds it: rows with their cells, what speaks for these, if a reader has
#: looked already, a finished table, or what is wrong.
type Read = RawTable | Judged | Crosstable | ReadError

#: What a layout may tell of an event, in the order in which the documentation lists it.
CARRIES = ("opponents", "colors", "ratings", "totals", "byes", "forfeits", "tiebreaks", "places")


class Reader(NamedTuple):
    """How a layout is read; several layouts may share a reader."""

    turn: int
    """When it is tried: the lower, the earlier. No two readers have the same turn.

    Below 50 is what nothing else looks like; the reader of standings, which takes any table
    that has a heading, comes last, at 90.
    """
    fits: Callable[[str], bool]
    """Whether a text may be of the layout. It is asked of every text, so it must be quick."""
    read: Callable[[str], Sequence[Read]]
    """Read every section of a text. It may raise :class:`ReadError` where all of it is at fault.

    A reader that few people need is imported only when it reads.
    """
    alone: bool = False
    """Whether no other reader could read a text that fits."""
    scattered: bool = False
    """Whether what is read is all over the text, between what is said of it."""
    wished: bool = False
    """Whether it is asked only for other readings, and where its layout is wished."""
    listed: "Listed | None" = None
    """How its lines are put together if an e-mail broke them, where they need no numbers."""


class Listed(NamedTuple):
    """What lists need whose lines may have been broken."""

    may_be: Callable[[str], bool]
    """Whether a text with broken lines may be such a list; it must be quick."""
    begins: Callable[[str], bool]
    """Whether a line begins something, and is no part of the one above."""
    wrong: frozenset[str]
    """Codes of what is said where lines are not whole."""
    doubtful: frozenset[str]
    """Codes of what may be said for that reason, or for another."""
    whole: Callable[[str], bool] | None = None
    """Whether a line is whole by itself, if its reader can tell."""
    told: str = "list-lines-joined"
    """The code of what is always said where lines were put together, if anything is."""


class Layout(NamedTuple):
    """One layout."""

    name: str
    """Its name, on the command line and in JSON; ``layout-…`` and ``format-…`` of the words."""
    reader: Reader
    carries: tuple[str, ...]
    """What it may tell of an event: some of :data:`CARRIES`."""
    cells: str
    """What results look like in it."""
    sample: str
    """A text in it, or in another form of it: the name of a file in ``docs/samples/layouts``."""
    is_one: Callable[[RawTable], bool] = lambda _: True
    """Whether a table that :attr:`reader` found is of this layout: the first that says so is it."""
    system: System | None = None
    """Whose tiebreaks go with it: ``us-chess`` or ``fide``; empty where its headings tell."""
    numbers: NumberedBy = ""
    """What the number is that a row begins with, by which opponents are named.

    One of :data:`calculator.model.NUMBERED_BY`; empty where its headings and results tell.
    """
    also: Reader | None = None
    """What reads it where nothing in the text tells it from another layout, which comes first."""
    remarks: Callable[[RawTable], tuple[Message, ...]] = lambda _: ()
    """What a reader should know of any table in it, as warnings."""

    @property
    def title(self) -> str:
        """What it is called, in the language in use."""
        return Message(f"layout-{self.name}").words()
