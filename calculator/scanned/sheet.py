"""Pictures of one sheet to its text, with what was changed and what is doubtful."""

from collections.abc import Sequence
from typing import NamedTuple

from calculator.model import Message
from calculator.scanned.column_kinds import is_heading
from calculator.scanned.joined_pictures import Part, PicturesError, sections_of
from calculator.scanned.likeliest_table import Correction, Doubt, LikeliestTable, likeliest
from calculator.scanned.missing_edges import at_edges
from calculator.scanned.picture import Picture, letter_height
from calculator.scanned.picture_cells import (
    CloseLook,
    Readings,
    TablePart,
    closer,
    excerpts_of,
    highest_opponent,
    is_doubtful,
    looks,
    room_look,
    shapes_of,
)
from calculator.scanned.reading_door import ReadError, no_table
from calculator.scanned.table_draft import NOTHING
from calculator.scanned.typed_letters import Typed


class TablePlaces(NamedTuple):
    """Where a table of a text is, and where its cells are in the pictures."""

    first: int
    """The line of the text, from 0, in which the table begins."""
    places: tuple[tuple[object, ...], ...]
    """Where each cell of the table is, as a :class:`Place`; ``None`` where nothing is."""


class Sheet(NamedTuple):
    """The text of a sheet, and what may be wrong with it."""

    text: str
    corrections: tuple[Correction, ...]
    doubts: tuple[Doubt, ...]
    tables: tuple[TablePlaces, ...]
    """Its sections, in the order in which the text has them."""
    notes: tuple[Message, ...] = ()
    """What is wrong with it as a whole."""


#: So many looks at names in doubt a picture is worth: each takes a twentieth of a second.
_MOST_LOOKS = 150
#: A table of which hardly anything was read has at least this many known headings.
_KNOWN = 2
#: What reading says of a table that has none of its rounds, or whose edge cuts them all off.
_NO_ROUNDS = frozenset({"error-ranking", "error-list-of-players"})


def close_looks(pictures: Sequence[Picture]) -> list[CloseLook]:
    """Return the cells of pictures that are better read again, each alone."""
    rooms = [
        asked
        for number, picture in enumerate(pictures)
        if any(picture.typed)
        for part in excerpts_of(picture)
        for row in part.body
        for cell, held in zip(row, part.kinds, strict=True)
        if held == "other" and (asked := room_look(number, cell, letter_height(picture)))
    ]
    return rooms + [
        asked
        for number, picture in enumerate(pictures)
        for part in excerpts_of(picture)
        for row, held in part.lines
        for cell, kind in zip(row, held, strict=True)
        for asked in looks(number, cell, kind)
        if row is not part.heading or not asked.way
    ]


def closer_looks(pictures: Sequence[Picture], read: Readings) -> list[CloseLook]:
    """Return the names that are in doubt after :func:`close_looks`: to be read once more.

    Where so many are that hardly anything was read, it would take long, and tell nothing.
    """
    parts = _parts(pictures, read)
    players = _players(parts, read)
    asked = [
        asked
        for held in parts
        for row, seen in zip(held.part.body, held.piece(read, players).rows, strict=True)
        for cell, one, kind in zip(row, seen, held.part.kinds, strict=True)
        if kind == "other" and is_doubtful(one)
        for asked in closer(held.picture, cell, held.part.blank, held.typed)
    ]
    return asked if len(asked) <= _MOST_LOOKS * len(pictures) else []


def sheet_of(pictures: Sequence[Picture], read: Readings) -> Sheet:
    """Return the text of a sheet, of which there may be several pictures.

    ``read`` holds what was read of the cells of :func:`close_looks`, and of :func:`closer_looks`.
    Raises :class:`ReadError` where no table is seen, and :class:`PicturesError` where pictures do
    not fit together, or show no rounds.
    """
    parts = _parts(pictures, read)
    if not parts:
        raise no_table()
    players = _players(parts, read)
    for held in parts:
        held.halve(read, players)
    sections = sections_of([held.piece(read, players) for held in parts])
    found = [_section(parts, section, read) for section in sections]
    # What makes no table beside others is something else.
    whole = [one for one in found if not isinstance(one, ReadError)]
    if not whole:
        errors = [one for one in found if isinstance(one, ReadError)]
        for part, error in zip(sections, errors, strict=True):
            if error.said.code in _NO_ROUNDS and _headed(part) >= _KNOWN:
                raise PicturesError("error-pictures-ranking", parts[part.pieces[0].at].picture)
        raise errors[0]
    lines: list[str] = []
    sheets = []
    for above, section, places in whole:
        lines += [*([""] if lines else []), *above]
        sheets.append(TablePlaces(len(lines), places))
        lines += section.text.split("\n")
    return Sheet(
        "\n".join(lines),
        tuple(mended for _, section, _ in whole for mended in section.corrections),
        tuple(doubt for _, section, _ in whole for doubt in section.doubts),
        tuple(sheets),
        tuple(note for _, section, _ in whole for note in section.notes),
    )


def _headed(section: Part) -> int:
    """Return how many headings of a section are known."""
    return sum(is_heading(seen.text) for seen in section.heading)


def _parts(pictures: Sequence[Picture], read: Readings) -> list[TablePart]:
    """Return the tables of pictures."""
    shapes = [shapes_of(picture, number, read) for number, picture in enumerate(pictures)]
    return [
        TablePart(number, part, letter_height(picture), shapes[number], Typed(*picture.typed))
        for number, picture in enumerate(pictures)
        for part in excerpts_of(picture)
        if part.body
    ]


def _players(parts: Sequence[TablePart], read: Readings) -> int:
    """Return the highest number of a player that is likely."""
    return max(sum(held.part.players for held in parts), highest_opponent(parts, read))


#: The lines above a section, its table, and where the cells of that are.
type _Section = tuple[list[str], LikeliestTable, tuple[tuple[object, ...], ...]]


def _section(parts: Sequence[TablePart], section: Part, read: Readings) -> _Section | ReadError:
    """Return a section; an error where it makes no table."""
    players = sum(parts[added.at].part.players - added.shared for added in section.pieces)
    players = max(players, highest_opponent([parts[added.at] for added in section.pieces], read))
    body = [
        added.put(row)
        for added in section.pieces
        for row in parts[added.at].piece(read, players).rows[added.shared :]
    ]
    kinds = parts[section.pieces[0].at].part.kinds
    rounds = {at for at, kind in enumerate(kinds) if kind == "results"}
    width = max(len(section.heading), *map(len, body))
    rows = [[*row, *[NOTHING] * (width - len(row))] for row in [section.heading, *body]]
    mine = [parts[added.at].part for added in section.pieces]
    ends = [edge for part in mine for edge in part.cut]
    # Behind a round at the edge there are others, or the totals.
    goes_on = "right" in ends and kinds[-1] == "results"
    try:
        found = likeliest(rows, rounds, goes_on=goes_on, ends=mine[-1].ends)
    except ReadError as error:
        return error
    if _headed(section) < _KNOWN and any(
        note.code == "picture-hardly-read" for note in found.notes
    ):
        # Neither a heading nor a result was read: that is something else, or upside down.
        return no_table()
    changed = {mended.place for mended in found.corrections}
    names = {
        cell.place
        for row in body
        for at, cell in enumerate(row)
        if kinds[at] == "other"
        and cell.text
        and not is_doubtful(cell)
        and cell.place not in changed
    }
    doubtful = tuple(doubt for doubt in found.doubts if not doubt.texts or doubt.place not in names)
    above = [line for line in parts[section.pieces[0].at].part.above if line]
    places = tuple(tuple(cell.place for cell in row) for row in rows)
    cut = at_edges(ends, found.text, above, mine[0].beyond)
    notes = section.notes + cut + found.notes
    return above, found._replace(doubts=doubtful, notes=notes), places
