"""The mini tables of direct encounter (art. 6): the games among those who are tied.

Where all have met, the points rank them (6.2); in a Swiss where some have not, a player whom nobody
else can still reach is ahead (6.3). Those whom that leaves tied get a table of their own.
"""

from math import lcm
from typing import NamedTuple

from calculator.model import Message
from calculator.tiebreaks.codes import Code
from calculator.tiebreaks.fide.event import Event, event_of
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Term


class MiniRow(NamedTuple):
    """One player of a mini table; points are in ``1 / unit`` of the table's."""

    number: int
    against: dict[int, int]
    """Opponent -> points, the mean where they met more than once (6.1.2)."""
    points: int
    least: int
    """What the games that are missing bring at least: more than now where a loss scores."""
    reach: int
    """The best that could still be: a win in each game that is missing."""
    place: int
    """Within the whole tied group, as far as this table tells."""


class MiniTable(NamedTuple):
    """The games among players who are tied: article 6 applied once."""

    rows: tuple[MiniRow, ...]
    """The leader first."""
    all_met: bool
    unit: int
    """Points are in ``1 / unit`` of a point."""
    by_reach: bool = False
    """Whether what could still be reached tells: 6.3 is for Swiss events only."""
    of: str = ""
    """Which points of a team event it is made of, where both kinds may be asked (13.3)."""


def tables_of(
    tally: Tally, tied: tuple[int, ...], code: Code, best: int = 1
) -> tuple[MiniTable, ...]:
    """Return every table that one kind of points needs; ``best`` is the place of the first."""
    event = event_of(tally, code.of)
    games = _games(event, tied, forfeits=code.forfeits or event.robin)
    unit = 2 * lcm(*(len(points) for points in games.values()))
    tables: list[MiniTable] = []
    # Last in, first out; no function within, which would call itself: that is a cycle, which keeps
    # the event, and all that was worked out, until Python looks for garbage.
    left = [(tied, best)]
    while left:
        group, first = left.pop()
        if len(group) < 2:
            continue
        table = _mini_table(event, group, games, unit, first)._replace(of=code.of)
        tables.append(table)
        by_place: dict[int, list[int]] = {}
        for row in table.rows:
            by_place.setdefault(row.place, []).append(row.number)
        if len(by_place) > 1:
            left += [
                (tuple(level), place) for place, level in sorted(by_place.items(), reverse=True)
            ]
    return tuple(tables)


def _games(
    event: Event, tied: tuple[int, ...], *, forfeits: bool
) -> dict[tuple[int, int], list[int]]:
    """Return the half points of each player against each other, game by game."""
    games: dict[tuple[int, int], list[int]] = {}
    group = set(tied)
    for number in tied:
        met = event.met[number]
        if met is not None and not forfeits and group.isdisjoint(met):
            # As nearly always: no round of it has to be made.
            continue
        for at in event.record[number]:
            if at.opponent is not None and at.opponent in group and (at.played or forfeits):
                games.setdefault((number, at.opponent), []).append(at.points)
    return games


def _mini_table(
    event: Event,
    group: tuple[int, ...],
    games: dict[tuple[int, int], list[int]],
    unit: int,
    first: int,
) -> MiniTable:
    rows = []
    missing_any = False
    for number in group:
        against = {
            other: sum(found) * (unit // 2 // len(found))
            for other in group
            if (found := games.get((number, other)))
        }
        missing = len(group) - 1 - len(against)
        missing_any = missing_any or missing > 0
        points = sum(against.values())
        least = points + missing * event.loss * (unit // 2)
        reach = points + missing * event.win * (unit // 2)
        rows.append(MiniRow(number, against, points, least, reach, first))
    # A loss may score: the least that everybody gets decides who can be first.
    rows.sort(key=lambda row: (-row.least, -row.reach))
    if not missing_any:
        rows = _by_points(rows, first)
    elif not event.robin:  # 6.3
        rows = _by_reach(rows, first)
    # A round robin in which some have not met yet tells nothing.
    return MiniTable(tuple(rows), not missing_any, unit, missing_any and not event.robin)


def _by_points(rows: list[MiniRow], first: int) -> list[MiniRow]:
    """6.2: all have met: the points rank."""
    placed: list[MiniRow] = []
    for at, row in enumerate(rows):
        level = bool(placed) and placed[-1].points == row.points
        placed.append(row._replace(place=placed[-1].place if level else first + at))
    return placed


def _by_reach(rows: list[MiniRow], first: int) -> list[MiniRow]:
    """6.3: a player who gets more than every other can reach is next, up to the first who does not.

    The rest share the place after.
    """
    placed: list[MiniRow] = []
    clear = True
    for at, row in enumerate(rows):
        rest = rows[at + 1 :]
        placed.append(row._replace(place=first + at if clear else placed[-1].place))
        clear = clear and bool(rest) and row.least > max(other.reach for other in rest)
    return placed


def mini_terms(event: Event, row: MiniRow, table: MiniTable, step: int, code: Code) -> list[Term]:
    """Return the games of a row, and what they come to."""
    terms = []
    forfeits = code.forfeits or event.robin
    for opponent, amount in row.against.items():
        games = [
            at
            for at in event.record[row.number]
            if at.opponent == opponent and (at.played or forfeits)
        ]
        first = games[0]
        result = first.result.code if first.played else first.category
        note = Message("mini-game", (result,))
        if len(games) > 1:
            result, note = "", Message("mini-games", (len(games),))
        terms.append(
            Term(
                first.number,
                opponent,
                amount,
                (note,),
                counted=step == 0,
                unplayed=not first.played,
                result=result,
            )
        )
    size = len(table.rows)
    if table.all_met:
        note = Message("mini-all-met", (size, row.place))
    elif event.robin:
        note = Message("mini-robin", (size,))
    else:
        # In half points; where a mean is no half point, the nearest below.
        reach = row.reach * 2 // table.unit
        note = Message("mini-reach", (size, reach, row.place))
    terms.append(Term(None, None, row.points, (note,), counted=False))
    return terms
