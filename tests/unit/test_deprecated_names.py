"""Names that go: they work, they warn whoever wrote them, and the warning says what to write."""

from __future__ import annotations

import importlib
import pickle
import pkgutil
import sys
import types
import warnings
from collections.abc import Iterable
from typing import Any, NamedTuple

import pytest

import calculator
from calculator.model.deprecated_names import Old, old, old_keywords, old_names

COLOUR = Old("Piece.colour", "Piece.color", "1.0", "2.0")


class Piece(NamedTuple):
    color: str

    @property
    @old(COLOUR)
    def colour(self) -> str:
        return self.color

    @old(Old("Piece.cry()", "Piece.shout()", "1.0", "2.0"))
    def cry(self) -> str:
        return self.color.upper()


def test_an_attribute() -> None:
    piece = Piece("w")
    with pytest.warns(DeprecationWarning, match=r"Piece\.colour is called Piece\.color") as said:
        assert piece.colour == "w"
    # The line of whoever wrote it, not one of ours.
    assert [one.filename for one in said] == [__file__]
    assert Piece._fields == ("color",)
    assert (tuple(piece), pickle.loads(pickle.dumps(piece))) == (("w",), piece)  # noqa: S301 - ours
    with pytest.warns(DeprecationWarning, match="gone in 2"):
        assert piece.cry() == "W"


def test_arguments() -> None:
    @old_keywords(colour=Old("colour", "color", "1.0", "2.0"))
    def piece(name: str, *, color: str = "w") -> str:
        """Say it."""
        return f"{name} {color}"

    asked: Any = piece
    with pytest.warns(DeprecationWarning, match="colour is called color since 1.0") as said:
        assert asked("rook", colour="b") == "rook b"
    assert [one.filename for one in said] == [__file__]
    with pytest.raises(TypeError, match="colour and color, which is one"):
        asked("rook", colour="b", color="w")
    assert piece("rook") == "rook w", "and no warning: else the tests fail"
    assert (piece.__doc__, piece.__name__) == ("Say it.", "piece")


def test_names_of_a_module() -> None:
    module = types.ModuleType("made")
    module.__dict__["Row"] = Piece
    module.__dict__["__getattr__"] = old_names(
        lambda name: getattr(module, name), {"Line": Old("made.Line", "made.Row", "1.0", "2.0")}
    )
    with pytest.warns(DeprecationWarning, match=r"made\.Line is called made\.Row") as said:
        assert module.Line is Piece
    assert [one.filename for one in said] == [__file__]


def olds(modules: Iterable[types.ModuleType]) -> list[Old]:
    """Every old name in modules: what they and their classes hold."""
    found = []
    for module in modules:
        inside = [
            held
            for value in vars(module).values()
            if isinstance(value, type) and value.__module__ == module.__name__
            for held in vars(value).values()
        ]
        for held in [*vars(module).values(), *inside]:
            made = held.fget if isinstance(held, property) else held
            old = made if isinstance(made, Old) else getattr(made, "old", None)
            found += [old] if isinstance(old, Old) else []
    return found


def test_every_old_name_is_found() -> None:
    assert [old.name for old in olds([sys.modules[__name__]])] == [
        *("Piece.colour", "Piece.colour", "Piece.cry()")
    ]


# It imports all that there is, what reads pictures with Pillow too.
@pytest.mark.native
def test_none_stays_longer_than_it_was_said() -> None:
    def number(version: str) -> tuple[int, ...]:
        return tuple(int(part) for part in version.split("."))

    now = number(calculator.__version__)
    walked = pkgutil.walk_packages(calculator.__path__, "calculator.")
    ours = [one.name for one in walked if not one.name.endswith("__main__")]
    found = olds(importlib.import_module(name) for name in ours)
    late = [old.name for old in found if now >= number(old.gone)]
    assert late == [], "these were to be gone by now"
    # It takes a new first number to take a name away.
    assert [old for old in found if number(old.gone)[0] <= number(old.since)[0]] == []


def test_the_warning_is_one_that_python_shows() -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        COLOUR.warn()
    assert [one.category for one in said] == [DeprecationWarning]
