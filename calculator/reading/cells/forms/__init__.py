"""What a cell of a round may say: one table of forms, tested and shown in the docs from here.

A :class:`Form` is a pattern with examples and what each of them says; a :class:`Family` is the
forms of one program. A table is read in the family in which most of its cells make sense
(:mod:`calculator.reading.cells.dialects`); words are understood in every family.
"""

from calculator.reading.cells.forms.american import COLOR_FIRST, SCORES, TURNED, US
from calculator.reading.cells.forms.european import (
    CHESS_RESULTS,
    OPPONENT_FIRST,
    RESULT_FIRST,
    SIGNED,
    SWISS_CHESS,
    SWISS_PERFECT,
    VEGA,
)
from calculator.reading.cells.forms.family import ANYWHERE, LONGEST, Family, may_be_read
from calculator.reading.cells.forms.form import Form, Found, Parsed, alike, is_game
from calculator.reading.lexicon.letters import ENGLISH, Letters, letters_of, of_pair

#: Every family; of those in which equally many cells make sense the first is taken.
FAMILIES = (
    US,
    CHESS_RESULTS,
    VEGA,
    SIGNED,
    TURNED,
    RESULT_FIRST,
    SWISS_CHESS,
    SWISS_PERFECT,
    OPPONENT_FIRST,
    COLOR_FIRST,
    SCORES,
)

__all__ = [
    "ANYWHERE",
    "ENGLISH",
    "FAMILIES",
    "LONGEST",
    "Family",
    "Form",
    "Found",
    "Letters",
    "Parsed",
    "alike",
    "is_game",
    "letters_of",
    "may_be_read",
    "of_pair",
]
