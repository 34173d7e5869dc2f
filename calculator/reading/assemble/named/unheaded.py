"""Tables in which opponents are called by name and that nothing heads: only rows were copied.

What parts their cells is tried, and which column has the names. A table is taken only where nearly
every game is answered: nothing else tells that these are games.
"""

import contextlib
import itertools
from collections.abc import Iterator, Sequence

from calculator.model.late import pattern
from calculator.reading.assemble.named.reader import is_answered, named
from calculator.reading.assemble.named.tables import Group, NameTable, groups, unnumbered
from calculator.reading.cells.byes import names_bye
from calculator.reading.cells.grammar import is_rating
from calculator.reading.cells.opponent_names import alone, is_nothing, readings
from calculator.reading.cells.people import People
from calculator.reading.check.consistency import Judged
from calculator.reading.columns.headings import Column, column, may_head
from calculator.reading.columns.raw import RawTable
from calculator.reading.cut.spaced import in_columns
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import SEPARATORS, Cell, Row, chunks, lines_of, split, words
from calculator.reading.text.pasted_text import beginning

#: Fewer rows and cells make no table, nor do more: of these a text that was pasted is read.
_FEWEST_ROWS, _FEWEST_CELLS, _MOST_CELLS = 3, 3, 40
#: Nobody copies so many rows and leaves the heading out, where opponents are called by name.
_LONGEST = 40_000
#: Nothing else is somebody's name: a score or a colon is of more than one cell.
_NAME = pattern(r"[^\W\d_](?:[^\W\d_]|[ .,'’()-])+")
_WORD = pattern(r"[^\W\d_]{2,}")
_NUMBER = pattern(r"#?\d{1,3}[.)]?")
_SCORE = pattern(r"[(\[]?(?:\d{1,2}(?:[.,][05]|½)?|½|[.,]5)[)\]]?")
#: What was scored, in front of the opponent.
_SIGNS = frozenset("+-=–")
_MARKS = _SIGNS | {"W", "L", "D"}


def read_unheaded(text: str) -> list[Judged]:
    r"""Read the players of each such table; empty where there is none.

    >>> rows = ["Ann Ray\t1500\tW Poe\tD Fox", "Bob Poe\t1400\tL Ray\tbye", "Cy Fox\t\tbye\tD Ray"]
    >>> (found,) = read_unheaded("\n".join(rows))
    >>> [(row.rating, [one.opponent for one in row.results]) for row in found.raw.rows]
    [(1500, [2, 3]), (1400, [1, None]), (None, [None, 1])]
    """
    if len(text) > _LONGEST or beginning(text) != text:
        return []
    lines = lines_of(text)
    found: list[Judged] = []
    for block in _blocks(lines):
        for _, group in itertools.groupby(block, lambda one: _looks(one[1])):
            rows = _within(list(group))
            table = next(filter(None, map(_table, _cuts(rows))), None)
            found += [table] if table else []
    if found:
        first, last = found[0].raw.rows[0].name.line, found[-1].raw.rows[-1].name.line
        above, below = _texts(lines, 1, first), _texts(lines, last + 1, len(lines) + 1)
        # It says no more than the cells do: what there is between a name and a round, nobody knows.
        heading = above[-1:] if above and may_head(above[-1].text) else ()
        heads = _rounds_in(heading[0].line, lines[heading[0].line - 1]) if heading else []
        if len(heads) > len(found[0].raw.rows[0].results):
            # The cells are elsewhere than they seem to be.
            return []
        before = above[: len(above) - len(heading)]
        raw = _numbered(found[0].raw, heads)
        found[0] = found[0].knowing(raw._replace(before=before, used=heading))
        found[-1] = found[-1].knowing(found[-1].raw._replace(after=below))
    return found


def _rounds_in(number: int, line: str) -> list[Column]:
    """Return the headings of rounds in a line.

    >>> [one.round for one in _rounds_in(1, "Name       Rtg  Round 1  Round 2  TB1")]
    [1, 2]
    """
    separator, _ = _looks(line)
    cells = split(number, line, separator).cells if separator else chunks(number, line)
    found = [one for cell in cells if (one := column(cell)).kind == "round"]
    return found or [
        Column("round", cell, round=int(cell.text)) for cell in cells if cell.text.isdecimal()
    ]


def _numbered(table: RawTable, heads: Sequence[Column]) -> RawTable:
    """Return a table with these headings of rounds, in order; as it was if they do not fit."""
    rounds = [one for one in table.columns if one.kind == "round"]
    if len({one.round for one in heads}) < len(heads) or len(heads) != len(rounds):
        return table
    order = sorted(range(len(heads)), key=lambda at: heads[at].round)
    told = iter([heads[at] for at in order])
    return table._replace(
        columns=tuple([next(told) if one in rounds else one for one in table.columns]),
        rows=tuple(
            [row._replace(results=tuple([row.results[at] for at in order])) for row in table.rows]
        ),
    )


def _blocks(lines: Sequence[str]) -> list[list[tuple[int, str]]]:
    """Return the filled lines, with their numbers, between empty ones; all where each is alone.

    >>> _blocks(["Ann W", "Bob L", "", "TD: Cy"]), _blocks(["Ann W", "", "Bob L"])
    ([[(1, 'Ann W'), (2, 'Bob L')], [(4, 'TD: Cy')]], [[(1, 'Ann W'), (3, 'Bob L')]])
    """
    numbered = enumerate(lines, 1)
    parted = itertools.groupby(numbered, lambda one: bool(one[1].strip()))
    blocks = [list(block) for filled, block in parted if filled]
    alone_ = all(len(block) == 1 for block in blocks)
    return [list(itertools.chain.from_iterable(blocks))] if alone_ else blocks


def _within(lines: Sequence[tuple[int, str]]) -> Sequence[tuple[int, str]]:
    """Return lines without those at their ends that are no rows: a title, what somebody adds.

    >>> _within([(1, "Oak Quads"), (2, "Ann  W Bob  1"), (3, "Bob  L Ann  0"), (4, "See you")])
    [(2, 'Ann  W Bob  1'), (3, 'Bob  L Ann  0')]
    """
    whole = [len(chunks(number, line)) >= _FEWEST_CELLS for number, line in lines]
    if sum(whole) < _FEWEST_ROWS - 1:
        return lines
    return lines[whole.index(True) : len(whole) - whole[::-1].index(True)]


def _texts(lines: Sequence[str], first: int, end: int) -> tuple[Cell, ...]:
    """Return the filled lines from one on, up to another."""
    return tuple(
        [Cell(lines[at - 1].strip(), at, 1) for at in range(first, end) if lines[at - 1].strip()]
    )


def _looks(line: str) -> tuple[str, int]:
    """Return what may part the cells of a line, and how many there are then."""
    for separator in SEPARATORS:
        if count := line.strip(" |").count(separator):
            return separator, count
    return "", 0


def _cuts(lines: Sequence[tuple[int, str]]) -> Iterator[list[Row]]:
    """Yield the ways to cut lines that look alike."""
    separator, _ = _looks(lines[0][1])
    if separator:
        yield [split(number, line, separator) for number, line in lines]
    if separator in {"", ","}:
        yield in_columns(lines)
    if not separator:
        yield _by_marks(lines)


def _by_marks(lines: Sequence[tuple[int, str]]) -> list[Row]:
    """Cut lines in which one blank is between all words where a result or a bye is.

    >>> rows = _by_marks([(1, "1 Ann Ray 1500 W Poe bye 2"), (2, "2 Bob Poe L Ray W Cy 1")])
    >>> [[cell.text for cell in row.cells] for row in rows]
    [['1', 'Ann Ray', '1500', 'W Poe', 'bye', '2'], ['2', 'Bob Poe', '', 'L Ray', 'W Cy', '1']]
    """
    cut = [_parts(words(number, line)) for number, line in lines]
    # A title and a heading may be above.
    above = next((at for at, (_, rounds, _) in enumerate(cut) if rounds), len(cut))
    cut, lines = cut[above:], lines[above:]
    most = max((len(rounds) for _, rounds, _ in cut), default=0)
    if not all(rounds for _, rounds, _ in cut) or 2 * sum(
        len(rounds) == most for _, rounds, _ in cut
    ) <= len(cut):
        return []
    made = []
    for (front, rounds, total), (number, line) in zip(cut, lines, strict=True):
        blank = Cell("", number, len(line) + 1)
        behind = [*[blank] * (most - len(rounds)), total or blank]
        made.append(Row(number, (*front, *rounds, *behind), line))
    filled = [at for at in range(most + 4) if any(row.cells[at].text for row in made)]
    return [row._replace(cells=tuple([row.cells[at] for at in filled])) for row in made]


def _parts(found: Sequence[Cell]) -> tuple[list[Cell], list[Cell], Cell | None]:
    """Return number, name and rating of a row, each round, and the points, if any are said."""
    total = found[-1] if len(found) > 1 and _SCORE.fullmatch(found[-1].text) else None
    found = found[:-1] if total else found
    begins = [at for at in range(1, len(found)) if _begins(found, at)]
    front = list(found[: begins[0]] if begins else found)
    blank = Cell("", front[0].line, front[0].column)
    number = front.pop(0) if len(front) > 1 and _NUMBER.fullmatch(front[0].text) else blank
    rated = len(front) > 1 and is_rating(front[-1].text)
    rating = front.pop() if rated else blank._replace(column=front[-1].end)
    rounds = [_joined(found[at:end]) for at, end in itertools.pairwise([*begins, len(found)])]
    return [number, _joined(front), rating], rounds, total


def _begins(found: Sequence[Cell], at: int) -> bool:
    """Whether a round begins with a word: "W" or "+" and a name, "+Poe", a bye, or "½" before it.

    >>> found = words(1, "Ann Ray W Poe ½ bye - +Fox bye BYE")
    >>> [found[at].text for at in range(1, len(found)) if _begins(found, at)]
    ['W', '½', '-', '+Fox', 'bye', 'BYE']
    """
    word = found[at].text
    following = found[at + 1].text if at + 1 < len(found) else ""
    if word in _MARKS:
        return following[:1].isalpha() or is_nothing(word)
    if word[0] in _SIGNS and word[1:2].isalpha():
        return True
    return _is_amount(word, following) or (
        len(word) > 1
        and word[0].isalpha()
        and alone(word) is not None
        and not _is_amount(found[at - 1].text, word)
    )


def _is_amount(word: str, following: str) -> bool:
    """Whether a word says how much the bye behind it is: "½ bye", "half-point bye"."""
    told = any(map(str.isalnum, word)) and not names_bye(word)
    return told and names_bye(following) and alone(f"{word} {following}") is not None


def _joined(cells: Sequence[Cell]) -> Cell:
    return cells[0]._replace(text=" ".join(cell.text for cell in cells))


def _table(rows: Sequence[Row]) -> Judged | None:
    """Return the table of rows that all have as many cells; ``None`` where they are none."""
    widths = {len(row.cells) for row in rows}
    if (
        len(rows) < _FEWEST_ROWS
        or len(widths) > 1
        or not _FEWEST_CELLS <= max(widths) <= _MOST_CELLS
    ):
        return None
    cells = [row.cells for row in rows]
    form = "csv" if "," in rows[0].text and len(rows[0].text.split(",")) >= max(widths) else "text"
    heading = tuple(Cell("", one.line, one.column) for one in cells[0])
    for at in range(max(widths)):
        grid = unnumbered(NameTable(heading, at, cells, [], [], form, []))
        texts = [row[at].text for row in grid.rows]
        if not all(map(_NAME.fullmatch, texts)) or len(set(texts)) < len(texts):
            continue
        if 2 * sum(map(bool, map(readings, texts))) > len(texts):
            # "beat Poe" is nobody, if "W Lee" is.
            continue
        with contextlib.suppress(ReadError):
            rounds = _with_byes(grid, groups(grid, People(texts)))
            if rounds and rounds[0].by_name and not grid.faults and not _is_left(grid, rounds):
                table = named(grid, rounds)
                if is_answered(table) and not _has_parted_names(table):
                    return table.knowing(table.raw._replace(headed=False))
    return None


def _is_left(grid: NameTable, rounds: Sequence[Group]) -> bool:
    """Whether a column that is no round names other players in most rows: it hides a round.

    "Ray, 1500: beat Poe, drew Fox" is cut at its commas; the first round is behind the rating. And
    "W Fox" is a result against somebody whose row was not copied.
    """
    taken = {at for group in rounds for at in group[:3] if at is not None} | {grid.name}
    names = [set(_WORD.findall(row[grid.name].text)) for row in grid.rows]
    anybody = set().union(*names)
    return any(
        2
        * sum(
            not (anybody - own).isdisjoint(_WORD.findall(row[at].text))
            or (row[at].text[:1] in _MARKS and bool(readings(row[at].text)))
            for own, row in zip(names, grid.rows, strict=True)
        )
        > len(grid.rows)
        for at in range(len(grid.heading))
        if at not in taken
    )


def _has_parted_names(table: Judged) -> bool:
    """Whether two columns are one: nobody has a result in the second, and all meet the same again.

    In a few rows a first and a last name may be below each other.
    """
    by_round = itertools.pairwise(zip(*(row.results for row in table.raw.rows), strict=True))
    return any(
        not any(one.code for one in second)
        and all(
            two.opponent in {None, one.opponent} for one, two in zip(first, second, strict=True)
        )
        for first, second in by_round
    )


def _with_byes(grid: NameTable, rounds: Sequence[Group]) -> list[Group]:
    """Add the rounds in which nobody has more than a bye; none is left where columns are odd.

    What is between rounds is one: nothing says what else it could be.
    """
    taken = {at for group in rounds for at in group[:3] if at is not None}
    byes = [
        at
        for at in range(len(grid.heading))
        if at not in taken | {grid.name} and _are_byes([row[at].text for row in grid.rows])
    ]
    every = sorted([*rounds, *(Group(at, None, None) for at in byes)])
    told = taken | set(byes)
    odd = told and set(range(min(told), max(told) + 1)) - told
    in_pairs = byes and any(group.result is not None for group in rounds)
    return [] if odd or in_pairs else every


def _are_byes(texts: Sequence[str]) -> bool:
    filled = [text for text in texts if not is_nothing(text)]
    return bool(filled) and all(names_bye(text) for text in filled)
