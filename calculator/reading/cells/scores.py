"""How lists of games write a result: ``1-0``, ``½ - ½``, ``+ - -``, ``1F-0F``, ``White won``."""

import re
from functools import lru_cache
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.model.results import OPPOSITE
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.phrases import around, color, told
from calculator.reading.lexicon.words import ENDED, FORFEIT


class Outcome(NamedTuple):
    """White's and Black's result codes; both empty where there is no result yet."""

    white: str
    black: str

    @property
    def turned(self) -> "Outcome":
        """The same seen from the other side."""
        return Outcome(self.black, self.white)


NONE = Outcome("", "")
_HALF = r"½|1/2|0?[.,]50?"
#: One side's score; letters after it say that it was a forfeit.
_SCORE = rf"(?:{_HALF}|[012](?:[.,]0+)?(?:\s?(?:½|1/2))?|1[.,]50?|[+=])"
_FORFEIT = (
    rf"{alternatives(FORFEIT, 'F', 'loss', 'mark', perhaps=True)}"
    r"|w/o|[wv]\.o\.|u\.k\.|f\.c\.|k\.l\.|n\.[ap]\.|np|f|x|k"
)
#: A word that is short has a dot at the end; in front of a name that would be an initial's.
_DOT = r"(?:\.(?=\)?\s*(?:$|[;,|\t])))?"
#: Behind it is no more of a word; a letter with a dot in front of a name is an initial.
_MARK = rf"(?:\s?\(?(?:{_FORFEIT}){_DOT}\)?(?![^\W\d_]|\.\s?[^\W\d_]))?"
#: A result of both sides. Of signs alone the first or the last must be a plus, or there are three.
PAIR = pattern(
    rf"(?<![\w½.,/+:=-])(?:"
    rf"(?P<a>{_SCORE})(?P<af>{_MARK})\s{{0,3}}(?:[-:]|(?<=\s)vs?\.?(?=\s))\s{{0,3}}"
    rf"(?P<b>{_SCORE})(?P<bf>{_MARK})"
    rf"|(?P<plus>\+\s{{0,2}}[-:/]\s{{0,2}}-|\+\s?-)"
    rf"|(?P<minus>-\s{{0,2}}[-:/]\s{{0,2}}\+|-\s?\+)"
    rf"|(?P<none>-\s{{0,2}}[:/]\s{{0,2}}-|-\s{{1,2}}-\s{{1,2}}-)"
    rf"|(?P<won>(?-i:1\s{{0,2}}[-:]\s{{0,2}}F))|(?P<lost>(?-i:F\s{{0,2}}[-:]\s{{0,2}}1))"
    rf"|(?P<both_lost>(?-i:F\s{{0,2}}[-:]\s{{0,2}}F))"
    rf"|(?P<letters>(?-i:W\s?[-:]\s?L|L\s?[-:]\s?W|D\s?[-:]\s?D|X\s?-\s?X))"
    rf")(?P<both>\s?\(?(?:(?:by|por|par|per|a|door|przez|på)\s)?(?:{_FORFEIT}){_DOT}\)?"
    rf"(?![^\W\d_]|\.\s?[^\W\d_]))?(?![\w½/+=]|[.,]\d)",
    re.IGNORECASE,
)
#: A footnote's mark, as behind a result.
FOOTNOTE = r"(?:\*{1,3}|[#†‡§¹²³^])"
#: One side's score in a box of its own.
ONE = pattern(rf"(?P<s>{_SCORE}|-)(?P<f>{_MARK}|d)", re.IGNORECASE)
_FORFEITED = {(2, 0): ("X", "F"), (0, 2): ("F", "X"), (1, 1): ("Z", "Z"), (0, 0): ("F", "F")}
#: The splits are results that an arbiter gave: their sides do not add up to a point.
_PLAYED = {
    (2, 0): ("W", "L"),
    (0, 2): ("L", "W"),
    (1, 1): ("D", "D"),
    (1, 0): ("R", "S"),
    (0, 1): ("S", "R"),
    (2, 1): ("N", "R"),
    (1, 2): ("R", "N"),
    (0, 0): ("S", "S"),
}
#: What two games of a round scored together.
_TWO = {
    (4, 0): ("$", "L"),
    (3, 1): ("#", "D"),
    (2, 2): ("W", "W"),
    (1, 3): ("D", "#"),
    (0, 4): ("L", "$"),
}
#: After a score in a cell D says that it was by default; among names it is an initial.
_DEFAULT = pattern(r"(?<=[01½+]) ?[Dd]\b")
_OPEN = pattern(r"[-*?._:\s]*|vs?\.?|v\.?s|[:-]\s?[:-]?")
_WORDS = {
    word: outcome
    for words, outcome in (
        ("w;1 0;1/0;1.0 0.0;1,0 0,0", ("W", "L")),
        ("b;0 1;0/1;l;0.0 1.0;0,0 1,0", ("L", "W")),
        ("d;=;½;1/2;0.5;0,5;.5;½ ½;½/½;1/2 1/2;0.5 0.5;0,5 0,5;.5 .5", ("D", "D")),
        ("1;1.0;1,0", ("W", "L")),
        ("0;0.0;0,0", ("L", "W")),
        # "1D" is a point by default.
        ("+;1f;1x;1d", ("X", "F")),
        ("0f;0x;0d", ("F", "X")),
    )
    for word in words.split(";")
}
#: How a game ended, behind who won or the result.
_ENDED = pattern(
    r"(?:(?<=[\d½])|(?<=\s(?:won|win))|(?<=\swins))[\s,;:-]+"
    rf"\(?(?:{alternatives(ENDED)})\)?[.!\s]*$",
    re.IGNORECASE,
)
#: Whose game ended so lost it.
_GIVEN_UP = pattern(
    r"(white|black) (?:resigns|resigned|flagged|lost on time|loses on time|timed out)[.!]?",
    re.IGNORECASE,
)
#: How a game is drawn.
_DRAWN = pattern(
    r"(?:draw |drawn )?(?:by )?(?:agreed|agreement|(?:threefold )?repetition|stalemate"
    r"|perpetual(?: check)?)|agreed draw|drawn game|(?:50|fifty)[ -]move rule"
    r"|insufficient material",
    re.IGNORECASE,
)
_BY_FORFEIT = pattern(
    rf"(.+) (?:by|por|par|per|durch) (?:{alternatives(FORFEIT, 'loss', 'mark')})", re.IGNORECASE
)
_TWO_SCORES = pattern(r"(?:[01]|[.,]5|½|1/2)\s?[-–:/]\s?(?:[01]|[.,]5|½)")
_LETTERS = {"w": 2, "l": 0, "d": 1}
#: One side's half points, and whether it was a forfeit, by the code of what words say.
_SIDES = {
    "W": (2, False),
    "D": (1, False),
    "L": (0, False),
    "X": (2, True),
    "Z": (1, True),
    "F": (0, True),
}


def _halves(text: str) -> int:
    text = "".join(text.split()).replace(",", ".").replace("1/2", "½")
    if text == "=":
        return 1
    if text in {"+", "-"}:
        return 2 if text == "+" else 0
    whole = text.replace("½", ".5", 1) if text.endswith("½") else text
    return round(2 * float(whole))


def of_match(found: re.Match[str]) -> Outcome | None:
    """Return what a match of :data:`PAIR` says; ``None`` where the sides cannot both be right."""
    if found["plus"] or found["won"]:
        return Outcome("X", "F")
    if found["minus"] or found["lost"]:
        return Outcome("F", "X")
    if found["none"] or found["both_lost"]:
        return Outcome("F", "F")
    if found["letters"]:
        # The French write a draw X - X.
        first, last = found["letters"][0], found["letters"][-1]
        return Outcome("D" if first == "X" else first, "D" if last == "X" else last)
    forfeited = found["af"] or found["bf"] or found["both"] or "+" in found["a"] + found["b"]
    return _of(_halves(found["a"]), _halves(found["b"]), forfeited=bool(forfeited))


def _of(white: int, black: int, *, forfeited: bool) -> Outcome | None:
    known = _FORFEITED if forfeited else _PLAYED | _TWO
    codes = known.get((white, black))
    return Outcome(*codes) if codes else None


@lru_cache(maxsize=1024)
def outcome(text: str) -> Outcome | None:
    """Read the cell of a result; ``None`` where it is none.

    >>> outcome("1-0"), outcome("½ - ½"), outcome("- - +"), outcome("1x-0"), outcome("*")
    ... # doctest: +NORMALIZE_WHITESPACE
    (Outcome(white='W', black='L'), Outcome(white='D', black='D'), Outcome(white='F', black='X'),
     Outcome(white='X', black='F'), Outcome(white='', black=''))
    >>> outcome("½ ½"), outcome("1 0")
    (Outcome(white='D', black='D'), Outcome(white='W', black='L'))
    """
    text = text.strip(" _")
    if len(text) > 40:
        return None
    low = " ".join(text.lower().split())
    if low in _WORDS:
        return Outcome(*_WORDS[low])
    if found := PAIR.fullmatch(_DEFAULT.sub("f", text)):
        return of_match(found)
    return NONE if _OPEN.fullmatch(low) else _in_words(text)


def _in_words(text: str) -> Outcome | None:
    """Read the words of a result: they are of the player who is named first, or of a color."""
    if winner := color(text):
        return Outcome("W", "L") if winner == "W" else Outcome("L", "W")
    if ended := _ENDED.search(text):
        return outcome(text[: ended.start()])
    if given_up := _GIVEN_UP.fullmatch(text):
        return Outcome("L", "W") if color(given_up[1]) == "W" else Outcome("W", "L")
    if _DRAWN.fullmatch(text):
        return Outcome("D", "D")
    if (by := _BY_FORFEIT.fullmatch(text)) and (winner := color(by[1])):
        # "White forfeits" lost, "White by forfeit" did not.
        return Outcome("X", "F") if winner == "W" else Outcome("F", "X")
    if _TWO_SCORES.search(text) or text.lower() == "tab.":
        # A word beside the scores of both sides is not of the first one alone; with a dot "tab" is
        # drawn in Spanish, without one lost in Danish.
        return None
    said = told(text) or around(text)
    if said is None or said.kind == "bye":
        return None
    if said.kind == "open":
        return NONE
    if said.code == "both":
        return Outcome("F", "F")
    if said.kind == "no-show" and not said.color:
        # Whose it is nobody knows.
        return None
    own = Outcome(said.code, OPPOSITE.get(said.code, "X"))
    return own.turned if said.color == "B" else own


@lru_cache(maxsize=1024)
def side(text: str) -> tuple[int, bool] | None:
    """Read one side's score: its half points, and whether it was a forfeit; ``None`` if none.

    >>> side("1"), side("½"), side("0F"), side("x"), side("Brook")
    ((2, False), (1, False), (0, True), (2, True), None)
    """
    low = text.strip(" _").lower()
    if low in _LETTERS:
        return _LETTERS[low], False
    if low in {"x", "f"}:
        return (2 if low == "x" else 0), True
    if (said := told(low)) and said.code in _SIDES and said.kind != "bye" and not said.color:
        return _SIDES[said.code]
    match = ONE.fullmatch(low) if len(low) < 20 else None
    if match is None:
        return None
    return _halves(match["s"]), bool(match["f"]) or match["s"] in {"+", "-"}


def of_sides(white: str, black: str) -> Outcome | None:
    """Read two boxes, one a side; ``None`` where they cannot both be right.

    >>> of_sides("1", "0"), of_sides("½", ""), of_sides("2", "1"), of_sides("", "____")
    (Outcome(white='W', black='L'), None, None, Outcome(white='', black=''))
    """
    if _OPEN.fullmatch(white.strip().lower()) and _OPEN.fullmatch(black.strip().lower()):
        minus = {white.strip(), black.strip()} == {"-"}
        return Outcome("F", "F") if minus else NONE
    one, other = side(white), side(black)
    if one is None or other is None:
        return None
    return _of(one[0], other[0], forfeited=one[1] or other[1])
