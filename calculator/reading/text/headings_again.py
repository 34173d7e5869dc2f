"""Headings that come again within a table of a page, every few rows."""

from collections.abc import Sequence

from calculator.reading.text.grid import Row

#: A heading is of so many rows at most.
_HEADS = 3


def headed_once(rows: list[Row]) -> list[Row]:
    """Return the rows of a table without its heading where it comes again between players.

    Where their numbers do not go on, it heads another section.

    >>> from calculator.reading.text.grid import Cell
    >>> texts = ("No|Name", "3|Ann", "1|Bo", "No|Name", "2|Cy")
    >>> rows = [Row(1, tuple(Cell(text, 1, 1) for text in one.split("|"))) for one in texts]
    >>> [row.cells[1].text for row in headed_once(rows)], len(headed_once(rows + rows[1:]))
    (['Name', 'Ann', 'Bo', 'Cy'], 9)
    """
    texts = [tuple(cell.text for cell in row.cells) for row in rows]
    numbers = list(map(_first, texts))
    counted = [number for number in numbers if number.isdecimal()]
    begin = next((at for at, number in enumerate(numbers) if number.isdecimal()), 0)
    if not begin or len(set(counted)) < len(counted):
        return rows
    # A heading may be of two rows, and below a title.
    for size in range(min(begin, _HEADS), 0, -1):
        again = {
            part
            for at in range(begin + 1, len(rows) - size)
            if numbers[at + size].isdecimal()
            and len(texts[at - 1]) > 1
            and all(map(_is_again, texts[at : at + size], texts[begin - size : begin]))
            for part in range(at, at + size)
        }
        if again:
            return [row for at, row in enumerate(rows) if at not in again]
    return rows


def _first(texts: Sequence[str]) -> str:
    """Return with what a row begins, after a button or a flag."""
    return next((text for text in texts if any(map(str.isalnum, text))), "").rstrip(".")


def _is_again(texts: Sequence[str], above: Sequence[str]) -> bool:
    """Whether a row is one of the heading; a cell that reaches down to it may be blank."""
    return (
        any(texts)
        and len(texts) == len(above)
        and all(one in ("", other) for one, other in zip(texts, above, strict=True))
    )
