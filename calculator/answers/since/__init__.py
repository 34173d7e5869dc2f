"""What changed since: two versions of one event, last night's and today's, or a corrected one."""

from calculator.answers.since.earlier import earlier
from calculator.answers.since.found import (
    Altered,
    Figure,
    Opponent,
    Rated,
    Renamed,
    Since,
    Total,
    since,
)
from calculator.answers.since.joined import Joined, joined
from calculator.answers.since.moved import Moved, Passing

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
