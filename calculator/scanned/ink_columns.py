"""Lines of ink to columns: where no line, or hardly any, has ink, one column ends."""

from collections.abc import Sequence
from itertools import pairwise

from calculator.scanned.picture import Box

#: Columns are apart by so much of a letter's height, in all lines.
_APART = 0.5
#: Letters that are less apart belong to one word.
_TOGETHER = 0.55
#: So far apart may words of one cell be.
_PHRASE = 1.0
#: A line with this many cells is one of a table.
_CELLS = 3
#: On a typewriter so many letters are as far apart as most, but for so much; the next letter is no
#: further, nor is one of the same word, in parts of that.
_FIXED, _EVEN, _ENOUGH, _NEXT, _CLOSE = 0.8, 0.15, 40, 1.6, 0.9


def phrases(line: Sequence[Box], apart: float) -> list[Box]:
    """Return what is written without a gap.

    >>> phrases([Box(0, 0, 5, 9), Box(7, 0, 12, 9), Box(40, 0, 45, 9)], 5)
    [Box(left=0, top=0, right=12, bottom=9), Box(left=40, top=0, right=45, bottom=9)]
    """
    found: list[Box] = []
    for box in sorted(line):
        if found and box.left - found[-1].right < apart:
            last = found[-1]
            found[-1] = Box(
                last.left,
                min(last.top, box.top),
                max(last.right, box.right),
                max(last.bottom, box.bottom),
            )
        else:
            found.append(box)
    return found


def of_table(lines: Sequence[Sequence[Box]], high: float) -> list[int]:
    """Return which lines are of a table: those with many cells."""
    cells = [len(phrases(line, _PHRASE * high)) for line in lines]
    many = sorted(count for count in cells if count >= _CELLS)
    if not many:
        return []
    usual = many[len(many) // 2]
    return [at for at, count in enumerate(cells) if count >= max(_CELLS, 0.45 * usual)]


def pitch_of(lines: Sequence[Sequence[Box]]) -> float:
    """Return how far letters are apart on a typewriter, from middle to middle; else 0.

    >>> pitch_of([[Box(10 * at, 0, 10 * at + wide, 9) for at in range(40)] for wide in (4, 6)])
    10.0
    """
    steps = sorted(
        other.middle[0] - one.middle[0]
        for line in lines
        for one, other in pairwise(sorted(line))
        if other.left >= one.right
    )
    if not steps:
        return 0
    usual = steps[len(steps) // 2]
    near = [step for step in steps if step < _NEXT * usual]
    even = sum(abs(step - usual) < _EVEN * usual for step in near)
    return usual if len(near) >= _ENOUGH and even > _FIXED * len(near) else 0


def columns(
    lines: Sequence[Sequence[Box]], high: float, pitch: float = 0
) -> list[tuple[float, float]]:
    """Return where the columns of lines below each other begin and end.

    A period is far from the figures beside it on a typewriter, where letters are a ``pitch`` apart.

    >>> total = [Box(0, 0, 7, 9), Box(12, 7, 13, 9), Box(17, 0, 24, 9)]
    >>> columns([total, total], 9), columns([total, total], 9, 8)
    ([(0, 7), (12, 24)], [(0, 24)])
    """
    taken: list[tuple[float, float]] = []
    fixed = _CLOSE * (pitch or pitch_of(lines))
    spans = sorted(
        (phrase.left, phrase.right)
        for line in lines
        for phrase in phrases(line, max(_TOGETHER * high, fixed))
    )
    edges = sorted({edge for span in spans for edge in span})
    few = len(lines) // 25
    counts = [0] * len(edges)
    order = {edge: at for at, edge in enumerate(edges)}
    for left, right in spans:
        for at in range(order[left], order[right]):
            counts[at] += 1
    for at, count in enumerate(counts[:-1]):
        if count > few:
            if taken and taken[-1][1] == edges[at]:
                taken[-1] = (taken[-1][0], edges[at + 1])
            else:
                taken.append((edges[at], edges[at + 1]))
    merged: list[tuple[float, float]] = []
    for left, right in taken:
        if merged and left - merged[-1][1] < max(_APART * high, fixed):
            merged[-1] = (merged[-1][0], right)
        else:
            merged.append((left, right))
    if few:
        # What is in between is a column that is nearly empty.
        for left, right in spans:
            if all(right <= one or left >= other for one, other in merged):
                merged.append((left, right))
                merged.sort()
    return merged


def column_at(found: Sequence[tuple[float, float]], left: float, right: float) -> int | None:
    """Return the column that something is in, the nearest by its middle; else ``None``."""
    best: tuple[float, int] | None = None
    for at, (begin, end) in enumerate(found):
        over = min(right, end) - max(left, begin)
        if over > 0 and (best is None or over > best[0]):
            best = (over, at)
    return best[1] if best else None
