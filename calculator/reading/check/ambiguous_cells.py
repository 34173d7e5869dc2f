"""Cells that may mean two things, told by the table as a whole.

Read one by one, ``1`` may be a point or an opponent, an empty cell a zero or a gap, ``:`` any
bye; the other rows and the totals settle it. What stays open is said.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Sequence

from calculator.model import RESULT_CODES, Message, last_round_with_a_game
from calculator.model.late import pattern
from calculator.reading.cells.dialects import Dialect
from calculator.reading.cells.grammar import RawResult, unread_ratings
from calculator.reading.check.consistency import Judged
from calculator.reading.columns.headings import Column
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.lexicon.phrases import colors_among
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

#: A full point, in half points.
_FULL = 2
#: No total has so many half points: it is a rating.
_RATED = 200
#: The codes of byes that score one.
_FULL_BYES = {
    one.code for one in RESULT_CODES.values() if one.halves == _FULL and not one.of_a_game
}
#: What a bye that is read as a full point may be instead, by how many half points it counts; and
#: the players whose totals must say so: one total may simply be wrong.
_OTHER_BYES, _FEWEST_BYES = {1: "H", 0: "U"}, 2
#: So many players' games of an event are never all forfeited.
_MANY_SIGNS = 8
#: "3/2"; "2 1/2" is a half.
_OF_TWO = pattern(r"(?!.*[\s-]1/2$).+/\s*2")


def likeliest(table: Callable[[Dialect], RawTable], dialects: Sequence[Dialect]) -> Judged:
    """Return the table in the dialect in which most cells answer each other.

    Raises :class:`ReadError` where it cannot be read in the first.
    """
    best = Judged(table(dialects[0]))
    for dialect in dialects[1:]:
        try:
            other = Judged(table(dialect))
        except ReadError:
            continue
        if other.agreeing > best.agreeing:
            best = other
    return best


def settled(rows: Sequence[RawRow], dialect: Dialect, *, ones: bool) -> tuple[RawRow, ...]:
    """Return the rows with what the table as a whole says of single cells.

    ``ones`` is whether a cell may be "1" and no more. Raises :class:`ReadError` where nobody has a
    result.
    """
    told = any(_tells(found) for row in rows for found in row.results)
    if rows and (not told or _are_colors(rows) or _are_byes(rows)):
        cell = next((found.cell for row in rows for found in row.results), rows[0].name)
        raise ReadError.at(cell, "error-nobody-has-a-result", "hint-nobody-has-a-result")
    if _are_signs(rows):
        rows = [row._replace(results=tuple(map(_by_sign, row.results))) for row in rows]
    if any(_is_half(row) for row in rows):
        rows = [row._replace(total=_total(row, rows)) for row in rows]
    if ones and dialect.scored:
        rows = _ones(rows)
    if dialect.pointless and _match(dialect.pointless, rows):
        rows = _with_zeros(rows)
    if dialect.untold:
        last = last_round_with_a_game(rows)
        rows = [_with_values(row, last, dialect.untold) for row in rows]
    return tuple(rows)


def _are_signs(rows: Sequence[RawRow]) -> bool:
    """Whether + and - are won and lost games, not forfeits: a draw is = there, and no game is 1.

    Without a draw, many games are, and none is open: nobody pairs an event to which nobody comes.

    >>> def row(*cells: tuple[str, str]) -> RawRow:
    ...     results = (RawResult(code, 1, Cell(text, 2, 9)) for code, text in cells)
    ...     return RawRow(Cell("", 2, 1), Cell("Ann", 2, 1), tuple(results))
    >>> _are_signs([row(("X", "4w+"), ("D", "3b="))]), _are_signs([row(("X", "4w+"), ("D", "3b½"))])
    (True, False)
    >>> rows = [row(("X", "4w+"), ("F", "3b-"))]
    >>> _are_signs(4 * rows), _are_signs(rows), _are_signs([*4 * rows, row(("", "3b"))])
    (True, False, False)
    """
    games: list[RawResult] = []
    for row in rows:
        for found in row.results:
            if found.opponent is not None:
                if found.code not in {"X", "F", "D", "Z", ""}:
                    return False
                games.append(found)
    draws = [found for found in games if found.code == "D"]
    won = any(found.code == "X" for found in games)
    many = len(games) >= _MANY_SIGNS and all(found.code in {"X", "F"} for found in games)
    told = bool(draws) or many
    return won and told and all("=" in found.cell.text for found in draws)


def _by_sign(found: RawResult) -> RawResult:
    """Return a game won or lost by the sign in its cell."""
    signs = {"X": "+", "F": "-"}
    if found.opponent is None or signs.get(found.code, "?") not in found.cell.text:
        return found
    return found._replace(code="W" if found.code == "X" else "L")


def _are_colors(rows: Sequence[RawRow]) -> bool:
    """Whether the cells only name colors: some won or had a bye, and nobody lost.

    >>> rows = [
    ...     RawRow(Cell("", at, 1), Cell("Ann", at, 1), (RawResult(code, None, Cell(code, at, 9)),))
    ...     for at, code in enumerate("WBW", 2)
    ... ]
    >>> _are_colors(rows), _are_colors(rows[:1])
    (True, False)
    """
    if any(row.total_cell for row in rows):
        return False
    every = [found for row in rows for found in row.results if found.cell.text.strip("-")]
    # Those who had no game have a word in place of a color, or "-H-".
    letters = [one for one in every if len(one.cell.text) == 1]
    rest = [one for one in every if len(one.cell.text) > 1]
    if any(one.opponent or RESULT_CODES[one.code].of_a_game for one in rest) or (
        {one.code for one in letters} != {"W", "B"}
    ):
        return False
    texts = {found.cell.text for found in letters}
    return len(texts) == 2 and colors_among(texts).keys() == texts


def _are_byes(rows: Sequence[RawRow]) -> bool:
    """Whether nobody has a game, and several have a whole point for nothing in one round.

    Or most have nothing at all: their rows were cut off.

    >>> def row(code: str) -> RawRow:
    ...     cell = Cell(code.strip(), 2, 9)
    ...     return RawRow(Cell("", 2, 1), Cell("Ann", 2, 1), (RawResult(code.strip(), None, cell),))
    >>> [_are_byes([row(code) for code in codes]) for codes in ("PUP", "PUH", "PWP", "  H")]
    [True, False, False, True]
    """
    if any(one.opponent or RESULT_CODES[one.code].of_a_game for row in rows for one in row.results):
        return False
    totals = [row.total_cell is not None and bool(row.total_cell.text) for row in rows]
    empty = [
        # In a row that was cut a rating may stand where the total was.
        (not total or (row.total or 0) >= _RATED) and not any(one.cell.text for one in row.results)
        for row, total in zip(rows, totals, strict=True)
    ]
    if 2 * sum(empty) > len(rows):
        return True
    if any(totals):
        # Totals tell of what is wrong.
        return False
    longest = max(len(row.results) for row in rows)
    return any(
        sum(
            RESULT_CODES[row.results[at].code].halves == _FULL
            for row in rows
            if at < len(row.results)
        )
        > 1
        for at in range(longest)
    )


def _tells(found: RawResult) -> bool:
    """Whether a cell is of a game, of points, or says in letters that there were none."""
    kind = RESULT_CODES[found.code]
    told = kind.of_a_game or kind.halves > 0
    return told or (found.code != "" and any(map(str.isalpha, found.cell.text)))


def _total(row: RawRow, rows: Sequence[RawRow]) -> int | None:
    """Read ``1/2`` as one of two where other totals are of two as well."""
    if not _is_half(row):
        return row.total
    others = {other.total_cell.text for other in rows if other.total_cell} - {"1/2"}
    return 2 if any(_OF_TWO.fullmatch(text) for text in others) else row.total


def _is_half(row: RawRow) -> bool:
    return row.total_cell is not None and row.total_cell.text == "1/2"


def _is_one(found: RawResult) -> bool:
    return found.opponent is None and found.cell.text == "1"


def _ones(rows: Sequence[RawRow]) -> list[RawRow]:
    """Take ``1`` for opponent 1 where that one's cell names the player, alone as well."""
    numbers = [_numbers(row, index) for index, row in enumerate(rows, 1)]
    # Whom each of those who may be player 1 names, by round: hostile texts have many.
    named: list[dict[int, set[int]]] = [{} for _ in range(max(map(_rounds, rows), default=0))]
    for index, row in enumerate(rows):
        if 1 in numbers[index]:
            for at, found in enumerate(row.results):
                if found.opponent is not None and not found.code:
                    named[at].setdefault(found.opponent, set()).add(index)
    made = []
    for index, row in enumerate(rows):
        results = list(row.results)
        for at, found in enumerate(results):
            if _is_one(found):
                by = [named[at].get(number, ()) for number in numbers[index]]
                if any(len(ones) > (index in ones) for ones in by):
                    results[at] = RawResult("", 1, found.cell)
        made.append(row._replace(results=tuple(results)))
    return made


def _rounds(row: RawRow) -> int:
    return len(row.results)


def _numbers(row: RawRow, index: int) -> set[int]:
    """Return every number by which others may call a player."""
    texts = [text.rstrip(".") for text in (row.number.text, row.place, row.start)]
    return {index} | {int(text) for text in texts if text.isdecimal() and len(text) < 6}


def _match(pointless: re.Pattern[str], rows: Sequence[RawRow]) -> bool:
    """Whether any cell has a color, or begins as only those do beside which empty ones tell."""
    return any(
        found.color or pointless.match(found.cell.text) for row in rows for found in row.results
    )


def _with_zeros(rows: Sequence[RawRow]) -> list[RawRow]:
    """Take empty cells of rounds that were played for rounds without a point."""
    last = last_round_with_a_game(rows)
    return [
        row._replace(
            results=tuple(
                found if found.code or found.opponent or at > last else found._replace(code="U")
                for at, found in enumerate(row.results, 1)
            )
        )
        for row in rows
    ]


def _with_values(row: RawRow, last: int, untold: re.Pattern[str]) -> RawRow:
    """Give the rounds whose value is ``untold`` the one that the total leaves no doubt of."""
    results = list(row.results)
    open_rounds = []
    for at, found in enumerate(results):
        if found.code == "U" and untold.fullmatch(found.cell.text):
            if at >= last:
                results[at] = found._replace(code="")
            else:
                open_rounds.append(at)
    missing = row.more_than_results
    count = len(open_rounds)
    code = "U"
    if count and missing == 2 * count:
        code = "B"
    elif count == 1 and missing == 1:
        code = "H"
    for at in open_rounds:
        results[at] = results[at]._replace(code=code)
    return row._replace(results=tuple(results))


def remarks(
    columns: Sequence[Column],
    cells: Sequence[Sequence[Cell]],
    rows: Sequence[RawRow],
    dialect: Dialect,
) -> tuple[Message, ...]:
    """Return warnings of what the cells leave open: ratings, colors, the value of byes."""
    return (*ratings_unread(columns, cells, rows), *_colors(rows, dialect), *_byes(rows, dialect))


def ratings_unread(
    columns: Sequence[Column], cells: Sequence[Sequence[Cell]], rows: Sequence[RawRow]
) -> tuple[Message, ...]:
    """Return the warning for what is under the heading of ratings and is none."""
    at = next((index for index, column in enumerate(columns) if column.kind == "rating"), None)
    if at is None:
        return ()
    return unread_ratings(
        [
            (row.name.text, line[at])
            for row, line in zip(rows, cells, strict=True)
            if row.rating is None and at < len(line)
        ]
    )


def _colors(rows: Sequence[RawRow], dialect: Dialect) -> tuple[Message, ...]:
    if not dialect.unclear:
        return ()
    letters = dialect.unclear.split(", ")
    cell = next(
        found.cell
        for row in rows
        for found in row.results
        if any(letter in found.cell.text.lower() for letter in letters)
    )
    return (Message("colors-unclear", (dialect.unclear,), cell.line, cell.column),)


def _byes(rows: Sequence[RawRow], dialect: Dialect) -> tuple[Message, ...]:
    if dialect.untold is None:
        return ()
    untold = [
        (row.name.text, at, found.cell)
        for row in rows
        if row.total is None
        for at, found in enumerate(row.results, 1)
        if found.code == "U" and dialect.untold.fullmatch(found.cell.text)
    ]
    if not untold:
        return ()
    name, round_, cell = untold[0]
    return (Message("bye-untold", (len(untold), name, round_), cell.line, cell.column),)


def with_byes_by_totals(raw: RawTable) -> RawTable:
    """Return the table with each word for a full-point bye worth what all totals make it.

    On sheets that clubs type, "bye" is often half a point; most programs mean a full one. Only
    where the totals of at least two players say so, and those of all who have the word, and all
    other totals are right: they may be those of an earlier round. "1 bye" says what it counts.
    """
    having: defaultdict[str, list[RawRow]] = defaultdict(list)
    last = last_round_with_a_game(raw.rows)
    if any(found.code for row in raw.rows for found in row.results[last:]):
        return raw
    for row in raw.rows:
        for word in {found.cell.text for found in row.results if found.code in _FULL_BYES}:
            if any(map(str.isalpha, word)) and not any(map(str.isnumeric, word)):
                having[word].append(row)
    taken = {
        word: halves
        for word, rows in having.items()
        if len(rows) >= _FEWEST_BYES and (halves := _worth(word, rows)) is not None
    }
    if not taken or any(
        row.more_than_results and not any(found.cell.text in taken for found in row.results)
        for row in raw.rows
    ):
        return raw
    rows = tuple(
        row._replace(
            results=tuple(
                found._replace(code=_OTHER_BYES[taken[found.cell.text]])
                if found.cell.text in taken and found.code in _FULL_BYES
                else found
                for found in row.results
            )
        )
        for row in raw.rows
    )
    said = tuple(Message("byes-worth", (word, halves)) for word, halves in taken.items())
    return raw._replace(rows=rows, warnings=raw.warnings + said)


def _worth(word: str, rows: list[RawRow]) -> int | None:
    """Return how many half points a bye is by the totals of all who have it; ``None`` if unsure."""
    for halves in _OTHER_BYES:
        less = _FULL - halves
        if all(
            row.more_than_results
            == -less * sum(one.cell.text == word and one.code in _FULL_BYES for one in row.results)
            for row in rows
        ):
            return halves
    return None
