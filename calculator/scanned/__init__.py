"""Pictures of tables: what was seen in them becomes a text that our reading takes.

What reads letters in pictures, such as Tesseract, is not part of this: it hands over words and ink
with their places. Here they become lines, columns and cells, and with what a tournament says twice
the likeliest table. None of it is loaded before a picture comes.
"""

from calculator.scanned.joined_pictures import PicturesError
from calculator.scanned.picture import Box, Picture, Word, picture_of
from calculator.scanned.picture_cells import CloseLook
from calculator.scanned.reading_door import heading
from calculator.scanned.sheet import Sheet, TablePlaces, close_looks, closer_looks, sheet_of

__all__ = [
    "Box",
    "CloseLook",
    "Picture",
    "PicturesError",
    "Sheet",
    "TablePlaces",
    "Word",
    "close_looks",
    "closer_looks",
    "heading",
    "picture_of",
    "sheet_of",
]
