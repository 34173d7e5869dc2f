"""What a tiebreak is: the shape of an entry of the register."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, Protocol

from calculator.model import Message, Need, System
from calculator.tiebreaks.codes import Code
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import NoValueError, Value

#: A rule that needs one player only: from a tally and the player's number to the value.
#: It raises :class:`NoValueError` where there is none.
PlayerRule = Callable[[Tally, int], Value]
#: A rule that depends on who is tied: from a tally and the numbers of the tied to their values.
GroupRule = Callable[[Tally, tuple[int, ...]], dict[int, Value]]
#: How many of the lowest and of the highest terms a player drops.
Drops = Callable[[Tally, int], tuple[int, int]]

#: The explanations of :mod:`calculator.answers.because`.
Explained = Literal[
    "",
    "opponents",
    "by-result",
    "running",
    "cumulatives",
    "buchholz",
    "buchholz-sum",
    "between",
    "encounter",
    "wins",
    "wins-rounds",
    "blacks",
    "black-wins",
    "elected",
    "outscored",
    "pairing-number",
    "kashdan",
    "koya",
    "points",
    "game-points",
    "matches",
    "rated",
    "performed",
    "performance",
    "rating",
    "first-loss",
    "arrival",
    "over-the-board",
    "at-the-board",
    "lots",
    "printed",
    "boards",
    "board-count",
    "schedule",
]
#: The mistakes of :mod:`calculator.printed.conventions`, by what they are made with.
Mistakes = Literal["", "opponents", "by-result", "running", "cumulatives"]


class Printed(NamedTuple):
    """How sheets print a tiebreak in one form, plain or with modifiers, and how it is recognised.

    A rank says when it is one's turn, the lowest first; 0 is never.

    >>> Printed(headings="bhc1 buc1", column=20).headings.split()
    ['bhc1', 'buc1']
    """

    headings: str = ""
    """What sheets print over its column, lower case without spaces, dots, colons, underscores;
    between spaces. No two tiebreaks may have the same one."""
    column: int = 0
    """The rank among those that are tried for a column that nothing names."""
    order: int = 0
    """The rank among those that are tried one after another where nothing names the order."""
    mistaken: int = 0
    """The rank among those that a wrong column is compared with: it may hold another tiebreak."""

    modified: Mapping[str, "Printed"] = MappingProxyType({})
    """The forms that differ, by their modifiers (``/C1``); what follows is the plain form's."""
    called: tuple[str, ...] = ()
    """What annotations call it: lower case, without hyphens and apostrophes. The longest phrase
    that a text holds is meant, if the text says nothing else (:mod:`calculator.reading.names`)."""
    perhaps: str = ""
    """Headings like those in ``headings`` that leave open which form it is."""
    unsure: bool = False
    """Whether programs differ so much in it that its name alone is no proof: the values decide."""
    family: tuple[str, ...] = ()
    """What a column may hold whose name leaves the modifiers open, the likeliest first."""
    codes: str | None = None
    """FIDE's codes as sheets write them, between spaces; without it, its own."""
    fide: str = ""
    """The code that a sheet with FIDE's tiebreaks means by an American heading."""


#: A rule of FIDE's that needs one player only, with the modifiers.
CodeRule = Callable[[Tally, int, Code], Value]


class CodeGroupRule(Protocol):
    """The same of a rule that depends on who is tied."""

    def __call__(self, tally: Tally, tied: tuple[int, ...], code: Code) -> dict[int, Value]:
        """Return the values of the tied."""


class Fide(NamedTuple):
    """What only FIDE's tiebreaks have: a rule that takes modifiers, and what the editions say."""

    rule: CodeRule | None = None
    """``None`` where it is of a tied group."""
    modifiers: str = ""
    """The letters of its modifiers (art. 14; U is not FIDE's own: it rates the unrated)."""
    of_points: Literal["", "any", "match", "both"] = ""
    """What it can be made of in a team event (art. 13): ``both`` match points and game points, only
    ``match`` points where game points would ask for the results of single boards, ``any`` where it
    is the same of either."""
    former: str = ""
    """A former code."""
    since: str = ""
    """The first edition that knows it, where that is not the first of all."""
    meant_for: Literal["", "swiss", "round-robin"] = ""
    """The kind of event outside which the rules bar or doubt it."""
    among: CodeGroupRule | None = None
    """The rule of a tied group."""


class Tiebreak(NamedTuple):
    """One entry of the register: everything that anybody needs to know of a tiebreak.

    Reading, ranking, explaining, the docs' navigation, ``--list``, the order control and the
    links from workings all read it.
    """

    name: str
    """The name in orders, on the command line and in the JSON document; ``DE#2`` is the second
    direct encounter of a list."""
    cited: str
    """Where the rule is: the name of the rules with the article, or the code of a source."""
    needs: tuple[Need, ...] = ()
    """What a table, or the event, must tell."""

    each: PlayerRule | None = None
    """The rule, where it needs one player only."""
    among: GroupRule | None = None
    """The rule, where it depends on who else is tied."""
    drops: Drops | None = None
    """How many of the lowest and of the highest a plain sum of opponents' scores drops."""

    lowest_first: bool = False
    """Whether the lowest value is ahead (a rank, a pairing number)."""
    within: str = ""
    """The tiebreak that those whom it separates must be level in; others it leaves tied."""
    of_event: bool = False
    """Whether results beyond the player's own and those of his or her opponents have a part."""
    of_their_results: bool = True
    """Whether, where it needs opponents, what they score against others has a part."""

    explained: Explained = ""
    """What tells why one of two tied players has more; empty: the two values say it all."""
    mistakes: Mistakes = ""
    """The usual mistakes with unplayed rounds that a printed value may have been made with."""
    sum_of: str = ""
    """The tiebreak whose values for the opponents it adds up, where these are sums themselves."""
    printed: Printed = Printed()
    """How sheets print it."""

    folder: str = ""
    """The page that explains it in English, below the site's root, where it is not its own."""
    fide: Fide | None = None
    """What only FIDE's have."""
    code: Code | None = None
    """FIDE's code, with its modifiers."""

    @property
    def system(self) -> System:
        """Whose tiebreak it is: FIDE's, or ``us-chess`` for all that American sources name."""
        return "fide" if self.fide else "us-chess"

    @property
    def base(self) -> str:
        """The name without modifiers."""
        return self.code.base if self.code else self.name.partition("#")[0]

    @property
    def title(self) -> str:
        """The full name, as a heading, in the language in use."""
        return self._words("title")

    @property
    def heading(self) -> str:
        """A short column heading."""
        return self._words("heading")

    @property
    def source(self) -> str:
        """Where the rule is, with its article."""
        return Message("source", (self.cited,)).words()

    @property
    def meaning(self) -> str:
        """What it measures, in one line."""
        return self._words("meaning")

    @property
    def english_page(self) -> str:
        """The page that explains it in English, below the site's root."""
        return self.folder or f"rules/{self.base}/"

    @property
    def page(self) -> str:
        """The page that explains it in the language in use, below the site's root."""
        return Message("page", (self.name, self.english_page)).words()

    def _words(self, what: str) -> str:
        return Message(what, (self.name,)).words()

    @property
    def made_of(self) -> str:
        """The name of the tiebreak whose values for the opponents it adds up, or nothing.

        With the same cuts: ``BH/C1`` for ``AOB/C1``.
        """
        if not self.sum_of or self.code is None:
            return self.sum_of
        base = "FB" if self.code.fore and self.sum_of == "BH" else self.sum_of
        return self.code._replace(base=base, fore=False).name

    @property
    def of_a_group(self) -> bool:
        """Whether the value depends on who else is tied."""
        return "group" in self.needs

    @property
    def head_to_head(self) -> bool:
        """Whether it asks for the games among those who are tied."""
        return self.of_a_group and "opponents" in self.needs

    def values(self, tally: Tally, numbers: Iterable[int]) -> dict[int, Value]:
        """Work out the values of the players with these numbers, as one tied group.

        Where the table does not say in which round a game was, whatever depends on that has
        no value: the order of the columns of a crosstable is not that of the games. What needs
        one player only is worked out once and kept in the tally.
        """
        if "rounds" in self.needs and not tally.table.tells_rounds:
            return dict.fromkeys(numbers, Value(None, missing=Message("no-rounds")))
        if self.among is not None:
            return self.among(tally, tuple(numbers))
        if self.each is None:
            raise TypeError(f"{self.name} has no rule")
        rule, kept, values = self.each, tally.values.setdefault(self.name, {}), {}
        for number in numbers:
            value = kept.get(number)
            if value is None:
                try:
                    value = rule(tally, number)
                except NoValueError as none:
                    value = none.value
                kept[number] = value
            values[number] = value
        return values
