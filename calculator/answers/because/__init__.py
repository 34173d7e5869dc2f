"""Why one of two tied players has more: what in the terms makes the difference, in plain words.

Every reason is a sentence with its facts, and carries the part of the difference that it tells
of, so that all of it can be checked: the facts against the results, and the parts together
against the one value less the other.
"""

from collections.abc import Callable

from calculator.answers.because import own
from calculator.answers.because.games import between, encounter
from calculator.answers.because.reason import Pair, Reason
from calculator.answers.because.running_scores import running
from calculator.answers.because.scores import by_result, opponents
from calculator.answers.because.still_tied import level
from calculator.model.late import late
from calculator.tiebreaks.tiebreak import Explained
from calculator.words import said

__all__ = ["Pair", "Reason", "because", "in_words", "level"]

#: What few tables need.
_OF_BOARDS = "calculator.answers.because.boards"
_EXPLANATIONS: dict[Explained, Callable[[Pair], list[Reason]]] = {
    "opponents": opponents,
    "by-result": by_result,
    "running": running,
    "cumulatives": own.figures("cumulatives"),
    "buchholz-sum": own.figures("buchholz-sum"),
    "buchholz": own.figures("buchholz"),
    "between": between,
    "encounter": encounter,
    "wins": own.wins,
    "wins-rounds": own.count("wins-rounds"),
    "blacks": own.count("blacks"),
    "black-wins": own.count("black-wins"),
    "elected": own.count("elected"),
    "outscored": own.figures("outscored"),
    "pairing-number": own.pairing_number,
    "kashdan": own.kashdan,
    "koya": own.koya,
    "points": own.figures("points"),
    "game-points": own.figures("game-points"),
    "matches": own.figures("matches"),
    "rated": own.averages("rated"),
    "performed": own.averages("performed"),
    "performance": own.count("performance"),
    "rating": own.rating,
    "first-loss": own.first_loss,
    "arrival": own.arrival,
    "over-the-board": own.over_the_board,
    "at-the-board": own.recorded("at-the-board"),
    "lots": own.recorded("lots"),
    "printed": own.printed,
    "boards": late(_OF_BOARDS, "boards"),
    "board-count": late(_OF_BOARDS, "board_count"),
    "schedule": late(_OF_BOARDS, "schedule"),
}


def because(pair: Pair) -> tuple[Reason, ...]:
    """Return what makes the difference between two players whom a tiebreak separated.

    The parts add up to the difference of the values.
    """
    explained = _EXPLANATIONS.get(pair.tiebreak.explained)
    return tuple(explained(pair)) if explained and pair.apart else ()


def in_words(pair: Pair) -> str:
    r"""Say what makes the difference, in sentences.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> bob, ann = standings.rows
    >>> in_words(Pair(ann, bob, standings.order[0], standings.tally))
    'Your opponents scored 1½ points, Bob’s 2½.'
    """
    return said.in_words([reason.said for reason in because(pair)])
