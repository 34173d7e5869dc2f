"""A player: a row of a crosstable. And what results score."""

from typing import NamedTuple

from calculator.model.message import Message
from calculator.model.results import HALVES, Result


class Given(NamedTuple):
    """What is known of a player whose rounds are not: the score, and the unplayed rounds in it."""

    halves: int
    unplayed: tuple[str, ...] = ()
    met_in: int = 0
    """The round in which somebody met this player, of whom no name is known."""


class Player(NamedTuple):
    """One row of a crosstable."""

    number: int
    """The number by which the table itself refers to the player."""
    name: str
    results: tuple[Result, ...] = ()
    rating: int | None = None
    total_halves: int | None = None
    """The score that the table prints, in half points."""
    given: Given | None = None
    """Set where only the score is known (opponents in the short form)."""
    place: str = ""
    """The place that the table prints, as it is there (``"2-5"``)."""
    counted_to: int = 0
    """The byes up to this round count in the score, though no game of it was played yet: the
    total that the table prints has them. 0 where only the rounds played count."""
    about: tuple[tuple[str, str], ...] = ()
    """What else the table says of the player (grade, club, team), as headings with values."""

    @property
    def called(self) -> str:
        """The name; of somebody's opponent who has none, which one it is: "Opponent 3"."""
        if self.name or self.given is None:
            return self.name
        return Message("stub-name", (self.given.met_in,)).words()

    @property
    def total(self) -> float | None:
        """The score that the table prints, in points; ``None`` where it prints none.

        >>> Player(1, "Ann", total_halves=7).total
        3.5
        """
        return None if self.total_halves is None else self.total_halves / 2

    @property
    def stub(self) -> bool:
        """Whether this is only somebody's opponent, not a competitor whose rounds are known."""
        return self.given is not None and not self.results

    def ahead(self, rounds_played: int) -> tuple[Result, ...]:
        """Return the byes of rounds still to come that count in the score already.

        >>> ahead = Player(1, "Ann", (Result("W", 2), Result("H")), counted_to=2).ahead(1)
        >>> [result.code for result in ahead]
        ['H']
        """
        later = self.results[rounds_played : self.counted_to]
        return tuple(result for result in later if result.code)

    def halves(self, rounds_played: int) -> int:
        """Return what the results so far add up to, in half points, byes that count included."""
        so_far = self.results[:rounds_played] + self.ahead(rounds_played)
        return sum(result.halves for result in so_far)


class Points(NamedTuple):
    """What a win, a draw and a loss over the board score, in half points."""

    win: int = 2
    draw: int = 1
    loss: int = 0

    def scores(self, code: str) -> int:
        """Return the half points of a result; a bye or a forfeit as the game that it replaces.

        >>> Points(6, 2).scores("X"), Points(6, 2).scores("H"), Points(6, 4, 2).scores("F")
        (6, 2, 0)
        """
        return getattr(self, _AS[code]) if code in _AS else 0

    def scored(self, code: str) -> int | None:
        """Return what a result scores where that is not what its code says.

        >>> Points(6, 2).scored("W"), Points(6, 2).scored("L")
        (6, None)
        """
        found = self.scores(code)
        return None if found == HALVES[code] else found


#: Which of the points a result scores; none where it scores nothing anyway.
_AS = {
    **dict.fromkeys("WNXBP", "win"),
    **dict.fromkeys("DRHZ", "draw"),
    **dict.fromkeys("LS", "loss"),
}
