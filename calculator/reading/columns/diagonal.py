"""A round robin in which the empty cells of its diagonal are lost: each row is one cell short."""

from collections.abc import Sequence

from calculator.reading.columns.cross import is_games, points_of
from calculator.reading.columns.headings import Column
from calculator.reading.columns.headings import column as heading
from calculator.reading.text.grid import Cell

Cells = tuple[Cell, ...]
#: Of fewer players the cells answer each other by chance.
_FEWEST, _MOST = 4, 60
#: The half points of a game.
_GAME = 2


def with_diagonal(
    columns: Sequence[Column], rows: Sequence[Cells]
) -> tuple[tuple[Column, ...], list[Cells]]:
    """Put an empty cell where each player would meet himself, if then all others answer.

    Each row has one result less than there are players. No heading may name a round, nor each
    column have scored together what the games of a round do.

    >>> kinds = ("name", "round", "round", "round", "total")
    >>> head = [Column(kind, Cell("", 1, 1)) for kind in kinds]
    >>> texts = ["Ann 1 1 ½ 2.5", "Bo 0 1 1 2", "Cy 0 0 1 1", "Di ½ 0 0 .5"]
    >>> rows = [tuple(Cell(text, 2, 1) for text in row.split()) for row in texts]
    >>> [" ".join(cell.text or "_" for cell in row) for row in with_diagonal(head, rows)[1]]
    ['Ann _ 1 1 ½ 2.5', 'Bo 0 _ 1 1 2', 'Cy 0 0 _ 1 1', 'Di ½ 0 0 _ .5']
    """
    count = len(rows)
    places = [at for at, one in enumerate(columns) if one.kind == "round"]
    fits = _FEWEST <= count <= _MOST and count - 1 <= len(places) <= count
    if not fits or places != list(range(places[0], places[0] + len(places))):
        return tuple(columns), list(rows)
    if any(_says_round(columns[at].heading) for at in places):
        return tuple(columns), list(rows)
    filled = [[cells[at] for at in places if cells[at].text] for cells in rows]
    if any(len(games) != count - 1 for games in filled) or not _answer(filled):
        return tuple(columns), list(rows)
    if len(places) < count and _are_rounds(filled):
        return tuple(columns), list(rows)
    first, end = places[0], places[-1] + 1
    made: list[Cells] = []
    for own, (cells, games) in enumerate(zip(rows, filled, strict=True)):
        beside = games[min(own, count - 2)]
        blank = Cell("", beside.line, beside.end if own == count - 1 else beside.column)
        made.append((*cells[:first], *games[:own], blank, *games[own:], *cells[end:]))
    heads = [*columns[first:end], *[columns[end - 1]] * (count - len(places))]
    numbered = [one._replace(round=at) for at, one in enumerate(heads, 1)]
    return (*columns[:first], *numbered, *columns[end:]), made


def _says_round(cell: Cell) -> bool:
    """Whether a heading names a round, not only its number."""
    return any(map(str.isalpha, cell.text)) and heading(cell).kind == "round"


def _answer(games: Sequence[Sequence[Cell]]) -> bool:
    """Whether each result is the other side of the one across the diagonal."""
    if not all(is_games(cell.text) for row in games for cell in row):
        return False
    return all(
        points_of(row[to].text) + points_of(games[to][at - 1].text) == _GAME
        for at, row in enumerate(games)
        for to in range(at)
    )


def _are_rounds(games: Sequence[Sequence[Cell]]) -> bool:
    """Whether each column scored as much as one round of games does."""
    return all(
        sum(points_of(row[at].text) for row in games) == len(games) for at in range(len(games) - 1)
    )
