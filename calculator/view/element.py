"""A tree of elements that knows no browser.

At build time it becomes HTML in the docs; in the page the same tree becomes DOM nodes.
Text is always text: no markup from a pasted table can ever run.
"""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Union, overload

from calculator.model.late import late

if TYPE_CHECKING:
    from html import escape
else:
    # Brings the names of all 2,231 characters, and the page needs none.
    escape = late("html", "escape")

#: Elements without content or end tag.
_VOID = {"br", "hr", "input", "link", "meta"}
#: Elements whose text HTML takes literally, up to the end tag.
_LITERAL = {"script", "style"}

Child = Union["Element", str]
#: An element as lists for JSON: see :func:`to_tree`.
type Tree = list[object]


class Element(NamedTuple):
    """A tag, its attributes and what it holds."""

    tag: str
    attributes: dict[str, str]
    children: tuple[Child, ...] = ()
    key: str = ""
    """Identifies it among its neighbors in the next answer (:func:`difference`); not sent."""


def el(
    tag: str, *children: Child | None, key: str | None = None, **attributes: str | None
) -> Element:
    """Make an element; ``None`` children and attributes are left out.

    ``class_`` and ``for_`` stand for ``class`` and ``for``, ``_`` within a name for ``-``.
    ``data_part`` is one of :data:`~calculator.view.parts.PARTS`; it is also the ``key``.

    >>> to_html(el("p", "a < b", class_="x", aria_label=None))
    '<p class="x">a &lt; b</p>'
    """
    named = {_named(name): value for name, value in attributes.items() if value is not None}
    return Element(tag, named, tuple([child for child in children if child is not None]), key or "")


@cache
def _named(argument: str) -> str:
    """Return the attribute that an argument's name stands for."""
    return argument.rstrip("_").replace("_", "-")


def to_html(element: Child) -> str:
    """Write an element as HTML."""
    if isinstance(element, str):
        return escape(element, quote=False)
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in element.attributes.items())
    if element.tag in _VOID:
        return f"<{element.tag}{attributes}>"
    if element.tag in _LITERAL:
        inside = _literal(element)
    else:
        inside = "".join(map(to_html, element.children))
    return f"<{element.tag}{attributes}>{inside}</{element.tag}>"


def _literal(element: Element) -> str:
    """Return the text of a script or a style sheet."""
    inside = text_of(element)
    if "</" in inside or "<!--" in inside:
        raise ValueError(f"a {element.tag} that HTML would end, or take for a comment")
    return inside


@overload
def to_tree(element: Element) -> Tree: ...
@overload
def to_tree(element: Child) -> Tree | str: ...
def to_tree(element: Child) -> Tree | str:
    """Write an element as lists for JSON: ``["tag", {attributes}, child, …]``."""
    if isinstance(element, str):
        return element
    return [element.tag, element.attributes, *map(to_tree, element.children)]


def text_of(element: Child) -> str:
    """Return all the text in an element.

    >>> text_of(el("p", "a", el("b", "c")))
    'ac'
    """
    if isinstance(element, str):
        return element
    return "".join(map(text_of, element.children))
