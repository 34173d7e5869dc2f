"""The single changes of results that are tried for a player, the nearest first."""

from collections.abc import Iterator
from typing import NamedTuple

from calculator.answers.what_if.changes import Change, altered, alternatives, answer_to
from calculator.model import Player, answer_at
from calculator.ranking import Standings
from calculator.tiebreaks.carried import Carrier

#: Whose game it is: the player's own, one of an opponent of his or hers, one of those just above
#: or of their opponents, or of nobody near.
WHOSE = ("own", "opponent", "theirs", "other")
#: The same by how far the nearer of the two players is.
_BY_DISTANCE = ("own", "opponent", "theirs", "theirs", "other")
_NOBODY = 4


class Candidate(NamedTuple):
    """One change that can be tried."""

    change: Change
    whose: str
    """One of :data:`WHOSE`."""
    rows: dict[int, Player]
    """The rows as they would be, by number."""
    cells: frozenset[tuple[int, int]]
    """Number and column of each cell that it changes."""
    scores: dict[int, int]
    """By how much it changes scores, in half points."""
    apart: bool
    """Whether it leaves alone every value of those who have the player's score."""


class Near:
    """Who is near a player: those he or she met, and the one just above."""

    def __init__(self, standings: Standings, number: int) -> None:
        record = standings.tally.record
        now = standings.row(number).place
        next_ = max((row.place for row in standings.rows if row.place < now), default=0)
        self.met = _met(standings, number)
        """Whom the player met over the board."""
        self.above = {row.number for row in standings.rows if row.place == next_}
        """Those just above, more than one where they share their place."""
        self.theirs = {
            other: above for above in sorted(self.above) for other in _met(standings, above)
        }
        """Whom those just above met over the board, each with one of those just above."""
        groups = (record.keys(), self.theirs, self.above, self.met, {number})
        self._far = {one: _NOBODY - at for at, group in enumerate(groups) for one in group}

    def far(self, number: int | None) -> int:
        """Return 0 for the player, 1 for an opponent, 2 for one just above, 3 for theirs, or 4."""
        return _NOBODY if number is None else self._far[number]

    def whose(self, one: int, other: int | None) -> str:
        """Say whose a game is: one of :data:`WHOSE`."""
        return _BY_DISTANCE[min(self.far(one), self.far(other))]


def _met(standings: Standings, number: int) -> set[int]:
    record = standings.tally.record[number]
    return {found.opponent for found in record if found.played and found.opponent is not None}


class Candidates:
    """Every single change that can be tried for a player, in the order of trying.

    A game gets each other result. An own round without an opponent that brought nothing becomes
    a half-point bye; who would have been met in a game instead, nobody knows.
    """

    def __init__(self, standings: Standings, number: int, carrier: Carrier) -> None:
        self._standings = standings
        self._number = number
        self._carrier = carrier
        self.one_sided = 0
        """Games that cannot be tried, because only one of the two rows tells of them."""
        self.near = near = Near(standings, number)
        tally = standings.tally
        self._results = {
            (one, column): result
            for one, record in tally.record.items()
            for column, result in zip(tally.columns(one), record, strict=True)
            if result.opponent is not None or one == number
        }
        # Who won a match follows from its boards, and those nobody knows to have been otherwise.
        self.cells = [] if standings.table.teams is not None else [*self._results]
        """Number and column of each cell that may be changed, those of nearer players first."""
        far = near.far

        def nearness(cell: tuple[int, int]) -> tuple[int, int]:
            one, other = far(cell[0]), far(self._results[cell].opponent)
            return min(one, other), one

        self.cells.sort(key=nearness)
        self.unnamed = any(
            result.played and result.opponent is None
            for record in tally.record.values()
            for result in record
        )
        """Whether there are games that cannot be tried, because nobody knows the opponent."""
        self._byes = standings.table.kind != "round-robin" and standings.table.tells_rounds
        self._done: set[tuple[int, int]] = set()
        self._seen: set[frozenset[tuple[int, int, str]]] = set()
        self._tied = {row.number for row in standings.rows if row.score == tally.score[number]}
        self._of_event = any(tiebreak.of_event for tiebreak in standings.order)

    def of(self, at: int) -> list[Candidate]:
        """Return the changes of the cell at a position of :attr:`cells`, to be asked in turn.

        Those that an earlier cell has led to are left out.
        """
        cell = self.cells[at]
        return [] if cell in self._done else list(self._of(*cell))

    def _of(self, one: int, round_: int) -> Iterator[Candidate]:
        standings, tally = self._standings, self._standings.tally
        player = tally.player[one]
        result = self._results[one, round_]
        codes: tuple[str, ...] = ()
        if player.given is not None:
            return
        if result.opponent is None:
            codes = ("H",) if self._byes and result.code in {"U", "F", ""} else ()
        else:
            other = tally.player[result.opponent]
            at = answer_at(standings.table, player, other, round_)
            answer = other.results[at - 1] if at and at <= tally.rounds else None
            if other.given is not None:
                return
            if not at or answer is None or answer.opponent != one:
                self.one_sided += bool(result.code)
                return
            codes = alternatives(result, standings.table.games_per_round)
            if answer.code == answer_to(result.code, standings.table.games_per_round):
                # Seen from the other side it is the same again.
                self._done.add((other.number, at))
        for code in codes:
            change = Change(round_, one, code)
            rows = altered(standings.table, tally.player, (change,))
            cells = frozenset(self._cells(rows))
            if not cells or cells in self._seen:
                continue
            self._seen.add(cells)
            scores = {who: row.points(tally.rounds) - tally.score[who] for who, row in rows.items()}
            yield Candidate(
                change,
                self.near.whose(one, result.opponent),
                rows,
                frozenset((who, column) for who, column, _ in cells),
                scores,
                self._apart(rows),
            )

    def _cells(self, rows: dict[int, Player]) -> Iterator[tuple[int, int, str]]:
        """Yield number, column and new code of each cell that differs."""
        for number, row in rows.items():
            before = self._standings.tally.player[number].results
            for column, (old, new) in enumerate(zip(before, row.results, strict=True), 1):
                if old is not new and old != new:
                    yield number, column, new.code

    def _apart(self, rows: dict[int, Player]) -> bool:
        """Whether other rows leave alone every value of those who have the player's score."""
        coloured = self._standings.tally.coloured
        return (
            not self._of_event
            and self._carrier.near(set(rows)).isdisjoint(self._tied)
            and all(
                coloured[number] == any(found.colour and found.played for found in row.results)
                for number, row in rows.items()
            )
        )
