"""The single changes of results that are tried for a player, the nearest first."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import GAME, altered, alternatives, answer_to
from calculator.model import Player, Result, answer_at
from calculator.ranking import Standings
from calculator.tiebreaks.changed_results import Carrier

if TYPE_CHECKING:  # few tables are of teams
    from calculator.model.teams import Teams

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
    cells: frozenset[tuple[int, int, int]]
    """Number, column and board of each cell that it changes; the board is 0 but for teams."""
    scores: dict[int, int]
    """By how much it changes scores, in half points."""
    apart: bool
    """Whether it leaves alone every value of those who have the player's score."""


class Near:
    """The players near a player: those he or she met, and the one just above."""

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

    A game gets each other result. A player's own round without an opponent that scored 0 becomes
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
        results = {
            (one, column, 0): result
            for one, record in tally.record.items()
            for column, result in zip(tally.columns(one), record, strict=True)
            if result.opponent is not None or one == number
        }
        self.unplayed = 0
        """Matches of teams, or boards of them, that cannot be tried, because nobody played them, or
        because nobody knows their boards."""
        self.whole = False
        """Whether matches of teams are tried of which nobody knows the boards."""
        self._results = self._boards(results, standings.table.teams)
        self.cells = [*self._results]
        """Number, column and board of each cell that may be changed, nearer players' first."""
        far = near.far

        def nearness(cell: tuple[int, int, int]) -> tuple[int, int]:
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
        self._done: set[tuple[int, int, int]] = set()
        self._seen: set[frozenset[tuple[int, int, int, str]]] = set()
        self._tied = {row.number for row in standings.rows if row.score == tally.score[number]}
        self._of_event = any(tiebreak.of_event for tiebreak in standings.order)

    def _boards(
        self, results: dict[tuple[int, int, int], Result], teams: "Teams | None"
    ) -> dict[tuple[int, int, int], Result]:
        """Return the cells that may be changed: of a match of teams each board that was played."""
        if teams is None:
            return results
        found = {}
        for (one, column, _), result in results.items():
            if result.opponent is None:
                found[one, column, 0] = result
                continue
            boards = teams.lineups.get((one, column), ())
            played = [at for at, board in enumerate(boards, 1) if board.code in GAME]
            found |= {(one, column, at): result for at in played}
            if not boards and result.code in GAME:
                # As if one board had gone the other way: which one, nobody knows.
                found[one, column, 0] = result
                self.whole = True
                continue
            if result.code and one < result.opponent:
                self.unplayed += len(played) < max(len(boards), 1)
        return found

    def of(self, at: int) -> list[Candidate]:
        """Return the changes of the cell at a position of :attr:`cells`, to be asked in turn.

        Those that an earlier cell has led to are left out.
        """
        cell = self.cells[at]
        return [] if cell in self._done else list(self._of(*cell))

    def _of(self, one: int, round_: int, board: int) -> Iterator[Candidate]:
        if board:
            yield from self._of_board(one, round_, board)
            return
        standings, tally = self._standings, self._standings.tally
        player = tally.player[one]
        result = self._results[one, round_, 0]
        if standings.table.teams is not None and result.opponent is not None:
            yield from self._of_match(one, round_, standings.table.teams)
            return
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
                self._done.add((other.number, at, 0))
        for code in codes:
            change = Change(round_, one, code)
            rows = altered(standings.table, tally.player, (change,))
            cells = frozenset(self._cells(rows))
            if not cells or cells in self._seen:
                continue
            self._seen.add(cells)
            where = frozenset((who, column, 0) for who, column, *_ in cells)
            yield self._candidate(change, result, rows, where)

    def _of_board(self, one: int, round_: int, board: int) -> Iterator[Candidate]:
        """Yield the other results of a board; seen from the other team it is the same again."""
        standings, result = self._standings, self._results[one, round_, board]
        teams, other = standings.table.teams, result.opponent or 0
        if teams is None:  # pragma: no cover - only teams have boards
            return
        self._done.add((other, round_, board))
        where = frozenset({(one, round_, board), (other, round_, board)})
        for code in GAME:
            if code == teams.lineups[one, round_][board - 1].code:
                continue
            change = Change(round_, one, code, board)
            rows = altered(standings.table, standings.tally.player, (change,))
            if rows:
                yield self._candidate(change, result, rows, where)

    def _of_match(self, one: int, round_: int, teams: "Teams") -> Iterator[Candidate]:
        """Yield what one board more or less would have made of a match, as one of its teams."""
        standings, result = self._standings, self._results[one, round_, 0]
        other = result.opponent or 0
        theirs = standings.tally.player[other]
        at = answer_at(standings.table, standings.tally.player[one], theirs, round_)
        both = (result.game_halves or 0) + (theirs.results[at - 1].game_halves or 0) if at else 0
        if both != teams.win + teams.loss:
            self.one_sided += both > 0 and not at
            return
        self._done.add((other, at or round_, 0))
        where = frozenset({(one, round_, 0), (other, at or round_, 0)})
        for more in (1, -1, 2, -2):
            games = (result.game_halves or 0) + more
            if 0 <= games <= both:
                code = "W" if 2 * games > both else "L" if 2 * games < both else "D"
                change = Change(round_, one, code, games=games)
                rows = altered(standings.table, standings.tally.player, (change,))
                yield self._candidate(change, result, rows, where)

    def _candidate(
        self,
        change: Change,
        result: Result,
        rows: dict[int, Player],
        where: frozenset[tuple[int, int, int]],
    ) -> Candidate:
        tally = self._standings.tally
        scores = {who: row.halves(tally.rounds) - tally.score[who] for who, row in rows.items()}
        whose = self.near.whose(change.number, result.opponent)
        return Candidate(change, whose, rows, where, scores, self._apart(rows))

    def _cells(self, rows: dict[int, Player]) -> Iterator[tuple[int, int, int, str]]:
        """Yield number, column, no board and new code of each cell that differs."""
        for number, row in rows.items():
            before = self._standings.tally.player[number].results
            for column, (old, new) in enumerate(zip(before, row.results, strict=True), 1):
                if old is not new and old != new:
                    yield number, column, 0, new.code

    def _apart(self, rows: dict[int, Player]) -> bool:
        """Whether other rows leave alone every value of those who have the player's score."""
        colored = self._standings.tally.colored
        return (
            not self._of_event
            and self._carrier.near(set(rows)).isdisjoint(self._tied)
            and all(
                colored[number] == any(found.color and found.played for found in row.results)
                for number, row in rows.items()
            )
        )
