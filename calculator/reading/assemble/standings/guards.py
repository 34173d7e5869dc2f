"""Tables that would be read, but not as they are meant: refused, with the place."""

import itertools
from collections.abc import Sequence

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.cells.dialects import Dialect
from calculator.reading.cells.looks import is_game, is_name, is_score, is_sure, noted
from calculator.reading.columns.headings import Column
from calculator.reading.columns.raw import RawRow
from calculator.reading.text.errors import ReadError, Whose
from calculator.reading.text.grid import Cell

_NUMBERED = pattern(r"\d{1,4}[.)]?\s")
_LONGEST = 300
#: Rounds without an opponent, by their letter.
_LONE = set("BHUXF")
#: So many words of a name look like results where its row has a result for every round.
_MANY = 2
_HALVES = {"½", "1/2", "½½"}
_LETTER = pattern(r"[^\W\d_]")


def left_out(columns: Sequence[Column], rows: Sequence[tuple[Cell, ...]]) -> tuple[Message, ...]:
    """Return a warning for each column of results whose heading is that of something else.

    >>> from calculator.reading.columns.headings import column
    >>> head = [column(Cell(text, 1, 1)) for text in ("Name", "R1", "Club")]
    >>> [
    ...     message.facts
    ...     for message in left_out(head, [(Cell("Ann", 2, 1), *[Cell("W2", 2, 5)] * 2)])
    ... ]
    [('Club', 3)]
    """
    found = []
    for at, column in enumerate(columns):
        if column.kind in {"other", "first", "id"}:
            texts = [cells[at].text for cells in rows if at < len(cells) and cells[at].text]
            sure = sum(map(is_sure, texts))
            byes = sum(text in _LONE for text in texts)
            if sure and 2 * (sure + byes) > len(rows):
                cell = column.heading
                facts = (cell.text, at + 1)
                found.append(Message("column-of-results", facts, cell.line, cell.column))
    return tuple(found)


def rows_above(before: Sequence[Cell]) -> list[Cell]:
    """Return the texts above a table that look like players' rows: a number, a name and results.

    >>> [cell.line for cell in rows_above([Cell("Open", 1, 1), Cell("1 Ann Lee W2 1.0", 2, 1)])]
    [2]
    """
    return [cell for cell in before if _NUMBERED.match(cell.text) and _holds_result(cell.text)]


def _holds_result(text: str) -> bool:
    words = text[:_LONGEST].split()
    return any(map(is_sure, words[2:])) and any(map(is_name, words[1:]))


def _is_marked(word: str) -> bool:
    """Whether a word behind a figure is a cell's: that of the player's own column, or a result."""
    return word == "*" or noted(word) is not None or (len(word) > 1 and is_game(word))


def check_names(rows: Sequence[RawRow], dialect: Dialect) -> None:
    """Raise for a name that holds results: where its cells end could not be told.

    The cell that is named is the first word of it that is neither a name nor a result.
    """
    for row in rows:
        words = row.name.text.split()
        if len(words) < _MANY:
            continue
        pairs = [f"{word} {behind}" for word, behind in itertools.pairwise(words)]
        held = [
            at
            for at, word in enumerate(words)
            if at
            and (
                is_sure(word)
                or word in _HALVES
                # "Oak School 1A" is a name, "Ashdown 2150 1A" holds a result.
                or (_is_marked(word) and not any(map(str.isalpha, words[at - 1])))
                or (at < len(pairs) and is_sure(pairs[at]))
            )
        ]
        if not held:
            continue
        missing = any(not cell.cell.text for cell in row.results)
        if len(held) < (1 if missing and len(words) > 2 else _MANY):
            continue
        odd = next(
            (
                at
                for at in range(held[0], len(words))
                if not (is_sure(words[at]) or is_score(words[at]) or words[at] == "*")
            ),
            held[0],
        )
        start = sum(len(word) + 1 for word in words[:odd])
        cell = Cell(words[odd], row.name.line, row.name.column + start)
        ends = next(at for at in range(held[0], 0, -1) if _LETTER.search(words[at - 1]) or at == 1)
        name = " ".join(words[:ends])
        raise ReadError.says(cell, "error-in-a-name", dialect.expected).knowing(whose=Whose(name))
