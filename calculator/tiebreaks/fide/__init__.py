"""FIDE's tiebreaks, C.07, in three editions (:mod:`calculator.tiebreaks.editions`).

One module an article family; :func:`find` makes a tiebreak of a code with modifiers.
"""

from calculator.tiebreaks.codes import ModifierError
from calculator.tiebreaks.fide.direct_encounter import MiniRow, MiniTable, mini_tables
from calculator.tiebreaks.fide.doubts import doubts
from calculator.tiebreaks.fide.register import FIDE, find

__all__ = ["FIDE", "MiniRow", "MiniTable", "ModifierError", "doubts", "find", "mini_tables"]
