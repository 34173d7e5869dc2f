"""What several pictures, or parts of one, show of the same sheet, put together; and its sections.

Nothing is put together that does not fit: then :class:`PicturesError` says which picture.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from calculator.model import Message
from calculator.scanned.column_kinds import Kind
from calculator.scanned.reading_door import ReadError
from calculator.scanned.table_draft import NOTHING, CellGuesses

#: Rows of two pictures are the same if this much of them reads the same.
_ALIKE = 0.7
#: They may be, if their numbers say so.
_MAYBE = 0.4
#: A column with ink in so few of its cells may hold anything.
_SPARSE = 0.25
#: Of columns that fit, so large a part are of the same kind, or headed alike.
_FITTING = 0.6
#: Numbers run on if so large a part of them does.
_RUNNING = 0.5

#: For each column of a section which one of a piece it is; ``None`` where the piece has it not.
type Columns = tuple[int | None, ...]
type Rows = list[list[CellGuesses]]


class PicturesError(ReadError):
    """Pictures do not fit together, or show no rounds; the message names one, from 1."""

    def __init__(self, code: str, picture: int) -> None:
        super().__init__(Message(code, (picture + 1,)))
        self.picture = picture


class Piece(NamedTuple):
    """Rows of a table that hang together in one picture."""

    picture: int
    heading: tuple[CellGuesses, ...]
    """None where the picture begins below it."""
    rows: Rows
    kinds: tuple[Kind, ...]

    @property
    def begins(self) -> int:
        """The number of the first row; 0 where its numbers do not run on."""
        firsts = Counter(
            int(row[0].text) - at
            for at, row in enumerate(self.rows)
            if row and row[0].text.isdecimal() and len(row[0].text) < 5
        )
        ((first, count), *_) = firsts.most_common(1) or [(0, 0)]
        return first if first > 0 and count >= _RUNNING * len(self.rows) else 0

    @property
    def ends(self) -> int:
        """The number of the last row; 0 where nobody knows."""
        return self.begins + len(self.rows) - 1 if self.begins else 0


class Addition(NamedTuple):
    """A piece as it is a part of a section."""

    at: int
    """Which piece."""
    columns: Columns
    shared: int
    """So many of its first rows the pieces before it show as well."""

    def left_out(self, piece: Piece) -> list[str]:
        """Return the columns of the piece that the section has not: their headings, or first cells.

        Columns without ink are none.
        """
        others = sorted(set(range(len(piece.kinds))) - set(self.columns))
        rows = ([row[at].text for row in [piece.heading, *piece.rows] if row] for at in others)
        return [next(filter(None, texts)) for texts in rows if any(texts[bool(piece.heading) :])]

    def put(self, row: Sequence[CellGuesses]) -> list[CellGuesses]:
        """Return a row of the piece in the columns of the section."""
        return [NOTHING if at is None else row[at] for at in self.columns]


class Part(NamedTuple):
    """A section of a sheet."""

    pieces: tuple[Addition, ...]
    heading: tuple[CellGuesses, ...]
    notes: tuple[Message, ...] = ()
    """What later pictures show beyond the first one, and is left out."""


def in_order(pieces: Sequence[Piece]) -> list[int]:
    """Return the positions of pieces from the top of the sheet to its bottom, where they say so."""
    begins = [piece.begins for piece in pieces]
    order = range(len(pieces))
    if 0 in begins or begins.count(1) != 1:
        return list(order)
    return sorted(order, key=lambda at: begins[at])


def sections_of(pieces: Sequence[Piece]) -> list[Part]:
    """Put pieces together to sections; raises :class:`PicturesError`."""
    sections: list[_Section] = []
    for at in in_order(pieces):
        piece = pieces[at]
        added = sections and sections[-1].added(at, piece)
        if added:
            sections[-1].add(piece, added)
        else:
            sections.append(_Section(at, piece, sections[-1] if sections else None))
    return [
        Part(tuple(section.pieces), section.heading, tuple(section.notes)) for section in sections
    ]


class _Section:
    """A section on its way."""

    def __init__(self, at: int, piece: Piece, before: "_Section | None") -> None:
        own = tuple(range(len(piece.kinds)))
        self.pieces = [Addition(at, own, 0)]
        self.notes: list[Message] = []
        self.last = piece
        self.rows = list(piece.rows)
        self.kinds = piece.kinds
        self.base = piece
        self.heading = piece.heading
        if before is None or any(seen.text for seen in self.heading):
            return
        # It is headed as the one above, if that has the same columns.
        columns = matching_columns(piece._replace(heading=()), before.base)
        if columns is not None and before.heading:
            self.heading = tuple(
                NOTHING if column is None else before.heading[column]._replace(place=None)
                for column in columns
            )

    def added(self, at: int, piece: Piece) -> Addition | None:
        """Return how a piece goes on with this section; ``None`` if another one begins there."""
        columns = matching_columns(self.base, piece)
        beside = piece.picture != self.last.picture
        if columns is None:
            # One below the other in a picture, or from number 1: another table.
            if piece.heading and (not beside or piece.begins == 1):
                return None
            raise PicturesError("error-pictures-columns", piece.picture)
        added = Addition(at, columns, 0)
        rows = [added.put(row) for row in piece.rows]
        shared = beside and _shared(self.rows, rows, _ALIKE)
        if shared:
            return added._replace(shared=shared)
        ends, begins = self.ends, piece.begins
        if begins == 1 or (not beside and (not begins or begins != ends + 1)):
            return None
        if begins and ends and begins != ends + 1:
            # By their numbers, too, rows may be the same.
            shared = ends + 1 - begins
            if _shared(self.rows, rows, _MAYBE, only=shared):
                return added._replace(shared=shared)
            raise PicturesError("error-pictures-apart", piece.picture)
        return added

    @property
    def ends(self) -> int:
        """The number of the last row so far."""
        return self.last.ends

    def add(self, piece: Piece, added: Addition) -> None:
        """Put a piece below what is there."""
        self.rows += [added.put(row) for row in piece.rows[added.shared :]]
        self.pieces.append(added)
        self.last = piece
        if more := added.left_out(piece):
            facts = piece.picture + 1, ", ".join(more)
            self.notes.append(Message("picture-columns-left-out", facts))
        if piece.heading and not self.heading:
            self.heading = tuple(added.put(piece.heading))


def matching_columns(base: Piece, piece: Piece) -> Columns | None:
    """Return which columns of a piece those of another are; ``None`` where they do not fit.

    Pictures are cut at their edges: what one of them lacks is the first columns, or the last ones.
    Rounds and names must be in both.
    """
    sparse = _sparse(base), _sparse(piece)
    found: list[tuple[float, int]] = []
    for by in range(1 - len(piece.kinds), len(base.kinds)):
        pairs = [(at + by, at) for at in range(len(piece.kinds)) if 0 <= at + by < len(base.kinds)]
        if not _whole(base.kinds, sparse[0], {one for one, _ in pairs}):
            continue
        if not _whole(piece.kinds, sparse[1], {other for _, other in pairs}):
            continue
        score = sum(
            0.5 if one in sparse[0] or other in sparse[1] else base.kinds[one] == piece.kinds[other]
            for one, other in pairs
        )
        if base.heading and piece.heading:
            alike = sum(_alike(base.heading[one], piece.heading[other]) for one, other in pairs)
            score = (score + alike) / 2
        if pairs and score >= _FITTING * len(pairs):
            found.append((score, by))
    best = max(found, default=None)
    if best is None or sum(score == best[0] for score, _ in found) > 1:
        return None
    return tuple(
        at if 0 <= (at := one - best[1]) < len(piece.kinds) else None
        for one in range(len(base.kinds))
    )


def _whole(kinds: Sequence[Kind], sparse: Iterable[int], held: set[int]) -> bool:
    """Whether columns that are held are all rounds, and one of names."""
    rounds = {at for at, kind in enumerate(kinds) if kind == "results"} - set(sparse)
    names = [at for at, kind in enumerate(kinds) if kind == "other" and at not in sparse]
    return rounds <= held and (not names or names[0] in held)


def _sparse(piece: Piece) -> set[int]:
    """Return the columns in which there is hardly any ink."""
    return {
        at
        for at in range(len(piece.kinds))
        if sum(bool(row[at].text) for row in piece.rows) < _SPARSE * len(piece.rows)
    }


def _alike(one: CellGuesses, other: CellGuesses) -> bool:
    first, second = (seen.text.casefold().strip(" .|") for seen in (one, other))
    return first == second or SequenceMatcher(None, first, second).ratio() >= _ALIKE


def _shared(before: Rows, after: Rows, alike: float, only: int = 0) -> int:
    """Return how many of the first rows of a picture are the last ones of another.

    >>> from calculator.scanned.table_draft import Guess
    >>> rows = [
    ...     [CellGuesses((Guess(text),)) for text in (number, name)]
    ...     for number, name in ("1A", "2B")
    ... ]
    >>> more = [*rows[1:], [CellGuesses((Guess("3"),)), CellGuesses((Guess("C"),))]]
    >>> _shared(rows, more, 0.7)
    1
    """
    most = min(len(before), len(after))
    for shared in (only,) if only else range(most, 0, -1):
        if 0 < shared <= most and all(
            _same(one, other, alike)
            for one, other in zip(before[-shared:], after[:shared], strict=True)
        ):
            return shared
    return 0


def _same(one: Sequence[CellGuesses], other: Sequence[CellGuesses], alike: float) -> bool:
    """Whether two rows say the same, as far as both were read."""
    both = [(a.text, b.text) for a, b in zip(one, other, strict=True)
            if a is not NOTHING and b is not NOTHING and (a.text or b.text)]  # fmt: skip
    return bool(both) and sum(a == b for a, b in both) >= alike * len(both)
