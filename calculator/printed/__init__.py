"""What a text prints of its own: recognised, compared with ours, explained."""

from calculator.printed.compare import Difference, Published, Swap, compare
from calculator.printed.places import Place, PlaceDifference, Places, differing, places
from calculator.printed.settings import Basis, Settings, settings

__all__ = [
    "Basis",
    "Difference",
    "Place",
    "PlaceDifference",
    "Places",
    "Published",
    "Settings",
    "Swap",
    "compare",
    "differing",
    "places",
    "settings",
]
