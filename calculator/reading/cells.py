"""The grammar of single cells: results, scores, ratings."""

import re
from typing import NamedTuple

from calculator.reading.errors import ReadError
from calculator.reading.grid import Cell

_GAME = re.compile(r"([WLDNSRXFZ$#])[\s-]*(\d{1,4})(?:,\s*(\d+(?:\.\d+)?))?", re.IGNORECASE)
_UNPLAYED = re.compile(r"-*([BHUXFZ])-*", re.IGNORECASE)
_NOTHING = re.compile(r"[-.\s]*")
_SCORE = re.compile(r"(\d{0,4})(?:[.,](\d{1,3})0*)?\s*(½|1/2)?")
_RATING = re.compile(r"(\d{3,4})(?:[P/]\d+)?(?:\s*\(\d{3,4}[^)]*\))?", re.IGNORECASE)

EXPECTED_RESULT = "expected a result such as W12, D5, L3, -B- or H---"


class RawResult(NamedTuple):
    """A result as a cell has it; ``opponent`` is still whatever number the table uses."""

    code: str
    opponent: int | None
    cell: Cell
    game_halves: int | None = None


def is_result(text: str) -> bool:
    """Whether a cell reads as a result (an empty one does not)."""
    return bool(_GAME.fullmatch(text) or _UNPLAYED.fullmatch(text))


def result(cell: Cell) -> RawResult:
    """Read a round's cell; raises :class:`ReadError` where it is none.

    >>> result(Cell("W12", 1, 1)).opponent, result(Cell("-H-", 1, 1)).code
    (12, 'H')
    """
    if _NOTHING.fullmatch(cell.text):
        return RawResult("", None, cell)
    if match := _GAME.fullmatch(cell.text):
        games = halves(match[3]) if match[3] else None
        return RawResult(match[1].upper(), int(match[2]), cell, games)
    if match := _UNPLAYED.fullmatch(cell.text):
        return RawResult(match[1].upper(), None, cell)
    raise ReadError(
        f"“{cell.text}” is not a result",
        cell.line,
        cell.column,
        EXPECTED_RESULT,
        length=len(cell.text),
    )


def thousandths(text: str) -> int | None:
    """Read a number with at most three decimals, in thousandths; ``None`` where it is none.

    >>> thousandths("4½"), thousandths("55.25"), thousandths("0,5"), thousandths("W4")
    (4500, 55250, 500, None)
    """
    match = _SCORE.fullmatch(text.strip())
    if not match or not any(match.groups()):
        return None
    whole, decimals, half = match.groups()
    if decimals and half:
        return None
    return int(whole or 0) * 1000 + int((decimals or "0").ljust(3, "0")) + (500 if half else 0)


def halves(text: str) -> int | None:
    """Read a score in half points; ``None`` where the text is no score.

    >>> halves("3.5"), halves("½"), halves("3.4")
    (7, 1, None)
    """
    value = thousandths(text)
    return None if value is None or value % 500 else value // 500


def rating(text: str) -> int | None:
    """Read a rating, ``None`` for unrated: the first figure of ``1401 (1407)``."""
    match = _RATING.fullmatch(text)
    return int(match[1]) if match else None


def is_rating(text: str) -> bool:
    """Whether a cell reads as a rating, ``unr.`` included."""
    return bool(_RATING.fullmatch(text)) or text.lower().rstrip(".") in {"unr", "nr", "unrated"}
