"""What opens over the page and moves nothing in it: beside the answer, or from below on a phone."""

from calculator.view.element import Child, Element, el
from calculator.words import say


def opener(name: str, *children: Child | None, label: str | None = None, class_: str) -> Element:
    """Return the button that opens a panel, and closes it again; the browser does both.

    ``label`` is its name where what is seen is only a sign.
    """
    return el(
        "button",
        *children,
        type="button",
        popovertarget=f"tb-{name}",
        class_=class_,
        aria_label=label,
        title=label,
        key=f"open {name}",
    )


def panel(name: str, label: str, *children: Child | None, **attributes: str) -> Element:
    """Return a panel; ``attributes`` are what the script needs to know of it."""
    close = el(
        "button",
        "×",
        type="button",
        popovertarget=f"tb-{name}",
        popovertargetaction="hide",
        class_="tb-close",
        aria_label=say("app.close"),
    )
    return el(
        "div",
        close,
        el("p", label, class_="tb-panel-title"),
        *children,
        id=f"tb-{name}",
        popover="auto",
        role="group",
        aria_label=label,
        class_=f"tb-panel tb-{name}",
        key=f"panel {name}",
        **attributes,
    )
