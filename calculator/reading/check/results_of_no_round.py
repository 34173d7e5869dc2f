"""Results in a player's row that no round has taken up: its cells are not where they belong."""

from collections import Counter
from collections.abc import Sequence

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.cells.looks import is_signed, is_sure
from calculator.reading.columns.raw import RawTable

#: What parts the words of a line.
_BETWEEN = pattern(r"[\s|;,]+")


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
    found = []
    for row in table.rows:
        if there[row.name.line] > 1:
            # Two tables side by side.
            continue
        texts = [one.cell.text for one in row.results]
        used = Counter(word for text in (row.name.text, *texts) for word in _BETWEEN.split(text))
        said = Counter(filter(None, _BETWEEN.split(lines[row.name.line - 1])))
        # Where there are no more than cells of rounds, they are told in other words.
        if sum(count for word, count in said.items() if is_sure(word)) > sum(map(bool, texts)):
            found += [(row.name, word) for word in said - used if _is_a_result(word, texts)][:1]
    if not found:
        return ()
    (cell, word), *_ = found
    facts = (len(found), cell.text, word)
    return (Message("results-unused", facts, cell.line, cell.column),)


def _is_a_result(word: str, texts: Sequence[str]) -> bool:
    """Whether a word can only be a result: no prize, no change of a rating, no part of a cell."""
    if word[0] == "$" or is_signed(word) or not is_sure(word):
        return False
    return not any(word in text for text in texts)
