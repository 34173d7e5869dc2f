"""A text that has tiebreaks or points and no rounds: what it is, and what to paste instead."""

import re
from fractions import Fraction
from typing import NamedTuple

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.cells.sides import has_name
from calculator.reading.columns.tiebreak_headings import tiebreak_headed
from calculator.reading.formats.saved import results_alone
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, lines_of

#: What sheets print over tiebreaks that they only number.
_NUMBERED = pattern(r"t(?:ie)?[\s-]?b(?:r(?:ea)?k)?\.?\s?\d", 2)
_FIGURE = pattern(r"\d{1,4}(?:[.,]\d{1,3})?")
#: Headings of tiebreaks: with fewer it may be anything.
_MIN_HEADINGS = 2


class _Row(NamedTuple):
    name: str
    figures: tuple[Fraction, ...]


def without_rounds(text: str, *, tried: bool = False) -> ReadError | None:
    r"""Return what is wrong with a text of points or tiebreaks without rounds; else ``None``.

    Where another fault was found (``tried``), tiebreaks in a heading say less than that.

    >>> error = without_rounds("1. Ann 2.5/3\n2. Ben 2/3")
    >>> error.said.code if error else ""
    'error-ranking'
    """
    alone = None if tried else tiebreaks_alone(text)
    return alone or results_alone(text) or points_alone(text)


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


_POINTS = r"(?P<points>\d{1,2}(?:[.,][05]|\s?½|\s1/2)?|½)"
_UNIT = (
    r"(?P<unit>\s?(?:/|of|out\sof|von|de)\s?\d{1,2}"
    r"|\s?(?:pts?|points?|p|pkt|punkte?|ptos|puntos?)\.?)?"
)
#: A record in front of the points, "3-0-1", and tiebreaks with their names behind them, "TB: 8, 9".
_RECORD = r"(?:\s+\d{1,2}-\d{1,2}(?:-\d{1,2})?)?"
#: What was scored against somebody: "4-0", "2½-1½", and a record of wins, losses and draws.
_AGAINST = r"\s?[-–]\s?(?:\d{1,2}(?:[.,][05]|\s?½)?|½)(?:\s?[-–]\s?\d{1,2})?"
#: "1.", "T2", "2=", "3rd place:", "3rd (tie)", "2-4."
_AT = (
    r"[T=]?\d{1,3}(?:\s?-\s?\d{1,3})?(?:st|nd|rd|th|[.):º°ª=]+)?"
    r"(?:\s(?:place|platz|lugar|puesto))?(?:\s?\((?:tied?|t)\))?\s?[:.-]?\s+"
)
_TIEBREAKS = r"(?:[\s,;(\[-]+(?:t(?:ie)?[\s-]?b\w*|mm|mod\w*|median|sol\w*|buch\w*)\b.*)?"
_LISTED = (
    # "1. Ashdown 2.5/3", "Ashdown - 2.5", "1st Ann 5½ pts", "2-4. Ann, Ben, Cem 6½"
    pattern(
        rf"(?:{_AT})?(?P<name>[^\d½:]{{2,80}}?)"
        r"(?:\s*[(\[]\d{1,4}[)\]])?"
        rf"{_RECORD}(?:\s*[-:=(.,…]+\s*|\s+){_POINTS}"
        rf"(?:(?P<against>{_AGAINST})|{_UNIT})\)?\.?{_TIEBREAKS}",
        re.IGNORECASE,
    ),
    # "2.5: Ashdown", "6½ - Ann, Ben", "2 points: Ann"
    pattern(rf"{_POINTS}{_UNIT}\s*(?:[:=]|-(?=\s))\s*(?P<name>[^\d½:]{{2,200}})", re.IGNORECASE),
    # "4/5 Ann, Ben"
    pattern(rf"{_POINTS}(?P<unit>\s?/\s?\d{{1,2}})\s+(?P<name>[^\d½:]{{2,200}})"),
    # "Ann 2.5 2 1 0": wins, draws and losses
    pattern(
        rf"(?:{_AT})?(?P<name>[^\d½:]{{2,80}}?)\s+{_POINTS}"
        r"(?P<unit>(?P<record>(?:\s+\d{1,2}){3}))"
    ),
)
#: In front of a line of a list.
_MARKS = " \t•·*-–"
_MOST_POINTS = 60
#: This many lines are a list; with units after the points fewer will do.
_LINES, _SURE_LINES = 3, 2


def points_alone(text: str) -> ReadError | None:
    r"""Return what is wrong with a list of names and points; ``None`` for another text.

    >>> [
    ...     bool(points_alone(text))
    ...     for text in ("1. Ann 2.5/3\n2. Ben 2/3", "2.5: Ann\n2: Ben\n1: Cem", "1. Ann 1850")
    ... ]
    [True, True, False]
    """
    lines = [(at, line) for at, line in enumerate(lines_of(text), 1) if line.strip()]
    found: list[tuple[int, str, re.Match[str]]] = []
    others = 0
    for at, line in lines:
        if listed := _listed(line):
            found.append((at, line, listed))
            continue
        others += 1
        if 2 * others >= len(lines):
            return None
    sure = all(listed["unit"] or listed.groupdict().get("against") for _, _, listed in found)
    points = [_halves(listed["points"]) for _, _, listed in found]
    fall = points == sorted(points, reverse=True) and (sure or points[0] > points[-1])
    if len(found) < (_SURE_LINES if sure else _LINES) or not fall:
        return None
    at, line, listed = found[0]
    name = listed["name"].strip()
    return ReadError.at(
        Cell(name, at, line.index(name) + 1), "error-ranking", "hint-open-crosstable"
    )


def _listed(line: str) -> re.Match[str] | None:
    """Return the points and the name of a line of such a list."""
    bare = line.strip(_MARKS)
    if bare.count("\t") > 1:
        # It is a row of a table.
        return None
    found = next((match for form in _LISTED if (match := form.fullmatch(bare))), None)
    if found is None or not has_name(found["name"]) or _halves(found["points"]) > _MOST_POINTS:
        return None
    record = found.groupdict().get("record")
    return found if not record or _is_record(record, found["points"]) else None


def _is_record(figures: str, points: str) -> bool:
    """Whether figures are wins, and draws and losses in one of both orders."""
    won, one, other = map(int, figures.split())
    return _halves(points) - 2 * won in {one, other}


def _halves(points: str) -> int:
    points = "".join(points.split()).replace("1/2", "½").replace(",", ".")
    return round(2 * float(points.replace("½", ".5")))
