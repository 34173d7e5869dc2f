"""Crosstables of chess-results.com, by rank or by starting rank, in any language: ``12w1``."""

from calculator.model import Message
from calculator.reading.layouts.standings import TABLE, forms
from calculator.reading.raw import RawTable


def _ambiguous_byes(raw: RawTable) -> tuple[Message, ...]:
    """Return a warning for ``-1``: two kinds of bye look alike there.

    It is read as the pairing-allocated bye, which is by far the more common.
    """
    cells = (found.cell for row in raw.rows for found in row.results if found.code == "P")
    first = next((cell for cell in cells if cell.text == "-1"), None)
    if first is None:
        return ()
    return (Message("bye-ambiguous", (), first.line, first.column),)


LAYOUTS = forms(
    "chess-results-text",
    "chess-results-html",
    "chess-results-csv",
    carries=TABLE,
    cells="12w1 · 5b½ · -1",
    sample="chess-results",
    is_one=lambda raw: raw.dialect == "chess-results",
    system="fide",
    remarks=_ambiguous_byes,
)
