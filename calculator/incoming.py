"""Files that come to the page: opened in its language. It is loaded when the first one comes."""

import json
from collections.abc import Sequence
from typing import Any, Protocol

from calculator.files import File, FileError, text_of
from calculator.reading import ReadError
from calculator.scanned import (
    CloseLook,
    PicturesError,
    Sheet,
    close_looks,
    closer_looks,
    heading,
    picture_of,
    sheet_of,
)
from calculator.words import LANGUAGES, use

__all__ = ["File", "opened", "seen", "shown", "text_or_error"]


class _Bytes(Protocol):
    """An array of bytes of the page."""

    def to_py(self) -> memoryview:
        """Return the bytes."""


def opened(names: Sequence[str], contents: Sequence[_Bytes], language: str) -> str:
    """Return JSON: the ``text`` of the files, or the ``error`` as a sentence."""
    files = [
        File(str(name), bytes(content.to_py()))
        for name, content in zip(names, contents, strict=True)
    ]
    return text_or_error(files, language)


def text_or_error(files: Sequence[File], language: str) -> str:
    r"""Return the same for files that are here already.

    >>> text_or_error([File("a.txt", b"Name,R1")], "es"), text_or_error([File("a", b"GIF8")], "es")
    ('{"text": "Name,R1"}', '{"error": "\\u00aba\\u00bb es una imagen. ...')
    """
    with use(language if language in LANGUAGES else "en"):
        try:
            return json.dumps({"text": text_of(files)})
        except FileError as error:
            # Only a printout in an archive lacks its reader: the page has another one.
            lacks = error.said.code == "file-needs"
            found = FileError("file-printout-inside", error.name) if lacks else error
            return json.dumps({"error": str(found)})
        except Exception:  # noqa: BLE001 - no file may stop the calculator
            return json.dumps({"error": str(FileError("file-damaged", files[0].name))})


def seen(request: str, language: str) -> str:
    """Return JSON: which cells of pictures to read ``again``, or once that is done, the table.

    The request is JSON too: ``pictures`` (see :func:`calculator.scanned.picture_of`), and
    ``again``, a text and a confidence for each of the cells. What is in doubt after that is asked
    for, too, and joins the others. The reply has a ``text``, and its
    ``tables``: the lines from ``first`` on are its ``rows``; a cell has a ``text``, where it is
    (``picture`` and ``box``), what was ``seen`` first if that is something else, and, if it is
    doubtful, the ``texts`` it may have. The ``notes`` say what is wrong with the tables as a
    whole. Where there is no table, there is an ``error``: a sentence, or nothing.

    >>> seen('{"pictures": [{"words": [], "ink": [], "letter": 9}]}', "en")
    '{"again": []}'
    """
    asked = json.loads(request)
    pictures = [picture_of(found) for found in asked["pictures"]]
    cells = close_looks(pictures)
    again = asked.get("again")
    if again is None:
        return _asked(cells)
    read = _readings(cells, again)
    more = closer_looks(pictures, read)
    if more and len(again) == len(cells):
        return _asked(more)
    read |= _readings(more, again[len(cells) :])
    with use(language if language in LANGUAGES else "en"):
        try:
            return json.dumps(shown(sheet_of(pictures, read)))
        except PicturesError as error:
            return json.dumps({"error": error.message})
        except ReadError:
            return json.dumps({"error": ""})


def _asked(cells: Sequence[CloseLook]) -> str:
    return json.dumps({"again": [[one.picture, *one.asked] for one in cells]})


def _readings(
    cells: Sequence[CloseLook], again: Sequence[tuple[str, float]]
) -> dict[CloseLook, tuple[str, float]]:
    return {cell: (text, sure) for cell, (text, sure) in zip(cells, again, strict=False)}


def shown(found: Sheet) -> dict[str, Any]:
    """Return what a page shows of a sheet that was read: its text, and the cells of its tables.

    With each table come the column of the names, ``None`` where no heading says which that is, and
    the round of each column, 0 where it is none.
    """
    doubts = {doubt.place: doubt.texts for doubt in found.doubts}
    mended = {one.place: one.seen for one in found.corrections}
    lines = [line.split("\t") for line in found.text.split("\n")]
    tables = []
    for first, of_cells in found.tables:
        rows = []
        for texts, places in zip(lines[first:], of_cells, strict=False):
            row: list[dict[str, Any]] = []
            for text, place in zip(texts, places, strict=True):
                cell: dict[str, Any] = {"text": text}
                if isinstance(place, tuple):
                    cell |= {"picture": place[0], "box": place[1]}
                    if place in mended:
                        cell["seen"] = mended[place]
                    if place in doubts:
                        cell["texts"] = doubts[place]
                row.append(cell)
            rows.append(row)
        heads = [heading(text) for text in lines[first]]
        names = next((at for at, (kind, _) in enumerate(heads) if kind in {"name", "first"}), None)
        rounds = [round_ for _, round_ in heads]
        tables.append({"first": first, "rows": rows, "names": names, "rounds": rounds})
    notes = [note.words() for note in found.notes]
    return {"text": found.text, "tables": tables, "notes": notes}
