"""In which dialect a table writes its rounds: ``W12``, ``12w1``, ``+W5``, ``1``.

The forms of cells are in :mod:`calculator.reading.cells.forms`. A table is read in the dialect in
which most of its cells make sense, with the colors that its letters have as a whole.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from calculator.model import PLAYED, Color, Message, NumberedBy, quick
from calculator.model.late import pattern
from calculator.reading.cells.forms import (
    ENGLISH,
    FAMILIES,
    LONGEST,
    Family,
    Found,
    Letters,
    Parsed,
    alike,
    letters_of,
    may_be_read,
    of_pair,
)
from calculator.reading.cells.grammar import REMEMBERED, Kept, RawResult, halves
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

__all__ = [
    "DIALECTS",
    "Dialect",
    "Parsed",
    "bye_of",
    "dialect_of",
    "dialects_of",
    "is_result",
    "may_be_result",
    "result",
    "speaks",
]


class Dialect(NamedTuple):
    """A family of forms, with what the letters of colors mean in a table."""

    name: str
    parse: Callable[[str], Parsed | None]
    """What a cell that is not empty says; ``None`` where it is not of this dialect."""
    expected: Message
    """What to say that a cell should be."""
    naming: bool = False
    """Whether games name the opponent."""
    meanings: tuple[NumberedBy, NumberedBy] = ("start", "start")
    """What the first number of a row mostly is, and the second one."""
    scored: str = ""
    """What a full point says that names nobody, where that is a bye; else empty."""
    halves: bool = False
    """Whether half a point that names nobody is a bye."""
    unclear: str = ""
    """A letter of which the table does not say which color it means."""
    pointless: re.Pattern[str] | None = None
    """As in :class:`calculator.reading.cells.forms.Family`."""
    untold: re.Pattern[str] | None = None
    """As there."""


#: This many different cells tell the dialect of a table.
_ENOUGH = 400
_NOTHING = pattern(r"[-.\s]*")
_NUMBER = pattern(r"#?(\d{1,4})")
_SCORED: dict[int | None, str] = {2: "", 1: "H", 0: "U"}
_LONGEST_SURE = 24
_LONGEST_NUMBER = 999


def _dialect(family: Family, letters: Letters) -> Dialect:
    return _made(family, letters.pair, tuple(letters.colors.items()), letters.unclear)


# Most tables of one program have the same letters.
@lru_cache(maxsize=64)
def _made(
    family: Family, pair: tuple[str, str], letters: tuple[tuple[str, Color], ...], unclear: str
) -> Dialect:
    colors = dict(letters)

    def read(text: str) -> Parsed | None:
        found = family.found(text)
        if found is None or not found.letter:
            return found.parsed if found else None
        color = colors.get(found.letter)
        if color is not None:
            return found.parsed._replace(color=color)
        # A letter that is no color may be of a form that is understood everywhere: "X9".
        everywhere = family.anywhere(text)
        return everywhere.parsed if everywhere else None

    expected = family.expected
    if expected.facts in family.letters:
        expected = expected._replace(facts=pair)
    return Dialect(
        family.name,
        Kept(read).__getitem__,
        expected,
        family.naming,
        family.meanings,
        family.bye if family.scored else "",
        family.halves,
        unclear,
        family.pointless,
        family.untold,
    )


#: Every dialect, with English letters; the last is that of results without opponents.
DIALECTS = tuple(_dialect(family, of_pair(ENGLISH)) for family in FAMILIES)


def speaks(dialect: Dialect, text: str) -> bool:
    """Whether a cell makes sense in a dialect; an empty cell always does."""
    return _NOTHING.fullmatch(text) is not None or dialect.parse(text) is not None


@lru_cache(maxsize=REMEMBERED)
def is_result(text: str) -> bool:
    """Whether a cell reads as a result in any dialect that names an opponent or a bye.

    >>> is_result("W12"), is_result("12w1"), is_result("Smith"), is_result("17.5")
    (True, True, False, False)
    """
    return len(text) <= _LONGEST_SURE and _is_result(alike(text))


@lru_cache(maxsize=REMEMBERED)
def _is_result(text: str) -> bool:
    return may_be_read(text) and any(
        (found := family.found(text)) is not None
        and not found.weak
        and (not found.letter or any(found.letter in pair for pair in family.letters))
        for family in FAMILIES[:-1]
    )


@lru_cache(maxsize=REMEMBERED)
def may_be_result(text: str) -> bool:
    """Whether a cell among results can be one: so are ``=``, ``:`` and ``?`` too.

    >>> may_be_result("W12"), may_be_result(":"), may_be_result("17")
    (True, True, False)
    """
    return _may_be_result(alike(text))


@lru_cache(maxsize=REMEMBERED)
def _may_be_result(text: str) -> bool:
    return (
        may_be_read(text)
        and any(
            (found := family.found(text)) is not None
            # "1300 N" is a rating sooner than a game of number 1300 that was not played.
            and (found.parsed.code or (found.parsed.opponent or 0) <= _LONGEST_NUMBER)
            for family in FAMILIES[:-1]
        )
    )


def dialect_of(texts: Iterable[str]) -> Dialect:
    """Return the dialect in which most of these cells make sense; of equal ones the first.

    >>> dialect_of(["12w1", "-1", "3b½"]).name
    'chess-results'
    """
    return dialects_of(texts)[0]


def dialects_of(texts: Iterable[str]) -> tuple[Dialect, ...]:
    """Return the dialects in which most of these cells make sense, and most are games.

    There are several where cells say different things in them: ``5+`` may be a game or a forfeit.
    """
    short = [(text, n) for text, n in Counter(texts).items() if len(text) < LONGEST]
    counts = {text: n for text, n in short[:_ENOUGH] if not _NOTHING.fullmatch(text)}
    tried: list[tuple[tuple[int, int, int], Family, Dialect, list[Parsed | None]]] = []
    scored = [
        (at, n, points)
        for at, (text, n) in enumerate(counts.items())
        if (points := halves(text)) is not None
    ]
    said_in = zip(*map(_in_each, counts), strict=True) if counts else [()] * len(FAMILIES)
    most, of_scores = 0, sum(n for _, n, _ in scored)
    for family, plain, said_here in zip(FAMILIES, DIALECTS, said_in, strict=True):
        if sum(compress(counts.values(), said_here)) + of_scores < most:
            # However the letters are taken, another dialect fits more of the cells.
            continue
        dialect = plain
        parsed: list[Parsed | None] = [None] * len(counts)
        fits = games = sure = 0
        if any(said_here):
            dialect = _with_letters(family, plain, said_here, counts)
            parse = dialect.parse
            parsed = [
                None if found is None else parse(text) if found.letter else found.parsed
                for text, found in zip(counts, said_here, strict=True)
            ]
            for n, found, one in zip(counts.values(), said_here, parsed, strict=True):
                if one is not None:
                    fits += n
                    games += n if PLAYED[one.code] else 0
                    sure += 0 if found is None or found.weak else n
        if scored and (dialect.scored or dialect.halves):
            fits += sum(
                n
                for at, n, points in scored
                if parsed[at] is None and _bye(points, dialect) is not None
            )
        most = max(most, fits)
        tried.append(((fits, games, sure), family, dialect, parsed))
    best = max(score for score, *_ in tried)
    said: list[list[Parsed | None]] = []
    dialects: list[tuple[Family, Dialect]] = []
    for score, family, dialect, parsed in tried:
        if score != best:
            continue
        if parsed not in said:
            said.append(parsed)
            dialects.append((family, dialect))
        elif any(best):
            # Cells say the same in both; they are written as the one writes them.
            other = dialects[at := said.index(parsed)][0]
            if sum(map(family.owns, counts)) > sum(map(other.owns, counts)):
                dialects[at] = family, dialect
    return tuple(dialect for _, dialect in dialects)


@lru_cache(maxsize=REMEMBERED)
def _in_each(text: str) -> tuple[Found | None, ...]:
    """Return what a cell says in the forms of each family."""
    return tuple([family.found(text) for family in FAMILIES])


def bye_of(text: str, dialect: Dialect) -> str | None:
    """Return which bye a score is that names nobody; ``None`` where it is none.

    >>> bye_of("½", DIALECTS[0]), bye_of("½", DIALECTS[-1])
    ('H', None)
    """
    return _bye(halves(text), dialect)


def _bye(points: int | None, dialect: Dialect) -> str | None:
    """Return which bye so many half points are that name nobody."""
    if not (dialect.scored or dialect.halves):
        return None
    if dialect.scored and points in _SCORED:
        return _SCORED[points] or dialect.scored
    return "H" if points == 1 else None


def _with_letters(
    family: Family, plain: Dialect, said: Sequence[Found | None], counts: Mapping[str, int]
) -> Dialect:
    """Return the dialect of a family with the letters that these cells have."""
    letters: Counter[str] = Counter()
    for found, count in zip(said, counts.values(), strict=True):
        if found and found.letter:
            letters[found.letter] += count
    if not letters or len(family.letters) == 1:
        return plain
    return _dialect(family, letters_of(letters, family.letters))


def result(cell: Cell, dialect: Dialect) -> RawResult:
    """Read a round's cell; raises :class:`ReadError` where it is none.

    >>> result(Cell("W12", 1, 1), DIALECTS[0]).opponent
    12
    """
    if parsed := dialect.parse(cell.text):
        code, opponent, color, games = parsed
        return quick(RawResult, (code, opponent, cell, games, color))
    if _NOTHING.fullmatch(cell.text):
        return RawResult("", None, cell)
    if (bye := bye_of(cell.text, dialect)) is not None:
        return RawResult(bye, None, cell)
    if dialect.naming and (number := _NUMBER.fullmatch(cell.text)) and int(number[1]):
        # An opponent alone: paired, and not played yet.
        return RawResult("", int(number[1]), cell)
    raise ReadError.says(cell, "error-no-result", dialect.expected)
