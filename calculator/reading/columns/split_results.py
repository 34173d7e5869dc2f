"""Cells of rounds of which a column of its own, without a heading, holds the end: "bye ½"."""

from collections.abc import Sequence

from calculator.reading.cells.dialects import is_result
from calculator.reading.columns.headings import Column
from calculator.reading.text.grid import Cell

#: One row in this many is one of a few.
_ROWS_PER_EXCEPTION = 3
Cells = tuple[Cell, ...]


def whole_results(columns: Sequence[Column], rows: Sequence[Cells]) -> list[Cells]:
    """Join the ends of a few results with what they are the ends of.

    >>> columns = [Column(kind, Cell("", 1, 1)) for kind in ("name", "round", "other")]
    >>> texts = [("Ann", "bye", "½"), ("Bo", "W3", ""), ("Cy", "L2", "")]
    >>> rows = [tuple(Cell(text, 2, 1) for text in row) for row in texts]
    >>> [cell.text for cell in whole_results(columns, rows)[0]]
    ['Ann', 'bye ½', '']
    """
    made = list(rows)
    for at in range(1, len(columns)):
        one, before = columns[at], columns[at - 1]
        if one.kind != "other" or one.heading.text or before.kind != "round":
            continue
        ends = [row for row, cells in enumerate(made) if at < len(cells) and cells[at].text]
        whole = {row: f"{made[row][at - 1].text} {made[row][at].text}" for row in ends}
        if _ROWS_PER_EXCEPTION * len(ends) > len(made) or not all(map(is_result, whole.values())):
            continue
        for row, text in whole.items():
            cells = made[row]
            joined = cells[at - 1]._replace(text=text), cells[at]._replace(text="")
            made[row] = (*cells[: at - 1], *joined, *cells[at + 1 :])
    return made
