"""Tables in the code of a forum, ``[tr][td]``, cut into the same pieces as HTML."""

import re
from collections.abc import Iterator

from calculator.reading.text.markup import Piece

#: A tag of a table, which may have attributes, or the end of a line.
_TAG = re.compile(
    r"\[(/?)(table|tbody|thead|caption|tr|row|td|th|col|column|cell)((?:=|\s)[^\[\]\n]*)?\]|\n",
    re.IGNORECASE,
)
#: What some forums call a row and a cell.
_MEANT = {"row": "tr", "col": "td", "column": "td", "cell": "td"}


def pieces(text: str) -> Iterator[Piece]:
    r"""Yield the tables of a forum's code, and the texts around them, as HTML would have them.

    >>> [piece.tag or piece.text for piece in pieces("[table][tr][td]1[/td][TD=2]Ann[/TD][/tr]")]
    ['table', 'tr', 'td', '1', '/td', 'td', 'Ann', '/td', '/tr']
    """
    line, begins, at = 1, 0, 0
    for tag in _TAG.finditer(text):
        if at < tag.start():
            yield Piece("", text[at : tag.start()], line, at - begins + 1)
        at = tag.end()
        if tag[0] == "\n":
            line, begins = line + 1, at
            # Outside of tables a line is a text by itself, in a cell it parts words.
            yield Piece("p", "", line, 1)
        else:
            name = tag[2].lower()
            name = tag[1] + _MEANT.get(name, name)
            yield Piece(name, tag[3] or "", line, tag.start() - begins + 1)
    if at < len(text):
        yield Piece("", text[at:], line, at - begins + 1)
