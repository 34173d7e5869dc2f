"""Cells that two blanks or more part, where a heading and all rows have as many of them.

Nothing need be lined up then: what is in a cell is what no two blanks are in.
"""

from itertools import groupby

from calculator.reading.text.grid import Cell, chunks, lines_of
from calculator.reading.text.original_places import Apart

#: Fewer cells are no row of a table, and fewer such rows no table.
_FEWEST_CELLS, _FEWEST_ROWS = 4, 3


def evenly_parted(text: str) -> Apart | None:
    r"""Return a text with tabs between such cells; ``None`` where lines have more or fewer.

    >>> made = evenly_parted("No  Name  R1  Pts\n1  Lee, Ann  2 (w) W  1\n2  Roe, Bo  1 (b) L  0")
    >>> made.text.split("\n")[1], made.place(2, 12)
    ('1\tLee, Ann\t2 (w) W\t1', (2, 14))
    """
    if "\t" in text:
        return None
    cut = [chunks(at, line) for at, line in enumerate(lines_of(text), 1)]
    made: list[tuple[Cell, ...]] = []
    found = False
    for count, group in groupby(cut, len):
        rows = list(group)
        if count >= _FEWEST_CELLS and len(rows) >= _FEWEST_ROWS:
            found = True
        elif count > 1:
            return None
        made += rows
    return Apart.of(made, headed=True, gaps=True) if found else None
