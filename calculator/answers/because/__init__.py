"""Why one of two tied players has more: what in the terms makes the difference, in plain words.

Every reason is a sentence with its facts, and carries the part of the difference that it tells
of, so that all of it can be checked: the facts against the results, and the parts together
against the one value less the other.
"""

from collections.abc import Callable

from calculator.answers.because import own_results
from calculator.answers.because.games_among_tied import between, encounter
from calculator.answers.because.opponents_scores import by_result, opponents
from calculator.answers.because.reason import Pair, Reason
from calculator.answers.because.running_scores import running
from calculator.answers.because.still_tied import level
from calculator.model.late import late
from calculator.tiebreaks.tiebreak import Explained
from calculator.words import message_words

__all__ = ["Pair", "Reason", "because", "in_words", "level"]

#: What few tables need.
_OF_BOARDS = "calculator.answers.because.team_boards"
_EXPLANATIONS: dict[Explained, Callable[[Pair], list[Reason]]] = {
    "opponents": opponents,
    "by-result": by_result,
    "running": running,
    "cumulatives": own_results.figures("cumulatives"),
    "buchholz-sum": own_results.figures("buchholz-sum"),
    "buchholz": own_results.figures("buchholz"),
    "between": between,
    "encounter": encounter,
    "wins": own_results.wins,
    "wins-rounds": own_results.count("wins-rounds"),
    "blacks": own_results.count("blacks"),
    "black-wins": own_results.count("black-wins"),
    "elected": own_results.count("elected"),
    "outscored": own_results.figures("outscored"),
    "pairing-number": own_results.pairing_number,
    "kashdan": own_results.kashdan,
    "koya": own_results.koya,
    "points": own_results.figures("points"),
    "game-points": own_results.figures("game-points"),
    "matches": own_results.figures("matches"),
    "rated": own_results.averages("rated"),
    "performed": own_results.averages("performed"),
    "performance": own_results.count("performance"),
    "rating": own_results.rating,
    "first-loss": own_results.first_loss,
    "arrival": own_results.arrival,
    "over-the-board": own_results.over_the_board,
    "at-the-board": own_results.recorded("at-the-board"),
    "lots": own_results.recorded("lots"),
    "printed": own_results.printed,
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
    return message_words.in_words([reason.said for reason in because(pair)])
