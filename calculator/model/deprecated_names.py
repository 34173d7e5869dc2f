"""Old names that still work, with a warning: for programs that were written with them.

A name that goes stays, with its warning, for as long as the first number of the version does:
see docs/developers/stability.md.
"""

import warnings
from collections.abc import Callable, Mapping
from functools import wraps
from typing import NamedTuple


class Old(NamedTuple):
    """A name that goes."""

    name: str
    new: str
    """What is used in its place, as a sentence names it: ``Result.color``."""
    since: str
    """The version that has the new name."""
    gone: str
    """The version that no longer has the old one."""

    def warn(self, stacklevel: int = 2) -> None:
        """Warn its users; ``stacklevel`` is that of :func:`warnings.warn`, from the caller.

        >>> with warnings.catch_warnings(record=True) as said:
        ...     warnings.simplefilter("always")
        ...     Old("Result.colour", "Result.color", "1.0", "2.0").warn()
        >>> print(said[0].message)
        Result.colour is called Result.color since 1.0, and will be gone in 2.0
        """
        warnings.warn(
            f"{self.name} is called {self.new} since {self.since}, and will be gone in {self.gone}",
            DeprecationWarning,
            stacklevel + 1,
        )


def old[**P, R](name: Old) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Return a decorator that warns: for a function, a method, or (below ``@property``) a property.

    >>> class Piece:
    ...     color = "w"
    ...
    ...     @property
    ...     @old(Old("Piece.colour", "Piece.color", "1.0", "2.0"))
    ...     def colour(self):
    ...         return self.color
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     Piece().colour
    'w'
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @wraps(function)
        def call(*given: P.args, **by_name: P.kwargs) -> R:
            name.warn()
            return function(*given, **by_name)

        # So that a test finds every old name that there is.
        vars(call)["old"] = name
        return call

    return decorate


def old_keywords[**P, R](**named: Old) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Return a decorator that takes arguments by old names; each ``Old.new`` is the new one.

    >>> @old_keywords(colour=Old("colour", "color", "1.0", "2.0"))
    ... def piece(color: str) -> str:
    ...     return color
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     piece(colour="w")
    'w'
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @wraps(function)
        def call(*given: P.args, **by_name: P.kwargs) -> R:
            for name in named.keys() & by_name:
                old = named[name]
                if old.new in by_name:
                    raise TypeError(f"{function.__name__}() got {name} and {old.new}, which is one")
                old.warn()
                by_name[old.new] = by_name.pop(name)
            return function(*given, **by_name)

        return call

    return decorate


def old_names(find: Callable[[str], object], named: Mapping[str, Old]) -> Callable[[str], object]:
    """Return a module's ``__getattr__`` that knows old names, too; ``find`` is the one it has.

    >>> find = old_names({"Row": "a row"}.__getitem__, {"Line": Old("Line", "Row", "1.0", "2.0")})
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     find("Line")
    'a row'
    """

    def found(name: str) -> object:
        old = named.get(name)
        if old is None:
            return find(name)
        old.warn()
        return find(old.new.rpartition(".")[2])

    return found
