"""The crosstable: who met whom in which round, and with what result.

Everything here is immutable. Points are whole numbers of **half points**
("halves"), so that no sum is ever inexact: 3½ points are 7 halves.
"""

from calculator.model.codes import (
    COLOURS,
    EVENT_KINDS,
    LACKS,
    NUMBERED_BY,
    SYSTEMS,
    Colour,
    EventKind,
    How,
    Lack,
    Need,
    NumberedBy,
    Origin,
    System,
    one_of,
)
from calculator.model.made import TableError, crosstable, last_round_with_a_game
from calculator.model.message import Fact, Message, MessageError, speak_with
from calculator.model.results import OPPOSITE, RESULT_CODES, Result, ResultCode, quick
from calculator.model.table import (
    Change,
    Contradiction,
    Crosstable,
    Given,
    Interpretation,
    Player,
    Points,
    PrintedColumn,
    Slip,
    Spot,
    WrongTotal,
    answer_at,
)

__all__ = [
    "COLOURS",
    "EVENT_KINDS",
    "LACKS",
    "NUMBERED_BY",
    "OPPOSITE",
    "RESULT_CODES",
    "SYSTEMS",
    "Change",
    "Colour",
    "Contradiction",
    "Crosstable",
    "EventKind",
    "Fact",
    "Given",
    "How",
    "Interpretation",
    "Lack",
    "Message",
    "MessageError",
    "Need",
    "NumberedBy",
    "Origin",
    "Player",
    "Points",
    "PrintedColumn",
    "Result",
    "ResultCode",
    "Slip",
    "Spot",
    "System",
    "TableError",
    "WrongTotal",
    "answer_at",
    "crosstable",
    "last_round_with_a_game",
    "one_of",
    "quick",
    "speak_with",
]
