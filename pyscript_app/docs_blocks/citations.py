"""The sources that worked examples cite, by the number that their blocks give."""

from typing import NamedTuple

from calculator.words import say

PAGE = "sources.md"


class Source(NamedTuple):
    """One of the texts behind the docs."""

    name: str
    """As blocks give it."""
    anchor: str
    """Its heading on the page of sources."""

    @property
    def title(self) -> str:
        """As a citation names it, in the language in use."""
        return say(f"cited-{self.name}")


SOURCES: dict[str, Source] = {
    source.name: source
    for source in (
        Source("000", "rule-order"),
        Source("001", "rule-34e"),
        Source("002", "encyclopedia"),
        Source("003", "wscf"),
        Source("004", "big-rapids"),
        Source("sheets", "published-standings"),
    )
}
