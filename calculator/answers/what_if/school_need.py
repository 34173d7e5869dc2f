"""What a school needs: which places each score at the end leaves open, over all outcomes.

A school's score is the sum of its best ones, so games of its players may bring it nothing. Games
between players of two schools count for both at once: all outcomes are followed together, and
what makes no difference any more is forgotten.
"""

from collections.abc import Iterable
from typing import NamedTuple

from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import GAME, OF_TWO, Open, altered, changed
from calculator.answers.what_if.need import not_paired, open_games
from calculator.ranking.schools import Schools
from calculator.tiebreaks import Tally

#: How many states are followed at once; beyond, one rival after the other is looked at.
MOST_STATES = 2500


class Reach(NamedTuple):
    """A score that a school may end with."""

    score: int
    """In half points."""
    best: int
    """The best place that it leaves open, and the worst; tied schools may be in any order."""
    worst: int
    level: bool
    """Whether tiebreaks may decide about the place."""


class Range(NamedTuple):
    """Between which scores a school will end."""

    name: str
    least: int
    most: int


class SchoolNeed(NamedTuple):
    """What a school needs in its remaining games."""

    name: str
    games: tuple[Open, ...]
    """Those of its players."""
    round: int | None
    """``None`` where columns are opponents."""
    reaches: tuple[Reach, ...]
    """The highest score first; none where no game of its own or of a rival is to come."""
    others: tuple[Range, ...]
    """The other schools, as they stand."""
    exact: bool
    """Whether all outcomes were followed; else each rival's alone, with those of the school."""


class _Game(NamedTuple):
    """A remaining game: its two players, what each result brings to them in half points."""

    players: tuple[int, int]
    results: tuple[tuple[int, int], ...]


class _State(NamedTuple):
    """What is known after some of the games."""

    tops: tuple[tuple[int, ...] | int, ...]
    """For each school the best scores of those who have finished; once all have, for a rival 1, 0
    or -1: ahead of the school that is asked for, level, behind."""
    pending: tuple[tuple[int, int], ...]
    """Who has further games, with the score up to now."""


def need(found: Schools, name: str) -> SchoolNeed:
    r"""Follow all outcomes of the remaining games for a school; ``KeyError`` for no school.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.ranking.schools import schools
    >>> table = read("Name,Club,R1,R2\nAnn,Oak,W2,3\nBob,Elm,L1,4\nCy,Elm,W4,1\nDi,Oak,L3,2")
    >>> for one in need(schools(rank(table, "solkoff")), "Oak").reaches:
    ...     print(one.score / 2, one.best, one.worst, one.level)
    3.0 1 1 False
    2.5 1 1 False
    2.0 1 2 True
    1.5 2 2 False
    1.0 2 2 False
    """
    found.row(name)
    table = found.standings.table
    games = open_games(table)
    base, worth = _worth(found, games)
    of = {number: group.name for group in found.grouped.groups for number in group.numbers}
    ends = {one: [base[one], base[one]] for one in of}
    for game in worth:
        for at, player in enumerate(game.players):
            if player in ends:
                ends[player][0] += min(result[at] for result in game.results)
                ends[player][1] += max(result[at] for result in game.results)
    best = found.rule.best
    ranges = {
        group.name: Range(
            group.name,
            *(_top((ends[one][at] for one in group.numbers), best) for at in (0, 1)),
        )
        for group in found.grouped.groups
    }
    mine = ranges[name]
    others = tuple(ranges[row.name] for row in found.rows if row.name != name)
    own = tuple(
        game
        for game, one in zip(games, worth, strict=True)
        if any(of.get(player) == name for player in one.players)
    )
    rivals = [one for one in others if one.most >= mine.least and one.least <= mine.most]
    round_ = max((game.round for game in games), default=0) if table.tells_rounds else None
    # With nothing to come for the school or for anybody whom it may meet, the place is what it is.
    asked = {name, *(one.name for one in rivals)}
    near = [game for game in worth if asked & {of.get(player) for player in game.players}]
    if not near:
        return SchoolNeed(name, (), round_, (), others, exact=True)
    ahead = sum(one.least > mine.most for one in others)
    names = [name, *(one.name for one in rivals)]
    members = {group.name: group.numbers for group in found.grouped.groups}
    states = _Follow([members[one] for one in names], base, best).all(near)
    if states is None:
        signs = {
            one.name: _between(members[name], members[one.name], base, best, near) for one in rivals
        }
        reaches = _one_by_one(mine, rivals, signs, ahead)
    else:
        reaches = _reaches(states, ahead)
    return SchoolNeed(name, own, round_, reaches, others, exact=states is not None)


def _worth(found: Schools, games: tuple[Open, ...]) -> tuple[dict[int, int], list[_Game]]:
    """Return everybody's score without the remaining games, and what these can bring."""
    table, standings = found.standings.table, found.standings
    draws = changed(table, (Change(game.round, game.one, "D") for game in games))
    tally = Tally(draws, standings.tally.choices, standings.tally.rules)
    base = {number: player.halves(tally.rounds) for number, player in tally.player.items()}
    worth: list[_Game] = []
    for game in games:
        results = []
        for code in tuple(OF_TWO) if table.games_per_round == 2 else GAME:
            rows = altered(tally.table, tally.player, (Change(game.round, game.one, code),))
            after = [rows.get(one, tally.player[one]).halves(tally.rounds) for one in game[1:]]
            now = [tally.player[one].halves(tally.rounds) for one in game[1:]]
            results.append((after[0] - now[0], after[1] - now[1]))
        # From a draw each result is so far away: the lowest counts as nothing gained.
        lowest = [min(result[at] for result in results) for at in (0, 1)]
        for at, one in enumerate(game[1:]):
            base[one] += lowest[at]
        worth.append(
            _Game(
                (game.one, game.other),
                tuple((one - lowest[0], other - lowest[1]) for one, other in results),
            )
        )
    return base, worth


def _top(scores: Iterable[int], best: int) -> int:
    return sum(sorted(scores, reverse=True)[:best])


class _Follow:
    """All outcomes of some games for a few schools, the first of them the one that is asked for."""

    def __init__(self, members: list[tuple[int, ...]], base: dict[int, int], best: int) -> None:
        self._of = {one: at for at, those in enumerate(members) for one in those}
        self._base = base
        self._best = best
        self._many = len(members)

    def all(self, games: list[_Game]) -> set[_State] | None:
        """Return the states after all the games; ``None`` where there are too many on the way."""
        of = self._of
        # The school's own come first, then those of one rival after the other.
        games = sorted(games, key=lambda game: min(of.get(one, self._many) for one in game.players))
        left = dict.fromkeys(of, 0)
        for game in games:
            for one in game.players:
                if one in left:
                    left[one] += 1
        tops = tuple(
            self._best_of(self._base[one] for one in of if of[one] == at and not left[one])
            for at in range(self._many)
        )
        open_ = [sum(bool(left[one]) for one in of if of[one] == at) for at in range(self._many)]
        states = {self._closed(_State(tops, ()), open_)}
        for game in games:
            last = set()
            for one in game.players:
                if one in left:
                    left[one] -= 1
                    if not left[one]:
                        last.add(one)
                        open_[of[one]] -= 1
            states = {
                self._closed(self._after(state, game, result, last), open_)
                for state in states
                for result in game.results
            }
            if len(states) > MOST_STATES:
                return None
        return states

    def _best_of(self, scores: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted(scores, reverse=True)[: self._best])

    def _after(self, state: _State, game: _Game, result: tuple[int, int], last: set[int]) -> _State:
        """Return the state after a game; who is among ``last`` has no further one."""
        tops, pending = list(state.tops), dict(state.pending)
        for one, points in zip(game.players, result, strict=True):
            at = self._of.get(one)
            if at is None:
                continue
            score = pending.pop(one, self._base[one]) + points
            top = tops[at]
            if one not in last:
                pending[one] = score
            elif not isinstance(top, int):
                tops[at] = self._best_of((*top, score))
        return _State(tuple(tops), tuple(sorted(pending.items())))

    @staticmethod
    def _closed(state: _State, open_: list[int]) -> _State:
        """Forget by how much a rival who has finished is ahead or behind, once that is known."""
        mine = state.tops[0]
        if open_[0] or isinstance(mine, int):
            return state
        score = sum(mine)
        tops = [
            top
            if at == 0 or open_[at] or isinstance(top, int)
            else (sum(top) > score) - (sum(top) < score)
            for at, top in enumerate(state.tops)
        ]
        tops[0] = (score,)
        return state._replace(tops=tuple(tops))


def _reaches(states: set[_State], ahead: int) -> tuple[Reach, ...]:
    """Put together what leads to each score."""
    by_score: dict[int, list[tuple[int, int]]] = {}
    for state in states:
        signs = state.tops[1:]
        by_score.setdefault(_score(state), []).append((ahead + signs.count(1), signs.count(0)))
    return tuple(
        Reach(
            score,
            1 + min(above for above, _ in those),
            1 + max(above + level for above, level in those),
            level=any(level for _, level in those),
        )
        for score, those in sorted(by_score.items(), reverse=True)
    )


def _between(
    mine: tuple[int, ...],
    other: tuple[int, ...],
    base: dict[int, int],
    best: int,
    games: list[_Game],
) -> dict[int, set[int]]:
    """Return, by the score that a school ends with, whether another may be ahead, level, behind.

    Empty where even the outcomes for these two are too many.
    """
    theirs = [game for game in games if not {*mine, *other}.isdisjoint(game.players)]
    states = _Follow([mine, other], base, best).all(theirs)
    found: dict[int, set[int]] = {}
    for state in states or ():
        score, sign = _score(state), state.tops[1]
        if isinstance(sign, int):
            found.setdefault(score, set()).add(sign)
    return found


def _one_by_one(
    mine: Range, rivals: list[Range], signs: dict[str, dict[int, set[int]]], ahead: int
) -> tuple[Reach, ...]:
    """Put together what holds of each score whatever the rivals' games among themselves bring."""
    scores = {score for of in signs.values() for score in of}
    found = []
    for score in sorted(scores or range(mine.least, mine.most + 1), reverse=True):
        least = most = 0
        level = False
        for one in rivals:
            those = signs[one.name].get(score) or {
                sign
                for sign, can in (
                    (1, one.most > score),
                    (0, one.least <= score <= one.most),
                    (-1, one.least < score),
                )
                if can
            }
            least += those == {1}
            most += bool(those & {0, 1})
            level |= 0 in those
        found.append(Reach(score, 1 + ahead + least, 1 + ahead + most, level=level))
    return tuple(found)


def _score(state: _State) -> int:
    mine = state.tops[0]
    return mine if isinstance(mine, int) else sum(mine)


def unpaired(found: Schools, round_: int | None) -> tuple[int, ...]:
    """Return who of some school has neither a game nor a bye in the round: they get nothing."""
    entered = {number for group in found.grouped.groups for number in group.numbers}
    there = not_paired(found.standings.table, round_) if round_ else ()
    return tuple(number for number in there if number in entered)
