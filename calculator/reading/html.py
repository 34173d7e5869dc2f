"""Tables out of HTML, as a browser puts them on the clipboard."""

from functools import lru_cache

from calculator.reading.grid import Cell, Row, plain
from calculator.reading.markup import Piece, pieces

#: A row of more cells is no player's.
MOST_CELLS = 300
_BLOCK = {"p", "h1", "h2", "h3", "h4", "h5", "h6", "div", "caption", "title"}


class _Tables:
    """Collects the rows of every table, and the text that stands outside tables."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.outside: list[Cell] = []
        self.cells: list[Cell] | None = None
        self.text: list[str] | None = None
        self.start = (1, 1)
        self.loose: list[str] = []
        self.hidden = 0

    def take(self, piece: Piece) -> None:
        """Take the next tag or text."""
        if not piece.tag:
            self._text(piece.text)
        elif piece.tag.startswith("/"):
            self._close(piece.tag[1:])
        else:
            self._open(piece)
            if piece.empty:
                self._close(piece.tag)

    def _open(self, piece: Piece) -> None:
        tag = piece.tag
        if tag == "template":
            self.hidden += 1
        elif tag == "tr":
            self.end_row()
            self.end_loose()
            self.cells = []
        elif tag in {"td", "th"}:
            self.end_cell()
            if self.cells is None:
                self.cells = []
            self.text = []
            self.start = (piece.line, piece.column)
        elif tag == "br":
            self._text(" ")
        elif tag in _BLOCK and self.text is None:
            self.end_loose()
            self.start = (piece.line, piece.column)

    def _close(self, tag: str) -> None:
        if tag == "template":
            self.hidden = max(0, self.hidden - 1)
        elif tag in {"td", "th"}:
            self.end_cell()
        elif tag in {"tr", "table", "thead", "tbody"}:
            self.end_row()
        elif tag in _BLOCK and self.text is None:
            self.end_loose()

    def _text(self, data: str) -> None:
        if self.hidden:
            return
        if self.text is not None:
            self.text.append(data)
        elif self.cells is None and data.strip():
            self.loose.append(data)

    def end_cell(self) -> None:
        if self.text is not None and self.cells is not None:
            text = " ".join(plain("".join(self.text)).split())
            self.cells.append(Cell(text, *self.start))
        self.text = None

    def end_row(self) -> None:
        self.end_cell()
        if self.cells and len(self.cells) <= MOST_CELLS:
            self.rows.append(Row(self.cells[0].line, tuple(self.cells)))
        self.cells = None

    def end_loose(self) -> None:
        if self.loose:
            text = " ".join(plain("".join(self.loose)).split())
            self.outside.append(Cell(text, *self.start))
        self.loose = []


@lru_cache(maxsize=2)
def tables(text: str) -> tuple[list[Row], list[Cell]]:
    """Return the rows of all tables in the HTML, and the texts around them.

    Lines and columns are those of the HTML itself, where each cell's tag begins.

    >>> rows, around = tables("<h3>Open</h3><table><tr><td>1<td>Ann</table>")
    >>> [cell.text for cell in rows[0].cells], [cell.text for cell in around]
    (['1', 'Ann'], ['Open'])
    """
    found = _Tables()
    for piece in pieces(text):
        found.take(piece)
    found.end_row()
    found.end_loose()
    return found.rows, found.outside
