"""Tables that are side by side: each is read by itself, where it is."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice, takewhile
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.cells.looks import is_sure
from calculator.reading.columns.headings import (
    Column,
    heading_columns,
    is_name,
    joined_headings,
    may_head,
)
from calculator.reading.cut.segments import heading_of
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import SEPARATORS, Cell, lines_of, split, words
from calculator.reading.text.joined_lines import LONGEST_LINE

_WORD = pattern(r"[^\s;|,]+")
#: Of this many lines below a heading one may not be a row of it.
_STRAY = 5
#: So many results beyond the headings of both are another row.
_RESULTS = 2


class _Edge(NamedTuple):
    """Where in each line the table at the right begins."""

    separator: str
    """Empty where the lines are lined up by spaces."""
    at: int
    """How many separators come before it, or how many characters."""
    indent: int = 0
    """How many blanks in front of a line that has nothing of the table at the left, at least."""

    def offset(self, line: str) -> int | None:
        """Return where it begins in a line; ``None`` where the line goes on over the edge."""
        blanks = len(line) - len(line.lstrip(" "))
        if self.indent and self.indent <= blanks < len(line):
            return blanks
        if self.separator:
            return next(islice(_ends(line, self.separator), self.at - 1, None), None)
        if line[self.at - 1 : self.at].strip():
            return None
        return self.at if line[self.at :].strip() else None


@lru_cache(maxsize=2)
def apart(text: str) -> tuple[str, ...]:
    r"""Return a text for each of the tables that are side by side, blanks for the others.

    Where nothing is side by side, that is the text itself. Raises :class:`ReadError` where two
    tables are beside each other, and nothing shows where the second one begins in each line.

    >>> apart("No\tName\tR1\tNo\tName\tR1\n1\tAnn\tW2\t1\tCem\tL2")
    ('No\tName\tR1\n1\tAnn\tW2', '           No\tName\tR1\n         1\tCem\tL2')
    """
    lines = lines_of(text)
    for number, line in enumerate(lines, 1):
        if (twice := _second_heading(number, line)) is None:
            continue
        separator, second, before = twice
        edge = _edge(separator, second, before, lines[number - 1 :])
        if edge is None:
            raise ReadError("error-side-by-side", number, second.column, "hint-one-section")
        left, right = [], []
        alone = False
        for row_number, row in enumerate(lines, 1):
            if row_number > number and (heads := _heads(row_number, row)):
                # A section below them, which may be wider than the first one is.
                alone = heads == 1
            at = None if alone else edge.offset(row)
            beyond = "" if separator else row[len(line) :]
            if row_number > number and (_goes_on(beyond) or _has_moved(row, separator, line)):
                there = Cell(row.strip(), row_number, len(row) - len(row.lstrip()) + 1)
                raise ReadError.at(there, "error-side-by-side", "hint-one-section")
            left.append(row if at is None else row[: at - len(separator)].rstrip(" "))
            right.append("" if at is None else " " * at + row[at:])
        return "\n".join(left), *apart("\n".join(right))
    return (text,)


def _heads(number: int, line: str) -> int:
    """Return how many tables a line heads: none, one, or two side by side.

    >>> [_heads(2, line) for line in ("1 Ann W2", "No Name R1", "No Name R1   No Name R1")]
    [0, 1, 2]
    """
    if _second_heading(number, line):
        return 2
    return int(heading_of(number, line[:LONGEST_LINE]) is not None)


def _goes_on(beyond: str) -> bool:
    """Whether there are results beyond the headings of both tables: a row of the first one.

    >>> _goes_on("  2 Bob W1 L3"), _goes_on("  Oak Hill")
    (True, False)
    """
    return sum(map(is_sure, beyond.split())) >= _RESULTS


def _has_moved(row: str, separator: str, heading: str) -> bool:
    r"""Whether a row's number is where the names are: it may be a row of either table.

    >>> _has_moved("\t6\tAnn\tW2", "\t", "No\tName\tR1\tNo\tName\tR1")
    True
    """
    if not separator or row[: len(separator)] != separator:
        return False
    cells = split(1, row, separator).cells
    heads = split(1, heading, separator).cells
    return len(cells) > _RESULTS and cells[1].text.isdecimal() and is_name(heads[1])


def _second_heading(number: int, line: str) -> tuple[str, Cell, int] | None:
    """Return where in a line the same heading begins again, and where the first one ends.

    With it comes what separates the cells of the line.
    """
    begun = _WORD.search(line)
    if begun is None or line.count(begun[0]) < 2 or len(line) > LONGEST_LINE:
        return None
    if not may_head(line):
        # Most rows begin with a figure that comes again.
        return None
    for separator in (*SEPARATORS, ""):
        if separator and line.count(separator) < 5:
            continue
        cells = split(number, line, separator).cells if separator else words(number, line)
        if not separator:
            if not _again(cells, 1):
                break
            cells = tuple(joined_headings(cells))
        again = _again(cells, 2)
        named = next((at for at, cell in enumerate(cells) if again and is_name(cell)), len(cells))
        for at in again:
            if at > named and heading_columns(cells[:at]) and heading_columns(cells[at:]):
                return separator, cells[at], cells[at - 1].end - 1
        if separator and (another := _another(cells)):
            return separator, cells[another], cells[another - 1].end - 1
        if separator and heading_columns(cells):
            break
    return None


def _again(cells: Sequence[Cell], behind: int) -> list[int]:
    """Return where the first two texts of a line occur again, with more cells after them."""
    texts = [cell.text for cell in cells]
    return [at for at in range(3, len(texts) - behind) if texts[at : at + 2] == texts[:2]]


def _another(cells: Sequence[Cell]) -> int:
    """Return where a heading begins that has some rounds of the first again; 0 without one.

    It begins with the same word, and may head other columns: one table has opponents and results
    in columns of their own, and the other has both in one.

    >>> cells = [Cell(text, 1, 1) for text in "Name,R1 Opp,R1,Pts,Name,R1,R2,Pts".split(",")]
    >>> _another(cells), _another(cells[:3] + cells[4:5] + cells[6:])
    (4, 0)
    """
    for at in range(2, len(cells) - 1):
        if cells[at].text == cells[0].text:
            sides = [heading_columns(side) for side in (cells[:at], cells[at:])]
            one, other = (_rounds(side) if side else set() for side in sides)
            if one & other:
                return at
    return 0


def _rounds(columns: Sequence[Column]) -> set[int]:
    return {column.round for column in columns if column.kind == "round"}


def _edge(separator: str, second: Cell, before: int, lines: tuple[str, ...]) -> _Edge | None:
    """Return where the second table begins, so that no row goes on over the edge."""
    start = second.column - 1
    if separator:
        count = sum(at <= start for at in _ends(lines[0], separator))
        # A bar may begin the line, and a blank be behind it.
        return _Edge(separator, count, max(start - 2, 0))
    rows = [line for line in takewhile(str.strip, lines) if len(line) > before]
    for at in range(start, before, -1):
        stray = sum(bool(line[at - 1 : at].strip()) for line in rows)
        if _STRAY * stray <= len(rows) and not lines[0][at - 1 : at].strip():
            return _Edge("", at)
    return None


def _ends(line: str, separator: str) -> Iterator[int]:
    """Yield where a line goes on after each separator that is not in quotes."""
    quoted = False
    for at, char in enumerate(line, 1):
        quoted ^= char == '"'
        if char == separator and not quoted:
            yield at
