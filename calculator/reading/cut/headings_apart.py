"""Headings that were copied one below the other, above rows whose cells are in one line.

So browsers copy a page whose headings are boxes of their own, as DataTables 2 makes them, with
arrows to sort by. Between two headings may be a line that holds only a tab.
"""

from collections.abc import Sequence

from calculator.reading.columns.headings import heading_columns
from calculator.reading.text.grid import tabbed

#: Fewer tabs are in no row, and no heading is longer.
_FEWEST_TABS, _LONGEST = 3, 40


def with_headings(text: str) -> str:
    r"""Return a text in which such headings are one line, the last of theirs; the others are empty.

    Every row stays in its line.

    >>> rows = "1\tAnn\tW2\tL3\n2\tBob\tL1\tW3"
    >>> with_headings(
    ...     f"Search:\nNo\nName\nR1\nR2\n{rows}"
    ... ) == f"Search:\n\n\n\nNo\tName\tR1\tR2\n{rows}"
    True
    """
    if "\t" not in text:
        return text
    lines = text.split("\n")
    made = list(lines)
    for first in _tables(lines):
        width = lines[first].count("\t") + 1
        heads = _above(lines, first, width)
        if heads:
            whole = "\t".join(lines[at].strip() for at in heads)
            if heading_columns(tabbed(heads[-1] + 1, whole).cells):
                made[heads[0] : first] = [""] * (first - heads[0])
                made[heads[-1]] = whole
    return text if made == lines else "\n".join(made)


def _tables(lines: Sequence[str]) -> list[int]:
    """Return the first of two rows or more with as many tabs, below a line that has none."""
    tabs = [line.count("\t") if line.strip() else 0 for line in lines]
    return [
        at
        for at in range(1, len(lines) - 1)
        if tabs[at] >= _FEWEST_TABS and tabs[at + 1] == tabs[at] and not tabs[at - 1]
    ]


def _above(lines: Sequence[str], first: int, width: int) -> list[int]:
    """Return the lines above a table that may be its headings; none if there are not enough."""
    found: list[int] = []
    at = first
    while at and len(found) < width:
        at -= 1
        text = lines[at].strip()
        if "\t" in text or len(text) > _LONGEST:
            return []
        if text:
            found.append(at)
        elif "\t" not in lines[at] and len(found) > 1:
            # An empty line ends them.
            return []
    return found[::-1] if len(found) == width else []
