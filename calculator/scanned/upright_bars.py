"""Upright bars between columns, as printouts on a typewriter have them."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise

from calculator.scanned.picture import Box, Picture, Word, letter_height

#: Stacked bars: so narrow, in parts of a capital, and so high; how many at least, and how near.
_NARROW, _HIGHER, _STACKED, _BESIDE = 0.36, 1.1, 6, 0.35
#: Bars of one stack are no further apart, in heights of a letter, and are so much of its length.
_SPREAD, _COVERED = 0.9, 0.35
#: A line has one of a stack; so many times the lines are at most in it, as some are in pieces.
_ONCE = 1.25
#: What lies between two bars and is no wider, in heights of a letter, holds no letter.
_GAP = 0.3
#: Letters of a word are no further apart, in heights of one; in so many lines a bar is not between
#: two that are as near.
_LETTERS_APART, _WITHIN = 0.3, 0.3
#: What bars are read as: between letters, before them, after them.
_BAR = re.compile(r"[|\[\]{}!¦]")
_BEFORE = re.compile(r"^[|\[\]{}!¦(IljJ1]+(?=.)")
_BEHIND = re.compile(r"(?<=.)[|\[\]{}!¦)Ilj1]$")


def bars(picture: Picture) -> set[Box]:
    """Return the upright bars between columns: by their shape, or because they are stacked.

    >>> menu = [Box(9 * at, 0, 9 * at + 6, 10) for at in range(4)]
    >>> name, bar = [Box(9 * at, 20, 9 * at + 8, 34) for at in range(4)], Box(50, 15, 52, 39)
    >>> bars(Picture((), (*menu, *name, Box(37, 20, 39, 35), bar), 10)) == {bar}
    True
    """
    high = letter_height(picture)
    # Letters that are as narrow are lower. Bars themselves make letters seem higher than they are.
    heights = sorted(box.high for box in picture.ink if 0.5 * high < box.high < 1.6 * high
                     and box.wide > _NARROW * box.high)  # fmt: skip
    capital = heights[int(0.8 * len(heights))] if heights else high
    # Where menus in small print are around, an l of the table is as high as a bar there.
    found = {box for box in picture.ink if is_bar(box, max(high, capital))}
    maybe = sorted(
        (
            box
            for box in picture.ink
            if box.wide < _NARROW * capital and box.high > _HIGHER * capital
        ),
        key=lambda box: box.middle,
    )
    stacks: list[list[Box]] = []
    for box in maybe:
        if stacks and box.middle[0] - stacks[-1][-1].middle[0] < _BESIDE * high:
            stacks[-1].append(box)
        else:
            stacks.append([box])
    stacks = [stack for stack in stacks if _upright(stack, high) and not _in_words(stack, picture)]
    most = max(map(len, stacks), default=0)
    if most >= _STACKED:
        found |= {box for stack in stacks if 4 * len(stack) >= most for box in stack}
    return found


def _upright(stack: Sequence[Box], high: float) -> bool:
    """Whether what is stacked may be a bar: in most lines, and always at the same place.

    An l is in some of the names of a column only, at this place or that, or twice in one line.

    >>> _upright([Box(0, 15 * at, 1, 15 * at + 10) for at in range(6)], 9)
    True
    >>> _upright([Box(0, 60 * at, 1, 60 * at + 10) for at in range(6)], 9)
    False
    >>> _upright([Box(x, 15 * at, x + 1, 15 * at + 10) for at in range(6) for x in (0, 3)], 9)
    False
    """
    long = max(box.bottom for box in stack) - min(box.top for box in stack)
    levels = {round(box.middle[1] / high) for box in stack}
    if len(stack) > _ONCE * len(levels):
        return False
    covered = len(levels) * sum(box.high for box in stack) / len(stack)
    return stack[-1].left - stack[0].left <= _SPREAD * high and covered >= _COVERED * long


def _in_words(stack: Sequence[Box], picture: Picture) -> bool:
    """Whether what is stacked are letters of words on a screen: others are beside it at both sides.

    On a typewriter a bar has the room of a letter, and they are as near.

    >>> stack = [Box(10, 15 * at, 12, 15 * at + 11) for at in range(4)]
    >>> near = [Box(x, box.top + 3, x + 6, box.bottom) for box in stack for x in (3, 13)]
    >>> picture = Picture((), (*stack, *near), 10, size=(99, 99))
    >>> _in_words(stack, picture), _in_words(stack, picture._replace(size=(0, 0)))
    (True, False)
    """
    if not any(picture.size) or any(picture.typed):
        return False
    room = _LETTERS_APART * letter_height(picture)

    def within(bar: Box) -> bool:
        beside = [
            box
            for box in picture.ink
            if box.bottom > bar.top and box.top < bar.bottom and box.wide > bar.wide
        ]
        return any(0 <= bar.left - box.right < room for box in beside) and any(
            0 <= box.left - bar.right < room for box in beside
        )

    return _WITHIN * len(stack) < sum(map(within, stack))


def is_bar(box: Box, high: float) -> bool:
    """Whether a piece of ink is an upright bar between columns.

    >>> is_bar(Box(0, 0, 1, 14), 10), is_bar(Box(0, 0, 3, 10), 10)
    (True, False)
    """
    thick = box.wide / high
    return (box.high > 1.15 * high and thick < 0.22) or (box.high > 1.4 * high and thick < 0.4)


def without_bars(picture: Picture, bars: Collection[Box]) -> Picture:
    """Return a picture whose words end at the bars: what was read across one is parted.

    A word of which nobody knows what is on which side is left out.

    >>> word = Word("13|W", 0.9, Box(0, 0, 40, 10))
    >>> [part.text for part in without_bars(Picture((word,), (), 10), {Box(19, 0, 21, 12)}).words]
    ['13', 'W']
    """
    high = letter_height(picture)
    levels: dict[int, list[Box]] = defaultdict(list)
    for bar in bars:
        for level in range(int(bar.top // high), int(bar.bottom // high) + 1):
            levels[level].append(bar)
    return picture._replace(words=tuple(_word_parts(picture.words, levels, high)))


def _word_parts(words: Iterable[Word], levels: dict[int, list[Box]], high: float) -> Iterator[Word]:
    for word in words:
        left, top, right, bottom = word.box
        middle = word.box.middle[1]
        near = [
            bar
            for bar in levels.get(int(middle // high), ())
            if bar.top < middle < bar.bottom and bar.right > left and bar.left < right
        ]
        if not near:
            yield word
            continue
        edges = [left, *(edge for bar in sorted(near) for edge in (bar.left, bar.right)), right]
        rooms = [
            (one, other) for one, other in list(pairwise(edges))[::2] if other - one > _GAP * high
        ]
        texts = [text for text in _BAR.split(word.text) if text]
        if len(rooms) == 1 and len(texts) == 1:
            (text,) = texts
            if text == word.text:
                # A bar at its edge was read as a letter.
                text = _BEFORE.sub("", text) if rooms[0][0] > left else text
                text = _BEHIND.sub("", text) if rooms[0][1] < right else text
            texts = [text]
        if len(rooms) == len(texts):
            for (one, other), text in zip(rooms, texts, strict=True):
                yield word._replace(text=text, box=Box(one, top, other, bottom))
