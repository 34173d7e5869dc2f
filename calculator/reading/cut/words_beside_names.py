"""Words in a column of their own behind names, in lined-up rows that have no heading."""

from collections import Counter
from collections.abc import Sequence

from calculator.model.late import pattern
from calculator.reading.columns.headings import kind_headed
from calculator.reading.text.grid import Cell, Row

_NUMBER = pattern(r"\d{1,4}[.)]?")
#: What parts columns that are lined up.
_GAP = pattern(r"\s{2,}(?=\S)")
#: Fewer rows tell nothing. Words that come again are a club or a prize, names differ.
_FEWEST, _DISTINCT = 3, 2 / 3
_HEADS = {"name", "first"}


def with_words_apart(rows: Sequence[Row]) -> list[Row]:
    """Take out of names the words that all begin at one place, wherever the name ends.

    >>> from calculator.reading.cut.spaced import by_words
    >>> lines = ["1 Ann Lee  Elm W2 W3", "2 Cy Marsh Elm L1 W3", "3 Bo Ray   Elm L1 L2"]
    >>> [[cell.text for cell in row.cells] for row in with_words_apart(by_words(lines))][0]
    ['1', 'Ann Lee', 'Elm', 'W2', 'W3']
    """
    if any(kind_headed(cell.text) in _HEADS for row in rows for cell in row.cells):
        return list(rows)
    named = {at: name for at, row in enumerate(rows) if (name := _name(row)) is not None}
    begins = Counter(start for at, name in named.items() if (start := _gap(rows[at], name)))
    for start, _ in begins.most_common(1):
        found = [_behind(rows[at], name, start) for at, name in named.items()]
        apart = [text for text in found if text]
        if (
            len(apart) >= _FEWEST
            and len(set(apart)) <= _DISTINCT * len(apart)
            and not any(rows[at].text[start - 1 : start].strip() for at in named)
        ):
            return [
                _parted(row, named[at], start) if at in named else row
                for at, row in enumerate(rows)
            ]
    return list(rows)


def _name(row: Row) -> int | None:
    """Return which cell is a name before others; ``None`` where none is."""
    at = next((at for at, one in enumerate(row.cells) if not _NUMBER.fullmatch(one.text)), None)
    return at if at is not None and at + 1 < len(row.cells) else None


def _gap(row: Row, name: int) -> int | None:
    """Return where words begin behind a gap in a name."""
    begin, end = row.cells[name].column - 1, row.cells[name + 1].column - 1
    found = _GAP.search(row.text[:end].rstrip(), begin)
    return found.end() if found else None


def _behind(row: Row, name: int, start: int) -> str:
    """Return what of a name begins at a place or after it."""
    return row.text[start : row.cells[name + 1].column - 1].strip()


def _parted(row: Row, name: int, start: int) -> Row:
    cell, text = row.cells[name], _behind(row, name, start)
    before = " ".join(row.text[cell.column - 1 : start].split())
    other = Cell(text, row.line, start + 1 if text else row.cells[name + 1].column - 1)
    cells = (*row.cells[:name], cell._replace(text=before), other, *row.cells[name + 1 :])
    return row._replace(cells=cells)
