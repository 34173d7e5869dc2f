"""Tables out of HTML, as a browser puts them on the clipboard, and out of what becomes HTML.

That is the source of a wiki's page, or of a message in a forum.
"""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from calculator.model.late import late, pattern
from calculator.reading.text.grid import Cell, Row, plain
from calculator.reading.text.markup import Piece, attribute, pieces
from calculator.reading.text.pasted_text import markup_of

if TYPE_CHECKING:
    from calculator.reading.text.headings_again import headed_once
else:
    headed_once = late("calculator.reading.text.headings_again", "headed_once")

#: No heading of a table has so few cells.
_FEWEST = 2
#: A row of more cells is no player's.
MOST_CELLS = 300
_BLOCK = {
    "p",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "div",
    "caption",
    "title",
    "li",
    "tr",
    "dt",
    "dd",
}
#: What parts two words in a cell.
_PARTING = _BLOCK | {"br", "hr", "table", "td", "th", "ul", "ol", "blockquote"}
#: What may have a class that says something: the cell itself, or what is in it.
_MARKING = {"div", "span", "p", "td"}
#: What has no end.
_VOID = {"br", "hr", "img", "input", "wbr", "col", "source"}
#: What is in a cell and not seen: plug-ins that sort tables put keys there.
_UNSEEN = pattern(r"display\s*:\s*none", re.IGNORECASE)
#: No cell of a crosstable reaches over more columns or rows.
_MAX_SPAN_CELLS = 60
#: This many cells of a page may be there only because others reach over them.
_MOST_SPANNED = 20_000


#: What cuts each kind of markup into pieces; what is none may be parts of HTML.
_KINDS = {
    "": pieces,
    "html": pieces,
    "bbcode": late("calculator.reading.text.bbcode", "pieces"),
    "wikitext": late("calculator.reading.text.wikitext", "pieces"),
}


class Marks(NamedTuple):
    """What classes say of the text of a cell."""

    names: re.Pattern[str]
    """The classes."""
    said: Callable[[Sequence[str], Sequence[str]], str]
    """Return the text of a cell with these words and these classes."""


class _Tables:
    """Collects the rows of every table, and the text that is outside tables."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.rows: list[Row] = []
        self.outside: list[Cell] = []
        self.cells: list[Cell] | None = None
        self.text: list[str] | None = None
        self.start = (1, 1)
        self.loose: list[str] = []
        self.hidden = 0
        self.unseen: list[str] = []
        """The tags in a cell, one in another, of which the outermost is not seen."""
        self.option = False
        """Whether the text is a choice of a list."""
        self.spans = (1, 1)
        """How many columns and rows the cell takes."""
        self.hanging: dict[int, tuple[int, str]] = {}
        """Cells from above that reach down here, by column: for how many rows, and their text."""
        self.below: dict[int, tuple[int, str]] = {}
        """The same of the next row."""
        self.written = 0
        """How many cells of the row are written, not reached over."""
        self.spanned = 0
        self.heads = False
        """Whether the cell is a heading."""
        self.first = True
        """Whether no row of the table has ended."""
        self.began = 0
        """How many rows were there before the table."""
        self.classes: list[str] = []
        """The classes of the cell, and of what is in it, that say something of it."""

    def take(self, piece: Piece) -> None:
        """Take the next tag or text."""
        if not piece.tag:
            if not self.unseen and not self.option:
                self._text(piece.text)
            return
        # A list shows the one that is chosen; its others are none of the table's.
        self.option = piece.tag == "option" and "selected" not in piece.text.lower()
        if piece.tag.startswith("/"):
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
            self._begin()
        elif tag in {"td", "th"}:
            self.end_cell()
            if self.cells is None:
                self._begin()
            self.text = []
            self.unseen = []
            self.start = (piece.line, piece.column)
            self.heads = tag == "th"
            self.spans = (_span(piece, "colspan"), _span(piece, "rowspan"))
            self._mark(piece)
        elif tag == "table":
            self.hanging, self.below, self.first = {}, {}, True
            self.began = len(self.rows)
        elif self.text is not None:
            self._part(tag)
            self._mark(piece)
            hides = self.unseen or _UNSEEN.search(piece.text)
            if hides and tag not in _VOID and not piece.empty:
                self.unseen.append(tag)
        elif tag in _BLOCK:
            self.end_loose()
            self.start = (piece.line, piece.column)

    def _mark(self, piece: Piece) -> None:
        """Keep a class that says something of this cell."""
        if piece.tag in _MARKING and self.marks.names.search(piece.text):
            named = attribute(piece, "class")
            if self.marks.names.fullmatch(named):
                self.classes.append(named)

    def _part(self, tag: str) -> None:
        if tag in _PARTING and self.text is not None:
            self.text.append(" ")

    def _close(self, tag: str) -> None:
        if tag == "template":
            self.hidden = max(0, self.hidden - 1)
        elif tag in {"td", "th"}:
            self.end_cell()
        elif tag in {"tr", "table", "thead", "tbody"}:
            self.end_row()
            if tag == "table":
                self.end_table()
            if tag == "table" and self.rows and any(cell.text for cell in self.rows[-1].cells):
                last = self.rows[-1].cells[-1]
                self.rows.append(Row(last.line, (last._replace(text="", column=last.column + 1),)))
        elif self.text is not None:
            self._part(tag)
            if tag in self.unseen:
                del self.unseen[-1 - self.unseen[::-1].index(tag) :]
        elif tag in _BLOCK:
            self.end_loose()

    def _text(self, data: str) -> None:
        if self.hidden:
            return
        if self.text is not None:
            self.text.append(data)
        elif self.cells is None and data.strip():
            self.loose.append(data)

    def _begin(self) -> None:
        self.cells = []
        self.written = 0

    def end_cell(self) -> None:
        if self.text is not None and self.cells is not None:
            words = plain("".join(self.text)).split()
            text = self.marks.said(words, self.classes) if self.classes else " ".join(words)
            self._fill()
            across, down = self.spans
            self.spanned += across * down - 1
            if self.spanned > _MOST_SPANNED:
                across = down = 1
            for number in range(across):
                # Below a heading it begins again; below a cell of a player there is nothing new.
                shown = "" if number else text
                if down > 1:
                    again = shown if self.heads or self.first else ""
                    self.below[len(self.cells)] = (down - 1, again)
                self.cells.append(Cell(shown, *self.start))
            self.written += 1
        self.text = None
        self.unseen = []
        self.classes = []

    def _fill(self) -> None:
        """Put the cells here that reach down from rows above."""
        while self.cells is not None and len(self.cells) in self.hanging:
            rows, text = self.hanging.pop(len(self.cells))
            if rows > 1:
                self.below[len(self.cells)] = (rows - 1, text)
            self.cells.append(Cell(text, *self.start))

    def end_row(self) -> None:
        self.end_cell()
        if self.cells is None:
            return
        self._fill()
        self.hanging, self.below, self.first = self.below, {}, False
        # A title reaches over all columns, and is one cell.
        cells = self.cells[:1] if self.written == 1 else self.cells
        if cells and len(cells) <= MOST_CELLS:
            self.rows.append(Row(cells[0].line, tuple(cells)))
        self.cells = None

    def end_table(self) -> None:
        """Leave out the heading where it comes again within the table."""
        rows = self.rows[self.began :]
        long = [tuple(cell.text for cell in row.cells) for row in rows if len(row.cells) > _FEWEST]
        if len(set(long)) < len(long):
            self.rows[self.began :] = headed_once(rows)
        self.began = len(self.rows)

    def end_loose(self) -> None:
        if self.loose:
            text = " ".join(plain("".join(self.loose)).split())
            self.outside.append(Cell(text, *self.start))
        self.loose = []


def _span(piece: Piece, name: str) -> int:
    """Return how many columns or rows a cell takes."""
    said = attribute(piece, name) if "span" in piece.text.lower() else ""
    return max(1, min(int(said), _MAX_SPAN_CELLS)) if said.isdecimal() and len(said) < 4 else 1


def tables(text: str, marks: Marks) -> tuple[list[Row], list[Cell]]:
    """Return the rows of all tables in the HTML, and the texts around them.

    A row of one empty cell is where a table ends; ``marks`` are the classes that say something.
    Lines and columns are those of the HTML itself, where each cell's tag begins.
    """
    found = _Tables(marks)
    for piece in _KINDS[markup_of(text)](text):
        found.take(piece)
    found.end_row()
    found.end_table()
    found.end_loose()
    return found.rows, found.outside
