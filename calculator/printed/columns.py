"""Which tiebreak a printed column holds, found by trying: the one that gives its values."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from calculator.model import Crosstable, PrintedColumn
from calculator.printed.direct_encounter_columns import printed_as
from calculator.printed.equal_figures import apart
from calculator.tiebreaks import (
    CONVENTIONS,
    Tally,
    Tiebreak,
    as_printed,
    find,
    numbered,
    of_print,
    ranked,
)

#: Of this many values one may be wrong, and the column still be known.
_ENOUGH = 8
_ONE_IN = 10
#: What a column of teams may hold, the likeliest first, before what players have too.
_OF_TEAMS = (
    *("MP", "GP", "EMGSB", "EMGSB/C1", "EGGSB", "EMMSB", "EGMSB", "BH:MP", "BH:MP/C1", "BH:GP"),
    *("BH:GP/C1", "EGGSB/C1", "EMMSB/C1", "EGMSB/C1", "BC", "EDE", "DE"),
)
#: How many values are looked at first.
_SAMPLE = 16


class Fit(NamedTuple):
    """How a tiebreak fits a column, under the conventions that fit best."""

    wrong: int
    conventions: tuple[tuple[str, str], ...] = ()


class Columns(NamedTuple):
    """The printed columns, named as far as they can be."""

    columns: tuple[PrintedColumn, ...]
    conventions: tuple[tuple[str, str], ...]
    """Those, beyond the ones chosen, under which the columns fit best."""
    wrong: int
    """How many values differ; of a column that nothing names, all."""


def name_columns(table: Crosstable, tally: Tally) -> Columns:
    """Name the printed columns whose headings do not.

    A tiebreak is taken where it gives every value of the column; where several do, the most
    usual one that no column before it holds. Where none does, the one that gives all but a few
    is taken: those few differ, and are listed.
    """
    taken = {column.tiebreak for column in table.printed if not _open(column)}
    columns: list[PrintedColumn] = []
    conventions: dict[str, str] = {}
    wrong = 0
    for found in table.printed:
        column = found
        tiebreak = find(column.tiebreak or "") if not _open(column) else None
        if tiebreak is not None:
            fit = fits(tiebreak, column, tally)
        else:
            name, fit = _named(column, table._replace(printed=tuple(columns)), tally, taken)
            if name:
                taken.add(name)
                column = column._replace(tiebreak=name, assumed=False)
            elif _holds_another(column, tally):
                column = column._replace(tiebreak=as_printed(column.heading), assumed=False)
        columns.append(column)
        wrong += fit.wrong
        conventions |= dict(fit.conventions)
    return Columns(_numbered(columns), tuple(conventions.items()), wrong)


def _numbered(columns: list[PrintedColumn]) -> tuple[PrintedColumn, ...]:
    """Tell the second column of direct encounter from the first."""
    names = numbered("" if _open(column) else column.tiebreak or "" for column in columns)
    return tuple(
        column._replace(tiebreak=name) if name else column
        for column, name in zip(columns, names, strict=True)
    )


def _open(column: PrintedColumn) -> bool:
    """Whether it has to be found out what a column holds."""
    return column.assumed or column.tiebreak is None


def announced(columns: tuple[PrintedColumn, ...]) -> tuple[str, ...]:
    """Return the order that the columns announce, if each is known and comes once.

    What only the sheet knows has its place among them. A column that nothing names, and that has
    the same figure for everybody, decides nothing.
    """
    telling = [column for column in columns if not (_open(column) and not _tells(column))]
    names = tuple(column.tiebreak for column in telling if column.tiebreak and not column.assumed)
    if all(map(of_print, names)):
        return ()
    return names if len(names) == len(telling) == len(set(names)) else ()


def resolved(names: Iterable[str], columns: Iterable[PrintedColumn]) -> tuple[str, ...]:
    """Return an announced order: what a column was found to hold in the place of the column.

    A column that nothing names, and that has the same figure for everybody, decides nothing.

    >>> resolved(["solkoff", "printed:TB2"], [PrintedColumn("TB2", "median", {})])
    ('solkoff', 'median')
    """
    held = {as_printed(one.heading): one for one in columns}
    found: list[str] = []
    for name in names:
        column = held.get(name)
        if column is None:
            found.append(name)
        elif column.tiebreak and column.tiebreak not in found and _says(column):
            found.append(column.tiebreak)
    return numbered(found)


def _says(column: PrintedColumn) -> bool:
    """Whether a column has something to say: a name, or different figures."""
    return bool(column.called) or not of_print(column.tiebreak or "") or _tells(column)


def known(names: Iterable[str]) -> tuple[str, ...]:
    """Return an order with what nobody knows in its place, as if a sheet printed it.

    >>> known(["BH/C1", "luck"])
    ('BH/C1', 'printed:luck')
    """
    return tuple(name if find(name) else as_printed(name) for name in names)


def _holds_another(column: PrintedColumn, tally: Tally) -> bool:
    """Whether a column that nothing names holds something else than is assumed."""
    if not _tells(column):
        return False
    tiebreak = find(column.tiebreak or "")
    return tiebreak is None or 2 * fits(tiebreak, column, tally).wrong > len(column.values)


def fits(tiebreak: Tiebreak, column: PrintedColumn, tally: Tally) -> Fit:
    """Return how many values of a column a tiebreak does not give, where that is least.

    The convention that was chosen, or is the rule's, comes first; nothing is said here of a
    tiebreak that depends on who is tied.
    """
    if tiebreak.of_a_group:
        return Fit(0)
    best: Fit | None = None
    for conventions, reading in _readings(tiebreak, tally):
        ours = tiebreak.values(reading, column.values)
        wrong = len(apart(ours, column.values))
        if all(value.amount is None for value in ours.values()):
            # What the table lacks for it contradicts nothing.
            wrong = 0 if not _open(column) else len(column.values)
        if best is None or wrong < best.wrong:
            best = Fit(wrong, conventions)
        if not wrong:
            break
    return best or Fit(0)


def _readings(
    tiebreak: Tiebreak, tally: Tally
) -> Iterator[tuple[tuple[tuple[str, str], ...], Tally]]:
    """Yield the tally as chosen, then one for each option of a convention that nobody chose."""
    yield (), tally
    chosen = dict(tally.choices.conventions)
    for convention in CONVENTIONS.values():
        if convention.tiebreak != tiebreak.base or convention.name in chosen:
            continue
        if convention.rules not in {"", tally.rules}:
            continue
        for option in convention.options[1:]:
            pair = (convention.name, option)
            choices = tally.choices._replace(conventions=(*tally.choices.conventions, pair))
            yield (pair,), Tally(tally.table, choices, tally.rules)


def _tells(column: PrintedColumn) -> bool:
    """Whether a column has different values: from zeros alone nothing can be told."""
    return len(set(column.values.values())) > 1


def _named(
    column: PrintedColumn, table: Crosstable, tally: Tally, taken: set[str | None]
) -> tuple[str | None, Fit]:
    """Return what a column holds, with how well that fits; ``None`` where nothing is near."""
    if not column.values or not (_tells(column) or column.assumed):
        return None, Fit(0)
    best: tuple[str, Fit] | None = None
    for name in candidates(column, table):
        tiebreak = find(name)
        if tiebreak is None or name in taken or _hopeless(column, tiebreak, tally):
            continue
        fit = _encounter(column, tiebreak, table, tally) or fits(tiebreak, column, tally)
        if not fit.wrong:
            return name, fit
        if best is None or fit.wrong < best[1].wrong:
            best = name, fit
    if best and _near(column, best[1].wrong):
        return best
    return None, Fit(len(column.values) if _tells(column) else 0)


def _hopeless(column: PrintedColumn, tiebreak: Tiebreak, tally: Tally) -> bool:
    """Whether too many of the first values are wrong for the rest to be worth working out."""
    if tiebreak.of_a_group or len(column.values) <= _SAMPLE:
        return False
    sample = column._replace(values=dict(islice(column.values.items(), _SAMPLE)))
    return fits(tiebreak, sample, tally).wrong > _SAMPLE // 2


def _encounter(
    column: PrintedColumn, tiebreak: Tiebreak, table: Crosstable, tally: Tally
) -> Fit | None:
    """Return how a direct encounter fits; ``None`` for any other tiebreak."""
    if not tiebreak.of_a_group:
        return None
    found = printed_as(column, tiebreak, table, tally)
    if found is None:
        return Fit(len(column.values))
    return Fit(len(apart(found.values, column.values)))


def _near(column: PrintedColumn, wrong: int) -> bool:
    """Whether a column is known though some values differ: a few, of many different ones."""
    count = len(column.values)
    return (
        count >= _ENOUGH
        and wrong <= max(1, count // _ONE_IN)
        and len(set(column.values.values())) > 2 + wrong
    )


def candidates(column: PrintedColumn, table: Crosstable) -> tuple[str, ...]:
    """Return what a column may hold, the likeliest first."""
    name = column.tiebreak
    if table.teams is not None and not name:
        return (*_OF_TEAMS, *ranked("column", "fide"))
    american = ranked("column", "us-chess")
    if name and column.assumed:
        entry = find(name.partition("/")[0])
        family = entry.printed.family if entry else ()
        family = family or ((name, *american) if name in american else (name,))
        return tuple(dict.fromkeys((name, *family) if "/" in name else family))
    return ranked("column", "fide") if table.system == "fide" else american
