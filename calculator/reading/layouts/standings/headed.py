"""Standings and crosstables with a heading and one row a player, whatever program made them.

Whether the cells come from tabs, commas, spaces or HTML, the heading says what each column
holds, and the cells themselves in which dialect results are written.
"""

import re
from collections.abc import Sequence

from calculator.model import Message
from calculator.reading.cells import RawResult, halves, is_rating, rating, thousandths
from calculator.reading.columns import Column
from calculator.reading.columns import column as heading
from calculator.reading.cross import cross_cells, is_cross, is_games
from calculator.reading.dialects import DIALECTS, Dialect, dialect_of, is_result, result
from calculator.reading.errors import MOST_PLAYERS, ReadError, too_many_players
from calculator.reading.grid import Cell, Row
from calculator.reading.raw import RawRow, RawTable
from calculator.reading.repeated import once
from calculator.reading.segments import Segment, segments

_NUMBER = re.compile(r"\d{1,4}\.?")
#: A number with letters before or behind it.
_LETTERED = re.compile(r"[A-Za-z]{1,2}-?\d{1,4}[A-Za-z]?\.?|\d{1,4}[A-Za-z]\.?")
#: The number of whoever is one too many.
_NEXT = re.compile(r"\d{5}\.?")
#: A place may be shared, or an ordinal.
_PLACE = re.compile(r"T?-?\d{1,4}(?:-\d{1,4}|st|nd|rd|th|T|=)?[.)]?", re.IGNORECASE)
_NUMBERED = {"number", "place", "start"}


def read_tables(text: str) -> list[RawTable | ReadError]:
    """Read every table that stands under a heading; one that is faulty is its error."""
    found: list[RawTable | ReadError] = []
    beside: tuple[Cell, ...] = ()
    for segment in segments(text):
        try:
            table = table_of(segment._replace(before=segment.before + beside))
        except ReadError as error:
            half = len(segment.columns) / 2
            size = sum(len(row.cells) > half for row in segment.rows)
            found.append(error.knowing(size=size))
            beside = ()
        else:
            beside = table.after
            found.append(table)
    return found


def table_of(segment: Segment, *, headed: bool = True) -> RawTable:
    """Read the rows under one heading; raises :class:`ReadError` for a cell that makes no sense."""
    columns = segment.columns
    every, after, above = _players(columns, segment.rows)
    # Where no row is a player's, the first that has all the cells says what is wrong with it.
    every = every or [row.cells for row in segment.rows if _looks_whole(columns, row)]
    kinds = [column.kind for column in columns]
    rows, repeated = once(
        every,
        next((index for index, kind in enumerate(kinds) if kind in {"number", "start"}), None),
        kinds.index("name"),
        kinds.index("total") if "total" in kinds else None,
    )
    at = [index for index, column in enumerate(columns) if column.kind == "round"]
    texts = [cells[index].text for cells in rows for index in at]
    cross = is_cross([[cells[index].text for index in at] for cells in rows])
    dialect = dialect_of(texts)
    return RawTable(
        columns,
        tuple(_row(columns, cells, dialect, cross=cross) for cells in rows),
        segment.before + tuple(above),
        tuple(after),
        segment.form,
        "cross" if cross else dialect.name,
        headed,
        of_opponents=cross,
        meanings=dialect.meanings,
        repeated=repeated,
    )


def _players(
    columns: Sequence[Column], rows: Sequence[Row]
) -> tuple[list[tuple[Cell, ...]], list[Cell], list[Cell]]:
    """Return the cells of the players' rows, and the texts below and between them."""
    found: list[tuple[Cell, ...]] = []
    beside: list[Cell] = []
    above: list[Cell] = []
    kinds = [column.kind for column in columns]
    numbered = next((index for index, kind in enumerate(kinds) if kind in _NUMBERED), None)
    name = kinds.index("name")
    rounds = [index for index, kind in enumerate(kinds) if kind == "round"]
    broken = False
    for row in rows:
        if not row.cells:
            continue
        begins = row.cells[min(numbered or 0, len(row.cells) - 1)].text
        if numbered is not None:
            form = _PLACE if kinds[numbered] == "place" else _NUMBER
            fits = bool(form.fullmatch(begins)) or (
                len(row.cells) == 1 and bool(re.match(r"\d+\s", begins))
            )
            # A place that is left blank is that of the row above.
            sums = len(row.cells) > name and heading(row.cells[name]).kind == "total"
            fits = fits or (not begins and not sums and _has_results(row, name, rounds))
            # A whole row numbered A4 among others is a player's all the same.
            fits = fits or (
                bool(_LETTERED.fullmatch(begins))
                and len(row.cells) == len(columns)
                and _has_results(row, name, rounds)
            )
        else:
            fits = _has_results(row, name, rounds)
        if len(found) == MOST_PLAYERS and _NEXT.fullmatch(begins):
            raise too_many_players(row.line)
        if not fits or (len(row.cells) == 1 and broken):
            (beside if found else above).extend(cell for cell in row.cells if cell.text)
            broken = broken or (bool(found) and not set(begins) <= set("-=_ "))
            continue
        if len(found) == MOST_PLAYERS:
            raise too_many_players(row.line)
        found.append(_whole(columns, row))
    return found, beside, above


def _looks_whole(columns: Sequence[Column], row: Row) -> bool:
    """Whether a row has a cell for each column, and a name."""
    name = next(index for index, column in enumerate(columns) if column.kind == "name")
    return len(row.cells) == len(columns) and any(map(str.isalpha, row.cells[name].text))


def _has_results(row: Row, name: int, rounds: Sequence[int]) -> bool:
    if len(row.cells) <= name or not re.search(r"[^\W\d_]", row.cells[name].text):
        return False
    texts = [row.cells[index].text for index in rounds if index < len(row.cells)]
    # Of somebody who has not played yet every cell is empty.
    empty = len(texts) == len(rounds) and not any(texts)
    return empty or any(
        is_result(text) or DIALECTS[-1].parse(text) or (text and is_games(text)) for text in texts
    )


def _whole(columns: Sequence[Column], row: Row) -> tuple[Cell, ...]:
    """Return the row's cells, filled up where only rounds and facts are missing at its end."""
    cells = list(row.cells)
    name = next(index for index, column in enumerate(columns) if column.kind == "name")
    if len(cells) == len(columns) + 1 and cells[-1].text and _goes_on(cells[name + 1]):
        # "Player, Ann" between commas, without quotation marks.
        whole = f"{cells[name].text}, {cells[name + 1].text}"
        cells[name : name + 2] = [cells[name]._replace(text=whole)]
    if len(cells) < len(columns):
        needed = {"number", "name", "total"}
        if len(cells) == 1 or any(column.kind in needed for column in columns[len(cells) :]):
            last = cells[-1]
            missing = columns[len(cells)].heading.text
            raise ReadError(
                Message("error-row-short", (len(cells), len(columns))),
                last.line,
                last.column if len(cells) == 1 else last.end,
                Message("hint-row-short", (missing,)),
                length=len(last.text) if len(cells) == 1 else 1,
            )
        last = cells[-1]
        cells += [Cell("", last.line, last.end)] * (len(columns) - len(cells))
    return tuple(cells)


def _goes_on(cell: Cell) -> bool:
    """Whether a cell can be the second half of a name; an initial looks like a bye."""
    return any(map(str.isalpha, cell.text)) and not (
        is_rating(cell.text) or (is_result(cell.text) and any(map(str.isdecimal, cell.text)))
    )


def _row(
    columns: Sequence[Column], cells: Sequence[Cell], dialect: Dialect, *, cross: bool
) -> RawRow:
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
    """Return what stands under headings that mean nothing to a ranking: a grade, a club."""
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
