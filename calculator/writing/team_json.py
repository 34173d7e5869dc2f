"""What the JSON document has of a team beside what it has of a player."""

from contextlib import suppress
from typing import Any

from calculator.tiebreaks import Tally, Value, find
from calculator.tiebreaks.values import NoValueError

#: A team's keys, and the tiebreaks that hold them.
_POINTS = {"match_points": "MP", "game_points": "GP"}


def of_team(tally: Tally, number: int) -> dict[str, Any]:
    """Return the match points and game points of a team, and what it scored on each board.

    The boards are those of all matches, the first board first; nothing where nobody knows them.
    """
    found: dict[str, Any] = {}
    for key, code in _POINTS.items():
        entry = find(code)
        value = entry.values(tally, (number,))[number] if entry else Value(None)
        found[key] = value.number
    if tally.table.teams is not None:
        from calculator.tiebreaks.fide.boards import matches, on_boards  # noqa: PLC0415 - of teams

        with suppress(NoValueError):
            boards = on_boards(matches(tally, number), tally.table.teams.boards)
            found["boards"] = [Value(halves, 2).number for halves in boards]
    return found
