"""Why one of two tied players has more: what in the terms makes the difference, in plain words.

Every reason carries the part of the difference that it tells of, so that together they can be
checked: the parts add up to the one value less the other.
"""

from collections.abc import Callable

from calculator import explain
from calculator.because import own
from calculator.because.games import between, encounter
from calculator.because.reason import Pair, Reason, amount, rounds
from calculator.because.scores import by_result, opponents, running

__all__ = ["Pair", "Reason", "amount", "because", "in_words", "rounds"]

_FAMILIES: dict[str, Callable[[Pair], list[Reason]]] = {
    **dict.fromkeys(("modified-median", "solkoff", "median", "BH", "FB"), opponents),
    **dict.fromkeys(("cumulative", "PS"), running),
    "cumulative-opposition": own.points("cumulatives"),
    "AOB": own.points("buchholz"),
    **dict.fromkeys(("sonneborn-berger", "SB"), by_result),
    "result-between-tied": between,
    "DE": encounter,
    **dict.fromkeys(("most-wins", "WIN", "WON"), own.count("wins")),
    **dict.fromkeys(("most-blacks", "BPG"), own.count("blacks")),
    "BWG": own.count("black-wins"),
    "REP": own.count("elected"),
    "kashdan": own.kashdan,
    "KS": own.points("koya"),
    **dict.fromkeys(("team-game-points", "GP"), own.points("game-points")),
    **dict.fromkeys(("average-opposition", "ARO"), own.rated("rated")),
    **dict.fromkeys(("opposition-performance", "APRO", "APPO"), own.rated("performed")),
    **dict.fromkeys(("TPR", "PTP"), own.rated("performance")),
    "RTNG": own.rated("rating"),
    **dict.fromkeys(("time-of-loss", "late-arrival", "actual-play"), own.facts),
    **dict.fromkeys(("playoff", "single-fast-game", "coin-flip"), own.recorded),
}


def because(pair: Pair) -> tuple[Reason, ...]:
    """Return what makes the difference between two players whom a tiebreak separated.

    The parts add up to the difference of the values. Empty where the values say all there is.
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
    'Your opponents scored one point less together.'
    """
    return " ".join(explain.note(reason.note) for reason in because(pair))
