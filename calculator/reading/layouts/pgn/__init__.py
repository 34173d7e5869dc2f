"""Games in PGN, as broadcasts publish them."""

from calculator.reading.layouts.entry import Layout, Reader
from calculator.reading.layouts.pgn.games import read_pgn


def _fits(text: str) -> bool:
    return '[White "' in text and '[Result "' in text


LAYOUTS = (
    Layout(
        "pgn",
        Reader(50, _fits, read_pgn, alone=True),
        ("opponents", "colours", "ratings"),
        '[Result "1-0"]',
        "pgn",
        system="fide",
        numbers="name",
    ),
)
