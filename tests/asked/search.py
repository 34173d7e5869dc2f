"""Looking for a question that the page's entry does not answer, or answers falsely.

It makes random events of every kind, puts each into states of every order, edition, convention and
language, and asks for their views (:data:`tests.asked.views.VIEWS`). The same seed repeats the
search. What it finds is one JSON document that can be asked again.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from time import monotonic
from typing import NamedTuple

from calculator.tiebreaks import CONVENTIONS, EDITIONS, ORDERS, REGISTER
from calculator.words import LANGUAGES
from tests.asked.case import AnswerError, Case, Json, Refused
from tests.asked.kinds import KINDS, MAY_BE_REFUSED, SELDOM
from tests.asked.views import VIEWS, look

#: Codes with modifiers, and orders that no program uses.
MODIFIED = (
    *(
        "BH/C2",
        "BH/M1",
        "BH/P",
        "SB/C1",
        "SB:GP/M2/P",
        "ARO/C1",
        "DE/P",
        "KS/L60",
        "FB/C1",
        "PS/C1",
    ),
    *("DE,BH", "WIN,DE,SB", "result-between-tied,coin-flip", "playoff,single-fast-game"),
)
#: The event's own, every named one, every tiebreak by itself, some with modifiers.
ASKED_ORDERS = ("", *ORDERS, *REGISTER, *MODIFIED)


class Depth(NamedTuple):
    """How much is asked about a state: how many views and players; ``None`` is all."""

    views: int | None
    players: int | None


#: A little about many events, everything about some of them.
DEPTHS = (*[Depth(6, 1)] * 5, Depth(None, 2), Depth(6, None), Depth(None, None))


class Searched(NamedTuple):
    """How a search went."""

    events: int
    asked: int
    met: Counter[str]
    """How often each kind, order, language, view … was asked for: ``kind teams``."""
    found: Json | None = None
    """What to ask again: the state, the view and what was wrong."""


def _turns[Thing](random: Random, things: list[Thing]) -> Iterator[Thing]:
    """Deal things in random order, all of them before any one comes again."""
    while True:
        yield from random.sample(things, len(things))


class _Deals:
    """What the next states are made of, so that nothing is left out for long."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.kinds = _turns(random, [*KINDS])
        self.orders = _turns(random, [*ASKED_ORDERS])
        self.languages = _turns(random, [*LANGUAGES])
        self.rules = _turns(random, ["", "", *EDITIONS])
        options = [(one.name, option) for one in CONVENTIONS.values() for option in one.options]
        self.choices = _turns(random, [None, None, *options])
        self.views = _turns(random, [*VIEWS])

    def state(self, text: str) -> Json:
        """Return a state of a text."""
        state: Json = {"text": text, "root": "../", "language": next(self.languages)}
        if order := next(self.orders):
            state["order"] = order
        if rules := next(self.rules):
            state["rules"] = rules
        if choice := next(self.choices):
            state["choices"] = {choice[0]: choice[1]}
        return state


def names_of(state: Json) -> list[str]:
    """Return what a state is made of, as the search counts it."""
    names = [f"language {state['language']}", f"order {state.get('order') or 'own'}"]
    if "rules" in state:
        names.append(f"rules {state['rules']}")
    return names + [f"choice {name}-{value}" for name, value in state.get("choices", {}).items()]


def everything() -> set[str]:
    """Return the names of everything that a search must have met by its end."""
    options = [f"{one.name}-{option}" for one in CONVENTIONS.values() for option in one.options]
    return {
        *(f"kind {name}" for name in KINDS),
        *(f"order {name or 'own'}" for name in ASKED_ORDERS),
        *(f"language {name}" for name in LANGUAGES),
        *(f"rules {name}" for name in EDITIONS),
        *(f"choice {name}" for name in options),
        *(f"view {name}" for name in VIEWS),
    }


def search(
    seed: int,
    *,
    events: int | None = None,
    seconds: float | None = None,
    depths: Sequence[Depth] = DEPTHS,
    states: int = 3,
    wanted: frozenset[str] = frozenset(),
) -> Searched:
    """Ask about a number of events, or for some seconds, or until something is found.

    ``states`` is how many states of each event are taken; ``depths``, in turn, how much is asked.
    Until all that is ``wanted`` was met it goes on, for as many events more at most: which comes up
    by when depends on how many kinds and views there are to deal.
    """
    random = Random(seed)  # noqa: S311 - a search is no secret
    deals = _Deals(random)
    met: Counter[str] = Counter()
    asked = 0
    until = None if seconds is None else monotonic() + seconds
    for done in count():
        enough = events is not None and done >= (events if wanted <= met.keys() else 2 * events)
        if enough or (until is not None and monotonic() > until):
            return Searched(done, asked, met)
        kind = next(deals.kinds)
        text = KINDS[kind](random)
        met[f"kind {kind}"] += 1
        seldom = kind in SELDOM
        views, players = Depth(3, 1) if seldom else depths[done % len(depths)]
        for _ in range(1 if seldom else states):
            state = deals.state(text)
            met.update(names_of(state))
            for view in _some(deals, views):
                again = {
                    "kind": kind,
                    "view": view,
                    "seed": random.randrange(10**9),
                    "players": players,
                    "state": state,
                }
                case, said = ask(again)
                asked += case.asked
                met += case.met
                if said is not None:
                    return Searched(done + 1, asked, met, {**said, **again})
    raise AssertionError  # pragma: no cover - counting has no end


def _some(deals: _Deals, views: int | None) -> list[str]:
    return list(VIEWS) if views is None else [next(deals.views) for _ in range(views)]


def ask(again: Json) -> tuple[Case, Json | None]:
    """Ask for one view of one state; return what was asked, and what is wrong if anything is."""
    random = Random(again["seed"])  # noqa: S311
    case = Case(again["state"], random, players=again["players"])
    try:
        look(case, again["view"])
    except Refused:
        if again["kind"] not in MAY_BE_REFUSED:
            return case, {"said": "refused", "request": again["state"]}
    except AnswerError as error:
        refused = str(error).startswith("refused") and again["kind"] in MAY_BE_REFUSED
        return case, None if refused else {"said": str(error), "request": error.request}
    return case, None


def written(found: Json) -> str:
    """Write what was found, to be asked again."""
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"
