"""What changed since: two versions of one event, last night's and today's, or a corrected one."""

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
from calculator.answers.since.moved import Moved, Passing
from calculator.answers.since.version_before import earlier
from calculator.answers.since.who_is_who import Joined, joined

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
