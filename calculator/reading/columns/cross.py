"""Crosstables of a round robin: a column is an opponent, not a round.

Which round a game was in is not there, so a player's results are kept in the order
of the opponents, the player left out; of a double round robin once for each cycle.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from calculator.model import RESULT_CODES
from calculator.model.late import pattern
from calculator.reading.cells.grammar import HALF_AS_DATE, RawResult
from calculator.reading.cells.looks import noted
from calculator.reading.columns.headings import Column
from calculator.reading.lexicon.phrases import Said, around, told
from calculator.reading.text.grid import Cell

#: What is where a player would meet himself: signs, or crosses.
_OWN = pattern(r"(?:(?![=+½])[\W_])*|[xх×✕✖]+", re.IGNORECASE)
_OWN_LETTERS = frozenset("xх")
_GAMES = {"1": "W", "0": "L", "½": "D", "=": "D", "+": "X", "-": "F"}
_GAMES |= {"w": "W", "l": "L", "d": "D", "t": "D"}
#: The columns that may hold the numbers of the draw.
_NUMBERS = {"number", "start", "place"}
#: Where a game is not played yet.
_OPEN = {".", "..", "...", "?", "??", "_"}
#: Letters and figures are two ways to write a result: no cell has both.
_MIXED = pattern(r"(?=.*\d)(?=.*[wldt])", re.IGNORECASE)
#: Notes of one letter or sign that say a game was not played.
_FORFEITED = {"f", "x", "k", "+", "-", "w/o"}
_BY_FORFEIT = {"W": "X", "D": "Z", "L": "F"}
_HALF = pattern(r"1/2|(?<!\d)0?[.,]50?")
_WHOLE = pattern(r"(?<=[01])[.,]0")
_APART = pattern(r"[\s/|:]")
#: What is between two games in a cell, of which one has a note.
_PARTED = pattern(r"\s*[\s/|;,]\s*")
#: Both players' points in one game; as points of two games the same cell says something else.
_PAIR = pattern(r"([01½])\s*[-:]\s*([01½])|([+-])\s*[-:/]\s*([+-])")
#: What is between two games in a cell, each with both players' points.
_SEVERAL = pattern(r"(?<=[01½+-])(?:\s*[,;|/]\s*|\s+)(?=[01½+-]\s?[-:])")
#: A word, which letters of results are none.
_WORD = pattern(r"[^\W\d_]{2}")
#: What words say of a game that was decided without play.
_UNPLAYED = {"forfeit", "no-show"}
_SCORED = {"1": 2, "½": 1, "0": 0, "+": 2, "-": 0}
_MOST_GAMES = 8


class Cross(NamedTuple):
    """How a crosstable of opponents writes its cells."""

    pairs: bool = True
    """Whether ``1-0`` is one game that was won, not two, one won and one lost."""
    dashes: bool = False
    """Whether a hyphen is a game that nobody played, not one that was lost by forfeit."""


def _halved(text: str) -> str:
    """Return a cell with ½ for a half, no zeros behind a point, and a letter for a word.

    >>> _halved("0.5 1.0"), _halved("Won"), _halved("xx")
    ('½ 1', 'w', 'xx')
    """
    text = _WHOLE.sub("", _HALF.sub("½", text.lower()))
    said = _said(text)
    return said.code.lower() if said and said.kind == "result" and not said.color else text


def _said(text: str) -> Said | None:
    """Return what a cell says in words; a word before the opponent says a result, too.

    >>> _said("drew with").code, _said("won by forfeit").code, _said("1 f"), _said("W")
    ('D', 'X', None, None)
    """
    # Signs and figures are most cells: nobody asks what they say.
    return around(text) or told(text) if _WORD.search(text) else None


@lru_cache(maxsize=4096)
def codes_of(text: str, *, pairs: bool = True) -> tuple[str, ...] | None:
    """Return the results of a cell, one a game; ``None`` where it is no cell of a crosstable.

    >>> codes_of("1 ½"), codes_of("lost to"), codes_of("forfeit"), codes_of("W4")
    (('W', 'D'), ('L',), ('F',), None)
    >>> codes_of("W forfeit"), codes_of("L (forfeit)"), codes_of("W no show")
    (('X',), ('F',), ('X',))
    """
    text = _halved(text)
    if text in _OPEN or (len(text) > 2 and (said := told(text)) and said.kind == "open"):
        return ()
    if (said := _said(text)) and said.kind in _UNPLAYED and not said.color:
        return ("F" if said.code == "both" else said.code,)
    if re.fullmatch(HALF_AS_DATE, text):
        return ("D",)
    if "." in (games := text.split()):
        # One of several games is not played yet.
        each = ["" if game == "." else _noted(game) for game in games]
        return tuple(code for code in each if code is not None) if None not in each else None
    if pairs:
        parts = [text] if _PAIR.fullmatch(text) else _SEVERAL.split(text)
        ends = [_end(match) for match in map(_PAIR.fullmatch, parts) if match]
        if len(ends) == len(parts) <= _MOST_GAMES:
            return tuple(ends)
    bare = _APART.sub("", text if pairs else _unpaired(text))
    codes = [_GAMES.get(char) for char in bare]
    if None in codes or _MIXED.match(bare):
        codes = [_noted(part) for part in ([text] if noted(text) else _PARTED.split(text))]
    if None in codes or len(codes) > _MOST_GAMES:
        return None
    return tuple(code for code in codes if code)


def _noted(text: str) -> str | None:
    """Return how a game with a note after it ended; ``None`` where that is not a result."""
    if code := _GAMES.get(text):
        return code
    parts = noted(text)
    if parts is None:
        return None
    code = _GAMES[parts[0]]
    said = told(f"{parts[0]} {parts[1]}")
    forfeited = parts[1] in _FORFEITED or (said is not None and said.kind == "forfeit")
    return _BY_FORFEIT[code] if forfeited else code


def notes(cells: Sequence[str]) -> tuple[str, ...]:
    """Return the results with a note of which nobody knows what it means, each once.

    >>> notes(["1", "1E", "0 1A", "1f", "1E"])
    ('1E', '1A')
    """
    found: dict[str, None] = {}
    for text in cells:
        halved = _halved(text)
        for part in [text] if noted(halved) else _PARTED.split(text):
            if noted(_halved(part)) and _noted(_halved(part)) not in _BY_FORFEIT.values():
                found[part] = None
    return tuple(found)


def _end(match: re.Match[str]) -> str:
    """Return how a game ended that is written with both players' points."""
    first = match[1] or match[3]
    return _GAMES[first] if first != "0" or match[2] != "0" else "F"


def _unpaired(text: str) -> str:
    """Return a cell of two games without the hyphen between them."""
    match = _PAIR.fullmatch(text)
    return f"{match[1] or match[3]}{match[2] or match[4]}" if match else text


def is_marked(text: str) -> bool:
    """Whether a cell can only be one of a crosstable: the mark of a player's own cell, or ``1-0``.

    >>> is_marked("■"), is_marked("1-0"), is_marked("2-Jan"), is_marked("10"), is_marked("Ann")
    (True, True, True, False, False)
    """
    if not 0 < len(text) <= _LONGEST_MARK:
        return False
    return any(map(_fits, (_OWN.pattern, _PAIR.pattern, HALF_AS_DATE), (_halved(text),) * 3))


def _fits(pattern: str, text: str) -> bool:
    return re.fullmatch(pattern, text, re.IGNORECASE) is not None


def is_crossed_out(text: str) -> bool:
    """Whether a cell can only be where a player would meet himself; an empty one need not be.

    >>> is_crossed_out("X"), is_crossed_out("***"), is_crossed_out("-"), is_crossed_out("")
    (True, True, False, False)
    >>> is_crossed_out("?"), is_crossed_out("_")
    (False, False)
    """
    first = text[:1]
    if first.isalnum() and first.lower() not in _OWN_LETTERS:
        return False
    return bool(text.strip(" .-")) and text not in _OPEN and _OWN.fullmatch(text) is not None


def is_games(text: str) -> bool:
    """Whether a cell holds the results of games, without naming the opponent."""
    return bool(codes_of(text))


def is_cross(rows: Sequence[Sequence[str]]) -> bool:
    """Whether these cells are a crosstable: as many columns as rows, each own cell marked.

    >>> is_cross([["*", "1"], ["0", "*"]]), is_cross([["W2", "D2"], ["L1", "D1"]])
    (True, False)
    """
    count = len(rows)
    if not 2 <= count <= 60 or any(len(row) != count for row in rows):
        return False
    own = [row[index] for index, row in enumerate(rows)]
    if not may_be_own(own):
        return False
    won = False
    for at, row in enumerate(rows):
        for to, text in enumerate(row):
            if at != to:
                if (codes := codes_of(text)) is None:
                    return False
                # A hyphen alone may be a game that was not played, or not even paired.
                won = won or bool(set(codes) - {"F", ""})
    return won and (all(map(_OWN.fullmatch, own)) or _answering(rows))


def may_be_own(cells: Sequence[str]) -> bool:
    """Whether cells may be those where players would meet themselves: marks, or all alike.

    >>> may_be_own(["*", "X"]), may_be_own(["n", "n"]), may_be_own(["*", "W2"])
    (True, True, False)
    """
    if any(len(text) > _LONGEST_MARK for text in cells):
        return False
    return len(set(cells)) == 1 or all(map(_OWN.fullmatch, cells))


def _answering(rows: Sequence[Sequence[str]]) -> bool:
    """Whether each cell is the other side of the one across: then whatever is between is a mark."""
    return len(rows) >= _FEWEST_ANSWERS and all(
        points_of(row[to], pairs=True) + points_of(rows[to][at], pairs=True) == _SCORED["1"]
        for at, row in enumerate(rows)
        for to in range(at)
    )


_LONGEST_MARK = 8
_FEWEST_ANSWERS = 4


def cross_of(rows: Sequence[Sequence[str]], totals: Sequence[int | None]) -> Cross | None:
    """Return how these cells are written; ``None`` where they are no crosstable of opponents.

    ``totals`` are the printed ones, in half points: they tell whether ``1-0`` is one game.

    >>> cross_of([["*", "1-0"], ["0-1", "*"]], [2, 0]), cross_of([["*", "W2"], ["L1", "*"]], [2, 0])
    (Cross(pairs=True, dashes=False), None)
    """
    if not is_cross(rows):
        return None
    dashes = _are_open(rows)
    found = [match for row in rows for text in row if (match := _PAIR.fullmatch(_halved(text)))]
    if any(_sum(match) not in {0, 2} for match in found):
        return Cross(pairs=False, dashes=dashes)
    right = {
        pairs: sum(
            total is not None and total == sum(points_of(text, pairs=pairs) for text in row)
            for row, total in zip(rows, totals, strict=True)
        )
        for pairs in (True, False)
    }
    return Cross(pairs=right[True] >= right[False], dashes=dashes)


def _are_open(rows: Sequence[Sequence[str]]) -> bool:
    """Whether hyphens are on both sides of a game, and no plus says that some won by forfeit.

    >>> _are_open([["x", "-"], ["-", "x"]]), _are_open([["x", "+"], ["-", "x"]])
    (True, False)
    >>> _are_open([["x", "1/-"], ["0/-", "x"]]), _are_open([["x", "11"], ["0-", "x"]])
    (True, False)
    """
    if any("+" in text for row in rows for text in row):
        return False
    dashes = [
        (_dashes(row[to]), _dashes(rows[to][at]))
        for at, row in enumerate(rows)
        for to in range(at)
        if "-" in row[to] or "-" in rows[to][at]
    ]
    return any(one for one, _ in dashes) and all(one == other for one, other in dashes)


def _dashes(text: str) -> tuple[int, ...]:
    """Return which games of a cell are hyphens; between both players' points it is none of them.

    >>> _dashes("1/-"), _dashes("-"), _dashes("1-0")
    ((1,), (0,), ())
    """
    bare = _APART.sub("", _halved(text))
    return () if _PAIR.search(bare) else tuple(at for at, one in enumerate(bare) if one == "-")


def odd_cell(rows: Sequence[Sequence[str]]) -> tuple[int, int] | None:
    """Return where the first cell is that keeps these from being a crosstable; ``None`` without it.

    Each own cell is marked, and nearly all others are games, or no other is crossed out and none
    names an opponent: then these are no rounds either.

    >>> odd_cell([["*", "1", "½"], ["0", "*", "Q"], ["½", "0", "*"]])
    (1, 2)
    >>> odd_cell([["X", "full", "half"], ["zero", "X", "full"], ["half", "zero", "X"]])
    (0, 1)
    >>> odd_cell([["X", "1", "½"], ["", "0", "X"], ["½", "0", "X"]])
    (1, 2)
    """
    count = len(rows)
    if count < _FEWEST or any(len(row) != count for row in rows):
        return None
    if not all(row[at] and _OWN.fullmatch(row[at]) for at, row in enumerate(rows)):
        return _moved(rows)
    odd = [
        (at, to)
        for at, row in enumerate(rows)
        for to, text in enumerate(row)
        if at != to and codes_of(text) is None
    ]
    if not odd:
        return None
    crossed = [
        (at, to)
        for at, row in enumerate(rows)
        for to, one in enumerate(row)
        if one and is_crossed_out(one)
    ]
    others = (rows[at][to] for at, to in odd)
    square = len(crossed) == count and not any(map(_DIGIT.search, others))
    return odd[0] if square or _FEW * len(odd) < count * count else None


_DIGIT = pattern(r"\d")

#: A table of fewer players is not known by its own cells; and one cell in this many is a few.
_FEWEST, _FEW = 3, 6


def _moved(rows: Sequence[Sequence[str]]) -> tuple[int, int] | None:
    """Return where the first own cell is that is not in its place, if each row has just one."""
    own = [[at for at, text in enumerate(row) if is_crossed_out(text)] for row in rows]
    if any(len(places) != 1 for places in own):
        return None
    others = (
        text for row, (at,) in zip(rows, own, strict=True) for text in (*row[:at], *row[at + 1 :])
    )
    if any(text and not is_games(text) for text in others):
        return None
    return next((at, place) for at, (place,) in enumerate(own) if place != at)


def _sum(match: re.Match[str]) -> int:
    return _SCORED[match[1] or match[3]] + _SCORED[match[2] or match[4]]


def points_of(text: str, *, pairs: bool = True) -> int:
    """Return the half points of a cell of a crosstable of opponents.

    >>> points_of("½ 1"), points_of("1-0"), points_of("1-0", pairs=False), points_of("*")
    (3, 2, 2, 0)
    """
    return sum(RESULT_CODES[code].halves for code in codes_of(text, pairs=pairs) or ())


def cross_cells(cell: Cell, opponent: int, cross: Cross) -> list[RawResult]:
    """Read the games against the opponent of this column; a player's own column has none."""
    codes = codes_of(cell.text, pairs=cross.pairs)
    if codes is None or _CROSSES.fullmatch(cell.text):
        return []
    if not codes:
        return [RawResult("", opponent, cell)]
    if cross.dashes and _dashes(cell.text):
        codes = tuple("" if code == "F" else code for code in codes)
    return [RawResult(code, opponent, cell) for code in codes]


_CROSSES = pattern(r"\*+|[xх]+", re.IGNORECASE)


def by_cycle(
    number: int, cells: Sequence[RawResult], numbers: Sequence[int]
) -> tuple[RawResult, ...]:
    """Order a player's cells by cycle and opponent: everybody once, then everybody again.

    ``numbers`` are all players'; a player's own cell that is only empty is left out.
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


def joined_pairs(
    columns: tuple[Column, ...], rows: Sequence[tuple[Cell, ...]]
) -> tuple[tuple[Column, ...], list[tuple[Cell, ...]]]:
    """Join each opponent's column and the one without a heading after it, if that is a square.

    >>> from calculator.reading.columns.headings import column
    >>> head = tuple(column(Cell(text, 1, 1)) for text in ("Name", "R1", "", "R2", ""))
    >>> texts = [("Ann", "*", "*", "1", "½"), ("Bob", "0", "½", "*", "*")]
    >>> columns, rows = joined_pairs(head, [tuple(Cell(t, 1, 1) for t in row) for row in texts])
    >>> [cell.text for cell in rows[0]]
    ['Ann', '*', '1 ½']
    """
    firsts = [at for at, found in enumerate(columns) if found.kind == "round"]
    count = len(rows)
    pairs = [at for at in firsts if at + 1 < len(columns) and _is_blank(columns[at + 1])]
    if len(firsts) == 2 * count and firsts == list(range(firsts[0], firsts[0] + 2 * count)):
        # Both columns of an opponent are headed: 1 1 2 2.
        pairs = firsts[::2]
    elif len(firsts) != count or len(pairs) != count:
        return columns, list(rows)
    made: list[tuple[Cell, ...]] = []
    for own, cells in enumerate(rows):
        joined = list(cells)
        for to, at in reversed(list(enumerate(pairs))):
            text = joined_games([cell.text for cell in joined[at : at + 2]], own=own == to)
            joined[at : at + 2] = [joined[at]._replace(text=text)]
        made.append(tuple(joined))
    seconds = {at + 1 for at in pairs}
    numbers = {at: number for number, at in enumerate(pairs, 1)}
    kept = tuple(
        found._replace(round=numbers.get(at, found.round))
        for at, found in enumerate(columns)
        if at not in seconds
    )
    rounds = [at for at, found in enumerate(kept) if found.kind == "round"]
    if is_cross([[cells[at].text for at in rounds] for cells in made]):
        return kept, made
    return columns, list(rows)


def joined_games(texts: Sequence[str], *, own: bool) -> str:
    """Return the cells of several games against one opponent as one; the mark of the own cell once.

    >>> joined_games(["1", "½"], own=False), joined_games(["*", "*"], own=True)
    ('1 ½', '*')
    """
    filled = [text for text in texts if text]
    return filled[0] if own and len(set(filled)) == 1 else " ".join(filled)


def _is_blank(column: Column) -> bool:
    return column.kind == "other" and not column.heading.text


def in_order(
    columns: tuple[Column, ...], rows: Sequence[tuple[Cell, ...]]
) -> tuple[tuple[Column, ...], list[tuple[Cell, ...]]]:
    """Bring the columns of rounds into their order, where every one is there once.

    >>> from calculator.reading.columns.headings import column
    >>> head = tuple(column(Cell(text, 1, 1)) for text in ("Name", "R2", "R1", "Pts"))
    >>> columns, rows = in_order(
    ...     head, [tuple(Cell(text, 2, 1) for text in ("Ann", "W3", "L2", "1"))]
    ... )
    >>> [one.heading.text for one in columns], [cell.text for cell in rows[0]]
    (['Name', 'R1', 'R2', 'Pts'], ['Ann', 'L2', 'W3', '1'])
    """
    there = [at for at, found in enumerate(columns) if found.kind == "round"]
    numbers = [columns[at].round for at in there]
    every = list(range(1, len(numbers) + 1))
    if numbers == every or sorted(numbers) != every:
        return columns, list(rows)
    sources = list(range(len(columns)))
    for at, number in zip(there, numbers, strict=True):
        sources[there[number - 1]] = at
    return tuple(columns[at] for at in sources), [
        tuple(cells[at] for at in sources if at < len(cells)) for cells in rows
    ]


def in_drawn_order(
    columns: Sequence[Column], rows: Sequence[tuple[Cell, ...]]
) -> list[tuple[Cell, ...]]:
    """Bring rows that are sorted by points into the order of the columns, as they were drawn.

    Each is marked in the column of its own number then.

    >>> from calculator.reading.columns.headings import column
    >>> head = tuple(column(Cell(text, 1, 1)) for text in ("No", "Name", "R1", "R2"))
    >>> texts = [("2", "Bob", "1", "X"), ("1", "Ann", "X", "0")]
    >>> rows = in_drawn_order(head, [tuple(Cell(t, 1, 1) for t in row) for row in texts])
    >>> [row[1].text for row in rows]
    ['Ann', 'Bob']
    """
    rounds = [at for at, found in enumerate(columns) if found.kind == "round"]
    numbers = next((at for at, found in enumerate(columns) if found.kind in _NUMBERS), None)
    if numbers is None or len(rounds) != len(rows):
        return list(rows)
    by_number = {cells[numbers].text.rstrip("."): cells for cells in rows}
    ordered = [by_number.get(str(number)) for number in range(1, len(rows) + 1)]
    found = [cells for cells in ordered if cells is not None]
    marked = len(found) == len(rows) and all(
        is_crossed_out(cells[at].text) for cells, at in zip(found, rounds, strict=True)
    )
    return found if marked else list(rows)
