"""One side of a game, as a list has it: the name, and the numbers around it."""

import re
from functools import lru_cache
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.headings import HEADING, titles
from calculator.reading.lexicon.phrases import shade_of
from calculator.reading.text.grid import Cell

_RATING = r"[1-3]\d{3}|[1-9]\d{2}"
#: In front of a name: a pairing number, a rating, a title.
_NUMBER = pattern(r"(?:[Nn]o\.?\s?|#\s?)?(\d{1,4})[.):]?\s+(?=\S)|#(\d{1,4})\s*(?=\S)")
#: The number of a board may be in the same cell.
_BOARD = pattern(
    rf"(?:[(\[]?(?:{alternatives({'': HEADING['board']})}|b)\.?\s?#?\s?\d{{1,3}}"
    r"(?:\s?[\]):.,-]{1,2}\s*|\s+)|[(\[]\d{1,3}[\])]\s*)(?=[^\W\d])",
    2,
)
_TITLE = pattern(rf"(?:{titles()})\.?\s+(?=\S)")
#: After a name: what is in (…) or […], a rating, a score so far, a federation, a point sign.
_BRACKETS = pattern(r"\s*(?:\(([^()]{0,40})\)|\[([^\[\]]{0,40})\])\s*$")
_FIGURE = pattern(
    rf"\s+(?:({_RATING})(?:[Pp]\d*|/\d+|\*)?|(?:unr|unrated|nr)\.?"
    r"|(\d{1,2}(?:[.,]\d|\s?½|\s1/2)|½)(?:\s?(?:pts?|points|p|pkt|ptos)\.?)?"
    r"|\d{1,2}\s?(?:pts?|points|pkt|ptos)\.?)$"
)
_FEDERATION = pattern(r"\s{1,9}(?!III$)[A-Z]{3}$")
_REGION = pattern(r"(?:(?<=[\s(]\d{3})|(?<=[\s(]\d{4})|(?<=\d{3}\)))\s{1,3}[A-Z]{2,3}$")
#: Below a name in one cell of a page: the player's number and title, above the rating.
_TITLED = pattern(rf"\s\s?\d{{1,4}}\s\s?(?:-|(?:{titles()})\.?)(\s\s?0)?$")
_COLOR = pattern(r"w|b|s|n", re.IGNORECASE)
_LETTERS = pattern(r"[^\W\d_½¼¾¹²³]")
_FIGURES = pattern(r"\d+(?:[.,]\d+)?|½")
#: What no name has: code has, and addresses; or a game against a number, "W3".
_NO_NAME = pattern(r"[{}<>=$\\@\"~^`|;]|https?:|\w\(|\.\w{2,}\.|(?:^|[\s,])[WLD]\d{1,3}(?![^\s,])")
#: The rest of a crosstable's row, as in "X ½ 1 1 3": the mark of a player's own cell, and figures.
_REST_OF_ROW = pattern(r"(?=.* )(?:(?:x{1,3}|[½\d.,+=/-]+)(?: |$))+", re.IGNORECASE)
#: What may separate a name from what is beside it.
_AROUND = " ,;:-|/"
#: What is left in front of a name, and behind it, of brackets around a result: "Roe v Fox (1-0)".
_CLOSES, _OPENS = ")]. \t", f"{_AROUND}([\t!*"
#: No name is longer.
_MAX_NAME_CHARS = 80


class Side(NamedTuple):
    """A player in a line of a list."""

    name: Cell
    """The name without the numbers around it."""
    whole: Cell
    """The name with the figures behind it, which may belong to it: "Player 01"."""
    rating: int | None = None
    color: str = ""
    """The color in brackets behind the name: ``w`` or ``b``."""
    number: int = 0
    """The number by which the player is called where there is no name."""


def has_name(text: str) -> bool:
    """Whether there is a letter in a text."""
    return _LETTERS.search(text) is not None


def side_of(cell: Cell) -> Side | None:
    """Tell a name from the numbers around it; ``None`` where there is no name.

    >>> side_of(Cell("X ½ 1 1 3", 1, 1)), side_of(Cell("X Roe", 1, 1)).name.text
    (None, 'X Roe')
    >>> found = side_of(Cell("12 GM Ashdown, Felix (1812) 1.5", 1, 1))
    >>> found.name.text, found.name.column, found.rating
    ('Ashdown, Felix', 7, 1812)
    >>> found = side_of(Cell("Ashdown, Felix 2 CM 1812", 1, 1))
    >>> found.name.text, found.rating
    ('Ashdown, Felix', 1812)
    """
    parts = _parts(cell.text)
    if parts is None:
        return None
    start, end, whole, rating, color = parts
    name = Cell(" ".join(cell.text[start:end].split()), cell.line, cell.column + start)
    every = " ".join(cell.text[start:whole].split())
    if _REST_OF_ROW.fullmatch(every):
        return None
    return Side(name, name._replace(text=every), rating, color)


@lru_cache(maxsize=8192)
def _parts(text: str) -> tuple[int, int, int, int | None, str] | None:
    """Return where the name begins and ends, where it ends with figures, rating and color."""
    start, rating, color = len(text) - len(text.lstrip(_CLOSES)), None, ""
    if board := _BOARD.match(text, start):
        start = board.end()
    while found := (number := _NUMBER.match(text, start)) or _TITLE.match(text, start):
        if number:
            figure = number[1] or number[2]
            rating = int(figure) if len(figure) > 2 and int(figure) >= 300 else rating
        start = found.end()
    end = len(text.rstrip(_OPENS))
    whole = 0
    while True:
        if found := _BRACKETS.search(text, start, end):
            inside = (found[1] or found[2] or "").strip(" .")
            if _COLOR.fullmatch(inside):
                color = "w" if inside[0].lower() == "w" else "b"
            elif shade := shade_of(inside):
                color = shade.lower()
            elif rating is None:
                rating = next(
                    (int(one) for one in _FIGURES.findall(inside) if re.fullmatch(_RATING, one)),
                    None,
                )
            whole = 0
        elif found := _FIGURE.search(text, start, end):
            rating = rating or (int(found[1]) if found[1] else None)
            # "unr" belongs to no name.
            whole = whole or (end if any(map(str.isnumeric, found[0])) else 0)
        elif found := _REGION.search(text, start, end):
            # "1500 OH"
            pass
        elif rating and (found := _FEDERATION.search(text, start, end)):
            # "USA 2511": three capitals alone may be a name.
            pass
        elif (found := _TITLED.search(text, start, end)) and (rating or found[1]):
            whole = 0
        else:
            break
        if not has_name(text[start : found.start()]):
            break
        end = found.start()
    name = text[start:end]
    stripped = name.strip(_AROUND)
    if not has_name(stripped) or len(stripped) > _MAX_NAME_CHARS or _NO_NAME.search(stripped):
        return None
    begins = start + name.index(stripped)
    ends = begins + len(stripped)
    return begins, ends, max(whole, ends), rating, color
