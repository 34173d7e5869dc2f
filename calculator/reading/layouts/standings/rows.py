"""One player's row of standings, cell by cell."""

import re
from collections.abc import Sequence

from calculator.model import Message
from calculator.reading.cells import RawResult, halves, rating, thousandths
from calculator.reading.columns import Column
from calculator.reading.cross import cross_cells
from calculator.reading.dialects import Dialect, result
from calculator.reading.errors import ReadError
from calculator.reading.grid import Cell
from calculator.reading.raw import RawRow


def raw_row(
    columns: Sequence[Column], cells: Sequence[Cell], dialect: Dialect, *, cross: bool
) -> RawRow:
    """Read the cells of a player; raises :class:`ReadError` at one that makes no sense."""
    by_kind: dict[str, Cell] = {}
    results: list[RawResult] = []
    printed: list[int | None] = []
    for column, cell in zip(columns, cells, strict=False):
        if column.kind == "round":
            results += cross_cells(cell, column.round) if cross else [result(cell, dialect)]
        elif column.kind == "tiebreak":
            printed.append(_figure(cell))
        else:
            by_kind.setdefault(column.kind, cell)
    name = by_kind["name"]
    if not name.text:
        raise ReadError("error-name-missing", name.line, name.column, "hint-name-missing")
    # Vega marks who withdrew behind the name.
    name = name._replace(text=re.sub(r"\s*\(W\)$", "", name.text))
    if (first := by_kind.get("first")) and first.text:
        name = name._replace(text=f"{name.text}, {first.text}")
    blank = Cell("", name.line, name.column)
    rated = by_kind.get("rating")
    place = by_kind.get("place", blank)
    start = by_kind.get("start", blank)
    total_cell = by_kind.get("total")
    return RawRow(
        by_kind.get("number") or (place if place.text.rstrip(".").isdecimal() else start),
        name,
        tuple(results),
        rating(rated.text) if rated else None,
        place.text,
        _total(total_cell),
        total_cell,
        tuple(printed),
        start.text,
        _about(columns, cells),
    )


def _about(columns: Sequence[Column], cells: Sequence[Cell]) -> tuple[tuple[str, str], ...]:
    """Return what is under headings that mean nothing to a ranking: a grade, a club."""
    found: dict[str, str] = {}
    for column, cell in zip(columns, cells, strict=False):
        if column.kind == "other" and column.heading.text and cell.text:
            found.setdefault(column.heading.text, cell.text)
    return tuple(found.items())


def _total(cell: Cell | None) -> int | None:
    if cell is None or not cell.text:
        return None
    total = halves(cell.text)
    if total is None:
        raise ReadError.at(cell, Message("error-no-score", (cell.text,)), "hint-score")
    return total


def _figure(cell: Cell) -> int | None:
    """Read a printed tiebreak value; an empty cell has none."""
    if not cell.text or set(cell.text) <= set("-"):
        return None
    value = thousandths(cell.text)
    if value is None:
        raise ReadError.at(
            cell, Message("error-no-tiebreak-value", (cell.text,)), "hint-tiebreak-value"
        )
    return value
