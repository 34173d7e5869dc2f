"""The standings of the schools of an event."""

from typing import NamedTuple

from calculator.model import Message
from calculator.ranking.schools.rule import Rule, SchoolsError, Summed, summed
from calculator.ranking.schools.school_columns import Grouped, alike, column, grouped
from calculator.ranking.schools.school_scores import School, placed
from calculator.ranking.standings import Standings

#: The tiebreak that national events do not use for teams.
_NOT_FOR_TEAMS = "modified-median"


class Schools(NamedTuple):
    """The schools of an event, placed."""

    standings: Standings
    """Those of the players; of a prize class where the schools of one are asked for."""
    rule: Rule
    grouped: Grouped
    summed: Summed
    rows: tuple[School, ...]
    """The first place first; who shares a place, by name."""

    @property
    def warnings(self) -> tuple[Message, ...]:
        """What is to be known of it: who is of no school, what is not added up, and why."""
        return tuple(_warnings(self))

    def row(self, name: str) -> School:
        """Return the line of the school of this name; ``KeyError`` where there is none."""
        for row in self.rows:
            if row.name == name:
                return row
        raise KeyError(name)


def schools(standings: Standings, rule: Rule | None = None) -> Schools:
    r"""Place the schools of an event, or its clubs, teams, states, by their best scores.

    Raises :class:`SchoolsError` where the table does not say whose the players are.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> table = read("Name,Club,R1,R2\nAnn,Oak,W2,W3\nBob,Elm,L1,D4\nCy,Oak,W4,L1\nDi,Elm,L3,D2")
    >>> [(row.place, row.name, row.score) for row in schools(rank(table, "solkoff")).rows]
    [(1, 'Oak', 6), (2, 'Elm', 2)]
    """
    rule = rule or Rule()
    if standings.table.of_teams:
        raise SchoolsError("schools-of-teams")
    if rule.best < 1 or (rule.limit is not None and rule.limit < 1):
        raise SchoolsError("schools-at-least-one")
    if rule.limit is not None and rule.limit < rule.best:
        raise SchoolsError("schools-limit-low", rule.limit, rule.best)
    heading = column(rule.column, standings.table)
    by_number = {row.number: row for row in standings.rows}
    found = grouped(standings.table, heading, by_number, rule.out)
    if not found.groups:
        raise SchoolsError("schools-nobody", heading)
    added = summed(rule.order, standings.order)
    rows = placed(standings.tally, by_number, found.groups, rule.best, added.added)
    return Schools(standings, rule, found, added, rows)


def _warnings(found: Schools) -> list[Message]:
    said = []
    if found.grouped.nobodys:
        said.append(Message("schools-without", (len(found.grouped.nobodys),)))
    said += [Message("schools-alike", pair) for pair in alike(row.name for row in found.rows)]
    limit = found.rule.limit
    over = [row for row in found.rows if limit is not None and len(row.members) > limit]
    if over and limit is not None:
        those = tuple(Message("schools-has", (row.name, len(row.members))) for row in over)
        said.append(Message("schools-over-limit", (Message("list", those), limit)))
    if found.summed.passed:
        titles = tuple(Message("title", (one.name,)) for one in found.summed.passed)
        said.append(Message("schools-not-added", (Message("list", titles), len(titles))))
    if not found.rule.order and any(one.name == _NOT_FOR_TEAMS for one in found.summed.added):
        said.append(Message("schools-modified-median"))
    return said
