"""Which rows under a heading are players', and which are around the table."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.cells.dialects import DIALECTS, is_result, may_be_result
from calculator.reading.cells.grammar import is_rating
from calculator.reading.columns.context import counts_rows
from calculator.reading.columns.cross import is_crossed_out, is_games
from calculator.reading.columns.heading_rows import heads_rounds
from calculator.reading.columns.headings import Column, joined_headings
from calculator.reading.columns.headings import column as heading
from calculator.reading.columns.tiebreak_headings import tiebreak_headed
from calculator.reading.text.errors import (
    MOST_PLAYERS,
    ReadError,
    Whose,
    row_long,
    too_many_players,
)
from calculator.reading.text.grid import Cell, Row, loose, words

_NUMBER = pattern(r"\d{1,4}\.?")
#: What a last row counts, where others have a player's name.
_COUNTED = pattern(
    r"(?i)(?:(?:average|avg|schnitt|promedio|moyenne)(?:\s\w+)?|mean|median|games|byes|players"
    r"|rounds|draws|(?:white|black) wins)[.:]?"
)
#: A number with letters before or after it.
_LETTERED = pattern(r"[A-Za-z]{1,2}-?\d{1,4}[A-Za-z]?\.?|\d{1,4}[A-Za-z]\.?")
#: The number of the first player too many.
_NEXT = pattern(r"\d{5}\.?")
#: A place may be shared, or an ordinal.
_PLACE = pattern(r"T?-?\d{1,4}(?:-\d{1,4}|st|nd|rd|th|T|=)?[.)]?", re.IGNORECASE)
#: A tiebreak below a table, in a line of an order.
_TIEBREAK, _SHORT = pattern(r"\s*\d{1,2}[.)]\s+([^\W\d_].{3,}?)\s*"), 40
#: A prize, not two games won against number 100.
_MONEY = pattern(r"[$€£]\d{2,}(?:[.,]\d{2})?")
_NUMBERED = {"number", "place", "start"}


class _Shape(NamedTuple):
    """Where in every row something is."""

    width: int
    name: int
    rounds: list[int]
    total: int | None
    counted: list[int]
    """The columns of rounds and of totals."""
    numbered: int | None
    """The column that numbers the players, if any does."""
    form: re.Pattern[str]
    """What may number them."""


def _shape(columns: Sequence[Column]) -> _Shape:
    kinds = [column.kind for column in columns]
    numbered = next((at for at, kind in enumerate(kinds) if kind in _NUMBERED), None)
    return _Shape(
        len(columns),
        kinds.index("name"),
        [at for at, kind in enumerate(kinds) if kind == "round"],
        kinds.index("total") if "total" in kinds else None,
        [at for at, kind in enumerate(kinds) if kind in {"round", "total"}],
        numbered,
        _PLACE if numbered is not None and kinds[numbered] == "place" else _NUMBER,
    )


class Parts(NamedTuple):
    """The rows under a heading: the players', and the texts above, between and below them."""

    players: list[tuple[Cell, ...]]
    beside: list[Cell]
    above: list[Cell]


def parts_of(columns: Sequence[Column], every: Sequence[Row]) -> Parts:
    """Tell the players' rows from texts; raises where there are too many or one is cut off."""
    shape = _shape(columns)
    rows = [row for row in every if _has_text(row)]
    fitting: list[bool] = []
    together = 0
    for at, row in enumerate(rows):
        fitting.append(_is_player(shape, row))
        # Even if half of them are there twice, these are too many: no more are looked at.
        if together == 2 * MOST_PLAYERS:
            raise too_many_rows(rows, row, rows[at - MOST_PLAYERS])
        if together >= MOST_PLAYERS and not fitting[-1] and _NEXT.fullmatch(_begins(shape, row)):
            raise too_many_rows(rows, row, row)
        together = together + 1 if fitting[-1] else 0
    first = fitting.index(True) if True in fitting else len(rows)
    breaks = _breaks(every)
    end = next(
        (
            at
            for at in range(first, len(rows))
            if (at in breaks and at > first)
            or (not fitting[at] and not _is_rule(_begins(shape, rows[at])))
        ),
        len(rows),
    )
    end = _without_repeats(shape, rows, first, end)
    table = [rows[at] for at in range(first, end) if fitting[at]]
    # Below the heading of a list there are no more players.
    ends = next((at for at in range(end, len(rows)) if _heads_a_list(rows[at])), len(rows))
    players = [at for at in range(end) if fitting[at]]
    if below := [at for at in range(end, ends) if fitting[at]]:
        above = _Above(
            {_begins(shape, row) for row in table},
            {_bare(row.cells[shape.name].text) for row in table if len(row.cells) > shape.name},
            min(map(_filled, table), default=0),
            whole=all(len(row.cells) == shape.width for row in table),
        )
        players += [at for at in below if not _is_of_a_list(shape, rows[at], above)]
    whole = [_whole(columns, rows[at]) for at in players[:MOST_PLAYERS]]
    if len(players) >= MOST_PLAYERS:
        too_many = set(players[MOST_PLAYERS:])
        for at in range(players[MOST_PLAYERS - 1] + 1, len(rows)):
            if at in too_many or _NEXT.fullmatch(_begins(shape, rows[at])):
                raise too_many_rows(rows, rows[at], rows[at])
    texts = sorted(set(range(len(rows))) - set(players))
    return Parts(
        whole,
        [cell for at in texts if at > first for cell in rows[at].cells if cell.text],
        [cell for at in texts if at < first for cell in _above(rows[at])],
    )


def _above(row: Row) -> Sequence[Cell]:
    """Return a line above the players: in one piece where only blanks part its cells."""
    filled = [cell for cell in row.cells if cell.text]
    apart = "".join(cell.text for cell in filled)
    if "".join(apart.split()) == "".join(row.text.split()):
        return loose(row.line, row.text).cells
    return filled


class _Above(NamedTuple):
    """What the rows of a table have, for those below it."""

    numbers: set[str]
    names: set[str]
    fewest: int
    """How many cells of each are filled, at least."""
    whole: bool
    """Whether each has a cell for each column."""


def _filled(row: Row) -> int:
    return sum(bool(cell.text) for cell in row.cells)


def _heads_a_list(row: Row) -> bool:
    """Whether a line is the heading of another list: each word of it is known, and no round.

    >>> line = "#   Player   Score"
    >>> _heads_a_list(Row(1, (Cell(line, 1, 1),), line))
    True
    """
    if any(map(str.isdecimal, row.text)):
        return False
    one = len(row.cells) == 1 and row.text
    cells = joined_headings(words(row.line, row.text)) if one else row.cells
    kinds = [heading(cell).kind for cell in cells if cell.text]
    return len(kinds) > 1 and "name" in kinds and not {"other", "round"} & {*kinds}


def too_many_rows(rows: Sequence[Row], player: Row, first: Row) -> ReadError:
    """Return the error of too many players: as many as there are rows as wide as a player's.

    It is at ``first``, the first that is too many.
    """
    alike = sum(len(row.cells) == len(player.cells) for row in rows)
    return too_many_players(first.line, alike)


def _without_repeats(shape: _Shape, rows: Sequence[Row], first: int, end: int) -> int:
    """Return where a list of some of the players begins that follows at once; else ``end``.

    Its rows have the number and the name of a row above and no results.
    """
    name, rounds = shape.name, shape.rounds
    names: dict[str, str] | None = None
    while end > first:
        row = rows[end - 1]
        number, _, rest = (row.cells[0].text if len(row.cells) == 1 else "").partition(" ")
        played = any(row.cells[at].text for at in rounds if at < len(row.cells))
        if len(row.cells) > name and not played:
            number, rest = _begins(shape, row), row.cells[name].text
        if not rest:
            break
        if names is None:
            names = {
                _begins(shape, row): row.cells[name].text
                for row in reversed(rows[first:end])
                if len(row.cells) > name and _has_results(row, name, rounds)
            }
        above = names.get(number)
        if not above or not rest.startswith(above):
            break
        end -= 1
    return end


def _breaks(every: Sequence[Row]) -> set[int]:
    """Return before which of the rows that are not empty a page's table ends or a line is empty.

    Where lines are empty between all rows, none of them ends the table.
    """
    found, gaps = set(), set()
    at = line = 0
    for row in every:
        if not _has_text(row):
            found.add(at)
            continue
        if at and row.text and row.line > line + 1 and "\n" not in row.text:
            gaps.add(at)
        line = row.line
        at += 1
    return found | (gaps if 4 * len(gaps) < at or len(gaps) == 1 else set())


def _is_of_a_list(shape: _Shape, row: Row, above: _Above) -> bool:
    """Whether a row below the table is of another list, such as one of prizes.

    A figure alone is not a row that was cut off; nor is one whose number was above, or which is
    much shorter; where all rows above are whole, even if its cells could be results. A row with
    less than any above may be somebody's who stands in the table.
    """
    size = len(row.cells)
    if size == 1 or _is_of_prizes(row, shape.rounds):
        return True
    known = _begins(shape, row) in above.numbers
    played = [text for at in shape.rounds if at < size and (text := row.cells[at].text)]
    again = size > shape.name and _bare(row.cells[shape.name].text) in above.names
    less = _filled(row) < above.fewest
    if (known and size < shape.width) or (again and less):
        return True
    if known and less and len(played) < 2 and not any(map(str.isalpha, "".join(played))):
        # "1  Oak School  12" of a list of teams.
        return True
    short = 2 * size <= shape.width
    if short and (above.whole or (shape.total is not None and shape.total >= size)):
        return True
    if played:
        return not _has_results(row, shape.name, shape.rounds) and (known or short)
    return known or short or again


def _bare(name: str) -> str:
    """Return a name without the points or the prize behind it.

    >>> _bare("Ann Lee 5.5"), _bare("Ann Lee 4½ $50"), _bare("Lee 2")
    ('Ann Lee', 'Ann Lee', 'Lee')
    """
    parts = name.split()
    while parts and not any(map(str.isalpha, parts[-1])):
        parts.pop()
    return " ".join(parts)


def _has_text(row: Row) -> bool:
    return bool(row.cells and row.cells[0].text) or any(cell.text for cell in row.cells)


def _begins(shape: _Shape, row: Row) -> str:
    """Return a row's number, or what is in its place."""
    return row.cells[min(shape.numbered or 0, len(row.cells) - 1)].text


def _is_rule(text: str) -> bool:
    """Whether a text is only a line drawn below the heading."""
    return set(text) <= set("-=_ ")


def _is_player(shape: _Shape, row: Row) -> bool:
    """Whether a row is a player's: it has a number, or results after a name."""
    name, rounds = shape.name, shape.rounds
    if _is_of_an_order(row):
        return False
    if shape.numbered is None:
        return _has_results(row, name, rounds) and not _is_sum(row, name, rounds)
    begins = _begins(shape, row)
    if shape.form.fullmatch(begins):
        return True
    if len(row.cells) == 1 and re.match(r"\d+\s", begins):
        return not counts_rows(begins)
    if _is_of_prizes(row, rounds):
        return False
    if not begins:
        # A place that is left blank is that of the row above.
        sums = len(row.cells) > name and _is_counted(row.cells[name])
        played = any(row.cells[at].text for at in shape.counted if at < len(row.cells))
        return played and not sums and _has_results(row, name, rounds)
    # A whole row with results is a player's, whatever its number: A4, or a slip.
    played = any(row.cells[at].text for at in rounds if at < len(row.cells))
    return (
        (played or bool(_LETTERED.fullmatch(begins)))
        and len(row.cells) == shape.width
        and _has_results(row, name, rounds)
        and not heads_rounds(row.cells)
    )


def _is_of_an_order(row: Row) -> bool:
    """Whether a line numbers a tiebreak, and holds nothing else: "2. Buchholz Cut 1"."""
    found = _TIEBREAK.fullmatch(row.text) if len(row.text) < _SHORT else None
    return found is not None and tiebreak_headed(found[1]) is not None


def _is_of_prizes(row: Row, rounds: Sequence[int]) -> bool:
    """Whether all that stands in the rounds of a row is money: "1st place: $100"."""
    texts = [text for at in rounds if at < len(row.cells) and (text := row.cells[at].text)]
    return bool(texts) and all(map(_MONEY.fullmatch, texts))


def _is_sum(row: Row, name: int, rounds: Sequence[int]) -> bool:
    """Whether a row without results counts something: ``Total players``."""
    first = row.cells[name].text.partition(" ")[0]
    played = any(row.cells[at].text for at in rounds if at < len(row.cells))
    return not played and heading(row.cells[name]._replace(text=first)).kind == "total"


def _is_counted(name: Cell) -> bool:
    """Whether what stands where names do says what a row without a number adds up or counts.

    >>> [_is_counted(Cell(text, 9, 1)) for text in ("Total", "Avg.", "White wins:", "White, Al")]
    [True, True, True, False]
    """
    return heading(name).kind == "total" or bool(_COUNTED.fullmatch(name.text))


def looks_whole(columns: Sequence[Column], row: Row) -> bool:
    """Whether a row has a cell for each column, and a name."""
    name = next(index for index, column in enumerate(columns) if column.kind == "name")
    return len(row.cells) == len(columns) and any(map(str.isalpha, row.cells[name].text))


def _has_results(row: Row, name: int, rounds: Sequence[int]) -> bool:
    if len(row.cells) <= name or not any(map(str.isalpha, row.cells[name].text)):
        return False
    texts = [row.cells[index].text for index in rounds if index < len(row.cells)]
    # Of somebody who has not played yet every cell is empty.
    empty = len(texts) == len(rounds) and not any(texts)
    return empty or any(
        may_be_result(text)
        or DIALECTS[-1].parse(text)
        or (text and (is_games(text) or is_crossed_out(text)))
        # With the score so far below it.
        or (" " in text and may_be_result(text.rpartition(" ")[0]))
        for text in texts
    )


def _whole(columns: Sequence[Column], row: Row) -> tuple[Cell, ...]:
    """Return the row's cells, filled up where only rounds and facts are missing at its end.

    >>> from calculator.reading.columns.headings import column
    >>> heads = [column(Cell(text, 1, 1)) for text in ("Name", "R1")]
    >>> def row(line, *cells):
    ...     return Row(2, tuple(Cell(text, 2, line.index(text) + 1) for text in cells), line)
    >>> _whole(heads, row("Lee,Ann,W2", "Lee", "Ann", "W2"))[0].text
    'Lee, Ann'
    >>> _whole(heads, row("Ann Lee  W2", "Ann", "Lee", "W2"))[0].text
    'Ann Lee'
    """
    if len(row.cells) == len(columns):
        return row.cells
    cells = list(row.cells)
    name = next(index for index, column in enumerate(columns) if column.kind == "name")
    if len(cells) == len(columns) + 1 and cells[-1].text and _goes_on(cells[name + 1]):
        # "Player, Ann" between commas, without quotation marks; or a blank that many names have in
        # the same place.
        last, given = cells[name : name + 2]
        between = row.text[last.end - 1 : given.column - 1]
        sign = " " if between == " " else ", "
        cells[name : name + 2] = [last._replace(text=f"{last.text}{sign}{given.text}")]
    if any(cell.text for cell in cells[len(columns) :]):
        extra = next(cell for cell in cells[len(columns) :] if cell.text)
        error = row_long(extra, len(cells), len(columns))
        raise error.knowing(whose=Whose(cells[name].text)) if cells[name].text else error
    if len(cells) < len(columns):
        if len(cells) == 1 and len(row.text.split()) >= len(columns):
            # It has enough for all of them.
            raise ReadError.at(cells[0], "error-cells-unclear", "hint-separate-cells")
        needed = {"number", "name", "total"}
        if len(cells) == 1 or any(column.kind in needed for column in columns[len(cells) :]):
            last = cells[-1]
            missing = columns[len(cells)].heading.text
            error = ReadError(
                Message("error-row-short", (len(cells), len(columns))),
                last.line,
                last.column if len(cells) == 1 else last.end,
                Message("hint-row-short", (missing,)) if missing else "hint-rows-whole",
                length=len(last.text) if len(cells) == 1 else 1,
            )
            who = cells[name].text if name < len(cells) else ""
            raise error.knowing(whose=Whose(who)) if who else error
        last = cells[-1]
        cells += [Cell("", last.line, last.end)] * (len(columns) - len(cells))
    # After the last column there may be empty cells.
    return tuple(cells[: len(columns)])


def _goes_on(cell: Cell) -> bool:
    """Whether a cell can be the second half of a name; an initial looks like a bye."""
    return any(map(str.isalpha, cell.text)) and not (
        is_rating(cell.text) or (is_result(cell.text) and any(map(str.isdecimal, cell.text)))
    )
