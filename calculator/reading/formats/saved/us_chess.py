"""Standings as the ratings site of US Chess answers programs: one answer a section.

Each of the ``items`` is a player with ``roundOutcomes``; opponents are called by their ``ordinal``.
A long section comes in pages, which are joined.
"""

from collections.abc import Sequence

from calculator.model import Message
from calculator.reading.cells.grammar import halves
from calculator.reading.check.layout import Read
from calculator.reading.columns.raw import RawRow
from calculator.reading.formats.saved import json_rows
from calculator.reading.text.errors import ReadError, Whose
from calculator.reading.text.grid import Cell
from calculator.reading.text.placed_json import Document, Json, figure, objects

_CODES = {
    "win": "W",
    "draw": "D",
    "loss": "L",
    "winforfeit": "X",
    "forfeitwin": "X",
    "drawforfeit": "Z",
    "forfeitdraw": "Z",
    "forfeit": "F",
    "lossforfeit": "F",
    "forfeitloss": "F",
    "bye": "B",
    "byefull": "B",
    "byehalf": "H",
    "byezero": "U",
    "unpaired": "U",
    "": "",
}
#: The regular rating where there are several.
_SYSTEMS = ("R", "Q", "B", "OR", "OQ", "OB")
_HINT = Message("hint-us-chess-json")


def read_us_chess(text: str) -> list[Read]:
    """Read every section: each answer is one, and answers that go on are one together."""
    document = Document(text)
    parts: list[tuple[Json, Sequence[Json], list[Json]]] = []
    for answer, outer in document.objects():
        for value in answer.values():
            players = _players(value)
            if players and not _goes_on(parts, players):
                parts.append((answer, outer, players))
            elif players:
                parts[-1][2].extend(players)
    # A list of players alone, without the answer around it.
    parts += [({}, (), players) for value in document.values if (players := _players(value))]
    found: list[Read] = []
    for answer, around, players in parts:
        json_rows.checked(len(found) + 1, document.cell(players[0].get("lastName")))
        try:
            found.append(_section(document, (*around, answer), players))
        except ReadError as error:
            found.append(error.knowing(size=len(players)))
    return found


def _players(value: object) -> list[Json]:
    return [one for one in objects(value) if "roundOutcomes" in one]


def _goes_on(parts: Sequence[tuple[Json, Sequence[Json], list[Json]]], new: list[Json]) -> bool:
    """Whether these players are the next page of the section before."""
    if not parts or parts[-1][0].get("hasNextPage") is not True:
        return False
    last, first = figure(parts[-1][2][-1].get("ordinal")), figure(new[0].get("ordinal"))
    return first == (last or 0) + 1


def _section(document: Document, around: Sequence[Json], players: list[Json]) -> Read:
    rows = [_player(document, number, player) for number, player in enumerate(players, 1)]
    event = section = ""
    for one in around:
        inner = one.get("event")
        event = _said(document, inner, "name") or _said(document, one, "eventName") or event
        section = _said(document, one, "sectionName") or section
        section = _said(document, one.get("section"), "name") or section
        if not section and "sectionNumber" in one:
            section = _said(document, one, "name")
    ratings = [
        (row.name.text, document.cell(one.get("preRating"), player.get("lastName")))
        for row, player in zip(rows, players, strict=True)
        if row.rating is None
        for one in objects(player.get("ratings"))
    ]
    return json_rows.table(rows, rows[0].name, event=event, section=section, ratings=ratings)


def _said(document: Document, found: object, key: str) -> str:
    value = found.get(key) if isinstance(found, dict) else None
    return document.cell(value).text if isinstance(value, str) else ""


def _player(document: Document, number: int, player: Json) -> RawRow:
    first, last = document.cell(player.get("firstName")), document.cell(player.get("lastName"))
    at = last if last.text else first
    number = figure(player.get("ordinal")) or number
    name = at._replace(text=f"{first.text} {last.text}".strip() or f"#{number}")
    score = player.get("score")
    total = document.cell("" if score is None else f"{score:g}" if _is_figure(score) else score)
    state = document.cell(player.get("stateRep"))
    rounds: dict[int, Json] = {}
    for index, one in enumerate(objects(player.get("roundOutcomes")), 1):
        round_ = figure(one.get("roundNumber")) or index
        cell = document.cell(one.get("outcome"), player.get("lastName"))
        if not 0 < round_ <= json_rows.MOST_ROUNDS:
            raise ReadError.at(cell, "error-no-round-numbers")
        if round_ in rounds:
            said = Message("error-two-games", (name.text, round_))
            raise ReadError.at(cell, said, "hint-one-game")
        rounds[round_] = one
    results = []
    for round_ in range(1, max(rounds, default=0) + 1):
        one = rounds.get(round_, {})
        cell = document.cell(one.get("outcome"), player.get("lastName"))
        code = _CODES.get(cell.text.lower().replace(" ", ""))
        whose = Whose(name.text, round_)
        opponent = one.get("opponentOrdinal")
        results.append(json_rows.result(cell, code, opponent, one.get("color"), whose, _HINT))
    return RawRow(
        Cell(str(number), name.line, name.column),
        name,
        tuple(results),
        _rating(player.get("ratings")),
        "",
        halves(total.text),
        total._replace(line=name.line, column=name.column),
        about=json_rows.about([("State", state)]),
    )


def _is_figure(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _rating(ratings: object) -> int | None:
    """Return the rating before the event."""
    before = {
        str(one.get("ratingSystem") or one.get("ratingSource")): figure(one.get("preRating"), 4000)
        for one in objects(ratings)
    }
    return next((before[system] for system in _SYSTEMS if before.get(system)), None)
