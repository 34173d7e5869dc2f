"""What is in the text, before opponents are looked up: rows, cells and where they are."""

from collections.abc import Mapping
from typing import NamedTuple

from calculator.model import RESULT_CODES, EventKind, Lack, Message, NumberedBy
from calculator.reading.cells.grammar import RawResult
from calculator.reading.columns.headings import Column
from calculator.reading.text.grid import Cell


class RawRow(NamedTuple):
    """One player as the text has them."""

    number: Cell
    name: Cell
    results: tuple[RawResult, ...]
    rating: int | None = None
    place: str = ""
    total: int | None = None
    total_cell: Cell | None = None
    printed: tuple[int | None, ...] = ()
    start: str = ""
    """A starting or pairing number beside the number or place that comes first."""
    about: tuple[tuple[str, str], ...] = ()
    """See :attr:`calculator.model.Player.about`."""

    @property
    def more_than_results(self) -> int:
        """By how many half points the total is more than the results; 0 where there is none."""
        if self.total is None:
            return 0
        return self.total - sum(RESULT_CODES[found.code].halves for found in self.results)


class Told(NamedTuple):
    """What a text says of how far the event is; 0 where it says nothing."""

    rounds: int = 0
    """How many rounds the event has."""
    after: int = 0
    """The round after which the standings are, where there are more to come, or may be."""
    left: int = 0
    """How many rounds are still to be played."""
    open: bool = False
    """Whether games are still to be played: which, the table says."""


class RawTable(NamedTuple):
    """One section, as it is in the text."""

    columns: tuple[Column, ...]
    rows: tuple[RawRow, ...]
    before: tuple[Cell, ...] = ()
    """The texts above the table."""
    after: tuple[Cell, ...] = ()
    """The texts below it."""
    form: str = "text"
    """``text``, ``html`` or ``csv``."""
    dialect: str = ""
    """How the results are written: a name of :data:`dialects.DIALECTS` or ``cross``, if any."""
    headed: bool = True
    """Whether the columns have headings."""
    event: str | None = None
    section: str | None = None
    kind: EventKind | None = None
    """How the event was paired, where the text says so beside the table."""
    starts: str | None = None
    """The day on which it began."""
    of_opponents: bool = False
    """Whether a column is an opponent, not a round: a crosstable of a round robin."""
    of_swiss: bool = False
    """Whether that crosstable is of a Swiss: results are games, then byes, in no order."""
    numbers: NumberedBy = ""
    """What the first number of a row is: ``standings``, ``place``, ``start``, ``pairing`` …"""
    meanings: tuple[NumberedBy, NumberedBy] = ("start", "start")
    """What the first number of a row is where nothing else says so, and the second one."""
    lacks: tuple[Lack, ...] = ()
    games: int = 0
    """How many games a round has, where the text says so."""
    warnings: tuple[Message, ...] = ()
    is_foreign: bool = False
    """Whether the headings of its rounds and lists are in another language than English."""
    repeated: tuple[Cell, ...] = ()
    """Names in rows that are in the text already, word for word, and are left out."""
    scores: Mapping[str, int] | None = None
    """What each result scores, in half points, where the text or its totals say it."""
    told: Told = Told()
    above_all: tuple[Cell, ...] = ()
    """The texts above the first of several tables: what they announce is for all of them."""
    used: tuple[Cell, ...] = ()
    """What was used beside the cells: a round's name, the heading of a list, a second line."""

    @property
    def rounds(self) -> tuple[int, ...]:
        """The numbers of the round columns."""
        return tuple(column.round for column in self.columns if column.kind == "round")

    @property
    def tiebreaks(self) -> tuple[Column, ...]:
        """The columns that hold tiebreaks."""
        return tuple(column for column in self.columns if column.kind == "tiebreak")

    @property
    def around(self) -> tuple[Cell, ...]:
        """The texts around the table."""
        return self.before + self.after
