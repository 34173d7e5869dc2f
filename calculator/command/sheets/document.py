"""A whole page of HTML that asks nobody for anything: no script, its style inside."""

import re
from functools import cache
from pathlib import Path

from calculator.view.element import Child, Element, el, to_html
from calculator.words import language, say

_GENERATOR = el("meta", name="generator", content="chess-tiebreak-calculator")
#: Says who wrote a file: only a file that has it is written over, and none that has it is read.
MARK = to_html(_GENERATOR)
#: What no page may hold: controls, what turns the direction of the words after it, no characters.
_UNFIT = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff]"
    "|[\ud800-\udfff]|[\U0001fffe\U0001ffff]"
)
#: Nothing is loaded, whatever a name in the table tries.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'"


def document(title: str, about: str, *body: Child | None) -> str:
    r"""Return a page as text, in the language in use; ``about`` tells search engines what it holds.

    >>> page = document("A & B", "", el("p", "<i>\x00"))
    >>> "<title>A &amp; B</title>" in page, "&lt;i&gt;\ufffd" in page, "<script" in page
    (True, True, False)
    """
    page = el(
        "html",
        el(
            "head",
            el("meta", charset="utf-8"),
            _GENERATOR,
            el("meta", http_equiv="Content-Security-Policy", content=_POLICY),
            el("meta", name="viewport", content="width=device-width, initial-scale=1"),
            el("meta", name="description", content=about),
            el("meta", name="color-scheme", content="light dark"),
            el("title", title),
            # Else the browser asks the server for one.
            el("link", rel="icon", href="data:,"),
            el("style", _style()),
        ),
        el("body", el("main", *body)),
        lang=language().code,
    )
    return _UNFIT.sub("\ufffd", f"<!doctype html>\n{to_html(page)}\n")


def scrolling(label: str, table: Element) -> Element:
    """Return a table in a box that scrolls where the page has too little room for it."""
    return el("div", table, class_="wide", role="region", tabindex="0", aria_label=label)


def made_with() -> Element:
    """Say what made the page."""
    return el("footer", el("p", say("sheet-made-with")))


@cache
def _style() -> str:
    """Return the style sheet, in one line for each rule."""
    # It may be in a zip; what importlib has for that would be loaded with it.
    get_data = __spec__.loader.get_data  # type: ignore[union-attr]
    text = get_data(str(Path(__file__).with_name("style.css"))).decode()
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return re.sub(r"\s+", " ", text).strip()
