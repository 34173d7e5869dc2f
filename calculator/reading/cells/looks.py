"""What single cells look like, whatever column they are in."""

import re
from functools import lru_cache

from calculator.model import RESULT_CODES
from calculator.model.late import pattern
from calculator.reading.cells.dialects import Dialect, bye_of, is_result, may_be_result
from calculator.reading.cells.forms import FAMILIES
from calculator.reading.cells.grammar import REMEMBERED, halves, thousandths

#: A cell that can only be a result, because it names opponent and result together.
SURE = pattern(
    r"-*[WLDNSRXFZ$#]\s*\d{1,4}\w?(?:,[\d.]+)?|-+[BHUXFZ]-+|[BHUXFZ]-{2,}"
    r"|\d{1,4}\s*[wb]\s*[10½=+-]?|[+=-]\s?[WBF]\s?\d{1,4}|[+=-](?:PAB|BYE|HPB|ZPB)",
    re.IGNORECASE,
)
_SIGNED, _SIGNS = pattern(r"[+=-]\s?[1-9]\d{0,2}"), frozenset("+=-")
#: A result by a letter of another language, and the opponent.
LETTERED = pattern(r"[^\W\d_½] ?(\d{1,3})")
#: A letter, a letter and a number, in any order, the letters apart: "2 MA" is of a state.
_APART = r"[ /,()-]{0,3}"
_OF_PARTS = pattern(
    rf"(?!.*[a-z]{{2}})(?:[a-z]{_APART}){{0,2}}\d{{1,3}}(?:{_APART}[a-z]){{0,2}}\)?",
    re.IGNORECASE,
)
_LETTERS = pattern(r"[^\W\d_]{2}")
_SCORES = {"1", "0", "½", "=", "0.5", ".5", "0,5", ",5", "1/2", "1.0", "0.0", "1,0", "0,0"}
#: Scores of bye columns and of games, and the marks of a player's own column.
_OWN = {"*", "x", "xx", "xxx", "**", "***", "■", "█", "●", "\\"}
_PAIRS = pattern(
    r"[01½=+-]{2,4}|(?:[01½]|0?[.,]5)[ /:](?:[01½]|0?[.,]5)|1½|0½|½0|½1|[wdl](?:[ /:,][wdl]){1,3}"
)
_BYES = {"B", "H", "U", "P"}
#: A result of one game, and after it a note on how it ended: ``1E``, ``0 (f)``, ``½*``.
_NOTED = pattern(
    r"([01½=]|1/2|0?[.,]50?|[01][.,]0) ?"
    r"(?:\(([^\W\d_]{1,9}|[^\w\s()]{1,2})\)|([^\W\d_]{1,4}|w/o)|([^\w\s()/|:;,.=+½-]{1,3}|[¹²³ªº°]))",
    re.IGNORECASE,
)
#: Of the words for no rating these are nobody's name; "New" may be.
_UNRATED = {"unr", "unrated"}
#: What is after a figure that counts: ``1st``, ``1er``, ``1º``.
_ORDINAL = pattern(r"st|nd|rd|th|er|[eè]?re|[º°ª]", re.IGNORECASE)
#: Longer texts are not results.
_MAX_RESULT_CHARS, _LONGEST_LIKELY = 24, 12


@lru_cache(maxsize=REMEMBERED)
def is_sure(text: str) -> bool:
    """Whether a cell can only be a result: it names an opponent, or a bye in a bye's form.

    >>> [is_sure(text) for text in ("W12", "12w1", "H---", "1", "3.5", "Ann")]
    [True, True, True, False, False, False]
    """
    if not text or len(text) > _MAX_RESULT_CHARS or halves(text) is not None:
        return False
    if SURE.fullmatch(text):
        return True
    if not any(map(str.isdecimal, text)) or not is_result(text):
        return False
    every = (family.found(text) for family in FAMILIES[:-1])
    return any(
        found is not None and not found.weak and found.parsed.opponent and found.parsed.code
        for found in every
    )


@lru_cache(maxsize=REMEMBERED)
def is_likely(text: str) -> bool:
    """Whether a cell may be a game that names its opponent, if others say so too.

    >>> [is_likely(text) for text in ("8/½", "1w4", "W3", "w4 L", "P2", "3.5", "Ann", "bye")]
    [True, True, True, True, True, False, False, False]
    """
    short = len(text) <= _LONGEST_LIKELY and any(map(str.isdecimal, text))
    return (
        short
        and thousandths(text) is None
        and (may_be_result(text) or is_of_parts(text) or LETTERED.fullmatch(text) is not None)
    )


def is_of_parts(text: str) -> bool:
    """Whether a cell has two letters and a number apart, in whatever order: ``w4 W``.

    >>> [is_of_parts(text) for text in ("w4 W", "b D 2", "4 (L, w)", "W4", "W4w", "2 MA")]
    [True, True, True, False, False, False]
    """
    return (
        len(text) <= _LONGEST_LIKELY
        and not text.isalnum()
        and _OF_PARTS.fullmatch(text) is not None
        and sum(map(str.isalpha, text)) == 2
    )


def is_signed(text: str) -> bool:
    """Whether a cell may be a result by its sign: ``+5`` won, ``=3`` drew, ``-12`` lost.

    >>> is_signed("+5"), is_signed("-12"), is_signed("5")
    (True, True, False)
    """
    return text[:1] in _SIGNS and _SIGNED.fullmatch(text) is not None


@lru_cache(maxsize=REMEMBERED)
def is_figure(text: str) -> bool:
    """Whether a cell is a number, with or without decimals or a half."""
    return thousandths(text) is not None


@lru_cache(maxsize=REMEMBERED)
def is_score(text: str) -> bool:
    """Whether a cell may be the result of a game, without the opponent.

    >>> is_score("½"), is_score("1,0"), is_score("3")
    (True, True, False)
    """
    return text in _SCORES or text.lower() in {"w", "l", "d", "+", "-"}


@lru_cache(maxsize=REMEMBERED)
def is_game(text: str) -> bool:
    """Whether a cell may be one of a crosstable of opponents: games, or the own cell."""
    return (
        is_score(text)
        or text.lower() in _OWN
        or bool(_PAIRS.fullmatch(text.lower()))
        or noted(text) is not None
    )


@lru_cache(maxsize=REMEMBERED)
def noted(text: str) -> tuple[str, str] | None:
    """Return a result and the note after it; ``None`` for what is not both.

    >>> noted("1E"), noted("½ (f)"), noted("0*"), noted("1st"), noted("1w5")
    (('1', 'E'), ('½', 'f'), ('0', '*'), None, None)
    """
    match = _NOTED.fullmatch(text) if len(text) < _MAX_RESULT_CHARS else None
    if match is None:
        return None
    note = match[2] or match[3] or match[4]
    if "½" in note or (match[2] is None and _ORDINAL.fullmatch(note)):
        return None
    return match[1], note


@lru_cache(maxsize=REMEMBERED)
def is_name(text: str) -> bool:
    """Whether a cell may be somebody's name: two letters in a row, no result, not "unr."."""
    letters = _LETTERS.search(text) is not None
    return letters and not is_sure(text) and text.lower().strip("(.)") not in _UNRATED


def goes_on(word: str) -> bool:
    """Whether a word may be a further one of a name: in small letters, or an initial; no code.

    >>> goes_on("Mary"), goes_on("H."), goes_on("USA"), goes_on("W"), goes_on("W2")
    (True, True, False, False, False)
    """
    letters = word.rstrip(".,").replace("-", "")
    return letters.isalpha() and (any(map(str.islower, word[1:])) or word == f"{letters}.")


def is_bye(text: str, dialect: Dialect) -> bool:
    """Whether a cell of a dialect is a round without an opponent, in letters."""
    parsed = dialect.parse(text) if any(map(str.isalpha, text)) else None
    if parsed is None:
        return False
    letters = text.strip("- ").replace(" ", "").isalpha()
    return letters or (parsed.opponent is None and parsed.code in _BYES)


def points(text: str, dialect: Dialect) -> int:
    """Return what a cell is worth in a dialect, in half points; 0 where it is not a result."""
    parsed = dialect.parse(text)
    if parsed is None:
        return RESULT_CODES[bye_of(text, dialect) or ""].halves
    return RESULT_CODES[parsed.code].halves
