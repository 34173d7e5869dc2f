"""Events of teams: matches by round, with or without boards, and rankings beside them."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING

from calculator.model import Crosstable, Message
from calculator.model.late import late, pattern
from calculator.reading.cells.grammar import halves
from calculator.reading.check.layout import Layout, Listed, Read, Reader
from calculator.reading.lexicon import alternatives, plain, words_of
from calculator.reading.lexicon.headings import TEAM
from calculator.reading.text.pasted_text import beginning, markup_of

if TYPE_CHECKING:
    from calculator.reading.assemble.teams.beside import compared
    from calculator.reading.assemble.teams.crosstables import read_crosstables
    from calculator.reading.assemble.teams.headings import has_heading, may_have_heading
    from calculator.reading.assemble.teams.lines import are_matches, begins, is_whole
    from calculator.reading.assemble.teams.reader import Matches, read_matches
else:
    compared = late("calculator.reading.assemble.teams.beside", "compared")
    are_matches = late("calculator.reading.assemble.teams.lines", "are_matches")
    begins = late("calculator.reading.assemble.teams.lines", "begins")
    is_whole = late("calculator.reading.assemble.teams.lines", "is_whole")
    has_heading = late("calculator.reading.assemble.teams.headings", "has_heading")
    may_have_heading = late("calculator.reading.assemble.teams.headings", "may_have_heading")
    read_crosstables = late("calculator.reading.assemble.teams.crosstables", "read_crosstables")
    read_matches = late("calculator.reading.assemble.teams.reader", "read_matches")

#: A result of two sides of whom one has more than a game brings: "2½ - 1½", "4 : 0".
_SIGN = pattern(
    r"((?<![\w.,/:-])(?:[2-9]|\d\d)(?:\s?½|[.,]5)?|(?<![\w.,/:-])1(?:\s?½|[.,]5)"
    r"|(?<![\w/])(?:½|\d(?:\s?½|[.,][05])?)(?=\s{0,3}[-–—−:]\s{0,3}(?:[2-9]|1\s?½|1[.,]5)))"
    r"(\s{0,3})(?:[FKfk]\s?)?([-–—−:])(\s{0,3})(\d+|½|[.,]5)(?![\d/-]|[^\W\d_FKfk½])"
)
#: The middle of one. A pattern that begins with few characters is soon through with a text.
_MIDDLE = pattern(r"[-–—−:](?<=[\d½5FKfk\s].)\s{0,3}[\d½.,]")
#: Its halves and the sign in three columns.
_IN_THREE = pattern(r"\t(?:[2-9]|1½|\d½)\t[:-]\t")
_IN_THREE_CELLS = pattern(
    r">\s*(?:[2-9]|1?\d\s?½|\d[.,]5)\s*</t[dh]>\s*<t[dh][^>]*>\s*[:-]\s*</t[dh]>"
    r"|>\s*[:-]\s*</t[dh]>\s*<t[dh][^>]*>\s*(?:[2-9]|1?\d\s?½|\d[.,]5)\s*</t[dh]>",
    re.IGNORECASE,
)
#: The other side begins with a letter, and is not the rest of "Page 1 of 2".
_OTHER = r"[\s,;-]{1,3}(?!(?:of|von|de|sur|di|van|z)\s\d)[^\W\d½][^\n\t]{0,60}[^\W\d_½]:?[^\S\n]"
#: Two sides with their points behind them: "Oak 2½, Elm 1½".
_BEHIND = pattern(
    r"[^\W\d_½]:?[^\S\n](?:"
    rf"(?:[2-9]|[12]\d|\d½|\d[.,]5){_OTHER}(?:½|\d{{1,2}}[.,]5|\d{{1,2}}½?)"
    rf"|(?:½|\d{{1,2}}[.,]5|\d{{1,2}}½?){_OTHER}(?:[2-9]|[12]\d|\d½|\d[.,]5)"
    r")\s*(?:$|\n|\()"
)
#: What parts cells; at the end of a line the points of two, with a name between them or none.
_CUT = r"(?:[^\S\n]{0,3}[,;\t|][^\S\n]{0,3}|[^\S\n]{2,20})"
_POINTS = r"(?:\d{1,2}(?:½|[.,]5)?|½|[.,]5|1/2)"
_ENDS = pattern(
    rf"(?<=[\s,;|]){_POINTS}{_CUT}(?:[^\W\d_][^\n,;\t|]{{0,60}}?{_CUT})?{_POINTS}"
    r"[^\S\n]{0,3}\|?[^\S\n]{0,3}$",
    re.MULTILINE,
)
_PARTS = pattern(r"[^\S\n]*[,;\t|][^\S\n]*|[^\S\n]{2,}")
_LETTERS = pattern(r"[^\W\d_½]{2}")
#: Two names and the points of each, in either order; no such line is longer.
_ORDERS, _PARTED, _LONGEST_LINE = {"nnpp", "npnp"}, 4, 200
#: The half points of a game; so many lines have as many together.
_GAME, _FEWEST_ALIKE = 2, 2

#: No match of teams brings more points of games.
_MOST_POINTS = 60
#: A match has not so many lines, with its boards and all that is beside it.
_LINES_EACH = 60
#: In a printout the columns of a result are far apart.
_WIDE = pattern(r" {3,}")


@lru_cache(maxsize=2)
def _has_result(text: str) -> bool:
    """Whether as many results of two teams may be in a text as its length asks for."""
    if "   " in text:
        text = _WIDE.sub("  ", text)
    enough = 1 + text.count("\n") // _LINES_EACH
    return sum(1 for _ in itertools.islice(_results(text), enough)) == enough


def _results(text: str) -> Iterator[re.Match[str]]:
    """Yield what may be a result of two teams: each way to ask is quick where none is."""
    if _MIDDLE.search(text):
        yield from filter(_is_of_sides, _SIGN.finditer(text))
    if "\t:\t" in text or "\t-\t" in text:
        yield from _IN_THREE.finditer(text)
    if "</t" in text:
        yield from _IN_THREE_CELLS.finditer(text)
    yield from _BEHIND.finditer(text)
    yield from _apart(text)


def _apart(text: str) -> list[re.Match[str]]:
    """Return the ends of lines with two names and the points of each in a cell of its own.

    Most have as many together, as the boards are; those of a ranking with clubs have not.
    """
    sums = [(found, _sum_of(text, found.end())) for found in _ENDS.finditer(text)]
    counted = Counter(points for _, points in sums if points > _GAME)
    usual, count = max(counted.items(), key=itemgetter(1), default=(0, 0))
    few = count < _FEWEST_ALIKE or 2 * count < counted.total()
    return [] if few else [found for found, points in sums if points == usual]


def _sum_of(text: str, end: int) -> int:
    """Return the half points of two names in the line that ends there; 0 where it is no match.

    >>> lines = "Oak,Elm,3,1", "Oak;2½;Elm;1½", "1,Lee,3,1", "Lee,W3,3,1"
    >>> [_sum_of(line, len(line)) for line in lines]
    [8, 8, 0, 0]
    """
    begin = text.rfind("\n", max(0, end - _LONGEST_LINE), end) + 1
    if not begin and end > _LONGEST_LINE:
        return 0
    cells = _PARTS.split(text[begin:end].strip(" |"))[-_PARTED:]
    if len(cells) < _PARTED:
        return 0
    points = [halves(cell) for cell in cells]
    kinds = [
        "p" if scored is not None else "n" if _LETTERS.search(cell) else ""
        for cell, scored in zip(cells, points, strict=True)
    ]
    return sum(filter(None, points)) if "".join(kinds) in _ORDERS else 0


def _is_of_sides(found: re.Match[str]) -> bool:
    """Whether what looks like a result of two sides is no time, no label, and no pair of numbers.

    >>> texts = "3-1", "2½ : 1½", "at 6:22 PM", "board 4: 3", "15-  2", "3-76"
    >>> [_is_of_sides(found) for text in texts if (found := _SIGN.search(text))]
    [True, True, False, False, False, False]
    """
    one, before, sign, behind, other = found.groups()
    points = [int("".join(itertools.takewhile(str.isdecimal, side)) or 0) for side in (one, other)]
    if sum(points) > _MOST_POINTS:
        return False
    if sign == ":":
        minutes = len(other) == 2 and other.isdecimal()
        return bool(before) == bool(behind) and (bool(behind) or not minutes)
    if before:
        return bool(behind) or "\t" not in before
    return behind in {"", " "}


def _fits(text: str) -> bool:
    if "TB1" not in text and not _has_result(text):
        return False
    return bool(_matches(text))


def _matches(text: str) -> Sequence[Read]:
    found, sure = _kept(text)
    return found if sure else ()


def _fits_doubtful(text: str) -> bool:
    return _has_result(text) and bool(_doubtful(text))


def _doubtful(text: str) -> Sequence[Read]:
    """Read matches of two boards that may be two games: it is said of them."""
    found, sure = _kept(text)
    said = Message("taken-for-two-boards", (Message("format-games"),))
    return [
        one._replace(warnings=(said, *one.warnings)) if isinstance(one, Crosstable) else one
        for one in (() if sure else found)
    ]


@lru_cache(maxsize=2)
def _kept(text: str) -> "Matches":
    """Read a text once: whether it fits, only reading tells."""
    return read_matches(beginning(text))


#: The heading of a column of teams, and one of these is in each: it is looked for sooner.
_HEADED = pattern(rf"\b(?:{alternatives(TEAM)})\b", re.IGNORECASE)
_WORDS = frozenset(form.lower() for word, _ in words_of(TEAM) for form in (word, plain(word)))
#: What is in front of it in the heading of a table of players.
_OF_PLAYERS = pattern(r"(?i)^(?=[^\d]*\bname\b)(?=[^\d]*\b(?:rating|rtg)\b)")
#: A table of names against names, and points of more than one game.
_NAMED = pattern(r"[Nn](?<!\w.)(?i:ame)\b[^\n\d]*[\s|;,]1[\s|;,]+2[\s|;,]+3\b")
_MORE = pattern(r"[\s|;,>](?:[2-9]|1\d)(?:½|[.,]5)")


def _fits_crosstable(text: str) -> bool:
    if not (_is_headed(text) or _is_named(text)):
        return False
    # A table of players with their clubs is told by its heading.
    return (markup_of(text) or may_have_heading(beginning(text))) and bool(_crosstables(text))


def _is_named(text: str) -> bool:
    """Whether a text seems to be a table of names against names, with points of teams."""
    return _MORE.search(text) is not None and _NAMED.search(text) is not None


@lru_cache(maxsize=2)
def _is_headed(text: str) -> bool:
    """Whether a text has a word for teams, which is not only a heading beside names and ratings."""
    small = text.casefold()
    return any(word in small for word in _WORDS) and any(
        _OF_PLAYERS.search(text[text.rfind("\n", 0, found.start()) + 1 : found.start()]) is None
        for found in _HEADED.finditer(text)
    )


def _crosstables(text: str) -> Sequence[Read]:
    return _kept_crosstables(text)


@lru_cache(maxsize=2)
def _kept_crosstables(text: str) -> Sequence[Read]:
    found = read_crosstables(beginning(text))
    if found and _has_result(text):
        return compared(found, _matches(text))
    return found


def _may_be_broken(text: str) -> bool:
    return len(text) <= _MAX_TEXT_CHARS and _has_result(text) and are_matches(text)


#: Lines of no longer text are put together.
_MAX_TEXT_CHARS = 60_000


def _may_be_rows(text: str) -> bool:
    return len(text) <= _MAX_TEXT_CHARS and _is_headed(text) and has_heading(text)


_WRONG = frozenset({"match-line-left-out", "match-boards-missing"})
_DOUBTFUL = frozenset({"teams-unlisted", "team-total", "team-counts", "match-short"})

_MATCHES = Reader(
    26,
    _fits,
    _matches,
    alone=True,
    listed=Listed(_may_be_broken, begins, _WRONG, _DOUBTFUL, is_whole),
)
#: What may be either is read as games, and as this where it is wished.
_TWO_BOARDS = Reader(71, _fits_doubtful, _doubtful, scattered=True, wished=True)
_CROSS = Reader(
    25,
    _fits_crosstable,
    _crosstables,
    alone=True,
    listed=Listed(_may_be_rows, begins, _WRONG, _DOUBTFUL),
)

LAYOUTS = (
    Layout(
        "team-matches",
        _MATCHES,
        ("opponents", "ratings", "totals", "byes", "forfeits", "tiebreaks", "places"),
        "Oak 2½ - 1½ Elm",
        "team-matches",
        system="fide",
        also=_TWO_BOARDS,
    ),
    Layout(
        "team-crosstable",
        _CROSS,
        ("opponents", "totals", "byes", "forfeits", "tiebreaks", "places"),
        "2½ · 3w2½",
        "team-crosstable",
        system="fide",
    ),
)
