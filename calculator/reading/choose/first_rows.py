"""Of a longer text, the ways to put its broken lines together that are tried: first rows tell."""

import contextlib
import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from calculator.reading.assemble.named.reader import read_named
from calculator.reading.assemble.standings.by_content import right_totals
from calculator.reading.assemble.standings.guards import may_go_on, may_name
from calculator.reading.assemble.standings.headed import read_tables
from calculator.reading.assemble.standings.stacked import read_stacked
from calculator.reading.assemble.standings.two_lines import read_two_lines
from calculator.reading.check.consistency import Judged
from calculator.reading.layouts import Read
from calculator.reading.text.errors import ReadError
from calculator.reading.text.wrapped_lines import Rejoined, rejoined

#: At most this many characters are read to find how broken lines were whole; once, for a longer
#: text, up to this many.
WORK, _LONGEST = 40_000, 100_000
#: A way to put broken lines together is given up where nothing can be read of so few rows, or of so
#: many, at the beginning; of a text that has not a few times as many it is read at once.
_FIRST, TRIED, _MANY_TIMES = 8, 48, 3
#: A way in which fewer lines begin with a number than so large a part of the most is not tried.
_NEARLY = 0.9


class _Beginning(NamedTuple):
    """What can be read of the beginning of a text."""

    faults: int
    """How many tables cannot."""
    right: int
    """How many totals are right."""
    odd: int = 0
    """How many names have a figure: a rating, where a cell is missing."""


def tried(text: str) -> Iterator[Rejoined]:
    """Yield the ways in which the broken lines of a text may have been whole, as they are tried.

    Of a text of many lines they are those of which the beginning can be read.
    """
    if len(text) > _LONGEST:
        return
    if text.count("\n") <= _MANY_TIMES * TRIED:
        yield from itertools.islice(rejoined(text), WORK // len(text))
    else:
        yield from itertools.islice(_likeliest(rejoined(text)), max(1, WORK // (2 * len(text))))


def is_broken(text: str, made: Rejoined) -> bool:
    """Whether lines of a text were surely whole as they are put together: the first rows tell.

    They can be read only then, or twice as many of their totals are right.
    """
    whole = _read(made.beginning(TRIED))
    pasted = _read(made.pasted_beginning(text, TRIED))
    return whole is not None and (pasted is None or 2 * pasted.right < whole.right)


def _likeliest(ways: Iterable[Rejoined]) -> list[Rejoined]:
    """Return the ways of which the beginning can be read.

    First comes the one with the fewest tables there that cannot; of those the one with the most
    totals that are right, and the fewest names that are odd.
    """
    found: list[tuple[int, int, int, int, Rejoined]] = []
    most, least = 0.0, math.inf
    for at, made in enumerate(sorted(ways, key=_numbered, reverse=True)):
        most = max(most, _numbered(made))
        if _numbered(made) < (_NEARLY * most if least else most):
            break
        # Most ways are wrong from their first rows on.
        told = _read(made.beginning(TRIED)) if _read(made.beginning(_FIRST)) else None
        if told:
            found.append((told.faults, -told.right, told.odd, at, made))
            least = min(least, told.faults)
    return [made for *_, made in sorted(found)]


def _numbered(made: Rejoined) -> float:
    """Return the share of lines that begin with a player's number."""
    return made.rows / len(made.parts)


@lru_cache(maxsize=32)
def _read(text: str) -> _Beginning | None:
    r"""Return what can be read, if anything, of a beginning, whose opponents may be below it.

    >>> _read("No Name R1 Pts\n1 Ann W9 1\n2 Bob L8 0\n"), _read("zonk\n" * 3)
    (_Beginning(faults=0, right=2, odd=0), None)
    """
    with contextlib.suppress(ReadError):
        # Numbers that are further below make a table look doubtful to whoever chooses among these.
        if told := _told(read_tables(text)):
            return told
        without_headings = right_totals(text)
        if without_headings is not None:
            return _Beginning(0, without_headings)
        for fits, read in ((may_name, read_named), (may_go_on, read_two_lines)):
            if fits(text) and (told := _told(read(text))):
                return told
        return _told(read_stacked(text))
    return None


def _told(found: Sequence[Read]) -> _Beginning | None:
    right = [*map(_may_be_right, found)]
    if not any(right):
        return None
    tables = [one for one in found if isinstance(one, Judged)]
    names = [row.name.text for table in tables for row in table.raw.rows]
    odd = sum(any(map(str.isdecimal, name)) for name in names)
    return _Beginning(right.count(False), sum(one.consistency.right for one in tables), odd)


def _may_be_right(table: Read) -> bool:
    if isinstance(table, Judged):
        return table.consistency.may_be_right
    return not isinstance(table, ReadError)
