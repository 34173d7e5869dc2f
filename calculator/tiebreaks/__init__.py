"""From a crosstable to tiebreak values with their workings."""

from calculator.tiebreaks.choices import CONVENTIONS, Choices, Convention, chosen
from calculator.tiebreaks.orders import ORDERS, Order
from calculator.tiebreaks.register import REGISTER, UnknownTiebreakError, tiebreaks
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.tiebreak import Tiebreak
from calculator.tiebreaks.values import Note, Term, Value

__all__ = [
    "CONVENTIONS",
    "ORDERS",
    "REGISTER",
    "Choices",
    "Convention",
    "Note",
    "Order",
    "Tally",
    "Term",
    "Tiebreak",
    "UnknownTiebreakError",
    "Value",
    "chosen",
    "tiebreaks",
]
