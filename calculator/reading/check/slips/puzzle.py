"""The cells of a table, and which of them cannot be right together.

What a cell says is a :class:`RawResult`; a :data:`Place` says which cell it is. A way to fix a
table is a mapping from places to what should be there.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from calculator.model import RESULT_CODES, Color, Player, Result
from calculator.reading.cells.grammar import RawResult
from calculator.reading.check.paired_cells import agree, opposite
from calculator.reading.check.rounds_to_come import counted_to
from calculator.reading.check.slips.price import Price
from calculator.reading.columns.cross import answer_index
from calculator.reading.columns.raw import RawTable

#: The position of a row, and of a result in it.
Place = tuple[int, int]
Changes = Mapping[Place, RawResult]

_OTHER: dict[Color, Color] = {"W": "B", "B": "W", "": ""}
_BYES = ("B", "H", "U")
_PATIENCE = 2500
#: So few games in the last round may be there by mistake.
_FEW_GAMES = 2


class Way(NamedTuple):
    """One way to correct some cells."""

    cost: float
    changes: Changes


class Puzzle:
    """A table whose cells may be wrong."""

    def __init__(
        self, raw: RawTable, numbers: Sequence[int], played: int, price: Price | None = None
    ) -> None:
        self.raw = raw
        self.numbers = numbers
        self.played = played
        self.at = {number: at for at, number in enumerate(numbers)}
        self.rows = [row.results for row in raw.rows]
        self.totals = [row.total for row in raw.rows]
        self.typed = price is None
        """Whether somebody typed the table, so that changes are only proposed."""
        self.price = price or Price()
        self.patience = _PATIENCE * (1 if self.typed else 4)
        """How much is searched still, before what is left is given up."""
        used = {found.code for row in self.rows for found in row}
        self.byes = tuple(sorted(_BYES, key=lambda code: code not in used))
        self._rare_byes = set(_BYES) - used
        self._sums: dict[tuple[int, int, str], tuple[bool, int]] = {}
        self._last = self._games_of_last_round()
        self._named: dict[Place, list[int]] = {}
        self._met: dict[int, set[int]] = {}
        for at, row in enumerate(self.rows):
            for index, found in enumerate(row[:played]):
                if found.opponent is not None:
                    there = self.at.get(found.opponent, -1)
                    self._named.setdefault((there, index), []).append(at)
                    self._met.setdefault(at, set()).add(found.opponent)
        meetings = sum(len(named) for named in self._named.values())
        self._meet_again = meetings > 1.2 * sum(map(len, self._met.values()))

    def cell(self, place: Place, changes: Changes) -> RawResult:
        """Return what is at a place after some changes."""
        return changes.get(place) or self.rows[place[0]][place[1]]

    def partner(self, place: Place, changes: Changes) -> Place | None:
        """Return where the opponent has the same game; ``None`` if nobody can be meant."""
        number = self.numbers[place[0]]
        other = self.cell(place, changes).opponent
        if other is None or other == number or other not in self.at:
            return None
        there = self.at[other]
        index: int | None = place[1]
        if self.raw.of_opponents:
            index = answer_index(self.rows[there], place[1], number, len(self.numbers))
        if index is None or index >= len(self.rows[there]):
            return None
        return there, index

    def clash(self, place: Place, changes: Changes) -> bool:
        """Whether the cell names somebody who is not there, or whose cell does not answer it."""
        found = self.cell(place, changes)
        if found.opponent is None:
            return False
        partner = self.partner(place, changes)
        if partner is None:
            return True
        theirs = self.cell(partner, changes)
        return not agree(found, theirs, self.numbers[place[0]], self.raw.games)

    def clashes(self) -> list[Place]:
        """Return every cell of a played round that clashes."""
        return [
            (at, index)
            for at, row in enumerate(self.rows)
            for index in range(min(self.played, len(row)))
            if self.clash((at, index), {})
        ]

    def named_by(self, place: Place) -> Sequence[int]:
        """Return the rows that name a player in the round of a place."""
        return self._named.get(place, ())

    def loose(self, place: Place, changes: Changes) -> bool:
        """Whether a player has no game in a round, or one that clashes."""
        found = self.cell(place, changes)
        return found.opponent is None or self.clash(place, changes)

    def answers(self, place: Place, changes: Changes) -> list[RawResult]:
        """Return what would answer the cell at a place, as the opponent's cell."""
        found = self.cell(place, changes)
        partner = self.partner(place, changes)
        if partner is None:  # pragma: no cover - only who has a partner is asked for answers
            return []
        # A player who lost by forfeit met one who won by forfeit, or neither showed up.
        codes = "XF" if found.code == "F" else opposite(found.code, self.raw.games)
        old = self.cell(partner, {})
        color = _OTHER[found.color] or old.color
        number = self.numbers[place[0]]
        return [old._replace(code=code, opponent=number, color=color) for code in codes]

    def cost(self, place: Place, new: RawResult) -> float:
        """Return how unlikely it is that a place should say something else."""
        old = self.rows[place[0]][place[1]]
        cost = self.price.cell(place, old, new)
        again = new.opponent != old.opponent and new.opponent in self._met.get(place[0], ())
        # In a Swiss nobody meets anybody twice.
        cost += 2.5 if again and not self._meet_again else 0
        return cost + (0.5 if new.code in self._rare_byes else 0)

    def right(self, at: int, changes: Changes) -> bool:
        """Whether the printed total of a row is what its results add up to, or is not there."""
        return self.totals[at] is None or self._added(at, changes)[0]

    def sum(self, at: int, changes: Changes) -> int:
        """Return what a row's results add up to, in half points."""
        return self._added(at, changes)[1]

    def _added(self, at: int, changes: Changes) -> tuple[bool, int]:
        """Add up a row: whether its total is right, and the points. The same is asked often."""
        codes = [found.code for found in self.rows[at]]
        for (row, index), new in changes.items():
            if row == at:
                codes[index] = new.code
        played = self._played(changes)
        key = (at, played, ",".join(codes))
        if key not in self._sums:
            scores = self.raw.scores or {}
            results = tuple(Result(code, scored_halves=scores.get(code)) for code in codes)
            player = Player(self.numbers[at], "", results, total_halves=self.totals[at])
            self._sums[key] = counted_to(player, played) is not None, player.halves(played)
        return self._sums[key]

    @property
    def ends_in_doubt(self) -> bool:
        """Whether few games say that the last round was played: they may be the slip."""
        return bool(self._last)

    def _games_of_last_round(self) -> list[Place]:
        """Return where the games of the last round are, if they are few."""
        index = self.played - 1
        found = [
            (at, index)
            for at, row in enumerate(self.rows)
            if 0 <= index < len(row) and RESULT_CODES[row[index].code].of_a_game
        ]
        return found if len(found) <= _FEW_GAMES and 2 * len(found) < len(self.rows) else []

    def _played(self, changes: Changes) -> int:
        """Return how many rounds were played after some changes."""
        if not self._last or any(
            RESULT_CODES[self.cell(place, changes).code].of_a_game for place in self._last
        ):
            return self.played
        return self._played_without

    @cached_property
    def _played_without(self) -> int:
        """How many rounds were played if the last one was not. The same is asked often."""
        return max(
            (
                index + 1
                for row in self.rows
                for index, found in enumerate(row[: self.played - 1])
                if RESULT_CODES[found.code].of_a_game
            ),
            default=0,
        )
