"""Selects and their options, and words of which a part is left out where there is little room."""

from functools import lru_cache

from calculator.view.element import Child, Element, el
from calculator.words import say


@lru_cache(maxsize=2000)
def option(text: str, value: str, *, chosen: bool) -> Element:
    """Return one option of a select."""
    return el("option", text, value=value, selected="" if chosen else None, key=value)


def select(name: str, label: str, options: list[Element]) -> Element:
    """Return a labelled select that sets the part ``name`` of the page's state."""
    return el(
        "label",
        el("span", label),
        " ",
        el("select", *options, name=name, aria_label=label),
        class_="tb-control",
    )


def with_place(text: str, place: int | None) -> str:
    """Add the place that a choice would lead to, if there is one to name.

    >>> with_place("raw scores", 5), with_place("raw scores", None)
    ('raw scores (5th)', 'raw scores')
    """
    return say("option-place", text, place) if place else text


def roomy(said: str) -> list[Child]:
    """Return a text whose parts in parentheses are not seen on a phone; they are heard there too.

    >>> [getattr(part, "tag", part) for part in roomy("[What if: ]2 changed[ results]")]
    ['span', '2 changed', 'span']
    """
    parts = enumerate(said.replace("]", "[").split("["))
    return [el("span", part, class_="tb-roomy") if at % 2 else part for at, part in parts if part]
