"""The grammar of single cells: scores, ratings, and a result as a cell has it."""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from calculator.model import Color, Message
from calculator.model.late import pattern
from calculator.reading.text.grid import Cell

_SCORE = pattern(r"(\d{0,4})(?:[.,](\d{1,3})0*)?(?:[\s-]*(½|1/2))?")
#: ``1/2`` typed into a spreadsheet, which takes it for a day: 2 January, or 1 February.
HALF_AS_DATE = (
    r"0?2[-. /]{0,2}(?:jan|ene|janv|gen)\.?(?:[-. /]\d{2,4})?|jan[-. ]0?2"
    r"|0?1[-. /]{0,2}(?:feb|févr?|fev)\.?(?:[-. /]\d{2,4})?|feb[-. ]0?1"
)
_POINTS = r"(?:(?:points?|pts?|pkte?|puntos?|punkte?)\.?)"
#: Points with what they are of: ``3.5/5``, ``3½ of 5``, ``3.5 pts``, ``3.5 (70%)``.
_TOTAL = (
    rf"(?P<score>1/2(?=\s*{_POINTS})|"
    r"\d{0,3}(?:[.,]\d{1,2})?(?:[\s-]*(?:½|1/2))?)"
    rf"\s*{_POINTS}?(?:\s*(?:/|of|out\s+of|from|aus|de|von|sur|su)\s*(?P<of>\d{{1,3}}))?"
    rf"\s*{_POINTS}?(?:\s*[\s(]\s*\d{{1,3}}(?:[.,]\d{{1,2}})?\s*%\s*\)?)?"
)
#: A letter behind three digits may be a fourth that was mistyped or misread: "144O" is no 144.
_FIGURE = r"(?:\d{4}|\d{3}(?![OIL]|(?-i:[SBZ])$)|\d[,. ]\d{3})"
_PROVISIONAL = r"(?:\s?[P/]\s?\d{1,3}|P)?"
#: The signs of footnotes.
FOOTNOTES = "*†‡§"
#: A rating, and what may be after it: how provisional it is, whose it is, the one afterwards. A
#: footnote's sign may be before it.
_RATING = (
    rf"(?:[{FOOTNOTES}]{{1,3}}\s?)?[(\[]?(?P<figure>{_FIGURE})(?:[.,]\d\d?)?{_PROVISIONAL}[?*]?\s*(?:\(?[A-Z]{{1,4}}\.?\)?)?[)\]]?"
    r"(?:-\d\d"
    rf"|\s*(?:-*=*>|→|➔|➜|⇒|»|/|\||-|to)\s*{_FIGURE}?(?:[.,]\d\d?)?{_PROVISIONAL}[?*]?[)\]]?"
    r"|\s*[(\[]\d{3,4}[^)\]]{0,8}[)\]])?"
)
_UNRATED = {
    *("unr", "nr", "unrated", "new", "0", "0000", "ur", "u/r", "n/a", "na", "none", "unrtd"),
    *("unrat", "s/r", "sr", "s/e", "neu", "nuevo", "nouveau"),
}
#: A figure that may be one with thousands apart, or any other.
_APART = pattern(r"\d[. ]\d{3}")
_NOT_SHOWN = pattern(rf"0*[-.\s?{FOOTNOTES}()\[\]]*")


@lru_cache(maxsize=8)
def _pattern(pattern: str) -> re.Pattern[str]:
    """Compile when it is needed first."""
    return re.compile(pattern, re.IGNORECASE)


_MAX_CELL_CHARS = 32


#: The largest events have 30,000 different cells.
REMEMBERED = 40_000


class Kept(dict[str, Any]):
    """What cells say: many say the same, and the largest events have many.

    An ``lru_cache`` would put each of 110,000 in another place of its list.

    >>> Kept(len)["W12"]
    3
    """

    def __init__(self, read: Callable[[str], object]) -> None:
        super().__init__()
        self._read = read

    def __missing__(self, text: str) -> object:
        if len(self) > REMEMBERED:
            self.clear()
        found = self[text] = self._read(text)
        return found


class RawResult(NamedTuple):
    """A result as a cell has it; ``opponent`` is still whatever number the table uses."""

    code: str
    opponent: int | None
    cell: Cell
    game_halves: int | None = None
    color: Color = ""


@lru_cache(maxsize=REMEMBERED)
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


@lru_cache(maxsize=REMEMBERED)
def halves(text: str) -> int | None:
    """Read a score in half points; ``None`` where the text is no score.

    >>> halves("3.5"), halves("½"), halves("3.4")
    (7, 1, None)
    """
    value = thousandths(text)
    return None if value is None or value < 0 or value % 500 else value // 500


def total(text: str) -> int | None:
    """Read a printed score in half points, with what it is of, if that is there.

    >>> [total(text) for text in ("3.5/5", "3½ of 5", "3.5 pts", "3.5 (70%)", "4,5", "17.25")]
    [7, 7, 7, 7, 9, None]
    >>> total("(2½)"), total("(2"), total("()")
    (5, None, None)
    """
    if (found := halves(text)) is not None:
        return found
    if text[:1] == "(" and text[-1:] == ")":
        return halves(text[1:-1].strip()) if len(text) < _MAX_CELL_CHARS else None
    match = _pattern(_TOTAL).fullmatch(text) if len(text) < _MAX_CELL_CHARS else None
    if match is None:
        return 1 if len(text) < _MAX_CELL_CHARS and _pattern(HALF_AS_DATE).fullmatch(text) else None
    found = halves(match["score"])
    return None if found is None or (match["of"] and found > 2 * int(match["of"])) else found


@lru_cache(maxsize=REMEMBERED)
def rating(text: str) -> int | None:
    """Read a rating, ``None`` for unrated: the first figure of ``1401 (1407)`` or ``1812->1830``.

    >>> [rating(text) for text in ("1,812", "1641P17", "1674 F", "1850-55", "(1812)", "unr.")]
    [1812, 1641, 1674, 1850, 1812, None]
    >>> rating("(1402->1420)"), rating("† 1402"), rating("140l")
    (1402, 1402, None)
    """
    match = _pattern(_RATING).fullmatch(text) if len(text) < _MAX_CELL_CHARS else None
    return int(re.sub(r"\D", "", match["figure"])) or None if match else None


def is_rating(text: str) -> bool:
    """Whether a cell reads as a rating, ``unr.`` included."""
    figure = rating(text) is not None and not _APART.match(text)
    return figure or text == "-" or is_unrated(text)


def is_unrated(text: str) -> bool:
    """Whether a rating's cell says that the player has none: ``unr.``, ``new``, ``0``."""
    return text.lower().strip("().[] ") in _UNRATED


def is_unread(text: str) -> bool:
    """Whether a rating's cell holds something that is neither a rating nor a word for none.

    >>> is_unread("1812 F"), is_unread("unr."), is_unread("---"), is_unread("l8l2")
    (False, False, False, True)
    >>> is_unread("144O"), is_unread("812F")
    (True, False)
    """
    return not (rating(text) is not None or _NOT_SHOWN.fullmatch(text) or is_unrated(text))


def unread_ratings(ratings: Sequence[tuple[str, Cell]]) -> tuple[Message, ...]:
    """Return the warning for cells that hold no rating; each comes with the player's name.

    >>> unread_ratings([("Ann", Cell("1812", 2, 9)), ("Bob", Cell("l8l2", 3, 9))])[0].facts
    (1, 'Bob', 'l8l2')
    """
    found = [(name, cell) for name, cell in ratings if is_unread(cell.text)]
    if not found:
        return ()
    name, cell = found[0]
    return (Message("rating-unread", (len(found), name, cell.text), cell.line, cell.column),)
