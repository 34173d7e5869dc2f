"""Of a longer text, the ways to put its broken lines together that are tried: first rows tell."""

import contextlib
import itertools
from collections.abc import Iterator

from calculator.reading.assemble.standings.by_content import some_way_may_be_right
from calculator.reading.check.consistency import Judged
from calculator.reading.layouts import READERS, Read
from calculator.reading.text.errors import ReadError
from calculator.reading.text.wrapped_lines import Rejoined, rejoined

#: At most this many characters are read to find how broken lines were whole; once, for a longer
#: text, up to this many.
WORK, _ONCE = 40_000, 100_000
#: A way to put broken lines together is given up where one of so many rows at the beginning cannot
#: be read; of a text that has not a few times as many it is read at once.
TRIED, _MANY_TIMES = 48, 3


def tried(text: str) -> Iterator[Rejoined]:
    """Return the ways in which the broken lines of a text may have been whole, as they are tried.

    Of a long text it is one: that in which most lines begin with a player's number, of those that
    may be right.
    """
    if WORK < len(text) <= _ONCE:
        ways = sorted(rejoined(text), key=lambda made: made.rows / len(made.parts), reverse=True)
        return itertools.islice(filter(_may_go_on, ways), 1)
    return filter(_may_go_on, itertools.islice(rejoined(text), WORK // len(text)))


def _may_go_on(made: Rejoined) -> bool:
    few = len(made.parts) <= _MANY_TIMES * TRIED
    return few or not begins_wrong(made.beginning(TRIED))


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
