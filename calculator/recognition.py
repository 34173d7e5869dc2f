"""Which tiebreak a printed column holds, found by trying: the one that reproduces its values."""

from collections.abc import Iterator

from calculator.model import Crosstable, PrintedColumn
from calculator.tiebreaks import EDITIONS, Tally, Tiebreak, Value, find

#: What is tried for a column that nothing names, the most usual first.
_US = (
    "modified-median",
    "solkoff",
    "cumulative",
    "cumulative-opposition",
    "median",
    "sonneborn-berger",
    "us-amateur-team",
    "kashdan",
    "most-blacks",
    "opposition-performance",
    "average-opposition",
    "most-wins",
    "team-game-points",
)
_FIDE = (
    *("BH/C1", "BH", "SB", "BH/C2", "BH/M1", "PS", "WIN", "WON", "BPG", "BWG", "KS"),
    *("ARO", "ARO/C1", "TPR", "PTP", "APRO", "FB", "AOB", "SB/C1", "BH/M2"),
)
#: What is tried where a name leaves its parameters open.
_FAMILIES = {
    "BH": ("BH/C1", "BH", "BH/C2", "BH/M1", "BH/M2", "FB", "AOB", "FB/C1"),
    "SB": ("SB", "SB/C1", "SB/C2"),
    "ARO": ("ARO", "ARO/C1", "ARO/C2", "ARO/M1"),
    "KS": ("KS",),
    "TPR": ("TPR", "PTP"),
}


def recognised(table: Crosstable, tally: Tally) -> Crosstable:
    """Name the printed columns whose headings do not, and with them the order that they announce.

    A tiebreak is taken only where it reproduces every value of the column; where several do,
    the most usual one that no column before it holds.
    """
    if not any(column.assumed or column.tiebreak is None for column in table.printed):
        return table
    taken = {column.tiebreak for column in table.printed if not column.assumed}
    columns = []
    for column in table.printed:
        name = None
        if (column.assumed or column.tiebreak is None) and _tells(column):
            name = _reproducing(column, table, tally, taken)
        if name:
            taken.add(name)
            columns.append(column._replace(tiebreak=name, assumed=False))
        else:
            columns.append(column)
    return table._replace(printed=tuple(columns), announced=table.announced or announced(columns))


def announced(columns: list[PrintedColumn]) -> tuple[str, ...]:
    """Return the order that the columns announce, if each is known and comes once."""
    names = tuple(column.tiebreak for column in columns if column.tiebreak and not column.assumed)
    return names if len(names) == len(columns) == len(set(names)) else ()


def reproduces(tiebreak: Tiebreak, column: PrintedColumn, tally: Tally) -> bool:
    """Whether the tiebreak gives every value of the column."""
    ours = tiebreak.values(tally, column.values)
    return all(same(ours[number], printed) for number, printed in column.values.items())


def same(value: Value, printed: int) -> bool:
    """Whether a value is the printed one, which may be rounded to fewer decimals.

    >>> same(Value(39, 2), 19500), same(Value(2, 3), 670), same(Value(39, 2), 20000)
    (True, True, False)
    """
    if value.amount is None:
        return False
    if value.amount * 1000 == printed * value.scale:
        return True
    # Thirds and the like are printed with two or three decimals.
    finite = value.scale & (value.scale - 1) == 0
    unit = 1 if printed % 10 else 10
    return not finite and 2 * abs(value.amount * 1000 - printed * value.scale) <= unit * value.scale


def _tells(column: PrintedColumn) -> bool:
    """Whether a column has different values: from zeros alone nothing can be told."""
    return len(set(column.values.values())) > 1


def _reproducing(
    column: PrintedColumn, table: Crosstable, tally: Tally, taken: set[str | None]
) -> str | None:
    for reading in _readings(tally, column):
        for name in candidates(column, table):
            tiebreak = find(name)
            if tiebreak is None or tiebreak.of_a_group or name in taken:
                continue
            if reproduces(tiebreak, column, reading):
                return name
    return None


def candidates(column: PrintedColumn, table: Crosstable) -> tuple[str, ...]:
    """Return what a column may hold, the likeliest first."""
    name = column.tiebreak
    if name and column.assumed:
        base = name.partition("/")[0]
        family = _FAMILIES.get(base, (name, *_US) if name in _US else (name,))
        return tuple(dict.fromkeys((name, *family) if "/" in name else family))
    return _FIDE if table.system == "fide" else _US


def _readings(tally: Tally, column: PrintedColumn) -> Iterator[Tally]:
    """Yield the tally, then for a FIDE column those under the other editions."""
    yield tally
    if column.tiebreak and column.tiebreak.partition("/")[0].isupper():
        for edition in EDITIONS:
            if edition != tally.rules:
                yield Tally(tally.table, tally.choices, edition)
