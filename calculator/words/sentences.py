"""From a code and its facts to a sentence in the language in use."""

from calculator.words.catalogue import Plural
from calculator.words.language import entry
from calculator.words.numbers import decimal, points


class _Fact:
    """A fact on its way into a sentence: the format says what its number means."""

    __slots__ = ("value",)

    def __init__(self, value: int | str) -> None:
        self.value = value

    def __format__(self, form: str) -> str:
        value = self.value
        if form == "points" and isinstance(value, int):
            return points(value)
        if form == "decimal" and isinstance(value, int):
            return decimal(value)
        if form == "kind":
            return kind(str(value))
        if form == "ordinal" and isinstance(value, int):
            return ordinal(value)
        if form == "tiebreak":
            return title(str(value))
        if form == "words":
            return say(str(value))
        if form in {"colour", "share", "category", "edition", "convention"}:
            return say(f"{form}-{value}")
        if form == "count":
            words = say("counts").split()
            return words[value] if isinstance(value, int) and value < len(words) else str(value)
        return str(value)


def say(code: str, *facts: int | str) -> str:
    """Return the words for a code, with its facts put in.

    >>> say("adjusted-score", 7, 1, 6)
    'final score 3½, one unplayed round counts ½'
    """
    found = entry(code)
    if isinstance(found, Plural):
        found = found.one if facts[found.by] == 1 else found.other
    return found.format(*map(_Fact, facts))


def ordinal(number: int) -> str:
    """Write a place.

    >>> ordinal(1), ordinal(12), ordinal(23)
    ('1st', '12th', '23rd')
    """
    endings = say("ordinals").split()
    ending = endings[0] if number % 100 in {11, 12, 13} else endings[number % 10]
    return f"{number}{ending}"


def kind(code: str) -> str:
    """Return the name of a result code.

    >>> kind("H")
    'half-point bye'
    """
    return say(f"kind-{code or 'none'}")


def title(name: str) -> str:
    """Return a tiebreak's full name.

    FIDE's codes say themselves what they are: a tiebreak, the points that it is made of, and
    modifiers.

    >>> title("modified-median"), title("BH/C1"), title("SB:GP/M2/P")
    ('Modified Median', 'Buchholz Cut 1', 'Sonneborn-Berger Median 2 (game points, forfeits as played)')
    """  # noqa: E501 - one example on one line
    head, *modifiers = name.split("/")
    base, _, of = head.partition(":")
    said = say(f"title-{base}")
    extra = [say(f"modifier-{of}")] if of else []
    for modifier in modifiers:
        letter, amount = modifier[0], modifier[1:]
        if letter in "CM":
            said = say("with-cut" if letter == "C" else "with-median", said, amount)
        elif amount[:1] in {"+", "-"}:
            extra.append(say("modifier-shift", amount.replace("-", "−")))
        else:
            extra.append(say(f"modifier-{letter}", amount))
    return say("with-modifiers", said, ", ".join(extra)) if extra else said


def base_of(name: str) -> str:
    """Return a tiebreak's name without modifiers.

    >>> base_of("SB:GP/M2/P")
    'SB'
    """
    return name.partition("/")[0].partition(":")[0]
