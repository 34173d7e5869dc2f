"""Names that a comma cuts in two, where commas part cells: ``1. Lee, Ann (1500), W2, L3``."""

import re
from collections.abc import Sequence

from calculator.model.late import pattern
from calculator.reading.cells.looks import is_game, is_likely, is_name, is_signed, is_sure
from calculator.reading.columns.headings import kind_headed
from calculator.reading.columns.name_cells import NUMBER
from calculator.reading.text.grid import Cell, Row

#: The number of a player, and a last name of three words at most.
_LAST = pattern(rf"(?:{NUMBER})?(?P<last>[^\W\d_][^\s\d]*(?: [^\W\d_][^\s\d]*){{0,2}})")
#: First names, and a rating behind them; no state or federation, all in capitals.
_FIRST = pattern(
    r"(?![A-Z]{2,3}$)[^\W\d_][\w.'’-]*(?: [^\W\d_][\w.'’-]*){0,2}"
    r"(?:\s+(?:\d{3,4}|[(\[].{2,12}[)\]]|(?i:unr\.?|unrated)))?"
)
#: Fewer rows tell nothing; of those that have results so many are alike, one in this many aside.
_FEWEST, _PER_EXCEPTION = 3, 5
#: Clubs and states are repeated, first names are not so often.
_DISTINCT = 0.5
#: What heads last names, or first ones.
_HEADS = {"name", "first"}
#: What a result looks like.
_OF_A_GAME = (is_sure, is_signed, is_game, is_likely)


def with_whole_names(rows: Sequence[Row]) -> list[Row]:
    """Join last and first name, which are the first two cells of players' rows but the number.

    A number in front of the last name becomes a cell of its own.

    >>> from calculator.reading.text.grid import split
    >>> lines = ["1. Lee, Ann (1500), W2, L3", "2. Poe, Bo, L1, W3", "3. Ray, Cy, W1, L2"]
    >>> rows = [split(1, line, ",") for line in lines]
    >>> [[cell.text for cell in row.cells] for row in with_whole_names(rows)][:2]
    [['1', 'Lee, Ann (1500)', 'W2', 'L3'], ['2', 'Poe, Bo', 'L1', 'W3']]
    """
    if any(kind_headed(cell.text) in _HEADS for row in rows for cell in row.cells):
        # Whoever wrote the heading has counted the cells.
        return list(rows)
    players = [_has_results(row) for row in rows]
    cut = [
        _LAST.fullmatch(row.cells[0].text)
        if len(row.cells) > 2 and _is_first(row.cells[1].text)
        else None
        for row in rows
    ]
    names = [
        (found["last"], row.cells[1].text)
        for row, found, played in zip(rows, cut, players, strict=True)
        if found and played
    ]
    differ = min((len(set(part)) for part in zip(*names, strict=True)), default=0)
    if (
        len(names) < _FEWEST
        or _PER_EXCEPTION * (sum(players) - len(names)) > sum(players)
        or differ <= _DISTINCT * len(names)
    ):
        return list(rows)
    return [_joined(row, found) if found else row for row, found in zip(rows, cut, strict=True)]


def _is_first(text: str) -> bool:
    """Whether a cell is of first names; "Drew 2231" is no draw.

    >>> [_is_first(text) for text in ("Ann", "Drew 2231", "Drew 12", "W12", "MI")]
    [True, True, False, False, False]
    """
    return _FIRST.fullmatch(text) is not None and (is_name(text) or text[-3:].isdecimal())


def _has_results(row: Row) -> bool:
    texts = [cell.text for cell in row.cells[2:]]
    return sum(any(one(text) for one in _OF_A_GAME) for text in texts) > 1


def _joined(row: Row, found: re.Match[str]) -> Row:
    last, first, *others = row.cells
    name = last._replace(
        text=f"{found['last']}, {first.text}", column=last.column + found.start("last")
    )
    number = [Cell(found["number"], last.line, last.column)] if found["number"] else []
    return row._replace(cells=(*number, name, *others))
