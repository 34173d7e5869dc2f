"""What changed since: two versions of one event, last night's and today's, or a corrected one."""

from calculator.answers.since.differences import (
    Altered,
    Figure,
    Opponent,
    Rated,
    Renamed,
    Since,
    Total,
    since,
)
from calculator.answers.since.place_changes import Moved, Passing
from calculator.answers.since.same_players import Joined, joined
from calculator.answers.since.version_before import earlier

__all__ = [
    "Altered",
    "Figure",
    "Joined",
    "Moved",
    "Opponent",
    "Passing",
    "Rated",
    "Renamed",
    "Since",
    "Total",
    "earlier",
    "joined",
    "since",
]
