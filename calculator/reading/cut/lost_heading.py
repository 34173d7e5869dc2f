"""Players' numbers whose empty heading is lost: each row has one cell more than the heading."""

from collections.abc import Sequence

from calculator.reading.columns.headings import Column
from calculator.reading.text.grid import Row

#: Fewer rows are numbered by chance.
_FEWEST = 2


def with_number(columns: tuple[Column, ...], rows: Sequence[Row]) -> tuple[Column, ...]:
    """Return the columns with one for the players' numbers, where its empty heading is lost.

    Whatever takes the blanks off a text takes the first tab as well.

    >>> from calculator.reading.columns.headings import heading_columns
    >>> from calculator.reading.text.grid import Cell
    >>> head = heading_columns([Cell(text, 1, 1) for text in ("Name", "R1", "R2")])
    >>> rows = [
    ...     Row(2, tuple(Cell(text, 2, 1) for text in (str(at), "Ann", "W2", "D2")))
    ...     for at in (1, 2)
    ... ]
    >>> [one.kind for one in with_number(head or (), rows)]
    ['number', 'name', 'round', 'round']
    >>> len(with_number(head or (), rows[1:]))
    3
    """
    players = [row.cells for row in rows if len(row.cells) > 1]
    if columns[0].kind != "name" or any(len(cells) != len(columns) + 1 for cells in players):
        return columns
    numbers = [cells[0].text.rstrip(".") for cells in players]
    if len(numbers) < _FEWEST or numbers != [str(at) for at in range(1, len(numbers) + 1)]:
        return columns
    return (Column("number", columns[0].heading._replace(text="")), *columns)
