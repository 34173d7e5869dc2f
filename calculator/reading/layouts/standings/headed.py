"""Standings and crosstables with a heading and one row a player, whatever program made them.

Whether the cells come from tabs, commas, spaces or HTML, the heading says what each column
holds, and the cells themselves in which dialect results are written.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from calculator.model import Message
from calculator.reading.cells import is_rating
from calculator.reading.columns import Column
from calculator.reading.columns import column as heading
from calculator.reading.cross import is_cross, is_games
from calculator.reading.dialects import DIALECTS, dialect_of, is_result
from calculator.reading.errors import MOST_PLAYERS, ReadError, too_many_players
from calculator.reading.grid import Cell, Row
from calculator.reading.layouts.standings.rows import raw_row
from calculator.reading.raw import RawTable
from calculator.reading.repeated import once
from calculator.reading.segments import Segment, segments

_NUMBER = re.compile(r"\d{1,4}\.?")
#: A number with letters before or behind it.
_LETTERED = re.compile(r"[A-Za-z]{1,2}-?\d{1,4}[A-Za-z]?\.?|\d{1,4}[A-Za-z]\.?")
#: The number of the first player too many.
_NEXT = re.compile(r"\d{5}\.?")
#: A place may be shared, or an ordinal.
_PLACE = re.compile(r"T?-?\d{1,4}(?:-\d{1,4}|st|nd|rd|th|T|=)?[.)]?", re.IGNORECASE)
_NUMBERED = {"number", "place", "start"}


def read_tables(text: str) -> list[RawTable | ReadError]:
    """Read every table under a heading; one that is faulty is its error."""
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
    every, after, above = _parts(columns, segment.rows)
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
        tuple(raw_row(columns, cells, dialect, cross=cross) for cells in rows),
        segment.before + tuple(above),
        tuple(after),
        segment.form,
        "cross" if cross else dialect.name,
        headed,
        of_opponents=cross,
        meanings=dialect.meanings,
        repeated=repeated,
    )


class _Parts(NamedTuple):
    """The rows under a heading: the players', and the texts above, between and below them."""

    players: list[tuple[Cell, ...]]
    beside: list[Cell]
    above: list[Cell]


def _parts(columns: Sequence[Column], rows: Sequence[Row]) -> _Parts:
    """Tell the players' rows from texts; raises where there are too many or one is cut off."""
    rows = [row for row in rows if row.cells]
    fitting = [_is_player(columns, row) for row in rows]
    first = fitting.index(True) if True in fitting else len(rows)
    end = next(
        (
            at
            for at in range(first, len(rows))
            if not fitting[at] and not _is_rule(_begins(columns, rows[at]))
        ),
        len(rows),
    )
    # Below the first text a figure alone is no row that was cut off.
    players = [
        at for at, row in enumerate(rows) if fitting[at] and (at < end or len(row.cells) > 1)
    ]
    whole = [_whole(columns, rows[at]) for at in players[:MOST_PLAYERS]]
    if len(players) >= MOST_PLAYERS:
        too_many = set(players[MOST_PLAYERS:])
        for at in range(players[MOST_PLAYERS - 1] + 1, len(rows)):
            if at in too_many or _NEXT.fullmatch(_begins(columns, rows[at])):
                raise too_many_players(rows[at].line)
    texts = sorted(set(range(len(rows))) - set(players))
    return _Parts(
        whole,
        [cell for at in texts if at > first for cell in rows[at].cells if cell.text],
        [cell for at in texts if at < first for cell in rows[at].cells if cell.text],
    )


def _numbered(columns: Sequence[Column]) -> int | None:
    """Return which column numbers the players, if any."""
    return next((at for at, column in enumerate(columns) if column.kind in _NUMBERED), None)


def _begins(columns: Sequence[Column], row: Row) -> str:
    """Return a row's number, or what is in its place."""
    return row.cells[min(_numbered(columns) or 0, len(row.cells) - 1)].text


def _is_rule(text: str) -> bool:
    """Whether a text is only a line drawn below the heading."""
    return set(text) <= set("-=_ ")


def _is_player(columns: Sequence[Column], row: Row) -> bool:
    """Whether a row is a player's: it has a number, or results behind a name."""
    kinds = [column.kind for column in columns]
    numbered, name = _numbered(columns), kinds.index("name")
    rounds = [at for at, kind in enumerate(kinds) if kind == "round"]
    if numbered is None:
        return _has_results(row, name, rounds)
    begins = _begins(columns, row)
    form = _PLACE if kinds[numbered] == "place" else _NUMBER
    if form.fullmatch(begins) or (len(row.cells) == 1 and re.match(r"\d+\s", begins)):
        return True
    if not begins:
        # A place that is left blank is that of the row above.
        sums = len(row.cells) > name and heading(row.cells[name]).kind == "total"
        return not sums and _has_results(row, name, rounds)
    # A whole row numbered A4 among others is a player's all the same.
    return (
        bool(_LETTERED.fullmatch(begins))
        and len(row.cells) == len(columns)
        and _has_results(row, name, rounds)
    )


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
