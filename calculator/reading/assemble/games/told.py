"""Games as people tell them: "Ashdown > Brook", "Ashdown and Brook drew", "… - Brook won"."""

import re
from collections.abc import Callable
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.cells.people import People
from calculator.reading.cells.scores import Outcome
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.phrases import color
from calculator.reading.lexicon.words import RESULT

#: A sign between two names, as a phone's notes have it: who is on its open side won. Or "over".
_MORE = pattern(r"\s(?:(?P<W>>|over)|(?P<L><))\s", re.IGNORECASE)
#: Both drew: the word is behind the second name.
_BOTH_DREW = pattern(
    r"(?P<and>\s+(?:and|&|y|und|et|e)\s+)(?=\S).*?"
    rf"(?P<word>\s(?:{alternatives(RESULT, 'D')}))[.!\s]*$",
    re.IGNORECASE,
)
#: Who won, behind both names: "Ashdown vs Brook - Brook won", "(White won)".
_WHO_WON = pattern(
    rf"\s*(?:[,;:(]|[-–—](?=\s))\s*(?P<who>[^\W\d][^\d,;:()]*?)\s+(?:{alternatives(RESULT, 'W')})"
    r"(?:\s(?:on|by)\s[^\W\d]+)?\)?[.!\s]*$",
    re.IGNORECASE,
)
_WIN_FOR = pattern(
    rf"\s*(?:[,;:(]|[-–—](?=\s))\s*(?:an?\s)?(?:{alternatives(RESULT, 'W')})"
    r"\s(?:for|by|für|de|para|pour)\s(?P<who>[^\W\d][^\d,;:()]*?)\)?[.!\s]*$",
    re.IGNORECASE,
)
#: One of the two names again: "Ashdown vs Brook: Brook", "(Brook)".
_AGAIN = pattern(r"\s*(?:[:(]|=>|->)\s*(?P<who>[^\W\d][^\d,;:()<>=]*?)\s*\)?[.!\s]*$")
#: Who won and who lost: "Ashdown won, Brook lost".
_EACH = pattern(
    rf"\s(?:(?P<W>{alternatives(RESULT, 'W')})|(?P<L>{alternatives(RESULT, 'L')}))"
    r"(?P<between>\s*[,;/&–-]\s*(?:and\s)?|\s+(?:and|y|und|et|e)\s+)(?=\S).*?"
    rf"(?P<word>\s(?:(?P<V>{alternatives(RESULT, 'W')})|(?:{alternatives(RESULT, 'L')})))[.!\s]*$",
    re.IGNORECASE,
)
_Span = tuple[int, int]
_WON = Outcome("W", "L")


class Told(NamedTuple):
    """What a line tells: where the sides are, how it ended, and where that is said."""

    sides: tuple[_Span, _Span]
    outcome: Outcome | None
    """``None`` where nobody knows who is meant."""
    at: _Span
    colored: bool
    sure: bool
    """Whether the line can be nothing but a game: "Home > Results" is none."""


def told(
    text: str, start: int, two: Callable[[int, int], tuple[_Span, _Span] | None]
) -> Told | None:
    """Return the game that a line tells, if it does; ``two`` cuts a part of it in two sides.

    >>> told("Ann > Ben", 0, lambda begin, end: None).outcome
    Outcome(white='W', black='L')
    """
    said = _WHO_WON.search(text, start) or _WIN_FOR.search(text, start)
    if said and (sides := two(start, said.start())):
        at = (said.start("who"), len(text.rstrip(" .!)")))
        return Told(sides, _winner(said["who"], text, sides), at, colored=True, sure=True)
    if (said := _AGAIN.search(text, start)) and (sides := two(start, said.start())):
        outcome = _winner(said["who"], text, sides)
        if outcome and not color(said["who"]):
            return Told(sides, outcome, said.span("who"), colored=True, sure=True)
    if both := _BOTH_DREW.search(text, start):
        sides = (start, both.start("and")), (both.end("and"), both.start("word"))
        return Told(sides, Outcome("D", "D"), both.span("word"), colored=False, sure=True)
    if (each := _EACH.search(text, start)) and bool(each["W"]) != bool(each["V"]):
        sides = (start, each.start()), (each.end("between"), each.start("word"))
        outcome = _WON if each["W"] else _WON.turned
        return Told(sides, outcome, each.span("word"), colored=False, sure=True)
    signs = list(_MORE.finditer(text, start))
    if len(signs) != 1:
        return None
    sides = (start, signs[0].start()), (signs[0].end(), len(text.rstrip(" .")))
    outcome = _WON if signs[0]["W"] else _WON.turned
    return Told(sides, outcome, signs[0].span(), colored=False, sure=False)


def _winner(who: str, text: str, sides: tuple[_Span, _Span]) -> Outcome | None:
    """Return the result of a game that somebody won: a color, or one of the two names."""
    if shade := color(who):
        return _WON if shade == "W" else _WON.turned
    found = People([text[slice(*side)] for side in sides]).find(who)
    return (_WON.turned if found[0] else _WON) if len(found) == 1 else None
