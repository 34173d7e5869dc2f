"""Tables whose headings are not known, or were not copied: found by rows that look like players'.

Lines are cut at the separator by which a table comes out. A stretch is a run of rows in which
each has a name and results; the row above it that looks like one is its heading. As below a known
heading, all that follows is kept with the table: its reader tells players from texts.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice, pairwise
from typing import TYPE_CHECKING, NamedTuple

from calculator.model.late import late, pattern
from calculator.reading.cells.dialects import DIALECTS
from calculator.reading.cells.looks import (
    is_bye,
    is_game,
    is_likely,
    is_name,
    is_signed,
    is_sure,
)
from calculator.reading.columns.content import Content, content_of
from calculator.reading.columns.cross import is_crossed_out
from calculator.reading.columns.heading_rows import (
    begins_anew,
    heads_rounds,
    heads_surely,
    is_like_a_player,
    looks_like_heading,
)
from calculator.reading.columns.headings import counts_of_results, kind_headed
from calculator.reading.columns.player_rows import too_many_rows
from calculator.reading.cut.segments import Segment, is_html
from calculator.reading.cut.spaced import WAYS
from calculator.reading.text.errors import MOST_PLAYERS, MOST_SECTIONS, too_many
from calculator.reading.text.grid import (
    SEPARATORS,
    Cell,
    Row,
    chunks,
    lines_of,
    loose,
    parted,
    split,
)
from calculator.reading.text.joined_lines import LONGEST_LINE, tabbed_rows
from calculator.reading.text.pasted_text import beginning

if TYPE_CHECKING:
    from calculator.reading.cells.forms.pages import rows_of
    from calculator.reading.cut.ends_of_lists import with_ends_apart
    from calculator.reading.cut.ends_of_rows import with_ends
    from calculator.reading.cut.names_in_two import with_whole_names
    from calculator.reading.cut.results_in_two import joined
else:
    with_ends_apart = late("calculator.reading.cut.ends_of_lists", "with_ends_apart")
    with_ends = late("calculator.reading.cut.ends_of_rows", "with_ends")
    with_whole_names = late("calculator.reading.cut.names_in_two", "with_whole_names")
    joined = late("calculator.reading.cut.results_in_two", "joined")
    rows_of = late("calculator.reading.cells.forms.pages", "rows_of")

#: What is in the cells of a round to come: one sign and nothing else.
_NOT_YET = pattern(r"[-–—]+|[.…]+|[*_?]+")
_GAP_BEFORE, _GAP_BEHIND = pattern(r"\s*[\t;,|]|\s{2}"), pattern(r"[\t;,|]\s*$|\s{2}$")
_ENDS = pattern(r"(?<!\d)\d{1,2}$", re.ASCII)
#: Fewer rows do not make a table.
_MIN_TABLE_ROWS = 2
#: A number, a name, the own cell and points are the cells of one who has no games.
_FILLED = 4
#: This many rows of another kind may be between two of a table, where a page ends.
_BETWEEN = 6
#: This many rows tell what the columns hold.
_SAMPLE = 160
#: No player's number is longer.
_LONGEST_NUMBER = 4
#: A heading is at most this many rows above its table.
_ABOVE = 3
#: So many rows are remembered: ways to cut lines mostly come to the same cells.
_REMEMBERED = 12_000


class Stretch(NamedTuple):
    """A table, and what its columns were read as."""

    segment: Segment
    content: Content
    headed: bool
    unread: bool = False
    """Whether the row above a table without a heading may have been meant for one."""


def stretches(text: str) -> Iterator[Iterator[Stretch]]:
    r"""Yield the tables of a text, with what their columns hold: of each way to cut lines.

    There are several only where nothing but spaces is between cells. Each has a table at least;
    a table is looked at when it is asked for.

    >>> (found,) = stretches("Menu\tHome\n#\tStudent\tWeek 1\n1\tAnn\tW2\n2\tBob\tL1")
    >>> (table,) = found
    >>> [column.kind for column in table.segment.columns], len(table.segment.rows)
    (['number', 'name', 'round'], 2)
    """
    if is_html(text):
        yield from _any(_found(rows_of(text), "html"))
        return
    part = beginning(text)
    if part != text and not any(stretches(part)):
        return
    lines = lines_of(text)
    for separator in SEPARATORS:
        if _parts(separator, lines):
            form = "csv" if separator in ";," else "text"
            rows = _cut(lines, separator)
            if separator == ",":
                rows = with_whole_names(with_ends_apart(rows))
            if any(cell.text == "L" for row in rows for cell in row.cells):
                # A letter may have its opponent beside it.
                rows = joined(rows)
            if found := _any(_found(rows, form)):
                yield from found
                return
    for cut in WAYS:
        yield from _any(_found(cut(lines), "text"))


def _any(tables: Iterator[Stretch]) -> list[Iterator[Stretch]]:
    """Return the tables of one way to cut lines if there is one."""
    return [chain([first], tables) for first in islice(tables, 1)]


def _parts(separator: str, lines: Sequence[str]) -> bool:
    """Whether a separator may part the cells of players' rows."""
    there = [line for line in lines if separator in line]
    if separator in ";," and 2 * sum(_is_within(separator, line) for line in there) > len(there):
        return False
    if separator == "\t" or len(there) > _SAMPLE:
        return len(there) >= _MIN_TABLE_ROWS
    rows = (split(1, line, separator) for line in there if len(line) <= LONGEST_LINE)
    return sum(map(_is_row, rows)) >= _MIN_TABLE_ROWS


def _is_within(separator: str, line: str) -> bool:
    r"""Whether tabs part the cells of a line, and the separator what is within them: "2, 3\tW, D".

    >>> _is_within(",", "Ann\t2, 3\tW, D"), _is_within(",", "Ann,\tW2,\tD3")
    (True, False)
    """
    return "\t" in line and any("\t" in part.strip() for part in line.split(separator))


def _cut(lines: Sequence[str], separator: str) -> list[Row]:
    if separator == "\t":
        return list(tabbed_rows(lines))
    return [
        parted(number, line, separator)
        for number, line in enumerate(lines, 1)
        if line.strip() and len(line) <= LONGEST_LINE
    ]


def _is_row(row: Row) -> bool:
    """Whether a row may be a player's: a name, and results."""
    return _are_of_a_row(_texts(row))


@lru_cache(maxsize=_REMEMBERED)
def _are_of_a_row(texts: tuple[str, ...]) -> bool:
    if len(texts) < 2 or not any(map(is_name, texts)):
        return False
    if sum(map(is_game, texts[1:])) > 1 or sum(map(is_signed, texts)) > 1:
        return not heads_surely([Cell(text, 0, 0) for text in texts])
    if not (any(map(is_sure, texts)) or _are_likely(texts[1:])):
        return False
    cells = [Cell(text, 0, 0) for text in texts]
    # Days that head rounds may look like results.
    return not (heads_rounds(cells) or (any("/" in text for text in texts) and heads_surely(cells)))


def _are_likely(texts: Sequence[str]) -> bool:
    """Whether several cells may be games that name their opponents, or one and a bye.

    >>> [_are_likely(line.split()) for line in ("4/1 3/½ 2", "4/1 BYE 1", "G1 G2 G3 Pts")]
    [True, True, False]
    """
    games = [text for text in texts if is_likely(text)]
    # "G1 G2" are headings of games.
    numbers = ["".join(filter(str.isdecimal, text)) for text in games]
    if len(games) > 1 and numbers == [str(at + 1) for at in range(len(games))]:
        return False
    return len(games) > 1 or (len(games) == 1 and any(is_bye(text, DIALECTS[0]) for text in texts))


def _found(rows: list[Row], form: str) -> Iterator[Stretch]:
    """Yield every table, each with the rows down to the next one's heading."""
    tables = _tables(rows, of_lines=form != "html")
    before = True
    for table, following in pairwise(chain(tables, [None])):
        if table is not None:
            end = len(rows) if following is None else following.start
            yield _stretch(rows, table, end, form, before=before)
            before = False


def _tables(rows: Sequence[Row], *, of_lines: bool) -> Iterator["_Table"]:
    begun = count = 0
    for run in _runs(rows, of_lines=of_lines):
        table = _table(rows, begun, run)
        if table is None:
            continue
        if count == MOST_SECTIONS:
            raise too_many(rows[run[0]].line)
        count += 1
        yield table
        begun = run[-1] + 1


def _stretch(rows: Sequence[Row], table: "_Table", end: int, form: str, *, before: bool) -> Stretch:
    """Return a table with its rows down to an ``end``, the first one with what is ``before`` it."""
    start = table.start
    body = rows[start + 1 if table.headed else start : end]
    heads = start
    while heads and len(rows[heads - 1].cells) == len(table.content.columns) > 1:
        # The upper half of a heading is no title.
        heads -= 1
    above = tuple(_text(row) for row in rows[:heads]) if before else ()
    segment = Segment(table.content.columns, tuple(body), above, form)
    unread = not table.headed and (
        (start > 0 and _heads_some(rows[start - 1], segment))
        or any(map(_heads_names, rows[max(0, start - _ABOVE) : start]))
    )
    return Stretch(segment, table.content, table.headed, unread)


def _heads_some(row: Row, segment: Segment) -> bool:
    """Whether a row has headings that are known, though all of it is none."""
    if len(row.cells) != len(segment.columns):
        return False
    known = sum(kind_headed(cell.text) != "other" for cell in row.cells)
    ends = [match[0] for cell in row.cells if (match := _ENDS.search(cell.text))]
    counted = sum(cell.text.isdecimal() for cell in row.cells)
    if ends != sorted(ends, key=int):
        # Rounds that are not in their order.
        counted = len(ends)
    return known > 1 and 2 * (known + counted) > len(row.cells)


def _heads_names(row: Row) -> bool:
    """Whether a row begins as headings do: names, and beside them another that is known.

    It may be what is left of a heading that was broken.
    """
    # A line that was not cut is a cell.
    cells = row.cells if len(row.cells) > 1 else chunks(row.line, row.text)
    kinds = {kind_headed(cell.text) for cell in cells[:_ABOVE]}
    return "name" in kinds and len(kinds - {"other", "name"}) > 0


def _text(row: Row) -> Cell:
    """Return a row beside a table as one text."""
    if len(row.cells) == 1 or not row.text:
        return row.cells[0]
    return loose(row.line, row.text).cells[0]


def _runs(rows: Sequence[Row], *, of_lines: bool) -> Iterator[list[int]]:
    """Yield the rows of each table: it ends where much else comes, or another heading.

    In text ``of_lines`` an empty line may part tables.
    """
    run: list[int] = []
    heading: tuple[str, ...] = ()
    for at, row in enumerate(rows):
        if not _is_row(row):
            continue
        between = [other for other in rows[run[-1] + 1 : at] if not is_rule(other)] if run else []
        headings = [
            other
            for index, other in enumerate(between)
            if len(other.cells) > 2
            and _heads(other)
            and begins_anew(other, between[index - 1] if index else rows[run[-1]])
        ]
        same = all(_texts(other) == heading for other in headings)
        apart = bool(between) or (of_lines and bool(run) and row.line > rows[run[-1]].line + 1)
        anew = run and (_restarts(rows, run, at) if apart else _counts_anew(rows, run, at))
        if run and len(between) <= _BETWEEN and same and not anew:
            run.append(at)
            if len(run) > 2 * MOST_PLAYERS:
                # Whatever else there is, and even if each is there twice.
                raise too_many_rows(rows, row, rows[run[MOST_PLAYERS]])
            continue
        if len(run) >= _MIN_TABLE_ROWS:
            yield run
        above = [other for other in rows[max(0, at - _ABOVE) : at] if _heads(other)]
        heading = _texts(above[-1]) if above else ()
        run = [at]
    if len(run) >= _MIN_TABLE_ROWS:
        yield run


def _counts_anew(rows: Sequence[Row], run: Sequence[int], at: int) -> bool:
    """Whether a row is the first of another section, though nothing is between it and the last.

    The numbers have counted up, each by one, and do so again.
    """
    # Markdown has a line below its first row.
    second = next((row for row in rows[at + 1 : at + 3] if not is_rule(row)), None)
    if _number(rows[at]) != 1 or second is None or _number(second) != _MIN_TABLE_ROWS:
        return False
    counting = list(range(1, len(run) + 1))
    return [_number(rows[each]) for each in run] == counting and _restarts(rows, run, at)


def _restarts(rows: Sequence[Row], run: Sequence[int], at: int) -> bool:
    """Whether the numbers start again after a text or an empty line: another section.

    They do with the first number, or with one below it where numbers have only gone up.
    """
    # Somebody who only had byes may come first.
    while at - 1 > run[-1] and 0 < _number(rows[at - 1]) == _number(rows[at]) - 1:
        at -= 1
    if _on_diagonal(rows, run, rows[at]):
        return True
    now, first = (_first_word(rows[each]).rstrip(".") for each in (at, run[0]))
    if not now.isdecimal() or not first.isdecimal() or int(now) > int(first):
        return False
    if int(now) == int(first):
        return _texts(rows[run[0]]) != _texts(rows[at])
    above = (_first_word(rows[each]).rstrip(".") for each in run)
    numbers = [int(text) for text in above if text.isdecimal()]
    return len(numbers) > 1 and numbers == sorted(set(numbers))


def _first_word(row: Row) -> str:
    """Return the word with which a row begins: a number may be in the cell of the name."""
    return row.cells[0].text.partition(" ")[0]


def _on_diagonal(rows: Sequence[Row], run: Sequence[int], row: Row) -> bool:
    """Whether the mark of the own cell goes one cell on in each row, and begins anew in another."""
    first = _own_cells(row)
    return (
        len(first) == 1
        and len(run) >= _MIN_TABLE_ROWS
        and all(_own_cells(rows[each]) == [at] for at, each in enumerate(run, first[0]))
    )


def _own_cells(row: Row) -> list[int]:
    return [at for at, cell in enumerate(row.cells) if is_crossed_out(cell.text)]


def _heads(row: Row) -> bool:
    return looks_like_heading(row.cells)


def _texts(row: Row) -> tuple[str, ...]:
    return tuple([cell.text for cell in row.cells])


def is_rule(row: Row) -> bool:
    """Whether a row is only a line drawn, as below a heading of Markdown."""
    return not any(cell.text.strip("-=_:+ ") for cell in row.cells)


class _Table(NamedTuple):
    content: Content
    start: int
    headed: bool


def _table(rows: Sequence[Row], begun: int, run: Sequence[int]) -> _Table | None:
    """Tell the columns of a run of rows, with the heading above it if there is one."""
    if any(map(_is_short, (*rows[max(begun, run[0] - 1) : run[0]], *rows[run[-1] + 1 :][:1]))):
        run = with_ends(rows, begun, run)
    widths = Counter(len(rows[at].cells) for at in run)
    width = widths.most_common(1)[0][0]
    for above in range(run[0] - 1, max(begun, run[0] - 1 - _ABOVE) - 1, -1):
        row = rows[above]
        if is_rule(row) or not _heads(row) or not 0.6 * width <= len(row.cells):
            continue
        heading = _trimmed(row.cells, width)
        if len(heading) > 2 * width + 2:
            continue
        if above > begun and len(rows[above - 1].cells) > 2:
            heading = _filled(heading, rows[above - 1].cells)
        content = _content(rows, run, max(width, len(heading)), heading)
        if len(heading) < width and not (content and _counts(content)):
            # What is over the first columns together is one heading.
            behind = (heading[0], *[_blank(heading[:1])] * (width - len(heading)), *heading[1:])
            shifted = _content(rows, run, width, behind)
            if shifted and _counts(shifted):
                content = shifted
        if content and not is_like_a_player(content.columns, heading):
            return _Table(content, above, headed=True)
        if content is None and counts_of_results(heading):
            # Games won, drawn and lost: without their headings they may look like opponents.
            return None
    content = _content(rows, run, width, ())
    first = run[0]
    # Somebody who only had a bye may come first.
    while first > begun:
        # Markdown has a line below its first row, whatever that is.
        above = first - 1 - (first - 1 > begun and is_rule(rows[first - 1]))
        # A greater number is that of the last one of a section above.
        if not _may_be_player(rows[above], width) or _number(rows[above]) > _number(rows[first]):
            break
        first = above
    return _Table(content, first, headed=False) if content else None


def _is_short(row: Row) -> bool:
    """Whether hardly any cell of a row is filled."""
    filled = sum(1 for cell in row.cells if cell.text)
    return len(row.cells) > 1 and (filled <= _FILLED or 2 * filled <= len(row.cells))


def _counts(content: Content) -> bool:
    """Whether the headings of the rounds, or of opponents, are their numbers."""
    rounds = [found for found in content.columns if found.kind == "round"]
    said = [found.heading.text for found in rounds]
    twice = [str(at // 2 + 1) for at in range(len(said))]
    return said == twice or said == [str(at) for at in range(1, len(said) + 1)]


def _may_be_player(row: Row, width: int) -> bool:
    return (
        len(row.cells) == width
        and not is_rule(row)
        and not _heads(row)
        and any(is_name(cell.text) for cell in row.cells)
    )


def _number(row: Row) -> int:
    """Return the number that a row begins with, else 0."""
    text = row.cells[0].text.rstrip(".") if row.cells else ""
    return int(text) if text.isdecimal() and len(text) <= _LONGEST_NUMBER else 0


def _trimmed(cells: Sequence[Cell], width: int) -> Sequence[Cell]:
    """Leave out empty headings after the last column."""
    end = len(cells)
    while end > width and not cells[end - 1].text:
        end -= 1
    return cells[:end]


def _filled(heading: Sequence[Cell], above: Sequence[Cell]) -> Sequence[Cell]:
    """Take headings that are empty from the row above."""
    texts = [cell.text for cell in above]
    if len(above) != len(heading) or all(cell.text for cell in heading):
        return heading
    if any(is_sure(text) for text in texts) or sum(map(bool, texts)) < 2:
        return heading
    return [cell if cell.text else over for cell, over in zip(heading, above, strict=True)]


def _content(
    rows: Sequence[Row], run: Sequence[int], width: int, heading: Sequence[Cell]
) -> Content | None:
    """Tell the columns by the rows that have all of them, or nearly so."""
    whole = [rows[at] for at in run if len(rows[at].cells) == width]
    full = [row.cells for row in whole]
    if len(full) < max(_MIN_TABLE_ROWS, len(run) / 2):
        short = [rows[at].cells for at in run if len(rows[at].cells) <= width]
        full = [(*cells, *[_blank(cells)] * (width - len(cells))) for cells in short]
    if len(full) < _MIN_TABLE_ROWS:
        return None
    content = content_of(full[:_SAMPLE], heading)
    headed = any(cell.text for cell in heading)
    return content if content is None or headed else _with_rounds_to_come(content, whole)


def _with_rounds_to_come(content: Content, rows: Sequence[Row]) -> Content:
    """Take columns of one sign between the last round and the totals for rounds to come.

    One dash between two blanks may part the total from the rounds: "W2 D3 - 1½".
    """
    kinds = [column.kind for column in content.columns]
    if not rows or "round" not in kinds or "total" not in kinds:
        return content
    first, end = len(kinds) - kinds[::-1].index("round"), kinds.index("total")
    for at in range(first, end):
        signs = "".join(row.cells[at].text for row in rows)
        apart = end - first > 1 or all(_in_a_column(row, row.cells[at]) for row in rows)
        if not _NOT_YET.fullmatch(signs) or not apart:
            return content
    last = max(column.round for column in content.columns)
    columns = [
        column._replace(kind="round", round=last + at - first + 1) if first <= at < end else column
        for at, column in enumerate(content.columns)
    ]
    return content._replace(columns=tuple(columns))


def _in_a_column(row: Row, cell: Cell) -> bool:
    """Whether more than a blank is on both sides of a cell, or it is longer than a dash."""
    before, after = row.text[: cell.column - 1], row.text[cell.end - 1 :]
    apart = _GAP_BEHIND.search(before) and _GAP_BEFORE.match(after)
    return len(cell.text) > 1 or cell.text not in "-–—" or bool(apart)


def _blank(cells: Sequence[Cell]) -> Cell:
    return Cell("", cells[-1].line, cells[-1].end)
