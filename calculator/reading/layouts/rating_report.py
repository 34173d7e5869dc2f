"""The crosstable of a US Chess rating report: two lines a player, three when dual rated.

    12 | MIA PLAYER012                   |4.5  |W  42|W  33|D   5|
    MI | 10000012 / R: 1663   ->1670     |N:3  |W    |B    |W    |

Opponents are row numbers. Rows are sorted by score and new rating, never by tiebreak. In a
round robin ``*`` is the player's own column and a column an opponent.
"""

import re
from collections.abc import Sequence

from calculator.model import COLOURS, Message
from calculator.reading.cells import RawResult, halves
from calculator.reading.columns import Column
from calculator.reading.dialects import DIALECTS, result
from calculator.reading.errors import MOST_SECTIONS, ReadError, too_many
from calculator.reading.grid import Cell, Row, lines_of, split
from calculator.reading.layouts.entry import Layout, Reader
from calculator.reading.raw import RawRow, RawTable
from calculator.reading.repeated import once

#: A section on its way: the texts above it, and the lines of each player.
_Part = tuple[list[Cell], list[list[Row]]]

_FIRST = re.compile(r"\s*\d{1,4}\s*\|[^|]*\|\s*\d{1,2}[.,]\d\s*\|")
_SECOND = re.compile(r"\s*[A-Z]{0,3}\s*\|[^|]*/[^|]*\|", re.IGNORECASE)
_RATED = re.compile(r"\b(O?[RQB]):\s*(\d{2,4}|Unrated)", re.IGNORECASE)
_SECTION = re.compile(r"\bsection\b[\s:#\d-]*(.*)", re.IGNORECASE)


def _fits(text: str) -> bool:
    """Whether a line of the text has the form of a player's first line."""
    return any(_FIRST.match(line[:200]) for line in lines_of(text) if "|" in line)


def read_reports(text: str) -> list[RawTable | ReadError]:
    """Read every section; numbers that start again start a section."""
    sections: list[_Part] = []
    beside: list[Cell] = []
    last = 0
    for number, line in enumerate(lines_of(text), 1):
        if _FIRST.match(line[:200]):
            row = split(number, line, "|")
            found = int(row.cells[0].text)
            if not sections or found <= last:
                if len(sections) == MOST_SECTIONS:
                    raise too_many(number)
                sections.append((beside, []))
                beside = []
            sections[-1][1].append([row])
            last = found
        elif sections and "|" in line and len(sections[-1][1][-1]) < 3 and not beside:
            sections[-1][1][-1].append(split(number, line, "|"))
        elif line.strip() and "|" not in line and set(line.strip()) - set("-=_"):
            beside.append(Cell(line.strip(), number, 1))
    tables: list[RawTable | ReadError] = []
    for before, players in _joined(sections):
        try:
            tables.append(_section(before, players))
        except ReadError as error:
            tables.append(error)
    return tables


def _joined(sections: Sequence[_Part]) -> list[_Part]:
    """Join what goes on without a heading, from a number that was there: selections overlap."""
    joined: list[_Part] = []
    for before, players in sections:
        number = int(players[0][0].cells[0].text)
        if (
            joined
            and not before
            and (number > 1 or _texts(players[0]) in map(_texts, joined[-1][1]))
        ):
            joined[-1][1].extend(players)
        else:
            joined.append((before, list(players)))
    return joined


def _texts(lines: Sequence[Row]) -> tuple[str, ...]:
    """What a player's lines say, however they are spaced."""
    return tuple(cell.text for row in lines for cell in row.cells)


def _section(before: Sequence[Cell], every: Sequence[Sequence[Row]]) -> RawTable:
    # The cells of all lines of a player, as one row, tell whether it is there twice.
    rows_of = {players[0].cells[0]: players for players in every}
    whole = [tuple(cell for row in players for cell in row.cells) for players in every]
    kept, repeated = once(whole, 0, 1, 2)
    players = [rows_of[cells[0]] for cells in kept]
    rounds = max(_rounds(lines[0]) for lines in players)
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
        dialect="us",
        section=next((title.strip() for title in reversed(titles) if title.strip()), None),
        of_opponents=bool(own),
        repeated=repeated,
    )


def _rounds(first: Row) -> int:
    """How many round columns a first line has, behind number, name and total."""
    return len(first.cells) - 3


def _player(lines: Sequence[Row], rounds: int) -> RawRow:
    first = lines[0]
    second = next((row for row in lines[1:] if _SECOND.match(row.text[:200])), None)
    colours = [cell.text.upper() for cell in second.cells[3:]] if second else []
    results: list[RawResult] = []
    for index in range(rounds):
        at = 3 + index
        cell = first.cells[at] if at < len(first.cells) else Cell("", first.line, 1)
        if cell.text.strip() in {"*", "**"}:
            results.append(RawResult("*", None, cell))
            continue
        found = result(cell, DIALECTS[0])
        colour = colours[index][:1] if index < len(colours) else ""
        results.append(found._replace(colour=COLOURS.get(colour, "")))
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


def _rating(lines: Sequence[Row]) -> int | None:
    """Return the rating before the event, the regular one where there are several."""
    found: dict[str, int] = {}
    for row in lines[1:]:
        for system, rating in _RATED.findall(row.text[:200]):
            if rating.isdecimal():
                found.setdefault(system.upper(), int(rating))
    return next(
        (found[system] for system in ("R", "Q", "B", "OR", "OQ", "OB") if system in found), None
    )


LAYOUTS = (
    Layout(
        "rating-report",
        Reader(40, _fits, read_reports, alone=True),
        ("opponents", "colours", "ratings", "totals", "byes", "forfeits"),
        "W  12 · D   5 · H · F",
        "rating-report",
        numbers="row",
        remarks=lambda _: (Message("order-not-by-tiebreak"),),
    ),
)
