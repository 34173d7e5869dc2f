"""Signs around cells and lines that only say how a text looks, with blanks in their place."""

import re

#: A line between signs that make it look like code; the heading of a table of Jira; one of its
#: rows; a bullet in front of a row's number or name.
_TICKED = re.compile(r"^([ \t]*)`(?!`)([^`\n]+)`([ \t]*)$", re.MULTILINE)
_DOUBLE = re.compile(r"^[ \t]*\|\|(?:[^|\n\w#]*[\w#][^|\n]*\|\|){3,}[ \t]*$", re.MULTILINE)
_BULLET = re.compile(r"^([ \t]*)[•▪◦●‣·*–-](?= #?\d{1,4}[.):]?[ \t|])", re.MULTILINE)
#: Dots and the like from the end of a name to the next cell. One alone may be somebody's initial.
_LEADER = re.compile(
    r"(?<=[^\W\d_])(?P<name>(?:\.?[ \t])?)(?P<dots>[._·…]{3,}|…{2,}|(?: [.·]){3,})(?=[ \t]|\d|$)",
    re.MULTILINE,
)
#: So many lines have them; of those with words, one in so many.
_FEWEST, _OF_ALL = 3, 2
_WORD, _FIGURE = re.compile(r"[^\W\d_]{2}"), re.compile(r"\d")


def undressed(text: str) -> str:
    r"""Return a text without such signs; every column stays where it is.

    >>> undressed("`1  Ann  W2`\n`2  Bo   L1`\n`3  Cy   B`").split("\n")[0]
    ' 1  Ann  W2 '
    >>> undressed("||No||Name||R1||\n|1|Ann|D2|").split("\n")[0]
    ' |No |Name |R1 |'
    >>> undressed("• 1 Ann W2\n• 2 Bo L1\n• 3 Cy B").split("\n")[0]
    '  1 Ann W2'
    >>> undressed("1 Ann ..... 1\n2 Bo ...... 1\n3 Cy ...... 0").split("\n")[0]
    '1 Ann       1'
    """
    if "`" in text and len(_TICKED.findall(text)) >= _FEWEST:
        text = _TICKED.sub(r"\1 \2 \3", text)
    if "||" in text:
        text = _DOUBLE.sub(lambda found: found[0].replace("||", " |"), text)
    if len(_BULLET.findall(text)) >= _FEWEST:
        text = _BULLET.sub(r"\1 ", text)
    dotted = len(_LEADER.findall(text))
    if dotted >= _FEWEST and _OF_ALL * dotted >= _rows(text):
        text = _LEADER.sub(lambda found: found["name"] + " " * len(found["dots"]), text)
    return text


def _rows(text: str) -> int:
    """Return how many lines have words and figures."""
    return sum(bool(_WORD.search(line) and _FIGURE.search(line)) for line in text.split("\n"))
