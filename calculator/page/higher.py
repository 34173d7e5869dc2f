"""What would have put a player higher, a little at a time."""

from calculator.answers.what_if.ways import Search
from calculator.page.memory import Memory, player_of
from calculator.page.protocol import Searched
from calculator.page.request import Request
from calculator.view import to_tree
from calculator.view.whatif import EFFORT, ENOUGH, PAIRS, found


def higher(memory: Memory, request: Request) -> Searched:
    """Answer ``higher``: go on with the search for the player, and tell what was found so far.

    ``from`` is what the answer before gave as ``next``; without it the search begins. With
    ``stop`` nothing more is looked for. The reply has ``next``, empty at the end, and ``higher``,
    the tree; ``null`` where nobody is chosen.
    """
    search = memory.going(request)
    if search is None or search.at < request.since:
        standings = memory.standings(request)
        number = player_of(request, standings)
        if number is None:
            return {"state": "done", "higher": None, "next": ""}
        search = Search(standings, number, pairs=PAIRS, enough=ENOUGH)
        memory.go_on(request, search)
        while search.at < request.since and not search.finished:
            # Another search has come between: what was done is done again.
            search.run(EFFORT)
    if not request.stop:
        search.run(EFFORT)
    over = request.stop or search.finished
    return {
        "state": "done",
        "higher": to_tree(found(search, request.changes, stopped=request.stop)),
        "next": "" if over else str(search.at),
    }
