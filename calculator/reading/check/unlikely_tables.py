"""What a table read rightly hardly ever has, so that cells may not be where they belong.

Nothing contradicts it, and it may be right: it is said, and nothing is refused.
"""

from collections.abc import Sequence
from functools import partial

from calculator.model import HALVES, RESULT_CODES, Crosstable, Message
from calculator.model.late import pattern
from calculator.reading.columns.raw import RawTable
from calculator.reading.text.grid import Cell

#: One name in so many is one of a few; byes of more than half are those of a round; of so few
#: players all may have a bye.
_FEW, _HALF, _FEWEST = 4, 2, 4
#: A name with a number behind it.
_NUMBERED = pattern(r"[^\W\d_].*\s\d{1,3}$")
#: A word of a name; a longer line is a sentence.
_WORD, _LONGEST = pattern(r"[^\W\d_]{2,}"), 200


def unlikely(raw: RawTable, table: Crosstable, *, by_blanks: bool) -> tuple[Message, ...]:
    """Return warnings for rounds without opponents or results, and for names of one word.

    Only of lines whose cells blanks part results and parts of names are lost, nothing else.
    """
    said = () if raw.of_opponents else without_opponents(raw, table)
    if by_blanks:
        said += () if raw.of_opponents else without_results(raw, table)
        names = [row.name for row in raw.rows]
        said += of_one_word(names)
        if not any(map(partial(_named, table), range(table.rounds))):
            said += with_numbers(names)
    return said


def without_opponents(raw: RawTable, table: Crosstable) -> tuple[Message, ...]:
    """Return a warning for a round in which nobody has an opponent, though others were played.

    After the last game a few byes may be asked for; most players have none. Of a handful of players
    nobody may have been there.

    >>> from calculator.model import Player, Result
    >>> from calculator.reading.columns.headings import Column
    >>> won, lost, bye = Result("W", 2), Result("L", 1), Result("B")
    >>> players = [Player(at, "Ann", (bye, won if at % 2 else lost)) for at in range(1, 5)]
    >>> raw = RawTable((Column("round", Cell("R1", 1, 9), round=1),), ())
    >>> [one.facts for one in without_opponents(raw, Crosstable(tuple(players), 2, 2))]
    [(1,)]
    >>> without_opponents(raw, Crosstable(tuple(players[:2]), 2, 2))
    ()
    """
    if len(table.players) < _FEWEST:
        return ()
    met = [_named(table, at) for at in range(table.rounds)]
    last = max((at for at, count in enumerate(met) if count), default=-1)
    heads = [one.heading for one in raw.columns if one.kind == "round"]
    for at, head in enumerate(heads[: len(met)] if last >= 0 else ()):
        there = sum(bool(HALVES[player.results[at].code]) for player in table.players)
        if not met[at] and there and (at < last or _HALF * there > len(table.players)):
            return (Message("round-without-opponents", (at + 1,), head.line, head.column),)
    return ()


def without_results(raw: RawTable, table: Crosstable) -> tuple[Message, ...]:
    """Return a warning for a round with opponents, and with no result of anybody's.

    It may be one to come; or results were cut off, where nothing stands behind them.

    >>> from calculator.model import Player, Result
    >>> from calculator.reading.columns.headings import Column
    >>> players = (Player(1, "Ann", (Result("", 2),)), Player(2, "Bob", (Result("", 1),)))
    >>> raw = RawTable((Column("round", Cell("R1", 1, 9), round=1),), ())
    >>> [one.facts for one in without_results(raw, Crosstable(players, 1, 0))]
    [(1,)]
    """
    told = any(one.code == "lines-cut" for one in table.warnings)
    if told or any(row.total_cell and row.total_cell.text for row in raw.rows):
        return ()
    heads = [one.heading for one in raw.columns if one.kind == "round"]
    for at, head in enumerate(heads[: table.rounds]):
        cells = [player.results[at] for player in table.players]
        played = any(RESULT_CODES[one.code].of_a_game for one in cells)
        if not played and any(one.opponent is not None and not one.code for one in cells):
            return (Message("round-without-results", (at + 1,), head.line, head.column),)
    return ()


def _named(table: Crosstable, at: int) -> int:
    return sum(player.results[at].opponent is not None for player in table.players)


def opponents_below(cells: Sequence[Cell], table: RawTable) -> list[Cell]:
    """Return the lines right below rows that call several others of them, if most rows have one.

    >>> from calculator.reading.columns.raw import RawRow
    >>> names = ("Ann Lee", "Bob Ray", "Cem Poe")
    >>> rows = tuple(
    ...     RawRow(Cell("", 1, 1), Cell(one, at, 1), ()) for at, one in zip((1, 3, 5), names)
    ... )
    >>> said = ("vs Bob, Cem", "vs Ann, Cem", "vs Ann, Bob")
    >>> lines = [Cell(text, at, 1) for at, text in zip((2, 4, 6), said)]
    >>> (
    ...     len(opponents_below(lines, RawTable((), rows))),
    ...     opponents_below(lines[:1], RawTable((), rows)),
    ... )
    (3, [])
    """
    names = {row.name.line: set(_WORD.findall(row.name.text)) for row in table.rows}
    found = [
        cell
        for cell in cells
        if (own := names.get(cell.line - 1)) and len(cell.text) <= _LONGEST
        if (said := set(_WORD.findall(cell.text)) - own)
        and sum(not said.isdisjoint(one) for one in names.values()) > 1
    ]
    return found if 2 * len(found) > len(names) else []


def with_numbers(names: Sequence[Cell]) -> tuple[Message, ...]:
    """Return a warning where most names end in different numbers, and nobody has an opponent.

    "Player 1" and "Player 2" are called so.

    >>> cells = [Cell(name, at, 1) for at, name in enumerate(("Ann Lee 2", "Bo Roe 1", "Cy"), 1)]
    >>> [one.facts for one in with_numbers(cells)], with_numbers(cells[1:])
    ([(2, 'Ann Lee 2')], ())
    """
    ends = [cell for cell in names if _NUMBERED.search(cell.text)]
    parts = [cell.text.rpartition(" ") for cell in ends]
    fewest = min(len({part[0] for part in parts}), len({part[2] for part in parts}))
    if len(ends) < _HALF or _HALF * fewest <= len(names):
        return ()
    cell = ends[0]
    return (Message("name-odd", (len(ends), cell.text), cell.line, cell.column),)


def of_one_word(names: Sequence[Cell]) -> tuple[Message, ...]:
    """Return a warning for a few names of one word among longer ones: the rest may be elsewhere.

    >>> cells = [Cell(name, at, 1) for at, name in enumerate(("Ann Lee",) * 3 + ("Poe,",), 1)]
    >>> [one.facts for one in of_one_word(cells)], of_one_word(cells[2:])
    ([(1, 'Poe,')], ())
    """
    short = [cell for cell in names if len(cell.text.replace(",", " ").split()) == 1]
    if not 0 < _FEW * len(short) <= len(names):
        return ()
    cell = short[0]
    return (Message("name-short", (len(short), cell.text), cell.line, cell.column),)
