"""The DBF files of a US Chess rating report, as :mod:`calculator.files` writes them out.

Opponents are pairing numbers. There are no totals: that results answer each other is the only
check. Files of old have no colors.

    Pair    Name            State   Rating  Rd 1    Rd 2
    1       ASHDOWN, FELIX  MI      1850    W 12W   H0
"""

from collections.abc import Sequence

from calculator.model import Message
from calculator.reading.cells.dialects import DIALECTS, result
from calculator.reading.cells.grammar import RawResult, rating
from calculator.reading.check.layout import Layout, Reader
from calculator.reading.check.repeated_rows import once
from calculator.reading.columns.headings import Column
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.text.errors import MOST_SECTIONS, ReadError, Whose, too_many
from calculator.reading.text.grid import Cell, lines_of, tabbed

MARK = "US Chess rating report files"
_HEAD = ("pair", "name", "state", "rating")

type _Cells = tuple[Cell, ...]


def _fits(text: str) -> bool:
    return MARK in text


def read_files(text: str) -> list[RawTable | ReadError]:
    """Read every section: a heading, with what it is of above it, and the players below."""
    parts: list[tuple[dict[str, str], _Cells, list[_Cells]]] = []
    said: dict[str, str] = {}
    for number, line in enumerate(lines_of(text), 1):
        cells = tabbed(number, line).cells
        if tuple(cell.text.lower() for cell in cells[:4]) == _HEAD:
            if len(parts) == MOST_SECTIONS:
                raise too_many(number)
            parts.append((said, cells, []))
            said = {}
        elif parts and len(cells) > 1:
            parts[-1][2].append(cells)
        elif ":" in line:
            key, _, value = line.partition(":")
            said[key.strip()] = value.strip()
    found: list[RawTable | ReadError] = []
    for facts, head, rows in parts:
        try:
            found.append(_section(facts, head, rows))
        except ReadError as error:
            found.append(error.knowing(size=len(rows)))
    return found


def _section(facts: dict[str, str], head: _Cells, every: Sequence[_Cells]) -> RawTable:
    if not every:
        raise ReadError.at(head[0], "error-no-players", "hint-copy-players")
    rounds = head[len(_HEAD) :]
    kept, repeated = once(every, 0, 1, None)
    columns = tuple(Column("round", cell, round=at) for at, cell in enumerate(rounds, 1))
    return RawTable(
        columns,
        tuple(_player(cells, head) for cells in kept),
        dialect="us",
        event=facts.get("Event"),
        section=facts.get("Section"),
        starts=facts.get("Date"),
        repeated=repeated,
    )


def _player(cells: _Cells, head: _Cells) -> RawRow:
    number, name, *others = cells
    if not others:
        # A line of something else: what is empty at the end of a row is still there as far as this.
        said = Message("error-row-short", (len(cells), len(head)))
        raise ReadError.at(number, said, Message("hint-row-short", (head[2].text,)))
    name = name._replace(text=name.text or f"#{number.text}")
    state, rated = (cell.text for cell in (*others, number._replace(text=""))[:2])
    results: list[RawResult] = []
    for round_ in range(1, len(head) - len(_HEAD) + 1):
        at = len(_HEAD) + round_ - 1
        cell = cells[at] if at < len(cells) else Cell("", number.line, cells[-1].end)
        try:
            results.append(result(cell, DIALECTS[0]))
        except ReadError as error:
            raise error.knowing(whose=Whose(name.text, round_)) from error
    return RawRow(
        number, name, tuple(results), rating(rated), about=(("State", state),) if state else ()
    )


LAYOUTS = (
    Layout(
        "rating-files",
        Reader(42, _fits, read_files, alone=True),
        ("opponents", "colors", "ratings", "byes", "forfeits"),
        "W 12W · D16B · H0 · U",
        "rating-files",
        system="us-chess",
        numbers="pairing",
    ),
)
