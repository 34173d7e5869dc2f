"""A request of the page, taken apart: the one place where what comes in is checked."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from calculator.answers.what_if.change import Change, parsed
from calculator.reading.text.grid import visible
from calculator.view import Asked
from calculator.words import LANGUAGES

#: No number in a request has more digits: a longer one is none.
_DIGITS = 18


class Request(NamedTuple):
    """What :mod:`calculator.page.protocol` calls a request, with every part in its own type.

    A part that is missing has its default, and so has one of a wrong type.
    """

    what: str = ""
    text: str = ""
    html: str = ""
    earlier: str = ""
    who: str = ""
    whom: str = ""
    reading: str = ""
    section: int | None = None
    language: str = "en"
    order: str = ""
    rules: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    changes: tuple[Change, ...] = ()
    misfits: int = 0
    """How many more there are that fit nobody: see ``Memory.with_changes_in_force``."""
    class_: str = ""
    player: int | None = None
    """As asked for: whether there is such a player, the standings tell."""
    versus: int | None = None
    find: str = ""
    teams: str = ""
    root: str = "../"
    drawn: int | None = None
    over: int | None = None
    part: str = ""
    since: int = 0
    """``from``"""
    stop: bool = False
    number: int | None = None
    tiebreak: str = ""
    form: str = ""
    """``as``"""
    sheet: str = ""
    asked: Asked = Asked()
    """What is to be shown, by the names that the view has for it. Whether there is such a player,
    and whom these changed results fit, is to be filled in."""


def received(request_json: str) -> Request:
    """Take a request apart. ``ValueError`` where it is no JSON at all.

    >>> received('{"what": "higher", "player": "7", "section": "2", "changes": 5, "from": "x"}')
    Request(what='higher', ... section=2, ... changes=(), ... player=7, ... since=0, ...)
    """
    found: object = json.loads(request_json)
    raw = found if isinstance(found, dict) else {}
    language = _text(raw, "language")
    section = _number(raw, "section")
    return Request(
        what=_text(raw, "what"),
        text=_text(raw, "text"),
        html=_text(raw, "html"),
        earlier=_text(raw, "earlier"),
        who=_text(raw, "who"),
        whom=_text(raw, "whom"),
        reading=_text(raw, "reading"),
        section=section if section is not None and section < 100_000 else None,
        language=language if language in LANGUAGES else "en",
        order=_text(raw, "order"),
        rules=_text(raw, "rules"),
        choices=_choices(raw),
        changes=parsed(_text(raw, "changes")),
        class_=_text(raw, "class"),
        player=_number(raw, "player"),
        versus=_number(raw, "versus"),
        find=_text(raw, "find"),
        teams=_text(raw, "teams"),
        root=_text(raw, "root") or "../",
        drawn=_number(raw, "drawn"),
        over=_number(raw, "over"),
        part=_text(raw, "part"),
        since=_number(raw, "from") or 0,
        stop=bool(raw.get("stop")),
        number=_number(raw, "number"),
        tiebreak=_text(raw, "tiebreak"),
        form=_text(raw, "as"),
        sheet=_text(raw, "sheet"),
        asked=_asked(raw),
    )


def _asked(raw: Mapping[str, object]) -> Asked:
    """Return what is to be shown, each part as its default is: a text, or yes or no.

    >>> _asked({"results": "1", "sort": "-score", "player": "7"})
    Asked(player=None, ... results=True, ... sort='-score', ...)
    """
    found: dict[str, Any] = {}
    for name, default in Asked._field_defaults.items():
        if name in raw and default is False:
            found[name] = bool(raw[name])
        elif name in raw and isinstance(default, str):
            found[name] = _text(raw, name) or default
    return Asked(**found)


def _text(raw: Mapping[str, object], name: str) -> str:
    """Return a part as text; a number stands for its digits."""
    found = raw.get(name)
    if not isinstance(found, str | int) or isinstance(found, bool):
        return ""
    # A text to read stays as it is, so that an error points at what the person sees.
    return str(found) if name in {"text", "html", "earlier"} else visible(str(found))


def _number(raw: Mapping[str, object], name: str) -> int | None:
    """Return a part as a whole number, which may be written in digits."""
    found = _text(raw, name)
    return int(found) if found.isdecimal() and len(found) <= _DIGITS else None


def _choices(raw: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    found = raw.get("choices")
    return tuple((name, _text(found, name)) for name in found) if isinstance(found, dict) else ()
