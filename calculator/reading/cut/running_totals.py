"""Columns of running totals beside those of the rounds, left out: the results say as much."""

from collections.abc import Iterator, Sequence

from calculator.reading.cells.grammar import total
from calculator.reading.columns.headings import kind_headed
from calculator.reading.cut.sheet_rows import Cells, heading_at, name_column, sheet_rows, with_empty
from calculator.reading.text.original_places import Apart

#: Fewer columns or rows may be anything; so many columns a round has at most.
_COLUMNS, _ROWS, _WIDEST = 3, 2, 5
#: Nobody scores more half points in a round.
_MOST = 2
#: What heads the last column where nothing else heads the totals.
_TOTAL = "Total"

type _Figures = Sequence[Sequence[int | None]]


def without_running_totals(text: str) -> Apart | None:
    r"""Return a text without the points so far beside each round; ``None`` where there are none.

    The last ones are the totals, where no other column has these.

    >>> lines = ["Name\tR1\t\tR2\t\tR3\t", "Ann\tW2\t1\tD3\t1½\tL4\t1½", "Bo\tL1\t0\tW4\t1\tW5\t2"]
    >>> made = without_running_totals("\n".join(lines))
    >>> [line.split("\t") for line in made.text.split("\n")[:2]] if made else []
    [['Name', 'R1', 'R2', 'R3', 'Total'], ['Ann', 'W2', 'D3', 'L4', '1½']]
    """
    rows = sheet_rows(text)
    at = heading_at(rows)
    if at is None:
        return None
    heading, name = rows[at], name_column(rows[at]) or 0
    width = len(heading)
    players: list[Cells] = []
    sizes: set[int] = set()
    end = at + 1
    for end, row in enumerate((*rows[at + 1 :], ()), at + 1):  # noqa: B007
        again = [cell.text for cell in row] == [cell.text for cell in heading]
        if _is_player(row, name, width) and not again:
            sizes.add(len(row))
            players.append(with_empty(row, width))
        elif not again and (not row or any(cell.text for cell in row)):
            # Below the players; blank lines may be between these.
            break
    # A row that is cut off is told of where it is.
    if len(players) < _ROWS or len(sizes) > 1:
        return None
    if any(_is_player(row, name, width) for row in rows[end:]):
        return None
    figures = [[total(row[column].text) for row in players] for column in range(width)]
    texts = [[row[column].text for row in players] for column in range(width)]
    found = next(_running(texts, figures, name + 1), None)
    if found is None:
        return None
    kept = [column for column in range(width) if column not in found]
    if all(kind_headed(heading[column].text) != "total" for column in kept):
        heading = (
            *heading[: found[-1]],
            heading[found[-1]]._replace(text=_TOTAL),
            *heading[found[-1] + 1 :],
        )
        kept = [column for column in range(width) if column not in found[:-1]]
    above, heading = _one_heading(rows[at - 1] if at else (), heading, found)
    made = [tuple(row[column] for column in kept) for row in (heading, *players)]
    return Apart.of([*rows[: max(0, at - 1)], *([above] if at else []), *made, *rows[end:]])


def _is_player(row: Cells, name: int, width: int) -> bool:
    """Whether a row has a name and more; a cell may be missing at its end."""
    return (
        name < len(row) <= width
        and bool(row[name].text)
        and sum(bool(cell.text) for cell in row) > _ROWS
    )


def _running(texts: Sequence[Sequence[str]], figures: _Figures, first: int) -> Iterator[list[int]]:
    """Yield columns that are as far from each other, and run up in each row; the most of them."""
    for step in range(2, _WIDEST + 1):
        start = first
        while start + step < len(figures):
            columns = [start]
            while columns[-1] + step < len(figures) and _follow(
                texts, figures, columns[-1], columns[-1] + step, step
            ):
                columns.append(columns[-1] + step)
            if len(columns) >= _COLUMNS and _begin(texts, figures, start):
                yield columns
            start += 1


def _begin(texts: Sequence[Sequence[str]], figures: _Figures, at: int) -> bool:
    """Whether a column has what was scored in round one, and what is before it the results."""
    return all(
        figure is not None and 0 <= figure <= _MOST for figure in figures[at]
    ) and _are_results(texts[at - 1], figures[at - 1], figures[at])


def _follow(
    texts: Sequence[Sequence[str]], figures: _Figures, one: int, other: int, step: int
) -> bool:
    """Whether a column has the points after a round, another those before it."""
    if any(figure is None for at in (one, other) for figure in figures[at]):
        return False
    gained = [
        (new or 0) - (old or 0) for old, new in zip(figures[one], figures[other], strict=True)
    ]
    return (
        all(0 <= gain <= _MOST for gain in gained)
        and any(gained)
        and any(
            _are_results(texts[at], figures[at], gained) for at in range(other - step + 1, other)
        )
    )


def _are_results(
    texts: Sequence[str], figures: Sequence[int | None], gained: Sequence[int | None]
) -> bool:
    """Whether a column may have the results of the games: it says who, or what was scored."""
    named = sum(
        any(map(str.isdecimal, text)) and figure is None
        for text, figure in zip(texts, figures, strict=True)
    )
    return 2 * named > len(texts) or [figure or 0 for figure in figures] == list(gained)


def _one_heading(above: Cells, heading: Cells, found: Sequence[int]) -> tuple[Cells, Cells]:
    """Return two headings with the rounds in the lower one, where they are above the same word."""
    rounds = [at - 1 for at in found]
    over = with_empty(above, len(heading))
    same = len({heading[at].text for at in rounds}) == 1 and found[1] - found[0] == 2
    if not same or not all(over[at].text for at in rounds):
        return above, heading
    lower = tuple(over[at] if at in rounds else cell for at, cell in enumerate(heading))
    upper = tuple(cell._replace(text="") if at in rounds else cell for at, cell in enumerate(over))
    return upper, lower
