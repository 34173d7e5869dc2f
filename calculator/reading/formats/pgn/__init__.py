"""Games in PGN, as broadcasts publish them."""

from typing import TYPE_CHECKING

from calculator.model.late import late
from calculator.reading.check.layout import Layout, Reader

if TYPE_CHECKING:
    from calculator.reading.formats.pgn.games import read_pgn
else:
    read_pgn = late("calculator.reading.formats.pgn.games", "read_pgn")


def _fits(text: str) -> bool:
    return '[White "' in text and '[Result "' in text


LAYOUTS = (
    Layout(
        "pgn",
        Reader(50, _fits, read_pgn, alone=True),
        ("opponents", "colors", "ratings"),
        '[Result "1-0"]',
        "pgn",
        system="fide",
        numbers="name",
    ),
)
