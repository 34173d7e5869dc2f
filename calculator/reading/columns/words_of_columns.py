"""Which words suit which columns, in tables whose columns are apart by spaces only."""

import re
from functools import lru_cache

from calculator.model.late import pattern
from calculator.reading.cells.dialects import is_result, may_be_result
from calculator.reading.cells.grammar import REMEMBERED, is_rating, thousandths, total
from calculator.reading.cells.looks import is_game, noted
from calculator.reading.columns.cross import is_marked

_RATED = pattern(r"(?=\d)(?:\D?\d){3,4}\D?$")
#: A rating behind a name: "(1500)", "[1340P12]".
RATING_IN_BRACKETS = pattern(r"[(\[](?:\d{3,4}[Pp/]?\d{0,2}|[Uu]nr\.?)[)\]]")
#: What a rating gained or lost.
_GAINED = pattern(r"[-+]\d+(?:[.,]\d+)?")
_DIGITS = pattern(r"\d+\.?")
#: A prize: elsewhere its sign is one of a result.
MONEY = pattern(r"[$€£]\d+(?:[.,]\d\d)?")
#: A letter of a result without the opponent.
_MARKED = pattern(r"[^\W\d_]-+")
#: What a word of a name costs that is a figure or looks like a bye, and one that can only be a
#: result: where it is beside the name of the player, the cells are not where they belong.
_UNLIKE_A_NAME, _RESULT_IN_A_NAME = 0.3, 3.0
#: What a word of signs costs in a name, or one that begins as a rating does, or stands for none.
_SIGNS_IN_A_NAME = 0.8


@lru_cache(maxsize=REMEMBERED)
def suits(kind: str, text: str) -> bool:
    """Whether a word has the form of what a column of this kind holds."""
    match kind:
        case "number" | "start":
            return bool(_DIGITS.fullmatch(text))
        case "place":
            return bool(re.fullmatch(r"\d+(-\d+)?\.?", text))
        case "id":
            return bool(re.fullmatch(r"\d{5,9}", text))
        case "id or rating":
            return suits("id", text) or is_rating(text)
        case "rating":
            return is_rating(text)
        case "total":
            return total(text) is not None
        case "tiebreak":
            return thousandths(text) is not None
        case "round":
            return text != "0" and (may_be_result(text) or text in _NOTHING)
        case "square":
            # A game in a line with the own cell's mark among scores.
            return is_game(text) or text in _NOTHING or is_marked(text)
        case "game":
            # "0.0" is rather a total, where it might be either.
            alone = is_game(text) and not text.endswith((".0", ",0"))
            return alone or text in _NOTHING or is_marked(text)
    return True


#: What joins the words of a club, and what it costs in a name.
AND, _AND_IN_A_NAME = "&", 0.3
#: Half a point is never a part of a name.
_HALVES = {"½", "1/2", "½½"}
#: How cells without a result are shown.
_NOTHING = {"-", "--", "---", "----", ":", ".", "..", "..."}
#: What is in the place of a result is no longer than this.
_MAX_RESULT_CHARS = 8


def like_a_result(text: str) -> bool:
    """Whether a word that is not a result may be in the place of one: it is short."""
    return len(text) <= _MAX_RESULT_CHARS


@lru_cache(maxsize=REMEMBERED)
def unlike_a_name(text: str) -> float:
    """Return what a word costs in a name: figures, results and signs are rarely part of one.

    >>> [unlike_a_name(text) for text in ("Ann", "50", "$50", "W12")]
    [0.0, 0.3, 0.8, 3.0]
    """
    if text in _HALVES or noted(text) or _MARKED.fullmatch(text):
        return _RESULT_IN_A_NAME
    if MONEY.fullmatch(text):
        return _SIGNS_IN_A_NAME
    if is_result(text):
        return _RESULT_IN_A_NAME if any(map(str.isdigit, text)) else _UNLIKE_A_NAME
    if text.isdigit():
        return _UNLIKE_A_NAME
    if _RATED.match(text) or _GAINED.fullmatch(text) or is_rating(text):
        return _SIGNS_IN_A_NAME
    if text == AND:
        return _AND_IN_A_NAME
    return 0.0 if any(map(str.isalnum, text)) and "-" not in text[1:2] else _SIGNS_IN_A_NAME


def is_bye_in_letters(text: str) -> bool:
    """Whether a word says a bye where names begin with a capital.

    >>> [is_bye_in_letters(text) for text in ("half", "BYE", "Half", "1/2")]
    [True, True, False, False]
    """
    return text.isalpha() and not text.istitle() and may_be_result(text)
