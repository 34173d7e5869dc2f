"""`python -m tests.scans PICTURE …` writes what the page makes of pictures, as JSON, a line each.

A line holds what the page's modules see (``look``: words, ink, rules and the height of a letter, in
pixels), and the ``table`` that becomes of it, as the page gets it. The pictures are opened as the
command line opens them: upright, on white, none larger than the page has them. The pages of a PDF
without text are the pictures of one sheet. :func:`tests.scans.reading.reading` does the same for
pictures of Pillow.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from calculator.command.pictures.picture_files import pictures_of
from calculator.files import File
from tests.scans.reading import reading


def main(paths: list[str]) -> None:
    """Read files."""
    with reading() as reader:
        for path in paths:
            images = pictures_of(File(path, Path(path).read_bytes()))
            looks = [reader.look(image) for image in images]
            found = {"file": path, "look": looks, "table": reader.table(images)}
            print(json.dumps(found, ensure_ascii=False))


if __name__ == "__main__":
    main(sys.argv[1:])
