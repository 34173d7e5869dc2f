"""The one kind of error that reading raises."""

from calculator.model import Contradiction


class ReadError(ValueError):
    """The pasted text could not be read as a crosstable.

    ``line`` and ``column`` count from 1 and are ``None`` where the whole text is meant;
    ``length`` is how many characters the offending cell takes; ``hint`` says what was
    expected, or what to do; ``contradictions`` are the pairs of cells that cannot both be right.

    >>> str(ReadError("no such opponent", 3, 14, "copy the whole table"))
    'line 3, column 14: no such opponent (copy the whole table)'
    """

    def __init__(
        self,
        message: str,
        line: int | None = None,
        column: int | None = None,
        hint: str | None = None,
        *,
        length: int = 0,
        contradictions: tuple[Contradiction, ...] = (),
    ) -> None:
        super().__init__(message, line, column, hint)
        self.message = message
        self.line = line
        self.column = column
        self.hint = hint
        self.length = length
        self.contradictions = contradictions
        #: How many rows the faulty table has, about.
        self.size = 0

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}, column {self.column or 1}: "
        return f"{where}{self.message}" + (f" ({self.hint})" if self.hint else "")


#: More tables in one text are a collection of something else.
MOST_SECTIONS = 200


def too_many(line: int) -> ReadError:
    """Return the error of a text in which there are too many tables."""
    return ReadError("there are too many tables here", line, 1, "paste the sections of one event")


def excerpt(text: str, line: int, column: int, length: int = 1) -> str:
    r"""Return the line of the text and, below it, a mark under the place.

    >>> print(excerpt("one\ntwo three", 2, 5, 5))
    two three
        ^^^^^
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if not 1 <= line <= len(lines):
        return ""
    shown = lines[line - 1]
    # Tabs before the mark stay tabs, so that it stands under its place at any tab width.
    lead = "".join("\t" if char == "\t" else " " for char in shown[: column - 1])
    return f"{shown}\n{lead}{'^' * max(length, 1)}"
