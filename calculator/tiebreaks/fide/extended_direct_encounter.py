"""Extended direct encounter (C.07, 13.3): article 6 on the points that rank, then on the others.

Whom either puts apart are looked at again, part by part, from the beginning. Two teams whom all
of it leaves tied may then be separated by the boards of their own match (12).
"""

from math import lcm
from typing import NamedTuple

from calculator.tiebreaks.codes import Code
from calculator.tiebreaks.fide.boards import COMPARED, board_terms, matches, on_boards
from calculator.tiebreaks.fide.encounter_tables import MiniTable, mini_terms, tables_of
from calculator.tiebreaks.fide.event import OTHER, event_of
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import NoValueError, Term, Value

#: What follows after both kinds of points, by the code.
AFTER: dict[str, tuple[str, ...]] = {
    "EDE": (),
    "EDEBT": ("BC", "TBR"),
    "EDEBB": ("BC", "BBE"),
    "EDET": ("TBR",),
    "EDEB": ("BBE",),
}


class BoardTable(NamedTuple):
    """The boards of the matches of two teams whom the points leave tied."""

    by: str
    """The code of what was compared."""
    rows: dict[int, tuple[int, ...]]
    """Team -> its points on each board, in half points."""
    places: dict[int, int]
    """Within the whole tied group."""


class Encounter(NamedTuple):
    """All that was looked at to rank a tied group, in the order of its use."""

    steps: tuple[MiniTable | BoardTable, ...]
    places: dict[int, int]


def encounter_of(tally: Tally, tied: tuple[int, ...], code: Code) -> Encounter:
    """Rank a tied group; raises :class:`NoValueError` where the table does not say."""
    kinds = (tally.table.ranked_by, OTHER[tally.table.ranked_by])
    for kind in kinds if tally.table.of_teams else kinds[:0]:
        event = event_of(tally, kind)
        for number in tied:
            if lacking := event.without(number, results=True):
                raise NoValueError(lacking.code)
    if not tally.table.of_teams:
        raise NoValueError("no-teams")
    if code.base in COMPARED:
        return _by_all_boards(tally, tied, code.base)
    steps: list[MiniTable | BoardTable] = []
    places = dict.fromkeys(tied, 1)

    def rank(group: tuple[int, ...], first: int) -> None:
        for kind in kinds:
            tables = tables_of(tally, group, code._replace(base="DE", of=kind), first)
            # Who starts again had the last table of article 6 already.
            steps.extend(table for table in tables if table not in steps)
            found = dict.fromkeys(group, first)
            for table in tables:
                found |= {row.number: row.place for row in table.rows}
            places.update(found)
            if len(parts := sorted(set(found.values()))) > 1:
                for place in parts:
                    part = tuple(number for number in group if found[number] == place)
                    if len(part) > 1:
                        rank(part, place)
                return
        if len(group) == 2:
            by_boards(group, first)

    def by_boards(pair: tuple[int, ...], first: int) -> None:
        forfeits = code.forfeits or event_of(tally).robin
        boards = tally.table.teams.boards if tally.table.teams else 0
        for by in AFTER[code.base]:
            rows: dict[int, tuple[int, ...]] = {}
            for one, other in (pair, pair[::-1]):
                met = [
                    match
                    for match in matches(tally, one, other)
                    if forfeits or tally.record[one][match.round - 1].played
                ]
                rows[one] = on_boards(met, boards)
            mine, theirs = (tuple(COMPARED[by](rows[number])) for number in pair)
            found = {pair[0]: first + (mine < theirs), pair[1]: first + (mine > theirs)}
            steps.append(BoardTable(by, rows, found))
            places.update(found)
            if mine != theirs:
                return

    rank(tuple(tied), 1)
    return Encounter(tuple(steps), places)


def _by_all_boards(tally: Tally, tied: tuple[int, ...], by: str) -> Encounter:
    """Rank a tied group by the boards of all matches (12.2, 12.3): no match among them counts."""
    boards = tally.table.teams.boards if tally.table.teams else 0
    rows = {number: on_boards(matches(tally, number), boards) for number in tied}
    figures = {number: tuple(COMPARED[by](row)) for number, row in rows.items()}
    places = {
        number: 1 + sum(other > own for other in figures.values())
        for number, own in figures.items()
    }
    return Encounter((BoardTable(by, rows, places),), places)


def board_tables(tally: Tally, tied: tuple[int, ...], code: Code) -> tuple[BoardTable, ...]:
    """Return the boards that were compared to rank a tied group, in the order of their use."""
    steps = encounter_of(tally, tied, code).steps
    return tuple(step for step in steps if isinstance(step, BoardTable))


def extended_encounter(tally: Tally, tied: tuple[int, ...], code: Code) -> dict[int, Value]:
    """13.3: each team's rank in a tied group, the lowest ahead.

    >>> from calculator.tiebreaks.example import EVENT
    >>> ranks = extended_encounter(EVENT, (2, 4), Code("EDE"))
    >>> {number: value.number for number, value in ranks.items()}
    {2: 2, 4: 1}
    """
    try:
        found = encounter_of(tally, tied, code)
    except NoValueError as none:
        return dict.fromkeys(tied, none.value)
    unit = lcm(2, *(step.unit for step in found.steps if isinstance(step, MiniTable)))
    values = {}
    for number in tied:
        terms: list[Term] = []
        for at, step in enumerate(found.steps):
            if isinstance(step, MiniTable):
                row = next((row for row in step.rows if row.number == number), None)
                if row is not None:
                    event = event_of(tally, step.of)
                    made = mini_terms(event, row, step, at, code)
                    terms += [
                        term._replace(amount=term.amount * (unit // step.unit)) for term in made
                    ]
            elif number in step.rows:
                made = board_terms(step.by, step.rows[number])
                terms += [term._replace(amount=term.amount * (unit // 2)) for term in made]
        values[number] = Value(
            found.places[number], 1, tuple(terms), how="rank", term_scale=unit, group=tied
        )
    return values


def extended_tables(tally: Tally, tied: tuple[int, ...], code: Code) -> tuple[MiniTable, ...]:
    """Return the mini tables only; those of boards are not among them."""
    steps = encounter_of(tally, tied, code).steps
    return tuple(step for step in steps if isinstance(step, MiniTable))
