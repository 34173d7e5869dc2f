"""Lines that are a heading above once more, amid rows that go on: pages, or every few rows."""

import itertools
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from calculator.model.late import pattern
from calculator.reading.columns.headings import may_head

_TWICE = 2
#: The number at the beginning of a row.
_BEGUN = pattern(r"\W*(\d{1,4})\b")


def headings_again(lines: Sequence[str]) -> set[int]:
    """Return the numbers of lines that are a heading above once more, amid rows that go on.

    >>> headings_again(["# Name R1", "3 Ann L Bo", "# Name R1", "1 Bo W Ann"])
    {3}
    >>> headings_again(["# Name R1", "1 Ann L Bo", "# Name R1", "1 Cy W Di"])
    set()
    """
    filled = [(at, line) for at, line in enumerate(lines, 1) if line.strip()]
    texts = [line for _, line in filled]
    numbers = [match[1] if (match := _BEGUN.match(line)) else "" for line in texts]
    places_of: defaultdict[str, list[int]] = defaultdict(list)
    for at, line in enumerate(texts):
        places_of[line].append(at)
    found: set[int] = set()
    for heading, places in places_of.items():
        if len(places) < _TWICE or not may_head(heading):
            continue
        above: set[str] = set()
        for before, at in pairwise(places):
            above.update(numbers[before + 1 : at])
            below = set(itertools.takewhile(bool, numbers[at + 1 :]))
            if numbers[at - 1] and below and not above & below:
                found.add(filled[at][0])
            else:
                above = set()
    return found
