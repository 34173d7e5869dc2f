"""What a text is instead of a crosstable, where we can tell."""

from collections.abc import Iterator

from calculator.reading.columns import column, joined_headings, may_head
from calculator.reading.errors import ReadError
from calculator.reading.grid import Cell, lines_of, split, words
from calculator.reading.html import tables
from calculator.reading.segments import LONGEST_LINE, is_html


def faults(text: str) -> Iterator[ReadError]:
    """Yield an error for a list of players, a ranking or pairings: tables without all rounds."""
    for cells in _rows(text):
        kinds = {column(cell).kind for cell in cells}
        if "name" in kinds and len(kinds & {"number", "place", "start", "rating", "total"}) > 1:
            first = next(cell for cell in cells if column(cell).kind == "name")
            what = "error-ranking" if "total" in kinds else "error-list-of-players"
            yield ReadError.at(first, what, "hint-open-crosstable")
            return


def _rows(text: str) -> Iterator[tuple[Cell, ...]]:
    if is_html(text):
        for row in tables(text)[0]:
            yield row.cells
        return
    for number, line in enumerate(lines_of(text), 1):
        if len(line) > LONGEST_LINE or not may_head(line):
            continue
        for separator in ("\t", ";", ","):
            if line.count(separator) > 1:
                yield split(number, line, separator).cells
        yield tuple(joined_headings(words(number, line)))
