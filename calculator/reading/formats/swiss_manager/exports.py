"""How Swiss-Manager's text exports are read: the pairings of all rounds, and the list of players.

Pairings: ``Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;…``, where ``NrS`` -1 is
the pairing-allocated bye and ``K`` a forfeit. Half-point byes are not in the file.
"""

from collections.abc import Callable
from typing import NamedTuple

from calculator.model import COLORS, Color, Message
from calculator.model.late import pattern
from calculator.reading.cells.grammar import (
    RawResult,
    halves,
    is_unread,
    thousandths,
    unread_ratings,
)
from calculator.reading.columns.headings import Column
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.text.errors import ReadError, row_long
from calculator.reading.text.grid import Cell, Row, lines_of, loose, split

_PLAYED = {2: "W", 1: "D", 0: "L"}
_FORFEITED = {2: "X", 1: "Z", 0: "F"}
_BYES = {2: "P", 1: "H", 0: "U"}


class _Listed(NamedTuple):
    name: Cell
    rating: int | None
    rating_cell: Cell
    total: int | None
    total_cell: Cell | None
    place: str
    printed: tuple[int | None, ...]
    about: tuple[tuple[str, str], ...]


_UNLISTED = _Listed(Cell("", 1, 1), None, Cell("", 1, 1), None, None, "", (), ())
#: What a player's list has beside the facts that may make a prize class.
_NO_CLASS = pattern(
    r"nr|name|titel|identnr|elo.*|geburt|klubnr|fideident|quelle|pkt|wtg.*|rang|.*name|atitel|"
)
_BORN = pattern(r"(?:19|20)\d\d")


def read_swiss_manager(text: str, heading_of: Callable[[str], str]) -> list[RawTable | ReadError]:
    """Read the pairings, with names, ratings and totals where the players' list is there too.

    ``heading_of`` says which export a line heads, if it heads one.
    """
    pairings: list[dict[str, Cell]] = []
    again: list[Cell] = []
    beside: list[Cell] = []
    heads: list[Cell] = []
    seen = set()
    players: dict[int, _Listed] = {}
    heading: Row | None = None
    names: list[str] = []
    what = ""
    for number, line in enumerate(lines_of(text), 1):
        if ";" not in line or len(line) > 2000:
            beside += [cell for cell in loose(number, line).cells if cell.text]
            continue
        if kind := heading_of(line):
            what, heading = kind, split(number, line, ";")
            heads.append(heading.cells[0])
            names = [cell.text.lower() for cell in heading.cells]
        elif heading:
            row = split(number, line, ";").cells
            if further := next((cell for cell in row[len(names) :] if cell.text), None):
                raise row_long(further, len(row), len(names))
            cells = dict(zip(names, row, strict=False))
            if what == "pairings" and line.strip() in seen:
                again.append(row[0])
            elif what == "pairings":
                seen.add(line.strip())
                pairings.append(cells)
            elif (found := cells.get("nr")) and found.text.isdecimal() and len(found.text) < 6:
                players[int(found.text)] = _listed(cells, _about(heading, row))
            else:
                beside += loose(number, line).cells
        else:
            beside += loose(number, line).cells
    if not pairings:
        raise ReadError(
            "error-only-players",
            heading.line if heading else 1,
            1,
            "hint-export-pairings",
        )
    first = min(cell.line for cell in heads)
    return [
        _raw_table(pairings, players)._replace(
            repeated=tuple(again),
            used=tuple(heads),
            # No row is a title.
            before=tuple(cell for cell in beside if cell.line < first and ";" not in cell.text),
            after=tuple(cell for cell in beside if cell.line > first or ";" in cell.text),
        )
    ]


def _about(heading: Row, cells: tuple[Cell, ...]) -> tuple[tuple[str, str], ...]:
    """Return the federation, club, group … of a player; a 0 means none."""
    found = []
    for head, cell in zip(heading.cells, cells, strict=False):
        name = head.text
        if name.lower() == "geburt" and (born := _BORN.search(cell.text)):
            found.append((name, born[0]))
        elif not _NO_CLASS.fullmatch(name.lower()) and cell.text.strip("0"):
            found.append((name, cell.text))
    return tuple(found)


def _listed(cells: dict[str, Cell], about: tuple[tuple[str, str], ...]) -> _Listed:
    blank = Cell("", 1, 1)
    rated = [cells[key] for key in ("eloint", "elonat") if key in cells]
    ratings = [cell.text for cell in rated]
    total = cells.get("pkt")
    return _Listed(
        cells.get("name", blank),
        next((int(text) for text in ratings if text.isdecimal() and 0 < int(text) < 4000), None),
        next((cell for cell in rated if is_unread(cell.text)), blank),
        halves(total.text) if total else None,
        total,
        cells.get("rang", blank).text,
        tuple(thousandths(cells[key].text) for key in cells if key.startswith("wtg")),
        about,
    )


def _raw_table(pairings: list[dict[str, Cell]], players: dict[int, _Listed]) -> RawTable:
    results = _results(pairings, players)
    rounds = max((max(by_round, default=0) for by_round in results.values()), default=0)
    place = pairings[0]["runde"]
    if not 0 < rounds < 100:
        raise ReadError("error-no-round-numbers", place.line, place.column)
    columns = tuple(
        Column("round", Cell(str(round_), place.line, place.column), round=round_)
        for round_ in range(1, rounds + 1)
    )
    rows = tuple(
        _row(number, results[number], rounds, players.get(number), place)
        for number in sorted(results)
    )
    unrated = [
        (found.name.text, found.rating_cell) for found in players.values() if found.rating is None
    ]
    return RawTable(columns, rows, lacks=("byes",), warnings=unread_ratings(unrated))


def _results(
    pairings: list[dict[str, Cell]], players: dict[int, _Listed]
) -> dict[int, dict[int, RawResult]]:
    """Return everybody's result in each round: that of both sides of each pairing."""
    results: dict[int, dict[int, RawResult]] = {number: {} for number in players}
    for cells in pairings:
        round_ = _figure(cells, "runde")
        white, black = _figure(cells, "nrw"), _figure(cells, "nrs")
        for number, other, key, color in (
            (white, black, "ergw", "W"),
            (black, white, "ergs", "B"),
        ):
            if number < 1:
                continue
            found = _result(cells, other, key, COLORS[color])
            if round_ in results.setdefault(number, {}):
                listed = players.get(number, _UNLISTED).name.text or f"#{number}"
                said = Message("error-two-games", (listed, round_))
                raise ReadError.at(found.cell, said, "hint-one-game")
            results[number][round_] = found
    return results


def _result(cells: dict[str, Cell], other: int, key: str, color: Color) -> RawResult:
    """Read one side of a pairing, whose score is under ``key``; an ``other`` below 1 is a bye."""
    cell = cells.get(key, cells["runde"])
    score = halves(cell.text)
    if other < 1:
        return RawResult(_BYES.get(score or 0, "U"), None, cell)
    forfeit = "k" in (_text(cells, "kontumaz") + _text(cells, "erg")).lower()
    codes = _FORFEITED if forfeit else _PLAYED
    code = "" if score is None else codes.get(score, "")
    return RawResult(code, other, cell, None, color)


def _row(
    number: int, results: dict[int, RawResult], rounds: int, listed: _Listed | None, place: Cell
) -> RawRow:
    """Return a player's row; one whom the list does not have is called by the number."""
    listed = listed or _UNLISTED
    name = listed.name if listed.name.text else Cell(f"#{number}", place.line, 1)
    blank = RawResult("", None, name)
    return RawRow(
        Cell(str(number), name.line, 1),
        name,
        tuple(results.get(round_, blank) for round_ in range(1, rounds + 1)),
        listed.rating,
        listed.place,
        listed.total,
        listed.total_cell,
        about=listed.about,
    )


def _text(cells: dict[str, Cell], key: str) -> str:
    return cells[key].text if key in cells else ""


def _figure(cells: dict[str, Cell], key: str) -> int:
    cell = cells.get(key)
    text = cell.text.removeprefix("-") if cell else ""
    if cell is None or not text.isdecimal() or len(text) > 5:
        at = cell or next(iter(cells.values()))
        hint = Message("hint-number-under", (key,))
        raise ReadError.says(at, "error-no-number", hint)
    return int(cell.text)
