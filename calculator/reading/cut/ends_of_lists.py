"""Rows that are a list of results with a name before it and a total behind: ``Ann - W2, L3 = 1``.

Commas part the results; the name is beside the first of them, and the total beside the last one or
the name, apart by another sign.
"""

from collections.abc import Callable, Sequence

from calculator.model.late import pattern
from calculator.reading.cells.dialects import is_result
from calculator.reading.cells.grammar import total
from calculator.reading.cells.looks import is_sure
from calculator.reading.text.grid import Cell, Row

#: What parts them, the surest first: a result may hold a blank or a hyphen itself.
_SIGNS = (" | ", " = ", ": ", " – ", " — ", " - ", "  ", " ")
#: Behind these a total may be.
_OPENS = (" (", " [")
#: What may be behind a total, or around it.
_POINTS = pattern(r"[(\[]?(?P<total>[\d.,½/ ]*[\d½])\s?(?:pts?|points?)?\.?[)\]]?")
_LETTERS = pattern(r"[^\W\d_]{2}")
#: Fewer rows tell nothing.
_FEWEST = 3


def with_ends_apart(rows: Sequence[Row]) -> list[Row]:
    """Put the name, the first result, the last one and the total into cells of their own.

    >>> from calculator.reading.text.grid import split
    >>> lines = ["1. Ann Lee (1500) - W2, L3, W4 = 2", "2. Bo Poe: L1, W4, D3 = 1.5", "3. Cy Ray"]
    >>> rows = [split(1, line, ",") for line in [*lines, "4. Di Coe | bye, L2, L1 = 1"]]
    >>> [[cell.text for cell in row.cells] for row in with_ends_apart(rows)][:2]
    [['1. Ann Lee (1500)', 'W2', 'L3', 'W4', '2'], ['2. Bo Poe', 'L1', 'W4', 'D3', '1.5']]
    >>> lines = [
    ...     "Ann Lee (2 pts): W2, W3, L4",
    ...     "Bo Poe (1.5): L1, W4, D3",
    ...     "Cy Ray (½): L4, L1, D2",
    ... ]
    >>> rows = [split(1, line, ",") for line in lines]
    >>> [[cell.text for cell in row.cells] for row in with_ends_apart(rows)][0]
    ['Ann Lee', '2', 'W2', 'W3', 'L4']
    """
    made = _parted(rows, _before_results, _is_named)
    made = _parted(made, _last, _is_scored)
    return _parted(made, _before_results, _is_told)


def _parted(
    rows: Sequence[Row], place: Callable[[Row], int], fits: Callable[[str, str, Row], bool]
) -> list[Row]:
    """Return rows with one cell in two, where that is so in most of them."""
    made: dict[int, Row] = {}
    lists = 0
    for at, row in enumerate(rows):
        if len(row.cells) < 2 or not any(_is_result(cell.text) for cell in row.cells):
            continue
        lists += 1
        there = place(row)
        if two := _in_two(row, there, fits):
            made[at] = row._replace(cells=(*row.cells[:there], *two, *row.cells[there + 1 :]))
    if len(made) < _FEWEST or 2 * len(made) <= lists:
        return list(rows)
    return [made.get(at, row) for at, row in enumerate(rows)]


def _before_results(row: Row) -> int:
    """Return which cell is in front of the first that is a result and nothing else."""
    at = next((at for at, cell in enumerate(row.cells) if _is_result(cell.text)), 1)
    return max(at - 1, 0)


def _last(row: Row) -> int:
    return len(row.cells) - 1


def _in_two(row: Row, at: int, fits: Callable[[str, str, Row], bool]) -> tuple[Cell, Cell] | None:
    cell = row.cells[at]
    for sign in _SIGNS if fits is _is_named else (*_OPENS, *_SIGNS):
        end = len(cell.text)
        # A result may be of two words.
        for _ in range(2 if sign == " " else 1):
            end = cell.text.rfind(sign, 0, end)
            before, behind = cell.text[:end].strip(), cell.text[end + len(sign) :].strip()
            if end > 0 and fits(before, behind, row):
                told = _POINTS.fullmatch(behind)
                start = cell.column + end + len(sign)
                text = told["total"] if told else behind
                return cell._replace(text=before), cell._replace(text=text, column=start)
    return None


def _is_result(text: str) -> bool:
    return is_sure(text) or is_result(text)


def _is_named(before: str, behind: str, _row: Row) -> bool:
    # "2 pts (Win 4" is the beginning of a list in brackets.
    whole = behind.count("(") == behind.count(")") and behind.count("[") == behind.count("]")
    return whole and _LETTERS.search(before) is not None and _is_result(behind)


def _is_scored(before: str, behind: str, row: Row) -> bool:
    return _is_result(before) and _is_total(behind, row)


def _is_told(before: str, behind: str, row: Row) -> bool:
    return _LETTERS.search(before) is not None and _is_total(behind, row)


def _is_total(text: str, row: Row) -> bool:
    """Whether a text is a score that so many results may add up to."""
    found = _POINTS.fullmatch(text)
    scored = total(found["total"]) if found else None
    # In half points.
    return scored is not None and scored <= 2 * len(row.cells)
