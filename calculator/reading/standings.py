"""Standings with a heading and one row a player: WinTD, SwissSys and their likes.

Whether the cells come from tabs, spaces or HTML, the heading says what each column holds.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from calculator.reading.aligned import aligned
from calculator.reading.cells import RawResult, halves, rating, result, thousandths
from calculator.reading.columns import Column, heading_columns, joined_headings
from calculator.reading.errors import ReadError
from calculator.reading.grid import Cell, Row, lines_of, tabbed, words


class RawRow(NamedTuple):
    """One player as the text has him or her, before opponents are looked up."""

    number: Cell
    name: Cell
    results: tuple[RawResult, ...]
    rating: int | None
    place: str
    total: int | None
    total_cell: Cell | None
    printed: tuple[int | None, ...]


class RawTable(NamedTuple):
    """What was read, as it stands in the text."""

    columns: tuple[Column, ...]
    rows: tuple[RawRow, ...]
    around: tuple[Cell, ...]
    """The texts that stand around the table."""

    @property
    def rounds(self) -> tuple[int, ...]:
        """The numbers of the round columns."""
        return tuple(column.round for column in self.columns if column.kind == "round")

    @property
    def tiebreaks(self) -> tuple[Column, ...]:
        """The columns that hold tiebreaks."""
        return tuple(column for column in self.columns if column.kind == "tiebreak")


def from_text(text: str) -> RawTable | None:
    """Read a table out of text; ``None`` where no line is a heading of standings.

    Where several tables stand in the text (a handout with extracts), the one with the most
    players is taken.
    """
    lines = [(number, line) for number, line in enumerate(lines_of(text), 1) if line.strip()]
    headings: list[tuple[int, tuple[Column, ...], bool]] = []
    for index, (number, line) in enumerate(lines):
        tabs = "\t" in line
        cells = tabbed(number, line).cells if tabs else joined_headings(words(number, line))
        if columns := heading_columns(cells):
            headings.append((index, columns, tabs))
    found = []
    for at, (index, columns, tabs) in enumerate(headings):
        # The same heading again is a further page of one printout.
        names = [column.heading.text for column in columns]
        end = next(
            (
                later
                for later, others, _ in headings[at + 1 :]
                if [column.heading.text for column in others] != names
            ),
            len(lines),
        )
        around = [_loose(*line).cells[0] for line in lines[:index] + lines[end:]]
        rows = [
            (tabbed(*line) if "\t" in line[1] else _loose(*line))
            if tabs
            else _by_position(columns, *line)
            for line in lines[index + 1 : end]
        ]
        found.append((columns, rows, around))
    return _largest(found)


def from_rows(rows: Sequence[Row], around: Iterable[Cell]) -> RawTable | None:
    """Read a table out of rows of cells (HTML); ``None`` where none is a heading."""
    beside = list(around)
    headings = [
        (index, columns)
        for index, row in enumerate(rows)
        if (columns := heading_columns(row.cells))
    ]
    return _largest([(columns, rows[index + 1 :], beside) for index, columns in headings])


def _largest(
    found: Sequence[tuple[tuple[Column, ...], Sequence[Row], list[Cell]]],
) -> RawTable | None:
    """Read every table and return the one with the most rows; raise where all are faulty."""
    tables: list[RawTable] = []
    fault: ReadError | None = None
    for columns, rows, around in found:
        try:
            tables.append(_table(columns, rows, around))
        except ReadError as error:
            fault = fault or error
    if tables and (best := max(tables, key=lambda table: len(table.rows))).rows:
        return best
    if fault:
        raise fault
    return tables[0] if tables else None


def _loose(line: int, text: str) -> Row:
    """Return a line as one cell: something that stands beside the table."""
    return Row(line, (Cell(text.strip(), line, len(text) - len(text.lstrip()) + 1),), text)


def _by_position(columns: tuple[Column, ...], line: int, text: str) -> Row:
    found = words(line, text)
    if not _is_number(found[0].text):
        return _loose(line, text)
    cells = aligned(columns, found)
    return Row(line, cells or found, text) if cells else _loose(line, text)


def _is_number(text: str) -> bool:
    return bool(re.fullmatch(r"\d{1,4}\.?", text))


def _table(columns: tuple[Column, ...], rows: Iterable[Row], around: Iterable[Cell]) -> RawTable:
    """Read the rows under a heading, up to the first break after which nothing fits."""
    found: list[RawRow] = []
    beside = list(around)
    first = next((at for at, column in enumerate(columns) if column.kind in {"number", "name"}), 0)
    broken = False
    for row in rows:
        begins = row.cells[first].text if len(row.cells) > first else row.cells[0].text
        if again := heading_columns(row.cells):
            if [column.kind for column in again] == [column.kind for column in columns]:
                continue  # the same heading on a further page of a printout
            break
        if not _is_number(begins) and not (len(row.cells) == 1 and re.match(r"\d+\s", begins)):
            beside.extend(cell for cell in row.cells[:1] if cell.text)
            broken = broken or (bool(found) and not set(begins) <= set("-=_ "))
            continue
        if len(row.cells) == 1 and broken:
            beside.append(row.cells[0])
            continue
        found.append(_row(columns, row))
    return RawTable(columns, tuple(found), tuple(beside))


def _row(columns: tuple[Column, ...], row: Row) -> RawRow:
    cells = list(row.cells)
    if len(cells) < len(columns):
        needed = {"number", "name", "total"}
        if len(cells) == 1 or any(column.kind in needed for column in columns[len(cells) :]):
            last = cells[-1]
            missing = columns[len(cells)].heading.text
            raise ReadError(
                f"this row has {_cells(len(cells))}, the heading {len(columns)} columns",
                last.line,
                last.column if len(cells) == 1 else last.end,
                f"expected a cell for “{missing}” and the columns after it; copy whole rows",
                length=len(last.text) if len(cells) == 1 else 1,
            )
        last = cells[-1]
        cells += [Cell("", last.line, last.end)] * (len(columns) - len(cells))
    by_kind: dict[str, Cell] = {}
    results: list[RawResult] = []
    printed: list[int | None] = []
    for column, cell in zip(columns, cells, strict=False):
        if column.kind == "round":
            results.append(result(cell))
        elif column.kind == "tiebreak":
            printed.append(_figure(cell))
        else:
            by_kind.setdefault(column.kind, cell)
    name = by_kind["name"]
    if not name.text:
        raise ReadError("a name is missing", name.line, name.column, "expected the player’s name")
    number = by_kind.get("number", cells[0])
    total_cell = by_kind.get("total")
    total = None
    if total_cell is not None and total_cell.text:
        total = halves(total_cell.text)
        if total is None:
            raise ReadError(
                f"“{total_cell.text}” is not a score",
                total_cell.line,
                total_cell.column,
                "expected a number of points such as 3.5",
                length=len(total_cell.text),
            )
    rated = by_kind.get("rating")
    place = by_kind.get("place")
    return RawRow(
        number,
        name,
        tuple(results),
        rating(rated.text) if rated else None,
        place.text if place else "",
        total,
        total_cell,
        tuple(printed),
    )


def _cells(count: int) -> str:
    return "one cell" if count == 1 else f"{count} cells"


def _figure(cell: Cell) -> int | None:
    """Read a printed tiebreak value; an empty cell has none."""
    if not cell.text or set(cell.text) <= set("-"):
        return None
    value = thousandths(cell.text)
    if value is None:
        raise ReadError(
            f"“{cell.text}” is not a tiebreak value",
            cell.line,
            cell.column,
            "expected a number such as 17.5",
            length=len(cell.text),
        )
    return value
