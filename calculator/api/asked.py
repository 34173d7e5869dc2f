"""What the JavaScript module asks of the API, and what it gets: JSON in, JSON out.

The module (``pyscript_app/page/api/``) holds a table or standings by a number; here is what the
number stands for. A request names what is to be done (``do``), and what the function or method of
that name takes. The reply is ``{"value": …}`` or ``{"error": …}``; names in it are written as
JavaScript writes them.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import fields, is_dataclass
from itertools import count
from typing import Any, Protocol

from calculator.api.answers import Answer
from calculator.api.reading import read, read_all
from calculator.api.standings import Row, Standings, Term, rank
from calculator.api.tables import crosstable
from calculator.command.set_option import UnknownSettingError
from calculator.model import Crosstable, EventKind, Message, Player, Result, TableError
from calculator.model.codes import EVENT_KINDS
from calculator.ranking.classes import ClassError
from calculator.reading import ReadError
from calculator.tiebreaks import UnknownTiebreakError
from calculator.words import LANGUAGES, language, say, use

type Json = dict[str, Any]

#: What the errors are called, the first that fits; whatever else is raised is ``internal``.
_KINDS: tuple[tuple[type[Exception], str], ...] = (
    (ReadError, "read"),
    (UnknownTiebreakError, "tiebreak"),
    (UnknownSettingError, "convention"),
    (ClassError, "class"),
    (TableError, "table"),
    (LookupError, "player"),
)


class Bytes(Protocol):
    """The bytes of a file, as JavaScript hands them over."""

    def to_py(self) -> memoryview:
        """Return the bytes."""


class LanguageError(Exception):
    """A language that there is not."""


class Held:
    """The tables and standings that somebody's JavaScript holds."""

    def __init__(self) -> None:
        self._held: dict[int, Crosstable | Standings] = {}
        self._numbers = count(1)

    def answer(self, request: str, content: Bytes | None = None) -> str:
        r"""Answer a request; ``content`` is that of a file that is to be read.

        >>> held = Held()
        >>> ask = lambda **request: json.loads(held.answer(json.dumps(request)))
        >>> ask(do="read", text="Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1")["value"]["id"]
        1
        >>> ask(do="rank", at=1, order="solkoff")["value"]["document"]["order"]
        ['solkoff']
        >>> ask(do="why", at=2, player="bob")["value"]["place"]
        1
        >>> ask(do="why", at=2, player="Zoe")["error"]
        {'kind': 'player', 'message': '“Zoe” is not in this table'}
        """
        asked: Json = json.loads(request)
        # Each function and method takes what its request has, by name.
        do: Callable[..., object] = _ASKED[asked.pop("do")]
        code = asked.pop("language", None)
        if content is not None:
            asked["content"] = bytes(content.to_py())
        try:
            with _speaking(code):
                try:
                    made = {"value": do(self, **asked)}
                except Exception as error:  # noqa: BLE001 - JavaScript is told what it was
                    made = {"error": _error(error)}
        except LanguageError:
            known = ", ".join(LANGUAGES)
            made = {"error": {"kind": "language", "message": say("no-language", code, known)}}
        return json.dumps(made, ensure_ascii=False)

    def _keep(self, what: Crosstable | Standings) -> int:
        at = next(self._numbers)
        self._held[at] = what
        return at

    def _table(self, at: int) -> Crosstable:
        found = self._held[at]
        if not isinstance(found, Crosstable):
            raise TypeError(f"number {at} is not a table")
        return found

    def _standings(self, at: int) -> Standings:
        found = self._held[at]
        if not isinstance(found, Standings):
            raise TypeError(f"number {at} is not standings")
        return found

    def _shown_table(self, table: Crosstable) -> Json:
        return {
            "id": self._keep(table),
            "text": repr(table).removeprefix("<Crosstable: ").removesuffix(">"),
            "event": table.event,
            "section": table.section,
            "layout": table.format or None,
            "kind": f"team-{table.kind}" if table.of_teams else table.kind,
            "rounds": table.rounds,
            "roundsPlayed": table.rounds_played,
            "players": [_player(player) for player in table.players],
        }

    def _shown_standings(self, standings: Standings) -> Json:
        return {"id": self._keep(standings), "document": standings.as_dict()}

    def read(
        self,
        text: str = "",
        content: bytes | None = None,
        name: str = "",
        layout: str | None = None,
        section: int | str | None = None,
    ) -> Json:
        """Read a text, or a file with its ``name``; see :func:`calculator.read`."""
        source = text if content is None else _text_of(name, content)
        return self._shown_table(read(source, layout, section=section))

    def read_all(self, text: str = "", content: bytes | None = None, name: str = "") -> list[Json]:
        """Read every section; see :func:`calculator.read_all`."""
        source = text if content is None else _text_of(name, content)
        return [self._shown_table(table) for table in read_all(source)]

    def crosstable(
        self,
        players: list[Json],
        kind: EventKind = "swiss",
        rounds: int | None = None,
        rounds_played: int | None = None,
        games_per_round: int = 1,
        points: Sequence[float] = (1, 0.5, 0),
    ) -> Json:
        """Make a table of players; see :func:`calculator.crosstable`."""
        if kind not in EVENT_KINDS:
            raise TableError(f"there is no kind {kind!r}; there are {', '.join(EVENT_KINDS)}")
        made = crosstable(
            map(_made, players),
            rounds=rounds,
            rounds_played=rounds_played,
            kind=kind,
            games_per_round=games_per_round,
            points=points,
        )
        return self._shown_table(made)

    def rank(
        self,
        at: int,
        order: str | list[str] | None = None,
        rules: str | None = None,
        conventions: Mapping[str, str] | None = None,
        also: list[str] | None = None,
    ) -> Json:
        """Rank a table; see :func:`calculator.rank`."""
        made = rank(self._table(at), order, rules=rules, conventions=conventions, also=also or ())
        return self._shown_standings(made)

    def row(self, at: int, player: int | str) -> object:
        """Return the line of a player."""
        return _plain(self._standings(at).row(player))

    def why(self, at: int, player: int | str) -> object:
        """Say why a player has the place."""
        return _plain(self._standings(at).why(player))

    def compare(self, at: int, one: int | str, other: int | str) -> object:
        """Say why one is ahead of the other."""
        return _plain(self._standings(at).compare(one, other))

    def what_if(self, at: int, player: int | str) -> object:
        """Return the results that would have put a player higher."""
        found = self._standings(at).what_if(player)
        names = ("round", "name", "result")
        return [
            _plain(way) | {"results": [dict(zip(names, one, strict=True)) for one in way.results]}
            for way in found
        ]

    def workings(self, at: int, player: int | str) -> Json:
        """Return how each value of a player is worked out."""
        values = self._standings(at).row(player).values
        return {
            name: {
                "number": value.number,
                "text": str(value),
                "missing": value.missing,
                "terms": _plain(value.terms),
            }
            for name, value in values.items()
        }

    def classes(self, at: int, rule: str) -> Json:
        """Return the standings of a prize class."""
        return self._shown_standings(self._standings(at).classes(rule))

    def as_object(self, at: int, *, workings: bool = False, reasons: bool = False) -> Json:
        """Return the JSON document."""
        return self._standings(at).as_dict(workings=workings, reasons=reasons)

    def records(self, at: int) -> list[Json]:
        """Return a flat object for each row."""
        return [
            {_camel(name) if name == "decided_by" else name: value for name, value in one.items()}
            for one in self._standings(at).records()
        ]

    def to_csv(self, at: int) -> str:
        """Return the standings as CSV."""
        return self._standings(at).to_csv()

    def to_markdown(self, at: int) -> str:
        """Return the standings as a table in Markdown."""
        return self._standings(at).to_markdown()

    def to_html(self, at: int, title: str = "") -> str:
        """Return a whole page without script."""
        return self._standings(at).to_html(title)

    def forget(self, at: int) -> None:
        """Let go of a table or standings that JavaScript holds no longer."""
        self._held.pop(at, None)


#: What the one who has this process to himself holds: a worker of JavaScript's.
_HELD = Held()


def answer(request: str, content: Bytes | None = None) -> str:
    """Answer a request of the worker's; see :meth:`Held.answer`."""
    return _HELD.answer(request, content)


#: What can be asked, by name.
_ASKED: dict[str, Callable[..., object]] = {
    name: made for name, made in vars(Held).items() if not name.startswith("_") and name != "answer"
}


def _speaking(code: object) -> AbstractContextManager[object]:
    """Speak a language for a block; without one, that which is in use."""
    if code is None:
        return use(language().code)
    if code not in LANGUAGES:
        raise LanguageError
    return use(str(code))


def _error(error: Exception) -> Json:
    """Return an error as JavaScript is told of it, in the language in use."""
    if isinstance(error, ReadError):
        if error.expected is not None and error.expected.code == "hint-path":
            error.expected = Message("hint-path-script", error.expected.facts)
        said: Json = {"message": error.message, "hint": error.hint}
        return {"kind": "read", **said, "line": error.line, "column": error.column}
    kind = next((kind for made, kind in _KINDS if isinstance(error, made)), "internal")
    if kind == "player" and type(error) is not LookupError:
        kind = "internal"  # a key that a table of ours lacks
    # It is of what opens files, which may not be there.
    if type(error).__name__ == "FileError":
        kind = "file"
    return {"kind": kind, "message": repr(error) if kind == "internal" else str(error)}


def _text_of(name: str, content: bytes) -> str:
    """Return the text of a file; what opens files is there when one comes."""
    from calculator.files import File, FileError, text_of  # noqa: PLC0415 - as it says

    try:
        return text_of([File(name or say("nameless-file"), content)])
    except FileError as error:
        # Nothing can be installed here.
        if error.said.code == "file-needs":
            raise FileError("file-printout", error.name) from error
        raise


def _player(player: Player) -> Json:
    return {
        "number": player.number,
        "name": player.called,
        "rating": player.rating,
        "results": [
            {
                "round": round_,
                "code": result.code,
                "opponent": result.opponent,
                "color": result.color,
                "points": result.points,
                "played": result.played,
            }
            for round_, result in enumerate(player.results, 1)
        ],
        "about": dict(player.about),
    }


def _made(player: Json) -> Player:
    """Make a player of what JavaScript says of one."""
    if not isinstance(player.get("number"), int) or not isinstance(player.get("name"), str):
        raise TableError("a player has a number, and a name")
    return Player(
        player["number"],
        player["name"],
        tuple(
            Result(one.get("code") or "", one.get("opponent"), one.get("color") or "")
            for one in player.get("results") or ()
        ),
        player.get("rating"),
        about=tuple((player.get("about") or {}).items()),
    )


def _plain(value: object) -> Any:  # noqa: ANN401 - JSON
    """Return an answer, or a part of one, as JSON has it."""
    if isinstance(value, Row):
        values = {name: one.number for name, one in value.values.items()}
        found: Json = {"place": value.place, "number": value.number, "name": value.name}
        return found | {"score": value.points, "values": values, "decided_by": value.decided_by}
    if is_dataclass(value):
        found = {_camel(one.name): _plain(getattr(value, one.name)) for one in fields(value)}
        if isinstance(value, Answer):
            found["sentences"] = value.sentences
        return found if isinstance(value, Term) else found | {"text": str(value)}
    if isinstance(value, Mapping):
        return dict(value)
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def _camel(name: str) -> str:
    """Return a name as JavaScript writes it.

    >>> _camel("decided_by")
    'decidedBy'
    """
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)
