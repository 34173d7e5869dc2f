"""Where the tables of a text begin and end: each heading, and the lines below it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from calculator.model.late import late, pattern
from calculator.reading.cells.dialects import is_result
from calculator.reading.columns.headings import (
    Column,
    heading_columns,
    is_name,
    joined_headings,
    kinds_held,
    may_head,
)
from calculator.reading.lexicon.headings import mark_headed
from calculator.reading.text.errors import MOST_SECTIONS, too_many
from calculator.reading.text.grid import (
    SEPARATORS,
    Cell,
    Row,
    lines_of,
    loose,
    parted,
    split,
    words,
)
from calculator.reading.text.joined_lines import LONGEST_LINE, whole_row
from calculator.reading.text.pasted_text import markup_of

if TYPE_CHECKING:
    from calculator.reading.cells.forms.pages import tables
    from calculator.reading.cut.aligned import Aligner
    from calculator.reading.cut.borders import fact_beside, with_borders, with_federations
    from calculator.reading.cut.fixed_columns import cut_at, starts_of
    from calculator.reading.cut.lost_heading import with_number
else:
    cut_at = late("calculator.reading.cut.fixed_columns", "cut_at")
    starts_of = late("calculator.reading.cut.fixed_columns", "starts_of")
    with_number = late("calculator.reading.cut.lost_heading", "with_number")
    fact_beside = late("calculator.reading.cut.borders", "fact_beside")
    with_borders = late("calculator.reading.cut.borders", "with_borders")
    with_federations = late("calculator.reading.cut.borders", "with_federations")
    Aligner = late("calculator.reading.cut.aligned", "Aligner")
    tables = late("calculator.reading.cells.forms.pages", "tables")

#: A heading is among this many lines.
_FIRST_LINES = 60
#: So many rows tell whether a word is in front of each number, and where cells begin.
_FIRST_ROWS, _SAMPLE = 4, 200
_LETTERED = pattern(r"\s*[A-Za-z]{2,3}\s+\d{1,4}\.?\s")
_BEGINS_A_NAME = pattern(r"[^\W\d_][\w'.-]*,|[^\W\d_a-z][\w'-]*[^\W\d_A-Z]$")
_NUMBER = pattern(r"\d{1,4}\.?")
#: What a line says by itself: "Time control: 90 min + 30 sec".
_CAPTION = pattern(r"\s*[^\W\d_][^\d:|]*[^\W\d_]:\s")
#: The entries of a legend on one line: "1. Mod. Median  2. Solkoff".
_ENTRIES = pattern(
    r"\s*(\d{1,2})[.)]\s*[^\W\d_][^\d|]*\s(\d{1,2})[.)]\s*[^\W\d_]{3}[^\d|]*"
    r"(?:\s\d{1,2}[.)]\s*[^\W\d_][^\d|]*)*"
)
_PLAYERS = pattern(r"[| \t]*\d+\D.*?(?:\d{3}|\d\.\d|½)")


class Segment(NamedTuple):
    """A heading and the rows below it, up to the next heading."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    before: tuple[Cell, ...]
    form: str


def is_html(text: str) -> bool:
    """Whether the text is HTML with a table in it, or what a wiki or a forum makes into such."""
    return markup_of(text) != ""


@lru_cache(maxsize=2)
def segments(text: str) -> Sequence[Segment]:
    """Return every heading of the text with the rows below it.

    Where the same heading comes again and the numbers go on, it is a further page of the
    same printout.
    """
    return _pages(_of_html(text) if is_html(text) else _of_text(text))


def _of_html(text: str) -> list[Segment]:
    rows, around = tables(text)
    found: list[tuple[tuple[Column, ...], list[Row], list[Cell]]] = []
    early: list[Row] = []
    titles: list[Cell] = []
    loose_cells = sorted(around, key=lambda cell: (cell.line, cell.column))
    at = 0
    for row in rows:
        place = (row.line, row.cells[0].column) if row.cells else (0, 0)
        while row.cells and at < len(loose_cells) and _at(loose_cells[at]) < place:
            _put(found, loose_cells[at])
            at += 1
        if columns := heading_columns(row.cells):
            if len(found) == MOST_SECTIONS:
                raise too_many(row.line)
            found.append((columns, [], []))
        elif found:
            found[-1][1].append(row)
        elif len(row.cells) == 1 and row.cells[0].text:
            titles.append(row.cells[0])
        elif row.cells and _NUMBER.fullmatch(row.cells[0].text):
            early.append(row)
    for cell in loose_cells[at:]:
        _put(found, cell)
    first = [cell for cell in loose_cells if not found or _at(cell) < _at(found[0][0][0].heading)]
    first = sorted((*first, *titles), key=_at)
    # Rows like players' above the first heading: the reader of the table says so.
    first += [
        row.cells[0]._replace(text=" ".join(cell.text for cell in row.cells))
        for row in early
        if any(is_result(cell.text) for cell in row.cells[1:])
    ]
    return _segments([(columns, rows) for columns, rows, _ in found], first, "html")


def _at(cell: Cell) -> tuple[int, int]:
    return cell.line, cell.column


def _put(found: list[tuple[tuple[Column, ...], list[Row], list[Cell]]], cell: Cell) -> None:
    """Keep a text beside a table as a row of one cell."""
    if found:
        found[-1][1].append(Row(cell.line, (cell,), cell.text))


def _of_text(text: str) -> list[Segment]:
    found: list[tuple[tuple[Column, ...], list[Row]]] = []
    first: list[Cell] = []
    separator: str | None = None
    csv = False
    aligner: Aligner | None = None
    starts: tuple[int, ...] = ()
    kinds: tuple[str, ...] = ()
    guessed = False
    lines = lines_of(text)
    at = 0
    while at < len(lines):
        number, line = at + 1, lines[at]
        at += 1
        if not line.strip() or len(line) > LONGEST_LINE:
            continue
        if heading := heading_of(number, line):
            if len(found) == MOST_SECTIONS:
                raise too_many(number)
            columns, separator = heading
            if separator is None:
                columns = _apart(columns, number, line, lines[at : at + _FIRST_ROWS])
                # Too few rows of a further page tell nothing.
                known = starts if found and _is_heading_of(columns, found[-1][0]) else ()
                starts = starts_of(columns, lines[at : at + _SAMPLE]) or known
                kinds = kinds_held(columns)
            found.append((columns, []))
            csv = csv or separator not in {None, "\t"}
        elif not found:
            first.append(loose(number, line).cells[0])
        elif separator == "\t" and (joined := whole_row(lines, at - 1, len(found[-1][0]) - 1)):
            found[-1][1].append(joined[0])
            at = joined[1]
        elif separator is not None:
            found[-1][1].append(parted(number, line, separator))
        else:
            aligner = aligner or Aligner(len(text))
            cells = cut_at(starts, kinds, number, line) if starts else None
            row = Row(number, cells, line) if cells else _row(found[-1][0], number, line, aligner)
            found[-1][1].append(row)
            guessed = guessed or (not cells and len(row.cells) > 1)
    if guessed:
        found = [(columns, _bordered(columns, rows)) for columns, rows in found]
    if separator is not None:
        found = [
            (with_number(columns, rows) if _is_longer(rows[:1], columns) else columns, rows)
            for columns, rows in found
        ]
    return _segments(found, first, "csv" if csv else "text")


def _is_heading_of(columns: Sequence[Column], above: Sequence[Column]) -> bool:
    """Whether headings are those of a table above, each in its place."""
    mine, theirs = (
        [(one.heading.text, one.heading.column) for one in each] for each in (columns, above)
    )
    return mine == theirs


def _is_longer(first: Sequence[Row], columns: Sequence[Column]) -> bool:
    return columns[0].kind == "name" and any(len(row.cells) == len(columns) + 1 for row in first)


def _bordered(columns: tuple[Column, ...], rows: list[Row]) -> list[Row]:
    """Return rows with names and clubs put apart as other rows tell, if both are there."""
    at = fact_beside(columns) if any(one.kind == "other" for one in columns) else 0
    if not at:
        return rows
    marked = mark_headed(columns[at].heading.text) == "federation"
    return (with_federations(rows, at) if marked else []) or with_borders(rows, at)


def has_heading(text: str) -> bool:
    """Whether one of the first lines of a text is a heading."""
    lines = lines_of(text)[:_FIRST_LINES]
    return any(heading_of(number, line[:LONGEST_LINE]) for number, line in enumerate(lines, 1))


def heading_of(number: int, line: str) -> tuple[tuple[Column, ...], str | None] | None:
    """Return the columns of a line that is a heading, and what separates them."""
    # Most rows begin with a number, and are told at once by a rating or a score.
    if (line.lstrip("| \t")[:1].isdecimal() and _PLAYERS.match(line)) or not may_head(line):
        return None
    for separator in SEPARATORS:
        if line.count(separator) >= (3 if separator == "|" else 1):
            columns = heading_columns(split(number, line, separator).cells)
            if columns:
                return columns, separator
            if separator in "\t|":
                return None
    found = words(number, line.replace("|", " "))
    columns = heading_columns(joined_headings(found)) if any(map(is_name, found)) else None
    return (columns, None) if columns else None


def _apart(
    columns: tuple[Column, ...], number: int, line: str, below: Sequence[str]
) -> tuple[Column, ...]:
    """Take "St No." for a state and a number, where a word and a number begin each row below.

    >>> line, rows = "St No. Name 1 2 Pts", ["WA 1 Ann Lee 2w/1 2s/1 2", "NY 2 Bo Poe 1s/0 1w/0 0"]
    >>> heading, _ = heading_of(1, line)
    >>> [column.heading.text for column in _apart(heading, 1, line, rows)][:3]
    ['St', 'No.', 'Name']
    """
    if " " not in columns[0].heading.text or columns[0].kind not in {"number", "start"}:
        return columns
    if not below or not all(_LETTERED.match(row) for row in below if row.strip()):
        return columns
    first, *rest = words(number, line.replace("|", " "))
    return heading_columns((first, *joined_headings(rest))) or columns


def _row(columns: tuple[Column, ...], number: int, line: str, aligner: "Aligner") -> Row:
    """Cut a line whose cells are apart by spaces."""
    found = words(number, line)
    numbered = any(column.kind in {"number", "place", "start"} for column in columns[:1])
    if numbered and len(found) > 1 and _NUMBER.fullmatch(found[1].text):
        # A sign in front of the number marks a player.
        found = found if any(map(str.isalnum, found[0].text)) else found[1:]
    if numbered and not _NUMBER.fullmatch(found[0].text):
        return _unnumbered(columns, number, line, found, aligner)
    cells = None if _has_entries(line) else aligner.deal(columns, found)
    return Row(number, cells, line) if cells else loose(number, line)


def _has_entries(line: str) -> bool:
    """Whether a line has several entries, numbered one after the other, and nothing else.

    >>> [
    ...     _has_entries(line)
    ...     for line in ("1. Median  2. Solkoff", "1. Lee  2. W", "1. Lee  2. Ray 1")
    ... ]
    [True, False, False]
    """
    found = _ENTRIES.fullmatch(line)
    return found is not None and int(found[2]) == int(found[1]) + 1


def _unnumbered(
    columns: tuple[Column, ...],
    number: int,
    line: str,
    found: tuple[Cell, ...],
    aligner: "Aligner",
) -> Row:
    """Cut a line whose number is missing or a slip; a text where it has not all results."""
    # A word of a name is no slip of a number.
    missing = found[0].column > columns[0].heading.end or _BEGINS_A_NAME.match(found[0].text)
    rest = found if missing else found[1:]
    rounds = [at for at, column in enumerate(columns) if column.kind == "round"]
    sure = sum(is_result(cell.text) for cell in rest)
    totals = any(column.kind == "total" for column in columns)
    if not rest or not sure or (2 * sure < len(rounds) and not totals) or _CAPTION.match(line):
        return loose(number, line)
    cells = aligner.deal(columns[1:], rest)
    if cells is None or not any(is_result(cells[at - 1].text) for at in rounds):
        return loose(number, line)
    first = Cell("", number, 1) if missing else found[0]
    return Row(number, (first, *cells), line)


def _segments(
    found: Sequence[tuple[tuple[Column, ...], list[Row]]], first: list[Cell], form: str
) -> list[Segment]:
    return [
        Segment(columns, tuple(rows), tuple(first) if index == 0 else (), form)
        for index, (columns, rows) in enumerate(found)
    ]


def _pages(found: list[Segment]) -> list[Segment]:
    """Join the pages of one printout."""
    joined: list[Segment] = []
    highest = 0
    title = ""
    for at, segment in enumerate(found):
        above, title = title, _title(found[at - 1].rows if at else segment.before)
        first, last = _numbers(segment)
        names = [column.heading.text for column in segment.columns]
        if (
            joined
            and [column.heading.text for column in joined[-1].columns] == names
            and (
                first > highest > 0
                or (not title and _are_others(joined[-1], segment))
                # A page on which only the table beside this one goes on.
                or not any(map(_is_row, segment.rows))
                or (
                    _goes_on(joined[-1], segment)
                    and not _is_other(joined[-1], segment, above, title)
                )
            )
        ):
            joined[-1] = joined[-1]._replace(rows=joined[-1].rows + segment.rows)
        else:
            joined.append(segment)
        highest = last
    return joined


def _are_others(above: Segment, below: Segment) -> bool:
    r"""Whether two pages have players with numbers, in any order, and none is on both.

    >>> pages = segments("No,Name,R1\n3,Ann,W1\n1,Bo,L3\nNo,Name,R1\n2,Cy,H")
    >>> [len(page.rows) for page in pages]
    [3]
    """
    mine, theirs = map(_counted, (above, below))
    return bool(mine and theirs) and len({*mine, *theirs}) == len(mine) + len(theirs)


def _goes_on(above: Segment, below: Segment) -> bool:
    """Whether the first player under a heading was above already: the selections overlap."""
    first = next((_texts(row) for row in below.rows if len(row.cells) > 1), None)
    return first is not None and first in map(_texts, above.rows)


def _is_other(above: Segment, below: Segment, title: str, other: str) -> bool:
    """Whether the same rows under a title of their own are another section's.

    Some of the rows alone are an extract. What is below both tables is no title.
    """
    if not other or other in {title, _title(below.rows)}:
        return False
    mine, theirs = (list(map(_texts, filter(_is_row, one.rows))) for one in (above, below))
    return mine[0] == theirs[0] and not set(theirs) < set(mine)


def _title(lines: Sequence[Row | Cell]) -> str:
    """Return the last of the lines between two tables, or above the first."""
    last = lines[-1] if lines else None
    if isinstance(last, Row):
        return last.cells[0].text if len(last.cells) == 1 else ""
    return last.text if last else ""


def _is_row(row: Row) -> bool:
    return len(row.cells) > 1


def _texts(row: Row) -> tuple[str, ...]:
    return tuple(cell.text for cell in row.cells)


def _numbers(segment: Segment) -> tuple[int, int]:
    """Return the first and the last number that rows begin with; 0 where none does."""
    begun = _counted(segment)
    return (begun[0], begun[-1]) if begun else (0, 0)


def _counted(segment: Segment) -> list[int]:
    """Return the numbers that rows begin with."""
    return [
        int(row.cells[0].text.rstrip("."))
        for row in segment.rows
        if len(row.cells) > 1 and _NUMBER.fullmatch(row.cells[0].text)
    ]
