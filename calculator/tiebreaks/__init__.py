"""From a crosstable to tiebreak values with their workings."""

from calculator.tiebreaks.register import (
    ORDERS,
    REGISTER,
    Order,
    UnknownTiebreakError,
    tiebreaks,
)
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.tiebreak import Tiebreak
from calculator.tiebreaks.values import Note, Term, Value

__all__ = [
    "ORDERS",
    "REGISTER",
    "Note",
    "Order",
    "Tally",
    "Term",
    "Tiebreak",
    "UnknownTiebreakError",
    "Value",
    "tiebreaks",
]
