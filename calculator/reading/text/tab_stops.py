"""Tabs put back where blanks are shown for them, as terminals and e-mails show them.

After each tab the text goes on in the next column that is a multiple of eight, from 0. Names reach
over different numbers of them, so that cells of one column are not below each other; counted by
tabs, each row has as many cells as its heading. Lines may be broken besides.

Where tabs end at multiples of four, too many tables that are lined up by blanks look the same.
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import chain, combinations, islice, pairwise
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.text.grid import CHUNK, Cell, lines_of, loose
from calculator.reading.text.original_places import Apart
from calculator.reading.text.wrapped_lines import groups_of

#: After a tab text goes on at a multiple of this.
_STOP = 8
#: What no cell holds that a tab ends: more blanks than one, but behind a sign: "+  8W".
_GAP = pattern(r"(?<![-+=<>]) {2}| {3}")
#: A result that is moved to the right in its cell: "  8w1", " 6:W".
_PADDED = pattern(r" {1,3}(?=[\d:+=-])")
#: A blank that is rather within a name: "Mary Jo Dunn", "Ray, Ann", "J. Roe".
_IN_A_NAME = pattern(r"[^\W\d_][.,]? [^\W\d_(\"]")
#: Fewer cells are no row of a table, and fewer such rows no table.
_FEWEST_CELLS, _FEWEST_ROWS = 3, 3
#: What shapes of cells are made of.
_LETTERS, _FIGURES = pattern(r"[^\W\d_]+(?: [^\W\d_]+)*"), pattern(r"[\d½]+(?:[.,][\d½]+)?")
#: So many ways to take blanks for parts of cells are tried of a row.
_MOST_COMBINED = 60
#: So many ways to put broken lines together are tried.
_MOST_WAYS = 16
#: Of a longer text no lines are put together.
_LONGEST = 12_000
#: The number of a player is one of so many cells.
_COUNTING = 3
#: A row is broken into fewer lines than so many; at each break a cell or two may be lost.
_MOST_PARTS, _LOST = 7, 2

#: Lines, from 0, that were one.
type _Parts = tuple[int, ...]


class _Row(NamedTuple):
    """A line cut at its tabs, or lines that were one."""

    cells: tuple[Cell, ...]
    lone: tuple[int, ...]
    """The cells, by their positions, before which is one blank, which may be one of a cell."""
    names: tuple[int, ...]
    """Those before which it is rather one of a name."""
    breaks: tuple[int, ...] = ()
    """The cells, by their positions, before which a line was broken; blanks there are lost."""

    @property
    def likely(self) -> int:
        """How many cells there are, most likely."""
        return len(self.cells) - len(self.names)


def with_tabs(text: str) -> Iterator[Apart]:
    r"""Yield a text with tabs where blanks are shown for them, first as if no line was broken.

    Cells have to tell which of them is right.

    >>> rows = ["No\tName\tRtg\tR1\tPts", "1\tAnn Lee\t1500\tW2\t1", "2\tBo Roe-Bell\t\tL1\t0"]
    >>> (made,) = with_tabs("\n".join(rows).expandtabs(8))
    >>> made.text.split("\n") == rows, made.place(3, 16)
    (True, (3, 33))
    """
    shown = _Shown(lines_of(text))
    if made := shown.in_one_piece():
        yield made
    if len(text) <= _LONGEST:
        yield from shown.put_together()


class _Shown(NamedTuple):
    """Lines in which tabs are shown as blanks."""

    lines: Sequence[str]

    def in_one_piece(self) -> Apart | None:
        """Return the text with tabs as if no line was broken."""
        base = _indent(self.lines)
        rows = (
            _shifted(_cut(at, line[base:], kept=True), base)
            for at, line in enumerate(self.lines, 1)
        )
        return _made(self.lines, [(at,) for at in range(len(self.lines))], rows)

    def put_together(self) -> Iterator[Apart]:
        """Yield the text with tabs, with lines put together in each way that there may be."""
        lines = self.lines
        base = _indent(lines)
        seen: list[Sequence[_Parts]] = [[(at,) for at in range(len(lines))]]
        begins = self._begin_rows()
        for groups in islice(chain(groups_of(lines), _full(lines), self._counted()), _MOST_WAYS):
            rests = [at for group in groups for at in group[1:]]
            if groups in seen or not begins.isdisjoint(rests):
                continue
            # An empty line goes on with nothing.
            if not all(lines[at].strip() for at in rests):
                continue
            seen.append(groups)
            inner = _indent([lines[at] for at in rests])
            ways = [self._cut_anywhere(groups, by) for by in {base, inner}]
            for rows in (*ways, self._cut_at_blanks(groups)):
                if made := _made(lines, groups, rows):
                    yield made

    def _begin_rows(self) -> set[int]:
        """Return the lines that surely begin rows: in one of their first cells they count up."""
        base = _indent(self.lines)
        rows = [self._from(base, at) for at in range(len(self.lines))]
        found: set[int] = set()
        for column in range(_COUNTING):
            begins: list[int] = []
            for at, row in enumerate(rows):
                # A number by itself is what was left of a line that was broken.
                there = row is not None and len(row.cells) > column + 1
                text = row.cells[column].text.rstrip(".") if row and there else ""
                if text == str(len(begins) + 1):
                    begins.append(at)
                elif text == "1":
                    # What seemed to be the first one was of the heading, or of the section above.
                    found |= set(begins if len(begins) >= _FEWEST_ROWS else ())
                    begins = [at]
            found |= set(begins if len(begins) >= _FEWEST_ROWS else ())
        return found

    def _counted(self) -> Iterator[list[_Parts]]:
        """Yield which lines belong together if rows have as many cells as their heading has.

        The heading is that many lines in each way.
        """
        for parts in range(1, _MOST_PARTS):
            groups: list[_Parts] = []
            at = 0
            while at < len(self.lines):
                row = self._joined(at, parts)
                if row is None or row.likely < _FEWEST_CELLS:
                    groups.append((at,))
                    at += 1
                    continue
                usual = parts
                while usual:
                    groups.append(tuple(range(at, at + usual)))
                    at += usual
                    usual = self._next(at, row.likely, usual)
            yield groups

    def _next(self, at: int, count: int, usual: int) -> int:
        """Return how many lines the next row of so many cells is; 0 at the end.

        If a cell or two are lost where lines were broken it is as many as ``usual``.
        """
        for parts in range(1, _MOST_PARTS):
            row = self._joined(at, parts)
            if row is None or len(row.cells) - len(row.lone) > count:
                break
            if len(row.cells) >= count:
                return parts
        row = self._joined(at, usual)
        return usual if row and count - _LOST <= len(row.cells) < count else 0

    def _joined(self, at: int, parts: int) -> _Row | None:
        """Return so many lines as one row, if they hold anything and are cut by tabs."""
        if at + parts > len(self.lines) or not all(map(str.strip, self.lines[at : at + parts])):
            return None
        return next(self._cut_at_blanks([tuple(range(at, at + parts))]))

    def _cut_anywhere(self, groups: Sequence[_Parts], inner: int) -> Iterator[_Row | None]:
        """Yield the cells of rows whose lines were broken at a width, whatever was there.

        What goes on is indented so far (``inner``).
        """
        base = _indent(self.lines)
        begin = [self.lines[group[0]] for group in groups if len(group) > 1]
        width = max(map(len, begin), default=base) - base
        for group in groups:
            starts = [(0, group[0] + 1, base + 1)]
            whole = self.lines[group[0]][base:]
            for at in group[1:]:
                whole = whole.ljust(len(starts) * width)
                starts.append((len(whole), at + 1, inner + 1))
                whole += self.lines[at][inner:]
            row = _cut(0, whole, kept=True)
            yield row and row._replace(cells=tuple(_original(cell, starts) for cell in row.cells))

    def _cut_at_blanks(self, groups: Sequence[_Parts]) -> Iterator[_Row | None]:
        """Yield the cells of rows whose lines were broken at blanks, which are lost."""
        base = _indent(self.lines)
        for first, *rest in groups:
            row = self._from(base, first)
            for at in rest:
                # The first cell of a rest may have begun in the line above.
                shifted = ((by, self._part(at, by)) for by in range(_STOP))
                by, part = next(((by, part) for by, part in shifted if part), (0, None))
                if row is None or part is None:
                    row = None
                    break
                # Two results that are alike are two cells; the second was moved to the right.
                begun = part.cells[0].text
                alike = _PADDED.match(f" {begun}") and _shape(row.cells[-1].text) == _shape(begun)
                row = _behind(row, part, within=by > 0 and not alike)
            yield row

    def _part(self, at: int, shift: int = 0) -> _Row | None:
        """Cut what goes on with a line above, without what it is indented."""
        return self._from(len(self.lines[at]) - len(self.lines[at].lstrip()), at, shift)

    def _from(self, indent: int, at: int, shift: int = 0) -> _Row | None:
        """Cut a line without so many blanks in front: behind these an empty cell may come first."""
        return _shifted(_cut(at + 1, self.lines[at][indent:], shift), indent)


def _full(lines: Sequence[str]) -> Iterator[list[_Parts]]:
    """Yield which lines belong together if each that has the full width goes on.

    What goes on may be indented, and is so much wider.
    """
    indents = [len(line) - len(line.lstrip()) for line in lines]
    base = _indent(lines)
    widest = max(
        (len(line) for line, by in zip(lines, indents, strict=True) if by == base), default=0
    )
    inner = min((by for by in indents if by > base), default=base)
    for by in dict.fromkeys((base, inner)):
        groups: list[_Parts] = []
        goes_on = False
        for at, line in enumerate(lines):
            groups[-1:] = [(*groups[-1], at)] if goes_on else [*groups[-1:], (at,)]
            goes_on = len(line) == widest + (by - base if goes_on else 0)
        yield groups


def _cut(line: int, text: str, shift: int = 0, *, kept: bool = False) -> _Row | None:
    r"""Cut a line at its tabs; ``None`` where blanks in it are no tabs.

    It may begin so many columns behind one to which a tab goes (``shift``). Blanks at its end may
    be tabs as well, if they are ``kept``.

    >>> _cut(1, "1       Mary Jo Dunn    W2").names, _cut(1, "1   Ann   W2")
    ((2,), None)
    """
    whole = text if kept and not len(text) % _STOP else text.rstrip()
    cells: list[Cell] = []
    lone: list[int] = []
    names: list[int] = []
    begin = 0
    end = len(whole) + whole.endswith(" ")
    for stop in [*range(_STOP - shift, end, _STOP), end]:
        last = stop == end
        if not last and whole[stop - 1] != " ":
            continue
        said = whole[begin:stop].rstrip()
        padded = len(found[0]) if (found := _PADDED.match(said)) else 0
        if said[padded : padded + 1] == " " or _GAP.search(said, padded):
            return None
        cells.append(Cell(said[padded:], line, begin + padded + 1))
        if not last and whole[stop - 2 : stop - 1] != " ":
            lone.append(len(cells))
            if _IN_A_NAME.match(whole, stop - 2 - (whole[stop - 2] in ".,")):
                names.append(len(cells))
        begin = stop
    return _Row(tuple(cells), tuple(lone), tuple(names))


def _original(cell: Cell, starts: Sequence[tuple[int, int, int]]) -> Cell:
    """Return a cell with its place in lines that were put together."""
    offset = cell.column - 1
    begin, line, column = next(one for one in reversed(starts) if one[0] <= offset)
    return Cell(cell.text, line, column + offset - begin)


def _behind(row: _Row, rest: _Row, *, within: bool) -> _Row:
    """Put a row together of two parts; the line may have been broken ``within`` a cell."""
    count = len(row.cells) - within
    first = rest.cells[0]
    if within:
        last = row.cells[-1]
        first = last._replace(text=f"{last.text} {first.text}")
    return _Row(
        (*row.cells[:count], first, *rest.cells[1:]),
        (*row.lone, *(count + at for at in rest.lone)),
        (*row.names, *(count + at for at in rest.names)),
        row.breaks if within else (*row.breaks, count),
    )


def _indent(lines: Iterable[str]) -> int:
    """Return by how many blanks all lines are indented that hold anything."""
    return min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)


def _shifted(row: _Row | None, by: int) -> _Row | None:
    if row is None or not by:
        return row
    return row._replace(cells=tuple(one._replace(column=one.column + by) for one in row.cells))


def _made(
    lines: Sequence[str], groups: Sequence[_Parts], rows: Iterable[_Row | None]
) -> Apart | None:
    """Return the text of rows that have as many cells as their heading, section by section."""
    made: list[tuple[Cell, ...]] = []
    block: list[_Row] = []
    # Rows that are in one piece, and lined up, need no tabs.
    moved = any(len(group) > 1 for group in groups)
    for group, row in zip((*groups, ()), (*rows, None), strict=True):
        if row is not None and row.likely >= _FEWEST_CELLS:
            block.append(row)
            continue
        if block:
            whole = _even(block)
            if whole is None:
                return None
            made += whole
            moved = moved or _is_shifted(whole)
            block = []
        if len(group) > 1:
            return None
        for at in group:
            if len(CHUNK.findall(lines[at])) > _FEWEST_CELLS:
                # A row that is not cut by tabs.
                return None
            made.append(loose(at + 1, lines[at]).cells)
    if not moved:
        return None
    return Apart.of(made)


def _even(block: Sequence[_Row]) -> list[tuple[Cell, ...]] | None:
    """Return rows with as many cells each; ``None`` where there is no such number."""
    if len(block) < _FEWEST_ROWS:
        return None
    usual = Counter(row.likely for row in block).most_common(1)[0][0]
    counts = dict.fromkeys((usual, block[0].likely))
    return next((made for count in counts if (made := _of_so_many(block, count))), None)


def _of_so_many(block: Sequence[_Row], count: int) -> list[tuple[Cell, ...]] | None:
    """Return rows with so many cells each, or fewer where the last ones are empty."""
    ways = [list(_ways(row, count)) for row in block]
    # Rows of which nothing is doubtful, or missing, tell what is in the columns.
    shapes: list[set[str]] = [set() for _ in range(count)]
    for own in ways:
        for at, cell in enumerate(own[0] if len(own) == 1 and len(own[0]) == count else ()):
            shapes[at] |= {cell.text, _shape(cell.text)}
    made: list[tuple[Cell, ...]] = []
    for row, own in zip(block, ways, strict=True):
        fit = [_fit(way, shapes) for way in own]
        whole = len(row.cells) == count
        if whole and (row is block[0] or max(fit)[0] == fit[0][0]):
            # A heading has all of them, and so has a row in which no others fit better.
            made.append(own[0])
        elif own and (whole or fit.count(max(fit)) == 1):
            made.append(own[fit.index(max(fit))])
        else:
            return None
        # Of a row that ends early most cells are as they are elsewhere.
        if len(made[-1]) < count and 3 * _fit(made[-1], shapes)[0] < 2 * len(made[-1]):
            return None
    full = sum(len(cells) == count for cells in made)
    filled = all(any(cell.text for row in made for cell in row[at : at + 1]) for at in range(count))
    return made if 2 * full >= len(made) and filled else None


def _fit(cells: Sequence[Cell], known: Sequence[set[str]]) -> tuple[int, int, int]:
    """Return how many cells have a shape that is in their columns, and how many are there.

    Last comes how few shapes there are: in a heading rounds are alike.
    """
    shapes = [_shape(cell.text) for cell in cells]
    return (
        sum(shape in known[at] for at, shape in enumerate(shapes)),
        sum(cell.text in known[at] for at, cell in enumerate(cells)),
        -len(set(shapes)),
    )


def _ways(row: _Row, count: int) -> Iterator[tuple[Cell, ...]]:
    """Yield the ways in which a row may have so many cells, or fewer where the last are empty."""
    missing = count - len(row.cells)
    if not missing:
        yield row.cells
        if row.names and not row.breaks:
            # Or the last ones are empty, and a name is whole.
            yield _merged(row.cells, row.names)
    elif row.likely == count:
        yield _merged(row.cells, row.names)
    elif missing < 0:
        for lone in islice(combinations(row.lone, -missing), _MOST_COMBINED):
            yield _merged(row.cells, lone)
    elif not row.breaks:
        yield row.cells
    elif missing <= _LOST:
        for at in row.breaks:
            before, after = row.cells[:at], row.cells[at:]
            yield (*before, *[after[0]._replace(text="")] * missing, *after)


def _merged(cells: Sequence[Cell], lone: Container[int]) -> tuple[Cell, ...]:
    """Return cells with those that are behind a ``lone`` blank as part of the one before."""
    made: list[Cell] = []
    for at, cell in enumerate(cells):
        if at in lone:
            made[-1] = made[-1]._replace(text=f"{made[-1].text} {cell.text}")
        else:
            made.append(cell)
    return tuple(made)


def _shape(text: str) -> str:
    """Return what a text is made of: words, figures, and each sign.

    >>> _shape("1400"), _shape("Ray, Ann Lee"), _shape("12w1")
    ('0', 'a, a', '0a0')
    """
    return _LETTERS.sub("a", _FIGURES.sub("0", text))


def _is_shifted(rows: Sequence[tuple[Cell, ...]]) -> bool:
    """Whether cells of one column begin in different columns: they are not lined up by blanks."""
    return any(
        one.column != other.column
        for above, below in pairwise(rows)
        for one, other in zip(above, below, strict=False)
        if one.text and other.text and (one.line, other.line) == (above[0].line, below[0].line)
    )
