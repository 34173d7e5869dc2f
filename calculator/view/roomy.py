"""Texts of which a part is left out where there is little room."""

from calculator.view.element import Child, el


def roomy(said: str) -> list[Child]:
    """Return a text whose parts in brackets are not seen on a phone; they are heard there too.

    >>> [getattr(part, "tag", part) for part in roomy("[What if: ]2 changed[ results]")]
    ['span', '2 changed', 'span']
    """
    parts = enumerate(said.replace("]", "[").split("["))
    return [el("span", part, class_="tb-roomy") if at % 2 else part for at, part in parts if part]
