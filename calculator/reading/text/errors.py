"""The one kind of error that reading raises."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from calculator.model import Contradiction, Message, Slip
from calculator.model.late import pattern
from calculator.reading.text.grid import visible

#: This many characters of a longer line, or of a cell, are shown.
_SHOWN = 60
#: Characters that take two columns where every other takes one.
_WIDE = pattern(
    "[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f"
    "\uff00-\uff60\uffe0-\uffe6\U0001f300-\U0001faff\U00020000-\U0003fffd]"
)
#: Characters that are drawn on the one before them, or that nobody sees.
_NARROW = pattern("[\u0300-\u036f\u200b-\u200f\u2060\ufe00-\ufe0f\u00ad\ufeff]")
#: What would change how the line around it is shown.
_CONTROL = pattern("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


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


class Whose(NamedTuple):
    """Whose row a fault is in, and in which cell of it."""

    player: str
    round: int = 0
    column: str = ""
    """The heading of a cell that is of no round."""

    @property
    def said(self) -> Message:
        """Say it.

        >>> Whose("Ann", 3).said.words(), Whose("Ann", column="Pts").said.words()
        ('Ann, round 3', 'Ann, column “Pts”')
        """
        if self.round:
            return Message("error-who-round", (self.player, self.round))
        if self.column:
            return Message("error-who-column", (self.player, self.column))
        return Message("error-who-row", (self.player,))


class ReadError(ValueError):
    """The pasted text could not be read as a crosstable.

    ``message`` says what is wrong: who, which round, what it says, what that means. ``hint`` says
    what was expected, or what to do. ``line`` and ``column`` count from 1 and are ``None`` where
    the whole text is meant; ``length`` is how many characters the offending cell takes; ``cell``
    is that cell where the message quotes it, and ``whose`` whose it is; ``contradictions`` are the
    pairs of cells that cannot both be right, and ``names`` those whose cells they are, by number;
    ``slips`` are what is likely wrong (see :attr:`calculator.model.Crosstable.slips`);
    ``size`` is how many rows the faulty table has, about, ``title`` what it is called, ``rows`` are
    its heading and its names, as far as they were seen; ``sections`` are those of the text, where
    one is at fault, and ``section`` is its position.

    >>> error = ReadError("error-no-players", 3, 14, "hint-copy-players")
    >>> str(error)
    'line 3, column 14: There are no players under this heading. Copy the rows of the players too.'
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
        self.slips: tuple[Slip, ...] = ()
        self.sections = sections
        self.section: int | None = None
        self.size = 0
        self.title = ""
        self.rows: tuple[Placed, ...] = ()
        self.cell: str | None = None
        self.whose: Whose | None = None

    @property
    def is_too_much(self) -> bool:
        """Whether there is too much of it, however the text is read."""
        return self.said.code.startswith(_TOO_MUCH)

    @classmethod
    def at(
        cls,
        cell: Placed,
        said: Message | str,
        hint: Message | str | None = None,
        *,
        contradictions: tuple[Contradiction, ...] = (),
        names: Mapping[int, str] | None = None,
    ) -> "ReadError":
        """Return the error that a whole cell is; ``said`` is a sentence."""
        return cls(
            said,
            cell.line,
            cell.column,
            hint,
            length=len(cell.text),
            contradictions=contradictions,
            names=names,
        )

    @classmethod
    def says(
        cls, cell: Placed, said: Message | str, hint: Message | str | None = None
    ) -> "ReadError":
        """Return the error of a cell whose text is quoted; ``said`` goes on after "but".

        The caller that knows whose cell it is adds that (:meth:`knowing`).

        >>> from calculator.reading.text.grid import Cell
        >>> error = ReadError.says(Cell("Q5", 3, 14), "error-no-result")
        >>> error.message
        'This cell says “Q5”, but that is not a result.'
        >>> error.knowing(whose=Whose("Ann", 3)).message
        'Ann, round 3 says “Q5”, but that is not a result.'
        """
        error = cls.at(cell, said, hint)
        error.cell = cell.text
        return error

    def knowing(
        self,
        *,
        size: int = 0,
        sections: tuple[Section, ...] = (),
        section: int | None = None,
        whose: Whose | None = None,
        title: str = "",
        rows: tuple[Placed, ...] = (),
    ) -> "ReadError":
        """Return the error with what only the reader of the row, or of the whole text, knows.

        >>> ReadError("error-nothing").knowing(size=3).size
        3
        """
        known = ReadError(self.said, self.line, self.column, self.expected)
        vars(known).update(vars(self))
        known.size = size or self.size
        known.sections = sections or self.sections
        known.section = self.section if section is None else section
        known.whose = self.whose or whose
        known.title = self.title or title
        known.rows = self.rows or rows
        return known

    def within(self, text: str) -> "ReadError":
        """Return the error with its line and column, from 1, moved inside the text.

        Where a line is too short they are at its end.

        A cell of a web page may be over several lines; what is after it is at none of them.

        >>> ReadError("error-nothing", 1, 9).within("W2").column
        3
        """
        placed = self.knowing()
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        if placed.line and placed.column and placed.line <= len(lines):
            placed.column = min(placed.column, len(lines[placed.line - 1]) + 1)
        return placed

    @property
    def message(self) -> str:
        """What is wrong, as a sentence."""
        said = self.said
        if self.cell is not None:
            who = self.whose.said if self.whose else Message("error-who-unknown")
            said = Message("error-says", (who, self.cell, said))
        elif self.whose:
            said = Message("error-of", (self.whose.player, said))
        return _sentence(said.words())

    @property
    def hint(self) -> str | None:
        """What was expected, or what to do, as a sentence."""
        return _sentence(self.expected.words()) if self.expected else None

    def __str__(self) -> str:
        said = self.message
        if self.line is not None:
            said = Message("error-at", (self.line, self.column or 1)).words() + said
        return f"{said} {self.hint}" if self.hint else said


def _sentence(words: str) -> str:
    """Give a sentence its capital and its full stop."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "?", "…")) else ".")


class SectionError(ReadError):
    """A section was asked for that the text does not have; it has :attr:`sections`.

    >>> str(SectionError("U800", (Section("Open", 9, 4), Section("", 8, 4))))
    'There is no section “U800”. The sections are 1 Open, 2.'
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


_TOO_MUCH = ("error-too-many-players", "error-too-many-tables", "error-too-many-lines")
#: More tables in one text are a collection of something else.
MOST_SECTIONS = 200


#: No section has more players: a FIDE tournament report could not number them.
MOST_PLAYERS = 9999


def row_long(cell: Placed, cells: int, headings: int) -> ReadError:
    """Return the error of a row that goes on after the last heading; ``cell`` is the first."""
    said = Message("error-row-long", (cells, headings))
    return ReadError.at(cell, said, "hint-row-long")


def too_many_listed(line: int) -> ReadError:
    """Return the error of a list that names more players than any; how many nobody counts."""
    said = Message("error-too-many-players-listed", (MOST_PLAYERS,))
    return ReadError(said, line, 1, "hint-one-section")


def too_many_players(line: int, players: int) -> ReadError:
    """Return the error of a table with more players than any; ``line`` is the first one's."""
    said = Message("error-too-many-players", (MOST_PLAYERS, players))
    return ReadError(said, line, 1, "hint-one-section")


def too_many_lines(lines: int, most: int) -> ReadError:
    """Return the error of a text with more lines than any list; it names the first one too many."""
    return ReadError(
        Message("error-too-many-lines", (most, lines)), most + 1, 1, "hint-one-section"
    )


def too_many(line: int) -> ReadError:
    """Return the error of a text in which there are too many tables."""
    said = Message("error-too-many-tables", (MOST_SECTIONS,))
    return ReadError(said, line, 1, "hint-one-event-sections")


def listed(names: Iterable[str], most: int = 5, between: str = "; ") -> str:
    """Return at most so many names as one text, which says whether there are more.

    >>> listed(["Ann", "Bob", "Cem"], 2), listed(["Ann", "Bob"], 2)
    ('Ann; Bob …', 'Ann; Bob')
    """
    every = list(names)
    return between.join(every[:most]) + (" …" if len(every) > most else "")


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
    # Columns count what is seen; in JSON, whatever is there.
    whole = _CONTROL.sub("\ufffd", whole if text.startswith("{") else visible(whole))
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
