"""Pictures of one sheet on the command line: Pillow cleans them, Tesseract reads their letters.

Neither is a part of the package: both are looked for when a picture comes. (The page does the same
with modules of its own.)
"""

import sys
from collections.abc import Sequence

from calculator.command.pictures.cleaned import Cleaned, cleaned
from calculator.command.pictures.tesseract import cells_read, program, words_read
from calculator.files import File, FileError
from calculator.reading import ReadError
from calculator.scanned import Again, Picture, Scanned, asked_again, scanned
from calculator.words import say

#: What installs Pillow.
EXTRA = "chess-tiebreak-calculator[pictures]"


def text_of_pictures(files: Sequence[File]) -> str:
    """Return the text of a sheet; what may be wrong in it goes to the standard error.

    Raises :class:`FileError` where something is missing, or no table is seen.
    """
    name = files[0].name
    reader = program(name)
    clean = [_cleaned(file) for file in files]
    pictures = [
        Picture(words_read(reader, file.name, one), one.ink, one.letter, one.rules)
        for file, one in zip(files, clean, strict=True)
    ]
    again = asked_again(pictures)
    said: dict[Again, tuple[str, float]] = {}
    for number, (file, one) in enumerate(zip(files, clean, strict=True)):
        said |= cells_read(
            reader, file.name, one, [cell for cell in again if cell.picture == number]
        )
    try:
        found = scanned(pictures, said)
    except ReadError as error:
        raise FileError("file-no-table-seen", name) from error
    for line in _doubts(found):
        print(line, file=sys.stderr)  # noqa: T201 - a command says what it doubts
    return found.text


def _cleaned(file: File) -> Cleaned:
    try:
        from PIL import Image  # noqa: PLC0415 - an optional extra
    except ImportError as error:
        raise FileError("file-needs", file.name, EXTRA) from error
    import io  # noqa: PLC0415 - as above

    try:
        with Image.open(io.BytesIO(file.data)) as opened:
            return cleaned(opened)
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        raise FileError("file-damaged", file.name) from error


def _doubts(found: Scanned) -> list[str]:
    """Say which cells may be wrong: whose, and what they may be."""
    rows = [line.split("\t") for line in found.text.split("\n")[found.first :]]
    at = {
        place: (row, column)
        for row, places in enumerate(found.places)
        for column, place in enumerate(places)
        if place is not None
    }
    lines = []
    for doubt in found.doubtful:
        if doubt.place not in at:
            continue
        row, column = at[doubt.place]
        name = next((text for text in rows[row] if sum(map(str.isalpha, text)) > 2), str(row))
        texts = " / ".join(text or "–" for text in doubt.texts)
        lines.append(say("picture-doubt", name, rows[0][column] or str(column + 1), texts))
    return lines
