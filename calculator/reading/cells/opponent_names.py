"""Cells that name an opponent: ``W Brook``, ``Brook, Ida (L)``, ``won against Brook``."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from calculator.model import COLORS, Color
from calculator.model.late import pattern
from calculator.reading.cells.byes import bye_code, is_bye, with_points
from calculator.reading.cells.forms.form import PICTURES
from calculator.reading.cells.sides import has_name
from calculator.reading.lexicon.phrases import (
    around,
    has_letter,
    is_against,
    is_of_a_game,
    result,
    told,
)

#: Results in letters, figures and pictures, in small letters; words are the lexicon's.
_RESULTS = PICTURES | {
    mark: code
    for code, marks in (
        ("W", "w 1 1.0 1,0 +"),
        ("L", "l 0 0.0 0,0 -"),
        ("D", "d t ½ 1/2 0.5 0,5 .5 ="),
        ("X", "x fw wf 1f 1x"),
        ("F", "f fl lf 0f"),
    )
    for mark in marks.split()
}
#: Result and color in one word: ``Wb``, ``1w``.
_BOTH = pattern(r"([wld10½=+-])([wb])|([wb])([10½=])", re.IGNORECASE)
#: The last one says that the sign before it is a picture.
_FILLERS = set(":-,.;/|()[]\ufe0f")
_TOKEN = pattern(
    r"1/2|\d?[.,]\d|[wbWB]?[10½](?![\w.,])[wbWB]?|[^\W\d_]+\.?|\d+[fFxXwWbB]?|[½=+:;,.()\[\]/|-]|\S"
)
_PAIR = pattern(
    r"(?<![\w.,/])(?:(1)\s?[-–:]\s?0|(0)\s?[-–:]\s?1|(½|1/2|0?[.,]5)\s?[-–:]\s?(?:½|1/2|0?[.,]5))(?![\w.,/])"
)
_RATING = pattern(r"\s?[(\[]\d{3,4}[)\]]")
_LETTERS: dict[str, Color] = {"w": "W", "b": "B"}
#: A color and a result are two words; figures say what a letter beside them cannot.
_WITH_COLOR = 2
_SIGNS = {"+", "-", "="}
#: Where one of these stands for a game that was won, a plus is a forfeit.
WINS = frozenset(("1", "1.0", "W", "w"))
_FIGURES = {mark for mark in _RESULTS if mark[-1].isnumeric()}
#: Right behind a name this is a loss, as a plus is a win: ``Brook-``.
_MINUS = "-"
#: In Dutch somebody wins "van" somebody; where a cell begins so, it is a part of the name.
_OF_A_NAME = "van"
#: Words that may come before a name, and after it.
_MOST_WORDS = 6
_ALONE = {
    mark: code
    for code, marks in (
        ("B", "b 1 1.0 1,0"),
        ("H", "h ½ 1/2 0.5 0,5 .5"),
        ("U", "u z 0 0.0 0,0"),
        ("X", "x +"),
        ("F", "f"),
    )
    for mark in marks.split()
}
#: Beside a bye the letters and signs of games say what it scored.
_AS_A_GAME = {"w": "B", "d": "H", "l": "U", "+": "B", "=": "H"}
_NOTHING = pattern(r"[-–—.…\s_*?]*|tbd|n/?a", re.IGNORECASE)


class Said(NamedTuple):
    """What a cell may say: whom it names, how that ended, and with which color."""

    name: str
    code: str
    color: Color = ""


def is_nothing(text: str) -> bool:
    """Whether a cell says nothing, or that there is no result yet.

    >>> is_nothing("--"), is_nothing("pending"), is_nothing("0"), is_nothing("bye")
    (True, True, False, False)
    """
    return _NOTHING.fullmatch(text) is not None or _is_open(text)


def _is_open(text: str) -> bool:
    said = told(text)
    return said is not None and said.kind == "open"


@lru_cache(maxsize=8192)
def alone(text: str) -> str | None:
    """Return the code of a cell that names nobody: a bye, or points; ``None`` if it is none.

    >>> alone("BYE"), alone("bye ½"), alone("H---"), alone("Brook")
    ('B', 'H', 'H', None)
    """
    if is_bye(text):
        return bye_code(text)
    return _ALONE.get(text.lower().strip("- "))


def of_bye(text: str, code: str) -> str | None:
    """Return the code of a bye by the result beside it, which may say nothing; ``None`` if open.

    >>> of_bye("½", "B"), of_bye("-", "B"), of_bye("?", "B"), of_bye("1", "F")
    ('H', 'B', None, 'X')
    >>> of_bye("1.0", "B"), of_bye("D", "B"), of_bye("L", "B")
    ('B', 'H', 'U')
    >>> of_bye("l", "B")
    """
    if text == "l":
        # A figure that was mistyped: nobody writes a loss so.
        return None
    if is_nothing(text):
        return None if "?" in text or _is_open(text) else code
    scored = _AS_A_GAME.get(text.lower()) or alone(text)
    return None if scored is None else with_points(code, scored)


@lru_cache(maxsize=8192)
def readings(text: str) -> tuple[Said, ...]:
    """Return what a cell with a result and a name may say.

    >>> readings("L vs. Felix A.")
    (Said(name='Felix A.', code='L', color=''),)
    >>> [said.name for said in readings("D Brook L")]
    ['D Brook', 'Brook L']
    >>> readings("Brook-"), readings("Brook -")
    ((Said(name='Brook', code='L', color=''),), ())
    >>> readings("van Rijn-")
    (Said(name='van Rijn', code='L', color=''),)
    >>> readings("double forfeit Brook")
    (Said(name='Brook', code='F', color=''),)
    >>> readings("Brook 1-0"), readings("Ida Brook (1450) W")[0].name
    ((Said(name='Brook', code='W', color=''),), 'Ida Brook')
    """
    text = _RATING.sub("", _own(text))
    tokens = list(_TOKEN.finditer(text)) if len(text) < 80 else []
    found: dict[Said, None] = {}
    for before in range(min(_MOST_WORDS, len(tokens)) + 1):
        for behind in range(min(_MOST_WORDS, len(tokens) - before) + 1):
            kept = tokens[before : len(tokens) - behind]
            aside = [*tokens[:before], *tokens[len(tokens) - behind :]]
            if not kept or kept[0][0] in _FILLERS or not kept[0][0][0].isalpha():
                continue
            first = kept[0][0]
            if first.islower() and is_against(first) and (before or first != _OF_A_NAME):
                continue
            if kept[-1][0] in {"(", "[", "-", ",", ":", "/", ";"}:
                continue
            name = text[kept[0].start() : kept[-1].end()]
            if "(" in name or ")" in name:
                continue
            lost = not before and text[kept[-1].end() :] == _MINUS
            said = _of([one[0] for one in aside], name, before, lost=lost)
            if said:
                found[said] = None
    return tuple(one for one in found if not any(_is_within(other, one) for other in found))


def _own(text: str) -> str:
    """Return a text with the own score for those of both: it is in front."""
    return _PAIR.sub(r"\1\2\3", text)


def _is_within(short: Said, long: Said) -> bool:
    """Whether one name is another without words that say a result: these belong to the result."""
    before, found, behind = long.name.partition(short.name)
    return bool(found and (before or behind)) and is_of_a_game(f"{before} {behind}")


def _of(aside: Sequence[str], name: str, before: int, *, lost: bool) -> Said | None:
    """Tell the result and the color of the words around a name; ``lost`` where that is a minus."""
    code, color = "", ""
    worded: list[str] = []
    behind: list[str] = []
    told = _colored(aside, before)
    if told is not None:
        color, aside = _LETTERS[aside[told].lower()], [*aside[:told], *aside[told + 1 :]]
        before -= told < before
    # The result comes before the color, wherever the name is: "Brook W (B)", "W (b) Brook".
    for at, token in enumerate(aside):
        word = token.lower()
        glued = _BOTH.fullmatch(word)
        sign = word in _SIGNS and at == 0 and (before > 0 or lost or told is not None)
        if glued and not code:
            score, letter = glued[1] or glued[4], glued[2] or glued[3]
            code, color = _RESULTS[score], COLORS[letter.upper()]
        elif word in _RESULTS and not code and (sign or word not in _FILLERS):
            code = _RESULTS[word]
        elif word in _LETTERS and not color:
            color = _LETTERS[word]
        elif word == "f" and code:
            worded.append("forfeit")
        elif word not in _FILLERS:
            worded.append(token)
            behind += [token] if at >= before else []
    if behind and has_letter(" ".join(behind)):
        # It stands for a color in a language that nobody knows here, or for nothing.
        return None
    if worded:
        said = around(" ".join([_WORDED.get(code, ""), *worded]))
        if said is None:
            return None
        code, color = "F" if said.code == "both" else said.code, said.color or color
    if not code or not has_name(name):
        return None
    return Said(name, code, color)  # type: ignore[arg-type]


def _colored(aside: Sequence[str], before: int) -> int | None:
    """Return which letter is a color, because a result is beside it: "(W) ½", "B 1", "0 w".

    A sign is a result behind the name and the color; so many words are ``before`` the name.

    >>> words = ["(", "W", ")", "½"], ["B", "1"], ["0", "w"], ["L", "0"], ["W", "-"]
    >>> [_colored(aside, 0) for aside in words], _colored(["W", "-"], 2)
    ([1, 0, 1, None, 0], None)
    """
    figures = any(one in _FIGURES for one in aside)
    if len(aside) == _WITH_COLOR and (figures or (aside[1] in _SIGNS and not before)):
        return next((at for at, one in enumerate(aside) if one.lower() in _LETTERS), None)
    at = next((at for at in range(1, len(aside) - 1) if aside[at].lower() in _LETTERS), None)
    if at is None or (aside[at - 1], aside[at + 1]) != ("(", ")"):
        return None
    others = [one.lower() for one in (*aside[:at], *aside[at + 1 :]) if one not in _FILLERS]
    return at if others and (others[0] in _RESULTS or result(others[0])) else None


#: The words that stand for the letters of results, beside other words.
_WORDED = {
    "W": "won",
    "D": "drawn",
    "L": "lost",
    "X": "won by forfeit",
    "F": "lost by forfeit",
}


def result_alone(text: str, *, signs: bool) -> str | None:
    """Return the code of a result beside an opponent's name; ``None`` where it is none.

    With ``signs`` a plus and a minus are a win and a loss, else forfeits.

    >>> (
    ...     result_alone("½", signs=False),
    ...     result_alone("+", signs=False),
    ...     result_alone("+", signs=True),
    ... )
    ('D', 'X', 'W')
    >>> result_alone("1-0", signs=False), result_alone("½ : ½", signs=False)
    ('W', 'D')
    """
    word = _own(text).lower().strip(" ()").rstrip(" .()")
    if word in {"+", "-"} and not signs:
        return {"+": "X", "-": "F"}[word]
    if word in _RESULTS:
        return _RESULTS[word]
    # "W (forfeit)", "1 kampflos".
    first, _, rest = word.partition(" ")
    code = _RESULTS.get(first, "") if rest else ""
    if code and rest.strip("()") == "f":
        rest = "forfeit"
    said = around(f"{_WORDED[code]} {rest}" if code in _WORDED else word)
    return ("F" if said.code == "both" else said.code) if said else None


def color_of(text: str, colors: Mapping[str, Color]) -> Color | None:
    """Return the color that a cell of a column of them names; ``None`` where it is none.

    >>> [color_of(text, {"b": "W", "n": "B"}) for text in ("b", "n", "-", "red")]
    ['W', 'B', '', None]
    """
    return "" if is_nothing(text) else colors.get(text)
