"""FIDE's tiebreaks, C.07, in three editions (:mod:`calculator.tiebreaks.editions`).

One module an article family; :func:`find` makes a tiebreak of a code with modifiers.
"""

from typing import TYPE_CHECKING

from calculator.model.late import names_of
from calculator.tiebreaks.codes import ModifierError
from calculator.tiebreaks.fide.doubtful_values import doubts
from calculator.tiebreaks.fide.register import FIDE, find

if TYPE_CHECKING:
    from calculator.tiebreaks.fide.direct_encounter import mini_tables, parting
    from calculator.tiebreaks.fide.encounter_tables import MiniTable
else:
    __getattr__ = names_of(
        __name__,
        {"direct_encounter": "mini_tables parting", "encounter_tables": "MiniTable"},
    )

__all__ = ["FIDE", "MiniTable", "ModifierError", "doubts", "find", "mini_tables", "parting"]
