"""Tables with several lines per player: below the opponents are the results, colors, or scores.

On a wall chart three lines are a player's: who was met, with which color, and the score so far.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from calculator.model import HALVES
from calculator.model.late import pattern
from calculator.reading.assemble.standings.headed import tables_of
from calculator.reading.cells.dialects import dialect_of, is_result
from calculator.reading.cells.grammar import halves, is_rating
from calculator.reading.cells.looks import is_sure
from calculator.reading.check.consistency import Judged
from calculator.reading.columns.headings import Column
from calculator.reading.cut.aligned import Aligner
from calculator.reading.cut.segments import Segment, segments
from calculator.reading.lexicon.phrases import bye
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, Row, words

_SCORE = r"(?:1/2|[01](?:[.,]0)?|0?[.,]5|½|[WLDwld=+-])"
_SCORES = pattern(_SCORE)
_COLOR = r"[WBwb]"
#: A line drawn; "+ -" are results.
_RULE = pattern(r"(?=.*(?:---|===|___))[-=_+|\s]*")
_COLORS = pattern(rf"{_COLOR}|[-xX]+")
_OPPONENT = pattern(r"#?\d{1,4}\s?\(?[^\W\d_]?\)?|[WBwb]\s?\d{1,4}|-*")
#: Fewer players do not make a table.
_MIN_PLAYERS = 2
#: One table in so many has several lines per player, else it only happens to look so.
_PARTS_EACH = 4
#: No player has more lines below the first.
_MOST_BELOW = 3
#: The first lines of a table, and how many more it has if only these are asked what it is.
_FIRST, _MANY = 150, 450
#: A cell that is lined up with its heading may begin this far from it.
_ASIDE = 2
_PLAIN = {"w": "1", "d": "½", "=": "½", "l": "0"}
_FORFEITED = {"+": "X", "-": "F"}
#: A full point, in half points.
_FULL = 2
_OF_A_ROUND = {2: "1", 1: "½", 0: "0"}

type _ByColumn = Mapping[int, Cell]


class _Below(NamedTuple):
    """What the lines below a player's first one say, by column."""

    scores: _ByColumn | None = None
    either: _ByColumn | None = None
    """The scores, where they may be colors too."""
    colors: _ByColumn | None = None
    lines: int = 0
    rating: str = ""
    """A rating that stands below the name."""
    aside: bool = False
    """Whether words are below the name, beside scores."""


class _Said(NamedTuple):
    """What a line says that may be below a player's."""

    scores: _ByColumn | None = None
    """The scores by column, of rounds or so far."""
    aside: bool = False
    """Whether words are below the name, beside scores."""
    colors: _ByColumn | None = None
    """The colors by column, where a line holds nothing else but facts below the name."""
    rating: str = ""
    """A rating below the name."""


def read_two_lines(text: str) -> list[Judged | ReadError]:
    """Read the tables with several lines per player; empty where there is none, or of many few."""
    parts = [(segment, _joined(segment, Aligner(len(text)))) for segment in segments(text)]
    if _PARTS_EACH * sum(rows is not None for _, rows in parts) < max(1, len(parts)):
        return []
    found = list(
        tables_of((segment._replace(rows=rows or segment.rows), True) for segment, rows in parts)
    )
    return [
        table.knowing(table.raw._replace(used=_below_the_first(segment, rows)))
        if isinstance(table, Judged) and rows
        else table
        for (segment, rows), table in zip(parts, found, strict=True)
    ]


def _below_the_first(segment: Segment, rows: Sequence[Row]) -> tuple[Cell, ...]:
    """Return the lines of a table that its rows have taken up."""
    firsts = {row.line for row in rows}
    return tuple(row.cells[0] for row in segment.rows if row.cells and row.line not in firsts)


def _joined(segment: Segment, aligner: Aligner) -> tuple[Row, ...] | None:
    """Return the rows with what is below each of them; ``None`` where most have nothing below."""
    columns = segment.columns
    rounds = [at for at, found in enumerate(columns) if found.kind == "round"]
    name = next(at for at, found in enumerate(columns) if found.kind == "name")
    rows = [row for row in segment.rows if not _RULE.fullmatch(row.text or "1")]
    if len(rows) > _MANY and _joined(segment._replace(rows=tuple(rows[:_FIRST])), aligner) is None:
        # Of a long table the first rows tell.
        return None
    said = [_said(columns, rounds, row) for row in rows]
    below = [_below(said[at + 1 : at + 1 + _MOST_BELOW]) for at in range(len(rows))]
    so_far = any(_is_more(found.scores) for found in below)
    # "W4" may be a game that was won, or one with White; "L4" only one that was lost.
    results = any(
        is_sure(cell.text) and not _OPPONENT.fullmatch(cell.text) and cell.text[-1:].isdecimal()
        for row in rows
        if len(row.cells) == len(columns)
        for cell in (row.cells[at] for at in rounds)
    )
    made: list[Row] = []
    joined = at = 0
    while at < len(rows):
        cells = None
        if below[at].lines:
            cells = _whole(
                columns, rounds, rows[at], below[at], aligner, so_far=so_far, sure=results
            )
        if cells and below[at].rating and not any(one.kind == "rating" for one in columns):
            # Like a rating after a name, it is told apart from the name.
            cells = tuple(
                cell._replace(text=f"{cell.text} {below[at].rating}") if there == name else cell
                for there, cell in enumerate(cells)
            )
        made.append(rows[at]._replace(cells=cells) if cells else rows[at])
        joined += cells is not None
        at += 1 + (below[at].lines if cells else 0)
    return tuple(made) if joined >= _MIN_PLAYERS and 2 * joined > len(made) else None


def _is_parted(columns: Sequence[Column], row: Row) -> bool:
    """Whether something else than blanks is between all cells of a row.

    >>> from calculator.reading.columns.headings import column
    >>> heads = [*map(column, words(1, "No Name R1 R2"))]
    >>> [_is_parted(heads, Row(2, (), text)) for text in ("1,Ann,2w,3b", "1  Ann  2w  3b")]
    [True, False]
    """
    marks = len(columns) - 1
    return not row.text or "\t" in row.text or any(row.text.count(one) >= marks for one in ";,|")


def _beside(columns: Sequence[Column], rounds: Sequence[int], row: Row) -> list[str]:
    """Return the words of a line below a player's that are below the name."""
    if _is_parted(columns, row):
        return [cell.text for at, cell in enumerate(row.cells) if at not in rounds]
    last = columns[rounds[0]].heading.column
    return [cell.text for cell in words(row.line, row.text) if cell.end <= last]


def _is_more(scores: _ByColumn | None) -> bool:
    """Whether a cell is more than one round can score: then each is the score so far."""
    points = [halves(cell.text) for cell in scores.values()] if scores else []
    return any(value is not None and value > _FULL for value in points)


def _below(lines: Sequence[_Said]) -> _Below:
    """Return what the lines below a player's say, down to the next player's."""
    found = _Below()
    beside = False
    for at, (scores, aside, colors, rating) in enumerate(lines):
        if scores and colors and any(one.scores for one in lines[at + 1 :]):
            # "W W" may be games won, or games with White: then the scores are below.
            scores = None  # noqa: PLW2901
        if scores and found.scores is None:
            found = found._replace(scores=scores, either=colors)
            beside = aside
        elif colors and found.colors is None:
            found = found._replace(colors=colors)
        else:
            break
        found = found._replace(lines=found.lines + 1, rating=found.rating or rating)
    return found._replace(aside=beside and not found.colors)


def _whole(
    columns: Sequence[Column],
    rounds: Sequence[int],
    row: Row,
    below: _Below,
    aligner: Aligner,
    *,
    so_far: bool,
    sure: bool,
) -> tuple[Cell, ...] | None:
    """Return the cells of a player's first line with what is below them; ``None`` for others.

    Where the first lines are ``sure`` to have the results, the scores below need only be the same.
    """
    played = [row.cells[at] for at in rounds] if len(row.cells) == len(columns) else []
    told = any(map(is_sure, (cell.text for cell in played)))
    scores = [below.scores[at] for at in rounds] if below.scores else []
    if told and sure and scores and not below.colors and _bear_out(played, scores):
        # They say nothing new.
        return row.cells
    if below.aside:
        return None
    if told and not below.colors:
        below = below._replace(colors=below.either)
    if below.colors and told:
        return tuple(
            _with_color(cell, below.colors[at].text) if at in rounds else cell
            for at, cell in enumerate(row.cells)
        )
    above = _above(columns, rounds, row, aligner) if below.scores else None
    if above is None or below.scores is None:
        return None
    each = _each_round(scores) if so_far else scores
    if each is None:
        return None
    results = dict(zip(rounds, each, strict=True))
    return tuple(
        with_score(cell, results[at].text, below.colors[at].text if below.colors else "")
        if at in rounds
        else cell
        for at, cell in enumerate(above)
    )


def _each_round(cells: Sequence[Cell]) -> list[Cell] | None:
    """Return what each round scored by the scores so far; ``None`` where these are none.

    >>> [cell.text for cell in _each_round([Cell(text, 1, 1) for text in ("1.0", "1.5", "1.5")])]
    ['1', '½', '0']
    """
    points = [halves(cell.text) for cell in cells]
    made: list[Cell] = []
    before = 0
    for cell, value in zip(cells, points, strict=True):
        if not cell.text:
            made.append(cell)
            continue
        if value is None or value - before not in _OF_A_ROUND:
            return None
        made.append(cell._replace(text=_OF_A_ROUND[value - before]))
        before = value
    return made


def _bear_out(played: Sequence[Cell], scores: Sequence[Cell]) -> bool:
    """Whether the scores below results are what these score, in each round or so far.

    >>> results, below = ([Cell(text, 1, 1) for text in line.split()] for line in ("W4 D2", "1 ½"))
    >>> so_far = [Cell(text, 1, 1) for text in ("1.0", "1.5")]
    >>> [_bear_out(results, found) for found in (below, so_far, below[::-1])]
    [True, True, False]
    """
    dialect = dialect_of([cell.text for cell in played])
    parsed = [dialect.parse(cell.text) for cell in played]
    if any(
        cell.text and not (found and found.code) for cell, found in zip(played, parsed, strict=True)
    ):
        return False
    scored = [HALVES[found.code] if found else 0 for found in parsed]
    told = [halves(cell.text) for cell in scores if cell.text]
    return None not in told and any(
        all(
            not cell.text or halves(cell.text) == value
            for cell, value in zip(scores, values, strict=True)
        )
        for values in (scored, accumulate(scored))
    )


def _is_score(text: str) -> bool:
    return not text or _SCORES.fullmatch(text) is not None


def _said(columns: Sequence[Column], rounds: Sequence[int], row: Row) -> _Said:
    """Return what a line says, if it is below a player's."""
    found, aside = _line(columns, rounds, row)
    texts = [cell.text for cell in found.values() if cell.text] if found else []
    if not texts:
        return _Said()
    scores = all(_is_score(text) or halves(text) is not None for text in texts)
    colors = any(text.upper() in {"W", "B"} for text in texts)
    colors = colors and all(map(_COLORS.fullmatch, texts))
    if not scores and not colors:
        return _Said()
    rated = next((text for text in _beside(columns, rounds, row) if is_rating(text)), "")
    return _Said(found if scores else None, scores and aside, found if colors else None, rated)


def _line(
    columns: Sequence[Column], rounds: Sequence[int], row: Row
) -> tuple[dict[int, Cell] | None, bool]:
    """Return what a line has below the rounds, and whether there are words below the name.

    ``None`` where it has a number, or words elsewhere.
    """
    if _is_parted(columns, row) and (row.text or len(row.cells) == len(columns)):
        others = [at for at, cell in enumerate(row.cells) if cell.text and at not in rounds]
        if others and (others[0] == 0 or others[-1] > rounds[0]):
            return None, True
        aside = bool(others)
        found = {at: row.cells[at] for at in rounds if at < len(row.cells)}
    else:
        placed = _placed(columns, rounds, words(row.line, row.text.replace("|", " ")))
        if placed is None:
            return None, True
        found, rest = placed
        first, last = columns[0].heading, columns[rounds[0]].heading
        if rest and (rest[0].column <= first.end or rest[-1].end > last.column):
            return None, True
        aside = bool(rest)
    blank = row.cells[0]._replace(text="") if row.cells else Cell("", row.line, 1)
    return {at: found.get(at, blank) for at in rounds}, aside


def _above(
    columns: Sequence[Column], rounds: Sequence[int], row: Row, aligner: Aligner
) -> tuple[Cell, ...] | None:
    """Return the cells of a player's line, where it has opponents and no results."""
    cells: tuple[Cell, ...] | None
    if _is_parted(columns, row):
        cells = row.cells
    else:
        placed = _placed(columns, rounds, words(row.line, row.text))
        others = [found for at, found in enumerate(columns) if at not in rounds]
        rest = aligner.deal(others, tuple(placed[1])) if placed and placed[1] else None
        if placed is None or rest is None:
            return None
        blank = Cell("", row.line, len(row.text))
        given = iter(rest)
        cells = tuple(
            placed[0].get(at, blank) if at in rounds else next(given) for at in range(len(columns))
        )
    if len(cells) < len(columns):
        return None
    texts = [cells[at].text for at in rounds]
    return cells if all(_OPPONENT.fullmatch(text) or bye(text) for text in texts) else None


def _placed(
    columns: Sequence[Column], rounds: Sequence[int], line: Sequence[Cell]
) -> tuple[dict[int, Cell], list[Cell]] | None:
    """Return the words lined up with the headings of rounds, and the others."""
    found: dict[int, Cell] = {}
    rest = []
    headings = [(at, columns[at].heading) for at in rounds]
    spans = [(at, one.column - _ASIDE + 1, one.end + _ASIDE - 1) for at, one in headings]
    for word in line:
        begin, end = word.column, word.end
        over = [at for at, first, last in spans if begin <= last and end >= first]
        nearest = min(over, key=lambda at: abs(columns[at].heading.column - begin), default=None)
        before = found.get(nearest) if nearest is not None else None
        if nearest is None:
            rest.append(word)
        elif before is None:
            found[nearest] = word
        elif before.end < columns[nearest].heading.column == word.column:
            # A long name ends just before the first round.
            rest.append(before)
            found[nearest] = word
        else:
            return None
    return found, rest


def _with_color(result: Cell, color: str) -> Cell:
    """Return the cell of a game with its color; a bye has none."""
    text = f"{result.text} {color.lower()}"
    is_game = color.upper() in {"W", "B"} and any(map(str.isdecimal, result.text))
    return result._replace(text=text) if is_game and is_result(text) else result


def with_score(opponent: Cell, score: str, color: str = "") -> Cell:
    """Return opponent and result as one cell, as other tables have them: ``4 1``, ``X4``.

    >>> [with_score(Cell(who, 1, 1), "½").text for who in ("4", "-", "bye")]
    ['4 ½', 'bye ½', 'bye ½']
    """
    said = score.lower()
    number = "".join(filter(str.isdecimal, opponent.text))
    if number and said in _FORFEITED:
        return opponent._replace(text=_FORFEITED[said] + number)
    said = _PLAIN.get(said, score)
    if not number and said:
        # Understood in every table, whatever else a score alone means there.
        return opponent._replace(text=f"bye {said}" if said[:1] in "01½." else said)
    if number and said and color.upper() in {"W", "B"}:
        return opponent._replace(text=f"{number} {color.lower()} {said}")
    return opponent._replace(text=f"{opponent.text} {said}".strip())
