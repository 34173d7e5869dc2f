"""Own results, ratings, and what is recorded or drawn."""

from collections.abc import Callable

from calculator import explain
from calculator.because.games import results_in_words
from calculator.because.reason import Pair, Reason, amount, figure, sided
from calculator.tiebreaks import Note, Value
from calculator.words import ordinal


def count(code: str) -> Callable[[Pair], list[Reason]]:
    """Make the reason of a tiebreak that counts rounds."""

    def found(pair: Pair) -> list[Reason]:
        number = int(abs(pair.apart))
        return [Reason(sided(code, pair.apart, number), pair.apart)]

    return found


def points(code: str) -> Callable[[Pair], list[Reason]]:
    """Make the reason of a tiebreak in points."""

    def found(pair: Pair) -> list[Reason]:
        return [Reason(sided(code, pair.apart, amount(pair.apart)), pair.apart)]

    return found


def rated(code: str) -> Callable[[Pair], list[Reason]]:
    """Make the reason of a tiebreak in ratings."""

    def found(pair: Pair) -> list[Reason]:
        return [Reason(sided(code, pair.apart, figure(abs(pair.apart))), pair.apart)]

    return found


def kashdan(pair: Pair) -> list[Reason]:
    """The games played, by result."""

    def games(value: Value) -> str:
        amounts = [term.amount for term in value.terms if not term.unplayed]
        return results_in_words(
            {code: amounts.count(worth) for code, worth in zip("WDL", (4, 2, 1), strict=True)}
        )

    return [
        Reason(
            Note("because-played", (games(pair.own), pair.other.name, games(pair.theirs))),
            pair.apart,
        )
    ]


def facts(pair: Pair) -> list[Reason]:
    """What the one fact is that the value stands for, of each player."""
    own, theirs = (explain.note(value.terms[0].notes[0]) for value in (pair.own, pair.theirs))
    return [Reason(Note("because-facts", (own, pair.other.name, theirs)), pair.apart)]


def recorded(pair: Pair) -> list[Reason]:
    """The ranks at the board, or of the lots."""
    own, theirs = (ordinal(value.rank) for value in (pair.own, pair.theirs))
    return [Reason(Note("because-came", (own, pair.other.name, theirs)), pair.apart)]
