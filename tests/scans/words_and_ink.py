"""What a program that reads letters sees of a table: words and ink, without any picture."""

from collections.abc import Mapping, Sequence

from calculator.model import Crosstable
from calculator.reading import read_all
from calculator.scanned import Box, CloseLook, Picture, Word, close_looks

HIGH, WIDE = 10, 7
_PITCH = 20
#: A sheet in which a name, a result or a bye can be read, misread and cut off.
SHEET = [
    ["No.", "Name", "Pts", "Rnd1", "Rnd2", "Rnd3"],
    ["1", "Ann Kay", "2.5", "W4", "W2", "D3"],
    ["2", "Ben Orr", "2.0", "W5", "L1", "W6"],
    ["3", "Cem Lee", "2.0", "D6", "W4", "D1"],
    ["4", "Dea Roy", "1.0", "L1", "L3", "-B-"],
    ["5", "Eva Kim", "1.0", "L2", "-H-", "-H-"],
    ["6", "Fay Pat", "1.5", "D3", "-B-", "L2"],
]


def box_of(line: int, left: float, text: str, slope: float = 0) -> Box:
    """The place of a text in a line; ``slope`` is how much the lines fall to the right."""
    top = 10 + _PITCH * line + slope * left
    return Box(left, top, left + WIDE * len(text), top + HIGH)


def shown(
    rows: Sequence[Sequence[str]],
    starts: Sequence[float],
    *,
    misread: Mapping[tuple[int, int], str] | None = None,
    slope: float = 0,
    bars: Sequence[float] = (),
) -> Picture:
    """A picture of cells that begin at ``starts``; some are ``misread``, by line and column."""
    words: list[Word] = []
    ink: list[Box] = []
    for line, row in enumerate(rows):
        for at, text in enumerate(row):
            left = starts[at]
            for word in text.split():
                place = left + WIDE * text.index(word)
                said = (misread or {}).get((line, at), word)
                sure = 0.93 if said == word else 0.3
                if said:
                    words.append(Word(said, sure, box_of(line, place, word, slope)))
                for letter in range(len(word)):
                    one = box_of(line, place + WIDE * letter, "x", slope)
                    ink.append(one._replace(right=one.right - 1))
        ink += [Box(bar, 7 + _PITCH * line, bar + 1, 22 + _PITCH * line) for bar in bars]
    return Picture(tuple(words), tuple(ink), HIGH)


def read_alone(
    pictures: Sequence[Picture], rows: Sequence[Sequence[Sequence[str]]], starts: Sequence[float]
) -> dict[CloseLook, tuple[str, float]]:
    """What is read of each cell that is asked for again: what is there, but for its blanks."""
    found = {}
    for asked in close_looks(pictures):
        line = round((asked.box.top - 10) / _PITCH)
        at = max(range(len(starts)), key=lambda at: (starts[at] <= asked.box.left + 1, at))
        found[asked] = rows[asked.picture][line][at].replace(" ", ""), 0.9
    return found


def sections_of(text: str) -> list[tuple[str, Crosstable]]:
    """The sections of a text, none of which may be faulty."""
    found = []
    for title, table in read_all(text):
        assert isinstance(table, Crosstable), table
        found.append((title, table))
    return found
