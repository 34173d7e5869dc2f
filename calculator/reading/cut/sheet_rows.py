"""The rows of a sheet as its cells, whether tabs, commas, bars or HTML part them."""

from collections.abc import Sequence

from calculator.reading.cells.forms.pages import rows_of
from calculator.reading.columns.headings import kind_headed
from calculator.reading.cut.segments import is_html
from calculator.reading.text.grid import SEPARATORS, Cell, chunks, lines_of, split

#: The heading is among so many lines, and has more cells than so many.
FIRST_LINES, _FEWEST = 60, 2

type Cells = tuple[Cell, ...]


def sheet_rows(text: str) -> list[Cells]:
    """Return the cells of all lines, by what parts those of the heading; none if only blanks do."""
    return rows_parted(text, lines_of(text)[:FIRST_LINES])


def rows_parted(text: str, headings: Sequence[str]) -> list[Cells]:
    """Return the cells of all lines, by what parts those of some; none if only blanks do."""
    if is_html(text):
        return [row.cells for row in rows_of(text)]
    for separator in SEPARATORS:
        if any(line.count(separator) > _FEWEST for line in headings):
            lines = enumerate(lines_of(text), 1)
            return [split(number, line, separator).cells for number, line in lines]
    return []


def name_column(row: Cells) -> int | None:
    """Return which cell of a row heads the names, if the row is a heading.

    >>> name_column(tuple(Cell(text, 1, 1) for text in ("No", "Name", "R1", "R2")))
    1
    """
    kinds = [kind_headed(cell.text) for cell in row if cell.text]
    if len(kinds) <= _FEWEST or "name" not in kinds:
        return None
    return next(at for at, cell in enumerate(row) if kind_headed(cell.text) == "name")


def heading_at(rows: list[Cells]) -> int | None:
    """Return which row is the heading that has the names of players below it."""
    return next(
        (at for at, row in enumerate(rows[:FIRST_LINES]) if name_column(row) is not None), None
    )


def with_empty(row: Cells, width: int) -> Cells:
    """Return a row with empty cells for those that it lacks."""
    last = row[-1] if row else Cell("", 1, 1)
    return row + (Cell("", last.line, last.end),) * (width - len(row))


def lined_up(cells: Cells, heading: Cells) -> Cells:
    """Return the cells of a line that blanks line up, each below the heading where it begins.

    >>> heading = chunks(1, "Bd  White  Res  Black")
    >>> [cell.text for cell in lined_up(chunks(2, "    Ann    1    bye"), heading)]
    ['', 'Ann', '1', 'bye']
    """
    below: dict[int, Cell] = {}
    for cell in cells:
        near = min(range(len(heading)), key=lambda at: abs(heading[at].column - cell.column))
        below[near] = cell
    line = cells[0].line if cells else heading[0].line
    return tuple(below.get(at, Cell("", line, head.column)) for at, head in enumerate(heading))


def lined_up_rows(text: str) -> list[Cells]:
    r"""Return the cells of lines of which blanks line up all, below the heading; none of others.

    >>> found = lined_up_rows("No  Name  R1  R2\n1   Ann   2   3\n          W   B")
    >>> [[cell.text for cell in row] for row in found[1:]]
    [['1', 'Ann', '2', '3'], ['', '', 'W', 'B']]
    """
    rows = [chunks(number, line) for number, line in enumerate(lines_of(text), 1)]
    at = heading_at(rows)
    if at is None:
        return []
    made = list(rows)
    for there in range(at + 1, len(rows)):
        made[there] = lined_up(rows[there], rows[at])
        if sum(bool(cell.text) for cell in made[there]) < len(rows[there]):
            # Two are below one heading: a title, or it is lined up otherwise.
            made[there] = rows[there]
    return made
