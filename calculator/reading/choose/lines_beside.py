"""Lines above and below a table that are surely none of its, set aside where they are in the way.

Somebody writes "8 players in 4 rounds" below the last row, "Standings after round 3 of 4" above the
first. A reader may take that for a row that was cut off, or for a heading. Where a text is not read
wholly it is read again without such lines at its two ends; they are put back beside the table that
is found so, and accounted for as all that is beside one.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from calculator.reading.check.consistency import Judged
from calculator.reading.columns.no_rows import is_no_row, may_be_no_row
from calculator.reading.text.grid import Cell, lines_of
from calculator.reading.text.pasted_text import markup_of

#: So many lines at either end are looked at, and of so long a text.
_MOST_LINES, _LONGEST = 20, 30_000
#: Fewer lines are no table.
_FEWEST = 2


class Beside(NamedTuple):
    """The lines at the two ends of a text, empty ones with them."""

    above: tuple[str, ...]
    below: tuple[str, ...]

    def without(self, text: str) -> str:
        r"""Return a text with these lines empty: all others stay where they are.

        >>> Beside(("Oak Open",), ("2 byes",)).without("Oak Open\n1 Ann\n2 byes")
        '\n1 Ann\n'
        """
        empty = Beside(("",) * len(self.above), ("",) * len(self.below))
        return empty.put_back(text)

    def put_back(self, text: str) -> str:
        r"""Return a text with these lines at its ends again.

        >>> Beside(("Oak Open",), ("2 byes",)).put_back("\n1 Ann\n2 Bo\n")
        'Oak Open\n1 Ann\n2 Bo\n2 byes'
        """
        lines = lines_of(text)
        inside = lines[len(self.above) : len(lines) - len(self.below)]
        return "\n".join([*self.above, *inside, *self.below])

    def around[T](self, found: Sequence[T], text: str) -> list[T | Judged]:
        """Put these lines of a text beside the tables that were read without them."""
        made: list[T | Judged] = list(found)
        first = len(lines_of(text)) - len(self.below) + 1
        before, after = _cells(self.above, 1), _cells(self.below, first)
        if made and isinstance(one := made[0], Judged):
            made[0] = one.knowing(one.raw._replace(before=(*before, *one.raw.before)))
        if made and isinstance(one := made[-1], Judged):
            made[-1] = one.knowing(one.raw._replace(after=(*one.raw.after, *after)))
        return made


def _cells(lines: Sequence[str], first: int) -> Iterator[Cell]:
    for number, line in enumerate(lines, first):
        if line.strip():
            yield Cell(line.strip(), number, len(line) - len(line.lstrip()) + 1)


def lines_beside(text: str) -> Beside | None:
    r"""Return what is surely beside the table of a text; ``None`` where nothing is.

    >>> lines_beside("Oak Open, 3 rounds\n\nAnn W2\nBo L1\n\n2 players")
    Beside(above=('Oak Open, 3 rounds', ''), below=('', '2 players'))
    """
    if len(text) > _LONGEST or markup_of(text):
        return None
    lines = lines_of(text)
    above = _count(lines[:_MOST_LINES])
    inside = lines[above:]
    below = _count(inside[: -_MOST_LINES - 1 : -1])
    rest = sum(map(bool, map(str.strip, inside[: len(inside) - below])))
    if not above + below or _MOST_LINES in {above, below} or rest < _FEWEST:
        # There is nothing, or nothing but prose.
        return None
    return Beside(tuple(lines[:above]), tuple(inside[len(inside) - below :]))


def _count(lines: Sequence[str]) -> int:
    """Return how many lines may be beside a table, if one surely is; names alone may be players."""
    found = list(takewhile(may_be_no_row, lines))
    return len(found) if any(map(is_no_row, found)) else 0
