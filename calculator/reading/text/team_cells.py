"""American team cells, ``W22 3.0`` or ``W22 (3-1)``, in the one form in which they are read.

A figure after an opponent may be the score so far, too. That it is a team's game points shows
where those of the winners and those of the losers add up to one number of boards.
"""

import re
from collections import Counter

from calculator.model.late import pattern

_POINTS = r"\d{1,2}(?:½|[.,][05]0?)?|½|[.,]5"
_CELL = pattern(
    rf"(?P<r>[WLD])(?<![^\s|;>\"].)(?P<o>\d{{1,3}})"
    rf"(?P<sign> ?\(| ?/ ?| )(?P<g>{_POINTS})(?: ?- ?(?:{_POINTS}))?\)?(?![^\s|;<\"])"
)
#: What none is without: whether a text has them is told sooner.
_SIGN = pattern(r"[ (/](?<=\d.)")
#: A result without points.
_BARE = pattern(r"(?<![^\s|;>\"])[WLD]\d{1,3}(?![^\s|;<\"])")
#: So few results of a table may be so by chance.
_MIN_RESULTS = 3


def _halves(text: str) -> int:
    return round(2 * float(text.replace("½", ".5").replace(",", ".")))


def with_commas(text: str) -> str:
    r"""Return a text with team cells as WinTD writes them, ``W22,3.0``, every column kept.

    >>> with_commas("A W2 3.0\nB L1 1.0\nC W4 2½\nD L3 1½\nE W6 4\nF L5 0").split("\n")[:4]
    ['A W2,3.0', 'B L1,1.0', 'C W4,2.5', 'D L3,1.5']
    >>> with_commas("Ann W2 1.0 W3 2.0\nBen L1 0.0 W4 1.0")
    'Ann W2 1.0 W3 2.0\nBen L1 0.0 W4 1.0'
    """
    if _SIGN.search(text) is None or _CELL.search(text) is None or _has_commas(text):
        return text
    if _BARE.search(_CELL.sub(" ", text)):
        # The figures are after the last round only: those are totals.
        return text
    found: dict[str, Counter[int]] = {"W": Counter(), "L": Counter(), "D": Counter()}
    for cell in _CELL.finditer(text):
        found[cell["r"]][_halves(cell["g"])] += 1
    won, lost = found["W"], found["L"]
    if won.total() != lost.total() or won.total() < _MIN_RESULTS:
        return text
    boards = max(won) + min(lost)
    fits = all(won[boards - halves] == count for halves, count in lost.items())
    if not fits or boards < 2 * 2 or set(found["D"]) - {boards // 2}:
        return text
    return _CELL.sub(_written, text)


def _has_commas(text: str) -> bool:
    """Whether commas part the cells of the rows."""
    rows = [line for line in text.split("\n") if _CELL.search(line)]
    return any(line.count(",") > 1 + sum(1 for _ in _CELL.finditer(line)) for line in rows)


def _written(cell: re.Match[str]) -> str:
    points = cell["g"].replace("½", ".5").replace(",", ".")
    return f"{cell['r']}{cell['o']},{points}".ljust(len(cell[0]))
