"""What a column holds that has no heading: its cells say it.

The name is looked for first, then the rounds behind it. Of every other column the first of
:data:`_KINDS` that it looks like is taken.
"""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from calculator.model import RESULT_CODES
from calculator.reading.cells import halves, is_rating, thousandths
from calculator.reading.columns import Column
from calculator.reading.cross import is_cross
from calculator.reading.dialects import DIALECTS, Dialect, Parsed, dialect_of, is_result, speaks
from calculator.reading.grid import Cell

#: A cell that can only be a result, because it names opponent and result together.
SURE = re.compile(
    r"-*[WLDNSRXFZ$#]\s*\d{1,4}\w?(?:,[\d.]+)?|-+[BHUXFZ]-+|[BHUXFZ]-{2,}"
    r"|\d{1,4}\s*[wb]\s*[10½=+-]?|[+=-][WBF]\d{1,4}|[+=-](?:PAB|BYE|HPB|ZPB)",
    re.IGNORECASE,
)


class _Unheaded(NamedTuple):
    """A column beside the rounds, and what is known of the others."""

    at: int
    texts: Sequence[str]
    name: int
    """Which column holds the names."""
    sums: Sequence[int]
    """What the players' results add up to, in half points."""
    taken: frozenset[str]
    """The kinds of the columns before it."""


def columns_of(rows: Sequence[Sequence[Cell]]) -> tuple[Column, ...] | None:
    """Tell what each column holds by its cells, or ``None`` where this is no crosstable.

    >>> rows = [["1", "Ann", "W2", "D2"], ["2", "Bob", "L1", "D1"]]
    >>> found = columns_of([[Cell(text, 1, 1) for text in row] for row in rows]) or ()
    >>> [column.kind for column in found]
    ['number', 'name', 'round', 'round']
    """
    by_column = [[row[index].text for row in rows] for index in range(len(rows[0]))]
    name = next((at for at, texts in enumerate(by_column) if _are_names(texts)), None)
    if name is None:
        return None
    start, end = _rounds(by_column, name)
    if start == end:
        return None
    sums = _sums(by_column[start:end])
    heading = Cell("", rows[0][0].line, rows[0][0].column)
    columns: list[Column] = []
    for index, texts in enumerate(by_column):
        if start <= index < end:
            columns.append(Column("round", heading, round=index - start + 1))
            continue
        taken = frozenset(column.kind for column in columns if column.kind != "round")
        kind = _kind(_Unheaded(index, texts, name, sums, taken))
        key = ""
        if kind == "tiebreak":
            key = str(1 + sum(column.kind == "tiebreak" for column in columns))
        columns.append(Column(kind, heading._replace(text=f"TB{key}" if key else ""), key))
    return tuple(columns)


def _kind(column: _Unheaded) -> str:
    """Return the first kind that the column looks like; each but tiebreaks is there once."""
    kind = next((kind for kind, looks_like in _KINDS if looks_like(column)), "other")
    return "other" if kind in column.taken and kind != "tiebreak" else kind


def _is_name(column: _Unheaded) -> bool:
    return column.at == column.name


def _is_number(column: _Unheaded) -> bool:
    return column.at < column.name and all(
        re.fullmatch(r"\d{1,4}\.?", text) for text in column.texts
    )


def _is_total(column: _Unheaded) -> bool:
    """Whether most cells are what the results add up to."""
    right = sum(
        halves(text) == total for text, total in zip(column.texts, column.sums, strict=True)
    )
    return right * 4 >= len(column.texts) * 3


def _is_rating(column: _Unheaded) -> bool:
    filled = [text for text in column.texts if text]
    return bool(filled) and all(map(is_rating, filled))


def _is_tiebreak(column: _Unheaded) -> bool:
    return "total" in column.taken and all(
        thousandths(text) is not None for text in column.texts if text
    )


#: What a column may look like, in the order in which it is tried.
_KINDS: tuple[tuple[str, Callable[[_Unheaded], bool]], ...] = (
    ("name", _is_name),
    ("number", _is_number),
    ("total", _is_total),
    ("rating", _is_rating),
    ("tiebreak", _is_tiebreak),
)


def _are_names(texts: Sequence[str]) -> bool:
    """Whether most cells have two letters in a row and are no results."""
    lettered = sum(bool(re.search(r"[^\W\d_]{2}", text)) for text in texts)
    results = sum(is_result(text) for text in texts)
    return lettered * 2 > len(texts) and results * 2 < len(texts)


def _sums(rounds: Sequence[Sequence[str]]) -> list[int]:
    """Add up each player's results."""
    dialect = dialect_of(text for texts in rounds for text in texts)
    return [sum(_halves(dialect.parse(text)) for text in row) for row in zip(*rounds, strict=True)]


def _rounds(by_column: Sequence[Sequence[str]], name: int) -> tuple[int, int]:
    """Return where the rounds begin and end: cells of one dialect, or a crosstable's square."""
    count = len(by_column[0])
    for start in range(name + 1, len(by_column) - count + 1):
        square = by_column[start : start + count]
        if is_cross([[texts[row] for texts in square] for row in range(count)]):
            return start, start + count
    found = [
        index
        for index, texts in enumerate(by_column)
        if index > name and any(SURE.fullmatch(text) for text in texts)
    ]
    if not found:
        return 0, 0
    start, end = found[0], found[-1] + 1
    dialect = dialect_of(text for texts in by_column[start:end] for text in texts)
    if dialect is DIALECTS[-1]:
        return 0, 0
    # Rounds at either end in which everybody had a bye.
    while start > name + 1 and _byes(by_column[start - 1], dialect):
        start -= 1
    while end < len(by_column) and _byes(by_column[end], dialect):
        end += 1
    fitting = [
        index
        for index in range(start, end)
        if all(speaks(dialect, text) for text in by_column[index])
    ]
    return (start, end) if len(fitting) == end - start else (0, 0)


def _byes(texts: Sequence[str], dialect: Dialect) -> bool:
    """Whether a column holds nothing but letters that mean a round without a game."""
    return any(texts) and all(
        not text or (text.strip("-").isalpha() and speaks(dialect, text)) for text in texts
    )


def _halves(parsed: Parsed | None) -> int:
    return RESULT_CODES[parsed.code].halves if parsed else 0
