"""Which other result of one game of a school's players would have changed its place."""

from typing import NamedTuple

from calculator.answers.what_if.candidates import Candidate, Candidates
from calculator.answers.what_if.change import Change
from calculator.model import Result
from calculator.ranking import Standing
from calculator.ranking.places import placed as placed_players
from calculator.ranking.schools import School, Schools
from calculator.ranking.schools.school_scores import placed
from calculator.tiebreaks.changed_results import Carrier


class SchoolWay(NamedTuple):
    """One other result, and what place it leads to."""

    change: Change
    place: int
    sharing: int
    """How many share that place, the school itself among them."""


class SchoolWays(NamedTuple):
    """What would have changed a school's place."""

    higher: tuple[SchoolWay, ...]
    """The smallest change of a score first; then the best place."""
    lower: tuple[SchoolWay, ...]


def ways(found: Schools, name: str) -> SchoolWays:
    r"""Try every other result of each game of a school's players; ``KeyError`` for no school.

    Only one result at a time, and never a pairing, is changed. Higher is also who no longer
    shares a place.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.ranking.schools import schools
    >>> table = read("Name,Club,R1\nAnn,Oak,W2\nBob,Elm,L1\nCy,Oak,D4\nDi,Elm,D3")
    >>> found = ways(schools(rank(table, "solkoff")), "Elm")
    >>> [(way.change.number, way.change.code, way.place) for way in found.higher]
    [(4, 'W', 1), (2, 'D', 1), (2, 'W', 1)]
    """
    standings = found.standings
    now = _rank(found.rows, name)
    carrier = Carrier(standings.tally)
    tried: set[frozenset[tuple[int, tuple[Result, ...]]]] = set()
    ways_: list[tuple[int, SchoolWay]] = []
    for row in found.row(name).members:
        for one in _own(found, row.number, carrier):
            rows = frozenset((number, player.results) for number, player in one.rows.items())
            if rows in tried:
                # A game between two of the school.
                continue
            tried.add(rows)
            if _same_by_scores(found, name, one):
                continue
            place, sharing = _after(found, name, one, carrier)
            if (place, sharing) != now:
                size = max(map(abs, one.scores.values()), default=0)
                ways_.append((size, SchoolWay(one.change, place, sharing)))
    ways_.sort(key=lambda way: (way[0], way[1].place, way[1].sharing))
    return SchoolWays(
        tuple(way for _, way in ways_ if (way.place, way.sharing) < now),
        tuple(way for _, way in ways_ if (way.place, way.sharing) > now),
    )


def _own(found: Schools, number: int, carrier: Carrier) -> list[Candidate]:
    """Return every other result of a player's games."""
    source = Candidates(found.standings, number, carrier)
    results = found.standings.tally.player[number].results
    return [
        one
        for at, (who, round_, _) in enumerate(source.cells)
        if who == number and results[round_ - 1].opponent is not None
        for one in source.of(at)
    ]


def _same_by_scores(found: Schools, name: str, one: Candidate) -> bool:
    """Whether scores alone say that the place stays: nobody is tied with the school, or was."""
    scores = {row.name: row.score for row in found.rows}
    changed = dict(scores)
    tally, best = found.standings.tally, found.rule.best
    for group in found.grouped.groups:
        if not one.scores.keys().isdisjoint(group.numbers):
            own = [tally.score[number] + one.scores.get(number, 0) for number in group.numbers]
            changed[group.name] = sum(sorted(own, reverse=True)[:best])
    others = scores.keys() - {name}
    before, after = (
        [(of[other] > of[name], of[other] == of[name]) for other in others]
        for of in (scores, changed)
    )
    return before == after and not any(level for _, level in before)


def _after(found: Schools, name: str, one: Candidate, carrier: Carrier) -> tuple[int, int]:
    """Return a school's place by another result, and how many share it.

    Only who has as many points as the school is ranked, and of the players only those of whom one
    counts and another with the same score does not.
    """
    tally, best = carrier.after(one.rows), found.rule.best
    scores = {
        group.name: sorted((tally.score[number] for number in group.numbers), reverse=True)
        for group in found.grouped.groups
    }
    mine = sum(scores[name][:best])
    above = sum(sum(own[:best]) > mine for own in scores.values())
    tied = [group for group in found.grouped.groups if sum(scores[group.name][:best]) == mine]
    if len(tied) == 1:
        return above + 1, 1
    level = {
        own[best]
        for own in (scores[group.name] for group in tied)
        if len(own) > best and own[best] == own[best - 1]
    }
    numbers = [row.number for row in found.standings.rows if tally.score[row.number] in level]
    rows = {
        number: Standing(0, number, "", tally.score[number], {}, None)
        for group in tied
        for number in group.numbers
    }
    rows |= {row.number: row for row in placed_players(tally, found.standings.order, numbers)}
    place, sharing = _rank(placed(tally, rows, tied, best, found.summed.added), name)
    return above + place, sharing


def _rank(rows: tuple[School, ...], name: str) -> tuple[int, int]:
    """Return a school's place, and how many share it."""
    place = next(row.place for row in rows if row.name == name)
    return place, sum(row.place == place for row in rows)
