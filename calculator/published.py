"""The tiebreak columns that stood in a pasted table, compared with the computed values."""

from typing import NamedTuple

from calculator.model import Crosstable, PrintedColumn, TableWarning
from calculator.tiebreaks import REGISTER, Tally, Value


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
        theirs = _differences(column, tally)
        if theirs is None or (column.assumed and 2 * len(theirs) > len(column.values)):
            # A column that nothing names and that fits our guess badly holds something else.
            unknown.append(TableWarning("column-unknown", (column.heading,)))
            continue
        compared += len(column.values)
        differences += theirs
    return Published(compared, compared - len(differences), tuple(differences), tuple(unknown))


def _differences(column: PrintedColumn, tally: Tally) -> list[Difference] | None:
    """Return what differs in a column, or ``None`` where it cannot be compared."""
    tiebreak = REGISTER.get(column.tiebreak or "")
    if tiebreak is None or tiebreak.of_a_group:
        return None
    ours = tiebreak.values(tally, column.values)
    return [
        Difference(number, tiebreak.name, column.heading, printed, ours[number])
        for number, printed in column.values.items()
        if not _same(ours[number], printed)
    ]


def _same(value: Value, printed: int) -> bool:
    return value.amount is not None and value.amount * 1000 == printed * value.scale
