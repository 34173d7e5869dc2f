"""The grammar of single cells: scores, ratings, and a result as a cell has it."""

import re
from typing import NamedTuple

from calculator.model import Colour
from calculator.reading.grid import Cell

_SCORE = re.compile(r"(\d{0,4})(?:[.,](\d{1,3})0*)?(?:[\s-]*(½|1/2))?")
_RATING = re.compile(r"(\d{3,4})(?:[P/*]\d*)?(?:\s*\(\d{3,4}[^)]*\))?", re.IGNORECASE)
_UNRATED = {"unr", "nr", "unrated", "new", "0", "-", "0000"}


class RawResult(NamedTuple):
    """A result as a cell has it; ``opponent`` is still whatever number the table uses."""

    code: str
    opponent: int | None
    cell: Cell
    game_halves: int | None = None
    colour: Colour = ""


def thousandths(text: str) -> int | None:
    """Read a number with at most three decimals, in thousandths; ``None`` where it is none.

    >>> thousandths("4½"), thousandths("55.25"), thousandths("0,5"), thousandths("W4")
    (4500, 55250, 500, None)
    """
    text = text.strip()
    sign = 1
    if text[:1] in {"-", "+"}:
        sign = -1 if text[0] == "-" else 1
        text = text[1:]
    match = _SCORE.fullmatch(text) if len(text) < 20 else None
    if not match or not any(match.groups()):
        return None
    whole, decimals, half = match.groups()
    if decimals and half:
        return None
    value = int(whole or 0) * 1000 + int((decimals or "0").ljust(3, "0")) + (500 if half else 0)
    return sign * value


def halves(text: str) -> int | None:
    """Read a score in half points; ``None`` where the text is no score.

    >>> halves("3.5"), halves("½"), halves("3.4")
    (7, 1, None)
    """
    value = thousandths(text)
    return None if value is None or value < 0 or value % 500 else value // 500


def rating(text: str) -> int | None:
    """Read a rating, ``None`` for unrated: the first figure of ``1401 (1407)``."""
    match = _RATING.fullmatch(text)
    return int(match[1]) or None if match else None


def is_rating(text: str) -> bool:
    """Whether a cell reads as a rating, ``unr.`` included."""
    return bool(_RATING.fullmatch(text)) or text.lower().rstrip(".") in _UNRATED
