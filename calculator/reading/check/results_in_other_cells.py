"""Words of a round that went into the cell of something else, in text that only blanks part.

Where words are not lined up, an empty cell cannot be seen: what is not a result goes to a club, a
remark or a name beside it, and the results move along. The others' rows tell: they name the player
in a round in which this row has nothing.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from calculator.model import Crosstable
from calculator.reading.cells.grammar import is_rating
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.text.errors import ReadError, Whose
from calculator.reading.text.grid import Cell

_FEW = 2


def swallowed(raw: RawTable, table: Crosstable, lines: Sequence[str]) -> ReadError | None:
    """Return the error of the first word that a round has lost to another column, if any is."""
    if raw.of_opponents:
        return None
    numbers = [player.number for player in table.players]
    missed = _missed(raw.rows, numbers)
    for row, number in zip(raw.rows, numbers, strict=False):
        round_ = missed.get(number)
        if not round_:
            continue
        line = lines[row.name.line - 1]
        for text, word, name in (
            *_of_facts(row, raw),
            *_of_the_name(row, raw, line),
            *_of_no_cell(row, line),
        ):
            if cell := _placed(text, word, row.name.line, lines):
                error = ReadError.says(cell, "error-no-result", "hint-separate-cells")
                return error.knowing(size=len(raw.rows), whose=Whose(name, round_))
    return None


def _missed(rows: Sequence[RawRow], numbers: Sequence[int]) -> dict[int, int]:
    """Return the first round of each player whose cell is empty though others name the player."""
    own = dict(zip(numbers, rows, strict=False))
    found: dict[int, int] = {}
    for row in rows:
        for at, game in enumerate(row.results):
            theirs = own.get(game.opponent or 0)
            if theirs is None or game.opponent is None or theirs.results[at].cell.text:
                continue
            found[game.opponent] = min(at + 1, found.get(game.opponent, at + 1))
    return found


def _of_facts(row: RawRow, raw: RawTable) -> Iterator[tuple[str, str, str]]:
    """Yield what a cell of a fact says that has more words than all others, and which is odd."""
    first = next(at for at, one in enumerate(raw.columns) if one.kind == "round")
    where = {one.heading.text: at for at, one in enumerate(raw.columns)}
    for heading, text in row.about:
        others = [
            there.split()
            for other in raw.rows
            if other is not row and (there := dict(other.about).get(heading))
        ]
        words = text.split()
        if len(words) > max(map(len, others), default=len(words)):
            known = {word for there in others for word in there}
            odd = words if where.get(heading, 0) > first else words[::-1]
            yield text, next((word for word in odd if word not in known), odd[0]), row.name.text


def _of_the_name(row: RawRow, raw: RawTable, line: str) -> Iterator[tuple[str, str, str]]:
    """Yield the name that holds its rating, and the word after that."""
    rated = sum(one.rating is not None for one in raw.rows)
    if row.rating is not None or _FEW * rated <= len(raw.rows):
        return
    words = row.name.text.split()
    behind = line[row.name.column - 1 + len(row.name.text) :].split()[:1]
    for at, word in enumerate(words[1:], 1):
        if any(map(str.isdecimal, word)) and is_rating(word):
            for odd in (words + behind)[at + 1 : at + 2]:
                yield " ".join([*words, *behind]), odd, " ".join(words[:at])


def _of_no_cell(row: RawRow, line: str) -> Iterator[tuple[str, str, str]]:
    """Yield each word of letters that is in no cell: it is beside the rating."""
    cells = [row.name.text, *(one.cell.text for one in row.results)]
    used = Counter(" ".join([*cells, *(text for _, text in row.about)]).split())
    for word in Counter(line.split()) - used:
        if word.isalpha() and not is_rating(word):
            yield word, word, row.name.text


def _placed(text: str, word: str, line: int, lines: Sequence[str]) -> Cell | None:
    """Return a word of a cell with its place; the line has the cell's words in their order."""
    pattern = r"\s+".join(
        f"({re.escape(one)})" if one == word else re.escape(one) for one in text.split()
    )
    found = re.search(pattern, lines[line - 1])
    return Cell(word, line, found.start(1) + 1) if found else None
