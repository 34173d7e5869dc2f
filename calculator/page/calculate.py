"""The whole result, and the workings of one value."""

from calculator import answers
from calculator.answers import wording
from calculator.model.late import late
from calculator.page.memory import Memory, missed, of_class_asked, other_of, player_of
from calculator.page.protocol import Calculated, Worked
from calculator.page.request import Request
from calculator.page.screen_reader import message as announced
from calculator.ranking import Standings
from calculator.tiebreaks import tiebreaks
from calculator.view import Asked, result, to_tree, workings

_in_link = late("calculator.answers.link_answer", "in_link")


def calculate(memory: Memory, request: Request) -> Calculated:
    """Answer ``calculate``: the result, the layout, and what to say of it."""
    whole = memory.whole(request)
    standings = of_class_asked(request, whole)
    missing = missed(request, standings, whole)
    asked = request.asked._replace(
        player=player_of(request, standings),
        versus=other_of(request, standings),
        changes=request.changes,
        missing=missing,
    )
    since = memory.since(request)
    memory.tell("drawing")
    pieces = memory.pieces(request)
    tree = result(
        standings,
        asked,
        before=of_class_asked(request, memory.real(request)) if request.changes else None,
        source=memory.source(request),
        whole=whole,
        since=since,
        pieces=pieces,
    )
    memory.built(request, pieces)
    patch = memory.drawn(request.drawn, request.over, tree)
    reply: Calculated = {
        "state": "done",
        "format": standings.table.format,
        "message": announced(memory, request, standings, asked, since),
        "player": "" if asked.player is None else standings.row(asked.player).name,
        "number": "" if asked.player is None else str(asked.player),
        "versus": "" if asked.versus is None else str(asked.versus),
        "event": standings.table.event or standings.table.section or "",
        "size": wording.players(standings.table),
        "after": so_far.words() if (so_far := wording.so_far(standings.table)) else "",
        "told": _told(standings, asked),
    }
    if patch is None:
        reply["result"] = to_tree(tree)
    else:
        reply["patch"] = patch
    if pieces.left and request.part == "first":
        reply["more"] = True
    return reply


def _told(standings: Standings, asked: Asked) -> str:
    """Return what a link may carry of the answer: of a player’s place by the text’s own results."""
    if asked.player is None or asked.versus is not None or asked.changes:
        return ""
    told: str = _in_link(answers.why(standings, asked.player))
    return told


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
