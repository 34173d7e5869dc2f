"""A web page's table as text, so that its cells can be corrected and its link carries it."""

from itertools import zip_longest

from calculator.model import Crosstable
from calculator.reading import ReadError, Text
from calculator.reading.cells.forms.pages import tables
from calculator.reading.text.grid import Cell, Row


def settled(text: str, html: str) -> Text:
    """Return the text that stands for what was pasted: ``text`` and ``html`` of one clipboard.

    It is the first that reads as the same table as the HTML: the HTML's cells between TABs, the
    clipboard's own text, the table as we write it. Of two that cannot be read it is the one
    of which more can be understood.
    """
    cells = Text(as_text(html))
    plain = cells if text == cells.pasted else Text(text)
    table = Text(html).best
    if isinstance(table, ReadError):
        ours, theirs = cells.best, plain.best
        if isinstance(theirs, Crosstable) or isinstance(ours, Crosstable):
            return plain if isinstance(theirs, Crosstable) else cells
        return cells if _telling(ours) > _telling(theirs) or not text.strip() else plain
    for candidate in (cells, plain):
        if _same(candidate.best, table):
            return candidate
    from calculator.writing import to_json, to_text  # noqa: PLC0415 - rarely needed

    # Text has no room for the boards of a team event.
    return Text((to_json if table.teams is not None else to_text)(table))


def as_text(html: str) -> str:
    r"""Write what is in HTML as lines: the rows of tables between TABs, other text as it is.

    >>> as_text("<h3>Open</h3><table><tr><td>1<td>Ann<td><tr><td>2<td>Bob<td>W1</table>")
    'Open\n1\tAnn\t\n2\tBob\tW1\n'
    >>> as_text("<img src='table.png'>")
    ''
    """
    rows, around = tables(html)
    found: list[Row | Cell] = sorted([*rows, *around], key=_place)
    lines = [
        item.text if isinstance(item, Cell) else "\t".join(cell.text for cell in item.cells)
        for item in found
    ]
    # An empty line is between two tables, not below one that texts follow.
    kept = [
        line for line, behind in zip_longest(lines, found[1:]) if line or isinstance(behind, Row)
    ]
    return "".join(f"{line}\n" for line in kept)


def _place(item: Row | Cell) -> tuple[int, int]:
    first = item if isinstance(item, Cell) else item.cells[0]
    return first.line, first.column


def _telling(error: ReadError) -> tuple[bool, int]:
    """How much was understood before the fault: a faulty cell is one of a table."""
    return bool(error.length), error.size


def _same(found: Crosstable | ReadError, table: Crosstable) -> bool:
    """Whether two readings are of one table; layout and places in the text have no effect."""
    return isinstance(found, Crosstable) and _essence(found) == _essence(table)


def _essence(table: Crosstable) -> Crosstable:
    return table._replace(
        format="", warnings=(), contradictions=(), wrong_totals=(), slips=(), other=None
    )
