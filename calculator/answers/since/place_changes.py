"""The players whose place changed, and whom they passed or were passed by."""

from typing import NamedTuple

from calculator.answers.comparison import separated
from calculator.answers.since.same_players import Joined
from calculator.ranking import Standing, Standings


class Passing(NamedTuple):
    """Another player who was ahead and is not any more, or the other way around."""

    number: int
    """The number now; of one who is not there any more, the negative of the one before."""
    by: str
    """What has the two as they are now: ``score``, the name of a tiebreak, ``level`` where they
    share the place; ``new`` where the other had no place before, ``gone`` where none is left."""


class Moved(NamedTuple):
    """A player whose place changed: it is lower by all who are ahead now and were not.

    It is higher by all who were ahead and are not.
    """

    number: int
    was: int
    place: int
    halves_before: int
    """The score, in half points."""
    halves: int
    overtaken: tuple[Passing, ...]
    """Who is ahead now and was not."""
    passed: tuple[Passing, ...]
    """Who was ahead and is not now."""


def moves(before: Standings, now: Standings, who: Joined) -> tuple[Moved, ...]:
    """Return the players whose place changed, the highest first.

    A place is one more than the number of those ahead: so what moved a player is who passed.
    """
    rows = {row.number: row for row in now.rows}
    old = {row.number: row for row in before.rows}
    # Everybody who has a place in either version, by the present number where there is one.
    place_now = {row.number: row.place for row in now.rows}
    place_before = {who.now.get(row.number, -row.number): row.place for row in before.rows}
    was_number = who.before
    order = [*place_now, *(one for one in place_before if one not in place_now)]
    found = []
    for row in now.rows:
        number = row.number
        was = place_before.get(number)
        if was is None or was == row.place:
            continue
        ahead_now = {one for one, place in place_now.items() if place < row.place}
        ahead_before = {one for one, place in place_before.items() if place < was}
        found.append(
            Moved(
                number,
                was,
                row.place,
                old[was_number[number]].score,
                row.score,
                tuple(
                    Passing(one, _by(now, rows[one], row) if one in place_before else "new")
                    for one in order
                    if one in ahead_now - ahead_before
                ),
                tuple(
                    Passing(one, _by(now, row, rows[one])) if one in rows else Passing(one, "gone")
                    for one in order
                    if one in ahead_before - ahead_now
                ),
            )
        )
    return tuple(found)


def _by(now: Standings, ahead: Standing, behind: Standing) -> str:
    """Return what puts one ahead of another, or that they share a place."""
    if ahead.score != behind.score:
        return "score"
    comparison = separated(now, ahead, behind)
    return comparison.tiebreak.name if comparison else "level"
