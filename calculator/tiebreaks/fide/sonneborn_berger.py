"""Sonneborn-Berger (9.1) and the Koya system (9.2): opponents' scores and own results."""

from collections.abc import Sequence
from operator import mul
from typing import TYPE_CHECKING

from calculator.model import Message
from calculator.model.late import late
from calculator.tiebreaks.codes import Code
from calculator.tiebreaks.fide.cuts import cut
from calculator.tiebreaks.fide.event import Event, Scores, event_of
from calculator.tiebreaks.fide.opponents import scores_seen
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Term, Value, added, summed

if TYPE_CHECKING:
    from calculator.tiebreaks.fide.lichess import sonneborn_berger as _of_lichess
else:
    _of_lichess = late("calculator.tiebreaks.fide.lichess", "sonneborn_berger")


def sonneborn_berger(tally: Tally, number: int, code: Code) -> Value:
    """9.1: each opponent's score times the points scored against him or her.

    The dummy of an unplayed round counts with the points that the round brought. Cuts look
    at the opponents' scores, among equal ones at the product. In quarters of a point.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(sonneborn_berger, Code("SB"))
    [3.25, 2.25, 1, 2.25]
    """
    if not code.of and tally.choices.convention("fide-sonneborn-berger") == "lichess":
        return _of_lichess(tally, number, code.low, code.high)
    event = event_of(tally, code.of)
    return products(tally, number, code, event, event)


def products(tally: Tally, number: int, code: Code, theirs: Event, own: Event) -> Value:
    """Add up what each opponent scored in all, times what was scored against that opponent.

    ``theirs`` and ``own`` differ in a team event only, where the one may be match points and the
    other game points (13.2).
    """
    lacking = theirs.without(number, results=True) or own.without(number, results=True)
    found = lacking or scores_seen(theirs, number, forfeits=code.forfeits)
    if isinstance(found, Message):
        return Value(None, 4, missing=found)
    _, scores, excepted, some = found
    # An unplayed round may count as a draw with the virtual opponent.
    drawn = theirs.edition.virtual and _virtual_draw(tally)
    points = own.points(number)
    if some is not None:
        points = [own.draw if drawn and not at.played else points[at.number - 1] for at in some]
    amounts = list(map(mul, scores, points))
    out = cut(amounts, scores, code.low, code.high, excepted)
    return added(amounts, 4, _term, out, of=(theirs, number, found, points, drawn))


def _term(
    event: Event,
    number: int,
    scores: Scores,
    points: Sequence[int],
    drawn: bool,  # noqa: FBT001 - only a value's terms call it
    at: int,
    amount: int,
) -> Term:
    """Return the term of a round; as no closure, of which each cell takes memory."""
    round_, found = (scores.some or event.record[number])[at], scores.seen[at]
    played = round_.played
    code = "times-draw" if drawn and not played else "times-points"
    return Term(
        round_.number,
        round_.opponent,
        amount,
        (*found.notes, Message(code, (found.amount, points[at]))),
        unplayed=not played,
        score=found.score,
        dummy=found.dummy,
        points=points[at],
        result=round_.category,
    )


def _virtual_draw(tally: Tally) -> bool:
    """Whether an unplayed round counts as a draw with the virtual opponent (before 2023).

    The text has the result of the round itself; Swiss-Manager took a draw.
    """
    return tally.choices.convention("virtual-opponent") == "draw"


def koya(tally: Tally, number: int, code: Code) -> Value:
    """9.2: the points scored against opponents with at least half of the maximum score.

    14.5 moves the limit by half points (``/L+1``); ``/L60`` makes it another percentage. In
    a round robin of an odd number the maximum is that of the games, not of the rounds; during
    an event that of the games so far, as nobody could reach half of all yet.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(koya, Code("KS"))
    [1.5, 0.5, 0, 1]
    """
    event = event_of(tally, code.of)
    if lacking := event.without(number, results=True):
        return Value(None, 2, missing=lacking)
    percent = 50 if code.percent is None else code.percent
    # In hundredths of a half point, so that any percentage is exact.
    limit = percent * event.win * _most_games(event) + 100 * code.shift
    so_far = "-so-far" if tally.table.provisional else ""
    terms = []
    for at in event.record[number]:
        if at.opponent is None:
            continue
        theirs = event.score[at.opponent]
        counted = 100 * theirs >= limit
        note = Message(
            f"koya-{'counts' if counted else 'below'}{so_far}", (theirs, -(-limit // 100))
        )
        terms.append(
            Term(at.number, at.opponent, at.points, (note,), counted, unplayed=not at.played)
        )
    return summed(terms, 2)


def _most_games(event: Event) -> int:
    """How many games a player can have had so far."""
    if not event.robin:
        return event.rounds
    return max(
        (
            sum(found.opponent is not None for found in event.record[number])
            for number in event.player
        ),
        default=0,
    )
