"""A tiebreak value and the terms that it is made of.

A value is never computed apart from its explanation: the terms are worked out first,
and the value is the sum of those that count.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from calculator.model import How, Message

#: The end at which a term was left out: by its size, as the first of running scores, or as a
#: voluntarily unplayed round in place of the lowest (16.5).
type End = Literal["lowest", "highest", "early", "voluntary"]


class OpponentScore(NamedTuple):
    """What an opponent's score counts, and why; in half points.

    >>> OpponentScore(6, before=5, unplayed=1).changed
    True
    """

    amount: int
    before: int
    """The score as it is in the standings."""
    unplayed: int = 0
    """How many unplayed rounds count as draws (34E1; FIDE before September 2023)."""
    byes: int = 0
    """How many requested byes at the end count as draws (16.3)."""
    last_drawn: bool = False
    """Whether the game of the last round counts as drawn (8.3)."""

    @property
    def changed(self) -> bool:
        """Whether it counts other than in the standings."""
        return self.amount != self.before


class Dummy(NamedTuple):
    """The made-up opponent of an unplayed round (16.4); in half points."""

    score: int
    before: int
    """What it would be without a cap."""
    cap: Literal["", "opponent", "draws"] = ""
    """What caps it: the score of the ``opponent`` who was due (16.4.1), or ``draws`` in all
    rounds (16.4.2)."""
    virtual: bool = False
    """Whether it is the virtual opponent of the rules before September 2023."""


class Term(NamedTuple):
    """One line of a sum.

    ``amount`` is in units of ``1 / scale`` of the value that the term belongs to.
    """

    round: int | None
    opponent: int | None
    amount: int
    notes: tuple[Message, ...]
    counted: bool = True
    unplayed: bool = False
    """The player's own round was not played."""
    dropped: End | None = None
    """The end at which a rule left it out; a term may not count for other reasons as well."""
    score: OpponentScore | None = None
    """The opponent's score, where the term is made of it."""
    dummy: Dummy | None = None
    """What is in the place of an opponent's score, under FIDE's rules."""
    points: int = 0
    """What the player scored, in half points, where the rule asks for it."""
    result: str = ""
    """The result's code, or FIDE's category of an unplayed round, where the rule asks for one."""

    @property
    def adjusted(self) -> bool:
        """Whether the opponent's score was changed for unplayed rounds."""
        return self.score is not None and self.score.changed

    @property
    def empty(self) -> bool:
        """Whether it is an unplayed round without an opponent's score.

        A forfeit may count as a game, and is then not empty.

        >>> Term(3, None, 0, (), unplayed=True).empty
        True
        """
        return self.unplayed and self.score is None

    def out(self, end: End, note: Message) -> "Term":
        """Return the term left out at an end; ``note`` says so."""
        return self._replace(counted=False, dropped=end, notes=(*self.notes, note))


class Value(NamedTuple):
    """A tiebreak value with its workings; ``amount`` is ``None`` where the rule gives none.

    >>> Value(35, 2).number, Value(34, 2).number, Value(None, 2).number
    (17.5, 17, None)
    """

    amount: int | None
    scale: int = 1
    terms: tuple[Term, ...] = ()
    missing: Message | None = None
    """Why there is no value."""
    how: How = "sum"
    """How the terms make the value: their ``sum``, their ``average``, or ``other``."""
    term_scale: int = 0
    """The unit of the terms where it is not that of the value."""
    group: tuple[int, ...] = ()
    """The tied players among whom the value was worked out, where that matters."""
    rank: int = 0
    """The place within the group, where the amount itself says nothing to people (a lot)."""

    @property
    def unit(self) -> int:
        """The terms are in units of ``1 / unit``."""
        return self.term_scale or self.scale

    @property
    def number(self) -> float | int | None:
        """The value as a number, as the JSON document has it."""
        if self.amount is None:
            return None
        whole, rest = divmod(self.amount, self.scale)
        return self.amount / self.scale if rest else whole


class NoValueError(Exception):
    """Raised inside a rule where the table does not tell; the register makes it a value."""

    def __init__(self, code: str, scale: int = 1) -> None:
        super().__init__(code)
        self.value = Value(None, scale, missing=Message(code))


def summed(terms: Iterable[Term], scale: int) -> Value:
    """Return the value that is the sum of the counted terms."""
    terms = tuple(terms)
    return Value(sum(term.amount for term in terms if term.counted), scale, terms)


def averaged(terms: Iterable[Term], scale: int = 1) -> Value:
    """Return the average of the counted terms, rounded half up to a whole number.

    >>> averaged([Term(1, 2, 1500, ()), Term(2, 3, 1501, ())]).number
    1501
    """
    terms = tuple(terms)
    counted = [term.amount for term in terms if term.counted]
    count = len(counted) * scale
    if not count:
        return Value(None, 1, terms, Message("no-rated-opponents"), "average", scale)
    return Value((2 * sum(counted) + count) // (2 * count), 1, terms, None, "average", scale)


def without(terms: Iterable[Term], lowest: int, highest: int) -> tuple[Term, ...]:
    """Drop that many of the lowest and of the highest terms; of equal ones the earliest.

    The lowest go first. Where fewer terms are left than are to be dropped, all are.

    >>> [t.counted for t in without([Term(1, 2, 5, ()), Term(2, 3, 3, ())], 1, 0)]
    [True, False]
    """
    terms = list(terms)
    order = sorted(range(len(terms)), key=lambda index: terms[index].amount)
    low = order[:lowest]
    rest = sorted(order[len(low) :], key=lambda index: -terms[index].amount)
    for index in low:
        terms[index] = terms[index].out("lowest", Message("dropped-lowest"))
    for index in rest[:highest]:
        terms[index] = terms[index].out("highest", Message("dropped-highest"))
    return tuple(terms)
