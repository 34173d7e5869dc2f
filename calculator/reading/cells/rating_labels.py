"""Ratings that say what they are in every row: ``Ann Roe (Elo 1810)``, ``Ann Roe rated 1810``."""

import re
from typing import TYPE_CHECKING

from calculator.model.late import late, pattern

if TYPE_CHECKING:
    from calculator.reading.lexicon.headings import heading_kind
else:
    heading_kind = late("calculator.reading.lexicon.headings", "heading_kind")

#: A word in front of a figure as of a rating, or of what says that there is none.
_LABELED = pattern(
    r"(?<![^\s(\[,;|>])(?P<open>[(\[]?)(?P<label>(?P<word>[^\W\d_]{3,6})[:.]? )"
    r"(?P<rated>[1-9]\d{2,3}(?!\d)(?:[Pp/]\d{1,2})?|(?i:unr(?:ated)?)\b\.?)(?P<close>[)\]]?)"
)
#: What is in front of a rating beside the headings of one.
_RATED = frozenset(("rated", "uscf", "fide"))
#: In so many rows it is no accident.
_FEWEST = 3
#: One line in so many has it at least; titles and lists of prizes are beside the rows.
_MOST_OTHERS = 3
#: Nobody types more rows than are in so long a text.
_LONGEST = 60_000


def without_rating_labels(text: str) -> str:
    r"""Return a text without the words in front of ratings, everything behind these in its place.

    >>> rows = "1 Ann Roe (Elo 1810) W2\n2 Bo Poe (Elo 1710) L1\n3 Cy Doe (unr) bye\n"
    >>> without_rating_labels(rows) == rows
    True
    >>> without_rating_labels(f"{rows}4 Di Elo (Elo 990) bye").split("\n")[::3]
    ['1 Ann Roe (1810)     W2', '4 Di Elo (990)     bye']
    """
    if len(text) > _LONGEST:
        return text
    lines = text.split("\n")
    made = [_LABELED.sub(_moved, line) for line in lines]
    found = sum(map(str.__ne__, made, lines))
    filled = sum(any(map(str.isdecimal, line)) for line in lines)
    return "\n".join(made) if found >= _FEWEST and filled <= _MOST_OTHERS * found else text


def _moved(found: re.Match[str]) -> str:
    word = found["word"].lower()
    if word not in _RATED and heading_kind(word) != "rating":
        return found[0]
    return f"{found['open']}{found['rated']}{found['close']}{' ' * len(found['label'])}"
