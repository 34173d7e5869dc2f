"""Lines and columns to cells, each with what was read there."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from math import inf
from typing import Literal, NamedTuple

from calculator.scanned.ink_columns import column_at, columns, of_table, phrases, pitch_of
from calculator.scanned.ink_lines import lines
from calculator.scanned.picture import Box, Picture, Word, around, letter_height
from calculator.scanned.reading_door import Cell as Text
from calculator.scanned.reading_door import column
from calculator.scanned.stacked_tables import read_in, tables_in, words_of
from calculator.scanned.table_regions import regions
from calculator.scanned.upright_bars import bars, without_bars

#: Upright bars in this many lines separate columns.
_BARS = 0.5
#: This many bars separate all columns, not only some.
_FRAMED = 3
#: No blank between two words is wider, in heights of a letter.
_BLANK = 1.2
#: On a typewriter a blank is no wider, in steps of it.
_PITCHES = 1.7
#: So many columns that room parts are not within one that bars part.
_HELD = 4
#: Cells of one column begin no further apart, in heights of a letter.
_ALIGNED = 2
#: Letters of a heading that are less apart belong to one word.
_WORD = 0.55
#: So wide is the number of a round at most, and so far behind its word, on a typewriter.
_FIGURE_WIDE, _NUMBER = 0.9, 1.3
#: A column with ink in so few of its rows is nearly empty.
_FEW = 0.1
#: What is at an edge in no more of its rows, without a heading, is dirt.
_DIRT = 0.2
#: Most of dirt is no higher, in heights of a letter.
_LOW = 0.7
#: No letter is so thin, in heights of one.
_SLIGHT = 0.08
#: What is thinner, in a line without a number, is a rest of a frame.
_SLIVER = 0.15
#: What is surer was read.
_SURE = 0.6
#: A last line of which no more cells have ink, none of them read surely, is the edge of a sheet.
_HARDLY = 0.5
#: A line that an edge cuts has so many pieces of ink at it; so large a part of a column is.
_CELLS, _EDGE = 3, 0.3
#: So near an edge, in heights of a letter, a table goes on there if it begins further off.
_TIGHT = 0.45
#: A heading that is no wider, in heights of a letter, is a rest of a rule.
_THIN = 0.35
#: The figures of a ½ are so high, in parts of the highest figure beside them, and so far off.
_SMALL, _OFF = (0.35, 0.75), 0.22
#: A 1 is slimmer than so many of its heights.
_SLIM = 0.5
#: A ½ that is so much wider than high has a figure before it.
_WIDE_HALF = 1.4
#: A dash is no higher, in parts of the highest letter beside it.
_DASH = 0.4
#: A result as it is mostly read.
_RESULT = re.compile(r"[WwLDBHUXF][\dlISsOoe?]{1,2}-*|-*[BHUXF]-+")
#: A letter on a screen that is less far behind a column is in it; in heights of a letter, as is how
#: high one is at least.
_CLOSE = 0.4
#: What stands for a round without a game.
_NO_GAME = re.compile("[BHUXF]")
#: What begins a game, though more of it may be misread.
_GAME = re.compile(r"[WLD]\d")
_LETTERS = re.compile(r"[^\W\d_]")
_LETTER = re.compile(r"[^\W_]")
#: A number, or a total; so large a part of a column's cells have one beside letters if it is two.
_FIGURE = re.compile(r"\d{1,4}(?:[.,][05])?[½%]?\]?|½")
_BOTH = 0.8
#: A number at the end of a word; so much more room is before one that is apart, in heights.
_NUMBERED, _SEEN_ROOM = re.compile(r"(?<=[^\W\d_])(?=\d+$)"), 0.1
#: What is in a name or a club, and in no result.
_NAME = re.compile(r"[^\W\d_]{2}")


#: An edge of a picture.
type Edge = Literal["left", "top", "right", "bottom"]


#: So many totals with a half tell that their points were not seen.
_HALVES, _HALF = 3, re.compile(r"\d{1,2}[.,·]?5")


class Cell(NamedTuple):
    """A cell of a table in a picture."""

    box: Box | None
    """Where its ink is; ``None`` where it is empty."""
    words: tuple[Word, ...] = ()
    cut: bool = False
    """Whether what was read reaches into another cell."""
    edge: bool = False
    """Whether the edge of the picture cuts it."""
    ink: tuple[Box, ...] = ()
    """The pieces of its ink, from the left."""
    parts: int = 0
    """How many words its ink makes; 0 where nobody counted."""

    @property
    def lacking(self) -> int:
        """How many letters were not read, though their ink is there."""
        inked = len(letters(self.ink))
        return max(0, inked - sum(len(word.text) for word in self.words)) if self.words else 0

    @property
    def text(self) -> str:
        """What was read."""
        return " ".join(word.text for word in self.words)

    @property
    def confidence(self) -> float:
        """How sure the words are: as sure as the least."""
        return min((word.confidence for word in self.words), default=0.0)


EMPTY = Cell(None)


def letters(ink: Sequence[Box]) -> list[list[Box]]:
    """Return the pieces of ink letter by letter: what is above each other is one; dashes are none.

    >>> [len(one) for one in letters([Box(0, 4, 3, 12), Box(0, 0, 3, 2), Box(5, 0, 9, 12)])]
    [2, 1]
    """
    found: list[list[Box]] = []
    high = max((box.high for box in ink), default=0)
    for box in sorted(ink):
        if found and box.left < max(one.right for one in found[-1]) - 0.3 * box.wide:
            found[-1].append(box)
        else:
            found.append([box])
    return [
        one
        for one in found
        if len(one) > 1 or one[0].wide < 1.3 * one[0].high or one[0].high > _DASH * high
    ]


def before_half(ink: Sequence[Box]) -> int | None:
    """Return how many letters come before a ½; ``None`` where there is none.

    Its figures are half as high as others, one above and one below.

    >>> before_half([Box(0, 0, 5, 10), Box(6, 0, 8, 6), Box(8, 0, 12, 10), Box(11, 5, 14, 10)])
    1
    >>> before_half([Box(0, 0, 5, 10), Box(6, 8, 8, 10), Box(9, 0, 14, 10)])

    Its 1 and the bar may be one piece, with the rest of the bar beside it.

    >>> before_half([Box(0, 1, 6, 11), Box(7, 0, 12, 11), Box(12, 0, 16, 5), Box(15, 4, 19, 9)])
    1

    The figure before it may touch it.

    >>> before_half([Box(0, 0, 13, 10), Box(11, 5, 16, 10)])
    1
    """
    place = around(list(ink)) if ink else Box(0, 0, 0, 0)
    high = place.high
    small = [
        box
        for box in ink
        if _SMALL[0] * high < box.high < _SMALL[1] * high
        and (box.bottom < place.bottom - _OFF * high or box.top > place.top + _OFF * high)
    ]
    if not small:
        return None
    left = min(box.left for box in small)
    ones = [box for box in ink if box.right == left and box.wide < _SLIM * box.high]
    left = min([left, *(box.left for box in ones)])
    before = sum(max(box.right for box in one) <= left + 1 for one in letters(ink))
    # Where a figure touches it, it is none by itself.
    return before or int(is_more_than_half(ink))


def is_more_than_half(ink: Sequence[Box]) -> bool:
    """Whether ink with a ½ has a figure before that, too: alone, it is hardly wider than high."""
    place = around(list(ink))
    return place.wide > _WIDE_HALF * place.high


def both(one: Cell, other: Cell) -> Cell:
    """Return two cells as one."""
    boxes = [cell.box for cell in (one, other) if cell.box]
    return Cell(
        around(boxes) if boxes else None,
        (*one.words, *other.words),
        one.cut or other.cut,
        one.edge or other.edge,
        (*one.ink, *other.ink),
    )


class Grid(NamedTuple):
    """A table in a picture, and what is written above it."""

    above: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    """The heading first, as it seems."""
    spans: tuple[tuple[float, float], ...]
    """Where the columns are."""
    cut: tuple[Edge, ...] = ()
    """The edges of the picture at which the table goes on."""
    beyond: tuple[str, ...] = ()
    """What is seen of a column that the right edge cuts: it is left out."""


def grids(picture: Picture) -> list[Grid]:
    """Return the tables of a picture in the order of reading; without one, what is written."""
    found = [grid for region in regions(picture) for grid in _grids(region)]
    return [grid for grid in found if grid.rows] or found[:1]


def _grids(picture: Picture) -> list[Grid]:
    """Return the tables below each other."""
    high = letter_height(picture)
    upright = bars(picture)
    picture = without_bars(picture, upright)
    found = lines(picture, upright)
    found, across = _whole_lines(picture, found)
    table = _with_short(picture, found, of_table(found, high), high)
    if len(table) < 2:
        return [Grid(tuple(_text(picture, line) for line in found), (), ())]
    made = []
    end = 0
    for part in tables_in(picture, found, table, high):
        above = tuple(_text(picture, found[at]) for at in range(end, part[0]))
        grid = _grid(picture, above, [found[at] for at in part], upright)
        first, last = part[0] == table[0], part[-1] == table[-1]
        ends = [edge for edge in across if (edge != "top" or first) and (edge != "bottom" or last)]
        made.append(_cut(picture, grid._replace(cut=tuple(ends))))
        end = part[-1] + 1
    return made


def _whole_lines(picture: Picture, found: list[list[Box]]) -> tuple[list[list[Box]], list[Edge]]:
    """Leave out lines that the upper or lower edge of a picture cuts."""
    high = picture.size[1]
    cut: list[Edge] = []
    if not high or len(found) < _CELLS:
        return found, cut
    made = list(found)
    if sum(box.top < 1 for box in made[0]) >= _CELLS:
        del made[0]
        cut.append("top")
    if sum(box.bottom > high - 1 for box in made[-1]) >= _CELLS:
        del made[-1]
        cut.append("bottom")
    return made, cut


def _cut(picture: Picture, grid: Grid) -> Grid:
    """Leave out a column of which the right edge shows but a part, and doubt one at the left.

    A cell that reaches the upper or the lower edge is in doubt as well.
    """
    wide = picture.size[0]
    if not wide or len(grid.spans) < _CELLS:
        return grid

    def at_edge(at: int, touches: Callable[[Box], bool]) -> bool:
        boxes = [box for row in grid.rows if (box := row[at].box)]
        often = sum(map(touches, boxes))
        # Of the last round that is seen, hardly anybody's cell may reach there.
        return often >= 2 and (often >= _EDGE * len(grid.rows) or often == len(boxes))

    high = letter_height(picture)
    ends = list(grid.cut)
    if at_edge(len(grid.spans) - 1, lambda box: box.right > wide - 1):
        ends.append("right")
        kept = len(grid.spans) - 1
        grid = grid._replace(
            rows=tuple(row[:kept] for row in grid.rows),
            spans=grid.spans[:kept],
            beyond=tuple(row[kept].text for row in grid.rows),
        )
    elif wide - grid.spans[-1][1] < _TIGHT * high and grid.spans[0][0] > 2 * _TIGHT * high:
        ends.append("right")
    if at_edge(0, lambda box: box.left < 1):
        ends.append("left")
        rows = tuple((row[0]._replace(edge=row[0].box is not None), *row[1:]) for row in grid.rows)
        grid = grid._replace(rows=rows)
    tall = picture.size[1]
    rows = tuple(
        tuple(
            cell._replace(edge=True)
            if cell.box and (cell.box.top < 1 or cell.box.bottom > tall - 1)
            else cell
            for cell in row
        )
        for row in grid.rows
    )
    return grid._replace(rows=rows, cut=tuple(ends))


def _with_short(
    picture: Picture, found: Sequence[Sequence[Box]], table: Sequence[int], high: float
) -> list[int]:
    """Add lines of players who have a number, a name, and hardly any results."""
    made: list[int] = []
    last = 0
    starts: list[float] = []
    for at, line in enumerate(found):
        (first,) = words_of(picture, line)[:1] or [""]
        number = int(first) if first.isdecimal() else 0
        own = [phrase.left for phrase in phrases(line, high)[:2]]
        aligned = len(own) == len(starts) == 2 and all(
            abs(one - other) < _ALIGNED * high for one, other in zip(own, starts, strict=True)
        )
        if at in table or (aligned and last and number == last + 1):
            made.append(at)
            if number:
                last, starts = number, own
    return made


def _grid(
    picture: Picture,
    above: tuple[str, ...],
    whole: Sequence[Sequence[Box]],
    upright: Collection[Box],
) -> Grid:
    """Return the table that some lines are."""
    high = letter_height(picture)
    edges = _bars([*picture.rules, *upright], whole, high)
    apart = columns(whole[1:], high, picture.typed[0])
    spans = _between(whole, edges) if len(edges) >= _FRAMED else []
    held = [sum(left <= one and other <= right for one, other in apart) for left, right in spans]
    # "Round 1" is one heading, on a typewriter too.
    headings = phrases(whole[0], max(high, _PITCHES * (picture.typed[0] or pitch_of(whole))))
    # Bars between which there are many columns are the edges of something else.
    if max(held, default=_HELD) >= _HELD:
        apart = _whole_totals(apart, _totals(picture, whole[0]), high)
        spans = _under_one(apart, headings, high, _figure_columns(picture, whole[1:], apart))
        spans = _without_rests(spans, whole, high)
        figured = _figure_columns(picture, whole[1:], spans)
        headings = _with_numbers(headings, high)
        spans = _below_headings(spans, headings, whole[1:], figured)
        spans = _with_headings(spans, headings, whole[0], high)
    else:
        spans = _with_lost_bars(spans, apart, headings)
    rows = [_cells(picture, line, spans) for line in whole]
    halved = _with_whole_halves(rows, spans)
    if halved == list(spans):
        halved = _split_columns(rows, spans)
    if halved != list(spans):
        spans = halved
        rows = [_cells(picture, line, spans) for line in whole]
    headed = _without_edge(_one_heading(_without_second_lines(rows)), high)
    kept = [at for at in range(len(spans)) if _is_filled([row[at].box for row in headed], high)]
    # What is at the edge of a sheet, without a heading, and read of hardly any row, is dirt. In a
    # photo rests of rules are; on a screen, what an edge cuts looks like them.
    rest = 0 if picture.size[0] else high
    shapes = picture.shaped if picture.size[0] else {}
    letter = _letters_again(shapes, [box for line in whole for box in line], _LOW * high)
    for edge in -1, 0:
        while (
            kept
            and _is_dirt(cells := [row[kept[edge]] for row in headed], rest)
            and not letter(cells)
        ):
            del kept[edge]
    return Grid(
        above,
        _without_edge(tuple(tuple(row[at] for at in kept) for row in headed), high),
        tuple(spans[at] for at in kept),
    )


def _letters_again(
    shapes: Mapping[Box, int], ink: Sequence[Box], low: float
) -> Callable[[Sequence[Cell]], bool]:
    """Return what tells whether a column has a letter whose exact shape is elsewhere in a table.

    On a screen equal letters have equal shapes, and dirt has that of no letter.
    """
    often = Counter(shapes[box] for box in ink if box in shapes and box.high > low)

    def again(cells: Sequence[Cell]) -> bool:
        own = [box for cell in cells for box in cell.ink if box in shapes and box.high > low]
        here = Counter(shapes[box] for box in own)
        return any(often[shape] > count for shape, count in here.items())

    return again


def _is_dirt(cells: Sequence[Cell], high: float) -> bool:
    """Whether nothing was read of a column's heading, and nothing, or hardly anything, below it.

    What is ``high`` and wide like rests of a rule may have been read as anything.

    >>> place, empty = Box(0, 0, 7, 20), Cell(None)
    >>> edge = [Cell(place, (Word(text, 0.9, place),), ink=(place,)) for text in "b{|"]
    >>> [_is_dirt([empty, *edge, *[empty] * 4], high) for high in (0, 10)]
    [False, True]
    """
    heading, *body = cells
    inked = [cell for cell in body if cell.box]
    sure = [cell for cell in inked if _LETTER.search(cell.text) and cell.confidence > _SURE]
    # In a photo, the edge of a sheet may be beside many rows, and be read as a letter once.
    sure = sure[1:] if high else sure
    read = [cell for cell in inked if not high or any(map(str.isalnum, cell.text))]
    few = len(read) <= max(1, _DIRT * len(body)) or not any(cell.text for cell in inked)
    # Specks and rests of a rule are no letters, whatever was read of them.
    ink = [box for cell in inked for box in cell.ink]
    specks = all(min(box.wide, box.high) < _THIN * high for box in ink)
    specks = specks and sum(box.high < _LOW * high for box in ink) > len(ink) / 2
    slight = bool(ink) and all(box.wide < _SLIGHT * high for box in ink)
    return slight or (not heading.text and ((not sure and few) or specks))


def _split_columns(
    rows: Sequence[Sequence[Cell]], spans: Sequence[tuple[float, float]]
) -> list[tuple[float, float]]:
    """Part columns that hold two things: a number before each name, a total behind each club.

    One may hold three, where no bar of a table was seen.
    """
    made: list[tuple[float, float]] = []
    for at, (left, right) in enumerate(spans):
        cells = [_spoken(row[at]) for row in rows[1:] if row[at].words and not row[at].cut]
        several = [one for one in cells if len(one) > 1]
        before = [(one[:1], one[1:]) for one in several if _is_figure(one[0].text)]
        behind = [(one[:-1], one[-1:]) for one in several if _is_figure(one[-1].text)]
        begin = left
        for halves, letters in (before, 1), (behind, 0):
            named = [
                half for half in halves if any(_NAME.search(one.text) for one in half[letters])
            ]
            if len(named) >= max(_CELLS, _BOTH * len(cells)):
                ends = max(word.box.right for first, _ in halves for word in first)
                begins = min(word.box.left for _, last in halves for word in last)
                if begin < ends < begins < right:
                    made.append((begin, ends))
                    begin = begins
        made.append((begin, right))
    return made


def _with_whole_halves(
    rows: Sequence[Sequence[Cell]], spans: Sequence[tuple[float, float]]
) -> list[tuple[float, float]]:
    """Make one column of two if one word was read of both, a half below one heading: "4.5".

    >>> def row(*texts: str) -> list[Cell]:
    ...     boxes = [Box(20 * at, 0, 20 * at + 9, 9) for at in range(len(texts))]
    ...     return [
    ...         Cell(box, (Word(text, 90, Box(0, 0, 29, 9)),)) if text else Cell(None)
    ...         for box, text in zip(boxes, texts, strict=True)
    ...     ]
    >>> halves = [row(one, one) for one in ("4.5", "35", "2.5")]
    >>> rows, spans = [row("Points", "Points"), row("", "6"), *halves], [(0, 10), (20, 30)]
    >>> _with_whole_halves(rows, spans)
    [(0, 30)]
    >>> _with_whole_halves([row("1", "2"), *rows[1:]], spans)
    [(0, 10), (20, 30)]
    """
    made: list[tuple[float, float]] = []
    for at, (left, right) in enumerate(spans):
        heading, *body = [(row[max(0, at - 1)], row[at]) for row in rows]
        both = [_is_half(*pair) for pair in body if pair[0].box]
        one = at and heading[0].words == heading[1].words and heading[0].text.isalpha()
        if one and sum(both) >= max(_HALVES, _BOTH * len(both)):
            made[-1] = (made[-1][0], right)
        else:
            made.append((left, right))
    return made


def _is_half(one: Cell, other: Cell) -> bool:
    """Whether a word of two cells is a figure and a half, with its point or without it."""
    return one.words == other.words and _HALF.fullmatch(other.text) is not None


def _spoken(cell: Cell) -> list[Word]:
    """Return the words of a cell without what was read of dirt between them."""
    return [word for word in cell.words if any(map(str.isalnum, word.text))] or list(cell.words)


def _is_figure(text: str) -> bool:
    """Whether a word is a number or a total."""
    return _FIGURE.fullmatch(text) is not None


def _is_filled(cells: Sequence[Box | None], high: float) -> bool:
    """Whether a column holds anything but a rest of a rule in its heading."""
    heading, *body = cells
    return any(body) or (heading is not None and heading.wide > _THIN * high)


def _without_second_lines(rows: list[tuple[Cell, ...]]) -> list[tuple[Cell, ...]]:
    """Leave out second lines of players: a state, a rating, and little else."""

    def second(row: tuple[Cell, ...]) -> bool:
        later = row[2:]
        empty = sum(cell.box is None for cell in later)
        # A player's own number may be read as a letter; games are in no second line.
        games = sum(_GAME.match(cell.text) is not None for cell in later)
        return _LETTERS.match(row[0].text) is not None and games < 2 and empty >= 0.6 * len(later)

    heading, *body = rows
    kept = [row for row in body if not second(row)]
    return [heading, *kept] if len(kept) >= 0.4 * len(body) else rows


def _one_heading(rows: list[tuple[Cell, ...]]) -> tuple[tuple[Cell, ...], ...]:
    """Make one of a heading of two lines: the numbers of the players begin below it."""
    numbered = [at for at in range(len(rows[0])) if _numbers([row[at] for row in rows])]
    body = next(
        (
            at
            for at, row in enumerate(rows)
            if any(_has_figure(row[one]) for one in numbered[:1]) or _has_results(row)
        ),
        1,
    )
    if not 1 < body <= 3:
        return tuple(rows)
    heading = tuple(reduce(both, cells) for cells in zip(*rows[:body], strict=True))
    return (heading, *rows[body:])


def _without_edge(rows: tuple[tuple[Cell, ...], ...], high: float) -> tuple[tuple[Cell, ...], ...]:
    """Leave out a last line that is the edge of a sheet: it has no number, as all others have.

    >>> words, place = lambda text: (Word(text, 0.9, Box(0, 0, 9, 9)),), Box(0, 0, 9, 9)
    >>> player = tuple(Cell(place, words(text), ink=(place,)) for text in ("1", "Ann", "W2"))
    >>> rest = Cell(Box(0, 0, 1, 9), words("HORN"), ink=(Box(0, 0, 1, 9),))
    >>> [len(_without_edge((player, player, row), 9)) for row in (player, (EMPTY, rest, rest))]
    [3, 2]
    """
    *others, last = rows
    if not last:
        return rows
    numbered = sum(_has_figure(row[0]) for row in others) >= _BOTH * max(1, len(others) - 1)
    inked = [cell for cell in last if cell.box]
    if not numbered or last[0].box:
        return rows
    slivers = [cell for cell in inked if all(box.wide < _SLIVER * high for box in cell.ink)]
    few = len(inked) <= _HARDLY * len(last) and all(cell.confidence < _SURE for cell in inked)
    return tuple(others) if few or 2 * len(slivers) > len(inked) else rows


def _has_figure(cell: Cell) -> bool:
    return any(character.isdecimal() for character in cell.text)


def _has_results(row: Sequence[Cell]) -> bool:
    """Whether a row holds results, so it is a player's though its number was not read.

    >>> place = Box(0, 0, 9, 9)
    >>> rows = ("T Ann W7 X F 4.0", "T Ann X F U 1.0", "No. Name Rd1 B F Score")
    >>> [
    ...     _has_results([Cell(place, (Word(text, 0.9, place),)) for text in row.split()])
    ...     for row in rows
    ... ]
    [True, True, False]
    """
    texts = [cell.text for cell in row if cell.text]
    games = sum(bool(_RESULT.fullmatch(text) or _GAME.match(text)) for text in texts)
    # Some columns of a heading have but a letter, too.
    others = sum(_NO_GAME.fullmatch(text) is not None for text in texts)
    return (games > 0 or others >= _CELLS) and games + others >= max(2, 0.3 * len(texts))


def _numbers(cells: Sequence[Cell]) -> bool:
    """Whether a column mostly holds numbers, one in nearly every row."""
    return sum(map(_has_figure, cells)) >= 0.7 * len(cells)


def _bars(upright: Sequence[Box], whole: Sequence[Sequence[Box]], high: float) -> list[float]:
    """Return where upright rules part columns: beside most lines of a table."""
    pieces = sorted(upright)
    groups: list[list[Box]] = []
    for piece in pieces:
        if groups and piece.middle[0] - groups[-1][-1].middle[0] < 0.5 * high:
            groups[-1].append(piece)
        else:
            groups.append([piece])
    levels = [sum(box.middle[1] for box in line) / len(line) for line in whole]
    left = min(box.left for line in whole for box in line)
    right = max(box.right for line in whole for box in line)
    return [
        sum(piece.middle[0] for piece in group) / len(group)
        for group in groups
        if left < group[0].left < right
        and sum(any(piece.top <= level <= piece.bottom for piece in group) for level in levels)
        >= _BARS * len(levels)
    ]


def _between(whole: Sequence[Sequence[Box]], bars: Sequence[float]) -> list[tuple[float, float]]:
    """Make one column of what is between two bars."""
    made: list[tuple[float, float]] = []
    for left, right in pairwise([-inf, *bars, inf]):
        held = [box for line in whole for box in line if left <= box.middle[0] < right]
        if held:
            made.append((min(box.left for box in held), max(box.right for box in held)))
    return made


def _with_lost_bars(
    spans: Sequence[tuple[float, float]],
    apart: Sequence[tuple[float, float]],
    headings: Sequence[Box],
) -> list[tuple[float, float]]:
    """Part columns between bars where one was lost: each of two has a heading of its own.

    >>> heads = [Box(0, 0, 9, 9), Box(20, 0, 29, 9)]
    >>> _with_lost_bars([(0, 29)], [(0, 5), (20, 25)], heads)
    [(0, 9), (20, 29)]
    >>> _with_lost_bars([(0, 29)], [(0, 5), (20, 25)], [Box(8, 0, 15, 9)])
    [(0, 29)]
    """
    made: list[tuple[float, float]] = []
    for left, right in spans:
        begin = left
        own = [one for one in headings if left <= one.middle[0] <= right]
        inside = [one for one in apart if left <= one[0] and one[1] <= right]
        for one, other in pairwise(own):
            # Room for a bar is between the headings, and between what is below them.
            ends = max([one.right, *(end for start, end in inside if start < one.right)])
            begins = min([other.left, *(start for start, end in inside if end > other.left)])
            if ends < begins:
                made.append((begin, ends))
                begin = begins
        made.append((begin, right))
    return made


def _figure_columns(
    picture: Picture, whole: Sequence[Sequence[Box]], spans: Sequence[tuple[float, float]]
) -> list[bool]:
    """Return of which columns most words have a figure, or are results: no last name has."""
    held = [around(list(line)) for line in whole if line]
    place = around(held) if held else Box(0, 0, 0, 0)
    found = []
    for left, right in spans:
        texts = [
            word.text
            for word in picture.words
            if left <= word.box.middle[0] <= right
            and place.top <= word.box.middle[1] <= place.bottom
        ]
        figured = [one for one in texts if _RESULT.fullmatch(one) or any(map(str.isdecimal, one))]
        found.append(2 * len(figured) > len(texts))
    return found


def _totals(picture: Picture, line: Sequence[Box]) -> list[Box]:
    """Return where headings of totals are."""
    words = read_in(picture, line)
    return [word.box for word in words if column(Text(word.text, 1, 1)).kind == "total"]


def _whole_totals(
    spans: Sequence[tuple[float, float]], headings: Sequence[Box], high: float
) -> list[tuple[float, float]]:
    """Make one column of two figures below one heading of totals: their point was not seen.

    >>> _whole_totals([(0, 7), (14, 21), (40, 47)], [Box(-2, 0, 23, 9)], 10)
    [(0, 21), (40, 47)]
    >>> _whole_totals([(0, 7), (14, 21)], [Box(-2, 0, 9, 9)], 10)
    [(0, 7), (14, 21)]
    """
    made: list[tuple[float, float]] = []
    for left, right in spans:
        begin, end = made[-1] if made else (left, left)
        figures = max(end - begin, right - left) < _FIGURE_WIDE * high > left - end
        if made and figures and any(one.left < end and left < one.right for one in headings):
            made[-1] = (begin, right)
        else:
            made.append((left, right))
    return made


def _under_one(
    spans: Sequence[tuple[float, float]],
    headings: Sequence[Box],
    high: float,
    figured: Sequence[bool],
) -> list[tuple[float, float]]:
    """Make one column of two that are a blank apart, below one heading: first and last names.

    Two that are ``figured`` stay two: the heading of one was not seen.
    """
    headed = [
        any(heading.left < right and left < heading.right for heading in headings)
        for left, right in spans
    ]
    made: list[tuple[float, float]] = []
    for at, (left, right) in enumerate(spans):
        near = made and left - made[-1][1] < _BLANK * high
        if near and headed[at - 1] and not headed[at] and not (figured[at - 1] and figured[at]):
            made[-1] = (made[-1][0], right)
        else:
            made.append((left, right))
    return made


def _without_rests(
    spans: Sequence[tuple[float, float]], whole: Sequence[Sequence[Box]], high: float
) -> list[tuple[float, float]]:
    """Join a column that is nearly empty to its neighbor if one word heads both: it is none.

    What is in it is dirt, or letters that are a little apart.
    """
    words = phrases(whole[0], _WORD * high)
    made: list[tuple[float, float]] = []
    counts: list[int] = []
    few = max(1, _FEW * (len(whole) - 1))
    for left, right in spans:
        count = sum(any(left <= box.middle[0] <= right for box in line) for line in whole[1:])
        one = made and left - made[-1][1] < _BLANK * high and any(
            word.left < made[-1][1] and left < word.right for word in words
        )  # fmt: skip
        if one and min(count, counts[-1]) <= few < max(count, counts[-1]):
            made[-1] = (made[-1][0], right)
            counts[-1] = max(count, counts[-1])
        else:
            made.append((left, right))
            counts.append(count)
    return made


def _below_headings(
    spans: Sequence[tuple[float, float]],
    headings: Sequence[Box],
    body: Sequence[Sequence[Box]],
    figured: Sequence[bool],
) -> list[tuple[float, float]]:
    """Part columns below several headings that ink of hardly any row joins: a rest of a frame.

    Only those that are ``figured``: names are in several words.

    >>> pair = [Box(0, 0, 9, 9), Box(20, 0, 29, 9)]
    >>> _below_headings([(0, 29)], pair, [pair, pair, [Box(0, 0, 29, 9)]], [True])
    [(0, 9), (20, 29)]
    >>> _below_headings([(0, 29)], pair, [pair, *[[Box(0, 0, 29, 9)]] * 2], [True])
    [(0, 29)]
    """
    made = []
    for (left, right), parted in zip(spans, figured, strict=True):
        inside = [one.middle[0] for one in headings if left <= one.middle[0] <= right]
        own = inside if parted else []
        begin = left
        for one, other in pairwise(own):
            inked = [box for line in body for box in line if box.right > one and box.left < other]
            edges = sorted({one, other, *(min(max(edge, one), other) for box in inked
                                          for edge in (box.left, box.right))})  # fmt: skip
            counts = [
                (
                    sum(box.left < end and box.right > start for box in inked),
                    start - end,
                    start,
                    end,
                )
                for start, end in pairwise(edges)
            ]
            count, _, start, end = min(counts, default=(len(body), 0.0, 0.0, 0.0))
            if count <= max(1, _FEW * len(body)) and count < len(body) / 2:
                made.append((begin, start))
                begin = end
        made.append((begin, right))
    return made


def _with_numbers(headings: Sequence[Box], high: float) -> list[Box]:
    """Join the number of a round to its word: on a typewriter, and of dots, they are far apart.

    >>> _with_numbers([Box(0, 0, 18, 10), Box(30, 0, 35, 10), Box(60, 0, 65, 10)], 10)
    [Box(left=0, top=0, right=35, bottom=10), Box(left=60, top=0, right=65, bottom=10)]
    """
    made: list[Box] = []
    for one in headings:
        figure = one.wide < _FIGURE_WIDE * high
        if made and figure and one.left - made[-1].right < _NUMBER * high < made[-1].wide:
            made[-1] = around([made[-1], one])
        else:
            made.append(one)
    return made


def _with_headings(
    spans: list[tuple[float, float]],
    headings: Sequence[Box],
    line: Sequence[Box],
    high: float,
) -> list[tuple[float, float]]:
    """Add columns that have nothing but a heading."""
    made = list(spans)
    for heading in headings:
        near = [span for span in spans if span[0] - 0.3 * high < heading.right
                and heading.left < span[1] + 0.3 * high]  # fmt: skip
        if not near and any(box.left >= heading.left for box in line):
            made.append((heading.left, heading.right))
    return sorted(made)


def _cells(
    picture: Picture, line: Sequence[Box], spans: Sequence[tuple[float, float]]
) -> tuple[Cell, ...]:
    """Put a line's ink, and the words that are in it, into columns."""
    ink: list[list[Box]] = [[] for _ in spans]
    near = _CLOSE * letter_height(picture) if picture.size[0] else 0
    reach = [right for _, right in spans]
    for box in sorted(line):
        at = column_at(spans, box.left, box.right)
        if at is None and near and box.high > near:
            # Without a heading, the first line is no part of what columns are told by.
            at = next((one for one, end in enumerate(reach) if 0 <= box.left - end < near), None)
        if at is not None:
            ink[at].append(box)
            reach[at] = max(reach[at], box.right)
    boxes = [around(some) if some else None for some in ink]
    words: list[list[Word]] = [[] for _ in spans]
    cut: set[int] = set()
    for word in picture.words:
        over = [
            at for at, box in enumerate(boxes) if box is not None and _share(word.box, box) > 0.2
        ]
        for at in over:
            words[at].append(word)
        if len(over) > 1:
            cut.update(over)
    return tuple(
        Cell(
            box,
            tuple(sorted(words[at], key=lambda word: word.box)),
            at in cut,
            ink=tuple(ink[at]),
        )
        if box
        else EMPTY
        for at, box in enumerate(boxes)
    )


def _share(word: Box, cell: Box) -> float:
    """Return how much of the smaller of two places is in the other."""
    wide = min(word.right, cell.right) - max(word.left, cell.left)
    high = min(word.bottom, cell.bottom) - max(word.top, cell.top)
    if wide <= 0 or high <= 0:
        return 0.0
    return wide * high / max(1.0, min(word.wide * word.high, cell.wide * cell.high))


def _text(picture: Picture, line: Sequence[Box]) -> str:
    """Return the words of a line."""
    return " ".join(_number_apart(word.text, word.box, line) for word in read_in(picture, line))


def _number_apart(text: str, place: Box, line: Sequence[Box]) -> str:
    """Return a word with its number apart if there is more room before that than elsewhere.

    >>> line = [Box(at, 0, at + 6, 10) for at in (0, 7, 14, 24)]
    >>> [_number_apart(text, Box(0, 0, 30, 10), line) for text in ("Day2", "Days", "Day 2")]
    ['Day 2', 'Days', 'Day 2']
    """
    found = _NUMBERED.search(text)
    ink = letters([box for box in line if place.left <= box.middle[0] <= place.right])
    if not found or len(ink) != len(text):
        return text
    rooms = [around(other).left - around(one).right for one, other in pairwise(ink)]
    at = found.start()
    apart = rooms[at - 1] - sorted(rooms)[len(rooms) // 2] > max(1, _SEEN_ROOM * place.high)
    return f"{text[:at]} {text[at:]}" if apart else text
