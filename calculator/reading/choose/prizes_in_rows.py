"""What somebody won, written into the rows of a table without a heading for it.

``1 Ann Ray 1402 W7 W3 3.5 $100`` has a cell more than the rows of those who won nothing. Money is
no result, and neither is "1st place" or "Trophy" at the end of a row: where a text is not read
wholly it is read again without them.
"""

from calculator.model.late import pattern
from calculator.reading.cells.looks import is_sure
from calculator.reading.text.grid import lines_of
from calculator.reading.text.pasted_text import markup_of

#: Longer texts are no sheet of prizes, and longer lines no row.
_LONGEST, _LONGEST_LINE = 30_000, 300
_MONEY = pattern(r"(?<![^\s,;|(\"])\(?[$€£]\s?\d[\d.,]{0,9}(?<=\d)\)?(?=[.,;|)\"]*(?:\s|$|[,;|]))")
_ORDINAL = r"(?:t-?|tied?\s|=)?\d{1,2}(?:st|nd|rd|th)"
_PRIZE = (
    rf"(?:{_ORDINAL}(?:\s?[-–&/]\s?{_ORDINAL})?|trophy|medal|plaque|prize|place|overall|gold|silver"
    r"|bronze|(?:co-?)?champ(?:ion)?s?|winner|(?:top|best)\s(?:u\s?\d{3,4}|[^\W\d_]+)|u\s?\d{3,4})"
)
#: Behind blanks, or in a cell of its own, at the end of a row; more signs are in front of none.
_AT_THE_END = pattern(
    rf"(?i)(?:[\s,;|:(*&+/\"–—-]{{1,20}}{_PRIZE}[).!*,;|\"]{{0,4}})+[\s).,;|\"]*$"
)
#: Behind a name, in front of the results: in small letters it is nobody's last name.
_BEHIND_A_NAME = pattern(r"(?<=[^\W\d_] )(?:trophy|medal|plaque|prize)(?=\s)")
#: A row has more cells than so many.
_FEWEST_CELLS = 2
_WORD = pattern(r"[^\s,;|\"]+")


def without_prizes(text: str) -> str:
    r"""Return a text with blanks in the place of prizes in its rows: all else stays where it is.

    >>> without_prizes("1 Ann W2 1.0 $50\n2 Bo L1 0.0 - 2nd place\nFirst: Ann $50")
    '1 Ann W2 1.0    \n2 Bo L1 0.0            \nFirst: Ann $50'
    >>> without_prizes("1 Ann Lee trophy W2 1.0")
    '1 Ann Lee        W2 1.0'
    """
    if len(text) > _LONGEST or markup_of(text):
        return text
    return "\n".join(map(_without, lines_of(text)))


def _without(line: str) -> str:
    """Return the line of a player without what is no result; other lines as they are."""
    if len(line) > _LONGEST_LINE or not _has_results(line):
        return line
    bare = _MONEY.sub(lambda found: " " * len(found[0]), line)
    bare = _BEHIND_A_NAME.sub(lambda found: " " * len(found[0]), bare)
    end = _AT_THE_END.search(bare)
    if end is None or not _has_results(bare[: end.start()]):
        return bare
    rest, tail = bare[: end.start()], end[0]
    # What parts the cells of the row stays.
    parts = [sign for sign in "\t;|," if rest.count(sign) > _FEWEST_CELLS]
    return rest + "".join(char if char in parts[:1] else " " for char in tail)


def _has_results(line: str) -> bool:
    words = (word for word in _WORD.findall(line) if word[0] not in "$€£")
    return any(is_sure(word) for word in words)
