"""Cells of a table with the place in the text where each begins."""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from calculator.model import quick
from calculator.model.late import pattern

#: What may part the cells of a line, in the order in which it is tried.
SEPARATORS = ("\t", ";", "|", ",")
#: What two blanks part.
CHUNK = pattern(r"\S+(?: \S+)*")
#: A spreadsheet runs a cell that begins with one of these as a formula.
FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r")
#: Characters that only look different: replaced one by one, so that columns stay right.
_ALIKE = {
    **dict.fromkeys("\xa0\u202f\u2007\u2009\ufeff\u3000", " "),
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"),
    **dict.fromkeys("\u2502\u2503\u2551", "|"),
}
#: Those, and the full-width forms of the letters, figures and signs of ASCII.
_LOOK_ALIKE = pattern(f"[{''.join(_ALIKE)}\uff01-\uff5e]")
_TO_FULL_WIDTH = 0xFEE0
#: So many lines that were cut are remembered: those of a long text, which several readers go
#: through from its first line to its last. With fewer than it has none would be found again.
_LINES = 16_384
#: What nobody sees, so that nobody counts it (joiners belong to names): also what turns the text
#: after it around, the colors of terminals, and halves of a character. Where other characters of
#: Windows would be, a file was read as Latin-1.
_UNSEEN = pattern(
    "[\x80-\x9f\xad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ud800-\udfff]|\x1b(?:\\[[\\d;]*m)?"
)


class Cell(NamedTuple):
    """A cell's text, stripped, and the line and column (from 1) where it begins."""

    text: str
    line: int
    column: int

    @property
    def end(self) -> int:
        """The column after its last character."""
        return self.column + len(self.text)


class Row(NamedTuple):
    """One line of a table."""

    line: int
    cells: tuple[Cell, ...]
    text: str = ""
    """The whole line, where the row comes from text."""


#: What no text that is read may hold; blanks of any kind, and an old end of a file, it may.
CONTROL = frozenset(map(chr, {*range(32), 127} - {*b"\t\x0b\x0c\x1a"}))


def visible(text: str) -> str:
    r"""Return the text without characters that nobody sees.

    >>> visible("Ann\u202e Ray\u200b"), visible("O\x92Dea")
    ('Ann Ray', 'O’Dea')
    """
    return text if text.isascii() and "\x1b" not in text else _UNSEEN.sub(_seen, text)


def _seen(match: re.Match[str]) -> str:
    char = match[0]
    return char.encode("latin-1").decode("cp1252", "ignore") if "\x80" <= char <= "\x9f" else ""


def plain(text: str) -> str:
    r"""Return the text with look-alike spaces and dashes replaced, every column kept.

    >>> plain("W12\xa0–")
    'W12 -'
    """
    return text if text.isascii() else _LOOK_ALIKE.sub(_meant, text)


def _meant(match: re.Match[str]) -> str:
    char = match[0]
    return _ALIKE.get(char) or chr(ord(char) - _TO_FULL_WIDTH)


#: A quoted cell over several lines, as a spreadsheet copies it.
_OVER_LINES = pattern(
    r'(?:^ *|(?<=[\t;,]))"(?:[^"\n\t]|""){0,200}(?:\n(?:[^"\n\t]|""){0,200}){1,6}"(?=[\t;,]|$)',
    re.MULTILINE,
)
#: Where a line ends within a cell; a blank to all that cut cells.
_BREAK = "\x0b"


def first_lines(text: str, count: int) -> str:
    r"""Return so many lines of a text, or all that there are.

    >>> first_lines("Ann\nBob\nCem", 2), first_lines("Ann", 2)
    ('Ann\nBob', 'Ann')
    """
    return "\n".join(text.split("\n", count)[:count])


@lru_cache(maxsize=2)
def lines_of(text: str) -> tuple[str, ...]:
    r"""Split text into lines at CR, LF or CRLF, and nowhere else; a quoted cell holds its lines.

    The lines that are in the one above are empty: the number of each stays what it is.

    >>> lines_of('Ann\tW2\n"Bob\nPoe"\tL1')
    ('Ann\tW2', '"Bob\x0bPoe"\tL1', '')
    >>> lines_of("Ann\x0bRay\tW2")
    ('Ann Ray\tW2',)
    """
    text = plain(text).replace("\r\n", "\n").replace("\r", "\n").replace(_BREAK, " ")
    if '"' not in text or "<td" in text:
        return tuple(text.split("\n"))
    text = _OVER_LINES.sub(lambda cell: cell[0].replace("\n", _BREAK), text)
    lines = []
    for line in text.split("\n"):
        lines += [line, *[""] * line.count(_BREAK)]
    return tuple(lines)


def placed(line: int, text: str, offset: int) -> tuple[int, int]:
    r"""Return the line and column of a character of a line, which may hold cells over lines.

    >>> placed(4, '"Bob\x0bPoe"\tL1', 10)
    (5, 6)
    """
    before = text.count(_BREAK, 0, offset) if _BREAK in text else 0
    return (line + before, offset - text.rfind(_BREAK, 0, offset)) if before else (line, offset + 1)


def _cell(text: str, line: int, whole: str, offset: int) -> Cell:
    """Make the cell whose text begins at this character of a line."""
    if _BREAK in text:
        text = " ".join(text.split())
    return quick(Cell, (text, *placed(line, whole, offset)))


@lru_cache(maxsize=_LINES)
def tabbed(line: int, text: str, separator: str = "\t") -> Row:
    r"""Cut a line at its tabs; quoted cells are one cell.

    >>> [cell.column for cell in tabbed(1, "1\t Ann\tW2").cells]
    [1, 4, 8]
    """
    if '"' in text:
        return _quoted(line, text, separator)
    cells = []
    start = 1
    for part in text.split(separator):
        kept = part.strip()
        column = start if kept == part else start + _blanks(part, kept)
        cells.append(quick(Cell, (kept, line, column)))
        start += len(part) + 1
    return Row(line, tuple(cells), text)


def _blanks(part: str, kept: str) -> int:
    """How many blanks there are before what is kept of a part."""
    return part.find(kept) if kept else len(part)


def split(line: int, text: str, separator: str) -> Row:
    r"""Cut a line at a tab, comma, semicolon or bar; quoted cells are one cell.

    >>> [cell.text for cell in split(1, '1,"Player, A",W2', ",").cells]
    ['1', 'Player, A', 'W2']
    >>> [cell.text for cell in split(1, "1,'=Ann,'t Hart", ",").cells]
    ['1', '=Ann', "'t Hart"]
    """
    if separator == "\t":
        return tabbed(line, text)
    if separator == "|":
        return _barred(line, text)
    row = tabbed(line, text, separator)
    if "'" not in text:
        return row
    return row._replace(cells=tuple(map(_as_text, row.cells)))


def _as_text(cell: Cell) -> Cell:
    """Return a cell without the apostrophe that keeps a spreadsheet from running it."""
    if not cell.text.startswith("'") or not cell.text[1:].startswith(FORMULA):
        return cell
    return cell._replace(text=cell.text[1:], column=cell.column + 1)


def _quoted(line: int, text: str, separator: str) -> Row:
    """Cut a line in which some cells are quoted."""
    cells = []
    start = 0
    while start <= len(text):
        quoted = _CELL.match(text, start)
        if quoted and text[quoted.end() : quoted.end() + 1] in {separator, ""}:
            whole, end = quoted[1].replace('""', '"').strip(), quoted.end()
            cells.append(_cell(whole, line, text, quoted.start(1)))
        else:
            end = text.find(separator, start)
            end = len(text) if end < 0 else end
            part = text[start:end]
            lead = len(part) - len(part.lstrip())
            cells.append(_cell(part.strip(), line, text, start + lead))
        start = end + 1
    return Row(line, tuple(cells), text)


#: A sign and the letter of a color are no cell without the number after them: ``+B 16``.
WORD = pattern(r"(?<!\S)[+=-][WBNFwbnf] {1,3}\d{1,3}(?!\S)|\S+")
_CELL = pattern(r'[^\S\t]*"((?:[^"]|"")*)"[^\S\t]*')


def _barred(line: int, text: str) -> Row:
    """Cut at bars; the bars around a whole line (Markdown) are no cells."""
    row = tabbed(line, text.replace("\t", " ").replace("|", "\t"))
    cells = row.cells
    if text.lstrip().startswith("|"):
        cells = cells[1:]
    if text.rstrip().endswith("|"):
        cells = cells[:-1]
    return Row(line, cells, text)


def chunks(line: int, text: str) -> tuple[Cell, ...]:
    """Cut a line at two and more blanks: a single one may be within a cell.

    >>> [cell.text for cell in chunks(1, "1  Ann Lee   W 2  1 (3w)")]
    ['1', 'Ann Lee', 'W 2', '1 (3w)']
    """
    return tuple(
        [quick(Cell, (found[0], line, found.start() + 1)) for found in CHUNK.finditer(text)]
    )


def are_close(cells: Sequence[Cell]) -> bool:
    """Whether one blank parts all cells of a line: nothing is lined up.

    >>> are_close(words(1, "Ann Lee W2")), are_close(words(1, "Ann Lee  W2"))
    (True, False)
    """
    return all(cell.column - before.end == 1 for before, cell in pairwise(cells))


def is_spaced(form: str, text: str) -> bool:
    """Whether only blanks part the cells of a line: between tabs or bars every cell is clear.

    >>> is_spaced("text", "1  Ann Lee"), is_spaced("text", "1 | Ann Lee"), is_spaced("csv", "1 A")
    (True, False, False)
    """
    return form == "text" and {"\t", "|"}.isdisjoint(text)


def parted(line: int, text: str, separator: str) -> Row:
    """Cut a line at a separator; one without it is one cell."""
    return split(line, text, separator) if separator in text else loose(line, text)


def loose(line: int, text: str) -> Row:
    """Return a line as one cell: something that is beside the table."""
    lead = len(text) - len(text.lstrip())
    if _BREAK in text:
        return Row(line, (_cell(text.strip(), line, text, lead),), text)
    return quick(Row, (line, (quick(Cell, (text.strip(), line, lead + 1)),), text))


@lru_cache(maxsize=_LINES)
def words(line: int, text: str) -> tuple[Cell, ...]:
    """Cut a line at its white space: each reader does, so that is remembered."""
    if _BREAK in text:
        return tuple(_cell(match[0], line, text, match.start()) for match in WORD.finditer(text))
    return tuple(
        [quick(Cell, (match[0], line, match.start() + 1)) for match in WORD.finditer(text)]
    )
