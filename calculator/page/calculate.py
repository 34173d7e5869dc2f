"""The whole result, and the workings of one value."""

from calculator.answers import wording
from calculator.page.memory import Memory, of_class_asked, player_of
from calculator.page.protocol import Calculated, Worked
from calculator.page.request import Request
from calculator.tiebreaks import tiebreaks
from calculator.view import Asked, result, to_tree, workings


def calculate(memory: Memory, request: Request) -> Calculated:
    """Answer ``calculate``: the result, the layout, and what to say of it."""
    whole = memory.whole(request)
    standings = of_class_asked(request, whole)
    asked = Asked(
        player_of(request, standings),
        request.order,
        request.root,
        request.changes,
        request.cell,
        request.results,
        request.find == "higher",
        request.rules,
        request.sort,
        request.effects,
    )
    tree = result(
        standings,
        asked,
        before=of_class_asked(request, memory.real(request)) if request.changes else None,
        source=memory.source(request),
        whole=whole,
    )
    patch = memory.drawn(request.drawn, request.over, tree)
    layout, message = standings.table.format, wording.understood(standings.table)
    if patch is None:
        return {"state": "done", "result": to_tree(tree), "format": layout, "message": message}
    return {"state": "done", "patch": patch, "format": layout, "message": message}


def worked(memory: Memory, request: Request) -> Worked:
    """Answer ``workings``: the tree of one value's, by ``number`` and ``tiebreak``.

    ``KeyError`` where there is no such player.
    """
    standings = memory.standings(request)
    if request.number is None:
        raise KeyError("number")
    tiebreak = tiebreaks(request.tiebreak)[0]
    tree = workings(standings, request.number, tiebreak, request.root)
    return {"state": "done", "workings": to_tree(tree)}
