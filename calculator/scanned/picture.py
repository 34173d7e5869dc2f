"""What was seen in a picture: words that were read, and ink whether it was read or not."""

from typing import Any, NamedTuple


class Box(NamedTuple):
    """A place in a picture, in its pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle.

        >>> Box(0, 0, 10, 4).middle
        (5.0, 2.0)
        """
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def wide(self) -> float:
        """How wide it is."""
        return self.right - self.left

    @property
    def high(self) -> float:
        """How high it is."""
        return self.bottom - self.top


class Word(NamedTuple):
    """A word that was read, and how sure that is, from 0 to 1."""

    text: str
    confidence: float
    box: Box


class Parts(NamedTuple):
    """The letters of which a shape may consist."""

    letters: tuple[tuple[int, int, int], ...]
    """Of each the shape, and how far below the upper edge it begins and ends."""
    alike: float = 0
    """How much alike those shapes the least of them is: 1 is exactly."""


class Picture(NamedTuple):
    """What was seen in one picture."""

    words: tuple[Word, ...]
    ink: tuple[Box, ...] = ()
    """The pieces of ink that hang together, letters mostly; where they are not known, none."""
    letter: float = 0
    """How high a capital is; 0 where that is not known."""
    rules: tuple[Box, ...] = ()
    """Upright rules that were taken away, whole or in pieces."""
    size: tuple[float, float] = (0, 0)
    """How wide and high it is; 0 where its edges say nothing, as around the sheet in a photo."""
    shapes: tuple[int, ...] = ()
    """The shape of each piece of ink: equal ones have the same number; where unknown, none."""
    parts: tuple[tuple[int, Parts], ...] = ()
    """Of wide shapes the letters of which they may consist."""
    round: frozenset[int] = frozenset()
    """The shapes that can only be an O: closed, hollow, and the same from all sides."""
    typed: tuple[float, float] = (0, 0)
    """On a typewriter, how much room a letter has, and where one has its middle; else nothing."""

    @property
    def shaped(self) -> dict[Box, int]:
        """The shape of each piece of ink of which it is known."""
        return dict(zip(self.ink, self.shapes, strict=False))


def picture_of(found: dict[str, Any]) -> Picture:
    """Return what the page's modules say of a picture, which is JSON.

    Args:
        found: ``words`` (text, confidence, and the place's four edges), ``ink`` and ``rules`` (four
            edges each), ``size``, ``shapes`` (a number for each piece of ink), ``parts`` (the
            letters that a shape may consist of, and how much alike those they are), ``round`` (the
            shapes that can only be an O) and ``typed`` (the room of letters on a typewriter), all
            of which may be missing, and ``letter``.

    >>> picture_of({"words": [["W3", 0.9, 0, 0, 20, 11]], "letter": 11})
    Picture(words=(Word(text='W3', confidence=0.9, box=Box(...)),), ink=(), letter=11, ...)
    """
    words = (Word(text, sure, Box(*box)) for text, sure, *box in found["words"])
    ink, rules = (tuple(Box(*box) for box in found.get(part, ())) for part in ("ink", "rules"))
    wide, high = found.get("size", (0, 0))
    shapes = tuple(found.get("shapes", ()))
    parts = tuple(
        (shape, Parts(tuple((one, top, low) for one, top, low in some), alike))
        for shape, some, alike in found.get("parts", ())
    )
    only_o = frozenset(found.get("round", ()))
    room, middle = found.get("typed", (0, 0))
    size, typed = (wide, high), (room, middle)
    return Picture(tuple(words), ink, found["letter"], rules, size, shapes, parts, only_o, typed)


def around(boxes: list[Box]) -> Box:
    """Return the smallest place that holds all of some.

    >>> around([Box(0, 0, 2, 2), Box(1, 1, 5, 3)])
    Box(left=0, top=0, right=5, bottom=3)
    """
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )


def letter_height(picture: Picture) -> float:
    """Return how high letters are, from the words where the picture does not say.

    >>> letter_height(Picture((Word("W3", 0.9, Box(0, 0, 20, 11)),)))
    11
    """
    if picture.letter:
        return picture.letter
    heights = sorted(word.box.high for word in picture.words if word.text.isalnum())
    return heights[len(heights) // 2] if heights else 10
