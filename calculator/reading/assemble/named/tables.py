"""The rows of tables in which opponents are called by name, and what their columns hold."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import Color, Message
from calculator.model.late import late, pattern
from calculator.reading.cells.dialects import is_result
from calculator.reading.cells.forms.pages import rows_of
from calculator.reading.cells.opponent_names import (
    alone,
    is_nothing,
    readings,
    result_alone,
)
from calculator.reading.cells.people import People
from calculator.reading.cells.sides import has_name
from calculator.reading.columns.content import are_ratings, with_ranking
from calculator.reading.columns.headings import (
    Column,
    column,
    is_fact,
    joined_headings,
    kind_headed,
    may_head,
    one_may_head,
)
from calculator.reading.cut.segments import is_html
from calculator.reading.cut.spaced import below_headings
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.headings import HEADING, heading_kind, round_word
from calculator.reading.lexicon.phrases import colors_among
from calculator.reading.text.errors import ReadError, Whose, row_long
from calculator.reading.text.grid import (
    SEPARATORS,
    Cell,
    Row,
    are_close,
    lines_of,
    loose,
    split,
    words,
)

if TYPE_CHECKING:
    from calculator.reading.assemble.named.headings_alike import (
        headed_again,
        headed_alike,
        numbered_as,
    )
    from calculator.reading.columns.no_rows import is_no_row
    from calculator.reading.columns.opponents import answering
    from calculator.reading.cut.cells_in_two import with_whole_cells
    from calculator.reading.cut.lines_again import headings_again
else:
    headings_again = late("calculator.reading.cut.lines_again", "headings_again")
    headed_again = late("calculator.reading.assemble.named.headings_alike", "headed_again")
    headed_alike = late("calculator.reading.assemble.named.headings_alike", "headed_alike")
    numbered_as = late("calculator.reading.assemble.named.headings_alike", "numbered_as")
    is_no_row = late("calculator.reading.columns.no_rows", "is_no_row")
    answering = late("calculator.reading.columns.opponents", "answering")
    with_whole_cells = late("calculator.reading.cut.cells_in_two", "with_whole_cells")

_HEADS = rf"(?i)name|play|spiel|jug|jou|giocat|{alternatives({'': HEADING['name']})}"
#: A word and its number.
_OF_A_ROUND = pattern(r"([^\W\d_]+)\W{0,2}\d")
#: The share of the filled cells of a column that tells what it holds; and the rows looked at.
_MIN_SHARE = 0.6
_ROWS_SEEN = 60
#: One row in this many is one of a few.
_ROWS_PER_EXCEPTION = 3
_FIGURES = pattern(r"(?<![\d./])(?<!\d-)\d{1,2}(?![\d/]|[.-]\d)")
_WORD = pattern(r"[^\W\d_]{2}")
_NUMBERED_NAME = pattern(r"(\d{1,3})(?:[.):]|\.\))?\s+(?=[^\W\d_])")
#: Headings hold these, with more after or before them: "Opponent 3", "Result in round 1".
_OPPONENT = pattern(rf"opp|advers|\bvs\b|{alternatives({'': HEADING['opponent']})}", re.IGNORECASE)
_COLOR = pattern(rf"{alternatives({'': HEADING['color']})}|col", re.IGNORECASE)
#: What columns of one kind hold are no results.
_NUMBERED = {"number", "place", "start"}
#: The number of a round that nothing else says to be one.
_ROUND = pattern(r"[1-9]\d?")
_NO_RESULTS = {"total", "rating", "tiebreak", "number", "place"}
_RESULT = pattern(
    rf"res|score|pts|points|w/l|won|^\d+$|\br$|{alternatives({'': HEADING['result']})}",
    re.IGNORECASE,
)


class Group(NamedTuple):
    """The columns of one round: whom, the result where it has its own, the color where too."""

    who: int
    result: int | None
    color: int | None
    by_name: bool = True
    """Whether opponents are called by name, not by a number."""


class NameTable(NamedTuple):
    """A heading and its rows, all of them as long."""

    heading: tuple[Cell, ...]
    name: int
    rows: list[tuple[Cell, ...]]
    before: list[Cell]
    after: list[Cell]
    form: str
    faults: list[ReadError]
    """What is wrong with rows that are too long or too short, if it is a table of this kind."""


def grids(text: str) -> Iterator[NameTable]:
    """Yield each table under a heading that names the players."""
    html, lines = is_html(text), lines_of(text)
    found = False
    for grid in _grids(_rows(text)) if html or one_may_head(lines) else ():
        found = True
        yield grid
    if not found and not html and any(map(pattern(_HEADS).search, lines)):
        again = _again(lines)
        rows = (row for row in below_headings(lines, _HEADS) if row.line not in again)
        yield from map(_faults, _grids((row, "spaced") for row in rows))


def _grids(rows: Iterable[tuple[Row, str]]) -> Iterator[NameTable]:
    current: NameTable | None = None
    separator = ""
    before: list[Cell] = []
    #: Rows of a table that names nobody: they are cut only where another table follows.
    left: list[Row] = []
    ended = False
    above: Row | None = None
    for row, form in rows:
        if form == "html" and [cell.text for cell in row.cells] == [""]:
            ended = True
            continue
        found = _heading(row, form)
        # A cell that happens to be headed so is one of a row.
        if found and not (current and current.rows and _is_within(found, current)):
            if current and current.rows:
                for one in left:
                    _put(current, one, separator)
                left = []
                yield current
                before = list(current.after)
            elif current:
                # The heading is of two rows.
                before = current.before
            heading, name, separator = found
            if above and len(above.cells) == len(heading):
                # The upper half of a heading is no title.
                before = before[: len(before) - len(_texts(above))]
            if form == "spaced":
                form = "text"  # noqa: PLW2901
            elif form != "html":
                form = "text" if separator == "\t" else "csv"  # noqa: PLW2901
            current = NameTable(heading, name, [], before, [], form, [])
            before = []
            ended = False
            continue
        if current is None:
            before += _texts(row)
            above = row
            continue
        above = None
        if ended and len(row.cells) != len(current.heading):
            # Another table of the page: no row of this one is cut off.
            current.after.extend(_texts(row))
        elif left or (len(current.rows) == _ROWS_SEEN and not _may_name(current)):
            left.append(row)
        else:
            _put(current, row, separator)
    if current and current.rows:
        yield current


def _faults(grid: NameTable) -> NameTable:
    """Return a table with the fault of the few rows that go on after the last heading."""
    # Headings that one blank parts are not above their columns.
    if not are_close(grid.heading) and any(map(_touch, grid.rows)):
        grid = _with_whole_cells(grid)
    end = 1 + max(at for at, cell in enumerate(grid.heading) if cell.text)
    further = [[cell for cell in row[end:] if cell.text] for row in grid.rows]
    long = [
        cells for cells in further if len(cells) > 1 and any(has_name(one.text) for one in cells)
    ]
    if long and _ROWS_PER_EXCEPTION * sum(map(bool, further)) <= len(grid.rows):
        row = next(row for row in grid.rows if row[-1].line == long[0][0].line)
        width = sum(bool(cell.text) for cell in row)
        error = row_long(long[0][0], width, end)
        grid.faults.append(error.knowing(whose=Whose(row[grid.name].text)))
    return grid


def _with_whole_cells(grid: NameTable) -> NameTable:
    """Return a table without columns that only the blanks within cells part from a round's."""
    heading, rows = with_whole_cells(grid.heading, grid.rows, grid.name)
    name = heading.index(grid.heading[grid.name])
    return grid._replace(heading=heading, name=name, rows=rows)


def _touch(cells: Sequence[Cell]) -> bool:
    """Whether one blank parts some two cells."""
    return any(
        one.text and other.text and other.column == one.end + 1 for one, other in pairwise(cells)
    )


def _put(grid: NameTable, row: Row, separator: str) -> None:
    """Cut a row and put it where it belongs: to the players, the faults or the texts below."""
    width = len(grid.heading)
    cells = _joined(_cut(row, separator), grid)
    while len(cells) > width and not cells[-1].text:
        cells = cells[:-1]
    if grid.name < len(cells) <= width and has_name(cells[grid.name].text) and len(cells) > 1:
        if _is_alone(cells, grid):
            grid.after.append(cells[grid.name])
            return
        if len(cells) < width:
            if _is_of_others(cells, grid):
                grid.after.extend(_texts(row))
                return
            if any(kind_headed(cell.text) == "total" for cell in grid.heading[len(cells) :]):
                grid.faults.append(_too_short(cells, grid))
            last = cells[-1]
            cells += (Cell("", last.line, last.end),) * (width - len(cells))
        grid.rows.append(cells)
    elif len(cells) > width and grid.form != "html":
        grid.faults.append(_too_long(cells, grid))
    else:
        grid.after.extend(_texts(row))


def _is_alone(cells: Sequence[Cell], grid: NameTable) -> bool:
    """Whether nothing is beside a text that is no name: "Next event: April 12", "Players: 24"."""
    text = cells[grid.name].text
    return sum(bool(cell.text) for cell in cells) == 1 and (":" in text or is_no_row(text))


def _is_of_others(cells: Sequence[Cell], grid: NameTable) -> bool:
    """Whether a short row is no player's: it has no number, as all others have, and no result."""
    return (
        not _is_number(cells[0].text)
        and len(grid.rows) > 1
        and all(_is_number(row[0].text) for row in grid.rows[:_ROWS_SEEN])
        and not any(is_result(cell.text) for cell in cells)
    )


def _answer(grid: NameTable, at: int) -> bool:
    """Whether a column's numbers are opponents', whatever its heading is: see :func:`answering`."""
    numbered = [
        [row[there].text.rstrip(".") for row in grid.rows]
        for there, cell in enumerate(grid.heading)
        if kind_headed(cell.text) in _NUMBERED
    ]
    opponents = [row[at].text for row in grid.rows]
    counted = [str(place) for place in range(1, len(grid.rows) + 1)]
    # Players may have a place and a number, in either order.
    return any(answering(own, opponents) for own in numbered or [counted])


def _may_name(grid: NameTable) -> bool:
    """Whether any column can be one of opponents, no matter who plays: see :func:`groups`."""
    return any(
        _OPPONENT.search(heading.text)
        or _over(grid, at)
        or _beside_results(grid, at)
        or _has_words(grid, at)
        for at, heading in enumerate(grid.heading)
        if at != grid.name
    )


def _has_words(grid: NameTable, at: int) -> bool:
    """Whether a cell of a column has letters that may be a name."""
    texts = [row[at].text for row in grid.rows[:_ROWS_SEEN]]
    return any(
        _WORD.search(text) and not (is_result(text) and alone(text) is None) for text in texts
    )


def _is_within(found: tuple[tuple[Cell, ...], int, str], current: NameTable) -> bool:
    """Whether a row that holds a heading's word is one of the table's, in another column."""
    cells, name, _ = found
    return len(cells) == len(current.heading) and name != current.name


def _again(lines: Sequence[str]) -> set[int]:
    """Return the numbers of lines that are a heading once more: only if any line is there twice."""
    filled = [line for line in lines if line.strip()]
    return headings_again(lines) if len(set(filled)) < len(filled) else set()


def _rows(text: str) -> Iterator[tuple[Row, str]]:
    if is_html(text):
        for row in rows_of(text):
            yield row, "html"
        return
    lines = lines_of(text)
    again = _again(lines)
    for number, line in enumerate(lines, 1):
        if line.strip() and len(line) < 4000 and number not in again:
            yield Row(number, (), line), "text"


def _texts(row: Row) -> list[Cell]:
    """Return what is in a row that is not a player's: a line that was not cut is one text."""
    cells = row.cells or loose(row.line, row.text).cells
    return [cell for cell in cells if cell.text]


def _cut(row: Row, separator: str) -> tuple[Cell, ...]:
    if not separator:
        return row.cells
    return split(row.line, row.text, separator).cells


def _too_long(cells: Sequence[Cell], grid: NameTable) -> ReadError:
    error = row_long(cells[len(grid.heading)], len(cells), len(grid.heading))
    return error.knowing(whose=Whose(cells[grid.name].text))


def _too_short(cells: Sequence[Cell], grid: NameTable) -> ReadError:
    last = cells[-1]
    said = Message("error-row-short", (len(cells), len(grid.heading)))
    missing = grid.heading[len(cells)].text
    hint = Message("hint-row-short", (missing,)) if missing else "hint-rows-whole"
    error = ReadError(said, last.line, last.end, hint, length=1)
    return error.knowing(whose=Whose(cells[grid.name].text))


def _joined(cells: tuple[Cell, ...], grid: NameTable) -> tuple[Cell, ...]:
    """Join "Ashdown" and "Felix" where the comma of a name was read as one between cells."""
    at = grid.name
    if grid.form != "csv" or len(cells) != len(grid.heading) + 1:
        return cells
    if not all(has_name(cell.text) for cell in cells[at : at + 2]) or ", " in cells[at].text:
        # A name that has both parts is whole, and what is beside it is a state, a club.
        return cells
    whole = cells[at]._replace(text=f"{cells[at].text}, {cells[at + 1].text}")
    return (*cells[:at], whole, *cells[at + 2 :])


def _heading(row: Row, form: str) -> tuple[tuple[Cell, ...], int, str] | None:
    """Return the cells of a heading, which of them heads the names, and what separates them."""
    if row.text and not may_head(row.text):
        return None
    ways = [""] if form in {"html", "spaced"} else [one for one in SEPARATORS if one in row.text]
    for separator in ways[:2]:
        if separator and _is_number(row.text.partition(separator)[0]):
            continue
        cells = _cut(row, separator)
        if len(cells) < 2 or (form == "spaced" and not any(cell.text for cell in cells[1:])):
            continue
        name = next((at for at, cell in enumerate(cells) if _heads_names(cell)), None)
        if name is not None and not _is_number(cells[0].text):
            return cells, name, separator
    return None


def _is_number(text: str) -> bool:
    return text.strip().rstrip(".").isdecimal()


def _heads_names(cell: Cell) -> bool:
    # "# Name" is over "1. Ann Ray".
    text = cell.text.removeprefix("#").lstrip()
    return len(text) < 40 and kind_headed(text) == "name"


def unnumbered(grid: NameTable) -> NameTable:
    """Return a table without the numbers in front of the names, if all have one: "1. Ann Ray"."""
    found = [_NUMBERED_NAME.match(row[grid.name].text) for row in grid.rows]
    numbers = [one[1] for one in found if one]
    if len(set(numbers)) < len(grid.rows):
        return grid
    rows = [
        (*row[: grid.name], _without(row[grid.name], one), *row[grid.name + 1 :])
        for row, one in zip(grid.rows, found, strict=True)
    ]
    return grid._replace(rows=rows)


def _without(name: Cell, front: re.Match[str] | None) -> Cell:
    end = front.end() if front else 0
    return name._replace(text=name.text[end:], column=name.column + end)


def _counted_up(heading: Sequence[Cell]) -> set[int]:
    """Return the columns that are headed by 1, 2, 3 and so on, as rounds are; one may be lost."""
    places = [at for at, cell in enumerate(heading) if _ROUND.fullmatch(cell.text)]
    numbers = [int(heading[at].text) for at in places]
    return set(places) if numbers == sorted(set(numbers)) else set()


def groups(grid: NameTable, people: People) -> list[Group]:
    """Return the rounds of a table by what its columns hold; empty where nobody is named."""
    rows = grid.rows[:_ROWS_SEEN]
    kinds = {}
    again = _headed_again(grid)
    for at in range(len(grid.heading)):
        if at != grid.name:
            texts = [(row[at].text, row[grid.name].text) for row in rows]
            kinds[at] = _holds(texts, people)
            heads = _OPPONENT.search(grid.heading[at].text) or _over(grid, at)
            if not kinds[at] and (heads or at in again or _beside_results(grid, at)):
                kinds[at] = _numbers([text for text, _ in texts])
            if not kinds[at] and column(grid.heading[at]).kind == "other":
                kinds[at] = "number" if _answer(grid, at) else ""
    if set(kinds.values()) <= {"both", ""}:
        # What is under a round's heading is one, whatever is in it: reading the cells will tell.
        rounds = {at for at in kinds if column(grid.heading[at]).kind == "round"}
        rounds |= _counted_up(grid.heading)
        if any(kinds[at] for at in rounds):
            kinds = {at: "both" if at in rounds else kind for at, kind in kinds.items()}
    kinds |= _placed_alike(grid, kinds, people)
    if any(not kind and _OPPONENT.search(grid.heading[at].text) for at, kind in kinds.items()):
        kinds |= headed_alike(
            grid.heading, grid.rows, kinds, lambda text, kind: _may_stand(text, kind, people)
        )
    named = [at for at, kind in sorted(kinds.items()) if kind]
    if not named or any(_heads_two(cell) for cell in _unlike_others(grid.heading)):
        return []
    alone_ = [at for at in named if kinds[at] != "both"]
    results = _beside(grid, alone_, named, _is_result, set())
    if len(results) < len(alone_):
        others = set(range(len(grid.heading))).difference(named)
        fitting = [at for at in others if _is_result(grid, at)]
        results = numbered_as(grid.heading, alone_, fitting) or results
    if len(results) < len(alone_) and "both" not in kinds.values():
        return []
    # What is paired and not played yet has no result.
    played = [at for at in named if kinds[at] == "both" or at in results]
    colors = _beside(grid, played, named, _is_color, set(results.values()))
    if len(colors) < len(played) and any(_COLOR.search(cell.text) for cell in grid.heading):
        others = set(range(len(grid.heading))).difference(named, results.values())
        fitting = [at for at in others if _is_color(grid, at)]
        colors = numbered_as(grid.heading, played, fitting) or colors
    found = [
        Group(
            at,
            results.get(at),
            colors.get(at),
            kinds[at] != "number" if at in results else True,
        )
        for at in named
    ]
    if len({group.by_name for group in found}) != 1:
        return []
    found = _numbered_alike(grid, found)
    said = [_number(_heading_of(grid, group)) for group in found]
    if sorted(said) == list(range(1, len(said) + 1)):
        # The last round may come first.
        found = [group for _, group in sorted(zip(said, found, strict=True))]
        if _heads_more(grid, found[-1]):
            # The columns are cut elsewhere than they are.
            return []
        found += _empty(grid, found[-1])
    return found


def _headed_again(grid: NameTable) -> set[int]:
    """Return the columns of blocks below the same headings; most tables have no such."""
    texts = [cell.text for cell in grid.heading if cell.text]
    return headed_again(grid.heading) if len(texts) - len(set(texts)) > 1 else set()


def _placed_alike(grid: NameTable, kinds: Mapping[int, str], people: People) -> dict[int, str]:
    """Return the columns of further rounds where opponents stand as in those that are known.

    Half the players of a round may have byes; and nobody has an opponent in a round to come.
    """
    heads = grid.heading
    starts = [
        at
        for at, cell in enumerate(heads)
        if kind_headed(cell.text) == "round" and (not at or heads[at - 1].text != cell.text)
    ]
    spans = [range(at, _end(heads, at)) for at in starts]
    known = {(at - span[0], kinds[at]) for span in spans for at in span if kinds.get(at)}
    filled = [
        any(not is_nothing(row[at].text) for row in grid.rows for at in span) for span in spans
    ]
    if len(known) != 1 or "both" in kinds.values():
        return {}
    offset, kind = known.pop()
    last = len(filled) - filled[::-1].index(True)
    return {
        at: kind
        for span in spans[:last]
        if (at := span[0] + offset) in span
        and len(span) > 1
        and not any(kinds.get(one) for one in span)
        and all(_may_stand(row[at].text, kind, people) for row in grid.rows)
    }


def _may_stand(text: str, kind: str, people: People) -> bool:
    """Whether a cell may be in a column of opponents who are called by name, or by number."""
    if is_nothing(text) or alone(text) is not None:
        return True
    return text.lstrip("#").isdecimal() if kind == "number" else bool(people.find(text))


def _end(heads: Sequence[Cell], start: int) -> int:
    """Return where another heading than that of a round follows, which may be said again."""
    own = {"", heads[start].text}
    behind = range(start + 1, len(heads))
    return next((at for at in behind if heads[at].text not in own), len(heads))


def _unlike_others(heads: Sequence[Cell]) -> Iterator[Cell]:
    """Yield the headings but "R1 R", "R2 R": results below the letter that rounds have, too."""
    shapes = [_FIGURES.sub("9", cell.text) for cell in heads]
    for cell, shape in zip(heads, shapes, strict=True):
        if not (shape.endswith("9 R") and shapes.count(shape) > 1):
            yield cell


def _heads_two(heading: Cell) -> bool:
    """Whether a heading is that of two rounds: the columns are cut elsewhere than they are.

    >>> texts = ("Rd 1 Rd 2", "3 Rd 4", "Rd 3 Rd", "R6 R7", "Rd 1", "Pts Rd 1-3")
    >>> [_heads_two(Cell(text, 1, 1)) for text in texts]
    [True, True, True, True, False, False]
    """
    if " " not in heading.text:
        return False
    parts = joined_headings(words(1, heading.text))
    rounds = sum(kind_headed(one.text) == "round" for one in parts)
    called = sum(round_word(one.text) is not None for one in parts)
    if rounds + called > 1:
        return True
    several = len(_FIGURES.findall(heading.text)) > 1
    return several and any(round_word(word) for word in heading.text.split())


def _heads_more(grid: NameTable, last: Group) -> bool:
    """Whether over the result of the last round are the numbers of rounds after it: "4 5 6"."""
    if last.result is None or last.result == last.who:
        return False
    above = grid.heading[last.result].text.split()
    first = _number(_heading_of(grid, last)) + 1
    return len(above) > 1 and above == [str(at) for at in range(first, first + len(above))]


def _heading_of(grid: NameTable, group: Group) -> Cell:
    """Return the heading of a round: the opponent's, or that of the result beside it.

    The first may be "Rd", the second its number.
    """
    own = grid.heading[group.who]
    if group.result is None or group.result == group.who or _FIGURES.search(own.text):
        return own
    beside = grid.heading[group.result]
    return beside._replace(text=f"{own.text} {beside.text}".strip())


def _empty(grid: NameTable, last: Group) -> Iterator[Group]:
    """Yield the rounds after the last that names anybody: headings like its are over no game."""
    own = _heading_of(grid, last)
    number, shape = _number(own), _FIGURES.sub("9", own.text)
    for at, heading in enumerate(grid.heading[last.who + 1 :], last.who + 1):
        alike = _FIGURES.sub("9", heading.text) == shape and _number(heading) == number + 1
        texts = [row[at].text for row in grid.rows]
        if alike and all(is_nothing(text) or alone(text) is not None for text in texts):
            number += 1
            yield Group(at, at, None, last.by_name)


def _numbered_alike(grid: NameTable, found: list[Group]) -> list[Group]:
    """Join what headings give the same number: results may be in a different order than opponents.

    Where an opponent has no result of that number, the table has a fault.
    """
    numbers = [_number(grid.heading[group.who]) for group in found]
    for part in ("result", "color"):
        places: list[int] = [at for group in found if (at := getattr(group, part)) is not None]
        theirs = [_number(grid.heading[at]) for at in places]
        told = len(theirs) == len(numbers) and all((*numbers, *theirs))
        if numbers == theirs or not told or len(set(numbers)) < len(numbers):
            continue
        if set(numbers) != set(theirs):
            if len({_FIGURES.sub("9", grid.heading[at].text) for at in places}) > 1:
                # "Fri 7pm", "Sat 10am" number nothing.
                continue
            wrong = next(at for at, number in enumerate(theirs) if number != numbers[at])
            said = Message("error-round-follows", (theirs[wrong], numbers[wrong]))
            cell = grid.heading[places[wrong]]
            grid.faults.append(ReadError.at(cell, said, "hint-rounds-in-order"))
            continue
        by_number = dict(zip(theirs, places, strict=True))
        found = [
            _with(group, part, by_number[number])
            for group, number in zip(found, numbers, strict=True)
        ]
    return found


def _with(group: Group, part: str, at: int) -> Group:
    """Return the columns of a round with another one for the result, or the color."""
    return group._replace(result=at) if part == "result" else group._replace(color=at)


def _number(heading: Cell) -> int:
    """Return the number of a round in a heading; 0 if it has none."""
    figures = _FIGURES.findall(heading.text)
    return int(figures[-1]) if figures else 0


def _over(grid: NameTable, at: int) -> bool:
    """Whether a round's heading is over the column and over those after it, or said again there."""
    own = grid.heading[at]
    behind, before = grid.heading[at + 1 : at + 2], grid.heading[max(0, at - 1) : at]
    return kind_headed(own.text) == "round" and (
        any(not cell.text for cell in behind)
        or any(cell.text == own.text for cell in (*before, *behind))
    )


def _beside_results(grid: NameTable, at: int) -> bool:
    """Whether a round's heading is beside one of results that others are beside as well.

    That is "Rd 1  Result  Rd 2  Result": then the opponents are below the rounds.
    """
    if kind_headed(grid.heading[at].text) != "round":
        return False
    results = _headed_as_results(tuple([cell.text for cell in grid.heading]))
    return not results.isdisjoint((at + 1, at + 2, at - 1, at - 2))


@lru_cache(maxsize=64)
def _headed_as_results(heading: tuple[str, ...]) -> frozenset[int]:
    """Return the columns of results, of which there are several under such a heading."""
    shapes = [_FIGURES.sub("9", text.casefold()) for text in heading]
    return frozenset(
        at
        for at, shape in enumerate(shapes)
        if _RESULT.search(shape) is not None
        and kind_headed(heading[at]) != "round"
        and shapes.count(shape) > 1
    )


def _numbers(texts: Sequence[str]) -> str:
    """Return whether the cells under a heading of opponents are numbers."""
    filled = [text for text in texts if not is_nothing(text)]
    if all(
        result_alone(text, signs=True) is not None or alone(text) is not None for text in filled
    ):
        # Results in front of the opponents whom the next column names.
        return ""
    numbers = sum(text.lstrip("#").isdecimal() for text in filled)
    return "number" if numbers and numbers >= _MIN_SHARE * len(filled) else ""


def _holds(texts: Sequence[tuple[str, str]], people: People) -> str:
    """Return whether the cells of a column name opponents, alone or with a result: or neither."""
    filled = [(text, own) for text, own in texts if not is_nothing(text)]
    both = names = byes = 0
    for left, (text, own) in zip(range(len(filled), 0, -1), filled, strict=True):
        if both + names + byes + left < _MIN_SHARE * len(filled):
            # Whatever is in the rest of them.
            return ""
        if is_result(text) and alone(text) is None:
            # An opponent's number: the table calls nobody by name.
            continue
        if not _WORD.search(text) or (alone(text) is not None and not people.exact(text)):
            # "half" is no player called Half.
            byes += alone(text) is not None
        elif any(_other(said.name, own, people) for said in readings(text)):
            both += 1
        elif _other(text, own, people):
            names += 1
    met = both + names
    if not met or met + byes < _MIN_SHARE * len(filled) or 4 * met < len(filled):
        return ""
    return "both" if both >= names else "name"


def _other(name: str, own: str, people: People) -> bool:
    """Whether a name is a player's, and not the row's own."""
    return any(people.names[at] != own for at in people.find(name))


def _beside(
    grid: NameTable,
    places: Sequence[int],
    named: Sequence[int],
    fits: Callable[[NameTable, int], bool],
    used: set[int],
) -> dict[int, int]:
    """Return the column beside each of the ``places`` that fits, where there is one.

    Each has it on the same side if all do: one after a round may be the next round's. It is
    beside no other name, and none of those ``used``.
    """
    edges = {*named, grid.name}
    free = {
        at: [
            there
            for there in (at + 1, at + 2, at - 1, at - 2)
            if 0 <= there < len(grid.heading)
            and there not in used
            and edges.isdisjoint(range(min(at + 1, there), max(at - 1, there) + 1))
            and fits(grid, there)
        ]
        for at in places
    }
    for step in (1, 2, -1, -2):
        if all(at + step in free[at] for at in places):
            return {at: at + step for at in places}
    # Nothing is in the columns of a round that is paired and not played yet.
    for step in (1, 2, -1, -2):
        if any(at + step in free[at] for at in places) and all(
            at + step in free[at]
            or (at + step not in used and _is_blank(grid, at, at + step, edges))
            for at in places
        ):
            return {at: at + step for at in places}
    found: dict[int, int] = {}
    for at in places:
        there = next((one for one in free[at] if one not in found.values()), None)
        found |= {} if there is None else {at: there}
    return found


def _is_blank(grid: NameTable, own: int, at: int, edges: set[int]) -> bool:
    """Whether a column beside one, with no name between or in it, holds nothing.

    It is of the same round: no other heading is behind the own one, up to it.
    """
    low, high = min(own, at), max(own, at)
    if any(one.text not in {"", grid.heading[own].text} for one in grid.heading[own + 1 : at + 1]):
        return False
    return (
        low >= 0
        and high < len(grid.heading)
        and edges.isdisjoint(there for there in range(low, high + 1) if there != own)
        and column(grid.heading[at]).kind in {"round", "other"}
        and all(is_nothing(row[at].text) for row in grid.rows)
    )


def _is_result(grid: NameTable, at: int) -> bool:
    heading = grid.heading[at].text
    if _COLOR.search(heading) and not _RESULT.search(heading):
        return False
    # "Pts" more than once is what each round scored.
    again = sum(cell.text == heading for cell in grid.heading) > 1
    if not again and column(grid.heading[at]).kind in _NO_RESULTS:
        return False
    if is_fact(heading):
        # "F" below "Sex" is no forfeit.
        return False
    filled = [row[at].text for row in grid.rows if not is_nothing(row[at].text)]
    if not filled or (set(map(str.lower, filled)) == {"w", "b"} and not _RESULT.search(heading)):
        return False
    right = sum(
        result_alone(text, signs=True) is not None or alone(text) is not None for text in filled
    )
    return right > _MIN_SHARE * len(filled)


def _is_color(grid: NameTable, at: int) -> bool:
    filled = [row[at].text for row in grid.rows if not is_nothing(row[at].text)]
    if not filled:
        return _COLOR.search(grid.heading[at].text) is not None
    # A bye may stand in the first column of its round.
    byes = [text for text in filled if len(text) > 1 and alone(text) is not None]
    meant = colors_among(text for text in filled if text not in byes)
    if len(byes) == len(filled):
        return _over(grid, at)
    return sum(map(meant.__contains__, filled)) > _MIN_SHARE * (len(filled) - len(byes))


def who_of(cells: Sequence[Cell], group: Group, colors: Mapping[str, Color]) -> Cell:
    """Return the cell of the opponent of a round; that of the color where a bye stands there."""
    if group.color is not None and group.result is not None:
        said = cells[group.color]
        empty = is_nothing(cells[group.who].text) and is_nothing(cells[group.result].text)
        if empty and said.text not in colors and alone(said.text) is not None:
            return said
    return cells[group.who]


def colors_in(grid: NameTable, rounds: Sequence[Group]) -> dict[str, Color]:
    """Return what the cells of the columns of colors mean: all of them together tell it."""
    places = [group.color for group in rounds if group.color is not None]
    return colors_among(row[at].text for row in grid.rows for at in places)


def round_columns(grid: NameTable, rounds: Sequence[Group]) -> list[Column]:
    """Return the columns of the rounds, with the numbers that their headings have."""
    named = [_number(grid.heading[group.who]) for group in rounds]
    told = all(named) and len(set(named)) == len(named)
    if not told or (named[0] != 1 and not _begin_later(grid.heading, named)):
        named = list(range(1, len(rounds) + 1))
    return [
        Column("round", grid.heading[group.who], round=at)
        for group, at in zip(rounds, named, strict=True)
    ]


def _begin_later(heads: Sequence[Cell], numbers: Sequence[int]) -> bool:
    """Whether headings say that the first round here is a later one.

    Weeks and dates do not number rounds. A round that is headed, but is in none of the columns, is
    told of elsewhere. Figures alone may be days, if they do not follow each other.

    >>> [
    ...     _begin_later([Cell(text.format(at), 1, 1) for at in (3, 4)], [3, 4])
    ...     for text in ("R{}", "Rd {} Opp.", "Opp {}", "{}", "Week {}", "3/1{}")
    ... ]
    [True, True, True, True, False, False]
    """
    found = [_number(head) for head in heads if _heads_a_round(head)]
    if min(filter(None, found), default=0) != numbers[0]:
        return False
    bare = any(head.text.isdecimal() for head in heads)
    return not bare or all(other == one + 1 for one, other in pairwise(numbers))


def _heads_a_round(heading: Cell) -> bool:
    if heading.text.isdecimal():
        return True
    found = _OF_A_ROUND.search(heading.text)
    return found is not None and (
        round_word(found[1]) is not None or heading_kind(found[1]) in {"opponent", "result"}
    )


def other_columns(grid: NameTable, rounds: Sequence[Group]) -> list[Column]:
    """Return the columns beside the rounds; those of a round are of the kind ``part``."""
    taken = {at for group in rounds for at in group[:3] if at is not None}
    columns = []
    seen: set[str] = set()
    for at, cell in enumerate(grid.heading):
        found = column(cell)
        if at == grid.name:
            found = Column("name", cell)
        elif at in taken:
            found = Column("part", cell)
        elif found.kind in {"round", "name"} or (
            found.kind in seen and found.kind not in {"tiebreak", "other"}
        ):
            found = Column("other", cell)
        elif (
            not cell.text
            and "rating" not in seen
            and are_ratings([row[at].text for row in grid.rows])
        ):
            found = Column("rating", cell)
        seen.add(found.kind)
        columns.append(found)
    return list(with_ranking(columns, grid.rows))
