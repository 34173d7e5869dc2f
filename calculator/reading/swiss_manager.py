"""Swiss-Manager's text exports: the pairings of all rounds, and the list of players.

Pairings: ``Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;…``, where ``NrS`` -1 is
the pairing-allocated bye and ``K`` a forfeit. Half-point byes are not in the file.
"""

import re
from typing import NamedTuple

from calculator.model import COLOURS, Message
from calculator.reading.cells import RawResult, halves, thousandths
from calculator.reading.columns import Column
from calculator.reading.errors import ReadError
from calculator.reading.grid import Cell, Row, lines_of, split
from calculator.reading.raw import RawRow, RawTable

_PLAYED = {2: "W", 1: "D", 0: "L"}
_FORFEITED = {2: "X", 1: "Z", 0: "F"}


class _Listed(NamedTuple):
    name: Cell
    rating: int | None
    total: int | None
    total_cell: Cell | None
    place: str
    printed: tuple[int | None, ...]
    about: tuple[tuple[str, str], ...]


#: What a player's list has beside the facts that may make a prize class.
_NO_CLASS = re.compile(
    r"nr|name|titel|identnr|elo.*|geburt|klubnr|fideident|quelle|pkt|wtg.*|rang|.*name|atitel|"
)
_BORN = re.compile(r"(?:19|20)\d\d")


def looks_like_swiss_manager(text: str) -> bool:
    """Whether the heading of one of the exports stands in the text."""
    return any(_heading(line) for line in lines_of(text) if ";" in line)


def _heading(line: str) -> str:
    names = {part.strip().lower() for part in line[:300].split(";")}
    if {"runde", "nrw", "nrs"} <= names:
        return "pairings"
    return "players" if {"nr", "name", "titel"} <= names else ""


def read_swiss_manager(text: str) -> list[RawTable | ReadError]:
    """Read the pairings, with names, ratings and totals where the players' list is there too."""
    pairings: list[dict[str, Cell]] = []
    again: list[Cell] = []
    seen = set()
    players: dict[int, _Listed] = {}
    heading: Row | None = None
    names: list[str] = []
    what = ""
    for number, line in enumerate(lines_of(text), 1):
        if ";" not in line or len(line) > 2000:
            continue
        if kind := _heading(line):
            what, heading = kind, split(number, line, ";")
            names = [cell.text.lower() for cell in heading.cells]
        elif heading:
            row = split(number, line, ";").cells
            cells = dict(zip(names, row, strict=False))
            if what == "pairings" and line.strip() in seen:
                again.append(row[0])
            elif what == "pairings":
                seen.add(line.strip())
                pairings.append(cells)
            elif (found := cells.get("nr")) and found.text.isdecimal() and len(found.text) < 6:
                players[int(found.text)] = _listed(cells, _about(heading, row))
    if not pairings:
        raise ReadError(
            "error-only-players",
            heading.line if heading else 1,
            1,
            "hint-export-pairings",
        )
    return [_table(pairings, players)._replace(repeated=tuple(again))]


def _about(heading: Row, cells: tuple[Cell, ...]) -> tuple[tuple[str, str], ...]:
    """Return the federation, club, group … of a player; a 0 stands for none."""
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
    ratings = [cells[key].text for key in ("eloint", "elonat") if key in cells]
    total = cells.get("pkt")
    return _Listed(
        cells.get("name", blank),
        next((int(text) for text in ratings if text.isdecimal() and 0 < int(text) < 4000), None),
        halves(total.text) if total else None,
        total,
        cells.get("rang", blank).text,
        tuple(thousandths(cells[key].text) for key in cells if key.startswith("wtg")),
        about,
    )


def _table(pairings: list[dict[str, Cell]], players: dict[int, _Listed]) -> RawTable:
    results: dict[int, dict[int, RawResult]] = {number: {} for number in players}
    for cells in pairings:
        round_ = _figure(cells, "runde")
        white, black = _figure(cells, "nrw"), _figure(cells, "nrs")
        forfeit = "k" in (_text(cells, "kontumaz") + _text(cells, "erg")).lower()
        for number, other, key, colour in (
            (white, black, "ergw", "W"),
            (black, white, "ergs", "B"),
        ):
            if number < 1:
                continue
            cell = cells.get(key, cells["runde"])
            score = halves(cell.text)
            if other < 1:
                code = {2: "P", 1: "H", 0: "U"}.get(score or 0, "U")
                found = RawResult(code, None, cell)
            else:
                codes = _FORFEITED if forfeit else _PLAYED
                code = "" if score is None else codes.get(score, "")
                found = RawResult(code, other, cell, None, COLOURS[colour])
            if round_ in results.setdefault(number, {}):
                raise ReadError.at(
                    cell, Message("error-paired-twice", (number, round_)), "hint-one-game"
                )
            results[number][round_] = found
    rounds = max(max(by_round, default=0) for by_round in results.values())
    if not 0 < rounds < 100:
        first = pairings[0]["runde"]
        raise ReadError("error-no-round-numbers", first.line, first.column)
    place = pairings[0]["runde"]
    rows = []
    for number in sorted(results):
        listed = players.get(number)
        name = listed.name if listed and listed.name.text else Cell(f"#{number}", place.line, 1)
        blank = RawResult("", None, name)
        rows.append(
            RawRow(
                Cell(str(number), name.line, 1),
                name,
                tuple(results[number].get(round_, blank) for round_ in range(1, rounds + 1)),
                listed.rating if listed else None,
                listed.place if listed else "",
                listed.total if listed else None,
                listed.total_cell if listed else None,
                about=listed.about if listed else (),
            )
        )
    columns = tuple(
        Column("round", Cell(str(round_), place.line, place.column), round=round_)
        for round_ in range(1, rounds + 1)
    )
    return RawTable(columns, tuple(rows), numbers="start", dialect="swiss-manager", lacks=("byes",))


def _text(cells: dict[str, Cell], key: str) -> str:
    return cells[key].text if key in cells else ""


def _figure(cells: dict[str, Cell], key: str) -> int:
    cell = cells.get(key)
    text = cell.text.removeprefix("-") if cell else ""
    if cell is None or not text.isdecimal() or len(text) > 5:
        at = cell or next(iter(cells.values()))
        raise ReadError.at(
            at, Message("error-no-number", (at.text,)), Message("hint-number-under", (key,))
        )
    return int(cell.text)
