"""Tables in the source of a wiki, cut into the same pieces as HTML.

What templates and links show is kept, as far as it can be told without the wiki: a link's words,
the text that a template is given. Each piece keeps its place in the source.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator
from html import unescape
from typing import NamedTuple

from calculator.reading.text.grid import visible
from calculator.reading.text.markup import Piece

#: What begins a line of a table, what parts cells in one, and what comes before a cell's text.
_LINE = re.compile(r"[ \t:*]*(\{\||\|\}|\|\+|\|-+|\||!)")
_CELLS = re.compile(r"\|\|")
_HEADS = re.compile(r"\|\||!!")
_ATTRIBUTES = re.compile(r"[^\[|]*=|\s*nowrap\s*\||\s*\|")
#: Comments, footnotes, and marks that show nothing; none holds the beginning of another one.
_UNSHOWN = re.compile(
    r"<!--(?:(?!-->|<!--).)*-->|<ref\b[^<>]*/>|<ref\b[^<>]*>[^<]*</ref>|</?nowiki\s*/?>",
    re.DOTALL | re.IGNORECASE,
)
_TAG = re.compile(r"<[^<>]*>")
_QUOTES = re.compile(r"'{2,5}")
_LINK = re.compile(r"\[\[([^\[\]]*)\]\]|\[(?:https?:)?//([^\[\]\n]*)\]")
_TEMPLATE = re.compile(r"\{\{([^{}]*)\}\}")
#: So deep are templates in each other.
_DEEPEST = 8
_FILE = re.compile(r"\s*(?:file|image|datei|bild|archivo|fichier|immagine|plik)\s*:", re.IGNORECASE)
_NAMED = re.compile(r"\s*[^\W\d][\w -]*=")
_COUNTED = re.compile(r"\s*\d+\s*=")
_COUNTRY = re.compile(r"[A-Z]{3}")
#: Around a flag: beside a name it says nothing, alone in a cell it is what the cell says.
_FLAG = re.compile("\ue000([^\ue000\ue001]*)\ue001")
_FLAGS = frozenset(
    {"flag", "flagicon", "flagdeco", "flag icon", "flagu", "bandera", "bandeira", "drapeau"}
)
#: Templates that show nothing, or something in the place of nothing, if they are given no text.
_BLANK = frozenset({"n/a", "na", "n/a.", "sort dash", "nbsp", "!", "-", "clear", "diagonal"})
#: Templates of which what they are given is hidden: a blank as wide as figures, a column's order.
_HIDDEN = frozenset({"0", "00", "hs", "ntsh", "hidden sort key", "anchor", "refn", "efn", "cn"})
_HALF = frozenset({"1/2", "half", "½", "frac12"})
_FRACTION = frozenset({"frac", "sfrac", "fraction", "bruch", "frazione", "fracción"})
#: Templates that are given what a column is sorted by, a color or a language before the text.
_LAST = frozenset(
    {"sort", "color", "colour", "font color", "fontcolor", "bg", "bgcolor", "flagplayer", "lang"}
)
#: Templates that are given the first and the last name.
_NAMES = frozenset({"sortname", "sort name"})


def pieces(text: str) -> Iterator[Piece]:
    r"""Yield the tables of a wiki's source, and the texts around them, as HTML would have them.

    >>> wiki = "{|\n! # !! Name\n|-\n| 1 || align=left | ''[[Ann Lee|Ann]]'' {{frac|2|1|2}}\n|}"
    >>> [piece.tag or piece.text for piece in pieces(wiki)]
    ['table', 'th', '#', 'th', 'Name', 'tr', 'td', '1', 'td', 'Ann 2½', '/table']
    """
    masked = _masked(text)
    source = _Source(text, [match.start() for match in re.finditer("\n", text)])
    within = False
    begin = 0
    for line in masked.split("\n"):
        end = begin + len(line)
        begun = _LINE.match(line)
        mark = begun[1] if begun else ""
        if begun and (within or mark == "{|" or mark.startswith("|-")):
            within = mark != "|}"
            yield from _of_table(source, mark, line, begin, begun.end())
        elif within:
            # A cell goes on.
            yield from source.shown(begin, end, " ")
        elif line.strip():
            yield source.piece("p", begin)
            yield from source.shown(begin, end)
            yield source.piece("/p", end)
        begin = end + 1


class _Source(NamedTuple):
    """The text, and where its lines end."""

    text: str
    ends: list[int]

    def piece(self, tag: str, at: int) -> Piece:
        """Return a tag at a place."""
        line = bisect_left(self.ends, at)
        return Piece(tag, "", line + 1, at - (self.ends[line - 1] if line else -1))

    def shown(self, begin: int, end: int, before: str = "") -> Iterator[Piece]:
        """Yield what a stretch of the source shows, at its place, if it shows anything."""
        own = self.text[begin:end]
        if shown := _shown(own):
            found = own.find(shown)
            place = found if found >= 0 else len(own) - len(own.lstrip())
            yield self.piece("", begin + place)._replace(text=before + shown)


def _of_table(source: _Source, mark: str, line: str, begin: int, inside: int) -> Iterator[Piece]:
    """Yield what a line of a table says: masked, and what its mark is of at ``inside``."""
    end = begin + len(line)
    match mark[:2]:
        case "{|":
            yield source.piece("table", begin)
        case "|}":
            yield source.piece("/table", begin)
            yield from source.shown(begin + inside, end)
        case "|+":
            yield source.piece("caption", begin)
            yield from source.shown(begin + _text_at(line, inside, len(line)), end)
            yield source.piece("/caption", end)
        case "|-":
            yield source.piece("tr", begin)
        case _:
            yield from _cells(source, line, begin, inside, "th" if mark == "!" else "td")


def _cells(source: _Source, line: str, begin: int, inside: int, tag: str) -> Iterator[Piece]:
    """Yield the cells of a line."""
    parting = _HEADS if tag == "th" else _CELLS
    bounds = [inside]
    for bar in parting.finditer(line, inside):
        bounds += bar.span()
    bounds.append(len(line))
    for start, end in zip(bounds[::2], bounds[1::2], strict=True):
        text = _text_at(line, start, end)
        shown = list(source.shown(begin + text, begin + end))
        where = shown[0] if shown else source.piece("", begin + text)
        yield where._replace(tag=tag, text=source.text[begin + start : begin + text])
        yield from shown


def _text_at(line: str, start: int, end: int) -> int:
    """Return where the text of a cell begins: after its attributes and a bar, if it has any."""
    bar = line.find("|", start, end)
    return bar + 1 if bar >= 0 and _ATTRIBUTES.match(line, start, bar + 1) else start


def _masked(text: str) -> str:
    """Return the text with a mark for each character of what may hold marks of tables."""
    text = _LINK.sub(_hidden, _UNSHOWN.sub(_hidden, text))
    for _ in range(_DEEPEST):
        if "{{" not in text:
            break
        text = _TEMPLATE.sub(_hidden, text)
    return text


def _hidden(match: re.Match[str]) -> str:
    return "\ue002" * len(match[0])


def _shown(text: str) -> str:
    """Return what a stretch of the source shows.

    >>> _shown("{{flagathlete|[[Ann Lee]]|ENG}}"), _shown("{{CHN}} ''Li, Na''<ref>x</ref>")
    ('Ann Lee', 'Li, Na')
    >>> _shown("== [[Open]] =="), _shown("{{n/a}}"), _shown("{{CHN}}"), _shown("{{won}}")
    ('Open', '', 'CHN', 'won')
    """
    text = _LINK.sub(_link, _UNSHOWN.sub("", text))
    for _ in range(_DEEPEST):
        if "{{" not in text:
            break
        text = _TEMPLATE.sub(_template, text)
    text = _TAG.sub(" ", _QUOTES.sub("", text))
    if "&" in text:
        text = visible(unescape(text))
    bare = _FLAG.sub(" ", text)
    text = bare if bare.strip() else _FLAG.sub(r"\1", text)
    text = " ".join(text.split())
    return text.strip("= ") if text.startswith("==") and text.endswith("==") else text


def _link(match: re.Match[str]) -> str:
    if match[1] is None:
        return match[2].partition(" ")[2]
    return "" if _FILE.match(match[1]) else match[1].rpartition("|")[2]


def _template(match: re.Match[str]) -> str:
    """Return what a template shows: most show the text that they are given first."""
    name, *given = match[1].split("|")
    name = name.strip()
    texts = [_COUNTED.sub("", text).strip() for text in given if not _NAMED.match(text)]
    low = name.lower()
    if _COUNTRY.fullmatch(name) or low in _FLAGS:
        return f"\ue000{texts[0] if texts and low in _FLAGS else name}\ue001"
    if low in _HIDDEN:
        return ""
    if low in _HALF:
        return f"{''.join(texts[:1])}½"
    if low in _FRACTION:
        return _fraction(texts)
    if low in _NAMES:
        return " ".join(texts[:2])
    if texts:
        return texts[-1] if low in _LAST else texts[0]
    return "" if low in _BLANK else name


def _fraction(texts: list[str]) -> str:
    """Write a fraction that a template is given: ``2``, ``1`` and ``2`` are 2½."""
    *whole, over, under = ["1", *texts] if len(texts) == 1 else ["", "", *texts][-3:]
    shown = "½" if (over, under) == ("1", "2") else f" {over}/{under}"
    return f"{''.join(whole)}{shown}".strip()
