"""Why one of two tied players has more: what in the terms makes the difference, in plain words.

Every reason is a sentence with its facts, and carries the part of the difference that it tells
of, so that all of it can be checked: the facts against the results, and the parts together
against the one value less the other.
"""

from collections.abc import Callable

from calculator.answers.because import own
from calculator.answers.because.games import between, encounter
from calculator.answers.because.reason import Pair, Reason
from calculator.answers.because.running import running
from calculator.answers.because.scores import by_result, opponents
from calculator.words import said

__all__ = ["Pair", "Reason", "because", "in_words"]

_FAMILIES: dict[str, Callable[[Pair], list[Reason]]] = {
    **dict.fromkeys(("modified-median", "solkoff", "median", "BH", "FB"), opponents),
    **dict.fromkeys(("cumulative", "PS"), running),
    "cumulative-opposition": own.figures("cumulatives"),
    "AOB": own.figures("buchholz"),
    **dict.fromkeys(("sonneborn-berger", "SB"), by_result),
    "result-between-tied": between,
    "DE": encounter,
    **dict.fromkeys(("most-wins", "WIN", "WON"), own.wins),
    **dict.fromkeys(("most-blacks", "BPG"), own.count("blacks")),
    "BWG": own.count("black-wins"),
    "REP": own.count("elected"),
    "STD": own.figures("outscored"),
    "TPN": own.pairing_number,
    "kashdan": own.kashdan,
    "KS": own.koya,
    **dict.fromkeys(("team-game-points", "GP"), own.figures("game-points")),
    **dict.fromkeys(("PTS", "MP"), own.figures("points")),
    "us-amateur-team": own.figures("matches"),
    **dict.fromkeys(("average-opposition", "ARO"), own.averages("rated")),
    **dict.fromkeys(("opposition-performance", "APRO", "APPO"), own.averages("performed")),
    **dict.fromkeys(("TPR", "PTP"), own.count("performance")),
    "RTNG": own.rating,
    "time-of-loss": own.first_loss,
    "late-arrival": own.arrival,
    "actual-play": own.over_the_board,
    **dict.fromkeys(("playoff", "single-fast-game"), own.recorded("at-the-board")),
    "coin-flip": own.recorded("lots"),
}


def because(pair: Pair) -> tuple[Reason, ...]:
    """Return what makes the difference between two players whom a tiebreak separated.

    The parts add up to the difference of the values.
    """
    base = pair.tiebreak.name.partition("/")[0].partition(":")[0]
    explained = _FAMILIES.get(base)
    return tuple(explained(pair)) if explained and pair.apart else ()


def in_words(pair: Pair) -> str:
    r"""Say what makes the difference, in sentences.

    >>> from calculator import rank, read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> bob, ann = standings.rows
    >>> in_words(Pair(ann, bob, standings.order[0], standings.tally))
    'Your opponents scored 1½ points, those of Bob 2½.'
    """
    return said.in_words([reason.said for reason in because(pair)])
