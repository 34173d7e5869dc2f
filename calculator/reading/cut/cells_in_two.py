"""Byes, and opponents with their results, that were cut at the blanks within them.

In tables that blanks part some place may be blank in every row that is within a cell of some.
"""

from collections.abc import Sequence
from itertools import pairwise, product

from calculator.reading.cells.opponent_names import alone, readings, result_alone
from calculator.reading.columns.headings import kind_headed
from calculator.reading.lexicon.headings import round_word
from calculator.reading.text.grid import Cell

type Line = tuple[Cell, ...]

#: How opponents end before the result, where none of these letters is an initial.
_COLORS = {" W", " B"}


def with_whole_cells(heading: Line, rows: Sequence[Line], name: int) -> tuple[Line, list[Line]]:
    """Return a heading and rows without columns that only blanks within cells part from a round's.

    Of "zero bye" the blank may be right below that of "Rd 6", where nobody else has anything.

    >>> heading = Cell("Name", 1, 1), Cell("", 1, 8), Cell("Rd 6", 1, 12)
    >>> row = Cell("Ann", 2, 1), Cell("zero", 2, 8), Cell("bye", 2, 13)
    >>> [cell.text for cell in with_whole_cells(heading, [row], 0)[1][0]]
    ['Ann', 'zero bye']
    """
    lines = [heading, *(_with_byes_below(heading, row) for row in rows)]
    for at in reversed(range(len(heading))):
        heading, *rows = lines
        first, end = at, at + 1
        if round_word(heading[at].text) and end < len(heading):
            # The blank is within "Rd 6", too.
            end += heading[end].text.isdecimal()
        elif not (kind_headed(heading[at].text) == "round" or heading[at].text.isdecimal()):
            continue
        while first > name + 1 and not heading[first - 1].text:
            first -= 1
        while end < len(heading) and not heading[end].text and end != name:
            end += 1
        for begin, stop in product(range(first, at + 1), range(end, at, -1)):
            parts = [row[begin:stop] for row in rows]
            if stop - begin > 1 and (_are_byes(parts, at - begin) or _are_games(parts)):
                lines = [(*line[:begin], _one(line[begin:stop]), *line[stop:]) for line in lines]
                break
    return lines[0], lines[1:]


def _with_byes_below(heading: Line, row: Line) -> Line:
    """Return a row whose byes are whole: "half-point" is right of a heading, "bye" below the next.

    >>> heading, row = (
    ...     (Cell("R4", 1, 1), Cell("R5", 1, 15)),
    ...     (Cell("half", 2, 9), Cell("bye", 2, 14)),
    ... )
    >>> [cell.text for cell in _with_byes_below(heading, row)]
    ['', 'half bye']
    """
    made = list(row)
    for at, (one, other) in enumerate(pairwise(row)):
        if (
            one.text
            and other.text
            and one.column > heading[at].end
            and _are_byes([row[at : at + 2]], 0)
        ):
            made[at : at + 2] = one._replace(text=""), _one((one, other))
    return tuple(made)


def _are_byes(rows: Sequence[Sequence[Cell]], at: int) -> bool:
    """Whether what is in several of some cells is one bye each time, else only in that at a place.

    >>> cells = Cell("zero", 2, 8), Cell("bye", 2, 13)
    >>> _are_byes([cells], 1), _are_byes([cells, (Cell("W", 3, 8), Cell("Lee", 3, 10))], 1)
    (True, False)
    """
    filled = [[cell for cell in row if cell.text] for row in rows]
    whole = [cells for cells in filled if len(cells) > 1]
    elsewhere = [
        cells
        for row, cells in zip(rows, filled, strict=True)
        if len(cells) > 1 or (cells and not row[at].text)
    ]
    return (
        bool(whole)
        and all(other.column == one.end + 1 for each in whole for one, other in pairwise(each))
        and all(alone(_one(each).text) is not None for each in elsewhere)
    )


def _are_games(rows: Sequence[Sequence[Cell]]) -> bool:
    """Whether several cells are an opponent, a color and a result each time, cut anywhere.

    >>> rows = ("Fox B", "1/2"), ("Kim", "W 1"), ("bye 1", "")
    >>> _are_games([(Cell(one, 2, 1), Cell(other, 2, len(one) + 2)) for one, other in rows])
    True
    """
    filled = [cells for row in rows if (cells := [cell for cell in row if cell.text])]
    whole = [cells for cells in filled if len(cells) > 1]
    # Where every cell ends in the result, that may have a column of its own, behind whole names.
    ends = {cells[0].text[-2:].upper() for cells in whole if " " in cells[0].text}
    return (
        (
            ends == _COLORS
            or any(result_alone(cells[-1].text, signs=True) is None for cells in whole)
        )
        and all(other.column == one.end + 1 for each in whole for one, other in pairwise(each))
        and all(readings(text := _one(each).text) or alone(text) is not None for each in filled)
    )


def _one(cells: Sequence[Cell]) -> Cell:
    """Return cells side by side as one."""
    text = " ".join(cell.text for cell in cells if cell.text)
    return next((cell for cell in cells if cell.text), cells[0])._replace(text=text)
