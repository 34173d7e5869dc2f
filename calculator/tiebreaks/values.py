"""A tiebreak value and the terms that it is made of.

A value is never computed apart from its explanation: a rule gives the amounts and says which of
them do not count. The value is the sum of the others (:func:`added`), and each term has the very
amount that was added up. What else is to be said of a term is made when somebody looks at it:
most are never looked at.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple, overload

from calculator.model import How, Message, quick

#: The end at which a term was left out: by its size, as the first of running scores, or as a
#: voluntarily unplayed round in place of the lowest (16.5).
type End = Literal["lowest", "highest", "early", "voluntary"]
#: What the rules call it: FIDE's cut, US Chess's drop.
type LeftOut = Literal["cut", "dropped"]

#: What does not count, by its position: the end at which a rule leaves it out.
Out = Mapping[int, End]
NOTHING: Out = MappingProxyType({})


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

    @property
    def why_amount(self) -> tuple[Message, ...]:
        """The notes on the amount, without the one on why it was left out.

        >>> Term(1, 2, 5, (Message("final-score", (5,)),)).out("lowest", Message("x")).why_amount
        (Message(code='final-score', ...),)
        """
        if self.dropped is None:
            return self.notes
        *before, _left_out = self.notes
        return tuple(before)

    def out(self, end: End, note: Message) -> "Term":
        """Return the term left out at an end; ``note`` says so."""
        return self._replace(counted=False, dropped=end, notes=(*self.notes, note))


class Terms(Sequence[Term]):
    """Terms that are made when somebody looks at them first; then as a tuple of them.

    The arguments are those of :func:`added`. They are kept as they are, as every value has some.

    >>> terms = Terms([5], lambda at, amount: Term(at + 1, 2, amount, ()), (), NOTHING, "cut")
    >>> len(terms), terms[0].amount, terms == (Term(1, 2, 5, ()),)
    (1, 5, True)
    """

    __slots__ = ("_amounts", "_left_out", "_made", "_of", "_out", "_term")

    def __init__(
        self,
        amounts: Sequence[int],
        term: Callable[..., Term],
        of: tuple[object, ...],
        out: Out,
        left_out: LeftOut,
    ) -> None:
        self._made: tuple[Term, ...] | None = None
        self._amounts = amounts
        self._term = term
        self._of = of
        self._out = out
        self._left_out = left_out

    @property
    def made(self) -> tuple[Term, ...]:
        """The terms; what made them is then forgotten."""
        if self._made is None:
            self._made = tuple(self._each())
            del self._amounts, self._term, self._of
        return self._made

    def _each(self) -> Iterator[Term]:
        out, term, of = self._out, self._term, self._of
        for at, one in enumerate(self._amounts):
            made = term(*of, at, one)
            yield made.out(out[at], _why(self._left_out, out[at])) if at in out else made

    def __len__(self) -> int:
        return len(self.made)

    def __iter__(self) -> Iterator[Term]:
        return iter(self.made)

    @overload
    def __getitem__(self, at: int) -> Term: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Term, ...]: ...
    def __getitem__(self, at: int | slice) -> Term | tuple[Term, ...]:
        return self.made[at]

    def __eq__(self, other: object) -> bool:
        return self is other or self.made == (other.made if isinstance(other, Terms) else other)

    def __hash__(self) -> int:
        return hash(self.made)

    def __repr__(self) -> str:
        return repr(self.made)


class Value(NamedTuple):
    """A tiebreak value with its workings; ``amount`` is ``None`` where the rule gives none.

    >>> Value(35, 2).number, Value(34, 2).number, Value(None, 2).number
    (17.5, 17, None)
    """

    amount: int | None
    scale: int = 1
    terms: Sequence[Term] = ()
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
    """Raised inside a rule where the table does not say; the register makes it a value."""

    def __init__(self, code: str, scale: int = 1) -> None:
        super().__init__(code)
        self.value = Value(None, scale, missing=Message(code))


def added(
    amounts: Sequence[int],
    scale: int,
    term: Callable[..., Term],
    out: Out = NOTHING,
    left_out: LeftOut = "cut",
    of: tuple[object, ...] = (),
) -> Value:
    """Return the value that amounts add up to, without those that are ``out``.

    ``term`` makes the term of a position and its amount, after what it is ``of``: a function of
    each value's own would take more memory. ``left_out`` with the end, as in ``cut-lowest``, is the
    message that says why one does not count.

    >>> value = added([5, 3], 2, lambda at, amount: Term(at + 1, None, amount, ()), {1: "lowest"})
    >>> value.number, [(term.amount, term.counted) for term in value.terms]
    (2.5, [(5, True), (3, False)])
    """
    amount = sum(amounts)
    for at in out:
        amount -= amounts[at]
    terms = Terms(amounts, term, of, out, left_out)
    return quick(Value, (amount, scale, terms, None, "sum", 0, (), 0))


def _why(left_out: LeftOut, end: End) -> Message:
    """Return the message that says why a term does not count."""
    return Message(f"cut-{end}" if left_out == "cut" else f"dropped-{end}")


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


def ends(amounts: Sequence[int], lowest: int, highest: int) -> Out:
    """Leave out that many of the lowest and of the highest amounts; of equal ones the earliest.

    The lowest go first. Where fewer are left than are to go, all do.

    >>> ends([5, 3, 3, 6], 1, 1)
    {1: 'lowest', 3: 'highest'}
    """
    if not (lowest or highest):
        return NOTHING
    order = sorted(range(len(amounts)), key=amounts.__getitem__)
    low, rest = order[:lowest], order[lowest:]
    out: dict[int, End] = dict.fromkeys(low, "lowest")
    if highest:
        # Reversed, a stable sort leaves equal ones as they were.
        rest.sort(key=amounts.__getitem__, reverse=True)
        out.update(dict.fromkeys(rest[:highest], "highest"))
    return out
