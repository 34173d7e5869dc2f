"""Rows whose cells are lined up by spaces, brought under the columns of the heading.

A name may hold spaces and a cell may be empty, so words are not cells. Of all ways to deal
the words out to the columns, in order and each of a form that suits its column, the one is
taken that leaves the fewest cells empty and keeps nearest to the headings.
"""

import re
from collections.abc import Sequence
from functools import cache

from calculator.reading.cells import halves, is_rating, is_result, thousandths
from calculator.reading.columns import Column
from calculator.reading.grid import Cell

_NEVER = 1e9
#: What it costs to leave a cell of a kind empty.
_EMPTY = {"number": _NEVER, "name": _NEVER, "total": _NEVER, "round": 1.0, "tiebreak": 1.0}
_DIGITS = re.compile(r"\d+\.?")


def suits(column: Column, text: str) -> bool:
    """Whether a word has the form of what the column holds."""
    match column.kind:
        case "number":
            return bool(_DIGITS.fullmatch(text))
        case "place":
            return bool(re.fullmatch(r"\d+(-\d+)?\.?", text))
        case "id":
            return bool(re.fullmatch(r"\d{6,9}", text))
        case "rating":
            return is_rating(text)
        case "total":
            return halves(text) is not None
        case "tiebreak":
            return thousandths(text) is not None
        case "round":
            return is_result(text) or bool(re.fullmatch("-+", text))
    return True


def aligned(columns: Sequence[Column], words: Sequence[Cell]) -> tuple[Cell, ...] | None:
    """Return one cell for each column, or ``None`` where the words do not fit the heading."""
    words = _joined(words)
    count = len(words)

    @cache
    def best(column: int, word: int) -> tuple[float, int]:
        """The least cost of the columns from here, and how many words this one takes."""
        if column == len(columns):
            return (0.0 if word == count else _NEVER), 0
        kind = columns[column].kind
        choices = [(_EMPTY.get(kind, 0.2) + best(column + 1, word)[0], 0)]
        longest = count - word if kind in {"name", "other"} else min(1, count - word)
        for taken in range(1, longest + 1):
            part = words[word : word + taken]
            if not suits(columns[column], part[0].text):
                break
            cost = 0.0 if kind == "name" else _distance(columns[column], part)
            # A word that looks like a result or stands alone as a figure is hardly a name.
            if kind in {"name", "other"}:
                cost += sum(0.3 for cell in part if is_result(cell.text) or cell.text.isdigit())
                cost += 0.01 * taken if kind == "other" else 0.0
            choices.append((cost + best(column + 1, word + taken)[0], taken))
        return min(choices)

    if best(0, 0)[0] >= _NEVER:
        return None
    cells = []
    word = 0
    last_end = words[0].column
    for column in range(len(columns)):
        taken = best(column, word)[1]
        part = words[word : word + taken]
        if part:
            text = " ".join(cell.text for cell in part)
            cells.append(Cell(text, part[0].line, part[0].column))
            last_end = part[-1].end
        else:
            cells.append(Cell("", words[0].line, last_end))
        word += taken
    return tuple(cells)


def _joined(words: Sequence[Cell]) -> tuple[Cell, ...]:
    """Join a rating to the second one in parentheses behind it."""
    joined: list[Cell] = []
    for cell in words:
        before = joined[-1] if joined else None
        if before and re.fullmatch(r"\(\d{3,4}\w*\)", cell.text) and is_rating(before.text):
            joined[-1] = before._replace(text=f"{before.text} {cell.text}")
        else:
            joined.append(cell)
    return tuple(joined)


def _distance(column: Column, part: Sequence[Cell]) -> float:
    """How far words stand from a heading; nothing where they overlap."""
    heading = column.heading
    gap = max(heading.column - part[-1].end, part[0].column - heading.end, 0)
    return min(0.02 * gap, 0.9)
