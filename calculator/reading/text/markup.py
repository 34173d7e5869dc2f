"""HTML cut into tags and texts, in one pass: whatever the text, it takes no longer than its length.

The parser of the standard library looks through the rest of the text again at each tag that does
not end, and stops at declarations that no browser minds. Of a tag a table needs the name, how many
columns and rows a cell spans, and the class, in which some programs write the color.
"""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from calculator.model.late import late, pattern
from calculator.reading.text.grid import visible

if TYPE_CHECKING:
    from html import unescape
else:
    unescape = late("html", "unescape")

#: Elements whose content is not text.
_RAW = ("script", "style")
#: This many characters of a tag are looked at for its attributes.
_MOST_ATTRIBUTES = 400
_ATTRIBUTE = pattern(r"([a-z]+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'>]+))", re.IGNORECASE)
_NAME = pattern(r"</?([a-zA-Z][^\t\n\r\f />\x00]*)")
_IN_LINE = pattern(r"[^\n]")
_VALUE_OR_END = pattern(r">|=\s*([\"']?)")
#: No character has this many figures, and Python reads no number of thousands of them.
_NO_CHARACTER = pattern(r"&#(?:\d{8,}|[xX][0-9a-fA-F]{8,});?")


class Piece(NamedTuple):
    """A tag or a text; ``line`` and ``column``, from 1, are where it begins."""

    tag: str
    """The name in lower case, with ``/`` in front where it closes; empty for a text."""
    text: str
    """A text; of a tag its attributes as they are."""
    line: int
    column: int
    empty: bool = False
    """The tag closes itself (``<td/>``)."""


def attribute(piece: Piece, name: str) -> str:
    """Return the value of a tag's attribute; empty where it has none.

    >>> attribute(next(pieces("<td colspan='2'>")), "colspan")
    '2'
    """
    for found in _ATTRIBUTE.finditer(piece.text):
        if found[1].lower() == name:
            return found[2] or found[3] or found[4] or ""
    return ""


def pieces(text: str) -> Iterator[Piece]:
    """Yield the tags and texts of HTML; comments and scripts are left out.

    What begins like a tag and never ends is text.

    >>> [piece.tag or piece.text for piece in pieces("<td class=a>1 &lt; 2<br/></td><!-- x -->")]
    ['td', '1 < 2', 'br', '/td']
    """
    at = 0
    line, begins = 1, 0
    scan = _Scanner(text)
    while at < len(text):
        end, tag, empty = scan.tag_at(at) if text[at] == "<" else (-1, "", False)
        shown = ""
        if end < 0:
            end = text.find("<", at + 1)
            # Past the last tag nothing is looked for again.
            end = len(text) if end < 0 or at > scan.last_end else end
            shown = text[at:end]
            if "&" in shown:
                shown = visible(unescape(_NO_CHARACTER.sub("\ufffd", shown)))
        elif tag and not tag.startswith("/"):
            shown = text[at + 1 + len(tag) : min(end, at + _MOST_ATTRIBUTES)]
        if tag or shown:
            yield Piece(tag, shown, line, at - begins + 1, empty)
        if lines := text.count("\n", at, end):
            line += lines
            begins = text.rfind("\n", at, end) + 1
        at = end


def blotted(text: str, mark: str) -> str:
    """Return HTML with a mark for each character of its tags, comments and scripts.

    Lines and columns of everything else stay what they are.

    >>> blotted("1 | <a href=x>Ann</a> |", "_")
    '1 | __________Ann____ |'
    """
    scan = _Scanner(text)
    parts = []
    at = 0
    while (begins := text.find("<", at)) >= 0:
        end, _, _ = scan.tag_at(begins)
        parts.append(text[at:begins])
        parts.append(_IN_LINE.sub(mark, text[begins:end]) if end > 0 else "<")
        at = max(end, begins + 1)
    return "".join([*parts, text[at:]])


class _Scanner:
    """Finds where tags end."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.last_end = text.rfind(">")
        self.quotes = True
        """Whether quotation marks are heeded: not any more after one that is never closed."""

    def tag_at(self, at: int) -> tuple[int, str, bool]:
        """Return where the tag at ``<`` ends, its name, and whether it closes itself.

        The name of a comment, a script or a declaration is empty; where no tag begins, the end
        is -1.
        """
        text = self.text
        if text.startswith("<!--", at):
            end = text.find("-->", at + 4)
            return (len(text) if end < 0 else end + 3), "", False
        named = _NAME.match(text, at) if at < self.last_end else None
        if named is None:
            bogus = at < self.last_end and text.startswith(("<!", "<?", "</"), at)
            return (text.index(">", at) + 1 if bogus else -1), "", False
        closes = text[at + 1] == "/"
        name = named[1].lower()
        end = text.index(">", named.end()) + 1 if closes else self._end(named.end())
        if not closes and name in _RAW:
            return self._after_raw(name, end), "", False
        return end, f"/{name}" if closes else name, text[end - 2] == "/"

    def _end(self, at: int) -> int:
        """Return where the tag ends whose attributes begin here: a value may hold a ``>``."""
        place = at
        while self.quotes:
            found = _VALUE_OR_END.search(self.text, place)
            if found is not None and found[0] == ">":
                return found.end()
            place = found.end() if found else -1
            if found and found[1]:
                place = self.text.find(found[1], place) + 1
            if place <= 0:
                self.quotes = False
        return self.text.index(">", at) + 1

    def _after_raw(self, name: str, at: int) -> int:
        """Return where a script or style begun here is closed; else the end of the text."""
        closing = re.compile(f"</{name}", re.IGNORECASE).search(self.text, at)
        end = self.text.find(">", closing.end()) if closing else -1
        return len(self.text) if end < 0 else end + 1
