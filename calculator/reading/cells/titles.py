"""Lines that name a round or a section, in the languages of pairing programs."""

import re
from functools import cache, lru_cache
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.lexicon import alternatives, looked_up, plain, words_of
from calculator.reading.lexicon.headings import ORDINAL, ROUND

#: How a round is called anywhere in a line.
_ROUNDS = alternatives(ROUND)
#: How it is called where it stands alone or in front.
ROUNDS = alternatives(ROUND, perhaps=True)
_ORDINAL = alternatives(ORDINAL)
_TH = r"\s?(?:st|nd|rd|th|ª|º|°|er|ère|re|e|ème|a|o|\.|:e|:a)?"
_ROUND = pattern(
    rf"(?<![^\W_])(?:(?:{_ROUNDS})\.?\s{{0,3}}[#:n°º-]{{0,2}}\s{{0,2}}(\d{{1,2}})(?!\d|[.,/]\d)"
    rf"|(?<![\d.,/])(\d{{1,2}}){_TH}\s{{0,2}}(?:{_ROUNDS})(?![^\W_])"
    rf"|(?:{_ROUNDS})\s({_ORDINAL})(?![^\W_])"
    rf"|({_ORDINAL})\s(?:{_ROUNDS})(?![^\W_]))",
    re.IGNORECASE,
)
_SHORT = pattern(
    rf"(?:{ROUNDS})\.?\s?[#n°º-]?\s?(\d{{1,2}})\s*[:.)-]?\s*|(\d{{1,2}}){_TH}\s?(?:{ROUNDS})\s*[:.)-]?\s*",
    re.IGNORECASE,
)
#: "Round 1 results:", "Results of round 1:".
_RESULTS_OF = r"(?:results?\s(?:of|for|from)\s)?"
#: Behind the number may be the day: "Round 1 (May 3): Lee - Fox".
_THEN = r"(?=[\s:.,)-])(?:\sresults?(?=\s?[:-])|\s\([^()]{1,24}\)(?=\s?:))?\s?[:.,)-]?\s*"
#: A round in front of a game, with its number before or after it.
IN_FRONT = (
    rf"(?:(?:in\s|{_RESULTS_OF})(?:{ROUNDS})\.?\s?#?(?P<round>\d{{1,2}}){_THEN}"
    rf"|{_RESULTS_OF}(?P<nth>\d{{1,2}}){_TH}\s?(?:{_ROUNDS}){_THEN})"
)
#: A round behind a game: "(Rd 2)", ", round 2", "in round 2".
BEHIND = (
    rf"(?<!\s)\s*(?:[(\[]\s?(?:in\s)?(?:{ROUNDS})\.?\s?#?(?P<aside>\d{{1,2}})\s?[)\]]"
    rf"|(?:,\s?|\s)(?:in\s)(?:the\s)?(?:{_ROUNDS})\s?#?(?P<said>\d{{1,2}})"
    rf"|,\s?(?:{ROUNDS})\.?\s?#?(?P<last>\d{{1,2}}))[\s.!]*$"
)
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
    """A round that a line names, and what comes before and after it."""

    round: int
    before: str
    behind: int
    """Where the text behind it begins, from 0."""


@lru_cache(maxsize=4096)
def round_in(text: str) -> RoundLine | None:
    """Return the round that a line names, if one.

    >>> round_in("Round 3 on 2024/05/01 at 10:00").round, round_in("2. Runde").round
    (3, 2)
    """
    if len(text) > 200:
        return None
    short = _SHORT.fullmatch(text.strip())
    found = short or (_ROUND.search(text) if _has_word(text) else None)
    if found is None or _AFTER.search(text):
        return None
    if short:
        return RoundLine(int(short[1] or short[2]), "", len(text))
    worded = found[3] or found[4]
    number = _ordinals()[plain(worded)] if worded else int(found[1] or found[2])
    return (
        RoundLine(number, text[: found.start()].strip(" -:,;|\t"), found.end()) if number else None
    )


def _has_word(text: str) -> bool:
    """Whether a word for a round may be in a text: to look for each is quicker than a pattern.

    >>> _has_word("Ashdown 1-0 Brook"), _has_word("RUNDE 2")
    (False, True)
    """
    return any(map(plain(text).__contains__, _stems()))


@cache
def _stems() -> frozenset[str]:
    """Return the first parts of the words for a round, without those that have another in them."""
    words = {plain(word).split()[0] for word, means in words_of(ROUND) if means.sure}
    return frozenset(word for word in words if not any(one in word for one in words if one != word))


@cache
def _ordinals() -> dict[str, int]:
    return {word: int(means.meaning) for word, means in looked_up(ORDINAL, plain).items()}


def section_in(text: str) -> str | None:
    """Return the section that a line names, if it does.

    >>> section_in("Section: U1200"), section_in("Open Section"), section_in("Round 1")
    ('U1200', 'Open', None)
    """
    found = _SECTION.fullmatch(text) if len(text) < 100 else None
    return (found["name"] or found["before"]) if found else None
