"""Lines between tabs, of which several may be one row: cells of web pages hold line breaks.

A cell that spans lines leaves a line that ends within it; the next one begins with the rest of it,
or with the tab after it. Lines are joined until a row has as many tabs as the heading has.
"""

from collections.abc import Iterator, Sequence

from calculator.reading.text.grid import Cell, Row, loose, tabbed

#: No line of a table is longer; a minified page is.
LONGEST_LINE = 4000
#: Rows of fewer cells are not joined: nothing would tell them from texts.
_FEWEST_TABS = 3
#: This many lines may belong to each cell of a row.
_LINES_A_CELL = 6
#: After this many lines that are not part of a longer row the search stops.
_IN_VAIN = 200
#: A line of the last cell is no longer.
_SHORT = 8


def tabbed_rows(lines: Sequence[str], first: int = 1) -> Iterator[Row]:
    r"""Cut lines at their tabs, joining those of one row; ``first`` is the first line's number.

    >>> lines = ["#\tName\t1\t2", "1\t", "Ann", "\t", "1", "2", "\t", "0", "3", "2\t"]
    >>> [[cell.text for cell in row.cells] for row in tabbed_rows(lines)][1:]
    [['1', 'Ann', '1 2', '0 3'], ['2', '']]
    """
    at = width = vain = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip() or len(line) > LONGEST_LINE:
            at += 1
            continue
        tabs = line.count("\t")
        if 0 < tabs < width and vain < _IN_VAIN:
            if joined := whole_row(lines, at, width, first):
                row, at = joined
                yield row
                continue
            vain += 1
        if tabs >= _FEWEST_TABS:
            width = tabs
        yield tabbed(at + first, line) if tabs else loose(at + first, line)
        at += 1


def whole_row(
    lines: Sequence[str], start: int, tabs: int, first: int = 1
) -> tuple[Row, int] | None:
    """Return the row that begins here and spans lines, and the line after it; ``None`` if none.

    ``tabs`` is how many tabs a whole row has.
    """
    count = lines[start].count("\t")
    if not 0 < count < tabs or tabs < _FEWEST_TABS:
        return None
    end = start + 1
    most = start + _LINES_A_CELL * (tabs + 1)
    while count < tabs:
        if end >= len(lines) or end > most or len(lines[end]) > LONGEST_LINE:
            return None
        line = lines[end]
        more = line.count("\t")
        if more and not line.lstrip(" ").startswith("\t"):
            return None
        count += more
        end += 1
    if count > tabs:
        return None
    cells: list[list[Cell]] = [[]]
    for at in range(start, end):
        for index, cell in enumerate(tabbed(at + first, lines[at]).cells):
            if index:
                cells.append([])
            if cell.text:
                cells[-1].append(cell)
    # The last cell goes on over as many lines as the one before it has.
    while end < len(lines) and len(cells[-1]) < len(cells[-2]) and _is_part(lines[end]):
        if lines[end].strip():
            cells[-1].append(loose(end + first, lines[end]).cells[0])
        end += 1
    made: list[Cell] = []
    for parts in cells:
        before = made[-1] if made else Cell("", start + first, 1)
        blank = Cell("", before.line, before.end)
        text = " ".join(part.text for part in parts)
        made.append(parts[0]._replace(text=text) if parts else blank)
    return Row(start + first, tuple(made), lines[start]), end


def with_rows_whole(lines: Sequence[str]) -> list[str | None]:
    r"""Return each row that spans lines in one of them, and ``None`` for the others of it.

    A last cell that is still empty has as many lines as the longest one.

    >>> lines = ["Bo\tWhite\tResult\tBlack", "1\t", "Ann", "1500", "\t1-0\t", "Ben", "1400", "Next"]
    >>> with_rows_whole(lines)[1:]
    ['1\tAnn 1500\t1-0\tBen 1400', None, None, None, None, None, 'Next']
    """
    made: list[str | None] = list(lines)
    width = at = 0
    while at < len(lines):
        tabs = lines[at].count("\t")
        width = tabs if tabs >= _FEWEST_TABS else width
        row, end = whole_row(lines, at, width) or (None, at + 1)
        if row is not None:
            texts = [cell.text for cell in row.cells]
            last = max(one for one in range(at, end) if "\t" in lines[one])
            if not lines[last].rpartition("\t")[2].strip():
                longest, end = _longest(lines[at : last + 1]), last + 1
                while end < len(lines) and end <= last + longest and _is_plain(lines[end]):
                    end += 1
                texts[-1] = " ".join(line.strip() for line in lines[last + 1 : end])
            made[at:end] = ["\t".join(texts), *[None] * (end - at - 1)]
        at = end
    return made


def _is_plain(line: str) -> bool:
    return "\t" not in line and bool(line.strip())


def _longest(lines: Sequence[str]) -> int:
    """Return of how many lines the longest cell is."""
    return max(
        sum(1 for part in cell.split("\n") if part.strip()) for cell in "\n".join(lines).split("\t")
    )


def _is_part(line: str) -> bool:
    return "\t" not in line and len(line.strip()) <= _SHORT
