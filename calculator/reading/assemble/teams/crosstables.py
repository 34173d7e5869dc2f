"""Crosstables of teams: a round robin, or a column for each round.

A cell has the game points of a match: ``2½``, or ``3w2½`` after the opponent's number.
"""

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from calculator.model import Crosstable, Message, NumberedBy
from calculator.model.late import pattern
from calculator.reading.assemble.teams.event import code_of, finished
from calculator.reading.assemble.teams.headings import (
    FIRST,
    MAX_HEADING_CHARS,
    OPPONENT,
    CrossHeads,
    cross_heads,
)
from calculator.reading.assemble.teams.lines import TextLine, lines_in
from calculator.reading.assemble.teams.ranking import printed_of
from calculator.reading.assemble.teams.records import Listed, Ranking, Round, key
from calculator.reading.assemble.teams.scores import one_score, whole_score
from calculator.reading.cells.byes import is_bye
from calculator.reading.cells.grammar import halves, thousandths
from calculator.reading.cells.sides import has_name
from calculator.reading.check.lines_of_no_table import wrapped
from calculator.reading.columns.raw import RawTable
from calculator.reading.cut.segments import is_html
from calculator.reading.lexicon.phrases import bye
from calculator.reading.text.errors import MOST_PLAYERS, ReadError, row_long, too_many_players
from calculator.reading.text.grid import Cell

#: A match of fewer boards is one of teams only where the heading says so.
_MIN_BOARDS = 3
#: So large a part of the matches has as many points as there are boards.
_MIN_MATCH_SHARE = 0.6
_SCORE = r"(?:\d{1,2}(?:½|[.,][05]0?)?|½|[.,]5)"
#: "3w2½", "12 b 3", "3 2½", "2½ (3)", "2½-1½ (3)", "(3) 2½-1½".
#: A letter after it says that nobody played.
_SWISS = pattern(
    rf"(?P<opponent>\d{{1,3}})(?:\s?[wbsn]\s?|\s+)(?P<score>{_SCORE})(?P<mark>\s?[FK+-])?"
    rf"|(?P<behind>{_SCORE})(?:\s?[-–:]\s?(?P<theirs>{_SCORE}))?\s?\((?P<named>\d{{1,3}})[wbsn]?\)"
    rf"|\((?P<first>\d{{1,3}})[wbsn]?\)\s?(?P<after>{_SCORE})(?:\s?[-–:]\s?(?P<other>{_SCORE}))?"
    r"|(?P<open>\d{1,3})[wbsn]",
    re.IGNORECASE,
)
#: A bye with what it brings: "-2"; nothing or "-0" is a round without one.
_ALONE = pattern(rf"-(?P<score>{_SCORE})")
_NOTHING = pattern(r"|-|--|0|\.+|·")
_OWN = pattern(r"\*+|[xX#]+|\\+|-+|■+|●|–|█+")
#: A word of a row that is none of a name: an opponent, points, a bye, the own cell.
_OF_A_ROW = pattern(r"-?(?:\d{1,3}[wbsn]?)?(?:\d{0,3}(?:½|[.,]\d)?)[FK+-]?|\*+|[xX]{1,3}", 2)
_TWO = pattern(rf"({_SCORE})[\s/|]+({_SCORE})")


class _Row(NamedTuple):
    name: Cell
    place: str
    start: str
    cells: tuple[Cell, ...]
    printed: tuple[int | None, ...]
    behind: Cell | None = None
    """A cell behind the last heading: the heading was cut off."""


#: Kinds of columns with a number of a row.
_PLACES, _NUMBERS = ("place",), ("number", "start")


class _TeamTable(NamedTuple):
    """A crosstable as it is in the text."""

    heads: CrossHeads
    rows: tuple[_Row, ...]
    before: tuple[Cell, ...]
    after: Sequence[Cell]


def _spaced(heads: CrossHeads, line: TextLine) -> list[Cell] | None:
    """Cut a line whose columns only blanks part: the name takes what is between."""
    words = [
        Cell(found[0], line.whole.line, line.whole.column + found.start())
        for found in re.finditer(r"\S+", line.whole.text)
    ]
    behind = len(heads.columns) - heads.name - heads.names
    if len(words) <= heads.name + behind:
        return None
    middle = words[heads.name : len(words) - behind]
    name = middle[0]._replace(text=" ".join(cell.text for cell in middle))
    return [*words[: heads.name], name, *[name] * (heads.names - 1), *words[len(words) - behind :]]


def _grids(text: str) -> list[_TeamTable]:
    """Return the crosstables of a text, whatever their cells are.

    A table goes on below the end of a page, with its heading again or without: by the numbers.
    """
    found: list[_TeamTable] = []
    heads: CrossHeads | None = None
    tabbed = True
    rows: list[_Row] = []
    before: list[Cell] = []
    #: What is below the last table.
    after: list[Cell] = []
    for line in [*lines_in(text), None]:
        cells = list(line.cells) if line else []
        row = _row_of(heads, line, tabbed=tabbed) if line and heads else None
        if row is not None:
            rows.append(row)
            continue
        if heads and rows:
            if found and _goes_on(found[-1], heads, rows[0]):
                found[-1] = found[-1]._replace(rows=(*found[-1].rows, *rows))
                heads, before, rows = None, [], []
            elif len(rows) > 1:
                after = []
                found.append(_TeamTable(heads, tuple(rows), tuple(before), after))
                heads, before, rows = None, [], []
        if line is None or not line.whole.text:
            continue
        if found and not heads and _may_follow(found[-1], line):
            further = _row_of(found[-1].heads, line, tabbed=tabbed)
            if further and _follows(found[-1], further):
                found[-1] = found[-1]._replace(rows=(*found[-1].rows, further))
                continue
        new = None
        if len(line.whole.text) < MAX_HEADING_CHARS and FIRST.search(line.whole.text):
            words = [Cell(word, line.whole.line, 1) for word in line.whole.text.split()]
            new = cross_heads(cells if len(cells) > _MIN_BOARDS else words)
        if new is not None:
            heads, tabbed, rows = new, len(cells) > _MIN_BOARDS, []
            continue
        before.append(line.whole)
        after.append(line.whole)
    return found


def _row_of(heads: CrossHeads, line: TextLine, *, tabbed: bool) -> _Row | None:
    """Return a line as a row below a heading; ``None`` where it is none."""
    own = list(line.cells) if tabbed else _spaced(heads, line)
    return _row(heads, own, heads.points) if own else None


def _goes_on(grid: _TeamTable, heads: CrossHeads, first: _Row) -> bool:
    """Whether a heading is that of the table above, whose rows go on below it."""
    texts = [[column.heading.text for column in one.columns] for one in (grid.heads, heads)]
    return texts[0] == texts[1] and _follows(grid, first)


def _may_follow(grid: _TeamTable, line: TextLine) -> bool:
    """Whether the number after that of the last row of a table is in a line, wherever."""
    last = grid.rows[-1].place or grid.rows[-1].start
    return last.isdecimal() and str(int(last) + 1) in line.whole.text


def _follows(grid: _TeamTable, row: _Row) -> bool:
    """Whether a row has the number after that of the last one of a table."""
    last, following = (one.place or one.start for one in (grid.rows[-1], row))
    return last.isdecimal() and following.isdecimal() and int(following) == int(last) + 1


def _row(heads: CrossHeads, cells: list[Cell], points: Sequence[int]) -> _Row | None:
    if len(cells) <= heads.name:
        return None
    name = cells[heads.name]
    if not has_name(name.text):
        return None
    short = len(heads.columns) - len(cells)
    if short > 0:
        blank = Cell("", name.line, cells[-1].end)
        cells = [*cells, *[blank] * short]
    last = heads.cells[-1]
    behind = next(
        (
            cell
            for at_, cell in enumerate(cells)
            if at_ > last
            and cell.text
            and (at_ >= len(heads.columns) or not has_name(heads.columns[at_].heading.text))
        ),
        None,
    )

    kinds = [column.kind for column in heads.columns]
    place, start = (
        next(
            (cells[one].text.rstrip(".) ") for one, kind in enumerate(kinds) if kind in wanted), ""
        )
        for wanted in (_PLACES, _NUMBERS)
    )
    if not (place.isdecimal() or start.isdecimal()) and any(
        kind in _PLACES or kind in _NUMBERS for kind in kinds[: heads.name]
    ):
        return None
    return _Row(
        name,
        place,
        start,
        tuple(cells[one] for one in heads.cells),
        tuple(thousandths(cells[one].text) for one in points),
        behind,
    )


def _rest(grid: _TeamTable) -> Cell | None:
    """Return a line among the rows that holds cells as theirs and names nobody, if there is one.

    The number of a page is one figure.
    """
    lines = [row.name.line for row in grid.rows]
    for cell in (*grid.before, *grid.after):
        words = cell.text.split()
        among = lines[0] < cell.line <= lines[-1] + 1
        if among and len(words) > 1 and all(map(_OF_A_ROW.fullmatch, words)):
            return cell
    return None


class _Met(NamedTuple):
    """What a cell says: the opponent's number or position, and the own points."""

    opponent: int | None
    halves: int | None
    forfeited: bool
    cell: Cell
    code: str = ""
    """The code of a bye."""
    theirs: int | None = None
    """The opponent's points, where the cell has them too."""


def read_crosstables(text: str) -> list[Crosstable | ReadError]:
    """Read every crosstable of teams; empty where there is none."""
    if not any(char in text for char in "*½23456789"):
        return []
    form = "html" if is_html(text) else "text"
    found: list[Crosstable | ReadError] = []
    for grid in _grids(text):
        try:
            table = _team_table(grid, form)
        except ReadError as error:
            found.append(error.knowing(size=len(grid.rows)))
            continue
        if table is not None:
            found.append(table)
    return found


def _team_table(grid: _TeamTable, form: str) -> Crosstable | None:
    if len(grid.rows) > MOST_PLAYERS:
        raise too_many_players(grid.rows[MOST_PLAYERS].name.line, len(grid.rows))
    names = [key(row.name.text) for row in grid.rows]
    twice = next((at for at, name in enumerate(names) if name in names[:at]), None)
    matrix = None if grid.heads.by_round else _matrix(grid)
    read = matrix or _by_round(grid)
    if read is None:
        return None
    if twice is not None:
        said = Message("error-team-row-twice", (grid.rows[twice].name.text,))
        raise ReadError.at(grid.rows[twice].name, said, "hint-team-row-twice")
    if rest := _rest(grid):
        raise wrapped(rest)
    if cut := next((row.behind for row in grid.rows if row.behind), None):
        columns = len(grid.heads.columns)
        raise row_long(cut, columns + 1, columns)
    boards, met, warnings = read
    numbers, by = _numbers(grid)
    every = {name: at for at, name in enumerate(names)}
    ranking = Ranking(
        tuple(grid.heads.columns[at] for at in grid.heads.points),
        tuple(
            Listed(row.name, row.place, int(row.start) if row.start.isdecimal() else 0, row.printed)
            for row in grid.rows
        ),
    )
    around = (*grid.before, *grid.after)
    rounds: list[list[Round | None]] = [list(row) for row in met]
    return finished(
        [row.name for row in grid.rows],
        numbers,
        rounds,
        boards,
        printed_of(ranking, lambda cell: every[key(cell.text)], numbers, around, rounds),
        RawTable((), (), before=grid.before, after=tuple(grid.after), form=form),
        warnings=warnings,
        places={at: row.place for at, row in enumerate(grid.rows)},
        numbered_by=by,
        robin=True if matrix else None,
        opponents=matrix is not None,
    )


def _numbers(grid: _TeamTable) -> tuple[list[int], NumberedBy]:
    """Return the rows' numbers: starting numbers, else places, else their order."""
    kinds: tuple[tuple[list[str], NumberedBy], ...] = (
        ([row.start for row in grid.rows], "start"),
        ([row.place for row in grid.rows], "place"),
    )
    for texts, by in kinds:
        if all(map(str.isdecimal, texts)) and len(set(map(int, texts))) == len(texts):
            return [int(text) for text in texts], by
    return list(range(1, len(grid.rows) + 1)), "row"


type _Read = tuple[int, list[list[Round | None]], list[Message]]


def _usual(sums: Sequence[int], *, teams: bool) -> int | None:
    """Return how many boards a match has; ``None`` where these are no matches of teams."""
    if not sums:
        return None
    counts = Counter(sums)
    usual = max(counts, key=lambda one: (counts[one], one))
    fewest = 2 if teams else _MIN_BOARDS
    if usual % 2 or usual // 2 < fewest or counts[usual] < _MIN_MATCH_SHARE * len(sums):
        return None
    return usual // 2


@lru_cache(maxsize=1024)
def _own(text: str) -> tuple[_Met, ...] | None:
    """Read a cell of a round robin, wherever it is; ``None`` where it is none."""
    cell = Cell(text, 1, 1)
    if not text or (_NOTHING.fullmatch(text) and text != "0"):
        return (_Met(None, None, forfeited=False, cell=cell),)
    if both := whole_score(text):
        if both.signs:
            return None
        return (_Met(None, both.one, both.forfeited, cell),)
    if one := one_score(text):
        return (_Met(None, one[0], one[1], cell),)
    if two := _TWO.fullmatch(text):
        return tuple(_Met(None, halves(two[at]), forfeited=False, cell=cell) for at in (1, 2))
    return None


def _matrix(grid: _TeamTable) -> _Read | None:
    """Read a round robin; ``None`` where it is not such a table of teams."""
    count = len(grid.rows)
    if len(grid.heads.cells) not in {count, 2 * count}:
        return None
    per = len(grid.heads.cells) // count
    headings = [grid.heads.columns[at].heading.text for at in grid.heads.cells]
    numbers = [found[1] for text in headings[:2] if (found := OPPONENT.fullmatch(text))]
    beside = per == 2 and numbers[0] == numbers[1]
    games: dict[tuple[int, int], list[_Met]] = {}
    for one, row in enumerate(grid.rows):
        for other in range(count):
            ats = (
                [other]
                if per == 1
                else [2 * other, 2 * other + 1]
                if beside
                else [other, count + other]
            )
            texts = [row.cells[at] for at in ats]
            if one == other:
                if any(cell.text and not _OWN.fullmatch(cell.text) for cell in texts):
                    return None
                continue
            for cell in texts:
                read = _own(cell.text)
                if read is None:
                    if not (grid.heads.teams and _has_own(grid, per)):
                        return None
                    raise ReadError.says(cell, "error-no-match-points", "hint-match-points")
                games.setdefault((one, other), []).extend(met._replace(cell=cell) for met in read)
    cycles = max(map(len, games.values()), default=1)
    sums = []
    for (one, other), mine in games.items():
        theirs = games[other, one]
        if one < other and len(mine) == len(theirs):
            sums += [
                (a.halves or 0) + (b.halves or 0)
                for a, b in zip(mine, theirs, strict=True)
                if a.halves is not None and b.halves is not None
            ]
    boards = _usual(sums, teams=grid.heads.teams)
    if boards is None:
        return None
    warnings: list[Message] = []
    if not grid.heads.teams:
        if len(set(sums)) > 1 or not _has_own(grid, per):
            return None
        heading = grid.heads.columns[grid.heads.name].heading
        said = Message("taken-for-teams", (boards,), heading.line, heading.column)
        warnings.append(said)
    met: list[list[Round | None]] = []
    for one in range(count):
        results: list[Round | None] = []
        for cycle in range(cycles):
            for other in range(count):
                if one == other:
                    continue
                mine, theirs = games[one, other], games[other, one]
                if len(mine) != len(theirs):
                    raise _unanswered(grid, one, other, mine[0].cell)
                if cycle >= len(mine):
                    results.append(Round("", other, 0, mine[0].cell))
                    continue
                results.append(
                    _met(grid, one, other, mine[cycle], theirs[cycle], boards, cycle + 1, warnings)
                )
        met.append(results)
    return boards, met, warnings


def _has_own(grid: _TeamTable, per: int) -> bool:
    """Whether each row has a mark in its own column: then it is a round robin."""
    return all(_OWN.fullmatch(row.cells[at * per].text) for at, row in enumerate(grid.rows))


def _unanswered(grid: _TeamTable, one: int, other: int, cell: Cell) -> ReadError:
    said = Message("error-match-unanswered", (grid.rows[one].name.text, grid.rows[other].name.text))
    return ReadError.says(cell, said, "hint-match-unanswered")


def _met(
    grid: _TeamTable,
    one: int,
    other: int,
    mine: _Met,
    theirs: _Met,
    boards: int,
    round_: int,
    warnings: list[Message],
) -> Round:
    """Return a match, of which both sides' cells are known; raises where they cannot be right."""
    if (mine.halves is None) != (theirs.halves is None):
        raise _unanswered(grid, one, other, mine.cell)
    if mine.halves is None or theirs.halves is None:
        return Round("", other, 0, mine.cell)
    names = grid.rows[one].name.text, grid.rows[other].name.text
    both = mine.halves + theirs.halves
    if both > 2 * boards:
        said = Message("error-match-sum", (*names, boards))
        raise ReadError.says(mine.cell, said, "hint-match-sum")
    if both < 2 * boards and one < other:
        facts = (*names, round_, boards)
        warnings.append(Message("match-short", facts, mine.cell.line, mine.cell.column))
    forfeited = mine.forfeited or theirs.forfeited
    return Round(
        code_of(mine.halves, theirs.halves, forfeited=forfeited), other, mine.halves, mine.cell
    )


def _by_round(grid: _TeamTable) -> _Read | None:
    """Read a table with a column for each round; ``None`` where it is none of teams."""
    cells = [[_swiss(cell) for cell in row.cells] for row in grid.rows]
    every = [one for row in cells for one in row]
    named = [one for one in every if one and one.opponent is not None]
    if 2 * len(named) < len([cell for row in grid.rows for cell in row.cells if cell.text]):
        return None
    best: tuple[int, dict[int, int]] | None = None
    for texts in (
        [row.place for row in grid.rows],
        [row.start for row in grid.rows],
        [str(at) for at in range(1, len(grid.rows) + 1)],
    ):
        if not all(map(str.isdecimal, texts)) or len(set(texts)) < len(texts):
            continue
        at = {int(text): position for position, text in enumerate(texts)}
        right = sum(
            answer is not None and at.get(answer.opponent or 0) == one
            for one, row in enumerate(cells)
            for round_, met in enumerate(row)
            if met and met.opponent in at
            for answer in (cells[at[met.opponent]][round_],)
        )
        if best is None or right > best[0]:
            best = right, at
    if best is None or 2 * best[0] < len(named):
        return None
    at = best[1]
    sums = []
    for one, row in enumerate(cells):
        for round_, mine in enumerate(row):
            theirs = cells[at[mine.opponent]][round_] if mine and mine.opponent in at else None
            if mine and theirs and mine.halves is not None and theirs.halves is not None:
                sums += [mine.halves + theirs.halves] if at.get(theirs.opponent or 0) == one else []
    boards = _usual(sums, teams=grid.heads.teams)
    if boards is None:
        return None
    warnings: list[Message] = []
    met = [
        [
            _round(grid, cells, at, one, round_, boards, warnings)
            for round_ in range(len(grid.heads.cells))
        ]
        for one in range(len(grid.rows))
    ]
    return boards, met, warnings


def _round(
    grid: _TeamTable,
    cells: Sequence[Sequence[_Met | None]],
    at: dict[int, int],
    one: int,
    round_: int,
    boards: int,
    warnings: list[Message],
) -> Round | None:
    cell = grid.rows[one].cells[round_]
    mine = cells[one][round_]
    if mine is None:
        raise ReadError.says(cell, "error-no-match-cell", "hint-match-cell")
    if mine.opponent is None:
        if not mine.code:
            return None
        points = (
            mine.halves
            if mine.halves is not None
            else {"U": 0, "B": 2 * boards}.get(mine.code, boards)
        )
        return Round(mine.code, None, points, cell)
    if mine.opponent not in at:
        said = Message("error-match-nobody", (mine.opponent,))
        raise ReadError.says(cell, said, "hint-match-cell")
    other = at[mine.opponent]
    theirs = cells[other][round_]
    if (
        theirs is None
        or at.get(theirs.opponent or 0) != one
        or mine.theirs not in {None, theirs.halves}
    ):
        raise _unanswered(grid, one, other, cell)
    return _met(grid, one, other, mine, theirs, boards, round_ + 1, warnings)


def _swiss(cell: Cell) -> _Met | None:
    """Read a cell of a round; ``None`` where it is none.

    >>> found = [_swiss(Cell(text, 1, 1)) for text in ("3w2½", "12 4", "-2", "bye", "zonk")]
    >>> [(one.opponent, one.halves, one.code) if one else None for one in found]
    [(3, 5, ''), (12, 8, ''), (None, 4, 'P'), (None, None, 'P'), None]
    >>> [_swiss(Cell(text, 1, 1))[:2] for text in ("3-1 (5)", "(5) 3-1", "2½-1½ (3)", "(3) 2½")]
    [(5, 6), (5, 6), (3, 5), (3, 5)]
    """
    text = cell.text
    if _NOTHING.fullmatch(text):
        return _Met(None, None, forfeited=False, cell=cell, code="U" if text else "")
    if found := _SWISS.fullmatch(text):
        if found["open"]:
            return _Met(int(found["open"]), None, forfeited=False, cell=cell)
        score = found["score"] or found["behind"] or found["after"]
        theirs = found["theirs"] or found["other"]
        return _Met(
            int(found["opponent"] or found["named"] or found["first"]),
            halves(score),
            bool(found["mark"]),
            cell,
            theirs=halves(theirs) if theirs else None,
        )
    if alone := _ALONE.fullmatch(text):
        points = halves(alone["score"])
        return _Met(None, points, forfeited=False, cell=cell, code="P" if points else "U")
    words = text.rsplit(maxsplit=1)
    if len(words) == 2 and is_bye(words[0]) and (one := one_score(words[1])):
        return _Met(None, one[0], forfeited=False, cell=cell, code=_code(words[0]))
    if is_bye(text):
        return _Met(None, None, forfeited=False, cell=cell, code=_code(text))
    return None


def _code(text: str) -> str:
    said = bye(text)
    return said.code if said and said.code in {"B", "H", "U"} else "P"
