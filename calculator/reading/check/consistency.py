"""How well a reading bears itself out: cells that answer each other, and totals that are right."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from calculator.model import HALVES, PLAYED, RESULT_CODES
from calculator.reading.cells.grammar import RawResult
from calculator.reading.check.meanings import numbers_meant
from calculator.reading.check.pairs import agree, agreeing
from calculator.reading.columns.raw import Answered, RawTable

#: What answers a game, whichever of the two tells of it.
_ANSWER = {"W": "L", "L": "W", "D": "D"}


class Vouched(NamedTuple):
    """How many cells of opponents are answered, how many are not, and which totals are right."""

    answered: int
    unanswered: int
    right: int
    wrong: int
    alike: Answered | None = None
    """Set where every game is told alike by both players, and names the opponent."""

    @property
    def balance(self) -> int:
        """What speaks for the reading less what speaks against it."""
        return self.answered + self.right - self.unanswered - self.wrong

    @property
    def doubtful(self) -> bool:
        """Whether most of it contradicts itself."""
        return self.unanswered > self.answered


def vouched(raw: RawTable) -> Vouched:
    r"""Count what in a table agrees with the rest of it.

    >>> from calculator.reading.assemble.standings.headed import read_tables
    >>> table = read_tables("No,Name,R1,Pts\n1,Ann,W2,1\n2,Bob,L1,1")[0]
    >>> vouched(table)[:4] if isinstance(table, RawTable) else None
    (2, 0, 1, 1)
    """
    right = wrong = answered = named = 0
    for row in raw.rows:
        points = sum([HALVES[cell.code] for cell in row.results])
        right += row.total == points
        wrong += row.total not in {None, points}
    if wrong and (leaving := _leaving_byes_out(raw)):
        right, wrong = right + leaving, wrong - leaving
    if raw.of_opponents or not raw.rows:
        return Vouched(0, 0, right, wrong)
    numbers = numbers_meant(raw).numbers
    rows = {number: row.results for number, row in zip(numbers, raw.rows, strict=True)}
    if (games := _all_alike(rows)) is not None:
        return Vouched(games, 0, right, wrong, Answered(raw.rows, numbers))
    for number, results in rows.items():
        for index, cell in enumerate(results):
            code, opponent, _, _, _ = cell
            if opponent is None or not code:
                continue
            named += 1
            theirs = rows.get(opponent)
            if theirs is not None and index < len(theirs):
                answered += agree(cell, theirs[index], number)
    return Vouched(answered, named - answered, right, wrong)


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
    """Return how many cells name an opponent where every game is told alike by both players.

    ``None`` where a cell is not answered so, names nobody in a game, or has no result. Each game
    is looked at once, from the player with the lower number: most tables are whole.
    """
    named = alike = 0
    for number, results in rows.items():
        for index, (code, opponent, _, _, colour) in enumerate(results):
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
            if back != number or not code or (not colour) != (not other):
                return None
            # As nearly always: without a call.
            if answer != _ANSWER.get(code) or colour == other != "":
                if not agreeing(code, answer, colour, other, 1):
                    return None
                if not agreeing(answer, code, other, colour, 1):
                    return None
            alike += 2
    return named if alike == named else None
