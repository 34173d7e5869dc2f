"""Columns of colors beside those of results: ``W4`` and ``w``."""

from collections.abc import Mapping, Sequence

from calculator.model import Color
from calculator.reading.cells.dialects import is_result
from calculator.reading.columns.headings import Column
from calculator.reading.lexicon.phrases import colors_among
from calculator.reading.text.errors import ReadError, Whose
from calculator.reading.text.grid import Cell

Cells = tuple[Cell, ...]
#: In place of a color where there was no game.
_NONE = {"", "-", "--", "---"}
#: The share of the filled cells of a column of colors that must name one.
_MIN_SHARE_OF_COLORS = 0.75


def with_colors(
    columns: tuple[Column, ...], rows: Sequence[Cells]
) -> tuple[tuple[Column, ...], list[Cells]]:
    """Put the colors into the cells of results, where each round has a column of them beside it.

    Raises :class:`ReadError` at a cell among colors that is none.

    >>> from calculator.reading.columns.headings import column
    >>> head = tuple(column(Cell(text, 1, 1)) for text in ("Name", "R1", "C", "R2", "C"))
    >>> texts = [("Ann", "W2", "w", "D2", "b"), ("Bob", "L1", "b", "D1", "w")]
    >>> columns, rows = with_colors(head, [tuple(Cell(t, 2, 1) for t in row) for row in texts])
    >>> len(columns), [cell.text for cell in rows[0]]
    (3, ['Ann', 'W2 w', 'D2 b'])
    """
    rounds = [at for at, found in enumerate(columns) if found.kind == "round"]
    for step in (1, -1):
        places = [at + step for at in rounds]
        texts = [cells[at].text for cells in rows for at in places if 0 < at < len(cells)]
        colors = colors_among(texts)
        if _may_be_colors(columns, places) and _are_colors(texts, colors):
            taken = {at + step for at in rounds}
            kept = [at for at in range(len(columns)) if at not in taken]
            _check(columns, rows, step, colors)
            return tuple(columns[at] for at in kept), [
                tuple(
                    with_color(cells[at], cells[at + step], colors) if at in rounds else cells[at]
                    for at in kept
                    if at < len(cells)
                )
                for cells in rows
            ]
    return columns, list(rows)


def _may_be_colors(columns: Sequence[Column], places: Sequence[int]) -> bool:
    """Whether no heading of these columns names anything else."""
    return all(0 < at < len(columns) and columns[at].kind == "other" for at in places)


def _are_colors(texts: Sequence[str], colors: Mapping[str, Color]) -> bool:
    """Whether most of these cells name a color."""
    filled = [text for text in texts if text not in _NONE]
    count = sum(text in colors for text in filled)
    return count > 0 and count >= _MIN_SHARE_OF_COLORS * len(filled) and 2 * count >= len(texts)


def _check(
    columns: Sequence[Column], rows: Sequence[Cells], step: int, colors: Mapping[str, Color]
) -> None:
    """Raise for a cell among colors that is none, ``step`` columns after that of its round."""
    name = next((at for at, found in enumerate(columns) if found.kind == "name"), 0)
    for cells in rows:
        for at, found in enumerate(columns):
            if found.kind != "round" or at + step >= len(cells):
                continue
            color = cells[at + step]
            if color.text not in colors and color.text not in _NONE:
                whose = Whose(cells[name].text, found.round)
                raise ReadError.says(color, "error-no-color", "hint-color").knowing(whose=whose)


def with_color(result: Cell, color: Cell, colors: Mapping[str, Color]) -> Cell:
    """Return the cell of a result with its color; one that names nobody has none."""
    meant = colors.get(color.text, "")
    text = f"{result.text} {meant.lower()}"
    is_named = any(map(str.isdecimal, result.text)) and is_result(text)
    return result._replace(text=text) if is_named and meant else result
