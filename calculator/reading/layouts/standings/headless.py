"""Tables that were copied without their heading: the cells themselves say what they are."""

import re
from collections import Counter

from calculator.reading.cells import thousandths
from calculator.reading.errors import MOST_PLAYERS, too_many_players
from calculator.reading.grid import Cell, Row, lines_of, split, words
from calculator.reading.html import tables
from calculator.reading.layouts.standings.headed import table_of
from calculator.reading.layouts.standings.unheaded import SURE, columns_of
from calculator.reading.raw import RawTable
from calculator.reading.segments import LONGEST_LINE, Segment, is_html

_SEPARATORS = ("\t", ";", "|", ",")
#: Fewer rows are no table.
_FEWEST = 2


def read_headless(text: str) -> list[RawTable]:
    """Read the largest table without a heading; empty if there is none."""
    rows, beside, form = _rows(text)
    widths = Counter(len(row.cells) for row in rows)
    for width, count in widths.most_common(3):
        if count < _FEWEST or width < 2:
            continue
        chosen = [row for row in rows if len(row.cells) == width]
        columns = columns_of([row.cells for row in chosen[:MOST_PLAYERS]])
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
            if sum(bool(SURE.fullmatch(cell.text)) for cell in cut.cells) or (
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
    if not any(SURE.fullmatch(cell.text) for cell in found):
        return None
    first = 1 if re.fullmatch(r"\d{1,4}\.?", found[0].text) else 0
    end = first
    while end < len(found) and not (
        SURE.fullmatch(found[end].text) or thousandths(found[end].text) is not None
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
