"""Which rows are headings, whether what they say is known or not."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from calculator.model.late import late, pattern
from calculator.reading.cells.dialects import may_be_result
from calculator.reading.cells.looks import is_sure
from calculator.reading.columns.headings import Column, column, kind_headed
from calculator.reading.text.grid import Cell, Row

if TYPE_CHECKING:
    from calculator.reading.lexicon.prose import is_sentence
else:
    is_sentence = late("calculator.reading.lexicon.prose", "is_sentence")

_NUMBER = pattern(r"\d{1,4}\.?")
_DAY = pattern(r"\d{1,2}/\d{1,2}")
_FIGURE = pattern(r"\d+[.,]\d+|½|\d+½")
#: A word and a number, such as ``Wk 1``; one letter may be a result's.
_COUNTED = pattern(r"([^\W\d_]{2,}[\s.#-]*)(\d{1,2})")
_LETTER = pattern(r"([^\W\d_])(\d{1,2})")
#: A caption says after how many rounds a table is; no heading has that.
_AFTER = pattern(
    r"\b\d{1,2} (?:rounds|runden|rondas|rondes|rodadas|turni|ronden|rund)\b", re.IGNORECASE
)
_DIGITS, _ANY_LETTER = pattern(r"\d{1,9}"), pattern(r"[^\W\d_]")
#: Of numbers that count, up or down to 2 at least, two are such.
_LOWEST = {0, 1, 2, 3}
#: This many known headings make a heading, and this many numbered ones head rounds.
_SURELY, _ROUNDS = 3, 2
#: So many rows are remembered: each is asked about by every way to cut the lines.
_REMEMBERED = 12_000


def looks_like_heading(cells: Sequence[Cell]) -> bool:
    """Whether a row's cells may be headings: most are filled, and none is a result.

    >>> looks_like_heading([Cell(text, 1, 1) for text in ("#", "Student", "Week 1", "Sum")])
    True

    Nothing but the numbers of opponents is one where the names are below no heading.

    >>> [looks_like_heading([Cell(one, 1, 1) for one in ("", *row)]) for row in ("1234", "1121")]
    [True, False]
    """
    texts = [cell.text for cell in cells]
    filled = [text for text in texts if text]
    if len(filled) < 2 or 2 * len(filled) < len(texts) or _NUMBER.fullmatch(texts[0]):
        return False
    if not any(any(map(str.isalpha, text)) for text in filled):
        counting = [str(at) for at in range(1, len(filled) + 1)]
        return not texts[0] and len(filled) >= _SURELY and filled == counting
    if is_sentence(" ".join(filled)):
        return False
    if _AFTER.search(" ".join(filled)):
        return False
    # Among headings that are known, or that count, a figure is a slip.
    if (
        any(_FIGURE.fullmatch(text) for text in filled)
        and _known(cells) < _SURELY
        and not heads_rounds(cells)
    ):
        return False
    # R1, R2 … are headings, though each of them may be a result; so are days, as "5/1".
    return not any(map(is_sure, filled)) or heads_rounds(cells) or _heads_days(cells)


def _heads_days(cells: Sequence[Cell]) -> bool:
    """Whether known headings have days beside them, and nothing else that may be a result.

    >>> _heads_days([Cell(text, 1, 1) for text in ("No", "Name", "3/1", "3/8", "4/1", "Pts")])
    True
    """
    texts = _texts(cells)
    days = [*filter(_DAY.fullmatch, texts)]
    return (
        _follow(days)
        and _known(cells) >= _SURELY
        and not any(map(is_sure, set(texts).difference(days)))
    )


def _follow(days: Sequence[str]) -> bool:
    """Whether days are in order, with the month before the day or behind it.

    >>> _follow(["4/24", "5/1", "5/8"]), _follow(["24/4", "1/5"]), _follow(["5/1", "2/1"])
    (True, True, False)
    """
    if len(days) < _ROUNDS:
        return False
    parts = [tuple(map(int, text.split("/"))) for text in days]
    turned = [part[::-1] for part in parts]
    return any(one == sorted(set(one)) for one in (parts, turned))


def heads_surely(cells: Sequence[Cell]) -> bool:
    """Whether so many headings are known that no player's row can be meant.

    >>> heads_surely([Cell(text, 1, 1) for text in ("Rated", "1", "1", "Score", "SB", "Place")])
    True
    """
    # Most rows that are asked about hold results.
    if not any(is_sure(cell.text) for cell in cells):
        return _known(cells) >= _SURELY
    return _heads_days(cells)


def _known(cells: Sequence[Cell]) -> int:
    """Return how many of these headings are known."""
    return sum([kind_headed(cell.text) != "other" for cell in cells])


def _texts(cells: Sequence[Cell]) -> tuple[str, ...]:
    return tuple([cell.text for cell in cells])


@lru_cache(maxsize=_REMEMBERED)
def _columns(texts: tuple[str, ...]) -> tuple[Column, ...]:
    """Return what columns hold by their headings, wherever these are."""
    return tuple([column(Cell(text, 0, 0)) for text in texts])


def heads_rounds(cells: Sequence[Cell]) -> bool:
    """Whether these cells head rounds by their numbers, from 1 on, in any order.

    >>> heads_rounds([Cell(text, 1, 1) for text in ("Kid", "R1", "Tot", "R2")])
    True
    """
    return _head_rounds(_texts(cells))


@lru_cache(maxsize=_REMEMBERED)
def _head_rounds(texts: tuple[str, ...]) -> bool:
    # A round has a letter beside its number.
    lettered = filter(_ANY_LETTER.search, texts)
    figures = {int(number) for text in lettered for number in _DIGITS.findall(text)}
    if len(figures & _LOWEST) < _ROUNDS or {1, 2}.isdisjoint(figures):
        # These are among any that count: most rows of players need not be looked at.
        return False
    found = _columns(texts)
    rounds = [each.round for each in found if each.kind == "round"]
    sure = [each for each in found if each.kind != "round" and is_sure(each.heading.text)]
    # One heading may be a slip that looks like a result.
    if len(sure) < len(rounds) > 1 and _count(rounds):
        return True
    numbers: dict[str, list[int]] = {}
    for text in texts:
        if match := _COUNTED.fullmatch(text):
            numbers.setdefault(match[1].lower(), []).append(int(match[2]))
    if not numbers and len(found) - sum(each.kind == "other" for each in found) >= _SURELY:
        # Beside headings that are known one letter will do: T1, T2, T3, or down to T1.
        said = [match for text in texts if (match := _LETTER.fullmatch(text))]
        counted = [int(match[2]) for match in said]
        alike = len({match[1] for match in said}) == 1
        return alike and len(said) > 1 and _count(counted)
    longest = max(numbers.values(), key=len, default=[])
    return len(sure) < len(longest) > 1 and _count(longest)


def _count(rounds: Sequence[int]) -> bool:
    """Whether these are the numbers of rounds; where they count down one may be unreadable."""
    down = sorted(set(rounds), reverse=True) == list(rounds)
    return sorted(rounds) == list(range(1, len(rounds) + 1)) or (
        down and len(rounds) > 2 and rounds[0] <= len(rounds) + 1
    )


def is_like_a_player(columns: Sequence[Column], heading: Sequence[Cell]) -> bool:
    """Whether a heading may be the row of a player who had byes: each round's says so."""
    texts = [cell.text for cell in heading]
    rounds = [
        texts[at] for at, found in enumerate(columns) if found.kind == "round" and at < len(texts)
    ]
    numbered = rounds == [str(at) for at in range(1, len(rounds) + 1)]
    if all(map(_DAY.fullmatch, rounds)) and _follow(rounds) and _known(heading) >= _SURELY:
        return False
    return all(map(may_be_result, rounds)) and not numbered and not heads_rounds(heading)


def begins_anew(row: Row, above: Row) -> bool:
    """Whether a row that may be a heading is no player's row: known headings, or a gap above."""
    return _known(row.cells) > 1 or len(above.cells) == 1 or row.line > above.line + 1
