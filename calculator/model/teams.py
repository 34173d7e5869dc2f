"""What only a team event has: boards, lineups, and two kinds of points.

The rows of its crosstable are teams. A team's :class:`~calculator.model.Result` is that of its
match: the code says who won, ``game_halves`` what the boards brought, and the points are those
that rank.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from calculator.model.player import Player, Points
from calculator.model.results import RESULT_CODES

#: The points that rank the teams; the others are the secondary ones (C.07, 11.1).
type Primary = Literal["MP", "GP"]


class Board(NamedTuple):
    """One board of a match, as one of the two teams sees it."""

    halves: int
    """What it brought, in half points."""
    code: str = ""
    """The result's code; empty where nobody sat there."""
    player: int | None = None
    """The start number of the team's own player."""
    opponent: int | None = None
    """That of the other team's player."""

    @property
    def played(self) -> bool:
        """Whether a game was played."""
        return RESULT_CODES[self.code].played


class Teams(NamedTuple):
    """The boards of a team event, and how its points are counted; points are half points."""

    boards: int
    """How many boards a match has."""
    individuals: tuple[Player, ...] = ()
    """Everybody, with the results of his or her own games."""
    members: Mapping[int, tuple[int, ...]] = {}
    """Team -> the start numbers of its players, in the order of the boards."""
    lineups: Mapping[tuple[int, int], tuple[Board, ...]] = {}
    """Team and round -> its boards, the first one first; nothing where no board is known."""
    primary: Primary = "MP"
    match: Points = Points(4, 2, 0)
    game: Points = Points()
    bye: int = 2
    """The match points of a pairing-allocated bye."""

    def match_points(self, code: str) -> int:
        """Return the match points of a round, by the code of its result.

        >>> teams = Teams(4)
        >>> [teams.match_points(code) for code in "WDLXFHPU"]
        [4, 2, 0, 4, 0, 2, 2, 0]
        """
        return self.bye if code == "P" else self.match.scores(code)

    @property
    def win(self) -> int:
        """The game points of a match that is won on every board."""
        return self.boards * self.game.win

    @property
    def draw(self) -> int:
        """The game points of a match in which every board is drawn."""
        return self.boards * self.game.draw

    @property
    def loss(self) -> int:
        """The game points of a match that is lost on every board."""
        return self.boards * self.game.loss
