"""How well a table bears itself out: cells that answer each other, and totals that are right."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from calculator.model import HALVES, PLAYED, RESULT_CODES
from calculator.reading.cells.grammar import RawResult
from calculator.reading.check.opponent_numbers import Numbers, answering, numbers_meant
from calculator.reading.check.paired_cells import agree, agreeing
from calculator.reading.columns.raw import RawTable

#: What answers a game, whichever of the two rows has it.
_ANSWER = {"W": "L", "L": "W", "D": "D"}


class Consistency(NamedTuple):
    """How many cells of opponents are answered, how many are not, and which totals are right."""

    answered: int
    unanswered: int
    right: int
    wrong: int

    @property
    def balance(self) -> int:
        """What speaks for the reading less what speaks against it."""
        return self.answered + self.right - self.unanswered - self.wrong

    @property
    def doubtful(self) -> bool:
        """Whether most of it contradicts itself."""
        return self.unanswered > self.answered

    @property
    def totals_fit(self) -> bool:
        """Whether no more totals are wrong than right."""
        return self.wrong <= self.right


class Judged:
    r"""A table with what speaks for it: each is worked out when somebody asks, and kept.

    >>> from calculator.reading.assemble.standings.headed import read_tables
    >>> (found,) = read_tables("No,Name,R1,Pts\n1,Ann,W2,1\n2,Bob,L1,1")
    >>> (*found.numbers, *found.consistency) if isinstance(found, Judged) else None
    ((1, 2), 'standings', 2, 0, 1, 1)
    """

    def __init__(self, raw: RawTable) -> None:
        self.raw = raw

    def knowing(self, raw: RawTable) -> "Judged":
        """Return it for the same table of which more is known: what its rows told is kept."""
        more, own = Judged(raw), self.raw
        if (own.rows, own.columns, own.numbers) == (raw.rows, raw.columns, raw.numbers):
            vars(more).update({**vars(self), "raw": raw})
        return more

    @cached_property
    def numbers(self) -> Numbers:
        """By which numbers the cells refer to players."""
        return numbers_meant(self.raw)

    @cached_property
    def agreeing(self) -> int:
        """How many cells are answered by their opponents'."""
        return answering(self.raw.rows, self.numbers.numbers)

    @cached_property
    def alike(self) -> int | None:
        """How many cells name an opponent where both players' rows agree on every game.

        ``None`` where one is not, or columns are opponents.
        """
        return None if self.raw.of_opponents else _all_alike(self._results)

    @cached_property
    def consistency(self) -> Consistency:
        """What of the table agrees with the rest of it."""
        right = wrong = 0
        for row in self.raw.rows:
            points = sum([HALVES[cell.code] for cell in row.results])
            right += row.total == points
            wrong += row.total not in {None, points}
        if wrong and (leaving := _leaving_byes_out(self.raw)):
            right, wrong = right + leaving, wrong - leaving
        if self.raw.of_opponents:
            return Consistency(0, 0, right, wrong)
        if self.alike is not None:
            return Consistency(self.alike, 0, right, wrong)
        return Consistency(*_answered(self._results), right, wrong)

    @property
    def doubtful(self) -> bool:
        """Whether it may mean something else: nobody is in it, or much is at odds with the rest."""
        rounds = self.raw.rounds
        if not self.raw.rows or rounds != tuple(range(1, len(rounds) + 1)):
            return True
        bears = self.consistency
        # Where totals are wrong all over, cells are not where they belong.
        return bears.doubtful or not (bears.answered or bears.totals_fit)

    @cached_property
    def lacks_rows(self) -> bool:
        """Whether results name players who are in no row."""
        if self.raw.of_opponents:
            return False
        there = {None, *self.numbers.numbers}
        return any(cell.opponent not in there for row in self.raw.rows for cell in row.results)

    @property
    def _results(self) -> dict[int, tuple[RawResult, ...]]:
        pairs = zip(self.numbers.numbers, self.raw.rows, strict=True)
        return {number: row.results for number, row in pairs}


def _answered(rows: Mapping[int, Sequence[RawResult]]) -> tuple[int, int]:
    """Return how many cells that name an opponent are answered, and how many are not."""
    answered = named = 0
    for number, results in rows.items():
        for index, cell in enumerate(results):
            code, opponent, _, _, _ = cell
            if opponent is None or not code:
                continue
            named += 1
            theirs = rows.get(opponent)
            if theirs is not None and index < len(theirs):
                answered += agree(cell, theirs[index], number)
    return answered, named - answered


def _leaving_byes_out(raw: RawTable) -> int:
    """Return how many totals are right without the byes of rounds that nobody has played yet."""
    played = max(
        (
            at
            for row in raw.rows
            for at, cell in enumerate(row.results, 1)
            if RESULT_CODES[cell.code].of_a_game
        ),
        default=0,
    )
    count = 0
    for row in raw.rows:
        so_far = [0, *accumulate(HALVES[cell.code] for cell in row.results)]
        count += row.total != so_far[-1] and row.total in so_far[played:]
    return count


def _all_alike(rows: Mapping[int, Sequence[RawResult]]) -> int | None:
    """Return how many cells name an opponent where both players' rows agree on every game.

    ``None`` where a cell is not answered so, names nobody in a game, or has no result. Each game
    is looked at once, from the player with the lower number: most tables are whole.
    """
    named = alike = 0
    for number, results in rows.items():
        for index, (code, opponent, _, _, color) in enumerate(results):
            if opponent is None:
                if PLAYED[code]:
                    return None
                continue
            named += 1
            if opponent <= number:
                continue
            theirs = rows.get(opponent)
            if theirs is None or index >= len(theirs):
                return None
            answer, back, _, _, other = theirs[index]
            if back != number or not code or (not color) != (not other):
                return None
            # As nearly always: without a call.
            if answer != _ANSWER.get(code) or color == other != "":
                if not agreeing(code, answer, color, other, 1):
                    return None
                if not agreeing(answer, code, other, color, 1):
                    return None
            alike += 2
    return named if alike == named else None
