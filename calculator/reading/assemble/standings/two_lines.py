"""Tables with two lines a player: the opponents on one, the results below them."""

from collections.abc import Sequence

from calculator.model.late import pattern
from calculator.reading.assemble.standings.headed import table_of
from calculator.reading.check.consistency import Judged
from calculator.reading.columns.headings import Column
from calculator.reading.cut.aligned import Aligner
from calculator.reading.cut.segments import Segment, is_html, segments
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, Row, words

_SCORE = r"(?:1/2|[01](?:[.,]0)?|0?[.,]5|½|[WLDwld=+-])"
_SCORES = pattern(_SCORE)
#: A line of scores and nothing else; without one a text is no such table.
_LINE = pattern(rf"\n[ \t|]*{_SCORE}(?:[ \t|]+{_SCORE}){{0,40}}[ \t|]*\r?(?=\n|$)")
_OPPONENT = pattern(r"#?\d{1,4}\s?\(?[^\W\d_]?\)?|[WBwb]\s?\d{1,4}|-*|bye|BYE|Bye")
#: Fewer players are no table.
_FEWEST = 2
#: So far beside its heading may a cell begin that is lined up with it.
_ASIDE = 2
_PLAIN = {"w": "1", "d": "½", "=": "½", "l": "0"}
_FORFEITED = {"+": "X", "-": "F"}


def read_two_lines(text: str) -> list[Judged | ReadError]:
    """Read the tables with two lines a player; empty where there is none."""
    if not (_LINE.search(text) or (is_html(text) and "rowspan" in text.lower())):
        return []
    found: list[Judged | ReadError] = []
    for segment in segments(text):
        if (rows := _joined(segment, Aligner(len(text)))) is None:
            continue
        try:
            found.append(table_of(segment._replace(rows=rows)))
        except ReadError as error:
            found.append(error.knowing(size=len(rows)))
    return found


def _joined(segment: Segment, aligner: Aligner) -> tuple[Row, ...] | None:
    """Return the rows with what is below each of them; ``None`` where most have nothing below."""
    columns = segment.columns
    rounds = [at for at, found in enumerate(columns) if found.kind == "round"]
    made: list[Row] = []
    joined = at = 0
    rows = segment.rows
    while at < len(rows):
        below = _below(columns, rounds, rows[at + 1]) if at + 1 < len(rows) else None
        above = _above(columns, rounds, rows[at], aligner) if below else None
        if above and below:
            pairs = {there: _cell(above[there], below[there]) for there in rounds}
            cells = tuple(pairs.get(there, cell) for there, cell in enumerate(above))
            made.append(rows[at]._replace(cells=cells))
            joined += 1
            at += 2
        else:
            made.append(rows[at])
            at += 1
    return tuple(made) if joined >= _FEWEST and 2 * joined > len(made) else None


def _below(columns: Sequence[Column], rounds: Sequence[int], row: Row) -> dict[int, Cell] | None:
    """Return the results by column, where a line holds nothing else."""
    if "\t" in row.text or (len(row.cells) == len(columns) and not row.text):
        if any(cell.text for at, cell in enumerate(row.cells) if at not in rounds):
            return None
        found = {at: row.cells[at] for at in rounds if at < len(row.cells)}
    else:
        placed = _placed(columns, rounds, words(row.line, row.text.replace("|", " ")))
        if placed is None or placed[1]:
            return None
        found = placed[0]
    said = [cell.text for cell in found.values() if cell.text]
    if not said or not all(map(_SCORES.fullmatch, said)):
        return None
    blank = row.cells[0]._replace(text="") if row.cells else Cell("", row.line, 1)
    return {at: found.get(at, blank) for at in rounds}


def _above(
    columns: Sequence[Column], rounds: Sequence[int], row: Row, aligner: Aligner
) -> tuple[Cell, ...] | None:
    """Return the cells of a player's line, where it has opponents and no results."""
    cells: tuple[Cell, ...] | None
    if "\t" in row.text or not row.text:
        cells = row.cells
    else:
        placed = _placed(columns, rounds, words(row.line, row.text))
        others = [found for at, found in enumerate(columns) if at not in rounds]
        rest = aligner.deal(others, placed[1]) if placed and placed[1] else None
        if placed is None or rest is None:
            return None
        blank = Cell("", row.line, len(row.text))
        given = iter(rest)
        cells = tuple(
            placed[0].get(at, blank) if at in rounds else next(given) for at in range(len(columns))
        )
    if len(cells) < len(columns):
        return None
    return cells if all(_OPPONENT.fullmatch(cells[at].text) for at in rounds) else None


def _placed(
    columns: Sequence[Column], rounds: Sequence[int], line: Sequence[Cell]
) -> tuple[dict[int, Cell], list[Cell]] | None:
    """Return the words lined up with the headings of rounds, and the others."""
    found: dict[int, Cell] = {}
    rest = []
    for word in line:
        over = [
            at
            for at in rounds
            if word.column <= columns[at].heading.end + _ASIDE - 1
            and word.end >= columns[at].heading.column - _ASIDE + 1
        ]
        nearest = min(
            over, key=lambda at: abs(columns[at].heading.column - word.column), default=None
        )
        if nearest is None:
            rest.append(word)
        elif nearest in found:
            return None
        else:
            found[nearest] = word
    return found, rest


def _cell(opponent: Cell, result: Cell) -> Cell:
    """Return opponent and result as one cell, as other tables have them: ``4 1``, ``X4``."""
    score = result.text.lower()
    number = "".join(filter(str.isdecimal, opponent.text))
    if number and score in _FORFEITED:
        return opponent._replace(text=_FORFEITED[score] + number)
    score = _PLAIN.get(score, result.text)
    if not number and score:
        # Understood in every table, whatever else a score alone means there.
        return opponent._replace(text=f"bye {score}" if score[:1] in "01½." else score)
    return opponent._replace(text=f"{opponent.text} {score}".strip())
