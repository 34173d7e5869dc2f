"""What would have put a player higher, a little at a time."""

from calculator.answers.what_if.ways import Search
from calculator.page.request import (
    Json,
    changes_of,
    of_class_asked,
    player_of,
    real_standings,
    text_of,
    with_changes,
)
from calculator.ranking import Standings
from calculator.view import to_tree
from calculator.view.whatif import EFFORT, ENOUGH, PAIRS, found

#: The search that goes on, and what it is about.
_going: tuple[Standings, str, Search] | None = None


def higher(request: Json) -> Json:
    """Answer ``higher``: go on with the search for the player, and tell what was found so far.

    ``from`` is what the answer before gave as ``next``; without it the search begins. With
    ``stop`` nothing more is looked for. The reply has ``next``, empty at the end, and ``higher``,
    the tree; ``null`` where nobody is chosen.
    """
    global _going  # noqa: PLW0603 - one search, held between two questions of one page
    real, changes = real_standings(request), changes_of(request)
    at = text_of(request, "from")
    start = int(at) if at.isdecimal() and len(at) < 9 else 0
    key = " ".join(text_of(request, part) for part in ("player", "changes", "class"))
    if _going is not None and _going[0] is real and _going[1] == key and _going[2].at >= start:
        search = _going[2]
    else:
        standings = of_class_asked(request, with_changes(real, changes))
        number = player_of(request, standings)
        if number is None:
            return {"higher": None, "next": ""}
        search = Search(standings, number, pairs=PAIRS, enough=ENOUGH)
        _going = (real, key, search)
        while search.at < start and not search.finished:
            # Another search has come between: what was done is done again.
            search.run(EFFORT)
    stopped = bool(request.get("stop"))
    if not stopped:
        search.run(EFFORT)
    over = stopped or search.finished
    return {
        "higher": to_tree(found(search, changes, stopped=stopped)),
        "next": "" if over else str(search.at),
    }
