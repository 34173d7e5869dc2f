"""Why is a player in this place: what decided it, against whom, and what the print says."""

from typing import NamedTuple

from calculator.answers.comparison import Beaten, Comparison, beat, separated
from calculator.answers.printed_place import Contradicted, contradicted
from calculator.ranking import Standing, Standings
from calculator.ranking.classes import Part


class Why(NamedTuple):
    """Why a player has his or her place."""

    row: Standing
    of: int
    """How many players there are."""
    level: tuple[Standing, ...]
    """The others with the same score."""
    sharing: tuple[Standing, ...]
    """Those of them who share the place."""
    above: Comparison | None
    """With the one just above, if tied on score."""
    below: Comparison | None
    """With the one just below, if tied on score."""
    beaten: Beaten | None
    """Set where the player beat the one just above, who is ahead on tiebreaks."""
    standings: Standings
    contradicted: Contradicted | None = None
    """What the pasted text prints for the player's place, where that is not ours."""
    part: Part | None = None
    """The prize class in which the place is; ``None`` for the whole event."""


def why(standings: Standings, number: int) -> Why:
    """Tell what decided a player's place; ``KeyError`` where nobody has that number."""
    rows = standings.rows
    row = standings.row(number)
    level = tuple(other for other in rows if other.score == row.score and other is not row)
    higher = [other for other in level if other.place < row.place]
    lower = [other for other in level if other.place > row.place]
    above = separated(standings, higher[-1], row) if higher else None
    return Why(
        row,
        len(rows),
        level,
        tuple(other for other in level if other.place == row.place),
        above,
        separated(standings, row, lower[0]) if lower else None,
        beat(standings, above) if above else None,
        standings,
        contradicted(standings, number),
        standings.part,
    )
