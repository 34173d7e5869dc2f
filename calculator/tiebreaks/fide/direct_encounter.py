"""Direct encounter (art. 6): a ranking of the tied players, not a number.

The games among those who are tied make a mini table. Where all have met it ranks them
(6.2); in a Swiss where some have not, a player whom nobody else can still reach is ahead (6.3).
Those whom that leaves tied are looked at again, among themselves, until nothing changes.
"""

from typing import TYPE_CHECKING

from calculator.model.late import late
from calculator.tiebreaks.codes import Code
from calculator.tiebreaks.fide.encounter_tables import MiniRow, MiniTable, mini_terms, tables_of
from calculator.tiebreaks.fide.event import event_of
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Term, Value

if TYPE_CHECKING:  # only for team events
    from calculator.tiebreaks.fide.extended_direct_encounter import extended_tables as _extended
else:
    _extended = late("calculator.tiebreaks.fide.extended_direct_encounter", "extended_tables")


def direct_encounter(tally: Tally, tied: tuple[int, ...], code: Code) -> dict[int, Value]:
    """Art. 6: each player's rank in the group, the lowest ahead.

    >>> from calculator.tiebreaks.example import EVENT
    >>> ranks = direct_encounter(EVENT, (2, 4), Code("DE"))
    >>> {number: value.number for number, value in ranks.items()}
    {2: 2, 4: 1}
    """
    event = event_of(tally, code.of)
    for number in tied:
        if lacking := event.without(number, results=True):
            return {other: Value(None, missing=lacking) for other in tied}
    tables = mini_tables(tally, tied, code)
    values = {}
    for number in tied:
        terms: list[Term] = []
        rank = 1
        unit = tables[0].unit if tables else 1
        for step, table in enumerate(tables):
            row = next((row for row in table.rows if row.number == number), None)
            if row is not None:
                rank = row.place
                terms += mini_terms(event, row, table, step, code)
        values[number] = Value(rank, 1, tuple(terms), how="rank", term_scale=unit, group=tied)
    return values


def mini_tables(tally: Tally, tied: tuple[int, ...], code: Code) -> tuple[MiniTable, ...]:
    """Return every table that article 6 needs for a tied group, in the order of their use."""
    return _extended(tally, tied, code) if code.base != "DE" else tables_of(tally, tied, code)


def parting(
    tally: Tally, tied: tuple[int, ...], code: Code | None, pair: tuple[int, int]
) -> tuple[MiniTable, MiniRow, MiniRow]:
    """Return the one table that put two players of a tied group apart, with their rows.

    Raises `LookupError` where none did.

    >>> from calculator.tiebreaks.example import EVENT
    >>> table, row, other = parting(EVENT, (2, 4), Code("DE"), (4, 2))
    >>> len(table.rows), row.place, other.place
    (2, 1, 2)
    >>> parting(EVENT, (2, 4), Code("DE"), (4, 1))
    Traceback (most recent call last):
    LookupError: 4 and 1 are not apart
    """
    one, other = pair
    for table in mini_tables(tally, tied, code) if code else ():
        rows = {row.number: row for row in table.rows}
        if one in rows and other in rows and rows[one].place != rows[other].place:
            return table, rows[one], rows[other]
    raise LookupError(f"{one} and {other} are not apart")
