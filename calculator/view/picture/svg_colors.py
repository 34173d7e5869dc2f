"""Colors as attributes, for a picture that no stylesheet reaches."""

from calculator.view.element import Child, Element, el

INK, SOFT, RULE = "#1d2723", "#53605a", "#c5cfca"
EQUAL, DIFFERS, PAPER, ACCENT = "#dfe3e1", "#e3a73b", "#ffffff", "#2b8a66"
#: What each class of a figure looks like; the stylesheet of the page says the same of them.
_LOOKS: dict[str, dict[str, dict[str, str]]] = {
    "rect": {
        "tb-part": {"stroke": PAPER, "stroke-width": "4"},
        "tb-part-same": {"fill": EQUAL},
        "tb-part-one": {"fill": EQUAL},
        "tb-part-left": {"fill": DIFFERS},
        "tb-part-out": {"fill": "none", "stroke": SOFT, "stroke-width": "2"},
        "tb-part-lost": {"fill": "none", "stroke": SOFT, "stroke-width": "2"},
        "tb-part-unmet": {"fill": "none", "stroke": RULE, "stroke-width": "2"},
        "tb-own": {"fill": ACCENT},
    },
    "text": {
        "tb-bar-sum": {"font-weight": "700"},
        "tb-gap-by": {"font-weight": "700"},
        "tb-axis-end": {"fill": SOFT},
        "tb-part-left": {"font-weight": "600"},
        "tb-part-out": {"fill": SOFT, "text-decoration": "line-through"},
    },
    "line": {
        "tb-gap": {"stroke": INK, "stroke-width": "4"},
        "tb-mean": {"stroke": DIFFERS, "stroke-width": "8"},
        "tb-axis": {"stroke": RULE, "stroke-width": "2"},
    },
    "circle": {
        "tb-dot": {"fill": SOFT},
        "tb-dot-out": {"fill": "none", "stroke": SOFT, "stroke-width": "2"},
    },
}
_DASHED = {"tb-part-out", "tb-part-unmet"}


def painted(one: Child) -> Child:
    """Return a figure with the looks of its classes as attributes.

    >>> painted(el("rect", class_="tb-part tb-part-left")).attributes["fill"]
    '#e3a73b'
    """
    if isinstance(one, str):
        return one
    classes = one.attributes.get("class", "").split()
    looks = dict(one.attributes)
    for name in classes:
        looks |= _LOOKS.get(one.tag, {}).get(name, {})
        if one.tag == "rect" and name in _DASHED:
            looks["stroke-dasharray"] = "7 6"
    return Element(one.tag, looks, tuple(map(painted, one.children)), one.key)


def lettered(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    bold: bool = False,
    fill: str = INK,
    room: float | None = None,
    class_: str | None = None,
) -> Element:
    """Return a text of the picture; the page squeezes it where it is wider than ``room``."""
    return el(
        "text",
        text,
        x=f"{x:.1f}",
        y=f"{y:.1f}",
        font_size=f"{size:.4g}",
        font_weight="700" if bold else None,
        fill=fill,
        data_room=f"{room:.0f}" if room else None,
        class_=class_,
    )
