"""What the page draws of a tree of elements: the lists of tags and attributes in its own script.

It refuses a whole result for one attribute that is not on them.
"""

import re
from functools import cache

from tests.support.project import ROOT

_SCRIPT = ROOT / "pyscript_app/page/dom.js"


@cache
def _list(name: str) -> frozenset[str]:
    script = _SCRIPT.read_text(encoding="utf-8")
    found = re.search(rf"const {name} = new Set\((.*?)\);\n", script, re.DOTALL)
    assert found, f"{_SCRIPT} has no list {name}"
    return frozenset(" ".join(re.findall(r'"([^"]*)"', found[1])).split()) - {""}


def draws_tag(tag: str) -> bool:
    """Whether the page draws elements with this tag.

    >>> draws_tag("table"), draws_tag("script")
    (True, False)
    """
    return tag in _list("HTML_TAGS") | _list("SVG_TAGS")


def draws_attribute(name: str) -> bool:
    """Whether the page sets this attribute.

    >>> draws_attribute("aria-label"), draws_attribute("hreflang"), draws_attribute("onclick")
    (True, True, False)
    """
    lists = _list("ATTRIBUTES") | {"href"}
    return name in lists or bool(re.fullmatch(r"(?:aria|data)-[a-z-]+", name))
