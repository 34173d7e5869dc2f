"""From pasted text to a crosstable."""

from calculator.model import Crosstable
from calculator.reading.errors import ReadError, excerpt
from calculator.reading.layouts import LAYOUTS, NO_TABLE_HINT, Layout

__all__ = ["LAYOUTS", "Layout", "ReadError", "excerpt", "read"]

#: No crosstable is larger; a file that is takes minutes and is something else.
LARGEST = 4_000_000
_CONTROL = {chr(code) for code in range(32)} - set("\t\n\r\x0b\x0c\x1a\x1b") | {"\x7f", "\ufffd"}


def read(text: str, layout: str | None = None) -> Crosstable:
    r"""Read a crosstable out of pasted text or HTML.

    ``layout`` names one of :data:`LAYOUTS`; without it the layout is found by trying.
    Raises :class:`ReadError`, which says where and what was expected, if the text is none.

    >>> table = read("Ann 2 of 2: 1 0.5\nBob 1 of 2: 2 1")
    >>> table.format, len(table.players), table.rounds
    ('short', 6, 2)
    """
    _check(text)
    if layout is not None:
        if layout not in LAYOUTS:
            raise ReadError(f"there is no layout “{layout}”", hint=f"one of {', '.join(LAYOUTS)}")
        return LAYOUTS[layout].read(text)
    for candidate in LAYOUTS.values():
        if candidate.fits(text):
            return candidate.read(text)
    raise ReadError("no heading of a crosstable was found", 1, 1, NO_TABLE_HINT)


def _check(text: str) -> None:
    """Raise for what cannot be a table at all: nothing, a binary file, a novel."""
    if not text.strip():
        raise ReadError("there is nothing to read", 1, 1, NO_TABLE_HINT)
    if len(text) > LARGEST:
        raise ReadError("this text is too long for a crosstable", 1, 1, "paste one section only")
    for number, line in enumerate(text.split("\n"), 1):
        for column, char in enumerate(line, 1):
            if char in _CONTROL:
                raise ReadError(
                    "this is not text but another kind of file",
                    number,
                    column,
                    "open it in its program, then copy the table from there",
                )
