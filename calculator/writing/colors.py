"""Bold and red, where what is written goes to a terminal that has them; else nothing.

Few words have them: what decided a place, who was asked for, and what differs.
"""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TextIO

from calculator.model.late import pattern

_on = ContextVar("colors", default=False)
_CODES = pattern("\x1b\\[[0-9;]*m")


def has_colors(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Whether a stream is a terminal with colors, and nobody asks for none.

    ``NO_COLOR`` and ``FORCE_COLOR`` count where they are not empty, the first before the second.

    >>> has_colors(sys.stdout, {"FORCE_COLOR": "1"}), has_colors(sys.stdout, {"NO_COLOR": "1"})
    (True, False)
    """
    if environ.get("NO_COLOR"):
        return False
    if environ.get("FORCE_COLOR"):
        return True
    if environ.get("TERM") == "dumb" or not stream.isatty():
        return False
    # Older windows of Windows would print the codes.
    return sys.platform != "win32" or "WT_SESSION" in environ


@contextmanager
def colored(on: bool) -> Iterator[None]:  # noqa: FBT001 - colored(True) reads as it is meant
    r"""Let a block write with colors, or without.

    >>> with colored(True):
    ...     bold("16*")
    '\x1b[1m16*\x1b[0m'
    >>> bold("16*")
    '16*'
    """
    before = _on.set(on)
    try:
        yield
    finally:
        _on.reset(before)


def bold(text: str) -> str:
    """Return a text in bold, where colors are on."""
    return _in("1", text)


def red(text: str) -> str:
    """Return a text in red, where colors are on."""
    return _in("31", text)


def width(text: str) -> int:
    """Return how many characters of a text are seen."""
    return len(_CODES.sub("", text))


def _in(code: str, text: str) -> str:
    return f"\x1b[{code}m{text}\x1b[0m" if text and _on.get() else text
