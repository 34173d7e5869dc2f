"""The language in use, and the catalogue that goes with it."""

from collections.abc import Callable, Hashable
from contextvars import ContextVar
from functools import lru_cache, wraps
from importlib import import_module
from types import ModuleType, TracebackType

from calculator.words.catalogues import Catalogue, Language, Plural
from calculator.words.en import CATALOGUE as ENGLISH_WORDS
from calculator.words.en import LANGUAGE as ENGLISH

#: The register of languages, English first: each is a folder beside this file.
LANGUAGES = ("en", "es")

_Spoken = tuple[Language, Catalogue]
_spoken: ContextVar[_Spoken] = ContextVar("language", default=(ENGLISH, ENGLISH_WORDS))


class _Used:
    """Returns to the previous language if another one was used for a block only."""

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
    """Speak a language from here on, or while a ``with`` block lasts.

    Raises ``KeyError`` for a language that is not one of :data:`LANGUAGES`.

    >>> from calculator.words import say
    >>> with use("es"):
    ...     say("kind-H")
    'bye de medio punto'
    >>> say("kind-H")
    'half-point bye'
    """
    used = _Used(_spoken.get())
    _spoken.set((about(code), catalogue(code)))
    return used


def catalogue(code: str) -> Catalogue:
    """Return all sentences of a language.

    Raises ``KeyError`` for a language that is not one of :data:`LANGUAGES`.

    >>> "place" in catalogue("es")
    True
    """
    found: Catalogue = _folder(code).CATALOGUE
    return found


def about(code: str) -> Language:
    """Return the properties of a language besides its sentences.

    Raises ``KeyError`` for a language that is not one of :data:`LANGUAGES`.

    >>> about("es").name
    'Español'
    """
    found: Language = _folder(code).LANGUAGE
    return found


def _folder(code: str) -> ModuleType:
    """Load a language's folder; languages that nobody asks for are never loaded."""
    if code not in LANGUAGES:
        raise KeyError(code)
    return import_module(f"calculator.words.{code}")


def language() -> Language:
    """Return the language in use.

    >>> language().name
    'English'
    """
    return _spoken.get()[0]


def entry(code: str) -> str | Plural:
    """Return what the catalogue in use has for a code; ``KeyError`` if it has nothing."""
    return _spoken.get()[1][code]


def known(code: str) -> bool:
    """Whether the catalogue in use has something for a code."""
    return code in _spoken.get()[1]


def lately[First, *Facts, Made](
    work: Callable[[First, *Facts], Made],
) -> Callable[[First, *Facts], Made]:
    """Let a function that writes for people remember its last result, per language.

    Its first argument has to be the very same: to compare standings by what they hold takes as
    long as to write of them. The others have to be equal.

    >>> @lately
    ... def longest(names: list[str], least: int) -> list[str]:
    ...     return [name for name in names if len(name) >= least]
    >>> names = ["Ann", "Cleo"]
    >>> longest(names, 4) is longest(names, 4), longest(names, 4) is longest([*names], 4)
    (True, False)
    """
    last: tuple[First, tuple[str, *Facts], Made] | None = None

    @wraps(work)
    def spoken(first: First, *facts: *Facts) -> Made:
        nonlocal last
        others = (_spoken.get()[0].code, *facts)
        # Another thread may replace it meanwhile.
        found = last
        if found is None or found[0] is not first or found[1] != others:
            last = found = (first, others, work(first, *facts))
        return found[2]

    return spoken


def remembered[*Facts, Made](work: Callable[[*Facts], Made]) -> Callable[[*Facts], Made]:
    """Let a function that writes for people remember its recent results, per language.

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
