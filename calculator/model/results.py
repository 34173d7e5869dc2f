"""The codes of results, and the result of one player in one round."""

from typing import NamedTuple

from calculator.model.codes import Color

#: Makes a named tuple of all its fields in a third of the time: for what every cell has one of.
#: ``quick(Result, ("W", 6, "", None, None, False))``
quick = tuple.__new__
_NUMBERS: list[int] = []


def shared(number: int) -> int:
    """Return a player's number, of five figures at most, as the object that all equal ones are.

    A dictionary finds that without looking into another place of memory, and they lie side by
    side: memory is what large events wait for.
    """
    if number >= len(_NUMBERS):
        _NUMBERS.extend(range(len(_NUMBERS), number + 1))
    return _NUMBERS[number]


class ResultCode(NamedTuple):
    """What a result code means.

    ``halves`` are the half points it scores, ``played`` tells whether a game was
    played over the board; every other code is an unplayed round.
    """

    code: str
    halves: int
    played: bool
    of_a_game: bool
    """Whether two players were paired (a forfeit was; a bye was not)."""


#: Every result code, as US Chess crosstables write them. N, S and R are the rare
#: "split" results: a win, loss or draw whose opponent's result is not the opposite.
#: ``?`` is a played game of unknown result, the empty code a round without a result;
#: ``$`` and ``#`` are 2 and 1½ points out of a round of two games (SwissSys). FIDE layouts
#: tell the pairing-allocated bye (``P``) from the full-point bye (``B``); ``U`` is their
#: zero-point bye.
RESULT_CODES: dict[str, ResultCode] = {
    one.code: one
    for one in (
        ResultCode("W", 2, played=True, of_a_game=True),
        ResultCode("D", 1, played=True, of_a_game=True),
        ResultCode("L", 0, played=True, of_a_game=True),
        ResultCode("N", 2, played=True, of_a_game=True),
        ResultCode("R", 1, played=True, of_a_game=True),
        ResultCode("S", 0, played=True, of_a_game=True),
        ResultCode("$", 4, played=True, of_a_game=True),
        ResultCode("#", 3, played=True, of_a_game=True),
        ResultCode("?", 0, played=True, of_a_game=True),
        ResultCode("X", 2, played=False, of_a_game=True),
        ResultCode("Z", 1, played=False, of_a_game=True),
        ResultCode("F", 0, played=False, of_a_game=True),
        ResultCode("B", 2, played=False, of_a_game=False),
        ResultCode("P", 2, played=False, of_a_game=False),
        ResultCode("H", 1, played=False, of_a_game=False),
        ResultCode("U", 0, played=False, of_a_game=False),
        ResultCode("", 0, played=False, of_a_game=False),
    )
}

#: Of every code what is asked of every cell: the half points, and whether a game was played.
HALVES = {code: one.halves for code, one in RESULT_CODES.items()}
PLAYED = {code: one.played for code, one in RESULT_CODES.items()}

#: The result that the opponent's cell must show, for results of one game.
OPPOSITE = {"W": "L", "L": "W", "D": "D", "$": "L", "#": "D", "X": "F", "Z": "Z"}


class Result(NamedTuple):
    """One round of one player.

    >>> Result("W", 6).halves, Result("H").played
    (2, False)
    """

    code: str = ""
    opponent: int | None = None
    """The opponent's number; also kept for a forfeit, where the table gives it."""
    color: Color = ""
    """``"W"``, ``"B"`` or empty where the table does not say."""
    game_halves: int | None = None
    """In a team event, the half points of the members' games in this match."""
    scored_halves: int | None = None
    """The half points scored, where they are not those of the code (a win that scores 3)."""
    short: bool = False
    """The game lasted less than one move: played, but not rated (TRF ``W D L``)."""

    @property
    def points(self) -> float:
        """The points scored.

        >>> Result("D", 6).points
        0.5
        """
        return self.halves / 2

    @property
    def halves(self) -> int:
        """Points scored, in half points."""
        return RESULT_CODES[self.code].halves if self.scored_halves is None else self.scored_halves

    @property
    def to_play(self) -> bool:
        """Whether it is a pairing without a result."""
        return not self.code and self.opponent is not None

    @property
    def played(self) -> bool:
        """Whether a game was played over the board."""
        return RESULT_CODES[self.code].played
