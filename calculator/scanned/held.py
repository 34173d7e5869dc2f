"""What one picture holds of a table: which of its cells to read again, and what they may say."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from calculator.scanned.grid import Cell, Grid, both, grids
from calculator.scanned.guesses import guesses
from calculator.scanned.kinds import LETTERS, Kind, has_heading, kinds
from calculator.scanned.names import blank, capitals, name, parts
from calculator.scanned.picture import Box, Picture, around, letter_height
from calculator.scanned.pieces import Piece
from calculator.scanned.sight import NOTHING, UNREAD, Guess, Seen

#: Of so many of a column's names are first and last name apart.
_SPACED = 0.6
#: So sure is that nothing is where no ink is.
_EMPTY = 0.95
#: What is no wider, in heights of a letter, is one letter.
_LETTER = 1.2
_NAMES = re.compile(r"[^\d]*")


class Again(NamedTuple):
    """A cell that is to be read alone, and of which letters it can only consist."""

    picture: int
    box: Box
    letters: str


class Place(NamedTuple):
    """Where a cell is: in which picture, and where there."""

    picture: int
    box: Box


#: What was read of cells alone, and how sure that is.
type Read = Mapping[Again, tuple[str, float]]


class Excerpt(NamedTuple):
    """What one picture holds of a table."""

    above: tuple[str, ...]
    heading: tuple[Cell, ...] | None
    body: tuple[tuple[Cell, ...], ...]
    kinds: tuple[Kind, ...]
    capital: bool = False
    """Whether names begin with capitals."""

    @property
    def lines(self) -> list[tuple[tuple[Cell, ...], tuple[Kind, ...]]]:
        """All rows, each with what its cells hold: a heading's hold words."""
        above = [self.heading] if self.heading else []
        said: tuple[Kind, ...] = tuple("other" for _ in self.kinds)
        return [*((row, said) for row in above), *((row, self.kinds) for row in self.body)]


# Asked for what to read again, then with that: the pictures are the same.
@lru_cache(maxsize=8)
def parts_of(picture: Picture) -> tuple[Excerpt, ...]:
    """Return what a picture holds of tables, one below the other."""
    return tuple(_part(found, picture) for found in grids(picture))


def _part(found: Grid, picture: Picture) -> Excerpt:
    if not found.rows:
        return Excerpt(found.above, None, (), ())
    held = kinds(found)
    if has_heading(found, held):
        return _counted(Excerpt(found.above, found.rows[0], found.rows[1:], held), picture)
    return _counted(Excerpt(found.above, None, *_one_name(found.rows, held)), picture)


def _counted(part: Excerpt, picture: Picture) -> Excerpt:
    """Count the words of names."""
    others = [at for at, kind in enumerate(part.kinds) if kind == "other"]
    named = [row[at] for row in part.body for at in others]
    apart = blank((cell.ink for cell in named), letter_height(picture))
    # Where nearly all names of a column have a blank, one without has hardly room for it.
    least = {
        at: 2 if sum(" " in row[at].text for row in part.body) > _SPACED * len(part.body) else 1
        for at in others
    }
    body = tuple(
        tuple(
            cell._replace(parts=max(least[at], parts(cell.ink, apart))) if at in least else cell
            for at, cell in enumerate(row)
        )
        for row in part.body
    )
    return part._replace(body=body, capital=capitals(cell.text for cell in named))


def _one_name(
    rows: tuple[tuple[Cell, ...], ...], held: tuple[Kind, ...]
) -> tuple[tuple[tuple[Cell, ...], ...], tuple[Kind, ...]]:
    """Make one column of first and last names, which no heading holds together."""
    for at in range(1, len(held)):
        if held[at - 1 : at + 1] == ("other", "other") and all(
            _NAMES.fullmatch(row[one].text) for row in rows for one in (at - 1, at)
        ):
            return tuple(
                (*row[: at - 1], both(row[at - 1], row[at]), *row[at + 1 :]) for row in rows
            ), (*held[:at], *held[at + 1 :])
    return rows, held


def again(picture: int, cell: Cell, kind: Kind) -> Again | None:
    """Return how a cell is to be read again; ``None`` where it need not be."""
    whole = cell.text and not cell.cut and len(cell.text.split()) >= cell.parts
    if cell.box is None or (kind == "other" and whole):
        return None
    return Again(picture, cell.box, LETTERS[kind])


class Held(NamedTuple):
    """A part of a table in one of the pictures."""

    picture: int
    part: Excerpt
    letter: float

    def piece(self, read: Read, players: int) -> Piece:
        """Return what its cells may say, among so many players."""
        columns = [
            around(held) if (held := [cell.box for cell in cells if cell.box]) else None
            for cells in zip(*self.part.body, strict=True)
        ]
        rows = []
        for row in self.part.body:
            inked = [cell.box for cell in row if cell.box]
            seen = zip(row, self.part.kinds, columns, strict=True)
            rows.append(
                [
                    self._cell(cell, kind, read, players)
                    if cell.box
                    else self._empty(column, inked)
                    for cell, kind, column in seen
                ]
            )
        heading = (self._heading(cell, read) for cell in self.part.heading or ())
        return Piece(self.picture, tuple(heading), rows, self.part.kinds)

    def _cell(self, cell: Cell, kind: Kind, read: Read, players: int) -> Seen:
        """Return what a cell may say."""
        asked = again(self.picture, cell, kind)
        said = read.get(asked) if asked else None
        first = ("", 0.0) if cell.cut else (cell.text, cell.confidence)
        if kind == "other":
            capital = self.part.capital
            first = name(first[0], cell.parts, capital=capital), first[1]
            said = (name(said[0], cell.parts, capital=capital), said[1]) if said else None
        box = around([box for box in (cell.box,) if box])
        may = guesses(kind, first, said, players, letter=box.wide < _LETTER * self.letter)
        return Seen(may or (Guess(UNREAD, 0.05),), Place(self.picture, box))

    def _empty(self, column: Box | None, inked: Sequence[Box]) -> Seen:
        """Return a cell without ink: it is beside the others of its row."""
        place = None
        if column and inked:
            near = min(inked, key=lambda box: abs(box.middle[0] - column.middle[0]))
            place = Place(self.picture, column._replace(top=near.top, bottom=near.bottom))
        return Seen((Guess("", _EMPTY),), place)

    def _heading(self, cell: Cell, read: Read) -> Seen:
        if cell.box is None:
            return NOTHING
        asked = again(self.picture, cell, "other")
        said = read.get(asked) if asked else None
        text, sure = said or (cell.text, cell.confidence)
        return Seen((Guess(text, sure),), Place(self.picture, cell.box))
