"""The editions of the FIDE tiebreak rules (C.07): numbers change between them."""

from typing import NamedTuple

from calculator.model import Message


class Edition(NamedTuple):
    """One edition, and what in it changes the numbers."""

    name: str
    since: str
    """The first day on which an event had to begin for this edition."""
    virtual: bool = False
    """A player's own unplayed round is a game against a virtual opponent who then draws every game,
    and every unplayed round of an opponent counts as a draw."""
    capped: bool = False
    """The dummy of an unplayed round has a cap (16.4.1, 16.4.2); 15.2 tells forfeits apart."""

    @property
    def title(self) -> str:
        """When it was in force, in the language in use."""
        return Message(f"edition-{self.name}").words()


EDITIONS: dict[str, Edition] = {
    edition.name: edition
    for edition in (
        Edition("fide-2022", "", virtual=True),
        Edition("fide-2024", "2023-09-01"),
        Edition("fide-2026", "2026-03-01", capped=True),
    )
}


def edition_at(starts: str | None) -> str:
    """Return the name of the edition in force on a day; the newest where there is no date.

    >>> edition_at("2026-02-28"), edition_at("2026-03-01"), edition_at(None)
    ('fide-2024', 'fide-2026', 'fide-2026')
    """
    *_, newest = EDITIONS
    if not starts:
        return newest
    return [name for name, edition in EDITIONS.items() if edition.since <= starts][-1]
