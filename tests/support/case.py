"""Two players of an event, and what the tiebreaks said about them, worked out again."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from calculator.model.names import in_sentences
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Term
from tests.support import oracle
from tests.support.oracle import PLAYED, Cell, Event

#: The sums that the oracle of the US rules works out.
SUMS = {"modified-median", "solkoff", "median"}


class Story(NamedTuple):
    """What the order did with two players: ranked again, tiebreak by tiebreak."""

    decided: str | None
    tied: list[str]
    passed: list[str]
    groups: dict[str, list[int]]
    """Who was tied with both when a tiebreak was asked."""


class Case(NamedTuple):
    """The one who asks, another player, and everything about the event."""

    event: Event
    standings: Standings
    me: int
    you: int

    @property
    def story(self) -> Story:
        group = [
            row.number
            for row in self.standings.rows
            if row.score == self.row(self.me).score and row.score == self.row(self.you).score
        ]
        tied: list[str] = []
        passed: list[str] = []
        groups: dict[str, list[int]] = {}
        if not group:
            return Story("score", tied, passed, groups)
        for tiebreak in self.standings.order:
            name = tiebreak.name
            values = {number: self.amount(number, name) for number in group}
            groups[name] = group
            mine, yours = values[self.me], values[self.you]
            if None not in values.values() and mine != yours:
                return Story(name, tied, passed, groups)
            if mine is not None and mine == yours:
                tied.append(name)
            elif (mine, yours) != (None, None):
                passed.append(name)
            if None not in values.values():
                group = [number for number in group if values[number] == mine]
        return Story(None, tied, passed, groups)

    @property
    def decided(self) -> str:
        return self.story.decided or ""

    @property
    def base(self) -> str:
        return base(self.decided)

    @property
    def ahead(self) -> bool:
        """Whether the one who asks is ahead."""
        mine, yours = self.value(self.me), self.value(self.you)
        lowest = self.base == "DE" or (self.base == "TPN") != ("R" in self.decided.split("/"))
        return mine < yours if lowest else mine > yours

    @property
    def other(self) -> str:
        return self.name(self.you)

    def name(self, number: int) -> str:
        """What a sentence calls somebody: "BA Player", where the table has "Player, BA"."""
        printed = {one: entrant.name for one, entrant in self.event.by_number.items()}
        return in_sentences(printed)[number]

    def row(self, number: int) -> Standing:
        return self.standings.row(number)

    def amount(self, number: int, name: str) -> Fraction | None:
        value = self.row(number).values.get(name)
        if value is None or value.amount is None:
            return None
        return Fraction(value.amount, value.scale)

    def value(self, number: int) -> Fraction:
        found = self.amount(number, self.decided)
        assert found is not None
        return found

    def terms(self, number: int) -> Sequence[Term]:
        return self.row(number).values[self.decided].terms

    def cells(self, number: int) -> list[Cell]:
        return oracle.cells(self.event, number)

    @property
    def robin(self) -> bool:
        return self.standings.table.kind == "round-robin"

    @property
    def both(self) -> tuple[int, int]:
        return self.me, self.you


def base(name: str) -> str:
    return name.partition("/")[0].partition(":")[0]


def is_real(case: Case, number: int, term: Term) -> bool:
    """Whether FIDE counts the round of a term as a game against somebody."""
    cell = case.cells(number)[(term.round or 0) - 1]
    fore = case.base == "FB" and term.round == case.event.rounds_played
    as_played = case.robin or "P" in case.decided.split("/") or fore
    return cell.opponent is not None and (cell.code in PLAYED or as_played)
