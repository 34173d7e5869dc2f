"""What a text is instead of a crosstable, where we can tell."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile
from operator import itemgetter
from typing import TYPE_CHECKING

from calculator.model import Message
from calculator.model.late import late, pattern
from calculator.reading.cells.grammar import thousandths
from calculator.reading.cells.looks import is_name
from calculator.reading.cells.sides import has_name
from calculator.reading.columns.cross import is_crossed_out
from calculator.reading.columns.headings import (
    counts_of_results,
    joined_headings,
    kind_headed,
    may_head,
)
from calculator.reading.cut.segments import is_html, segments
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import SEPARATORS, Cell, lines_of, split, words
from calculator.reading.text.joined_lines import LONGEST_LINE

if TYPE_CHECKING:
    from calculator.reading.cells.forms.pages import tables
else:
    tables = late("calculator.reading.cells.forms.pages", "tables")

#: The title of such standings.
_TEAMS = pattern(
    r"\b(?:team|school|club) (?:standings|scores|results|totals)\b"
    r"|\bmannschafts(?:tabelle|wertung)\b"
    r"|\bclasificaci[óo]n por equipos\b|\bclassement par [ée]quipes?\b",
    re.IGNORECASE,
)
_LOOKED_AT = 4000
_BELOW = 3
#: What the columns of a table of players hold beside their names.
_OF_PLAYERS = {"number", "place", "start", "rating", "total", "tiebreak"}
_PLACE = pattern(r"(\d{1,4})(?:[.):]|(?=\s|$))")
#: The points of one cell of a table of opponents; of several games in a row the ends differ.
_SCORE = pattern(r"[1-9]\d?(?:½|[.,][05])?|0(?:[.,][05])?|½|[.,]5|1/2")
_TWO_POINTS = 2000
#: What the mark of the own cell has: a letter or a sign that is in few lines of other tables.
_MARK = pattern(r"(?<![^\W_])[xX\u0445\u0425×✕✖]+(?![^\W_])|[^\w\s.;,|=+½-]|_|(?<!\S)[.-]*[;,|]")
#: One in so many pairs may differ from the others.
_MOST = 1.25
#: This many rows, one below the other, are a ranking.
_FEWEST = 3


def faults(text: str, *, of_counts: bool = False) -> Iterator[ReadError]:
    """Yield an error for a list of players, a ranking or pairings: tables without all rounds.

    With ``of_counts`` only for a heading that has columns of games won, drawn and lost.
    """
    for cells in _rows(text):
        kinds = {kind_headed(cell.text) for cell in cells}
        if "name" not in kinds:
            continue
        counted = {"won", "drawn", "lost"} if counts_of_results(cells) else set[str]()
        if of_counts and not counted:
            continue
        if len((kinds & _OF_PLAYERS) | counted) > 1:
            first = next(cell for cell in cells if kind_headed(cell.text) == "name")
            ranked = kinds & {"total", "tiebreak"} or counted
            what = "error-ranking" if ranked else "error-list-of-players"
            yield ReadError.at(first, what, "hint-open-crosstable")
            return
    if not of_counts and (error := ranking(text, 0)):
        yield error


def ranking(text: str, rows: int) -> ReadError | None:
    r"""Return the error of a ranking without a heading that has more than so many rows.

    >>> error = ranking("1 Ann Lee 4 U12 2½ 8\n2 Ben Poe 3 U10 2 7½\n3 Cem Ray 5 U12 1 6", 0)
    >>> error.said.code if error else None
    'error-ranking'
    """
    run = _unheaded(text)
    if len(run) <= rows:
        return None
    return ReadError.at(run[0], "error-ranking", "hint-open-crosstable")


def _unheaded(text: str) -> list[Cell]:
    """Return the names of a ranking without a heading: places, names, and falling scores."""
    if is_html(text):
        every = [[cell for cell in row.cells if cell.text] for row in tables(text)[0]]
    else:
        every = [_cells(number, line) for number, line in enumerate(lines_of(text), 1)]
    best = run = _Ranked()
    most = placed = 0
    for cells in every:
        row = _ranked(cells) if cells else None
        number = int(_PLACE.match(cells[0].text)[1]) if row else 0  # type: ignore[index]
        if row is None:
            if cells:
                run = _Ranked()
        elif not (run.goes_on(row[1]) and placed <= number <= placed + 1):
            run = _Ranked(row)
        else:
            run.add(row)
        placed = number
        if len(run.names) >= max(_FEWEST, most + 1) and run.falls:
            best, most = run, len(run.names)
    return best.names[:most]


class _Ranked:
    """Rows of which each may be the next one of a ranking."""

    def __init__(self, *rows: tuple[Cell, list[int]]) -> None:
        self.names: list[Cell] = []
        self._last: list[int] = []
        self._falling: list[int] = []
        """The columns of scores that have fallen from row to row so far."""
        self._has_fraction = False
        for row in rows:
            self.add(row)

    def goes_on(self, figures: Sequence[int]) -> bool:
        """Whether a row has as many figures as those before it."""
        return bool(self.names) and len(figures) == len(self._last)

    def add(self, row: tuple[Cell, list[int]]) -> None:
        """Add a row."""
        name, figures = row
        self._falling = [
            at
            for at in (self._falling if self.names else range(len(figures)))
            if not figures[at] % 500
            and (figures[at] <= self._last[at] if self.names else figures[at] > 0)
        ]
        self._has_fraction |= any(value % 1000 for value in figures)
        self.names.append(name)
        self._last = figures

    @property
    def falls(self) -> bool:
        """Whether some column of scores falls from row to row, and a figure has a fraction."""
        return bool(self._falling) and self._has_fraction


def _cells(number: int, line: str) -> list[Cell]:
    if not _PLACE.match(line.lstrip("| \t")) or len(line) > LONGEST_LINE:
        return []
    for separator in SEPARATORS[:-1]:
        if line.count(separator) > 1:
            return [cell for cell in split(number, line, separator).cells if cell.text]
    return [*words(number, line)]


def _ranked(cells: Sequence[Cell]) -> tuple[Cell, list[int]] | None:
    """Return the name and the figures after it of a row with a place; results are none."""
    if not _PLACE.fullmatch(cells[0].text):
        return None
    name = next((cell for cell in cells[1:] if is_name(cell.text)), None)
    figures = []
    for cell in reversed(cells):
        value = thousandths(cell.text)
        if value is None:
            break
        figures.append(value)
    return (name, figures[::-1]) if name and len(figures) > 1 else None


def of_sums(text: str) -> ReadError | None:
    r"""Return the error of a table of opponents whose cells have the points of several games.

    Each row has the mark of the own cell one place further, and the two cells of each pair add up
    to as many points.

    >>> of_sums("Lee X 1½ 2 3½\nKim ½ X 1 1½\nRay 0 1 X 1").said.facts
    ('Lee', 'Kim')
    >>> of_sums("Lee X 1 1\nKim 0 X 1\nRay 0 0 X")
    """
    run: list[tuple[str, list[Cell]]] = []
    for number, line in enumerate(lines_of(text), 1):
        row = _row_of_opponents(number, line)
        if row is None or (run and _own(row[1]) != _own(run[-1][1]) + 1):
            if error := _sums(run):
                return error
            run = []
        if row:
            run.append(row)
    return _sums(run)


def _row_of_opponents(number: int, line: str) -> tuple[str, list[Cell]] | None:
    """Return the name of a row, and the scores at its end with the mark of the own cell."""
    if len(line) > LONGEST_LINE or not _MARK.search(line):
        return None
    separator = next((one for one in SEPARATORS if line.count(one) > 1), "")
    cells = list(split(number, line, separator).cells) if separator else words(number, line)
    cells = [cell for cell in cells if cell.text]
    scores = [*takewhile(lambda cell: _is_score(cell.text), reversed(cells))][::-1]
    front = [cell.text for cell in cells[: len(cells) - len(scores)] if has_name(cell.text)]
    marked = [cell for cell in scores if is_crossed_out(cell.text)]
    return (" ".join(front), scores) if front and len(marked) == 1 else None


def _is_score(text: str) -> bool:
    return _SCORE.fullmatch(text) is not None or is_crossed_out(text)


def _own(scores: Sequence[Cell]) -> int:
    """Return the place of the mark of the own cell."""
    return next(at for at, cell in enumerate(scores) if is_crossed_out(cell.text))


def _sums(rows: Sequence[tuple[str, list[Cell]]]) -> ReadError | None:
    """Return the error where most pairs of cells across add up to as many points, two or more."""
    if len(rows) < _FEWEST:
        return None
    first = _own(rows[0][1])
    pairs = []
    for at, (name, scores) in enumerate(rows):
        for to in range(at):
            cells = scores[first + to : first + to + 1], rows[to][1][first + at : first + at + 1]
            values = [thousandths(cell.text) for each in cells for cell in each]
            if len(values) == len(cells) and None not in values:
                pairs.append((sum(filter(None, values)), cells[1][0], rows[to][0], name))
    sums = Counter(pair[0] for pair in pairs)
    usual, count = max(sums.items(), key=itemgetter(1), default=(0, 0))
    if usual < _TWO_POINTS or _MOST * count < len(rows) * (len(rows) - 1) // 2:
        return None
    _, cell, *names = next(pair for pair in pairs if pair[0] == usual)
    return ReadError.says(cell, Message("error-sums-of-games", (*names,)), "hint-sums-of-games")


def of_teams(text: str) -> ReadError | None:
    r"""Return the error of standings of teams, which have their members' scores and no rounds.

    >>> of_teams("Team Standings\n1 Oak School 12.5").said.code
    'error-team-standings'
    """
    match = _TEAMS.search(text[:_LOOKED_AT])
    if match is None:
        return None
    line = text.count("\n", 0, match.start()) + 1
    column = match.start() - text.rfind("\n", 0, match.start())
    heads = [segment.columns[0].heading.line for segment in segments(text)]
    if heads and not any(0 < head - line <= _BELOW for head in heads):
        # The table with rounds is another one: its own fault says more.
        return None
    hint = "hint-team-standings"
    return ReadError("error-team-standings", line, column, hint, length=len(match[0]))


def _rows(text: str) -> Iterator[tuple[Cell, ...]]:
    if is_html(text):
        for row in tables(text)[0]:
            yield row.cells
        return
    for number, line in enumerate(lines_of(text), 1):
        if len(line) > LONGEST_LINE or not may_head(line):
            continue
        for separator in ("\t", ";", ","):
            if line.count(separator) > 1:
                yield split(number, line, separator).cells
        yield tuple(joined_headings(words(number, line)))
