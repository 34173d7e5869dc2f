"""A picture made straight, without shadows, dark bands, rules and noise, and its ink with places.

The page does the same with modules of its own (``pyscript_app/page/scan/look.js``): what is
changed there is changed here.
"""

from typing import NamedTuple

from PIL import Image

from calculator.command.pictures.ink import bits_of, letter_height, pieces
from calculator.command.pictures.light import evened, inverted, lit, quieted, threshold
from calculator.command.pictures.rules import tidied, without_rules
from calculator.command.pictures.turned import straight, view_of
from calculator.scanned import Box

#: As high are letters where there are none.
_USUAL = 30


class Cleaned(NamedTuple):
    """What is left of a picture."""

    image: Image.Image
    """Gray, black on white."""
    dark: int
    """What is darker is ink."""
    ink: tuple[Box, ...]
    rules: tuple[Box, ...]
    letter: float


def cleaned(image: Image.Image) -> Cleaned:
    """Clean a gray picture."""
    quiet, noisy = quieted(image)
    seen = lit(quiet)
    rough = evened(seen)
    tones = threshold(rough, photo=noisy)
    found = [
        piece
        for piece in pieces(bits_of(rough, *tones).tobytes(), rough.width)
        if piece.dense or not noisy
    ]
    before = letter_height(found)
    view = view_of(found, before, seen.size, photo=noisy)
    if view:
        seen = straight(seen, view)
    photo = noisy or view is not None
    clean = evened(inverted(seen))
    tones = threshold(clean, photo=photo)
    # In a photo rules are not quite straight: runs of pixels would leave pieces of them.
    if photo:
        clean, rules = tidied(clean, tones, before)
    else:
        clean, rules = without_rules(clean, tones.dark, before)
    found = pieces(bits_of(clean, tones.dark).tobytes(), clean.width)
    ink = tuple(piece.box for piece in found)
    return Cleaned(clean, tones.dark, ink, rules, letter_height(found) or _USUAL)
