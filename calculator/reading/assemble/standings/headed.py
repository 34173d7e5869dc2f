"""Standings and crosstables with a heading and one row a player, whatever program made them.

Whether the cells come from tabs, commas, spaces or HTML, the heading says what each column
holds, and the cells themselves in which dialect results are written.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise
from operator import itemgetter
from typing import TYPE_CHECKING

from calculator.model import Message
from calculator.model.late import late, pattern
from calculator.reading.assemble.standings.guards import (
    beside_left_out,
    check_beside,
    check_cells,
    check_games,
    check_names,
    check_numbered,
    check_square,
    figures_left_out,
    left_out,
)
from calculator.reading.assemble.standings.rows import raw_rows, without_scores
from calculator.reading.cells.dialects import Dialect, dialects_of, may_be_result
from calculator.reading.cells.grammar import total
from calculator.reading.check.ambiguous_cells import likeliest, remarks, settled
from calculator.reading.check.consistency import Judged
from calculator.reading.check.repeated_rows import once
from calculator.reading.columns.context import context, is_own, says_swiss
from calculator.reading.columns.cross import (
    cross_of,
    in_drawn_order,
    in_order,
    is_crossed_out,
    joined_pairs,
    notes,
)
from calculator.reading.columns.headings import Column, kind_headed
from calculator.reading.columns.name_cells import (
    apart,
    numbered,
    whole_names,
    with_ratings,
    without_codes,
    without_ids,
    without_letters,
    without_titles,
)
from calculator.reading.columns.player_rows import looks_whole, parts_of
from calculator.reading.columns.raw import RawTable
from calculator.reading.cut.segments import Segment, segments
from calculator.reading.lexicon.headings import heading_kind
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, Row, is_spaced

if TYPE_CHECKING:
    from calculator.reading.check.closed import is_closed
    from calculator.reading.check.matrix import in_rounds, is_swiss
    from calculator.reading.columns.colors import with_colors
    from calculator.reading.columns.colors_below import with_colors_below
    from calculator.reading.columns.content import content_of, with_ranking, with_rated
    from calculator.reading.columns.diagonal import with_diagonal
    from calculator.reading.columns.foreign_letters import in_english
    from calculator.reading.columns.half_filled import with_other_half
    from calculator.reading.columns.lines_below import with_lines_below
    from calculator.reading.columns.name_labels import without_labels
    from calculator.reading.columns.own_names import with_own_marks
    from calculator.reading.columns.own_numbers import with_answered_numbers, with_own_numbers
    from calculator.reading.columns.parts_of_cells import in_one_order
    from calculator.reading.columns.split_results import whole_results
    from calculator.reading.cut.by_section import by_restart, by_section
else:
    with_answered_numbers = late("calculator.reading.columns.own_numbers", "with_answered_numbers")
    with_own_numbers = late("calculator.reading.columns.own_numbers", "with_own_numbers")
    with_lines_below = late("calculator.reading.columns.lines_below", "with_lines_below")
    without_labels = late("calculator.reading.columns.name_labels", "without_labels")
    content_of = late("calculator.reading.columns.content", "content_of")
    with_ranking = late("calculator.reading.columns.content", "with_ranking")
    with_rated = late("calculator.reading.columns.content", "with_rated")
    with_diagonal = late("calculator.reading.columns.diagonal", "with_diagonal")
    with_other_half = late("calculator.reading.columns.half_filled", "with_other_half")
    with_own_marks = late("calculator.reading.columns.own_names", "with_own_marks")
    is_closed = late("calculator.reading.check.closed", "is_closed")
    in_rounds = late("calculator.reading.check.matrix", "in_rounds")
    is_swiss = late("calculator.reading.check.matrix", "is_swiss")
    with_colors = late("calculator.reading.columns.colors", "with_colors")
    with_colors_below = late("calculator.reading.columns.colors_below", "with_colors_below")
    by_restart = late("calculator.reading.cut.by_section", "by_restart")
    by_section = late("calculator.reading.cut.by_section", "by_section")
    whole_results = late("calculator.reading.columns.split_results", "whole_results")
    in_one_order = late("calculator.reading.columns.parts_of_cells", "in_one_order")
    in_english = late("calculator.reading.columns.foreign_letters", "in_english")

#: One of these letters stands for a won or a lost game in every other language.
_FOREIGN = set("GPSVgpsv")
#: This many rows tell what the columns hold.
_SAMPLE = 400
#: This many of the names differ, at least.
_DISTINCT = 0.7
_NUMBER = pattern(r"\d{1,4}")
#: So many rows tell whether opponents are called by other numbers than the rows' positions.
_FIRST_ROWS = 3
#: One of so many cells shows whether a result and a color are in another order: "w4 W".
_FIRST_CELLS, _LETTERED = 8, pattern(r"(?=\D*\d)\W*(?:[\d½]+\W*)*[^\W\d_½]|.*[●○]")
#: "s4 1", where the letter is another language's.
_FOREIGN_FIRST = pattern(r"[^\W\dwbWB_½]\s?\d{1,4}(?:\s+|\s?[:/=-]\s?)[01½]")
#: "+ s4" is a forfeit where others are "1 s4".
_SIGN_FIRST = pattern(r"[+-] ?[^\W\d_½]\d{1,4}")
_HALF = pattern(r"(?:½|1/2|0?[.,]5)\s?[^\W\d_½]\d")
#: One of so many lines shows whether there are lines that are no player's: they have fewer cells.
_FIRST_LINES = 4
#: A rating and a federation.
_RATED = pattern(r"[1-9]\d{2,3} [A-Z]{3}")
#: What known headings and the cells must agree on for the cells to tell the rest.
_FRAME = ("name", "round")
#: So many rounds more than players, or less, may be a round robin without its diagonal.
_MAY_LACK_DIAGONAL = (-1, 0)
#: This many results with notes are listed.
_LISTED = 5
#: So many rows are kept as they were read: more than a long text has, read in two ways.
_ROWS_KEPT = 8192


def read_tables(text: str) -> list[Judged | ReadError]:
    """Read every table under a heading; one that is faulty is its error."""
    return list(tables_of((segment, True) for segment in segments(text)))


def tables_of(parts: Iterable[tuple[Segment, bool]]) -> Iterator[Judged | ReadError]:
    """Read the tables of a text in turn, each with whether its heading is known."""
    return chain.from_iterable(sections_of(parts))


def sections_of(parts: Iterable[tuple[Segment, bool]]) -> Iterator[Sequence[Judged | ReadError]]:
    """Read the tables of a text in turn: of each, which is headed or not, its sections.

    What is below one table is also above the next. One that is faulty is its error.
    """
    beside: tuple[Cell, ...] = ()
    for segment, headed in parts:
        try:
            table = table_of(segment._replace(before=segment.before + beside), headed=headed)
            # Where the numbers go on over all of the sections, nobody plays in another one.
            if (
                _tells_sections(segment)
                and (sections := _sections(segment, headed=headed))
                and (
                    table.doubtful or table.consistency.unanswered or all(map(is_closed, sections))
                )
            ):
                yield sections
                continue
        except ReadError as error:
            again = error.said.code == "error-number-twice"
            if (again or _tells_sections(segment)) and (
                sections := _sections(segment, headed=headed)
            ):
                yield sections
                continue
            half = len(segment.columns) / 2
            rows = [at for at, row in enumerate(segment.rows) if len(row.cells) > half]
            fault = faulty(
                error,
                segment.before + beside,
                [one.heading for one in segment.columns],
                [segment.rows[at].cells for at in rows],
            )
            yield [fault]
            below = segment.rows[rows[-1] + 1 :] if rows else ()
            beside = tuple(cell for row in below for cell in row.cells if cell.text)
        else:
            beside = table.raw.after
            yield [table]


def _tells_sections(segment: Segment) -> bool:
    """Whether a column is headed as that of sections."""
    headings = [one.heading.text for one in segment.columns if one.kind == "other"]
    return any(text and heading_kind(text) == "section" for text in headings)


def _sections(segment: Segment, *, headed: bool) -> list[Judged]:
    """Return the sections that a column or titles tell apart, if each is read and nothing odd."""
    found: list[Judged] = []
    for title, part in by_section(segment) or by_restart(segment):
        try:
            table = table_of(part, headed=headed)
        except ReadError:
            return []
        found.append(table.knowing(table.raw._replace(section=title or table.raw.section)))
    return [] if any(one.doubtful or one.consistency.unanswered for one in found) else found


def faulty(
    error: ReadError,
    before: tuple[Cell, ...],
    heading: Sequence[Cell],
    rows: Sequence[Sequence[Cell]],
) -> ReadError:
    """Return the error of a table as that of a section: what it is called, and where it is."""
    title = context(RawTable((), (), before)).title
    name = next((at for at, cell in enumerate(heading) if kind_headed(cell.text) == "name"), 0)
    places = (*heading[:1], *(cells[min(name, len(cells) - 1)] for cells in rows if cells))
    return error.knowing(size=len(rows), title=title, rows=places)


class _Kept(dict[tuple[Segment, bool], Judged]):
    """Tables that were read, each with its rows: of many rows in all none is kept longer."""

    rows = 0

    def keep(self, segment: Segment, table: Judged, *, headed: bool) -> None:
        """Keep a table, without all others if these are too many."""
        count = len(segment.rows)
        if count > _ROWS_KEPT:
            return
        if self.rows + count > _ROWS_KEPT:
            self.clear()
        self.rows += count
        self[segment, headed] = table

    def clear(self) -> None:
        """Forget all of them."""
        super().clear()
        self.rows = 0


#: Those read last: another way to cut lines, or to join broken ones, leaves most as they are.
_KEPT = _Kept()


def table_of(segment: Segment, *, headed: bool = True) -> Judged:
    """Read the rows under one heading; raises :class:`ReadError` for a cell that makes no sense."""
    if (table := _KEPT.get((segment, headed))) is None:
        table = _table_of(segment, headed=headed)
        _KEPT.keep(segment, table, headed=headed)
    return table


def _table_of(segment: Segment, *, headed: bool) -> Judged:
    columns = segment.columns
    lines: Sequence[Row] = segment.rows
    name = next((at for at, column in enumerate(columns) if column.kind == "name"), 0)
    if any(
        2 * sum(bool(cell.text) for cell in row.cells) <= len(columns)
        or (len(row.cells) > name and not row.cells[name].text)
        for row in lines[1:_FIRST_LINES]
    ):
        lines = with_lines_below(columns, with_colors_below(columns, lines))
    every, after, above = parts_of(columns, lines)
    # Where no row is a player's, the first that has all the cells says what is wrong with it.
    every = every or [row.cells for row in segment.rows if looks_whole(columns, row)]
    kinds = [column.kind for column in columns]
    rows, repeated = once(
        every,
        next((index for index, kind in enumerate(kinds) if kind in {"number", "start"}), None),
        kinds.index("name"),
        kinds.index("total") if "total" in kinds else None,
    )
    if rows:
        first = rows[0][kinds.index("name")].text
        if ":" in first or first.startswith(("-", "–", "—")):
            rows = without_labels(columns, rows)
        rows = without_letters(columns, whole_names(columns, without_ids(columns, rows)))
        rows = without_titles(columns, rows)
        columns, rows = numbered(columns, rows)
        columns, rows = apart(columns, with_ratings(columns, without_codes(columns, rows)))
    kinds = [column.kind for column in columns]
    several = kinds.count("other") + 1 >= kinds.count("round")
    # Each round has such a column of its own, or the end of a cell one without a heading.
    if any(
        {one.kind, other.kind} == {"round", "other"} and (several or not other.heading.text)
        for one, other in pairwise(columns)
    ):
        columns, rows = with_colors(columns, whole_results(columns, rows))
    if headed:
        columns = _with_total_before(_completed(columns, rows), rows)
    if rows and _names_others(columns, rows):
        columns = with_own_numbers(columns, rows)
    if not any(column.kind in {"number", "start"} for column in columns):
        columns = with_answered_numbers(columns, rows)
    columns, rows = in_order(*joined_pairs(columns, rows))
    rows = in_drawn_order(columns, rows)
    if sum(one.kind == "round" for one in columns) - len(rows) in _MAY_LACK_DIAGONAL:
        columns, rows = with_diagonal(columns, rows)
    places = [index for index, one in enumerate(columns) if one.kind == "round"]
    if len(places) == len(rows) > 1:
        rows = _whole_square(columns, rows, places)
    rows = without_scores(columns, rows)
    kinds = [column.kind for column in columns]
    at = [index for index, column in enumerate(columns) if column.kind == "round"]
    texts = [cells[index].text for cells in rows for index in at]
    filled = [*filter(None, texts)]
    parted = [text for text in filled[:_FIRST_CELLS] if _LETTERED.match(text)]
    unknown = any(_FOREIGN_FIRST.match(text) or not may_be_result(text) for text in parted)
    if unknown or (any(map(_SIGN_FIRST.fullmatch, filled)) and any(map(_HALF.match, filled))):
        rows = in_one_order(columns, rows)
        texts = [cells[index].text for cells in rows for index in at]
        filled = [*filter(None, texts)]
    # "G5", or "5G".
    ends = {*map(itemgetter(0), filled), *map(itemgetter(-1), filled)}
    if not _FOREIGN.isdisjoint(ends) and not is_own(segment.before):
        rows = in_english(columns, rows)
        texts = [cells[index].text for cells in rows for index in at]
    points = [
        total(cells[kinds.index("total")].text) if "total" in kinds else None for cells in rows
    ]
    cross = cross_of([[cells[index].text for index in at] for cells in rows], points)
    if cross is None:
        check_cells(columns, rows, at)
    check_square(columns, rows, at)
    check_beside(columns, rows)
    check_numbered(columns, rows, at)

    unread = left_out(columns, rows)

    spaced = bool(segment.rows) and is_spaced(segment.form, segment.rows[0].text)

    def table(dialect: Dialect) -> RawTable:
        made = list(raw_rows(columns, rows, dialect, cross, spaced=spaced))
        check_names(made, dialect)
        read = settled(made, dialect, ones=cross is not None or "1" in texts)
        if unread:
            check_games(read)
        said = _noted(rows, at) if cross else beside_left_out(columns, rows, read)
        swiss = cross is not None and is_swiss(read, announced=says_swiss(segment.before))
        if swiss:
            read, open_ = in_rounds(read)
            said += open_
        return RawTable(
            columns,
            read,
            segment.before + tuple(above),
            tuple(after),
            segment.form,
            "cross" if cross else dialect.name,
            headed,
            of_opponents=cross is not None,
            of_swiss=swiss,
            meanings=dialect.meanings,
            repeated=repeated,
            warnings=remarks(columns, rows, read, dialect)
            + unread
            + said
            + figures_left_out(columns, rows),
            lacks=("byes",) if any(one.code == "byes-from-totals" for one in said) else (),
        )

    return likeliest(table, dialects_of(texts))


def _whole_square(
    columns: Sequence[Column], rows: list[tuple[Cell, ...]], places: Sequence[int]
) -> list[tuple[Cell, ...]]:
    """Return the rows of a round robin with marks in own cells, and both halves filled."""
    # Of most the last own cell has a mark, and neither corner is empty.
    own = rows[-1][places[-1]].text[:1]
    if own.isalnum() and not is_crossed_out(own):
        rows = with_own_marks(columns, rows)
    if not (rows[0][places[-1]].text and rows[-1][places[0]].text):
        rows = with_other_half(columns, rows)
    return rows


def _names_others(columns: Sequence[Column], rows: Sequence[Sequence[Cell]]) -> bool:
    """Whether the first rows name opponents by numbers of which there are not so many rows."""
    rounds = [at for at, one in enumerate(columns) if one.kind == "round"]
    found = (_NUMBER.search(cells[at].text) for cells in rows[:_FIRST_ROWS] for at in rounds)
    return sum(int(one[0]) > len(rows) for one in found if one) > 1


def _completed(columns: Sequence[Column], rows: Sequence[Sequence[Cell]]) -> tuple[Column, ...]:
    """Return the columns under known headings, with what is missing told by the cells.

    That is the total, the rating and the number, each where no heading names it, and the names
    where the column so headed holds something else.
    """
    kinds = {found.kind for found in columns}
    wanted = {"total", "rating"} - kinds
    if not kinds & {"number", "place", "start"}:
        wanted.add("number")
    if not rows or kinds.isdisjoint(("other", "id", "place")):
        return tuple(columns)
    for at, found in enumerate(columns if "rating" in wanted else ()):
        if found.kind == "other" and all(_RATED.fullmatch(cells[at].text) for cells in rows):
            columns = (*columns[:at], found._replace(kind="rating"), *columns[at + 1 :])
            wanted.discard("rating")
    rated = [at for at, found in enumerate(columns) if found.kind == "rating"]
    if not any(cells[at].text for cells in rows for at in rated):
        columns = with_ranking(columns, rows)
        wanted -= {found.kind for found in columns}
    if "other" not in kinds:
        return tuple(columns)
    name = next(at for at, found in enumerate(columns) if found.kind == "name")
    # Where few names differ, the column may be that of clubs, and another that of names.
    doubtful = len({cells[name].text for cells in rows}) < _DISTINCT * len(rows)
    if not wanted and not doubtful:
        return tuple(columns)
    content = content_of(rows[:_SAMPLE], [found.heading for found in columns])
    if content is None or not content.sure:
        return with_rated(columns, rows) if "rating" in wanted else tuple(columns)
    if doubtful and content.columns[name].kind != "name":
        return content.columns
    pairs = list(zip(columns, content.columns, strict=True))
    if any((own.kind, told.kind).count(kind) == 1 for own, told in pairs for kind in _FRAME):
        return with_rated(columns, rows) if "rating" in wanted else tuple(columns)
    return tuple(
        told
        if told.kind in wanted
        and (own.kind == "other" or (own.kind, told.kind) == ("id", "number"))
        else own
        for own, told in pairs
    )


def _with_total_before(
    columns: Sequence[Column], rows: Sequence[Sequence[Cell]]
) -> tuple[Column, ...]:
    """Return the columns with the total one before its heading, where the cells say so.

    The heading may number one round more than the rows have.
    """
    kinds = [found.kind for found in columns]
    at = kinds.index("total") if "total" in kinds else 0
    if not (rows and at) or kinds[at - 1] != "round" or any(cells[at].text for cells in rows):
        return tuple(columns)
    before, empty = columns[at - 1 : at + 1]
    headings = [found.heading for found in columns]
    headings[at - 1] = before.heading._replace(text="")
    content = content_of(rows[:_SAMPLE], headings)
    if content is None or not content.sure or content.columns[at - 1].kind != "total":
        return tuple(columns)
    moved = before._replace(heading=empty.heading), empty._replace(heading=before.heading)
    return (*columns[: at - 1], moved[1], moved[0], *columns[at + 1 :])


def _noted(rows: Sequence[Sequence[Cell]], rounds: Sequence[int]) -> tuple[Message, ...]:
    """Return a warning for results followed by an unknown note."""
    cells = [cells[at] for cells in rows for at in rounds]
    found = notes([cell.text for cell in cells])
    if not found:
        return ()
    first = next(cell for cell in cells if notes([cell.text]))
    return (Message("results-noted", (", ".join(found[:_LISTED]),), first.line, first.column),)
