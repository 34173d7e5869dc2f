"""The corpus: standings with the values that a pairing program printed for them."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple, cast

from tests.support.oracle import Cell, Entrant, Event

DATA = Path(__file__).with_name("data")

#: The four US Chess defaults.
DEFAULTS = ("modified-median", "solkoff", "cumulative", "cumulative-opposition")

#: Names of the sheets whose four (or three) columns are all defaults.
SHEETS = (
    "00_wscf",
    "01_open_championship",
    "02_open_under_2100",
    "04_under_2200",
    "06_under_1000",
    "10_grades_k_5",
    "12_grades_k_3",
    "16_high_school",
    "20_open",
    "21_under_1000",
)


class Sheet(NamedTuple):
    """A sheet as a person pastes it, and what it says."""

    text: str
    rounds: int
    order: tuple[str, ...]
    scores: dict[int, float]
    values: dict[int, dict[str, float]]


def sheet(name: str) -> Sheet:
    """Load a sheet of the corpus."""
    folder = DATA / name
    expected = json.loads((folder / "expected.json").read_text("utf-8"))
    return Sheet(
        (folder / "source.txt").read_text("utf-8"),
        expected["rounds"],
        tuple(tiebreak.replace("_", "-") for tiebreak in expected["order"]),
        {int(number): score for number, score in expected.get("scores", {}).items()},
        {
            int(number): {name.replace("_", "-"): value for name, value in values.items()}
            for number, values in expected["values"].items()
        },
    )


class Section(NamedTuple):
    """A section with its printed values, players numbered as in the data."""

    name: str
    event: Event
    labels: tuple[str, ...]
    tiebreaks: tuple[str, ...]
    standings: tuple[int, ...]
    values: dict[int, tuple[float, ...]]

    @property
    def defaults(self) -> list[tuple[int, str, float]]:
        """Player, tiebreak and value of every printed value of the four defaults."""
        return [
            (number, tiebreak, value)
            for number, values in self.values.items()
            for tiebreak, value in zip(self.tiebreaks, values, strict=True)
            if tiebreak in DEFAULTS
        ]


@cache
def sections() -> tuple[Section, ...]:
    """Load the sections that SwissSys published."""
    raw = json.loads((DATA / "swisssys-sections.json").read_text("utf-8"))
    return tuple(_section(each) for each in raw["sections"])


def _section(raw: dict[str, object]) -> Section:
    players = cast("list[dict[str, list[list[str | int]]]]", raw["players"])
    entrants = []
    values = {}
    for player in players:
        number = cast("int", player["no"])
        cells = tuple(
            Cell(str(code), int(opponent) or None, str(color).replace("-", ""))
            for code, opponent, color in player["results"]
        )
        rating = cast("int | None", player["rating"])
        entrants.append(Entrant(number, f"Player {number:02}", cells, rating or None))
        values[number] = tuple(cast("list[float]", player["values"]))
    return Section(
        f"{raw['event']}, {raw['section']}",
        Event(tuple(entrants)),
        tuple(cast("list[str]", raw["labels"])),
        tuple(name.replace("_", "-") for name in cast("list[str]", raw["tiebreaks"])),
        tuple(cast("list[int]", raw["standings"])),
        values,
    )
