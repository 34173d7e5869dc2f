"""Tables of which each cell was copied into a line of its own: row after row, or column by column.

So some viewers copy a page. A document has the heading again on each page, below a title and the
number of the page before. Where rows are numbered from 1 on, nothing is left to chance.
"""

from collections.abc import Sequence

from calculator.model.late import pattern
from calculator.reading.columns.headings import column, kind_headed
from calculator.reading.lexicon.headings import heading_word, mark_headed
from calculator.reading.lexicon.prose import is_page
from calculator.reading.text.grid import Cell, plain
from calculator.reading.text.original_places import Apart

#: A row has at least so many cells, a table so many rows.
_NARROWEST, _FEWEST = 4, 3
#: A heading has no more lines, and so many lines may be between two pages.
_WIDEST, _BETWEEN = 60, 4
#: So far down the first heading is looked for.
_HIGHEST = 60
#: The lines of rows, of which some would be long.
_LONGEST = 40
#: So many lines are no list of cells.
_MOST = 60_000
_NUMBER = pattern(r"(\d{1,4})[.)]?")
_PAGE = pattern(r".*\d\s?(?:/|\bof\b|\bvon\b|\bde\b)\s?\d+")


def rows_of_lines(text: str) -> Apart | None:
    r"""Return the text with the cells of each row in one line; ``None`` where they are not apart.

    >>> rows = ["1\nAnn\nW2\n1", "2\nBo\nL1\n0"]
    >>> found = rows_of_lines("\n".join(["No\nName\nR1\nPts", *rows, "Page 1", "3\nCy\nB\n1"]))
    >>> found.text.split("\n") if found else []
    ['No\tName\tR1\tPts', '1\tAnn\tW2\t1', '2\tBo\tL1\t0', '3\tCy\tB\t1']

    >>> found = rows_of_lines("No\n1\n2\n3\nName\nAnn\nBo\nCy\nR1\nW2\nL1\nB\nPts\n1\n0\n1")
    >>> found.text.split("\n")[:2] if found else []
    ['No\tName\tR1\tPts', '1\tAnn\tW2\t1']
    """
    if text.count("\n") > _MOST:
        return None
    cells = [
        Cell(plain(line).strip(), number, len(line) - len(line.lstrip()) + 1)
        for number, line in enumerate(text.split("\n"), 1)
        if line.strip()
    ]
    for at, cell in enumerate(cells[:_HIGHEST]):
        if kind_headed(cell.text) not in {"number", "place"}:
            continue
        table = _row_by_row(cells, at) or _by_column(cells, at)
        if table:
            return Apart.of([*((one,) for one in cells[:at]), *table])
        break
    return None


def _heads(text: str, before: str) -> bool:
    """Whether a line may be a heading, behind another one."""
    if text.isdecimal():
        # Rounds, or the opponents of a round robin.
        return int(text) == (int(before) + 1 if before.isdecimal() else 1)
    known = heading_word(text) is not None or bool(mark_headed(text))
    return known or column(Cell(text, 1, 1)).kind != "other"


def _size(cells: Sequence[Cell], begin: int) -> int:
    """Return how many lines are headings from a place on."""
    at = begin + 1
    while at < min(len(cells), begin + _WIDEST) and _heads(cells[at].text, cells[at - 1].text):
        at += 1
    # Behind the last heading is the number of the first row.
    return at - begin - (cells[at - 1].text == "1")


def _row_by_row(cells: Sequence[Cell], begin: int) -> list[tuple[Cell, ...]]:
    """Return the heading and the rows of a table whose rows follow each other."""
    size = _size(cells, begin)
    heads = [cell.text for cell in cells[begin : begin + size]]
    if size < _NARROWEST or not _is_whole(heads):
        return []
    above = {cell.text for cell in cells[:begin]}
    rows = [tuple(cells[begin : begin + size])]
    at, between = begin + size, 0
    while at < len(cells):
        row = cells[at : at + size]
        if [cell.text for cell in row] == heads:
            at, between = at + size, 0
        elif _counts(row, len(rows)) and len(row) == size:
            rows.append(tuple(row))
            at, between = at + size, 0
        elif between < _BETWEEN and _is_between(cells[at].text, above):
            at, between = at + 1, between + 1
        else:
            break
    # What is behind the table stays; a further row would be one that was not understood.
    rest = cells[at:]
    if len(rows) <= _FEWEST or any(_counts([cell], len(rows)) for cell in rest):
        return []
    return [*rows, *((cell,) for cell in rest)]


def _is_whole(heads: Sequence[str]) -> bool:
    """Whether these head names, and rounds or opponents."""
    kinds = [kind_headed(text) for text in heads]
    return kinds.count("name") == 1 and ("round" in kinds or {"1", "2", "3"} <= {*heads})


def _counts(row: Sequence[Cell], number: int) -> bool:
    """Whether a row begins with a number."""
    found = _NUMBER.fullmatch(row[0].text)
    return found is not None and int(found[1]) == number


def _is_between(text: str, above: set[str]) -> bool:
    """Whether a line is between two pages: a page's number, or what is above the table as well."""
    return text in above or is_page(text) or _PAGE.fullmatch(text) is not None


def _by_column(cells: Sequence[Cell], begin: int) -> list[tuple[Cell, ...]]:
    """Return the heading and the rows of a table whose columns follow each other."""
    end = begin + 1
    while end < len(cells) and _counts(cells[end : end + 1], end - begin):
        end += 1
    # In a round robin "1" may head a column behind that of numbers.
    size = end - begin
    columns: list[Sequence[Cell]] = []
    at = begin
    while at + size <= len(cells) and (at == begin or _heads_one(cells[at].text, columns)):
        columns.append(cells[at : at + size])
        at += size
    heads = [one[0].text for one in columns]
    if size <= _FEWEST or len(columns) < _NARROWEST or not _is_whole(heads):
        return []
    if at < len(cells) and (_heads(cells[at].text, "") or _counts([cells[at]], len(columns))):
        return []
    if any(len(cell.text) > _LONGEST for one in columns for cell in one):
        return []
    rest = [(cell,) for cell in cells[at:]]
    return [*zip(*columns, strict=True), *rest]


def _heads_one(text: str, columns: Sequence[Sequence[Cell]]) -> bool:
    return _heads(text, columns[-1][0].text)
