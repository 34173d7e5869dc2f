"""From pasted text to a crosstable."""

from calculator.model import Crosstable
from calculator.reading.errors import ReadError, Said, excerpt
from calculator.reading.faults import NO_TABLE_HINT
from calculator.reading.layouts import CARRIES, FAMILIES, LAYOUTS, Found, Layout

__all__ = ["CARRIES", "LAYOUTS", "Layout", "ReadError", "excerpt", "read", "read_all"]

#: No crosstable is larger; a file that is takes minutes and is something else.
LARGEST = 4_000_000
_CONTROL = {chr(code) for code in range(32)} - set("\t\n\r\x0b\x0c\x1a\x1b") | {"\x7f", "\ufffd"}


def read(text: str, layout: str | None = None, *, section: int | str | None = None) -> Crosstable:
    r"""Read a crosstable out of pasted text or HTML.

    ``layout`` names one of :data:`LAYOUTS`, ``section`` one of several in the text by its
    title or position (from 0); without them the layout is found by trying, and of several
    sections the largest is taken. Raises :class:`ReadError`, which says where and what was
    expected, if the text is none.

    >>> table = read("Ann 2 of 2: 1 0.5\nBob 1 of 2: 2 1")
    >>> table.format, len(table.players), table.rounds
    ('short', 6, 2)
    """
    if layout is not None and layout not in LAYOUTS:
        raise ReadError(
            Said("error-no-layout", (layout,)), hint=Said("hint-one-of", (", ".join(LAYOUTS),))
        )
    found = _sections(text, layout)
    if section is None:
        chosen = max(found, key=lambda part: part.size)
    elif isinstance(section, int):
        if not 0 <= section < len(found):
            raise ReadError(Said("error-no-section", (section,)))
        chosen = found[section]
    else:
        titled = [part for part in found if part.title == section]
        if not titled:
            raise ReadError(Said("error-no-section", (section,)))
        chosen = titled[0]
    if isinstance(chosen.result, ReadError):
        raise chosen.result
    return chosen.result


def read_all(text: str) -> list[tuple[str, Crosstable | ReadError]]:
    r"""Read every section of a text: its title, and its table or why it cannot be read.

    >>> [
    ...     (title, table.rounds)
    ...     for title, table in read_all("U1200\nName,R1,R2\nAnn,W2,D2\nBob,L1,D1")
    ... ]
    [('U1200', 2)]
    """
    try:
        return [(part.title, part.result) for part in _sections(text, None)]
    except ReadError as error:
        return [("", error)]


def _sections(text: str, layout: str | None) -> list[Found]:
    """Return the sections as the family of layouts has them that understands most."""
    # One end of line for all readers, so that every fault is at the line a person counts.
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    _check(text)
    tried: list[list[Found]] = []
    for family in FAMILIES:
        if family.fits(text):
            try:
                found = family.read(text)
            except ReadError as error:
                found = [Found(error)]
            if layout is not None:
                found = [part for part in found if _is(part, layout)]
            if found:
                tried.append(_without_extracts(found))
            if any(isinstance(part.result, Crosstable) for part in found):
                break
    if not tried:
        what = "error-not-this-layout" if layout else "error-no-heading"
        raise ReadError(what, 1, 1, NO_TABLE_HINT)
    return next(
        (found for found in tried if any(isinstance(part.result, Crosstable) for part in found)),
        tried[0],
    )


def _is(part: Found, layout: str) -> bool:
    return isinstance(part.result, ReadError) or part.result.format == layout


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


def _check(text: str) -> None:
    """Raise for what cannot be a table at all: nothing, a binary file, a novel."""
    if not text.strip():
        raise ReadError("error-nothing", 1, 1, NO_TABLE_HINT)
    if len(text) > LARGEST:
        raise ReadError("error-too-long", 1, 1, "hint-one-section")
    if not any(char in text for char in _CONTROL):
        return
    for number, line in enumerate(text.split("\n"), 1):
        for column, char in enumerate(line, 1):
            if char in _CONTROL:
                raise ReadError(
                    "error-not-text",
                    number,
                    column,
                    "hint-open-in-program",
                )
