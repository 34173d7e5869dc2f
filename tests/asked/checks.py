"""What must hold for the answer to each question of the page: :data:`CHECKS`."""

import re
from collections.abc import Callable

from calculator.answers.what_if.changed_table import GAME
from calculator.model import RESULT_CODES
from calculator.words import capital, kind, ordinal, points, say
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
FOR_PROGRAMS = {"json", "crosstable-json", "crosstable-text", "crosstable-csv", "crosstable-trf"}


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
        _need(case, request, tree, int(player))
        _effects(case, request, tree, int(player))


def _higher(case: Case, request: Json, tree: Tree, player: int) -> None:
    """Check that each offered change leads to the place that is promised, the best first."""
    now = case.place(player, request)
    for part in find(tree, "tb-higher"):
        promised = []
        ways = find(part, "tb-way")
        for item in ways:
            (shown,) = [text_in(one) for one in of_tag(item, "strong")]
            promised.append(int(re.sub(r"\D", "", shown)))
            if ordinal(promised[-1]) not in text_in(find(item, "tb-way-why")[0]):
                raise FoundError(f"another place in the reason: {text_in(item)!r}")
        truths.equal(promised, sorted(promised), "the best place first")
        for item in case.some(ways):
            for changes in changes_in(item):
                state = {**request, "changes": changes}
                place = case.place(player, state)
                if place >= now or ordinal(place) != text_in(of_tag(item, "strong")[0]):
                    raise FoundError(f"by {changes} {place}, not {now}: {text_in(item)!r}")
                rows = case.document(state)["standings"]
                shared = sum(row["place"] == place for row in rows) > 1
                truths.equal(say("way-shared") in text_in(item), shared, "a shared place")
                _as_it_was(request, item, changes)


def _as_it_was(request: Json, item: Tree, changes: str) -> None:
    """Check that each row of a way shows a result, and as many as the way changes."""
    before = {one for one in str(request.get("changes") or "").split(";") if one}
    rows = [one for one in of_tag(item, "tr") if of_tag(one, "th")]
    truths.equal(len(rows), len(set(changes.split(";")) - before), "the rows of a way")
    for row, change in zip(rows, changes.split(";")[-len(rows) :], strict=True):
        at = row.index(of_tag(row, "th")[0])
        was, would = (text_in(one) for one in row[at + 1 : at + 3])
        # Of teams the board comes behind it, and what a match without boards brings.
        _, _, code, *of_teams = change.split(".")
        figures = {points(RESULT_CODES[code].halves), kind(code)}
        figures.update(points(int(games)) for games in of_teams[1:])
        if was == would or would not in figures:
            raise FoundError(f"{was!r} to {would!r} by {change}")


def _need(case: Case, request: Json, tree: Tree, player: int) -> None:
    """Check that any result of the games to come leads to a place that is said to be open."""
    for part in find(tree, "tb-need"):
        games = [one for one in of_tag(find(part, "tb-games")[0], "li") if changes_in(one)]
        before = str(request.get("changes") or "")
        put = []
        for game in games:
            pressed = [one[1]["aria-pressed"] == "true" for one in of_tag(game, "button")]
            if any(pressed):
                continue
            at = case.random.randrange(len(pressed))
            put.append((at, changes_in(game)[at].removeprefix(before).removeprefix(";")))
        state = {**request, "changes": ";".join([before, *(value for _, value in put)]).strip(";")}
        place = case.place(player, state)
        out = [text_in(one) for one in find(part, "tb-note")]
        rows = [] if "data-from" in part[1] else of_tag(part, "tr")
        own = [one for one in rows if not of_tag(one, "ul")]
        if own:
            if len(own) == len(GAME):
                heads = [text_in(one[2]) for one in own]
                expected = [capital(say(f"need-you-{code}")) for code in GAME]
                truths.equal(heads, expected, "the results of one's own game")
            # Of the player's own game, which comes first; the best result of it comes first.
            at, value = put[0]
            mine = value.split(".")[1] == str(player)
            said = text_in(own[at if mine else len(own) - 1 - at][3])
            first, *last = map(int, re.findall(r"\d+", said))
            if not first <= place <= (last or [first])[0]:
                raise FoundError(f"{place} by {state['changes']}: {said!r}, {out}")


def _searched(case: Case, request: Json, reply: Json) -> None:
    """Check an answer of the search that continues a little at a time."""
    tree = check_tree(reply["higher"] or ["div", {}])
    check_words(texts(tree), _own_words(case, request))
    if request.get("stop") and reply["next"]:
        raise FoundError("a search that was stopped goes on")
    if reply["higher"] is not None:
        _higher(case, request, tree, int(request["player"]))
        _need(case, request, tree, int(request["player"]))


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
