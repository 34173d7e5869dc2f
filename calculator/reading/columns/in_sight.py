"""Tables that a page shows some rows at a time: "Showing 1 to 10 of 24 entries"."""

from collections.abc import Sequence

from calculator.model.late import pattern
from calculator.reading.text.grid import Cell

_NUMBER = pattern(r"(?<![\d.,:/])\d{1,4}(?![\d:/]|[.,]\d)")
_COUNT = pattern(
    r"\d{1,4}\s*(?:[-–—]|[^\W\d_A-Z]{1,5})\s*\d{1,4}\s+[^\d\n]{1,30}\d{1,5}(?:\s[^\d\n]*)?"
)
#: Such a line has a number of the first row, of the last, and of all; it is no longer.
_FEWEST, _LONGEST = 3, 120
#: What may be a year is no number of rows.
_YEARS = range(1900, 2100)


def in_sight(around: Sequence[Cell], rows: int) -> tuple[int, int] | None:
    """Return how many rows are in sight, of how many, if a line beside a table says so.

    In any language it names the first and the last row, which are as many as there are, and then
    how many there are in all.

    >>> lines = ["Showing 1 to 10 of 24 entries", "11 bis 20 von 24 Einträgen", "1 to 10, May 2026"]
    >>> [in_sight([Cell(line, 1, 1)], 10) for line in lines]
    [(10, 24), (10, 24), None]
    >>> in_sight([Cell("Showing 1 to 10 of 10 entries (filtered from 24 total entries)", 1, 1)], 10)
    (10, 24)
    """
    for cell in around:
        found = [int(one) for one in _NUMBER.findall(cell.text[:_LONGEST])]
        if len(found) >= _FEWEST and found[1] - found[0] + 1 == rows:
            most = max(found[2:])
            if most > max(found[1], rows) and most not in _YEARS:
                return rows, most
    return None


def counts_rows(text: str) -> bool:
    """Whether a line that begins with a number only says which rows a page shows.

    >>> counts_rows("1 bis 10 von 24 Einträgen"), counts_rows("1 Ann Lee 1500 Bob 1600")
    (True, False)
    """
    return _COUNT.fullmatch(text) is not None
