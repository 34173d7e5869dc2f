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
from calculator.reading.cells.forms.family import ANYWHERE, LONGEST, Family
from calculator.reading.cells.forms.form import Form, Found, Parsed, Patterns, alike, is_game
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

_EVERY = Patterns((*(form for family in FAMILIES[:-1] for form in family.forms), *ANYWHERE))


def is_of_a_form(text: str) -> bool:
    """Whether a text has any form that names an opponent or a bye: sooner told than which.

    >>> is_of_a_form("W 12"), is_of_a_form("Ann 12")
    (True, False)
    """
    return _EVERY.may_read(text)


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
    "is_of_a_form",
    "letters_of",
    "of_pair",
]
