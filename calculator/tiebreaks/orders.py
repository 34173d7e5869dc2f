"""The orders of tiebreaks that somebody has published."""

from typing import NamedTuple


class Order(NamedTuple):
    """A list of tiebreaks under one name."""

    name: str
    title: str
    source: str
    tiebreaks: tuple[str, ...]
    no_titles: tuple[str, ...] = ()
    """Tiebreaks of the order that its source does not allow to decide a title."""


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
            "US Chess default",
            "US Chess 34E",
            ("modified-median", "solkoff", "cumulative", "cumulative-opposition"),
        ),
        Order(
            "wintd-default",
            "WinTD's recommendation",
            "WinTD help",
            ("modified-median", "solkoff", "sonneborn-berger", "cumulative"),
        ),
        Order(
            "big-rapids-swiss",
            "Big Rapids, Swiss",
            "Big Rapids Chess",
            _BIG_RAPIDS,
            ("coin-flip",),
        ),
        Order(
            "big-rapids-round-robin",
            "Big Rapids, round robin",
            "Big Rapids Chess",
            ("actual-play", "sonneborn-berger", "result-between-tied", "coin-flip"),
            ("coin-flip",),
        ),
        Order(
            "big-rapids-team",
            "Big Rapids, teams",
            "Big Rapids Chess",
            ("team-game-points", *_BIG_RAPIDS),
            ("coin-flip",),
        ),
        Order(
            "golombek-round-robin",
            "Golombek, round robin",
            "Tiebreak survey, after Golombek 1977",
            ("sonneborn-berger", "most-wins"),
        ),
        Order(
            "iccf",
            "ICCF",
            "Tiebreak survey",
            ("most-wins",),
        ),
    )
}
