"""Tables out of HTML, as a browser puts them on the clipboard."""

import re
from functools import lru_cache
from html.parser import HTMLParser

from calculator.reading.grid import Cell, Row, plain

#: A row of more cells is no player's.
MOST_CELLS = 300
_INSIDE = re.compile(r"[^\n]")
_BLOCK = {"p", "h1", "h2", "h3", "h4", "h5", "h6", "div", "caption", "title"}


class _Tables(HTMLParser):
    """Collects the rows of every table, and the text that stands outside tables."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.rows: list[Row] = []
        self.outside: list[Cell] = []
        self.cells: list[Cell] | None = None
        self.text: list[str] | None = None
        self.start = (1, 1)
        self.loose: list[str] = []
        self.hidden = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        line, column = self.getpos()
        if tag in {"script", "style", "template"}:
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
            self.start = (line, column + 1)
        elif tag == "br":
            self.handle_data(" ")
        elif tag in _BLOCK and self.text is None:
            self.end_loose()
            self.start = (line, column + 1)

    def handle_endtag(self, tag: str) -> None:
        if tag in {"script", "style", "template"}:
            self.hidden = max(0, self.hidden - 1)
        elif tag in {"td", "th"}:
            self.end_cell()
        elif tag in {"tr", "table", "thead", "tbody"}:
            self.end_row()
        elif tag in _BLOCK and self.text is None:
            self.end_loose()

    def handle_data(self, data: str) -> None:
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


def _without_comments(text: str) -> str:
    """Blank out comments, an unclosed one to the end; lines and columns stay right."""
    parts = []
    at = 0
    while (start := text.find("<!--", at)) >= 0:
        end = text.find("-->", start + 4)
        end = len(text) if end < 0 else end + 3
        parts += [text[at:start], _INSIDE.sub(" ", text[start:end])]
        at = end
    return "".join([*parts, text[at:]])


@lru_cache(maxsize=2)
def tables(text: str) -> tuple[list[Row], list[Cell]]:
    """Return the rows of all tables in the HTML, and the texts around them.

    Lines and columns are those of the HTML itself, where each cell's tag begins.

    >>> rows, around = tables("<h3>Open</h3><table><tr><td>1<td>Ann</table>")
    >>> [cell.text for cell in rows[0].cells], [cell.text for cell in around]
    (['1', 'Ann'], ['Open'])
    """
    parser = _Tables()
    parser.feed(_without_comments(text))
    parser.close()
    parser.end_row()
    parser.end_loose()
    return parser.rows, parser.outside
