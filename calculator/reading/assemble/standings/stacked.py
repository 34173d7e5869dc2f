"""Tables of which every cell is a line of its own, as some browsers on phones copy them.

The headings come first, one below the other, then the cells of each player in the same order.
An empty cell is an empty line, or, where the cells are apart by empty lines, one more of them.
Of PDFs some programs copy one column after the other, each with its heading.
"""

import itertools
from collections.abc import Callable, Sequence
from functools import partial

from calculator.reading.assemble.standings.headed import table_of
from calculator.reading.cells.dialects import DIALECTS, is_result
from calculator.reading.cells.looks import is_sure
from calculator.reading.check.consistency import Judged
from calculator.reading.columns.headings import Column, heading_columns, kind_headed
from calculator.reading.cut.segments import Segment, is_html
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, Row, lines_of
from calculator.reading.text.joined_lines import LONGEST_LINE

#: The headings are among the first lines, so many, and there are no more of them.
_FIRST_LINES, _MOST_COLUMNS = 60, 40
#: This many lines below the table may say something about it.
_MOST_BELOW = 100
#: This many columns may come before the name.
_BEFORE_NAME = 4
#: A table in columns has no more cells, and no longer ones.
_MOST_CELLS, _LONGEST_CELL = 8_000, 60
#: The mark of the own cell in a crosstable.
_OWN = frozenset({"x", "xx", "xxx", "*", "**", "***"})
#: Behind the names so many cells may be the next heading.
_TRIED = 3
#: No name has fewer letters: "W" is a result.
_SHORTEST_NAME = 2
#: A table has no fewer rows.
_MIN_ROWS = 2
#: The numbers of fewer opponents do not tell that they head columns.
_MIN_OPPONENTS = 3
#: So many results behind the last row are those of a row that was not understood.
_OF_A_ROW = 3


def read_stacked(text: str) -> list[Judged | ReadError]:
    """Read the table whose cells are one below the other; empty if there is none."""
    if is_html(text):
        return []
    lines = [
        Cell(line.strip()[:LONGEST_LINE], number, len(line) - len(line.lstrip()) + 1)
        for number, line in enumerate(lines_of(text), 1)
    ]
    # Between any two cells may be a line with a bar.
    lines = _with_name([cell for cell in lines if cell.text != "|"])
    filled = [cell for cell in lines if cell.text]
    ways: tuple[Callable[[], Segment | None], ...] = (lambda: _in_columns(filled),)
    if any(kind_headed(cell.text) == "name" for cell in lines[:_FIRST_LINES]):
        first = _first(lines)
        spaced = not any(cell.text for cell in lines[first + 1 :: 2])
        others = (_apart(lines), lines) if spaced else (lines, _apart(lines))
        ways = (*ways, *(partial(_segment, cells) for cells in (*others, filled)))
    for way in ways:
        if segment := way():
            try:
                return [table_of(segment)]
            except ReadError as error:
                return [error.knowing(size=len(segment.rows))]
    return []


def _with_name(lines: list[Cell]) -> list[Cell]:
    """Return the lines with a heading for the names, where only the opponents' numbers have one.

    >>> texts = ["Group A", "1", "2", "3", "Total", "Ann", "X", "1", "0", "1"]
    >>> [cell.text for cell in _with_name([Cell(text, 1, 1) for text in texts])][:3]
    ['Group A', 'Name', '1']
    """
    first = lines[:_FIRST_LINES]
    if any(kind_headed(cell.text) == "name" for cell in first):
        return lines
    filled = [(at, cell.text) for at, cell in enumerate(first) if cell.text]
    numbers = [str(one + 1) for one in range(_MIN_OPPONENTS)]
    for place, (at, _) in enumerate(filled):
        if [text for _, text in filled[place : place + _MIN_OPPONENTS]] == numbers:
            return [*lines[:at], lines[at]._replace(text="Name"), *lines[at:]]
    return lines


def _apart(lines: Sequence[Cell]) -> list[Cell]:
    """Return every second line from the first heading on: those between are empty."""
    first = _first(lines)
    return [*lines[:first], *lines[first::2]]


def _first(lines: Sequence[Cell]) -> int:
    return next((at for at, cell in enumerate(lines) if kind_headed(cell.text) != "other"), 0)


def _segment(cells: Sequence[Cell]) -> Segment | None:
    """Return the headings and the rows below them, where at least two rows fit."""
    names = [at for at, cell in enumerate(cells[:_FIRST_LINES]) if kind_headed(cell.text) == "name"]
    best: Segment | None = None
    most = _MIN_ROWS - 1
    for name in names[:1]:
        for start in range(max(0, name - _BEFORE_NAME), name + 1):
            if kind_headed(cells[start].text) == "other":
                continue
            for end in range(name + 2, min(len(cells), start + _MOST_COLUMNS) + 1):
                columns = heading_columns(_with_number(cells[start:end], cells[end : end + 1]))
                rows = _rows(columns, cells, end) if columns else ()
                if columns and len(rows) > most:
                    most = len(rows)
                    best = _with_rest(columns, rows, cells, start, end)
    return None if best and _goes_on(best, most) else best


def _goes_on(segment: Segment, rows: int) -> bool:
    """Whether behind the last row are results of another one, as where an empty cell is left out.

    What is behind it would be left out, with nothing said; a row that is cut off is told.
    """
    width = len(segment.columns)
    behind = [row.cells[0].text for row in segment.rows[rows:]]
    results = [
        text
        for text in behind[:width]
        if text.lower() in _OWN or is_result(text) or DIALECTS[-1].parse(text)
    ]
    return len(behind) >= width and len(results) >= _OF_A_ROW


def _with_number(heading: Sequence[Cell], first: Sequence[Cell]) -> Sequence[Cell]:
    """Return headings with one more for the players' numbers, where only the rows have these.

    >>> heads = [Cell("Player", 1, 1), Cell("R1", 2, 1)]
    >>> [len(_with_number(heads, [Cell(text, 3, 1)])) for text in ("1.", "Ann")]
    [3, 2]
    """
    numbered = bool(first) and _number(first[0]) == "1" and kind_headed(heading[0].text) == "name"
    return [heading[0]._replace(text="#"), *heading] if numbered else heading


def _number(cell: Cell) -> str:
    """Return the number of a player, without signs: "#1", "1."."""
    return cell.text.removeprefix("#").rstrip(".)")


def _in_columns(cells: Sequence[Cell]) -> Segment | None:
    """Return the table whose columns are below each other: the headings are equally far apart.

    >>> found = _in_columns(
    ...     [
    ...         Cell(text, 1, 1)
    ...         for text in "# 1 2 Name Ann Bo Rd1 W2 L2 Rd2 D2 D1 Pts 1.5 .5".split()
    ...     ]
    ... )
    >>> [[cell.text for cell in row.cells] for row in found.rows] if found else []
    [['1', 'Ann', 'W2', 'D2', '1.5'], ['2', 'Bo', 'L2', 'D1', '.5']]
    """
    if len(cells) > _MOST_CELLS or any(
        len(cell.text) > _LONGEST_CELL or "\t" in cell.text or "  " in cell.text for cell in cells
    ):
        return None
    name = next((at for at, cell in enumerate(cells) if kind_headed(cell.text) == "name"), None)
    if name is None:
        return None
    # Behind the names is the next heading, or if nobody knows that, the first figure below it.
    behind = (
        at - name
        for at in range(name + _MIN_ROWS + 1, len(cells))
        if any(map(str.isdecimal, cells[at].text)) or kind_headed(cells[at].text) != "other"
    )
    heights = (height - more for height in itertools.islice(behind, _TRIED) for more in (0, 1))
    found = (_of_height(cells, name, height) for height in heights)
    return next((one for one in found if one), None)


def _of_height(cells: Sequence[Cell], name: int, height: int) -> Segment | None:
    """Return the table if headings are so far apart, and every row is a player's."""
    if height <= _MIN_ROWS:
        return None
    heads = cells[name % height :: height]
    at_name = name // height
    for first in range(at_name + 1):
        if kind_headed(heads[first].text) == "other":
            continue
        start = name % height + first * height
        whole = (len(cells) - start) // height
        for count in range(whole, max(1, at_name - first), -1):
            columns = heading_columns(heads[first : first + count])
            if columns is None:
                continue
            grid = [cells[start + at * height : start + (at + 1) * height] for at in range(count)]
            rows = [tuple(part[at] for part in grid) for at in range(1, height)]
            played = [
                row[at].text
                for at, one in enumerate(columns)
                if one.kind == "round"
                for row in rows
            ]
            # Where results are apart from the opponents, these are in columns that nobody knows.
            who = any(
                (is_sure(text) and any(map(str.isdecimal, text))) or text.lower() in _OWN
                for text in played
            )
            if who and all(_player(columns, row) for row in rows):
                made = tuple(Row(row[0].line, row) for row in rows)
                below = cells[start + count * height :]
                rest = tuple(Row(cell.line, (cell,)) for cell in below[:_MOST_BELOW])
                return Segment(columns, made + rest, tuple(cells[:start]), "text")
    return None


def _with_rest(
    columns: tuple[Column, ...], rows: tuple[Row, ...], cells: Sequence[Cell], start: int, end: int
) -> Segment:
    """Return the segment with the texts above and below, and with a row that is cut off."""
    rest = [cell for cell in cells[end + len(rows) * len(columns) :] if cell.text]
    below = tuple(Row(cell.line, (cell,)) for cell in rest[:_MOST_BELOW])
    above = tuple(cell for cell in cells[:start] if cell.text)
    return Segment(columns, rows + below, above, "text")


def _rows(columns: Sequence[Column], cells: Sequence[Cell], start: int) -> tuple[Row, ...]:
    """Cut the cells below the headings into rows, as far as each is one of a player."""
    rows: list[Row] = []
    width = len(columns)
    # Behind the last cell of all may be no empty line, as there is behind others.
    filled = max(at for at, found in enumerate(columns) if found.heading.text) + 1
    for at in range(start, len(cells) - filled + 1, width):
        part = tuple(cells[at : at + width])
        part += (part[-1]._replace(text=""),) * (width - len(part))
        if not _player(columns, part):
            break
        if columns[0].kind == "number":
            part = (part[0]._replace(text=_number(part[0])), *part[1:])
        rows.append(Row(part[0].line, part))
    return tuple(rows)


def _player(columns: Sequence[Column], cells: Sequence[Cell]) -> bool:
    for found, cell in zip(columns, cells, strict=True):
        if found.kind in {"number", "start"} and not _number(cell).isdecimal():
            return False
        if found.kind == "name" and sum(map(str.isalpha, cell.text)) < _SHORTEST_NAME:
            return False
    played = [
        cell.text for found, cell in zip(columns, cells, strict=True) if found.kind == "round"
    ]
    sure = [is_result(text) or DIALECTS[-1].parse(text) is not None for text in played if text]
    return 2 * sum(sure) >= len(sure) and (bool(sure) or len(cells) > 3)
