"""Swiss-Manager's text exports: by which headings they are known."""

from typing import TYPE_CHECKING

from calculator.model.late import late
from calculator.reading.check.layout import Layout, Read, Reader
from calculator.reading.text.grid import lines_of

if TYPE_CHECKING:
    from calculator.reading.formats.swiss_manager.exports import read_swiss_manager
else:
    read_swiss_manager = late(
        "calculator.reading.formats.swiss_manager.exports", "read_swiss_manager"
    )


def _fits(text: str) -> bool:
    """Whether the heading of one of the exports is in the text."""
    return any(heading_of(line) for line in lines_of(text) if ";" in line)


def _read(text: str) -> list[Read]:
    return [*read_swiss_manager(text, heading_of)]


def heading_of(line: str) -> str:
    """Return which export a line heads: ``pairings``, ``players``, or none.

    >>> heading_of("Runde;Brett;NrW;NrS;Erg"), heading_of("Nr;Name;Titel;Elo"), heading_of("1;2")
    ('pairings', 'players', '')
    """
    parts = [part.strip().lower() for part in line[:300].split(";")]
    names = set(parts)
    if max(map(parts.count, ("name", "nrw"))) > 1:
        # Two files side by side.
        return ""
    if {"runde", "nrw", "nrs"} <= names:
        return "pairings"
    return "players" if {"nr", "name", "titel"} <= names else ""


LAYOUTS = (
    Layout(
        "swiss-manager",
        Reader(60, _fits, _read),
        ("opponents", "colors", "ratings", "totals", "forfeits", "places"),
        "1;1;0;0;1;5;1;0;;1:0",
        "swiss-manager",
        system="fide",
        numbers="start",
    ),
)
