"""What must hold for the answer to each question of the page: :data:`CHECKS`."""

import re
from collections.abc import Callable

from calculator.words import ordinal
from tests.asked import truths
from tests.asked.case import Case, Json, changes_in
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

#: Forms for programs: they are meant to hold names of tiebreaks.
FOR_PROGRAMS = {"json", "crosstable-text", "crosstable-csv", "crosstable-trf"}


def _own_words(case: Case, request: Json) -> list[str]:
    """Return the words that are the text's own: names, titles."""
    # Everybody's: a prize class is part of an answer about the whole event.
    document = case.document({**request, "class": ""})
    rows = [*document["standings"], *document.get("without_place", [])]
    return [document["event"] or "", document["section"] or "", *(row["name"] for row in rows)]


def _calculated(case: Case, request: Json, reply: Json) -> None:
    tree = check_tree(case.whole(request, reply))
    document = case.document(request)
    check_words([*texts(tree), reply["message"]], _own_words(case, request))
    truths.check_standings(tree, document)
    truths.check_crosstable(tree, document)
    truths.check_sums(tree, document)
    truths.check_bars(tree, document)
    if not request.get("changes"):
        truths.check_printed(tree, document)
    player = str(request.get("player") or "")
    if player.isdecimal() and int(player) in truths.rows_of(document):
        truths.check_why(tree, document, int(player))
        if not request.get("versus"):
            truths.check_drawn(tree, document, int(player))
        _higher(case, request, tree, int(player))
        _effects(case, request, tree, int(player))


def _higher(case: Case, request: Json, tree: Tree, player: int) -> None:
    """Check that each offered change leads to the place that is promised."""
    now = case.place(player, request)
    for part in find(tree, "tb-higher"):
        for item in case.some(of_tag(part, "li")):
            for changes in changes_in(item):
                place = case.place(player, {**request, "changes": changes})
                if place >= now or ordinal(place) not in text_in(item):
                    raise FoundError(f"by {changes} {place}, not {now}: {text_in(item)!r}")


def _searched(case: Case, request: Json, reply: Json) -> None:
    """Check an answer of the search that continues a little at a time."""
    tree = check_tree(reply["higher"])
    check_words(texts(tree), _own_words(case, request))
    if request.get("stop") and reply["next"]:
        raise FoundError("a search that was stopped goes on")
    _higher(case, request, tree, int(request["player"]))


def _effects(case: Case, request: Json, tree: Tree, player: int) -> None:
    """Check that each order leads to the place shown beside it."""
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
    truths.check_bars(tree, case.document(request))
    truths.check_wall(tree, case.document(request))


def _pictured(case: Case, request: Json, reply: Json) -> None:
    document = case.document(request)
    player = str(request.get("player") or "")
    chosen = player.isdecimal() and int(player) in truths.rows_of(document)
    truths.equal(reply["picture"] is not None, chosen, "a picture of somebody")
    if chosen:
        tree = check_tree(reply["picture"])
        own = _own_words(case, request)
        check_words([*texts(tree), reply["said"], reply["text"]], own)
        truths.check_picture(tree, document, int(player))


#: What must hold for the answer to each question.
CHECKS: dict[str, Callable[[Case, Json, Json], None]] = {
    "calculate": _calculated,
    "higher": _searched,
    "workings": _worked,
    "export": _exported,
    "print": _printed,
    "picture": _pictured,
}


def refused(request: Json, reply: Json) -> None:
    """Check what is said about a text that cannot be read."""
    said = text_in(check_tree(reply["problem"]))
    if not said.strip():
        raise FoundError("an error that says nothing")
    # The other readings that the answer offers need not be readable.
    if not {"section", "reading"} & set(request):
        raise FoundError(f"refused: {said}")
