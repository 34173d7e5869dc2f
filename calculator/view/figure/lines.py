"""What is drawn of each player: the parts of a bar, and what is said of them."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from calculator.answers.sum_remainders import Sum, crossed, largest_first
from calculator.ranking import Standing
from calculator.tiebreaks import Tally, Term, Tiebreak, Value
from calculator.words import quantity, say, shown

#: What a part of a bar is: the same in the other bar, what is left, what does not count; counted
#: where nothing is compared.
type Kind = Literal["same", "left", "out", "one"]

#: Blocks that are counted, each of one: their amount says nothing more.
_COUNTED = {"wins", "wins-rounds", "blacks", "black-wins", "elected"}
#: A value that is a number of rounds.
_OF_ROUNDS = {"first-loss"}


class Part(NamedTuple):
    """A part of a bar."""

    kind: Kind
    long: Fraction
    """In the units of the value."""
    labels: tuple[str, ...] = ()
    """What may be written in it: the first for which there is room."""
    amount: str = ""
    """What is written behind it, where there is room for nothing in it; empty where it is one of
    many that are alike."""
    adjusted: bool = False
    unplayed: bool = False
    term: Term | None = None


class PlayerLine(NamedTuple):
    """A player's value."""

    row: Standing
    value: Value
    total: str
    parts: tuple[Part, ...]
    words: str
    """All of it, for those who do not see it."""

    @property
    def long(self) -> Fraction:
        """How much counts."""
        return sum((part.long for part in self.parts if part.kind != "out"), Fraction(0))


def lines_of(tally: Tally, tiebreak: Tiebreak, rows: Sequence[Standing]) -> list[PlayerLine]:
    """Return a line for each player, of two with what is equal in both crossed out."""
    values = [row.values[tiebreak.name] for row in rows]
    found = crossed(tiebreak, *values) if len(values) == 2 else None
    made = []
    for at, (row, value) in enumerate(zip(rows, values, strict=True)):
        terms = (found.ahead, found.behind)[at] if found else _whole(value)
        kinds = terms._asdict() if terms else {}
        if not found and len(rows) != 2:
            kinds = {"one": kinds.get("left", ()), "out": kinds.get("out", ())}
        compared: Kind = "left" if len(rows) == 2 else "one"
        parts = tuple(_parts(tally, tiebreak, value, kinds, compared))
        total = shown(value)
        words = _aloud(row, total, value, kinds, tally) if kinds else f"{row.name} {total}."
        made.append(PlayerLine(row, value, total, parts, words))
    return made


def _whole(value: Value) -> Sum | None:
    """Return the terms of a sum of which nothing is crossed out; ``None`` where it is none."""
    if value.how != "sum" or not value.terms or min(term.amount for term in value.terms) < 0:
        return None
    return Sum(
        (),
        largest_first(term for term in value.terms if term.counted),
        largest_first(term for term in value.terms if not term.counted),
    )


def _parts(
    tally: Tally,
    tiebreak: Tiebreak,
    value: Value,
    kinds: dict[str, tuple[Term, ...]],
    whole_is: Kind,
) -> Iterator[Part]:
    """Yield the parts of a bar; a value that is not a sum is one part, or one for each round."""
    if not any(kinds.values()):
        whole = Fraction(value.amount or 0, value.scale)
        if tiebreak.explained in _OF_ROUNDS:
            yield from (Part(whole_is, Fraction(1), (str(at + 1),)) for at in range(int(whole)))
        elif whole:
            yield Part(whole_is, whole)
        return
    for kind, terms in kinds.items():
        for term in terms:
            if not term.amount:
                continue
            who = called(tally, term)
            counted = tiebreak.explained in _COUNTED
            amount = "" if counted else quantity(term.amount, value.unit)
            yield Part(
                kind,  # type: ignore[arg-type]  # the fields of a sum, or "one"
                Fraction(term.amount, value.unit),
                labels(who, amount),
                amount,
                term.adjusted,
                term.unplayed,
                term,
            )


def called(tally: Tally, term: Term) -> str:
    """Return the opponent's name, or what there was instead; nothing for what has neither."""
    if term.dummy is not None:
        return say("figure-dummy")
    if term.opponent is None or term.empty:
        return ""
    return tally.player[term.opponent].called


def labels(name: str, amount: str = "") -> tuple[str, ...]:
    """Return what may be written: a name with the amount, its first word with it, the amount.

    The name comes first: a figure in front of it would be read as a place. A name's first word
    that is no name of itself, as in "van der Berg", is not written alone.

    >>> labels("Nina Marlow", "4½"), labels("van der Berg", "4"), labels("Team 02", "4")[0]
    (('Nina Marlow 4½', 'Nina 4½', '4½'), ('van der Berg 4', '4'), 'Team 02: 4')
    """
    first = name.replace(",", " ").split(" ")[0]
    names = dict.fromkeys([name, "" if first[:1].islower() else first])
    wishes = [with_amount(each, amount) for each in names if each]
    return tuple(filter(None, [*wishes, amount]))


def with_amount(name: str, amount: str) -> str:
    """Return a name with what it brings after it.

    >>> with_amount("Ann", "3"), with_amount("", "3"), with_amount("Ann", "")
    ('Ann 3', '3', 'Ann')
    """
    mark = ":" if amount and name[-1:].isdigit() else ""
    return f"{name}{mark} {amount}".strip()


def _aloud(
    row: Standing, total: str, value: Value, kinds: dict[str, tuple[Term, ...]], tally: Tally
) -> str:
    """Say a bar to somebody who does not see it."""
    parts = [
        say(
            f"against-{kind}",
            ", ".join(
                with_amount(called(tally, term), quantity(term.amount, value.unit))
                for term in terms
            ),
        )
        for kind, terms in kinds.items()
        if terms
    ]
    return say("against-line", row.name, total, "; ".join(parts))
