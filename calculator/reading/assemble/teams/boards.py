"""The boards of matches: who sat where, and what it brought."""

from collections.abc import Callable, Sequence

from calculator.model import RESULT_CODES, Message, Player, Result
from calculator.model.teams import Board
from calculator.reading.assemble.teams.records import Match, Seat
from calculator.reading.cells.people import key
from calculator.reading.cells.scores import Outcome
from calculator.reading.cells.sides import Side
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell


def halves_of(outcome: Outcome) -> tuple[int, int]:
    """Return what a board brought to both, in half points.

    >>> halves_of(Outcome("D", "D")), halves_of(Outcome("X", "F"))
    ((1, 1), (2, 0))
    """
    return RESULT_CODES[outcome.white].halves, RESULT_CODES[outcome.black].halves


def with_scores(matches: Sequence[Match], boards: int) -> list[Match]:
    """Give matches whose boards are there the score that these add up to.

    Raises :class:`ReadError` where the text has another one.
    """
    return [_scored(match, boards) if match.seats else match for match in matches]


def _scored(match: Match, boards: int) -> Match:
    each = [halves_of(seat.outcome) for seat in match.seats]
    sums = sum(one for one, _ in each), sum(other for _, other in each)
    if len(match.seats) < boards:
        return match
    if len(match.seats) > boards or (
        match.halves is not None and not match.signs and match.halves != sums
    ):
        said = Message("error-match-boards", (match.one.text, match.other.text, *sums))
        raise ReadError.says(match.cell, said, "hint-match-boards")
    unplayed = not any(RESULT_CODES[seat.outcome.white].played for seat in match.seats)
    return match._replace(
        halves=sums, signs=False, forfeited=match.forfeited or (unplayed and sums[0] != sums[1])
    )


class Boards:
    """The boards of all matches, and the players with their own games."""

    def __init__(
        self,
        names: Sequence[Cell],
        matches: Sequence[Match],
        of: Callable[[Cell], int],
        numbers: Sequence[int],
        boards: int,
    ) -> None:
        self.lineups: dict[tuple[int, int], tuple[Board, ...]] = {}
        self.warnings: list[Message] = []
        whole = [match for match in matches if len(match.seats) == boards]
        self._numbers = self._people(whole, of)
        rounds = max((match.round for match in whole), default=0)
        games: dict[int, list[Result]] = {
            number: [Result()] * rounds for number in self._numbers.values()
        }
        for match in whole:
            teams = of(match.one), of(match.other)
            if match.round and (numbers[teams[0]], match.round) not in self.lineups:
                self._take(match, teams, numbers, games)
        self.players = tuple(
            Player(
                number,
                self._called[number].name.text,
                tuple(games[number]),
                self._called[number].rating,
            )
            for number in sorted(games)
        )
        self.members = (
            {
                numbers[at]: tuple(
                    number for (team, _), number in self._numbers.items() if team == at
                )
                for at in range(len(names))
            }
            if whole
            else {}
        )
        missing = [match for match in matches if match.seats and len(match.seats) < boards]
        if missing:
            first = missing[0]
            facts = (
                len(missing),
                first.one.text,
                first.other.text,
                first.round,
                len(first.seats),
                boards,
            )
            self.warnings.append(
                Message("match-boards-missing", facts, first.cell.line, first.cell.column)
            )

    def _people(
        self, matches: Sequence[Match], of: Callable[[Cell], int]
    ) -> dict[tuple[int, tuple[str, ...]], int]:
        """Number the players, team by team, by the highest board on which each sat."""
        seen: dict[tuple[int, tuple[str, ...]], tuple[int, int]] = {}
        sides: dict[tuple[int, tuple[str, ...]], Side] = {}
        for match in matches:
            for board, seat in enumerate(match.seats):
                for team, side in ((of(match.one), seat.one), (of(match.other), seat.other)):
                    if side is not None:
                        who = team, key(side.name.text)
                        seen[who] = min(seen.get(who, (board, len(seen))), (board, len(seen)))
                        sides.setdefault(who, side)
        order = sorted(seen, key=lambda who: (who[0], seen[who]))
        found = {who: number for number, who in enumerate(order, 1)}
        self._called = {number: sides[who] for who, number in found.items()}
        return found

    def _of(self, team: int, side: Side | None) -> int | None:
        return None if side is None else self._numbers[team, key(side.name.text)]

    def _take(
        self,
        match: Match,
        teams: tuple[int, int],
        numbers: Sequence[int],
        games: dict[int, list[Result]],
    ) -> None:
        for at, team in enumerate(teams):
            self.lineups[numbers[team], match.round] = tuple(
                self._board(seat, at, teams) for seat in match.seats
            )
        for seat in match.seats:
            pair = self._of(teams[0], seat.one), self._of(teams[1], seat.other)
            for own, other, code in (
                (*pair, seat.outcome.white),
                (*pair[::-1], seat.outcome.black),
            ):
                if own is not None:
                    games[own][match.round - 1] = Result(code, other)

    def _board(self, seat: Seat, at: int, teams: tuple[int, int]) -> Board:
        own, other = (seat.one, seat.other)[:: -1 if at else 1]
        code = seat.outcome[at]
        halves = halves_of(seat.outcome)[at]
        return Board(
            halves, code if own else "", self._of(teams[at], own), self._of(teams[1 - at], other)
        )
