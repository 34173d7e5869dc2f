"""What a text is instead of a crosstable, where we can tell."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from calculator.model.late import late, pattern
from calculator.reading.columns.headings import column, joined_headings, may_head
from calculator.reading.cut.segments import is_html, segments
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, lines_of, split, words
from calculator.reading.text.joined import LONGEST_LINE

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


def faults(text: str) -> Iterator[ReadError]:
    """Yield an error for a list of players, a ranking or pairings: tables without all rounds."""
    for cells in _rows(text):
        kinds = {column(cell).kind for cell in cells}
        if "name" in kinds and len(kinds & {"number", "place", "start", "rating", "total"}) > 1:
            first = next(cell for cell in cells if column(cell).kind == "name")
            what = "error-ranking" if "total" in kinds else "error-list-of-players"
            yield ReadError.at(first, what, "hint-open-crosstable")
            return


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
