"""Spreadsheets as people keep them, written with openpyxl; and made worse by hand."""

import io
import re
import zipfile
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from openpyxl import Workbook

from calculator.model import Crosstable
from tests.support.tables import points

type Rows = Sequence[Sequence[Any]]


def workbook(sheets: Mapping[str, Rows], change: Callable[[Any], object] = lambda _: None) -> bytes:
    """A workbook with these sheets; ``change`` gets it before it is saved."""
    book = Workbook()
    book.remove(book.active)
    for title, rows in sheets.items():
        sheet = book.create_sheet(title)
        for row in rows:
            sheet.append(list(row))
    change(book)
    made = io.BytesIO()
    book.save(made)
    return made.getvalue()


def club_sheet(table: Crosstable) -> list[list[Any]]:
    """A club's sheet: figures are figures, and an unrated player has an empty cell."""
    rounds = [f"Rd {at}" for at in range(1, table.rounds + 1)]
    rows: list[list[Any]] = [["No", "Name", "Rating", *rounds, "Pts"]]
    for player in table.players:
        cells = [
            f"{result.code}{result.opponent or ''}{result.color if result.opponent else ''}"
            for result in player.results
        ]
        total = points(player, table)
        rows.append([player.number, player.name, player.rating, *cells, total])
    return rows


def repacked(data: bytes, change: Mapping[str, Callable[[bytes], bytes]]) -> bytes:
    """The same archive with some entries changed."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(made, "w", 8) as new:
        for name in old.namelist():
            content = old.read(name)
            for pattern, how in change.items():
                if re.fullmatch(pattern, name):
                    content = how(content)
            new.writestr(name, content)
    return made.getvalue()
