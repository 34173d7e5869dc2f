"""Tables out of pages, with what a program says of a game by the class of a cell alone."""

from collections.abc import Sequence
from functools import lru_cache

from calculator.model.late import pattern
from calculator.reading.text import html
from calculator.reading.text.grid import Cell, Row

#: Vega's classes: the color of a game, as it is put after the opponent's number, and that of a
#: forfeit or a bye.
_COLORS = {"cw": " w", "cb": " b"}
_FORFEIT = "cf"
#: The scores of a game that was not played, as a code with the opponent's number after it.
_WON_BY = {"1": "X", "1.0": "X", "+": "X", "½": "Z", "0.5": "Z", "0": "F", "0.0": "F", "-": "F"}


def _said(words: Sequence[str], classes: Sequence[str]) -> str:
    """Return the text of a cell, with what its classes say of the game.

    >>> _said(["1", "16"], ["cw"]), _said(["1", "BYE"], ["cf"])
    ('1 16 w', '1 BYE')
    >>> _said(["0", "1"], ["cf"]), _said(["12", "+"], ["cf"])
    ('F1', 'X12')
    """
    if _FORFEIT in classes:
        # Either may be first: a number that can be no score is the opponent's, and nobody is 0.
        for score, number in (words, words[::-1]) if len(words) == 2 else ():
            if score in _WON_BY and number.isdecimal() and int(number):
                return _WON_BY[score] + number
    behind = next((_COLORS[name] for name in reversed(classes) if name in _COLORS), "")
    numbered = words and (words[-1].isdecimal() or words[-1] == "½")
    return " ".join(words) + (behind if numbered else "")


_MARKS = html.Marks(pattern(rf"\b(?:{_FORFEIT}|{'|'.join(_COLORS)})\b"), _said)


@lru_cache(maxsize=2)
def tables(text: str) -> tuple[list[Row], list[Cell]]:
    """Return the rows of all tables in the HTML, and the texts around them.

    See :func:`calculator.reading.text.html.tables`.

    >>> rows, around = tables("<h3>Open</h3><table><tr><td>1<td>Ann</table>")
    >>> [cell.text for cell in rows[0].cells], [cell.text for cell in around]
    (['1', 'Ann'], ['Open'])
    >>> [cell.text for cell in tables("<tr><td>1<br>16<td colspan=2>Bob<td>½")[0][0].cells]
    ['1 16', 'Bob', '', '½']
    """
    return html.tables(text, _MARKS)


def rows_of(text: str) -> list[Row]:
    """Return the rows of all tables of a page and the texts between them, in their order.

    >>> found = rows_of("<h3>Open</h3><table><tr><td>1<td>Ann</table>")
    >>> [[cell.text for cell in row.cells] for row in found[:2]]
    [['Open'], ['1', 'Ann']]
    """
    rows, around = tables(text)
    texts = [Row(cell.line, (cell,), cell.text) for cell in around]
    placed = [row for row in [*rows, *texts] if row.cells]
    return sorted(placed, key=lambda row: (row.line, row.cells[0].column))
