"""The JSON behind the web pages that SwissSys writes: results, colors and opponents as lists.

Opponents are counted in the order of the players; ``standings`` lists the players by place.
"""

from collections.abc import Sequence

from calculator.model import RESULT_CODES, Message
from calculator.reading.cells.grammar import thousandths
from calculator.reading.check.layout import Read
from calculator.reading.columns.headings import Column, column
from calculator.reading.columns.raw import RawRow
from calculator.reading.formats.saved import json_rows
from calculator.reading.text.errors import ReadError, Whose
from calculator.reading.text.grid import Cell
from calculator.reading.text.placed_json import Document, Json, figure, objects

_CODES = {**{code: code for code in RESULT_CODES}, "-": "", "~": ""}
_FACTS = (("Team", "team"), ("Club", "club"), ("State", "state"), ("Grade", "grade"))
_HINT = Message("hint-swisssys-web")


def read_web(text: str) -> list[Read]:
    """Read every section of the report."""
    document = Document(text)
    found: list[Read] = []
    for section, outer in document.objects():
        players = objects(section.get("players"))
        if not any("ops" in player for player in players):
            continue
        place = document.cell(section.get("section"), players[0].get("name"))
        json_rows.checked(len(found) + 1, place)
        try:
            found.append(_section(document, section, outer, players))
        except ReadError as error:
            found.append(error.knowing(size=len(players)))
    return found


def _section(document: Document, section: Json, outer: Sequence[Json], players: list[Json]) -> Read:
    title = document.cell(section.get("section"), players[0].get("name"))
    order = _list(section.get("standings"))
    places = _list(section.get("place"))
    printed = {
        figure(number): document.cell(place).text
        for number, place in zip(order, places, strict=False)
    }
    tiebreaks = _tiebreaks([document.cell(one, title) for one in _list(section.get("tiebreaks"))])
    rows = [
        _player(document, number, player, printed.get(number, ""), len(tiebreaks))
        for number, player in enumerate(players, 1)
    ]
    event = next((one.get("tournament") for one in outer[::-1] if one.get("tournament")), "")
    return json_rows.table(
        rows,
        title,
        tiebreaks=tiebreaks,
        event=document.cell(event).text,
        section=title.text,
        ratings=[
            (row.name.text, document.cell(player.get("rating"), player.get("name")))
            for row, player in zip(rows, players, strict=True)
        ],
    )


def _tiebreaks(headings: Sequence[Cell]) -> tuple[Column, ...]:
    columns = [column(heading)._replace(kind="tiebreak") for heading in headings]
    keys = [found.key for found in columns]
    return tuple(
        # Beside a "Mod. Med" a plain "Med" is the Median itself.
        found._replace(key="median")
        if keys.count("modified-median") > 1 and found.heading.text.lower().startswith("med")
        else found
        for found in columns
    )


def _player(document: Document, number: int, player: Json, place: str, tiebreaks: int) -> RawRow:
    name = document.cell(player.get("name"))
    name = name._replace(text=name.text or f"#{number}")
    results = []
    opponents, colors = _list(player.get("ops")), _list(player.get("colors"))
    for index, one in enumerate(_list(player.get("results"))):
        whose = Whose(name.text, index + 1)
        cell = document.cell(one, player.get("name"))
        opponent, color = _at(opponents, index), _at(colors, index)
        code = _CODES.get(cell.text.upper())
        results.append(json_rows.result(cell, code, opponent, color, whose, _HINT))
    values = _list(player.get("tiebreaks"))
    return RawRow(
        Cell(str(number), name.line, name.column),
        name,
        tuple(results),
        figure(player.get("rating"), 4000) or None,
        place,
        printed=tuple(_value(_at(values, index)) for index in range(tiebreaks)),
        about=json_rows.about([(fact, document.cell(player.get(key))) for fact, key in _FACTS]),
    )


def _value(value: object) -> int | None:
    """Return a printed value in thousandths."""
    return thousandths(str(value)) if isinstance(value, (int, float, str)) else None


def _at(values: Sequence[object], index: int) -> object:
    return values[index] if index < len(values) else None


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []
