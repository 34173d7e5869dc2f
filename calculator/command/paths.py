"""Files named on the command line, or on standard input, as one text."""

import sys
from collections.abc import Sequence
from pathlib import Path

from calculator.files import File, FileError, text_of
from calculator.files.kinds import kind_of

#: Why a file is not read as text that may be read as a picture.
_PICTURES = frozenset({"file-picture", "file-scanned"})


def text_of_paths(paths: Sequence[str]) -> str:
    """Return the text of the files, or of standard input for ``-`` or where there are none.

    Raises :class:`calculator.files.FileError` and ``OSError``.
    """
    files = [file_at(path) for path in paths or ("-",)]
    try:
        return text_of(files)
    except FileError as error:
        # What the first file is, the error says: only those behind it are not looked into yet.
        first = error.said.code in _PICTURES and error.name == files[0].name
        if not first or not all(map(_is_picture, files[1:])):
            raise
    from calculator.command.pictures import text_of_pictures  # noqa: PLC0415 - seldom needed

    return text_of_pictures(files)


def _is_picture(file: File) -> bool:
    """Whether a file is a picture, or a PDF without text."""
    kind = kind_of(file.data)
    if kind != "pdf":
        return kind == "picture"
    try:
        text_of([file])
    except FileError as error:
        return error.said.code in _PICTURES
    return False


def file_at(path: str) -> File:
    """Read a file, or standard input for ``-``; raises ``OSError``."""
    data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    return File(path, data)


def named(paths: Sequence[str]) -> str:
    """Call the files by the first one, for an error that is of all.

    >>> named(["a.txt"]), named(["a.dbf", "b.dbf"]), named([])
    ('a.txt', 'a.dbf …', '-')
    """
    first = paths[0] if paths else "-"
    return f"{first} …" if len(paths) > 1 else first
