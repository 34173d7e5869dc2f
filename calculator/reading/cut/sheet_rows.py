"""The rows of a sheet as its cells, whether tabs, commas, bars or HTML part them."""

from calculator.reading.cells.forms.pages import rows_of
from calculator.reading.columns.headings import kind_headed
from calculator.reading.cut.segments import is_html
from calculator.reading.text.grid import SEPARATORS, Cell, lines_of, split

#: The heading is among so many lines, and has more cells than so many.
FIRST_LINES, _FEWEST = 60, 2

type Cells = tuple[Cell, ...]


def sheet_rows(text: str) -> list[Cells]:
    """Return the cells of all lines, by what parts those of the heading; none if only blanks do."""
    if is_html(text):
        return [row.cells for row in rows_of(text)]
    lines = lines_of(text)
    for separator in SEPARATORS:
        if any(line.count(separator) > _FEWEST for line in lines[:FIRST_LINES]):
            return [split(number, line, separator).cells for number, line in enumerate(lines, 1)]
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
