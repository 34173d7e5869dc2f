"""Columns of rounds that come twice for each opponent, or not in their order."""

from collections.abc import Sequence

from calculator.reading.columns import Column
from calculator.reading.cross import is_cross
from calculator.reading.grid import Cell

Cells = tuple[Cell, ...]


def joined_pairs(
    columns: tuple[Column, ...], rows: Sequence[Cells]
) -> tuple[tuple[Column, ...], list[Cells]]:
    """Join each opponent's column and the one without a heading behind it, if that is a square.

    >>> from calculator.reading.columns import column
    >>> head = tuple(column(Cell(text, 1, 1)) for text in ("Name", "R1", "", "R2", ""))
    >>> texts = [("Ann", "*", "*", "1", "½"), ("Bob", "0", "½", "*", "*")]
    >>> columns, rows = joined_pairs(head, [tuple(Cell(t, 1, 1) for t in row) for row in texts])
    >>> [cell.text for cell in rows[0]]
    ['Ann', '*', '1 ½']
    """
    firsts = [at for at, found in enumerate(columns) if found.kind == "round"]
    count = len(rows)
    pairs = [at for at in firsts if at + 1 < len(columns) and _is_blank(columns[at + 1])]
    if len(firsts) != count or len(pairs) != count:
        return columns, list(rows)
    made: list[Cells] = []
    for cells in rows:
        joined = list(cells)
        for at in reversed(pairs):
            texts = [cell.text for cell in joined[at : at + 2] if cell.text]
            text = texts[0] if len(set(texts)) == 1 and not texts[0].isalnum() else " ".join(texts)
            joined[at : at + 2] = [joined[at]._replace(text=text)]
        made.append(tuple(joined))
    seconds = {at + 1 for at in pairs}
    kept = tuple(found for at, found in enumerate(columns) if at not in seconds)
    rounds = [at for at, found in enumerate(kept) if found.kind == "round"]
    if is_cross([[cells[at].text for at in rounds] for cells in made]):
        return kept, made
    return columns, list(rows)


def _is_blank(column: Column) -> bool:
    return column.kind == "other" and not column.heading.text


def in_order(
    columns: tuple[Column, ...], rows: Sequence[Cells]
) -> tuple[tuple[Column, ...], list[Cells]]:
    """Bring the columns of rounds into their order, where every one is there once.

    >>> from calculator.reading.columns import column
    >>> head = tuple(column(Cell(text, 1, 1)) for text in ("Name", "R2", "R1", "Pts"))
    >>> columns, rows = in_order(
    ...     head, [tuple(Cell(text, 2, 1) for text in ("Ann", "W3", "L2", "1"))]
    ... )
    >>> [one.heading.text for one in columns], [cell.text for cell in rows[0]]
    (['Name', 'R1', 'R2', 'Pts'], ['Ann', 'L2', 'W3', '1'])
    """
    there = [at for at, found in enumerate(columns) if found.kind == "round"]
    numbers = [columns[at].round for at in there]
    every = list(range(1, len(numbers) + 1))
    if numbers == every or sorted(numbers) != every:
        return columns, list(rows)
    sources = list(range(len(columns)))
    for at, number in zip(there, numbers, strict=True):
        sources[there[number - 1]] = at
    return tuple(columns[at] for at in sources), [
        tuple(cells[at] for at in sources if at < len(cells)) for cells in rows
    ]
