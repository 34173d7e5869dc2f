"""The door into reading for what was seen in pictures: the rest of this package has no other one.

In a picture each cell may have been read in several ways. What decides there works with the parts
of reading by themselves: what a heading says, what a cell says in a table's way to write results,
the table before anything is looked up in it, and the search for the fewest changes after which its
cells agree. A contract in ``pyproject.toml`` keeps the door.
"""

from collections.abc import Sequence

from calculator.reading.cells.dialects import Dialect, dialect_of, is_result, result, speaks
from calculator.reading.cells.grammar import RawResult, total
from calculator.reading.check.slips.likeliest_corrections import Solution, solved
from calculator.reading.check.slips.price import Price, unlike
from calculator.reading.check.slips.puzzle import Place, Puzzle
from calculator.reading.check.slips.style_of_results import Writer
from calculator.reading.choose.candidate import candidates
from calculator.reading.choose.readings import read
from calculator.reading.columns.headings import column, heading_columns
from calculator.reading.columns.hints import told
from calculator.reading.columns.raw import RawTable
from calculator.reading.layouts import READERS
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell
from calculator.reading.text.pasted_text import NO_TABLE_HINT

__all__ = [
    "Cell",
    "Dialect",
    "Place",
    "Price",
    "Puzzle",
    "RawResult",
    "RawTable",
    "ReadError",
    "Solution",
    "Writer",
    "column",
    "dialect_of",
    "heading",
    "is_result",
    "names_at",
    "no_table",
    "read",
    "result",
    "solved",
    "speaks",
    "told",
    "total",
    "unlike",
    "unresolved",
]


def heading(text: str) -> tuple[str, int]:
    """Return what the heading of a column says that it holds, and its round; 0 where it is none.

    >>> heading("Rd 3"), heading("Player")
    (('round', 3), ('name', 0))
    """
    found = column(Cell(text, 1, 1))
    return found.kind, found.round


def names_at(headings: Sequence[str]) -> int | None:
    """Return which of a table's headings is that of the names; beside "Player", "Team" is not.

    >>> names_at(["Team", "Player", "R1"]), names_at(["Team", "R1"]), names_at(["Club", "R1"])
    (1, 0, None)
    """
    columns = heading_columns([Cell(text, 1, 1) for text in headings]) or ()
    return next((at for at, found in enumerate(columns) if found.kind == "name"), None)


def no_table() -> ReadError:
    """Return the error for a picture in which nothing is a table.

    >>> no_table().said.code
    'error-no-table'
    """
    return ReadError("error-no-table", 1, 1, NO_TABLE_HINT)


def unresolved(text: str) -> tuple[RawTable, tuple[int, ...]]:
    r"""Return a table as it is read before anything is looked up, and the players' numbers.

    Raises :class:`ReadError` where it is none.

    >>> found, numbers = unresolved("No.\tName\tR1\n1\tAnn\tW2\n2\tBen\tL1")
    >>> numbers, found.rows[1].results[0].code
    ((1, 2), 'L')
    """
    error: ReadError | None = None
    for reader in READERS:
        if not reader.fits(text):
            continue
        for part in sorted(candidates(reader, text), key=lambda part: -part.size):
            if part.judged is not None and part.judged.raw.rows:
                return part.judged.raw, part.judged.numbers.numbers
            error = error or (part.result if isinstance(part.result, ReadError) else None)
    raise error or no_table()
