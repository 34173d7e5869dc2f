"""Several tables in one picture, one below the other: each begins with its own heading."""

import re
from collections.abc import Callable, Sequence
from difflib import SequenceMatcher
from itertools import pairwise

from calculator.scanned.picture import Box, Picture, Word, around
from calculator.scanned.reading_door import Cell, column

#: A line heads a table if so many of its words are headings, and so large a part of them.
_HEADINGS, _PART = 2, 0.5
#: Words are the same heading, even if misread, if this much of them is the same.
_ALIKE = 0.7
_LETTERS = re.compile(r"[^\W\d_]+")
#: Letters alone that head no column; ``R1`` may be a result, and tells neither way.
_SHORT, _ROUND = 2, re.compile(r"R\d{1,2}")
#: Number 2 is no further below number 1 than this many lines.
_FOLLOWING = 3
#: Lines of one heading are no further apart than this many heights of a letter.
_NEAR = 4


def read_in(picture: Picture, line: Sequence[Box]) -> list[Word]:
    """Return the words of a line, from the left, with where they are."""
    place = around(list(line))
    words = [word for word in picture.words if place.top <= word.box.middle[1] <= place.bottom]
    return sorted(words, key=lambda word: word.box.left)


def words_of(picture: Picture, line: Sequence[Box]) -> list[str]:
    """Return the words of a line, from the left."""
    return [word.text for word in read_in(picture, line)]


def tables_in(
    picture: Picture, found: Sequence[Sequence[Box]], table: Sequence[int], high: float
) -> list[list[int]]:
    """Part the lines of tables into those of each table: a heading comes again, or numbers do.

    Args:
        picture: what was seen.
        found: all lines.
        table: which of them are of tables.
        high: the height of a letter.
    """
    texts = {at: words_of(picture, found[at]) for at in table}
    first = _stems(texts[table[0]])
    levels = {at: around(list(found[at])).middle[1] for at in table}
    heads = {at: _heads(texts[at], first) for at in table}
    made = [[table[0]]]
    for before, at in pairwise(table):
        later = [texts[one][:1] for one in table if one > at][:_FOLLOWING]
        first_player = texts[at][:1] == ["1"] and ["2"] in later
        if all(heads[one] for one in made[-1]):
            made[-1].append(at)
            continue
        again = heads[at] and not (heads[before] and levels[at] - levels[before] < _NEAR * high)
        begins = len(made[-1]) - (0 if again or not first_player else _anew(made[-1], at))
        if again or begins < len(made[-1]) or (at > before + 1 and first_player):
            made.append(made[-1][begins:])
            del made[-2][begins:]
        made[-1].append(at)
    # A heading alone, at the lower edge, is that of what the picture does not show.
    return [made[0], *(part for part in made[1:] if len(part) >= _HEADINGS)]


def _anew(lines: Sequence[int], at: int) -> int:
    """Return how many lines above the first player of a table are its heading, though unread.

    A title parts them from the table above: it is no line of a table.

    >>> _anew([1, 2, 3, 4, 7], 8), _anew([1, 2, 3], 4)
    (1, 0)
    """
    whole = [*lines, at]
    for more in range(1, min(_HEADINGS, len(lines) - _HEADINGS) + 1):
        if whole[-more - 1] > whole[-more - 2] + 1:
            return more
        if whole[-more] > whole[-more - 1] + 1:
            break
    return 0


def _heads(words: Sequence[str], first: Sequence[str]) -> bool:
    """Whether the words of a line are headings, or those of the ``first`` heading.

    >>> _heads("No. Narne Pts Rnd1".split(), ["name"]), _heads("1 Ann Player 2.0 W4".split(), [])
    (True, False)
    >>> _heads("No. Name R1 R2 R3 R4 Pts".split(), []), _heads("Ann Player R1 R2 R3".split(), [])
    (True, False)
    """
    said = [word for word in words if _LETTERS.search(word) and not _ROUND.fullmatch(word)]
    known = sum(_is_heading(word) or any(map(_like(word), first)) for word in said)
    return known >= max(_HEADINGS, _PART * len(said)) and not words[0].isdecimal()


def _is_heading(word: str) -> bool:
    if len(_stem(word)) < _SHORT:
        return False
    return column(Cell(word.strip("|[]()"), 1, 1)).kind != "other"


def _like(word: str) -> Callable[[str], bool]:
    stem = _stem(word)
    return lambda other: (
        len(stem) >= _SHORT and SequenceMatcher(None, stem, other).ratio() >= _ALIKE
    )


def _stem(word: str) -> str:
    """Return the letters of a word, small: a round's number is none."""
    return "".join(_LETTERS.findall(word)).casefold()


def _stems(words: Sequence[str]) -> list[str]:
    return [stem for stem in map(_stem, words) if len(stem) >= _SHORT]
