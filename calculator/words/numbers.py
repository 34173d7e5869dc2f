"""Numbers as people write them: 3½, not 3.5."""

from functools import lru_cache

from calculator.words.language_in_use import language
from calculator.words.numbers_aloud import heard, quarters_aloud

_FRACTIONS = {(1, 2): "½", (1, 4): "¼", (3, 4): "¾"}
_MINUS = "−"
#: In thousandths. A whole value from here on is a rating, or a sum that no sheet prints with ".0".
_LOWEST_RATING = 100_000


def points(halves: int) -> str:
    """Write half points as points.

    >>> points(7), points(1), points(-2), points(0)
    ('3½', '½', '−1', '0')
    """
    return quantity(halves, 2)


def quantity(amount: int, scale: int) -> str:
    """Write ``amount / scale`` with a fraction sign if there is one, else two decimals.

    >>> quantity(39, 2), quantity(9, 4), quantity(1863, 1), quantity(10, 3)
    ('19½', '2¼', '1863', '3.33')
    """
    if heard() and not 4 * amount % scale:
        whole, quarters = divmod(abs(4 * amount // scale), 4)
        return quarters_aloud("-" if amount < 0 else "", whole, quarters)
    written = _exactly(amount, scale)
    if written:
        return written
    sign = _MINUS if amount < 0 else ""
    hundredths = (abs(amount) * 200 + scale) // (2 * scale)
    return f"{sign}{hundredths // 100}{language().decimal}{hundredths % 100:02}"


@lru_cache(maxsize=10_000)
def _exactly(amount: int, scale: int) -> str:
    """Write a quantity that needs no decimals; nothing if it does."""
    sign = _MINUS if amount < 0 else ""
    whole, rest = divmod(abs(amount), scale)
    if not rest:
        return f"{sign}{whole}"
    for (numerator, denominator), fraction in _FRACTIONS.items():
        if rest * denominator == numerator * scale:
            return f"{sign}{whole or ''}{fraction}"
    return ""


def decimal(thousandths: int) -> str:
    """Write a printed value back as the figure it was; ratings have no decimals.

    >>> decimal(17500), decimal(55250), decimal(8000), decimal(2240000)
    ('17.5', '55.25', '8.0', '2240')
    """
    text = f"{thousandths / 1000:.3f}".rstrip("0")
    if text.endswith("."):
        text = text + "0" if thousandths < _LOWEST_RATING else text[:-1]
    return text.replace(".", language().decimal)
