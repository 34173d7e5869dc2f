"""What a text prints of its own: recognised, compared with ours, explained."""

from calculator.printed.comparison import compare
from calculator.printed.printed_places import places
from calculator.printed.settings import Settings, as_before, recognise

__all__ = ["Settings", "as_before", "compare", "places", "recognise"]
