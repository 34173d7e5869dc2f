"""What each of two players drops from a sum, why that end, and what is left."""

from fractions import Fraction
from typing import NamedTuple

from calculator.answers.because.reason import Pair, exact, total
from calculator.answers.round_phrases import missed
from calculator.model import Crosstable, Fact, Message
from calculator.tiebreaks import Value
from calculator.tiebreaks.opponents_scores import drop_by_score, ends_to_drop


class _Left(NamedTuple):
    """What a player leaves out: how many opponents at each end, and unplayed rounds."""

    low: int
    high: int
    rounds: tuple[int, ...]


def dropped(pair: Pair) -> list[Message]:
    """Say what both leave out and what that leaves; nothing where all terms count."""
    if all(term.counted for value in (pair.own, pair.theirs) for term in value.terms):
        return []
    own, theirs = _left(pair.own), _left(pair.theirs)
    sums = [
        total(value, [t for t in value.terms if t.counted]) for value in (pair.own, pair.theirs)
    ]
    if pair.own.how == "average":
        sums = [exact(pair.own), exact(pair.theirs)]
    each = _each(own)
    if own == theirs and each:
        left = Message("because-without", (each, sums[0], sums[1]))
    else:
        table = pair.tally.table
        facts = (_pieces(own, table), pair.name, _pieces(theirs, table), sums[0], sums[1])
        left = Message("because-drops", facts)
    return [*_why(pair), left]


def _why(pair: Pair) -> list[Message]:
    """Say which end the score makes them drop, in Modified Median."""
    if pair.tiebreak.drops is not drop_by_score:
        return []
    tally = pair.tally
    ahead = tally.ahead[pair.row.number]
    score, even = pair.row.score - ahead, tally.even(pair.row.number)
    half = "plus" if score > even else "minus" if score < even else "even"
    have = Message("because-have-played" if ahead else "because-have", (Fraction(score, 2),))
    of = (Fraction(even), Fraction(even, 2))
    return [Message(f"because-{half}", (ends_to_drop(tally), *of, have))]


def _left(value: Value) -> _Left:
    out = [term for term in value.terms if not term.counted]
    ends = [term.dropped for term in out if not term.empty]
    return _Left(
        ends.count("lowest"),
        ends.count("highest"),
        tuple(term.round or 0 for term in out if term.empty),
    )


def _each(left: _Left) -> Message | None:
    """Name what both leave out, where that is short."""
    if left.rounds or not (left.low or left.high):
        return None
    if not left.high:
        return Message("because-each-low", (left.low,))
    if not left.low:
        return Message("because-each-high", (left.high,))
    return Message("because-each-both", (left.low,)) if left.low == left.high else None


def _pieces(left: _Left, table: Crosstable) -> Message:
    """List what one player leaves out."""
    pieces: list[Fact] = []
    if left.low:
        pieces.append(Message("because-piece-low", (left.low,)))
    if left.high:
        pieces.append(Message("because-piece-high", (left.high,)))
    if left.rounds:
        pieces.append(Message("because-piece-rounds", (missed(table, left.rounds),)))
    return Message("list", tuple(pieces)) if pieces else Message("because-piece-nothing")
