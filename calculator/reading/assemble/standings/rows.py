"""One player's row of standings, cell by cell."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from calculator.model import Message, quick
from calculator.model.late import pattern
from calculator.reading.cells.dialects import Dialect, is_result, result
from calculator.reading.cells.grammar import (
    FOOTNOTES,
    RawResult,
    halves,
    rating,
    thousandths,
    total,
)
from calculator.reading.cells.looks import is_sure
from calculator.reading.columns.cross import Cross, cross_cells
from calculator.reading.columns.headings import Column
from calculator.reading.columns.raw import RawRow
from calculator.reading.text.errors import ReadError, Whose
from calculator.reading.text.grid import Cell

#: What may number a row.
_NUMBERED = ("number", "place", "start")
#: What a director notes of who withdrew, or did not come.
_GONE = (
    "w/d",
    "withdrew",
    "withdrawn",
    "withdrawal",
    "no show",
    "no-show",
    "did not finish",
    "did not play",
)
#: The same in letters: behind a comma they are initials, "Kumar, NS".
_GONE_IN_LETTERS = ("wd", "ns", "dnf")
#: What may follow a name and is not part of it: such a mark, a comma where a first name is missing,
#: a colon or dots that lead the eye to the results.
_APART = "|".join((*_GONE, *_GONE_IN_LETTERS))
_BEHIND_A_NAME = pattern(
    rf"(?<=.)\s*(?:\(W\)|[(\[*]\s?(?i:{_APART})\s?[)\]*]|\s[-–—]\s?(?i:{_APART})"
    rf"|,\s?(?i:{'|'.join(_GONE)})|[,:]|\.{{3,}})$"
)
#: With which of these a name may end so, and with which words.
_ENDS = (")", "]", "*", ",", ":", "...")
_ENDS_GONE = frozenset(mark.rpartition(" ")[2] for mark in (*_GONE, *_GONE_IN_LETTERS))
#: A footnote's sign in front of a name, a word by itself.
_BEFORE_A_NAME = pattern(rf"[{FOOTNOTES}#°^!]{{1,3}} +(?=[^\W\d_])")
#: So many letters at most have a title and the sign behind it.
_TITLED = 9
#: The same behind a title: "FM * Lee, Ann".
_BEHIND_A_TITLE = pattern(rf"(?<=[A-Z]) [{FOOTNOTES}#°^!]{{1,3}} +(?=[^\W\d_])")
_BOTH = pattern(r"(.*\S)\s+(\d{1,2}(?:[.,]\d)?|\d{0,2}½)")
#: This many of the cells have it, if any.
_MIN_SHARE_WITH_SCORES = 0.8
#: A score of more is none of a game.
_OF_A_GAME = 2
#: Two points a round, in half points.
_MOST_A_ROUND = 4
_NO_COLOR = ("L", "D", "X", "F")


class _Where(NamedTuple):
    """Where in every row something is."""

    told: list[tuple[int, int | None]]
    """The columns of rounds, with their numbers, and of tiebreaks."""
    rounds: list[int]
    """Those of rounds alone."""
    facts: list[tuple[int, str]]
    """Of the others the first of each kind."""
    about: list[tuple[int, str]]
    """Those whose headings mean nothing to a ranking: a grade, a club."""
    first_before: bool
    """Whether first names are before last names, without a heading: a name is as it is written.

    So it is where nothing tells which words are whose: "Mary Jo van Rijn", one blank apart.
    """


def raw_rows(
    columns: Sequence[Column],
    every: Sequence[Sequence[Cell]],
    dialect: Dialect,
    cross: Cross | None,
    *,
    spaced: bool = False,
) -> Iterator[RawRow]:
    """Read the cells of each player; raises :class:`ReadError` at one that makes no sense.

    Every row has a cell for each column. They are ``spaced`` where only blanks part them.
    """
    where = _where(columns)
    if spaced and _are_first_words(columns, every):
        where = where._replace(first_before=True)
    for cells in every:
        try:
            row = _raw_row(where, cells, dialect, cross)
        except ReadError as error:
            raise error.knowing(whose=_whose(columns, cells, error)) from error
        yield row


def _where(columns: Sequence[Column]) -> _Where:
    kinds = ["" if column.heading.text else column.kind for column in columns]
    before = "first" in kinds and "name" in kinds[kinds.index("first") :]
    where = _Where([], [], [], [], before)
    seen = set()
    for at, column in enumerate(columns):
        if column.kind in {"round", "tiebreak"}:
            where.told.append((at, column.round if column.kind == "round" else None))
            if column.kind == "round":
                where.rounds.append(at)
        elif column.kind not in seen:
            seen.add(column.kind)
            where.facts.append((at, column.kind))
        if column.kind == "other" and column.heading.text:
            where.about.append((at, column.heading.text))
    return where


def _are_first_words(columns: Sequence[Column], rows: Sequence[Sequence[Cell]]) -> bool:
    """Whether first names are one blank before last names in all rows, and some are of more words.

    >>> columns = [Column("first", Cell("First", 1, 1)), Column("name", Cell("Last", 1, 9))]
    >>> pairs = [[("Mary", 1), ("Jo Lee", 6)], [("Ann", 1), ("Ray", 5)]]
    >>> rows = [[Cell(text, 2, at) for text, at in pair] for pair in pairs]
    >>> _are_first_words(columns, rows), _are_first_words(columns, rows[1:])
    (True, False)
    """
    kinds = [column.kind for column in columns]
    at = kinds.index("first") if "first" in kinds else len(kinds)
    if kinds[at + 1 : at + 2] != ["name"]:
        return False
    pairs = [(cells[at], cells[at + 1]) for cells in rows]
    return all(first.end + 1 == last.column for first, last in pairs) and any(
        " " in f"{first.text}{last.text}" for first, last in pairs
    )


def _whose(columns: Sequence[Column], cells: Sequence[Cell], error: ReadError) -> Whose | None:
    """Return whose cell is at fault, and which it is."""
    pairs = list(zip(columns, cells, strict=False))
    name = next((cell.text for column, cell in pairs if column.kind == "name"), "")
    place = (error.line, error.column)
    at = next((column for column, cell in pairs if (cell.line, cell.column) == place), None)
    if not name or at is None:
        return None
    return Whose(name, at.round) if at.round else Whose(name, column=at.heading.text)


def _raw_row(where: _Where, cells: Sequence[Cell], dialect: Dialect, cross: Cross | None) -> RawRow:
    known = _known(where, cells, dialect) if cross is None else None
    results = known or []
    printed: list[int | None] = []
    for at, round_ in where.told:
        if round_ is None:
            printed.append(_figure(cells[at]))
        elif known is not None:
            continue
        elif cross is None:
            results.append(result(cells[at], dialect))
        else:
            results += cross_cells(cells[at], round_, cross)
    by_kind = {kind: cells[at] for at, kind in where.facts}
    name = by_kind["name"]
    if not name.text:
        # A row without a name is only read as a player's where it is numbered.
        number = next((by_kind[kind].text for kind in _NUMBERED if kind in by_kind), "")
        said = Message("error-name-missing", (number,))
        raise ReadError(said, name.line, name.column, "hint-name-missing")
    if name.text.endswith(_ENDS) or name.text.rpartition(" ")[2].lower() in _ENDS_GONE:
        name = name._replace(text=_BEHIND_A_NAME.sub("", name.text))
    if not name.text[0].isalnum() and (sign := _BEFORE_A_NAME.match(name.text)):
        name = name._replace(text=name.text[sign.end() :], column=name.column + sign.end())
    elif name.text[:2].isupper() and (sign := _BEHIND_A_TITLE.search(name.text, 1, _TITLED)):
        name = name._replace(text=f"{name.text[: sign.start()]} {name.text[sign.end() :]}")
    if (first := by_kind.get("first")) and first.text:
        if where.first_before:
            whole = f"{first.text} {name.text}"
        else:
            # What is behind a first name is another: "Lee, Mary Jo".
            whole = f"{name.text}{' ' if ', ' in name.text else ', '}{first.text}"
        name = name._replace(text=whole)
    rated = by_kind.get("rating")
    place, start = by_kind.get("place"), by_kind.get("start")
    numbered = by_kind.get("number")
    if numbered is None:
        numbered = place if place and place.text.rstrip(".").isdecimal() else start
    total_cell = by_kind.get("total")
    return quick(
        RawRow,
        (
            numbered or Cell("", name.line, name.column),
            name,
            tuple(results),
            rating(rated.text) if rated else None,
            place.text if place else "",
            _total(total_cell),
            total_cell,
            tuple(printed),
            start.text if start else "",
            _about(where, cells) if where.about else (),
        ),
    )


def _known(where: _Where, cells: Sequence[Cell], dialect: Dialect) -> list[RawResult] | None:
    """Return the results of a row; ``None`` where a cell says none by itself."""
    parse = dialect.parse
    found = []
    for at in where.rounds:
        cell = cells[at]
        parsed = parse(cell[0])
        if parsed is None:
            return None
        code, opponent, color, games = parsed
        found.append(quick(RawResult, (code, opponent, cell, games, color)))
    return found


def _about(where: _Where, cells: Sequence[Cell]) -> tuple[tuple[str, str], ...]:
    """Return what is under headings that mean nothing to a ranking: a grade, a club."""
    found: dict[str, str] = {}
    for at, heading in where.about:
        if cells[at].text:
            found.setdefault(heading, cells[at].text)
    return tuple(found.items())


def _total(cell: Cell | None) -> int | None:
    if cell is None or not cell.text:
        return None
    points = total(cell.text)
    if points is None:
        raise ReadError.says(cell, "error-no-score", "hint-score")
    return points


def _figure(cell: Cell) -> int | None:
    """Read a printed tiebreak value; an empty cell has none."""
    if not cell.text or set(cell.text) <= set("-"):
        return None
    value = thousandths(cell.text)
    if value is None:
        raise ReadError.says(cell, "error-no-tiebreak-value", "hint-tiebreak-value")
    return value


def without_scores(
    columns: Sequence[Column], rows: Sequence[tuple[Cell, ...]]
) -> list[tuple[Cell, ...]]:
    """Leave out the scores so far, where nearly all cells have one and some are of several games.

    >>> from calculator.reading.columns.headings import column
    >>> head = [column(Cell(text, 1, 1)) for text in ("Name", "R1", "R2")]
    >>> texts = [("Ann", "W2 1.0", "W3 2.0"), ("Bob", "L1 0.0", "-B- 1.0")]
    >>> rows = [tuple(Cell(text, 2, 1) for text in row) for row in texts]
    >>> [cell.text for cell in without_scores(head, rows)[0]]
    ['Ann', 'W2', 'W3']
    """
    at = [index for index, column in enumerate(columns) if column.kind == "round"]
    filled = [text for cells in rows for i in at if (text := cells[i].text)]
    if " " not in "".join(filled):
        return list(rows)
    parts = [_parts(text) for text in filled]
    scores = [halves(found[1]) or 0 for found in parts if found]
    # Nobody has more than two points a round.
    most = [_MOST_A_ROUND * k for cells in rows for k, i in enumerate(at, 1) if cells[i].text]
    if any(found and (halves(found[1]) or 0) > k for found, k in zip(parts, most, strict=True)):
        return list(rows)
    # "w12 1" is a game with White; nothing lost, drawn or of more points is.
    told = max(scores, default=0) > _OF_A_GAME or any(
        found[0].upper().startswith(_NO_COLOR) for found in parts if found
    )
    if len(scores) < _MIN_SHARE_WITH_SCORES * len(filled) or not told:
        return list(rows)
    return [
        tuple(
            cell._replace(text=found[0]) if i in at and (found := _parts(cell.text)) else cell
            for i, cell in enumerate(cells)
        )
        for cells in rows
    ]


def _parts(text: str) -> tuple[str, str] | None:
    """Return the result and the score of a cell; ``None`` where it has not both."""
    match = _BOTH.fullmatch(text) if " " in text and len(text) < 30 else None
    if match is None:
        return None
    bye = is_result(match[1]) and not any(map(str.isdecimal, match[1]))
    return (match[1], match[2]) if bye or is_sure(match[1]) else None
