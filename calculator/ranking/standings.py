"""Everybody's places, and all that they rest on."""

from typing import NamedTuple

from calculator.model import Crosstable, Message, Origin, SheetOrder
from calculator.ranking.classes.rule import Part
from calculator.ranking.places import Standing
from calculator.ranking.published import Published
from calculator.tiebreaks import Choices, Tally, Tiebreak, default_order


class Basis(NamedTuple):
    """Where the order and the edition in force come from."""

    origin: Origin
    """Where the order comes from: see :data:`calculator.model.Origin`."""
    order: tuple[str, ...]
    """The names of the tiebreaks."""
    rules: str
    """The edition of FIDE's rules."""
    named: str = ""
    """The name of the order, where it has one."""
    places: int = 0
    """How many printed places were looked at."""
    wrong: int = 0
    """How many of them are not ours under this order."""
    open: int = 0
    """How many of them the print tells apart, and this order does not."""
    alike: tuple[str, ...] = ()
    """The other orders with a name under which the print agrees as well."""
    sheet_order: SheetOrder = ""
    """What a sheet that breaks no ties lists those of the same score by: the order is empty."""


class Standings(NamedTuple):
    """Everybody's places under one order of tiebreaks."""

    table: Crosstable
    """The table that was ranked, its printed columns named as far as they can be."""
    tally: Tally
    """The scores and values, under the edition and the conventions in force."""
    order: tuple[Tiebreak, ...]
    """The tiebreaks, in the order in which they were asked."""
    rows: tuple[Standing, ...]
    """The players, the first place first; those who share a place in the order of the table."""
    published: Published | None
    """How printed values and places compare with ours; ``None`` where none are printed."""
    warnings: tuple[Message, ...] = ()
    """Which values could not be worked out, and what the table lacks for them."""
    other: "Standings | None" = None
    """The standings under the other reading of a table that contradicts itself, if it does."""
    also: tuple[Tiebreak, ...] = ()
    """Tiebreaks that were worked out but decided nothing."""
    basis: Basis = Basis("asked", (), "")
    """Where the order, the edition and the conventions come from."""
    fitting: Basis | None = None
    """What fits the print, where another order was asked for that does not."""
    chosen: Choices = Choices()
    """What somebody chose; the tally's choices also have what fits the print."""
    edition: str = ""
    """The edition of FIDE's rules for an order that names none."""
    part: Part | None = None
    """The prize class that these are the standings of; ``None`` for the whole event."""

    @property
    def columns(self) -> tuple[Tiebreak, ...]:
        """Every tiebreak that was worked out."""
        return self.order + self.also

    @property
    def rules(self) -> str:
        """The FIDE edition where a tiebreak of the order is FIDE's, else ``us-chess``."""
        fide = any(tiebreak.system == "fide" for tiebreak in self.order)
        return self.tally.rules if fide else "us-chess"

    @property
    def usual(self) -> str:
        """The name of the order that goes with the layout, whatever the text says of its own."""
        return default_order(self.table, self.edition)

    def row(self, number: int) -> Standing:
        """Return the line of the player with this number; ``KeyError`` where there is none."""
        for row in self.rows:
            if row.number == number:
                return row
        raise KeyError(number)
