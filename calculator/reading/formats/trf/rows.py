"""The rows of players in a FIDE tournament report, record 001.

They are the same in all its versions; columns count from 1 in the specification.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from calculator.model import COLORS, Color, Message, Result, quick, shared
from calculator.model.late import pattern
from calculator.reading.cells.grammar import Kept, RawResult, halves
from calculator.reading.check.lines_of_no_table import wrapped
from calculator.reading.columns.raw import RawRow
from calculator.reading.text.errors import MOST_PLAYERS, ReadError, Whose, too_many_players
from calculator.reading.text.grid import Cell, loose

NAME, POINTS = 15, 81
"""The columns in which the name and the points begin, counted from 1."""
_FIRST = 91
"""Where the cell of round 1 begins, counted from 0; each takes ten columns."""
#: A cell after the opponent's number, which takes four columns.
_NUMBER = 4
_REST_OF_CELL = pattern(r" ([wb\- ]) ([1=0+\-WDLHFUZ ])?\s*", re.IGNORECASE)
#: Result characters that a game with an opponent has, and those of byes.
_GAMES = {"1": "W", "=": "D", "0": "L", "+": "X", "-": "F", "W": "W", "D": "D", "L": "L"}
_BYES = {"H": "H", "F": "B", "U": "P", "Z": "U", "+": "X", "-": "U"}
#: Those of games that lasted less than one move.
_SHORT = frozenset("WDL")
#: What comes after a name, where a player's line was broken: it is not a record of its own.
_REST = pattern(r"(?!\d{3} (?!.*\d [wb] [10=+-]))[\d\s=+.\-WBHFUZ]*", re.IGNORECASE)
EXPECTED = "hint-trf-cell"
_START = "hint-trf-start"
#: Where a report says what else it knows of a player.
ABOUT = {
    "Sex": slice(9, 10),
    "Title": slice(10, 13),
    "Fed": slice(53, 56),
    "Born": slice(69, 79),
}


class _Said(NamedTuple):
    """What a cell says after the opponent's number."""

    color: Color
    char: str
    game: str
    """The code with an opponent, empty where there is none."""
    bye: str
    """The code without one."""


#: An opponent's number, and what follows it.
_InCell = tuple[int, _Said]


class Row(NamedTuple):
    """A player's row, and the results in it."""

    raw: RawRow
    """Without its cells: nobody asks for them where all is well, and they take most memory."""
    results: tuple[Result, ...]
    line: str
    """As it is read: with its columns in their places."""

    @property
    def whole(self) -> RawRow:
        """The row with its cells."""
        line = self.raw.name.line
        return self.raw._replace(
            results=tuple(
                RawResult(found.code, found.opponent, _where(line, at, text), None, found.color)
                for at, found in zip(count(_FIRST, 10), self.results, strict=False)
                for text in [self.line[at : at + 10]]
            )
        )


def read_rows(lines: Iterable[tuple[int, str]]) -> tuple[list[Row], list[Cell]]:
    """Return the players' rows, and the names in rows that came again word for word."""
    rows: list[Row] = []
    again = []
    seen = set()
    cut = False
    lines = iter(lines)
    for number, line in lines:
        if not line.startswith("001"):
            if cut and not line.isspace() and line and _REST.fullmatch(line):
                raise wrapped(loose(number, line).cells[0])
            cut = False
            continue
        cut = True
        if len(rows) == MOST_PLAYERS and line.rstrip() not in seen:
            more = sum(other.startswith("001") for _, other in lines)
            raise too_many_players(number, len(rows) + 1 + more)
        row = _row(number, line)
        if line.rstrip() in seen:
            again.append(row.raw.name)
        else:
            seen.add(line.rstrip())
            rows.append(row)
    return rows, again


def _row(number: int, line: str) -> Row:
    line, said = _aligned(line)
    start = line[3:8].strip()
    name = line[14:47].strip() or start
    if not start:
        raise ReadError("error-trf-no-start", number, min(5, len(line) + 1), _START, length=1)
    if not start.isdecimal():
        raise _fault(Cell(start, number, 5), "error-trf-start", _START, Whose(name))
    text = line[80:84].strip()
    total = halves(text) if text else None
    if text and total is None:
        raise _fault(Cell(text, number, POINTS), "error-no-score", "hint-trf-score", Whose(name))
    rating = line[48:52].strip()
    places = range(_FIRST, len(line.rstrip()), 10)
    results = [
        _result(number, at, line[at : at + 10], one, (name, round_))
        for round_, (at, one) in enumerate(
            zip(places, said or [None] * len(places), strict=True), 1
        )
    ]
    place = line[85:89].strip()
    return Row(
        RawRow(
            Cell(start, number, 5),
            Cell(name, number, NAME),
            (),
            int(rating) or None if rating.isdecimal() else None,
            place if place.isdecimal() and int(place) else "",
            total,
            Cell(text, number, POINTS),
            (),
            about=tuple(
                (heading, line[at].strip())
                for heading, at in ABOUT.items()
                if line[at].strip(" 0/-.")
            ),
        ),
        tuple(results),
        line,
    )


def _aligned(line: str) -> tuple[str, Sequence[_InCell | None] | None]:
    """Put the columns right where a name was padded by its bytes, not its characters (Vega).

    With it comes what the cells say, if all of them say something.
    """
    if (said := _fitting(line)) is not None:
        return line, said
    extra = len(line[14:47].encode()) - len(line[14:47])
    for missing in dict.fromkeys((extra, *range(1, 7))):
        shifted = line[: 47 - missing] + " " * missing + line[47 - missing :]
        # Points that only move out of their columns were cut off.
        if not missing or (line[80:84].strip() and not shifted[80:84].strip()):
            continue
        if (said := _fitting(shifted)) is not None:
            return shifted, said
    return line, None


def _fitting(line: str) -> list[_InCell] | None:
    """Return what the cells of a line say; ``None`` where its columns are not in their places."""
    points = line[80:84].strip()
    if points and halves(points) is None:
        return None
    if line[84:85] not in {"", " "} or line[89:91].strip():
        return None
    found: list[_InCell] = []
    for at in range(_FIRST, len(line.rstrip()), 10):
        opponent, said = _opponent(line[at : at + _NUMBER]), _said(line[at + _NUMBER : at + 10])
        if opponent is None or said is None:
            return None
        found.append((opponent, said))
    return found


@lru_cache(maxsize=1024)
def _said(rest: str) -> _Said | None:
    """Read a cell after its number: events have few of them that differ."""
    match = _REST_OF_CELL.fullmatch(rest.ljust(4))
    if match is None:
        return None
    char = (match[2] or "").strip().upper()
    return _Said(COLORS.get(match[1].upper(), ""), char, _GAMES.get(char, ""), _BYES.get(char, ""))


def _number(figures: str) -> int | None:
    """Return a cell's number, 0 where it has none, and ``None`` where that is no number."""
    found = figures.strip(" ") or "0"
    return shared(int(found)) if found.isdecimal() else None


_opponent: Callable[[str], int | None] = Kept(_number).__getitem__


def _result(
    number: int, at: int, text: str, read: _InCell | None, whose: tuple[str, int]
) -> Result:
    """Return a cell's result; ``read`` is what it says, where all of the line say something."""
    opponent, said = read or (_opponent(text[:_NUMBER]), _said(text[_NUMBER:]))
    if opponent is None or said is None:
        raise _fault(_where(number, at, text), "error-no-result", EXPECTED, Whose(*whose))
    color, char, game, bye = said
    code = game if opponent else bye
    if not code and char:
        if not (opponent and bye):
            cell = _where(number, at, text)
            raise _fault(cell, "error-trf-no-opponent", EXPECTED, Whose(*whose))
        opponent, code = 0, bye
    short = bool(opponent) and char in _SHORT
    return quick(Result, (code, opponent or None, color, None, None, short))


def _where(number: int, at: int, text: str) -> Cell:
    """Return a cell of a line, without the blanks around it."""
    shown = text.strip()
    return Cell(shown, number, at + 1 + (text.index(shown) if shown else len(text)))


def _fault(cell: Cell, code: str, hint: str, whose: Whose) -> ReadError:
    return ReadError.says(cell, code, hint).knowing(whose=whose)


def check_numbers(raws: list[RawRow], numbers: list[int]) -> None:
    """Raise where two rows have one number."""
    seen: dict[int, str] = {}
    for raw, number in zip(raws, numbers, strict=True):
        if number in seen:
            who = (seen[number], raw.name.text, raw.number.text)
            said = Message("error-number-twice", who)
            raise ReadError.at(raw.number, said, "hint-number-once")
        seen[number] = raw.name.text
