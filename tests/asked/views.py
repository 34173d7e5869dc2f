"""Everything that can be asked of the page.

A view makes requests: what they add to the case's state. Whatever it asks is checked by
:data:`tests.asked.checks.CHECKS`, so a new view is one line in :data:`VIEWS`.
"""

import json
import re
import traceback
from collections.abc import Callable, Iterable
from html import escape

from calculator.page import ANSWERS
from calculator.page.export import EXPORTS
from tests.asked import truths
from tests.asked.case import AnswerError, Case, Json, Refused, changes_in, choose, offered
from tests.asked.checks import CHECKS, refused
from tests.asked.trees import (
    FoundError,
    Tree,
    check_tree,
    find,
    of_tag,
)

_PART = re.compile('"data-part": "([^"]*)"')
#: How many of the offered controls are pressed at a time.
_PRESSED = 4
#: How many steps of a search are taken at a time.
_STEPS = 4

View = Callable[[Case], Iterable[Json]]


def _workings(case: Case) -> Iterable[Json]:
    for row in case.document()["standings"]:
        if row["number"] in case.players:
            for name in row["values"]:
                yield {"what": "workings", "number": row["number"], "tiebreak": name}


def _cells(case: Case) -> Iterable[Json]:
    """Open cells of the crosstable; one of them does not exist."""
    rounds = range(1, case.document()["rounds"] + 1)
    for number in case.players:
        for round_ in case.some(list(rounds)):
            yield {"results": "1", "cell": f"{round_}.{number}", "player": str(number)}
    yield {"results": "1", "cell": "99.1"}


def _changes(case: Case) -> Iterable[Json]:
    """Change results: one, then another as well."""
    before = ""
    for request in case.some(list(_cells(case))[:-1]):
        # The choices are for one cell only: what was changed before stays.
        tree = tree_of(case, {**request, "changes": before})
        values = [value for part in find(tree, "tb-choices") for value in changes_in(part)]
        if not values:
            continue
        before = case.random.choice(values)
        yield {"changes": before, "player": request["player"], "results": "1"}
        yield {"what": "export", "as": "csv", "changes": before}
        yield {"what": "print", "sheet": "answer", "changes": before, "player": case.player}
        for row in case.document(case.full({"changes": before}))["standings"][:1]:
            for name in case.some(list(row["values"])):
                named = {"number": row["number"], "tiebreak": name}
                yield {"what": "workings", "changes": before, **named}


def _sorts(case: Case) -> Iterable[Json]:
    columns = ["name", "score", *case.document()["order"], "place", "nonsense"]
    for column in case.some(columns):
        yield {"sort": column, "player": case.player}
        yield {"sort": f"-{column}"}


def _exports(case: Case) -> Iterable[Json]:
    for form in case.some(list(EXPORTS)):
        case.met[f"export {form}"] += 1
        yield {"what": "export", "as": form, "player": case.player}


def _sheets(case: Case) -> Iterable[Json]:
    """Ask for every sheet that the answer offers, and for one that does not exist."""
    tree = tree_of(case, {"player": case.player})
    values = [one[1]["value"] for one in of_tag(find(tree, "tb-print-what")[0], "option")]
    for sheet in [*case.some(values), "score:1001"]:
        case.met[f"sheet {sheet.partition(':')[0]}"] += 1
        yield {"what": "print", "sheet": sheet, "player": case.player}


def _drawings(case: Case) -> Iterable[Json]:
    """Ask for pictures: everybody's, nobody's, with a changed result, in a prize class."""
    for number in case.players:
        yield {"what": "picture", "player": str(number)}
    yield {"what": "picture"}
    values = [value for key, value in offered(tree_of(case, {})) if key == "class" and value]
    for value in case.some(values)[:1]:
        state = {**case.state, "class": value}
        for row in case.some(case.document(state)["standings"]):
            yield {"state": state, "what": "picture", "player": str(row["number"])}


def _pressed(case: Case) -> Iterable[Json]:
    """Press what the answer offers: of each kind of control, one at random."""
    first = {"player": str(case.player), "results": "1", "effects": "1", "every": "1"}
    kinds: dict[str, list[tuple[str, str]]] = {}
    for key, value in offered(tree_of(case, first)):
        kinds.setdefault(key if key != "order" or not value else "order", []).append((key, value))
    keys = list(kinds)
    case.random.shuffle(keys)
    # Of rare controls, all are pressed.
    keys.sort(key=lambda key: key in {"order", "player", "sort", "cell", "results"})
    for kind in keys if case.everybody else keys[:_PRESSED]:
        key, value = case.random.choice(kinds[kind])
        part, _, rest = key.partition(".")
        case.met[f"press {part}"] += 1
        case.met[f"press {part}.{rest.partition('.')[0]}"] += bool(rest)
        yield {"state": choose({**case.state, **first}, key, value)}


def _steps(case: Case) -> Iterable[Json]:
    """Ask like a page that shows the previous answer: only what changed is sent."""
    ways: list[Json] = [{}, *({"player": str(number)} for number in case.players)]
    ways += [
        {"results": "1"},
        {"sort": "name"},
        {"every": "1"},
        {"effects": "1", "player": case.player},
        {},
    ]
    for number, more in enumerate(ways, 1):
        yield {**more, "drawn": number, "over": number - 1}


def _searched(case: Case) -> Iterable[Json]:
    """Continue a search for what would have put a player higher; then stop it."""
    for number in case.players[:1]:
        yield from _steps_of({"player": str(number)}, case)


def _steps_of(search: Json, case: Case) -> Iterable[Json]:
    at = ""
    for _ in range(_STEPS):
        asked = {"what": "higher", "from": at, **search}
        yield asked
        at = case.reply(case.full(asked)).get("next", "")
        if not at:
            break
    yield {"what": "higher", "from": at, "stop": "1", **search}


def _needs(case: Case) -> Iterable[Json]:
    """Ask what players need, with some of the games to come put in; then go on with the search."""
    for number in case.players:
        asked = {"player": str(number), "find": "need"}
        yield asked
        parts = find(tree_of(case, asked), "tb-need")
        values = [value for part in parts for value in changes_in(part)]
        for value in case.some(values)[:1]:
            yield {**asked, "changes": value}
    if case.players:
        yield from _steps_of({"player": str(case.players[0]), "find": "need"}, case)


def _classes(case: Case) -> Iterable[Json]:
    """Ask for prize classes that the answer offers, and for one that does not exist."""
    values = [value for key, value in offered(tree_of(case, {})) if key == "class" and value]
    for value in case.some(values):
        case.met["a prize class"] += 1
        state = {**case.state, "class": value}
        inside = case.document(state)["standings"]
        yield {"state": state}
        yield {"state": state, "what": "export", "as": "csv"}
        yield {"state": state, "what": "print", "sheet": "wall"}
        for row in case.some(inside):
            yield {"state": state, "player": str(row["number"])}
            yield {"state": state, "what": "export", "as": "send", "player": row["number"]}
    yield {"class": "nonsense<1"}


def _html(case: Case) -> Iterable[Json]:
    """Paste a clipboard with HTML that holds the text's cells."""
    rows = [line.split("\t") for line in case.state["text"].splitlines()]
    cells = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    table = "".join(f"<tr>{row}</tr>" for row in cells)
    if "\t" in case.state["text"] and not {"section", "reading"} & set(case.state):
        yield {"html": f"<!--StartFragment--><table>{table}</table>", "pasted": True}


#: Every view of the page, by name. A new one is one more line.
VIEWS: dict[str, View] = {
    "standings": lambda _: [{}],
    "why": lambda case: [{"player": str(number)} for number in case.players],
    "nobody": lambda _: [{"player": "98765"}, {"player": "x"}],
    "workings": _workings,
    "crosstable": lambda case: [{"results": "1", "player": p} for p in (None, case.player)],
    "cell": _cells,
    "searched": _searched,
    "class": _classes,
    "higher": lambda case: [{"player": str(p), "find": "higher"} for p in case.players],
    "need": _needs,
    "changes": _changes,
    "effects": lambda case: [{"player": str(p), "effects": "1"} for p in case.players],
    "sort": _sorts,
    "export": _exports,
    "print": _sheets,
    "picture": _drawings,
    "pressed": _pressed,
    "steps": _steps,
    "html": _html,
    "embed": lambda case: [{"root": "../../", "player": case.player}],
}


def tree_of(case: Case, more: Json) -> Tree:
    """Return the whole tree of the page in a state; raises :class:`Refused` if there is none."""
    request = case.full(more)
    reply = case.reply(request)
    if reply["state"] != "done":
        raise Refused(request)
    return case.whole(request, reply)


def look(case: Case, view: str) -> None:
    """Ask for a view and check its answers; raises :class:`AnswerError` if one is wrong."""
    assert set(CHECKS) >= set(ANSWERS), "a question of the page that nobody checks"
    case.met[f"view {view}"] += 1
    done = case.speaking()
    try:
        for more in VIEWS[view](case):
            request = case.full(more)
            reply = case.reply(request)
            _checked(case, request, reply)
    finally:
        done()


def _checked(case: Case, request: Json, reply: Json) -> None:
    case.met.update(f"part {name}" for name in _PART.findall(json.dumps(reply)))
    try:
        if reply["state"] == "error":
            refused(request, reply)
        elif request.get("pasted"):
            truths.equal("pasted" in reply, expected=True, what="the text that was pasted")
            check_tree(reply["result"])
        else:
            CHECKS[request["what"]](case, request, reply)
    except (Refused, AnswerError):
        raise
    except FoundError as error:
        raise AnswerError(request, str(error)) from error
    except (KeyError, IndexError, StopIteration, TypeError, ValueError) as error:
        # Something that is looked for is missing in the answer.
        raise AnswerError(request, traceback.format_exc(limit=-4)) from error
