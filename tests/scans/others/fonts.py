"""Fonts that are there wherever the tests run: those of the site and of what builds it."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import mkdocs
from PIL import Image, ImageDraw, ImageFont

from tests.support.project import ROOT

_SITE = ROOT / "node_modules/@fontsource"
_THEME = Path(mkdocs.__file__).parent / "themes/readthedocs/css/fonts"
FAMILIES = {
    "inter": ("inter/files/inter-latin-{}-normal.woff2", "400", "700"),
    "serif": ("source-serif-4/files/source-serif-4-latin-{}-normal.woff2", "400", "700"),
    "lato": ("lato-{}.woff2", "normal", "bold"),
    "slab": ("Roboto-Slab-{}.woff2", "Regular", "Bold"),
}
PLAIN = ("inter", "lato", "serif", "inter", "lato")


class Font(NamedTuple):
    """A font in a size; with a pitch, each letter takes as much room, as on a typewriter."""

    font: ImageFont.FreeTypeFont
    pitch: float = 0

    def long(self, text: str) -> float:
        """How long a text is."""
        return self.pitch * len(text) if self.pitch else self.font.getlength(text)

    @property
    def high(self) -> float:
        """How high a capital is."""
        _, top, _, bottom = self.font.getbbox("H")
        return bottom - top

    def write(
        self, draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, ink: str
    ) -> None:
        """Write a text; ``at`` is the left end of its base line."""
        x, y = at
        if not self.pitch:
            draw.text((x, y), text, fill=ink, font=self.font, anchor="ls")
            return
        for number, letter in enumerate(text):
            middle = x + self.pitch * (number + 0.5)
            draw.text((middle, y), letter, fill=ink, font=self.font, anchor="ms")


@cache
def font(family: str, size: int, *, bold: bool = False) -> Font:
    """Return a font; ``mono`` and ``typewriter`` have a pitch."""
    own = {"mono": "inter", "typewriter": "slab"}.get(family, family)
    file, light, heavy = FAMILIES[own]
    folder = _SITE if own in {"inter", "serif"} else _THEME
    loaded = ImageFont.truetype(folder / file.format(heavy if bold else light), size)
    return Font(loaded, 0.62 * size if own != family else 0)


def canvas(size: tuple[float, float], paper: str) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Return an empty picture, and what draws on it."""
    picture = Image.new("RGB", (round(size[0]), round(size[1])), paper)
    return picture, ImageDraw.Draw(picture)
