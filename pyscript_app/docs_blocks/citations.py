"""The sources that worked examples cite, by the number used in their blocks."""

from typing import NamedTuple

from calculator.words import say

PAGE = "sources.md"


class Citation(NamedTuple):
    """One of the texts behind the docs."""

    name: str
    """As written in the blocks."""
    anchor: str
    """Its heading on the page of sources."""

    @property
    def title(self) -> str:
        """Its name in a citation, in the language in use."""
        return say(f"cited-{self.name}")


SOURCES: dict[str, Citation] = {
    source.name: source
    for source in (
        Citation("000", "rule-order"),
        Citation("001", "rule-34e"),
        Citation("002", "encyclopedia"),
        Citation("003", "wscf"),
        Citation("004", "big-rapids"),
        Citation("sheets", "published-standings"),
        Citation("chesskid", "chess-sites"),
        Citation("lichess", "chess-sites"),
    )
}
