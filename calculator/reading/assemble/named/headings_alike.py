"""Columns whose headings are alike but for their numbers: "Opp 1  Opp 2  Res 1  Res 2"."""

from collections.abc import Callable, Mapping, Sequence

from calculator.model.late import pattern
from calculator.reading.cells.opponent_names import alone, is_nothing
from calculator.reading.text.grid import Cell

_FIGURES = pattern(r"\d+")


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

    It has the same number in its heading. Where none has a number they are in the same order.

    >>> heads = [Cell(text, 1, 1) for text in ("Opp 1", "Opp 2", "Res 2", "Res 1", "Pts")]
    >>> numbered_as(heads, [0, 1], [2, 3]), numbered_as(heads, [0, 1], [2, 4])
    ({0: 3, 1: 2}, {})
    """
    numbers = [_number(heads[at]) for at in places]
    if not any(numbers) and len({heads[at].text for at in places}) == 1:
        numbers = [str(at) for at in range(1, len(places) + 1)]
        others = dict(zip(numbers, sorted(fitting), strict=False))
        told = len(fitting) == len(places)
    else:
        others = {number: at for at in fitting if (number := _number(heads[at])) in numbers}
        told = all(numbers) and sorted(numbers) == sorted(others)
    told = told and len({_shape(heads[at]) for at in others.values()}) == 1
    return {at: others[number] for at, number in zip(places, numbers, strict=True)} if told else {}


def _shape(heading: Cell) -> str:
    return _FIGURES.sub("9", heading.text)


def _number(heading: Cell) -> str:
    """Return the last number in a heading; empty where there is none."""
    return next(reversed([found[0] for found in _FIGURES.finditer(heading.text)]), "")
