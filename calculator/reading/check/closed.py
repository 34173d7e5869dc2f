"""Whether a part of a table is a section of its own: nobody in it met anybody else."""

from calculator.reading.check.consistency import Judged
from calculator.reading.text.errors import ReadError


def is_closed(table: Judged) -> bool:
    r"""Whether its players met each other and nobody else, and nothing contradicts that.

    >>> from calculator.reading.assemble.standings.headed import read_tables
    >>> text = "No,Name,R1\n5,Ann,W6\n6,Bob,L{}\n7,Cy,H"
    >>> [is_closed(read_tables(text.format(other))[0]) for other in (5, 4)]
    [True, False]
    """
    met = {one.opponent for row in table.raw.rows for one in row.results if one.opponent}
    try:
        numbers = set(table.numbers.numbers)
    except ReadError:
        return False
    return bool(met) and met <= numbers and not table.consistency.unanswered
