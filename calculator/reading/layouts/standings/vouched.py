"""How well a reading bears itself out: cells that answer each other, and totals that are right."""

from typing import NamedTuple

from calculator.model import HALVES, OPPOSITE, PLAYED
from calculator.reading.check import agree, agreeing
from calculator.reading.meanings import numbers_meant
from calculator.reading.raw import Answered, RawTable


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

    >>> from calculator.reading.layouts.standings.headed import read_tables
    >>> table = read_tables("No,Name,R1,Pts\n1,Ann,W2,1\n2,Bob,L1,1")[0]
    >>> vouched(table)[:4] if isinstance(table, RawTable) else None
    (2, 0, 1, 1)
    """
    right = wrong = answered = named = 0
    for row in raw.rows:
        points = sum([HALVES[cell.code] for cell in row.results])
        right += row.total == points
        wrong += row.total not in {None, points}
    if raw.of_opponents or not raw.rows:
        return Vouched(0, 0, right, wrong)
    numbers = numbers_meant(raw).numbers
    alike = True
    rows = {number: row.results for number, row in zip(numbers, raw.rows, strict=True)}
    for number, results in rows.items():
        for index, cell in enumerate(results):
            code, opponent, _, _, colour = cell
            if opponent is None or not code:
                alike = alike and opponent is None and not PLAYED[code]
                continue
            named += 1
            theirs = rows.get(opponent)
            if theirs is None or index >= len(theirs):
                continue
            answer, back, _, _, other = theirs[index]
            if back == number:
                # As nearly always: without a call, of which every game has two.
                if answer == OPPOSITE.get(code) and not colour and not other:
                    answered += 1
                elif agreeing(code, answer, colour, other, 1):
                    answered += 1
                    alike = alike and (not other) == (not colour)
            elif agree(cell, theirs[index], number):
                answered += 1
                alike = False
    known = Answered(raw.rows, numbers) if alike and answered == named else None
    return Vouched(answered, named - answered, right, wrong, known)
