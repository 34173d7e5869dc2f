"""Cells of a table with the place in the text where each begins."""

import re
from functools import lru_cache
from typing import NamedTuple

#: Characters that only look different: replaced one by one, so that columns stay right.
_ALIKE = str.maketrans(
    {
        "\xa0": " ",
        "\u202f": " ",
        "\u2007": " ",
        "\u2009": " ",
        "\u2010": "-",
        "\u2011": "-",
        "\u2012": "-",
        "\u2013": "-",
        "\u2014": "-",
        "\u2212": "-",
        "\ufeff": " ",
        "\u3000": " ",
        "\u2502": "|",
        "\u2503": "|",
        "\u2551": "|",
        # Full-width forms of the letters, figures and signs of ASCII.
        **{chr(code + 0xFEE0): chr(code) for code in range(0x21, 0x7F)},
    }
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


def plain(text: str) -> str:
    r"""Return the text with look-alike spaces and dashes replaced, every column kept.

    >>> plain("W12\xa0–")
    'W12 -'
    """
    return text.translate(_ALIKE)


@lru_cache(maxsize=2)
def lines_of(text: str) -> tuple[str, ...]:
    """Split text into lines at CR, LF or CRLF, and nowhere else."""
    return tuple(plain(text).replace("\r\n", "\n").replace("\r", "\n").split("\n"))


def tabbed(line: int, text: str, separator: str = "\t") -> Row:
    r"""Cut a line at its tabs.

    >>> [cell.column for cell in tabbed(1, "1\t Ann\tW2").cells]
    [1, 4, 8]
    """
    cells = []
    start = 0
    for part in text.split(separator):
        kept = part.strip()
        lead = part.find(kept) if kept else len(part)
        cells.append(Cell(kept, line, start + lead + 1))
        start += len(part) + 1
    return Row(line, tuple(cells), text)


def split(line: int, text: str, separator: str) -> Row:
    r"""Cut a line at a tab, comma, semicolon or bar; quoted cells are one cell.

    >>> [cell.text for cell in split(1, '1,"Player, A",W2', ",").cells]
    ['1', 'Player, A', 'W2']
    """
    if separator == "\t":
        return tabbed(line, text)
    if separator == "|":
        return _barred(line, text)
    if '"' not in text:
        return tabbed(line, text, separator)
    cells = []
    start = 0
    while start <= len(text):
        quoted = _QUOTED.match(text, start)
        if quoted and text[quoted.end() : quoted.end() + 1] in {separator, ""}:
            whole, end = quoted[1].replace('""', '"').strip(), quoted.end()
            cells.append(Cell(whole, line, quoted.start(1) + 1))
        else:
            end = text.find(separator, start)
            end = len(text) if end < 0 else end
            part = text[start:end]
            lead = len(part) - len(part.lstrip())
            cells.append(Cell(part.strip(), line, start + lead + 1))
        start = end + 1
    return Row(line, tuple(cells), text)


_WORD = re.compile(r"\S+")
_QUOTED = re.compile(r'\s*"((?:[^"]|"")*)"\s*')


def _barred(line: int, text: str) -> Row:
    """Cut at bars; the bars around a whole line (Markdown) are no cells."""
    row = tabbed(line, text.replace("\t", " ").replace("|", "\t"))
    cells = row.cells
    if text.lstrip().startswith("|"):
        cells = cells[1:]
    if text.rstrip().endswith("|"):
        cells = cells[:-1]
    return Row(line, cells, text)


def loose(line: int, text: str) -> Row:
    """Return a line as one cell: something that stands beside the table."""
    return Row(line, (Cell(text.strip(), line, len(text) - len(text.lstrip()) + 1),), text)


def words(line: int, text: str) -> tuple[Cell, ...]:
    """Cut a line at its white space."""
    return tuple(Cell(match.group(), line, match.start() + 1) for match in _WORD.finditer(text))
