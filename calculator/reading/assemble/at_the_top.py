"""What is wrong with a very long table, where its first rows tell."""

from collections.abc import Callable, Iterable, Sequence

from calculator.reading.assemble.named.reader import read_named
from calculator.reading.assemble.standings.faults import faults, of_teams
from calculator.reading.assemble.standings.guards import may_name
from calculator.reading.check.consistency import Judged
from calculator.reading.cut.segments import heading_of
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import first_lines, lines_of, loose
from calculator.reading.text.joined_lines import LONGEST_LINE
from calculator.reading.text.pasted_text import markup_of

type _Reader = Callable[[str], Sequence[Judged | ReadError]]

#: So many lines tell.
_FIRST = 60
#: What is wrong with one row.
_OF_A_ROW = {"error-row-short", "error-row-long", "error-cells-unclear"}


def at_the_top(text: str, by_heading: _Reader, others: Iterable[_Reader]) -> ReadError | None:
    r"""Return what is wrong with a very long table of lined-up lines, if its first rows tell.

    They do where they are below its only heading, and nobody can read them ``by_heading``, nor the
    ``others``: the rows below need not be cut then, which takes long where hardly a line is where
    it should be.

    >>> from calculator.reading.assemble.standings.headed import read_tables
    >>> rows = [f"{at:3} Ann   {'Q9' if at == 5 else 'W2'}   1" for at in range(1, 99)]
    >>> error = at_the_top("\n".join(["No. Name  R1   Pts", *rows]), read_tables, [])
    >>> error and (error.line, error.size)
    (6, 99)
    """
    if "\t" in text or markup_of(text):
        return None
    head, lines = first_lines(text, _FIRST), lines_of(text)
    found = by_heading(head)
    if len(found) != 1 or not _is_of_a_row(found[0]):
        return None
    if any(heading_of(at, line[:LONGEST_LINE]) for at, line in enumerate(lines[_FIRST:], 1)):
        # Another section may be below.
        return None
    tried = [*found, *(one for reader in others for one in reader(head))]
    errors = [one for one in tried if isinstance(one, ReadError)]
    if len(errors) < len(tried) or (may_name(text) and read_named(head)):
        return None
    if other := of_teams(head) or next(faults(head, of_counts=True), None):
        return other
    named = (one for one in errors if one.whose is not None and one.cell is not None)
    error = next(named, errors[0]).knowing()
    rest = (loose(at, line).cells[0] for at, line in enumerate(lines, 1) if line.strip())
    error.rows += tuple(cell for cell in rest if cell.line > _FIRST)
    error.size = len(error.rows)
    return error


def _is_of_a_row(found: Judged | ReadError) -> bool:
    """Whether it is the error of a cell or a row, whatever is below it."""
    return isinstance(found, ReadError) and (
        found.whose is not None or found.said.code in _OF_A_ROW
    )
