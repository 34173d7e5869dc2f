"""What the page asks of the core, and what it gets: JSON in, JSON out.

The page sends ``{"what": "calculate" | "workings", "text", "html"?, "order"?, "player"?,
"choices"?, "changes"?, "results"?, "cell"?, "find"?, "number"?, "tiebreak"?, "root"?}``.
The answer's ``state`` is ``done`` or ``error``; trees are those of
:func:`calculator.view.to_tree`.
"""

import json
from typing import Any

from calculator import explain
from calculator.changes import Change, changed
from calculator.model import Crosstable
from calculator.ranking import Standings, rank
from calculator.reading import ReadError, read
from calculator.tiebreaks import UnknownTiebreakError, chosen, tiebreaks
from calculator.view import Asked, parsed, problem, result, to_tree, workings

Json = dict[str, Any]

#: The last table, so that a tap on a value does not read the text again.
_last: tuple[str, Standings] | None = None


def answer(request_json: str) -> str:
    """Answer one question of the page; a fault in the text is an answer, not an exception.

    >>> json.loads(answer('{"what": "calculate", "text": ""}'))["state"]
    'error'
    """
    request: Json = json.loads(request_json)
    try:
        reply = _answer(request)
    except ReadError as error:
        reply = {
            "state": "error",
            "problem": to_tree(problem(error, request.get("text") or "")),
            "line": error.line,
            "column": error.column,
            "length": error.length,
        }
    return json.dumps(reply, ensure_ascii=False)


def _answer(request: Json) -> Json:
    real = _standings(request)
    changes = _changes(request)
    standings = real
    if changes:
        try:
            table = changed(real.table, changes)
        except KeyError as error:
            raise ReadError("these changed results do not fit the table") from error
        names = [tiebreak.name for tiebreak in real.order]
        standings = rank(table, names, choices=real.tally.choices, rules=real.tally.rules)
    root = request.get("root") or "../"
    if request.get("what") == "workings":
        tiebreak = tiebreaks(str(request["tiebreak"]))[0]
        tree = to_tree(workings(standings, int(request["number"]), tiebreak, root))
        return {"state": "done", "workings": tree}
    asked = Asked(
        _player(standings, request.get("player")),
        str(request.get("order") or ""),
        root,
        changes,
        str(request.get("cell") or ""),
        bool(request.get("results")),
        request.get("find") == "higher",
    )
    return {
        "state": "done",
        "result": to_tree(result(standings, asked, before=real if changes else None)),
        "format": standings.table.format,
        "message": explain.read_as(standings.table),
    }


def _changes(request: Json) -> tuple[Change, ...]:
    return parsed(str(request.get("changes") or ""))


def _standings(request: Json) -> Standings:
    global _last  # noqa: PLW0603 - one table, held between two questions of one page
    key = json.dumps([request.get(part) for part in ("text", "html", "order", "choices")])
    if _last is not None and _last[0] == key:
        return _last[1]
    table = _read(request.get("text") or "", request.get("html") or "")
    choices = chosen({str(name): str(value) for name, value in _choices(request).items()})
    try:
        standings = rank(table, request.get("order") or None, choices=choices)
    except UnknownTiebreakError as error:
        raise ReadError(str(error)) from error
    _last = (key, standings)
    return standings


def _choices(request: Json) -> Json:
    choices = request.get("choices")
    return choices if isinstance(choices, dict) else {}


def _read(text: str, html: str) -> Crosstable:
    """Read the clipboard's HTML where it holds a table that we can read, else its text."""
    if html:
        try:
            return read(html)
        except ReadError:
            if not text.strip():
                raise
    return read(text)


def _player(standings: Standings, wanted: object) -> int | None:
    """Return the chosen player's number if there still is one."""
    numbers = {row.number for row in standings.rows}
    if isinstance(wanted, str) and wanted.isdecimal():
        wanted = int(wanted)
    return wanted if isinstance(wanted, int) and wanted in numbers else None
