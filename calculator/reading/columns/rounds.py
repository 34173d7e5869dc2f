"""Which columns of a table are its rounds: their cells look like results."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from calculator.model.late import late, pattern
from calculator.reading.cells.dialects import DIALECTS, Dialect, dialect_of, speaks
from calculator.reading.cells.grammar import total
from calculator.reading.cells.looks import (
    LETTERED,
    is_bye,
    is_figure,
    is_likely,
    is_of_parts,
    is_score,
    is_signed,
    is_sure,
    points,
)
from calculator.reading.columns.cross import (
    is_cross,
    is_crossed_out,
    joined_games,
    may_be_own,
    points_of,
)
from calculator.reading.columns.headings import Column, is_fact

if TYPE_CHECKING:
    from calculator.reading.columns.half_filled import answered, is_half_filled
    from calculator.reading.columns.own_names import names_own
    from calculator.reading.columns.parts_of_cells import one_order
else:
    one_order = late("calculator.reading.columns.parts_of_cells", "one_order")
    names_own = late("calculator.reading.columns.own_names", "names_own")
    answered = late("calculator.reading.columns.half_filled", "answered")
    is_half_filled = late("calculator.reading.columns.half_filled", "is_half_filled")

#: A crosstable of opponents has no more columns.
_MAX_COLUMNS = 60
_ROMAN = pattern(r"[IVX]{1,5}")
_ORDINAL = pattern(r"[^\W\d]{3,}")
#: Kinds of columns that are not rounds, whatever is in them.
_NO_ROUND = {
    "count",
    "name",
    "first",
    "number",
    "place",
    "start",
    "id",
    "rating",
    "total",
    "tiebreak",
}


#: A result of both sides, and what names have: two words.
_OF_BOTH = pattern(
    r"(?:[01](?:[.,][05])?|½|[+-])\s?[-–:/]\s?(?:[01](?:[.,][05])?|½|[+-])(?:\s?\(?[^\W\d_].*)?"
)
_NAMED = pattern(r"[^\W\d_]{2}[,.]? [^\W\d_]{2}")
#: Codes of results that every event has.
_PLAIN = {"W", "D", "L"}
#: Where so many cells name so few opponents, they name none.
_MIN_CELLS, _CELLS_PER_OPPONENT = 6, 3


#: So many answers are remembered.
_REMEMBERED = 256
#: The texts of each column.
type _Columns = tuple[tuple[str, ...], ...]
#: Fewer byes may be words about a player.
_FEWEST_BYES = 2

_ANSWER = {"+": "-", "-": "+", "=": "=", "": ""}


class Rounds(NamedTuple):
    """The columns of the rounds, and what each player's results add up to, in half points."""

    at: tuple[int, ...]
    sums: tuple[int, ...]
    later: tuple[tuple[int, ...], ...]
    """What else a total may be: without the byes of rounds to come, or some of them."""
    form: str
    """``naming`` where cells name opponents, ``square`` where columns do, or ``scores``."""


def rounds_of(by_column: Sequence[Sequence[str]], known: Sequence[Column]) -> Rounds | None:
    """Return which columns are rounds; ``known`` are the columns as their headings call them.

    >>> from calculator.reading.text.grid import Cell
    >>> known = [Column("other", Cell("", 1, 1))] * 3
    >>> found = rounds_of([["Ann", "Bob"], ["W2", "L1"], ["D2", "D1"]], known)
    >>> found and (found.at, found.sums)
    ((1, 2), (3, 1))
    """
    # Several lines above a table are tried as its heading: most are the same to its columns.
    free = tuple([found.kind not in _NO_ROUND for found in known])
    by_column = _in_one_order(tuple(map(tuple, by_column)), free)
    # An opponent may have a column for each of two games: its heading is there twice then.
    heads = [found.heading.text.rstrip(".") for found in known]
    twice = all(heads.count(number) == 2 for number in ("1", "2"))
    found = _square(by_column, free, twice=twice) or _naming(by_column, known, free)
    found = found or _scores(by_column, known, free)
    return None if found and _is_of_games(by_column, found.at) else found


def _is_of_games(by_column: Sequence[Sequence[str]], at: Sequence[int]) -> bool:
    """Whether the one column of results has those of both sides, and two others have names.

    >>> columns = [["1. Ann Lee", "2. Cy Poe"], ["Bo Ray", "Di Fox"], ["1:0", "0,5:0,5"]]
    >>> _is_of_games(columns, [2]), _is_of_games(columns[1:], [1])
    (True, False)
    """
    if len(at) != 1 or not all(_OF_BOTH.fullmatch(text) for text in by_column[at[0]] if text):
        return False
    named = [sum(map(bool, map(_NAMED.search, texts))) for texts in by_column]
    return sum(2 * count > len(by_column[0]) for count in named) > 1


@lru_cache(maxsize=_REMEMBERED)
def _in_one_order(by_column: _Columns, free: tuple[bool, ...]) -> _Columns:
    """Return columns with their games as most tables have them: ``w4 W`` as ``W4w``."""
    parted = [
        at for at, is_free in enumerate(free) if is_free and any(map(is_of_parts, by_column[at]))
    ]
    written = one_order(text for at in parted for text in by_column[at]) if parted else {}
    if not written:
        return by_column
    return tuple(
        tuple([written.get(text, text) for text in texts]) if at in parted else texts
        for at, texts in enumerate(by_column)
    )


@lru_cache(maxsize=_REMEMBERED)
def _square(by_column: _Columns, free: tuple[bool, ...], *, twice: bool) -> Rounds | None:
    count = len(by_column[0])
    if not 3 <= count <= _MAX_COLUMNS:
        return None
    for games in (2, 1) if twice else (1, 2):
        width = games * count
        for start in range(len(by_column) - width + 1):
            square = by_column[start : start + width]
            # Where the own cells are none the others need not be put together.
            own_cells = [
                joined_games([texts[row] for texts in square[at : at + games]], own=True)
                for row, at in enumerate(range(0, width, games))
            ]
            named = not may_be_own(own_cells)
            if named and not (games == 1 and _names_own(own_cells, by_column, start)):
                continue
            rows = [
                [
                    joined_games([texts[row] for texts in square[at : at + games]], own=own == row)
                    for own, at in enumerate(range(0, width, games))
                ]
                for row in range(count)
            ]
            if named:
                rows = [[*row[:at], "*", *row[at + 1 :]] for at, row in enumerate(rows)]
            # A column of points beside the square could pass for its first or last. A heading that
            # is short of a cell has "Total" above a column of the square: own cells are told.
            headed = not all(free[start : start + width])
            told = all(is_crossed_out(row[at]) for at, row in enumerate(rows)) if headed else True
            if told and is_cross(rows) and _marked(rows):
                if not (rows[0][-1] and rows[-1][0]) and is_half_filled(rows):
                    rows = answered(rows)
                sums = tuple(sum(map(points_of, row)) for row in rows)
                return Rounds(tuple(range(start, start + width)), sums, (), "square")
    return None


def _names_own(own: Sequence[str], by_column: Sequence[Sequence[str]], start: int) -> bool:
    """Whether own cells have the names or numbers of their rows."""
    # Most tables have results there.
    if not all(map(str.isalnum, own[-1][:1])):
        return False
    beside = [*by_column[:start], *by_column[start + len(own) :]]
    # Where the first row tells, no other is looked at.
    return names_own(own, ([texts[row] for texts in beside] for row in range(len(own))))


def _marked(rows: Sequence[Sequence[str]]) -> bool:
    """Whether players' own cells differ from others: by their mark, or by being empty."""
    own = [row[at] for at, row in enumerate(rows)]
    return all(own) or sum(map(bool, own)) < 2


def _naming(by_column: _Columns, known: Sequence[Column], free: tuple[bool, ...]) -> Rounds | None:
    """Return the columns whose cells name opponents, and rounds between and beside them."""
    sure = _sure(by_column, free)
    if not sure:
        return None
    dialect = dialect_of(text for at in sure for text in by_column[at])
    if dialect.name == DIALECTS[-1].name or _are_groups(by_column, sure, dialect):
        return None
    labels = [_label(known[at].heading.text) for at in sure]
    found = set(sure) | {
        at
        for at, heading in enumerate(known)
        if heading.kind == "round"
        or ("9" in _label(heading.heading.text) and _is_like(by_column[at], heading, labels))
    }
    for at in range(min(found) + 1, max(found)):
        if at not in found and (
            (at - 1 in found and _follows(known[at - 1].heading.text, known[at].heading.text))
            or _may_be_round(by_column[at], known[at], labels, dialect, between=True)
        ):
            found.add(at)
    for step, edge in ((-1, min(found)), (1, max(found))):
        at = edge + step
        while 0 <= at < len(by_column) and _may_be_round(
            by_column[at], known[at], labels, dialect, between=False
        ):
            found.add(at)
            at += step
    order = tuple(sorted(found))
    last = max(
        index
        for index, at in enumerate(order)
        if any(is_sure(text) or is_signed(text) for text in by_column[at]) or not index
    )
    rows = list(zip(*(by_column[at] for at in order), strict=True))
    worth = [[points(text, dialect) for text in row] for row in rows]
    later = tuple(tuple({sum(row[:end]) for end in range(last + 1, len(row) + 1)}) for row in worth)
    return Rounds(order, tuple(map(sum, worth)), later, "naming")


@lru_cache(maxsize=_REMEMBERED)
def _sure(by_column: _Columns, free: tuple[bool, ...]) -> tuple[int, ...]:
    """Return the columns of which the cells surely name opponents."""
    may_be = [at for at, texts in enumerate(by_column) if free[at] and not _are_prizes(texts)]
    signed = [at for at in may_be if _mostly_signed(by_column[at])]
    sure = [at for at in may_be if _mostly_sure(by_column[at])]
    if all(is_signed(text) for at in sure for text in by_column[at] if is_sure(text)):
        sure = []
    # Columns of signs may be what ratings gained, or the points scored less those lost.
    signs = _signs(by_column, signed)
    if signs and 2 * _answered(by_column, signs) > len(signs):
        sure = sorted({*sure, *signed})
    weak = [at for at in may_be if at not in sure and _mostly_weak(by_column[at])]
    named = _named(by_column, weak)
    if named and 2 * _answered(by_column, named) > len(named):
        sure = sorted({*sure, *weak})
    return tuple(sure)


def _are_prizes(texts: Sequence[str]) -> bool:
    """Whether all that a column holds is money; among results "$3" is one of US Chess.

    >>> _are_prizes(["$60", "", "$12.50"]), _are_prizes(["$3", "W2"])
    (True, False)
    """
    filled = [text for text in texts if text]
    return bool(filled) and all(text[0] in "$€£" for text in filled)


def _mostly_sure(texts: Sequence[str]) -> bool:
    """Whether most cells of games can only be results; figures alone are a total's."""
    filled = [text for text in texts if text]
    sure = sum(map(is_sure, filled))
    if not sure or sure < sum(is_figure(text) and text[:1] != "-" for text in filled):
        return False
    return 2 * sure > sum(not _is_rest(text) for text in filled)


def _mostly_signed(texts: Sequence[str]) -> bool:
    """Whether most cells have a sign and the number of a player."""
    filled = [text for text in texts if text]
    signed = [text for text in filled if is_signed(text)]
    return 2 * len(signed) > len(filled) and all(int(text[1:]) <= 2 * len(texts) for text in signed)


def _mostly_weak(texts: Sequence[str]) -> bool:
    """Whether most cells may be games that name an opponent, if others answer them.

    >>> _mostly_weak(["8/½", "", "bye", "5/1"]), _mostly_weak(["Ann", "Bo"]), _mostly_weak(["4.5"])
    (True, False, False)
    """
    filled = [text for text in texts if text and not is_bye(text, DIALECTS[0])]
    return 2 * sum(map(is_likely, filled)) > len(filled)


def _named(
    by_column: Sequence[Sequence[str]], columns: Sequence[int]
) -> dict[tuple[int, int], tuple[int, str]]:
    """Return, by column and row, the opponent of each game, and no mark."""
    if not columns:
        return {}
    dialect = dialect_of(text for at in columns for text in by_column[at])
    named: dict[tuple[int, int], tuple[int, str]] = {}
    for at in columns:
        for row, text in enumerate(by_column[at]):
            parsed = dialect.parse(text)
            if parsed and parsed.opponent and parsed.code:
                named[at, row] = parsed.opponent, ""
            elif lettered := LETTERED.fullmatch(text):
                named[at, row] = int(lettered[1]), ""
    return named


def _answered(
    by_column: Sequence[Sequence[str]], named: Mapping[tuple[int, int], tuple[int, str]]
) -> int:
    """Return how many cells name a player whose cell in that column names this one.

    ``named`` are, by column and row, the number that a cell names and what the other must say,
    if anything. Rows are numbered by their order, or by a column.
    """
    count = len(by_column[0])
    numbered = [
        [int(text.rstrip(".")) for text in texts]
        for texts in by_column
        if len(set(texts)) == count and all(text.rstrip(".").isdecimal() for text in texts)
    ]
    most = 0
    for numbers in ([*range(1, count + 1)], *numbered):
        rows = {number: row for row, number in enumerate(numbers)}
        met = {(at, row, rows.get(number)): mark for (at, row), (number, mark) in named.items()}
        most = max(
            most,
            sum(
                to != row and met.get((at, to or 0, row)) == _ANSWER.get(mark)
                for (at, row, to), mark in met.items()
                if to is not None and (at, to, row) in met
            ),
        )
    return most


def _signs(
    by_column: Sequence[Sequence[str]], columns: Sequence[int]
) -> dict[tuple[int, int], tuple[int, str]]:
    """Return, by column and row, the number after each sign, and the sign."""
    return {
        (at, row): (int(text[1:]), text[0])
        for at in columns
        for row, text in enumerate(by_column[at])
        if is_signed(text)
    }


def _are_groups(
    by_column: Sequence[Sequence[str]], columns: Sequence[int], dialect: Dialect
) -> bool:
    """Whether what looks like results are age groups: no game was won, drawn or lost.

    Nor does a round name one opponent again and again.
    """
    said = {
        (at, row): parsed
        for at in columns
        for row, text in enumerate(by_column[at])
        if (parsed := dialect.parse(text))
    }
    # "V4" beside "S2" is a result in another language.
    foreign = any(
        any(map(str.isdecimal, text)) and (at, row) not in said
        for at in columns
        for row, text in enumerate(by_column[at])
    )
    named = {place: (one.opponent, "") for place, one in said.items() if one.opponent}
    played = any(one.code in _PLAIN or not one.code for one in said.values())
    if named and not played and not foreign and not _answered(by_column, named):
        return True
    opponents: dict[int, list[int]] = {at: [] for at in columns}
    for (at, _), (to, _) in named.items():
        opponents[at].append(to)
    return bool(named) and all(
        len(one) >= _MIN_CELLS and _CELLS_PER_OPPONENT * len(set(one)) <= len(one)
        for one in opponents.values()
    )


@lru_cache(maxsize=4096)
def _is_rest(text: str) -> bool:
    """Whether a cell is a round without a game, as most dialects have it."""
    if is_score(text.removeprefix("-")) or not any(map(str.isalnum, text)):
        return True
    return (len(text) == 1 and text.isalpha()) or any(is_bye(text, one) for one in DIALECTS)


def _may_be_round(
    texts: Sequence[str], known: Column, labels: Sequence[str], dialect: Dialect, *, between: bool
) -> bool:
    """Whether a column beside or between rounds is one too.

    It is under a heading like theirs, whatever is in it, or holds byes; between two rounds
    also what is neither a known heading's nor figures: the reader of the cells says so.
    """
    if known.kind in _NO_ROUND or is_fact(known.heading.text) or _are_prizes(texts):
        return False
    filled = [text for text in texts if text]
    if filled and all(is_figure(text) for text in filled):
        # "-1" and "-½" are byes where results look like "12w1".
        byes = all(text[0] == "-" and is_bye(text, dialect) for text in filled)
        return byes or all(map(is_signed, filled))
    label = known.heading.text
    if label and _label(label) in labels:
        return True
    if filled and all(speaks(dialect, text) for text in filled):
        return between or any(is_bye(text, dialect) or is_sure(text) for text in filled)
    if between:
        return bool(filled or label)
    # Beside byes, what nobody understands is a round's: the reader of the cells says so.
    of_byes = sum(is_bye(text, dialect) for text in filled)
    return of_byes >= _FEWEST_BYES and 2 * of_byes >= len(filled)


def _follows(before: str, heading: str) -> bool:
    """Whether a heading is the next number, so that its column is a round whatever it holds.

    >>> _follows("1", "2"), _follows("1", "3"), _follows("R1", "R2")
    (True, False, False)
    """
    return before.isdecimal() and heading.isdecimal() and int(heading) == int(before) + 1


def _is_like(texts: Sequence[str], known: Column, labels: Sequence[str]) -> bool:
    """Whether a column that is not of figures has a heading like those of rounds."""
    figures = any(texts) and all(is_figure(text) for text in texts if text)
    return known.kind == "other" and not figures and _label(known.heading.text) in labels


def _label(heading: str) -> str:
    """Return what headings of rounds have in common: ``Week 3`` and ``Week 4`` are alike."""
    if _ROMAN.fullmatch(heading):
        return "I"
    shape = re.sub(r"\d+", "9", heading.lower())
    return _ORDINAL.sub("a", shape) if "9" in shape else shape


def _scores(by_column: _Columns, known: Sequence[Column], free: tuple[bool, ...]) -> Rounds | None:
    """Return the longest run of columns of scores that a column of totals adds up, or headings."""
    fitting = [
        free[at]
        and any(texts)
        and all(not text or is_score(text) or is_bye(text, DIALECTS[-1]) for text in texts)
        for at, texts in enumerate(by_column)
    ]
    runs: list[list[int]] = []
    for at, fits in enumerate(fitting):
        if fits:
            if not runs or runs[-1][-1] != at - 1:
                runs.append([])
            runs[-1].append(at)
    if not runs:
        return None
    for run in sorted(runs, key=len, reverse=True):
        for start, end in _parts(len(run)):
            part = run[start:end]
            rows = list(zip(*(by_column[at] for at in part), strict=True))
            sums = tuple(sum(points(text, DIALECTS[-1]) for text in row) for row in rows)
            alike = len({_label(known[at].heading.text) for at in part}) == 1
            headed = alike and bool(known[part[0]].heading.text) and len(part) > 1
            if any(sums) and (headed or (len(part) > 1 and _adds_up(by_column, part, sums))):
                return Rounds(tuple(part), sums, (), "scores")
    return None


def _parts(count: int) -> list[tuple[int, int]]:
    """Return the whole of a run, and it without its first or last column."""
    return [(0, count)] + ([(0, count - 1), (1, count)] if count > 1 else [])


def _adds_up(
    by_column: Sequence[Sequence[str]], rounds: Sequence[int], sums: Sequence[int]
) -> bool:
    """Whether a column holds nearly everywhere what the results add up to, and they differ."""
    return len(set(sums)) > 1 and any(
        at not in rounds and adding(texts, sums) * 5 >= len(sums) * 4
        for at, texts in enumerate(by_column)
    )


def adding(texts: Sequence[str], sums: Sequence[int], later: Sequence[Sequence[int]] = ()) -> int:
    """Return how many cells are what the results add up to, without byes to come if need be."""
    if later:
        return sum(total(text) in may_be for text, may_be in zip(texts, later, strict=True))
    return sum(total(text) == points for text, points in zip(texts, sums, strict=True))
