"""The reader of standings and crosstables that are one table, one row a player.

Whatever program made them, they are read in one way: a heading says what each column holds
(:mod:`.headed`), or, where it was not copied, the cells themselves do (:mod:`.by_content`); on
some phones every cell is copied as a line (:mod:`.stacked`). The layouts that are read so have
their entries in files of their own.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from calculator.model import Message, System
from calculator.model.late import late
from calculator.reading.assemble.named import may_name
from calculator.reading.assemble.standings.guards import rows_above
from calculator.reading.assemble.standings.headed import read_tables
from calculator.reading.check.consistency import Judged
from calculator.reading.check.layout import Layout, Read, Reader
from calculator.reading.columns.raw import RawTable
from calculator.reading.text.errors import ReadError

if TYPE_CHECKING:
    from calculator.reading.assemble.standings.by_content import read_by_content
    from calculator.reading.assemble.standings.stacked import read_stacked
    from calculator.reading.assemble.standings.two_lines import read_two_lines
else:
    read_by_content = late("calculator.reading.assemble.standings.by_content", "read_by_content")
    read_stacked = late("calculator.reading.assemble.standings.stacked", "read_stacked")
    read_two_lines = late("calculator.reading.assemble.standings.two_lines", "read_two_lines")

#: What a table with headings may carry: everything.
TABLE = ("opponents", "colours", "ratings", "totals", "byes", "forfeits", "tiebreaks", "places")


def _read(text: str) -> Sequence[Read]:
    """Read by the headings that are known; where these mislead or are none, by the cells."""
    if may_name(text):
        from calculator.reading.assemble.named.reader import read_named  # noqa: PLC0415 - seldom needed

        if by_name := read_named(text):
            return by_name
    tried: list[Sequence[Judged | ReadError]] = []
    for reader in (read_tables, read_two_lines, read_stacked, read_by_content):
        found = reader(text)
        if tried and reader is read_by_content:
            # Where headings are known, cells alone do not outweigh them.
            headed = (isinstance(table, Judged) and table.raw.headed for table in found)
            found = found if all(headed) else []
        if found and all(isinstance(table, Judged) and not table.doubtful for table in found):
            return _with_those_above(text, found) if reader is read_tables else found
        if found:
            tried.append(found)
    if not any(isinstance(table, Judged) for found in tried for table in found):
        from calculator.reading.assemble.standings.faults import (  # noqa: PLC0415 - seldom
            faults,
            of_teams,
        )

        if error := of_teams(text):
            return [error]
        if not tried:
            return list(faults(text))
    # Of equal ones the first: what is known is more than what is guessed.
    return max(tried, key=_worth)


def _with_those_above(
    text: str, found: Sequence[Judged | ReadError]
) -> Sequence[Judged | ReadError]:
    """Add the section above the first known heading whose own heading is broken, if one is."""
    first = found[0]
    above = rows_above(first.raw.before) if isinstance(first, Judged) else []
    if len(above) < 2 or not isinstance(first, Judged):
        return found
    begins = first.raw.columns[0].heading
    lost = [
        table
        for table in read_by_content(text)
        if isinstance(table, Judged) and table.raw.rows and table.raw.rows[-1].name[1:] < begins[1:]
    ]
    return [*lost, *found]


def _worth(found: Sequence[Judged | ReadError]) -> tuple[int, int]:
    """Return how many tables can be read, and how well they bear themselves out."""
    good = [table for table in found if isinstance(table, Judged) and table.raw.rows]
    sound = sum(not table.doubtful for table in good)
    return sound, sum(table.consistency.balance for table in good)


READER = Reader(90, fits=lambda _: True, read=_read)


def forms(
    *names: str,
    carries: tuple[str, ...],
    cells: str,
    sample: str,
    is_one: Callable[[RawTable], bool] = lambda _: True,
    system: System | None = None,
    remarks: Callable[[RawTable], tuple[Message, ...]] = lambda _: (),
) -> tuple[Layout, ...]:
    """Return the entries of a layout that there is as text, as HTML or with commas.

    Each of the ``names`` ends in ``-`` and :attr:`RawTable.form`; the rest is as in
    :class:`Layout`.

    >>> [found.name for found in forms("x-text", "x-csv", carries=(), cells="W2", sample="x")]
    ['x-text', 'x-csv']
    """
    return tuple(
        Layout(
            name,
            READER,
            carries,
            cells,
            sample,
            is_one=_in_form(name.rpartition("-")[2], is_one),
            system=system,
            remarks=remarks,
        )
        for name in names
    )


def _in_form(form: str, is_one: Callable[[RawTable], bool]) -> Callable[[RawTable], bool]:
    return lambda raw: raw.form == form and is_one(raw)
