"""Files that are ours: only those are written over, and they are never read as tables."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from calculator.command.sheets.document import MARK
from calculator.words import say
from calculator.writing import WriteError

#: So far into a file the mark is looked for.
_HEAD = 400


def is_own(data: bytes) -> bool:
    """Whether a file was written by this program.

    >>> is_own(b"<!doctype html>" + MARK.encode()), is_own(b"<!doctype html><table>")
    (True, False)
    """
    return MARK.encode() in data[:_HEAD]


def write_own(pages: Mapping[Path, str]) -> None:
    """Write pages, with the folders they are in; all of them, or none.

    Raises :class:`calculator.writing.WriteError` for the first file that is there and not ours: a
    club's own ``index.html`` must not be lost, while a sheet of ours is replaced each time.
    """
    for path in pages:
        if path.exists() and not (path.is_file() and is_own(_head(path))):
            raise WriteError(say("sheet-in-the-way", str(path)))
    for path, text in pages.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


def left_over(folder: Path, written: Iterable[Path]) -> list[Path]:
    """Return the pages of ours in a folder that were not written this time."""
    now = set(written)
    return [
        path
        for path in sorted(folder.glob("*.html"))
        if path not in now and path.is_file() and is_own(_head(path))
    ]


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_HEAD)
