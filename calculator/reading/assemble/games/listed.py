"""The reader of lists of games."""

from calculator.reading.assemble.games.sheets import sheets_of
from calculator.reading.assemble.games.walk import ForeignError, Walk
from calculator.reading.assemble.games.whole import tables_of
from calculator.reading.cells.titles import round_in
from calculator.reading.columns.raw import RawTable
from calculator.reading.cut.segments import is_html
from calculator.reading.formats.short import fitting_lines
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import lines_of


def read_games(text: str) -> list[RawTable | ReadError]:
    """Read the games of every section; empty where the text is no list of games."""
    if _is_short(text):
        return []
    try:
        events = list(Walk(text).events())
    except ForeignError:
        return []
    sheets = sheets_of(events)
    return tables_of(sheets, "html" if is_html(text) else "text")


def _is_short(text: str) -> bool:
    """Whether most lines are of the short form, "Ann 2 of 3: 1 2 0.5": scores beside names too.

    The time of day behind the name of a round looks alike.
    """
    lines = [line for line in lines_of(text) if line.strip()]
    if 2 * fitting_lines(text) <= len(lines):
        return False
    others = "\n".join(line for line in lines if round_in(line) is None)
    return 2 * fitting_lines(others) > len(lines)
