"""Of a longer text, the ways to put its broken lines together that are tried: first rows tell."""

import contextlib
import itertools
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from calculator.reading.assemble.named.reader import read_named
from calculator.reading.assemble.standings.by_content import right_totals
from calculator.reading.assemble.standings.guards import may_go_on, may_name
from calculator.reading.assemble.standings.headed import read_tables
from calculator.reading.assemble.standings.stacked import read_stacked
from calculator.reading.assemble.standings.two_lines import read_two_lines
from calculator.reading.cells.dialects import may_be_result
from calculator.reading.check.consistency import Judged
from calculator.reading.check.names_across_lines import split_words
from calculator.reading.columns.headings import Column
from calculator.reading.layouts import Read
from calculator.reading.lexicon.headings import heading_kind
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
    unknown: int = 0
    """How many headings nobody knows are before the first that is known: a title's words."""
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
        ways = rejoined(text)
        first = next(ways, None)
        if first and first.has_cells:
            # Few of its lines were broken: the beginning tells nothing.
            yield first
        elif first:
            ways = itertools.chain([first], ways)
        yield from itertools.islice(_likeliest(ways), max(1, WORK // (2 * len(text))))


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


def _likeliest(ways: Iterable[Rejoined]) -> Iterator[Rejoined]:
    """Yield the ways of which the beginning can be read; others are looked for when asked.

    First comes one in which nearly each total is right and everybody has a rating, then the one
    with the fewest tables there that cannot be read; of those the one with the most totals that
    are right, the fewest names that are odd, the fewest words that nobody knows in a heading or
    can read where lines were put together, the most ratings, and the fewest words that seem split.
    """
    found: list[tuple[_Rank, Rejoined]] = []
    most, right, clean = 0.0, 0, False
    rest = deque(sorted(ways, key=_numbered, reverse=True))
    while rest:
        most = max(most, _numbered(rest[0]))
        if _numbered(rest[0]) < (most if clean else _NEARLY * most):
            break
        made = rest.popleft()
        first = _read(made.beginning(_FIRST))
        right = max(right, first.right if first else 0)
        # Where another way gives totals that are right, one without any is wrong.
        if first is None or (not first.right and 2 * right >= _FIRST):
            continue
        if told := _begun(made):
            odd = told.unknown + sum(map(_is_odd, made.glued()))
            split = split_words(made)
            clean = clean or not (told.faults or odd)
            if told.is_right and told.rated >= _NEARLY * TRIED and not (odd or split):
                yield made
            else:
                rank = _Rank(told.faults, -told.right, told.odd, odd, -told.rated, split)
                found.append((rank, made))
    found.sort(key=itemgetter(0))
    yield from (made for rank, made in found if clean and not rank.odd)
    # What is likeliest after a way in which no word is odd is the same with other blanks.
    yield from (made for made in rest if _numbered(made) >= _NEARLY * most and _begun(made))
    yield from (made for rank, made in found if not clean or rank.odd)


class _Rank(NamedTuple):
    """How bad a way to put lines together is, what matters most first.

    Of those that are as bad the likeliest stays first.
    """

    faults: int
    not_right: int
    odd_names: int
    odd: int
    unrated: int
    split: int


def _is_odd(word: str) -> bool:
    """Whether a word of letters and figures is no result: of a bye and a total, "bye1.5"."""
    mixed = any(map(str.isalpha, word)) and any(map(str.isdecimal, word))
    return mixed and not may_be_result(word)


def _numbered(made: Rejoined) -> float:
    """Return the share of lines that begin with a player's number."""
    return made.rows / len(made.parts)


def _begun(made: Rejoined) -> _Beginning | None:
    """Return what can be read of many rows, by whoever reads the first few.

    Most ways to put lines together are wrong from their first rows on.
    """
    first = _read(made.beginning(_FIRST))
    return _read(made.beginning(TRIED), first.reader) if first else None


@lru_cache(maxsize=32)
def _read(text: str, by: "_Reader | None" = None) -> _Beginning | None:
    r"""Return what can be read, if anything, of a beginning, whose opponents may be below it.

    >>> found = _read("No Name R1 Pts\n1 Ann W9 1\n2 Bob L8 0\n")
    >>> found.faults, found.right, found.odd, _read("zonk\n" * 3)
    (0, 2, 0, None)
    >>> titled, fact = "Kind: swiss # Name R1 Pts\n1 Ann", "No Name T R1 Pts\n1 Ann x"
    >>> [_read(f"{one} W9 1\n").unknown for one in (titled, fact)]
    [2, 0]
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
    unknown = sum(len([*itertools.takewhile(_is_unknown, one.raw.columns)]) for one in tables)
    return _Beginning(right.count(False), totals, odd, rated, unknown)


def _is_unknown(column: Column) -> bool:
    text = column.heading.text
    return column.kind == "other" and bool(text) and not heading_kind(text)


def _may_be_right(table: Read) -> bool:
    if isinstance(table, Judged):
        return table.consistency.may_be_right
    return not isinstance(table, ReadError)
