"""The one kind of error that reading raises."""

import re
from collections.abc import Mapping
from typing import NamedTuple, Protocol, Self

from calculator.model import Contradiction, Message

#: So many characters of a longer line, or of a cell, are shown.
_SHOWN = 60
#: Characters that take two columns where every other takes one.
_WIDE = re.compile(
    "[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f"
    "\uff00-\uff60\uffe0-\uffe6\U0001f300-\U0001faff\U00020000-\U0003fffd]"
)
#: Characters that are drawn on the one before them, or that nobody sees.
_NARROW = re.compile("[\u0300-\u036f\u200b-\u200f\u2060\ufe00-\ufe0f\u00ad\ufeff]")


class Section(NamedTuple):
    """One of several tables in a text; ``players`` and ``rounds`` are 0 where it is faulty."""

    title: str
    players: int
    rounds: int


class Placed(Protocol):
    """A cell, as an error points at it."""

    @property
    def text(self) -> str:
        """What is in it."""

    @property
    def line(self) -> int:
        """The line, from 1."""

    @property
    def column(self) -> int:
        """Where in the line it begins, from 1."""


class ReadError(ValueError):
    """The pasted text could not be read as a crosstable.

    ``message`` says what is wrong and ``hint`` what was expected, or what to do. ``line`` and
    ``column`` count from 1 and are ``None`` where the whole text is meant; ``length`` is how
    many characters the offending cell takes; ``contradictions`` are the pairs of cells that
    cannot both be right, and ``names`` those whose cells they are, by number; ``size`` is how many
    rows the faulty table has, about; ``sections`` are those of the text, where one is at fault.

    >>> error = ReadError(Message("error-no-result", ("Q5",)), 3, 14, "hint-copy-rounds")
    >>> str(error)
    'line 3, column 14: “Q5” is not a result (copy the columns of all rounds)'
    """

    def __init__(
        self,
        said: Message | str,
        line: int | None = None,
        column: int | None = None,
        hint: Message | str | None = None,
        *,
        length: int = 0,
        contradictions: tuple[Contradiction, ...] = (),
        names: Mapping[int, str] | None = None,
        size: int = 0,
        sections: tuple[Section, ...] = (),
    ) -> None:
        super().__init__(said, line, column, hint)
        self.said = Message(said) if isinstance(said, str) else said
        self.expected = Message(hint) if isinstance(hint, str) else hint
        self.line = line
        self.column = column
        self.length = length
        self.contradictions = contradictions
        self.names = names or {}
        self.size = size
        self.sections = sections

    @classmethod
    def at(
        cls,
        cell: Placed,
        said: Message | str,
        hint: Message | str | None = None,
        *,
        contradictions: tuple[Contradiction, ...] = (),
        names: Mapping[int, str] | None = None,
    ) -> Self:
        """Return the error that a whole cell is."""
        return cls(
            said,
            cell.line,
            cell.column,
            hint,
            length=len(cell.text),
            contradictions=contradictions,
            names=names,
        )

    def knowing(self, *, size: int = 0, sections: tuple[Section, ...] = ()) -> "ReadError":
        """Return the error with what only the reader of the whole text knows.

        >>> ReadError("error-nothing").knowing(size=3).size
        3
        """
        return ReadError(
            self.said,
            self.line,
            self.column,
            self.expected,
            length=self.length,
            contradictions=self.contradictions,
            names=self.names,
            size=size or self.size,
            sections=sections or self.sections,
        )

    @property
    def message(self) -> str:
        """What is wrong."""
        return self.said.words()

    @property
    def hint(self) -> str | None:
        """What was expected, or what to do."""
        return self.expected.words() if self.expected else None

    def __str__(self) -> str:
        said = self.said
        if self.line is not None:
            said = Message("error-at", (self.line, self.column or 1, said))
        if self.expected:
            said = Message("error-hinted", (said, self.expected))
        return said.words()


class SectionError(ReadError):
    """A section was asked for that the text does not have; it has :attr:`sections`.

    >>> str(SectionError("U800", (Section("Open", 9, 4), Section("", 8, 4))))
    'there is no section “U800” (the sections are 1 Open, 2)'
    """

    def __init__(self, wanted: int | str, sections: tuple[Section, ...]) -> None:
        listed = ", ".join(
            f"{number} {section.title}".strip() for number, section in enumerate(sections, 1)
        )
        super().__init__(
            Message("error-no-section", (wanted,)),
            hint=Message("hint-sections", (listed,)),
            sections=sections,
        )


#: More tables in one text are a collection of something else.
MOST_SECTIONS = 200


#: No section has more players: a FIDE tournament report could not number them.
MOST_PLAYERS = 9999


def too_many_players(line: int) -> ReadError:
    """Return the error of a table with more players than any; ``line`` is that of the first."""
    return ReadError(
        Message("error-too-many-players", (MOST_PLAYERS,)), line, 1, "hint-one-section"
    )


def too_many(line: int) -> ReadError:
    """Return the error of a text in which there are too many tables."""
    return ReadError("error-too-many-tables", line, 1, "hint-one-event-sections")


def excerpt(text: str, line: int, column: int, length: int = 1) -> str:
    r"""Return the line of the text and, below it, a mark under the place.

    Of a long line the 60 characters around the place, with ``…`` where it goes on.

    >>> print(excerpt("one\ntwo three", 2, 5, 5))
    two three
        ^^^^^
    >>> print(excerpt("x" * 70 + " Q5 " + "y" * 70, 1, 72, 2))
    …xxxxxxxxxxxxxxxxxxxxxxxxxxxx Q5 yyyyyyyyyyyyyyyyyyyyyyyyyyyy…
                                  ^^
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if not 1 <= line <= len(lines):
        return ""
    whole = lines[line - 1]
    at = min(column - 1, len(whole))
    marked = max(min(length, _SHOWN), 1)
    start = max(0, min(at - (_SHOWN - marked) // 2, len(whole) - _SHOWN))
    shown = whole[start : start + _SHOWN]
    place = shown[at - start : at - start + marked]
    # Tabs before the mark stay tabs, and wide characters take wide spaces, so that it is
    # under its place at any tab width and in any font.
    lead = _NARROW.sub("", shown[: at - start])
    lead = "".join(
        "\t" if char == "\t" else "\u3000" if _WIDE.match(char) else " " for char in lead
    )
    width = len(_NARROW.sub("", place)) + len(_WIDE.findall(place))
    # A place at the end of the line, where something is missing, is marked there.
    mark = "^" * max(1, width, marked - len(place))
    before = "…" if start else ""
    after = "…" if start + _SHOWN < len(whole) else ""
    return f"{before}{shown}{after}\n{' ' * len(before)}{lead}{mark}"
