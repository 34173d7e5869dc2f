"""The requests that are run while the bundle is made: it holds what the core then imports."""

from __future__ import annotations

import datetime as dt
import io
import json
from pathlib import Path
from typing import Final

_ROWS: Final = (
    ("No.", "Name", "Pts", "Rnd1", "Rnd2", "Rnd3"),
    ("1", "Player 01", "2.5", "W4", "W2", "D3"),
    ("2", "Player 02", "2.0", "W3", "L1", "-B-"),
    ("3", "Player 03", "1.5", "L2", "W4", "D1"),
    ("4", "Player 04", "0.0", "L1", "L3", "X2"),
)
_TABS: Final = "\n".join("\t".join(row) for row in _ROWS)
_SPACES: Final = "\n".join("".join(cell.ljust(12) for cell in row).rstrip() for row in _ROWS)
#: Pages have such a blank in many cells.
_HTML: Final = "<table>{}</table>".format(
    "".join(
        "<tr>{}</tr>".format("".join(f"<td>{cell}&nbsp;</td>" for cell in row)) for row in _ROWS
    )
)
_UNREADABLE: Final = "No.\tName\tPts\tRnd1\n1\tPlayer 01\t1\tW7\n2\tPlayer 02\tthree\tQ1\n"


def workbook() -> bytes:
    """A spreadsheet with what people's have: texts, figures, days, and two sheets."""
    from openpyxl import Workbook  # noqa: PLC0415 - the rest needs the standard library only

    book = Workbook()
    for row in _ROWS:
        book.active.append(row)
    other = book.create_sheet("U1200")
    other.append(["Name", "R1", "Born"])
    other.append(["Player 05", 0.5, dt.date(2012, 3, 4)])
    made = io.BytesIO()
    book.save(made)
    return made.getvalue()


def requests(*, unreadable: bool = True) -> list[str]:
    """The requests, as JSON texts like the page's own.

    Layouts with TABs, with spaces and in HTML; workings; another order.

    Args:
        unreadable: whether one of a text that cannot be read is with them.
    """
    asked: list[dict[str, object]] = [
        {"what": "calculate", "text": _TABS},
        {"what": "calculate", "text": _SPACES},
        {"what": "calculate", "text": _TABS, "html": _HTML},
        {"what": "calculate", "text": _TABS, "order": "us-chess", "player": 2},
        {"what": "workings", "text": _TABS, "number": 1, "tiebreak": "modified-median"},
        {"what": "workings", "text": _TABS, "number": 1, "tiebreak": "cumulative"},
        {"what": "calculate", "text": ""},
    ]
    if unreadable:
        asked.append({"what": "calculate", "text": _UNREADABLE})
    return [json.dumps(request) for request in asked]


def asked() -> list[tuple[str, str | None]]:
    """What the JavaScript module asks, as JSON texts, with the bytes of a file as characters.

    Everything that it can do, of a text, of bytes and of a table made by a program.
    """
    players = [
        {"number": 1, "name": "Player 01", "results": [{"code": "W", "opponent": 2}]},
        {"number": 2, "name": "Player 02", "results": [{"code": "L", "opponent": 1}]},
    ]
    of_standings: list[dict[str, object]] = [
        {"do": "row", "player": "01"},
        {"do": "why", "player": 2},
        {"do": "why", "player": "nobody"},
        {"do": "compare", "one": 1, "other": 2},
        {"do": "what_if", "player": 2},
        {"do": "workings", "player": 1},
        {"do": "classes", "rule": "name=Player 01;Player 02"},
        {"do": "classes", "rule": "?"},
        {"do": "as_object", "workings": True, "reasons": True},
        {"do": "records"},
        {"do": "to_csv"},
        {"do": "to_markdown"},
        {"do": "to_html"},
        {"do": "forget"},
    ]
    requests: list[tuple[dict[str, object], str | None]] = [
        ({"do": "read", "text": _TABS}, None),
        ({"do": "rank", "at": 1, "order": "us-chess", "conventions": {"seed": "1"}}, None),
        *(({"at": 2, **one}, None) for one in of_standings),
        ({"do": "rank", "at": 1, "order": "?"}, None),
        ({"do": "rank", "at": 1, "conventions": {"?": "?"}}, None),
        ({"do": "read", "text": _UNREADABLE, "language": "es"}, None),
        ({"do": "read", "text": "standings.txt"}, None),
        ({"do": "read", "name": "a.txt"}, _TABS),
        ({"do": "read"}, "\xff\xfe" + "\0".join(_SPACES) + "\0"),
        ({"do": "read"}, "\x89PNG"),
        ({"do": "read_all", "text": _SPACES}, None),
        ({"do": "crosstable", "players": players}, None),
    ]
    return [(json.dumps(request), content) for request, content in requests]


#: What is asked about every sample.
_ASKED: Final[tuple[dict[str, str], ...]] = (
    {},
    {"order": "us-chess", "player": "1"},
    {"order": "us-chess", "player": "2", "results": "1"},
    {"order": "us-chess", "player": "5", "every": "1"},
    {"order": "fide-2026", "player": "2", "language": "es"},
    {"order": "fide-2026", "player": "3", "versus": "1"},
    {"order": "fide-2024", "player": "4", "effects": "1", "sort": "-score"},
    {"order": "fide-2022", "player": "6", "find": "higher"},
)
#: Whose workings are opened.
_WORKINGS: Final = ("modified-median", "cumulative", "BH/C1")


def sheets(root: Path) -> list[Path]:
    """The samples of the docs, below the project's folder: there is one for every layout."""
    return sorted((root / "docs" / "samples").rglob("*.txt"))


#: The samples that are as most sheets are: US events, opens by FIDE's rules, small round robins.
_USUAL: Final = (
    *("wscf", "prizes", "byes", "quad", "fide-open", "going-on"),
    *(f"layouts/{name}" for name in ("swisssys", "wintd", "table", "chess-results")),
)


def first(root: Path) -> list[str]:
    """The requests, as JSON texts, with which most visits begin: the core is what they need.

    A usual sheet is pasted, or opened by a link that names a player; then a value is pressed. What
    says why a text cannot be read looks for every other table first: it comes when it is needed.

    Args:
        root: the project's folder.
    """
    asked: list[dict[str, object]] = []
    for name in _USUAL:
        path = root / "docs" / "samples" / f"{name}.txt"
        sheet: dict[str, object] = {"text": path.read_text(encoding="utf-8"), "language": "en"}
        asked += [sheet | {"what": "calculate"} | more for more in ({}, {"player": "2"})]
        asked += [sheet | {"what": "workings", "number": 1, "tiebreak": one} for one in _WORKINGS]
    return [*requests(unreadable=False), *(json.dumps(request) for request in asked)]


def often(root: Path) -> list[str]:
    """The requests, as JSON texts, by which the runtime is cut in two: as most visits begin.

    Each sample of the docs, and several questions about it.

    Args:
        root: the project's folder.
    """
    asked: list[dict[str, object]] = []
    for path in sheets(root):
        sheet: dict[str, object] = {"text": path.read_text(encoding="utf-8"), "language": "en"}
        asked += [sheet | {"what": "calculate"} | more for more in _ASKED]
        asked += [sheet | {"what": "workings", "number": 1, "tiebreak": one} for one in _WORKINGS]
    return [*requests(), *(json.dumps(request) for request in asked)]
