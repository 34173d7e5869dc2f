"""The tiebreak columns that stood in a pasted table, compared with the computed values."""

from collections.abc import Iterator
from typing import NamedTuple

from calculator.model import Crosstable, PrintedColumn, TableWarning
from calculator.tiebreaks import CONVENTIONS, Tally, Tiebreak, Value, find

#: Why a whole column cannot be compared; a single player without a value is a difference.
_LACKING = {"no-colours", "no-opponents", "no-results", "no-opponents-results", "no-game-points"}


class Difference(NamedTuple):
    """A printed value that differs from ours."""

    number: int
    tiebreak: str
    heading: str
    printed: int
    """In thousandths."""
    computed: Value


class Published(NamedTuple):
    """How many printed values were compared, how many agree, and which do not."""

    compared: int
    agree: int
    differences: tuple[Difference, ...]
    warnings: tuple[TableWarning, ...] = ()
    """The columns that could not be compared."""


def compare(table: Crosstable, tally: Tally) -> Published | None:
    """Compare every printed tiebreak value whose column we can name; ``None`` without any."""
    if not table.printed:
        return None
    compared = 0
    differences: list[Difference] = []
    unknown = []
    for column in table.printed:
        tiebreak = find(column.tiebreak or "")
        if tiebreak is None or tiebreak.of_a_group:
            unknown.append(TableWarning("column-unknown", (column.heading,)))
            continue
        lacking = _lacking(column, tiebreak, tally)
        if lacking:
            unknown.append(TableWarning("column-lacks", (column.heading, lacking)))
            continue
        theirs = _differences(column, tiebreak, tally)
        if theirs and "ratings" in tiebreak.needs and _some_unrated(table):
            unknown.append(TableWarning("column-lacks", (column.heading, "unrated-players")))
            continue
        if column.assumed and 2 * len(theirs) > len(column.values):
            # A column that nothing names and that fits our guess badly holds something else.
            unknown.append(TableWarning("column-unknown", (column.heading,)))
            continue
        compared += len(column.values)
        differences += theirs
    return Published(compared, compared - len(differences), tuple(differences), tuple(unknown))


def _some_unrated(table: Crosstable) -> bool:
    """Whether somebody has no rating: what programs do then is not published."""
    return any(player.rating is None for player in table.players)


def _lacking(column: PrintedColumn, tiebreak: Tiebreak, tally: Tally) -> str:
    """Return the code of what the table lacks for a column, such as colours; else nothing."""
    ours = tiebreak.values(tally, column.values).values()
    missing = (value.missing.code for value in ours if value.missing)
    return next((code for code in missing if code in _LACKING), "")


def _differences(column: PrintedColumn, tiebreak: Tiebreak, tally: Tally) -> tuple[Difference, ...]:
    """Return what differs in a column, under the convention that leaves the fewest."""
    best: tuple[Difference, ...] | None = None
    for reading in _readings(tiebreak, tally):
        ours = tiebreak.values(reading, column.values)
        found = tuple(
            Difference(number, tiebreak.name, column.heading, printed, ours[number])
            for number, printed in column.values.items()
            if not _same(ours[number], printed)
        )
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


def _same(value: Value, printed: int) -> bool:
    return value.amount is not None and value.amount * 1000 == printed * value.scale
