"""The picture of a page, 1200 × 630: what messengers and networks show of a link to it."""

import io
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1200, 630
_MARGIN = 84
_ROOM = WIDTH - 2 * _MARGIN
_INK, _SOFT, _ACCENT, _PAPER = "#16211c", "#5a6660", "#1f6b4f", "#ffffff"
#: The sizes of a title, the largest that needs no more lines than it may have.
_TITLES, _TITLE_LINES = (84, 74, 64, 54, 44), 3
_TEXT, _TEXT_LINES = 34, 3
_FONT = "@fontsource/inter/files/inter-latin-{}-normal.woff2"


def card(site: str, title: str, text: str, modules: Path) -> bytes:
    """Draw the picture of a page.

    Args:
        site: the site's name, small at the top.
        title: the page's title, as large as it fits.
        text: its description.
        modules: the folder of the npm packages, which has the letters.

    Returns:
        A PNG, the same bytes for the same words.
    """
    image = Image.new("RGB", (WIDTH, HEIGHT), _PAPER)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, 14), fill=_ACCENT)
    _motif(draw)
    draw.text((_MARGIN, 84), site, font=_font(modules, 600, 30), fill=_ACCENT)
    y = 170.0
    size, heavy = next(
        (size, font)
        for size in _TITLES
        if _fits(title, font := _font(modules, 700, size)) or size == _TITLES[-1]
    )
    for line in wrapped(title, heavy)[:_TITLE_LINES]:
        draw.text((_MARGIN, y), line, font=heavy, fill=_INK)
        y += size * 1.16
    y += 26
    plain = _font(modules, 400, _TEXT)
    rest = wrapped(text, plain)
    fitting = min(_TEXT_LINES, int((HEIGHT - 60 - y) // (_TEXT * 1.4)))
    for at, line in enumerate(rest[:fitting]):
        cut = at == fitting - 1 and len(rest) > fitting
        said = _cut_off(line, plain) if cut else line
        draw.text((_MARGIN, y), said, font=plain, fill=_SOFT)
        y += _TEXT * 1.4
    out = io.BytesIO()
    image.quantize(64).save(out, "PNG", optimize=True)
    return out.getvalue()


def _motif(draw: ImageDraw.ImageDraw) -> None:
    """Draw three opponents' scores as bars, the lowest left out: what most tiebreaks are."""
    for at, (length, counted) in enumerate(((150, True), (110, True), (60, False))):
        top = 78 + 24 * at
        corners = (WIDTH - _MARGIN - 150, top, WIDTH - _MARGIN - 150 + length, top + 14)
        draw.rectangle(corners, fill=_ACCENT if counted else None, outline=_ACCENT, width=2)


def _fits(title: str, font: ImageFont.FreeTypeFont) -> bool:
    lines = wrapped(title, font)
    return len(lines) <= _TITLE_LINES and all(font.getlength(line) <= _ROOM for line in lines)


def _cut_off(line: str, font: ImageFont.FreeTypeFont) -> str:
    """Return a line with dots for what does not fit below it."""
    said = line.rstrip(" ,.;:-")
    while " " in said and font.getlength(f"{said} …") > _ROOM:
        said = said.rpartition(" ")[0]
    return f"{said} …"


def wrapped(text: str, font: ImageFont.FreeTypeFont) -> list[str]:
    """Break a text into lines that fit."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.getlength(longer) <= _ROOM:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@cache
def _font(modules: Path, weight: int, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(modules / _FONT.format(weight), size)
