"""What is imported only when somebody needs it: a visitor waits for every import."""

import re
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, cast


def late(module: str, name: str) -> Callable[..., Any]:
    """Return a function that stands for one of a module, which the first call imports.

    >>> late("fractions", "Fraction")(1, 2)
    Fraction(1, 2)
    """
    found: Callable[..., Any] | None = None

    def call(*given: object, **named: object) -> object:
        nonlocal found
        if found is None:
            found = getattr(import_module(module), name)
        return found(*given, **named)

    return call


def names_of(package: str, modules: Mapping[str, str]) -> Callable[[str], object]:
    """Return the ``__getattr__`` of a package: it imports a name's module when the name is used.

    ``modules`` says which names are in which module of the package, between spaces.

    >>> names_of("calculator.words", {"numbers": "decimal points"})("points")(7)
    '3½'
    """
    where = {name: module for module, names in modules.items() for name in names.split()}

    def find(name: str) -> object:
        if name not in where:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.{where[name]}"), name)

    return find


class _Pattern:
    """Stands for a regular expression until it is used."""

    def __init__(self, text: str, flags: int) -> None:
        self._made_of = text, flags

    def __getattr__(self, name: str) -> object:
        # What is found is kept, and not looked for here again.
        found: object = getattr(re.compile(*self._made_of), name)
        self.__dict__[name] = found
        return found


def pattern(text: str, flags: int = 0) -> re.Pattern[str]:
    """Return a regular expression that is compiled when it is used first.

    >>> pattern("a+b").fullmatch("aab") is not None
    True
    """
    return cast("re.Pattern[str]", _Pattern(text, flags))
