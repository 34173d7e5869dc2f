"""Results in a player's row that no round has taken up: its cells are not where they belong."""

import re
from collections import Counter
from collections.abc import Sequence

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.cells.looks import is_signed, is_sure
from calculator.reading.columns.raw import RawTable
from calculator.reading.text.grid import Cell

#: What parts the words of a line.
_BETWEEN = pattern(r"[\s|;,]+")
#: A result of several words, "W v 4" or "lost to #4", is one word here: "W4".
_OF_WORDS = pattern(
    r"(?<![^\s(;,|:])(?:(?P<code>[WLD])|(?P<W>beat|won|win|def\.?)|(?P<L>lost|loss)|drew|draw|tied)"
    r" (?:(?:vs?\.?|to|with|over|against) )?#?(?P<number>\d{1,3})(?![^\s);,|])",
    re.IGNORECASE,
)


def unused(table: RawTable, lines: Sequence[str]) -> tuple[Message, ...]:
    """Return a warning for rows with words that can only be results, and are in no round.

    >>> from calculator.reading.cells.grammar import RawResult
    >>> from calculator.reading.columns.raw import RawRow
    >>> from calculator.reading.text.grid import Cell
    >>> lines = ["1 Ann Lee W2 D3 1.5"]
    >>> won, drew = (RawResult("W", at, Cell(f"W{at}", 1, 11)) for at in (2, 3))
    >>> rows = [
    ...     RawRow(Cell("1", 1, 1), Cell("Ann Lee", 1, 3), cells) for cells in ((won,), (drew,))
    ... ]
    >>> [one.facts for one in unused(RawTable((), tuple(rows[:1])), lines)]
    [(1, 'Ann Lee', 'D3')]
    """
    if table.form == "html" or table.used:
        # What a second line says is put into the cells.
        return ()
    if any(one.code == "column-of-results" for one in table.warnings):
        return ()
    there = Counter(row.name.line for row in table.rows)
    found: list[tuple[Cell, str]] = []
    named: list[tuple[Cell, str]] = []
    for row in table.rows:
        if there[row.name.line] > 1:
            # Two tables side by side.
            continue
        texts = [_OF_WORDS.sub(_in_one, one.cell.text) for one in row.results]
        used = Counter(_words(" ".join((row.name.text, *texts))))
        line = _OF_WORDS.sub(_in_one, lines[row.name.line - 1])
        said = Counter(_words(line))
        sure = sum(count for word, count in said.items() if is_sure(word))
        # Where there are no more than cells of rounds, they are told in other words.
        if sure > sum(map(bool, texts)):
            found += [(row.name, word) for word in said - used if _is_a_result(word, texts)][:1]
        if sure > sum(map(is_sure, texts)):
            # A name that is nothing else is told of as an odd one.
            own = _words(row.name.text)
            odd = (word for word in own if _is_a_result(word, ())) if len(own) > 1 else ()
            named += [(row.name, word) for word in odd][:1]
    if len(named) < len(table.rows):
        # Where every name has one, that is what players are called.
        found = found or named
    if not found:
        return ()
    (cell, word), *_ = found
    facts = (max(len(found), _going_on(table, lines, word)), cell.text, word)
    return (Message("results-unused", facts, cell.line, cell.column),)


def _going_on(table: RawTable, lines: Sequence[str], word: str) -> int:
    """Return in how many rows something is behind all that was read, if the word is in the first.

    Of a round that is lost at the end only games are sure; a bye's sign is lost with them.
    """
    rests = []
    for row in table.rows:
        cells = [row.name, *(one.cell for one in row.results), row.total_cell or row.name]
        end = max(cell.end for cell in cells if cell.line == row.name.line)
        rests.append(lines[row.name.line - 1][end - 1 :].strip())
    there = [rest for rest in rests if rest]
    return len(there) if any(word in rest for rest in there) else 0


def _words(line: str) -> list[str]:
    """Return the words of a line, without a bracket that is around several of them.

    >>> _words("Ann 2½ (1(4), W(3))")
    ['Ann', '2½', '1(4)', 'W(3)']
    """
    if "(" not in line:
        return [*filter(None, _BETWEEN.split(line))]
    made = []
    for word in _BETWEEN.split(line):
        more = word.count("(") - word.count(")")
        made.append(
            word.removeprefix("(") if more > 0 else word.removesuffix(")") if more else word
        )
    return [*filter(None, made)]


def _in_one(found: re.Match[str]) -> str:
    code = found["code"] or ("W" if found["W"] else "L" if found["L"] else "D")
    return f"{code}{found['number']}"


def _is_a_result(word: str, texts: Sequence[str]) -> bool:
    """Whether a word can only be a result: no prize, no change of a rating, no part of a cell."""
    if word[0] == "$" or is_signed(word) or not is_sure(word):
        return False
    return not any(word in text for text in texts)
