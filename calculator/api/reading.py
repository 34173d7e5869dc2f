"""Reading what a program has: text, bytes, a path, an open file, a table of pandas or polars."""

import re
from collections.abc import Iterator
from os import PathLike
from typing import IO, TYPE_CHECKING, Protocol, runtime_checkable

from calculator.model import Crosstable, Message
from calculator.model.late import late
from calculator.reading import ReadError, opened
from calculator.reading import read_all as sections

if TYPE_CHECKING:  # a text needs nothing that opens files
    from calculator.command.paths import text_of_paths
    from calculator.files import File, text_of
else:
    text_of_paths = late("calculator.command.paths", "text_of_paths")
    File, text_of = late("calculator.files", "File"), late("calculator.files", "text_of")

#: The longest name of a file that a text is taken for.
_MAX_NAME_CHARS = 260
#: How the name of a file of a tournament ends.
_A_FILE = re.compile(
    r"[^\n<>]*\.(?:txt|csv|tsv|html?|json|sjson|trfx?|pgn|xlsx|pdf|dbf|zip|png|jpe?g|webp|heic)",
    re.IGNORECASE,
)


@runtime_checkable
class _Pandas(Protocol):
    """A ``pandas.DataFrame``."""

    columns: object
    index: object

    def to_csv(self, *, index: bool) -> str: ...


@runtime_checkable
class _Polars(Protocol):
    """A ``polars.DataFrame``."""

    columns: object

    def write_csv(self) -> str: ...


#: What :func:`read` takes.
type Source = str | bytes | PathLike[str] | IO[str] | IO[bytes] | _Pandas | _Polars


def read(
    source: Source, layout: str | None = None, *, section: int | str | None = None
) -> Crosstable:
    r"""Read a crosstable.

    Args:
        source: a text (plain, HTML, CSV, a FIDE report, …), the bytes of a file, a path
            (``Path("standings.xlsx")``), an open file, or a DataFrame. A ``str`` is always a text.
        layout: the name of the layout (``"swisssys-text"``), where it should not be found out.
        section: which of several sections: its number from 1, or its title or a part of it;
            without it the one that a reader would look at first.

    Returns:
        The table; ``print(table)`` says what it is. Points in it that are called *halves* are
        half points; :attr:`~calculator.Row.points` of the standings are points.

    Raises:
        ReadError: the text is no table, or contradicts itself; it has ``message``, ``line``,
            ``column`` and ``hint``. A name of a file in place of a text is told so.
        calculator.files.FileError: a file that cannot be opened.
        TypeError: something else than a source.

    >>> read("Name,R1,R2\nAnn,W2,D3\nBen,L1,B\nCy,B,D1").players[1].name
    'Ben'
    """
    return opened(text_from(source), layout, _section(section)).table


def read_all(source: Source) -> tuple[Crosstable, ...]:
    r"""Read every section of a source, which is one that :func:`read` takes.

    Raises what :func:`read` raises, for the first section that cannot be read.

    >>> both = read_all("Open\nName,R1\nAnn,W2\nBen,L1\n\nReserve\nName,R1\nCy,D2\nDi,D1")
    >>> [(table.section, len(table.players)) for table in both]
    [('Open', 2), ('Reserve', 2)]
    """
    return tuple(_tables(text_from(source)))


def _tables(text: str) -> Iterator[Crosstable]:
    for title, found in sections(text):
        if isinstance(found, ReadError):
            raise found
        yield found if found.section else found._replace(section=title or None)


def text_from(source: Source) -> str:
    """Return what is in a source, as text; see :func:`read`.

    >>> text_from(b"Name,R1"), text_from("Name,R1")
    ('Name,R1', 'Name,R1')
    """
    if isinstance(source, str):
        _no_path(source)
        return source
    if isinstance(source, bytes | bytearray | memoryview):
        return text_of([File("", bytes(source))])
    if isinstance(source, PathLike):
        return text_of_paths([str(source)])
    if isinstance(source, _Polars):
        return source.write_csv()
    if isinstance(source, _Pandas):
        # An index that only counts the rows is no column.
        return source.to_csv(index=type(source.index).__name__ != "RangeIndex")
    if hasattr(source, "read"):
        return text_from(source.read())
    taken = "a text, bytes, a path, an open file or a DataFrame"
    raise TypeError(f"read() takes {taken}, not {type(source).__name__}")


def _no_path(text: str) -> None:
    """Refuse the name of a file: it is no table, and was meant otherwise."""
    name = text.strip()
    if len(name) <= _MAX_NAME_CHARS and _A_FILE.fullmatch(name):
        raise ReadError(Message("error-path", (name,)), hint=Message("hint-path", (name,)))
    if len(name) <= _MAX_NAME_CHARS and re.fullmatch(r"https?://\S+", name):
        raise ReadError(Message("error-address", (name,)), hint=Message("hint-address"))


def _section(wanted: int | str | None) -> int | str | None:
    """People count sections from 1."""
    return wanted - 1 if isinstance(wanted, int) else wanted
