"""What a pasted text prints, compared with what we work out: tiebreak values, places, order."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import Crosstable, Message, PrintedColumn
from calculator.model.late import late
from calculator.printed.columns import known
from calculator.printed.direct_encounter_columns import Encounter
from calculator.printed.equal_figures import apart
from calculator.printed.printed_places import compared
from calculator.printed.settings import Settings
from calculator.ranking import Cause, Difference, Published, Standing, Swap
from calculator.tiebreaks import Tally, Tiebreak, Value, find, of_print

if TYPE_CHECKING:
    from calculator.printed.direct_encounter_columns import printed_as
    from calculator.printed.explanations import explained
    from calculator.printed.reversed_result import turned
else:
    explained = late("calculator.printed.explanations", "explained")
    turned = late("calculator.printed.reversed_result", "turned")
    printed_as = late("calculator.printed.direct_encounter_columns", "printed_as")

#: Why a whole column cannot be compared; a single player without a value is a difference.
_LACKING = {
    "no-colors",
    "no-rounds",
    "no-opponents",
    "no-results",
    "no-opponents-results",
    "no-game-points",
}
#: So few differences of a column are said beside what explains them.
_MAX_SAID_BESIDE = 3


class _Column(NamedTuple):
    """What came of one printed column."""

    notes: tuple[Message, ...]
    compared: int = 0
    differences: tuple[Difference, ...] = ()
    unnamed: bool = False
    cause: Cause | None = None


def compare(found: Settings, rows: Sequence[Standing]) -> Published | None:
    """Compare every printed value whose column we can name, and every printed place.

    ``None`` where the text prints neither. Places that do not follow the points are no places
    of standings: they are not compared, and it is said.
    """
    table = found.table
    if not table.printed and not found.places:
        return None
    columns = [_column(column, found) for column in table.printed]
    differences = tuple(one for column in columns for one in column.differences)
    notes = tuple(note for column in columns for note in column.notes)
    if found.places and not found.by_points:
        notes = (*notes, Message("places-not-by-points"))
    count = sum(column.compared for column in columns)
    if differences and table.wrong_totals:
        notes = (*turned(found, count, _agreeing), *notes)
    announced = known(table.announced)
    own = bool(announced) and found.basis.order == announced
    return Published(
        count,
        count - len(differences),
        differences,
        notes,
        _swaps(table, rows) if own else None,
        # The sheet's own tiebreaks leave some tied, and it lists them one after the other: that
        # is no difference. Of any other order nobody knows that it was the sheet's.
        compared(found.places, rows, shared=own) if found.by_points else None,
        tuple(
            printed.heading
            for printed, column in zip(table.printed, columns, strict=True)
            if column.unnamed
        ),
        {
            printed.tiebreak: column.cause
            for printed, column in zip(table.printed, columns, strict=True)
            if printed.tiebreak and column.cause
        },
    )


def _agreeing(found: Settings) -> int:
    """Count the printed values that agree under other settings; 0 where one of them does not."""
    columns = [_column(column, found) for column in found.table.printed]
    if any(column.differences for column in columns):
        return 0
    return sum(column.compared for column in columns)


def _column(column: PrintedColumn, found: Settings) -> _Column:
    """Compare a column, where we can tell what it holds; else say why not."""
    table, tally, heading = found.table, found.tally, column.heading
    count = len(column.values)
    tiebreak = find(column.tiebreak or "")
    if of_print(column.tiebreak or ""):
        return _as_printed(column, found)
    if tiebreak is None:
        if len(set(column.values.values())) == 1:
            return _Column((Message("column-same", (heading,)),))
        return _unknown(heading)
    if tiebreak.of_a_group:
        encounter = _encounter(column, tiebreak, table, tally)
        if encounter is None:
            return _Column((Message("column-of-group", (heading, tiebreak.name)),))
        said = Message(encounter.code, (heading, tiebreak.title))
        return _Column((said,), count, _differences(column, tiebreak, encounter.values))
    if lacking := _lacking(column, tiebreak, tally):
        return _Column((Message("column-lacks", (heading, lacking)),))
    theirs = _differences(column, tiebreak, tiebreak.values(tally, column.values))
    if theirs and "ratings" in tiebreak.needs and _some_unrated(table):
        return _Column((Message("column-lacks", (heading, "program-and-unrated")),))
    if column.assumed and 2 * len(theirs) > count:
        # A column that nothing names and that fits our guess badly holds something else.
        return _unknown(heading)
    if not theirs:
        return _Column((), count)
    numbers = {difference.number for difference in theirs}
    why, cause = explained(column, tiebreak, tally, found.basis.order, numbers)
    # Of many that are explained the explanation says how many they are.
    listed = len(theirs) <= _MAX_SAID_BESIDE or not why
    told = (_told(theirs, table),) if listed and theirs[0].computed.amount is not None else ()
    return _Column((*told, *why), count, theirs, cause=cause)


def _as_printed(column: PrintedColumn, found: Settings) -> _Column:
    """Say of a column that we do not work out whether it takes part, and what it is called."""
    decides = column.tiebreak in found.basis.order
    if not decides and not column.called:
        return _unknown(column.heading)
    if not column.called:
        return _Column((Message("column-as-printed", (column.heading,)),))
    code = "column-as-printed-called" if decides else "column-not-ours-called"
    return _Column((Message(code, (column.heading, column.called)),))


def _unknown(heading: str) -> _Column:
    return _Column((Message("column-unknown", (heading,)),), unnamed=True)


def _swaps(table: Crosstable, rows: Sequence[Standing]) -> tuple[Swap, ...] | None:
    """Return the neighbors in the order of the rows whom we place the other way around.

    ``None`` where the rows are in no order of points.
    """
    competitors = table.competitors
    totals = [player.total_halves for player in competitors if player.total_halves is not None]
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
    """Return the code of what the table lacks for a column, such as colors; else nothing."""
    ours = tiebreak.values(tally, column.values).values()
    missing = (value.missing.code for value in ours if value.missing)
    return next((code for code in missing if code in _LACKING), "")


def _encounter(
    column: PrintedColumn, tiebreak: Tiebreak, table: Crosstable, tally: Tally
) -> Encounter | None:
    """Return how a column of direct encounter is filled, where we can tell."""
    if tiebreak.explained != "encounter" or not column.values:
        return None
    return printed_as(column, tiebreak, table, tally)


def _differences(
    column: PrintedColumn, tiebreak: Tiebreak, ours: Mapping[int, Value]
) -> tuple[Difference, ...]:
    return tuple(
        Difference(number, tiebreak.name, column.heading, column.values[number], ours[number])
        for number in apart(ours, column.values)
    )
