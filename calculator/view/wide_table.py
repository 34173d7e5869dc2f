"""A table that may be wider than its page."""

from calculator.view.element import Child, Element, el


def scrolled(*children: Child | None, keys: bool = True) -> Element:
    """Return what holds a table and scrolls it sideways.

    With ``keys`` the keyboard reaches it, to scroll. A table that holds controls does not need
    this, because whatever gets the focus is scrolled into sight.
    """
    return el("div", *children, class_="tb-scroll", key="scroll", tabindex="0" if keys else None)
