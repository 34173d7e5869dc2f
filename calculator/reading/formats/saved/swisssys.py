"""The file in which SwissSys keeps an event, ``.sjson``.

Each player has the results as texts such as ``+;9;B;1;9;9;0``: the result, the opponent's pairing
number, the color, the board, and more. ``+ - =`` are a win, a loss and a draw, ``~`` is a round
without a result.
"""

from calculator.model import Message
from calculator.reading.cells.grammar import RawResult
from calculator.reading.check.layout import Read
from calculator.reading.columns.raw import RawRow
from calculator.reading.formats.saved import json_rows
from calculator.reading.text.errors import ReadError, Whose
from calculator.reading.text.grid import Cell
from calculator.reading.text.placed_json import Document, Json, figure, objects

_CODES = {
    "+": "W",
    "=": "D",
    "-": "L",
    "~": "",
    "": "",
    **{code: code for code in ("X", "Z", "F", "B", "H", "U")},
}
_FACTS = ("Team", "Club", "State", "Grade", "School")
_HINT = Message("hint-swisssys-file")


def read_file(text: str) -> list[Read]:
    """Read every section of the event."""
    document = Document(text)
    found: list[Read] = []
    for section, outer in document.objects():
        players = objects(section.get("Players"))
        if "Players" not in section or section.get("FreePair soft deleted") is True:
            continue
        json_rows.checked(len(found) + 1, document.cell(section.get("Section name")))
        overview: Json = {}
        for one in outer:
            overview = one["Overview"] if isinstance(one.get("Overview"), dict) else overview
        if not players and len(objects(outer[-1].get("Sections")) if outer else []) > 1:
            continue  # a section that nobody entered
        try:
            found.append(_section(document, section, overview, players))
        except ReadError as error:
            found.append(error.knowing(size=len(players)))
    return found


def _section(document: Document, section: Json, overview: Json, players: list[Json]) -> Read:
    name = document.cell(section.get("Section title") or section.get("Section name"))
    there = [player for player in players if player.get("FreePair soft deleted") is not True]
    rows = [_player(document, player) for player in there]
    return json_rows.table(
        rows,
        name,
        rounds=figure(section.get("Final round")) or 0,
        kind="round-robin" if figure(section.get("Type")) == 1 else None,
        starts=document.cell(overview.get("Starting date")).text,
        event=document.cell(overview.get("Tournament title")).text,
        section=name.text,
        ratings=[
            (row.name.text, document.cell(player.get("Rating"), player.get("Name")))
            for row, player in zip(rows, there, strict=True)
        ],
    )


def _player(document: Document, player: Json) -> RawRow:
    name = document.cell(player.get("Name"))
    number = figure(player.get("Pair number"))
    if not number:
        raise ReadError.at(name, Message("error-no-pairing-number", (name.text,)), _HINT)
    name = name._replace(text=name.text or f"#{number}")
    results = player.get("Results")
    return RawRow(
        Cell(str(number), name.line, name.column),
        name,
        tuple(
            _result(document.cell(one, player.get("Name")), Whose(name.text, round_))
            for round_, one in enumerate(results if isinstance(results, list) else (), 1)
        ),
        figure(player.get("Rating"), 4000) or None,
        about=json_rows.about([(fact, document.cell(player.get(fact))) for fact in _FACTS]),
    )


def _result(cell: Cell, whose: Whose) -> RawResult:
    code, opponent, color, *_ = [*(part.strip() for part in cell.text.split(";")), "", "", ""]
    return json_rows.result(cell, _CODES.get(code.upper()), opponent, color, whose, _HINT)
