"""What only teams have: scores of two kinds put together (C.07, art. 13.1, 13.2 and 13.4)."""

from calculator.model import Message
from calculator.tiebreaks.codes import Code
from calculator.tiebreaks.fide.buchholz import buchholz
from calculator.tiebreaks.fide.event import OTHER, Event, event_of
from calculator.tiebreaks.fide.own_results import points
from calculator.tiebreaks.fide.sonneborn_berger import products
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Term, Value

#: The kind of points that a letter in the code of 13.2 stands for.
_KINDS = {"M": "MP", "G": "GP"}


def secondary(tally: Tally, number: int, _code: Code) -> Value:
    """13.1: the points of the kind that does not rank the teams.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(secondary, Code("MPvGP"))
    [7, 6, 5, 6]
    """
    other = OTHER[tally.table.ranked_by]
    if missing := _no_teams(tally, other):
        return Value(None, 2, missing=missing)
    return points(tally, number, Code(other))


def extended_sonneborn_berger(tally: Tally, number: int, code: Code) -> Value:
    """13.2: each opponent's points of one kind, times the own ones of a kind in that match.

    The first letter after the E is that of the opponent's points, the second that of one's own.
    Cuts look at the opponent's.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(extended_sonneborn_berger, Code("EMGSB"))
    [9.25, 9.75, 8, 10.5]
    """
    theirs, own = (_KINDS[letter] for letter in code.base[1:3])
    if missing := _no_teams(tally, "GP"):
        return Value(None, 4, missing=missing)
    return products(tally, number, code, event_of(tally, theirs), event_of(tally, own))


def score_and_schedule(tally: Tally, number: int, code: Code) -> Value:
    """13.4: the points that do not rank, and a share of the Buchholz of those that do.

    The divisor is the most that a team can have of the ones, by the most that a match brings of
    the others, cut to a whole number; ``/K4`` sets it. With ``/F`` it is the Fore Buchholz.

    >>> from calculator.tiebreaks.example import coded
    >>> coded(score_and_schedule, Code("SSSC", divisor=2))
    [9, 8.5, 7.5, 8.75]
    """
    first = tally.table.ranked_by
    if missing := _no_teams(tally, OTHER[first]):
        return Value(None, 2, missing=missing)
    theirs = buchholz(tally, number, Code("BH", forfeits=code.forfeits, fore=code.fore))
    own = points(tally, number, Code(OTHER[first]))
    if lacking := theirs.missing or own.missing:
        return Value(None, 2, missing=lacking)
    divisor = code.divisor or usual_divisor(event_of(tally, first), event_of(tally, OTHER[first]))
    if not divisor:
        return Value(None, 2, missing=Message("no-divisor"))
    # Half points by the divisor are whole numbers of 1 / (2 * divisor).
    amount = (own.amount or 0) * divisor
    note = Message(f"own-{OTHER[first]}", (own.amount or 0,))
    terms = [
        Term(None, None, amount, (note,)),
        *(
            term._replace(notes=(*term.notes, Message("by-divisor", (term.amount, divisor))))
            for term in theirs.terms
        ),
    ]
    return Value(amount + (theirs.amount or 0), 2 * divisor, tuple(terms))


def usual_divisor(first: Event, second: Event) -> int:
    """Return the divisor of 13.4 for points that rank and the others; 0 in a very short event."""
    return first.win * first.rounds // second.win


def _no_teams(tally: Tally, of: str) -> Message | None:
    """Say what is missing where a table has no points of a kind."""
    if not tally.table.of_teams:
        return Message("no-teams")
    return Message("no-game-points") if of == "GP" and not _has_games(tally) else None


def _has_games(tally: Tally) -> bool:
    return tally.table.teams is not None or any(
        result.game_halves is not None for rounds in tally.record.values() for result in rounds
    )
