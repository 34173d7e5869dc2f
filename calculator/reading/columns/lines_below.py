"""Lines below the players' that go on with these: a rating, a total, the other half of a name."""

from collections.abc import Sequence
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.cells.grammar import is_unrated
from calculator.reading.columns.content import are_ratings
from calculator.reading.columns.headings import Column
from calculator.reading.text.grid import Cell, Row

#: A line below one player may be anything.
_FEWEST = 2
_RATING = pattern(r"(?<![\d#/.-])[(\[]?[1-9]\d{2,3}(?:P\d*)?[)\]]?(?![\d/.-])")
#: Below a name may be a club and a rating; more than one blank is between cells.
_BELOW, _APART = 2, pattern(r"\s{2,}")
_WORD = pattern(r"[^\W\d_][\w'’.-]*,?")

type _Cells = tuple[Cell, ...]


class _Player(NamedTuple):
    """A player's row, with what is below it."""

    row: Row
    filled: _Cells
    """The row's cells, of which those that are blank are filled from below."""
    below: tuple[Row, ...] = ()
    """Lines with a text where the name is, and nothing else."""
    text: Cell | None = None
    """The first of these texts."""


def with_lines_below(columns: Sequence[Column], rows: Sequence[Row]) -> Sequence[Row]:
    """Return rows of which each has what the line below it says, where most have such a line.

    It fills what is blank in the row. A text below the name is its other half where both are one
    word, or a comma is between them, and a rating where each has one in it; else the line stays
    what it is.

    >>> columns = [Column(kind, Cell("", 1, 1)) for kind in ("name", "rating", "round")]
    >>> def shown(*lines):
    ...     rows = [Row(2, tuple(Cell(text, 2, 1) for text in line.split("|"))) for line in lines]
    ...     return [
    ...         "|".join(cell.text for cell in row.cells) for row in with_lines_below(columns, rows)
    ...     ]
    >>> shown("Ann||W2", "|1402|", "Bo||L1", "Elm, 1390")
    ['Ann|1402|W2', 'Bo|1390|L1']
    >>> shown("Ann|1402|W2", "Lee", "Bo|1390|L1", "Park")
    ['Ann Lee|1402|W2', 'Bo Park|1390|L1']
    >>> shown("Ann|1402|W2", "Elm School", "Bo|1390|L1", "Oak School")
    ['Ann|1402|W2', 'Elm School', 'Bo|1390|L1', 'Oak School']
    """
    kinds = [column.kind for column in columns]
    name = kinds.index("name")
    first, players = _players(rows, name, len(columns))
    joined = [one for one in players if one.text or one.filled != one.row.cells]
    if len(joined) < _FEWEST or 2 * len(joined) <= len(players):
        return rows
    said = _said(players, name, kinds.index("rating") if "rating" in kinds else None)
    made = [*first]
    for at, one in enumerate(players):
        made.append(one.row._replace(cells=_with(one, said.texts[at], said.column)))
        if said.column is None:
            made += map(_alone, one.below)
    return made


class _Said(NamedTuple):
    """What the texts below players' rows say, and of which column; ``None`` where of none."""

    texts: Sequence[str]
    column: int | None


def _said(players: Sequence[_Player], name: int, rating: int | None) -> _Said:
    """Return what the texts below are: the other halves of names, ratings, or something else.

    Where no column has the ratings they are put behind the names, and told apart later.
    """
    texts = [one.text.text if one.text else "" for one in players]
    if not any(texts):
        return _Said(texts, name)
    names = [one.filled[name].text for one in players]
    if all(map(_is_other_half, texts, names)):
        return _Said([f" {text}" for text in texts], name)
    rated = [_rating(text) for text in texts]
    empty = rating is None or not any(one.text and one.filled[rating].text for one in players)
    if not (are_ratings(rated) and empty):
        return _Said(texts, None)
    if rating is None:
        return _Said([f" {text}" if text else "" for text in rated], name)
    return _Said(rated, rating)


def _is_other_half(text: str, name: str) -> bool:
    """Whether a text below a name is the rest of it.

    >>> [_is_other_half("Lee", one) for one in ("Ann", "Park,", "Ann Park")]
    [True, True, False]
    """
    return bool(text) and (
        name.endswith(",") or (_WORD.fullmatch(text) and _WORD.fullmatch(name)) is not None
    )


def _with(player: _Player, text: str, column: int | None) -> tuple[Cell, ...]:
    """Return the cells of a player with a text behind what is in a column."""
    cells = player.filled
    if column is None or not (player.text and text):
        return cells
    there = cells[column] if cells[column].text else player.text._replace(text="")
    return (
        *cells[:column],
        there._replace(text=there.text + text),
        *cells[column + 1 :],
    )


def _alone(row: Row) -> Row:
    """Return a line of one text without blank cells beside it: it is no player's row."""
    cells = tuple(cell for cell in row.cells if cell.text)
    return row if cells and cells[0].text[0].isdecimal() else row._replace(cells=cells)


def _players(rows: Sequence[Row], name: int, width: int) -> tuple[list[Row], list[_Player]]:
    """Return the rows above the first player's, and the players' with the lines below each."""
    first: list[Row] = []
    players: list[_Player] = []
    for row in rows:
        filled = [at for at, cell in enumerate(row.cells) if cell.text]
        if not filled:
            continue
        above = players[-1].filled if players else ()
        if above and above[name].text and not any(above[at].text for at in filled if at < width):
            cells = tuple(row.cells[at] if at in filled else cell for at, cell in enumerate(above))
            players[-1] = players[-1]._replace(filled=cells)
        elif (
            above and len(filled) == 1 and filled[0] <= name and _is_one(row.cells[filled[0]].text)
        ):
            last = players[-1]
            text = last.text or row.cells[filled[0]]
            players[-1] = last._replace(below=(*last.below, row), text=text)
        elif len(row.cells) == width and row.cells[name].text:
            players.append(_Player(row, row.cells))
        elif players:
            last = players[-1]
            players[-1] = last._replace(below=(*last.below, row))
        else:
            first.append(row)
    return first, players


def _is_one(text: str) -> bool:
    """Whether a text is no line of several cells, of which nobody knew where they are.

    >>> _is_one("Elm School  1402"), _is_one("1402  Ann Lee  Bo Ray")
    (True, False)
    """
    return len(_APART.split(text)) <= _BELOW


def _rating(text: str) -> str:
    """Return the only rating in a text, or that there is none.

    >>> [_rating(text) for text in ("Rating: 1402", "Elm (1390)", "unr.", "Elm 12, 1402-1410", "")]
    ['1402', '(1390)', 'unr.', '', '']
    """
    found = _RATING.findall(text)
    if len(found) == 1:
        return str(found[0])
    return next((word for word in text.split() if is_unrated(word)), "")
