"""The orders of tiebreaks that somebody has published."""

from typing import NamedTuple

from calculator.model import Crosstable, Message
from calculator.tiebreaks.editions import EDITIONS


class Order(NamedTuple):
    """A list of tiebreaks under one name."""

    name: str
    cited: str
    """Who published it: a name, or the code of a source."""
    tiebreaks: tuple[str, ...]
    no_titles: tuple[str, ...] = ()
    """Tiebreaks of the order that its source does not allow to decide a title."""
    of_teams: bool = False
    """Whether it is for events of teams alone."""

    @property
    def said(self) -> Message:
        """What it is called: a list of an edition by the edition."""
        edition = edition_of(self.name)
        if edition is None:
            return Message(f"order-{self.name}")
        return Message("order-fide" + self.name.removeprefix(edition), (edition,))

    @property
    def title(self) -> str:
        """What it is called, in the language in use."""
        return self.said.words()

    @property
    def source(self) -> str:
        """Who published it, in the language in use."""
        return Message("source", (self.cited,)).words()


#: C.07 leaves the list to the event (4.1.1); these are the usual ones.
_SWISS = ("BH/C1", "BH", "SB", "DE", "WIN", "BPG")
_ROBIN = ("DE", "WIN", "SB", "KS")
#: Of those of teams none needs a Swiss.
_TEAMS = ("MPvGP", "EDE", "EMGSB", "EGGSB")

#: The Olympiad's own rule (16.6), as FIDE's codes have it where every match was played.
OLYMPIAD = ("EMGSB/C1", "GP", "BH:MP/C1")

_BIG_RAPIDS = (
    "actual-play",
    "modified-median",
    "solkoff",
    "cumulative",
    "result-between-tied",
    "most-blacks",
    "coin-flip",
)

ORDERS: dict[str, Order] = {
    order.name: order
    for order in (
        Order(
            "us-chess",
            "US Chess 34E",
            ("modified-median", "solkoff", "cumulative", "cumulative-opposition"),
        ),
        Order(
            "wintd-default",
            "wintd",
            ("modified-median", "solkoff", "sonneborn-berger", "cumulative"),
        ),
        Order(
            "big-rapids-swiss",
            "Big Rapids Chess",
            _BIG_RAPIDS,
            ("coin-flip",),
        ),
        Order(
            "big-rapids-round-robin",
            "Big Rapids Chess",
            ("actual-play", "sonneborn-berger", "result-between-tied", "coin-flip"),
            ("coin-flip",),
        ),
        Order(
            "big-rapids-team",
            "Big Rapids Chess",
            ("team-game-points", *_BIG_RAPIDS),
            ("coin-flip",),
        ),
        Order(
            "golombek-swiss",
            "golombek",
            ("BH", "cumulative"),
        ),
        Order(
            "golombek-round-robin",
            "golombek",
            ("sonneborn-berger", "most-wins"),
        ),
        Order(
            "iccf",
            "encyclopedia",
            ("most-wins",),
        ),
        Order("olympiad", "olympiad", OLYMPIAD, of_teams=True),
        Order(
            "fide-annex",
            "encyclopedia",
            ("DE", "WIN", "BPG", "ARO/C1", "BH/C1", "BH", "SB"),
        ),
        *(
            order
            for edition in EDITIONS.values()
            for order in (
                Order(edition.name, "FIDE C.07 art. 4", _SWISS),
                Order(f"{edition.name}-round-robin", "FIDE C.07 art. 4", _ROBIN),
                Order(f"{edition.name}-teams", "FIDE C.07 art. 4", _TEAMS),
            )
        ),
    )
}


def default_order(table: Crosstable, edition: str) -> str:
    """Return the name of the order that goes with a table, if it announces none.

    >>> default_order(Crosstable((), 3, 3), "fide-2026")
    'us-chess'
    >>> default_order(Crosstable((), 3, 3, "round-robin", system="fide"), "fide-2024")
    'fide-2024-round-robin'
    """
    if table.system != "fide":
        return "us-chess"
    if table.teams is not None:
        return f"{edition}-teams"
    return f"{edition}-round-robin" if table.kind == "round-robin" else edition


def edition_of(order: str) -> str | None:
    """Return the edition that choosing an order by name chooses, or ``None``.

    >>> edition_of("fide-2024-round-robin"), edition_of("us-chess")
    ('fide-2024', None)
    """
    name = order.strip().removesuffix("-round-robin").removesuffix("-teams")
    return name if name in EDITIONS else None
