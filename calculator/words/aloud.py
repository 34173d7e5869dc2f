"""Numbers for the ear: "13 and a half" and "third", instead of 13½ and 3rd."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from calculator.words.catalogue import Plural
from calculator.words.language import entry

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
        said = text("aloud-with" if whole else "aloud-alone", quarters).format(whole)
    return text("aloud-minus").format(said) if sign else said


def ordinal_aloud(number: int) -> str:
    """Write a place as a word, or as a number if there is no word for it.

    >>> ordinal_aloud(12), ordinal_aloud(151)
    ('twelfth', 'number 151')
    """
    words = text("aloud-ordinals").split()
    if 0 < number <= len(words):
        return words[number - 1]
    return text("aloud-number").format(number)


def text(code: str, quarters: int = 0) -> str:
    """Return the catalogue's text, for a number of quarters."""
    found = entry(f"{code}-{quarters}" if quarters else code)
    return found.other if isinstance(found, Plural) else found
