"""What a tiebreak is."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Value

#: A tiebreak's rule: from a tally and the numbers of the tied players to their values.
Rule = Callable[[Tally, tuple[int, ...]], dict[int, Value]]


class Tiebreak(NamedTuple):
    """One entry of the register: everything that anybody needs to know of a tiebreak.

    The docs' navigation, ``--list``, the order control and the links from workings all
    read it; :attr:`rule` works it out.
    """

    name: str
    """The name in orders, on the command line and in the JSON document."""
    title: str
    """The full name, as a heading."""
    heading: str
    """A short column heading."""
    source: str
    """Where the rule stands, with its article."""
    meaning: str
    """What it measures, in one line."""
    page: str
    """The page that explains it, below the site's root."""
    rule: Rule
    needs: tuple[str, ...] = ()
    """What a table must hold: ``opponents``, ``results``, ``colours``, ``ratings``, ``group``."""

    lowest_first: bool = False
    """Whether the lowest value is ahead (a rank, a pairing number)."""

    of_event: bool = False
    """Whether results beyond the player's own and those of his or her opponents have a part."""

    @property
    def of_a_group(self) -> bool:
        """Whether the value depends on who else is tied."""
        return "group" in self.needs

    def values(self, tally: Tally, numbers: Iterable[int]) -> dict[int, Value]:
        """Work out the values of the players with these numbers, as one tied group."""
        return self.rule(tally, tuple(numbers))


def each(name: str, work: Callable[[Tally, int], Value]) -> Rule:
    """Make a rule of a function that needs one player only; its values are kept in the tally."""

    def rule(tally: Tally, numbers: tuple[int, ...]) -> dict[int, Value]:
        values = {}
        for number in numbers:
            key = (name, number)
            value = tally.values.get(key)
            if value is None:
                value = tally.values[key] = work(tally, number)
            values[number] = value
        return values

    return rule
