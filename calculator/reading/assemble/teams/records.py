"""What a text has of an event of teams, before it is put together."""

from functools import lru_cache
from typing import NamedTuple

from calculator.reading.cells.scores import Outcome
from calculator.reading.cells.sides import Side
from calculator.reading.columns.headings import Column
from calculator.reading.lexicon import plain
from calculator.reading.text.grid import Cell


@lru_cache(maxsize=4096)
def key(name: str) -> str:
    """Return what two ways to write a team's name have in common.

    >>> key("Oak  School 'A'") == key("OAK SCHOOL A"), key("Oak A") == key("Oak B")
    (True, False)
    """
    return " ".join("".join(char if char.isalnum() else " " for char in plain(name)).split())


class Seat(NamedTuple):
    """A board of a match: who sat there, and how the game ended for the first team."""

    one: Side | None
    other: Side | None
    outcome: Outcome
    cell: Cell


class Match(NamedTuple):
    """Two teams that met; points are half points."""

    round: int
    one: Cell
    other: Cell
    halves: tuple[int, int] | None
    """What the boards brought to both; ``None`` where there is no result."""
    forfeited: bool
    signs: bool
    """Whether only signs say who won."""
    cell: Cell
    """Where the result is."""
    numbers: tuple[int, int] = (0, 0)
    """The teams' starting numbers, if they stand beside them."""
    seats: tuple[Seat, ...] = ()
    ways: tuple[tuple[Cell, Cell], ...] = ()
    """Where a line can be cut into two names in several ways, each of them."""


class Bye(NamedTuple):
    """A round in which a team met nobody."""

    round: int
    who: Cell
    code: str
    """``P``, ``B``, ``H`` or ``U``."""
    halves: int | None
    """The game points that it brought, where the text says so."""
    cell: Cell
    number: int = 0


class Round(NamedTuple):
    """A round of a team, before it is known what a match scores."""

    code: str
    opponent: int | None
    """The other team's position."""
    halves: int
    """The game points."""
    cell: Cell
    match: Match | None = None


class Listed(NamedTuple):
    """A line of a ranking of teams."""

    name: Cell
    place: str
    number: int
    printed: tuple[int | None, ...]
    """What stands in the columns of points and tiebreaks, in thousandths."""
    counts: tuple[int, int, int] | None = None
    """Matches won, drawn and lost."""


class Ranking(NamedTuple):
    """A ranking of teams: its columns of points and tiebreaks, and its lines."""

    columns: tuple[Column, ...]
    rows: tuple[Listed, ...]


class Sheet(NamedTuple):
    """One section: everything that the text has of it."""

    title: str
    matches: tuple[Match, ...]
    byes: tuple[Bye, ...]
    ranking: Ranking | None
    before: tuple[Cell, ...]
    after: tuple[Cell, ...]
    left: tuple[Cell, ...] = ()
    """Lines among the matches that are none."""
    headed: bool = False
    """Whether a heading says that the names are those of teams."""
    starts: str | None = None
    """The first day of its rounds."""
