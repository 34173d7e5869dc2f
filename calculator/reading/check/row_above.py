"""A line above a table without a heading that is a row of it: the selection began within it."""

from itertools import takewhile

from calculator.model import Line, Message
from calculator.model.late import pattern
from calculator.reading.cells.looks import is_sure
from calculator.reading.columns.cross import is_games
from calculator.reading.columns.headings import kind_headed
from calculator.reading.columns.raw import RawTable

#: What is between separators, of any kind: the line may not have been cut.
_PART = pattern(r"[^\s|;,]+")
_NAME = pattern(r"[^\W\d_]{2}")
#: Fewer results may be anything; no more of a line is looked at.
_FEWEST, _LONGEST = 3, 400


def row_above(raw: RawTable) -> tuple[Message, ...]:
    r"""Return a warning where the cells above the first row are mostly results.

    >>> from calculator.reading.text.grid import Cell
    >>> texts = "Kay\tX\t1\t½\t½\t1", "|---|---|---|---|", "½ ½ 0 1.0"
    >>> [len(row_above(RawTable((), (), (Cell(text, 1, 1),)))) for text in texts]
    [1, 0, 0]
    """
    last = raw.before[-1].line
    cells = [*takewhile(lambda cell: cell.line == last, reversed(raw.before))][::-1]
    parts = [part for cell in cells for part in _PART.findall(cell.text[:_LONGEST])]
    played = [
        part for part in parts if any(map(str.isalnum, part)) and (is_games(part) or is_sure(part))
    ]
    # The numbers of rounds differ.
    if len(played) < _FEWEST or len(set(played)) == len(played) or 2 * len(played) <= len(parts):
        return ()
    if any(kind_headed(part) not in {"other", "round"} for part in parts):
        return ()
    if not any(map(_NAME.match, parts)):
        # What nobody's name is beside is refused, as the rest of a line.
        return ()
    cell = cells[0]
    return (Message("row-left-out", (Line(cell.line),), cell.line, cell.column),)
