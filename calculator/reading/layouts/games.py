"""Lists of games and pairings by round, with or without standings beside them."""

import re
from functools import cache
from typing import TYPE_CHECKING

from calculator.model.late import late, pattern
from calculator.reading.check.layout import CARRIES, Layout, Read, Reader

if TYPE_CHECKING:
    from calculator.reading.lexicon.headings import list_headings
    from calculator.reading.lexicon.words import between_sides
else:
    between_sides = late("calculator.reading.lexicon.words", "between_sides")
    list_headings = late("calculator.reading.lexicon.headings", "list_headings")

#: Words between two names, or above them, in small letters.
_WORDS = (
    "beat",
    "beats",
    "defeated",
    "drew",
    "lost to",
    "won over",
    "won",
    "wins",
    "def",
    "vs",
    "player 1",
    "teilnehmer",
)
#: Up to five letters or blanks before, there is a figure with which a score may end.
_BEHIND_A_FIGURE = "|".join(rf"(?<=[0125½]{r'[\s\w]' * between}.)" for between in range(6))
#: Letters, as many as there are; what else texts without accents have, as blanks.
_LETTERS = pattern(r"[^\W\d_]{2,}")
_BLANKS = {at: " " for at in range(128) if not chr(at).isalpha()}
#: A blank; a line has all of a game.
_S = r"[^\S\n]"
#: The number of a board in front of a game.
_BOARD = r"(?:\s*\d{1,3}[.)]\s)?"
#: What a list of games has, each with texts of which one is in it, and with what nothing of the
#: kind is without: what is found sooner not to be there. Most texts are long, and no such list.
_SIGNS = tuple(
    (plain, pattern(needed), pattern(sign, re.IGNORECASE))
    for plain, needed, sign in (
        # A result of two sides.
        (
            "-–—−:",
            rf"[-–—−:](?:{_BEHIND_A_FIGURE})\s{{0,3}}(?:[012½]|[.,]5)",
            (
                r"(?<![\w/])(?<![^.]\.)(?:[01](?:[.,]0)?|½|1/2|0?[.,]5)\s?[fFxXkK]?\s{0,3}[-–—−:]\s{0,3}"
                r"(?:[012½]|0?[.,]5)"
            ),
        ),
        (
            "-–:",
            r"[-–:]\s?[WLD]\b",
            r"(?-i:\b(?:W\s?[-–:]\s?L|L\s?[-–:]\s?W|D\s?[-–:]\s?D)\b)",
        ),
        (("<", ">", "over"), r"\s[<>]\s|\sover\s", r"[^\W\d_][.)]?\s(?:[<>]|over)\s[^\W\d_]"),
        ("+", r"\+", r"\+\s{0,2}[-–—−:/]|[-–—−:]\s{0,2}\+"),
        # Who won is marked.
        (
            ("**", "🏆", "🥇", "👑"),
            r"[*🏆🥇👑]",
            r"[*🏆🥇👑][^\n]{0,60}\s(?:vs?\.?|[-–—])\s|\s(?:vs?\.?|[-–—])\s[^\n]{0,60}[*🏆🥇👑]",
        ),
        # A letter between two names, and no figure in the line.
        (
            (" W ", " L ", " D "),
            rf"(?m)^{_BOARD}[^\d\n]{{2,60}}{_S}[WLD]{_S}[^\d\n]{{2,60}}$",
            rf"(?-i:(?m:^){_BOARD}[^\d\n]{{2,60}}{_S}[WLD]{_S}[^\d\n]{{2,60}}(?m:$))",
        ),
        ("-–—", r"\s[-–—]\s", r"\b\d{1,3}[.)]?\s+[^\W\d][^\n]{0,60}\s[-–—]\s+[^\W\d]"),
        (
            "½=10",
            (
                rf"{_S}(?:(?:½|=|1/2){_S}|(?:[01½]|1/2),?{_S}+(?:(?:[01½]|1/2){_S}"
                rf"|[^\W\d][^\n]{{0,60}}{_S}(?:[01½]|1/2)[\s;]))"
            ),
            (
                rf"[^\W\d]{_S}+(?:[01½]|1/2){_S}+(?:[01½]|1/2){_S}+[^\W\d]"
                rf"|[^\W\d]{_S}+(?:½|=|1/2){_S}+[^\W\d]"
                # The number of a round in a heading is no score.
                r"|(?<!rd)(?<!rnd)(?<!round)"
                rf"{_S}(?:[01½]|1/2),?{_S}+[^\W\d][^\n]{{0,60}}{_S}(?:[01½]|1/2)[\s;]"
            ),
        ),
    )
)


def _fits(text: str) -> bool:
    if any(
        any(map(text.__contains__, plain)) and needed.search(text) and sign.search(text)
        for plain, needed, sign in _SIGNS
    ):
        return True
    text = text.casefold()
    # As nearly always: that is four times as quick.
    found = text.translate(_BLANKS).split() if text.isascii() else _LETTERS.findall(text)
    there = set(found)
    words = (re.escape(word) for word, letters in _words("\t" in text) if letters <= there)
    # A dot may be behind "def".
    return any(re.search(rf"{word}(?<=\b{word})(?!\w)", text) for word in words)


@cache
def _words(tabs: bool) -> tuple[tuple[str, frozenset[str]], ...]:  # noqa: FBT001 - of a cache
    """Return the words that a list of games may have, each with what is of letters in it.

    To look for each of them takes long in a long text: most are found at once not to be there.
    """
    several = (*_WORDS, *list_headings(), *(() if tabs else between_sides()))
    return tuple((word, frozenset(_LETTERS.findall(word))) for word in several)


def _read(text: str) -> list[Read]:
    from calculator.reading.assemble.games.reader import read_listed  # noqa: PLC0415 - for few

    return [*read_listed(text)]


_READER = Reader(70, _fits, _read, scattered=True)

LAYOUTS = (
    Layout(
        "chess-results-pairings",
        _READER,
        CARRIES,
        "1 - 0 · ½ - ½ · + - -",
        "chess-results-pairings",
        is_one=lambda raw: raw.dialect == "chess-results",
        system="fide",
        numbers="name",
    ),
    Layout(
        "games", _READER, CARRIES, "Ann 1-0 Ben · 1 v 2: 1-0 · Cem BYE", "games", numbers="name"
    ),
)
