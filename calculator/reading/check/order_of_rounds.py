"""Rounds above rows without a heading that stand there in another order than they were read in."""

from collections import Counter
from collections.abc import Sequence

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.columns.raw import RawTable

#: A word and a number after it: "Evening 8".
_NUMBERED = pattern(r"(?<!\S)([^\W\d_]{2,})\s+(\d{1,2})(?!\S)")
#: So many lines above may be a heading in pieces; fewer numbers show no order.
_ABOVE, _FEWEST = 6, 3


def told_otherwise(table: RawTable, lines: Sequence[str]) -> tuple[Message, ...]:
    r"""Return a warning where the lines above say that the first column is not the first round.

    >>> from calculator.reading.columns.raw import RawRow
    >>> from calculator.reading.text.grid import Cell
    >>> table = RawTable((), (RawRow(Cell("1", 3, 1), Cell("Ann", 3, 3), ()),), headed=False)
    >>> lines = ["No Name Evening 3 Evening", "2 Evening 1 Total", "1 Ann W2 L3 D4"]
    >>> [one.facts for one in told_otherwise(table, lines)]
    [('Evening 3', 1)]
    >>> told_otherwise(table, ["Name Evening 1 Evening", "2 Evening 3", "1 Ann W2 L3 D4"])
    ()
    """
    if table.headed or not table.rows:
        return ()
    end = table.rows[0].name.line - 1
    begin = max(0, end - _ABOVE)
    above = "\n".join(lines[begin:end])
    found = list(_NUMBERED.finditer(above))
    if len(found) < _FEWEST:
        return ()
    (word, count), *_ = Counter(one[1] for one in found).most_common(1)
    named = [one for one in found if one[1] == word]
    numbers = [int(one[2]) for one in named]
    if count < _FEWEST or numbers == sorted(numbers):
        return ()
    at = named[0].start()
    line = above.count("\n", 0, at)
    column = at - (above.rfind("\n", 0, at) + 1) + 1
    told = " ".join(named[0][0].split())
    return (Message("round-guessed", (told, 1), begin + line + 1, column),)
