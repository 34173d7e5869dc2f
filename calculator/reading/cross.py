"""Crosstables of a round robin: a column is an opponent, not a round.

Which round a game was in does not stand there, so a player's results are kept in the order
of the opponents, the player left out; of a double round robin once for each cycle.
"""

import re
from collections.abc import Sequence

from calculator.reading.cells import RawResult
from calculator.reading.grid import Cell

_OWN = {"*", "x", "xx", "**", "***", "-", "--", "", "#", "\\", "■", "█", "●", "—"}
_GAMES = {"1": "W", "0": "L", "½": "D", "=": "D", "+": "X", "-": "F"}
_GAMES |= {"w": "W", "l": "L", "d": "D"}


def _codes(text: str) -> list[str] | None:
    """Return the results of a cell, one a game; ``None`` where it is no cell of a crosstable."""
    text = re.sub(r"1/2|(?<!\d)0?[.,]5", "½", text.lower())
    text = re.sub(r"[\s/|:]", "", re.sub(r"(?<=[01])[.,]0", "", text))
    codes = [_GAMES.get(char) for char in text]
    return None if None in codes or len(codes) > 8 else [code for code in codes if code]


def is_games(text: str) -> bool:
    """Whether a cell holds the results of games, without naming the opponent."""
    return bool(_codes(text))


def is_cross(rows: Sequence[Sequence[str]]) -> bool:
    """Whether these cells are a crosstable: as many columns as rows, each own cell marked.

    >>> is_cross([["*", "1"], ["0", "*"]]), is_cross([["W2", "D2"], ["L1", "D1"]])
    (True, False)
    """
    count = len(rows)
    if not 2 <= count <= 60 or any(len(row) != count for row in rows):
        return False
    own = [row[index].lower() for index, row in enumerate(rows)]
    others = [
        _codes(text) for at, row in enumerate(rows) for to, text in enumerate(row) if at != to
    ]
    return all(text in _OWN for text in own) and None not in others and any(others)


def cross_cells(cell: Cell, opponent: int) -> list[RawResult]:
    """Read the games against the opponent of this column; those of the own column are none."""
    codes = _codes(cell.text)
    if codes is None or cell.text.lower() in {"*", "x", "xx", "**", "***"}:
        return []
    if not codes:
        return [RawResult("", opponent, cell)]
    return [RawResult(code, opponent, cell) for code in codes]


def by_cycle(
    number: int, cells: Sequence[RawResult], numbers: Sequence[int]
) -> tuple[RawResult, ...]:
    """Order a player's cells by cycle and opponent: everybody once, then everybody again.

    ``numbers`` are all players'; an own cell that is only empty is left out.
    """
    games: dict[int, list[RawResult]] = {}
    for found in cells:
        if found.opponent != number and found.opponent is not None:
            games.setdefault(found.opponent, []).append(found)
    cycles = max((len(played) for played in games.values()), default=1)
    others = [other for other in numbers if other != number]
    ordered = []
    for cycle in range(cycles):
        for other in others:
            played = games.get(other, [])
            if cycle < len(played):
                ordered.append(played[cycle])
            else:
                cell = played[0].cell if played else Cell("", 1, 1)
                ordered.append(RawResult("", other, cell))
    return tuple(ordered)


def answer_index(cells: Sequence[RawResult], index: int, number: int, count: int) -> int | None:
    """Return where an opponent answers the result ``index`` of player ``number``, if anywhere."""
    cycle = index // (count - 1) if count > 1 else 0
    found = [at for at, cell in enumerate(cells) if cell.opponent == number]
    return found[cycle] if cycle < len(found) else None
