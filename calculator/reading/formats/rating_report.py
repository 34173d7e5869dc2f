"""The crosstable of a US Chess rating report: two lines per player, three when dual rated.

    12 | MIA PLAYER012                   |4.5  |W  42|W  33|D   5|
    MI | 10000012 / R: 1663   ->1670     |N:3  |W    |B    |W    |

Opponents are row numbers. Rows are sorted by score and new rating, never by tiebreak. In a
round robin ``*`` is the player's own column and a column an opponent.

A page that was saved has links in these lines: they are read without their tags, and every cell
keeps the place that it has in the page.
"""

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import COLORS, Message
from calculator.model.late import late, pattern
from calculator.reading.cells.dialects import DIALECTS, result
from calculator.reading.cells.grammar import RawResult, halves, unread_ratings
from calculator.reading.check.layout import Layout, Listed, Reader
from calculator.reading.check.lines_of_no_table import wrapped
from calculator.reading.check.repeated_rows import once
from calculator.reading.columns.headings import Column
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.text.errors import MOST_SECTIONS, ReadError, Whose, row_long, too_many
from calculator.reading.text.grid import Cell, Row, lines_of, plain, split

if TYPE_CHECKING:
    from html import unescape

    from calculator.reading.text.markup import blotted
else:
    unescape = late("html", "unescape")
    blotted = late("calculator.reading.text.markup", "blotted")

#: A section on its way: the texts above it, the lines of each player, what is between them.
_Part = tuple[list[Cell], list[list[Row]], list[Cell]]

#: A name may be missing on this site.
_FIRST = pattern(r"\s*\d{1,4}\s*\|(?:\s*|[^|]*[^\W\d_]{2}[^|]*)\|\s*\d{1,2}[.,]\d\s*\|")
#: The number and the name that begin such a line.
_BEGUN = pattern(r"\s*\d{1,4}\s*\|[^|]*[^\W\d_]{2}")
_SECOND = pattern(r"\s*[A-Z]{0,3}\s*\|[^|]*/[^|]*\|", re.IGNORECASE)
#: Ratings before and after, in a second line; fewer first lines may be another table's.
_PRE, _FEWEST = pattern(r"/ [ORQB]{1,2}: *\d[\dP ]*->"), 3
#: A player's second line, where tabs are between the cells.
_TABBED = pattern(r"^[A-Z]{0,3}\t *\d{7,9} */ ", re.MULTILINE)
#: A rating before the event; an empty one is followed by its arrow.
_RATED = pattern(r"\b(O?[RQB]):\s*(\d[,. ]\d{3}\b|[^\s|/>-]+)", re.IGNORECASE)
#: What it says: the figure, and after how many games it was provisional.
_FIGURE = pattern(r"(\d{2,4}|\d[,. ]\d{3})(?:[.,]\d\d?)?(?:P\d*)?", re.IGNORECASE)
#: A line that is drawn; in a page it may be after the title of the section.
_RULE = pattern(r"[-=_]{5,}|^[\s=_-]+$")
_SECTION = pattern(r"\bsection\b[\s:#\d-]*(.*)", re.IGNORECASE)


#: What stands for each character of a tag, so that every other one keeps its column.
_TAGGED = "\0"
_ENTITY = pattern(r"&(?:[a-zA-Z]{2,8}|#\d{1,7}|#[xX][0-9a-fA-F]{1,6});")


class _Line(NamedTuple):
    number: int
    text: str
    """Without tags."""
    marked: str = ""
    """With a mark for each character of a tag, where there are any."""

    @property
    def row(self) -> Row:
        """Its cells, each where it is in the page."""
        if not self.marked:
            return split(self.number, self.text, "|")
        cells = []
        at = 1
        for part in self.marked.split("|"):
            kept = part.replace(_TAGGED, "").strip()
            lead = next((i for i, char in enumerate(part) if char not in " \t\0"), len(part))
            cells.append(Cell(kept, self.number, at + lead))
            at += len(part) + 1
        if not cells[-1].text:
            cells.pop()
        return Row(self.number, tuple(cells), self.text)


@lru_cache(maxsize=2)
def _lines(text: str) -> tuple[_Line, ...]:
    """Cut the text into lines; of a page without its tags."""
    if "</" not in text:
        lines = lines_of(text)
        if "|" not in text:
            # A tab for each bar; an empty first cell is not to look like the bar around a line.
            lines = tuple(line.replace("\t", " |" if line[:1] == "\t" else "|") for line in lines)
        return tuple(_Line(number, line) for number, line in enumerate(lines, 1))
    marked = _ENTITY.sub(_unescaped, blotted(text, _TAGGED))
    return tuple(
        _Line(number, line.replace(_TAGGED, ""), line)
        for number, line in enumerate(plain(marked).split("\n"), 1)
    )


def _unescaped(entity: re.Match[str]) -> str:
    """Return the character that an entity is, as long as the entity."""
    char = unescape(entity[0])
    return char + _TAGGED * (len(entity[0]) - 1) if len(char) == 1 and char > " " else entity[0]


def _fits(text: str) -> bool:
    r"""Whether lines of the text have the forms of a player's first and second line.

    >>> row, rest = " 1 | ANN LEE |1.0 |W   2|", " MI | 12345678 / R: 1500 ->1510 |N:2 |W    |"
    >>> _fits(f"{row}\n{rest}"), _fits(f"{row[:13]}\n{rest}"), _fits(f"{row[:13]}\n{rest}\n" * 3)
    (True, False, True)
    """
    if "|" not in text and not _TABBED.search(text):
        return False
    lines = [line.text[:200] for line in _lines(text) if "|" in line.text]
    if not any(map(_SECOND.match, lines)):
        return False
    # Where no first line is whole, they were broken or cut off.
    broken = _PRE.search(text) and sum(map(bool, map(_BEGUN.match, lines))) >= _FEWEST
    return bool(broken) or any(map(_FIRST.match, lines))


def read_reports(text: str) -> list[RawTable | ReadError]:
    """Read every section; numbers that start again start a section."""
    sections: list[_Part] = []
    beside: list[Cell] = []
    last = 0
    for whole in _lines(text):
        number, line = whole.number, whole.text
        if _FIRST.match(line[:200]):
            row = whole.row
            found = int(row.cells[0].text)
            if not sections or found <= last:
                if len(sections) == MOST_SECTIONS:
                    raise too_many(number)
                sections.append((beside, [], []))
            else:
                # A text between two players is of neither.
                sections[-1][2].extend(beside)
            beside = []
            sections[-1][1].append([row])
            last = found
        elif _BEGUN.match(line[:200]):
            # The rest of it is on another line, or lost.
            raise wrapped(Cell(line.strip(), number, 1))
        elif (
            sections
            and "|" in line
            and len(sections[-1][1][-1]) < 3
            and (not beside or _is_the_second(line, sections[-1][1][-1]))
        ):
            sections[-1][1][-1].append(whole.row)
        elif sections and "|" in line:
            sections[-1][2].append(Cell(line.strip(), number, 1))
        elif "|" not in line and (said := _RULE.sub("", line).strip()):
            beside.append(Cell(said, number, 1))
    tables: list[RawTable | ReadError] = []
    for part in _joined(sections):
        try:
            tables.append(_section(*part))
        except ReadError as error:
            tables.append(error)
    return tables


def _is_the_second(line: str, lines: Sequence[Row]) -> bool:
    """Whether a line is a player's second one, though a text is between the two."""
    return len(lines) == 1 and _SECOND.match(line[:200]) is not None


def _joined(sections: Sequence[_Part]) -> list[_Part]:
    """Join what goes on without a heading, from a number that was there: selections overlap."""
    joined: list[_Part] = []
    for before, players, between in sections:
        number = int(players[0][0].cells[0].text)
        if (
            joined
            and not before
            and (number > 1 or _texts(players[0]) in map(_texts, joined[-1][1]))
        ):
            joined[-1][1].extend(players)
            joined[-1][2].extend(between)
        else:
            joined.append((before, list(players), list(between)))
    return joined


def _texts(lines: Sequence[Row]) -> tuple[str, ...]:
    """What a player's lines say, however they are spaced."""
    return tuple(cell.text for row in lines for cell in row.cells)


def _section(
    before: Sequence[Cell], every: Sequence[Sequence[Row]], between: Sequence[Cell]
) -> RawTable:
    # The cells of all lines of a player, as one row, tell whether it is there twice.
    rows_of = {players[0].cells[0]: players for players in every}
    whole = [tuple(cell for row in players for cell in row.cells) for players in every]
    kept, repeated = once(whole, 0, 1, 2)
    players = [rows_of[cells[0]] for cells in kept]
    counts = Counter(_rounds(lines[0]) for lines in players)
    rounds = max(counts, key=lambda count: (counts[count], count))
    for first in (lines[0] for lines in players):
        if any(cell.text for cell in first.cells[3 + rounds :]):
            error = row_long(first.cells[3 + rounds], len(first.cells), 3 + rounds)
            raise error.knowing(whose=Whose(first.cells[1].text))
    rows = tuple(_player(lines, rounds) for lines in players)
    own = sum(found.code == "*" for row in rows for found in row.results)
    if own:
        rows = tuple(
            row._replace(results=tuple(found for found in row.results if found.code != "*"))
            for row in rows
        )
    place = players[0][0].cells[0]
    columns = tuple(
        Column("round", Cell(str(round_), place.line, place.column), round=round_)
        for round_ in range(1, rounds + 1)
    )
    titles = [match[1] for cell in before if (match := _SECTION.search(cell.text[:200]))]
    return RawTable(
        columns,
        rows,
        tuple(before),
        tuple(between),
        dialect="us",
        section=next((title.strip() for title in reversed(titles) if title.strip()), None),
        of_opponents=bool(own),
        repeated=repeated,
        warnings=_unread(players),
    )


def _rounds(first: Row) -> int:
    """How many round columns a first line has, after number, name and total."""
    return len(first.cells) - 3


def _player(lines: Sequence[Row], rounds: int) -> RawRow:
    first = lines[0]
    second = next((row for row in lines[1:] if _SECOND.match(row.text[:200])), None)
    colors = _colors(second, lines[-1], rounds) if second else []
    results: list[RawResult] = []
    for index in range(rounds):
        at = 3 + index
        cell = first.cells[at] if at < len(first.cells) else Cell("", first.line, 1)
        if cell.text.strip() in {"*", "**"}:
            results.append(RawResult("*", None, cell))
            continue
        found = result(cell, DIALECTS[0])
        color = colors[index] if index < len(colors) else ""
        results.append(found._replace(color=COLORS.get(color, "")))
    number, name, total = first.cells[:3]
    # A name or an id may be missing on this site: the row's number still tells who it is.
    name = name._replace(text=name.text or f"#{number.text}")
    state = second.cells[0].text.upper() if second else ""
    return RawRow(
        number,
        name,
        tuple(results),
        _rating(lines),
        "",
        halves(total.text),
        total,
        about=(("State", state),) if state else (),
    )


def _colors(second: Row, last: Row, rounds: int) -> list[str]:
    """Return the colors of the second line; where it was broken, of what it goes on with.

    A break may have taken the empty cell in front of them.
    """
    if len(second.cells) < 3 + rounds and last.text.startswith("|") and "/" not in last.text:
        return [cell.text.upper() for cell in (*second.cells[3:], *last.cells)][-rounds:]
    return [cell.text.upper() for cell in second.cells[3:]]


def _rating(lines: Sequence[Row]) -> int | None:
    """Return the rating before the event, the regular one where there are several."""
    found: dict[str, int] = {}
    for row in lines[1:]:
        for system, text in _RATED.findall(row.text[:200]):
            if figure := _FIGURE.fullmatch(text):
                found.setdefault(system.upper(), int(re.sub(r"\D", "", figure[1])))
    return next(
        (found[system] for system in ("R", "Q", "B", "OR", "OQ", "OB") if system in found), None
    )


def _unread(players: Sequence[Sequence[Row]]) -> tuple[Message, ...]:
    """Return the warning for what is in the place of a rating and is none."""
    return unread_ratings(
        [
            (lines[0].cells[1].text, row.cells[1]._replace(text=text))
            for lines in players
            for row in lines[1:]
            if len(row.cells) > 1
            for _, text in _RATED.findall(row.text[:200])
            if not _FIGURE.fullmatch(text)
        ]
    )


#: The first lines of players and the second ones, with as much as tells them from rests of others.
_BEGINS = pattern(r"\s*\d{1,4}\s*\|[^|]*[^\W\d_]{2}|\s*[A-Z]{0,3}\s*\|[^|]*/|[\s|]*[-=_]{4}")


def _begins(line: str) -> bool:
    """Whether a line is no rest of the one above.

    >>> [_begins(line) for line in (" 4 | Xu, Al |2.5 |W  7|L", " 16|W  10|L", "|     |W    |")]
    [True, False, False]
    """
    return _BEGINS.match(line[:200]) is not None


def _is_whole(line: str) -> bool:
    """Whether a line ends with its last bar."""
    return line.rstrip().endswith("|") and _begins(line)


def _is_broken(text: str) -> bool:
    """Whether a text may be a report whose lines an e-mail broke: a line is not closed."""
    if "|" not in text or "</" in text or len(text) > _MAX_TEXT_CHARS:
        return False
    lines = [line for line in text.split("\n") if "|" in line and _BEGINS.match(line[:200])]
    return len(lines) > 1 and not all(line.rstrip().endswith("|") for line in lines)


#: Lines of no longer text are put together.
_MAX_TEXT_CHARS = 60_000
#: What is said where cells are not where they belong, and what may be said of a whole report.
_WRONG = frozenset({"results-contradict", "total-differs"})
_DOUBTFUL = frozenset({"blank-result", "colors-missing", "color-missing", "round-without-colors"})

LAYOUTS = (
    Layout(
        "rating-report",
        Reader(
            40,
            _fits,
            read_reports,
            alone=True,
            listed=Listed(_is_broken, _begins, _WRONG, _DOUBTFUL, _is_whole, ""),
        ),
        ("opponents", "colors", "ratings", "totals", "byes", "forfeits"),
        "W  12 · D   5 · H · F",
        "rating-report",
        numbers="row",
        remarks=lambda _: (Message("order-not-by-tiebreak"),),
    ),
)
