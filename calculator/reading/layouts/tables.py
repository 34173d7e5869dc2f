"""Tables with a row for each player: how they are read, and an entry for each program.

Whatever program made them, they are read in one way: a heading says what each column holds, or,
where it was not copied, the cells themselves do; opponents may be called by name, a player have
two lines, or every cell be copied as a line of its own. Of these the one is taken that bears itself
out. An entry has what only a program's tables do.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from calculator.model import Message, System
from calculator.model.late import late, pattern
from calculator.reading.assemble.standings.guards import (
    may_be_typed,
    may_go_on,
    may_label,
    may_name,
    may_tell,
    may_tell_in_parts,
    rows_above,
)
from calculator.reading.assemble.standings.headed import read_tables
from calculator.reading.check.consistency import Judged
from calculator.reading.check.layout import Layout, Listed, Read, Reader
from calculator.reading.columns.raw import RawTable
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import first_lines
from calculator.reading.text.pasted_text import beginning, markup_of
from calculator.reading.text.team_cells import with_commas

if TYPE_CHECKING:
    from calculator.reading.assemble.at_the_top import at_the_top
    from calculator.reading.assemble.named.reader import read_named
    from calculator.reading.assemble.named.rows_in_words import read_rows_in_words
    from calculator.reading.assemble.named.told_rows import begins_a_row
    from calculator.reading.assemble.named.unheaded import read_unheaded
    from calculator.reading.assemble.standings.by_content import read_by_content, read_if_all
    from calculator.reading.assemble.standings.faults import (
        faults,
        of_sums,
        of_teams,
        ranking,
    )
    from calculator.reading.assemble.standings.stacked import read_stacked
    from calculator.reading.assemble.standings.two_lines import read_two_lines
    from calculator.reading.assemble.standings.typed_rows import read_typed
    from calculator.reading.cells.rating_labels import without_rating_labels
    from calculator.reading.text.decorations import undecorated
else:
    without_rating_labels = late("calculator.reading.cells.rating_labels", "without_rating_labels")
    at_the_top = late("calculator.reading.assemble.at_the_top", "at_the_top")
    read_named = late("calculator.reading.assemble.named.reader", "read_named")
    read_rows_in_words = late(
        "calculator.reading.assemble.named.rows_in_words", "read_rows_in_words"
    )
    begins_a_row = late("calculator.reading.assemble.named.told_rows", "begins_a_row")
    read_unheaded = late("calculator.reading.assemble.named.unheaded", "read_unheaded")
    faults = late("calculator.reading.assemble.standings.faults", "faults")
    of_sums = late("calculator.reading.assemble.standings.faults", "of_sums")
    of_teams = late("calculator.reading.assemble.standings.faults", "of_teams")
    ranking = late("calculator.reading.assemble.standings.faults", "ranking")
    read_by_content = late("calculator.reading.assemble.standings.by_content", "read_by_content")
    read_if_all = late("calculator.reading.assemble.standings.by_content", "read_if_all")
    read_stacked = late("calculator.reading.assemble.standings.stacked", "read_stacked")
    read_two_lines = late("calculator.reading.assemble.standings.two_lines", "read_two_lines")
    read_typed = late("calculator.reading.assemble.standings.typed_rows", "read_typed")
    undecorated = late("calculator.reading.text.decorations", "undecorated")

#: What a table with headings may carry: everything.
TABLE = ("opponents", "colors", "ratings", "totals", "byes", "forfeits", "tiebreaks", "places")

#: No picture comes before it; letters of few languages, and of no name in most texts, come after.
_FIRST_PICTURE = "\u2b50"
#: Of a text of this length so many lines tell whether it is read without its headings.
_LONG, _FIRST = 8_000, 60
#: From this length on a table that is at fault there is not read further.
_VERY_LONG = 40_000
#: The mark of a player's own cell; of a square there are more than a few.
_OWN_CELLS = pattern(r"(?<![^\s|;,])(?:[xXхХ]|[^\w\s.,;|]){1,3}(?![^\s|;,])")
_FEW = 2


def _read(text: str) -> Sequence[Read]:
    """Read in the way that says most: rows that bear themselves out are cut word by word."""
    if not text.isascii() and max(text) >= _FIRST_PICTURE:
        text = undecorated(text)
    text = _unlabeled(with_commas(text))
    found = _found(text)
    typed = read_typed(text) if may_be_typed(text) else []
    return typed if typed and not _say_as_much(found, typed) else found


def _unlabeled(text: str) -> str:
    return without_rating_labels(text) if may_label(text) else text


def _say_as_much(found: Sequence[Read], typed: Sequence[Judged]) -> bool:
    """Whether tables have all that is in others: rows, rounds, ratings, right totals, and names."""
    tables = [one for one in found if isinstance(one, Judged) and not one.doubtful]
    return len(tables) == len(found) and _told(tables) >= _told(typed)


def _told(tables: Sequence[Judged]) -> tuple[int, ...]:
    """Return how much tables tell: results, right totals, ratings; a figure is no part of a name.

    What is counted first says most.
    """
    rows = [row for table in tables for row in table.raw.rows]
    return (
        sum(len(row.results) for row in rows),
        sum(table.consistency.right for table in tables),
        sum(not any(map(str.isdecimal, row.name.text)) for row in rows),
        sum(row.rating is not None for row in rows),
    )


def _found(text: str) -> Sequence[Read]:
    """Read by the headings that are known; where these mislead or are none, by the cells."""
    readers = _readers(text)
    if len(text) >= _VERY_LONG:
        others = [partial(_beside_headings, one) for one in readers if one is not read_tables]
        if error := at_the_top(text, read_tables, others):
            return [error]
    if may_name(text) and (by_name := read_named(text)):
        return by_name
    tried: list[Sequence[Judged | ReadError]] = []
    for reader in readers:
        if tried and reader is read_by_content and not _may_say_more(text, tried):
            break
        if reader is read_by_content and _has_own_cells(text) and (error := of_sums(text)):
            return [error]
        # Where headings are known, cells alone do not outweigh them.
        found = _beside_headings(reader, text) if tried else reader(text)
        if (
            found
            and all(isinstance(table, Judged) and not table.doubtful for table in found)
            and not (tried and (_lack_rows(found) or _sees_few(found, tried)))
            and not _leave_faulty_rows(found, tried)
        ):
            return _with_those_above(text, found) if reader is read_tables else found
        if any(isinstance(one, ReadError) and one.is_too_much for one in found):
            # However the text is read there are as many.
            return found
        if found:
            tried.append(found)
    if tried:
        most = max(map(_rows, tried))
        # Where rows that others refer to were left out, the fault from their reader says why.
        tried = [found for found in tried if _rows(found) == most or not _lack_rows(found)]
        tried = [found for found in tried if not _sees_few(found, tried)]
        tried = [found for found in tried if not _leave_faulty_rows(found, tried)]
    judged = [table for found in tried for table in found if isinstance(table, Judged)]
    if not judged and may_name(text) and (unheaded := read_unheaded(text)):
        return unheaded
    if not judged and (error := of_teams(text) or next(faults(text, of_counts=True), None)):
        return [error]
    if not tried:
        return list(faults(beginning(text)))
    if all(table.doubtful for table in judged) and (error := ranking(text, max(map(_rows, tried)))):
        return [error]
    # Of equal ones the first: what is known is more than what is guessed.
    return max(tried, key=_worth)


def _readers(text: str) -> "tuple[Callable[[str], Sequence[Judged | ReadError]], ...]":
    """Return who reads a text in turn."""
    readers = (read_tables, read_stacked, read_by_content)
    return (read_two_lines, *readers) if may_go_on(text) else readers


def _beside_headings(
    reader: "Callable[[str], Sequence[Judged | ReadError]]", text: str
) -> Sequence[Judged | ReadError]:
    """Return what another reader has of a text whose headings are known."""
    return read_if_all(text, _is_headed) if reader is read_by_content else reader(text)


def _has_own_cells(text: str) -> bool:
    """Whether marks are in a text as where players would meet themselves."""
    return len(_OWN_CELLS.findall(first_lines(text, _FIRST))) > _FEW


def _may_say_more(text: str, tried: Sequence[Sequence[Judged | ReadError]]) -> bool:
    """Whether the cells may tell more than the headings do; of a long text its first rows say.

    There is a table in them then, or a fault in a cell where none was found in one.
    """
    if len(text) < _LONG or markup_of(text):
        return True
    told = all(_names_a_cell(one) for found in tried for one in found if isinstance(one, ReadError))
    return any(
        isinstance(one, Judged) or (not told and _names_a_cell(one))
        for one in read_by_content(first_lines(text, _FIRST))
    )


def _with_those_above(
    text: str, found: Sequence[Judged | ReadError]
) -> Sequence[Judged | ReadError]:
    """Add the section above the first known heading whose own heading is broken, if one is."""
    first = found[0]
    above = rows_above(first.raw.before) if isinstance(first, Judged) else []
    if len(above) < 2 or not isinstance(first, Judged):
        return found
    begins = first.raw.columns[0].heading
    lost = [
        table
        for table in read_by_content(text)
        if isinstance(table, Judged) and table.raw.rows and table.raw.rows[-1].name[1:] < begins[1:]
    ]
    return [*lost, *found]


def _worth(found: Sequence[Judged | ReadError]) -> tuple[int, int, int]:
    """Return how many tables can be read, how well they bear themselves out, and what faults say.

    The one that names a cell says most.
    """
    good = [table for table in found if isinstance(table, Judged) and table.raw.rows]
    sound = sum(not table.doubtful for table in good)
    named = sum(_names_a_cell(table) for table in found if isinstance(table, ReadError))
    return sound, sum(table.consistency.balance for table in good), named


def _is_headed(table: Judged | ReadError) -> bool:
    """Whether a table has a heading; if it is faulty, whether its error names a cell."""
    return table.raw.headed if isinstance(table, Judged) else _names_a_cell(table)


def _names_a_cell(error: ReadError) -> bool:
    return error.whose is not None and error.cell is not None


def _lack_rows(found: Sequence[Judged | ReadError]) -> bool:
    return any(isinstance(table, Judged) and table.lacks_rows for table in found)


def _sees_few(
    found: Sequence[Judged | ReadError], tried: Sequence[Sequence[Judged | ReadError]]
) -> bool:
    """Whether a reader made tables of no more than half the rows of another: they are cut wrongly.

    What is wrong with a text may be said where no rows were seen.
    """
    made, most = any(isinstance(one, Judged) for one in found), max(map(_rows, tried))
    return made and 2 * _rows(found) <= most > 0


def _leave_faulty_rows(
    found: Sequence[Judged | ReadError], tried: Sequence[Sequence[Judged | ReadError]]
) -> bool:
    """Whether a reader left out, below its tables, a row in which another one names a fault."""
    faulty = {
        error.line
        for other in tried
        if other is not found
        for error in other
        if isinstance(error, ReadError) and _names_a_cell(error)
    }
    return bool(faulty) and any(
        cell.line in faulty for one in found if isinstance(one, Judged) for cell in one.raw.after
    )


def _rows(found: Sequence[Judged | ReadError]) -> int:
    """Return how many rows a reader saw."""
    return sum(one.size if isinstance(one, ReadError) else len(one.raw.rows) for one in found)


READER = Reader(90, fits=lambda _: True, read=_read)


def _fits_words(text: str) -> bool:
    return may_tell(text) and beginning(text) == text and bool(_words(text))


def _words(text: str) -> Sequence[Read]:
    return _kept_words(text)


@lru_cache(maxsize=2)
def _kept_words(text: str) -> Sequence[Read]:
    """Read a text once: whether it fits, only reading tells."""
    return read_rows_in_words(_unlabeled(text))


#: Rows of players that say each round in words: they hold no columns, and must all agree.
_IN_WORDS = Reader(
    24,
    _fits_words,
    _words,
    listed=Listed(may_tell_in_parts, begins_a_row, frozenset(), frozenset()),
)


def forms(
    *names: str,
    carries: tuple[str, ...],
    cells: str,
    sample: str,
    is_one: Callable[[RawTable], bool] = lambda _: True,
    system: System | None = None,
    remarks: Callable[[RawTable], tuple[Message, ...]] = lambda _: (),
    also: Reader | None = None,
) -> tuple[Layout, ...]:
    """Return the entries of a layout that there is as text, as HTML or with commas.

    Each of the ``names`` ends in ``-`` and :attr:`RawTable.form`; the rest is as in
    :class:`Layout`.

    >>> [found.name for found in forms("x-text", "x-csv", carries=(), cells="W2", sample="x")]
    ['x-text', 'x-csv']
    """
    return tuple(
        Layout(
            name,
            READER,
            carries,
            cells,
            sample,
            is_one=_in_form(name.rpartition("-")[2], is_one),
            system=system,
            remarks=remarks,
            also=also,
        )
        for name in names
    )


def _in_form(form: str, is_one: Callable[[RawTable], bool]) -> Callable[[RawTable], bool]:
    return lambda raw: raw.form == form and is_one(raw)


def _is_wintd(raw: RawTable) -> bool:
    headings = [column.heading.text.lower() for column in raw.columns]
    return (
        raw.dialect == "us"
        and raw.form != "csv"
        and any(heading.startswith(("rnd", "tbrk1")) for heading in headings)
    )


#: WinTD, a program for directors of US Chess events. A team's result has its game points after a
#: comma. Tiebreaks are only numbered.
WINTD = forms(
    "wintd-text",
    "wintd-html",
    carries=("opponents", "totals", "byes", "forfeits", "tiebreaks"),
    cells="W12 · -B- · W22,4.0",
    sample="wintd",
    is_one=_is_wintd,
)


def _is_swisssys(raw: RawTable) -> bool:
    if raw.dialect != "us" or raw.form == "csv":
        return False
    headings = [column.heading.text.lower() for column in raw.columns]
    rounds = [column.heading.text for column in raw.columns if column.kind == "round"]
    signed = any(cell.text.startswith("SwissSys") for cell in raw.before)
    return signed or ("#" in headings and bool(rounds) and rounds[0].startswith("Rd "))


#: SwissSys, a program for directors of US Chess events.
SWISSSYS = forms(
    "swisssys-text",
    "swisssys-html",
    carries=("opponents", "ratings", "totals", "byes", "forfeits", "tiebreaks", "places"),
    cells="W12 · H--- · X30",
    sample="swisssys",
    is_one=_is_swisssys,
)


def _ambiguous_byes(raw: RawTable) -> tuple[Message, ...]:
    """Return a warning for ``-1``: two kinds of bye look alike there.

    It is read as the pairing-allocated bye, which is by far the more common.
    """
    cells = (found.cell for row in raw.rows for found in row.results if found.code == "P")
    first = next((cell for cell in cells if cell.text == "-1"), None)
    if first is None:
        return ()
    return (Message("bye-ambiguous", (), first.line, first.column),)


#: chess-results.com, by rank or by starting rank, in any language.
CHESS_RESULTS = forms(
    "chess-results-text",
    "chess-results-html",
    "chess-results-csv",
    carries=TABLE,
    cells="12w1 · 5b½ · -1",
    sample="chess-results",
    is_one=lambda raw: raw.dialect == "chess-results",
    system="fide",
    remarks=_ambiguous_byes,
)

#: A round robin, whose columns are opponents.
CROSS = forms(
    "cross-text",
    "cross-html",
    "cross-csv",
    carries=("opponents", "ratings", "totals", "forfeits", "tiebreaks", "places"),
    cells="* · 1 · ½ · 0",
    sample="cross",
    is_one=lambda raw: raw.dialect == "cross",
)

#: Vega, a pairing program.
VEGA = (
    Layout(
        "vega",
        READER,
        ("opponents", "colors", "ratings", "totals", "byes", "forfeits"),
        "+W5 · =B2 · +F8 · =HPB",
        "vega",
        is_one=lambda raw: raw.dialect == "vega",
        system="fide",
    ),
)

#: A table that no program is known for: a spreadsheet's, or one typed by hand.
TABLES = forms(
    "table-text",
    "table-html",
    "table-csv",
    carries=TABLE,
    cells="W12 · W12w · +12 · 1",
    sample="table",
    also=_IN_WORDS,
)
