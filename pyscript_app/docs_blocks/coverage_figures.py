"""Whether readers see the figures and names of an item of the sources where a page has its mark.

A mark ``covers:`` says that an item is here, but no reader sees the mark. So what the item is about
has to be in the text that they see there: the paragraph, the line of a list or the row of a table
that has the mark; for an example, all that is below the same heading. The page's title counts too.
"""

import re
from collections.abc import Iterator
from fractions import Fraction
from html import unescape

_FRACTIONS = {"½": Fraction(1, 2), "¼": Fraction(1, 4), "¾": Fraction(3, 4)}
_WORDS = [
    *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"),
    *("twelve", "thirteen", "fourteen", "fifteen"),
]
#: A figure, not a part of a name such as 34E1, TBrk1 or 22B.
_NUMBER = re.compile(r"(?<![\w.,#&-])(\d+(?:\.\d+)?)?([½¼¾])?(?![\w&])(?!\.\d)")
_WORD = re.compile(rf"\b(?:{'|'.join(_WORDS)})\b", re.IGNORECASE)
_HALF = re.compile(r"\bhalf (?:a |the )?points?\b|\bhalf-point\b", re.IGNORECASE)
#: A name: a capital within a sentence.
_NAME = re.compile(r"(?<=[\w,“(] )“?([A-Z][a-z]+(?:-[A-Z][a-z]+)*)\b")
_UNSEEN = re.compile(r"<(script|style|template|svg)\b.*?</\1>|<!--.*?-->", re.DOTALL)
_TAG = re.compile(r"<[^>]*>")
#: What a reader takes in together.
_PASSAGE = re.compile(r"<(p|li|tr|dd|blockquote|figcaption)\b[^>]*>", re.IGNORECASE)
#: A heading of the page: those within blocks have no anchor.
_HEADING = re.compile(r"<h[1-6][^>]* id=")


def figures_in(text: str) -> frozenset[Fraction]:
    """Return the numbers of a text, in figures and in words.

    >>> sorted(
    ...     map(float, figures_in("Rule 34E1: two wins and ½ make 2½, not 2.25; TBrk1 is 17.0."))
    ... )
    [0.5, 2.0, 2.25, 2.5, 17.0]
    """
    found = set()
    for whole, part in _NUMBER.findall(text):
        if whole or part:
            found.add(Fraction(whole or 0) + _FRACTIONS.get(part, 0))
    found |= {Fraction(_WORDS.index(word.lower()) + 2) for word in _WORD.findall(text)}
    return frozenset(found | ({Fraction(1, 2)} if _HALF.search(text) else set()))


def names_in(text: str) -> frozenset[str]:
    """Return the names of a text: words with a capital that do not begin a sentence.

    >>> sorted(names_in("Debrah is compared with “Jane”, who is Calvin."))
    ['Calvin', 'Jane']
    """
    return frozenset(_NAME.findall(text))


def visible(html: str) -> str:
    """Return what a reader sees of a piece of HTML.

    >>> visible("<p>17 <b>beats</b> 16<!-- covers: 003-15 --></p><svg><title>x</title></svg>")
    '17 beats 16'
    """
    return " ".join(unescape(_TAG.sub(" ", _UNSEEN.sub(" ", html))).split())


def passage(html: str, at: int, *, worked: bool) -> str:
    """Return the text around a mark at ``at`` in a page.

    Args:
        html: the page, with its marks.
        at: where the mark begins.
        worked: it belongs to a block, which ends there.
    """
    if not worked:
        begins = [match.start() for match in _PASSAGE.finditer(html, 0, at)]
        start = begins[-1] if begins else 0
        tag = _PASSAGE.match(html, start)
        end = html.find(f"</{tag[1]}>", at) if tag else -1
        return visible(html[start : end if end >= 0 else at])
    headings = [match.start() for match in _HEADING.finditer(html, 0, at)]
    after = _HEADING.search(html, at)
    return visible(html[headings[-1] if headings else 0 : after.start() if after else None])


def missing(figures: frozenset[Fraction], text: str, passages: list[str]) -> Iterator[str]:
    """Yield the figures and names of an item that none of its passages shows.

    >>> list(missing(frozenset([Fraction(17)]), "Player A’s Modified Median: 17.", ["A has 16"]))
    ['17', 'Modified', 'Median']
    """
    seen = [figures_in(one) for one in passages]
    for figure in sorted(figures | figures_in(text)):
        if not any(figure in shown for shown in seen):
            yield f"{float(figure):g}"
    for name in sorted(names_in(text), key=text.index):
        if not any(name.lower() in one.lower() for one in passages):
            yield name
