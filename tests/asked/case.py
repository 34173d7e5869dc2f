"""One text under one state of the page: asked as the browser asks, checked at every answer."""

import json
import traceback
from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, get_type_hints

from calculator.page import answer
from calculator.page.protocol import Replies, Request
from calculator.words import use
from tests.asked.trees import FoundError, Tree, of_tag, patched
from tests.support.type_checks import misfit

Json = dict[str, Any]

#: The parts of a state that decide the figures; the others only show or unfold something.
DECIDING = (
    *("text", "reading", "section", "order", "rules", "choices", "changes", "class", "language"),
)
#: What only unfolds or sorts something, as in `link-code.js`.
_LOOKS = {"cell", "results", "sort", "every", "effects"}


class AnswerError(FoundError):
    """A question whose answer is wrong or missing."""

    def __init__(self, request: Json, said: str) -> None:
        """``request`` is what was asked, ``said`` what is wrong with the answer."""
        super().__init__(said)
        self.request = request


class Refused(Exception):  # noqa: N818 - no error: the text cannot be read
    """The text cannot be read, and the page said so."""


class Case:
    """A text in a state, and what was asked about it so far."""

    def __init__(self, state: Json, random: Random, *, players: int | None = None) -> None:
        """``players`` is how many players are asked about; ``None`` is all."""
        self.state = state
        self.random = random
        self.asked = 0
        self.met: Counter[str] = Counter()
        """What was asked, by names such as ``order us-chess``: nothing may silently drop out."""
        self._documents: dict[str, Json] = {}
        self._most = players
        self._drawn: tuple[int, Tree] | None = None

    @property
    def players(self) -> list[int]:
        """The numbers of players to ask about, chosen again each time."""
        return self.some([row["number"] for row in self.document()["standings"]])

    @property
    def player(self) -> int | None:
        """One of them."""
        players = self.players
        return self.random.choice(players) if players else None

    def some[Thing](self, things: list[Thing]) -> list[Thing]:
        """Return all, or a random choice of as many as are asked about at a time."""
        if self._most is None or len(things) <= self._most:
            return things
        return self.random.sample(things, self._most)

    @property
    def everybody(self) -> bool:
        """Whether everything is asked about every player."""
        return self._most is None

    def full(self, more: Json) -> Json:
        """Return the whole request: the state (which ``more`` may replace) and ``more``."""
        rest = {name: value for name, value in more.items() if name != "state"}
        return {"what": "calculate", **more.get("state", self.state), **rest}

    def reply(self, request: Json) -> Json:
        """Ask the page's entry; whatever it raises is an error of ours."""
        self.asked += 1
        try:
            found: Json = json.loads(answer(json.dumps(request)))
        except Exception as error:
            # The traceback does not matter here: the last line says it.
            raise AnswerError(request, traceback.format_exc(limit=-6)) from error
        wrong = misfit(_sent(request), Request) or misfit(found, _replies()[request["what"]])
        if wrong:
            raise AnswerError(request, f"not what the protocol says: {wrong}")
        return found

    def document(self, state: Json | None = None) -> Json:
        """Return the JSON document of a state; raises :class:`Refused` if there is none."""
        state = self.state if state is None else state
        request = {name: state.get(name) for name in DECIDING}
        key = json.dumps(request)
        if key not in self._documents:
            reply = self.reply({**request, "what": "export", "as": "json"})
            if reply["state"] != "done":
                raise Refused(request)
            self._documents[key] = json.loads(reply["text"])
        return self._documents[key]

    def place(self, number: int, state: Json) -> int:
        """Return the place that the document gives a player in another state."""
        rows = self.document(state)["standings"]
        return next(int(row["place"]) for row in rows if row["number"] == number)

    def whole(self, request: Json, reply: Json) -> Tree:
        """Return the tree of a reply: its ``result``, or the previous one with its ``patch``."""
        if "patch" in reply and self._drawn:
            tree = patched(self._drawn[1], reply["patch"])
            alone = {name: text for name, text in request.items() if name not in {"drawn", "over"}}
            if tree != self.reply(alone)["result"]:
                raise AnswerError(request, "what changed does not make the whole answer")
        else:
            tree = reply["result"]
        assert isinstance(tree, list)
        if "drawn" in request:
            self._drawn = (request["drawn"], tree)
        return tree

    def speaking(self) -> Callable[[], object]:
        """Use the language of the state until the function that is returned is called."""
        used = use(self.state.get("language") or "en")
        used.__enter__()
        return lambda: used.__exit__(None, None, None)


def _sent(request: Json) -> Json:
    """Return a request as the page itself sends it: no null, and a player as text.

    ``pasted`` is a mark of ours.
    """
    sent = {name: part for name, part in request.items() if part is not None and name != "pasted"}
    return {**sent, "player": str(sent["player"])} if "player" in sent else sent


@cache
def _replies() -> Json:
    return get_type_hints(Replies)


def choose(state: Json, key: str, value: str) -> Json:
    """Return a state with one choice changed, as the page's `choose` does."""
    first, _, rest = key.partition(".")
    if first in {"section", "reading"}:
        kept: Json = {name: state[name] for name in ("text", "order", "language") if name in state}
        if first == "reading" and "section" in state:
            kept["section"] = state["section"]
        return {**kept, first: value}
    if first == "choices":
        return {**state, "choices": {**(state.get("choices") or {}), rest: value}}
    gone = set() if first in _LOOKS else {"find", "cell"}
    if first == "changes":
        # What one needs of the games to come is asked on, and a cell's choices stay.
        gone = {"find"} - {"find" if state.get("find") == "need" else ""}
    return {**{name: text for name, text in state.items() if name not in gone}, first: value}


def offered(tree: Tree) -> list[tuple[str, str]]:
    """Return everything that a person can press or choose in an answer, as key and value."""
    found = [
        (one[1]["data-key"], one[1].get("data-value", "by lot"))
        for one in of_tag(tree, "button", "a")
        if "data-key" in one[1] and "disabled" not in one[1]
    ]
    for select in of_tag(tree, "select"):
        if name := select[1].get("name"):
            found += [(name, option[1]["value"]) for option in of_tag(select, "option")]
    return found


def changes_in(tree: Tree) -> list[str]:
    """Return the changed results that the buttons of a tree set."""
    return [value for key, value in offered(tree) if key == "changes"]
