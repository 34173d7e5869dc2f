"""Tables as people write them for programs that typeset: LaTeX, AsciiDoc."""

import re
import unicodedata

from calculator.reading.text.grid import Cell
from calculator.reading.text.original_places import Apart

#: The end of a row of LaTeX, with the line that may be drawn below it.
_ROW_ENDS = re.compile(
    r"\\\\(?:\[[^\[\]\n]*\]|\*)?\s*"
    r"(?:\\(?:hline|midrule|bottomrule|toprule|c(?:mid)?(?:line|rule))(?:\{[^{}\n]*\})?\s*)*$"
)
_DRAWN = re.compile(r"^\s*(?:\\(?:hline|midrule|toprule|bottomrule)\s*)+")
_COMMAND = re.compile(r"^\s*\\[a-zA-Z]+")
_PARTS = re.compile(r"(?<!\\)&")
#: One half, as LaTeX has it.
_HALF = re.compile(
    r"\$?\\[a-z]*frac(?:\{1\}\{2\}|12|\{1\}2)\$?|\\textonehalf(?:\{\}|\s)?|\$?\\half\$?"
)
_ACCENT = re.compile(
    r"\{?\\(?P<mark>[\"'`^~=.]|[cvHuk](?=[ {]))\s?\{?(?P<letter>\\?[a-zA-Z])\}?\}?"
)
_ABOVE = "\u0308\u0301\u0300\u0302\u0303\u0304\u0307\u0327\u030c\u030b\u0306\u0328"
_MARKS = dict(zip("\"'`^~=.cvHuk", _ABOVE, strict=True))
_LETTERS = {r"\ss": "ß", r"\o": "ø", r"\O": "Ø", r"\l": "ł", r"\L": "Ł", r"\ae": "æ", r"\AE": "Æ"}
_LETTER = re.compile(r"\{?\\(?:ss|ae|AE|[oOlL])(?![a-zA-Z])(?:\{\}|\s)?\}?")
#: What only says how a text looks; and a sign that must be written so.
_LOOKS = re.compile(r"\\(?:text|math)[a-z]{2,6}(?=\{)|\\(?:bf|it|tt)[a-z]*\b|(?<!\\)[{}$]")
_SIGN = re.compile(r"\\([#&%$_{}])")
_FEWEST = 3
#: Where a table of AsciiDoc begins and ends.
_FENCE = re.compile(r"^\|===[ \t]*$", re.MULTILINE)


def typeset(text: str) -> Apart | None:
    r"""Return the text with tabs between the cells of its tables; ``None`` where there are none.

    >>> found = typeset("No & Name & R1 \\\\\n1 & Ann & D2 \\\\ \\hline\n2 & Bo & D1 \\\\")
    >>> found.text.splitlines() if found else []
    ['No\tName\tR1', '1\tAnn\tD2', '2\tBo\tD1']
    >>> found = typeset("|===\n|No |Name |R1\n\n|1\n|Ann\n|D2\n\n|2\n|Bo\n|D1\n|===")
    >>> found.text.splitlines()[1:] if found else []
    ['No\tName\tR1', '1\tAnn\tD2', '2\tBo\tD1']
    """
    return (_latex(text) if "\\\\" in text else None) or (
        _asciidoc(text) if "|===" in text else None
    )


def _latex(text: str) -> Apart | None:
    made: list[tuple[Cell, ...]] = []
    rows = 0
    for number, line in enumerate(text.split("\n"), 1):
        ends = _ROW_ENDS.search(line.rstrip()) if "\\\\" in line else None
        if ends is None or "&" not in line:
            kept = "" if _COMMAND.match(line) else line
            made.append((Cell(kept, number, 1),))
            continue
        drawn = _DRAWN.match(line)
        begins = drawn.end() if drawn else 0
        cells = []
        for part in _PARTS.split(line[begins : ends.start()]):
            lead = len(part) - len(part.lstrip())
            cells.append(Cell(_plain(part.strip()), number, begins + lead + 1))
            begins += len(part) + 1
        made.append(tuple(cells))
        rows += 1
    return Apart.of(made) if rows >= _FEWEST else None


def _plain(text: str) -> str:
    """Return a cell of LaTeX as it is printed."""
    if "\\" in text or "$" in text:
        text = _HALF.sub("½", text)
        text = _LETTER.sub(lambda found: _LETTERS[found[0].strip("{} ")], text)
        text = _ACCENT.sub(_accented, text)
    text = _SIGN.sub(r"\1", _LOOKS.sub("", text))
    return " ".join(text.replace("~", " ").split())


def _accented(found: re.Match[str]) -> str:
    letter = found["letter"].lstrip("\\")
    return unicodedata.normalize("NFC", letter + _MARKS[found["mark"]])


def _asciidoc(text: str) -> Apart | None:
    """Return the text with the rows of which each cell has a line of its own put together."""
    lines = text.split("\n")
    made: list[tuple[Cell, ...]] = []
    within, row = False, list[Cell]()
    width = together = 0

    def close() -> None:
        nonlocal together
        if row:
            made.append(tuple(row))
            together += 1
            row.clear()

    for number, line in enumerate(lines, 1):
        if _FENCE.match(line):
            close()
            within, width = not within, 0
            made.append((Cell("", number, 1),))
            continue
        cells = _cells(line, number) if within and line.startswith("|") else []
        if len(cells) == 1 and width > 1:
            row += cells
            if len(row) == width:
                close()
        elif cells:
            close()
            width = width or len(cells)
            made.append(tuple(cells))
        elif line.strip() or not within:
            close()
            made.append((Cell(line, number, 1),))
    close()
    return Apart.of(made) if together >= _FEWEST - 1 else None


def _cells(line: str, number: int) -> list[Cell]:
    found, at = [], 1
    for part in line[1:].split("|"):
        lead = len(part) - len(part.lstrip())
        found.append(Cell(part.strip(), number, at + lead + 1))
        at += len(part) + 1
    return found
