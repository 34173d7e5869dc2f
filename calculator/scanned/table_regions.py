"""Where the tables of a picture are: tables beside each other, and what a screen has around them.

A heading tells where a table is. Whatever a picture has above its title, a spreadsheet's letters
and row numbers, or a list of links beside it are not part of it.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.scanned.picture import Box, Picture, Word, letter_height
from calculator.scanned.reading_door import Cell, column

#: Words are in one line if their middles are no further apart, in heights of a letter.
_LEVEL = 0.5
#: Words of one heading are no further apart.
_TOGETHER = 1.3
#: So many known headings make a line that of a table, and so large a part of its words.
_HEADINGS, _PART = 3, 0.4
#: A title is no further above its heading.
_TITLE = 5.5
#: What is so much further below a table than its rows are apart is no row of it, if it has no more
#: than so many words with figures.
_FAR, _FIGURES = 1.6, 2
#: How much room is between a table and what is beside it, in heights of a letter.
_ASIDE = 1.5
#: The share of a spreadsheet's row numbers that were read.
_NUMBERED = 0.6
#: What a 1 that is alone is read as.
_ONE = frozenset("Il|i!")
#: A line with this many letters in the order of the alphabet is that above a spreadsheet.
_LETTERS = 3
_CAPITAL = pattern(r"(?<=[a-z])(?=[A-Z])")
#: What a table has between its names and those of the next one.
_ENDING = frozenset({"round", "total"})


class _Heading(NamedTuple):
    """A line with headings, and which of its words begin a table."""

    line: tuple[Word, ...]
    starts: tuple[int, ...]

    @property
    def top(self) -> float:
        return min(word.box.top for word in self.line)

    @property
    def bottom(self) -> float:
        return max(word.box.bottom for word in self.line)


def regions(picture: Picture) -> list[Picture]:
    """Return the parts of a picture with a table, or several below each other, in reading order.

    Where nothing shows more than one, that is the picture.
    """
    high = letter_height(picture)
    lines = _lines(picture.words, high)
    heads = [head for line in lines if (head := _heading(line))]
    if not heads:
        return [picture]
    if max(len(head.starts) for head in heads) < 2:
        return [_table_only(picture, heads[0], high)]
    # What goes across the page begins a new row of tables.
    tops = [_above(picture, head, high) for head in heads]
    made = []
    for head, top, bottom in zip(heads, tops, [*tops[1:], float("inf")], strict=True):
        band = _within(picture, Box(float("-inf"), top, float("inf"), bottom))
        edges = [_edge(band, head, at, high) for at in head.starts[1:]]
        for left, right in pairwise([float("-inf"), *edges, float("inf")]):
            part = _within(band, Box(left, top, right, bottom))
            own = _Heading(tuple(word for word in head.line if left <= word.box.middle[0] < right),
                           (0,))  # fmt: skip
            made.append(_table_only(part, own, high))
    return made


def _lines(words: Sequence[Word], high: float) -> list[tuple[Word, ...]]:
    """Return words line by line, from the top."""
    found: list[list[Word]] = []
    for word in sorted(words, key=lambda word: word.box.middle[1]):
        if found and word.box.middle[1] - found[-1][-1].box.middle[1] < _LEVEL * high:
            found[-1].append(word)
        else:
            found.append([word])
    return [tuple(sorted(line, key=lambda word: word.box.left)) for line in found]


def _kind(word: Word) -> str:
    # A narrow blank is not seen: "PlayerName".
    text = _CAPITAL.sub(" ", word.text.strip("|[](){}_—-'\""))
    return column(Cell(text, 1, 1)).kind if text else "other"


def _kinds(line: Sequence[Word]) -> list[str]:
    """Return what each word of a line heads; "Round" and a number behind it are one heading.

    >>> place = Box(0, 0, 9, 9)
    >>> _kinds([Word(text, 1, place) for text in ("PlayerName", "Round", "1", "Pts")])
    ['name', 'round', 'round', 'total']
    """
    kinds = [_kind(word) for word in line]
    for at, (one, other) in enumerate(pairwise(line)):
        both = one._replace(text=f"{one.text} {other.text}")
        if kinds[at] == kinds[at + 1] == "other" and _kind(both) == "round":
            kinds[at : at + 2] = ["round", "round"]
    return kinds


def _heading(line: Sequence[Word]) -> _Heading | None:
    """Return the heading that a line is, if it is one.

    >>> read = "F Name RAAS [RAS [Rds Total No. PlayerName [ROA [Rds Rudd Rads [Rds"
    >>> found = _heading([Word(text, 1, Box(0, 0, 9, 9)) for text in read.split()])
    >>> found and found.starts
    (1, 6)
    """
    kinds = _kinds(line)
    known = [kind for kind in kinds if kind != "other"]
    counted = _round_numbers(line)
    if len(known) < _HEADINGS - (counted >= _HEADINGS):
        return None
    if not {"name", "first"} & set(known):
        return None
    # Two headings of names with one of totals between them are those of two tables, whatever the
    # others were read as.
    two = any(
        kind == "total" and "name" in known[:at] and "name" in known[at:]
        for at, kind in enumerate(known)
    )
    if not two and len(known) + counted < max(_HEADINGS, _PART * len(line)):
        return None
    starts: list[int] = []
    ended = True
    for at, kind in enumerate(kinds):
        if kind in _ENDING or (line[at].text.isdecimal() and starts and at > starts[-1] + 1):
            ended = True
        elif kind in {"name", "first"} and ended:
            first = at
            while first and kinds[first - 1] == "number" and starts[-1:] != [first - 1]:
                first -= 1
            starts.append(first)
            ended = False
    return _Heading(tuple(line), tuple(starts)) if starts else None


def _round_numbers(line: Sequence[Word]) -> int:
    """Return how many words of a line are but the numbers of rounds: 1, 2, 3 …, in this order."""
    numbers = [int(word.text) for word in line if word.text.isdecimal() and len(word.text) < 3]
    run = longest = 0
    for number in numbers:
        run = run + 1 if number == run + 1 else int(number == 1)
        longest = max(longest, run)
    return longest if longest > 1 else 0


def _above(picture: Picture, head: _Heading, high: float) -> float:
    """Return where a row of tables with their titles begins.

    A line above the heading is one of titles if it has no more phrases than there are tables.
    """
    lines = _lines(picture.words, high)
    above = [line for line in lines if line[0].box.middle[1] < head.top]
    top = head.top
    while above:
        line = above[-1]
        own = min(word.box.top for word in line)
        if head.top - own > _TITLE * high or _phrases(line, high) > len(head.starts):
            break
        top = own
        del above[-1]
    if not above:
        return top - high
    return (top + max(word.box.bottom for word in above[-1])) / 2


def _phrases(line: Sequence[Word], high: float) -> int:
    """Return how many phrases a line has, far from each other."""
    return 1 + sum(other.box.left - one.box.right > _ASIDE * high for one, other in pairwise(line))


def _within(picture: Picture, place: Box) -> Picture:
    """Return what is within a place."""

    def held(box: Box) -> bool:
        x, y = box.middle
        return place.left <= x < place.right and place.top <= y < place.bottom

    return picture._replace(
        words=tuple(word for word in picture.words if held(word.box)),
        ink=tuple(box for box in picture.ink if held(box)),
        rules=tuple(box for box in picture.rules if held(box)),
    )


def _edge(band: Picture, head: _Heading, at: int, high: float) -> float:
    """Return where a table beside another begins: in the widest room left of its first heading."""
    start = head.line[at].box
    before = head.line[at - 1].box
    ink = [box for box in band.ink if box.bottom > head.top - high / 2]
    gap = _widest(ink or [word.box for word in band.words], before.left, start.right)
    return gap or (before.right + start.left) / 2


def _widest(ink: Sequence[Box], left: float, right: float, least: float = 0) -> float | None:
    """Return the middle of the widest room without ink between two edges."""
    best: tuple[float, float] | None = None
    edge = left
    for box in [*sorted(box for box in ink if box.right > left and box.left < right),
                Box(right, 0, right, 0)]:  # fmt: skip
        if box.left - edge > max(least, best[0] if best else 0):
            best = box.left - edge, (box.left + edge) / 2
        edge = max(edge, box.right)
    return best[1] if best else None


def _table_only(picture: Picture, head: _Heading, high: float) -> Picture:
    """Leave out what is not part of a table: above its title, and beside it."""
    lines = _lines(picture.words, high)
    start = head.line[head.starts[0]].box
    below = [line for line in lines if line[0].box.middle[1] > head.bottom]
    left = _strip(picture, head, below, high)
    if left is None:
        ink = [box for box in picture.ink if box.bottom > head.top]
        room = _widest(ink, min((box.left for box in ink), default=0), start.left, _ASIDE * high)
        aside = [word for word in picture.words if room and word.box.right <= room]
        names = sum(not any(map(str.isdecimal, word.text)) for word in aside)
        # "No. PBlayer Rating Team": where the names' heading is misread, that of clubs is one.
        numbered = any(word in aside and _kind(word) == "number" for word in head.line)
        beside = room is not None and names > 0.7 * len(aside) and not numbered
        left = room if room is not None and beside else float("-inf")
    # Of a list of links beside the table, lines are at other heights.
    own = [kept for line in below if (kept := [word for word in line if word.box.right > left])]
    last = max([head.bottom, *(one.bottom for line in own if (one := _heading(line)))])
    bottom = _ends([line for line in own if line[0].box.top > last], last)
    top = head.top - _TITLE * high
    for line in lines:
        if line[0].box.middle[1] < head.top and (
            _is_column_letters(line) or _is_row_number(line) or _is_menu(line, head, high)
        ):
            top = max(top, *(word.box.bottom for word in line))
    return _within(picture, Box(left, top, float("inf"), bottom))


def _ends(lines: Sequence[Sequence[Word]], top: float) -> float:
    """Return where the lines of a table end: far above words that are no row."""
    levels = [top, *(sum(word.box.bottom for word in line) / len(line) for line in lines)]
    pitches = sorted(other - one for one, other in pairwise(levels))
    usual = pitches[len(pitches) // 2] if pitches else 0
    for line, before, level in zip(lines, levels, levels[1:], strict=False):
        figures = sum(any(map(str.isdecimal, word.text)) for word in line)
        if level - before > _FAR * usual and figures < _FIGURES:
            return min(word.box.top for word in line) - 1
    return float("inf")


def _is_row_number(line: Sequence[Word]) -> bool:
    """Whether a line is but a row number."""
    return len(line) == 1 and line[0].text.isdecimal()


def _is_menu(line: Sequence[Word], head: _Heading, high: float) -> bool:
    """Whether a line above a heading is something else: many phrases, and far from it.

    Two lines of one heading are near each other, and a title is one phrase or two.
    """
    level = max(word.box.bottom for word in line)
    return head.top - level > _ASIDE * high and _phrases(line, high) >= _HEADINGS


def _is_column_letters(line: Sequence[Word]) -> bool:
    """Whether a line holds letters of the alphabet in their order, and little else."""
    said = [word.text.strip("|[]()").upper() for word in line]
    single = [text for text in said if len(text) == 1 and text.isalpha()]
    return (
        len(single) >= max(_LETTERS, _NUMBERED * len(said))
        and sum(one < other for one, other in pairwise(single)) >= len(single) - 2
    )


def _strip(
    picture: Picture, head: _Heading, below: Sequence[Sequence[Word]], high: float
) -> float | None:
    """Return where a spreadsheet's row numbers end, if there are any: the heading has one, too."""
    first = head.line[0]
    own = "1" if first.text in _ONE else first.text
    if head.starts[0] == 0 or not own.isdecimal():
        return None
    numbers = [line[0].text for line in below]
    steps = Counter(int(text) - at for at, text in enumerate(numbers, 1) if text.isdecimal())
    begins, right = max(steps.items(), key=lambda one: one[1], default=(0, 0))
    # Below a heading, players begin with 1, and rows do not. Its own number is alone in its corner,
    # and read with a figure more now and then.
    if begins < 1 or str(begins) not in own:
        return None
    if right < _NUMBERED * len(numbers) and right < _HEADINGS:
        return None
    ink = [box for box in picture.ink if box.bottom > head.top and box.wide < _TITLE * high]
    start = head.line[head.starts[0]].box
    return _widest(ink, first.box.left, start.right) or (first.box.right + start.left) / 2
