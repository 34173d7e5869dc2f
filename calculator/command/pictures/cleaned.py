"""A picture without shadows, dark bands and rules, and its ink with places."""

from typing import Any, NamedTuple

from calculator.command.pictures.ink import Runs, letter_height, pieces, rules_in, runs_of, slope
from calculator.scanned import Box

#: No side is longer, in pixels.
_LONGEST = 2600
#: A row of so much dark is one of a band; beside it, one of so much, in which letters are.
_BAND, _BESIDE, _LOWEST = 0.5, 0.25, 8
#: Pillow's names for what is done; it is not imported where there is no picture.
_BOX, _BILINEAR, _BICUBIC, _TRANSPOSED = 4, 2, 3, 5


class Cleaned(NamedTuple):
    """What is left of a picture."""

    image: Any
    """Gray, black on white."""
    dark: int
    """What is darker is ink."""
    ink: tuple[Box, ...]
    rules: tuple[Box, ...]
    letter: float


def cleaned(opened: Any) -> Cleaned:  # noqa: ANN401 - Pillow may not be there
    """Clean a picture of Pillow's."""
    image = _inverted(_gray(opened))
    image = _evened(image)
    dark = _threshold(image.histogram())
    found = pieces(_runs(image, dark))
    letter = letter_height(found)
    fall = slope(found, letter)
    if fall:
        image = image.rotate(fall, _BICUBIC, expand=True, fillcolor=255)
    rules = _without_rules(image, dark, letter)
    found = pieces(_runs(image, dark))
    return Cleaned(image, dark, tuple(found), rules, letter_height(found) or 30)


def _gray(opened: Any) -> Any:  # noqa: ANN401 - as above
    from PIL import Image, ImageOps  # noqa: PLC0415 - as above

    image = ImageOps.exif_transpose(opened).convert("RGBA")
    whole = Image.new("RGBA", image.size, "white")
    whole.alpha_composite(image)
    whole.thumbnail((_LONGEST, _LONGEST))
    return whole.convert("L")


def _inverted(image: Any) -> Any:  # noqa: ANN401 - as above
    """Turn white letters on dark bands into black ones on white."""
    from PIL import ImageOps  # noqa: PLC0415 - as above

    mask = image.point([255] * 128 + [0] * 128)
    rows = [part / 255 for part in mask.resize((1, image.height), _BOX).tobytes()]
    at = 0
    while at < len(rows):
        begin = at
        while at < len(rows) and rows[at] > _BESIDE:
            at += 1
        band = rows[begin:at]
        if len(band) >= _LOWEST and sum(part > _BAND for part in band) >= len(band) / 3:
            part = mask.crop((0, begin, image.width, at)).resize((image.width, 1), _BOX).tobytes()
            across = [x for x, value in enumerate(part) if value > 255 * _BAND]
            box = (across[0], begin, across[-1] + 1, at) if across else (0, begin, image.width, at)
            image.paste(ImageOps.invert(image.crop(box)), box)
        at = max(at, begin + 1)
    return image


def _evened(image: Any) -> Any:  # noqa: ANN401 - as above
    """Make paper white in light and shadow."""
    from PIL import ImageFilter, ImageMath  # noqa: PLC0415 - as above

    small = image.reduce(4).filter(ImageFilter.RankFilter(9, 64)).filter(ImageFilter.MaxFilter(9))
    paper = small.filter(ImageFilter.GaussianBlur(4)).point([max(40, at) for at in range(256)])
    paper = paper.resize(image.size, _BILINEAR)
    return ImageMath.lambda_eval(
        lambda some: some["convert"](some["min"](some["image"] * 255 / some["paper"], 255), "L"),
        image=image,
        paper=paper,
    )


def _threshold(counts: list[int]) -> int:
    """Return the value that tells ink from paper best (Otsu)."""
    all_, total = sum(counts), sum(at * count for at, count in enumerate(counts))
    dark, darkness, best = 0, 0, (-1.0, 128)
    for at, count in enumerate(counts[:-1]):
        dark, darkness = dark + count, darkness + at * count
        light = all_ - dark
        if dark and light:
            apart = darkness / dark - (total - darkness) / light
            best = max(best, (dark * light * apart * apart, at))
    return min(max(best[1] + 1, 90), 215)


def _runs(image: Any, dark: int) -> Runs:  # noqa: ANN401 - as above
    bits = image.point([255] * dark + [0] * (256 - dark))
    return runs_of(bits.tobytes(), image.width)


def _without_rules(image: Any, dark: int, letter: float) -> tuple[Box, ...]:  # noqa: ANN401
    """Take rules away; return the upright ones."""
    from PIL import ImageDraw  # noqa: PLC0415 - as above

    long = max(60.0, 5 * letter)
    level = rules_in(_runs(image, dark), letter, long)
    turned = image.transpose(_TRANSPOSED)
    upright = rules_in(_runs(turned, dark), letter, 0.7 * long)
    draw = ImageDraw.Draw(image)
    for y, begin, end in level:
        draw.line((begin, y, end - 1, y), fill=255)
    for x, begin, end in upright:
        draw.line((x, begin, x, end - 1), fill=255, width=3)
    return tuple(Box(x, begin, x + 1, end) for x, begin, end in upright)
