"""Whether lines that were put together on trial may be right: their first rows tell."""

import contextlib

from calculator.reading.assemble.standings.by_content import some_way_may_be_right
from calculator.reading.check.consistency import Judged
from calculator.reading.layouts import READERS, Read
from calculator.reading.text.errors import ReadError


def begins_wrong(text: str) -> bool:
    r"""Whether no table can be read of the beginning of a text, whose opponents may be below it.

    >>> begins_wrong("No Name R1 Pts\n1 Ann W9 1\n2 Bob L8 0\n"), begins_wrong("zonk\n" * 3)
    (False, True)
    """
    with contextlib.suppress(ReadError):
        return not (any(map(_may_be_right, READERS[-1].read(text))) or some_way_may_be_right(text))
    return True


def _may_be_right(table: Read) -> bool:
    if isinstance(table, Judged):
        return table.consistency.totals_fit
    return not isinstance(table, ReadError)
