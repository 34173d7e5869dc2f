"""A table with a column that says of which section each row is: every section by itself."""

from itertools import groupby
from operator import itemgetter

from calculator.reading.cut.segments import Segment
from calculator.reading.lexicon.headings import heading_kind
from calculator.reading.text.grid import Row

#: Fewer players are no section.
_FEWEST = 2


def by_restart(segment: Segment) -> list[tuple[str, Segment]]:
    """Return the sections of a table in which the numbers begin anew below titles; else nothing.

    >>> from calculator.reading.columns.headings import column
    >>> from calculator.reading.text.grid import Cell
    >>> head = tuple(column(Cell(text, 1, 1)) for text in ("No", "Name", "R1"))
    >>> texts = ("Open", "1 Ann W2", "2 Bo L1", "U12", "1 Cy W2", "2 Di L1")
    >>> rows = [Row(2, tuple(Cell(word, 2, 1) for word in text.split())) for text in texts]
    >>> found = by_restart(Segment(head, tuple(rows), (), "text"))
    >>> [(title, len(part.rows)) for title, part in found]
    [('Open', 2), ('U12', 2)]
    """
    groups: list[tuple[str, list[Row]]] = [("", [])]
    for row, below in zip(segment.rows, (*segment.rows[1:], None), strict=True):
        filled = [cell.text for cell in row.cells if cell.text]
        begins = below and below.cells and below.cells[0].text.rstrip(".") == "1"
        if len(filled) == 1 and begins and not filled[0].isdecimal():
            groups.append((filled[0], []))
        else:
            groups[-1][1].append(row)
    groups = [(title, rows) for title, rows in groups if rows]
    if len(groups) < _FEWEST or any(len(rows) < _FEWEST for _, rows in groups):
        return []
    return [
        (title, segment._replace(rows=tuple(rows), before=segment.before if not at else ()))
        for at, (title, rows) in enumerate(groups)
    ]


def by_section(segment: Segment) -> list[tuple[str, Segment]]:
    """Return the sections of a table, with their titles; empty where no column tells them apart.

    >>> from calculator.reading.columns.headings import column
    >>> from calculator.reading.text.grid import Cell
    >>> head = tuple(column(Cell(text, 1, 1)) for text in ("Section", "Name", "R1"))
    >>> texts = ("Open Ann W2", "Open Bo L1", "U12 Cy W2", "U12 Di L1")
    >>> rows = [Row(2, tuple(Cell(word, 2, 1) for word in text.split())) for text in texts]
    >>> found = by_section(Segment(head, tuple(rows), (), "text"))
    >>> [(title, len(part.rows)) for title, part in found]
    [('Open', 2), ('U12', 2)]
    """
    at = next(
        (
            index
            for index, one in enumerate(segment.columns)
            if one.kind == "other" and heading_kind(one.heading.text) == "section"
        ),
        None,
    )
    if at is None:
        return []

    # A merged cell is that of the rows below it as well.
    titled: list[tuple[str, Row]] = []
    for row in segment.rows:
        own = row.cells[at].text if at < len(row.cells) else ""
        titled.append((own or (titled[-1][0] if titled else ""), row))
    groups = [
        (title, tuple(row for _, row in rows))
        for title, rows in groupby(titled, itemgetter(0))
        if title
    ]
    titles = {title for title, _ in groups}
    if len(titles) < max(2, len(groups)) or any(len(rows) < _FEWEST for _, rows in groups):
        return []
    return [(title, segment._replace(rows=rows)) for title, rows in groups]
