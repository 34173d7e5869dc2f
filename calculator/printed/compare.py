"""What a pasted text prints, compared with what we work out: tiebreak values, places, order."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from calculator.model import Crosstable, Message, PrintedColumn
from calculator.printed.encounter import Encounter, printed_as
from calculator.printed.explain import explained
from calculator.printed.places import compared, places
from calculator.printed.same import same
from calculator.printed.settings import Settings
from calculator.ranking import Difference, Published, Standing, Swap
from calculator.tiebreaks import Tally, Tiebreak, Value, find

#: Why a whole column cannot be compared; a single player without a value is a difference.
_LACKING = {
    "no-colours",
    "no-rounds",
    "no-opponents",
    "no-results",
    "no-opponents-results",
    "no-game-points",
}
#: So many differences of a column are told one by one.
_FEW = 3


def compare(found: Settings, rows: Sequence[Standing]) -> Published | None:
    """Compare every printed value whose column we can name, and every printed place.

    ``None`` where the text prints neither. Places that do not follow the points are no places
    of standings: they are not compared, and it is said.
    """
    table, tally = found.table, found.tally
    printed = places(table)
    if not table.printed and not printed:
        return None
    announced = tuple(name for name in table.announced if find(name))
    count = 0
    differences: list[Difference] = []
    notes = []
    for column in table.printed:
        tiebreak = find(column.tiebreak or "")
        if tiebreak is None:
            same_for_all = len(set(column.values.values())) == 1
            code = "column-same" if same_for_all else "column-unknown"
            notes.append(Message(code, (column.heading,)))
            continue
        if tiebreak.of_a_group and (encounter := _encounter(column, tiebreak, table, tally)):
            theirs = _apart(column, tiebreak, encounter.values)
            notes.append(Message(encounter.code, (column.heading, tiebreak.title)))
            count += len(column.values)
            differences += theirs
            continue
        if tiebreak.of_a_group:
            notes.append(Message("column-of-group", (column.heading, tiebreak.name)))
            continue
        lacking = _lacking(column, tiebreak, tally)
        if lacking:
            notes.append(Message("column-lacks", (column.heading, lacking)))
            continue
        theirs = _apart(column, tiebreak, tiebreak.values(tally, column.values))
        if theirs and "ratings" in tiebreak.needs and _some_unrated(table):
            notes.append(Message("column-lacks", (column.heading, "program-and-unrated")))
            continue
        if column.assumed and 2 * len(theirs) > len(column.values):
            # A column that nothing names and that fits our guess badly holds something else.
            notes.append(Message("column-unknown", (column.heading,)))
            continue
        count += len(column.values)
        differences += theirs
        if theirs:
            numbers = {difference.number for difference in theirs}
            if len(theirs) <= _FEW and theirs[0].computed.amount is not None:
                notes.append(_told(theirs, table))
            notes += explained(column, tiebreak, tally, found.basis.order, numbers)
    if printed and not found.by_points:
        notes.append(Message("places-not-by-points"))
    return Published(
        count,
        count - len(differences),
        tuple(differences),
        tuple(notes),
        _swaps(table, rows) if found.basis.order == announced else None,
        compared(printed, rows) if found.by_points else None,
    )


def _swaps(table: Crosstable, rows: Sequence[Standing]) -> tuple[Swap, ...] | None:
    """Return the neighbours in the order of the rows whom we place the other way round.

    ``None`` where the rows are in no order of points.
    """
    competitors = [player for player in table.players if not player.stub]
    totals = [player.total for player in competitors if player.total is not None]
    if totals != sorted(totals, reverse=True) or len(totals) < len(competitors):
        return None
    place = {row.number: row.place for row in rows}
    numbers = [player.number for player in competitors]
    return tuple(
        Swap(above, below) for above, below in pairwise(numbers) if place[above] > place[below]
    )


def _told(theirs: Sequence[Difference], table: Crosstable) -> Message:
    """Say what a column is and who differs, where those are few."""
    first = theirs[0]
    name = next(player.name for player in table.players if player.number == first.number)
    ours = first.computed
    computed = (2000 * (ours.amount or 0) + ours.scale) // (2 * ours.scale)
    facts = (first.heading, first.tiebreak, len(theirs), name, first.printed, computed)
    return Message("column-differs", facts)


def _some_unrated(table: Crosstable) -> bool:
    """Whether somebody has no rating: what programs do then is not published."""
    return any(player.rating is None for player in table.players)


def _lacking(column: PrintedColumn, tiebreak: Tiebreak, tally: Tally) -> str:
    """Return the code of what the table lacks for a column, such as colours; else nothing."""
    ours = tiebreak.values(tally, column.values).values()
    missing = (value.missing.code for value in ours if value.missing)
    return next((code for code in missing if code in _LACKING), "")


def _encounter(
    column: PrintedColumn, tiebreak: Tiebreak, table: Crosstable, tally: Tally
) -> Encounter | None:
    """Return how a column of direct encounter is filled, where we can tell."""
    if tiebreak.name.partition("/")[0] != "DE" or not column.values:
        return None
    return printed_as(column, tiebreak, table, tally)


def _apart(
    column: PrintedColumn, tiebreak: Tiebreak, ours: Mapping[int, Value]
) -> tuple[Difference, ...]:
    return tuple(
        Difference(number, tiebreak.name, column.heading, printed, ours[number])
        for number, printed in column.values.items()
        if not same(ours[number], printed)
    )
