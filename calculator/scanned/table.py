"""Pictures of one sheet to its text, with what was changed and what is doubtful."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from calculator.reading.errors import ReadError
from calculator.reading.pasted import NO_TABLE_HINT
from calculator.scanned.grid import Cell, Grid, both, grids
from calculator.scanned.guesses import guesses
from calculator.scanned.kinds import LETTERS, Kind, has_heading, kinds
from calculator.scanned.names import blank, capitals, name, parts
from calculator.scanned.picture import Box, Picture, letter_height
from calculator.scanned.pieces import Part, Piece, together
from calculator.scanned.seen import Doubt, Mended, Probable, probable
from calculator.scanned.sight import NOTHING, UNREAD, Guess, Seen


class Again(NamedTuple):
    """A cell that is to be read alone, and of which letters it can only consist."""

    picture: int
    box: Box
    letters: str


class Place(NamedTuple):
    """Where a cell is: in which picture, and where there."""

    picture: int
    box: Box


class Sheet(NamedTuple):
    """Where a table of a text is, and where its cells are in the pictures."""

    first: int
    """The line of the text, from 0, in which the table begins."""
    places: tuple[tuple[object, ...], ...]
    """Where each cell of the table is, as a :class:`Place`; ``None`` where nothing is."""


class Scanned(NamedTuple):
    """The text of a sheet, and what may be wrong with it."""

    text: str
    mended: tuple[Mended, ...]
    doubtful: tuple[Doubt, ...]
    tables: tuple[Sheet, ...]
    """Its sections, in the order in which the text has them."""


#: Of so many of a column's names are first and last name apart.
_SPACED = 0.6
#: A name that was read so surely raises no doubt: nothing could confirm it.
_NAME = 0.45

_NAMES = re.compile(r"[^\d]*")

#: What was read of cells alone, and how sure that is.
type Read = Mapping[Again, tuple[str, float]]


def asked_again(pictures: Sequence[Picture]) -> list[Again]:
    """Return the cells of pictures that are better read once more, each alone."""
    return [
        asked
        for number, picture in enumerate(pictures)
        for part in _parts(picture)
        for row, held in part.lines
        for cell, kind in zip(row, held, strict=True)
        if (asked := _again(number, cell, kind))
    ]


class _Part(NamedTuple):
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
def _parts(picture: Picture) -> tuple[_Part, ...]:
    """Return what a picture holds of tables, one below the other."""
    return tuple(_part(found, picture) for found in grids(picture))


def _part(found: Grid, picture: Picture) -> _Part:
    if not found.rows:
        return _Part(found.above, None, (), ())
    held = kinds(found)
    if has_heading(found, held):
        return _counted(_Part(found.above, found.rows[0], found.rows[1:], held), picture)
    return _counted(_Part(found.above, None, *_one_name(found.rows, held)), picture)


def _counted(part: _Part, picture: Picture) -> _Part:
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


def _again(picture: int, cell: Cell, kind: Kind) -> Again | None:
    whole = cell.text and not cell.cut and len(cell.text.split()) >= cell.parts
    if cell.box is None or (kind == "other" and whole):
        return None
    return Again(picture, cell.box, LETTERS[kind])


def scanned(pictures: Sequence[Picture], read: Read) -> Scanned:
    """Return the text of a sheet, of which there may be several pictures.

    ``read`` holds what was read of the cells of :func:`asked_again`. Raises :class:`ReadError`
    where no table is seen, and :class:`PicturesError` where pictures do not fit together.
    """
    parts = [
        _Held(number, part, letter_height(picture))
        for number, picture in enumerate(pictures)
        for part in _parts(picture)
        if part.body
    ]
    if not parts:
        raise ReadError("error-no-table", 1, 1, NO_TABLE_HINT)
    players = sum(len(held.part.body) for held in parts)
    sections = together([held.piece(read, players) for held in parts])
    found = [_section(parts, section, read) for section in sections]
    # What makes no table beside others is something else.
    whole = [one for one in found if not isinstance(one, ReadError)]
    if not whole:
        raise next(one for one in found if isinstance(one, ReadError))
    lines: list[str] = []
    sheets = []
    for above, section, places in whole:
        lines += [*([""] if lines else []), *above]
        sheets.append(Sheet(len(lines), places))
        lines += section.text.split("\n")
    return Scanned(
        "\n".join(lines),
        tuple(mended for _, section, _ in whole for mended in section.mended),
        tuple(doubt for _, section, _ in whole for doubt in section.doubtful),
        tuple(sheets),
    )


class _Held(NamedTuple):
    """A part of a table in one of the pictures."""

    picture: int
    part: _Part
    letter: float

    def piece(self, read: Read, players: int) -> Piece:
        """Return what its cells may say, among so many players."""
        rows = [
            [
                _seen(
                    self.picture,
                    cell,
                    kind,
                    read,
                    players,
                    letter=1.2 * self.letter,
                    capital=self.part.capital,
                )
                for cell, kind in zip(row, self.part.kinds, strict=True)
            ]
            for row in self.part.body
        ]
        heading = (_heading(self.picture, cell, read) for cell in self.part.heading or ())
        return Piece(self.picture, tuple(heading), rows, self.part.kinds)


#: The lines above a section, its table, and where the cells of that are.
type _Section = tuple[list[str], Probable, tuple[tuple[object, ...], ...]]


def _section(parts: Sequence[_Held], section: Part, read: Read) -> _Section | ReadError:
    """Return a section; an error where it makes no table."""
    players = sum(len(parts[added.at].part.body) - added.shared for added in section.pieces)
    body = [
        added.put(row)
        for added in section.pieces
        for row in parts[added.at].piece(read, players).rows[added.shared :]
    ]
    width = max(len(section.heading), *map(len, body))
    rows = [[*row, *[NOTHING] * (width - len(row))] for row in [section.heading, *body]]
    try:
        found = probable(rows)
    except ReadError as error:
        return error
    changed = {mended.place for mended in found.mended}
    names = {
        cell.place
        for row in body
        for cell in row
        if len(cell.guesses) == 1
        and cell.guesses[0].confidence > _NAME
        and cell.place not in changed
    }
    doubtful = tuple(doubt for doubt in found.doubtful if doubt.place not in names)
    above = [line for line in parts[section.pieces[0].at].part.above if line]
    places = tuple(tuple(cell.place for cell in row) for row in rows)
    return above, found._replace(doubtful=doubtful), places


def _seen(
    number: int, cell: Cell, kind: Kind, read: Read, players: int, *, letter: float, capital: bool
) -> Seen:
    """Return what a cell may say; what is less wide than ``letter`` is one."""
    if cell.box is None:
        return Seen((Guess("", 0.95),))
    asked = _again(number, cell, kind)
    said = read.get(asked) if asked else None
    first = ("", 0.0) if cell.cut else (cell.text, cell.confidence)
    if kind == "other":
        first = name(first[0], cell.parts, capital=capital), first[1]
        said = (name(said[0], cell.parts, capital=capital), said[1]) if said else None
    may = guesses(kind, first, said, players, letter=cell.box.wide < letter)
    return Seen(may or (Guess(UNREAD, 0.05),), Place(number, cell.box))


def _heading(number: int, cell: Cell, read: Read) -> Seen:
    if cell.box is None:
        return NOTHING
    asked = _again(number, cell, "other")
    said = read.get(asked) if asked else None
    text, sure = said or (cell.text, cell.confidence)
    return Seen((Guess(text, sure),), Place(number, cell.box))
