"""Why a program printed other values than ours: conventions, editions, known faults.

Each explanation is a way to work the column out; the one that leaves the fewest differences
is named. Nothing of it changes our own values.
"""

from collections.abc import Iterator
from typing import NamedTuple

from calculator.model import Crosstable, PrintedColumn, Result, TableWarning
from calculator.recognition import reproduces, same
from calculator.tiebreaks import CONVENTIONS, EDITIONS, Tally, Tiebreak, Value, find

#: A played game with the same score, for those who count forfeits as games.
_PLAYED = {"X": "W", "F": "L", "Z": "D"}
#: Tiebreaks that add up opponents' scores.
_SUMS = {"modified-median", "solkoff", "median", "sonneborn-berger"}
_CONFUSED = (
    *("modified-median", "median", "solkoff", "cumulative", "cumulative-opposition"),
    *("sonneborn-berger", "BH", "BH/C1", "BH/C2", "BH/M1", "SB", "PS", "WIN", "WON"),
)


class Variant(NamedTuple):
    """Another way to work a column out: its code, what to say of it, and the values."""

    code: str
    facts: tuple[str, ...]
    values: dict[int, Value]


def explained(
    column: PrintedColumn, tiebreak: Tiebreak, tally: Tally, differing: set[int]
) -> tuple[TableWarning, ...]:
    """Return what would explain most of the differences of a column, if anything does.

    The facts of the warning are the column's heading, how many of its differences are
    explained, how many there are, and those of the variant.
    """
    best: tuple[int, Variant] | None = None
    for variant in _variants(column, tiebreak, tally):
        wrong = {
            number
            for number, printed in column.values.items()
            if not same(variant.values[number], printed)
        }
        mended = len(differing) - len(wrong)
        if mended * 2 > len(differing) and (best is None or mended > best[0]):
            best = (mended, variant)
        if not wrong:
            break
    if best is None:
        return _wintd_fault(column, tiebreak, tally, differing)
    mended, variant = best
    facts: tuple[int | str, ...] = (column.heading, mended, len(differing), *variant.facts)
    return (TableWarning(variant.code, facts),)


def _variants(column: PrintedColumn, tiebreak: Tiebreak, tally: Tally) -> Iterator[Variant]:
    numbers = tuple(column.values)
    table = tally.table
    name = tiebreak.name.partition("/")[0]
    for convention in CONVENTIONS.values():
        if convention.tiebreak == name:
            for option in convention.options:
                conventions = (*tally.choices.conventions, (convention.name, option))
                choices = tally.choices._replace(conventions=conventions)
                values = tiebreak.values(Tally(table, choices, tally.rules), numbers)
                yield Variant(
                    "differs-by-convention", (tiebreak.name, f"{convention.name}-{option}"), values
                )
    if tiebreak.source.startswith("FIDE"):
        for edition in EDITIONS.values():
            if edition.name != tally.rules:
                reading = Tally(table, tally.choices, edition.name)
                values = tiebreak.values(reading, numbers)
                yield Variant("differs-by-edition", (edition.name,), values)
        if table.kind == "round-robin":
            reading = Tally(table._replace(kind="swiss"), tally.choices, tally.rules)
            yield Variant("differs-as-swiss", (), tiebreak.values(reading, numbers))
    if name in _SUMS:
        reading = Tally(table, tally.choices, tally.rules)
        reading.adjusted = dict(reading.score)
        yield Variant("differs-as-scored", (), tiebreak.values(reading, numbers))
    if any(result.code in _PLAYED for player in table.players for result in player.results):
        reading = Tally(_forfeits_played(table), tally.choices, tally.rules)
        yield Variant("differs-by-forfeits", (), tiebreak.values(reading, numbers))
    for other in _CONFUSED:
        entry = find(other)
        kin = entry and other != tiebreak.name and entry.source[:4] == tiebreak.source[:4]
        if entry and kin and reproduces(entry, column, tally):
            yield Variant("column-holds", (entry.name,), entry.values(tally, numbers))


def _forfeits_played(table: Crosstable) -> Crosstable:
    """Return the table with every forfeit against a known opponent as a game."""

    def played(result: Result) -> Result:
        if result.opponent is None:
            return result
        return result._replace(code=_PLAYED.get(result.code, result.code))

    return table._replace(
        players=tuple(
            player._replace(results=tuple(map(played, player.results))) for player in table.players
        )
    )


def _wintd_fault(
    column: PrintedColumn, tiebreak: Tiebreak, tally: Tally, differing: set[int]
) -> tuple[TableWarning, ...]:
    """Tell the fault of WinTD 5.10a: Modified Medians below the Median for plus scores."""
    median = find("median")
    if tiebreak.name != "modified-median" or median is None:
        return ()
    medians = median.values(tally, column.values)
    below = [
        number
        for number in differing
        if tally.score[number] > tally.even
        and (amount := medians[number].amount) is not None
        and column.values[number] * medians[number].scale < amount * 1000
    ]
    if not below:
        return ()
    return (TableWarning("differs-wintd", (column.heading, len(below), len(differing))),)
