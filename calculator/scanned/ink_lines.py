"""Ink in a picture to lines: what is beside each other, though the paper may be bent."""

from collections.abc import Collection, Sequence
from math import inf

from calculator.scanned.picture import Box, Picture, letter_height

#: Beyond this many heights of a letter, a piece of ink is not a letter.
_TALL, _LONG = 2.5, 12
#: A line's letters are at the height of those before them, but for so much of a letter.
_DRIFT = 0.55
#: What is this many times as wide as it is high is a dash, or a rest of a rule or of a dark band.
_FLAT = 3
#: What is smaller, in parts of a letter's square, is dust in a photo.
_DUST = 0.01
#: What is no further above or below letters, in heights of a letter, is beside them.
_BESIDE = 0.1


def letter_ink(picture: Picture, bars: Collection[Box]) -> list[Box]:
    """Return the ink that may be letters; the places of the words where ink is not known."""
    high = letter_height(picture)
    if not picture.ink:
        return [word.box for word in picture.words]
    # On a screen there is no dust: a single point is the period of a total.
    least = 0 if any(picture.size) else _DUST * high * high
    return [
        box
        for box in picture.ink
        if box.high <= _TALL * high
        and box.wide <= _LONG * high
        and box not in bars
        and box.high * box.wide >= least
    ]


def lines(picture: Picture, bars: Collection[Box] = ()) -> list[list[Box]]:
    """Return the lines from the top, each with its ink from the left, without the bars."""
    high = letter_height(picture)
    ink = letter_ink(picture, bars)
    letters = [box for box in ink if 0.6 * high <= box.high <= 1.7 * high]
    found = _letter_lines(letters, high)
    others = [box for box in ink if not 0.6 * high <= box.high <= 1.7 * high]
    # How high each line reaches, and how low: what is further from that needs no closer look.
    edges = [[min(box.top for box in line), max(box.bottom for box in line)] for line in found]
    for box in others:
        y = box.middle[1]
        near = [
            (_off(line, box), at)
            for at, (line, (top, bottom)) in enumerate(zip(found, edges, strict=True))
            if max(top - y, y - bottom) < _DRIFT * high
        ]
        off, at = min(near, default=(inf, 0))
        # A dash is as high as the letters beside it; above or below them is no writing.
        if off < _DRIFT * high and (off < _BESIDE * high or box.wide < _FLAT * box.high):
            found[at].append(box)
            edges[at] = [min(edges[at][0], box.top), max(edges[at][1], box.bottom)]
    made = [sorted(line) for line in found]
    return sorted(made, key=lambda line: sum(box.middle[1] for box in line) / len(line))


def _letter_lines(letters: Sequence[Box], high: float) -> list[list[Box]]:
    """Put letters into lines, from the left: each beside the nearest one."""
    found: list[list[Box]] = []
    for box in sorted(letters):
        near = min(found, key=lambda line: abs(_level(line) - box.middle[1]), default=None)
        if near is not None and abs(_level(near) - box.middle[1]) < _DRIFT * high:
            near.append(box)
        else:
            found.append([box])
    # A line that begins further to the right at the same height is the rest of another.
    whole: list[list[Box]] = []
    for line in sorted(found, key=len, reverse=True):
        for other in whole:
            if abs(_mean(line) - _mean(other)) < 0.4 * high:
                other.extend(line)
                break
        else:
            whole.append(line)
    return whole


def _level(line: Sequence[Box]) -> float:
    last = line[-4:]
    return sum(box.middle[1] for box in last) / len(last)


def _mean(line: Sequence[Box]) -> float:
    return sum(box.middle[1] for box in line) / len(line)


def _off(line: Sequence[Box], box: Box) -> float:
    """Return how far a piece of ink is from the letters nearest to it in a line."""
    x, y = box.middle
    near = sorted(line, key=lambda other: abs(other.middle[0] - x))[:2]
    return max(
        0.0, min(other.top for other in near) - y, y - max(other.bottom for other in near)
    ) + 0.01 * abs(near[0].middle[1] - y)
