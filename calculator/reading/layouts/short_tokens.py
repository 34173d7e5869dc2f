"""The words of the short form, and what they are in Spanish."""

import re
from collections.abc import Iterable

from calculator.model.late import pattern

#: Won, drawn and lost in Spanish. D would be a loss there (“derrota”) and P is a bye elsewhere, so
#: they count only in a text that says G or T and none of W, D, L.
SPANISH = {"G": "W", "T": "D", "P": "L"}
_LETTERS = pattern(r"(?<![\w.])[A-Za-z](?![\w.])")
#: A point and a half, with a decimal comma.
_COMMA = pattern(r"(?<![\d,])(\d{1,2}),5(?![\d,])")
# "forfeit win" is two words but one token.
_TOKEN = pattern(r"(?P<word>forfeit\s\w+|[^\s,;()]+)(?P<notes>(?:\s*\([^()]*\))*)")


def in_spanish(lines: Iterable[tuple[int, str]]) -> bool:
    """Whether results are written G, T and P, without a letter that means something else there.

    >>> in_spanish([(1, "Ana: G T P")]), in_spanish([(1, "Ana: W P L")])
    (True, False)
    """
    said = {
        letter.upper() for _, text in lines for letter in _LETTERS.findall(text.partition(":")[2])
    }
    return bool(said & {"G", "T"}) and not said & {"W", "D", "L"}


def tokens(rest: str, rounds: int | None) -> list[re.Match[str]]:
    """Split what follows the colon; a comma is decimal where that gives the right number."""
    found = list(_TOKEN.finditer(rest))
    with_point = _COMMA.sub(r"\1.5", rest)
    if rounds is not None and len(found) != rounds and with_point != rest:
        decimal = list(_TOKEN.finditer(with_point))
        return decimal if len(decimal) == rounds else found
    return found
