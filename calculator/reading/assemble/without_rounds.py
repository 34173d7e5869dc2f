"""A text that has tiebreak columns and no rounds: what it is, and who is ahead on the first."""

from fractions import Fraction
from typing import NamedTuple

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.columns.legend import tiebreak_headed
from calculator.reading.text.errors import ReadError

#: What sheets print over tiebreaks that they only number.
_NUMBERED = pattern(r"t(?:ie)?[\s-]?b(?:r(?:ea)?k)?\.?\s?\d", 2)
_FIGURE = pattern(r"\d{1,4}(?:[.,]\d{1,3})?")
#: Headings of tiebreaks: with fewer it may be anything.
_MIN_HEADINGS = 2


class _Row(NamedTuple):
    name: str
    figures: tuple[Fraction, ...]


def tiebreaks_alone(text: str) -> ReadError | None:
    r"""Return what is wrong with a text of tiebreak columns without rounds; ``None`` for another.

    >>> error = tiebreaks_alone("Points TBrk1 TBrk2\n5. Ann 3.5 11.5 13\n6. Bob 3.5 13 15")
    >>> str(error).splitlines()[0][:75]
    'line 1, column 8: These are tiebreak columns without the results of the rou'
    """
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split()
        if len(words) < _MIN_HEADINGS:
            continue
        named = [word for word in words if _is_tiebreak(word)]
        if len(named) >= _MIN_HEADINGS:
            column = line.index(named[0]) + 1
            hint = _ahead(text.split("\n")[number:], words, named)
            return ReadError("error-only-tiebreaks", number, column, hint)
    return None


def _is_tiebreak(word: str) -> bool:
    return bool(_NUMBERED.fullmatch(word)) or tiebreak_headed(word) is not None


def _ahead(lines: list[str], words: list[str], named: list[str]) -> Message:
    """Say who of the first two with the same score is ahead on which tiebreak, if that is told."""
    rows = [row for line in lines if (row := _row(line, len(named) + 1))]
    if len(rows) > 1 and words[-len(named) :] == named:
        one, other = rows[:2]
        score, *mine = one.figures
        same, *theirs = other.figures
        if score == same:
            for heading, ours, others in zip(named, mine, theirs, strict=True):
                if ours != others:
                    ahead = one if ours > others else other
                    facts = (ahead.name, heading, max(ours, others), min(ours, others))
                    return Message("hint-only-tiebreaks-ahead", facts)
    return Message("hint-only-tiebreaks")


def _row(line: str, figures: int) -> _Row | None:
    """Read a row that ends in so many figures, the score and the tiebreaks."""
    words = line.split()
    name = words[:-figures]
    if not name or not all(_FIGURE.fullmatch(word) for word in words[-figures:]):
        return None
    if len(name) > 1 and name[0].rstrip(".)").isdecimal():
        name = name[1:]
    numbers = tuple(Fraction(word.replace(",", ".")) for word in words[-figures:])
    return _Row(" ".join(name), numbers)
