"""The sections of a text as one reader finds them, each made a crosstable or an error."""

from typing import NamedTuple

from calculator.model import Crosstable
from calculator.reading.build import build
from calculator.reading.context import context
from calculator.reading.errors import ReadError
from calculator.reading.layouts import LAYOUTS, Layout, Read, Reader, layout_of
from calculator.reading.raw import RawTable


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
        return _without_extracts([_found(reader, read) for read in reader.read(text)])
    except ReadError as error:
        return [Found(error)]


def _found(reader: Reader, read: Read) -> Found:
    if isinstance(read, ReadError):
        return Found(read)
    if isinstance(read, Crosstable):
        # Our own document says in which layout the table was read at first.
        table = read if read.format in LAYOUTS else read._replace(format=layout_of(reader).name)
        names = tuple(player.name for player in table.players if not player.stub)
        return Found(table, names, table.section or table.event or "")
    layout = layout_of(reader, read)
    raw = read._replace(numbers=layout.numbers)
    result: Crosstable | ReadError
    try:
        result = build(raw, layout)
    except ReadError as error:
        result = error
    names = tuple(row.name.text for row in raw.rows)
    title = raw.section or context(raw).title or raw.event or ""
    return Found(result, names, title, raw, layout)


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
