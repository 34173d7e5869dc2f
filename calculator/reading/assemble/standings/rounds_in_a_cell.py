"""Tables in which one cell of a row has what was in all rounds: ``W3 W2 D4``, ``Bell (W), bye``.

They are read as tables whose rounds have columns of their own: the cell is parted. Whom somebody
met may be in one cell and the results in another: ``3 2 4`` beside ``1 1 ½``. Nothing tells such
cells from a remark but that most rows have as many rounds there.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, permutations, product
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.assemble.standings.two_lines import with_score
from calculator.reading.cells.byes import is_bye
from calculator.reading.cells.forms.pages import rows_of
from calculator.reading.cells.looks import is_score, is_sure
from calculator.reading.cells.opponent_names import alone, is_nothing, readings
from calculator.reading.cells.sides import has_name
from calculator.reading.columns.headings import kind_headed
from calculator.reading.cut.segments import is_html
from calculator.reading.lexicon.headings import round_words
from calculator.reading.text.grid import SEPARATORS, Cell, Row, chunks, first_lines, lines_of, split
from calculator.reading.text.original_places import Apart

#: The word for a round in front of its number.
_R = f"{round_words()}?"
#: What parts the rounds in a cell, the surest first.
_PARTS = (
    pattern(rf"\s+(?={_R}\.?\s?\d{{1,2}}[:.)]\s)", re.IGNORECASE),
    *(pattern(part) for part in (r"\s*;\s*", r"\s*,\s*", r"\s*\|\s*", r"\s+/\s+", r"\s+")),
)
#: The number of a round in front of what is said of it.
_LABEL = pattern(rf"{_R}\.?\s?(\d{{1,2}})[:.)]\s*(?=\S)", re.IGNORECASE)
_NUMBER = pattern(r"#?\d{1,3}")
#: Fewer rows and rounds make no table; one row in so many may have no cell of this kind.
_FEWEST, _ROWS_PER_EXCEPTION = 2, 4
#: A cell of more rounds than these is something else, as is a text of more lines.
_MOST_ROUNDS, _MOST_LINES, _LONGEST_LINE = 30, 2000, 1000
#: Nor is a longer cell, or a table with more columns of such cells.
_LONGEST_CELL, _MOST_COLUMNS = 500, 6
#: So many lines tell whether there are such cells, and so many rows what columns hold.
_LINES_SEEN, _ROWS_SEEN = 100, 10
#: Of so many cells it is kept how they can be parted.
_CELLS_KEPT = 512
#: What is in a cell of several rounds.
_SEVERAL = pattern(r"[^\s;,|/][\s;,|/]+[^\s;,|/]")


class _Rounds(NamedTuple):
    """Two columns of the rows of a table, or one twice: whom they met, and how that ended."""

    opponents: int
    results: int
    rounds: int


def rounds_apart(text: str) -> Apart | None:
    r"""Return a text with each round in a cell of its own; ``None`` where none shares one.

    >>> made = rounds_apart("Name,Results,Pts\nAnn,W2 D3,1.5\nBob,L1 W3,1\nCy,bye D1,1.5")
    >>> made and made.text.split("\n")[:2]
    ['Name\tR1\tR2\tPts', 'Ann\tW2\tD3\t1.5']
    >>> made and made.place(2, 8)
    (2, 8)
    >>> rounds_apart("Name,Town,Pts\nAnn,West 3,1.5\nBob,East 4,1") is None
    True
    """
    if text.count("\n") > _MOST_LINES:
        return None
    if is_html(text):
        return _apart(rows_of(text))
    first = lines_of(first_lines(text, _LINES_SEEN))
    ways = {one: way for one in (*SEPARATORS, "") if (way := _apart(_cut(first, one)))}
    if not ways:
        return None
    # What parts the rounds within a cell is not in the heading.
    separator = max(ways, key=lambda one: ways[one].headed)
    return _apart(_cut(lines_of(text), separator))


def _cut(lines: Sequence[str], separator: str) -> list[Row]:
    """Cut the lines at a separator; without one, where two blanks are."""
    if not separator:
        return [Row(at, chunks(at, line), line) for at, line in enumerate(lines, 1)]
    if not any(separator in line for line in lines):
        return []
    return [
        split(at, line if len(line) <= _LONGEST_LINE else "", separator)
        for at, line in enumerate(lines, 1)
    ]


def _apart(rows: Sequence[Row]) -> Apart | None:
    """Return rows as lines, with the cells of all rounds parted; ``None`` where there are none."""
    made: list[tuple[Cell, ...]] = []
    heads: list[bool] = []
    for width, group in groupby(rows, lambda row: len(row.cells)):
        block = list(group)
        found = _rounds(block) if width >= _FEWEST and len(block) >= _FEWEST else None
        if found is None:
            made += [row.cells for row in block]
            continue
        heading = block[0].cells
        headed = any(kind_headed(cell.text) == "name" for cell in heading)
        made += [_headed(heading, found)] if headed else []
        made += [_parted(row.cells, found) for row in block[headed:]]
        heads.append(headed)
    return Apart.of(made, headed=any(heads)) if heads else None


def _rounds(block: Sequence[Row]) -> _Rounds | None:
    """Return the columns that hold all rounds of the rows, if any do."""
    first = block[:_ROWS_SEEN]
    columns = list(zip(*(row.cells for row in first), strict=True))
    named = (at for at, cells in enumerate(columns) if sum(map(_names, cells)) == len(cells))
    # Players' names come before those of opponents.
    several = [
        at
        for at in range(next(named, -1) + 1, len(columns))
        if 2 * sum(map(_holds_several, columns[at])) >= len(first)
    ]
    if len(several) > _MOST_COLUMNS:
        return None
    for who, how in (*permutations(several, 2), *((at, at) for at in several)):
        if _count(first, who, how) and (count := _count(block, who, how)):
            return _Rounds(who, how, count)
    return None


def _holds_several(cell: Cell) -> bool:
    return len(cell.text) <= _LONGEST_CELL and _SEVERAL.search(cell.text) is not None


def _names(cell: Cell) -> bool:
    return has_name(cell.text) and not is_sure(cell.text)


def _count(rows: Sequence[Row], who: int, how: int) -> int:
    """Return how many rounds are in two columns of nearly all rows; 0 where they are none."""
    every = [_said(row.cells, who, how) for row in rows]
    counts = Counter(len(said) for said in every if said)
    fits = sum(counts.values())
    most = max(counts, default=0)
    # A heading is no such row.
    rest = len(rows) - fits - 1
    fit = fits >= _FEWEST and 2 * counts[most] > fits and _ROWS_PER_EXCEPTION * rest <= len(rows)
    return most if fit and most >= _FEWEST else 0


def _said(cells: Sequence[Cell], opponents: int, results: int) -> list[Cell] | None:
    """Return what a row says of each round; ``None`` where the columns do not hold that."""
    who, how = cells[opponents], cells[results]
    if not (_holds_several(who) and _holds_several(how)):
        return None
    if who is how:
        return next((parts for parts in _ways(who) if all(map(_is_round, parts))), None)
    if not (scored := _scores(how)):
        return None
    return next(
        (
            list(map(_with_result, met, scores))
            for met, scores in product(_ways(who), scored)
            if len(met) == len(scores) and _are_opponents(met)
        ),
        None,
    )


@lru_cache(maxsize=_CELLS_KEPT)
def _ways(cell: Cell) -> tuple[list[Cell], ...]:
    """Return the ways to part a cell: it is tried with each other one of its row."""
    ways = (_split(cell, separator) for separator in _PARTS)
    return tuple(parts for parts in ways if len(parts) > 1)


@lru_cache(maxsize=_CELLS_KEPT)
def _scores(cell: Cell) -> tuple[list[Cell], ...]:
    """Return the ways to part a cell into scores."""
    return tuple(parts for parts in _ways(cell) if all(is_score(one.text) for one in parts))


def _with_result(opponent: Cell, result: Cell) -> Cell:
    if is_nothing(opponent.text) or is_bye(opponent.text) or not has_name(opponent.text):
        return with_score(opponent, result.text)
    return opponent._replace(text=f"{result.text} {opponent.text}")


def _are_opponents(cells: Sequence[Cell]) -> bool:
    """Whether all cells name somebody, by number or by name, or nobody at all."""
    texts = [cell.text for cell in cells if not (is_nothing(cell.text) or is_bye(cell.text))]
    return all(map(_NUMBER.fullmatch, texts)) or all(map(has_name, texts))


def _is_round(cell: Cell) -> bool:
    text = cell.text
    if is_score(text) or is_sure(text):
        return True
    return alone(text) is not None or (" " in text and bool(readings(text)))


def _split(cell: Cell, separator: re.Pattern[str]) -> list[Cell]:
    """Part a cell; a round's number in front of its part is left out."""
    made = []
    begins = 0
    for count, part in enumerate([*separator.finditer(cell.text), None], 1):
        text = cell.text[begins : part.start() if part else len(cell.text)]
        if (label := _LABEL.match(text)) and int(label[1]) == count:
            begins += label.end()
            text = text[label.end() :]
        made.append(Cell(text.rstrip(" ;,|"), cell.line, cell.column + begins))
        begins = part.end() if part else begins
        if count > _MOST_ROUNDS:
            return []
    return made if made[-1].text else made[:-1]


def _headed(cells: Sequence[Cell], rounds: _Rounds) -> tuple[Cell, ...]:
    at = cells[rounds.results]
    heads = [at._replace(text=f"R{count}") for count in range(1, rounds.rounds + 1)]
    return tuple(_instead(cells, rounds, heads))


def _parted(cells: Sequence[Cell], rounds: _Rounds) -> tuple[Cell, ...]:
    """Return the cells of a row with one for each round; who withdrew has fewer."""
    who, how = cells[rounds.opponents], cells[rounds.results]
    said = _said(cells, rounds.opponents, rounds.results)
    if said is None:
        said = [how if who is how or not who.text else _with_result(who, how)]
    ends = how._replace(text="")
    return tuple(_instead(cells, rounds, [*said, *[ends] * (rounds.rounds - len(said))]))


def _instead(cells: Sequence[Cell], rounds: _Rounds, said: Sequence[Cell]) -> Iterator[Cell]:
    for at, cell in enumerate(cells):
        if at == rounds.results:
            yield from said
        elif at != rounds.opponents:
            yield cell
