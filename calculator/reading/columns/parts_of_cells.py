"""Cells with the result, the opponent and the color in an order that no program writes.

In ``w W 4``, ``4 (W, black)`` or ``Black/½/2`` each part is known by what it is in all cells of a
table: only one order makes a result of each first part, a color of each second, and so on.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations

from calculator.model.late import pattern
from calculator.reading.cells.dialects import may_be_result
from calculator.reading.cells.forms.forfeited import game_of
from calculator.reading.cells.forms.form import mark
from calculator.reading.columns.headings import Column
from calculator.reading.lexicon.letters import DRAWN, RESULT_LETTERS
from calculator.reading.lexicon.phrases import color, colors_among, told
from calculator.reading.text.grid import Cell

_SCORE = r"½|1/2|0?[.,]50?|[01][.,]0"
_PART = pattern(rf"(?<!\d)(?:{_SCORE})(?!\d)|\d+|[^\W\d_½]+|[{''.join(DRAWN)}]")
_NUMBERED, _BETWEEN = pattern(r"#(?=\d)"), pattern(r"[\s().,:/|\[\]–-]*")
_TO = {"vs", "v", "no", "nr", "against", "to", "with"}
_RESULTS = ("wdltxf", *(letters for three in RESULT_LETTERS.values() for letters in three))
_SCORES = {"1": "W", "½": "D", "0": "L", "+": "W", "=": "D", "-": "L"}
_SIGN = pattern(r"[+=-]")
#: A sign in front or behind, where others have figures: a forfeit.
_SIGNED_SO = pattern(r"([+-])(?=\s?[^\W\d_]?\s?\d{1,4}\s?[^\W\d_]?$)|(?<=[^\W_])\s([+-])$")
_AS_FIGURES, _FIGURED = {"+": "1", "-": "0"}, pattern(r"½|1/2|[.,]5")
#: The letter of White in Swedish and Finnish, which is the one between two sides in others: that of
#: Black is there too then.
_BLACK_BESIDE_V = pattern(r"(?<![^\W\d_])[sm](?![^\W\d_])", re.IGNORECASE)
_FORFEITED = {"W": "X", "L": "F"}
_WORD_BEHIND = pattern(r"(?:\s|[(\[])[\s(\[]*[^\W\d_][^\d]*$")
_NUMBER = pattern(r"[1-9]\d{0,3}")
_LONGEST = 30
#: Fewer cells do not show in which order their parts are.
_FEWEST = 2
#: One cell in so many may be odd.
_FEW = 6
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
    >>> sorted(one_order(["n4 1", "b2 0 (forfait)", "b5 ½", "n3 +"]).items())
    [('b2 0 (forfait)', 'L2w (forfait)'), ('b5 ½', 'D5w'), ('n3 +', 'X3b'), ('n4 1', 'W4b')]
    """
    texts = [*texts]
    # Signs tell results where somebody drew: "4 =" beside "3 +"; else they part what is.
    signed = any("=" in text for text in texts)
    versus = not any(map(_BLACK_BESIDE_V.search, texts))
    played = _played(texts, signed=signed)
    every = {
        text: parts
        for text in texts
        if (parts := _parts(played.get(text, text), signed=signed, versus=versus))
    }
    count = max(map(len, every.values()), default=0)
    # A forfeit beside them, or a bye with what it scores, is what it is everywhere.
    found = {
        text: parts
        for text, parts in every.items()
        if len(parts) == count or not may_be_result(text)
    }
    whole = {text: parts for text, parts in found.items() if len(parts) == count}
    if len(whole) < _FEWEST or _FEW * (len(found) - len(whole)) > len(found):
        return {}
    orders = [*permutations(range(count))]
    said = [written for order in orders if (written := _written(whole, order))]
    if not said:
        # A few cells may be odd: what is wrong with them is found when they are read.
        most = len(whole) - len(whole) // _FEW
        fits = [{text: whole[text] for text in whole if _fits(whole[text], by)} for by in orders]
        said = [
            written
            for order, fit in zip(orders, fits, strict=True)
            if len(fit) >= most and (written := _written(fit, order))
        ]
    return _as_told(said[0], played) if len(said) == 1 else {}


def _played(texts: Iterable[str], *, signed: bool) -> dict[str, str]:
    """Return of cells with a forfeit the games that they would be if they had been played.

    >>> _played(["n4 1", "b2 0 (forfait)", "b5 ½", "n3 +"], signed=False)
    {'b2 0 (forfait)': 'b2 0', 'n3 +': 'n3 1'}
    """
    found = {text: apart[0] for text in texts if (apart := game_of(text))}
    if not signed and any(map(_FIGURED.search, texts)):
        for text in texts:
            if len(text) < _LONGEST and (match := _SIGNED_SO.search(text)):
                figure = _AS_FIGURES[match[1] or match[2]]
                found[text] = f"{text[: match.start()]} {figure} {text[match.end() :]}".strip()
    return {text: " ".join(game.split()) for text, game in found.items()}


def _as_told(said: dict[str, str], played: Mapping[str, str]) -> dict[str, str]:
    """Return what cells say: those with a sign for a forfeit as one, others with its word behind.

    >>> _as_told({"b2 0 (kl)": "L2w", "n3 +": "W3b"}, {"b2 0 (kl)": "b2 0", "n3 +": "n3 1"})
    {'b2 0 (kl)': 'L2w (kl)', 'n3 +': 'X3b'}
    """
    made: dict[str, str] = {}
    for text, one in said.items():
        word = _WORD_BEHIND.search(text) if text in played else None
        if word:
            made[text] = f"{one} {word[0].strip()}"
        elif text not in played:
            made[text] = one
        elif one[0] in _FORFEITED:
            made[text] = _FORFEITED[one[0]] + one[1:]
    return made


def _fits(parts: _Parts, order: Sequence[int]) -> bool:
    """Whether the parts of a cell, in such an order, may be result, opponent and color.

    >>> _fits(("w", "4", "W"), (2, 1, 0)), _fits(("w", "zonk", "W"), (2, 1, 0))
    (True, False)
    """
    result, number, *shades = (parts[at] for at in order)
    codes = not result.isdecimal() or result in _SCORES
    return (
        codes
        and _NUMBER.fullmatch(number) is not None
        and all((len(shade) == 1 and shade.isalpha()) or color(shade) for shade in shades)
    )


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
    signs = words & {"+", "=", "-"}
    if signs and (letters or not {"+", "-"} & signs):
        return {}
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


def _parts(text: str, *, signed: bool = False, versus: bool = True) -> _Parts | None:
    """Return the parts of a cell; ``None`` where it has more, or fewer.

    A sign in it is one if it is ``signed``.

    >>> [_parts(text) for text in ("4 (b, W)", "bw#4", "1w4", "W4", "bye", "W4#")]
    [('4', 'b', 'W'), ('b', 'w', '4'), ('1', 'w', '4'), ('W', '4'), None, None]
    >>> _parts("+4 (b)", signed=True), _parts("w 4 -", signed=True), _parts("w-4-W")
    (('+', '4', 'b'), ('w', '4', '-'), ('w', '4', 'W'))
    """
    if signed and len(signs := _SIGN.findall(text)) == 1:
        before, after = (_parts_of(part, versus=versus) for part in _SIGN.split(text))
        parts = None if before is None or after is None else (*before, signs[0], *after)
    else:
        parts = _parts_of(text, versus=versus)
    return parts if parts and _LEAST <= len(parts) <= _MOST else None


def _parts_of(text: str, *, versus: bool) -> _Parts | None:
    """Return what is in a text or in a part of it; ``None`` where that is something else."""
    if len(text) > _LONGEST or _BETWEEN.sub("", _PART.sub("", _NUMBERED.sub("", text))):
        return None
    every = _PART.findall(text)
    # "V4" has nothing beside it: a letter of a result. In "4w NO" that word is of nobody's number.
    found = [
        part
        for at, part in enumerate(every)
        if len(every) <= _LEAST
        or part.lower() not in _TO
        or (part.lower() == "v" and not versus)
        or not every[min(at + 1, len(every) - 1)].isdecimal()
    ]
    parts: list[str] = []
    for part in found:
        two = len(found) == _LEAST and len(part) == 2 and part.isalpha() and color(part) is None
        parts += [*part] if two else [DRAWN.get(part, part)]
    return tuple(parts)
