"""Pictures of tables: what was seen in them becomes a text that our reading takes.

What reads letters in pictures, such as Tesseract, is not part of this: it hands over words and ink
with their places. Here they become lines, columns and cells, and with what a tournament says twice
the likeliest table. None of it is loaded before a picture comes.
"""

from calculator.scanned.picture import Box, Picture, Word, picture_of
from calculator.scanned.picture_cells import Again
from calculator.scanned.pieces import PicturesError
from calculator.scanned.reading import heading
from calculator.scanned.table import Scanned, Sheet, asked_again, scanned

__all__ = [
    "Again",
    "Box",
    "Picture",
    "PicturesError",
    "Scanned",
    "Sheet",
    "Word",
    "asked_again",
    "heading",
    "picture_of",
    "scanned",
]
