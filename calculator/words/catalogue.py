"""The form of a catalogue."""

from typing import NamedTuple


class Plural(NamedTuple):
    """Two forms of a sentence; the fact at position ``by`` says which."""

    by: int
    one: str
    other: str


Catalogue = dict[str, str | Plural]


def joined(*parts: Catalogue) -> Catalogue:
    """Put the parts of a language together; ``ValueError`` where two say the same thing.

    >>> joined({"place": "Place"}, {"name": "Name"})
    {'place': 'Place', 'name': 'Name'}
    """
    whole: Catalogue = {}
    for part in parts:
        if twice := whole.keys() & part.keys():
            raise ValueError(f"said twice: {', '.join(sorted(twice))}")
        whole |= part
    return whole
