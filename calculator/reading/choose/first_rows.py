"""Of a longer text, the ways to put its broken lines together that are tried: first rows tell."""

import contextlib
import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from calculator.reading.assemble.named.reader import read_named
from calculator.reading.assemble.standings.by_content import right_totals
from calculator.reading.assemble.standings.guards import may_go_on, may_name
from calculator.reading.assemble.standings.headed import read_tables
from calculator.reading.assemble.standings.stacked import read_stacked
from calculator.reading.assemble.standings.two_lines import read_two_lines
from calculator.reading.check.consistency import Judged
from calculator.reading.check.names_across_lines import split_words
from calculator.reading.layouts import Read
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import first_lines
from calculator.reading.text.wrapped_lines import Rejoined, rejoined

#: At most this many characters are read to find how broken lines were whole; once, for a longer
#: text, up to this many.
WORK, _LONGEST = 40_000, 100_000
#: A way to put broken lines together is given up where nothing can be read of so few rows, or of so
#: many, at the beginning; of a text that has not a few times as many it is read at once.
_FIRST, TRIED, _MANY_TIMES = 8, 48, 3
#: A way in which fewer lines begin with a number than so large a part of the most is not tried.
_NEARLY = 0.9


type _Reader = Callable[[str], _Beginning | None]


class _Beginning(NamedTuple):
    """What can be read of the beginning of a text."""

    faults: int
    """How many tables cannot."""
    right: int
    """How many totals are right."""
    odd: int = 0
    """How many names have a figure: a rating, where a cell is missing."""
    rated: int = 0
    """How many players have a rating."""
    reader: "_Reader | None" = None
    """Who read it."""

    @property
    def is_right(self) -> bool:
        """Whether nearly each total of many rows is right, and nothing is wrong."""
        return not self.faults and not self.odd and self.right >= _NEARLY * TRIED


def tried(text: str) -> Iterator[Rejoined]:
    """Yield the ways in which the broken lines of a text may have been whole, as they are tried.

    Of a text of many lines they are those of which the beginning can be read.
    """
    if len(text) > _LONGEST:
        return
    if text.count("\n") <= _MANY_TIMES * TRIED:
        yield from itertools.islice(rejoined(text), WORK // len(text))
    elif not _has_several_lines_each(text):
        yield from itertools.islice(_likeliest(rejoined(text)), max(1, WORK // (2 * len(text))))


def is_broken(text: str, made: Rejoined) -> bool:
    """Whether lines of a text were surely whole as they are put together: the first rows tell.

    They can be read only then, or twice as many of their totals are right.
    """
    whole = _begun(made)
    pasted = _read(made.pasted_beginning(text, TRIED))
    return whole is not None and (pasted is None or 2 * pasted.right < whole.right)


def _has_several_lines_each(text: str) -> bool:
    """Whether each player surely has several lines: the first ones are read so, and are right."""
    beginning = first_lines(text, 2 * TRIED) + "\n"
    return any((told := _read(beginning, by)) and told.is_right for by in _OF_SEVERAL)


def _likeliest(ways: Iterable[Rejoined]) -> list[Rejoined]:
    """Return the ways of which the beginning can be read.

    First comes the one with the fewest tables there that cannot; of those the one with the most
    totals that are right, the fewest names that are odd, the most ratings, and the fewest words
    that seem split.
    """
    found: list[tuple[int, int, int, int, int, int, Rejoined]] = []
    most, least, right = 0.0, math.inf, 0
    for at, made in enumerate(sorted(ways, key=_numbered, reverse=True)):
        most = max(most, _numbered(made))
        if _numbered(made) < (_NEARLY * most if least else most):
            break
        first = _read(made.beginning(_FIRST))
        right = max(right, first.right if first else 0)
        # Where another way gives totals that are right, one without any is wrong.
        if first is None or (not first.right and 2 * right >= _FIRST):
            continue
        if told := _begun(made):
            split = split_words(made)
            found.append((told.faults, -told.right, told.odd, -told.rated, split, at, made))
            least = min(least, told.faults)
            if told.is_right and told.rated >= _NEARLY * TRIED and not split:
                break
    return [made for *_, made in sorted(found)]


def _begun(made: Rejoined) -> _Beginning | None:
    """Return what can be read of many rows, by whoever reads the first few.

    Most ways to put lines together are wrong from their first rows on.
    """
    first = _read(made.beginning(_FIRST))
    return _read(made.beginning(TRIED), first.reader) if first else None


def _numbered(made: Rejoined) -> float:
    """Return the share of lines that begin with a player's number."""
    return made.rows / len(made.parts)


@lru_cache(maxsize=32)
def _read(text: str, by: "_Reader | None" = None) -> _Beginning | None:
    r"""Return what can be read, if anything, of a beginning, whose opponents may be below it.

    >>> found = _read("No Name R1 Pts\n1 Ann W9 1\n2 Bob L8 0\n")
    >>> found.faults, found.right, found.odd, _read("zonk\n" * 3)
    (0, 2, 0, None)
    """
    with contextlib.suppress(ReadError):
        for reader in (by,) if by else _READERS:
            if told := reader(text):
                return told._replace(reader=reader)
    return None


def _by_headings(text: str) -> _Beginning | None:
    # Numbers that are further below make a table look doubtful to whoever chooses among these.
    return _told(read_tables(text))


def _by_cells(text: str) -> _Beginning | None:
    right = right_totals(text)
    return None if right is None else _Beginning(0, right)


def _of_names(text: str) -> _Beginning | None:
    return _told(read_named(text)) if may_name(text) else None


def _of_two_lines(text: str) -> _Beginning | None:
    return _told(read_two_lines(text)) if may_go_on(text) else None


def _stacked(text: str) -> _Beginning | None:
    return _told(read_stacked(text))


_OF_SEVERAL = (_of_two_lines, _stacked)
_READERS = (_by_headings, _by_cells, _of_names, *_OF_SEVERAL)


def _told(found: Sequence[Read]) -> _Beginning | None:
    right = [*map(_may_be_right, found)]
    if not any(right):
        return None
    tables = [one for one in found if isinstance(one, Judged)]
    rows = [row for table in tables for row in table.raw.rows]
    odd = sum(any(map(str.isdecimal, row.name.text)) for row in rows)
    rated = sum(row.rating is not None for row in rows)
    totals = sum(one.consistency.right for one in tables)
    return _Beginning(right.count(False), totals, odd, rated)


def _may_be_right(table: Read) -> bool:
    if isinstance(table, Judged):
        return table.consistency.may_be_right
    return not isinstance(table, ReadError)
