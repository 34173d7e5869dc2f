"""Rows of players in words, as people write them in a mail: ``Ray 2½: beat Bell, drew Kim, bye``.

Behind the name is what the player did in each round, and the points before it or after it. Nothing
heads such rows and nothing tells where a cell ends but what it says: they are read only where
every row of a block says as many rounds, every part says whom and how, and every game is answered.
"""

import contextlib
import itertools
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.assemble.named.reader import named
from calculator.reading.assemble.named.tables import Group, NameTable
from calculator.reading.assemble.standings.headed import table_of
from calculator.reading.cells.dialects import is_result
from calculator.reading.cells.grammar import halves
from calculator.reading.cells.looks import is_sure
from calculator.reading.cells.opponent_names import alone, readings
from calculator.reading.cells.people import People
from calculator.reading.cells.sides import has_name
from calculator.reading.check.consistency import Judged
from calculator.reading.columns.headings import Column
from calculator.reading.cut.segments import Segment
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, Row, lines_of

_SCORE = r"(?:\d{1,2}(?:[.,][05]|\s?½|\s1/2)?|½|1/2|[.,]5)"
#: What is between a player and the rounds.
_BEGINS = (
    pattern(r":\s+"),
    pattern(r"\s*[(\[](?=[^\W\d_]|[½\d./]{1,3}[\s-]?(?:pts?|points?|bye)\b)"),
    pattern(r"\s+[-–—]\s+"),
    pattern(r"\s+(?=[WLD]\s?\d{1,3}\s?[,;])"),
    pattern(r"(?<=[^\W\d_]|[.)])\t"),
    pattern(r"\s+(?:\||=|[-=]+>|→)\s+"),
    pattern(r"\s+(?=(?:r|rd|rnd|round)\.?\s?1\b)", re.IGNORECASE),
    pattern(r"\s+(?=(?:beat|lost|drew|won|def\.?|draw|win|loss)\s)"),
)
#: What parts rounds, the surest first.
_PARTS = (
    *(pattern(part) for part in (r";", r"\|", r"\t", r"\s/\s", ",")),
    pattern(r"(?<=[\dA-Z½-])\s+(?=[WLDXF]\s?\d|[BHU](?:\s|$)|bye|-)"),
)
#: The player: a number, a name with what is in brackets behind it, and points.
_WHO = pattern(
    rf"\s*(?:[-*•]\s+)?(?:\#?(?P<number>\d{{1,3}})[.):]?\s+)?\*{{0,2}}(?P<name>[^\W\d][^\d]*?"
    rf"(?:\s*\(\d{{3,4}}\))?)\*{{0,2}}(?:\s*\(\d{{1,2}}-\d{{1,2}}(?:-\d{{1,2}})?\))?"
    rf"(?:[\s,:]*[\s,(\[](?P<total>{_SCORE})(?:\s?/\s?\d{{1,2}})?(?:\s?(?:pts?|points?)\.?)?[)\]]?)?"
    r"\s*,?\s*"
)
#: The number of a round in front of what is said of it; and with which no player's name ends.
_ROUND = r"(?:r|rd|rnd|round)\.?\s?(?P<round>\d{1,2})"
_LABEL = pattern(rf"^{_ROUND}\s?(?:[:.)]|\s[-–—])?\s+(?=\S)", re.IGNORECASE)
_IN_BRACKETS = pattern(rf"\s*[(\[]{_ROUND}[)\]]\s*$", re.IGNORECASE)
_ENDS_IN_A_ROUND = pattern(rf"[\s:,(–—-]{_ROUND}\W*$", re.IGNORECASE)
#: A line about the player above: what was done in a round, with its number or a mark in front.
_BELOW = pattern(
    rf"\s*(?:[-*•+]\s+)?(?:{_ROUND}\s?(?:[:.)]|\s[-–—])?\s+|(?P<number>\d{{1,2}})[.:)]\s+)?"
    r"(?P<said>(?:beat|lost|drew|tied|won|def\.?|defeated|draw|win|loss|w|l|d|[01½]|1/2|bye|half|"
    r"full|had|did|no|absent|forfeit)(?!\w).*)"
    rf"|\s*(?:[-*•+]\s+)?(?:total|score|points)[:=\s]+(?P<total>{_SCORE})\s*",
    re.IGNORECASE,
)
_DEFEATED = pattern(r"^def(?:\.|eated)?\s+(?=\S)", re.IGNORECASE)
#: The points after the last round.
_TOTAL = pattern(
    rf"(?:(?<=\))|[;,|\t]|\s[-–—=/]|\s?\(|[.\s]\s*(?=total|score|points))"
    rf"\s*(?:(?:total|score|points)[:=\s]\s*)?"
    rf"(?P<total>{_SCORE})(?:\s?(?:pts?|points?)\.?)?\)?\s*\.?\s*$",
    re.IGNORECASE,
)
_BEHIND = pattern(
    rf"\W{{0,3}}(?:(?<=[\s,=(–—-])(?P<total>{_SCORE})(?:\s?/\s?\d{{1,2}})?)?"
    r"(?:\s?(?:pts?|points?))?\)?[\s.]*",
    re.IGNORECASE,
)
#: Fewer rows make no table.
_FEWEST = 2
#: For each cell that is not answered as many are.
_ANSWERED = 3
_LONGEST_LINE = 400


class _Row(NamedTuple):
    number: Cell
    name: Cell
    rounds: tuple[Cell, ...]
    total: Cell


def read_rows_in_words(text: str) -> list[Judged]:
    r"""Read the players of each block of such lines; empty where there is none.

    >>> (found,) = read_rows_in_words(
    ...     "Ray: beat Bell, bye\nBell: lost to Ray, drew Kim\nKim: bye, drew Bell"
    ... )
    >>> [[(one.code, one.opponent) for one in row.results] for row in found.raw.rows]
    [[('W', 2), ('B', None)], [('L', 1), ('D', 3)], [('B', None), ('D', 2)]]
    """
    found: list[Judged] = []
    lines = lines_of(text)
    for first, last in _blocks(lines):
        before, after = (
            [Cell(line.strip(), at, 1) for at, line in enumerate(part, begins) if line.strip()]
            for part, begins in ((lines[:first], 1), (lines[last:], last + 1))
        )
        cuts = (_cut(lines, first, last, begins) for begins in _BEGINS)
        read = (_read(rows, before, after) for rows in cuts if rows)
        found += itertools.islice((table for table in read if table and _bears_out(table)), 1)
    if not found and (below := _below(lines)):
        rows, before, after = below
        table = _read(rows, before, after)
        found += [table] if table and _bears_out(table) else []
    return found


def _bears_out(table: Judged) -> bool:
    """Whether nearly every cell that names an opponent is answered."""
    bears = table.consistency
    answered = bears.answered >= max(2, _ANSWERED * bears.unanswered)
    return not table.doubtful and answered


def _blocks(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last but one of lines that follow each other and may be such rows."""
    first: int | None = None
    for at, line in enumerate([*lines, ""]):
        fits = len(line) <= _LONGEST_LINE and any(
            (found := begins.search(line)) and _WHO.fullmatch(line, 0, found.start())
            for begins in _BEGINS
        )
        if fits:
            first = at if first is None else first
        elif first is not None:
            if at - first >= _FEWEST:
                yield first, at
            first = None


def _below(lines: Sequence[str]) -> tuple[list[_Row], list[Cell], list[Cell]] | None:
    """Return players with a line below for each of their rounds; ``None`` where there are none.

    >>> rows, before, after = _below(
    ...     ["Club night", "", "Ray", "R1 beat Bell", "R2 bye", "", "Bell", "R1 lost to Ray", "-"]
    ... )
    >>> [(row.name.text, [cell.text for cell in row.rounds]) for row in rows]
    [('Ray', ['beat Bell', 'bye']), ('Bell', ['lost to Ray', ''])]
    >>> [cell.text for cell in before], [cell.text for cell in after]
    (['Club night'], ['-'])
    """
    whole = [Cell(line.strip(), at, 1) for at, line in enumerate(lines, 1) if line.strip()]
    said = [_BELOW.fullmatch(lines[cell.line - 1]) for cell in whole]
    starts = [at for at in range(len(whole) - 1) if said[at] is None and said[at + 1]]
    if len(starts) < _FEWEST:
        return None
    rows: list[_Row] = []
    end = 0
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        end = next((at for at in range(start + 1, len(whole)) if said[at] is None), len(whole))
        if following is not None and end != following:
            # What else is between players nobody knows.
            return None
        if (row := _row_above(whole[start], said[start + 1 : end], whole[start + 1 : end])) is None:
            return None
        rows.append(row)
    most = max(len(row.rounds) for row in rows)
    rows = [
        row._replace(rounds=(*row.rounds, *[_ends(row)] * (most - len(row.rounds)))) for row in rows
    ]
    if len({(bool(row.total.text), bool(row.number.text)) for row in rows}) != 1:
        return None
    return rows, whole[: starts[0]], whole[end:]


def _row_above(
    player: Cell, said: Sequence[re.Match[str] | None], below: Sequence[Cell]
) -> _Row | None:
    """Return a player with what the lines below say; ``None`` where rounds are not in order."""
    who = _WHO.fullmatch(player.text.rstrip(" :"))
    if who is None or not has_name(who["name"]) or _ENDS_IN_A_ROUND.search(player.text):
        return None
    total = who if who["total"] else None
    rounds = []
    for count, (line, cell) in enumerate(zip(said, below, strict=True), 1):
        if line and line["total"] and total is None and count == len(below):
            total = line
            continue
        if line is None or int(line["round"] or line["number"] or count) != count:
            return None
        if line["said"] is None:
            return None
        rounds.append(Cell(line["said"].strip(" ."), cell.line, line.start("said") + 1))
    return _Row(
        _part(player.line, who, "number"),
        _part(player.line, who, "name"),
        tuple(rounds),
        _part(player.line if total is who else below[-1].line, total, "total")
        if total
        else Cell("", player.line, player.end),
    )


def _cut(lines: Sequence[str], first: int, last: int, begins: re.Pattern[str]) -> list[_Row] | None:
    """Cut lines into players and rounds; ``None`` where they are not all such rows."""
    whole: list[_Row] = []
    for parts in _PARTS:
        rows = []
        for at in range(first, last):
            row = _row(at + 1, lines[at], begins, parts)
            if row is None:
                return None
            rows.append(row)
        counts = [len(row.rounds) for row in rows]
        most = max(counts)
        if 2 * counts.count(most) <= len(rows):
            continue
        # Who withdrew has fewer rounds.
        whole = [
            row._replace(rounds=(*row.rounds, *[_ends(row)] * (most - len(row.rounds))))
            for row in rows
        ]
        if most > 1:
            break
    told = {(bool(row.total.text), bool(row.number.text)) for row in whole}
    return whole if len(told) == 1 else None


def _ends(row: _Row) -> Cell:
    """Return the empty cell after the last round of a row."""
    last = row.rounds[-1]
    return Cell("", last.line, last.end)


def _row(number: int, line: str, begins: re.Pattern[str], parts: re.Pattern[str]) -> _Row | None:
    found = begins.search(line)
    who = _WHO.fullmatch(line, 0, found.start()) if found else None
    if found is None or who is None or not has_name(who["name"]):
        return None
    if _ENDS_IN_A_ROUND.search(line, 0, found.start()):
        # "Ray - Round 1: beat Bell": the colon is behind the round.
        return None
    start, end = found.end(), len(line.rstrip())
    behind: re.Match[str] | None = None
    if found[0].endswith(("(", "[")):
        # Behind the bracket are the points, if anything.
        end = line.rfind(")" if found[0].endswith("(") else "]", start)
        behind = _BEHIND.fullmatch(line, end + 1)
        if end < 0 or behind is None:
            return None
    elif not who["total"] and (behind := _TOTAL.search(line, start)):
        end = behind.start()
    total = who if who["total"] else behind
    return _Row(
        _part(number, who, "number"),
        _part(number, who, "name"),
        tuple(_rounds(number, line, (start, end), parts)),
        _part(number, total, "total") if total else Cell("", number, end + 1),
    )


def _part(number: int, found: re.Match[str], name: str) -> Cell:
    return Cell((found[name] or "").strip(" ,"), number, max(0, found.start(name)) + 1)


def _rounds(
    number: int, line: str, span: tuple[int, int], parts: re.Pattern[str]
) -> Iterator[Cell]:
    """Yield what is said of each round between two places of a line."""
    at, end = span
    for count, part in enumerate([*parts.finditer(line, *span), None], 1):
        said = line[at : part.start() if part else end]
        label = _LABEL.match(said.lstrip())
        if label and int(label[1]) == count:
            said = said.replace(label[0], " " * len(label[0]), 1)
        elif (label := _IN_BRACKETS.search(said)) and int(label[1]) == count:
            said = said[: label.start()]
        # Beside a name it is no default.
        text = _DEFEATED.sub("beat ", said.strip(" .")) or "-"
        yield Cell(text, number, at + 1 + len(said) - len(said.lstrip()))
        at = part.end() if part else end


def _read(rows: Sequence[_Row], before: list[Cell], after: list[Cell]) -> Judged | None:
    """Read rows in which every cell says a game or a bye; ``None`` where one does not."""
    with contextlib.suppress(ReadError):
        return _table(rows, before, after)
    return None


def _table(rows: Sequence[_Row], before: list[Cell], after: list[Cell]) -> Judged | None:
    people = People([row.name.text for row in rows])
    texts = [cell.text for row in rows for cell in row.rounds if cell.text]
    if all(is_sure(text) or _is_bye(text) for text in texts) and any(map(is_sure, texts)):
        columns = [Column("number", _heading(rows[0].number))] if rows[0].number.text else []
        columns.append(Column("name", _heading(rows[0].name)))
        columns += [
            Column("round", _heading(cell), round=at) for at, cell in enumerate(rows[0].rounds, 1)
        ]
        columns += [Column("total", _heading(rows[0].total))] if rows[0].total.text else []
        made = tuple(Row(row.name.line, _cells(row), "") for row in rows)
        segment = Segment(tuple(columns), made, tuple(before), "text")
        table = table_of(segment, headed=False)
        return table.knowing(table.raw._replace(headed=False, after=(*table.raw.after, *after)))
    if not all(_is_bye(text) or _names(text, people) for text in texts):
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


def _heading(cell: Cell) -> Cell:
    return Cell("", cell.line, cell.column)


def _cells(row: _Row) -> tuple[Cell, ...]:
    front = (row.number, row.name) if row.number.text else (row.name,)
    return (*front, *row.rounds, *((row.total,) if row.total.text else ()))
