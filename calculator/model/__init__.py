"""The crosstable: who met whom in which round, and with what result.

Everything here is immutable. Points are whole numbers of **half points**
("halves"), so that no sum is ever inexact: 3½ points are 7 halves.
"""

from calculator.model.made import TableError, crosstable, last_round_with_a_game
from calculator.model.message import Fact, Message, MessageError, speak_with
from calculator.model.results import KINDS, OPPOSITE, Kind, Result
from calculator.model.table import (
    LACKS,
    NUMBERED_BY,
    Contradiction,
    Crosstable,
    Given,
    Player,
    Points,
    PrintedColumn,
    Reading,
    Spot,
    WrongTotal,
    answer_at,
)

__all__ = [
    "KINDS",
    "LACKS",
    "NUMBERED_BY",
    "OPPOSITE",
    "Contradiction",
    "Crosstable",
    "Fact",
    "Given",
    "Kind",
    "Message",
    "MessageError",
    "Player",
    "Points",
    "PrintedColumn",
    "Reading",
    "Result",
    "Spot",
    "TableError",
    "WrongTotal",
    "answer_at",
    "crosstable",
    "last_round_with_a_game",
    "speak_with",
]
