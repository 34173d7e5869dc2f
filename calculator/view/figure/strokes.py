"""Rectangles, lines and lettering of a figure: across in percent, down in the font's height."""

from collections.abc import Iterable

from calculator.view.element import Element, el
from calculator.view.figure.widths import width

#: What is left free at both ends of a text in a part, in the font's height.
PAD = 0.3
#: How high a bar is that has texts in it.
BAR = 1.75


def percent(part: float) -> str:
    """Write a part of the width.

    >>> percent(1 / 3)
    '33.333%'
    """
    return f"{100 * part:.3f}".rstrip("0").rstrip(".") + "%"


def em(high: float) -> str:
    """Write a height.

    >>> em(1.5)
    '1.5em'
    """
    return f"{high:.3f}".rstrip("0").rstrip(".") + "em"


def box(
    x: float, y: float, wide: float, high: float, class_: str, rx: str | None = None
) -> Element:
    """Return a rectangle."""
    return el(
        "rect", x=percent(x), y=em(y), width=percent(wide), height=em(high), class_=class_, rx=rx
    )


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> Element:
    """Return a straight line."""
    return el("line", x1=percent(x1), y1=em(y1), x2=percent(x2), y2=em(y2), class_=class_)


def letters(
    text: str, x: float, y: float, class_: str, *, anchor: str | None = None, dx: float = 0
) -> Element:
    """Return a text; ``y`` is its base line."""
    shift = em(dx) if dx else None
    return el("text", text, x=percent(x), y=em(y), dx=shift, text_anchor=anchor, class_=class_)


def fitting(wishes: Iterable[str], ems: float) -> str:
    """Return the first text for which there is room, that many heights of the font wide.

    >>> [fitting(["4½ Nina Marlow", "4½ Nina", "4½"], ems) for ems in (12, 5, 2.4, 0.8)]
    ['4½ Nina Marlow', '4½ Nina', '4½', '']
    """
    return next((text for text in wishes if width(text, 1) + 2 * PAD <= ems), "")


def written(text: str, x: float, y: float, class_: str) -> Element:
    """Return a text inside of a part that begins at ``x``."""
    return letters(text, x, y, class_, dx=PAD)
