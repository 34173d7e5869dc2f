"""Pictures of one sheet on the command line, read by the page's own modules.

Pillow opens them, and Node runs the modules, which are in a package of their own. Neither is a part
of this one: the extra ``[pictures]`` brings both, and both are looked for when a picture comes.
"""

import importlib
import sys
from collections.abc import Sequence
from typing import Protocol, cast

from calculator.files import File, FileError
from calculator.reading import ReadError
from calculator.scanned import CloseLook, PicturesError, Sheet, close_looks, closer_looks, sheet_of
from calculator.words import say

#: What brings all that is needed.
EXTRA = "chess-tiebreak-calculator[pictures]"
#: The package with the page's modules.
MODULES = "calculator_pictures"


def text_of_pictures(files: Sequence[File]) -> str:
    """Return the text of a sheet; what may be wrong in it goes to the standard error.

    Files are pictures, or PDFs without text. Raises :class:`FileError` where something is missing,
    or no table is seen.
    """
    found = table_of_pictures(files)
    for line in [*(note.words() for note in found.notes), *_doubts(found)]:
        print(line, file=sys.stderr)  # noqa: T201 - a command says what it doubts
    return found.text


def table_of_pictures(files: Sequence[File]) -> Sheet:
    """Return the same with all that is known of its cells."""
    name = files[0].name
    try:
        import PIL  # noqa: F401, PLC0415 - an optional extra

        installed = importlib.import_module(MODULES)
    except ImportError as error:
        raise FileError("file-needs", name, EXTRA) from error
    from calculator.command.pictures.picture_files import pictures_of  # noqa: PLC0415 - needs Pillow
    from calculator.command.pictures.reader import (  # noqa: PLC0415 - as above
        Installed,
        Reader,
    )

    command = cast("Installed", installed).command()
    if not command:
        raise FileError("file-needs-node", name)
    images = [(file.name, image) for file in files for image in pictures_of(file)]
    names = [of for of, _ in images]
    with Reader(command) as reader:
        pictures = [reader.look(image, of) for of, image in images]
        said = _read_alone(reader, close_looks(pictures), names)
        said |= _read_alone(reader, closer_looks(pictures, said), names)
    try:
        return sheet_of(pictures, said)
    except PicturesError as error:
        raise FileError(error.said.code, names[error.picture]) from error
    except ReadError as error:
        raise FileError("file-no-table-seen", name) from error


class _Reads(Protocol):
    """What reads cells of pictures: see :class:`calculator.command.pictures.reader.Reader`."""

    def again(
        self, picture: int, cells: Sequence[CloseLook], name: str
    ) -> dict[CloseLook, tuple[str, float]]:
        """Return what cells of a picture say, each read alone."""


def _read_alone(
    reader: _Reads, asked: Sequence[CloseLook], names: Sequence[str]
) -> dict[CloseLook, tuple[str, float]]:
    """Return what cells of pictures say, whose names are those of their files."""
    said: dict[CloseLook, tuple[str, float]] = {}
    for number, name in enumerate(names):
        cells = [cell for cell in asked if cell.picture == number]
        said |= reader.again(number, cells, name) if cells else {}
    return said


def _doubts(found: Sheet) -> list[str]:
    """Say which cells may be wrong: whose, and what they may be."""
    lines = [line.split("\t") for line in found.text.split("\n")]
    at = {
        place: (sheet.first, row, column)
        for sheet in found.tables
        for row, places in enumerate(sheet.places)
        for column, place in enumerate(places)
        if place is not None
    }
    said = []
    for doubt in found.doubts:
        if doubt.place not in at or not doubt.texts:
            continue
        first, row, column = at[doubt.place]
        cells = lines[first + row]
        name = next((text for text in cells if sum(map(str.isalpha, text)) > 2), str(row))
        texts = " / ".join(text or "–" for text in doubt.texts)
        said.append(say("picture-doubt", name, lines[first][column] or str(column + 1), texts))
    return said
