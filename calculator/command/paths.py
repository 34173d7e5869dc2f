"""Files named on the command line, or on standard input, as one text."""

import glob
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from calculator.files import File, FileError, text_of
from calculator.files.kinds import kind_of
from calculator.model.late import late
from calculator.model.message import MessageError

if TYPE_CHECKING:  # rarely needed
    from calculator.command.pictures import text_of_pictures
else:
    text_of_pictures = late("calculator.command.pictures", "text_of_pictures")

#: Why a file is not read as text that may be read as a picture.
_PICTURES = frozenset({"file-picture", "file-scanned"})

_ADDRESS = re.compile(r"(?i)[a-z][a-z0-9+.-]+://|www\.[^\\/]+/")


class PathError(MessageError):
    """What is named is no file that can be opened."""


def expanded(paths: Sequence[str]) -> list[str]:
    """Return the paths, those of a pattern in the order of their names.

    Shells of Windows leave ``*.txt`` to the program, and others do if it is quoted. Raises
    :class:`PathError` for a pattern that fits no file, and for an address: nothing is fetched.
    """
    found: list[str] = []
    for path in paths:
        if not path:
            raise PathError("path-empty")
        if _ADDRESS.match(path) and not os.path.lexists(path):
            raise PathError("path-address", path)
        if path == "-" or not glob.has_magic(path) or os.path.lexists(path):
            found.append(path)
            continue
        fitting = _fitting(path) or _fitting(path.replace("\\", "/"))
        if not fitting:
            raise PathError("path-fits-nothing", path)
        found += fitting
    return found


def _fitting(pattern: str) -> list[str]:
    # Names as people wrote them, not as paths: the report names the files by them.
    return sorted(glob.glob(pattern, recursive=True), key=str.casefold)  # noqa: PTH207


def text_of_paths(paths: Sequence[str]) -> str:
    """Return the text of the files, or of standard input for ``-`` or where there are none.

    Raises :class:`calculator.files.FileError` and ``OSError``.
    """
    return text_of_files([file_at(path) for path in paths or ("-",)])


def text_of_files(files: Sequence[File]) -> str:
    """Return the text of files, of pictures what is in them; raises ``FileError``."""
    try:
        return text_of(files)
    except FileError as error:
        # What the first file is, the error says: only those after it have not been looked into yet.
        first = error.said.code in _PICTURES and error.name == files[0].name
        if not first or not all(map(_is_picture, files[1:])):
            raise
    return text_of_pictures(files)


def text_in(file: File) -> tuple[str | None, bool]:
    """Return the text of a file if it has one, and whether it is a picture, or a PDF of some."""
    try:
        return text_of([file]), False
    except FileError as error:
        return None, error.said.code in _PICTURES


def _is_picture(file: File) -> bool:
    kind = kind_of(file.data)
    return text_in(file)[1] if kind == "pdf" else kind == "picture"


def file_at(path: str) -> File:
    """Read a file, or standard input for ``-``; raises ``OSError``."""
    data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    return File(path, data)


def beside(path: str) -> dict[str, str]:
    """Return the files in the folder of a path: their names, and where they are.

    >>> beside("nowhere/at/all")
    {}
    """
    folder = Path(path).parent
    try:
        return {one.name: str(folder / one.name) for one in folder.iterdir() if one.is_file()}
    except OSError:
        return {}


def named(paths: Sequence[str]) -> str:
    """Call the files by the first one, for an error that is of all.

    >>> named(["a.txt"]), named(["a.dbf", "b.dbf"]), named([])
    ('a.txt', 'a.dbf …', '-')
    """
    first = paths[0] if paths else "-"
    return f"{first} …" if len(paths) > 1 else first
