"""Everything that can be asked of the page, and what must hold of the answers.

A view makes requests: what they have beside the case's state. Whatever it asks is checked by
:data:`CHECKS`, so that a new view is one line in :data:`VIEWS`.
"""

import re
import traceback
from collections.abc import Callable, Iterable
from html import escape

from calculator.page import ANSWERS
from calculator.page.export import EXPORTS
from calculator.words import ordinal
from tests.asked import truths
from tests.asked.case import AnswerError, Case, Json, Refused, changes_in, choose, offered
from tests.asked.trees import (
    FoundError,
    Tree,
    check_tree,
    check_words,
    find,
    of_tag,
    text_in,
    texts,
)

#: Forms that are meant for programs: they hold names of tiebreaks, as they should.
FOR_PROGRAMS = {"json", "crosstable-text", "crosstable-csv", "crosstable-trf"}
#: How many of the things offered are pressed at a time.
_PRESSED = 4

View = Callable[[Case], Iterable[Json]]


def _workings(case: Case) -> Iterable[Json]:
    for row in case.document()["standings"]:
        if row["number"] in case.players:
            for name in row["values"]:
                yield {"what": "workings", "number": row["number"], "tiebreak": name}


def _cells(case: Case) -> Iterable[Json]:
    """Open cells of the crosstable; one of them is none."""
    rounds = range(1, case.document()["rounds"] + 1)
    for number in case.players:
        for round_ in case.some(list(rounds)):
            yield {"results": "1", "cell": f"{round_}.{number}", "player": str(number)}
    yield {"results": "1", "cell": "99.1"}


def _changes(case: Case) -> Iterable[Json]:
    """Put results otherwise: one, then another on top of it."""
    before = ""
    for request in case.some(list(_cells(case))[:-1]):
        # The choices of a cell are the one cell's: what was changed before stays.
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
    """Ask for every sheet that the answer offers, and for one that there is not."""
    tree = tree_of(case, {"player": case.player})
    values = [one[1]["value"] for one in of_tag(find(tree, "tb-print-what")[0], "option")]
    for sheet in [*case.some(values), "score:1001"]:
        case.met[f"sheet {sheet.partition(':')[0]}"] += 1
        yield {"what": "print", "sheet": sheet, "player": case.player}


def _pressed(case: Case) -> Iterable[Json]:
    """Press what the answer offers: each kind of thing, one of its kind by chance."""
    first = {"player": str(case.player), "results": "1", "effects": "1"}
    kinds: dict[str, list[tuple[str, str]]] = {}
    for key, value in offered(tree_of(case, first)):
        kinds.setdefault(key if key != "order" or not value else "order", []).append((key, value))
    keys = list(kinds)
    case.random.shuffle(keys)
    # Of what is there seldom everything is pressed.
    keys.sort(key=lambda key: key in {"order", "player", "sort", "cell", "results"})
    for kind in keys if case.everybody else keys[:_PRESSED]:
        key, value = case.random.choice(kinds[kind])
        case.met[f"press {key.partition('.')[0]}"] += 1
        yield {"state": choose({**case.state, **first}, key, value)}


def _steps(case: Case) -> Iterable[Json]:
    """Ask as a page asks that shows the answer before: what changed is sent."""
    ways: list[Json] = [{}, *({"player": str(number)} for number in case.players)]
    ways += [{"results": "1"}, {"sort": "name"}, {"effects": "1", "player": case.player}, {}]
    for number, more in enumerate(ways, 1):
        yield {**more, "drawn": number, "over": number - 1}


def _html(case: Case) -> Iterable[Json]:
    """Paste a clipboard with HTML that holds the text's cells."""
    rows = [line.split("\t") for line in case.state["text"].splitlines()]
    cells = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    table = "".join(f"<tr>{row}</tr>" for row in cells)
    if "\t" in case.state["text"] and not {"section", "reading"} & set(case.state):
        yield {"html": f"<!--StartFragment--><table>{table}</table>", "pasted": True}


#: Every view of the page, by name. What others add is one line more.
VIEWS: dict[str, View] = {
    "standings": lambda _: [{}],
    "why": lambda case: [{"player": str(number)} for number in case.players],
    "nobody": lambda _: [{"player": "98765"}, {"player": "x"}],
    "workings": _workings,
    "crosstable": lambda case: [{"results": "1", "player": p} for p in (None, case.player)],
    "cell": _cells,
    "higher": lambda case: [{"player": str(p), "find": "higher"} for p in case.players],
    "changes": _changes,
    "effects": lambda case: [{"player": str(p), "effects": "1"} for p in case.players],
    "sort": _sorts,
    "export": _exports,
    "print": _sheets,
    "pressed": _pressed,
    "steps": _steps,
    "html": _html,
    "embed": lambda case: [{"root": "../../", "player": case.player}],
}


def tree_of(case: Case, more: Json) -> Tree:
    """Return the whole tree of the page in some state; :class:`Refused` where there is none."""
    request = case.full(more)
    reply = case.reply(request)
    if reply["state"] != "done":
        raise Refused(request)
    return case.whole(request, reply)


def _own_words(case: Case, request: Json) -> list[str]:
    """Return the words that are the text's own: names, titles."""
    document = case.document(request)
    rows = document["standings"]
    return [document["event"] or "", document["section"] or "", *(row["name"] for row in rows)]


def _calculated(case: Case, request: Json, reply: Json) -> None:
    tree = check_tree(case.whole(request, reply))
    document = case.document(request)
    check_words([*texts(tree), reply["message"]], _own_words(case, request))
    truths.check_standings(tree, document)
    truths.check_crosstable(tree, document)
    player = str(request.get("player") or "")
    if player.isdecimal() and int(player) in truths.rows_of(document):
        truths.check_why(tree, document, int(player))
        _higher(case, request, tree, int(player))
        _effects(case, request, tree, int(player))


def _higher(case: Case, request: Json, tree: Tree, player: int) -> None:
    """Check that each change that is offered leads to the place that is told."""
    now = case.place(player, request)
    for part in find(tree, "tb-higher"):
        for item in case.some(of_tag(part, "li")):
            for changes in changes_in(item):
                place = case.place(player, {**request, "changes": changes})
                if place >= now or ordinal(place) not in text_in(item):
                    raise FoundError(f"by {changes} {place}, not {now}: {text_in(item)!r}")


def _effects(case: Case, request: Json, tree: Tree, player: int) -> None:
    """Check that each order leads to the place that stands beside it."""
    for part in find(tree, "tb-effects"):
        for item in case.some(of_tag(part, "li")):
            order = of_tag(item, "button")[0][1]["data-value"]
            place = case.place(player, {**request, "order": order})
            truths.equal(
                text_in(find(item, "tb-place")[0]), ordinal(place), f"the place by {order}"
            )
    marked = [one for one in of_tag(tree, "button") if "data-place" in one[1]]
    for button in case.some(marked):
        place = case.place(player, {**request, "order": button[1]["data-value"]})
        truths.equal(button[1]["data-place"], ordinal(place), "the place beside a button")


def _worked(case: Case, request: Json, reply: Json) -> None:
    tree = check_tree(reply["workings"])
    check_words(texts(tree), _own_words(case, request))
    truths.check_workings(tree, case.document(request), request["number"], request["tiebreak"])


def _exported(case: Case, request: Json, reply: Json) -> None:
    if "refused" in reply:
        check_words([reply["refused"]], ())
        return
    form = request["as"]
    if not reply["text"].strip() or not reply["name"] or not reply["media"]:
        raise FoundError(f"an empty {form}")
    if form not in FOR_PROGRAMS:
        plain = re.sub(r"\\(.)", r"\1", reply["text"]) if form == "markdown" else reply["text"]
        check_words([plain], _own_words(case, request))
    document = case.document(request)
    if form == "csv":
        truths.check_csv(reply["text"], document)
    if form == "markdown":
        truths.check_markdown(reply["text"], document)


def _printed(case: Case, request: Json, reply: Json) -> None:
    tree = check_tree(reply["sheet"])
    check_words(texts(tree), _own_words(case, request))
    truths.check_sheet(tree, case.document(request))


#: What must hold of the answer to each question.
CHECKS: dict[str, Callable[[Case, Json, Json], None]] = {
    "calculate": _calculated,
    "workings": _worked,
    "export": _exported,
    "print": _printed,
}


def look(case: Case, view: str) -> None:
    """Ask for a view and check its answers; :class:`AnswerError` where one is wrong."""
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


def _refused(request: Json, reply: Json) -> None:
    """Check what is said of a text that cannot be read."""
    said = text_in(check_tree(reply["problem"]))
    if not said.strip():
        raise FoundError("an error that says nothing")
    # What the answer itself offers to read otherwise need not be readable.
    if not {"section", "reading"} & set(request):
        raise FoundError(f"refused: {said}")


def _checked(case: Case, request: Json, reply: Json) -> None:
    try:
        if reply["state"] == "error":
            _refused(request, reply)
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
        # Something is missing in the answer that is looked for.
        raise AnswerError(request, traceback.format_exc(limit=-4)) from error
