"""From a crosstable to tiebreak values with their workings."""

from calculator.tiebreaks.changed_results import carried
from calculator.tiebreaks.choices import CONVENTIONS, Choices, Convention, chosen
from calculator.tiebreaks.codes import slashed
from calculator.tiebreaks.editions import EDITIONS, Edition, edition_at
from calculator.tiebreaks.fide import doubts
from calculator.tiebreaks.orders import ORDERS, Order, default_order, edition_of
from calculator.tiebreaks.register import (
    REGISTER,
    UnknownTiebreakError,
    as_listed,
    as_printed,
    find,
    forms,
    numbered,
    of_print,
    ranked,
    repeated,
    several,
    tiebreaks,
)
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.tiebreak import Tiebreak
from calculator.tiebreaks.values import Dummy, OpponentScore, Term, Value

__all__ = [
    "CONVENTIONS",
    "EDITIONS",
    "ORDERS",
    "REGISTER",
    "Choices",
    "Convention",
    "Dummy",
    "Edition",
    "OpponentScore",
    "Order",
    "Tally",
    "Term",
    "Tiebreak",
    "UnknownTiebreakError",
    "Value",
    "as_listed",
    "as_printed",
    "carried",
    "chosen",
    "default_order",
    "doubts",
    "edition_at",
    "edition_of",
    "find",
    "forms",
    "numbered",
    "of_print",
    "ranked",
    "repeated",
    "several",
    "slashed",
    "tiebreaks",
]
