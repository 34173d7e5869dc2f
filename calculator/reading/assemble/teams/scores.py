"""How lists write the result of a match: ``2½ - 1½``, ``3:1``, ``4 - 0 (forfeit)``, ``+ : -``."""

from functools import lru_cache
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.cells.grammar import halves
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.words import FORFEIT

_NUMBER = r"(?:(?!0\d)\d{1,3}(?:\s?(?:½|1/2)|[.,][05]0?)?|½|1/2|[.,]5)"
_WORDS = rf"{alternatives(FORFEIT, 'loss', 'mark', perhaps=True)}|w/o|kampflos|ff"
_MARK = rf"(?:\s?(?:[FfKkXx](?![^\W_])|\((?:(?:by|por|par) )?(?:{_WORDS}|[FfKkXx])\)))"
#: A result of both sides, wherever it is in a line.
PAIR = pattern(
    rf"(?<![\w.,/½:+-])(?:(?P<a>{_NUMBER})(?P<af>{_MARK})?\s{{0,3}}[-:]\s{{0,3}}"
    rf"(?P<b>{_NUMBER})(?P<bf>{_MARK})?"
    r"|(?P<plus>\+\s{0,3}[-:/]\s{0,3}-)|(?P<minus>-\s{0,3}[-:/]\s{0,3}\+))"
    rf"(?P<both>\s?\(?(?:(?:by|por|par) )?(?:{_WORDS})\)?(?![^\W_]))?(?![\w½/+]|[.,:]\d|-\d)",
    2,
)
#: Behind what seems to be a result: a name ended in a number, "Oak 2: 3 : 1".
_LABEL = pattern(rf"\d+:\s+(?={_NUMBER}\s{{0,3}}[-:]\s{{0,3}}{_NUMBER})")
#: A time of day, and what comes before one, or after it.
_TIME = pattern(r"(?:[01]?\d|2[0-3]):[0-5]\d")
_AT = pattern(r"(?:\d[/.-]\d{1,4}|\b20\d\d|\b(?:at|um|kl\.?|om|alle|a las|às|à))[,.]?\s*$", 2)
_OCLOCK = pattern(r"(?::\d\d)?\s*(?:[ap]\.?m\b|uhr\b|hrs?\b|h\b|\])", 2)
#: One side's score by itself.
ONE = pattern(rf"(?P<s>{_NUMBER})(?P<f>{_MARK}|[+-])?|(?P<sign>[+-])", 2)
#: The results of so many lines are remembered.
_LINES = 8192
#: So much in front of a time is looked at.
_BEFORE = 12
_SIGNS = {"+": True, "-": False}


class Score(NamedTuple):
    """What both sides scored together, in half points."""

    one: int
    other: int
    forfeited: bool = False
    signs: bool = False
    """Whether only signs say who won: how many points that were, the boards tell."""
    start: int = 0
    end: int = 0

    @property
    def sum(self) -> int:
        """What both have together."""
        return self.one + self.other

    @property
    def turned(self) -> "Score":
        """The same seen from the other side."""
        return self._replace(one=self.other, other=self.one)


def scores_in(text: str) -> list[Score]:
    """Return every result of two sides that a line holds.

    >>> [(found.one, found.other) for found in scores_in("Oak 2½ - 1½ Elm")]
    [(5, 3)]
    >>> [(found.one, found.other) for found in scores_in("Elm - Oak 2: 3 : 1")]
    [(6, 2)]
    >>> scores_in("Oak 4 - 0 (forfeit) Elm")[0].forfeited, scores_in("Oak Elm 12-05-2026")
    (True, [])
    >>> scores_in("Sent on 3/8/2026 at 18:22"), scores_in("8.3.2026 18:22"), scores_in("6:22 PM")
    ([], [], [])
    """
    return list(_scores(text))


@lru_cache(maxsize=_LINES)
def _scores(text: str) -> tuple[Score, ...]:
    """Find the results of a line once: it is asked several times what it is."""
    found = []
    label = _LABEL.search(text)
    for match in PAIR.finditer(text, label.end() if label else 0):
        span = match.span()
        if _is_time(text, *span):
            continue
        if match["plus"] or match["minus"]:
            won = (2, 0) if match["plus"] else (0, 2)
            found.append(Score(*won, forfeited=True, signs=True, start=span[0], end=span[1]))
            continue
        one, other = halves(match["a"]), halves(match["b"])
        if one is None or other is None:  # pragma: no cover - the pattern has numbers alone
            continue
        forfeited = bool(match["af"] or match["bf"] or match["both"])
        found.append(Score(one, other, forfeited, start=span[0], end=span[1]))
    return tuple(found)


def _is_time(text: str, start: int, end: int) -> bool:
    """Whether a part of a line is a time of day: it says so, or a date is in front."""
    if not _TIME.fullmatch(text[start:end]):
        return False
    return bool(_AT.search(text[max(0, start - _BEFORE) : start]) or _OCLOCK.match(text, end))


def whole_score(text: str) -> Score | None:
    """Return the result that is all of a text; ``None`` where it is none.

    >>> whole_score("2½ : 1½") is not None, whole_score("Oak 2½ : 1½")
    (True, None)
    """
    text = text.strip()
    found = scores_in(text)
    if len(found) == 1 and (found[0].start, found[0].end) == (0, len(text)):
        return found[0]
    return None


def one_score(text: str) -> tuple[int, bool] | None:
    """Return one side's half points and whether they were a forfeit's; ``None`` if it is none.

    >>> one_score("2½"), one_score("4F"), one_score("4+"), one_score("Oak")
    ((5, False), (8, True), (8, True), None)
    """
    match = ONE.fullmatch(text.strip()) if len(text) < 20 else None
    if match is None or match["s"] is None:
        return None
    found = halves(match["s"])
    return None if found is None else (found, bool(match["f"]))


def of_each(one: str, other: str) -> Score | None:
    """Return the result of which each side has a cell of its own; ``None`` if either has no score.

    >>> of_each("2½", "1½").sum, of_each("4F", "0").forfeited, of_each("4", "Oak")
    (8, True, None)
    """
    first, second = one_score(one), one_score(other)
    if first is None or second is None:
        return None
    return Score(first[0], second[0], first[1] or second[1])
