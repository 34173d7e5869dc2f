"""Light, shadow and noise: paper becomes white, and white on dark becomes black on white.

What the page does with modules of its own (``scan/light.js``, ``scan/noise.js``), with Pillow.
"""

from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter, ImageMath, ImageOps

#: A row of so much dark is one of a band; beside it, one of so much, in which letters are.
_BAND, _BESIDE, _LOWEST = 0.5, 0.25, 8
#: A picture with so much noise is a photo; from so much on it is taken away: deviations.
_PHOTO, _NOISE = 0.9, 2
#: So much lighter on one side than on the other is an edge of ink, not noise on a wall.
_EDGE = 80
_DARKEST = 40


class Tones(NamedTuple):
    """What tells ink from paper."""

    dark: int
    """What is darker is ink."""
    faint: int
    """What is nowhere darker than this is noise, in a photo."""


def quieted(image: Image.Image) -> tuple[Image.Image, bool]:
    """Take noise away from a photo; a screenshot has none. Return whether it is a photo."""
    corner = [1, -2, 1, -2, 4, -2, 1, -2, 1]
    left = ImageChops.add(
        image.filter(ImageFilter.Kernel((3, 3), corner, 1)),
        image.filter(ImageFilter.Kernel((3, 3), [-part for part in corner], 1)),
    )
    counts = left.crop((1, 1, image.width - 1, image.height - 1)).histogram()
    half, sum_ = 0, counts[0]
    while sum_ < sum(counts) / 2:
        half += 1
        sum_ += counts[half]
    # Of noise alone, half is within 0.67 deviations; what is left of it is six times as large.
    noise = half / (6 * 0.6745)
    if noise < _NOISE:
        return image, noise > _PHOTO
    return image.filter(ImageFilter.Kernel((3, 3), [1, 2, 1, 2, 4, 2, 1, 2, 1], 16)), True


def lit(image: Image.Image) -> Image.Image:
    """Take away what light falls unevenly: bands and walls stay dark beside the paper."""
    paper, side = _paper(image)
    paper = paper.filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.BoxBlur(2))
    return _divided(image, paper, side)


def evened(image: Image.Image) -> Image.Image:
    """Make paper white wherever it is, in light and shadow."""
    paper, side = _paper(image)
    # A block that is all ink takes after its neighbors.
    return _divided(image, Image.blend(paper, paper.filter(ImageFilter.MaxFilter(3)), 1 / 3), side)


def _paper(image: Image.Image) -> tuple[Image.Image, int]:
    """Return how light paper is, block by block: as light as a fifth of what is there."""
    side = max(16, round(max(image.size) / 40))
    across, down = -(-image.width // side), -(-image.height // side)
    lights = bytearray()
    for top in range(0, down * side, side):
        for left in range(0, across * side, side):
            box = left, top, min(left + side, image.width), min(top + side, image.height)
            counts = image.crop(box).histogram()
            light, rest = 255, 0.2 * sum(counts)
            while light and (rest := rest - counts[light]) > 0:
                light -= 1
            lights.append(light)
    return Image.frombytes("L", (across, down), bytes(lights)), side


def _divided(image: Image.Image, paper: Image.Image, side: int) -> Image.Image:
    paper = paper.point([max(_DARKEST, at) for at in range(256)])
    size = paper.width * side, paper.height * side
    whole = paper.resize(size, Image.Resampling.BILINEAR).crop((0, 0, *image.size))
    made: Image.Image = ImageMath.lambda_eval(
        lambda some: some["convert"](some["min"](some["image"] * 255 / some["paper"], 255), "L"),
        image=image,
        paper=whole,
    )
    return made


def inverted(image: Image.Image) -> Image.Image:
    """Turn white letters on dark bands into black ones on white: a heading, mostly."""
    image = image.copy()
    mask = image.point([255] * 128 + [0] * 128)
    rows = [part / 255 for part in mask.resize((1, image.height), Image.Resampling.BOX).tobytes()]
    at = 0
    while at < len(rows):
        begin = at
        while at < len(rows) and rows[at] > _BESIDE:
            at += 1
        band = rows[begin:at]
        if len(band) >= _LOWEST and sum(part > _BAND for part in band) >= len(band) / 3:
            part = mask.crop((0, begin, image.width, at))
            line = part.resize((image.width, 1), Image.Resampling.BOX).tobytes()
            across = [x for x, value in enumerate(line) if value > 255 * _BAND]
            # Beside the band is paper.
            box = (across[0], begin, across[-1] + 1, at) if across else (0, begin, image.width, at)
            image.paste(ImageOps.invert(image.crop(box)), box)
        at = max(at, begin + 1)
    return image


def threshold(image: Image.Image, *, photo: bool) -> Tones:
    """Return what tells ink from paper best (Otsu).

    In a ``photo`` only the edges of ink matter: around the sheet may be a wall.
    """
    counts = image.histogram()
    if photo and min(image.size) > 2:
        wide, high = image.size
        beside = [
            image.crop((1 + x, 1 + y, wide - 1 + x, high - 1 + y))
            for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1))
        ]
        change = ImageChops.add(
            ImageChops.difference(beside[0], beside[1]), ImageChops.difference(beside[2], beside[3])
        )
        mask = change.point([255 if at >= _EDGE else 0 for at in range(256)])
        all_ = [one.histogram(mask) for one in beside]
        counts = [sum(some) for some in zip(*all_, strict=True)]
    whole, total = sum(counts), sum(at * count for at, count in enumerate(counts))
    dark = darkness = 0
    best, edge, ink = -1.0, 128, 0.0
    for at, count in enumerate(counts[:-1]):
        dark, darkness = dark + count, darkness + at * count
        light = whole - dark
        if dark and light:
            apart = darkness / dark - (total - darkness) / light
            if dark * light * apart * apart > best:
                best, edge, ink = dark * light * apart * apart, at, darkness / dark
    found = min(max(edge + 1, 90), 215)
    return Tones(found, int((ink + found) / 2))
