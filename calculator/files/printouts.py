"""Printouts, .pdf: the text of every page, its columns lined up by spaces.

pypdf reads them; it is no part of the package, and is imported when a printout comes. (The page
does the same with pdf.js.)
"""

import io
import logging
from typing import Any

from calculator.files.error import MOST_PARTS, MOST_TEXT, FileError
from calculator.files.sheets import EXTRA
from calculator.model.late import pattern

_LETTERS = pattern(r"[^\W_]")
_FIGURES = pattern(r"\d")


def text_of_pdf(name: str, data: bytes) -> str:
    """Return the text of all pages. Raises :class:`FileError`; ``name`` is the file's."""
    try:
        from pypdf import PdfReader  # noqa: PLC0415 - an optional extra, and slow to import
    except ImportError as error:
        raise FileError("file-needs", name, EXTRA) from error
    # What it makes of small faults is no business of who reads a table.
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
        found = page.extract_text(extraction_mode="layout", layout_mode_space_vertically=False)
        size += len(found)
        if size > MOST_TEXT:
            raise FileError("file-long", name)
        pages.append("\n".join(line.rstrip() for line in found.splitlines() if line.strip()))
    text = "\n".join(page for page in pages if page)
    # Scanners write their names below their pictures; a table has figures.
    if not _LETTERS.search(text) or (not _FIGURES.search(text) and _pictured(reader)):
        raise FileError("file-scanned", name)
    return f"{text}\n"
