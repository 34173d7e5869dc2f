"""From values to places: a score order, an ordered list of tiebreaks, and nothing else.

:func:`placed` ranks; :class:`Standings` holds what came out and what it rests on; ``classes``
ranks a part of the players.
"""

from calculator.ranking.missing_data import warnings
from calculator.ranking.places import Standing, beside, groups, place, placed
from calculator.ranking.published import (
    Cause,
    Difference,
    Place,
    PlaceDifference,
    Places,
    Published,
    Swap,
)
from calculator.ranking.standings import Basis, Standings

__all__ = [
    "Basis",
    "Cause",
    "Difference",
    "Place",
    "PlaceDifference",
    "Places",
    "Published",
    "Standing",
    "Standings",
    "Swap",
    "beside",
    "groups",
    "place",
    "placed",
    "warnings",
]
