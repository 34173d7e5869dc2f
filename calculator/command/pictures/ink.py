"""Runs of dark pixels: the pieces of ink that hang together, rules, and how far lines fall."""

import re
from collections import Counter
from collections.abc import Sequence
from math import radians, tan

from calculator.scanned import Box

type Run = tuple[int, int, int]
"""Line, begin, end."""
type Runs = list[Run]

_DARK = re.compile(rb"\xff+")
#: No stroke of a letter is longer, in heights of a letter; what is may be a piece of a rule.
_PIECE = 1.25
#: In one line, pieces must add up to so much: a single one may be of a title's letter.
_ADDED = 6
#: By how many degrees a picture may be turned, and how finely that is found out.
_TURNED, _STEPS = 20.0, (0.5, 0.05)


def runs_of(bits: bytes, width: int) -> Runs:
    r"""Return the runs of bytes that are 255, line by line.

    >>> runs_of(b"\0\xff\xff\0\xff\0\0\xff", 4)
    [(0, 1, 3), (1, 0, 1), (1, 3, 4)]
    """
    return [
        (line, found.start(), found.end())
        for line in range(len(bits) // width)
        for found in _DARK.finditer(bits[line * width : (line + 1) * width])
    ]


def pieces(runs: Runs) -> list[Box]:
    """Return what hangs together, corners too.

    >>> pieces([(0, 0, 2), (1, 2, 3), (1, 9, 10)])
    [Box(left=0, top=0, right=3, bottom=2), Box(left=9, top=1, right=10, bottom=2)]
    """
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
    boxes: dict[int, Box] = {}
    for at, (row, begin, end) in enumerate(runs):
        key = root(at)
        old = boxes.get(key)
        boxes[key] = (
            Box(min(old.left, begin), old.top, max(old.right, end), row + 1)
            if old
            else Box(begin, row, end, row + 1)
        )
    return list(boxes.values())


def letter_height(found: Sequence[Box]) -> float:
    """Return how high letters and figures are; 0 where there are none."""
    heights = sorted(
        box.high
        for box in found
        if box.high >= 5 and box.wide < 3 * box.high and box.high < 8 * box.wide
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


def slope(found: Sequence[Box], letter: float) -> float:
    """Return by how many degrees lines fall to the right; so turned, most letters are level."""
    letters = [
        (box.middle[0], box.bottom)
        for box in found
        if 0.5 * letter < box.high < 2 * letter and box.wide < 3 * letter
    ]
    if len(letters) < 20:
        return 0.0
    bin_ = max(1.0, letter / 4)

    def sharpness(degrees: float) -> int:
        fall = tan(radians(degrees))
        counts = Counter(round((bottom - fall * middle) / bin_) for middle, bottom in letters)
        return sum(count * count for count in counts.values())

    best, around = 0.0, _TURNED
    for step in _STEPS:
        most, middle = 1.02 * sharpness(best), best
        for at in range(round(2 * around / step) + 1):
            degrees = middle - around + at * step
            sharp = sharpness(degrees)
            if sharp > most:
                most, best = sharp, degrees
        around = step
    return best if abs(best) >= 0.1 else 0.0
