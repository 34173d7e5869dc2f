"""What the sections of a text may be, as one reader has them: crosstables, or errors."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import Crosstable, Message
from calculator.model.late import late, pattern
from calculator.reading.check.build import build
from calculator.reading.check.consistency import Judged
from calculator.reading.check.lines_of_no_table import (
    are_turned,
    cells_of,
    figures_alone,
    is_alone,
    is_to_be_accounted,
    is_told,
    left_over,
    like_its_rows,
    missing_rows,
    place,
    rests,
    rows_of_another,
    span,
    unaccounted,
    warning,
    wrapped,
)
from calculator.reading.columns.context import context, told_apart
from calculator.reading.columns.headings import column as heads
from calculator.reading.columns.raw import RawTable, Told
from calculator.reading.layouts import LAYOUTS, Layout, Reader, layout_of
from calculator.reading.text.errors import Placed, ReadError
from calculator.reading.text.grid import Cell, lines_of

if TYPE_CHECKING:
    from calculator.reading.check.between_sections import each_with_its_own
    from calculator.reading.check.cells_in_names import run_over, under_names
    from calculator.reading.check.headed_by_players import heads_players
    from calculator.reading.check.notes_on_players import noted
    from calculator.reading.check.order_of_rounds import told_otherwise
    from calculator.reading.check.results_in_other_cells import swallowed
    from calculator.reading.check.results_of_no_round import unused
    from calculator.reading.check.rounds_above import heads_as_well
    from calculator.reading.check.truncated_lines import cut_off
    from calculator.reading.check.unlikely_tables import opponents_below, unlikely
    from calculator.reading.check.words_in_rows import account, with_facts
    from calculator.reading.choose.by_title import by_title
    from calculator.reading.choose.lines_beside import Beside
    from calculator.reading.columns.hints import told_around
    from calculator.reading.columns.no_rows import is_no_row
    from calculator.reading.columns.order_announcements import is_listed
    from calculator.reading.cut.side_by_side import apart
else:
    each_with_its_own = late("calculator.reading.check.between_sections", "each_with_its_own")
    heads_as_well = late("calculator.reading.check.rounds_above", "heads_as_well")
    by_title = late("calculator.reading.choose.by_title", "by_title")
    account = late("calculator.reading.check.words_in_rows", "account")
    with_facts = late("calculator.reading.check.words_in_rows", "with_facts")
    cut_off = late("calculator.reading.check.truncated_lines", "cut_off")
    run_over = late("calculator.reading.check.cells_in_names", "run_over")
    under_names = late("calculator.reading.check.cells_in_names", "under_names")
    noted = late("calculator.reading.check.notes_on_players", "noted")
    swallowed = late("calculator.reading.check.results_in_other_cells", "swallowed")
    heads_players = late("calculator.reading.check.headed_by_players", "heads_players")
    opponents_below = late("calculator.reading.check.unlikely_tables", "opponents_below")
    told_otherwise = late("calculator.reading.check.order_of_rounds", "told_otherwise")
    unlikely = late("calculator.reading.check.unlikely_tables", "unlikely")
    unused = late("calculator.reading.check.results_of_no_round", "unused")
    is_listed = late("calculator.reading.columns.order_announcements", "is_listed")
    apart = late("calculator.reading.cut.side_by_side", "apart")
    is_no_row = late("calculator.reading.columns.no_rows", "is_no_row")
    told_around = late("calculator.reading.columns.hints", "told_around")


#: So much of a page above and below a table is looked at for how far the event is.
_REACH = 60_000
#: This many lines above a table may be its heading, broken.
_ABOVE = 8
#: This many lines that are left over are mentioned.
_TOLD = 3
#: One row in this many is one of a few.
_FEW = 3
#: A word of a name.
_WORD = pattern(r"[^\W\d_]{2,}")
#: What parts cells whatever blanks are between them.
_SEPARATORS = set("\t|;")
#: A line, behind the end of another, that begins with a word which comes again in it: it may be
#: the heading of two tables.
_TWICE = pattern(r"\n(?:[^\S\n]|\|)*([^\s|;,\d][^\s|;,]*)[\s|;,][^\n]{5,}[\s|;,]\1[\s|;,]")

type _Section = Judged | Crosstable | ReadError


class Candidate(NamedTuple):
    """What a section of a text may be: a table as one reader has it, or why it cannot be read."""

    result: Crosstable | ReadError
    names: tuple[str, ...] = ()
    """The players, as far as they could be read."""
    title: str = ""
    judged: Judged | None = None
    """The table before opponents were looked up, to read it in another way."""
    layout: Layout | None = None
    """The layout of ``judged``."""
    left: tuple[Cell, ...] = ()
    """Lines beside it that hold results, and are of no table."""
    broken: bool = False
    """Whether those are the rests of its rows."""
    beside: bool = False
    """Whether another reader found it beside the tables."""
    unsolved: bool = False
    """Whether nobody has looked for what was probably meant."""
    built: tuple[Message, ...] = ()
    """What was said of the table when it was made: the rest is said of the text."""

    @property
    def size(self) -> int:
        """How many players the section has, about."""
        return len(self.names) or (self.result.size if isinstance(self.result, ReadError) else 0)

    @property
    def is_read(self) -> bool:
        """Whether it is a crosstable, not an error."""
        return isinstance(self.result, Crosstable)

    @property
    def is_sound(self) -> bool:
        """Whether nothing contradicts the rest, and no line with results is left over."""
        return isinstance(self.result, Crosstable) and not (
            self.left or self.result.contradictions or self.result.wrong_totals
        )

    @property
    def has_gaps(self) -> bool:
        """Whether a round is empty in somebody's row, whatever that was read as.

        So is a bye where no total confirms it: nothing shows which round it is in.
        """
        raw = self.judged.raw if self.judged else None
        if raw is None or raw.of_opponents:
            return False
        return any(
            not one.opponent and (row.total is None or not one.cell.text)
            for row in raw.rows
            for one in row.results
        )

    @property
    def told(self) -> tuple[Message, ...]:
        """What is said of the lines that are left over."""
        return tuple(map(warning, self.left[:_TOLD]))

    @property
    def is_too_much(self) -> bool:
        """Whether it cannot be read because there is too much of it: lines are not to blame."""
        return isinstance(self.result, ReadError) and "-too-" in self.result.said.code

    @property
    def is_whole(self) -> bool:
        """Whether everybody's total is there and right, or all headings are known without one.

        No column of which nobody knows what it holds may be left.
        """
        if self.judged is None:
            return False
        raw = self.judged.raw
        kinds = {column.kind for column in raw.columns}
        others = [column.heading for column in raw.columns if column.kind == "other"]
        if any(
            not head.text or head.text.isdecimal() or heads(head).kind != "other" for head in others
        ):
            return False
        return self.has_right_totals or (raw.headed and not kinds & {"total", "other"})

    @property
    def has_right_totals(self) -> bool:
        """Whether everybody's total is there and right."""
        judged = self.judged
        return judged is not None and judged.consistency.right == len(judged.raw.rows)

    def is_of(self, layout: str) -> bool:
        """Whether it is of a layout, or may be: of what cannot be read nobody knows."""
        if isinstance(self.result, ReadError):
            own = self.layout.name if self.layout else ""
        else:
            own = self.result.format
        return not layout or not own or own == layout


def tells_all(part: Candidate) -> bool:
    """Whether nothing is wrong, opponents are told, and no column of results is left out."""
    return (
        part.is_sound
        and isinstance(part.result, Crosstable)
        and "opponents" not in part.result.lacks
        and not any(one.code.startswith("column-of-") for one in part.result.warnings)
    )


def bearing_out(found: Iterable[Candidate]) -> int:
    """Return how many cells bear each other out, less those that do not."""
    return sum(part.judged.consistency.balance for part in found if part.judged)


def candidates(
    reader: Reader, text: str, *, slips: bool = True, beside: "Beside | None" = None
) -> list[Candidate]:
    r"""Return the sections that a reader finds in a text.

    Without ``slips`` nobody looks for what was probably meant where something is wrong; of several
    sections nobody does before one is taken. Lines ``beside`` the tables were taken out of the text
    and are put back.

    >>> from calculator.reading.layouts import LAYOUTS
    >>> [part.size for part in candidates(LAYOUTS["short"].reader, "Ann: W\nBob: L")]
    [2]
    """
    try:
        if not reader.alone and _TWICE.search(f"\n{text}"):
            parts = apart(text)
            if len(parts) > 1:
                return [found for part in parts for found in candidates(reader, part, slips=slips)]
        read = [Judged(one) if isinstance(one, RawTable) else one for one in reader.read(text)]
        if beside:
            read, text = beside.around(read, text), beside.put_back(text)
        if not (reader.alone or reader.scattered):
            read = [part for one in read for part in _sections(one)]
        return of_tables(reader, read, text, slips=slips)
    except ReadError as error:
        return [Candidate(error)]


def of_tables(
    reader: Reader, read: Sequence[_Section], text: str, *, slips: bool
) -> list[Candidate]:
    """Return what the tables are that a reader has read of a text; see :func:`candidates`."""
    if len(read) > 1:
        read = each_with_its_own(read)
    found = _without_extracts(
        [_candidate(reader, one, text, len(read), slips=slips) for one in read]
    )
    if len(found) > 1:
        found = _called_apart(found)
    if reader.alone:
        return found
    if reader.scattered:
        return _with_left_over(found)
    found = _with_left_over(found, lines_of(text))
    return _with_lost([checked(part, text) for part in found], text)


def _sections(read: _Section) -> Sequence[_Section]:
    """Return the sections that texts between the rows of a table tell apart."""
    if not isinstance(read, Judged) or not (read.raw.rows and read.raw.after):
        return [read]
    first, last = (read.raw.rows[at].name.line for at in (0, -1))
    between = any(first < cell.line < last for cell in read.raw.after)
    return by_title(read) if between else [read]


def _is_above(cell: Cell, raw: RawTable) -> bool:
    """Whether a line just above a heading names its rounds as well."""
    above = raw.headed and raw.columns and cell.line + 1 == raw.columns[0].heading.line
    return bool(above) and heads_as_well(cell, raw)


def _with_lost(found: list[Candidate], text: str) -> list[Candidate]:
    """Put a table that nobody read among the others, as a section that cannot be read."""
    tables = [part.judged for part in found if part.judged is not None]
    raws = [table.raw for table in tables]
    if not raws or len(raws) < len(found) or any(raw.form == "html" for raw in raws):
        # What cannot be read is mentioned, whatever it is.
        return found
    left = [*left_over(raws), *unaccounted(tables, lines_of(text))]
    if not left:
        return found
    spans = [span(raw) for raw in raws if raw.rows]
    left = [cell for cell in left if not any(first <= place(cell) < last for first, last in spans)]
    others = rows_of_another(left)
    rows = others or _under_the_same(left, raws, lines_of(text))
    if not rows:
        return found
    lost = Candidate(wrapped(rows[0]).knowing(size=len(rows)))
    at = sum(first < place(rows[0]) for first, _ in spans)
    # What is under the same heading may be the next page of the table above.
    alone = others or not at
    before = found[:at] if alone else [*found[: at - 1], *_saying(found[at - 1 : at], rows)]
    return [*before, lost, *found[at:]]


def _saying(found: Iterable[Candidate], rows: Sequence[Cell]) -> list[Candidate]:
    """Return sections that say of rows that they are in none."""
    said = tuple(map(warning, rows))
    return [
        part._replace(result=part.result._replace(warnings=part.result.warnings + said))
        if isinstance(part.result, Crosstable)
        else part
        for part in found
    ]


def _words(cells: Iterable[Cell]) -> list[str]:
    return [word for cell in cells for word in cell.text.split()]


def _under_the_same(
    left: Sequence[Cell], raws: Sequence[RawTable], lines: Sequence[str]
) -> list[Cell]:
    """Return the line below a heading that comes again, word for word, beside the tables."""
    heads = [lines[raw.columns[0].heading.line - 1].split() for raw in raws if raw.headed]
    return [
        below
        for cell, below in pairwise(left)
        if lines[cell.line - 1].split() in heads
        and below.line == cell.line + 1
        and any(map(str.isdecimal, below.text))
    ]


def _with_left_over(found: list[Candidate], lines: Sequence[str] = ()) -> list[Candidate]:
    """Say of lines that no section took up, and that hold results, where they are.

    A section in which some are the rests of its rows cannot be read. Without its ``lines`` a text
    is all over with what is read of it, and no line is like another.
    """
    raws = [part.judged.raw for part in found if part.judged is not None]
    # A table's foot may say again what its head says.
    heads = [_words(one.heading for one in raw.columns) for raw in raws if raw.headed]
    left: dict[int, list[Cell]] = {}
    for cell in left_over(raws):
        if _words([cell]) not in heads:
            left.setdefault(cell.line, []).append(cell)
    return [_told_of(part, left, lines) for part in found] if left else found


def checked(part: Candidate, text: str) -> Candidate:
    """Return a section, with warnings where its rows hold more or less than was read of them."""
    if isinstance(part.result, ReadError) or part.judged is None:
        return part
    raw, lines = part.judged.raw, lines_of(text)
    said: tuple[Message, ...] = ()
    colored = any(one.color for row in raw.rows for one in row.results)
    if colored or part.judged.consistency.right < len(raw.rows):
        # After the totals, and where all of them are right, nothing but colors is missing.
        said += cut_off(raw, lines, part.result.contradictions) + unused(raw, lines)
    by_blanks = _is_apart_by_blanks(raw, lines)
    if "opponents" in part.result.lacks and (error := heads_players(raw, lines)):
        return part._replace(result=error)
    if not raw.headed and part.result.rounds > 1 and raw.rows and raw.rows[0].name.line > 1:
        said += told_otherwise(raw, lines)
    if _may_be_unlikely(part.result):
        said += unlikely(raw, part.result, by_blanks=by_blanks)
    if raw.form == "text" and is_to_be_accounted(raw, lines):
        said += account(raw, lines, by_blanks=by_blanks)
    if by_blanks:
        if part.result.contradictions and (error := swallowed(raw, part.result, lines)):
            return part._replace(result=error)
        said += run_over(raw, lines) or (with_facts(raw, lines) if _has_facts(raw) else ())
    elif raw.headed:
        said += under_names(raw)
    warnings = (*part.result.warnings, *said)
    return part._replace(result=part.result._replace(warnings=warnings)) if said else part


def with_notes(part: Candidate) -> Candidate:
    """Return a section with a warning for each line that says of a player what it does not have."""
    left = list(left_over([part.judged.raw])) if part.judged else []
    # Most captions name nobody.
    said, names = (
        set(_WORD.findall(" ".join(texts).casefold()))
        for texts in ([cell.text for cell in left], part.names if left else ())
    )
    return part._replace(result=noted(part.result, left)) if said & names else part


def _may_be_unlikely(table: Crosstable) -> bool:
    """Whether a round has no opponents or a pairing has no result, or a name is one word."""
    if any(" " not in player.name for player in table.players):
        return True
    return any(
        all(one.opponent is None for one in cells)
        or ("" in [one.code for one in cells] and any(one.to_play for one in cells))
        for cells in zip(*(player.results for player in table.players), strict=False)
    )


def _has_facts(raw: RawTable) -> bool:
    return any(row.about for row in raw.rows)


def _is_apart_by_blanks(raw: RawTable, lines: Sequence[str]) -> bool:
    """Whether only blanks part the cells of a table."""
    heading = next((one.heading for one in raw.columns if one.kind == "name"), None)
    first = heading if raw.headed else raw.rows[0].name if raw.rows else None
    return (
        raw.form == "text"
        and first is not None
        and (not raw.headed or first.text != "")
        and bool(raw.rows)
        and _SEPARATORS.isdisjoint(lines[first.line - 1])
    )


def _told_of(
    part: Candidate, left: Mapping[int, Sequence[Cell]], lines: Sequence[str]
) -> Candidate:
    """Return a section with what is said of lines that are left over beside it.

    What is ``left`` comes by its lines.
    """
    result, raw = part.result, part.judged.raw if part.judged else None
    if isinstance(result, ReadError) or raw is None or not raw.rows:
        return part
    beside = {cell.line for cell in raw.around}
    said = {message.line for message in result.warnings}
    own = [
        cell
        for line in sorted(line for line in beside - said if line in left)
        for cell in left[line]
        if not is_listed(cell.text)
    ]
    first, last = span(raw)
    if not raw.headed:
        # What is just above may be a heading that nobody knew.
        first = max((place(cell) for cell in own if place(cell) < first), default=first)
    inside = [cell for cell in own if first <= place(cell) < last]
    if inside:
        # What is just below the last row may be the rest of it, as others are of theirs.
        inside += [
            cell
            for cell in own
            if place(cell) > last
            and cell.line == last[0] + 1
            and not any(map(str.isalpha, cell.text))
        ]
    broken = rests(inside, raw)
    if "opponents" in result.lacks:
        broken += opponents_below(own, raw)
    if lines and not raw.headed:
        above = [cell for cell in own if place(cell) <= first][-_ABOVE:]
        broken += above[-1:] if are_turned(above, raw) else []
        # Somebody may have pasted the heading below.
        broken += [cell for cell in own if place(cell) > last and are_turned([cell], raw)]
    rows = {row.name.line for row in raw.rows}
    alone = [cell for cell in own if cell.line - 1 in rows and is_alone(cell.text)]
    if not raw.headed or _FEW * len(alone) > len(raw.rows):
        # Below many it is a club, a town.
        alone = []
    # What heads more lines is a title.
    named = {cell for cell in alone if cell.line + 1 not in left}
    named.update(
        figures_alone(inside, raw),
        missing_rows(own, raw),
        like_its_rows(own, raw, lines) if lines else (),
    )
    odd = [cell for cell in own if cell in named or is_told(cell)]
    odd = [cell for cell in odd if not _is_above(cell, raw)]
    broken, odd = ([one for one in each if not is_no_row(one.text)] for each in (broken, odd))
    if not broken and len(odd) > _TOLD:
        # More is left over than can be mentioned.
        broken = odd
    if broken:
        error = wrapped(broken[0]).knowing(size=len(raw.rows))
        return part._replace(result=error, left=tuple(broken), broken=True)
    part = part._replace(left=tuple(odd))
    return part._replace(result=result._replace(warnings=result.warnings + part.told))


def _candidate(
    reader: Reader, read: _Section, text: str, sections: int, *, slips: bool
) -> Candidate:
    if isinstance(read, ReadError):
        return Candidate(read, title=read.title)
    if isinstance(read, Crosstable):
        # Our own document says in which layout the table was read at first.
        table = read if read.format in LAYOUTS else read._replace(format=layout_of(reader).name)
        names = tuple(player.name for player in table.players if not player.stub)
        return Candidate(table, names, table.section or table.event or "")
    layout = layout_of(reader, read.raw)
    raw = read.raw._replace(numbers=layout.numbers)
    if not reader.alone:
        raw = raw._replace(told=_told(raw, text, sections, scattered=reader.scattered))
    judged = read.knowing(raw)
    result: Crosstable | ReadError
    try:
        result = build(judged, layout, slips=slips and sections == 1)
    except ReadError as error:
        result = error
    names = tuple(row.name.text for row in raw.rows)
    title = raw.section or context(raw).title or raw.event or ""
    built = result.warnings if isinstance(result, Crosstable) else ()
    unsolved = slips and sections > 1
    return Candidate(result, names, title, judged, layout, unsolved=unsolved, built=built)


def _told(raw: RawTable, text: str, sections: int, *, scattered: bool) -> Told:
    """Return what the text around a table says of how far the event is.

    Menus and headings of a page count too, which are no captions of the table. What is above
    one of several sections is of that section alone.
    """
    if sections > 1:
        around = "\n".join(cell.text for cell in raw.before)
    elif scattered:
        around = text[:_REACH]
    else:
        columns, rows = raw.columns, raw.rows
        start = _offset(text, min((one.heading for one in columns), key=place)) if columns else 0
        end = _offset(text, max(cells_of(rows[-1]), key=place)) if rows else start
        around = f"{text[max(0, start - _REACH) : start]}\n{text[end : end + _REACH]}"
    return told_around(around)


def _offset(text: str, cell: Cell) -> int:
    """Return where a cell begins in the text."""
    at = 0
    for _ in range(cell.line - 1):
        at = text.find("\n", at) + 1
    return at + cell.column - 1


def _called_apart(found: list[Candidate]) -> list[Candidate]:
    """Return sections that are called alike by what tells them apart."""
    captions = [context(part.judged.raw).captions if part.judged else () for part in found]
    titles = [part.title for part in found]
    return [
        part._replace(title=title)
        for part, title in zip(
            found, told_apart(list(zip(titles, captions, strict=True))), strict=True
        )
    ]


def _without_extracts(found: list[Candidate]) -> list[Candidate]:
    """Leave out the parts of a larger table that a text repeats to explain it.

    So is a table of who met whom where another has the rounds of the same event.
    """
    whole = [set(part.names) for part in found if part.is_read]
    matrices = [part.judged is not None and part.judged.raw.of_opponents for part in found]
    # Of many matrices nobody asks whether one is another with its rounds.
    rounds = [part for part, is_matrix in zip(found, matrices, strict=True) if not is_matrix]
    return [
        part
        for part, is_matrix in zip(found, matrices, strict=True)
        if (part.is_read or not part.names or not any(set(part.names) < other for other in whole))
        and not (is_matrix and any(_is_with_rounds(other, part) for other in rounds))
    ]


def _is_with_rounds(part: Candidate, matrix: Candidate) -> bool:
    """Whether a section is the event of a table of who met whom, with its rounds: same totals."""
    if part.judged is None or matrix.judged is None or not part.is_sound:
        return False
    one, other = part.judged.raw, matrix.judged.raw
    if len(one.rows) != len(other.rows):
        return False
    # Swiss-Chess cuts names to different lengths in its lists.
    left = {row.name.text: row.total for row in one.rows}
    return all(
        any(
            total == row.total
            and (name.startswith(row.name.text) or row.name.text.startswith(name))
            for name, total in left.items()
        )
        for row in other.rows
    )


def first_place(part: Candidate) -> tuple[int, int]:
    """Return where a section begins, or what is wrong in it."""
    if part.judged is None and isinstance(part.result, ReadError):
        return part.result.line or 0, part.result.column or 0
    raw = part.judged.raw if part.judged else None
    cells = [*(one.heading for one in raw.columns), *(row.name for row in raw.rows)] if raw else []
    return min(((cell.line, cell.column) for cell in cells if cell.line), default=(0, 0))


def faulty_rows(part: Candidate) -> tuple[Placed, ...]:
    """Return where a section is that cannot be read."""
    return part.result.rows if isinstance(part.result, ReadError) and not part.judged else ()


def names(found: Sequence[Candidate]) -> set[str]:
    """Return everybody in some sections."""
    faulty = {cell.text for part in found for cell in faulty_rows(part)}
    return faulty | {name for part in found for name in part.names}
