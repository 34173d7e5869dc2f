"""What stood in a pasted table, compared with what we work out: tiebreak values and order."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from calculator.differences import explained
from calculator.encounters import Encounter, printed_as
from calculator.model import Crosstable, PrintedColumn, TableWarning
from calculator.recognition import same
from calculator.tiebreaks import CONVENTIONS, Tally, Tiebreak, Value, find

#: Why a whole column cannot be compared; a single player without a value is a difference.
_LACKING = {
    "no-colours",
    "no-rounds",
    "no-opponents",
    "no-results",
    "no-opponents-results",
    "no-game-points",
}


class Difference(NamedTuple):
    """A printed value that differs from ours."""

    number: int
    tiebreak: str
    heading: str
    printed: int
    """In thousandths."""
    computed: Value


class Swap(NamedTuple):
    """Two neighbours of the printed order whom we place the other way round."""

    above: int
    below: int


class Published(NamedTuple):
    """How many printed values were compared, how many agree, and which do not."""

    compared: int
    agree: int
    differences: tuple[Difference, ...]
    warnings: tuple[TableWarning, ...] = ()
    """The columns that could not be compared, and what would explain differences."""
    swaps: tuple[Swap, ...] | None = None
    """Where the printed order is not ours; ``None`` where no order was compared."""


def compare(
    table: Crosstable, tally: Tally, places: Mapping[int, int] | None = None
) -> Published | None:
    """Compare every printed tiebreak value whose column we can name; ``None`` without any.

    ``places`` are those under the order that the table announces, where it announces one.
    """
    if not table.printed:
        return None
    compared = 0
    differences: list[Difference] = []
    notes = []
    for column in table.printed:
        tiebreak = find(column.tiebreak or "")
        if tiebreak is None:
            notes.append(TableWarning("column-unknown", (column.heading,)))
            continue
        if tiebreak.of_a_group and (encounter := _encounter(column, tiebreak, table, tally)):
            theirs = _apart(column, tiebreak, encounter.values)
            notes.append(TableWarning(encounter.code, (column.heading, tiebreak.title)))
            compared += len(column.values)
            differences += theirs
            continue
        if tiebreak.of_a_group:
            notes.append(TableWarning("column-of-group", (column.heading, tiebreak.name)))
            continue
        lacking = _lacking(column, tiebreak, tally)
        if lacking:
            notes.append(TableWarning("column-lacks", (column.heading, lacking)))
            continue
        theirs = _differences(column, tiebreak, tally)
        if theirs and "ratings" in tiebreak.needs and _some_unrated(table):
            notes.append(TableWarning("column-lacks", (column.heading, "program-and-unrated")))
            continue
        if column.assumed and 2 * len(theirs) > len(column.values):
            # A column that nothing names and that fits our guess badly holds something else.
            notes.append(TableWarning("column-unknown", (column.heading,)))
            continue
        compared += len(column.values)
        differences += theirs
        if theirs:
            numbers = {difference.number for difference in theirs}
            notes += explained(column, tiebreak, tally, numbers)
    return Published(
        compared,
        compared - len(differences),
        tuple(differences),
        tuple(notes),
        None if places is None else _swaps(table, places),
    )


def _swaps(table: Crosstable, places: Mapping[int, int]) -> tuple[Swap, ...] | None:
    """Return the neighbours in the printed order whom we place the other way round."""
    competitors = [player for player in table.players if not player.stub]
    printed = [player.place for player in competitors]
    totals = [player.total for player in competitors if player.total is not None]
    if totals != sorted(totals, reverse=True) or len(totals) < len(competitors):
        if not all(place.isdecimal() for place in printed):
            return None
        competitors.sort(key=lambda player: int(player.place))
    numbers = [player.number for player in competitors]
    return tuple(
        Swap(above, below) for above, below in pairwise(numbers) if places[above] > places[below]
    )


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


def _differences(column: PrintedColumn, tiebreak: Tiebreak, tally: Tally) -> tuple[Difference, ...]:
    """Return what differs in a column, under the convention that leaves the fewest."""
    best: tuple[Difference, ...] | None = None
    for reading in _readings(tiebreak, tally):
        ours = tiebreak.values(reading, column.values)
        found = _apart(column, tiebreak, ours)
        if best is None or len(found) < len(best):
            best = found
    return best or ()


def _readings(tiebreak: Tiebreak, tally: Tally) -> Iterator[Tally]:
    """Yield the tally as chosen, then one for each other option of the tiebreak's conventions."""
    yield tally
    for convention in CONVENTIONS.values():
        if convention.tiebreak == tiebreak.name.partition("/")[0]:
            chosen = tally.choices.convention(convention.name)
            for option in convention.options:
                if option != chosen:
                    conventions = (*tally.choices.conventions, (convention.name, option))
                    choices = tally.choices._replace(conventions=conventions)
                    yield Tally(tally.table, choices, tally.rules)
