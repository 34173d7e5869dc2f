"""What another choice would do to one player's place: another order, edition or convention."""

from typing import NamedTuple

from calculator.ranking import Standings, place
from calculator.tiebreaks import (
    CONVENTIONS,
    EDITIONS,
    ORDERS,
    Choices,
    Tally,
    edition_of,
    tiebreaks,
)


class Effect(NamedTuple):
    """A choice, and the place that it leads to."""

    choice: str
    place: int


class Effects:
    r"""The places of one player under other choices; each is worked out when it is asked for.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> Effects(standings, 1).under(["most-wins"])
    1
    """

    def __init__(self, standings: Standings, number: int, rules: str = "") -> None:
        """``rules`` is the edition of FIDE's rules that the person chose, if any."""
        self.standings = standings
        self.number = number
        self.rules = rules
        tally = standings.tally
        self.now = standings.row(number).place
        self._tallies: dict[tuple[str, Choices], Tally] = {(tally.rules, tally.choices): tally}

    def under(self, names: list[str]) -> int:
        """Return the place under a list of tiebreaks.

        Only a named order brings an edition of FIDE's rules: with a list it is the one that the
        person chose, else that of the print or of the day of the event.
        """
        edition = self.rules or self.standings.edition
        return place(self._tally(edition), tiebreaks(names), self.number)

    def orders(self) -> tuple[Effect, ...]:
        """Return the place under each named order; an order of an edition brings its rules."""
        found = []
        for order in ORDERS.values():
            names = tiebreaks(order.name)
            edition = self.rules or edition_of(order.name) or self.standings.edition
            tally = self._tally(edition)
            found.append(Effect(order.name, place(tally, names, self.number)))
        return tuple(found)

    def editions(self) -> tuple[Effect, ...]:
        """Return the place under each edition of FIDE's rules."""
        order = self.standings.order
        return tuple(
            Effect(name, place(self._tally(name), order, self.number)) for name in EDITIONS
        )

    def options(self, convention: str) -> tuple[Effect, ...]:
        """Return the place under each option of a convention."""
        standings = self.standings
        choices = standings.tally.choices
        return tuple(
            Effect(
                option,
                place(
                    self._tally(
                        standings.tally.rules,
                        choices._replace(
                            conventions=(*choices.conventions, (convention, option)),
                        ),
                    ),
                    standings.order,
                    self.number,
                ),
            )
            for option in CONVENTIONS[convention].options
        )

    def _tally(self, rules: str, choices: Choices | None = None) -> Tally:
        """Return the scores under an edition."""
        table = self.standings.table
        choices = choices or self.standings.tally.choices
        key = (rules, choices)
        if key not in self._tallies:
            self._tallies[key] = Tally(table, choices, rules)
        return self._tallies[key]
