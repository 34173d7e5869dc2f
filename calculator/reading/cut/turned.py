"""A table in which rounds are rows and players are columns, turned around."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.cells.looks import is_name
from calculator.reading.columns.headings import column, kind_headed
from calculator.reading.lexicon.headings import round_word
from calculator.reading.lexicon.phrases import color
from calculator.reading.text.grid import Cell
from calculator.reading.text.original_places import Moved

_SEPARATORS = "\t;,"
#: A table has no fewer players, no fewer rounds, and no more of either.
_PLAYERS, _ROUNDS, _MOST = 3, 2, 300
_NAMES = "Name"
#: What the rows of a table are that are no rounds.
_KINDS = {"name", "number", "start", "place", "rating", "total", "tiebreak", "id"}
_WORD = pattern(r"[^\W\d_]+")


class Turned(NamedTuple):
    """A text in which the table is turned, and where a place of it is in the pasted one."""

    text: str
    moved: Moved


def turned(text: str) -> Turned | None:
    r"""Return a text with its table turned around; ``None`` where rounds are no rows.

    >>> made = turned("Open\nRound\tAnn\tBo\tCy\tDi\n1\tW2\tL1\tW4\tL3\n2\tW3\tW4\tL1\tL2")
    >>> made.text.splitlines() if made else []
    ['Open', 'Name\tR1\tR2', 'Ann\tW2\tW3', 'Bo\tL1\tW4', 'Cy\tW4\tL1', 'Di\tL3\tL2']
    >>> [made.moved.place(*place) for place in ((1, 2), (3, 5), (4, 4))] if made else []
    [(1, 2), (3, 3), (3, 6)]
    >>> found = turned(
    ...     "Round\tAnn\tBo\tCy\tDi\nRtg\t9\t8\t7\t6\n1\tW2\tL1\tW4\tL3\n2\tW3\tW4\tL1\tL2"
    ... )
    >>> found.text.splitlines()[0] if found else ""
    'Name\tRtg\tR1\tR2'
    >>> turned("#\tName\tR1\n1\tAnn\tW2\n2\tBo\tL1")
    >>> turned("Round,White,Black,Result\n1,Ann,Bo,1-0\n2,Bo,Ann,0-1")
    """
    lines = text.split("\n")
    for separator in _SEPARATORS:
        counts = [line.count(separator) for line in lines]
        first = next((at for at, count in enumerate(counts) if count >= _PLAYERS), None)
        if first is None:
            continue
        end = next((at for at in range(first, len(lines)) if not counts[at]), len(lines))
        grid = [line.split(separator) for line in lines[first:end]]
        width = max(map(len, grid))
        if end - first > _MOST or width > _MOST or min(map(len, grid)) <= _PLAYERS:
            return None
        whole = [[*row, *[""] * (width - len(row))] for row in grid]
        heads = _heads([[cell.strip() for cell in row] for row in whole])
        if heads is None:
            return None
        made = [heads, *(list(row) for row in zip(*(row[1:] for row in whole), strict=True))]
        below = [separator.join(cell.strip() for cell in row) for row in made]
        return Turned(
            "\n".join((*lines[:first], *below, *lines[end:])),
            Moved(_places(first, whole, made, end)),
        )
    return None


def _heads(grid: Sequence[Sequence[str]]) -> list[str] | None:
    """Return what heads the rows as columns; ``None`` where these are not rounds and names."""
    heads = [row[0] for row in grid]
    names = next((at for at, text in enumerate(heads) if kind_headed(text) == "name"), 0)
    players = grid[names][1:]
    if len(set(players)) < len(players) or not all(map(is_name, players)):
        return None
    # Below "White" and "Black" are games.
    if any(kind_headed(text) != "other" or color(text) for text in players):
        return None
    of_rounds = any(round_word(word.lower()) for word in _WORD.findall(heads[0]))
    made, rounds = list(heads), list[Sequence[str]]()
    for at, text in enumerate(heads):
        if at == names:
            made[at] = _NAMES
            continue
        found = column(Cell(text, 1, 1))
        told = found.round if found.kind == "round" else int(text) if text.isdecimal() else 0
        if told and told == len(rounds) + 1 and (found.kind == "round" or of_rounds):
            rounds.append(grid[at][1:])
            made[at] = f"R{told}"
        elif found.kind not in _KINDS:
            return None
    # Results name opponents, or say by letters what they are: figures alone may be anything.
    filled = [text for row in rounds for text in row if text]
    worded = 2 * sum(any(map(str.isalpha, text)) for text in filled) > len(filled)
    return made if len(rounds) >= _ROUNDS and worded else None


def _places(
    first: int, grid: Sequence[Sequence[str]], made: Sequence[Sequence[str]], end: int
) -> Callable[[int, int], tuple[int, int]]:
    """Return what tells where a place of the turned table was; before and behind it lines stay."""

    def place(line: int, at: int) -> tuple[int, int]:
        row = line - 1 - first
        if row < 0:
            return line, at
        if row >= len(made):
            return line - len(made) + end - first, at
        begins = 1
        for index, cell in enumerate(made[row]):
            ends = begins + len(cell.strip())
            if at <= ends or index == len(made[row]) - 1:
                before = sum(len(text) + 1 for text in grid[index][:row])
                own = grid[index][row] if row < len(grid[index]) else ""
                lead = len(own) - len(own.lstrip())
                return first + index + 1, before + lead + 1 + max(0, at - begins if row else 0)
            begins = ends + 1
        return line, at  # pragma: no cover - each row has cells

    return place
