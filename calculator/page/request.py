"""What the page sends, taken apart: the text read, the standings worked out, the rest checked."""

import json
from typing import Any

from calculator import rank
from calculator.answers.what_if.changes import Change, changed, parsed
from calculator.model import Message
from calculator.ranking import Standings
from calculator.ranking.classes import ClassError
from calculator.ranking.classes.part import of_class
from calculator.reading import ReadError, opened
from calculator.tiebreaks import UnknownTiebreakError, chosen
from calculator.view import Source

Json = dict[str, Any]

#: The last text and the last table, so that a tap on a value does not read the text again.
_opened: tuple[str, Source] | None = None
_last: tuple[str, Standings] | None = None
#: The last table with other results, and the standings whose results they were.
_last_changed: tuple[Standings, Standings] | None = None
#: What of a request the table depends on, and what the standings by the real results do.
_READ = ("text", "reading", "section", "language")
_DECISIVE = (*_READ, "order", "choices", "rules")


def text_of(request: Json, name: str) -> str:
    """Return a part of the request as text; empty where it is missing."""
    return str(request.get(name) or "")


def changes_of(request: Json) -> tuple[Change, ...]:
    """Return the results that are put otherwise."""
    return parsed(text_of(request, "changes"))


def section_of(request: Json) -> int | None:
    """Return the chosen section's position; ``None`` where none is chosen."""
    wanted = text_of(request, "section")
    return int(wanted) if wanted.isdecimal() and len(wanted) < 6 else None


def source_of(request: Json) -> Source:
    """Return the text, opened; :class:`ReadError` where it cannot be read."""
    global _opened  # noqa: PLW0603 - one text, held between two questions of one page
    key = _key(request, _READ)
    if _opened is None or _opened[0] != key:
        text = text_of(request, "text")
        found = opened(text, text_of(request, "reading") or None, section_of(request))
        _opened = (key, Source(text, found))
    return _opened[1]


def real_standings(request: Json) -> Standings:
    """Return the standings by the results of the text; :class:`ReadError` where it has none."""
    global _last  # noqa: PLW0603 - one table, held between two questions of one page
    key = _key(request, _DECISIVE)
    if _last is not None and _last[0] == key:
        return _last[1]
    table = source_of(request).opened.table
    choices = chosen({str(name): str(value) for name, value in _choices(request).items()})
    try:
        standings = rank(
            table,
            request.get("order") or None,
            choices=choices,
            rules=text_of(request, "rules") or None,
        )
    except UnknownTiebreakError as error:
        raise ReadError(error.said) from error
    _last = (key, standings)
    return standings


def _key(request: Json, parts: tuple[str, ...]) -> str:
    return json.dumps([request.get(part) for part in parts])


def with_changes(real: Standings, changes: tuple[Change, ...]) -> Standings:
    """Return the standings with some results put otherwise; the real ones where none are."""
    global _last_changed  # noqa: PLW0603 - as above
    if not changes:
        return real
    # Most often one result more was put otherwise than a moment ago.
    like = real
    if _last_changed is not None and _last_changed[0] is real:
        like = _last_changed[1]
    try:
        table = changed(real.table, changes)
    except KeyError as error:
        raise ReadError("error-changes") from error
    names = [tiebreak.name for tiebreak in real.order]
    standings = rank(table, names, choices=real.tally.choices, rules=real.tally.rules, like=like)
    _last_changed = (real, standings)
    return standings


def of_class_asked(request: Json, whole: Standings) -> Standings:
    """Return the standings of the class that the request names; the whole ones where it has none.

    A class that the table has no place for (another text was pasted) is said in a warning:
    the standings are there all the same.
    """
    rule = text_of(request, "class")
    if not rule:
        return whole
    try:
        return of_class(whole, rule)
    except ClassError as error:
        refused = Message("class-refused", (error.said,))
        return whole._replace(warnings=(*whole.warnings, refused))


def asked_standings(request: Json) -> Standings:
    """Return the standings that a request is about: its results, its class."""
    whole = with_changes(real_standings(request), changes_of(request))
    return of_class_asked(request, whole)


def player_of(request: Json, standings: Standings) -> int | None:
    """Return the chosen player's number if there still is one."""
    wanted = request.get("player")
    if isinstance(wanted, str) and wanted.isdecimal():
        wanted = int(wanted)
    numbers = {row.number for row in standings.rows}
    return wanted if isinstance(wanted, int) and wanted in numbers else None


def _choices(request: Json) -> Json:
    choices = request.get("choices")
    return choices if isinstance(choices, dict) else {}
