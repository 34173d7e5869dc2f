"""What is drawn in the docs alone has in common: a panel, its lettering, how it becomes a figure.

Lengths are in units of which a panel has 320 in width: about a pixel on the narrowest phone.
"""

from typing import NamedTuple

from calculator.view import Element, el
from calculator.view.element import Child
from calculator.view.figure.widths import shortened

WIDTH = 320
#: The font's size: at least 12 pixels on a phone.
SIZE = 14


class Panel(NamedTuple):
    """One drawing with all that is said of it."""

    title: str
    """Whose value of what it is."""
    said: str
    """Term for term, for who cannot see it."""
    caption: str
    parts: tuple[Child, ...]
    height: float


def drawn(panel: Panel) -> Element:
    """Make a figure of a panel; the search leaves its lettering out."""
    height = f"{panel.height:.0f}"
    return el(
        "figure",
        el(
            "svg",
            el("title", panel.title),
            el("desc", panel.said),
            *panel.parts,
            viewBox=f"0 0 {WIDTH} {height}",
            width=str(WIDTH),
            height=height,
            role="img",
            data_search_exclude="",
        ),
        el("figcaption", panel.caption),
        class_="tb-panel",
    )


def fitting(text: str, room: float) -> str:
    """Return a text as far as there is room for it.

    >>> fitting("Bartholomew", 50)
    'Bart…'
    """
    return shortened(text, SIZE, room)


def letters(
    text: str, x: float, y: float, *, anchor: str | None = None, class_: str | None = None
) -> Element:
    """Return a text of the picture; ``y`` is its base line."""
    return el("text", text, x=f"{x:.4g}", y=f"{y:.4g}", text_anchor=anchor, class_=class_)


def box(x: float, y: float, wide: float, high: float, *, class_: str) -> Element:
    """Return a rectangle."""
    place = {"x": f"{x:.4g}", "y": f"{y:.4g}"}
    return el("rect", **place, width=f"{wide:.4g}", height=f"{high:.4g}", class_=class_)


def line(x1: float, y1: float, x2: float, y2: float, *, class_: str) -> Element:
    """Return a straight line."""
    ends = {"x1": f"{x1:.4g}", "y1": f"{y1:.4g}", "x2": f"{x2:.4g}", "y2": f"{y2:.4g}"}
    return el("line", **ends, class_=class_)
