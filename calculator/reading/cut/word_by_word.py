"""Rows below a heading that are not lined up: each word is a cell, but for those of a name."""

from collections.abc import Sequence

from calculator.model.late import pattern
from calculator.reading.cells.dialects import is_result
from calculator.reading.columns.headings import joined_headings, kind_headed, may_head
from calculator.reading.columns.words_of_columns import suits
from calculator.reading.lexicon.prose import is_sentence
from calculator.reading.text.grid import Cell, Row, words

#: No name of a player has more words.
_LONGEST_NAME = 4
_NAME = pattern(r"[^\W\d_](?:[^\W\d_]|['’.-](?!$))*[.,]?")
#: What each cell must look like; what is below a round may be an opponent's name with a result.
_FIGURES = {"number", "place", "rating", "total", "tiebreak"}


def heads_words(number: int, line: str) -> tuple[list[Cell], list[str]] | None:
    """Return the headings of a line, and what they head, if each is known: names and rounds too."""
    if not may_head(line) or is_sentence(line.strip()):
        return None
    heads = joined_headings(words(number, line))
    bare = [head for head in heads if head.text.isdecimal()]
    counted = [head.text for head in bare] == [str(at) for at in range(1, len(bare) + 1)]
    rounds = bare if counted else []
    kinds: list[str] = ["round" if head in rounds else kind_headed(head.text) for head in heads]
    if kinds.count("name") != 1 or not {"round"} <= set(kinds) <= _FIGURES | {"round", "name"}:
        return None
    return heads, kinds


def word_by_word(heading: tuple[int, str], lines: Sequence[tuple[int, str]]) -> list[Row]:
    """Cut a heading and the lines below it, each with its number; nothing where one does not fit.

    >>> lines = [(2, "1 Ann Lee +Poe =Kay 1½"), (3, "2 Bo Poe -Lee bye 1")]
    >>> rows = word_by_word((1, "# Name R1 R2 Pts"), lines)
    >>> [[cell.text for cell in row.cells] for row in rows[1:]]
    [['1', 'Ann Lee', '+Poe', '=Kay', '1½'], ['2', 'Bo Poe', '-Lee', 'bye', '1']]
    """
    if (found := heads_words(*heading)) is None:
        return []
    heads, kinds = found
    name = kinds.index("name")
    made = [Row(heading[0], tuple(heads), heading[1])]
    for number, line in lines:
        cells = words(number, line)
        end = len(cells) - (len(kinds) - name - 1)
        if not name < end <= name + _LONGEST_NAME:
            return []
        own = cells[name:end]
        rest = zip((*kinds[:name], *kinds[name + 1 :]), (*cells[:name], *cells[end:]), strict=True)
        named = all(_NAME.fullmatch(one.text) and not is_result(one.text) for one in own)
        if not named or not all(_fits(kind, cell) for kind, cell in rest):
            return []
        whole = own[0]._replace(text=" ".join(one.text for one in own))
        made.append(Row(number, (*cells[:name], whole, *cells[end:]), line))
    return made


def _fits(kind: str, cell: Cell) -> bool:
    """Whether a word may be what is below a heading; a word of a name is no round's cell."""
    if kind != "round":
        return suits(kind, cell.text)
    return not cell.text.isalpha() or is_result(cell.text)
