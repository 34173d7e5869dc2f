"""What would have put a player higher, or what he or she needs, a little at a time."""

from calculator.answers.what_if.need import Need
from calculator.answers.what_if.need_sentences import askable
from calculator.answers.what_if.other_results import Search
from calculator.page.memory import Memory, player_of
from calculator.page.protocol import Searched
from calculator.page.request import Request
from calculator.view import Element, to_tree
from calculator.view import need as needed
from calculator.view import other_results as ways


def higher(memory: Memory, request: Request) -> Searched:
    """Answer ``higher``: go on with a search for the player, and tell what was found so far.

    ``find`` says what is looked for. ``from`` is what the answer before gave as ``next``; without
    it the search begins. With ``stop`` nothing more is looked for. The reply has ``next``, empty
    at the end, and ``higher``, the tree; ``null`` where nobody is chosen, or no game remains.
    """
    search = memory.going(request)
    if search is None or search.at < request.since:
        search = _begun(memory, request)
        if search is None:
            return {"state": "done", "higher": None, "next": ""}
        memory.go_on(request, search)
        while search.at < request.since and not search.finished:
            # Another search has come between: what was done is done again.
            _go_on(search)
    if not request.stop:
        _go_on(search)
    over = request.stop or search.finished
    return {
        "state": "done",
        "higher": to_tree(_told(search, memory, request)),
        "next": "" if over else str(search.at),
    }


def _begun(memory: Memory, request: Request) -> Search | Need | None:
    standings = memory.standings(request)
    number = player_of(request, standings)
    if number is None:
        return None
    if request.find == "need":
        return Need(standings, number) if askable(memory.real(request)) else None
    return Search(standings, number, pairs=ways.PAIRS, enough=ways.ENOUGH)


def _go_on(search: Search | Need) -> None:
    if isinstance(search, Need):
        search.run(needed.EFFORT)
    else:
        search.run(ways.EFFORT)


def _told(search: Search | Need, memory: Memory, request: Request) -> Element:
    if isinstance(search, Need):
        real = memory.real(request)
        return needed.found(search, real, request.changes, stopped=request.stop)
    return ways.found(search, request.changes, stopped=request.stop)
