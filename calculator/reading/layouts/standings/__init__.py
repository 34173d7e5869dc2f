"""The reader of standings and crosstables that are one table, one row a player.

Whatever program made them, they are read in one way: a heading says what each column holds
(:mod:`.headed`), or, where it was not copied, the cells themselves do (:mod:`.headless`); on
some phones every cell is copied as a line (:mod:`.stacked`). The layouts that are read so have
their entries in files of their own.
"""

from collections.abc import Callable, Sequence

from calculator.model import Message, System
from calculator.reading.layouts.entry import Layout, Read, Reader
from calculator.reading.layouts.standings.faults import faults
from calculator.reading.layouts.standings.headed import read_tables
from calculator.reading.layouts.standings.headless import read_headless
from calculator.reading.layouts.standings.stacked import read_stacked
from calculator.reading.raw import RawTable

#: What a table with headings may carry: everything.
TABLE = ("opponents", "colours", "ratings", "totals", "byes", "forfeits", "tiebreaks", "places")


def _read(text: str) -> Sequence[Read]:
    found = read_tables(text) or read_stacked(text) or read_headless(text)
    return found or list(faults(text))


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
