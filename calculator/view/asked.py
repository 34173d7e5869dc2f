"""What a person asked to see."""

from typing import NamedTuple

from calculator.answers.what_if.change import Change
from calculator.model import Message


class Asked(NamedTuple):
    """The player, the order, and what is open in the page."""

    player: int | None = None
    order: str = ""
    """What was chosen as the order; empty is the default."""
    root: str = "../"
    """The way from the page to the site's root."""
    changes: tuple[Change, ...] = ()
    """Results put differently."""
    cell: str = ""
    """The cell of the crosstable whose choices are open, as ``round.number``."""
    results: bool = False
    """Whether the crosstable is shown."""
    find: str = ""
    """What is looked for: ``higher``, what would have put the player higher; ``need``, what gives
    each place before a round is played."""
    rules: str = ""
    """The chosen edition of FIDE's rules; empty is the event's."""
    sort: str = ""
    """The column that the standings are sorted by; empty is by place."""
    versus: int | None = None
    """The player to be compared with; ``None`` for those just above and below."""
    every: bool = False
    """Whether the answer has the sums by every tiebreak, not only those that decided."""
    effects: bool = False
    """Whether each choice of an order says what place it would give the player."""
    missing: tuple[Message, ...] = ()
    """What was asked for and is not in the table."""
    teams: str = ""
    """What was chosen for the standings of schools; empty where they are not shown."""
