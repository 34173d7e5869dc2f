"""What a telephone makes of a printed table: askew, uneven light, a crease, blur, noise, JPEG."""

from __future__ import annotations

import io
from math import copysign, cos, radians, sin
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

#: So far at least and at most is a picture turned, in degrees, to the left or to the right.
TURNED = (0.0, 6.0)
#: So far are its corners off, in parts of its size.
ASKEW = 0.02
_MARGIN = 60

type Point = tuple[float, float]


def spoiled(
    picture: Image.Image,
    rng: Random,
    blur: tuple[float, float] = (0.4, 1.0),
    turned: tuple[float, float] = TURNED,
) -> Image.Image:
    """A photo of a sheet that shows a picture; always the same for the same random numbers."""
    wide, high = picture.size
    sheet = Image.new("L", (wide + 2 * _MARGIN, high + 2 * _MARGIN), 250)
    sheet.paste(picture.convert("L"), (_MARGIN, _MARGIN))
    _crease(sheet, rng)
    photo = _askew(sheet, rng, turned)
    photo = ImageChops.multiply(photo, _light(photo.size, rng))
    photo = photo.filter(ImageFilter.GaussianBlur(rng.uniform(*blur)))
    photo = ImageChops.add(photo, noise(photo.size, rng, (6, 14)), scale=1, offset=-128)
    held = io.BytesIO()
    photo.save(held, "JPEG", quality=rng.randint(55, 85))
    return Image.open(held).convert("RGB")


def noise(size: tuple[int, int], rng: Random, deviation: tuple[float, float]) -> Image.Image:
    """Noise around 128 that deviates by an amount between two; the same for the same numbers.

    Pillow's own is other noise at each call.
    """
    wide, high = size
    one, two, three, four = (
        Image.frombytes("L", size, rng.randbytes(wide * high)) for _ in range(4)
    )
    # The mean of four even ones is as good as normal, and deviates by 36.8.
    mean = Image.blend(Image.blend(one, two, 0.5), Image.blend(three, four, 0.5), 0.5)
    share = rng.uniform(*deviation) / 36.8
    spread = [round(128 + (value - 127.5) * share) for value in range(256)]
    return mean.point([min(max(value, 0), 255) for value in spread])


def _crease(sheet: Image.Image, rng: Random) -> None:
    """Fold it once: a line that is a little darker, and one beside it that is lighter."""
    wide, high = sheet.size
    at = rng.uniform(0.3, 0.7) * high
    lean = rng.uniform(-0.03, 0.03) * high
    fold = Image.new("L", sheet.size, 0)
    ImageDraw.Draw(fold).line((0, at, wide, at + lean), fill=50, width=3)
    soft = fold.filter(ImageFilter.GaussianBlur(2))
    sheet.paste(ImageChops.subtract(sheet, soft))


def _askew(sheet: Image.Image, rng: Random, turned: tuple[float, float]) -> Image.Image:
    """Turn it, and see it from the side; around it is the wall."""
    wide, high = sheet.size
    # From -1 to 1: the sign is the side.
    side = rng.uniform(-1, 1)
    least, most = turned
    angle = radians(copysign(least + abs(side) * (most - least), side))
    corners = []
    for x, y in ((0, 0), (wide, 0), (wide, high), (0, high)):
        dx, dy = x - wide / 2, y - high / 2
        off = [rng.uniform(-ASKEW, ASKEW) * max(wide, high) for _ in range(2)]
        corners.append(
            (dx * cos(angle) - dy * sin(angle) + off[0], dx * sin(angle) + dy * cos(angle) + off[1])
        )
    left, top = (min(corner[at] for corner in corners) - 10 for at in (0, 1))
    right, bottom = (max(corner[at] for corner in corners) + 10 for at in (0, 1))
    size = round(right - left), round(bottom - top)
    seen = [(x - left, y - top) for x, y in corners]
    flat: list[Point] = [(0, 0), (wide, 0), (wide, high), (0, high)]
    return sheet.transform(
        size,
        Image.Transform.PERSPECTIVE,
        _coefficients(seen, flat),
        Image.Resampling.BICUBIC,
        fillcolor=180,
    )


def _coefficients(seen: list[Point], flat: list[Point]) -> list[float]:
    """Solve for the eight numbers that take four points to four others."""
    rows: list[list[float]] = []
    for (x, y), (u, v) in zip(seen, flat, strict=True):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    for at in range(8):
        best = max(range(at, 8), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for row in range(8):
            if row != at:
                many = rows[row][at]
                rows[row] = [a - many * b for a, b in zip(rows[row], rows[at], strict=True)]
    return [row[8] for row in rows]


def _light(size: tuple[int, int], rng: Random) -> Image.Image:
    """Light that falls from one side, and the shadow of whoever takes the picture."""
    fall = Image.linear_gradient("L").rotate(rng.choice((0, 90, 180, 270))).resize(size)
    light = fall.point([round(150 + 105 * value / 255) for value in range(256)])
    shadow = Image.new("L", size, 255)
    wide, high = size
    x, y = rng.uniform(-0.2, 0.9) * wide, rng.uniform(0.4, 1) * high
    ImageDraw.Draw(shadow).ellipse((x, y, x + 0.6 * wide, y + high), fill=185)
    return ImageChops.multiply(light, shadow.filter(ImageFilter.GaussianBlur(0.04 * wide)))
