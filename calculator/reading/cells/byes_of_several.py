"""Several who are named in front of the word for a bye: "Ann and Bo had half-point byes"."""

import re
from collections.abc import Sequence

from calculator.model.late import pattern
from calculator.reading.cells.sides import has_name

type _Span = tuple[int, int]

#: What is between two who play each other, or in front of who did not come.
_BETWEEN = pattern(r"\s[-–—]\s|\s[Vv][Ss]?\.?\s|[(\[](?![^)\]]*[)\]])")
#: What each of them has, at the end: the code by the figure.
_AT_END = pattern(r"(?<![\w½.,/])(½|1/2|0?[.,]5|0|1)[-\s]*(?:points?|pts?)?\s*$", re.IGNORECASE)
_CODES = {"0": "U", "1": "B"}


def all_of(text: str, span: _Span, parts: Sequence[_Span]) -> tuple[list[_Span], str | None] | None:
    """Return where each of those is who have a bye, and the code of what all of them have.

    It is ``None`` where two are named as where they play each other. ``parts`` are those between
    which there is "and" or the like; they are one where a name has such a word.

    >>> def told(text: str, *ends: int) -> tuple[list[str], str | None] | None:
    ...     begins = (0, *ends)
    ...     parts = list(zip(begins, (*ends, len(text)), strict=True))
    ...     found = all_of(text, (0, len(text)), parts)
    ...     return found and ([text[slice(*one)].strip() for one in found[0]], found[1])
    >>> told("Kim Bell and Li Chen ½-point ", 9), told("Ortega y Gasset, José", 7)
    ((['Kim Bell', 'and Li Chen ½-point'], 'H'), (['Ortega y Gasset, José'], None))
    >>> told("Ann - Bo: "), told("Ann (Bo "), told("Ann-Marie (1500) ")
    (None, None, (['Ann-Marie (1500)'], None))
    """
    if any(_is_of_a_game(text[slice(*part)]) for part in parts):
        return None
    named = [text[slice(*part)] for part in parts]
    short = any(sum(map(_is_word, name.split())) < 2 for name in named)
    if len(parts) < 2 or not all(map(has_name, named)) or (short and " y " in text):
        return [span], None
    amount = _AT_END.search(text[slice(*span)])
    return list(parts), _CODES.get(amount[1], "H") if amount else None


def _is_word(text: str) -> bool:
    return any(map(str.isalpha, text))


def _is_of_a_game(text: str) -> bool:
    return any(
        has_name(text[: at.start()]) and has_name(text[at.end() :])
        for at in _BETWEEN.finditer(text)
    )
