"""What differs in a later version of an event: typed, and said nowhere else."""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from calculator.answers.since.cells import BLANK, Where, cells, told_alike
from calculator.answers.since.place_changes import Moved, moves
from calculator.answers.since.same_players import Joined, joined, spelled
from calculator.model import OPPOSITE, Crosstable, Player, Result
from calculator.ranking import Standings

#: What became of a result: it came, was removed, changed; or only the pairing changed.
type Kind = Literal["came", "gone", "changed", "paired"]


class Renamed(NamedTuple):
    """A name that is spelled differently."""

    number: int
    """The player's number now, as everywhere here."""
    before: str
    now: str


class Rated(NamedTuple):
    """A rating that changed."""

    number: int
    before: int | None
    now: int | None


class Altered(NamedTuple):
    """A player's result in a round that changed; a game is listed once, for one of the two."""

    number: int
    round: int
    """0 where the table does not say rounds."""
    meeting: int
    """Which game of the two it is, in such a table; else 0."""
    before: Result
    """Its opponent has the present number; of one who is gone, the negative of the one before."""
    now: Result

    @property
    def kind(self) -> Kind:
        """What became of it."""
        if not self.before.code:
            return "came" if self.now.code else "paired"
        return "changed" if self.now.code else "gone"


class Total(NamedTuple):
    """A printed total that is another though the results do not say so; in half points."""

    number: int
    before: int
    now: int


class Opponent(NamedTuple):
    """An opponent of whom only the score is known, which changed; in half points."""

    number: int
    """Whose opponent it is."""
    round: int
    before: int
    now: int


class Figure(NamedTuple):
    """A printed tiebreak value that is another though ours is the same; in thousandths."""

    number: int
    tiebreak: str
    before: int
    now: int


class Since(NamedTuple):
    """What changed from one version of an event to a later one."""

    before: Standings
    now: Standings
    joined: Joined
    names: tuple[Renamed, ...]
    ratings: tuple[Rated, ...]
    results: tuple[Altered, ...]
    totals: tuple[Total, ...]
    opponents: tuple[Opponent, ...]
    figures: tuple[Figure, ...]
    moved: tuple[Moved, ...]
    """Who has another place, the highest first."""

    @property
    def other_order(self) -> bool:
        """Whether ties were broken otherwise."""
        orders = [
            [tiebreak.name for tiebreak in standings.order] for standings in (self.before, self.now)
        ]
        return orders[0] != orders[1]

    @property
    def nothing(self) -> bool:
        """Whether nothing changed, but for the order of the rows and numbers that go by it."""
        players = self.joined.gone or self.joined.came
        told = (self.names, self.ratings, self.results, self.totals, self.opponents, self.figures)
        return not (players or any(told) or self.moved or self.other_order)

    def of(self, kind: Kind) -> tuple[Altered, ...]:
        """Return the results of which the same became."""
        return tuple(one for one in self.results if one.kind == kind)


def since(before: Standings, now: Standings, who: Joined | None = None) -> Since:
    r"""Tell what changed between two versions of one event; ``who`` is who, if that is known.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> table = "Name\tR1\tR2\nAnn\t{}\tD3\nBob\t{}\tB\nCy\tB\tD1\n"
    >>> found = since(*(rank(read(table.format(*row))) for row in (("W2", "L1"), ("D2", "D1"))))
    >>> [(one.number, one.round, one.before.code, one.now.code) for one in found.results]
    [(1, 1, 'W', 'D')]
    >>> [(one.number, one.was, one.place) for one in found.moved]
    [(2, 3, 2), (1, 2, 3)]
    """
    who = who or joined(before.table, now.table)
    pairs = _Pairs(before.table, now.table, who)
    return Since(
        before,
        now,
        who,
        tuple(
            Renamed(new.number, old.name, new.name)
            for old, new in pairs.players
            if spelled(old.name) != spelled(new.name)
        ),
        tuple(pairs.ratings()),
        tuple(pairs.results()),
        tuple(
            Total(new.number, old.total_halves, new.total_halves)
            for old, new in pairs.players
            if old.total_halves is not None
            and new.total_halves is not None
            and new.total_halves != old.total_halves
            and new.total_halves - now.tally.score[new.number]
            != old.total_halves - before.tally.score[old.number]
        ),
        tuple(pairs.opponents()),
        tuple(_figures(before, now, who)),
        moves(before, now, who),
    )


class _Pairs:
    """The players who are in both versions, and how the one before calls whom now."""

    def __init__(self, before: Crosstable, now: Crosstable, who: Joined) -> None:
        self.tables = before, now
        self.by_round = before.tells_rounds and now.tells_rounds
        self.told = not ({*before.lacks, *now.lacks} & {"opponents"})
        self.old = {player.number: player for player in before.players}
        self.new = {player.number: player for player in now.players}
        was = who.before
        self.players = [
            (self.old[was[number]], player) for number, player in self.new.items() if number in was
        ]
        self.called = dict(who.now)
        for old, new in self.players:
            for first, second in zip(old.results, new.results, strict=False):
                if _is_stub(self.old, first) and _is_stub(self.new, second):
                    self.called[first.opponent or 0] = second.opponent or 0

    def ratings(self) -> Iterator[Rated]:
        """Yield the ratings that differ; a version without any tells none."""
        if all(any(player.rating for player in table.players) for table in self.tables):
            for old, new in self.players:
                if old.rating != new.rating:
                    yield Rated(new.number, old.rating, new.rating)

    def opponents(self) -> Iterator[Opponent]:
        """Yield the opponents of whom only the score is known, where it changed."""
        for old, new in self.players:
            for round_, (was, one) in enumerate(zip(old.results, new.results, strict=False), 1):
                if _is_stub(self.old, was) and _is_stub(self.new, one):
                    scores = [
                        player.given.halves
                        for player in (self.old[was.opponent or 0], self.new[one.opponent or 0])
                        if player.given
                    ]
                    if scores[0] != scores[1]:
                        yield Opponent(new.number, round_, *scores)

    def results(self) -> Iterator[Altered]:
        """Yield the results that differ, each game once."""
        every = {
            (new.number, where): (was, one)
            for old, new in self.players
            for where, was, one in self._row(old, new)
        }
        told: set[tuple[int, Where]] = set()
        for (number, where), (was, one) in every.items():
            if (number, where) in told:
                continue
            if other := self._answer(every, number, where):
                told.add(other)
            by_round = self.by_round
            yield Altered(number, where[0] if by_round else 0, where[1], was, one)

    def _row(self, old: Player, new: Player) -> Iterator[tuple[Where, Result, Result]]:
        """Yield where a row differs, with the result of each version."""
        before = cells(old, by_round=self.by_round, called=self.called)
        now = cells(new, by_round=self.by_round)
        for where in dict.fromkeys((*before, *now)):
            was, one = before.get(where, BLANK), now.get(where, BLANK)
            opponent = was.opponent
            if opponent is not None:
                opponent = self.called.get(opponent, -opponent)
            was = was._replace(opponent=opponent)
            if not self.told:
                was, one = was._replace(opponent=None), one._replace(opponent=None)
            if not told_alike(was, one, was.opponent):
                yield where, was, one

    @staticmethod
    def _answer(
        every: Mapping[tuple[int, Where], tuple[Result, Result]], number: int, where: Where
    ) -> tuple[int, Where] | None:
        """Return the opponent's cell of the same game, if it says the same of both versions."""
        was, one = every[number, where]
        met = {result.opponent for result in (was, one) if result != BLANK}
        if len(met) != 1 or (other := met.pop()) is None:
            return None
        there = other, (where[0] if not where[1] else number, where[1])
        if there not in every:
            return None
        same = all(
            (mine == BLANK) == (theirs == BLANK)
            and theirs.opponent in {number, None}
            and _answers(mine.code, theirs.code)
            for mine, theirs in zip((was, one), every[there], strict=True)
        )
        return there if same else None


def _answers(code: str, other: str) -> bool:
    """Whether two cells say the same of a game."""
    return OPPOSITE.get(code, code) == other or OPPOSITE.get(other, other) == code


def _is_stub(players: Mapping[int, Player], result: Result) -> bool:
    player = players.get(result.opponent or 0)
    return player is not None and player.stub


def _figures(before: Standings, now: Standings, who: Joined) -> Iterator[Figure]:
    """Yield the printed values that are others though what we work out is the same."""
    was = {column.tiebreak: column.values for column in before.table.printed if column.tiebreak}
    for column in now.table.printed:
        if (name := column.tiebreak) is None or name not in was:
            continue
        for number, old in who.before.items():
            printed = was[name].get(old), column.values.get(number)
            if None in printed or printed[0] == printed[1]:
                continue
            if _value(before, old, name) == _value(now, number, name):
                yield Figure(number, name, printed[0] or 0, printed[1] or 0)


def _value(standings: Standings, number: int, name: str) -> object:
    row = next((one for one in standings.rows if one.number == number), None)
    value = row.values.get(name) if row else None
    return value and (value.amount, value.scale)
