"""JSON of which every text knows where it is, so that an error can point at it.

The parser of the standard library forgets places. Imported only by readers that read: it brings
in ``json``.
"""

import json
import re
from bisect import bisect_right
from collections.abc import Iterator
from json.decoder import scanstring  # type: ignore[attr-defined]
from json.scanner import py_make_scanner  # type: ignore[attr-defined]
from typing import Any

from calculator.model.late import pattern
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, plain, visible

#: Nothing else separates documents that were joined.
_BETWEEN = pattern(r"[\s,;]*")
_CONTROL = pattern(r"[\x00-\x1f\x7f]+")

Json = dict[str, Any]


class Text(str):
    """A text out of JSON; ``at`` is where its first character is in the whole."""

    __slots__ = ("at",)
    at: int


class Document:
    r"""The values that a text holds one after the other, and where the texts in them are.

    >>> found = Document('{"a": "b"}\n{"a": "c"}')
    >>> [value["a"] for value in found.values], found.cell(found.values[1]["a"])
    (['b', 'c'], Cell(text='c', line=2, column=8))
    """

    def __init__(self, text: str) -> None:
        """Read the text; raises :class:`ReadError` where it is no JSON, or only a part of it."""
        self._lines = [0, *(found.end() for found in re.finditer("\n", text))]
        self.values: list[Any] = []
        decoder = json.JSONDecoder(strict=False)
        decoder.parse_string = _placed  # type: ignore[attr-defined]
        decoder.scan_once = py_make_scanner(decoder)  # type: ignore[attr-defined]
        at = _end(text, 0)
        while at < len(text):
            try:
                value, at = decoder.raw_decode(text, at)
            except json.JSONDecodeError as error:
                raise ReadError("error-json", error.lineno, error.colno, "hint-json") from error
            except (RecursionError, ValueError) as error:
                raise ReadError("error-json", 1, 1, "hint-json") from error
            self.values.append(value)
            at = _end(text, at)

    def cell(self, value: object, near: object = None) -> Cell:
        """Return a value as a cell; one that is not text is where the text ``near`` is."""
        placed = value if isinstance(value, Text) else near
        at = placed.at if isinstance(placed, Text) else 0
        text = "" if value is None else str(value)
        line = bisect_right(self._lines, at)
        column = at - self._lines[line - 1] + 1
        return Cell(" ".join(plain(_CONTROL.sub(" ", visible(text))).split()), line, column)

    def objects(self) -> Iterator[tuple[Json, tuple[Json, ...]]]:
        """Yield every object with those that it is in, the outermost first."""
        waiting: list[tuple[object, tuple[Json, ...]]] = [(one, ()) for one in self.values[::-1]]
        while waiting:
            value, outer = waiting.pop()
            if isinstance(value, dict):
                yield value, outer
                inner = (*outer, value)
                waiting += [(one, inner) for one in list(value.values())[::-1]]
            elif isinstance(value, list):
                waiting += [(one, outer) for one in value[::-1]]


def _placed(text: str, begin: int, strict: bool) -> tuple[Text, int]:  # noqa: FBT001 - json's own
    found, end = scanstring(text, begin, strict)
    made = Text(found)
    made.at = begin
    return made, end


def _end(text: str, at: int) -> int:
    found = _BETWEEN.match(text, at)
    return found.end() if found else at


def objects(value: object) -> list[Json]:
    """Return the objects of a list; nothing where it is none.

    >>> objects([{"a": 1}, 2]), objects(None)
    ([{'a': 1}], [])
    """
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def figure(value: object, most: int = 9999) -> int | None:
    """Return a whole number, also one in quotation marks; ``None`` where it is none, or too great.

    >>> figure(12), figure(" 12 "), figure(1.5), figure(True), figure("x")
    (12, 12, None, None, None)
    """
    if isinstance(value, str):
        stripped = value.strip()
        value = int(stripped) if stripped.isdecimal() and len(stripped) < 7 else None
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    return value if 0 <= value <= most else None
