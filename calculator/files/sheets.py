"""Spreadsheets, .xlsx and .xlsm: every sheet as lines with tabs, under its name.

openpyxl reads them; it is not part of the package, and is imported when a spreadsheet comes. Of
what Excel makes of a result that is typed in, ``1/2`` is a day, ``1:0`` a time of day: they become
again what was typed.
"""

import datetime as dt
import io
import re
import warnings
import zipfile
from collections.abc import Iterable, Sequence
from typing import Any

from calculator.files import archive
from calculator.files.error import MOST_PARTS, MOST_TEXT, FileError

#: What is installed with the optional extra of the package.
EXTRA = "chess-tiebreak-calculator[files]"
#: No table has more columns, and no sheet more rows.
_MOST_COLUMNS = 300
_MOST_ROWS = 20_000
_SPACE = re.compile(r"\s+")
#: A formula without a value: the program that wrote it has never worked it out.
_WITHOUT_VALUE = re.compile(rb"<f\b[^>]*(?:/>|>[^<]{0,9000}</f>)\s*(?:<v\s*/>|<v>\s*</v>)?\s*</c>")
_YEAR = re.compile(r"y", re.IGNORECASE)
#: Headings of columns in which 1/2 is a place that two players share.
_PLACES = re.compile(
    r"#|pl\.?|place|pos\.?|rank|rk\.?|no\.?|rang|platz|lugar|puesto", re.IGNORECASE
)


def text_of_workbook(name: str, data: bytes) -> str:
    """Return what the sheets hold. Raises :class:`FileError`; ``name`` is the file's."""
    with archive.opened(name, data) as packed:
        if not archive.is_workbook(packed):
            raise FileError("file-document", name)
        _check(name, packed)
    with warnings.catch_warnings():
        # What openpyxl leaves out, such as charts, does not concern anybody who reads a table.
        warnings.simplefilter("ignore")
        return _read(name, data)


def _read(name: str, data: bytes) -> str:
    book = _opened(name, data)
    try:
        return _written(name, book)
    except FileError:
        raise
    except Exception as error:  # whatever a damaged file makes openpyxl raise
        raise FileError("file-damaged", name) from error
    finally:
        book.close()


def _check(name: str, packed: zipfile.ZipFile) -> None:
    """Refuse what no spreadsheet program writes, and formulas that have no values."""
    for entry in packed.namelist():
        if not entry.endswith((".xml", ".rels")):
            continue
        found = archive.content(name, packed, entry)
        if b"<!DOCTYPE" in found[:4000] or b"<!ENTITY" in found[:4000]:
            raise FileError("file-damaged", name)
        if entry.startswith("xl/worksheets/") and _WITHOUT_VALUE.search(found):
            raise FileError("file-formulas", name)


def _opened(name: str, data: bytes) -> Any:  # noqa: ANN401 - openpyxl has no types
    try:
        from openpyxl import load_workbook  # noqa: PLC0415 - an optional extra, and slow to import
    except ImportError as error:
        raise FileError("file-needs", name, EXTRA) from error
    try:
        return load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
    except Exception as error:  # whatever a damaged file makes openpyxl raise
        raise FileError("file-damaged", name) from error


def _written(name: str, book: Any) -> str:  # noqa: ANN401 - as above
    every = list(book.worksheets)
    sheets = [sheet for sheet in every if sheet.sheet_state == "visible"] or every
    if len(sheets) > MOST_PARTS:
        raise FileError("file-many", name, MOST_PARTS)
    found: list[tuple[str, list[str]]] = []
    size = 0
    for sheet in sheets:
        # What a sheet says of its size may be anything.
        sheet.reset_dimensions()
        lines = _lines(_rows(name, sheet.iter_rows(max_col=_MOST_COLUMNS)))
        size += sum(map(len, lines))
        if size > MOST_TEXT:
            raise FileError("file-long", name)
        if lines:
            found.append((sheet.title, lines))
    if not found:
        raise FileError("file-no-cells", name)
    if len(found) == 1:
        return "\n".join(found[0][1]) + "\n"
    return "\n".join(
        f"Section: {_SPACE.sub(' ', title)}\n" + "\n".join(lines) + "\n" for title, lines in found
    )


def _rows(name: str, rows: Iterable[Sequence[Any]]) -> list[Sequence[Any]]:
    found: list[Sequence[Any]] = []
    for number, row in enumerate(rows):
        if any(cell.value not in {None, ""} for cell in row):
            found.append(row)
            if len(found) > _MOST_ROWS:
                raise FileError("file-long", name)
        if number > 50 * _MOST_ROWS:
            break
    return found


def _lines(rows: Sequence[Sequence[Any]]) -> list[str]:
    """Write each row as a line; rows that are empty are left out."""
    shared = _places(rows)
    return [
        "\t".join(_text(cell, shared=at in shared) for at, cell in enumerate(row)).rstrip()
        for row in rows
    ]


def _places(rows: Sequence[Sequence[Any]]) -> set[int]:
    """Return the columns whose days are places: headed so, or holding a day that is no ½."""
    return {at for row in rows for at, cell in enumerate(row) if _tells_places(cell)}


def _tells_places(cell: Any) -> bool:  # noqa: ANN401 - as above
    value = cell.value
    if isinstance(value, str):
        return _PLACES.fullmatch(value.strip()) is not None
    return _is_day(cell) and (value.month, value.day) not in {(1, 2), (2, 1)}


def _is_day(cell: Any) -> bool:  # noqa: ANN401 - as above
    """Whether a cell is a day that shows no year: a fraction, most likely."""
    return isinstance(cell.value, dt.date) and not _YEAR.search(cell.number_format or "y")


def _text(cell: Any, *, shared: bool) -> str:  # noqa: ANN401 - as above
    value = cell.value
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, (int, float)):
        return f"{value:.10g}"
    if _is_day(cell):
        low, high = sorted((value.month, value.day))
        return f"{low}-{high}" if shared else "½"
    if isinstance(value, dt.datetime):
        return value.date().isoformat()
    if isinstance(value, dt.time):
        return f"{value.hour}:{value.minute}"
    return _SPACE.sub(" ", str(value)).strip()
