"""Every sentence that people read, by code: one catalogue a language.

The rest of the core speaks in codes and facts (``Note("final-score", (6,))``); only here
do they become words, so that a second language is a second catalogue and nothing else.
"""

from calculator.words.catalogue import Catalogue, Plural
from calculator.words.en import ENGLISH
from calculator.words.numbers import decimal, points, quantity

__all__ = [
    "Catalogue",
    "Plural",
    "decimal",
    "kind",
    "ordinal",
    "points",
    "quantity",
    "say",
]

_catalogue: Catalogue = ENGLISH


class _Fact:
    """A fact on its way into a sentence: the format says what its number means."""

    __slots__ = ("value",)

    def __init__(self, value: int | str) -> None:
        self.value = value

    def __format__(self, form: str) -> str:
        value = self.value
        if form == "points" and isinstance(value, int):
            return points(value)
        if form == "kind":
            return kind(str(value))
        if form == "ordinal" and isinstance(value, int):
            return ordinal(value)
        if form == "words":
            return say(str(value))
        if form in {"colour", "share", "category"}:
            return say(f"{form}-{value}")
        if form == "count":
            words = say("counts").split()
            return words[value] if isinstance(value, int) and value < len(words) else str(value)
        return str(value)


def say(code: str, *facts: int | str) -> str:
    """Return the words for a code, with its facts put in.

    >>> say("adjusted-score", 7, 1, 6)
    'final score 3½, one unplayed round counts ½'
    """
    entry = _catalogue[code]
    if isinstance(entry, Plural):
        entry = entry.one if facts[entry.by] == 1 else entry.other
    return entry.format(*map(_Fact, facts))


def ordinal(number: int) -> str:
    """Write a place.

    >>> ordinal(1), ordinal(12), ordinal(23)
    ('1st', '12th', '23rd')
    """
    endings = say("ordinals").split()
    ending = endings[0] if number % 100 in {11, 12, 13} else endings[number % 10]
    return f"{number}{ending}"


def kind(code: str) -> str:
    """Return the name of a result code.

    >>> kind("H")
    'half-point bye'
    """
    return say(f"kind-{code or 'none'}")
