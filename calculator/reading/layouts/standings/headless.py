"""Tables that were copied without their heading: the cells themselves say what they are."""

import re
from collections import Counter
from collections.abc import Sequence

from calculator.model import KINDS
from calculator.reading.cells import halves, is_rating, thousandths
from calculator.reading.columns import Column
from calculator.reading.cross import is_cross
from calculator.reading.dialects import DIALECTS, Dialect, Parsed, dialect_of, is_result, speaks
from calculator.reading.errors import MOST_PLAYERS, too_many_players
from calculator.reading.grid import Cell, Row, lines_of, split, words
from calculator.reading.html import tables
from calculator.reading.layouts.standings.headed import table_of
from calculator.reading.raw import RawTable
from calculator.reading.segments import LONGEST_LINE, Segment, is_html

#: A cell that can only be a result, because it names opponent and result together.
_SURE = re.compile(
    r"-*[WLDNSRXFZ$#]\s*\d{1,4}\w?(?:,[\d.]+)?|-+[BHUXFZ]-+|[BHUXFZ]-{2,}"
    r"|\d{1,4}\s*[wb]\s*[10½=+-]?|[+=-][WBF]\d{1,4}|[+=-](?:PAB|BYE|HPB|ZPB)",
    re.IGNORECASE,
)
_SEPARATORS = ("\t", ";", "|", ",")
#: Fewer rows are no table.
_FEWEST = 2


def read_headless(text: str) -> list[RawTable]:
    """Read the largest table without a heading that stands in the text; empty if there is none."""
    rows, beside, form = _rows(text)
    widths = Counter(len(row.cells) for row in rows)
    for width, count in widths.most_common(3):
        if count < _FEWEST or width < 2:
            continue
        chosen = [row for row in rows if len(row.cells) == width]
        columns = _columns([row.cells for row in chosen[:MOST_PLAYERS]])
        if columns:
            if len(chosen) > MOST_PLAYERS:
                raise too_many_players(chosen[MOST_PLAYERS].line)
            segment = Segment(columns, tuple(chosen), tuple(beside), form)
            return [table_of(segment, headed=False)]
    return []


def _rows(text: str) -> tuple[list[Row], list[Cell], str]:
    if is_html(text):
        rows, beside = tables(text)
        return [row for row in rows if row.cells], beside, "html"
    rows, beside = [], []
    form = "text"
    for number, line in enumerate(lines_of(text), 1):
        if not line.strip() or len(line) > LONGEST_LINE or len(rows) > MOST_PLAYERS:
            continue
        row = None
        for separator in _SEPARATORS:
            if separator not in line:
                continue
            cut = split(number, line, separator)
            if sum(bool(_SURE.fullmatch(cell.text)) for cell in cut.cells) or (
                separator in "\t;" and len(cut.cells) > 3
            ):
                row = cut
                form = "csv" if separator in ";," else form
                break
        row = row or _spaced(number, line)
        if row is None:
            beside.append(Cell(line.strip(), number, 1))
        else:
            rows.append(row)
    return rows, beside, form


def _spaced(number: int, line: str) -> Row | None:
    """Cut a line at its spaces, the name being all words between figures and results."""
    found = words(number, line)
    if not any(_SURE.fullmatch(cell.text) for cell in found):
        return None
    first = 1 if re.fullmatch(r"\d{1,4}\.?", found[0].text) else 0
    end = first
    while end < len(found) and not (
        _SURE.fullmatch(found[end].text) or thousandths(found[end].text) is not None
    ):
        end += 1
    if end == first or end == len(found):
        return None
    name = Cell(" ".join(cell.text for cell in found[first:end]), number, found[first].column)
    rest: list[Cell] = []
    for cell in found[end:]:
        if rest and re.fullmatch(r"\(\d{3,4}\w*\)", cell.text):
            rest[-1] = rest[-1]._replace(text=f"{rest[-1].text} {cell.text}")
        else:
            rest.append(cell)
    return Row(number, (*found[:first], name, *rest), line)


def _columns(rows: Sequence[Sequence[Cell]]) -> tuple[Column, ...] | None:
    """Tell what each column holds by its cells, or ``None`` where this is no crosstable."""
    by_column = [[row[index].text for row in rows] for index in range(len(rows[0]))]
    name = next(
        (
            index
            for index, texts in enumerate(by_column)
            if sum(bool(re.search(r"[^\W\d_]{2}", text)) for text in texts) * 2 > len(texts)
            and sum(is_result(text) for text in texts) * 2 < len(texts)
        ),
        None,
    )
    if name is None:
        return None
    start, end = _rounds(by_column, name)
    if start == end:
        return None
    columns: list[Column] = []
    place = rows[0][0]
    tiebreaks = 0
    kinds: set[str] = set()
    dialect = dialect_of(text for texts in by_column[start:end] for text in texts)
    sums = [
        sum(_halves(dialect.parse(row[index].text)) for index in range(start, end)) for row in rows
    ]
    for index, texts in enumerate(by_column):
        heading = Cell("", place.line, place.column)
        if start <= index < end:
            columns.append(Column("round", heading, round=index - start + 1))
            continue
        kind, key = "other", ""
        if index == name:
            kind = "name"
        elif index < name and all(re.fullmatch(r"\d{1,4}\.?", text) for text in texts):
            kind = "number"
        elif _totals(texts, sums):
            kind = "total"
        elif all(is_rating(text) for text in texts if text) and any(map(is_rating, texts)):
            kind = "rating"
        elif "total" in kinds and all(thousandths(text) is not None for text in texts if text):
            tiebreaks += 1
            kind, key = "tiebreak", str(tiebreaks)
        if kind in kinds and kind != "tiebreak":
            kind = "other"
        kinds.add(kind)
        columns.append(Column(kind, heading._replace(text=f"TB{key}" if key else ""), key))
    return tuple(columns)


def _rounds(by_column: Sequence[Sequence[str]], name: int) -> tuple[int, int]:
    """Return where the rounds begin and end: cells of one dialect, or a crosstable's square."""
    count = len(by_column[0])
    for start in range(name + 1, len(by_column) - count + 1):
        square = by_column[start : start + count]
        if is_cross([[texts[row] for texts in square] for row in range(count)]):
            return start, start + count
    found = [
        index
        for index, texts in enumerate(by_column)
        if index > name and any(_SURE.fullmatch(text) for text in texts)
    ]
    if not found:
        return 0, 0
    start, end = found[0], found[-1] + 1
    dialect = dialect_of(text for texts in by_column[start:end] for text in texts)
    if dialect is DIALECTS[-1]:
        return 0, 0
    # Rounds at either end in which everybody had a bye.
    while start > name + 1 and _byes(by_column[start - 1], dialect):
        start -= 1
    while end < len(by_column) and _byes(by_column[end], dialect):
        end += 1
    fitting = [
        index
        for index in range(start, end)
        if all(speaks(dialect, text) for text in by_column[index])
    ]
    return (start, end) if len(fitting) == end - start else (0, 0)


def _byes(texts: Sequence[str], dialect: Dialect) -> bool:
    """Whether a column holds nothing but letters that mean a round without a game."""
    return any(texts) and all(
        not text or (text.strip("-").isalpha() and speaks(dialect, text)) for text in texts
    )


def _halves(parsed: Parsed | None) -> int:
    return KINDS[parsed.code].halves if parsed else 0


def _totals(texts: Sequence[str], sums: Sequence[int]) -> bool:
    """Whether most of these are what the results add up to."""
    right = sum(halves(text) == total for text, total in zip(texts, sums, strict=True))
    return right * 4 >= len(texts) * 3
