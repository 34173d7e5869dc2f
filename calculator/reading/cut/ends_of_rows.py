"""The ends of a round robin of which one half is empty: their rows have hardly a game."""

from collections.abc import Sequence
from itertools import product

from calculator.reading.cells.looks import is_name, is_sure
from calculator.reading.columns.content import content_of
from calculator.reading.columns.cross import is_crossed_out, is_games
from calculator.reading.columns.half_filled import is_half_filled, may_be_half_filled
from calculator.reading.columns.headings import kind_headed
from calculator.reading.text.grid import Cell, Row

#: So many rows at each end may have hardly any game where one half is empty.
_AT_ENDS = 2


def with_ends(rows: Sequence[Row], begun: int, run: Sequence[int]) -> Sequence[int]:
    """Return the rows of a round robin of which one half is empty, with all at its ends.

    These have one game or none: no run begins or ends with such rows.
    """
    begins, ends = [run[0]], [run[-1] + 1]
    while begins[-1] > begun and len(begins) <= _AT_ENDS and _has_no_games(rows[begins[-1] - 1]):
        begins.append(begins[-1] - 1)
    while ends[-1] < len(rows) and len(ends) <= _AT_ENDS and _has_no_games(rows[ends[-1]]):
        ends.append(ends[-1] + 1)
    # What is above or below the rows may be of no player; without one they look half empty as well.
    ways = [range(first, end) for first, end in product(begins, ends)]
    for whole in sorted(ways, key=len, reverse=True)[:-1]:
        if _is_half_filled([rows[at].cells for at in whole]):
            return whole
    return run


def _is_half_filled(rows: Sequence[Sequence[Cell]]) -> bool:
    """Whether rows are those of a round robin of which one half is empty."""
    if not all(rows):
        # What is left of a line that was broken has no cell.
        return False
    width = max(map(len, rows))
    if not may_be_half_filled(rows, width):
        # To tell what all columns hold takes longer.
        return False
    whole = [
        (*cells, *[Cell("", cells[-1].line, cells[-1].end)] * (width - len(cells)))
        for cells in rows
    ]
    content = content_of(whole)
    rounds = [
        at for at, one in enumerate(content.columns if content else ()) if one.kind == "round"
    ]
    return is_half_filled([[cells[at].text for at in rounds] for cells in whole])


def _has_no_games(row: Row) -> bool:
    """Whether a row has a name, and beside it no more than one game, a number and points."""
    others = [cell.text for cell in row.cells if cell.text and not is_name(cell.text)]
    if not any(is_name(cell.text) for cell in row.cells) or any(
        kind_headed(cell.text) == "name" for cell in row.cells
    ):
        return False
    marks = sum(map(is_crossed_out, others))
    return marks < 2 and sum(map(is_games, others)) <= _AT_ENDS and not any(map(is_sure, others))
