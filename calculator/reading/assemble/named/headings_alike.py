"""Columns whose headings are alike but for their numbers: "Opp 1  Opp 2  Res 1  Res 2".

Or the rounds are headed twice, the opponents in one block and the results in another.
"""

from collections.abc import Callable, Mapping, Sequence

from calculator.model.late import pattern
from calculator.reading.cells.opponent_names import alone, is_nothing
from calculator.reading.text.grid import Cell

_FIGURES = pattern(r"\d+")
#: Two headings said again may be of something else.
_FEWEST = 2


def headed_alike(
    heads: Sequence[Cell],
    rows: Sequence[Sequence[Cell]],
    kinds: Mapping[int, str],
    may_stand: Callable[[str, str], bool],
) -> dict[int, str]:
    """Return further columns with the heading of known opponents but for its number.

    Half the players of a round may have byes. ``kinds`` are the columns' as far as they are known,
    and ``may_stand`` tells whether a cell may be in a column of such a kind.

    >>> heads = [Cell(text, 1, 1) for text in ("Opp 1", "Opp 2", "Opp 3")]
    >>> rows = [[Cell(text, 2, 1) for text in row] for row in (("2", "bye", ""), ("1", "3", "out"))]
    >>> headed_alike(heads, rows, {0: "number", 1: "", 2: ""}, lambda text, kind: True)
    {1: 'number'}
    """
    shapes = [_shape(cell) for cell in heads]
    known = {shapes[at]: kind for at, kind in kinds.items() if kind in {"number", "name"}}
    return {
        at: known[shapes[at]]
        for at, kind in kinds.items()
        if not kind
        and shapes[at] in known
        and any(not is_nothing(row[at].text) and alone(row[at].text) is None for row in rows)
        and all(may_stand(row[at].text, known[shapes[at]]) for row in rows)
    }


def numbered_as(
    heads: Sequence[Cell], places: Sequence[int], fitting: Sequence[int]
) -> dict[int, int]:
    """Return which of the ``fitting`` columns goes with each of the ``places``, if each has one.

    It has the same number in its heading, or the same heading. Where none has a number, or the
    results are below dates, they are in the same order.

    >>> heads = [Cell(text, 1, 1) for text in ("Opp 1", "Opp 2", "Res 2", "Res 1", "Pts")]
    >>> numbered_as(heads, [0, 1], [2, 3]), numbered_as(heads, [0, 1], [2, 4])
    ({0: 3, 1: 2}, {})
    >>> heads = [Cell(text, 1, 1) for text in ("Fri", "Sat", "Pts", "Opp 1", "Opp 2")]
    >>> numbered_as(heads, [3, 4], [0, 1])
    {3: 0, 4: 1}
    """
    by_text = {heads[at].text: at for at in fitting}
    if len(by_text) == len(fitting) and all(heads[at].text in by_text for at in places):
        return {at: by_text[heads[at].text] for at in places}
    numbers = [_number(heads[at]) for at in places]
    if not any(numbers) and len({heads[at].text for at in places}) == 1:
        numbers = [str(at) for at in range(1, len(places) + 1)]
        others = dict(zip(numbers, sorted(fitting), strict=False))
        told = len(fitting) == len(places)
    else:
        others = {number: at for at in fitting if (number := _number(heads[at])) in numbers}
        told = all(numbers) and sorted(numbers) == sorted(others)
    told = told and len({_shape(heads[at]) for at in others.values()}) == 1
    if not told:
        return _in_order(places, fitting) if numbers == _counted(places) else {}
    return {at: others[number] for at, number in zip(places, numbers, strict=True)}


def _counted(places: Sequence[int]) -> list[str]:
    return [str(at) for at in range(1, len(places) + 1)]


def _in_order(places: Sequence[int], fitting: Sequence[int]) -> dict[int, int]:
    """Return the columns of one block beside those of another that is as wide.

    >>> _in_order([5, 6], [1, 2, 4]), _in_order([5, 6], [1, 2, 8, 9]), _in_order([5, 7], [1, 2])
    ({5: 1, 6: 2}, {}, {})
    """
    blocks: list[list[int]] = []
    for at in sorted(fitting):
        if blocks and blocks[-1][-1] == at - 1:
            blocks[-1].append(at)
        else:
            blocks.append([at])
    wide = [block for block in blocks if len(block) == len(places)]
    one_block = list(places) == list(range(places[0], places[0] + len(places)))
    return dict(zip(places, wide[0], strict=True)) if one_block and len(wide) == 1 else {}


def headed_again(heads: Sequence[Cell]) -> set[int]:
    """Return the columns below headings that two blocks have, in the same order.

    >>> texts = ("Name", "Rd 1", "Rd 2", "Pts", "Rd 1", "Rd 2")
    >>> sorted(headed_again([Cell(text, 1, 1) for text in texts]))
    [1, 2, 4, 5]
    >>> headed_again([Cell(text, 1, 1) for text in ("Name", "Rd 1", "Rd 1", "Rd 2", "Rd 2")])
    set()
    """
    places: dict[str, list[int]] = {}
    for at, cell in enumerate(heads):
        if cell.text:
            places.setdefault(cell.text, []).append(at)
    again = [found for found in places.values() if len(found) > 1]
    if len(again) < _FEWEST or len({len(found) for found in again}) > 1:
        return set()
    blocks = [list(block) for block in zip(*again, strict=True)]
    side_by_side = all(block == list(range(block[0], block[0] + len(again))) for block in blocks)
    return {at for block in blocks for at in block} if side_by_side else set()


def _shape(heading: Cell) -> str:
    return _FIGURES.sub("9", heading.text)


def _number(heading: Cell) -> str:
    """Return the last number in a heading; empty where there is none."""
    return next(reversed([found[0] for found in _FIGURES.finditer(heading.text)]), "")
