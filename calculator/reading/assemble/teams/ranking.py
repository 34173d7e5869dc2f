"""What a ranking of teams prints: the score, and the points and tiebreaks beside it."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from calculator.model import Points, PrintedColumn
from calculator.model.teams import Primary
from calculator.reading.assemble.teams.records import Ranking, Round
from calculator.reading.columns.headings import Column
from calculator.reading.columns.legend import legend
from calculator.reading.columns.tiebreak_headings import FIDE_CODES, Announced
from calculator.reading.text.grid import Cell
from calculator.tiebreaks import as_printed

#: What a match scores, the likeliest first, in half points.
SCORING = (Points(4, 2, 0), Points(2, 1, 0), Points(6, 2, 0), Points(6, 4, 2), Points(4, 1, 0))
#: A column holds the points if so large a part of it fits.
_MIN_ROW_SHARE = 0.75
#: What our names for columns of teams are in FIDE's codes.
_CODES = {"team-game-points": "GP", "PTS": "GP"}
_THOUSAND = 1000


class Printed(NamedTuple):
    """What is printed beside the matches."""

    primary: Primary = "MP"
    """The points that rank."""
    totals: Mapping[int, int] = {}
    """Those that are printed, by the team's number, in half points."""
    match_points: Mapping[int, int] = {}
    """The printed match points by the team's position."""
    columns: tuple[PrintedColumn, ...] = ()
    announced: tuple[str, ...] = ()
    legend: bool = False
    counts: Mapping[int, tuple[int, int, int]] = {}
    """Matches won, drawn and lost."""
    lines: Mapping[int, int] = {}
    """In which line of the text each team is."""


class _Column(NamedTuple):
    column: Column
    named: Announced | None
    values: dict[int, int]
    """By the team's position, in thousandths."""
    kind: str = ""
    """``MP`` or ``GP`` where it holds these."""


def printed_of(
    ranking: Ranking | None,
    of: Callable[[Cell], int],
    numbers: Sequence[int],
    around: Sequence[Cell],
    met: Sequence[Sequence[Round | None]],
) -> Printed:
    """Tell which column is the score, and what the others are; ``met`` are everybody's rounds."""
    said = legend(around, teams=True)
    if ranking is None:
        return Printed()
    found = []
    for at, column in enumerate(ranking.columns):
        values = {
            of(row.name): value for row in ranking.rows if (value := row.printed[at]) is not None
        }
        found.append(_Column(column, _named(column, said), values))
    found = [one._replace(kind=_kind(one, met)) for one in found]
    rows = [of(row.name) for row in ranking.rows]
    score = _score(found, rows)
    primary: Primary = "GP" if score and score.kind == "GP" else "MP"
    matches = next((one for one in found if one.kind == "MP"), None)
    return Printed(
        primary,
        {numbers[at]: value // 500 for at, value in score.values.items()} if score else {},
        {at: value // 500 for at, value in matches.values.items()} if matches else {},
        tuple(_printed(one, numbers) for one in found if one is not score),
        _announced(found, score, said),
        bool(said),
        {numbers[of(row.name)]: row.counts for row in ranking.rows if row.counts},
        {numbers[of(row.name)]: row.name.line for row in ranking.rows},
    )


def _named(column: Column, said: Mapping[int, Announced]) -> Announced | None:
    """Return what a column is called: by the legend where it is numbered, else by its heading."""
    if column.kind == "total":
        return None
    if column.key.isdigit():
        return said.get(int(column.key))
    name = column.key.removesuffix("?")
    name = _CODES.get(name, FIDE_CODES.get(name, name))
    return Announced(name, not column.key.endswith("?")) if name else None


def _kind(one: _Column, met: Sequence[Sequence[Round | None]]) -> str:
    """Tell by a column's name, or else by its values, whether it holds match or game points."""
    name = _CODES.get(one.named.name, one.named.name) if one.named and one.named.sure else ""
    if name in {"MP", "GP"}:
        return name
    if name:
        return ""
    if any(value % (_THOUSAND // 2) or value < 0 for value in one.values.values()):
        return ""
    for rounds in range(max(map(len, met), default=0), 0, -1):
        rows = [[cell for cell in row[:rounds] if cell] for row in met]
        if _fits(one, [sum(cell.halves for cell in row) for row in rows]):
            return "GP"
        for points in SCORING:
            for bye in (points.draw, points.win):
                sums = [
                    sum(bye if cell.code == "P" else points.scores(cell.code) for cell in row)
                    for row in rows
                ]
                if _fits(one, sums):
                    return "MP"
    return ""


def _fits(one: _Column, halves: Sequence[int]) -> bool:
    right = sum(value == 500 * halves[at] for at, value in one.values.items())
    return (
        bool(one.values)
        and len(set(one.values.values())) > 1
        and right >= _MIN_ROW_SHARE * len(one.values)
    )


def _score(found: Sequence[_Column], rows: Sequence[int]) -> _Column | None:
    """Return the column that ranks: the first of points by which the rows are sorted.

    Where both sort them, the one whose ties the other breaks.
    """
    points = [one for one in found if one.kind]
    for one in points:
        for other in points:
            if other.kind != one.kind and _sorted(rows, one.values, other.values):
                return one
    for one in points:
        if _sorted(rows, one.values):
            return one
    return points[0] if points else None


def _sorted(rows: Sequence[int], *values: Mapping[int, int]) -> bool:
    figures = [tuple(one.get(at, 0) for one in values) for at in rows]
    return figures == sorted(figures, reverse=True)


def _printed(one: _Column, numbers: Sequence[int]) -> PrintedColumn:
    heading = one.column.heading.text
    values = {numbers[at]: value for at, value in one.values.items()}
    if one.kind:
        return PrintedColumn(heading, one.kind, values)
    if one.named is None:
        return PrintedColumn(heading, None, values)
    name = one.named.name or (as_printed(heading) if one.named.said else "")
    return PrintedColumn(heading, name or None, values, not one.named.sure, one.named.said)


def _announced(
    found: Sequence[_Column], score: _Column | None, said: Mapping[int, Announced]
) -> tuple[str, ...]:
    """Return the order that the legend, or else headings that name tiebreaks, announce."""
    order = []
    for one in found:
        if one is score:
            continue
        if one.kind:
            order.append(one.kind)
        elif one.named and one.named.name and one.named.sure:
            order.append(one.named.name)
        elif said or one.named:
            order.append(as_printed(one.column.heading.text))
    sure = said or any(one.named and one.named.sure for one in found if one is not score)
    return tuple(order) if sure and len(order) == len(set(order)) else ()
