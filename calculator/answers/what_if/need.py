"""What a player needs: to which place every outcome of the games still to be played leads.

The outcomes are a tree: one game after another gets a result, and where those so far settle the
place, whatever the others are, nothing more is tried. So only games that matter are looked at.
"""

from math import prod
from typing import TYPE_CHECKING, Literal, NamedTuple

from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import GAME, OF_TWO, Open, altered, changed, open_in
from calculator.answers.what_if.conditions import Condition, Conditions
from calculator.model import Crosstable
from calculator.ranking import Standings
from calculator.ranking.places import decides, split
from calculator.ranking.withdrawals import apart
from calculator.tiebreaks import Tally, Tiebreak, Value
from calculator.tiebreaks.changed_results import Carrier

if TYPE_CHECKING:  # few tables are of teams
    from calculator.model.teams import Teams

#: How many outcomes the games that matter may have together, and how many ends the tree of them.
MOST_OUTCOMES, MOST_ENDS = 60_000, 60_000
#: The same of matches of teams: each has many results, and conditions take longer to find.
MOST_OF_MATCHES = 8_000
#: How many outcomes are tried of the games nearest to the player, where all are too many.
SOME_OUTCOMES = 2500
#: How many games a condition may have then.
_SHORT = 2
#: After this many ends one can tell how many there will be.
_TELLING = 1500


class Found(NamedTuple):
    """A place, as outcomes lead to it."""

    place: int
    last: int
    """The same, or the last of the places among which tiebreaks decide."""
    shared: bool = False
    """Whether the place is shared: nothing separates the player from somebody."""


class Needed(NamedTuple):
    """What leads to a place or a better one: each condition does, whatever the other results."""

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
    games: tuple[int, ...] = ()
    """In a match of teams what its boards bring, in half points, if one of these it is."""


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
    """What a result, or any of several results, of a game brings to its two players."""

    one: int
    other: int


class Need:
    """The outcomes of the remaining games for one player, tried a little at a time.

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
        self.codes: tuple[str, ...] = tuple(OF_TWO) if table.games_per_round == 2 else GAME
        """What each game may come to, the best for its first player first."""
        self.brings: tuple[int | None, ...] = (None,) * len(self.codes)
        """What the boards of a match of teams bring the first one then, in half points."""
        if table.teams is not None:
            self.brings, self.codes = _of_boards(table.teams)
        drawn_at = self.codes.index("D")
        draws = changed(table, (self.change(game, drawn_at) for game in self.games))
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
        self._first, self.spans = _spans(self.codes, whole=table.ranked_by == "MP")
        drawn = {game: self._worth(game, drawn_at) for game in self.games}
        self._cells = [
            tuple(self._apart(game, span[0], drawn[game]) for span in self.spans)
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
        self._knows_boards = _knows_boards(standings)
        self._values: dict[tuple[object, ...], Value] = {}
        self._last: tuple[tuple[int, ...], Tally] = ((), tally)

    def change(self, game: Open, result: int) -> Change:
        """Return a result of a game, by its position, as a change of the table."""
        return Change(game.round, game.one, self.codes[result], games=self.brings[result])

    def _worth(self, game: Open, result: int) -> tuple[int, int]:
        """Return what a result brings to the two players, in half points."""
        tally = self._base
        rows = altered(tally.table, tally.player, (self.change(game, result),))
        one = rows.get(game.one, tally.player[game.one])
        other = rows.get(game.other, tally.player[game.other])
        return one.halves(tally.rounds), other.halves(tally.rounds)

    def _apart(self, game: Open, result: int, drawn: tuple[int, int]) -> _Cell:
        """Return by how much a result differs from a draw for the two players."""
        one, other = self._worth(game, result)
        return _Cell(one - drawn[0], other - drawn[1])

    def _start(self) -> None:
        self._stack: list[tuple[int, ...]] = [(-1,) * len(self.games)]
        self._found: dict[Found, list[tuple[int, ...]]] = {}
        self._to_tell: list[Found] = []
        self.needed: list[Needed] = []
        """What leads to each place that can be reached or to a better one, the best first."""
        self._matter: dict[int, int] = {}
        """How many results of a game are told apart, of each game that was found to matter."""
        self.boards = False
        """Whether boards of matches to come could separate teams: those nobody can try."""
        self.ends, self.done = 0, 0.0

    def run(self, ends: int | None = None) -> None:
        """Go on to this many more ends of the tree, then to the conditions; or to all."""
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
            every = len(self.codes)
            self.done += prod(len(self.spans[at]) / every for at in outcome if at >= 0)
            if not self._stack:
                self._to_tell = self._thresholds()
                self._conditions = Conditions(dict(sorted(self._matter.items())))
            return
        parts = self._parts(outcome[found])
        for at in reversed(parts):
            self._stack.append((*outcome[:found], at, *outcome[found + 1 :]))
        wide = outcome[found] < 0
        self._matter[found] = max(
            self._matter.get(found, 0), self._first if wide else len(self.codes)
        )
        if self._too_many():
            self.how = "points" if self.how == "exact" else "some"
            self._start()

    def _parts(self, span: int) -> list[int]:
        """Return the spans that one is made of; -1 is all results of a game."""
        if span < 0:
            return list(range(self._first))
        return [
            at for at, one in enumerate(self.spans) if len(one) == 1 and one[0] in self.spans[span]
        ]

    def _thresholds(self) -> list[Found]:
        """Return the places for which conditions are listed, the best first."""
        if self.how == "exact" and all(found.place == found.last for found in self._found):
            return sorted(self._found)
        best: dict[tuple[int, bool], int] = {}
        for found in self._found:
            key = found.last, found.shared
            best[key] = min(found.place, best.get(key, found.place))
        return [Found(place, *key) for key, place in sorted(best.items())]

    def _tell(self) -> None:
        """Find the conditions for one place more, all outcomes that lead higher among them."""
        at, *self._to_tell = self._to_tell
        ends = [
            outcome
            for found, outcomes in self._found.items()
            if (found.last, found.shared) <= (at.last, at.shared)
            for outcome in outcomes
        ]
        told = tuple(
            Condition(tuple((at, self._results(at, digits)) for at, digits in one.games))
            for one in self._conditions.smallest([self._digits(outcome) for outcome in ends])
        )
        if self.how == "some":
            # Longer ones are no help where there may be others.
            told = tuple(one for one in told if len(one.games) <= _SHORT)
        if told:
            self.needed.append(Needed(at, told))

    def _digits(self, outcome: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """Return for each game which of the results that are told apart there an end has."""
        every = len(self.codes)
        return tuple(
            () if span < 0 else self.spans[span] if self._matter.get(at) == every else (span,)
            for at, span in enumerate(outcome)
        )

    def _results(self, game: int, digits: tuple[int, ...]) -> tuple[int, ...]:
        """Return which results some of those are that are told apart in a game."""
        if self._matter[game] == len(self.codes):
            return digits
        return tuple(result for digit in digits for result in self.spans[digit])

    def _too_many(self) -> bool:
        if self.how == "some":
            return False
        ends, outcomes = MOST_ENDS, MOST_OUTCOMES
        if self.standings.table.teams is not None:
            ends = outcomes = MOST_OF_MATCHES
        told = self.ends >= _TELLING and self.ends > self.done * ends
        return told or prod(self._matter.values()) > outcomes

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
            # Of a match of teams it may not be enough who won it.
            exact = "game-points" in tiebreak.needs
            for at in games:
                if outcome[at] < 0 or (exact and len(self.spans[outcome[at]]) > 1):
                    return at
            if tiebreak.within and not decides(self._after(outcome), tiebreak, tied):
                continue
            parts = self._split(tiebreak, tied, outcome, games)
            if not parts:
                self.boards = True
                return Found(1 + ahead, ahead + len(tied))
            for part in parts:
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
                for result in range(self._first)
            ]
            least += min(sum(score > mine for score in of) for of in scores)
            most += max(sum(score >= mine for score in of) for of in scores)
        return least, most

    def _is_tried(self, game: int) -> bool:
        """Whether the results of a game are tried: of too many those that come first."""
        there = self._matter | {game: self._matter.get(game, self._first)}
        return self.how != "some" or prod(there.values()) <= SOME_OUTCOMES

    def _gained(self, number: int, outcome: tuple[int, ...]) -> tuple[int, int]:
        """Return what a player gets at least and at most, beyond the draws of :attr:`_base`."""
        least = most = 0
        for at in self._of[number]:
            first = self.games[at].one == number
            if outcome[at] < 0:
                cells = self._cells[at][: self._first]
                worth = [cell.one if first else cell.other for cell in cells]
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
        """Split the tied by a tiebreak; what was worked out once is remembered.

        Empty where boards of remaining matches would have to be known.
        """
        group = tuple(tied) if tiebreak.among else ()
        keys = {}
        for one in tied:
            near = games if group or tiebreak.of_event else self._near[one]
            keys[one] = (tiebreak.name, one, group, *(outcome[at] for at in near))
        if any(key not in self._values for key in keys.values()):
            found = tiebreak.values(self._after(outcome), tied)
            self._values.update((keys[one], value) for one, value in found.items())
        values = {one: self._values[key] for one, key in keys.items()}
        if self._knows_boards and any(
            value.missing is not None and value.missing.code == "no-boards"
            for value in values.values()
        ):
            return []
        return split(tied, tiebreak, values)

    def _after(self, outcome: tuple[int, ...]) -> Tally:
        """Tally the table with some games' results; the last one is asked for again most often."""
        if self._last[0] != outcome:
            changes = [
                self.change(game, self.spans[span][0])
                for game, span in zip(self.games, outcome, strict=True)
                if span >= 0
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
                for result in self.spans[outcome[at]]:
                    found.setdefault(result, []).append(one)
        order = sorted(found) if first else sorted(found, reverse=True)
        told: list[Own] = []
        for result in order:
            # The same result as the other player has it is as far from the end of the list.
            mine = result if first else len(self.codes) - 1 - result
            places = found[result]
            best, worst = min(one.place for one in places), max(one.last for one in places)
            brings = self.brings[mine]
            games = () if brings is None else (brings,)
            one_more = Own(self.codes[mine], best, worst, _shared(places), games)
            if told and games and told[-1][:4] == one_more[:4]:
                # Of a match that is won by half a point more the same is said at once.
                one_more = one_more._replace(games=told.pop().games + games)
            told.append(one_more)
        return tuple(told)

    @property
    def sure(self) -> Found | None:
        """The place that the player has whatever happens, where it is one and exact."""
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


def _of_boards(teams: "Teams") -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Return what the boards of a match may bring the first team, and who has won it then."""
    step = teams.game.win - teams.game.draw
    brings = tuple(range(teams.win, teams.loss - 1, -step))
    level = teams.win + teams.loss
    return brings, tuple("W" if 2 * one > level else "LD"[2 * one == level] for one in brings)


def _spans(codes: tuple[str, ...], *, whole: bool) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """Return the results that are tried together, and how many of these groups come first.

    With ``whole`` the results of one code are a group, as long as nothing asks for what the boards
    bring; then each of it follows alone.

    >>> _spans(("W", "W", "D", "L", "L"), whole=True)
    (3, ((0, 1), (2,), (3, 4), (0,), (1,), (3,), (4,)))
    """
    alone = tuple((at,) for at in range(len(codes)))
    if not whole:
        return len(codes), alone
    groups = tuple(
        tuple(at for at, one in enumerate(codes) if one == code) for code in dict.fromkeys(codes)
    )
    return len(groups), (*groups, *(one for one in alone if one not in groups))


def _knows_boards(standings: Standings) -> bool:
    """Whether the boards of all matches so far are known."""
    teams = standings.table.teams
    return teams is not None and all(
        (number, round_) in teams.lineups
        for number, record in standings.tally.record.items()
        for round_, result in enumerate(record, 1)
        if result.played
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
