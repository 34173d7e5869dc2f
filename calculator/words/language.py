"""The language in use, and the catalogue that goes with it."""

from collections.abc import Callable, Hashable
from contextvars import ContextVar
from functools import lru_cache, wraps
from importlib import import_module
from types import TracebackType
from typing import NamedTuple

from calculator.words.catalogue import Catalogue, Plural
from calculator.words.en import CATALOGUE as ENGLISH


class Language(NamedTuple):
    """What a language has beside its sentences."""

    code: str
    """As in HTML's ``lang``."""
    name: str
    """As those call it who speak it."""
    decimal: str = "."
    """What stands between whole numbers and decimals."""
    rules: str = ""
    """The page, below the site's root, that sums the tiebreaks up; empty where each has a page."""
    ordinals: bool = True
    """Whether a place in a sentence is an ordinal (he is 3rd), not a number (puesto 3)."""


#: The languages that there is a catalogue of, English first.
LANGUAGES: dict[str, Language] = {
    language.code: language
    for language in (
        Language("en", "English"),
        Language("es", "Español", ",", "es/reglas/", ordinals=False),
    )
}

_Spoken = tuple[Language, Catalogue]
_spoken: ContextVar[_Spoken] = ContextVar("language", default=(LANGUAGES["en"], ENGLISH))


class _Used:
    """Puts the language before back, where it was used for a block only."""

    def __init__(self, before: _Spoken) -> None:
        self._before = before

    def __enter__(self) -> None: ...

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        _spoken.set(self._before)


def use(code: str) -> _Used:
    """Speak a language from here on, or as long as a ``with`` block lasts.

    Raises ``KeyError`` for a language that is not one of :data:`LANGUAGES`.

    >>> from calculator.words import say
    >>> with use("es"):
    ...     say("kind-H")
    'bye de medio punto'
    >>> say("kind-H")
    'half-point bye'
    """
    used = _Used(_spoken.get())
    _spoken.set((LANGUAGES[code], catalogue(code)))
    return used


def catalogue(code: str) -> Catalogue:
    """Return all sentences of a language; its module is loaded when it is first asked for.

    >>> "place" in catalogue("es")
    True
    """
    module = import_module(f"calculator.words.{code}")
    found: Catalogue = module.CATALOGUE
    return found


def language() -> Language:
    """Return the language in use.

    >>> language().name
    'English'
    """
    return _spoken.get()[0]


def entry(code: str) -> str | Plural:
    """Return what the catalogue in use has for a code; ``KeyError`` where it has nothing."""
    return _spoken.get()[1][code]


def known(code: str) -> bool:
    """Whether the catalogue in use has something for a code."""
    return code in _spoken.get()[1]


def remembered[*Facts, Made](work: Callable[[*Facts], Made]) -> Callable[[*Facts], Made]:
    """Have a function that writes for people keep what it made lately, for each language apart.

    >>> @remembered
    ... def half(amount: int) -> str:
    ...     return f"{amount // 2}{language().decimal}{amount % 2 * 5}"
    >>> half(7)
    '3.5'
    >>> with use("es"):
    ...     half(7)
    '3,5'
    """

    @lru_cache(maxsize=2000)
    def kept(_language: str, *facts: Hashable) -> Made:
        return work(*facts)  # type: ignore[arg-type] # the same facts, which mypy cannot tell

    @wraps(work)
    def spoken(*facts: *Facts) -> Made:
        return kept(_spoken.get()[0].code, *facts)

    return spoken
