"""A list of schools, clubs or teams beside the table of their players: "1 Southport 9.5"."""

import itertools
from collections.abc import Iterator, Sequence
from operator import attrgetter

from calculator.model.late import pattern
from calculator.model.names import known_by
from calculator.model.table import ListedTeam
from calculator.reading.cells.grammar import thousandths
from calculator.reading.columns.raw import RawTable
from calculator.reading.text.grid import Cell

#: The place before a name, or the places of those who share it: "1", "2.", "1-2".
_PLACE = pattern(r"(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?[.)]?")
_BETWEEN = pattern(r"[\t;|]|\s+")
#: One line that names a school is not a list.
_FEWEST = 2
#: Longer lines are prose.
_LONGEST = 200


def team_list(raw: RawTable) -> tuple[ListedTeam, ...]:
    """Return the list of what the rows say of their players, if the text around has one.

    Only names that are in the rows themselves are looked for, each with figures after it and
    nothing else; where one occurs twice, nobody knows which line is meant.

    >>> from calculator.reading.columns.raw import RawRow
    >>> schools = ("Oak Hill", "Elm")
    >>> rows = [
    ...     RawRow(Cell("1", 1, 1), Cell("Ann", 1, 3), (), about=(("School", one),))
    ...     for one in schools
    ... ]
    >>> after = (
    ...     Cell("Team standings", 8, 1),
    ...     Cell("1. Oak Hill  9.5 31", 9, 1),
    ...     Cell("2. Elm 8", 10, 1),
    ... )
    >>> team_list(RawTable((), tuple(rows), after=after))[0]
    ListedTeam(name='Oak Hill', places=(1, 1), figures=(9500, 31000), line=9)
    """
    known = {known_by(said) for row in raw.rows for _, said in row.about} - {""}
    # What only numbers something, such as a grade, is no name that a list could have.
    known = {key for key in known if not key.isdecimal()}
    cells = sorted({*raw.around, *raw.above_all}, key=attrgetter("line", "column"))
    found = list(_of_cells(cells, known) if raw.form == "html" else _of_lines(cells, known))
    keys = [known_by(one.name) for one in found]
    return tuple(found) if len(set(keys)) == len(keys) >= _FEWEST else ()


def _of_lines(cells: Sequence[Cell], known: set[str]) -> Iterator[ListedTeam]:
    for line, part in itertools.groupby(cells, attrgetter("line")):
        text = " ".join(cell.text for cell in part)
        if len(text) > _LONGEST:
            continue
        words = [word for word in _BETWEEN.split(text) if word]
        for skipped in (1, 0):
            found = _line(words[:skipped], words[skipped:], known, line)
            if found:
                yield found
                break


def _line(
    before: Sequence[str], words: Sequence[str], known: set[str], line: int
) -> ListedTeam | None:
    """Return what a line lists, where its words are a name with nothing but figures after it."""
    places = _places(before[0]) if before else None
    if before and places is None:
        return None
    figures: list[int] = []
    for at in range(len(words), 0, -1):
        if known_by(name := " ".join(words[:at])) in known:
            return ListedTeam(name, places, tuple(figures[::-1]), line) if figures else None
        value = thousandths(words[at - 1])
        if value is None:
            return None
        figures.append(value)
    return None


def _of_cells(cells: Sequence[Cell], known: set[str]) -> Iterator[ListedTeam]:
    """Look for names among the cells of a page: a place may come before, figures after."""
    for at, cell in enumerate(cells):
        if known_by(cell.text) not in known:
            continue
        figures = []
        for behind in cells[at + 1 :]:
            value = thousandths(behind.text)
            if value is None:
                break
            figures.append(value)
        if not figures:
            continue
        if (
            at + len(figures) + 1 < len(cells)
            and known_by(cells[at + len(figures) + 1].text) in known
            and len(figures) > 1
        ):
            # The last one is the place of the next line.
            figures.pop()
        yield ListedTeam(
            cell.text, _places(cells[at - 1].text) if at else None, tuple(figures), cell.line
        )


def _places(text: str) -> tuple[int, int] | None:
    """Return from which place to which a text says.

    >>> _places("2."), _places("1-2"), _places("Team")
    ((2, 2), (1, 2), None)
    """
    found = _PLACE.fullmatch(text)
    return (int(found[1]), int(found[2] or found[1])) if found else None
