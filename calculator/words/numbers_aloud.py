"""Numbers for the ear: "13 and a half" and "third", instead of 13½ and 3rd."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from calculator.words.catalogues import Plural
from calculator.words.language_in_use import entry, language

_aloud: ContextVar[bool] = ContextVar("aloud", default=False)


@contextmanager
def aloud() -> Iterator[None]:
    """Write numbers so that they can be read aloud, while a ``with`` block lasts.

    >>> from calculator.words import ordinal, points
    >>> with aloud():
    ...     points(27), points(1), ordinal(3)
    ('13 and a half', 'a half', 'third')
    """
    before = _aloud.set(True)
    try:
        yield
    finally:
        _aloud.reset(before)


def heard() -> bool:
    """Whether what is said now is for the ear."""
    return _aloud.get()


def quarters_aloud(sign: str, whole: int, quarters: int) -> str:
    """Write a number with a number of quarters; ``sign`` is empty unless it is below 0.

    >>> quarters_aloud("", 2, 1), quarters_aloud("-", 0, 3)
    ('2 and a quarter', 'minus three quarters')
    """
    said = str(whole)
    if quarters:
        said = text("aloud-with" if whole else "aloud-alone", quarters, whole).format(whole)
    return text("aloud-minus").format(said) if sign else said


def points_aloud(whole: int, quarters: int) -> str:
    """Write more than one point and a part of one, as one says it.

    >>> points_aloud(1, 2), points_aloud(2, 2), points_aloud(3, 1)
    ('one and a half points', '2 and a half points', '3 and a quarter points')
    """
    return text("aloud-points", quarters, whole).format(whole)


def ordinal_aloud(number: int) -> str:
    """Write a place as a word.

    >>> ordinal_aloud(12), ordinal_aloud(151)
    ('twelfth', 'one hundred fifty-first')
    """
    return language().spelled(number)


def text(code: str, quarters: int = 0, whole: int = 0) -> str:
    """Return the catalogue's text, for a whole number and this many quarters."""
    found = entry(f"{code}-{quarters}" if quarters else code)
    return found.of(language().form(whole)) if isinstance(found, Plural) else found
