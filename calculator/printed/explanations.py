"""Why a program printed other values than ours: conventions, editions, known faults.

Each explanation is a way to work the column out; the one that leaves the fewest differences
is named, with the players who change places because of it. Nothing of it changes our values.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from calculator.model import Crosstable, Message, PrintedColumn, Result
from calculator.printed.conventions import other_sums
from calculator.printed.equal_figures import TELLING, apart
from calculator.ranking import Cause
from calculator.tiebreaks import (
    CONVENTIONS,
    EDITIONS,
    REGISTER,
    Tally,
    Tiebreak,
    Value,
    find,
    ranked,
)
from calculator.tiebreaks.opponents_scores import drop_both, drop_by_score

#: A played game with the same score, for those who count forfeits as games.
_PLAYED = {"X": "W", "F": "L", "Z": "D"}
#: The tiebreak that drops at both ends whatever the score.
_MEDIAN = next(entry for entry in REGISTER.values() if entry.drops is drop_both)


class Variant(NamedTuple):
    """Another way to work a column out: its code, what to say of it, and the values."""

    code: str
    facts: tuple[str, ...]
    values: Mapping[int, Value]


def explained(
    column: PrintedColumn,
    tiebreak: Tiebreak,
    tally: Tally,
    order: Sequence[str],
    differing: set[int],
) -> tuple[tuple[Message, ...], Cause | None]:
    """Return what would explain most of the differences of a column, if anything does.

    The facts of the warning are the column's heading, how many of its differences are
    explained, how many there are, and those of the variant. A second warning names those who
    change places under it, by ``order``, the names of the tiebreaks in force. The cause is the
    same for a person whom it concerns.
    """
    best: tuple[int, Variant, frozenset[int]] | None = None
    for variant in _variants(column, tiebreak, tally):
        wrong = apart(variant.values, column.values)
        mended = len(differing) - len(wrong)
        if mended * 2 > len(differing) and (best is None or mended > best[0]):
            best = (mended, variant, frozenset(differing.difference(wrong)))
        if not wrong:
            break
    if best is None:
        return _wintd_fault(column, tiebreak, tally, differing)
    mended, variant, whose = best
    facts: tuple[int | str, ...] = (column.heading, mended, len(differing), *variant.facts)
    said = Message(variant.code, facts), *_swapped(variant, tiebreak, tally, order)
    return said, Cause(_cause(variant, column.heading), whose)


def _cause(variant: Variant, heading: str) -> Message:
    """Say how a sheet works a value out: "it counts …"."""
    if variant.code in {"differs-if", "differs-if-both"}:
        causes = (Message(f"cause-{fact.removeprefix('if-')}") for fact in variant.facts)
        return Message("list", tuple(causes))
    if variant.code == "column-holds":
        return Message("cause-holds", (heading, *variant.facts))
    return Message(f"cause-{variant.code.removeprefix('differs-')}", variant.facts)


def _variants(column: PrintedColumn, tiebreak: Tiebreak, tally: Tally) -> Iterator[Variant]:
    numbers = tuple(column.values)
    table = tally.table
    for convention in CONVENTIONS.values():
        if convention.tiebreak == tiebreak.base:
            for option in convention.options:
                conventions = (*tally.choices.conventions, (convention.name, option))
                choices = tally.choices._replace(conventions=conventions)
                values = tiebreak.values(Tally(table, choices, tally.rules), numbers)
                yield Variant(
                    "differs-by-convention", (tiebreak.name, f"{convention.name}-{option}"), values
                )
    if tiebreak.system == "fide":
        for edition in EDITIONS.values():
            if edition.name != tally.rules:
                reading = Tally(table, tally.choices, edition.name)
                values = tiebreak.values(reading, numbers)
                yield Variant("differs-by-edition", (edition.name,), values)
        if table.kind == "round-robin":
            reading = Tally(table._replace(kind="swiss"), tally.choices, tally.rules)
            yield Variant("differs-as-swiss", (), tiebreak.values(reading, numbers))
    for codes, sums in other_sums(tiebreak, tally, numbers):
        code = "differs-if" if len(codes) == 1 else "differs-if-both"
        yield Variant(code, tuple(f"if-{mistake}" for mistake in codes), sums)
    if any(result.code in _PLAYED for player in table.players for result in player.results):
        reading = Tally(_forfeits_played(table), tally.choices, tally.rules)
        yield Variant("differs-by-forfeits", (), tiebreak.values(reading, numbers))
    # Values that are all equal agree with others by chance as well.
    if len(column.values) < TELLING or len(set(column.values.values())) == 1:
        return
    for other in ranked("mistaken", tiebreak.system):
        entry = find(other)
        if entry is None or other == tiebreak.name:
            continue
        values = entry.values(tally, numbers)
        if not apart(values, column.values):
            yield Variant("column-holds", (entry.name,), values)


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


def _swapped(
    variant: Variant, tiebreak: Tiebreak, tally: Tally, order: Sequence[str]
) -> tuple[Message, ...]:
    """Say who changes places under a variant; nothing where the order does not ask for it.

    Only those of the same score whom the tiebreaks before leave tied can.
    """
    if tiebreak.name not in order or variant.code == "column-holds":
        return ()
    before = [
        entry
        for name in order[: order.index(tiebreak.name)]
        if (entry := find(name)) and not entry.of_a_group
    ]
    numbers = tuple(variant.values)
    ours = tiebreak.values(tally, numbers)
    keys = [entry.values(tally, numbers) for entry in before]
    tied: dict[tuple[int | None, ...], list[int]] = {}
    for number in numbers:
        key = (tally.score[number], *(values[number].amount for values in keys))
        tied.setdefault(key, []).append(number)
    pairs = [
        (one, other)
        for group in tied.values()
        for one in group
        for other in group
        if _ahead(ours, one, other) and _ahead(variant.values, other, one)
    ]
    if not pairs:
        return ()
    first, second = (tally.player[number].name for number in pairs[0])
    return (Message("differs-swaps", (len(pairs), first, second)),)


def _ahead(values: Mapping[int, Value], one: int, other: int) -> bool:
    first, second = values[one], values[other]
    if first.amount is None or second.amount is None:
        return False
    return first.amount * second.scale > second.amount * first.scale


def _wintd_fault(
    column: PrintedColumn, tiebreak: Tiebreak, tally: Tally, differing: set[int]
) -> tuple[tuple[Message, ...], Cause | None]:
    """Tell the fault of WinTD 5.10a: Modified Medians below the Median for plus scores."""
    if tiebreak.drops is not drop_by_score:
        return (), None
    medians = _MEDIAN.values(tally, column.values)
    below = [
        number
        for number in differing
        if tally.score[number] - tally.ahead[number] > tally.even(number)
        and (amount := medians[number].amount) is not None
        and column.values[number] * medians[number].scale < amount * 1000
    ]
    if not below:
        return (), None
    said = Message("differs-wintd", (column.heading, len(below), len(differing)))
    return (said,), Cause(Message("cause-wintd"), frozenset(below))
