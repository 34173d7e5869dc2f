"""Results whose letter and opponent have a cell each, ``W | 4`` or ``4 | W``: without a heading."""

from collections import Counter
from collections.abc import Iterable, Sequence

from calculator.reading.text.grid import Row

_PLAYED, _UNPLAYED = frozenset("WLDXF"), frozenset("BHU")
#: Fewer columns of letters may be anything, as may letters that are all the same.
_FEWEST = 2
#: No player's number is longer; ratings are.
_LONGEST_NUMBER = 3


def joined(rows: Sequence[Row]) -> list[Row]:
    """Join what is in two columns in every player's row, from left to right.

    A letter of a game has a number beside it, one of a bye has none.

    >>> from calculator.reading.text.grid import split
    >>> lines = ["1,Ann,W,3,W,2,2", "2,Bob,B,,L,1,1", "3,Cy,L,1,,,0"]
    >>> [[cell.text for cell in row.cells] for row in joined([split(1, x, ",") for x in lines])]
    [['1', 'Ann', 'W3', 'W2', '2'], ['2', 'Bob', 'B', 'L1', '1'], ['3', 'Cy', 'L1', '', '0']]
    """
    widths = Counter(len(row.cells) for row in rows if len(row.cells) > 2 * _FEWEST)
    width = widths.most_common(1)[0][0] if widths else 0
    full = [[cell.text for cell in row.cells] for row in rows if len(row.cells) == width]
    columns = list(zip(*full, strict=True))
    # A rating of three figures in front of the letters looks like an opponent behind none.
    pairs = max(_pairs(columns, before=True), _pairs(columns, before=False), key=len)
    letters = {text for letter, _ in pairs for text in columns[letter]} & _PLAYED
    if min(len(pairs), len(letters)) < _FEWEST:
        return list(rows)
    return [_with_pairs(row, pairs) if len(row.cells) == width else row for row in rows]


def _pairs(columns: Sequence[tuple[str, ...]], *, before: bool) -> list[tuple[int, int]]:
    """Return where letters and their numbers are, the letters being ``before`` or behind them."""
    found: list[tuple[int, int]] = []
    at = 0
    while at + 1 < len(columns):
        letters, numbers = (at, at + 1) if before else (at + 1, at)
        if _are_results(zip(columns[letters], columns[numbers], strict=True)):
            found.append((letters, numbers))
            at += 1
        at += 1
    return found


def _are_results(pairs: Iterable[tuple[str, str]]) -> bool:
    """Whether each is a letter with its number, a bye or nothing, and somebody has played."""
    played = False
    for letter, number in pairs:
        if letter in _PLAYED:
            if not number.isdecimal() or len(number) > _LONGEST_NUMBER:
                return False
            played = True
        elif number or (letter and letter not in _UNPLAYED):
            return False
    return played


def _with_pairs(row: Row, pairs: Sequence[tuple[int, int]]) -> Row:
    numbers = dict(pairs)
    cells = [
        cell._replace(text=f"{cell.text}{row.cells[numbers[at]].text}") if at in numbers else cell
        for at, cell in enumerate(row.cells)
        if at not in numbers.values()
    ]
    return row._replace(cells=tuple(cells))
