"""Whether a line above a heading names the rounds of its columns, as merged cells do."""

from calculator.model.late import pattern
from calculator.reading.columns.headings import column
from calculator.reading.columns.raw import RawTable
from calculator.reading.text.grid import Cell

_APART = pattern(r"\s{2,}")


def heads_as_well(cell: Cell, table: RawTable) -> bool:
    """Whether a line just above a heading names the rounds of its columns, and nothing else.

    >>> from calculator.reading.columns.headings import Column
    >>> heads = [Column("round", Cell("Opp", 2, at), round=at) for at in (1, 2)]
    >>> lines = ("Round 1     Round 2", "Round 1   Ann", "Round 2   Round 3")
    >>> [heads_as_well(Cell(line, 1, 1), RawTable(tuple(heads), ())) for line in lines]
    [True, False, False]
    """
    if not table.headed or not table.columns or cell.line + 1 != table.columns[0].heading.line:
        return False
    found = [column(Cell(part, 1, 1)) for part in _APART.split(cell.text)]
    told = {one.round for one in found}
    return all(one.kind == "round" for one in found) and told == set(table.rounds)
