"""What a win, a draw and a loss score where the printed totals are not sums of 1, ½ and 0.

Three points for a win, two for a win and the like: no sheet says so in words, its totals do.
Byes and forfeits score what the game does that they replace, unless the totals show otherwise.
"""

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from calculator.model import HALVES, RESULT_CODES, Crosstable, Message, Points

#: What is used most: 3-1-0, 2-1-0, 3-2-1. This many kinds of rows must tell it from the usual.
_USED = (Points(6, 2, 0), Points(4, 2, 0), Points(6, 4, 2))
_FEW = 2
#: Half points of a win and of a loss that are tried beside; a draw may be anything between. Of so
#: much that may fit, more rows must tell.
_WINS = (*range(3, 11), 20)
_LOSSES = (0, 1, 2)
_MANY = 6
#: This many totals must tell it, and this many for each that does not fit.
_EVIDENCE = 3
_FOR_EACH = 9

type Scores = Mapping[str, int]
"""Result code -> half points, for every code."""


class _Row(NamedTuple):
    """The results of a row, and its total."""

    sums: tuple[tuple[tuple[str, int], ...], ...]
    """The codes, with how often each is there; in more ways than one where byes lie ahead."""
    total: int

    def fits(self, scores: Scores) -> bool:
        """Whether the total is what the results add up to."""
        # Plainly: two thousand ways to score are tried on each row.
        for counts in self.sums:
            if sum([scores[code] * count for code, count in counts]) == self.total:
                return True
        return False


class _Fit(NamedTuple):
    """What results may score, and how many totals do not fit it."""

    points: Points
    scores: Scores
    wrong: int


def pointed(table: Crosstable) -> tuple[Crosstable, Scores] | None:
    """Return the table with the points that its totals show, and what every result scores then.

    ``None`` where the totals do not show it.

    >>> from calculator.model import Player, Result
    >>> rows = ("WDW", 7), ("LWW", 6), ("WDL", 4), ("LLL", 0)
    >>> players = (
    ...     Player(at, f"Player {at}", tuple(map(Result, codes)), total_halves=2 * total)
    ...     for at, (codes, total) in enumerate(rows)
    ... )
    >>> found = pointed(Crosstable(tuple(players), 3, 3))
    >>> found and found[0].points
    Points(win=6, draw=2, loss=0)
    """
    fit = _fit(Counter(_rows(table))) if table.games_per_round == 1 else None
    if fit is None:
        return None
    points, scores, _ = fit
    players = tuple(
        player._replace(
            results=tuple(
                result
                if scores[result.code] == HALVES[result.code]
                else result._replace(scored_halves=scores[result.code])
                for result in player.results
            )
        )
        for player in table.players
    )
    said = Message("points-found-loss" if points.loss else "points-found", tuple(points))
    found = table._replace(players=players, points=points, warnings=(said, *table.warnings))
    return found, scores


def _rows(table: Crosstable) -> Iterator[_Row]:
    """Yield the rows that print a total."""
    played = table.rounds_played
    for player in table.players:
        if player.total_halves is None:
            continue
        codes = [result.code for result in player.results]
        ends = [at for at, code in enumerate(codes[played:], played + 1) if code]
        sums = [tuple(sorted(Counter(codes[:at]).items())) for at in (played, *ends)]
        yield _Row(tuple(sums), player.total_halves)


def _fit(rows: Mapping[_Row, int]) -> _Fit | None:
    """Return what the totals show."""
    usual = _scores(Points(), 2, 1, 0)
    unlike = {row for row in rows if not row.fits(usual)}
    if len(unlike) < _FEW:
        return None
    found = None
    for tried, needed in ((_usual_ways(), _FEW), (_all_ways(), _MANY)):
        most = sum(rows.values()) // _FOR_EACH
        best = _best(rows, tried, most if found is None else min(most, found.wrong - 1))
        if best is None:
            continue
        telling = [row for row in unlike if row.fits(best.scores)]
        codes = {code for row in telling for code, _ in row.sums[0]}
        shown = sum(rows[row] for row in telling)
        enough = len(telling) >= needed and shown >= max(_EVIDENCE, _FOR_EACH * best.wrong)
        if enough and {"W", "D"} <= codes:
            found = best
    return found


def _best(
    rows: Mapping[_Row, int], tried: Iterable[tuple[Points, Scores]], most: int
) -> _Fit | None:
    """Return what most totals fit, if nothing else of those tried fits as many."""
    best: _Fit | None = None
    others: set[Points] = set()
    for points, scores in tried:
        wrong = 0
        for row, count in rows.items():
            wrong += 0 if row.fits(scores) else count
            if wrong > most:
                break
        else:
            if best is None or wrong < best.wrong:
                best, others, most = _Fit(points, scores, wrong), set(), wrong
            others.add(points)
    return best if len(others) == 1 else None


def _usual_ways() -> Iterator[tuple[Points, Scores]]:
    for points in _USED:
        yield points, {code: points.scores(code) for code in RESULT_CODES}


@cache
def _all_ways() -> tuple[tuple[Points, Scores], ...]:
    """Return points with what byes and a lost forfeit may score; the likeliest first.

    They are two thousand: each section of a text asks for them.
    """
    return tuple(
        (points, _scores(points, bye, half, forfeit))
        for win, loss in itertools.product(_WINS, _LOSSES)
        for draw in range(loss + 1, win)
        for points in [Points(win, draw, loss)]
        for bye in dict.fromkeys((win, draw, 2))
        for half in dict.fromkeys((draw, loss, 1))
        for forfeit in dict.fromkeys((0, loss))
    )


def _scores(points: Points, bye: int, half: int, forfeit: int) -> Scores:
    like = {"B": bye, "P": bye, "H": half, "F": forfeit}
    return {code: like.get(code, points.scores(code)) for code in RESULT_CODES}
