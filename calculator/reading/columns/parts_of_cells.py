"""Cells with the result, the opponent and the color in an order that no program writes.

In ``w W 4``, ``4 (W, black)`` or ``Black/½/2`` each part is known by what it is in all cells of a
table: only one order makes a result of each first part, a color of each second, and so on.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations

from calculator.model.late import pattern
from calculator.reading.cells.dialects import may_be_result
from calculator.reading.cells.forms.form import mark
from calculator.reading.columns.headings import Column
from calculator.reading.lexicon.letters import RESULT_LETTERS
from calculator.reading.lexicon.phrases import color, colors_among, told
from calculator.reading.text.grid import Cell

#: A color drawn, or pieces.
_DRAWN = {
    **dict.fromkeys("○◯□◻⚪⬜♔♙", "white"),
    **dict.fromkeys("●⬤■◼⚫⬛♚♟", "black"),
}
_SCORE = r"½|1/2|0?[.,]50?|[01][.,]0"
_PART = pattern(rf"(?<!\d)(?:{_SCORE})(?!\d)|\d+|[^\W\d_½]+|[{''.join(_DRAWN)}]")
_NUMBERED, _BETWEEN = pattern(r"#(?=\d)"), pattern(r"[\s().,:/|\[\]–-]*")
_TO = {"vs", "v", "no", "nr", "against", "to", "with"}
_RESULTS = ("wdltxf", *(letters for three in RESULT_LETTERS.values() for letters in three))
_SCORES = {"1": "W", "½": "D", "0": "L"}
_NUMBER = pattern(r"[1-9]\d{0,3}")
_LONGEST = 30
#: Fewer cells do not show in which order their parts are.
_FEWEST = 2
#: The result and the opponent, with the color or without.
_MOST, _LEAST = 3, 2

type _Cells = tuple[Cell, ...]
type _Parts = tuple[str, ...]


def in_one_order(columns: Sequence[Column], rows: Sequence[_Cells]) -> list[_Cells]:
    """Return rows with the cells of rounds as ``W4w``, where their parts are in another order.

    Nothing is changed where it is not clear which part is the result, and which the color.

    >>> columns = [Column("name", Cell("", 1, 1)), Column("round", Cell("", 1, 1), round=1)]
    >>> for texts in (
    ...     ["w4 W", "b2 L"],
    ...     ["4 (won, white)", "3/lost/black"],
    ...     ["Black ½ 2", "White 1 3"],
    ...     ["W W 4", "W W 2"],
    ...     ["(4) W", "(2) D"],
    ... ):
    ...     rows = [(Cell("Ann", 2, 1), Cell(text, 2, 5)) for text in texts]
    ...     print([cells[1].text for cells in in_one_order(columns, rows)])
    ['W4w', 'L2b']
    ['W4w', 'L3b']
    ['D2b', 'W3w']
    ['W W 4', 'W W 2']
    ['W4', 'D2']
    """
    at = [index for index, column in enumerate(columns) if column.kind == "round"]
    said = one_order(cells[index].text for cells in rows for index in at)
    return [
        tuple(
            cell._replace(text=said.get(cell.text, cell.text)) if index in at else cell
            for index, cell in enumerate(cells)
        )
        for cells in rows
    ]


def one_order(texts: Iterable[str]) -> dict[str, str]:
    """Return how each cell of a table's rounds is written as ``W4w``; nothing if that is not clear.

    >>> sorted(one_order(["w4 W", "b2 L", "bye"]).items())
    [('b2 L', 'L2b'), ('w4 W', 'W4w')]
    """
    every = {text: parts for text in texts if (parts := _parts(text))}
    count = max(map(len, every.values()), default=0)
    # A forfeit beside them, or a bye with what it scores, is what it is everywhere.
    found = {
        text: parts
        for text, parts in every.items()
        if len(parts) == count or not may_be_result(text)
    }
    if len(found) < _FEWEST or any(len(parts) != count for parts in found.values()):
        return {}
    said = [written for order in permutations(range(count)) if (written := _written(found, order))]
    return said[0] if len(said) == 1 else {}


def _written(found: Mapping[str, _Parts], order: Sequence[int]) -> dict[str, str]:
    """Return what each cell says if its result, opponent and color are in such an order.

    Nothing where any of them would not be one.
    """
    results, numbers, *rest = ([parts[at] for parts in found.values()] for at in order)
    shades = rest[0] if rest else []
    codes, colors = _codes(set(results)), colors_among(shades)
    if not (codes and all(map(_NUMBER.fullmatch, numbers)) and all(map(colors.get, shades))):
        return {}
    # Without a color, "4 (w)" may be one itself, and "4 1" a score against somebody.
    if not rest and (len({*codes.values()}) == 1 or not all(map(str.isalpha, codes))):
        return {}
    drawn = [colors[shade].lower() for shade in shades] or [""] * len(found)
    return {
        text: f"{codes[result]}{number}{shade}"
        for text, result, number, shade in zip(found, results, numbers, drawn, strict=True)
    }


def _codes(words: set[str]) -> dict[str, str]:
    """Return which letter each word of a result stands for; nothing where one stands for none.

    >>> [sorted(_codes(set(words.split())).items()) for words in ("won L", "g p", "w b")]
    [[('L', 'L'), ('won', 'W')], [('g', 'G'), ('p', 'P')], []]
    >>> sorted(_codes({"1.0", "1/2"}).items()), _codes({"1", "3"})
    ([('1.0', 'W'), ('1/2', 'D')], {})
    """
    letters = {word for word in words if word.isalpha() and len(word) == 1}
    if not any({letter.lower() for letter in letters} <= set(known) for known in _RESULTS):
        return {}
    made = {letter: letter.upper() for letter in letters}
    for word in words - letters:
        said = told(word) if word.isalpha() else None
        code = said.code if said and said.kind == "result" else _SCORES.get(mark(word))
        if not code:
            return {}
        made[word] = code
    return made


def _parts(text: str) -> _Parts | None:
    """Return the parts of a cell; ``None`` where it has more, or fewer.

    >>> [_parts(text) for text in ("4 (b, W)", "bw#4", "1w4", "W4", "bye", "W4#")]
    [('4', 'b', 'W'), ('b', 'w', '4'), ('1', 'w', '4'), ('W', '4'), None, None]
    """
    if len(text) > _LONGEST or _BETWEEN.sub("", _PART.sub("", _NUMBERED.sub("", text))):
        return None
    every = _PART.findall(text)
    # "V4" has nothing beside it: a letter of a result.
    found = [part for part in every if len(every) <= _LEAST or part.lower() not in _TO]
    parts: list[str] = []
    for part in found:
        two = len(found) == _LEAST and len(part) == 2 and part.isalpha() and color(part) is None
        parts += [*part] if two else [_DRAWN.get(part, part)]
    return tuple(parts) if _LEAST <= len(parts) <= _MOST else None
