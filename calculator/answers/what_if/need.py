"""What a player needs: to which place every outcome of the games still to be played leads.

The outcomes are a tree: one game after another gets a result, and where those so far settle the
place, whatever the others are, nothing more is tried. So only games that matter are looked at.
"""

from typing import Literal, NamedTuple

from calculator.answers.what_if.changes import (
    GAME,
    OF_TWO,
    Change,
    Open,
    altered,
    answer_to,
    changed,
    open_in,
)
from calculator.answers.what_if.conditions import Condition, Conditions
from calculator.model import Crosstable
from calculator.ranking import Standings
from calculator.ranking.apart import apart
from calculator.ranking.placing import split
from calculator.tiebreaks import Tally, Tiebreak, Value
from calculator.tiebreaks.carried import Carrier

#: How many outcomes the games that matter may have together, and how many ends the tree of them.
MOST_OUTCOMES, MOST_ENDS = 60_000, 60_000
#: How many outcomes are tried of the games nearest to the player, where all are too many.
SOME_OUTCOMES = 2500
#: How many games a condition may have then.
_SHORT = 2
#: After so many ends one can tell how many there will be.
_TELLING = 1500


class Found(NamedTuple):
    """A place, as outcomes lead to it."""

    place: int
    last: int
    """The same, or the last of the places among which tiebreaks decide."""
    shared: bool = False
    """Whether the place is shared: nothing separates the player from somebody."""


class Needed(NamedTuple):
    """What leads to a place or a better one: each condition does, whatever the others bring."""

    found: Found
    conditions: tuple[Condition, ...]
    """The smallest first; together they are all outcomes that lead there, or higher."""


class Own(NamedTuple):
    """The places that are open with one result of the player's own game."""

    code: str
    best: int
    worst: int
    shared: Literal["never", "sometimes", "always"]
    """Whether nothing separates the player from somebody there; never where that is not asked."""


def open_games(table: Crosstable) -> tuple[Open, ...]:
    """Return the games whose results a player waits for: those up to the round that comes next.

    >>> open_games(Crosstable((), 3, 3))
    ()
    """
    last = table.rounds_played + 1 if table.tells_rounds else table.rounds
    rounds = range(1, min(last, table.rounds) + 1)
    found: dict[tuple[int, int, int], Open] = {}
    for round_ in rounds:
        for game in open_in(table, round_):
            # Where columns are opponents, the same two meet in two columns.
            two = min(game[1:]), max(game[1:])
            found.setdefault((*two, _meeting(table, game)), game)
    return tuple(found.values())


def _meeting(table: Crosstable, game: Open) -> int:
    """Return which of the games of two players it is."""
    if table.tells_rounds:
        return game.round
    row = next(player for player in table.players if player.number == game.one).results
    return sum(result.opponent == game.other for result in row[: game.round])


class _Cell(NamedTuple):
    """A result that a game can have: its code for the first player, what it brings to both."""

    code: str
    one: int
    other: int


class Need:
    """The outcomes of the games to come for one player, tried a little at a time.

    Raises ``KeyError`` where nobody has the number.
    """

    def __init__(self, standings: Standings, number: int) -> None:
        self.standings = standings
        self.number = number
        self.now = standings.row(number).place
        self.games = open_games(standings.table)
        """Every game that is to be played, the player's own first."""
        self.games = (
            *(game for game in self.games if number in game[1:]),
            *(game for game in self.games if number not in game[1:]),
        )
        self.one_sided = _one_sided(standings.table, self.games)
        """How many cells name a game that the other row does not have: those are not tried."""
        self.how: Literal["exact", "points", "some"] = "exact"
        """Whether the places found are exact, or by points alone, or too many games matter: then
        some are tried, and what is told holds whatever the others bring."""
        self.ends = 0
        """How many ends of the tree were reached."""
        self.done = 0.0
        """The part of all outcomes that these are, from 0 to 1."""
        self.at = 0
        """How many times the search went on."""
        self._begin(standings)
        self._start()

    @property
    def finished(self) -> bool:
        """Whether nothing more is tried."""
        return not (self._stack or self._to_tell)

    def _begin(self, standings: Standings) -> None:
        """Tally the table with a draw in every game, from which all outcomes differ little."""
        table = standings.table
        draws = changed(table, (Change(game.round, game.one, "D") for game in self.games))
        if table.kind == "round-robin" and self.games:
            fide = any(tiebreak.system == "fide" for tiebreak in standings.order)
            draws = apart(draws, standings.chosen, fide=fide)
        tally = Tally(draws, standings.tally.choices, standings.tally.rules)
        self._base = tally
        self._carrier = Carrier(tally)
        there = {player.number for player in draws.competitors}
        ranked = [row.number for row in standings.rows if row.number in there]
        at = ranked.index(self.number)
        self._among = sorted(ranked, key=lambda one: abs(ranked.index(one) - at))
        drawn = {game: self._worth(game, tally, "D") for game in self.games}
        codes = tuple(OF_TWO) if table.games_per_round == 2 else GAME
        self.codes = codes
        """What each game may come to, the best for its first player first."""
        self._cells = [
            tuple(_Cell(code, *self._apart(game, code, drawn[game])) for code in codes)
            for game in self.games
        ]
        self._of: dict[int, list[int]] = {one: [] for one in tally.player}
        for at, game in enumerate(self.games):
            self._of[game.one].append(at)
            self._of[game.other].append(at)
        self._near = {
            one: tuple(sorted({at for other in met for at in self._of[other]}))
            for one, met in _met(tally).items()
        }
        self._values: dict[tuple[object, ...], Value] = {}
        self._last: tuple[tuple[int, ...], Tally] = ((), tally)

    def _worth(self, game: Open, tally: Tally, code: str) -> tuple[int, int]:
        """Return what a result brings to the two players, in half points."""
        rows = altered(tally.table, tally.player, (Change(game.round, game.one, code),))
        one = rows.get(game.one, tally.player[game.one])
        other = rows.get(game.other, tally.player[game.other])
        return one.points(tally.rounds), other.points(tally.rounds)

    def _apart(self, game: Open, code: str, drawn: tuple[int, int]) -> tuple[int, int]:
        """Return by how much a result differs from a draw for the two players."""
        one, other = self._worth(game, self._base, code)
        return one - drawn[0], other - drawn[1]

    def _start(self) -> None:
        self._stack: list[tuple[int, ...]] = [(-1,) * len(self.games)]
        self._found: dict[Found, list[tuple[int, ...]]] = {}
        self._to_tell: list[Found] = []
        self.needed: list[Needed] = []
        """What leads to each place that can be reached or to a better one, the best first."""
        self._matter: set[int] = set()
        self.ends, self.done = 0, 0.0

    def run(self, ends: int | None = None) -> None:
        """Go on to so many more ends of the tree, then to the conditions; or to all."""
        self.at += 1
        last = None if ends is None else self.ends + ends
        while not self.finished and (last is None or self.ends < last):
            if self._stack:
                self._follow(self._stack.pop())
            else:
                self._tell()
                if last is not None:
                    return

    def _follow(self, outcome: tuple[int, ...]) -> None:
        """Go on from where some games have results: to an end, or to each result of one more."""
        found = self._settled(outcome)
        if isinstance(found, Found):
            self._found.setdefault(found, []).append(outcome)
            self.ends += 1
            self.done += len(self.codes) ** -sum(at >= 0 for at in outcome)
            if not self._stack:
                self._to_tell = self._thresholds()
                self._conditions = Conditions(self.matter, len(self.codes))
            return
        for at in reversed(range(len(self.codes))):
            self._stack.append((*outcome[:found], at, *outcome[found + 1 :]))
        self._matter.add(found)
        if self._too_many():
            self.how = "points" if self.how == "exact" else "some"
            self._start()

    def _thresholds(self) -> list[Found]:
        """Return the places that conditions are told for, the best first."""
        if self.how == "exact":
            return sorted(self._found)
        best: dict[int, int] = {}
        for found in self._found:
            best[found.last] = min(found.place, best.get(found.last, found.place))
        return [Found(best[last], last) for last in sorted(best)]

    def _tell(self) -> None:
        """Find the conditions for one place more, all outcomes that lead higher among them."""
        at, *self._to_tell = self._to_tell
        ends = [
            outcome
            for found, outcomes in self._found.items()
            if (found.last, found.shared) <= (at.last, at.shared)
            for outcome in outcomes
        ]
        told = self._conditions.smallest(ends)
        if self.how == "some":
            # Longer ones are no help where there may be others.
            told = tuple(one for one in told if len(one.games) <= _SHORT)
        if told:
            self.needed.append(Needed(at, told))

    def _too_many(self) -> bool:
        if self.how == "some":
            return False
        told = self.ends >= _TELLING and self.ends > self.done * MOST_ENDS
        return told or len(self.codes) ** len(self._matter) > MOST_OUTCOMES

    def _settled(self, outcome: tuple[int, ...]) -> Found | int:
        """Return the place, or the position of the game on which it depends next.

        ``outcome`` has the position of each game's result, -1 where it has none yet.
        """
        for at in self._of[self.number]:
            if outcome[at] < 0:
                return at
        base, number = self._base.score, self.number
        mine = base[number] + self._gained(number, outcome)[0]
        ahead, tied, open_ = 0, [], list[int]()
        for one in self._among:
            least, most = self._gained(one, outcome)
            if base[one] + least > mine:
                ahead += 1
            elif base[one] + most >= mine:
                if least == most:
                    tied.append(one)
                    continue
                at = next(at for at in self._of[one] if outcome[at] < 0)
                if self._is_tried(at):
                    return at
                open_.append(one)
        if open_:
            least, most = self._between(open_, mine, outcome)
            return Found(1 + ahead + least, ahead + len(tied) + most)
        if self.how != "exact":
            return Found(1 + ahead, ahead + len(tied))
        for tiebreak in self.standings.order:
            if len(tied) == 1:
                break
            games = self._rests_on(tiebreak, tied)
            for at in games:
                if outcome[at] < 0:
                    return at
            for part in self._split(tiebreak, tied, outcome, games):
                if number in part:
                    tied = part
                    break
                ahead += len(part)
        return Found(1 + ahead, 1 + ahead, shared=len(tied) > 1)

    def _between(self, open_: list[int], mine: int, outcome: tuple[int, ...]) -> tuple[int, int]:
        """Return how many of some players at least get past a score, and at most reach it.

        Two who play one another cannot both win; of who has more games than one that is not
        asked.
        """
        least = most = 0
        games: dict[int, list[int]] = {}
        for one in open_:
            left = [at for at in self._of[one] if outcome[at] < 0]
            if len(left) > 1:
                most += 1
            else:
                games.setdefault(left[0], []).append(one)
        for at, players in games.items():
            scores = [
                [
                    self._base.score[one]
                    + self._gained(one, (*outcome[:at], result, *outcome[at + 1 :]))[0]
                    for one in players
                ]
                for result in range(len(self.codes))
            ]
            least += min(sum(score > mine for score in of) for of in scores)
            most += max(sum(score >= mine for score in of) for of in scores)
        return least, most

    def _is_tried(self, game: int) -> bool:
        """Whether the results of a game are tried: of too many those that come first."""
        there = len(self._matter | {game})
        return self.how != "some" or len(self.codes) ** there <= SOME_OUTCOMES

    def _gained(self, number: int, outcome: tuple[int, ...]) -> tuple[int, int]:
        """Return what a player gets at least and at most, beyond the draws of :attr:`_base`."""
        least = most = 0
        for at in self._of[number]:
            first = self.games[at].one == number
            if outcome[at] < 0:
                worth = [cell.one if first else cell.other for cell in self._cells[at]]
                least += min(worth)
                most += max(worth)
            else:
                cell = self._cells[at][outcome[at]]
                least += cell.one if first else cell.other
                most += cell.one if first else cell.other
        return least, most

    def _rests_on(self, tiebreak: Tiebreak, tied: list[int]) -> tuple[int, ...]:
        """Return the games that can have a part in a tiebreak's values of the tied."""
        if tiebreak.of_event:
            return tuple(range(len(self.games)))
        theirs = "opponents" in tiebreak.needs and tiebreak.of_their_results
        near = self._near if theirs and not tiebreak.of_a_group else self._of
        return tuple(sorted({at for one in tied for at in near[one]}))

    def _split(
        self, tiebreak: Tiebreak, tied: list[int], outcome: tuple[int, ...], games: tuple[int, ...]
    ) -> list[list[int]]:
        """Split the tied by a tiebreak; what was worked out once is remembered."""
        group = tuple(tied) if tiebreak.among else ()
        keys = {}
        for one in tied:
            near = games if group or tiebreak.of_event else self._near[one]
            keys[one] = (tiebreak.name, one, group, *(outcome[at] for at in near))
        if any(key not in self._values for key in keys.values()):
            found = tiebreak.values(self._after(outcome), tied)
            self._values.update((keys[one], value) for one, value in found.items())
        return split(tied, tiebreak, {one: self._values[key] for one, key in keys.items()})

    def _after(self, outcome: tuple[int, ...]) -> Tally:
        """Tally the table with some games' results; the last one is asked for again most often."""
        if self._last[0] != outcome:
            changes = [
                Change(game.round, game.one, self.codes[result])
                for game, result in zip(self.games, outcome, strict=True)
                if result >= 0
            ]
            rows = altered(self._base.table, self._base.player, changes)
            self._last = outcome, self._carrier.after(rows) if rows else self._base
        return self._last[1]

    @property
    def matter(self) -> tuple[int, ...]:
        """The positions of the games that were found to matter."""
        return tuple(sorted(self._matter))

    def own(self) -> tuple[Own, ...]:
        """Return the places by the result of the player's own game, where there is one."""
        if len(self._of[self.number]) != 1 or not self.needed:
            return ()
        ((at),) = self._of[self.number]
        first = self.games[at].one == self.number
        found: dict[int, list[Found]] = {}
        for one, ends in self._found.items():
            for outcome in ends:
                found.setdefault(outcome[at], []).append(one)
        order = sorted(found) if first else sorted(found, reverse=True)
        games = self.standings.table.games_per_round
        codes = [self.codes[result] for result in order]
        return tuple(
            Own(
                code if first else answer_to(code, games) or "",
                min(one.place for one in found[result]),
                max(one.last for one in found[result]),
                _shared(found[result]),
            )
            for code, result in zip(codes, order, strict=True)
        )

    @property
    def sure(self) -> Found | None:
        """The place that the player has whatever the games bring, where it is one and exact."""
        if not self.finished or len(self._found) != 1:
            return None
        (found,) = self._found
        return found if found.place == found.last else None

    def out_of_reach(self) -> tuple[int, ...]:
        """Return the places that no outcome leads to."""
        reached: set[int] = set()
        for found in self._found:
            reached.update(range(found.place, found.last + 1))
        return tuple(place for place in range(1, len(self._among) + 1) if place not in reached)

    def unpaired(self) -> tuple[int, ...]:
        """Return who has neither a game nor a bye in the round that comes next: they get nothing.

        Where columns are opponents there is no such round.
        """
        table = self.standings.table
        if not table.tells_rounds or not self.games:
            return ()
        return not_paired(table, max(game.round for game in self.games))


def not_paired(table: Crosstable, round_: int) -> tuple[int, ...]:
    """Return who has neither a game nor a bye in a round."""
    return tuple(
        player.number
        for player in table.competitors
        if len(player.results) < round_
        or (not player.results[round_ - 1].code and player.results[round_ - 1].opponent is None)
    )


def _shared(found: list[Found]) -> Literal["never", "sometimes", "always"]:
    kinds = {one.shared for one in found}
    return "sometimes" if len(kinds) > 1 else "always" if True in kinds else "never"


def _met(tally: Tally) -> dict[int, set[int]]:
    """Return, for each player, everybody whose results have a part in his or her values."""
    return {
        number: {number, *(one.opponent for one in player.results if one.opponent in tally.player)}
        for number, player in tally.player.items()
    }


def _one_sided(table: Crosstable, games: tuple[Open, ...]) -> int:
    """Return how many games to be played only one of two rows has, up to the next round."""
    last = table.rounds_played + 1 if table.tells_rounds else table.rounds
    cells = sum(result.to_play for player in table.players for result in player.results[:last])
    return cells - 2 * len(games)
