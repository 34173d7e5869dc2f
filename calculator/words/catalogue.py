"""The form of a catalogue."""

from typing import NamedTuple


class Plural(NamedTuple):
    """Two forms of a sentence; the fact at position ``by`` says which."""

    by: int
    one: str
    other: str


Catalogue = dict[str, str | Plural]
