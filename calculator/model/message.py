"""What is to be said: a code with its facts. Only :mod:`calculator.words` makes a sentence of it.

The model knows no words. So that an error or a title can still be asked for its words, that
module says here how (:func:`speak_with`) as soon as it is loaded.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

#: A count, a round or a place; a name or a code; points or another figure; a part of the sentence.
type Fact = int | str | Fraction | Message


class Line(int):
    """A line of the pasted text, as a fact: it moves where lines were put together to read it."""

    __slots__ = ()


class Message(NamedTuple):
    """A sentence, or a part of one, as a code of the catalogue with its facts.

    Some codes are no sentences: ``list`` joins its facts with "and", ``either`` with "or",
    ``commas`` and ``people`` with commas and semicolons; ``rounds`` lists rounds; ``title``,
    ``heading``, ``meaning``, ``page`` are those of a tiebreak, ``source`` that of a rule.

    >>> import calculator.words
    >>> Message("because-you-won", (Message("rounds", (3,)),)).words()
    'You won the game between you, in round 3.'
    """

    code: str
    facts: tuple[Fact, ...] = ()
    line: int | None = None
    """Where in the pasted text it is, from 1; ``None`` where it is of no one place."""
    column: int | None = None

    def words(self) -> str:
        """Say it in the language in use; so does ``str(message)``."""
        return _speaker[0](self)

    def __str__(self) -> str:
        return self.words()


def _wordless(message: Message) -> str:
    """Stand in until the words are loaded."""
    return message.code


_speaker: list[Callable[[Message], str]] = [_wordless]


def speak_with(speaker: Callable[[Message], str]) -> None:
    """Have messages put into words by this function from here on."""
    _speaker[0] = speaker


class MessageError(ValueError):
    """An error that is said in the language in use when it is shown, not when it is raised."""

    def __init__(self, code: str, *facts: Fact) -> None:
        """``code`` and ``facts`` are those of its :class:`Message`."""
        super().__init__(code, *facts)
        self.said: Message = Message(code, facts)

    def __str__(self) -> str:
        return self.said.words()
