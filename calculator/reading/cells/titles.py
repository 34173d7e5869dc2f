"""Lines that name a round or a section, in the languages of pairing programs."""

import re
from typing import NamedTuple

from calculator.model.late import pattern

_ROUNDS = (
    r"round|rnd|rd|runde|ronda|ronde|rodada|tour|turno|runda|kolo|forduló|тур|tur|rde|jornada|"
    r"ronda n[°º]|matchday|week|woche|spieltag"
)
_WORDED = {
    word: at
    for at, words in enumerate(
        (
            "one first erste primera première",
            "two second zweite segunda deuxième",
            "three third dritte tercera troisième",
            "four fourth vierte cuarta quatrième",
            "five fifth fünfte quinta cinquième",
            "six sixth sechste sexta sixième",
            "seven seventh siebte séptima septième",
            "eight eighth achte octava huitième",
            "nine ninth neunte novena neuvième",
        ),
        1,
    )
    for word in words.split()
}
_ROUND = pattern(
    rf"(?<![^\W_])(?:(?:{_ROUNDS})\.?\s{{0,3}}[#:n°º-]{{0,2}}\s{{0,2}}(\d{{1,2}})(?!\d|[.,/]\d)"
    rf"|(?<![\d.,/])(\d{{1,2}})\s?(?:st|nd|rd|th|ª|º|°|er|ère|re|e|ème|\.)?\s{{0,2}}(?:{_ROUNDS})(?![^\W_])"
    rf"|(?:round|runde|ronda)\s({'|'.join(_WORDED)})(?![^\W_])"
    rf"|({'|'.join(_WORDED)})\s(?:round|runde|ronda)(?![^\W_]))",
    re.IGNORECASE,
)
_SHORT = pattern(r"[Rr]\s?(\d{1,2})\s*[:.)-]?\s*$")
#: Captions that name a round and head no list of its games.
_AFTER = pattern(
    r"standing|ranking|rangliste|stand |clasif|classement|crosstable|after|nach |después|après|"
    r"rounds\b|tie.?break|played",
    re.IGNORECASE,
)
_SECTION = pattern(
    r"\s*(?:section|division|group|gruppe|grupo|groupe|category|categoría|sección)"
    r"(?:\s*[:#-]\s*|\s+)(?P<name>\S.{0,60}?)\s*|\s*(?P<before>\S.{0,40}?)\s+section\s*:?\s*",
    re.IGNORECASE,
)


class RoundLine(NamedTuple):
    """A round that a line names, and what is before and behind it."""

    round: int
    before: str
    behind: int
    """Where the text behind it begins, from 0."""


def round_in(text: str) -> RoundLine | None:
    """Return the round that a line names, if one.

    >>> round_in("Round 3 on 2024/05/01 at 10:00").round, round_in("2. Runde").round
    (3, 2)
    """
    if len(text) > 200 or _AFTER.search(text):
        return None
    if found := _SHORT.fullmatch(text.strip()):
        return RoundLine(int(found[1]), "", len(text))
    found = _ROUND.search(text)
    if found is None:
        return None
    worded = found[3] or found[4]
    number = _WORDED[worded.lower()] if worded else int(found[1] or found[2])
    return (
        RoundLine(number, text[: found.start()].strip(" -:,;|\t"), found.end()) if number else None
    )


def section_in(text: str) -> str | None:
    """Return the section that a line names, if it does.

    >>> section_in("Section: U1200"), section_in("Open Section"), section_in("Round 1")
    ('U1200', 'Open', None)
    """
    found = _SECTION.fullmatch(text) if len(text) < 100 else None
    return (found["name"] or found["before"]) if found else None
