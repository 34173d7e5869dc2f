"""Colors in a line of their own, below the results of each player."""

from collections.abc import Sequence

from calculator.reading.columns.colors import with_color
from calculator.reading.columns.headings import Column
from calculator.reading.lexicon.phrases import colors_among
from calculator.reading.text.grid import Row


def with_colors_below(columns: Sequence[Column], rows: Sequence[Row]) -> Sequence[Row]:
    """Return rows with the colors that the line below each of them has in the rounds' columns.

    >>> from calculator.reading.columns.headings import column
    >>> from calculator.reading.text.grid import Cell
    >>> head = [column(Cell(text, 1, 1)) for text in ("Name", "R1", "R2")]
    >>> lines = ("Ann|W2|D2", "|W|B", "Bob|L1|D1", "|B|W")
    >>> rows = [Row(2, tuple(Cell(text, 2, 1) for text in line.split("|"))) for line in lines]
    >>> [[cell.text for cell in row.cells] for row in with_colors_below(head, rows)]
    [['Ann', 'W2 w', 'D2 b'], ['Bob', 'L1 b', 'D1 w']]
    """
    name = next((at for at, one in enumerate(columns) if one.kind == "name"), 0)
    rounds = {at for at, one in enumerate(columns) if one.kind == "round"}
    filled = [{at for at, cell in enumerate(row.cells) if cell.text} for row in rows]
    # Who played nobody has an empty line.
    below = [
        len(row.cells) == len(columns) and found <= rounds
        for row, found in zip(rows, filled, strict=True)
    ]
    texts = [
        row.cells[at].text
        for row, is_below in zip(rows, below, strict=True)
        if is_below
        for at in rounds
    ]
    colors = colors_among(texts)
    told = [text for text in texts if text]
    players = sum(name in found for found in filled)
    if not told or any(text not in colors for text in told) or 2 * sum(below) <= players:
        return rows
    made: list[Row] = []
    for row, is_below in zip(rows, below, strict=True):
        if is_below and made and len(made[-1].cells) == len(columns):
            cells = (
                with_color(cell, color, colors) if at in rounds else cell
                for at, (cell, color) in enumerate(zip(made[-1].cells, row.cells, strict=True))
            )
            made[-1] = made[-1]._replace(cells=tuple(cells))
        else:
            made.append(row)
    return made
