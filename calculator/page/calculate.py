"""The whole result, and the workings of one value."""

from calculator.answers import wording
from calculator.page.drawn import drawn
from calculator.page.request import (
    Json,
    asked_standings,
    changes_of,
    of_class_asked,
    player_of,
    real_standings,
    source_of,
    text_of,
    with_changes,
)
from calculator.tiebreaks import tiebreaks
from calculator.view import Asked, result, to_tree, workings


def calculate(request: Json) -> Json:
    """Answer ``calculate``: the result (see :func:`drawn`), the layout, and what to say of it."""
    real = real_standings(request)
    changes = changes_of(request)
    whole = with_changes(real, changes)
    standings = of_class_asked(request, whole)
    asked = Asked(
        player_of(request, standings),
        text_of(request, "order"),
        _root(request),
        changes,
        text_of(request, "cell"),
        bool(request.get("results")),
        request.get("find") == "higher",
        text_of(request, "rules"),
        text_of(request, "sort"),
        bool(request.get("effects")),
    )
    tree = result(
        standings,
        asked,
        before=of_class_asked(request, real) if changes else None,
        source=source_of(request),
        whole=whole,
    )
    return {
        **drawn(request, tree),
        "format": standings.table.format,
        "message": wording.understood(standings.table),
    }


def worked(request: Json) -> Json:
    """Answer ``workings``: the tree of one value's, by ``number`` and ``tiebreak``."""
    standings = asked_standings(request)
    tiebreak = tiebreaks(str(request["tiebreak"]))[0]
    tree = workings(standings, int(request["number"]), tiebreak, _root(request))
    return {"workings": to_tree(tree)}


def _root(request: Json) -> str:
    """Return the way from the page to the site's root."""
    return text_of(request, "root") or "../"
