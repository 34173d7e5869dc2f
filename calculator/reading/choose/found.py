"""The sections of a text as one reader finds them, each made a crosstable or an error."""

from typing import TYPE_CHECKING, NamedTuple

from calculator.model import Crosstable
from calculator.model.late import late, pattern
from calculator.reading.check.build import build
from calculator.reading.columns.context import as_caption, context
from calculator.reading.columns.legend import legend
from calculator.reading.columns.raw import RawRow, RawTable, Told
from calculator.reading.layouts import LAYOUTS, Layout, Read, Reader, layout_of
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

if TYPE_CHECKING:
    from calculator.reading.columns.hints import told_around
else:
    told_around = late("calculator.reading.columns.hints", "told_around")


#: So much of a page above and below a table is looked at for how far the event is.
_REACH = 60_000
_DIGIT = pattern(r"\d")


class Found(NamedTuple):
    """A section of a text: the table, or why it cannot be read."""

    result: Crosstable | ReadError
    names: tuple[str, ...] = ()
    """The players, as far as they could be read."""
    title: str = ""
    raw: RawTable | None = None
    """The table before opponents were looked up, to read it in another way."""
    layout: Layout | None = None
    """The layout of ``raw``."""

    @property
    def size(self) -> int:
        """How many players the section has, about."""
        return len(self.names) or (self.result.size if isinstance(self.result, ReadError) else 0)

    def is_of(self, layout: str) -> bool:
        """Whether it is of a layout, or may be: of what cannot be read nobody knows."""
        if isinstance(self.result, ReadError):
            own = self.layout.name if self.layout else ""
        else:
            own = self.result.format
        return not layout or not own or own == layout


def found_by(reader: Reader, text: str) -> list[Found]:
    r"""Return the sections that a reader finds in a text.

    >>> from calculator.reading.layouts import LAYOUTS
    >>> [part.size for part in found_by(LAYOUTS["short"].reader, "Ann: W\nBob: L")]
    [2]
    """
    try:
        read = list(reader.read(text))
        if len(read) > 1:
            read = _each_with_its_own(read)
        return _without_extracts([_found(reader, one, text, len(read)) for one in read])
    except ReadError as error:
        return [Found(error)]


def _each_with_its_own(read: list[Read]) -> list[Read]:
    """Say of texts between two sections whose they are, and what stands above all of them.

    From the next section's title on they are that section's; all of them are where the first
    section has its tiebreaks announced above it.
    """
    tables = [one for one in read if isinstance(one, RawTable)]
    if not tables:
        return read
    above = tables[0].before
    announced_above = bool(legend(above))
    own: dict[int, RawTable] = {}
    for one, following in zip(tables, [*tables[1:], None], strict=True):
        after = one.after
        if following is not None:
            title = context(following).caption
            between = [cell for cell in after if cell in following.before]
            theirs = [at for at, cell in enumerate(between) if as_caption(cell) == title]
            begins = 0 if announced_above else theirs[-1] if theirs else len(between)
            gone = between[begins:]
            after = tuple(cell for cell in after if cell not in gone)
        own[id(one)] = one._replace(after=after, above_all=above)
    return [own[id(one)] if isinstance(one, RawTable) else one for one in read]


def _found(reader: Reader, read: Read, text: str, sections: int) -> Found:
    if isinstance(read, ReadError):
        return Found(read)
    if isinstance(read, Crosstable):
        # Our own document says in which layout the table was read at first.
        table = read if read.format in LAYOUTS else read._replace(format=layout_of(reader).name)
        names = tuple(player.name for player in table.players if not player.stub)
        return Found(table, names, table.section or table.event or "")
    layout = layout_of(reader, read)
    raw = read._replace(numbers=layout.numbers)
    if not reader.alone:
        raw = raw._replace(told=_told(raw, text, sections, scattered=reader.scattered))
    result: Crosstable | ReadError
    try:
        result = build(raw, layout)
    except ReadError as error:
        result = error
    names = tuple(row.name.text for row in raw.rows)
    title = raw.section or context(raw).title or raw.event or ""
    return Found(result, names, title, raw, layout)


def _told(raw: RawTable, text: str, sections: int, *, scattered: bool) -> Told:
    """Return what the text around a table says of how far the event is.

    Menus and headings of a page count too, which are no captions of the table. What is above
    one of several sections is of that section alone.
    """
    if sections > 1:
        around = "\n".join(cell.text for cell in raw.before)
    elif scattered:
        around = text[:_REACH]
    else:
        columns, rows = raw.columns, raw.rows
        start = _offset(text, min((one.heading for one in columns), key=_at)) if columns else 0
        end = _offset(text, max(_cells(rows[-1]), key=_at)) if rows else start
        around = f"{text[max(0, start - _REACH) : start]}\n{text[end : end + _REACH]}"
    return told_around(around) if _DIGIT.search(around) else Told()


def _cells(row: RawRow) -> list[Cell]:
    return [row.name, *(found.cell for found in row.results)]


def _at(cell: Cell) -> tuple[int, int]:
    return cell.line, cell.column


def _offset(text: str, cell: Cell) -> int:
    """Return where a cell begins in the text."""
    at = 0
    for _ in range(cell.line - 1):
        at = text.find("\n", at) + 1
    return at + cell.column - 1


def _without_extracts(found: list[Found]) -> list[Found]:
    """Leave out the parts of a larger table that a text repeats to explain it."""
    whole = [part for part in found if isinstance(part.result, Crosstable)]
    return [
        part
        for part in found
        if part in whole
        or not part.names
        or not any(set(part.names) <= set(other.names) for other in whole)
    ]
