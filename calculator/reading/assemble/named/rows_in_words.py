"""Rows of players in words, as people write them in a mail: ``Ray 2½: beat Bell, drew Kim, bye``.

Behind the name is what the player did in each round, and the points before it or after it. Nothing
heads such rows and nothing tells where a cell ends but what it says: they are read only where
every row of a block says as many rounds, every part says whom and how, and every game is answered.
"""

import contextlib
import itertools
import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import lru_cache

from calculator.model.late import pattern
from calculator.reading.assemble.named.reader import is_answered, named
from calculator.reading.assemble.named.tables import Group, NameTable
from calculator.reading.assemble.named.told_rows import (
    BEGINS,
    FEWEST,
    PARTS,
    ToldRow,
    are_remarks,
    begins_a_row,
    begun,
    rows_above_rounds,
    tells,
    tells_of_a_bye,
    tells_of_a_round,
    with_rounds,
)
from calculator.reading.assemble.standings.headed import table_of
from calculator.reading.cells.dialects import is_result
from calculator.reading.cells.grammar import halves
from calculator.reading.cells.looks import is_sure
from calculator.reading.cells.opponent_names import alone, readings
from calculator.reading.cells.people import People
from calculator.reading.check.consistency import Judged
from calculator.reading.columns.headings import Column
from calculator.reading.columns.no_rows import is_no_row
from calculator.reading.cut.segments import Segment
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, Row, lines_of

_RATED = pattern(r"\s*\((\d{3,4})\)$")
_COUNTED = pattern(r"\s*#?(\d{1,3})[.)]?\s+[^\W\d_]")


def read_rows_in_words(text: str) -> list[Judged]:
    r"""Read the players of each block of such lines; empty where there is none.

    What is between blocks that are no tables by themselves may be about another thing.

    >>> (found,) = read_rows_in_words(
    ...     "Ray: beat Bell, bye\nBell: lost to Ray, drew Kim\nKim: bye, drew Bell"
    ... )
    >>> [[(one.code, one.opponent) for one in row.results] for row in found.raw.rows]
    [[('W', 2), ('B', None)], [('L', 1), ('D', 3)], [('B', None), ('D', 2)]]
    """
    lines = lines_of(text)
    blocks = list(_blocks(lines))
    found = [table for block in blocks for table in _tables(lines, block)]
    rows = [at for at, line in enumerate(lines) if tells(line) and not is_no_row(line)]
    taken = {row.name.line - 1 for table in found for row in table.raw.rows}
    left = [line for at, line in enumerate(lines) if at not in taken and not is_no_row(line)]
    is_cut = any(map(tells_of_a_round, left)) or any(
        _goes_on(lines[at], lines[beside])
        for at in taken
        for beside in (at - 1, at + 1)
        if 0 <= beside < len(lines) and beside not in taken
    )
    if found and taken.issuperset(rows) and not is_cut:
        return found
    # A table that lacks one of the rows is none: lines may have been broken.
    found = []
    if len(rows) >= FEWEST and rows not in blocks:
        # Remarks may be between them.
        found = _tables(lines, rows)
    if not found and (told := rows_above_rounds(lines)):
        table = _read(*told)
        found = [table] if table and is_answered(table) else []
    return found


def _goes_on(row: str, beside: str) -> bool:
    """Whether a line beside a row is a row too: the numbers go on, or somebody had a bye."""
    own, other = (_COUNTED.match(line) for line in (row, beside))
    counts_on = own and other and abs(int(own[1]) - int(other[1])) == 1
    return bool(counts_on) or tells_of_a_bye(beside)


def _tables(lines: Sequence[str], block: Sequence[int]) -> list[Judged]:
    """Return the table of the rows at these lines, if they are one and no cells head them."""
    if block[0] and "\t" in lines[block[0] - 1]:
        return []
    above, inside, below = _around(lines, block)
    between = [cell.text for cell in inside]
    cuts = (_cut(lines, block, begins) for begins in BEGINS)
    read = (
        _read(rows, above, [*inside, *below])
        for rows in cuts
        if rows and are_remarks(between, rows)
    )
    return list(itertools.islice((one for one in read if one and is_answered(one)), 1))


def _around(
    lines: Sequence[str], block: Sequence[int]
) -> tuple[list[Cell], list[Cell], list[Cell]]:
    """Return the texts above some rows, between them and below them."""
    filled = _filled(tuple(lines))
    first, last = (
        bisect_left(filled, at, key=lambda cell: cell.line) for at in (block[0] + 1, block[-1] + 2)
    )
    own = set(block)
    inside = [cell for cell in filled[first:last] if cell.line - 1 not in own]
    return filled[:first], inside, filled[last:]


@lru_cache(maxsize=1)
def _filled(lines: tuple[str, ...]) -> list[Cell]:
    """Return the texts of all lines: there may be many blocks among them."""
    return [Cell(text, at, 1) for at, line in enumerate(lines, 1) if (text := line.strip())]


def _blocks(lines: Sequence[str]) -> Iterator[list[int]]:
    """Yield the places of lines that follow each other and may be such rows."""
    may_be = [begins_a_row(line) and not is_no_row(line) for line in lines]
    for fits, places in itertools.groupby(range(len(lines)), may_be.__getitem__):
        block = list(places)
        if fits and len(block) >= FEWEST:
            yield block


def _cut(
    lines: Sequence[str], block: Sequence[int], begins: re.Pattern[str]
) -> list[ToldRow] | None:
    """Cut lines into players and rounds; ``None`` where they are not all such rows."""
    rows = []
    for at in block:
        row = begun(lines[at], begins)
        if row is None:
            return None
        rows.append(row)
    if len({(bool(row.total.text), bool(row.number.text)) for row in rows}) > 1:
        return None
    way: tuple[re.Pattern[str], int] | None = None
    for parts in PARTS:
        counts = [row.count(parts) for row in rows]
        most = max(counts)
        if 2 * counts.count(most) <= len(rows):
            continue
        way = parts, most
        if most > 1:
            break
    if way is None:
        return None
    parts, most = way
    return [with_rounds(row.row(parts, at + 1), most) for row, at in zip(rows, block, strict=True)]


def _read(rows: Sequence[ToldRow], before: list[Cell], after: list[Cell]) -> Judged | None:
    """Read rows in which every cell says a game or a bye; ``None`` where one does not."""
    with contextlib.suppress(ReadError):
        return _table(rows, before, after)
    return None


def _table(rows: Sequence[ToldRow], before: list[Cell], after: list[Cell]) -> Judged | None:
    people = People([row.name.text for row in rows])
    texts = [cell.text for row in rows for cell in row.rounds if cell.text]
    if all(is_sure(text) or _is_bye(text) for text in texts) and any(map(is_sure, texts)):
        columns = [Column("number", _heading(rows[0].number))] if rows[0].number.text else []
        columns.append(Column("name", _heading(rows[0].name)))
        rated = any(_RATED.search(row.name.text) for row in rows)
        columns += [Column("rating", _heading(rows[0].name))] if rated else []
        columns += [
            Column("round", _heading(cell), round=at) for at, cell in enumerate(rows[0].rounds, 1)
        ]
        columns += [Column("total", _heading(rows[0].total))] if rows[0].total.text else []
        made = tuple(Row(row.name.line, _cells(row, rated=rated), "") for row in rows)
        segment = Segment(tuple(columns), made, tuple(before), "text")
        table = table_of(segment, headed=False)
        return table.knowing(table.raw._replace(headed=False, after=(*table.raw.after, *after)))
    if not all(_is_bye(text) or _names(text, people) for text in texts):
        return None
    if any(any(map(readings, text.split(",")[1:])) for text in texts if not _is_of(text, people)):
        # "½ Poe, 0 Bell" says two rounds; "Poe, Bo (W)" says one.
        return None
    front = 2 if rows[0].number.text else 1
    cells = [_cells(row) for row in rows]
    heading = tuple(map(_heading, cells[0]))
    grid = NameTable(heading, front - 1, cells, before, after, "text", [])
    behind = front + len(rows[0].rounds)
    groups = [Group(at, None, None) for at in range(front, behind)]
    table = named(grid, groups, totals=behind if rows[0].total.text else None)
    return table.knowing(table.raw._replace(headed=False))


def _is_bye(text: str) -> bool:
    """Whether a part says a round without a game, in words: a figure alone may be anything."""
    return halves(text) is None and (
        alone(text) is not None or (not any(map(str.isdecimal, text)) and is_result(text))
    )


def _names(text: str, people: People) -> bool:
    return any(people.find(said.name) for said in readings(text))


def _is_of(text: str, people: People) -> bool:
    """Whether a part is last and first name of one player, and a result."""
    return any("," in said.name and len(people.find(said.name)) == 1 for said in readings(text))


def _heading(cell: Cell) -> Cell:
    return Cell("", cell.line, cell.column)


def _cells(row: ToldRow, *, rated: bool = False) -> tuple[Cell, ...]:
    """Return the cells of a row; where the players are rated, the rating is one of its own."""
    name: tuple[Cell, ...] = (row.name,)
    if rated:
        found = _RATED.search(row.name.text)
        end = found.start() if found else len(row.name.text)
        name = (
            row.name._replace(text=row.name.text[:end].rstrip(" ,-–—")),
            Cell(found[1] if found else "", row.name.line, row.name.column + end),
        )
    front = (row.number, *name) if row.number.text else name
    return (*front, *row.rounds, *((row.total,) if row.total.text else ()))
