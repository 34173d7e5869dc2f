"""Letters by which the columns of a table of opponents call its rows."""

from collections.abc import Sequence
from string import ascii_uppercase

from calculator.model.late import pattern
from calculator.reading.text.grid import Cell

#: The letter of a row in front of a name: "A Ruth", "B. Hugo".
_LETTERED = pattern(r"([A-Za-z])[.):]?\s+(?=\S)")


def without_letters(
    rows: Sequence[tuple[Cell, ...]], name: int, heads: Sequence[str]
) -> list[tuple[Cell, ...]]:
    """Cut the letters by which columns call the rows off the names.

    >>> rows = [(Cell(name, at, 1),) for at, name in enumerate(("A Ruth", "B Hugo", "C Ines"))]
    >>> [cells[0].text for cells in without_letters(rows, 0, ["A", "B", "C"])]
    ['Ruth', 'Hugo', 'Ines']
    """
    found = [_LETTERED.match(cells[name].text) for cells in rows]
    letters = [one[1].upper() if one else "" for one in found]
    if letters != list(ascii_uppercase[: len(rows)]) or letters != [
        head.rstrip(".").upper() for head in heads
    ]:
        return list(rows)
    return [
        (
            *cells[:name],
            cells[name]._replace(
                text=cells[name].text[one.end() :], column=cells[name].column + one.end()
            ),
            *cells[name + 1 :],
        )
        for cells, one in zip(rows, found, strict=True)
        if one
    ]
