"""Lists of games side by side, a round beside the other, put one below the other."""

from collections.abc import Iterator, Sequence

from calculator.model.late import pattern
from calculator.reading.columns.game_headings import heading_of
from calculator.reading.cut.segments import is_html
from calculator.reading.cut.sheet_rows import FIRST_LINES, Cells, lined_up, rows_parted
from calculator.reading.text.grid import Cell, chunks, lines_of
from calculator.reading.text.original_places import Apart

#: A round has no more columns, and no fewer.
_WIDEST, _NARROWEST = 10, 2
#: A word that begins a line, and is in it again behind what parts cells.
_AGAIN = pattern(
    r"[ \t,;|]*(#|[^\s,;|]{2,})(?=[\s,;|])[^\n]{2,160}?(?:[\t,;|] ?|  )\1(?=[\s,;|]|$)"
)


def rounds_below(text: str) -> Apart | None:
    r"""Return a text with each round's games below its own title; ``None`` where none are beside.

    >>> head, games = "White\tRes\tBlack\t", "\t".join(("Ann\t1-0\tBo\t", "Cy\t0-1\tAnn"))
    >>> made = rounds_below(f"Open\nRound 1\t\t\t\tRound 2\n{head}\t{head}\n{games}")
    >>> lines = made.text.split("\n") if made else []
    >>> [line.replace("\t", "|") for line in lines[3:]]
    ['Ann|1-0|Bo', 'Round 2', 'White|Res|Black', 'Cy|0-1|Ann']
    >>> made.place(7, 4) if made else ()
    (4, 16)
    """
    rows, spaced = _rows_of(text)
    made: list[Cells] = []
    at = 0
    found = False
    while at < len(rows):
        # A wall may go on below, with more rounds; what heads it is looked for where one was.
        starts = _starts(rows[at]) if at < FIRST_LINES or found else []
        titles = _titles(rows[at - 1], starts) if starts and at else []
        if not titles:
            made.append(rows[at])
            at += 1
            continue
        found = True
        end = next((there for there in range(at + 1, len(rows)) if not _filled(rows[there])), at)
        end = end if end > at else len(rows)
        made.pop()
        games = [lined_up(cells, rows[at]) if spaced else cells for cells in rows[at + 1 : end]]
        made += _stacked(titles, starts, rows[at], games)
        at = end
    return Apart.of(made) if found else None


def _rows_of(text: str) -> tuple[list[Cells], bool]:
    """Return the cells of lines by what parts those of the heading, and whether only blanks do."""
    lines = lines_of(text)
    heading = next((line for line in lines[:FIRST_LINES] if _AGAIN.match(line)), "")
    rows = rows_parted(text, [heading])
    if rows or is_html(text):
        return rows, False
    return [chunks(number, line) for number, line in enumerate(lines, 1)], True


def _filled(cells: Sequence[Cell]) -> bool:
    return any(cell.text for cell in cells)


def _starts(heading: Sequence[Cell]) -> list[int]:
    """Return where each list begins, if a row is the heading of one again and again.

    >>> words = "Bd White Black Res".split()
    >>> [_starts([Cell(text, 1, 1) for text in texts]) for texts in (words * 3, words)]
    [[0, 4, 8], []]
    """
    texts = [cell.text for cell in heading]
    first = next((at for at, text in enumerate(texts) if text), len(texts))
    starts = [at for at in range(first, len(texts)) if texts[at] == texts[first]]
    if len(starts) < _NARROWEST or starts[1] - first > _WIDEST:
        return []
    parts = [_without_ends(part) for part in _parts(heading, starts)]
    alike = len({tuple(cell.text for cell in part) for part in parts}) == 1
    listed = heading_of(parts[0]) if alike and len(parts[0]) >= _NARROWEST else None
    return starts if listed and {"name-1", "name-2"} <= set(listed.kinds) else []


def _parts(cells: Sequence[Cell], starts: Sequence[int]) -> Iterator[Cells]:
    """Yield the cells of each list."""
    for at, end in zip(starts, [*starts[1:], len(cells)], strict=True):
        yield tuple(cells[at:end])


def _without_ends(cells: Cells) -> Cells:
    """Return cells without the empty ones behind them, as between two lists."""
    count = next((at for at in range(len(cells), 0, -1) if cells[at - 1].text), 0)
    return cells[:count]


def _titles(above: Sequence[Cell], starts: Sequence[int]) -> list[Cell]:
    """Return the titles of the lists, one over each; none where some has no title, or more."""
    if len(above) == len(starts):
        return list(above) if all(cell.text for cell in above) else []
    over = [[cell for cell in part if cell.text] for part in _parts(above, starts)]
    return [part[0] for part in over] if all(len(part) == 1 for part in over) else []


def _stacked(
    titles: Sequence[Cell], starts: Sequence[int], heading: Cells, rows: Sequence[Cells]
) -> Iterator[Cells]:
    """Yield the lines of each list below its title."""
    heads, *games = [list(_lists(cells, starts)) for cells in (heading, *rows)]
    for at, title in enumerate(titles):
        yield (title,)
        yield heads[at]
        yield from (lists[at] for lists in games if _filled(lists[at]))


def _lists(cells: Cells, starts: Sequence[int]) -> Iterator[Cells]:
    """Yield the cells of a row in each list."""
    yield from map(_without_ends, _parts(cells, [min(at, len(cells)) for at in starts]))
