"""The reader's notes for the people whom an answer is for: what can change it, in their words.

Programs and the command line get all of them, each with its place in the text.
"""

from collections.abc import Callable, Iterable

from calculator.answers.wording import warning
from calculator.model import Message
from calculator.ranking import Standings
from calculator.reading.cut.segments import is_html
from calculator.reading.text.grid import lines_of

#: Nobody counts to a column of a line that is longer.
_LINE = 160


def concerning(standings: Standings, found: Iterable[Message]) -> list[Message]:
    r"""Return the warnings that can change places under the order in force.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Name\tRtg\tR1\nAnn\t1500\tW2\nBob\t??\tL1"), "solkoff")
    >>> [one.code for one in concerning(standings, [Message("rating-unread")])]
    []
    """
    return [
        one for one in found if (asked := _ONLY_WHERE.get(one.code)) is None or asked(standings)
    ]


def said(found: Message, text: str = "") -> str:
    r"""Say a note; with its place only where somebody can find that in the ``text``.

    A page's markup, a line between tabs and a very long one have no column that one sees.

    >>> note = Message("name-odd", (1, "7"), line=2, column=3)
    >>> said(note, "Name R1\n1 7  W2")
    'Line 2, column 3: “7” is in the place of a name: is the cell right?'
    >>> said(note, "Name\tR1\n1\t7\tW2")
    '“7” is in the place of a name: is the cell right?'
    """
    return warning(found) if has_place(text, found.line) else found.words()


def has_place(text: str, line: int | None) -> bool:
    """Whether a line of a text is one in which people find a column.

    The text tells it, not whether a file was opened: what a file holds is then in the page's
    box as well, and a link carries nothing but the text, and must say the same to everybody.
    """
    lines = lines_of(text) if text and line is not None and not is_html(text) else []
    if line is None or not 1 <= line <= len(lines):
        return False
    there = lines[line - 1]
    return len(there) <= _LINE and "\t" not in there


def _needs(what: str) -> Callable[[Standings], bool]:
    return lambda standings: any(what in tiebreak.needs for tiebreak in standings.order)


def _cuts(standings: Standings) -> bool:
    """Whether it matters which kind of bye a round was: for what is cut, and for rounds elected."""
    codes = [tiebreak.code for tiebreak in standings.order if tiebreak.code]
    return any((code.low and code.base != "PS") or code.base == "REP" for code in codes)


def _never(_standings: Standings) -> bool:
    return False


#: Where a warning can change an order; those that are not here always can.
_ONLY_WHERE: dict[str, Callable[[Standings], bool]] = {
    "bye-ambiguous": _cuts,
    "color-missing": _needs("colors"),
    "colors-missing": _needs("colors"),
    "colors-unclear": _needs("colors"),
    "rating-unread": _needs("ratings"),
    "number-shared-unused": _never,
}
