"""To which place other results lead, before they are chosen."""

from collections.abc import Iterable

from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import altered, changed, seated
from calculator.ranking import Standings, place
from calculator.tiebreaks import Tally
from calculator.tiebreaks.changed_results import Carrier


class Outcomes:
    r"""The places of one player under other results; each is worked out when it is asked for.

    ``real`` are the standings by the real results, ``near`` those that most often differ from
    what is asked for in one game only. Raises ``KeyError`` where nobody has the number.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("No.\tName\tPts\tR1\n1\tAnn\t1\tW2\n2\tBob\t0\tL1"))
    >>> outcomes = Outcomes(standings, 2)
    >>> outcomes.under([]), outcomes.under([Change(1, 2, "W")])
    (2, 1)
    """

    def __init__(self, real: Standings, number: int, near: Standings | None = None) -> None:
        self._near = near or real
        self._number = number
        self.now = self._near.row(number).place
        self._among = [row.number for row in real.rows]
        self._carrier = Carrier(self._near.tally)
        self._real = real.tally
        players = self._near.tally.player
        #: The real rows of those whose results differ in the near standings.
        self._back = {
            number: row for number, row in self._real.player.items() if players[number] is not row
        }

    def under(self, changes: Iterable[Change]) -> int:
        """Return the place with some results changed; ``KeyError`` for one that is not there."""
        changes = tuple(changes)
        rounds = {self._near.tally.rounds, *(change.round for change in changes)}
        if max(rounds) > self._real.rounds:
            # The last game of a round ends it: then all values change.
            after = changed(self._real.table, changes)
            tally = Tally(after, self._near.tally.choices, self._near.tally.rules)
            return place(tally, self._near.order, self._number, self._among)
        wanted = self._back | altered(self._real.table, self._real.player, changes)
        players = self._near.tally.player
        rows = {number: row for number, row in wanted.items() if players[number] != row}
        if not rows:
            return self.now
        boards = seated(self._real.table, self._real.player, changes)
        tally = self._carrier.after(rows, boards or self._real.table.teams)
        return place(tally, self._near.order, self._number, self._among)
