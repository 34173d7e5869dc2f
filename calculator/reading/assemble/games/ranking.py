"""Standings without rounds, or a list of players, beside a list of games: they complete it."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.assemble.standings.rows import raw_rows
from calculator.reading.cells.dialects import dialect_of
from calculator.reading.cells.grammar import is_rating
from calculator.reading.cells.people import key
from calculator.reading.cells.sides import has_name, side_of
from calculator.reading.columns.headings import Column, Kind, column, joined_headings, may_head
from calculator.reading.columns.raw import RawRow
from calculator.reading.columns.words_of_columns import suits
from calculator.reading.cut.aligned import Aligner
from calculator.reading.text.grid import Cell, words

_BESIDE = {"number", "place", "start", "rating", "total", "tiebreak"}
_RULE = pattern(r"[-=_\s|+]*")
#: No such line is longer.
_LONGEST = 100
_SCORE = r"(\d{1,2}(?:[.,]\d|\s?½)?|½|[.,]5)"
#: A line of standings without a heading: place, which may be shared ("2="), name, points.
_PLAIN = pattern(
    rf"\s*=?(\d{{1,3}})(?:=\.?|[.)]=?)?\s+(\S.{{0,60}}?)\s+{_SCORE}"
    r"(?:\s*\([^()\w]?\d{0,3}(?:[.,]\d)?\))?\s*"
)
#: Without a place: "Ashdown, Felix 2½".
_UNPLACED = pattern(
    rf"\s*(\S.{{0,60}}?)(?:\s*[:–-])?\s+{_SCORE}(?:\s?(?:p|pts?|points?|pkt|ptos)\.?)?\s*"
)
#: One of a list of players: number and name.
_NUMBERED = pattern(r"\s*(\d{1,4})[.:)]?\s+(\S.{0,60}?)\s*")


class Ranking(NamedTuple):
    """The columns of standings, and their rows."""

    columns: tuple[Column, ...]
    rows: list[tuple[Cell, ...]]
    separator: str | None
    """What separates the cells; ``None`` where they are lined up by spaces."""

    def names_in_rows(self) -> list[Cell]:
        """Return the cells with the names of its players."""
        at = [column.kind for column in self.columns].index("name")
        return [cells[at] for cells in self.rows]

    def texts(self) -> list[str]:
        """Return the names of its players, as they are written."""
        return [cell.text for cell in self.names_in_rows()]

    def names(self) -> set[tuple[str, ...]]:
        """Return the names of its players, whatever their order and case."""
        return set(map(key, self.texts()))

    def left_out(self) -> Message:
        """Return the warning for standings that are not those of the games."""
        cell = self.names_in_rows()[0]
        return Message("ranking-left-out", (cell.text,), cell.line, cell.column)

    def raw_rows(self) -> list[RawRow]:
        """Return the rows; raises :class:`ReadError` at a cell that makes no sense."""
        nothing = dialect_of(())
        found = list(raw_rows(self.columns, self.rows, nothing, cross=None))
        if any(one.kind == "rating" for one in self.columns):
            return found
        return [rated(row) for row in found]


def rated(row: RawRow) -> RawRow:
    """Read a rating after a name as a rating; "(unr.)" is none.

    >>> blank = Cell("", 2, 1)
    >>> row = rated(RawRow(blank, Cell("Brook, Ida (1750)", 2, 1), ()))
    >>> row.name.text, row.rating
    ('Brook, Ida', 1750)
    """
    side = side_of(row.name)
    if side is None:
        return row
    if side.rating is None and not is_rating(row.name.text.rpartition("(")[2].rstrip(")")):
        return row
    return row._replace(name=side.name, rating=side.rating)


def ranking_of(cells: Sequence[Cell], separator: str | None) -> Ranking | None:
    """Return standings without rows where these cells are a heading of some, else ``None``.

    >>> heading = [Cell(text, 1, 1) for text in ("Rank", "Name", "Pts", "BH/C1")]
    >>> [one.kind for one in ranking_of(heading, ",").columns]
    ['place', 'name', 'total', 'tiebreak']
    """
    if not 2 <= len(cells) <= 40:
        return None
    columns = [column(cell) for cell in cells]
    kinds = [one.kind for one in columns]
    if "name" not in kinds or not _BESIDE & set(kinds) or "round" in kinds:
        return None
    seen = set()
    for index, one in enumerate(columns):
        if one.kind in seen and one.kind not in {"tiebreak", "other"}:
            columns[index] = one._replace(kind="other")
        seen.add(one.kind)
    return Ranking(tuple(columns), [], separator)


def heading_in_words(number: int, text: str) -> Ranking | None:
    """Return standings under a heading whose words are lined up by spaces."""
    if not may_head(text):
        return None
    return ranking_of(joined_headings(words(number, text)), None)


def takes(ranking: Ranking, cells: Sequence[Cell]) -> bool | None:
    """Take a row; ``False`` where it is none, ``None`` where it is a line drawn below the heading.

    A row that ends early is filled up.
    """
    kinds = [one.kind for one in ranking.columns]
    if all(_RULE.fullmatch(cell.text) for cell in cells):
        return None
    name = kinds.index("name")
    if not name < len(cells) <= len(kinds) or not has_name(cells[name].text):
        return False
    for kind, cell in zip(kinds, cells, strict=False):
        if kind in {"number", "total"} and cell.text and not suits(kind, cell.text):
            return False
    if "total" in kinds and kinds.index("total") >= len(cells):
        return False
    last = cells[-1]
    blank = Cell("", last.line, last.end)
    ranking.rows.append((*cells, *[blank] * (len(kinds) - len(cells))))
    return True


def dealt(ranking: Ranking, number: int, text: str, aligner: Aligner) -> tuple[Cell, ...] | None:
    """Deal the words of a line out to the columns."""
    found = words(number, text)
    if not found or not any(has_name(cell.text) for cell in found):
        return None
    return aligner.deal(ranking.columns, found)


def plain_line(number: int, text: str) -> tuple[Cell, ...] | None:
    """Return place, name and points of a line such as "1. Ashdown, Felix 2½"."""
    found = _parts(_PLAIN, 2, number, text)
    return found if found and "\t" not in found[1].text else None


def numbered_line(number: int, text: str) -> tuple[Cell, ...] | None:
    """Return number and name of a line such as "1. Ashdown, Felix"."""
    return _parts(_NUMBERED, 2, number, text)


def unplaced_line(number: int, text: str) -> tuple[Cell, ...] | None:
    """Return name and points of a line such as "Ashdown, Felix 2½"."""
    return _parts(_UNPLACED, 1, number, text)


def _parts(form: re.Pattern[str], name: int, number: int, text: str) -> tuple[Cell, ...] | None:
    """Return what is in the groups of a form, of which one is a ``name``."""
    match = form.fullmatch(text) if len(text) < _LONGEST else None
    if match is None or not has_name(match[name]):
        return None
    groups = range(1, form.groups + 1)
    return tuple(Cell(match[at], number, match.start(at) + 1) for at in groups)


def unplaced(lines: Sequence[tuple[Cell, ...]]) -> Ranking:
    """Return standings whose lines are name and points.

    >>> unplaced([(Cell("Ann", 4, 1), Cell("2½", 4, 5))]).texts()
    ['Ann']
    """
    return _ranking(("name", "total"), lines)


def headless(lines: Sequence[tuple[Cell, ...]]) -> Ranking:
    """Return standings whose lines are place, name and points, or number and name."""
    short = any(len(line) < 3 for line in lines)
    return _ranking(("number", "name") if short else ("place", "name", "total"), lines)


def _ranking(kinds: tuple[Kind, ...], lines: Sequence[tuple[Cell, ...]]) -> Ranking:
    """Return standings without a heading, whose lines have at least cells of these kinds."""
    heading = Cell("", lines[0][0].line, 1)
    columns = tuple(Column(kind, heading) for kind in kinds)
    return Ranking(columns, [line[: len(kinds)] for line in lines], None)
