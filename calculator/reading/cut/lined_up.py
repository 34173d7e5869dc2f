"""Rows whose cells are lined up by spaces, cut where every line of the table is blank.

A name is of several words, and two columns may be under one heading: only the rows tell where
columns begin.
"""

from bisect import bisect
from collections.abc import Iterator, Sequence
from itertools import pairwise

from calculator.model.late import pattern
from calculator.reading.text.grid import CHUNK, Cell, Row, loose

_WORD = pattern(r"\S+")
_RULE = pattern(r"[-=_+\s]*")
#: Characters: no line of a table has more; and the columns that it may have.
_LONGEST_LINE, _MIN_COLUMNS, _MAX_COLUMNS = 400, 3, 80
#: A few lines are at most one in so many.
_FEW = 3
#: After so many lines that only look like headings none is sought any more.
_IN_VAIN = 8


def lined_up(lines: Sequence[str], heads: str) -> Iterator[Row]:
    """Yield the rows of the tables whose heading matches a pattern; other lines are one cell.

    >>> lines = ["Kid      R1          Pts", "Ann Lee  Bob Poe  1  1", "Bob Poe  Ann Lee  0  0"]
    >>> [[cell.text for cell in row.cells] for row in lined_up(lines, "Kid")][:2]
    [['Kid', 'R1', '', 'Pts'], ['Ann Lee', 'Bob Poe', '1', '1']]
    """
    names = pattern(heads)
    at = vain = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if not line.strip():
            continue
        if (
            vain >= _IN_VAIN
            or len(line) > _LONGEST_LINE
            or len(CHUNK.findall(line)) < _MIN_COLUMNS
            or not names.search(line)
        ):
            yield loose(at, line)
            continue
        body = _body(lines, at)
        starts = _starts([lines[row] for row in body], line)
        if not body or not _MIN_COLUMNS <= len(starts) <= _MAX_COLUMNS:
            vain += 1
            yield loose(at, line)
            continue
        starts = _without_beginnings(starts, line, [lines[row] for row in body])
        starts = _without_ends(starts, line, [lines[row] for row in body])
        yield _headings(at, line, starts)
        for row in body:
            yield _cut(row + 1, lines[row], starts)
        at = body[-1] + 1


def _body(lines: Sequence[str], first: int) -> list[int]:
    """Return the lines below a heading, down to an empty one or to the heading again."""
    found: list[int] = []
    heading = lines[first - 1].split()
    for at in range(first, len(lines)):
        line = lines[at]
        if not line.strip():
            if found:
                break
        elif len(line) > _LONGEST_LINE or len(CHUNK.findall(line)) < 2 or line.split() == heading:
            break
        elif not _RULE.fullmatch(line):
            found.append(at)
    return found


def _starts(lines: Sequence[str], heading: str) -> list[int]:
    """Return where columns begin: behind places that are blank in all lines, two of them in one.

    One will do where a word of the heading begins just there.
    """
    heads = {word.start() for word in _WORD.finditer(heading)}
    width = max(map(len, lines), default=0)
    blank = [True] * width
    wide = [False] * width
    for line in lines:
        end = 0
        for chunk in CHUNK.finditer(line):
            if chunk.start() - end > 1:
                wide[end : chunk.start()] = [True] * (chunk.start() - end)
            for at in range(chunk.start(), chunk.end()):
                blank[at] = blank[at] and line[at] == " "
            end = chunk.end()
        wide[end:] = [True] * (width - end)
    starts = []
    apart = True
    for at in range(width):
        if blank[at]:
            apart = apart or wide[at]
        elif apart or (at in heads and blank[at - 1]):
            starts.append(at)
            apart = False
    return starts


def _without_ends(starts: Sequence[int], heading: str, lines: Sequence[str]) -> list[int]:
    """Leave out what is behind a single blank in all rows, under no heading of its own.

    It is the last word of a longer name, not a column; a letter that many have may be a result.
    """
    heads = {chunk.start() for chunk in CHUNK.finditer(heading)}
    kept: list[int] = []
    for start, end in zip(starts, [*starts[1:], len(heading) + 1], strict=True):
        there = [line for line in lines if line[start:end].strip()]
        goes_on = start > 1 and all(
            line[start].isalpha() and line[start - 1] == " " != line[start - 2] for line in there
        )
        headed = any(start - 1 <= head < end for head in heads)
        letters = any(len(line[start:end].strip()) == 1 for line in there)
        if headed or not goes_on or (letters and _FEW * len(there) > len(lines)):
            kept.append(start)
    return kept


def _without_beginnings(starts: Sequence[int], heading: str, lines: Sequence[str]) -> list[int]:
    """Join the first word of the longest names to the others, where names end below each other.

    Few have it, it stands before a single blank in all of them, and under no heading.

    >>> lines = ["        Ann Lee  W2", "        Bob Poe  L1", "van der Cem Ray  D4"]
    >>> _without_beginnings([0, 8, 17], "           Name  R1", lines)
    [0, 17]
    """
    if len(starts) < _MIN_COLUMNS or heading[: starts[1]].strip():
        return list(starts)
    there = [line[: starts[1]] for line in lines if line[: starts[1]].strip()]
    goes_on = all(part[-2:-1].strip() and part.strip()[0].isalpha() for part in there)
    few = _FEW * len(there) <= len(lines)
    return [starts[0], *starts[2:]] if goes_on and few and there else list(starts)


def _headings(number: int, line: str, starts: Sequence[int]) -> Row:
    """Put each heading over the column that it stands above, else over the nearest one."""
    texts: list[Cell] = [Cell("", number, start + 1) for start in starts]
    for chunk in _parts(line, starts):
        free = [at for at, cell in enumerate(texts) if not cell.text]
        if not free:
            break
        above = bisect(starts, chunk.column - 1) - 1
        best = (
            above if above in free else min(free, key=lambda at: abs(starts[at] + 1 - chunk.column))
        )
        texts[best] = Cell(chunk.text, number, chunk.column)
    return Row(number, tuple(texts), line)


def _parts(line: str, starts: Sequence[int]) -> Iterator[Cell]:
    """Yield what two blanks part, or one in front of where a column begins."""
    for chunk in CHUNK.finditer(line):
        inside = [at for at in starts if chunk.start() < at < chunk.end() and line[at - 1] == " "]
        for begin, end in pairwise((chunk.start(), *inside, chunk.end())):
            yield Cell(line[begin:end].rstrip(), 1, begin + 1)


def _cut(number: int, line: str, starts: Sequence[int]) -> Row:
    ends = [*starts[1:], len(line)]
    cells = []
    for begin, end in zip(starts, ends, strict=True):
        part = line[begin:end]
        cells.append(
            Cell(" ".join(part.split()), number, begin + len(part) - len(part.lstrip()) + 1)
        )
    return Row(number, tuple(cells), line)
