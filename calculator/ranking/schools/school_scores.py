"""From players' values to schools' places: the best scores added, then sums of tiebreaks."""

from collections.abc import Mapping, Sequence
from math import lcm
from typing import Literal, NamedTuple

from calculator.model import Message
from calculator.ranking.places import Standing
from calculator.ranking.schools.rule import SUM
from calculator.ranking.schools.school_columns import Group
from calculator.tiebreaks import Tally, Tiebreak, Value
from calculator.tiebreaks.values import Term, summed

#: The name of what schools are ranked by first.
TEAM_SCORE = "team-score"


class Level(NamedTuple):
    """Two of a school have the same score, and only one of them counts."""

    counted: int
    other: int
    by: Literal["place", "sums", "alike"]
    """Why the one counts: by the place among all players; where they share it, by the tiebreaks
    that are added up; or both have the same there, and it makes no difference."""


class School(NamedTuple):
    """One school's line in the standings."""

    place: int
    name: str
    score: int
    """Of those who count, in half points."""
    values: dict[str, Value]
    """``sum:solkoff`` and the like -> value; each term is what a counted player has."""
    decided_by: str | None
    """What put the school below the one above: ``team-score``, the name of a sum, or ``None``
    where nothing did and both share the place."""
    counted: tuple[Standing, ...]
    members: tuple[Standing, ...]
    """All who play for it, in the order in which they count."""
    level: Level | None = None
    apart: tuple[Standing, ...] = ()
    """Who is of it and was not entered."""


def name_of(tiebreak: Tiebreak) -> str:
    """Return the name of what a tiebreak comes to for a school."""
    return SUM + tiebreak.name


def placed(
    tally: Tally,
    rows: Mapping[int, Standing],
    groups: Sequence[Group],
    best: int,
    added: Sequence[Tiebreak],
) -> tuple[School, ...]:
    r"""Place schools by the sum of their best scores, then by each sum of tiebreaks in turn.

    ``rows`` are the players' own standings, by number. A missing player counts zero. Schools that
    everything leaves tied share their place. A sum that cannot be worked out decides nothing:
    where a counted player of a tied school has no value, the tiebreak is skipped.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> table = read("Name,Club,R1,R2\nAnn,Oak,W2,W3\nBob,Elm,L1,D4\nCy,Oak,W4,L1\nDi,Elm,L3,D2")
    >>> standings = rank(table, "solkoff")
    >>> rows = {row.number: row for row in standings.rows}
    >>> groups = [Group("Elm", (2, 4)), Group("Oak", (1, 3))]
    >>> for school in placed(standings.tally, rows, groups, 1, standings.order):
    ...     print(school.place, school.name, [row.name for row in school.counted])
    1 Oak ['Ann']
    2 Elm ['Bob']
    """
    numbers = [number for group in groups for number in (*group.numbers, *group.apart)]
    values = {tiebreak.name: tiebreak.values(tally, numbers) for tiebreak in added}
    found = [_school(rows, group, best, added, values) for group in groups]
    lines: list[School] = []
    for tied in _by(found, [school.score for school in found]):
        _place(lines, tied, [name_of(tiebreak) for tiebreak in added], TEAM_SCORE)
    return tuple(lines)


def _school(
    rows: Mapping[int, Standing],
    group: Group,
    best: int,
    added: Sequence[Tiebreak],
    values: Mapping[str, Mapping[int, Value]],
) -> School:
    """Add up a school's best scores, and what its counted players have of each tiebreak."""

    def own(row: Standing) -> tuple[tuple[bool, float], ...]:
        found = [values[tiebreak.name][row.number] for tiebreak in added]
        return tuple(_highest_first(value) for value in found)

    def counts(row: Standing) -> tuple[object, ...]:
        return -row.score, row.place, own(row)

    # Of those alike in everything, the numbers only say who is named first.
    members = sorted((rows[number] for number in group.numbers), key=lambda row: row.number)
    members.sort(key=counts)
    counted, rest = members[:best], members[best:]
    level = None
    if rest and counted and counted[-1].score == rest[0].score:
        last, next_ = counted[-1], rest[0]
        by: Literal["place", "sums", "alike"] = "place"
        if last.place == next_.place:
            by = "alike" if own(last) == own(next_) else "sums"
        level = Level(last.number, next_.number, by)
    sums = {
        name_of(tiebreak): added_up([(row, values[tiebreak.name][row.number]) for row in counted])
        for tiebreak in added
    }
    score = sum(row.score for row in counted)
    apart = tuple(rows[number] for number in group.apart)
    return School(0, group.name, score, sums, None, tuple(counted), tuple(members), level, apart)


def _highest_first(value: Value) -> tuple[bool, float]:
    """Return by what values are sorted, the highest first; who has none comes last."""
    if value.amount is None:
        return True, 0
    return False, -value.amount


def added_up(found: Sequence[tuple[Standing, Value]]) -> Value:
    """Add up what the counted players have of a tiebreak, each a term; exact in any units."""
    lacking = next((row for row, value in found if value.amount is None), None)
    scale = lcm(*(value.scale for _, value in found)) if found else 1
    terms = [
        Term(None, row.number, value.amount * (scale // value.scale), ())
        for row, value in found
        if value.amount is not None
    ]
    if lacking is None:
        return summed(terms, scale)
    return Value(None, scale, tuple(terms), Message("schools-no-value", (lacking.name,)))


def _place(
    lines: list[School], group: Sequence[School], remaining: Sequence[str], reason: str | None
) -> None:
    """Append the lines of schools that are tied so far; ``reason`` put them where they are."""
    if len(group) == 1 or not remaining:
        first = len(lines) + 1
        for school in group:
            decided = reason if len(lines) + 1 == first else None
            lines.append(school._replace(place=first, decided_by=decided))
        return
    name, rest = remaining[0], remaining[1:]
    amounts = [school.values[name].amount for school in group]
    scales = lcm(*(school.values[name].scale for school in group))
    parts = [list(group)]
    if None not in amounts:
        even = [
            (amount or 0) * (scales // school.values[name].scale)
            for school, amount in zip(group, amounts, strict=True)
        ]
        parts = _by(group, even)
    for tied in parts:
        _place(lines, tied, rest, reason)
        reason = name


def _by(schools: Sequence[School], amounts: Sequence[int]) -> list[list[School]]:
    """Split schools into those with the same amount, the most first."""
    tied: dict[int, list[School]] = {}
    for school, amount in zip(schools, amounts, strict=True):
        tied.setdefault(amount, []).append(school)
    return [tied[amount] for amount in sorted(tied, reverse=True)]
