"""A round robin in which the players' own cells have their names or numbers, not a sign."""

from collections.abc import Iterable, Sequence

from calculator.reading.columns.cross import is_cross
from calculator.reading.columns.headings import Column
from calculator.reading.text.grid import Cell

Cells = tuple[Cell, ...]
#: What is put there instead, and in how few rows it may be by chance.
_MARK, _FEWEST = "*", 3


def names_own(own: Sequence[str], others: Iterable[Sequence[str]]) -> bool:
    """Whether each own cell has what the row of its player is called by, or the rows' numbers.

    >>> names = [["1", "Ann Lee"], ["2", "Bo Ray"], ["3", "Cy Dee"]]
    >>> [names_own(own.split(), names) for own in ("Ann Bo Cy", "AL BR CD", "1 2 3", "AL 1 CD")]
    [True, True, True, False]
    """
    if len(own) < _FEWEST or not all(own) or len(set(own)) < len(own):
        return False
    if [text.rstrip(".") for text in own] == [str(at) for at in range(1, len(own) + 1)]:
        return True
    return all(_is_called(text, row) for text, row in zip(own, others, strict=True))


def _is_called(text: str, row: Sequence[str]) -> bool:
    """Whether a text is a name in a row, a part of it or its initials, or the letter in front."""
    said = text.casefold().replace(",", " ").split()
    for other in row:
        words = other.casefold().replace(",", " ").split()
        initials = "".join(word[0] for word in words)
        whole = "".join(said).replace(".", "")
        if words and (set(said) <= set(words) or (len(words) > 1 and whole == initials)):
            return not text.isdecimal()
    return False


def with_own_marks(columns: Sequence[Column], rows: Sequence[Cells]) -> list[Cells]:
    """Return rows with the usual mark in players' own cells, where these name them."""
    places = [at for at, one in enumerate(columns) if one.kind == "round"]
    own = [cells[places[at]].text for at, cells in enumerate(rows)]
    others = [[cell.text for at, cell in enumerate(cells) if at not in places] for cells in rows]
    if not names_own(own, others):
        return list(rows)
    made = [
        (*cells[: places[row]], cells[places[row]]._replace(text=_MARK), *cells[places[row] + 1 :])
        for row, cells in enumerate(rows)
    ]
    return made if is_cross([[cells[at].text for at in places] for cells in made]) else list(rows)
