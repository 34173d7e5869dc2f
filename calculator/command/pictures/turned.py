"""Pictures that are not level, or seen from the side (``scan/turned.js``).

How they are turned is found out by their letters: lines of text meet in one point, however far
away, and so do the edges of columns.
"""

from collections.abc import Sequence
from math import ceil, floor, hypot, radians, tan
from operator import mul
from typing import NamedTuple

from PIL import Image

from calculator.command.pictures.ink import Piece
from calculator.scanned import Box

#: By how much lines may fall, as a tangent, and columns lean otherwise than at right angles.
_TURNED, _LEANING = tan(radians(20)), 0.16
#: By how much lines at opposite edges of a picture may differ, as tangents.
_MEETING = 0.4
#: What is not off by so much of a letter, at the edges, is level.
_LEVEL = 0.12
#: So much sharper must a view be than a plain one; and where it may be no photo at all.
_SHARPER, _MUCH_SHARPER = 1.02, 2.0
#: How many letters are enough to tell; and more take too long at first.
_ENOUGH, _SOME = 20, 300

type Point = tuple[float, float]


class Pencil(NamedTuple):
    """How lines lie about the middle of a picture. Lines as steep everywhere never meet."""

    steep: float
    """So steep is the line through the middle."""
    more: float = 0.0
    """So much steeper are those beside it, a pixel."""

    def off(self, along: float, across: float) -> float:
        """Return how far its lines are from plain ones, at the edges of a picture."""
        return abs(self.steep) * along / 2 + abs(self.more) * along * across / 4


class View(NamedTuple):
    """How a picture was seen."""

    rows: Pencil
    """How lines of text fall to the right."""
    columns: Pencil
    """How columns lean to the right, downwards."""


def view_of(
    found: Sequence[Piece], letter: float, size: tuple[int, int], *, photo: bool
) -> View | None:
    """Return the likeliest view; ``None`` if the picture is level.

    So seen, most letters are at the same heights, and columns begin and end at the same places. A
    ``photo`` may be askew though its lines are level.
    """
    letters = [
        box
        for box, _, _, _ in found
        if 0.5 * letter < box.high < 2 * letter and box.wide < 3 * letter
    ]
    if len(letters) < _ENOUGH:
        return None
    width, height = size
    middle, center = width / 2, height / 2
    bottoms = [(box.middle[0] - middle, box.bottom - center) for box in letters]
    rows = _sharpest(bottoms, letter / 4, size, Pencil(0.0), _TURNED, _SHARPER)
    level = rows.off(width, height) < _LEVEL * letter
    across = [(y, x) for x, y in _edges(letters, letter, rows, middle, center)]
    least = _MUCH_SHARPER if level and not photo else _SHARPER
    turned = height, width
    columns = _sharpest(across, letter / 3, turned, Pencil(-rows.steep), _LEANING, least)
    if level and columns.off(height, width) < _LEVEL * letter:
        return None
    return View(rows, columns)


def _sharpest(
    points: list[Point],
    bin_: float,
    size: tuple[int, int],
    plain: Pencil,
    most: float,
    sharper: float,
) -> Pencil:
    """Return which pencil has most points on the fewest lines, ``plain`` if none is sharper."""
    along, across = size
    best = plain
    some = points[:: -(-len(points) // _SOME) or 1]
    least = _sharpness(some, bin_, best) * sharper

    def search(points: list[Point], around: Pencil, step: Pencil) -> None:
        nonlocal best, least
        middle = best
        for by in range(-round(around.more / step.more), round(around.more / step.more) + 1):
            for to in range(
                -round(around.steep / step.steep), round(around.steep / step.steep) + 1
            ):
                one = Pencil(middle.steep + to * step.steep, middle.more + by * step.more)
                if (sharp := _sharpness(points, bin_, one)) > least:
                    least, best = sharp, one

    step = Pencil(bin_ / (along / 2), bin_ / (along / 2 * (across / 2)))
    search(some, Pencil(most, _MEETING / across), step)
    for part in (1, 0.4, 0.16, 0.064):
        least = _sharpness(points, bin_, best) * (sharper if best == plain else 1)
        fine = Pencil(step.steep * part, step.more * part)
        search(points, fine, Pencil(fine.steep / 3, fine.more / 3))
    return best


def _sharpness(points: list[Point], bin_: float, pencil: Pencil) -> float:
    """Return how sharp lines are: the sum of the squares of how many points are on each."""
    steep, more = pencil
    places = [(y - steep * x) / (1 + more * x) / bin_ for x, y in points]
    first = floor(min(places, default=0))
    counts = [0.0] * (ceil(max(places, default=0)) - first + 2)
    for place in places:
        at = place - first
        low = int(at)
        # A point between two lines is on both, in part: else the lines themselves would matter.
        counts[low] += 1 + low - at
        counts[low + 1] += at - low
    sharp: float = sum(map(mul, counts, counts))
    return sharp


def _edges(
    letters: Sequence[Box], letter: float, rows: Pencil, middle: float, center: float
) -> list[Point]:
    """Return where words begin and end that are apart from those beside them: columns do there."""
    levels = []
    for box in letters:
        x, y = box.middle[0] - middle, box.middle[1] - center
        levels.append(((y - rows.steep * x) / (1 + rows.more * x), x, y, box.left, box.right))
    levels.sort()
    found = []
    first = 0
    for level, x, y, begin, end in levels:
        while levels[first][0] < level - 0.6 * letter:
            first += 1
        left = right = True
        for other, at, _, begins, ends in levels[first:]:
            if other > level + 0.6 * letter:
                break
            left = left and not (at < x and ends > begin - letter)
            right = right and not (at > x and begins < end + letter)
        if left:
            found.append((begin - middle, y))
        if right:
            found.append((end - middle, y))
    return found


def straight(image: Image.Image, view: View) -> Image.Image:
    """Return a picture as it would be seen from straight in front; white where it was not."""
    (fall, meet), (lean, part) = view
    width, height = image.size
    # Both pencils meet on one line, that at infinity: 1 + far x + deep y = 0.
    both = 1 - fall * lean
    far, deep = (meet - fall * part) / both, (part - lean * meet) / both
    # What takes a point to the straight picture, from middle to middle: its steps along rows and
    # columns, which are as long as they were, divided by its depth.
    long, high = hypot(1, fall) / both, hypot(1, lean) / both
    a, b, d, e = long, -lean * long, -fall * high, high

    def there(x: float, y: float) -> Point:
        depth = 1 + far * x + deep * y
        return (a * x + b * y) / depth, (d * x + e * y) / depth

    corners = [there(x * width / 2, y * height / 2) for x in (-1, 1) for y in (-1, 1)]
    left, top = (floor(min(corner[at] for corner in corners)) for at in (0, 1))
    size = (
        ceil(max(corner[0] for corner in corners)) - left,
        ceil(max(corner[1] for corner in corners)) - top,
    )
    # Back: the straight point times its depth is the old one, but for turning.
    area = a * e - b * d
    deeper = (deep * d - far * e) / area, (far * b - deep * a) / area
    depth = 1 + deeper[0] * left + deeper[1] * top
    back = [
        value / depth
        for along, across, half in (
            (e / area, -b / area, width / 2),
            (-d / area, a / area, height / 2),
        )
        for value in (
            along + half * deeper[0],
            across + half * deeper[1],
            along * left + across * top + half * depth,
        )
    ]
    return image.transform(
        size,
        Image.Transform.PERSPECTIVE,
        [*back, deeper[0] / depth, deeper[1] / depth],
        Image.Resampling.BILINEAR,
        fillcolor=255,
    )
