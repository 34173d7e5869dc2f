"""The samples: one file per layout, as found, and what must be read from each.

Names are invented; results, numbers and spacing are as the programs printed them.
"""

from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).parent / "data"


class Sample(NamedTuple):
    """A file, and what it holds."""

    file: str
    format: str
    players: int
    rounds: int
    played: int
    first: str
    """The first player's name."""
    totals: tuple[float, ...]
    """The first five totals."""
    lacks: tuple[str, ...]
    numbered_by: str

    @property
    def text(self) -> str:
        """The file's text."""
        return (DATA / self.file).read_text(encoding="utf-8")


_US = ("colors",)
SAMPLES = (
    Sample("rating-report-64-players.txt", "rating-report", 64, 7, 7, "BEN PLAYER001",
           (6, 6, 6, 5.5, 5.5), (), "row"),
    Sample("swisssys-standings-mid-event.txt", "swisssys-text", 30, 7, 4, "Ben Player001",
           (3.5, 3.5, 3.5, 3, 2.5), _US, "standings"),
    Sample("swisssys-standings-mid-event.html", "swisssys-html", 30, 7, 4, "Ben Player001",
           (3.5, 3.5, 3.5, 3, 2.5), _US, "standings"),
    Sample("wintd-wscf.txt", "wintd-text", 15, 6, 6, "Player, A",
           (6, 6, 4, 3.5, 3.5), ("colors", "ratings"), "standings"),
    Sample("wintd-team.txt", "wintd-text", 26, 5, 5, "Team A",
           (5, 4, 3.5, 3.5, 3.5), ("colors", "ratings"), "standings"),
    Sample("chess-results-rank.csv", "chess-results-csv", 179, 21, 21, "Player 001",
           (15, 15, 15, 14.5, 14), (), "place"),
    Sample("chess-results-round-robin.csv", "cross-csv", 6, 5, 5, "Player 01",
           (5, 3.5, 3, 2.5, 1), ("colors", "rounds"), "row"),
    Sample("chess-results-start-rank.html", "chess-results-html", 108, 9, 8, "Player, 001",
           (6, 6, 6.5, 6.5, 5.5), (), "start"),
    Sample("chess-results-start-rank-mid-event.html", "chess-results-html", 32, 2, 1,
           "Player, 001", (1, 1, 1, 1, 1), (), "start"),
    Sample("vega-crosstable.txt", "vega", 9, 3, 3, "Player, 01",
           (2, 1.5, 2, 3, 1.5), (), "start"),
    Sample("swiss-manager-pairings.txt", "swiss-manager", 9, 2, 2, "#1",
           (), ("ratings", "totals", "byes"), "start"),
    Sample("lichess-swiss.trf", "trf", 9, 9, 9, "player01",
           (7.5, 7.5, 6, 6, 6), (), ""),
)  # fmt: skip
BY_FILE = {sample.file: sample for sample in SAMPLES}
