"""What a text prints of its own: recognised, compared with ours, explained."""

from calculator.printed.compare import compare
from calculator.printed.places import differing, places
from calculator.printed.settings import Settings, as_before, settings

__all__ = ["Settings", "as_before", "compare", "differing", "places", "settings"]
