"""Rows whose cells are lined up by spaces, brought under the columns of the heading.

A name may hold spaces and a cell may be empty, so words are not cells. Of all ways to deal
the words out to the columns, in order and each of a form that suits its column, the one is
taken that leaves the fewest cells empty and keeps nearest to the headings.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from calculator.reading.cells import halves, is_rating, thousandths
from calculator.reading.columns import Column
from calculator.reading.dialects import is_result
from calculator.reading.errors import ReadError
from calculator.reading.grid import Cell

_NEVER = 1e9
#: What it costs to leave a cell of a kind empty.
_EMPTY = {
    "number": _NEVER,
    "name": _NEVER,
    "total": _NEVER,
    "round": 1.0,
    "game": 1.0,
    "tiebreak": 1.0,
}
#: How many words a cell may have.
_LONGEST = {"name": 9, "other": 4}
_SECOND = re.compile(r"\(\d{3,4}\w*\)")
_DIGITS = re.compile(r"\d+\.?")


@lru_cache(maxsize=8192)
def suits(kind: str, text: str) -> bool:
    """Whether a word has the form of what a column of this kind holds."""
    match kind:
        case "number" | "start":
            return bool(_DIGITS.fullmatch(text))
        case "place":
            return bool(re.fullmatch(r"\d+(-\d+)?\.?", text))
        case "id":
            return bool(re.fullmatch(r"\d{5,9}", text))
        case "rating":
            return is_rating(text)
        case "total":
            return halves(text) is not None
        case "tiebreak":
            return thousandths(text) is not None
        case "round":
            return text != "0" and (is_result(text) or bool(re.fullmatch("-+", text)))
        case "game":
            return text in _ALONE or bool(re.fullmatch("-+", text))
    return True


#: Results without an opponent, as a crosstable of a round robin has them.
_ALONE = {"1", "0", "½", "=", "+", "*", "x", "X", "½½", "1½", "½1", "0½", "½0", "10", "01", "11"}


class Aligner:
    """Deals out the words of many lines, within bounds: hostile text must not take for ever."""

    def __init__(self, size: int) -> None:
        self.steps = 150_000 + 3 * size // 2

    def deal(self, columns: Sequence[Column], words: Sequence[Cell]) -> tuple[Cell, ...] | None:
        """Return one cell for each column, or ``None`` where the words do not fit the heading."""
        words = _joined(words)
        spare = sum(_LONGEST.get(column.kind, 1) for column in columns)
        if len(words) > spare or len(words) < 2:
            return None
        kinds = [column.kind for column in columns]
        if not any(is_result(cell.text) and not cell.text.isdigit() for cell in words):
            # Nobody is named: cells such as 1, ½ and 0.
            kinds = ["game" if kind == "round" else kind for kind in kinds]
        return _straight(kinds, words) or self._best(columns, kinds, words)

    def _best(
        self, columns: Sequence[Column], kinds: Sequence[str], words: Sequence[Cell]
    ) -> tuple[Cell, ...] | None:
        count = len(words)
        within, steps = _bounds(tuple(kinds), count)
        self.steps -= steps
        if self.steps < 0:
            raise ReadError(
                "error-too-many-ways",
                words[0].line,
                words[0].column,
                "hint-separate-cells",
            )
        # costs[word]: the least cost of all columns from this one on; takes: how many words.
        costs = [_NEVER] * count + [0.0]
        takes: list[list[int]] = []
        fitting: dict[str, list[bool]] = {}
        starts = [cell.column for cell in words]
        ends = [cell.end for cell in words]
        # What looks like a result or stands alone as a figure is hardly a name.
        hard = [0.3 if cell.text.isdigit() or is_result(cell.text) else 0.0 for cell in words]
        for column, kind, (low, high) in zip(
            reversed(columns), reversed(kinds), reversed(within), strict=True
        ):
            if kind not in fitting:
                fitting[kind] = [suits(kind, cell.text) for cell in words]
            fits = fitting[kind]
            longest = _LONGEST.get(kind, 1)
            empty = _EMPTY.get(kind, 0.2)
            left, right = column.heading.column, column.heading.end
            before, costs, taken_by = costs, [_NEVER] * (count + 1), [0] * (count + 1)
            for word in range(low, high + 1):
                best, chosen = empty + before[word], 0
                if word < count and fits[word]:
                    # How far the word stands from the heading; nothing where they overlap.
                    gap = max(left - ends[word], starts[word] - right, 0)
                    cost = 0.0 if kind == "name" else min(0.02 * gap, 0.9)
                    if longest == 1:
                        if cost + before[word + 1] < best:
                            best, chosen = cost + before[word + 1], 1
                    else:
                        more = 0.01 if kind == "other" else 0.0
                        for taken in range(1, min(longest, count - word) + 1):
                            cost += hard[word + taken - 1]
                            cost += more
                            rest = cost + before[word + taken]
                            if rest < best:
                                best, chosen = rest, taken
                costs[word], taken_by[word] = best, chosen
            takes.append(taken_by)
        if costs[0] >= _NEVER:
            return None
        cells = []
        word = 0
        for taken_by in reversed(takes):
            taken = taken_by[word]
            cells.append(_cell(words, word, word + taken))
            word += taken
        return tuple(cells)


@lru_cache(maxsize=512)
def _bounds(kinds: tuple[str, ...], count: int) -> tuple[list[tuple[int, int]], int]:
    """Return between which words each column can begin, and how many steps it takes to try all.

    The columns before and behind take as many words as they need, and no more than they can.
    """
    most = [_LONGEST.get(kind, 1) for kind in kinds]
    least = [_EMPTY.get(kind) == _NEVER for kind in kinds]
    bounds = []
    earlier_most = earlier_least = steps = 0
    later_most, later_least = sum(most), sum(least)
    for own_most, own_least in zip(most, least, strict=True):
        low, high = max(earlier_least, count - later_most), min(earlier_most, count - later_least)
        bounds.append((low, high))
        steps += max(0, high + 1 - low) * own_most
        earlier_most, earlier_least = earlier_most + own_most, earlier_least + own_least
        later_most, later_least = later_most - own_most, later_least - own_least
    return bounds, steps


def _straight(kinds: Sequence[str], words: Sequence[Cell]) -> tuple[Cell, ...] | None:
    """Deal the words out where every cell is there and only the name is of several words."""
    if "other" in kinds:
        return None
    kinds = list(kinds)
    before = kinds.index("name")
    after = len(kinds) - before - 1
    if not before + 1 + after <= len(words) <= before + _LONGEST["name"] + after:
        return None
    last = len(words) - after
    if any(cell.text.isdigit() or is_result(cell.text) for cell in words[before:last]):
        return None
    fitting = zip(
        kinds[:before] + kinds[before + 1 :], [*words[:before], *words[last:]], strict=True
    )
    if not all(suits(kind, cell.text) for kind, cell in fitting):
        return None
    return (*words[:before], _cell(words, before, last), *words[last:])


def _cell(words: Sequence[Cell], start: int, end: int) -> Cell:
    """Join words into a cell; an empty one stands after the word before it."""
    part = words[start:end]
    if part:
        return Cell(" ".join(cell.text for cell in part), part[0].line, part[0].column)
    return Cell("", words[0].line, words[start - 1].end if start else words[0].column)


def _joined(words: Sequence[Cell]) -> tuple[Cell, ...]:
    """Join a rating to the second one in parentheses behind it; leave out lone bars."""
    joined: list[Cell] = []
    for cell in words:
        before = joined[-1] if joined else None
        if before and _SECOND.fullmatch(cell.text) and is_rating(before.text):
            joined[-1] = before._replace(text=f"{before.text} {cell.text}")
        elif cell.text != "|":
            joined.append(cell)
    return tuple(joined)
