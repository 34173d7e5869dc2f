"""What would have put a player higher, in the JSON document."""

from typing import Any

from calculator.answers.what_if.change import Change
from calculator.answers.what_if.other_result_sentences import Teller
from calculator.answers.what_if.other_results import ways
from calculator.ranking import Standings


def what_if_document(standings: Standings, number: int) -> list[dict[str, Any]]:
    r"""Return each change of results that puts a player higher, with the place and the reason.

    Own results come first, then games of opponents, then others. ``KeyError`` where nobody has
    the number.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> what_if_document(rank(read("Ann,W2\nBob,L1"), "solkoff"), 2)[0]["changes"]
    [{'round': 1, 'number': 2, 'code': 'W'}]
    """
    teller = Teller(standings, number)
    return [
        {
            "changes": list(map(_change, way.changes)),
            "place": way.place,
            "shared": way.shared,
            "message": teller.way(way),
        }
        for way in ways(standings, number)
    ]


def _change(change: Change) -> dict[str, Any]:
    """Return a change; of a match of teams with its board, or with the points of its boards."""
    found: dict[str, Any] = {"round": change.round, "number": change.number, "code": change.code}
    if change.games is not None:
        found["game_points"] = change.games / 2
    return found | ({"board": change.board} if change.board else {})
