"""A round robin of which only one half is filled: each game is there once, not for both players."""

from collections.abc import Sequence

from calculator.reading.columns.cross import codes_of, may_be_own
from calculator.reading.columns.headings import Column
from calculator.reading.text.grid import Cell

Cells = tuple[Cell, ...]
#: Of fewer players half of the cells may be empty by chance.
_FEWEST = 3
_ANSWERS = {"W": "0", "L": "1", "D": "½", "X": "-", "F": "+"}


def is_half_filled(rows: Sequence[Sequence[str]]) -> bool:
    """Whether all cells on one side of players' own cells are empty, and most others are games.

    >>> is_half_filled([["x", "1", "½"], ["", "x", "0"], ["", "", "x"]])
    True
    >>> is_half_filled([["x", "1", "½"], ["0", "x", ""], ["", "", "x"]])
    False
    """
    count = len(rows)
    if count < _FEWEST or any(len(row) != count for row in rows):
        return False
    below = [text for at, row in enumerate(rows) for text in row[:at]]
    above = [text for at, row in enumerate(rows) for text in row[at + 1 :]]
    if any(below) and any(above):
        return False
    filled = list(filter(None, below)) or list(filter(None, above))
    return (
        2 * len(filled) > len(below)
        and may_be_own([row[at] for at, row in enumerate(rows)])
        and all(codes_of(text) is not None for text in filled)
    )


def may_be_half_filled(rows: Sequence[Sequence[Cell]], width: int) -> bool:
    """Whether so many columns are enough for all players, and half of their cells may be empty.

    >>> rows = [
    ...     [Cell(text, 1, 1) for text in row] for row in ("x1½", ["", "x", "0"], ["", "", "x"])
    ... ]
    >>> may_be_half_filled(rows, 3), may_be_half_filled(rows[:1] * 3, 3)
    (True, False)
    """
    count = len(rows)
    filled = sum(bool(cell.text) for cells in rows for cell in cells)
    return _FEWEST <= count <= width and 2 * (count * width - filled) >= count * (count - 1)


def answered(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Return the cells of which one half is empty with that half: the other sides of the games.

    >>> answered([["x", "1-0", "½ 1"], ["", "x", "0"], ["", "", "x"]])
    [['x', '1-0', '½ 1'], ['0-1', 'x', '0'], ['½ 0', '1', 'x']]
    """
    signs = any("+" in text for row in rows for text in row)
    return [
        [
            text or ("" if at == to else _answer(rows[to][at], signs=signs))
            for to, text in enumerate(row)
        ]
        for at, row in enumerate(rows)
    ]


def _answer(text: str, *, signs: bool) -> str:
    """Return the other side of a cell; hyphens without a plus are games that nobody played."""
    both = text.replace(" ", "").split("-")
    if len(both) > 1 and all(both):
        return "-".join(both[::-1])
    if "-" in text and not signs:
        return text
    return " ".join(_ANSWERS[code] for code in codes_of(text) or ())


def with_other_half(columns: Sequence[Column], rows: Sequence[Cells]) -> list[Cells]:
    """Fill in the empty half of a round robin from the other, if there is such a half."""
    places = [at for at, one in enumerate(columns) if one.kind == "round"]
    texts = [[cells[at].text for at in places] for cells in rows]
    if not is_half_filled(texts):
        return list(rows)
    made: list[Cells] = []
    for cells, answers in zip(rows, answered(texts), strict=True):
        own = list(cells)
        for at, text in zip(places, answers, strict=True):
            own[at] = own[at]._replace(text=text)
        made.append(tuple(own))
    return made
