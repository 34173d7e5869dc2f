"""A text as it was before it was sent, written as code, or typed for a program that typesets.

The readers get the table as people see it; whoever reads a message about it gets the place that the
pasted text has.
"""

from typing import NamedTuple

from calculator.reading.assemble.games.running import running_lists
from calculator.reading.choose.marks_told import with_forfeits
from calculator.reading.cut.numbers_in_names import with_numbers_apart
from calculator.reading.cut.one_below_the_other import rows_of_lines
from calculator.reading.cut.records import records
from calculator.reading.cut.typeset import typeset
from calculator.reading.cut.wrapped_names import unwrapped_names
from calculator.reading.text.grid import Cell, visible
from calculator.reading.text.original_places import Apart, Moved
from calculator.reading.text.pasted_text import SENT
from calculator.reading.text.quoted_printable import decoded


class Unpacked(NamedTuple):
    """A text, and what finds its places in the pasted one."""

    text: str
    moved: Moved


def unpacked(pasted: str) -> Unpacked | None:
    r"""Return what was packed into a text; ``None`` if it is what it looks like.

    >>> found = unpacked("[3/11/26, 18:22] Bo: No  Name\n1   Ann\n2   Cy")
    >>> found and (found.text, found.moved.place(1, 5), found.moved.place(2, 5))
    ('No  Name\n1   Ann\n2   Cy', (1, 26), (2, 5))
    """
    text = visible(pasted.replace("\r\n", "\n").replace("\r", "\n"))
    made: Unpacked | None = None
    if mail := decoded(text):
        made = Unpacked(*mail)
    for way in (_sent, records, typeset, rows_of_lines, running_lists):
        before = made.text if made else text
        if apart := way(before):
            made = Unpacked(apart.text, _both(made.moved, apart.moved) if made else apart.moved)
    for change in (with_numbers_apart, with_forfeits):
        # A bar takes the place of a blank, a letter that of a mark: every column stays.
        if changed := change(made.text if made else text):
            made = Unpacked(changed, made.moved if made else Moved(lambda *place: place))
    if whole := unwrapped_names(made.text if made else text):
        made = Unpacked(whole[0], _both(made.moved, whole[1]) if made else whole[1])
    return made


def _both(first: Moved, second: Moved) -> Moved:
    """Return what finds the places of a text that was changed twice."""
    return Moved(lambda line, column: first.place(*second.place(line, column)))


def _sent(text: str) -> Apart | None:
    """Return the text without what a messenger puts in front of the first of several lines.

    Blanks in its place would move a heading away from its columns.
    """
    lines = text.split("\n")
    made = [(Cell(line, number, 1),) for number, line in enumerate(lines, 1)]
    changed = False
    for number, line in enumerate(lines[:-1], 1):
        found = SENT.match(line)
        if found and "  " in line[found.end() :] and _goes_on(lines[number]):
            made[number - 1] = (Cell(line[found.end() :], number, found.end() + 1),)
            changed = True
    return Apart.of(made) if changed else None


def _goes_on(line: str) -> bool:
    return bool(line.strip()) and not SENT.match(line)
