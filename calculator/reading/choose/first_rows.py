"""Of a longer text, the ways to put its broken lines together that are tried: first rows tell."""

import contextlib
import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from calculator.reading.assemble.standings.by_content import right_totals
from calculator.reading.assemble.standings.headed import read_tables
from calculator.reading.check.consistency import Judged
from calculator.reading.layouts import READERS, Read
from calculator.reading.text.errors import ReadError
from calculator.reading.text.wrapped_lines import Rejoined, rejoined

#: At most this many characters are read to find how broken lines were whole; once, for a longer
#: text, up to this many.
WORK, _ONCE = 40_000, 100_000
#: A way to put broken lines together is given up where nothing can be read of so few rows, or of so
#: many, at the beginning; of a text that has not a few times as many it is read at once.
_FIRST, TRIED, _MANY_TIMES = 8, 48, 3


class _Beginning(NamedTuple):
    """What can be read of the beginning of a text."""

    faults: int
    """How many tables cannot."""
    right: int
    """How many totals are right."""


def tried(text: str) -> Iterator[Rejoined]:
    """Return the ways in which the broken lines of a text may have been whole, as they are tried.

    Of a long text it is one, of those that may be right: that with the fewest tables at the
    beginning that cannot be read, and then that in which most lines begin with a player's number.
    """
    if WORK < len(text) <= _ONCE:
        ways = sorted(rejoined(text), key=_numbered, reverse=True)
        return iter([found] if (found := _best(ways)) else [])
    return filter(_may_go_on, itertools.islice(rejoined(text), WORK // len(text)))


def is_broken(text: str, made: Rejoined) -> bool:
    """Whether lines of a text were surely whole as they are put together: the first rows tell.

    They can be read only then, or twice as many of their totals are right.
    """
    whole = _read(made.beginning(TRIED))
    pasted = _read(made.pasted_beginning(text, TRIED))
    return whole is not None and (pasted is None or 2 * pasted.right < whole.right)


def _best(ways: Iterable[Rejoined]) -> Rejoined | None:
    """Return the way with the fewest faults at the beginning; of those the one with most right."""
    best, least, rows = None, (math.inf, 0), 0.0
    for made in ways:
        if best and not least[0] and _numbered(made) < rows:
            break
        found = _of_way(made)
        if found and (found.faults, -found.right) < least:
            best, least, rows = made, (found.faults, -found.right), _numbered(made)
    return best


def _numbered(made: Rejoined) -> float:
    """Return the share of lines that begin with a player's number."""
    return made.rows / len(made.parts)


def _may_go_on(made: Rejoined) -> bool:
    return _of_way(made) is not None


def _of_way(made: Rejoined) -> _Beginning | None:
    """Return what can be read at the beginning; ``None`` if no table can.

    What has not many more rows than the beginning is read as a whole at once.
    """
    if len(made.parts) <= _MANY_TIMES * TRIED:
        return _Beginning(0, 0)
    # Most ways are wrong from their first rows on.
    return _read(made.beginning(TRIED)) if _read(made.beginning(_FIRST)) else None


def _read(text: str) -> _Beginning | None:
    r"""Return what can be read, if anything, of a beginning, whose opponents may be below it.

    >>> _read("No Name R1 Pts\n1 Ann W9 1\n2 Bob L8 0\n"), _read("zonk\n" * 3)
    (_Beginning(faults=0, right=2), None)
    """
    with contextlib.suppress(ReadError):
        # Numbers that are further below make a table look doubtful to all that chooses.
        if told := _told(read_tables(text)):
            return told
        # Without its headings.
        without = right_totals(text)
        return _told(READERS[-1].read(text)) if without is None else _Beginning(0, without)
    return None


def _told(found: Sequence[Read]) -> _Beginning | None:
    right = [*map(_may_be_right, found)]
    if not any(right):
        return None
    totals = sum(one.consistency.right for one in found if isinstance(one, Judged))
    return _Beginning(right.count(False), totals)


def _may_be_right(table: Read) -> bool:
    if isinstance(table, Judged):
        return table.consistency.totals_fit
    return not isinstance(table, ReadError)
