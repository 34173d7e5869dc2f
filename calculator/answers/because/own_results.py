"""Own results, ratings, and what is recorded or drawn."""

import re
from collections.abc import Callable
from fractions import Fraction

from calculator.answers.because.dropped_scores import dropped
from calculator.answers.because.games_among_tied import results
from calculator.answers.because.reason import Pair, Reason, exact, whole
from calculator.model import Message
from calculator.model.late import pattern
from calculator.tiebreaks import Value, of_print

#: What a legend says of figures that a person entered.
_BY_HAND = pattern(r"manual|by hand|manuell|von hand|à la main", re.IGNORECASE)

Family = Callable[[Pair], list[Reason]]


def count(code: str) -> Family:
    """Make the reason of a tiebreak that counts: both counts."""

    def found(pair: Pair) -> list[Reason]:
        own, theirs = whole((pair.own, pair.theirs))
        return [Reason(Message(f"because-{code}", (own, pair.name, theirs)), pair.apart)]

    return found


def wins(pair: Pair) -> list[Reason]:
    """How many games each won, and whether forfeits count with them."""
    forfeits = any(
        term.unplayed and term.amount for value in (pair.own, pair.theirs) for term in value.terms
    )
    return count("wins-forfeits" if forfeits else "wins")(pair)


def figures(code: str) -> Family:
    """Make the reason of a tiebreak in points or ratings: both figures."""

    def found(pair: Pair) -> list[Reason]:
        facts = (exact(pair.own), pair.name, exact(pair.theirs))
        return [Reason(Message(f"because-{code}", facts), pair.apart)]

    return found


def averages(code: str) -> Family:
    """Make the reason of an average over the opponents; unrated ones have no part in it."""

    def found(pair: Pair) -> list[Reason]:
        terms = [
            term for value in (pair.own, pair.theirs) for term in value.terms if not term.counted
        ]
        if terms and all(term.dropped for term in terms):
            return [Reason(dropped(pair)[-1], pair.apart), Reason(Message(f"because-{code}-are"))]
        left_out = [Reason(Message(f"because-{code}-out"))] if terms else []
        return figures(code)(pair) + left_out

    return found


def koya(pair: Pair) -> list[Reason]:
    """The points against those who count: by the rule, those with half of the points."""
    code = pair.tiebreak.code
    half = code is None or (code.percent is None and not code.shift)
    return figures("koya" if half else "koya-other")(pair)


def kashdan(pair: Pair) -> list[Reason]:
    """The games played, by result."""

    def games(value: Value) -> Message:
        amounts = [term.amount for term in value.terms if not term.unplayed]
        return results(*map(amounts.count, (4, 2, 1)))

    facts = (games(pair.own), pair.name, games(pair.theirs))
    return [Reason(Message("because-played", facts), pair.apart)]


def pairing_number(pair: Pair) -> list[Reason]:
    """Both numbers, and which way round they count."""
    code = "pairing-low" if pair.tiebreak.lowest_first else "pairing-high"
    return count(code)(pair)


def rating(pair: Pair) -> list[Reason]:
    """Both ratings; with /R the lower is ahead."""
    return count("rating-low" if pair.tiebreak.lowest_first else "rating")(pair)


def first_loss(pair: Pair) -> list[Reason]:
    """In which rounds the two lost first, if they did."""
    lost = [value.terms[0].round is not None for value in (pair.own, pair.theirs)]
    own, theirs = whole((pair.own, pair.theirs))
    name = pair.name
    if all(lost):
        said = Message("because-first-loss", (own, name, theirs))
    elif lost[0]:
        said = Message("because-never-lost-their", (own, name))
    else:
        said = Message("because-never-lost-own", (theirs, name))
    return [Reason(said, pair.apart)]


def arrival(pair: Pair) -> list[Reason]:
    """Which of the two was there for round 1."""
    whose = "own" if pair.apart > 0 else "their"
    return [Reason(Message(f"because-there-{whose}", (pair.name,)), pair.apart)]


def over_the_board(pair: Pair) -> list[Reason]:
    """Who scored in a played game."""
    ahead, whose = (pair.own, "own") if pair.apart > 0 else (pair.theirs, "their")
    scored = Fraction(ahead.terms[0].points, 2)
    return [Reason(Message(f"because-board-{whose}", (scored, pair.name)), pair.apart)]


def printed(pair: Pair) -> list[Reason]:
    """What the sheet calls the column whose figures these are."""
    heading = of_print(pair.tiebreak.name)
    columns = pair.tally.table.printed
    called = next((one.called for one in columns if one.heading == heading), "")
    code = "because-printed"
    if called:
        code += "-by-hand" if _BY_HAND.search(called) else "-called"
    facts = (heading, called) if called else (heading,)
    return [Reason(Message(code, facts), pair.apart)]


def recorded(code: str) -> Family:
    """Make the reason of what a person recorded or a lot gave; the comparison has the ranks."""

    def found(pair: Pair) -> list[Reason]:
        return [Reason(Message(f"because-{code}"), pair.apart)]

    return found
