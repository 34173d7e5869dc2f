"""Why a changed result puts a player higher: whom it takes him or her past, and on what."""

from collections.abc import Collection
from typing import NamedTuple

from calculator.ranking.places import decides
from calculator.tiebreaks import Tally, Tiebreak, Value


class Overtaken(NamedTuple):
    """A player who was ahead and no longer is, and what says so in the new ranking."""

    number: int
    tiebreak: Tiebreak | None
    """What puts the one who asks ahead; ``None`` where it is the score, or where nothing does."""
    scores: tuple[int, int]
    """The scores of the one who asks and of the other, in half points."""
    values: tuple[Value, Value] | None = None
    """Both values of the tiebreak."""
    joined: bool = False
    """Whether the two had different scores before."""

    @property
    def shared(self) -> bool:
        """Whether nothing separates the two: they share the place."""
        return self.tiebreak is None and self.scores[0] == self.scores[1]


class Overtaking:
    """The ranking seen from one player: who is ahead, and what puts the others behind."""

    def __init__(
        self, tally: Tally, order: tuple[Tiebreak, ...], number: int, among: Collection[int]
    ) -> None:
        """``among`` are the numbers of all who are ranked."""
        self.number = number
        self.score = tally.score
        self.behind: dict[int, tuple[Tiebreak, Value, Value]] = {}
        """Of those with the same score who are behind: on what, the own value and theirs."""
        mine = tally.score[number]
        self.ahead = {other for other in among if tally.score[other] > mine}
        tied = [other for other in among if tally.score[other] == mine]
        for tiebreak in order:
            if len(tied) == 1:
                break
            if not decides(tally, tiebreak, tied):
                continue
            values = tiebreak.values(tally, tied)
            own = values[number]
            if own.amount is None or any(value.amount is None for value in values.values()):
                continue
            sign = -1 if tiebreak.lowest_first else 1
            for other in tied:
                apart = sign * ((values[other].amount or 0) - own.amount)
                if apart > 0:
                    self.ahead.add(other)
                elif apart < 0:
                    self.behind[other] = (tiebreak, own, values[other])
            tied = [other for other in tied if values[other].amount == own.amount]
        self.tied = [other for other in tied if other != number]
        """Those whom nothing separates from the player."""
        self.order = order

    @property
    def place(self) -> int:
        """The player's place."""
        return 1 + len(self.ahead)

    def past(self, before: set[int], scores: dict[int, int]) -> Overtaken:
        """Return whom the player has come past: of several the one who is nearest now.

        ``before`` are those who were ahead, ``scores`` everybody's scores then. Where the place
        is better than before, there is somebody; else ``ValueError``.
        """
        passed = before - self.ahead
        steps = {tiebreak.name: at for at, tiebreak in enumerate(self.order, 1)}

        def nearness(other: int) -> tuple[int, int, int]:
            if other in self.tied:
                return len(self.order) + 1, 0, -other
            if other not in self.behind:
                return 0, self.score[other], -other
            tiebreak, own, theirs = self.behind[other]
            return steps[tiebreak.name], -abs((theirs.amount or 0) - (own.amount or 0)), -other

        other = max(passed, key=nearness)
        pair = self.score[self.number], self.score[other]
        if other not in self.behind:
            return Overtaken(other, None, pair, joined=scores[other] != scores[self.number])
        tiebreak, own, theirs = self.behind[other]
        return Overtaken(
            other, tiebreak, pair, (own, theirs), joined=scores[other] != scores[self.number]
        )
