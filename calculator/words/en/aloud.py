"""Numbers for the ear."""

from calculator.words.catalogues import Catalogue, Plural

ALOUD: Catalogue = {
    "aloud-minus": "minus {0}",
    "aloud-with-1": Plural(0, "one and a quarter", "{0} and a quarter"),
    "aloud-with-2": Plural(0, "one and a half", "{0} and a half"),
    "aloud-with-3": Plural(0, "one and three quarters", "{0} and three quarters"),
    "aloud-alone-1": "a quarter",
    "aloud-alone-2": "a half",
    "aloud-alone-3": "three quarters",
    "aloud-points-1": Plural(0, "one and a quarter points", "{0} and a quarter points"),
    "aloud-points-2": Plural(0, "one and a half points", "{0} and a half points"),
    "aloud-points-3": Plural(0, "one and three-quarter points", "{0} and three-quarter points"),
    "aloud-range": "{0} to {1}",
}

_UNITS = [
    "zeroth",
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
    "fifteenth",
    "sixteenth",
    "seventeenth",
    "eighteenth",
    "nineteenth",
]
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_HUNDREDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


def spelled(number: int) -> str:
    """Write a place as a word; above 999 as a figure, which is read as one.

    >>> spelled(3), spelled(20), spelled(23), spelled(100), spelled(112)
    ('third', 'twentieth', 'twenty-third', 'one hundredth', 'one hundred twelfth')
    """
    hundreds, rest = divmod(number, 100)
    if hundreds >= 10:
        return f"{number}th" if rest in {11, 12, 13} else f"{number}{_ending(rest % 10)}"
    if hundreds and not rest:
        return f"{_HUNDREDS[hundreds - 1]} hundredth"
    before = f"{_HUNDREDS[hundreds - 1]} hundred " if hundreds else ""
    if rest < len(_UNITS):
        return before + _UNITS[rest]
    ten = _TENS[rest // 10 - 2]
    if not rest % 10:
        return before + ten.removesuffix("y") + "ieth"
    return f"{before}{ten}-{_UNITS[rest % 10]}"


def _ending(unit: int) -> str:
    return {1: "st", 2: "nd", 3: "rd"}.get(unit, "th")
