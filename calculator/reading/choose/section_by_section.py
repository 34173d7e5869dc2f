"""Broken lines of a long text, put together in the sections that are at fault alone.

Most of a text of many sections is sound. What is not is read by itself, with the texts between it
and the sections next to it; all others stay as they were read, on the lines that they have then.
"""

from collections.abc import Sequence
from typing import NamedTuple

from calculator.reading.check.consistency import Judged
from calculator.reading.choose.candidate import Candidate
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell
from calculator.reading.text.original_places import Moved
from calculator.reading.text.wrapped_lines import Rejoined

#: Of a text with fewer sections most is at fault anyway.
_SEVERAL = 4
#: Of so many sections at most one is at fault.
_ONE_OF = 2


class Stretch(NamedTuple):
    """Lines of a text, from 1, in which sections are that are at fault, and no others."""

    first: int
    last: int
    begins: int
    """The position of the first of these sections, from 0."""
    ends: int
    """The position after the last one."""


class Mended(NamedTuple):
    """A text with some of its lines put together, and the tables that are in it then."""

    made: Rejoined
    tables: list[Judged]


class _Placed(NamedTuple):
    """A table in the text that is made."""

    raw: RawTable
    until: int = 0
    """The last line of its stretch, if its lines were put together."""


def stretches(found: Sequence[Candidate], text: str) -> list[Stretch]:
    """Return where the sections at fault are, if a text has several others, and each its own lines.

    Else there are none.
    """
    faulty = [not (part.is_sound and part.judged and part.judged.raw.rows) for part in found]
    if len(found) < _SEVERAL or not 0 < _ONE_OF * sum(faulty) <= len(found):
        return []
    lines = text.split("\n")
    parts: list[Stretch] = []
    last = at = 0
    while at < len(found):
        ends = next((after for after in range(at, len(found)) if not faulty[after]), len(found))
        own = _lines(found[ends]) if ends < len(found) else range(len(lines) + 1, len(lines) + 2)
        if own.start <= last:
            return []
        if ends > at:
            seen = max(map(_last_line, found[at:ends]))
            if not last < seen < own.start:
                return []
            # What is just above the next heading, below a gap, is not of these.
            below = range(own.start - 1, seen, -1) if ends < len(found) else range(0)
            gap = next((line for line in below if not lines[line - 1].strip()), own.start - 1)
            parts.append(Stretch(last + 1, gap, at, ends))
        last, at = own.stop - 1, ends + 1
    return parts


def _last_line(part: Candidate) -> int:
    """Return the last line of a section of which that is known; 0 where nothing is."""
    if part.judged:
        return max(part.judged.lines, default=0)
    error = part.result
    rows = error.rows if isinstance(error, ReadError) else ()
    line = error.line if isinstance(error, ReadError) else 0
    return max([line or 0, *(cell.line for cell in rows)])


def _lines(part: Candidate) -> range:
    """Return the lines from the first to the last of a section."""
    lines = part.judged.lines - {0} if part.judged else ()
    if not lines or (part.judged and part.judged.raw.form == "html") or part.beside:
        return range(0)
    return range(min(lines), max(lines) + 1)


def mended(
    found: Sequence[Candidate],
    text: str,
    parts: Sequence[tuple[Stretch, Rejoined, Sequence[RawTable]]],
) -> Mended:
    """Return a text with the lines of stretches put together as they were read by themselves."""
    pasted = text.split("\n")
    lines: list[str] = []
    places: list[tuple[tuple[int, int, int], ...]] = []
    tables: list[_Placed] = []
    end = Stretch(len(pasted) + 1, len(pasted), len(found), len(found))
    last = at = 0
    for stretch, made, own in [*parts, (end, Rejoined("", (), 0), ())]:
        by = len(lines) - last
        sound = [part.judged.raw for part in found[at : stretch.begins] if part.judged]
        tables += [_Placed(_moved(raw, by)) for raw in sound]
        lines += pasted[last : stretch.first - 1]
        places += [((0, line, 1),) for line in range(last + 1, stretch.first)]
        last, at = stretch.last, stretch.ends
        if own:
            by = len(lines)
            lines += made.text.split("\n")
            tables += [_Placed(_moved(raw, by), len(lines)) for raw in own]
            above = stretch.first - 1
            places += [
                tuple((offset, line + above, column) for offset, line, column in each)
                for each in made.parts
            ]
    told = next((made.told for _, made, _ in parts if made.told), "")
    rows = sum(made.rows for _, made, _ in parts)
    has_cells = all(made.has_cells for _, made, _ in parts)
    return Mended(
        Rejoined("\n".join(lines), tuple(places), rows, told, has_cells),
        [Judged(one.raw) for one in _with_texts_between(tables)],
    )


def _with_texts_between(tables: list[_Placed]) -> list[_Placed]:
    """Return tables with the texts between them as those have them whose lines were put together.

    They stand below one table and above the next.
    """
    for at, following in enumerate(tables[1:], 1):
        one = tables[at - 1]
        if following.until and not one.until:
            within = [cell for cell in one.raw.after if cell.line < one.raw.rows[-1].name.line]
            after = (*within, *following.raw.before)
            tables[at - 1] = one._replace(raw=one.raw._replace(after=after))
        elif one.until and not following.until:
            below = [cell for cell in following.raw.before if cell.line > one.until]
            before = (*one.raw.after, *below)
            tables[at] = following._replace(raw=following.raw._replace(before=before))
    return tables


def _moved(raw: RawTable, by: int) -> RawTable:
    """Return a table so many lines further down."""
    if not by:
        return raw
    moved = Moved(lambda line, column: (line + by, column))

    def cell(one: Cell) -> Cell:
        return one._replace(line=one.line + by) if one.line else one

    def row(one: RawRow) -> RawRow:
        name = cell(one.name)
        return one._replace(
            number=cell(one.number),
            name=name,
            results=tuple(
                each._replace(cell=name if each.cell is one.name else cell(each.cell))
                for each in one.results
            ),
            total_cell=cell(one.total_cell) if one.total_cell else None,
        )

    return raw._replace(
        columns=tuple(one._replace(heading=cell(one.heading)) for one in raw.columns),
        rows=tuple(map(row, raw.rows)),
        before=tuple(map(cell, raw.before)),
        after=tuple(map(cell, raw.after)),
        repeated=tuple(map(cell, raw.repeated)),
        used=tuple(map(cell, raw.used)),
        warnings=tuple(map(moved.message, raw.warnings)),
    )
