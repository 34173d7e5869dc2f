"""How wide a text is, as far as one can tell without a browser, and how it is made to fit.

The picture is lettered in the visitor's own font, which nobody here knows: the widths are those of
Arial, a little enlarged. The page measures again and squeezes what is still too wide.
"""

from functools import lru_cache

#: Widths in thousandths of the font's size, as in Arial; letters that are not here have ``_OTHER``.
_WIDTHS = {
    222: "ijl'|",
    278: " ftI.,:;!/\\·",
    333: "r()[]{}-`“”",
    355: '"',
    389: "*",
    500: "cksvxyz",
    556: "abdeghnopquL0123456789$#?_–",
    584: "+<>=~^−",
    611: "FTZ",
    667: "ABEKPSVXY&",
    722: "CDHNRUw",
    778: "GOQ",
    833: "mM½¼¾",
    889: "%",
    944: "W",
    1000: "…—@→●",
}
_WIDTH = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
_OTHER = 667
#: A wide script's letters (Chinese, Japanese, Korean) are as wide as high.
_FULL = 0x2E80
#: Other sans serif fonts are wider than Arial, and bold type is wider still.
_ROOM, _BOLD = 1.15, 1.14


@lru_cache(maxsize=2000)
def width(text: str, size: float, *, bold: bool = False) -> float:
    """Return about how wide a text is at a font size.

    >>> round(width("Ann Reed", 50)), round(width("Ann Reed", 50, bold=True))
    (256, 292)
    """
    units = sum(_WIDTH.get(letter, 1000 if ord(letter) >= _FULL else _OTHER) for letter in text)
    return units * size * _ROOM * (_BOLD if bold else 1) / 1000


def shortened(text: str, size: float, room: float, *, bold: bool = False) -> str:
    """Return a text, its end replaced by an ellipsis where there is no room for it.

    >>> shortened("Bartholomew Featherstonehaugh", 20, 150)
    'Bartholome…'
    """
    if width(text, size, bold=bold) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        cut = f"{text[:end].rstrip(' ,.;-')}…"
        if width(cut, size, bold=bold) <= room:
            return cut
    return "…"


def wrapped(text: str, size: float, room: float, *, bold: bool = False) -> list[str]:
    """Break a text into lines between its words; a word that is too long is shortened.

    >>> wrapped("Tied with Tom Marsh on score, behind on Solkoff, 20 to 20½.", 20, 320)
    ['Tied with Tom Marsh on score,', 'behind on Solkoff, 20 to 20½.']
    """
    lines: list[str] = []
    # Not at a space that is to hold two words together.
    for word in filter(None, text.split(" ")):
        longer = f"{lines[-1]} {word}" if lines else ""
        if lines and width(longer, size, bold=bold) <= room:
            lines[-1] = longer
        else:
            lines.append(shortened(word, size, room, bold=bold))
    return lines


def as_many(sentences: list[str], size: float, room: float, most: int) -> list[str]:
    """Return the lines of as many whole sentences as ``most`` lines hold.

    The first one is always there, shortened if need be.

    >>> as_many(["Nobody else has that score.", "Ann was there."], 20, 200, 2)
    ['Nobody else has', 'that score.']
    """
    lines: list[str] = []
    for count in range(1, len(sentences) + 1):
        longer = wrapped(" ".join(sentences[:count]), size, room)
        if len(longer) > most:
            break
        lines = longer
    if lines or not sentences:
        return lines
    first = wrapped(sentences[0], size, room)
    return [*first[: most - 1], shortened(" ".join(first[most - 1 :]), size, room)]
