"""Cells of rounds that print the score so far below the result: ``W12 2.5``."""

from collections.abc import Sequence

from calculator.model.late import pattern
from calculator.reading.cells import halves
from calculator.reading.columns import Column
from calculator.reading.dialects import is_result
from calculator.reading.grid import Cell
from calculator.reading.layouts.standings.looks import is_sure

Cells = tuple[Cell, ...]
_BOTH = pattern(r"(.*\S)\s+(\d{1,2}(?:[.,]\d)?|\d{0,2}½)")
#: So many of the cells have it, if any.
_MOST = 0.8
#: A score of more is none of a game.
_OF_A_GAME = 2
_NO_COLOUR = ("L", "D", "X", "F")


def without_scores(columns: Sequence[Column], rows: Sequence[Cells]) -> list[Cells]:
    """Leave out the scores so far, where nearly all cells have one and some are of several games.

    >>> from calculator.reading.columns import column
    >>> head = [column(Cell(text, 1, 1)) for text in ("Name", "R1", "R2")]
    >>> texts = [("Ann", "W2 1.0", "W3 2.0"), ("Bob", "L1 0.0", "-B- 1.0")]
    >>> rows = [tuple(Cell(text, 2, 1) for text in row) for row in texts]
    >>> [cell.text for cell in without_scores(head, rows)[0]]
    ['Ann', 'W2', 'W3']
    """
    at = [index for index, column in enumerate(columns) if column.kind == "round"]
    filled = [text for cells in rows for i in at if (text := cells[i].text)]
    if " " not in "".join(filled):
        return list(rows)
    parts = [_parts(text) for text in filled]
    scores = [halves(found[1]) or 0 for found in parts if found]
    # "w12 1" is a game with White; nothing lost, drawn or of more points is.
    told = max(scores, default=0) > _OF_A_GAME or any(
        found[0].upper().startswith(_NO_COLOUR) for found in parts if found
    )
    if len(scores) < _MOST * len(filled) or not told:
        return list(rows)
    return [
        tuple(
            cell._replace(text=found[0]) if i in at and (found := _parts(cell.text)) else cell
            for i, cell in enumerate(cells)
        )
        for cells in rows
    ]


def _parts(text: str) -> tuple[str, str] | None:
    """Return the result and the score of a cell; ``None`` where it has not both."""
    match = _BOTH.fullmatch(text) if " " in text and len(text) < 30 else None
    if match is None:
        return None
    bye = is_result(match[1]) and not any(map(str.isdecimal, match[1]))
    return (match[1], match[2]) if bye or is_sure(match[1]) else None
