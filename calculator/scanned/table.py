"""Pictures of one sheet to its text, with what was changed and what is doubtful."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from calculator.reading.errors import ReadError
from calculator.reading.pasted import NO_TABLE_HINT
from calculator.scanned.grid import Cell, both, grid
from calculator.scanned.guesses import guesses
from calculator.scanned.kinds import LETTERS, Kind, has_heading, kinds
from calculator.scanned.names import blank, capitals, name, parts
from calculator.scanned.picture import Box, Picture, letter_height
from calculator.scanned.seen import Doubt, Mended, probable
from calculator.scanned.sight import UNREAD, Guess, Seen


class Again(NamedTuple):
    """A cell that is to be read alone, and of which letters it can only consist."""

    picture: int
    box: Box
    letters: str


class Place(NamedTuple):
    """Where a cell is: in which picture, and where there."""

    picture: int
    box: Box


class Scanned(NamedTuple):
    """The text of a sheet, and what may be wrong with it."""

    text: str
    mended: tuple[Mended, ...]
    doubtful: tuple[Doubt, ...]
    first: int
    """The line of the text, from 0, in which the table begins."""
    places: tuple[tuple[object, ...], ...]
    """Where each cell of the table is, as a :class:`Place`; ``None`` where nothing is."""


#: Rows of two pictures are the same if so much of them reads alike.
_ALIKE = 0.7
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
        for part in [_part(picture)]
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


def _part(picture: Picture) -> _Part:
    found = grid(picture)
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
    where no table is seen.
    """
    parts = [_part(picture) for picture in pictures]
    players = sum(len(part.body) for part in parts)
    above: list[str] = []
    heading: list[Seen] = []
    body: list[list[Seen]] = []
    for number, (picture, part) in enumerate(zip(pictures, parts, strict=True)):
        if not part.body:
            continue
        if not body:
            above = [line for line in part.above if line]
            heading = [_heading(number, cell, read) for cell in part.heading or ()]
        high = 1.2 * letter_height(picture)
        read_rows = [
            [
                _seen(number, cell, kind, read, players, letter=high, capital=part.capital)
                for cell, kind in zip(row, part.kinds, strict=True)
            ]
            for row in part.body
        ]
        body = joined(body, read_rows)
    if not body:
        raise ReadError("error-no-table", 1, 1, NO_TABLE_HINT)
    width = max(map(len, [heading, *body]))
    blank = Seen((Guess(""),))
    rows = [[*row, *[blank] * (width - len(row))] for row in [heading, *body]]
    found = probable(rows)
    changed = {mended.place for mended in found.mended}
    names = {
        cell.place
        for row in body
        for cell in row
        if len(cell.guesses) == 1
        and cell.guesses[0].confidence > _NAME
        and cell.place not in changed
    }
    return Scanned(
        "\n".join([*above, found.text]),
        found.mended,
        tuple(doubt for doubt in found.doubtful if doubt.place not in names),
        len(above),
        tuple(tuple(cell.place for cell in row) for row in rows),
    )


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
        return Seen((Guess("", 1.0),))
    asked = _again(number, cell, "other")
    said = read.get(asked) if asked else None
    text, sure = said or (cell.text, cell.confidence)
    return Seen((Guess(text, sure),), Place(number, cell.box))


def joined(before: list[list[Seen]], after: list[list[Seen]]) -> list[list[Seen]]:
    """Put the rows of a picture below those of another; rows that both show are there once.

    >>> rows = [[Seen((Guess(text),)) for text in (number, name)] for number, name in ("1A", "2B")]
    >>> more = [*rows[1:], [Seen((Guess("3"),)), Seen((Guess("C"),))]]
    >>> [row[0].text for row in joined(rows, more)]
    ['1', '2', '3']
    """
    for shared in range(min(len(before), len(after)), 0, -1):
        pairs = zip(before[-shared:], after[:shared], strict=True)
        if all(_same(one, other) for one, other in pairs):
            return [*before, *after[shared:]]
    return [*before, *after]


def _same(one: Sequence[Seen], other: Sequence[Seen]) -> bool:
    """Whether two rows say the same, as far as they were read."""
    if len(one) != len(other):
        return False
    filled = [(a.text, b.text) for a, b in zip(one, other, strict=True) if a.text or b.text]
    return sum(a == b for a, b in filled) >= _ALIKE * len(filled)
