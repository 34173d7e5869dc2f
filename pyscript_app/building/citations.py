"""The sources that worked examples cite, by the number that their blocks give."""

from typing import NamedTuple

PAGE = "sources.md"


class Source(NamedTuple):
    """One of the texts behind the docs."""

    title: str
    """As a citation names it."""
    anchor: str
    """Its heading on the page of sources."""


SOURCES: dict[str, Source] = {
    "000": Source("US Chess rule text", "rule-order"),
    "001": Source("Rule 34E on an organizer’s page", "rule-34e"),
    "002": Source("Encyclopedia article", "encyclopedia"),
    "003": Source("WSCF handout", "wscf"),
    "004": Source("Big Rapids Chess", "big-rapids"),
    "sheets": Source("Published standings", "published-standings"),
}
