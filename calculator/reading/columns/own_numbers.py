"""Which column has the numbers by which opponents are called, where no heading says so.

In an event of several sections players may be numbered from 101 or 201, below a heading that
nobody knows, or below "Id".
"""

from collections.abc import Sequence

from calculator.model.late import pattern
from calculator.reading.columns.content import are_ratings
from calculator.reading.columns.headings import Column, Kind
from calculator.reading.text.grid import Cell

_FIGURE = pattern(r"\d{1,4}")
#: Fewer opponents may be anything.
_FEWEST = 2
#: Numbers are among at most so many times as many.
_SPREAD = 4
#: The share of the games that the opponents' rows must have, too.
_MOST = 0.9
#: What such a column may have been taken for.
_TAKEN_FOR = {"other", "id", "rating"}
#: What it is, the first of these that no other column is.
_FREE: tuple[Kind, ...] = ("number", "start")
#: What has the numbers nearly always.
_OF_NUMBERS = {"number", "start", "place"}


def with_own_numbers(
    columns: Sequence[Column], rows: Sequence[Sequence[Cell]]
) -> tuple[Column, ...]:
    """Return the columns with the one as numbers that has all which are no positions of rows.

    >>> cells = [("101", "Ann", "1400", "W104"), ("102", "Bo", "1300", "W103")]
    >>> cells += [("103", "Cy", "1200", "L102"), ("104", "Di", "1100", "L101")]
    >>> kinds = ("rating", "name", "other", "round")
    >>> columns = [Column(kind, Cell("", 1, 1)) for kind in kinds]
    >>> rows = [[Cell(text, 1, 1) for text in texts] for texts in cells]
    >>> [column.kind for column in with_own_numbers(columns, rows)]
    ['number', 'name', 'rating', 'round']
    >>> [column.kind for column in with_own_numbers(columns, rows[:2])]
    ['rating', 'name', 'other', 'round']
    """
    kinds = {column.kind for column in columns}
    free: Kind | None = next((kind for kind in _FREE if kind not in kinds), None)
    rounds = [at for at, column in enumerate(columns) if column.kind == "round"]
    said = (_FIGURE.search(cells[at].text) for cells in rows for at in rounds)
    named = {found[0] for found in said if found and int(found[0]) > len(rows)}
    if free is None or len(named) < _FEWEST:
        return tuple(columns)
    texts = [[cells[at].text.rstrip(".") for cells in rows] for at in range(len(columns))]
    if any(
        column.kind in _OF_NUMBERS and named <= set(own)
        for column, own in zip(columns, texts, strict=True)
    ):
        return tuple(columns)
    for at, (column, own) in enumerate(zip(columns, texts, strict=True)):
        if column.kind in _TAKEN_FOR and named <= set(own) and _count(own):
            made = [*columns[:at], column._replace(kind=free), *columns[at + 1 :]]
            return tuple(made if column.kind != "rating" else _rated(made, rows))
    return tuple(columns)


def with_answered_numbers(
    columns: Sequence[Column], rows: Sequence[Sequence[Cell]]
) -> tuple[Column, ...]:
    """Return the columns with one as numbers by which all games are answered.

    Only where somebody would have played himself if rows were counted. The heading may be one
    that nobody knows, or "ID".

    >>> cells = [("3", "Ann", "W2"), ("2", "Bo", "L3"), ("1", "Cy", "D4"), ("4", "Di", "D1")]
    >>> columns = [Column(kind, Cell("", 1, 1)) for kind in ("id", "name", "round")]
    >>> rows = [[Cell(text, 1, 1) for text in texts] for texts in cells]
    >>> [column.kind for column in with_answered_numbers(columns, rows)]
    ['id', 'name', 'round']
    >>> rows[0], rows[2] = rows[2], rows[0]
    >>> [column.kind for column in with_answered_numbers(columns, [*rows[1:], rows[0]])]
    ['number', 'name', 'round']
    """
    if any(column.kind in _FREE for column in columns):
        return tuple(columns)
    rounds = [at for at, column in enumerate(columns) if column.kind == "round"]
    found = [[_FIGURE.search(cells[at].text) for at in rounds] for cells in rows]
    named = [[one[0] if one else "" for one in each] for each in found]
    if all(str(at) not in each for at, each in enumerate(named, 1)):
        return tuple(columns)
    for at, column in enumerate(columns):
        own = [cells[at].text.rstrip(".") for cells in rows]
        if column.kind in {"other", "id"} and _count(own) and _answered(own, named):
            return (*columns[:at], column._replace(kind="number"), *columns[at + 1 :])
    return tuple(columns)


def _answered(own: Sequence[str], named: Sequence[Sequence[str]]) -> bool:
    """Whether nearly everybody whom a player names in a round names him there."""
    by_number = dict(zip(own, named, strict=True))
    games = [
        by_number[other][round_] == number
        for number, each in by_number.items()
        for round_, other in enumerate(each)
        if other in by_number
    ]
    return len(games) > _FEWEST and sum(games) >= _MOST * len(games)


def _count(texts: Sequence[str]) -> bool:
    """Whether each cell is another number, of a few more than there are: ratings are further apart.

    >>> _count(["101", "102", "104"]), _count(["1400", "1320", "1115"]), _count(["101", "101"])
    (True, False, False)
    """
    if len(set(texts)) < len(texts) or not all(map(str.isdecimal, texts)):
        return False
    numbers = sorted(map(int, texts))
    return numbers[-1] - numbers[0] < _SPREAD * len(texts)


def _rated(columns: Sequence[Column], rows: Sequence[Sequence[Cell]]) -> list[Column]:
    """Return columns with the first as ratings that may be some: another was taken for them."""
    made = list(columns)
    for at, column in enumerate(made):
        if column.kind == "other" and are_ratings([cells[at].text for cells in rows]):
            made[at] = column._replace(kind="rating")
            break
    return made
