"""What would have put a player higher, a little at a time."""

from calculator.page.request import (
    Json,
    changes_of,
    player_of,
    real_standings,
    text_of,
    with_changes,
)
from calculator.ranking import Standings
from calculator.view import to_tree
from calculator.view.whatif import EFFORT, ENOUGH, PAIRS, found
from calculator.ways import Search

#: The search that goes on, and the standings that it is about.
_going: tuple[Standings, Search] | None = None


def higher(request: Json) -> Json:
    """Answer ``higher``: go on with the search for the player, and tell what was found so far.

    ``from`` is what the answer before gave as ``next``: without it, or where another search has
    come between, it begins anew. With ``stop`` nothing more is looked for. The reply has ``next``,
    empty at the end, and ``higher``, the tree; ``null`` where nobody is chosen.
    """
    global _going  # noqa: PLW0603 - one search, held between two questions of one page
    changes = changes_of(request)
    standings = with_changes(real_standings(request), changes)
    number = player_of(request, standings)
    if number is None:
        return {"higher": None, "next": ""}
    at = text_of(request, "from")
    search = _going[1] if _going is not None and _going[0] is standings else None
    if search is None or search.number != number or str(search.at) != at:
        search = Search(standings, number, pairs=PAIRS, enough=ENOUGH)
        _going = (standings, search)
    stopped = bool(request.get("stop"))
    if not stopped:
        search.run(EFFORT)
    over = stopped or search.finished
    return {
        "higher": to_tree(found(search, changes, stopped=stopped)),
        "next": "" if over else str(search.at),
    }
