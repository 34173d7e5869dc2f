"""The form of a language: its sentences and its other properties."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

#: The forms of a plural, named as in Unicode's rules.
Form = Literal["one", "few", "many", "other"]


def one_or_other(number: int) -> Form:
    """Return which plural form a number takes: the rule of most languages.

    >>> one_or_other(1), one_or_other(0), one_or_other(21)
    ('one', 'other', 'other')
    """
    return "one" if number == 1 else "other"


class Plural(NamedTuple):
    """A sentence in several forms; the fact at position ``by`` selects one.

    >>> Plural(0, "one round", "{0} rounds").of("few")
    '{0} rounds'
    """

    by: int
    one: str
    other: str
    few: str = ""
    """Only in languages whose rule asks for it, as Polish does for 2, 3 and 4."""
    many: str = ""

    def of(self, form: Form) -> str:
        """Return a form; ``other`` if the sentence does not have it."""
        return {"one": self.one, "few": self.few, "many": self.many}.get(form, "") or self.other


class Language(NamedTuple):
    """The properties of a language besides its sentences."""

    code: str
    """As in HTML's ``lang``; also the name of its folder."""
    name: str
    """What its speakers call it."""
    decimal: str = "."
    """What separates whole numbers from decimals."""
    ordinals: bool = True
    """Whether a place in a sentence is an ordinal (he is 3rd), not a number (puesto 3)."""
    rules: str = ""
    """The page, below the site's root, that sums up the tiebreaks; empty if each has a page."""
    pages: Mapping[str, str] = MappingProxyType({})
    """The pages that the calculator leads to, by the English ones that they translate."""
    calculator: str = ""
    """The page of the calculator, a path in docs/; empty if the build makes one."""
    form: Callable[[int], Form] = one_or_other
    """Which plural form a number takes."""
    spelled: Callable[[int], str] = str
    """A place as a word, for the ear: "twenty-third"."""
    same: frozenset[str] = frozenset()
    """The codes whose words are the same as in English: names and figures."""

    @property
    def calculator_page(self) -> str:
        """The page of the calculator, a path in docs/.

        >>> Language("eo", "Esperanto").calculator_page
        'eo/calculator.md'
        """
        return self.calculator or f"{self.code}/calculator.md"


Catalogue = dict[str, str | Plural]


def joined(*parts: Catalogue) -> Catalogue:
    """Put the parts of a language together; ``ValueError`` if two define the same code.

    >>> joined({"place": "Place"}, {"name": "Name"})
    {'place': 'Place', 'name': 'Name'}
    """
    whole: Catalogue = {}
    for part in parts:
        if twice := whole.keys() & part.keys():
            raise ValueError(f"said twice: {', '.join(sorted(twice))}")
        whole |= part
    return whole
