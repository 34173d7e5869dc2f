"""How well a table bears itself out: cells that answer each other, and totals that are right."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from calculator.model import HALVES, RESULT_CODES
from calculator.reading.cells.grammar import RawResult
from calculator.reading.check.opponent_numbers import (
    Numbers,
    all_alike,
    answering,
    numbers_meant,
    results_of,
)
from calculator.reading.check.paired_cells import agree
from calculator.reading.columns.raw import RawTable

#: What of a table is worked out is that of another in which these are the same.
_KEPT_WITH = ("rows", "columns", "numbers", "used", "repeated")


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

    @property
    def may_be_right(self) -> bool:
        """Whether there are cells that can agree, and no more totals are wrong than right."""
        return any(self) and self.totals_fit


class Judged:
    r"""A table with what speaks for it: each is worked out when somebody asks, and kept.

    >>> from calculator.reading.assemble.standings.headed import read_tables
    >>> (found,) = read_tables("No,Name,R1,Pts\n1,Ann,W2,1\n2,Bob,L1,1")
    >>> (*found.numbers, *found.consistency) if isinstance(found, Judged) else None
    ((1, 2), 'standings', None, 2, 0, 1, 1)
    """

    def __init__(self, raw: RawTable) -> None:
        self.raw = raw

    def knowing(self, raw: RawTable) -> "Judged":
        """Return it for the same table of which more is known: what its rows told is kept."""
        more, own = Judged(raw), self.raw
        if all(getattr(own, name) == getattr(raw, name) for name in _KEPT_WITH):
            vars(more).update({**vars(self), "raw": raw})
        return more

    @cached_property
    def lines(self) -> frozenset[int]:
        """The numbers of the lines that it is made of, with its heading."""
        raw = self.raw
        found = {one.heading.line for one in raw.columns}
        found.update(cell.line for cell in (*raw.used, *raw.repeated))
        for row in raw.rows:
            found.update((row.number.line, row.name.line))
            found.update([cell.line for _, _, cell, _, _ in row.results])
            found.update((row.total_cell.line,) if row.total_cell else ())
        return frozenset(found)

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
        if self.raw.of_opponents:
            return None
        known = self.numbers.alike
        return all_alike(self._results) if known is None else known

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
    def missing(self) -> set[int]:
        """The numbers that results name and no row has."""
        if self.raw.of_opponents:
            return set()
        named = {one.opponent for row in self.raw.rows for one in row.results if one.opponent}
        return named.difference(self.numbers.numbers)

    @property
    def lacks_rows(self) -> bool:
        """Whether results name players who are in no row."""
        return bool(self.missing)

    @property
    def is_complete(self) -> bool:
        """Whether players have the numbers from 1 on, and all cells of games and totals agree."""
        bears, numbers = self.consistency, sorted(filter(None, self.numbers.numbers))
        return (
            bears.right == len(self.raw.rows)
            and not bears.unanswered
            and numbers == list(range(1, len(self.raw.rows) + 1))
        )

    @property
    def _results(self) -> dict[int, tuple[RawResult, ...]]:
        return results_of(self.raw.rows, self.numbers.numbers)


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
