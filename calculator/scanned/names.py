"""Names as they were read: blanks that the ink has, and letters that look alike."""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import inf

from calculator.scanned.picture import Box

#: A blank between words is at least so wide, in heights of a letter.
_BLANK = 0.3
#: Letters whose small form has the shape of the large one.
_SAME_SHAPE = "ckosuvwxz"
#: What is written small in a name, or may begin with a small letter.
_PARTICLES = frozenset({"dal", "das", "del", "della", "den", "der", "dos", "ibn", "las", "los"}
    | {"ten", "ter", "van", "von", "zum", "zur"})  # fmt: skip
#: Beginnings of names behind which a capital comes.
_BEGINNINGS = ("Mc", "Mac", "De", "Di", "Du", "La", "Le", "Van", "Von", "St")
_SMALL_L = re.compile(r"(?<=[^\W\d_])[I|1](?=[a-zà-ÿ])|(?<=[a-zà-ÿ])[I|1](?=\W|$)")
_CAPITAL_I = re.compile(r"\bl(?=[b-df-hjkm-np-tv-xz])")
_WORD = re.compile(r"[^\W\d_]+")


def blank(cells: Iterable[Sequence[Box]], high: float) -> float:
    """Return how wide the blanks between words are at least: the widest step between gaps.

    >>> name = [Box(at, 0, at + 6, 10) for at in (0, 7, 14, 26, 33)]
    >>> blank([name, name], 10)
    3.5
    """
    gaps = sorted(gap for ink in cells for gap in _gaps(ink) if gap <= 2 * high)
    steps = [
        (after - before, (before + after) / 2)
        for before, after in pairwise([0.0, *gaps])
        if after >= _BLANK * high
    ]
    return max(steps)[1] if steps else inf


def parts(ink: Sequence[Box], blank: float) -> int:
    """Return how many words some ink makes."""
    return 1 + sum(gap >= blank for gap in _gaps(ink))


def _gaps(ink: Sequence[Box]) -> list[float]:
    gaps: list[float] = []
    right = -inf
    for box in sorted(ink):
        if box.left > right > -inf:
            gaps.append(box.left - right)
        right = max(right, box.right)
    return gaps


def name(text: str, parts: int = 0, *, capital: bool = False) -> str:
    """Return a name with what is often misread set right.

    Args:
        text: as it was read.
        parts: how many words its ink makes.
        capital: whether the names around it begin with capitals.

    >>> name("UIf Keller"), name("Ben lverson"), name("DanaMcIntyre", 2)
    ('Ulf Keller', 'Ben Iverson', 'Dana McIntyre')
    >>> name("walter von Zimmerman", capital=True)
    'Walter von Zimmerman'
    """
    text = _CAPITAL_I.sub("I", _SMALL_L.sub(_small_l, text))
    missing = parts - len(text.split())
    if missing > 0:
        seams = [
            match.start()
            for match in re.finditer(r"(?<=[a-zà-ÿ])(?=[A-ZÀ-Ý])|(?<=[.,])(?=\w)", text)
            if not text[: match.start()].split()[-1].endswith(_BEGINNINGS)
        ]
        if len(seams) == missing:
            for seam in reversed(seams):
                text = f"{text[:seam]} {text[seam:]}"
    return _WORD.sub(_capital, text) if capital else text


def _small_l(found: re.Match[str]) -> str:
    return found[0] if found.string[: found.start()].endswith(_BEGINNINGS) else "l"


def _capital(found: re.Match[str]) -> str:
    word = found[0]
    if len(word) < 3 or word[0] not in _SAME_SHAPE or word in _PARTICLES:
        return word
    before = found.string[: found.start()]
    return word if before and not before[-1].isspace() else word[0].upper() + word[1:]


def capitals(texts: Iterable[str]) -> bool:
    """Whether most words of some names begin with a capital.

    >>> capitals(["Ann Reed", "ben Marsh"]), capitals(["ann reed", "Ben Marsh"])
    (True, False)
    """
    words = [word for text in texts for word in _WORD.findall(text) if len(word) > 2]
    large = sum(word[0].isupper() and not word.isupper() for word in words)
    return bool(words) and large >= 0.7 * len(words)
