"""From a code and its facts to a sentence in the language in use."""

from fractions import Fraction

from calculator.words.catalogues import Form, Plural
from calculator.words.language_in_use import entry, language
from calculator.words.numbers import decimal, points, quantity
from calculator.words.numbers_aloud import heard, ordinal_aloud, points_aloud


class _Fact:
    """A fact on its way into a sentence: the format says what its number means."""

    __slots__ = ("value",)

    def __init__(self, value: int | str | Fraction) -> None:
        self.value = value

    def __format__(self, form: str) -> str:
        value = self.value
        what, *forms = form.split("|")
        if forms:
            return forms[0] if self._one(what) else forms[-1]
        if isinstance(value, Fraction):
            return _of_points(value, form)
        if form == "scored" and isinstance(value, int):
            return scored(Fraction(value, 2))
        if form == "points" and isinstance(value, int):
            return points(value)
        if form == "decimal" and isinstance(value, int):
            return decimal(value)
        if form == "place" and isinstance(value, int):
            return place(value)
        if form == "kind":
            return kind(str(value))
        if form == "ordinal" and isinstance(value, int):
            return ordinal(value)
        if form == "tiebreak":
            return title(str(value))
        if form == "words":
            return say(str(value))
        if form in {"color", "share", "category", "edition", "convention"}:
            return say(f"{form}-{value}")
        if form == "count":
            words = say("counts").split()
            return words[value] if isinstance(value, int) and value < len(words) else str(value)
        return str(value)

    def _one(self, what: str) -> bool:
        """Whether the fact takes the singular: the first of ``{0:|round|rounds}``.

        Of half points, as in ``{0:points|point|points}``, both a half and one point do.
        """
        return self.value in {1, 2} if what == "points" else _form(self.value) == "one"


def _of_points(value: Fraction, form: str) -> str:
    """Write a figure; ``scored`` adds the word for points, ``amount`` writes it as spoken."""
    figure = quantity(value.numerator, value.denominator)
    if form == "scored":
        return scored(value)
    return amount(value) if form == "amount" else figure


def scored(value: Fraction) -> str:
    """Write points that somebody has.

    >>> scored(Fraction(1)), scored(Fraction(1, 2)), scored(Fraction(0)), scored(Fraction(9, 2))
    ('1 point', '½ point', '0 points', '4½ points')
    """
    if heard() and value > 0:
        return amount(value) if value < 1 else _and_a_part(value) or _plainly(value)
    return _plainly(value)


def _and_a_part(value: Fraction) -> str:
    """Write points with halves or quarters for the ear; nothing where there are none."""
    whole, rest = divmod(value, 1)
    quarters = rest * 4
    if not whole or not rest or quarters.denominator != 1:
        return ""
    return points_aloud(whole, quarters.numerator)


def _plainly(value: Fraction) -> str:
    singular = 0 < value <= 1
    return say("points-one" if singular else "points-many", value)


def amount(value: Fraction) -> str:
    """Write how many points more or less somebody has, without a sign.

    >>> amount(Fraction(1)), amount(Fraction(-1, 2)), amount(Fraction(3, 4)), amount(Fraction(5, 2))
    ('one point', 'half a point', '¾ of a point', '2½ points')
    """
    value = abs(value)
    if value == 1:
        return say("because-one")
    if value == Fraction(1, 2):
        return say("because-half")
    if said := heard() and _and_a_part(value):
        return said
    return say("because-part" if 0 < value < 1 else "because-many", value)


def say(code: str, *facts: int | str | Fraction) -> str:
    """Return the words for a code, with its facts put in.

    >>> say("missed-X", 2), say("final-score", 7)
    ('two forfeit wins', 'final score 3½')
    """
    found = entry(code)
    if isinstance(found, Plural):
        found = found.of(_form(facts[found.by]))
    return found.format(*map(_Fact, facts))


def _form(count: int | str | Fraction) -> Form:
    """Return the plural form for what is counted; a fraction takes ``other``."""
    if isinstance(count, Fraction) and count.denominator == 1:
        count = count.numerator
    return language().form(count) if isinstance(count, int) else "other"


def ordinal(number: int) -> str:
    """Write a place.

    >>> ordinal(1), ordinal(12), ordinal(23)
    ('1st', '12th', '23rd')
    """
    if heard():
        return ordinal_aloud(number)
    endings = say("ordinals").split()
    ending = endings[0] if number % 100 in {11, 12, 13} else endings[number % 10]
    return f"{number}{ending}"


def place(number: int) -> str:
    """Write a place for use in a sentence: as an ordinal, or in some languages as a number.

    >>> place(3)
    '3rd'
    """
    return ordinal(number) if language().ordinals else str(number)


def kind(code: str) -> str:
    """Return the name of a result code.

    >>> kind("H")
    'half-point bye'
    """
    return say(f"kind-{code or 'none'}")


def capital(text: str) -> str:
    """Return a text as it begins a line.

    >>> capital("draw")
    'Draw'
    """
    return text[:1].upper() + text[1:]


#: With this begins the name of a tiebreak that is whatever a sheet prints under a heading.
AS_PRINTED = "printed:"


def title(name: str) -> str:
    """Return a tiebreak's full name.

    FIDE's codes describe themselves: a tiebreak, the points that it is made of, and modifiers.

    >>> title("modified-median"), title("BH/C1"), title("SB:GP/M2/P")
    ('Modified Median', 'Buchholz Cut 1', 'Sonneborn-Berger Median 2 (game points, forfeits as played)')
    >>> title("DE#2")
    'Direct Encounter (2nd time)'
    """  # noqa: E501 - one example on one line
    if name.startswith(AS_PRINTED):
        return say("title-printed", name.removeprefix(AS_PRINTED))
    name, _, times = name.partition("#")
    if times:
        return say("title-again", title(name), int(times))
    head, *modifiers = name.split("/")
    base, _, of = head.partition(":")
    said = say(f"title-{base}")
    extra = [say(f"modifier-{of}")] if of else []
    for modifier in modifiers:
        letter, amount = modifier[0], modifier[1:]
        if letter in "CM":
            said = say("with-cut" if letter == "C" else "with-median", said, amount)
        elif amount[:1] in {"+", "-"}:
            sign = "−" if amount[0] == "-" else "+"
            extra.append(say("modifier-shift", sign, int(amount[1:])))
        else:
            extra.append(say(f"modifier-{letter}", amount))
    return say("with-modifiers", said, ", ".join(extra)) if extra else said


def base_of(name: str) -> str:
    """Return a tiebreak's name without modifiers.

    >>> base_of("SB:GP/M2/P"), base_of("DE#2")
    ('SB', 'DE')
    """
    return name.partition("#")[0].partition("/")[0].partition(":")[0]
