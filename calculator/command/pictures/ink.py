"""Runs of dark pixels: the pieces of ink that hang together, and rules."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from calculator.scanned import Box

type Run = tuple[int, int, int]
"""Line, begin, end."""
type Runs = list[Run]

_DARK = re.compile(rb"[^\0]+")
#: How dark pixels are: ink, and ink that is dense.
_INK, _DENSE = 128, 255
#: No stroke of a letter is longer, in heights of a letter; what is may be a piece of a rule.
_PIECE = 1.25
#: In one line, pieces must add up to so much: a single one may be of a title's letter.
_ADDED = 6


class Piece(NamedTuple):
    """Ink that hangs together."""

    box: Box
    area: int
    dense: bool
    """Whether some of it is dark enough to be no noise."""
    runs: Runs


def bits_of(image: Image.Image, dark: int, faint: int = -1) -> Image.Image:
    """Return where ink is: what is darker than ``dark``, and dense if no lighter than ``faint``."""
    shades = [_DENSE if at <= faint else _INK if at < dark else 0 for at in range(256)]
    return image.point(shades)


def runs_of(bits: bytes, width: int) -> Runs:
    r"""Return the runs of bytes that are not 0, line by line.

    >>> runs_of(b"\0\xff\xff\0\xff\0\0\xff", 4)
    [(0, 1, 3), (1, 0, 1), (1, 3, 4)]
    """
    return [
        (line, found.start(), found.end())
        for line in range(len(bits) // width)
        for found in _DARK.finditer(bits[line * width : (line + 1) * width])
    ]


def pieces(bits: bytes, width: int) -> list[Piece]:
    r"""Return what hangs together, corners too.

    >>> [piece.box for piece in pieces(b"\0\xff\0\0\xff\0\0\xff", 4)]
    [Box(left=0, top=0, right=2, bottom=2), Box(left=3, top=1, right=4, bottom=2)]
    """
    runs = runs_of(bits, width)
    parent = list(range(len(runs)))

    def root(at: int) -> int:
        while parent[at] != at:
            parent[at] = parent[parent[at]]
            at = parent[at]
        return at

    before: list[int] = []
    now: list[int] = []
    line = -1
    first = 0
    for at, (row, begin, end) in enumerate(runs):
        if row != line:
            before, now = (now if row == line + 1 else []), []
            line, first = row, 0
        while first < len(before) and runs[before[first]][2] < begin:
            first += 1
        for other in before[first:]:
            if runs[other][1] > end:
                break
            parent[root(other)] = root(at)
        now.append(at)
    groups: dict[int, Runs] = {}
    for at, run in enumerate(runs):
        groups.setdefault(root(at), []).append(run)
    return [
        Piece(
            Box(
                min(begin for _, begin, _ in some),
                some[0][0],
                max(end for _, _, end in some),
                some[-1][0] + 1,
            ),
            sum(end - begin for _, begin, end in some),
            any(
                _DENSE in bits[row * width + begin : row * width + end] for row, begin, end in some
            ),
            some,
        )
        for some in groups.values()
    ]


def letter_height(found: Sequence[Piece]) -> float:
    """Return how high letters and figures are; 0 where there are none."""
    heights = sorted(
        box.high
        for box, area, _, _ in found
        if box.high >= 5
        and box.wide < 3 * box.high
        and box.high < 8 * box.wide
        and area > 0.1 * box.high * box.wide
    )
    # Capitals and figures are the higher half.
    return heights[int(len(heights) * 0.6)] if heights else 0


def rules_in(runs: Runs, letter: float, long: float) -> Runs:
    """Return the runs that are of rules: long ones, or many shorter ones in a line."""
    some = [run for run in runs if run[2] - run[1] > _PIECE * letter]
    sums: Counter[int] = Counter()
    for line, begin, end in some:
        sums[line] += end - begin
    return [
        (line, begin, end)
        for line, begin, end in some
        if end - begin > long or max(sums[line + by] for by in (-1, 0, 1)) >= _ADDED * letter
    ]
