"""The rule of a prize class, as a person writes it, and who is in the class.

``NAME OP VALUE`` asks one column: ``rating<1200``, ``grade=5``, ``born>=2012``. After ``=``
several values are separated by ``;``, ``:`` begins a range (``rating:1000-1199``). Somebody
without a rating is in no class of ratings unless the rule says so: ``rating<1200;unrated``.
``U1200`` is short for ``rating<1200``.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from calculator.model import Crosstable, Message, MessageError, Player
from calculator.model.late import pattern
from calculator.ranking.classes import facts

#: The columns that every table may have, whatever it calls them.
RATING, NAME = "rating", "name"
_RULE = pattern(r"([^<>=:≤≥]+)(<=|>=|==|[<>=:≤≥])(.*)", re.DOTALL)
_SIGNS = {"≤": "<=", "≥": ">=", "==": "="}
_RANGE = pattern(r"(-?[^-–]+)[-–]([^-–]+)")
_UNDER = pattern(r"u\s?(\d{3,4})(\s*;.*)?", re.IGNORECASE)
_UNRATED = {"unrated", "unr", "nr"}
#: The longest rule that is read: a list of names may be long.
_MAX_RULE_CHARS = 4000
#: How many values of a column are named to somebody who asked for another.
_NAMED = 12
#: What the operators are called in the catalogue.
_CODES = {"=": "is", "<": "below", "<=": "most", ">": "above", ">=": "least", ":": "range"}


class ClassError(MessageError):
    """A rule that cannot be read, asks for what the table does not say, or fits nobody."""


class Rule(NamedTuple):
    """One rule of a class, read against a table."""

    text: str
    """As it was written, without spaces around it."""
    column: str
    """``rating``, ``name``, or a heading as the table has it."""
    sign: str
    """``=``, ``<``, ``<=``, ``>``, ``>=`` or ``:``."""
    values: tuple[str, ...]
    """The values after ``=``; one limit, or two for a range."""
    unrated: bool = False
    """Whether those without a rating are in it too."""

    @property
    def of_people(self) -> bool:
        """Whether its title names people ("women and girls"), not a class ("grade 5")."""
        if self.column == RATING:
            return not self.values
        told = facts.fact(self.column)
        women = [facts.women(value) for value in self.values]
        return self.column == NAME or told == "born" or (told == "sex" and None not in women)

    @property
    def said(self) -> Message:
        """What it is called: ``rating under 1200``."""
        if self.column == NAME:
            return Message("class-names", (len(self.values),))
        if self.column == RATING and not self.values:
            return Message("class-unrated")
        if facts.fact(self.column) == "sex" and self.of_people:
            kinds = dict.fromkeys(facts.women(value) for value in self.values)
            codes = ["class-women" if kind else "class-men" for kind in kinds]
            return Message("either", tuple(map(Message, codes)))
        code = _CODES[self.sign]
        shown = self.values if self.sign == ":" else (Message("either", self.values),)
        if facts.fact(self.column) == "born":
            return Message(f"class-born-{code}", shown)
        said = Message(f"class-{code}", (self._noun, *shown))
        return Message("either", (said, Message("class-or-unrated"))) if self.unrated else said

    @property
    def title(self) -> str:
        """What it is called, in the language in use."""
        return self.said.words()

    @property
    def _noun(self) -> Message | str:
        if self.column == RATING:
            return Message("class-rating")
        told = facts.fact(self.column)
        graded = told != "grade" or all(
            facts.figure(value, self.column) is not None for value in self.values
        )
        known = told in {"grade", "club", "team", "fed", "state"} and graded
        return Message(f"class-{told}") if known else self.column


class Part(NamedTuple):
    """A class within a whole event."""

    rule: Rule
    overall: dict[int, int]
    """Everybody's place in the whole event, those not in the class too."""

    @property
    def of(self) -> int:
        """How many players the whole event has."""
        return len(self.overall)


class Members(NamedTuple):
    """The players who are in a class."""

    numbers: tuple[int, ...]
    unknown: int
    """How many are not in it only because the table does not say what the rule asks."""


def parse(text: str, table: Crosstable) -> Rule:
    """Read a rule against the columns of a table; :class:`ClassError` where it makes no sense.

    >>> from calculator.model import Player, crosstable
    >>> table = crosstable([Player(1, "Ann", about=(("Gr.", "5"),))])
    >>> parse("grade<=5", table)[1:4], parse("rating<1200", table).title
    (('Gr.', '<=', ('5',)), 'rating under 1200')
    """
    match = _RULE.fullmatch(_in_full(text.strip())) if len(text) <= _MAX_RULE_CHARS else None
    if not match or not match[3].strip():
        raise ClassError("class-no-rule", text.strip()[:60])
    column = _column(match[1].strip(), table)
    sign = _SIGNS.get(match[2], match[2])
    values = [part.strip() for part in match[3].split(";") if part.strip()]
    unrated = column == RATING and any(value.casefold() in _UNRATED for value in values)
    if unrated:
        values = [value for value in values if value.casefold() not in _UNRATED]
    if column == NAME and sign != "=":
        raise ClassError("class-name-is")
    if sign == ":" and values:
        limits = _RANGE.fullmatch(values[0])
        if not limits or len(values) > 1:
            raise ClassError("class-no-range", match[3].strip())
        values = [limit.strip() for limit in limits.groups()]
    elif sign != "=" and len(values) > 1:
        raise ClassError("class-one-limit", match[1].strip(), sign)
    if not values and not unrated:
        raise ClassError("class-no-rule", text.strip()[:60])
    for value in values:
        if (sign != "=" or column == RATING) and facts.figure(value, column) is None:
            raise ClassError("class-no-figure", value, column)
    if column == NAME:
        # Somebody listed twice is one player.
        players = table.competitors
        values = list({_named(value, players).number: value for value in values}.values())
    return Rule(text.strip(), column, sign, tuple(values), unrated)


def members(rule: Rule, table: Crosstable) -> Members:
    """Return the numbers of those in a class, in the order of the table.

    Raises :class:`ClassError` where nobody is in it, or a name is nobody's.
    """
    players = table.competitors
    if rule.column == NAME:
        listed = {_named(value, players).number for value in rule.values}
        return Members(tuple(p.number for p in players if p.number in listed), 0)
    found = []
    unknown = 0
    for player in players:
        fits = _fits(rule, player)
        if fits:
            found.append(player.number)
        unknown += fits is None
    if not found:
        raise _nobody(rule, players)
    return Members(tuple(found), unknown)


def _in_full(text: str) -> str:
    """Write out what directors abbreviate: ``U1200``, ``unrated``.

    >>> _in_full("U1200"), _in_full("grade=5")
    ('rating<1200', 'grade=5')
    """
    if under := _UNDER.fullmatch(text):
        return f"{RATING}<{under[1]}{under[2] or ''}"
    return f"{RATING}={text}" if text.casefold() in _UNRATED else text


def _fits(rule: Rule, player: Player) -> bool | None:
    """Whether a player is in a class; ``None`` where the table does not say."""
    if rule.column == RATING:
        if player.rating is None:
            return True if rule.unrated else None
        told = str(player.rating)
    else:
        told = facts.value(player, rule.column)
    if rule.sign == "=":
        return bool(told) and any(facts.same(told, value, rule.column) for value in rule.values)
    figure = facts.figure(told, rule.column)
    if figure is None:
        return None
    if not rule.values:
        return False
    first, *others = (facts.figure(value, rule.column) or 0 for value in rule.values)
    fits = {
        "<": figure < first,
        "<=": figure <= first,
        ">": figure > first,
        ">=": figure >= first,
        ":": first <= figure <= (others[0] if others else first),
    }
    return fits[rule.sign]


def _column(name: str, table: Crosstable) -> str:
    """Return the column that a name means; :class:`ClassError` where it is none or several."""
    known = facts.headings(table)
    found = facts.meant(name, (RATING, NAME, *known))
    if len(found) == 1:
        return found[0]
    listed = ", ".join(found or (RATING, NAME, *known))
    raise ClassError("class-columns" if found else "class-no-column", name, listed)


def _named(who: str, players: Sequence[Player]) -> Player:
    """Return the player meant by a number, a name, its words in any order, or a part of it."""
    asked = who.casefold()
    words = sorted(asked.replace(",", " ").split())
    found: list[Player] = []
    if who.isdecimal():
        found = [player for player in players if player.number == int(who)]
    else:
        for fits in (
            lambda name: name == asked,
            lambda name: sorted(name.replace(",", " ").split()) == words,
            lambda name: asked in name,
        ):
            found = found or [player for player in players if fits(player.name.casefold())]
    if len(found) != 1:
        many = ", ".join(player.name for player in found[:5])
        raise ClassError("several-players" if found else "no-player", who, many)
    return found[0]


def _nobody(rule: Rule, players: Sequence[Player]) -> ClassError:
    """Return the error that nobody is in a class, with what the column holds instead."""
    if rule.column == RATING:
        ratings = sorted(player.rating for player in players if player.rating is not None)
        if not ratings:
            return ClassError("class-no-ratings", rule.said)
        return ClassError("class-nobody-rated", rule.said, ratings[0], ratings[-1])
    held = {facts.value(player, rule.column) for player in players} - {""}
    listed = sorted(held, key=lambda value: facts.in_order(value, rule.column))
    shown = ", ".join(listed[:_NAMED])
    if (more := len(listed) - _NAMED) > 0:
        return ClassError("class-nobody-more", rule.said, rule.column, shown, more)
    return ClassError("class-nobody", rule.said, rule.column, shown)
