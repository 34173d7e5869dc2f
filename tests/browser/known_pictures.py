"""Pictures whose letters a test knows: what would read them says so, and the page does the rest.

A :class:`Sheet` is a table on paper. Its file is a real picture, which the browser decodes and the
page shows; the words and the ink in it come from here, in place of Tesseract's.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from calculator.scanned import Box, CloseLook
from tests.scans.words_and_ink import box_of, read_alone, shown

#: Where the columns of a sheet begin.
STARTS = (10, 50, 170, 230, 290, 350, 410)


class Sheet(NamedTuple):
    """A table, and what is seen in it."""

    rows: Sequence[Sequence[str]]
    misread: Mapping[tuple[int, int], str] = {}
    """What is read in place of what stands there, by line and column; and read again."""

    def picture(self) -> Image.Image:
        """The sheet on paper."""
        wide = STARTS[len(self.rows[0])] if len(self.rows[0]) < len(STARTS) else STARTS[-1] + 60
        made = Image.new("RGB", (wide + 20, 20 * len(self.rows) + 20), "white")
        draw, font = ImageDraw.Draw(made), ImageFont.load_default(size=12)
        for line, row in enumerate(self.rows):
            for at, text in enumerate(row):
                place = box_of(line, STARTS[at], text)
                draw.text((place.left, place.top - 3), text, fill="black", font=font)
        return made

    def file(self, kind: str = "PNG") -> bytes:
        """The same as a file."""
        held = io.BytesIO()
        self.picture().save(held, kind)
        return held.getvalue()


#: The sheets that are read, by their size: a test puts in what it drops.
_known: dict[tuple[int, int], Sheet] = {}
#: Those that were looked at.
_looked: list[Sheet] = []


def known(*sheets: Sheet) -> None:
    """Forget other sheets, and know these: no two may have the same size."""
    _known.clear()
    _looked.clear()
    _known.update({sheet.picture().size: sheet for sheet in sheets})
    assert len(_known) == len(sheets)


def looked(message: str) -> str:
    """Answer as the page's worker does: see ``scan/picture-messages.js``."""
    asked: dict[str, Any] = json.loads(message)
    if asked["type"] == "look":
        # A picture that nobody knows has nothing in it.
        sheet = _known.get((asked["size"][0], asked["size"][1]), Sheet(()))
        _looked.append(sheet)
        picture = shown(sheet.rows, STARTS, misread=sheet.misread)
        return json.dumps(
            {
                "words": [[word.text, word.confidence, *word.box] for word in picture.words],
                "ink": picture.ink,
                "letter": picture.letter,
            }
        )
    # Pictures are counted by each worker; the page has one for all pictures of a sheet.
    sheet = _looked[-1]
    cells = [
        # All ways to enlarge a name show the same.
        CloseLook(0, Box(*edges), letters, min(way, 1))
        for *edges, letters, way in asked["cells"]
    ]
    said = read_alone([shown(sheet.rows, STARTS, misread=sheet.misread)], [sheet.rows], STARTS)
    return json.dumps([_again(sheet, cell, said[cell]) for cell in cells])


def _again(sheet: Sheet, cell: CloseLook, said: tuple[str, float]) -> tuple[str, float]:
    """What is read of a cell alone: what was misread is misread again."""
    for (line, at), text in sheet.misread.items():
        place = box_of(line, STARTS[at], sheet.rows[line][at])
        if abs(place.top - cell.box.top) < place.high and abs(place.left - cell.box.left) < 2:
            return text, 0.4
    return said
