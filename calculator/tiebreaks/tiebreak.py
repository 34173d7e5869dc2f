"""What a tiebreak is."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from calculator.model import Message, Need, System
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
    cited: str
    """Where the rule stands: the name of the rules with the article, or the code of a source."""
    english_page: str
    """The page that explains it in English, below the site's root."""
    rule: Rule
    needs: tuple[Need, ...] = ()
    """What a table must hold: ``opponents``, ``results``, ``colours``, ``ratings``, ``rounds``
    (in which round a game was); ``group`` where the value depends on who else is tied."""

    lowest_first: bool = False
    """Whether the lowest value is ahead (a rank, a pairing number)."""

    of_event: bool = False
    """Whether results beyond the player's own and those of his or her opponents have a part."""

    @property
    def title(self) -> str:
        """The full name, as a heading, in the language in use."""
        return self._words("title")

    @property
    def heading(self) -> str:
        """A short column heading."""
        return self._words("heading")

    @property
    def system(self) -> System:
        """Whose tiebreak it is: ``fide``, or ``us-chess`` for all that American sources name."""
        return "fide" if self.cited.startswith("FIDE") else "us-chess"

    @property
    def source(self) -> str:
        """Where the rule stands, with its article."""
        return Message("source", (self.cited,)).words()

    @property
    def meaning(self) -> str:
        """What it measures, in one line."""
        return self._words("meaning")

    @property
    def page(self) -> str:
        """The page that explains it in the language in use, below the site's root."""
        return self._words("page") or self.english_page

    def _words(self, what: str) -> str:
        return Message(what, (self.name,)).words()

    @property
    def of_a_group(self) -> bool:
        """Whether the value depends on who else is tied."""
        return "group" in self.needs

    def values(self, tally: Tally, numbers: Iterable[int]) -> dict[int, Value]:
        """Work out the values of the players with these numbers, as one tied group.

        Where the table does not say in which round a game was, whatever depends on that has
        no value: the order of the columns of a crosstable is not that of the games.
        """
        if "rounds" in self.needs and "rounds" in tally.table.lacks:
            return dict.fromkeys(numbers, Value(None, missing=Message("no-rounds")))
        return self.rule(tally, tuple(numbers))


def each(name: str, work: Callable[[Tally, int], Value]) -> Rule:
    """Make a rule of a function that needs one player only; its values are kept in the tally."""

    def rule(tally: Tally, numbers: tuple[int, ...]) -> dict[int, Value]:
        return {number: tally.value(name, number, work) for number in numbers}

    return rule
