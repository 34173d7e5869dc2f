"""Printouts, .pdf: the text of every page, its columns lined up by spaces.

pypdf reads them; it is not part of the package, and is imported when a printout comes. (The page
does the same with pdf.js.)
"""

import io
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from calculator.files.error import MOST_PARTS, MOST_TEXT, FileError
from calculator.files.sheets import EXTRA
from calculator.model.late import pattern

_LETTERS = pattern(r"[^\W_]")
_FIGURES = pattern(r"\d")
#: A page that shows fewer lines upright may have its table turned.
_FEWEST_LINES = 3
#: How a matrix turns to the right, by quarters.
_TURNS = {1: b"0 -1 1 0", 2: b"-1 0 0 -1", 3: b"0 1 -1 0"}
#: No page is in more folders.
_DEEPEST = 20
#: A stretch of a font's character map, and what belongs together in it: the first code, the last
#: one, and what they stand for, one after the other or each.
_STRETCH = pattern(r"(beginbfrange\b)(.*?)(\bendbfrange)", re.DOTALL)
_RANGE = pattern(r"(<[\da-fA-F\s]*>)\s*(<[\da-fA-F\s]*>)\s*(<[\da-fA-F\s]*>|\[[^\]]*\])", re.DOTALL)


def text_of_pdf(name: str, data: bytes) -> str:
    """Return the text of all pages. Raises :class:`FileError`; ``name`` is the file's."""
    try:
        from pypdf import PdfReader  # noqa: PLC0415 - an optional extra, and slow to import
    except ImportError as error:
        raise FileError("file-needs", name, EXTRA) from error
    # How it treats small faults does not concern anybody who reads a table.
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    try:
        reader = PdfReader(io.BytesIO(data))
        return _text(name, reader)
    except FileError:
        raise
    except Exception as error:  # whatever a damaged file makes pypdf raise
        raise FileError("file-damaged", name) from error


def _unlocked(reader: Any) -> bool:  # noqa: ANN401 - pypdf may not be there
    try:
        return bool(reader.decrypt(""))
    except Exception:  # noqa: BLE001 - of newer locks it says that it lacks what opens them
        return False


def _pictured(reader: Any) -> bool:  # noqa: ANN401 - pypdf may not be there
    return any(len(page.images) for page in reader.pages)


def _text(name: str, reader: Any) -> str:  # noqa: ANN401 - pypdf may not be there
    # Many printouts are protected against changes, with an empty password.
    if reader.is_encrypted and not _unlocked(reader):
        raise FileError("file-password", name)
    if len(reader.pages) > MOST_PARTS:
        raise FileError("file-many", name, MOST_PARTS)
    pages = []
    size = 0
    for page in reader.pages:
        _mend_fonts(page)
        found = _shown(page)
        size += len(found)
        if size > MOST_TEXT:
            raise FileError("file-long", name)
        pages.append(found)
    text = "\n".join(page for page in pages if page)
    # Scanners write their names below their pictures; a table has figures.
    if not _LETTERS.search(text) or (not _FIGURES.search(text) and _pictured(reader)):
        raise FileError("file-scanned", name)
    return f"{text}\n"


def _shown(page: Any) -> str:  # noqa: ANN401 - pypdf may not be there
    """Return the lines of a page as it is seen; where hardly anything is upright, as it is read.

    Printers write wide tables on upright paper and say that the page is to be turned. pypdf takes
    the paper as it is, and what is not upright on it is left out.
    """
    # Programs write -90 for 270 too.
    seen = page.rotation // 90 % 4
    best = _lines(page, seen)
    if len(best) < _FEWEST_LINES:
        others = (_lines(page, (seen + more) % 4) for more in (1, 3, 2))
        best = max(best, *others, key=len)
    return "\n".join(best)


def _lines(page: Any, quarters: int) -> list[str]:  # noqa: ANN401 - pypdf may not be there
    """Return the lines of a page that are upright once it is turned to the right so often."""
    with _turned(page, quarters):
        found = page.extract_text(extraction_mode="layout", layout_mode_space_vertically=False)
    return [line.rstrip() for line in found.splitlines() if line.strip()]


@contextmanager
def _turned(page: Any, quarters: int) -> Iterator[None]:  # noqa: ANN401 - pypdf may not be there
    """Have what is on a page turned to the right, for as long as it is read."""
    from pypdf.generic import ArrayObject, DecodedStreamObject, NameObject  # noqa: PLC0415

    kept = page.get("/Contents")
    if not quarters or kept is None:
        yield
        return
    within = []
    for written in (b"q %s 0 0 cm\n" % _TURNS[quarters], b"\nQ"):
        stream = DecodedStreamObject()
        stream.set_data(written)
        within.append(stream)
    own = kept.get_object()
    parts = own if isinstance(own, ArrayObject) else [own]
    contents = NameObject("/Contents")
    page[contents] = ArrayObject([within[0], *parts, within[1]])
    try:
        yield
    finally:
        page[contents] = kept


def _mend_fonts(page: Any) -> None:  # noqa: ANN401 - pypdf may not be there
    """Put what each font's map says of a stretch of characters into a line, as pypdf wants it."""
    from pypdf.generic import DecodedStreamObject, NameObject  # noqa: PLC0415 - an extra

    for font in _fonts(page):
        held = font.get("/ToUnicode")
        mapped = held and held.get_object()
        if not hasattr(mapped, "get_data"):
            continue
        said = mapped.get_data().decode("latin-1")
        mended = _STRETCH.sub(_in_lines, said)
        if mended != said:
            stream = DecodedStreamObject()
            stream.set_data(mended.encode("latin-1"))
            font[NameObject("/ToUnicode")] = stream


def _in_lines(stretch: re.Match[str]) -> str:
    lines = (" ".join(" ".join(found).split()) for found in _RANGE.findall(stretch[2]))
    return "\n".join([stretch[1], *lines, stretch[3]])


def _fonts(page: Any) -> Iterator[Any]:  # noqa: ANN401 - pypdf may not be there
    """Yield the fonts of a page, and those of the folders that it is in."""
    for _ in range(_DEEPEST):
        resources = page.get("/Resources")
        fonts = resources and resources.get_object().get("/Font")
        for font in fonts.get_object().values() if fonts else ():
            yield font.get_object()
        parent = page.get("/Parent")
        if not parent:
            return
        page = parent.get_object()
