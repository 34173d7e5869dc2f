"""A change: another result of one game, and how an address writes it."""

from typing import NamedTuple

from calculator.model import RESULT_CODES
from calculator.model.late import pattern

#: A change as an address keeps it: round, number, code, then the board, then what it brings.
_WRITTEN = pattern(r"([0-9]{1,9})\.([0-9]{1,9})\.([^.]?)(?:\.([0-9]{1,3})(?:\.([0-9]{1,5}))?)?")


class Change(NamedTuple):
    """Another result of a player in a round; the opponent's changes with it."""

    round: int
    number: int
    code: str
    board: int = 0
    """In a match of teams the board that it is about, counted from 1; 0 is the whole round."""
    games: int | None = None
    """In a match of teams that is to come, or without its boards, the half points of the team."""


def written(changes: tuple[Change, ...]) -> str:
    """Write changes as an address keeps them: ``round.number.code`` with semicolons.

    The board follows, and what the boards of a remaining match bring together.

    >>> written((Change(2, 14, "D"), Change(1, 3, "W", 2), Change(5, 3, "W", games=5)))
    '2.14.D;1.3.W.2;5.3.W.0.5'
    """
    return ";".join(_written(change) for change in changes)


def _written(change: Change) -> str:
    said = f"{change.round}.{change.number}.{change.code}"
    if change.games is not None:
        return f"{said}.{change.board}.{change.games}"
    return f"{said}.{change.board}" if change.board else said


def parsed(text: str) -> tuple[Change, ...]:
    """Read changes back; what is not a change is left out.

    >>> parsed("2.14.D;nonsense;1.3.W.2;5.3.W.0.5") == (
    ...     Change(2, 14, "D"),
    ...     Change(1, 3, "W", 2),
    ...     Change(5, 3, "W", games=5),
    ... )
    True
    """
    found = []
    for part in text.split(";"):
        match = _WRITTEN.fullmatch(part)
        if match is None or match[3] not in RESULT_CODES:
            continue
        round_, number, code, board, games = match.groups()
        whole_ = None if games is None else int(games)
        found.append(Change(int(round_), int(number), code, int(board or 0), whole_))
    return tuple(found)
